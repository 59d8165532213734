"""Special effects that play cards or use abilities (IM-S2, S6, S7, S9, S12, S38)."""

from __future__ import annotations

from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import ABILITY, ANY_TIME
from pentapolis.games.imperium.effects.filters import icons_in_play
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.questions import NOT_MEANT, ChooseCard
from pentapolis.games.imperium.rules.activate import (
    NO_ACTION,
    play_from_hand,
    refuse_play,
    start_play,
)
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.texts import (
    NO_ABILITY,
    OTHER_TRIGGER,
    begin_frame,
    refuse_ability,
    resolve_ability,
    this_card,
)
from pentapolis.games.imperium.state import Imperium, copied, without
from pentapolis.games.imperium.tables import PINNED, REGION, SUIT


def free_play_acquired(state: Imperium, seat: int, op: Special) -> None:
    """Play the card just acquired, if that is legal (IM-S2)."""
    card = state.frames[-1].acquired
    held = card in state.players[seat].hand
    if held and refuse_play(state, seat, card, True) is None:
        play_from_hand(state, seat, card, True)


def refuse_from_discard(state: Imperium, seat: int, card: int) -> Refusal | None:
    """Require a playable region of the discard pile; it always costs an action token (IM-S6)."""
    if not SUIT[card] & REGION:
        return NOT_MEANT
    return NO_ACTION if state.players[seat].actions == 0 else refuse_play(state, seat, card)


def discard_regions(state: Imperium, seat: int) -> list[int]:
    """The cards of the discard pile that are not refused."""
    pile = state.players[seat].discard
    return [card for card in pile if refuse_from_discard(state, seat, card) is None]


def has_discard_region(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Whether there is an action token and a playable region."""
    return bool(discard_regions(state, seat))


def play_region_from_discard(state: Imperium, seat: int, op: Special) -> None:
    """Play a region of the discard pile with an action token (IM-S6)."""
    if discard_regions(state, seat):
        state.ask(RegionFromDiscard(seat, this_card(state)), seat)


class RegionFromDiscard(ChooseCard):
    """Which region is played."""

    __slots__ = ()
    KIND = "choose_cards"
    PLACE = "discard"
    RULE = "IM-S6"
    PROMPT = "im-ask-region-from-discard"

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return list(state.players[seat].discard)

    def refuse_card(self, state: Imperium, seat: int, code: int) -> Refusal | None:
        return refuse_from_discard(state, seat, code)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        player = state.own(seat)
        player.actions -= 1
        player.discard = without(player.discard, move.card)
        start_play(state, player, move.card, True)


def icon_as_bags(state: Imperium, seat: int, op: Special) -> None:
    """One wheat or drop icon counts as three bags until the end of the turn (IM-S7)."""
    player = state.own(seat)
    if op.icon == "wheat":
        if icons_in_play(player, 2) > player.wheat_bags:
            player.wheat_bags += 1
    elif icons_in_play(player, 4) > player.drop_bags:
        player.drop_bags += 1


def avoid_attack(state: Imperium, seat: int, op: Special) -> None:
    """Let the user ignore effects of the attack (IM-S9); the frame below is the attack's."""
    if len(state.frames) > 1:
        state.frames[-2].protected |= 1 << seat


def ignore_empire_icon(state: Imperium, seat: int, op: Special) -> None:
    """Ignore the empire icon of the next card played this turn (IM-S12, IM-Q41)."""
    state.own(seat).ignores_empire = True


# --- Ambassador (IM-S38, IM-Q24) -----------------------------------------------------------------


def opponents_cards(state: Imperium, seat: int) -> list[int]:
    """The cards in the opponents' play areas."""
    found: list[int] = []
    for other in state.others(seat):
        found += state.players[other].in_play
    return found


def refuse_copy(state: Imperium, seat: int, card: int) -> Refusal | None:
    """Require an ability of an opponent's pinned card, usable any time and payable (IM-Q24)."""
    ability = ABILITY[card]
    if ability is None:
        return NO_ABILITY
    if ability.trigger != ANY_TIME:
        return OTHER_TRIGGER
    return refuse_ability(state, seat, ability, -1) if PINNED[card] else NOT_MEANT


def copy_opponent_exhaust(state: Imperium, seat: int, op: Special) -> None:
    """Use an opponent's exhaust ability like an own one."""
    question = CopyWhich(seat, this_card(state))
    if question.choices(state, seat):
        state.ask(question, seat)


class CopyWhich(ChooseCard):
    """Which ability is copied (`copy_target`)."""

    __slots__ = ()
    KIND = "copy_target"
    VERB = mv.COPY
    PLACE = "opponents"
    RULE = "IM-Q24"
    PROMPT = "im-ask-copy"

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return opponents_cards(state, seat)

    def refuse_card(self, state: Imperium, seat: int, code: int) -> Refusal | None:
        return refuse_copy(state, seat, code)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        if state.journal is not None:
            tell_card(state, "im-log-copy", seat, move.card)
        begin_frame(state, copied(move.card), seat)
        resolve_ability(state, seat, move.card)
