"""Chapter 3, Activate: playing cards, and its conditions."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import (
    ABILITY,
    ANY_TIME,
    MAY_LACK,
    PLAY,
    PLAYED_ATTACK,
    PLAYED_REGION,
    REGION_FROM_DISCARD,
    emit,
    first_lacking,
)
from pentapolis.games.imperium.moves import CardMove, card_move, plain_moves
from pentapolis.games.imperium.questions import Question, named_card, not_there, other_question
from pentapolis.games.imperium.rules.attack import AttackBegins
from pentapolis.games.imperium.rules.cards import real_card
from pentapolis.games.imperium.rules.hidden import show, tell_card
from pentapolis.games.imperium.rules.texts import (
    NOT_IN_PLAY,
    CardStep,
    begin_frame,
    end_frame,
    open_windows,
    refuse_ability,
    refuse_exhaust,
    resolve_all,
    use_exhaust,
)
from pentapolis.games.imperium.state import FREES_CARDS, USABLE, Imperium, Player, has, without
from pentapolis.games.imperium.tables import (
    ATTACK,
    CARDS,
    COMPONENT,
    EMPIRE,
    FREE_PLAY,
    IS_UNREST,
    NO_STATE,
    PINNED,
    POTTERY,
    REGION,
    STATE,
    SUIT,
    TYPE,
)

UNPLAYABLE: Final = [False] * len(CARDS)
NEEDS_IN_PLAY: Final[list[tuple[tuple[int, ...], ...]]] = [()] * len(CARDS)
NEEDS_IN_HISTORY: Final[list[tuple[tuple[int, ...], ...]]] = [()] * len(CARDS)
"""By card: names (as sets of cards) that must be in play or in history (IM-R3)."""
# What playing a card may depend on besides an action token, as bits.
NOT_FROM_HAND: Final = 1
ONE_STATE: Final = 2
MAY_BE_FREE: Final = 4
OTHER_CARDS: Final = 8
PRICE: Final = 16
CONDITIONS: Final = [0] * len(CARDS)
"""By card: those bits, so that a card without conditions needs no look at each of them."""
FREES_ICON: Final[list[list[bool] | None]] = [None] * len(CARDS)
"""By passive card: the cards that lose their barbarian icon for its owner (IM-P4)."""
FREES_TYPES: Final = [0] * len(CARDS)
"""By passive card: the types that become free-play cards (IM-P21)."""


RECORDS_DRAWS: Final = [False] * len(CARDS)
"""By card: whether its text refers again to the cards it draws (IM-S41)."""


def state_fits(player: Player, card: int, ignore_empire: bool) -> bool:
    """Whether the card's state icon fits (IM-0.4)."""
    icon = STATE[card]
    if icon == NO_STATE:
        return True
    if icon == EMPIRE:
        return player.empire or ignore_empire or player.ignores_empire
    return not player.empire or loses_icon(player, card)


def loses_icon(player: Player, card: int) -> bool:
    """Whether a text in play removes the card's barbarian icon (IM-P4)."""
    if player.has_text_about(FREES_CARDS):
        for text in player.texts():
            table = FREES_ICON[text]
            if table is not None and table[card]:
                return True
    return False


def is_free(player: Player, card: int) -> bool:
    """Whether it is a free-play card, as printed or by Masonry (IM-3.9, IM-Q25)."""
    if FREE_PLAY[card]:
        return True
    if TYPE[card] and player.has_text_about(FREES_CARDS):
        for text in player.texts():
            if FREES_TYPES[text] & TYPE[card]:
                return True
    return False


def has_any(zone: tuple[int, ...], cards: tuple[int, ...]) -> bool:
    """Whether a card of that name is in the zone."""
    return any(card in zone for card in cards)


def missing_cards(player: Player, card: int) -> list[int]:
    """One card for each required name that is neither in play nor in history (IM-R3)."""
    found: list[int] = []
    for names in NEEDS_IN_PLAY[card]:
        if not has_any(player.in_play, names):
            found.append(names[0])
    for names in NEEDS_IN_HISTORY[card]:
        if not player.has_history() or not has_any(player.past, names):
            found.append(names[0])
    return found


def refuse_play(
    state: Imperium, seat: int, card: int, tokenless: bool = False, ignore_empire: bool = False
) -> Refusal | None:
    """Require everything that playing a card needs (IM-V0.4)."""
    player = state.players[seat]
    conditions: i64 = CONDITIONS[card]
    if conditions & NOT_FROM_HAND:
        return NEVER_PLAYED
    if conditions & ONE_STATE and not state_fits(player, card, ignore_empire):
        return OTHER_STATE
    if conditions & MAY_BE_FREE and is_free(player, card):
        if has(player.free_played, card):
            return FREE_PLAY_USED
    elif not tokenless and player.actions == 0:
        return NO_ACTION
    if conditions & OTHER_CARDS and missing_cards(player, card):
        return CARDS_MISSING
    if conditions & PRICE and first_lacking(MAY_LACK[card], state, seat, card) is not None:
        return CANNOT_PAY
    return None


def conditions_of(card: int) -> int:
    """What playing the card may depend on, by its texts."""
    found = NOT_FROM_HAND if UNPLAYABLE[card] else 0
    if STATE[card] != NO_STATE:
        found |= ONE_STATE
    if FREE_PLAY[card] or TYPE[card]:
        found |= MAY_BE_FREE
    if NEEDS_IN_PLAY[card] or NEEDS_IN_HISTORY[card]:
        found |= OTHER_CARDS
    return found | PRICE if MAY_LACK[card] else found


def refuse_play_from_hand(state: Imperium, seat: int, card: int) -> Refusal | None:
    """Require a hand card that can be played with an action token (IM-3.2)."""
    hand = state.players[seat].hand
    card = real_card(state.players[seat], card)
    return refuse_play(state, seat, card) if card in hand else NOT_IN_HAND


def state_needed(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card, and the state that it requires."""
    assert isinstance(move, CardMove)
    needed = "empire" if STATE[move.card] == EMPIRE else "barbarian"
    return {"card": move.args[0], "state": needed}


def cards_needed(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card, and the required cards that are missing."""
    assert isinstance(move, CardMove)
    missing = missing_cards(state.players[seat], move.card)
    cards = tuple([Message("im-card", {"card": COMPONENT[card]}) for card in missing])
    return {"card": move.args[0], "cards": cards}


def part_lacking(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card, and the part of its text that cannot be paid."""
    assert isinstance(move, CardMove)
    card = real_card(state.players[seat], move.card)
    part = first_lacking(PLAY[card], state, seat, card)
    assert part is not None
    return {"card": move.args[0], "effect": part.lacking_text(state, seat, card)}


NOT_IN_HAND: Final = not_there("hand", "IM-3.3")
NEVER_PLAYED: Final = Refusal("im-no-unplayable", "IM-3.10", named_card)
OTHER_STATE: Final = Refusal("im-no-state", "IM-0.4", state_needed)
FREE_PLAY_USED: Final = Refusal("im-no-second-free-play", "IM-3.9", named_card)
NO_ACTION: Final = Refusal("im-no-action", "IM-3.2")
CARDS_MISSING: Final = Refusal("im-no-needs", "IM-3.10", cards_needed)
CANNOT_PAY: Final = Refusal("im-no-part", "IM-3.7", part_lacking)
TURN_CHOSEN: Final = Refusal("im-no-turn-chosen", "IM-2.2")


def play_from_hand(state: Imperium, seat: int, card: int, tokenless: bool) -> None:
    """Remove the token, put the card into play and resolve it (IM-3.2 to IM-3.4)."""
    costs_action = not tokenless and not is_free(state.players[seat], card)
    player = state.own(seat)
    if costs_action:
        player.actions -= 1
    player.hand = without(player.hand, card)
    start_play(state, player, card, False)


def start_play(state: Imperium, player: Player, card: int, from_discard: bool) -> None:
    """Resolve a card in play: attack window, effect, triggers, put away (IM-Q9, IM-Q11)."""
    seat = player.seat
    if is_free(player, card):
        player.free_played += (card,)
    if PINNED[card]:
        player.in_play += (card,)
        if card == POTTERY:
            player.stored = 0
    else:
        player.resolving += (card,)
    show(state, card)
    player.ignores_empire = False
    if state.journal is not None:
        tell_card(state, "im-log-play", seat, card)
    frame = begin_frame(state, card, seat, ATTACK[card] > 0)
    if RECORDS_DRAWS[card]:
        frame.drawn = (-1,)
    state.push(Played(seat, card, from_discard))
    resolve_all(state, seat, PLAY[card])
    if ATTACK[card]:
        state.push(AttackBegins(seat, card))


class Played(CardStep):
    """After the effect: reactions to the play, then the card is put away."""

    __slots__ = ("from_discard",)

    def __init__(self, seat: int, card: int, from_discard: bool) -> None:
        super().__init__(seat, card)
        self.from_discard = from_discard

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        card = self.card
        if SUIT[card] & REGION:
            emit(state, self.seat, PLAYED_REGION)
            if self.from_discard:
                emit(state, self.seat, REGION_FROM_DISCARD)
        if ATTACK[card]:
            emit(state, self.seat, PLAYED_ATTACK)
        if state.pending:
            state.push(PutAway(self.seat, card))
            open_windows(state)
        else:
            put_away(state, self.seat, card)


class PutAway(CardStep):
    """Discard a card that is not pinned and has not gone elsewhere (IM-3.4)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        put_away(state, self.seat, self.card)


def put_away(state: Imperium, seat: int, card: int) -> None:
    """Discard the card and end the effect."""
    player = state.own(seat)
    if has(player.resolving, card):
        player.resolving = without(player.resolving, card)
        player.discard += (card,)
    end_frame(state)


class Activate(Question):
    """Which card is played or ability used, or stop (IM-3.1)."""

    __slots__ = ()
    KIND = "activate_step"
    RULE = "IM-3.1"
    PROMPT = "im-ask-activate"

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        state.ask(self, self.seat)

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        plays = plain_moves(mv.PLAY)
        unrest = False
        for card in player.hand:
            if IS_UNREST[card]:
                if unrest:
                    continue
                unrest = True
            if refuse_play(state, seat, card) is None:
                found.append(plays[card])
        if player.exhausts > 0 and player.has_text_about(USABLE):
            for card in player.texts():
                ability = ABILITY[card]
                if ability is None or ability.trigger != ANY_TIME or has(player.exhausted, card):
                    continue
                if refuse_ability(state, seat, ability, card) is None:
                    found.append(card_move(mv.EXHAUST, card))
        found.append(mv.END)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        state.push(self)
        if move.verb == "exhaust":
            use_exhaust(state, seat, move.card)
        else:
            play_from_hand(state, seat, real_card(state.players[seat], move.card), False)

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.END:
            return None
        if move.verb == "play" and isinstance(move, CardMove):
            return NOT_IN_HAND if move.zone else refuse_play_from_hand(state, seat, move.card)
        if move.verb == "exhaust" and isinstance(move, CardMove):
            return NOT_IN_PLAY if move.zone else refuse_exhaust(state, seat, move.card)
        if move.verb in ("innovate", "revolt"):
            return TURN_CHOSEN
        return other_question(move)


ACTIVATES: Final = [Activate(seat, -1) for seat in range(4)]
