"""What is still to be done: a stack of small immutable steps.

A step either acts (and may push other steps) or asks. The question, the moves it offers, the effect
of the answers and the refusals are in one class, so they cannot drift apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.notebook import question_html

if TYPE_CHECKING:
    from pentapolis.core.state import State

S = TypeVar("S", bound="State")


class CutShort(Exception):
    """Raised when a rule breaks off everything under way, including the current effect.

    The game goes on with the agenda as the raising code has left it.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to be done. Steps are immutable: copies of a state share them.

    A question's class declares what never changes: `KIND` is its name in the rules index (by
    default the name of the class), `RULE` the rule or component that asks, `PROMPT` the key of its
    message. A question whose source or prompt depends on the position overrides the method of that
    name.
    """

    __slots__ = ()

    KIND: ClassVar[str] = ""
    RULE: ClassVar[str] = ""
    PROMPT: ClassVar[str] = ""

    def run(self, state: S) -> None:
        """Act now: change the state, push steps, or `state.ask` one or several seats."""
        raise NotImplementedError

    def prompt(self, seat: int) -> Message:
        """What the seat is asked; made from the step's own attributes."""
        return Message(self.PROMPT)

    def moves(self, state: S, seat: int) -> list[Move]:
        """All legal answers of that seat; never empty when the step asks."""
        raise NotImplementedError

    def answered(self, state: S, decided: list[Move | None]) -> None:
        """Carry out all answers, given by seat; by default one after another in seat order."""
        for seat in range(len(decided)):
            move = decided[seat]
            if move is not None:
                self.answer(state, seat, move)

    def answer(self, state: S, seat: int, move: Move) -> None:
        """The effect of one seat's answer."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, text: str) -> Message:
        """Why that text is not among the moves, citing the rule.

        Raises `UnknownMove` where the text is no move of this game at all.
        """
        return Message("core-not-offered", {"move": text})

    def wording(self, move: Move) -> Message | None:
        """Wording of an answer that only this question has; None: use the game's label."""
        return None

    def is_silent(self, move: Move) -> bool:
        """Whether others must not notice that this answer was given."""
        return False

    def conceals(self) -> bool:
        """Whether to ask even if there is only one answer, because that fact is secret."""
        return False

    def standing(self, state: S, seat: int) -> tuple[str, ...]:
        """Answers that a player may give in advance to all questions of this kind."""
        return ()

    def stand(self, state: S, seat: int, answer: str) -> Move | None:
        """The move that a standing answer means now; None: ask the player after all."""
        return None

    def source(self) -> str:
        """The component or rule that asks (``card:temple``, ``SW-7.26``)."""
        return self.RULE

    def kind(self) -> str:
        """The name of the decision in the rules index."""
        return self.KIND or type(self).__name__


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that acts for one seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question that one seat must answer now.

    >>> import pentapolis
    >>> decision = pentapolis.new("endeavor", seats=3, seed=7).decisions[0]
    >>> decision
    Decision(seat=2, choose_building, 3 moves)
    >>> decision.find("build market")
    <build market>
    """

    __slots__ = ("step", "seat", "moves")

    def __init__(self, step: Step[Any], seat: int, moves: list[Move]) -> None:
        self.step = step
        self.seat = seat
        self.moves = moves

    @property
    def prompt(self) -> Message:
        """What is asked; rendered per language."""
        return self.step.prompt(self.seat)

    @property
    def source(self) -> str:
        """The component or rule that asks."""
        return self.step.source()

    @property
    def kind(self) -> str:
        """The name of the decision in the rules index."""
        return self.step.kind()

    def wording(self, move: Move) -> Message | None:
        """The question's own wording of an answer."""
        return self.step.wording(move)

    def find(self, text: str) -> Move | None:
        """The offered move with that text."""
        for move in self.moves:
            if move.text == text:
                return move
        return None

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.kind}, {len(self.moves)} moves)"

    def _repr_html_(self) -> str:
        return question_html(self)

    def to_json(self) -> dict[str, Any]:
        """The decision as it travels to the seat's client."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt.to_json(),
            "source": self.source,
            "moves": [move.to_json() for move in self.moves],
        }
