"""Who has a table open, at this process and at the others that share its database."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import NamedTuple

# Every process repeats its announcements, so that those of a dead one can be dropped.
REPEAT_EVERY = 30.0
FORGOTTEN_AFTER = 75.0


class Announced(NamedTuple):
    """The last announcement of a process about a table."""

    seats: frozenset[int]
    spectators: int
    at: float


def announcement(seats: Collection[int], spectators: int) -> str:
    """The text of an announcement: ``0,2/1`` for two seats and a spectator."""
    return f"{','.join(str(seat) for seat in sorted(seats))}/{spectators}"


class OtherProcesses:
    """What the other processes have announced."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Announced]] = {}

    def hear(self, process: str, table: str, text: str) -> None:
        """Store what another process announced."""
        listed, _, spectators = text.partition("/")
        seats = frozenset(int(seat) for seat in listed.split(",") if seat)
        said = self.tables.setdefault(table, {})
        said.pop(process, None)
        if seats or int(spectators):
            said[process] = Announced(seats, int(spectators), time.monotonic())
        if not said:
            del self.tables[table]

    def forget(self) -> set[str]:
        """Drop what was not repeated; returns the tables that changed by it."""
        oldest = time.monotonic() - FORGOTTEN_AFTER
        changed = set()
        for table, said in list(self.tables.items()):
            for process in [name for name, word in said.items() if word.at < oldest]:
                del said[process]
                changed.add(table)
            if not said:
                del self.tables[table]
        return changed

    def online(self, table: str) -> set[int]:
        """The seats whose holders have the table open at another process."""
        return {seat for word in self.tables.get(table, {}).values() for seat in word.seats}

    def spectators(self, table: str) -> int:
        """How many watch at other processes."""
        return sum(word.spectators for word in self.tables.get(table, {}).values())
