"""The position: hands, the bag, the ships to come and what has been won."""

from __future__ import annotations

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

    def counters(self, seat: int) -> dict[str, int]:
        return {"ships": self.won[seat]}


def empty_table(seats: int) -> Lanterns:
    """The table before the set-up."""
    state = Lanterns(seats)
    state.ships = ()
    state.hands = [()] * seats
    state.bag = ()
    state.out = ()
    state.won = [0] * seats
    return state
