"""What a client has not yet received of growing lists, and the summed changes of several moves."""

from __future__ import annotations

import itertools
from typing import Any

from pentapolis.core.journal import Event
from pentapolis.core.match import Changes
from pentapolis.server.patch import Marks

NUMBERS = itertools.count(1)


class Sent:
    """What a client has already received, so that only the rest has to be sent."""

    __slots__ = ("events", "changes", "known", "number", "marks")

    def __init__(self) -> None:
        self.number = 0  # 0: nothing; otherwise changes with whatever else was sent
        self.events: list[Event] = []
        self.changes: list[Changes] = []
        self.known: list[int] = []  # how positions were counted; after the game all are known
        self.marks: Marks | None = None  # of the last state, if the client takes differences

    def copy(self) -> Sent:
        """A copy, for what will have been sent after another message."""
        other = Sent()
        other.number = next(NUMBERS)
        other.events = self.events
        other.changes = self.changes[:]
        other.known = self.known
        return other


def add_changes(counters: dict[str, dict[str, list[int]]], changes: Changes) -> None:
    """Add what another move changed: deltas are summed, the last total stays."""
    for seat, changed in changes.items():
        own = counters.setdefault(str(seat), {})
        for name, (delta, total) in changed.items():
            own[name] = [own.get(name, [0])[0] + delta, total]


def agreeing(old: list[int], new: list[int]) -> int:
    """The length of the common prefix."""
    length = min(len(old), len(new))
    if old[:length] == new[:length]:
        return length
    return next(i for i in range(length) if old[i] != new[i])


def common(old: list[Any], new: list[Any]) -> int:
    """The length of the common prefix, compared by identity."""
    length = min(len(old), len(new))
    while length and old[length - 1] is not new[length - 1]:
        length -= 1
    return length
