"""Section 3: playing cards and using exhaust abilities, and when that is allowed."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.games.imperium.attack import AttackBegins
from pentapolis.games.imperium.effect import (
    ABILITY,
    ANY_TIME,
    END_FRAME,
    PLAY,
    PLAYED_ATTACK,
    PLAYED_REGION,
    REACTS,
    REGION_FROM_DISCARD,
    all_permit,
    begin_frame,
    component,
    emit,
    first_hindrance,
    open_windows,
    resolve_all,
)
from pentapolis.games.imperium.state import Imperium, Player
from pentapolis.games.imperium.tables import (
    ATTACK,
    CARDS,
    EMPIRE,
    FREE_PLAY,
    NO_STATE,
    PINNED,
    POTTERY,
    REGION,
    STATE,
    SUIT,
    TYPE,
)
from pentapolis.games.imperium.zones import show, tell_card, without

UNPLAYABLE: Final = [False] * len(CARDS)
NEEDS_IN_PLAY: Final[list[tuple[tuple[int, ...], ...]]] = [()] * len(CARDS)
NEEDS_IN_HISTORY: Final[list[tuple[tuple[int, ...], ...]]] = [()] * len(CARDS)
"""By card: names (as sets of cards) that must be there (IM-R3)."""
FREES_ICON: Final[list[list[bool] | None]] = [None] * len(CARDS)
"""By passive card: the cards that lose their barbarian icon for its owner (IM-P4)."""
FREES_TYPES: Final = [0] * len(CARDS)
"""By passive card: the types that become free-play cards (IM-P21)."""


RECORDS_DRAWS: Final = [False] * len(CARDS)
"""By card: its text asks again about the cards it draws (IM-S41)."""


def state_fits(player: Player, card: int, ignore_empire: bool) -> bool:
    """The state icon test of IM-0.4."""
    icon = STATE[card]
    if icon == NO_STATE:
        return True
    if icon == EMPIRE:
        return player.empire or ignore_empire or player.ignores_empire
    return not player.empire or loses_icon(player, card)


def loses_icon(player: Player, card: int) -> bool:
    """Whether a text in play takes the card's barbarian icon away (IM-P4)."""
    for text in player.texts():
        table = FREES_ICON[text]
        if table is not None and table[card]:
            return True
    return False


def is_free(player: Player, card: int) -> bool:
    """A free-play card, printed or by Masonry (IM-3.9, IM-Q25)."""
    if FREE_PLAY[card]:
        return True
    if TYPE[card]:
        for text in player.texts():
            if FREES_TYPES[text] & TYPE[card]:
                return True
    return False


def has_any(zone: tuple[int, ...], cards: tuple[int, ...]) -> bool:
    """Whether a card of that name is in the zone."""
    return any(card in zone for card in cards)


def meets_needs(player: Player, card: int) -> bool:
    """The named cards are in play and in history (IM-R3)."""
    for names in NEEDS_IN_PLAY[card]:
        if not has_any(player.in_play, names):
            return False
    for names in NEEDS_IN_HISTORY[card]:
        if not player.has_history() or not has_any(player.past, names):
            return False
    return True


def can_play(
    state: Imperium, seat: int, card: int, tokenless: bool = False, ignore_empire: bool = False
) -> bool:
    """Everything that must hold before a card is played (IM-V0.4)."""
    player = state.players[seat]
    if UNPLAYABLE[card] or not state_fits(player, card, ignore_empire):
        return False
    if is_free(player, card):
        if card in player.free_played:
            return False
    elif not tokenless and player.actions == 0:
        return False
    if not meets_needs(player, card):
        return False
    return all_permit(PLAY[card], state, seat, card)


def why_not_play(state: Imperium, seat: int, card: int) -> Message:
    """The first test of `can_play` that fails, in words."""
    player = state.players[seat]
    name = component(card)
    if card not in player.hand:
        return Message("im-not-in-hand", {"card": name}, "IM-3.3")
    if UNPLAYABLE[card]:
        return Message("im-unplayable", {"card": name}, "IM-3.10")
    if not state_fits(player, card, False):
        state_name = "empire" if STATE[card] == EMPIRE else "barbarian"
        return Message("im-wrong-state", {"card": name, "state": state_name}, "IM-0.4")
    if is_free(player, card):
        if card in player.free_played:
            return Message("im-free-play-used", {"card": name}, "IM-3.9")
    elif player.actions == 0:
        return Message("im-no-action", {}, "IM-3.2")
    if not meets_needs(player, card):
        return Message("im-needs", {"card": name}, "IM-3.10")
    part = first_hindrance(PLAY[card], state, seat, card)
    if part is not None:
        return Message("im-cannot-pay-for", {"card": name, "effect": part}, "IM-3.7")
    return Message("im-not-offered", {"move": f"play {CARDS[card].slug}"}, "IM-3.1")


def play_from_hand(state: Imperium, seat: int, card: int, tokenless: bool) -> None:
    """Remove the token, move the card into play, resolve it (IM-3.2 to IM-3.4)."""
    player = state.players[seat]
    if not tokenless and not is_free(player, card):
        player.actions -= 1
    player.hand = without(player.hand, card)
    start_play(state, seat, card, False)


def start_play(state: Imperium, seat: int, card: int, from_discard: bool) -> None:
    """The card is in the play area; attack window, effect, triggers, put away (IM-Q9, IM-Q11)."""
    player = state.players[seat]
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
    frame = begin_frame(state, card, seat, ATTACK[card])
    if RECORDS_DRAWS[card]:
        frame.drawn = (-1,)
    state.push(Played(seat, card, from_discard))
    resolve_all(state, seat, PLAY[card])
    if ATTACK[card]:
        state.push(AttackBegins(seat, card))


class Played(Step[Imperium]):
    """The effect is done: what reacts to the play, then the card is put away."""

    __slots__ = ("seat", "card", "from_discard")

    def __init__(self, seat: int, card: int, from_discard: bool) -> None:
        self.seat = seat
        self.card = card
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


class PutAway(Step[Imperium]):
    """A card that is not pinned and went nowhere else is discarded (IM-3.4)."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        put_away(state, self.seat, self.card)


def put_away(state: Imperium, seat: int, card: int) -> None:
    """To the discard pile, and the effect is over."""
    player = state.players[seat]
    if card in player.resolving:
        player.resolving = without(player.resolving, card)
        player.discard += (card,)
    state.frames.pop()


# --- exhaust abilities (IM-3.11 to IM-3.16) ----------------------------------------------------


def can_exhaust(state: Imperium, seat: int, card: int, event: int = ANY_TIME) -> bool:
    """Whether the ability may be used now (IM-V0.4)."""
    if REACTS[card] != event:
        return False
    player = state.players[seat]
    if player.exhausts == 0 or card in player.exhausted:
        return False
    ability = ABILITY[card]
    assert ability is not None
    if ability.condition is not None and not ability.condition.holds(state, seat, card):
        return False
    if ability.cost is not None and not ability.cost.payable(state, seat, card):
        return False
    return all_permit(ability.ops, state, seat, card)


def why_not_exhaust(state: Imperium, seat: int, card: int) -> Message:
    """The first test of `can_exhaust` that fails, in words."""
    player = state.players[seat]
    name = component(card)
    ability = ABILITY[card]
    if card not in player.texts():
        return Message("im-not-in-play", {"card": name}, "IM-3.11")
    if ability is None:
        return Message("im-no-ability", {"card": name}, "IM-3.11")
    if card in player.exhausted:
        return Message("im-exhausted", {"card": name}, "IM-3.13")
    if player.exhausts == 0:
        return Message("im-no-exhaust", {}, "IM-3.11")
    if ability.trigger != ANY_TIME:
        return Message("im-needs-trigger", {"card": name}, "IM-3.15")
    if ability.condition is not None and not ability.condition.holds(state, seat, card):
        condition = ability.condition.text()
        return Message("im-condition", {"card": name, "condition": condition}, "IM-V8")
    part = ability.cost.hindrance(state, seat, card) if ability.cost is not None else None
    if part is None:
        part = first_hindrance(ability.ops, state, seat, card)
    if part is not None:
        return Message("im-cannot-pay-for", {"card": name, "effect": part}, "IM-3.12")
    return Message("im-not-offered", {"move": f"exhaust {CARDS[card].slug}"}, "IM-3.1")


def use_exhaust(state: Imperium, seat: int, card: int) -> None:
    """Move the token onto the card, pay, resolve (IM-3.11, IM-3.12)."""
    player = state.players[seat]
    player.exhausts -= 1
    player.exhausted += (card,)
    if state.journal is not None:
        tell_card(state, "im-log-exhaust", seat, card)
    begin_frame(state, card, seat, False, card)
    resolve_ability(state, seat, card)


def resolve_ability(state: Imperium, seat: int, card: int) -> None:
    """Pay the cost and resolve the effect of an ability in the frame just begun."""
    ability = ABILITY[card]
    assert ability is not None
    state.push(END_FRAME)
    resolve_all(state, seat, ability.ops)
    if ability.cost is not None:
        ability.cost.pay(state, seat)
