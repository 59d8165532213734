"""Why a move is not allowed.

A refusal is a shared immutable value, cheap enough for the inner loop: the functions that decide
which moves are legal return it. Its words and amounts are computed only on demand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move

Explain = Callable[[Any, int, Any], dict[str, Arg]]


class Refusal:
    """A rule that forbids a move: its number, the message, and how to fill in the message.

    `explain` gets the position, the seat and the move, and returns the message's arguments:
    "2 workers, you have 1".
    """

    __slots__ = ("key", "rule", "explain")

    def __init__(self, key: str, rule: str = "", explain: Explain | None = None) -> None:
        self.key = key
        self.rule = rule
        self.explain = explain

    def message(self, state: Any, seat: int, move: Move) -> Message:
        """The refusal in words."""
        explain = self.explain
        if explain is None:
            return Message(self.key, None, self.rule)
        return Message(self.key, explain(state, seat, move), self.rule)

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r})"


def is_generic(reason: Message) -> bool:
    """Whether a reason says only that the move is not possible.

    >>> is_generic(Message("core-not-offered")), is_generic(Message("core-game-over"))
    (True, False)
    """
    return reason.key.endswith(("-not-offered", "-not-now"))
