"""Special effects on unrest and masks (IM-S4, S22, S23, S26, S27)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import VERB, Ops, inner_text
from pentapolis.games.imperium.effects.choices import NO_SUCH_OPTION
from pentapolis.games.imperium.effects.picking import Veiled
from pentapolis.games.imperium.effects.players import Shielded
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.effects.unrest import TakeUnrest
from pentapolis.games.imperium.moves import ONE_OR_BOTH, REWARD_DRAW, REWARD_PROGRESS, WordMove
from pentapolis.games.imperium.questions import Question, other_question, refuse_unrest
from pentapolis.games.imperium.rules.cards import discard
from pentapolis.games.imperium.rules.reshuffle import draw
from pentapolis.games.imperium.rules.texts import Resolve, resolve_all, this_card
from pentapolis.games.imperium.rules.tokens import gain
from pentapolis.games.imperium.rules.unrest import pile_unrest, returned_unrest
from pentapolis.games.imperium.state import Imperium, without
from pentapolis.games.imperium.tables import IS_UNREST

# --- playing -----------------------------------------------------------------------------------


def return_this_unrest(state: Imperium, seat: int, op: Special) -> None:
    """Return the played Unrest to the pile (IM-S4)."""
    player = state.own(seat)
    card = this_card(state)
    if card in player.resolving:
        player.resolving = without(player.resolving, card)
        pile_unrest(state, seat, card)
        returned_unrest(state, seat)


def one_or_both(state: Imperium, seat: int, op: Special) -> None:
    """Draw, return an unrest from the discard pile, or do both in either order (IM-S22)."""
    state.ask(OneOrBoth(seat, this_card(state), op), seat)


class OneOrBoth(Question):
    """Which of the two is done, or both in which order."""

    __slots__ = ("op",)
    KIND = "choose_option"
    RULE = "IM-S22"
    PROMPT = "im-ask-one-or-both"

    def __init__(self, seat: int, card: int, op: Special) -> None:
        super().__init__(seat, card)
        self.op = op

    def ways(self) -> tuple[Ops, Ops, Ops, Ops]:
        """What each answer does."""
        first, second = self.op.options
        return first, second, first + second, second + first

    def wording(self, move: Move) -> Message | None:
        assert isinstance(move, WordMove)
        return inner_text(self.ways()[move.number], VERB)

    def candidates(self, state: Imperium, seat: int) -> list[Move]:
        return ONE_OR_BOTH

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move.verb != "choose":
            return other_question(move)
        if move not in ONE_OR_BOTH:
            return NO_SUCH_OPTION
        if move == ONE_OR_BOTH[0] or self.op.options[1][0].possible(state, seat, self.card):
            return None
        return NO_UNREST_TO_RETURN

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, WordMove)
        resolve_all(state, seat, self.ways()[move.number])


def discard_unrest_for_reward(state: Imperium, seat: int, op: Special) -> None:
    """Discard unrest one by one, each for a card or a progress (IM-S23).

    At most as many as are in hand at the start of the text; unrest drawn meanwhile does not count.
    """
    held = len([card for card in state.players[seat].hand if IS_UNREST[card]])
    state.push(Veiled((seat,), UnrestReward(seat, this_card(state), held)))


class UnrestReward(Question):
    """Whether one more unrest is discarded, and for which reward (`loop_again`)."""

    __slots__ = ("left",)
    KIND = "loop_again"
    RULE = "IM-S23"

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat, card)
        self.left = left

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-unrest-reward", {"left": self.left})

    def candidates(self, state: Imperium, seat: int) -> list[Move]:
        return [REWARD_DRAW, REWARD_PROGRESS, mv.NONE]

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return None
        if move.verb != "reward":
            return other_question(move)
        return refuse_unrest(state, seat)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        unrest = [card for card in state.players[seat].hand if IS_UNREST[card]]
        if move is mv.NONE or not unrest:
            return
        discard(state, seat, unrest[0])
        if self.left > 1:
            state.push(Veiled((seat,), UnrestReward(seat, self.card, self.left - 1)))
        if move is REWARD_DRAW:
            draw(state, seat, 1)
        else:
            gain(state, seat, 0, 0, 1, 0)


TAKE_ONE: Final = TakeUnrest(1)


def mask_gift_penalty(state: Imperium, seat: int, op: Special) -> None:
    """Each opponent who was just given a mask takes an unrest (IM-S27)."""
    frame = state.frames[-1]
    for other in reversed(state.others(seat)):
        if frame.masks >> other & 1:
            if frame.attack and frame.protected >> other & 1:
                state.push(Shielded(other, frame.card, (TAKE_ONE,), 0))
            else:
                state.push(Resolve(other, (TAKE_ONE,), 0))


# --- Olmecs (IM-S26, IM-S27) ---------------------------------------------------------------------


def mask_cost_minus_1(state: Imperium, seat: int, op: Special) -> None:
    """One mask less; discarding masks already offers and counts this (IM-S26)."""


NO_UNREST_TO_RETURN: Final = Refusal("im-no-unrest-in-discard", "IM-S22")
