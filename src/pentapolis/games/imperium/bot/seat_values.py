"""What cards, tokens and texts are worth to one seat now; `values` has what they are worth to all.

No position is copied and no move is tried, so that a search can use it at every step of a playout.
"""

from __future__ import annotations

from typing import Final, final

from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.bot.nations import (
    COUNTED,
    LOST_TOMES,
    PLACES,
    freeing_value,
    holds_scroll,
    reloading_value,
    scroll_value,
    tome_value,
)
from pentapolis.games.imperium.bot.values import (
    DEEPEST,
    FAR_PILE,
    IN_PLAY,
    NEVER_EMPIRE,
    POINTS_OF,
    PUT_BY,
    SUFFERS_EMPTY_DECK,
    USE,
    quick_total,
    rounds_left,
    unrest_to_come,
)
from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.effects.base import ABILITY, PLAY, Cost, Op, Ops
from pentapolis.games.imperium.effects.cards import Discard, Draw, Fetch, PlaceOnDeck, ToHistory
from pentapolis.games.imperium.effects.choices import Choose, May, PayTo
from pentapolis.games.imperium.effects.decks import DevelopOp, Find
from pentapolis.games.imperium.effects.fame import LookFame, TakeTopFame
from pentapolis.games.imperium.effects.garrison import Garrison, GarrisonSelf
from pentapolis.games.imperium.effects.in_play import FromPlay, Sink, ThisTo
from pentapolis.games.imperium.effects.market import Acquire, BreakThrough
from pentapolis.games.imperium.effects.masks import DiscardMasks
from pentapolis.games.imperium.effects.players import EachPlayer, If, IfState
from pentapolis.games.imperium.effects.points import (
    CAP,
    POINTS,
    CountHistory,
    CountPinned,
    CountSuit,
    CountTokens,
    unrest_owned,
)
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.effects.tokens import (
    Gain,
    GainAction,
    Pay,
    ReturnExhaust,
    SpendAction,
    Steal,
)
from pentapolis.games.imperium.effects.unrest import ReturnUnrest, TakeUnrest, UnrestPrice
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.rules.market import slot_of
from pentapolis.games.imperium.rules.unrest import unrest_prices
from pentapolis.games.imperium.state import SLOTS, Imperium, Player
from pentapolis.games.imperium.tables import (
    EMPIRE,
    FREE_PLAY,
    IS_UNREST,
    NO_STATE,
    PINNED,
    REGION,
    SCROLL,
    STATE,
    SUIT,
    TYPE,
)

LAST_CARDS: Final = 2
NO_RATES: Final[list[float]] = []


@final
class SeatValues:
    """How one seat looks at the table now, and what it sees there is worth to it."""

    __slots__ = (
        "state", "seat", "player", "left", "draws", "suits", "per_suit", "per_pinned",
        "per_history", "per_token", "priced", "fade", "token", "thick", "counted", "feared",
        "unrest_cost", "press", "named", "rated",
    )  # fmt: skip

    def __init__(self, state: Imperium, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player: Player = state.players[seat]
        self.left = rounds_left(state)
        self.draws = W.drawn
        self.thick = 0.0
        self.counted = COUNTED[self.player.nation]
        # Cards that are named together, and what each of them is rated.
        self.named: list[CardMove] | None = None
        self.rated = NO_RATES
        if SUFFERS_EMPTY_DECK[self.player.power]:
            self.draws = W.drawn_thin
            self.thick = W.thick_deck * self.left
        self.read_power()
        self.priced = False  # `token` and `fade` are known
        self.feared = False  # the next two are known; most questions do not ask for them
        self.unrest_cost = W.unrest
        self.press = False

    @property
    def unrest(self) -> float:
        """The cost of an unrest."""
        if not self.feared:
            self.fear_collapse()
        return self.unrest_cost

    @property
    def pressing(self) -> bool:
        """Whether unrest has to go back to the pile, nowhere else."""
        if not self.feared:
            self.fear_collapse()
        return self.press

    def fear_collapse(self) -> None:
        """A collapse is lost by whoever has more unrest: the more, the earlier that must change."""
        self.feared = True
        state = self.state
        pile = len(state.unrest)
        # Arthurians and Utopians get unrest without benefit.
        burdened = self.player.court >= 0 or self.player.journey >= 0
        safe = max(1.0, W.safe_pile[1 if burdened else 0])
        behind = unrest_owned(self.player) + 2 + unrest_to_come(self.player)
        if pile - safe - behind >= safe:
            return  # however few the others have
        fewest = 99
        for other in state.players:
            if other.seat != self.seat:
                fewest = min(fewest, unrest_owned(other))
        behind = max(0, behind - fewest)
        margin = pile - safe - behind
        if behind and margin < safe:
            near = max(1.0, W.unrest_near * (FAR_PILE - pile) / FAR_PILE)
            self.unrest_cost += min(near, W.unrest_near * (safe - margin) / safe)
            self.press = True

    def read_power(self) -> None:
        """What the seat's power card scores; its limit of ten points reduces the value."""
        self.suits = 0
        self.per_suit = 0.0
        self.per_pinned = 0.0
        self.per_history = 0.0
        self.per_token = (0.0, 0.0, 0.0)
        points = POINTS[self.player.power]
        for counter in points.counters:
            each = W.capped * points.n / counter.div
            if isinstance(counter, CountSuit):
                self.suits = 1 << counter.suit
                self.per_suit = each
            elif isinstance(counter, CountPinned):
                self.per_pinned = each
            elif isinstance(counter, CountHistory):
                self.per_history = each
            elif isinstance(counter, CountTokens):
                if points.n * (self.player.tokens[counter.token] // counter.div) >= CAP:
                    each -= W.past_cap * each
                more = list(self.per_token)
                more[counter.token] = each
                self.per_token = (more[0], more[1], more[2])

    # --- cards -----------------------------------------------------------------------------

    def tokens(self, materials: float, population: float, progress: float) -> float:
        """Tokens gained or paid; at the end only progress counts."""
        if not self.priced:
            self.price_tokens()
        token = self.token
        more = self.per_token
        value = self.fade * (token[0] * materials + token[1] * population) + token[2] * progress
        return value + more[0] * materials + more[1] * population + more[2] * progress

    def price_tokens(self) -> None:
        """What each token is worth; beyond a sufficient stock, one is worth less."""
        self.priced = True
        self.fade = min(1.0, self.left + W.token_late)
        have = self.player.tokens
        token = W.token
        self.token = (
            token[0] if have[0] < W.stock else W.token_spare * token[0],
            token[1] if have[1] < W.stock else W.token_spare * token[1],
            token[2],
        )

    def paying(self, materials: int, population: int, progress: int) -> float:
        """The value of a price; progress replaces missing tokens (IM-9.3, IM-9.4)."""
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
        return [self.paying(0, 1, 0), W.calm_card * cards, self.paying(materials, 0, 0)]

    def owning(self, card: int) -> float:
        """The value of having the card in the deck for the rest of the game."""
        if IS_UNREST[card]:
            return -self.unrest
        value = POINTS_OF[card] + self.thick + W.learned_card[3 * card]
        value += W.counted * self.counted[card]
        if SUIT[card] & self.suits:
            value += self.per_suit
        if self.can_use(card):
            value += W.use * self.left * USE[card]
        return value

    def can_use(self, card: int) -> bool:
        """Whether the state icon fits now or later; some nations never become an empire."""
        state = STATE[card]
        if state == NO_STATE or self.player.empire == (state == EMPIRE):
            return True
        return (
            state == EMPIRE
            and self.player.accession >= 0
            and self.player.nation not in NEVER_EMPIRE
        )

    def keeping(self, card: int) -> float:
        """The value of holding the card in hand now."""
        if IS_UNREST[card]:
            return W.keep_unrest
        state = STATE[card]
        if state != NO_STATE and self.player.empire != (state == EMPIRE):
            return W.keep_other
        return W.keep + USE[card]

    def market(self, card: int, with_unrest: bool) -> float:
        """A market or exile card with its tokens."""
        value = self.owning(card)
        slot = slot_of(self.state, card)
        if slot >= 0:
            at = 3 * slot
            tokens = self.state.on_market
            value += self.tokens(tokens[at], tokens[at + 1], tokens[at + 2])
            if with_unrest and self.state.tucked[slot] >= 0:
                value -= self.unrest
                if len(self.state.unrest) <= 1:
                    value += self.collapse()
        return value

    def putting_by(self, card: int) -> float:
        """Putting a card into history, sunken pile or garrison: out of the way, still scoring."""
        if IS_UNREST[card]:
            return W.put_by_unrest[1 if self.pressing else 0]
        value = (
            W.put_by
            - W.put_by_use * self.left * USE[card]
            + self.per_history
            + PUT_BY[card]
            - self.thick
        )
        return value - W.scroll_lost * self.left if TYPE[card] & SCROLL else value

    def leaving(self, card: int) -> float:
        """What a card in play is worth: lost when it leaves, gained when it enters."""
        value = W.in_play * self.left * IN_PLAY[card]
        if PLACES[card]:
            return value - reloading_value(self.player, card)
        if self.per_pinned and PINNED[card] and not SUIT[card] & REGION:
            return value + self.per_pinned
        return value

    # --- playing ---------------------------------------------------------------------------

    def playing(self, card: int) -> float:
        """Playing a card from hand."""
        value = self.ops(PLAY[card], card, 0) + self.leaving(card) + W.learned_card[3 * card + 1]
        if IS_UNREST[card]:
            return value
        if self.player.journey >= 0:
            value += self.utopian(card)
        return value - (0.0 if FREE_PLAY[card] else W.action_spent)

    def utopian(self, card: int) -> float:
        """What Utopians count besides: a place is played to be used at once, with a scroll."""
        if TYPE[card] & SCROLL:
            return -scroll_value(self.player)
        takes_scrolls = PLACES[card] or card == LOST_TOMES
        if not takes_scrolls or not self.player.exhausts or not holds_scroll(self.player):
            return 0.0
        return W.place_used * max(0.0, self.exhausting(card, card))

    def exhausting(self, card: int, this: int) -> float:
        """Using an exhaust ability."""
        ability = ABILITY[card]
        if ability is None:
            return 0.0
        value = self.ops(ability.ops, this, 0) + W.learned_card[3 * card + 2]
        if ability.cost is not None:
            value -= self.cost(ability.cost)
        return value + tome_value(self.player) if card == LOST_TOMES else value

    # --- texts -----------------------------------------------------------------------------

    def ops(self, ops: Ops, this: int, depth: int) -> float:
        """What a list of operations is worth to its owner."""
        value = 0.0
        for op in ops:
            value += self.op(op, this, depth)
        return value

    def cost(self, cost: Cost) -> float:
        """What paying a cost is worth."""
        value = self.paying(cost.tokens[0], cost.tokens[1], cost.tokens[2])
        if cost.actions:
            value += W.action * cost.actions
        for op in cost.ops:
            if not isinstance(op, (Pay, SpendAction)):
                value -= self.op(op, -1, 1)
        return value

    def op(self, op: Op, this: int, depth: int) -> float:
        """What one operation is worth to its owner."""
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
            if op.lacking(state, seat, this) is not None:
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
            value = self.ops(op.ops, this, depth + 1)
            return value * (1.0 - W.attack) if op.everybody else -W.attack * value
        if isinstance(op, (IfState, If)):
            holds = op.possible(state, seat, this)
            return self.ops(op.ops, this, depth + 1) if holds else 0.0
        return self.card_op(op, this)

    def card_op(self, op: Op, this: int) -> float:
        """Operations on fame, unrest and cards."""
        state = self.state
        seat = self.seat
        if isinstance(op, (LookFame, TakeTopFame)):
            if state.fame_deck:
                return W.fame
            if self.player.king_used:
                return 0.0
            return W.king + W.ends * self.ending() if state.king == 0 else W.king
        if isinstance(op, TakeUnrest):
            value = -self.unrest * op.n
            return value + self.collapse() if len(state.unrest) <= op.n else value
        if isinstance(op, ReturnUnrest):
            return self.unrest * min(op.n, len(op.cards(state, seat, this, op.n)))
        if isinstance(op, FromPlay):
            cards = op.cards(state, seat, this, op.n)
            least = 9.0
            for code in cards:
                least = min(least, self.leaving(code & mv.ZONE_MASK))
            return -least * min(op.n, len(cards)) if cards else 0.0
        if isinstance(op, (Discard, DiscardMasks)):
            return W.discarded * op.n
        if isinstance(op, (ToHistory, Garrison)):
            return self.best_put_by(op.cards(state, seat, this, op.n))
        if isinstance(op, Fetch):
            return W.fetched * op.n if op.cards(state, seat, this, op.n) else 0.0
        if isinstance(op, ThisTo):
            return self.putting_by(this) if this >= 0 and op.where != "exile" else W.exiled
        return self.other_op(op, this)

    def other_op(self, op: Op, this: int) -> float:
        """Operations on tokens and decks, and the remaining ones."""
        state = self.state
        seat = self.seat
        if isinstance(op, DevelopOp):
            return W.developed if op.possible(state, seat, this) else 0.0
        if isinstance(op, (GainAction, ReturnExhaust)):
            return W.action
        if isinstance(op, Steal):
            return self.tokens(op.res[0], op.res[1], op.res[2]) * (state.seats - 1)
        if isinstance(op, GarrisonSelf):
            # Garrisoned knights can satisfy Gwaith Camlan (IM-S16).
            return W.garrisoned[1 if self.player.court >= 0 else 0]
        if isinstance(op, (Find, PlaceOnDeck)):
            return W.found
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
        """The special effects, by name."""
        name = op.name
        if name == "return_this_unrest":
            return self.unrest
        if name == "trigger_game_end":
            return self.ending()
        if name == "advance_journey":
            return W.journey * self.left - self.player.tokens[2]
        if name == "nation_top_to_discard":
            return W.nation_card
        if name == "quest_and_nation_to_discard":
            return W.nation_card + freeing_value(self.player, self.left)
        if name == "active_quest_to_hand":
            return self.freeing()
        if name == "double_token_gain":
            return W.doubled
        if name == "enter_play":
            return 0.0
        if name == "abandon_named":
            return W.special - W.ousted * self.ousting(op)
        return W.special

    def ousting(self, op: Special) -> float:
        """What leaves play for a card that replaces it."""
        value = 0.0
        for card in op.names:
            if card in self.player.in_play:
                value += self.leaving(card)
        return value

    def freeing(self) -> float:
        """Taking the active quest to hand, from where it can be played."""
        quest = self.player.quest
        if quest < 0:
            return 0.0
        return freeing_value(self.player, self.left) + max(0.0, self.ops(PLAY[quest], quest, 1))

    def ending(self) -> float:
        """Ending the game: good only for the seat that is ahead."""
        if self.state.last_round:
            return 0.0
        own = quick_total(self.player)
        for other in self.state.players:
            if other.seat != self.seat and quick_total(other) >= own:
                return W.ending[0]
        return W.ending[1]

    def collapse(self) -> float:
        """Causing the collapse: a win or a loss."""
        return W.collapse[1 if self.pressing else 0]

    def best_of(self, cards: list[int], with_unrest: bool) -> float:
        """The best of some market cards, 0 if there is none."""
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
        best = W.deck_card
        if len(self.state.main_deck) <= LAST_CARDS:
            best += self.ending()  # an empty deck ends the game (IM-12.1)
        for slot in range(SLOTS):
            card = self.state.market[slot]
            if card >= 0 and (op.variable or SUIT[card] & op.suits):
                best = max(best, self.market(card, False))
        return best
