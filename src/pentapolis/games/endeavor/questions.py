"""What this game's questions share: parsing answers, and refusing moves of another moment."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.question import SeatQuestion
from pentapolis.core.refusal import Refusal
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.constants import REGIONS


class EndeavorQuestion(SeatQuestion[Endeavor]):
    """A question to one seat; `VERBS` are the verbs of its answers."""

    __slots__ = ()

    VERBS: ClassVar[tuple[str, ...]] = ()

    def parse(self, state: Endeavor, text: str) -> Move:
        move = state.vocabulary.parse(text)
        if move is None:
            raise UnknownMove(
                Message("en-unknown-move", {"move": text, "example": self.example(state)})
            )
        return move

    def example(self, state: Endeavor) -> str:
        """What answers look like here: one legal move for each verb."""
        found: dict[str, str] = {}
        for move in self.moves(state, self.seat):
            found.setdefault(move.verb, move.text)
        return ", ".join(found.values())

    def refuse(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        if move.verb not in self.VERBS:
            return OTHER_MOMENT[move.verb]
        return self.refuse_answer(state, seat, move)

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids a move with one of this question's verbs."""
        raise NotImplementedError


class ActionQuestion(EndeavorQuestion):
    """A question inside an action; `asker` is the building or token that acts."""

    __slots__ = ("asker",)

    def __init__(self, seat: int, asker: str) -> None:
        super().__init__(seat)
        self.asker = asker

    def prompt(self, seat: int) -> Message:
        return Message(self.PROMPT, {"source": self.asker})

    def source(self) -> str:
        return self.asker


class TargetQuestion(ActionQuestion):
    """Where a component is carried out; `bound` is the first one's region or deck (EN-8.16)."""

    __slots__ = ("bound",)

    def __init__(self, seat: int, bound: int, asker: str) -> None:
        super().__init__(seat, asker)
        self.bound = bound


# --- moves of another moment ------------------------------------------------------------------


def asked_now(state: Endeavor, seat: int, move: Any) -> dict[str, Arg]:
    """The question that the seat has to answer now."""
    assert state.asking is not None
    return {"now": state.asking.prompt(seat)}


def asked_now_instead(state: Endeavor, seat: int, move: Any) -> dict[str, Arg]:
    """The action that was asked for, and the question that the seat has to answer now."""
    assert state.asking is not None
    return {"action": f"action:{move.verb}", "now": state.asking.prompt(seat)}


NEEDS_ACTION: Final = Refusal("en-no-action-begun", "EN-8.1", asked_now_instead)
OTHER_MOMENT: Final[dict[str, Refusal]] = {
    "build": Refusal("en-no-build-phase", "EN-4.1", asked_now),
    "activate": Refusal("en-no-turn-to-activate", "EN-7.1", asked_now),
    "use": Refusal("en-no-turn-to-use", "EN-7.1", asked_now),
    "pass": Refusal("en-no-turn-to-pass", "EN-7.1", asked_now),
    "choose": Refusal("en-no-component-to-choose", "EN-8.7", asked_now),
    "stop": Refusal("en-no-first-component-done", "EN-8.12", asked_now),
    "ship": NEEDS_ACTION,
    "occupy": NEEDS_ACTION,
    "attack": NEEDS_ACTION,
    "draw": NEEDS_ACTION,
    "return": Refusal("en-no-payment", "EN-12.1", asked_now),
    "slot": Refusal("en-no-governor-to-arrange", "EN-15.15", asked_now),
    "discard": Refusal("en-no-card-over-limit", "EN-15.13", asked_now),
}
"""By verb: the refusal of a move that the open question does not ask for."""


# --- what a move names, for the words of a refusal --------------------------------------------


def the_building(state: Endeavor, seat: int, move: Move) -> dict[str, Arg]:
    """The building that the move names."""
    return {"building": move.args[0]}


def the_token(state: Endeavor, seat: int, move: Move) -> dict[str, Arg]:
    """The token that the move names."""
    return {"token": move.args[0]}


def the_city(state: Endeavor, seat: int, move: Move) -> dict[str, Arg]:
    """The city that the move names."""
    return {"city": move.args[0]}


def the_card(state: Endeavor, seat: int, move: Move) -> dict[str, Arg]:
    """The card that the move names."""
    return {"card": move.args[0]}


def the_deck(state: Endeavor, seat: int, move: Move) -> dict[str, Arg]:
    """The deck that the move names."""
    return {"deck": move.args[0]}


def first_region(state: Endeavor, seat: int, move: Move) -> dict[str, Arg]:
    """The region of the first component."""
    return {"region": f"region:{REGIONS[state.bound]}"}


OTHER_REGION: Final = Refusal("en-no-other-region", "EN-8.8", first_region)
