"""What others must not learn from who is asked, from versions and from positions.

In a reaction window only the asked seat knows who is asked, and a pass leaves no trace. So a table
counts, by seat, the changes that only this seat knows of; others get versions and positions without
them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pentapolis.core.match import Match


class Veil:
    """Who has to answer now, and who may know it."""

    def __init__(self, seats: int) -> None:
        self.asked: list[int] = []
        self.is_drawn = False  # a reaction window is open
        self.versions = [0] * seats  # by seat: changes of the table that only it knows of
        self.positions = [0] * seats  # by seat: moves of the record that only it knows of

    def look(self, match: Match) -> None:
        """Read who is asked and which moves are silent."""
        self.asked = [decision.seat for decision in match.decisions]
        self.is_drawn = match.state.is_veiled()
        self.positions = [0] * len(self.positions)
        if not match.over:
            for seat in match.silent_seats():
                self.positions[seat] += 1

    def asked_for(self, mine: Collection[int]) -> list[int]:
        """The seats that have to answer, as far as the holder of those seats may know."""
        return [seat for seat in self.asked if not self.is_drawn or seat in mine]

    def hidden_versions(self, mine: Collection[int]) -> int:
        """How many changes the holder of those seats does not know of."""
        return sum(count for seat, count in enumerate(self.versions) if seat not in mine)

    def hidden_positions(self, mine: Collection[int]) -> int:
        """How many moves the holder of those seats does not know of."""
        return sum(count for seat, count in enumerate(self.positions) if seat not in mine)

    def to_row(self) -> dict[str, Any] | list[int]:
        """What is stored with the table; a plain list if nothing is hidden."""
        if not self.is_drawn and not any(self.versions) and not any(self.positions):
            return self.asked
        return {
            "asked": self.asked,
            "veiled": self.is_drawn,
            "versions": self.versions,
            "positions": self.positions,
        }

    def from_row(self, data: dict[str, Any] | list[int]) -> None:
        """Restore what was stored."""
        row: dict[str, Any] = {"asked": data} if isinstance(data, list) else data
        none = [0] * len(self.versions)
        self.asked = row["asked"]
        self.is_drawn = row.get("veiled", False)
        self.versions = row.get("versions", none)
        self.positions = row.get("positions", none[:])
