"""The position: hands, the bag, the ships to come and what has been won."""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.core.score import Score
from pentapolis.core.state import State


class Lanterns(State):
    """The whole table."""

    __slots__ = ("ships", "hands", "bag", "out", "won")

    ships: tuple[int, ...]  # still to come, the next one first
    hands: list[tuple[int, ...]]
    bag: tuple[int, ...]
    out: tuple[int, ...]  # lanterns out of the game, face up
    won: list[int]

    def copy(self) -> Lanterns:
        other = Lanterns(self.seats)
        other.copy_common(self)
        other.ships = self.ships
        other.hands = self.hands[:]
        other.bag = self.bag
        other.out = self.out
        other.won = self.won[:]
        return other

    def redeal(self, seat: int | None, rng: Random) -> None:
        others = [other for other in range(self.seats) if other != seat]
        unknown = sorted([*self.bag, *[n for other in others for n in self.hands[other]]])
        rng.shuffle(unknown)
        for other in others:
            self.hands[other] = tuple(sorted(unknown.pop() for _ in self.hands[other]))
        self.bag = tuple(unknown)

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "game": "lanterns",
            **self.frame(seat),
            "ships": list(self.ships),
            "out": [f"lantern:{number}" for number in self.out],
            "bag": len(self.bag),
            "players": [
                {"won": self.won[other], "hand": len(self.hands[other])}
                for other in range(self.seats)
            ],
            "hand": [f"lantern:{number}" for number in self.hands[seat]]
            if seat is not None
            else [],
        }

    def scores(self) -> list[Score]:
        """Ships are the only points; equals share the victory (LA-3.1, LA-3.2)."""
        return [Score({"ships": won}) for won in self.won]

    def census(self) -> object:
        return sorted([*self.bag, *self.out, *[n for hand in self.hands for n in hand]])

    def counters(self, seat: int) -> dict[str, int]:
        return {"ships": self.won[seat]}
