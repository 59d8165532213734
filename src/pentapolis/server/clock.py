"""Time at a table: an allowance for each question, and a reserve for the whole game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

DAY = 86_400.0
# Mode: seconds for each question, seconds of reserve for the game.
MODES: dict[str, tuple[float, float]] = {
    "off": (0.0, 0.0),
    "relaxed": (90.0, 1200.0),
    "days": (3 * DAY, 0.0),
}


class Times:
    """The clocks of all seats; bots have none."""

    def __init__(self, mode: str, seats: int) -> None:
        self.mode = mode
        self.per_question, reserve = MODES[mode]
        self.reserve = [reserve] * seats
        self.started: list[float | None] = [None] * seats
        self.is_veiled = False  # who is thinking is secret, so no reserve decreases

    def turn(
        self,
        now: float,
        thinking: Sequence[bool],
        fresh: Sequence[bool],
        is_veiled: bool = False,
    ) -> None:
        """Update after a change: who is thinking, and whose question is new."""
        for seat, thinks in enumerate(thinking):
            started = self.started[seat]
            if started is not None and (fresh[seat] or not thinks):
                if not self.is_veiled:
                    used = max(0.0, now - started - self.per_question)
                    self.reserve[seat] = max(0.0, self.reserve[seat] - used)
                self.started[seat] = started = None
            if thinks and started is None:
                self.started[seat] = now
        self.is_veiled = is_veiled

    def deadline(self, seat: int) -> float | None:
        """When the seat's time runs out, None while it is not thinking or has no clock."""
        started = self.started[seat]
        if self.mode == "off" or started is None:
            return None
        return started + self.per_question + (0.0 if self.is_veiled else self.reserve[seat])

    def next_deadline(self) -> float | None:
        """The first of all deadlines."""
        found = [self.deadline(seat) for seat in range(len(self.reserve))]
        return min((moment for moment in found if moment is not None), default=None)

    def to_row(self) -> dict[str, Any]:
        """What is stored with the table."""
        return {"reserve": self.reserve, "started": self.started, "veiled": self.is_veiled}

    def from_row(self, data: dict[str, Any]) -> None:
        """Restore what was stored."""
        if data:
            self.reserve = list(data["reserve"])
            self.started = list(data["started"])
            self.is_veiled = data.get("veiled", False)

    def to_json(self, now: float, mine: Collection[int]) -> dict[str, Any]:
        """The clocks as the holder of those seats may see them."""
        seats = []
        if self.mode != "off":
            seats = [
                {
                    "seat": seat,
                    "reserve": reserve,
                    "deadline": self.deadline(seat) if not self.is_veiled or seat in mine else None,
                }
                for seat, reserve in enumerate(self.reserve)
            ]
        return {"mode": self.mode, "now": now, "per_question": self.per_question, "seats": seats}


def shifted(row: dict[str, Any], seconds: float) -> dict[str, Any]:
    """A stored row in which those who are thinking began that many seconds later."""
    if not row:
        return row
    started = [None if moment is None else moment + seconds for moment in row["started"]]
    return {**row, "started": started}
