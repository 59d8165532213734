"""How one seat looks at the table: what each move is worth, read off tables and card texts.

No position is copied and no move is tried out, so that a search can afford to ask at every step
of a playout.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import Accept
from pentapolis.games.imperium.effect import (
    ABILITY,
    PLAY,
    Cost,
    Op,
    Ops,
)
from pentapolis.games.imperium.market import slot_of
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.ops_cards import (
    Discard,
    DiscardMasks,
    Draw,
    Fetch,
    FromPlay,
    PlaceOnDeck,
    Sink,
    ThisTo,
    ToHistory,
)
from pentapolis.games.imperium.ops_control import (
    Choose,
    ChooseOption,
    EachPlayer,
    If,
    IfState,
    May,
    PayCard,
    PayTo,
    Shielded,
)
from pentapolis.games.imperium.ops_decks import (
    DevelopOp,
    Find,
    LookFame,
    ReturnUnrest,
    TakeTopFame,
    TakeUnrest,
)
from pentapolis.games.imperium.ops_garrison import Garrison, GarrisonSelf
from pentapolis.games.imperium.ops_market import Acquire, BreakThrough
from pentapolis.games.imperium.ops_tokens import (
    Gain,
    GainAction,
    Pay,
    ReturnExhaust,
    SpendAction,
    Steal,
)
from pentapolis.games.imperium.ops_unrest import UnrestPrice, unrest_prices
from pentapolis.games.imperium.play import can_exhaust, can_play
from pentapolis.games.imperium.reshuffle import development_cost
from pentapolis.games.imperium.scoring import (
    P_HISTORY,
    P_PINNED,
    P_SUIT,
    P_TOKEN,
    POINTS,
    unrest_owned,
)
from pentapolis.games.imperium.special import Special
from pentapolis.games.imperium.state import SLOTS, Imperium, Player
from pentapolis.games.imperium.tables import (
    EMPIRE,
    FAME,
    FREE_PLAY,
    GWAITH_CAMLAN,
    IS_UNREST,
    KNIGHT,
    NO_STATE,
    PINNED,
    REGION,
    STATE,
    SUIT,
    TYPE,
    UNREST_CARD,
)
from pentapolis.games.imperium.worth import (
    ACTION,
    ATTACK,
    DECK_CARD,
    DEEPEST,
    DRAWN,
    FAME_TAKEN,
    FAR_PILE,
    IN_PLAY,
    NATION_CARD,
    NEVER_EMPIRE,
    POINTS_OF,
    PUT_BY,
    SAFE_PILE,
    STOCK,
    SUFFERS_EMPTY_DECK,
    THICK_DECK,
    TOKEN,
    USE,
    quick_total,
    rounds_left,
    token_value,
    unrest_to_come,
)

CAPPED: Final = 0.6
"""Points of the power card end at ten: what counts for it is worth that share."""


class Eye:
    """How one seat looks at the table now."""

    __slots__ = (
        "state", "seat", "player", "left", "unrest", "draws", "pressing", "suits", "per_suit",
        "per_pinned", "per_history", "per_token", "thick",
    )  # fmt: skip

    def __init__(self, state: Imperium, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player: Player = state.players[seat]
        self.left = rounds_left(state)
        self.unrest = 2.0
        self.draws = DRAWN
        self.thick = 0.0
        if SUFFERS_EMPTY_DECK[self.player.power]:
            self.draws = 0.2
            self.thick = THICK_DECK * self.left
        self.read_power()
        own = unrest_owned(self.player)
        fewest = 99
        for other in state.players:
            if other.seat != seat:
                fewest = min(fewest, unrest_owned(other))
        # A collapse is lost by whoever has more unrest: the more, the earlier that must change.
        self.pressing = False  # unrest has to go back to the pile, nowhere else
        behind = max(0, own + 2 + unrest_to_come(self.player) - fewest)
        # Arthurians and Utopians get unrest for nothing.
        burdened = self.player.court >= 0 or self.player.journey >= 0
        safe = 2 * SAFE_PILE if burdened else SAFE_PILE
        margin = len(state.unrest) - safe - behind
        if behind and margin < safe:
            near = max(1.0, 6.0 * (FAR_PILE - len(state.unrest)) / FAR_PILE)
            self.unrest += min(near, 6.0 * (safe - margin) / safe)
            self.pressing = True

    def read_power(self) -> None:
        """What the own power card gives points for; its limit of ten makes them worth less."""
        self.suits = 0
        self.per_suit = 0.0
        self.per_pinned = 0.0
        self.per_history = 0.0
        self.per_token = [0.0, 0.0, 0.0]
        points = POINTS[self.player.power]
        for counter in points.counters:
            each = CAPPED * points.n / counter.div
            if counter.kind == P_SUIT:
                self.suits = counter.bits
                self.per_suit = each
            elif counter.kind == P_PINNED:
                self.per_pinned = each
            elif counter.kind == P_HISTORY:
                self.per_history = each
            elif counter.kind == P_TOKEN:
                self.per_token[counter.bits] = each

    # --- cards -----------------------------------------------------------------------------

    def tokens(self, materials: float, population: float, progress: float) -> float:
        """Tokens gained or paid; at the end only progress counts."""
        fade = min(1.0, self.left + 0.15)
        # Nobody needs more than a good stock.
        have = self.player.tokens
        first = TOKEN[0] if have[0] < STOCK else 0.25 * TOKEN[0]
        second = TOKEN[1] if have[1] < STOCK else 0.25 * TOKEN[1]
        more = self.per_token
        worth = fade * (first * materials + second * population) + TOKEN[2] * progress
        return worth + more[0] * materials + more[1] * population + more[2] * progress

    def paying(self, materials: int, population: int, progress: int) -> float:
        """What a price takes: progress stands in for what is missing (IM-9.3, IM-9.4)."""
        have = self.player.tokens
        instead = 0
        if materials > have[0]:
            instead += (materials - have[0] + 1) // 2
            materials = have[0]
        if population > have[1]:
            instead += population - have[1]
            population = have[1]
        return self.tokens(materials, population, progress + instead)

    def calming(self) -> list[float]:
        """The prices of playing an Unrest: population, cards or materials."""
        cards, materials = unrest_prices(self.player)
        return [self.paying(0, 1, 0), 0.5 * cards, self.paying(materials, 0, 0)]

    def owning(self, card: int) -> float:
        """What it is worth to have the card in one's deck for the rest of the game."""
        if IS_UNREST[card]:
            return -self.unrest
        worth = POINTS_OF[card] + self.thick
        if SUIT[card] & self.suits:
            worth += self.per_suit
        if self.can_use(card):
            worth += self.left * USE[card]
        return worth

    def can_use(self, card: int) -> bool:
        """Whether the card's state icon will ever fit: not every nation becomes an empire."""
        state = STATE[card]
        if state == NO_STATE or self.player.empire == (state == EMPIRE):
            return True
        return (
            state == EMPIRE
            and self.player.accession >= 0
            and self.player.nation not in NEVER_EMPIRE
        )

    def keeping(self, card: int) -> float:
        """How glad the seat will be to hold the card now."""
        if IS_UNREST[card]:
            return -0.5
        state = STATE[card]
        if state >= 0 and state != (1 if self.player.empire else 0):
            return 0.1
        return 0.3 + USE[card]

    def market(self, card: int, with_unrest: bool) -> float:
        """A market or exile card with its tokens."""
        worth = self.owning(card)
        slot = slot_of(self.state, card)
        if slot >= 0:
            at = 3 * slot
            tokens = self.state.on_market
            worth += self.tokens(tokens[at], tokens[at + 1], tokens[at + 2])
            if with_unrest and self.state.tucked[slot] >= 0:
                worth -= self.unrest
                if len(self.state.unrest) <= 1:
                    worth += self.collapse()
        return worth

    def putting_by(self, card: int) -> float:
        """History, sunken pile or garrison: out of the way, the points stay."""
        if IS_UNREST[card]:
            return -1.0 if self.pressing else 1.2
        return 0.9 - self.left * USE[card] + self.per_history + PUT_BY[card] - self.thick

    def leaving(self, card: int) -> float:
        """What is lost when a card leaves play, won when it comes into play."""
        if self.per_pinned and PINNED[card] and not SUIT[card] & REGION:
            return self.left * IN_PLAY[card] + self.per_pinned
        return self.left * IN_PLAY[card]

    # --- playing ---------------------------------------------------------------------------

    def playing(self, card: int) -> float:
        """Playing a card from hand."""
        worth = self.ops(PLAY[card], card, 0) + self.leaving(card)
        if IS_UNREST[card]:
            return worth
        return worth - (0.0 if FREE_PLAY[card] else 0.1)

    def exhausting(self, card: int, this: int) -> float:
        """Using an exhaust ability."""
        ability = ABILITY[card]
        if ability is None:
            return 0.0
        worth = self.ops(ability.ops, this, 0)
        if ability.cost is not None:
            worth -= self.cost(ability.cost)
        return worth

    def turn(self) -> float:
        """A whole Activate turn: the best cards and all abilities that help."""
        worth = 0.0
        plays: list[float] = []
        seen = False
        for card in self.player.hand:
            if IS_UNREST[card]:
                if seen:
                    continue
                seen = True
            if can_play(self.state, self.seat, card):
                value = self.playing(card)
                if value > 0.0:
                    if FREE_PLAY[card]:
                        worth += value
                    else:
                        plays.append(value)
        plays.sort()
        for i in range(min(self.player.actions, len(plays))):
            worth += plays[-1 - i]
        for card in self.player.texts():
            if can_exhaust(self.state, self.seat, card):
                worth += max(0.0, self.exhausting(card, card))
        return worth

    # --- texts -----------------------------------------------------------------------------

    def ops(self, ops: Ops, this: int, depth: int) -> float:
        """What a list of operations brings its owner."""
        worth = 0.0
        for op in ops:
            worth += self.op(op, this, depth)
        return worth

    def cost(self, cost: Cost) -> float:
        """What paying takes."""
        worth = self.paying(cost.tokens[0], cost.tokens[1], cost.tokens[2])
        if cost.actions:
            worth += ACTION * cost.actions
        for op in cost.ops:
            if not isinstance(op, (Pay, SpendAction)):
                worth -= self.op(op, -1, 1)
        return worth

    def op(self, op: Op, this: int, depth: int) -> float:
        """What one operation brings its owner."""
        state = self.state
        seat = self.seat
        if isinstance(op, Gain):
            count = 1 if op.per is None or not state.frames else op.per.count(state, seat)
            if op.per is not None and not state.frames and op.per.kind < 3:
                count = op.per.count(state, seat)
            return count * self.tokens(op.res[0], op.res[1], op.res[2])
        if depth > DEEPEST:
            return 0.0
        if isinstance(op, PayTo):
            if not op.permits(state, seat, this):
                return 0.0
            return self.ops(op.then, this, depth + 1) - self.cost(op.cost)
        if isinstance(op, Choose):
            best = -9.0
            for i in op.legal(state, seat, this):
                best = max(best, self.ops(op.options[i], this, depth + 1))
            return best if best > -9.0 else 0.0
        if isinstance(op, May):
            return max(0.0, self.ops(op.ops, this, depth + 1))
        if isinstance(op, Acquire):
            return self.best_of(op.cards(state, seat, this, op.n), True) * min(op.n, 2)
        if isinstance(op, BreakThrough):
            return self.breaking(op) * op.n
        if isinstance(op, Draw):
            return self.draws * op.n
        if isinstance(op, EachPlayer):
            if isinstance(op.ops[0], TakeUnrest) and len(state.unrest) <= state.seats:
                return self.collapse()
            worth = self.ops(op.ops, this, depth + 1)
            return worth * (1.0 - ATTACK) if op.everybody else -ATTACK * worth
        if isinstance(op, (IfState, If)):
            holds = op.possible(state, seat, this)
            return self.ops(op.ops, this, depth + 1) if holds else 0.0
        return self.card_op(op, this)

    def card_op(self, op: Op, this: int) -> float:
        """Operations on cards, and the rest."""
        state = self.state
        seat = self.seat
        if isinstance(op, (LookFame, TakeTopFame)):
            if state.fame_deck:
                return FAME_TAKEN
            return 0.0 if self.player.king_used else 4.0
        if isinstance(op, TakeUnrest):
            worth = -self.unrest * op.n
            return worth + self.collapse() if len(state.unrest) <= op.n else worth
        if isinstance(op, ReturnUnrest):
            return self.unrest * min(op.n, len(op.cards(state, seat, this, op.n)))
        if isinstance(op, FromPlay):
            cards = op.cards(state, seat, this, op.n)
            least = 9.0
            for code in cards:
                least = min(least, self.leaving(code & mv.ZONE_MASK))
            return -least * min(op.n, len(cards)) if cards else 0.0
        if isinstance(op, (Discard, DiscardMasks)):
            return -0.25 * op.n
        if isinstance(op, (ToHistory, Garrison)):
            return self.best_put_by(op.cards(state, seat, this, op.n))
        if isinstance(op, Fetch):
            return 0.8 * op.n if op.cards(state, seat, this, op.n) else 0.0
        if isinstance(op, ThisTo):
            return self.putting_by(this) if this >= 0 and op.where != "exile" else -0.3
        if isinstance(op, DevelopOp):
            return 2.0 if op.possible(state, seat, this) else 0.0
        if isinstance(op, (GainAction, ReturnExhaust)):
            return ACTION
        if isinstance(op, Steal):
            return self.tokens(op.res[0], op.res[1], op.res[2]) * (state.seats - 1)
        if isinstance(op, GarrisonSelf):
            # Knights in garrisons hold Gwaith Camlan off (IM-S16).
            return 2.0 if self.player.court >= 0 else 0.5
        if isinstance(op, (Find, PlaceOnDeck)):
            return 0.5
        if isinstance(op, Sink):
            return 0.0
        if isinstance(op, Special):
            return self.special(op, this)
        if isinstance(op, Pay):
            return -self.paying(op.res[0], op.res[1], op.res[2])
        if isinstance(op, UnrestPrice):
            return -min(self.calming())
        return 0.0

    def special(self, op: Special, this: int) -> float:
        """The odd effects, by name."""
        name = op.name
        if name == "return_this_unrest":
            return self.unrest
        if name == "trigger_game_end":
            return self.ending()
        if name == "advance_journey":
            return 3.0 * self.left - self.player.tokens[2]
        if name in ("nation_top_to_discard", "quest_and_nation_to_discard"):
            return NATION_CARD
        if name == "double_token_gain":
            return 1.0
        if name == "enter_play":
            return 0.0
        return 0.8

    def ending(self) -> float:
        """Whether the end of the game is welcome: only to whoever is ahead."""
        if self.state.last_round:
            return 0.0
        own = quick_total(self.player)
        for other in self.state.players:
            if other.seat != self.seat and quick_total(other) >= own:
                return -2.0
        return 3.0

    def collapse(self) -> float:
        """What it is worth to bring the collapse about: all or nothing."""
        return -25.0 if self.pressing else 8.0

    def best_of(self, cards: list[int], with_unrest: bool) -> float:
        """The best of some market cards, 0 where there is none."""
        if not cards:
            return 0.0
        best = -99.0
        for card in cards:
            best = max(best, self.market(card, with_unrest))
        return best

    def best_put_by(self, codes: list[int]) -> float:
        """The best card to put into history or garrison."""
        best = 0.0
        for code in codes:
            best = max(best, self.putting_by(code & mv.ZONE_MASK))
        return best

    def breaking(self, op: BreakThrough) -> float:
        """Breaking through for one of the suits."""
        best = DECK_CARD
        for slot in range(SLOTS):
            card = self.state.market[slot]
            if card >= 0 and (op.variable or SUIT[card] & op.suits):
                best = max(best, self.market(card, False))
        return best

    # --- moves -----------------------------------------------------------------------------

    def card_move(self, move: CardMove, kind: str, step: Step[Imperium] | None) -> float:
        """A move that names a card."""
        card = move.card
        verb = move.verb
        if verb == "play":
            return self.playing(card)
        if verb == "exhaust":
            return 1.5 if kind == "attack_protection" else self.exhausting(card, card)
        if verb == "acquire":
            return self.market(card, True)
        if verb == "take" or verb == "innovate":
            return self.market(card, False)
        if verb == "discard":
            return self.discarding(card, move.zone, kind)
        if verb == "draw" or verb == "find":
            return 0.2 + self.keeping(card)
        if verb == "top":
            return self.owning(card) if SUIT[card] & FAME else self.keeping(card) - 1.0
        if verb == "history" or verb == "garrison":
            return self.putting_by(card)
        if verb == "abandon" or verb == "recall":
            return -self.leaving(card) + (0.3 if verb == "recall" else 0.0)
        if verb == "sink":
            return self.putting_by(card) - self.leaving(card)
        if verb == "give":
            return -self.owning(card) if card in self.player.hand else 0.2 - self.owning(card)
        if verb == "token":
            return token_value(self.state, move)
        if verb == "develop":
            cost = development_cost(self.player, card)
            price = self.paying(cost[0], cost[1], cost[2])
            return self.owning(card) - price
        if verb == "return":
            return self.unrest if card == UNREST_CARD else max(0.1, self.exhausting(card, card))
        if verb == "quest":
            return self.owning(card) - self.unrest + 1.0
        if verb == "copy":
            return self.exhausting(card, -1)
        if verb == "under":
            return self.ops(PLAY[card], card, 0)
        if verb == "exile":
            return self.exiling(card)
        if verb == "resolve":
            return self.resolving(card)
        if verb == "swap":
            return -self.keeping(card) if card in self.player.hand else self.owning(card)
        return 0.5

    def bargain(self, step: PayCard) -> float:
        """What a MAY brings and takes besides the card that is named for it."""
        cost = step.op.cost
        then = step.op.then
        if isinstance(cost.ops[0], Pay):
            return self.ops(then[1:], step.card, 0) - self.cost(cost)
        worth = self.ops(cost.ops[1:], step.card, 0)
        return worth if step.rewards() is not None else worth + self.ops(then, step.card, 0)

    def resolving(self, card: int) -> float:
        """Gwaith Camlan gets its knight before another text takes it, or waits for one."""
        if card != GWAITH_CAMLAN:
            return 0.5
        return 0.0 if unrest_to_come(self.player) else 1.0

    def exiling(self, card: int) -> float:
        """From the market what one would not take oneself; from hand what one needs least."""
        if card in self.player.hand:
            return 1.0 - self.owning(card)
        return 0.1 - 0.1 * self.owning(card)

    def discarding(self, card: int, zone: int, kind: str) -> float:
        """Cards of no use next turn go, so that others come."""
        if kind == "drawn_card_fate" or kind == "mask_plan" or zone:
            return -self.keeping(card)
        if kind != "cleanup_discard":
            if card == UNREST_CARD:
                return -self.unrest if self.pressing else 0.4
            if TYPE[card] & KNIGHT and GWAITH_CAMLAN in self.player.in_play:
                return -2.0 - self.keeping(card)
            return -self.keeping(card)
        if card == UNREST_CARD:
            held = 0
            for other in self.player.hand:
                if IS_UNREST[other]:
                    held += 1
            risky = GWAITH_CAMLAN in self.player.in_play or self.pressing
            return -1.0 if held >= 3 or risky else 0.6
        if TYPE[card] & KNIGHT and GWAITH_CAMLAN in self.player.in_play:
            return -2.0
        if PINNED[card]:
            return -0.5 if can_play(self.state, self.seat, card) else 0.3
        return -0.2 if can_play(self.state, self.seat, card) else 0.3

    def option(self, number: int, step: Step[Imperium] | None) -> float:
        """An option of a card's OR."""
        if isinstance(step, ChooseOption):
            return self.ops(step.op.options[number], step.card, 0)
        return 0.1 * number  # of two good things both

    def named_option(self, verb: str, step: ChooseOption) -> float:
        """The option that is chosen by naming a card."""
        for i in range(len(step.op.options)):
            op = step.op.direct[i]
            if op is not None and mv.VERBS[op.verb] == verb:
                return self.ops(step.op.options[i], step.card, 0)
        return 0.0

    def reward(self, number: int, step: Step[Imperium] | None) -> float:
        """What a card is given up for."""
        if isinstance(step, PayCard):
            rewards = step.rewards()
            if rewards is not None:
                return self.ops(rewards.options[number], step.card, 0)
        return 0.0

    def word(self, move: Move, kind: str, step: Step[Imperium] | None) -> float:
        """A move without a card."""
        if move is mv.YES:
            if isinstance(step, Accept):
                return self.ops(step.ops, step.card, 0)
            if kind == "loop_again":
                return self.best_of([card for card in self.state.market if card >= 0], True) - 1.0
            if kind == "each_player_may":
                return self.unrest - 0.5
            return -0.2
        if move.text.startswith(("top-of-deck", "innovate top-of-deck")):
            return DECK_CARD
        if move.text.startswith(("search-main-deck", "innovate search-main-deck")):
            return DECK_CARD - 0.3
        if move is mv.ACCEPT and isinstance(step, Shielded):
            return self.op(step.ops[step.at], step.card, 0)
        if move.verb == "suit":
            return 1.0 if move is mv.SUIT_MOVES[4] else 0.5
        if move.verb == "reward":
            return 0.6 if move.args[0] == "reward:draw" else 1.0
        return 0.2 if move.verb == "from" else 0.0
