"""What a client has not got yet of lists that grow, and what moves changed together."""

from __future__ import annotations

import itertools
from typing import Any

from pentapolis.core.journal import Event
from pentapolis.core.match import Changes
from pentapolis.server.patch import Marks

NUMBERS = itertools.count(1)


class Sent:
    """What a client has already been sent, so that the rest is enough."""

    __slots__ = ("events", "changes", "known", "number", "marks")

    def __init__(self) -> None:
        self.number = 0  # 0: nothing; otherwise another one for whatever else was sent
        self.events: list[Event] = []
        self.changes: list[Changes] = []
        self.known: list[int] = []  # how positions were counted; all are known after the game
        self.marks: Marks | None = None  # of the last state, for a client who takes differences

    def copy(self) -> Sent:
        """What will have been sent after a further message."""
        other = Sent()
        other.number = next(NUMBERS)
        other.events = self.events
        other.changes = self.changes[:]
        other.known = self.known
        return other


def add_changes(counters: dict[str, dict[str, list[int]]], changes: Changes) -> None:
    """Add what a further move changed: deltas add up, the last total holds."""
    for seat, changed in changes.items():
        own = counters.setdefault(str(seat), {})
        for name, (delta, total) in changed.items():
            own[name] = [own.get(name, [0])[0] + delta, total]


def agreeing(old: list[int], new: list[int]) -> int:
    """How many numbers from the start are the same."""
    length = min(len(old), len(new))
    if old[:length] == new[:length]:
        return length
    return next(i for i in range(length) if old[i] != new[i])


def common(old: list[Any], new: list[Any]) -> int:
    """How many items from the start are the very same objects."""
    length = min(len(old), len(new))
    while length and old[length - 1] is not new[length - 1]:
        length -= 1
    return length
