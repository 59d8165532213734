"""Chapter 1, set-up (LA-1.1 to LA-1.3)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from tests.template_game.rules.nights import Night
from tests.template_game.state import Lanterns
from tests.template_game.tables import NUMBERS, SHIPS

HAND: Final = 3


class SetUp(Step[Lanterns]):
    """Three lanterns each, the rest in the bag, the ships in a row (LA-1.2, LA-1.3)."""

    __slots__ = ("ships",)

    def __init__(self, ships: str) -> None:
        self.ships = ships

    def run(self, state: Lanterns) -> None:
        numbers = [*NUMBERS]
        state.chance.shuffle(numbers)
        for seat in range(state.seats):
            state.hands[seat] = tuple(sorted(numbers[HAND * seat : HAND * seat + HAND]))
        state.bag = tuple(numbers[HAND * state.seats :])
        ships = [*SHIPS]
        if self.ships == "shuffled":
            state.chance.shuffle(ships)
        state.ships = tuple(ships)
        state.push(Night())
