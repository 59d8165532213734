"""What the questions of 7 Wonders share."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.question import SeatQuestion, TableQuestion
from pentapolis.core.refusal import Refusal
from pentapolis.games.seven_wonders.moves import parse
from pentapolis.games.seven_wonders.state import SevenWonders


class OneSeat(SeatQuestion[SevenWonders]):
    """A question to one seat."""

    __slots__ = ()

    def parse(self, state: SevenWonders, text: str) -> Move:
        return parse(text)


class AllSeats(TableQuestion[SevenWonders]):
    """A question that all seats answer at the same time."""

    __slots__ = ()

    def parse(self, state: SevenWonders, text: str) -> Move:
        return parse(text)


class TurnQuestion(AllSeats):
    """A question of one of the six simultaneous turns (SW-2.5)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def prompt(self, seat: int) -> Message:
        return Message(self.PROMPT, {"turn": self.turn})


# --- refusals ---------------------------------------------------------------------------------


def named_card(state: SevenWonders, seat: int, move: Move) -> dict[str, Arg]:
    """The card that the move names."""
    return {"card": move.args[0]}


def asked_now(state: SevenWonders, seat: int, move: Move) -> dict[str, Arg]:
    """The question that the seat has to answer instead."""
    asking = state.asking
    assert asking is not None
    return {"asked": asking.prompt(seat)}


ELSEWHERE: Final = {
    "board": Refusal("sw-no-board-here", "SW-1.13", asked_now),
    "side": Refusal("sw-no-side-here", "SW-1.17", asked_now),
    "choose": Refusal("sw-no-choosing-here", "SW-Q3", asked_now),
    "build": Refusal("sw-no-action-here", "SW-2.9", asked_now),
    "stage": Refusal("sw-no-action-here", "SW-2.9", asked_now),
    "sell": Refusal("sw-no-action-here", "SW-2.9", asked_now),
    "take": Refusal("sw-no-taking-here", "SW-7.26", asked_now),
    "decline": Refusal("sw-no-declining-here", "SW-7.1", asked_now),
}
"""By verb: the refusal of a move that the open question does not ask for."""


def misplaced(move: Move) -> Refusal:
    """The refusal of a move that answers another question."""
    return ELSEWHERE[move.verb]
