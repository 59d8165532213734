"""Special effects on nation deck, state and journey (IM-S10, S11, S31 to S33, S36, S40)."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import SOLSTICE
from pentapolis.games.imperium.effects.picking import Veiled
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.questions import (
    OFFER,
    STANDING,
    ChooseCard,
    Question,
    other_question,
    refuse_unrest,
)
from pentapolis.games.imperium.rules.cards import real_card
from pentapolis.games.imperium.rules.ending import trigger_scoring
from pentapolis.games.imperium.rules.hidden import hand_of, move_in_secret, tell_card
from pentapolis.games.imperium.rules.reshuffle import (
    become_empire,
    gain_nation_card,
    has_nation_card,
    run_gained,
)
from pentapolis.games.imperium.rules.texts import this_card
from pentapolis.games.imperium.rules.tokens import gain, spend
from pentapolis.games.imperium.rules.unrest import pile_unrest, returned_unrest
from pentapolis.games.imperium.state import NATION, PER_SEAT, Imperium, without
from pentapolis.games.imperium.tables import NEXT_JOURNEY, UNREST_CARD


def nation_top_to_bottom(state: Imperium, seat: int, op: Special) -> None:
    """Move the top nation card to the bottom, above the zenith card (IM-S10)."""
    player = state.own(seat)
    if player.nation_deck:
        player.nation_deck = (player.nation_deck[-1], *player.nation_deck[:-1])
        if state.journal is not None:
            state.tell("im-log-to-bottom", {"seat": f"seat:{seat}"}, seat)


def nation_top_to_discard(state: Imperium, seat: int, op: Special) -> None:
    """Move the top nation card to the discard pile, without a token (IM-S40)."""
    if has_nation_card(state.players[seat]):
        gain_nation_card(state, seat)


# --- Sacred Pass (IM-S36) ------------------------------------------------------------------------


def can_swap_nation(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Whether there is a hand card, and a nation card besides the accession card."""
    player = state.players[seat]
    return bool(player.nation_deck) and bool(player.hand)


def swap_hand_with_nation_top(state: Imperium, seat: int, op: Special) -> None:
    """Swap one hand card and the top nation card (IM-S36)."""
    if can_swap_nation(state, seat, -1, op):
        state.ask(SwapNation(seat, this_card(state)), seat)


class SwapNation(ChooseCard):
    """Which hand card goes into the nation deck."""

    __slots__ = ()
    KIND = "nation_top_decision"
    VERB = mv.SWAP
    RULE = "IM-S36"
    PROMPT = "im-ask-swap-nation"

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return list(state.players[seat].hand)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        player = state.own(seat)
        card = real_card(player, move.card)
        top = player.nation_deck[-1]
        nation = NATION << PER_SEAT * seat
        before = player.hand
        player.hand = (*without(before, card), top)
        player.nation_deck = (*player.nation_deck[:-1], card)
        state.reveals += 1
        move_in_secret(state, before, card, hand_of(seat), nation, 1 << seat)
        move_in_secret(state, (), top, nation, hand_of(seat), 1 << seat)
        if state.journal is not None:
            state.tell("im-log-swap-nation", {"seat": f"seat:{seat}"}, seat)


def trigger_game_end(state: Imperium, seat: int, op: Special) -> None:
    """Trigger scoring (IM-S11)."""
    trigger_scoring(state)


def flip_to_empire(state: Imperium, seat: int, op: Special) -> None:
    """Flip the state card to empire (IM-S33)."""
    become_empire(state, seat)


def can_advance(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Whether there is enough progress, without replacements, to advance (IM-V0.6, IM-Q38)."""
    return state.players[seat].tokens[2] >= op.limit


def advance_journey(state: Imperium, seat: int, op: Special) -> None:
    """Pay all progress for the next side of the journey (IM-S32)."""
    player = state.own(seat)
    old = player.journey
    if not can_advance(state, seat, old, op) or old not in NEXT_JOURNEY:
        return
    spend(state, seat, 0, 0, player.tokens[2])
    if old in player.exhausted:
        player.exhausted = without(player.exhausted, old)
        player.aside += 1
    new = NEXT_JOURNEY[old]
    player.journey = new
    if SOLSTICE[new]:
        state.texts += (new,)
    if state.journal is not None:
        tell_card(state, "im-log-journey", seat, new)
    run_gained(state, seat, new)


# --- Utopians (IM-S31 to IM-S35) -----------------------------------------------------------------


def others_return_unrest_you_gain(state: Imperium, seat: int, op: Special) -> None:
    """Each opponent may return an unrest; gain a population for each (IM-S31)."""
    question = ReturnForOther(seat, this_card(state), seat)
    state.push(Veiled(tuple(state.others(seat)), question))


class ReturnForOther(Question):
    """Whether to return an unrest from hand (`each_player_may`)."""

    __slots__ = ("gainer",)
    KIND = OFFER
    RULE = "IM-S31"

    def __init__(self, seat: int, card: int, gainer: int) -> None:
        super().__init__(seat, card)
        self.gainer = gainer

    def nothing(self) -> Move:
        return mv.NO

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-return-for-other", {"seat": f"seat:{self.gainer}"})

    def standing(self, state: Imperium, seat: int) -> tuple[str, ...]:
        return STANDING[OFFER]

    def stand(self, state: Imperium, seat: int, answer: str) -> Move | None:
        return mv.YES if answer == "yes" else mv.NO

    def candidates(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.YES, mv.NO]

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NO:
            return None
        if move is not mv.YES:
            return other_question(move)
        return refuse_unrest(state, seat)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.YES:
            player = state.own(seat)
            unrest = real_card(player, UNREST_CARD)
            player.hand = without(player.hand, unrest)
            pile_unrest(state, seat, unrest)
            returned_unrest(state, seat)
            gain(state, self.gainer, 0, 1, 0, 0)
