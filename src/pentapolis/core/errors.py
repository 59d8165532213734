"""The errors that callers can cause, one type per kind of mistake.

Every error is a `ValueError`, says in words what is wrong, and leaves the match unchanged.
"""

from __future__ import annotations

from pentapolis.core.message import Message


class PentapolisError(ValueError):
    """The base of all errors that a caller can cause."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class UnknownGame(PentapolisError):
    """No game has that id."""


class BadSeats(PentapolisError):
    """The game is not for that number of seats, or there is no such seat."""


class BadOption(PentapolisError):
    """The option, or its value, does not exist."""


class IllegalMove(PentapolisError):
    """The rules forbid the move; `reason` cites the rule."""


class UnknownMove(IllegalMove):
    """The text is not a move of this game at all."""


class NothingToUndo(PentapolisError):
    """Undo would cross a fence, or there is no answer to take back."""


class BadSave(PentapolisError):
    """The save is damaged, edited, or from newer rules."""


class NewerSave(BadSave):
    """The save was written by newer rules than these."""


class UnknownBot(PentapolisError):
    """No bot has that name, or its budget makes no sense."""
