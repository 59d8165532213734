"""Lanterns in the Harbour: the smallest complete game, to learn the anatomy from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pentapolis.core.chance import seeded
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.move import Move
from pentapolis.core.state import State
from tests.template_game import heuristics
from tests.template_game.nights import SetUp
from tests.template_game.state import Lanterns
from tests.template_game.tables import COMPONENTS


class LanternsGame(Game):
    """The game as the collection sees it."""

    id = "lanterns"
    prefix = "LA"
    package = "tests.template_game"
    en = "Lanterns in the Harbour"
    cs = "Lucerny v přístavu"
    seats = range(2, 5)
    options = (Option("ships", ("shuffled", "sorted")),)

    def first_state(self, seats: int, seed: int, options: Options) -> State:
        state = Lanterns(seats)
        state.begin(seeded(seed), SetUp(options["ships"]))
        state.ships = ()
        state.hands = [()] * seats
        state.bag = ()
        state.out = ()
        state.won = [0] * seats
        return state

    def components(self) -> Mapping[str, Component]:
        return COMPONENTS

    def rate(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        assert isinstance(state, Lanterns)
        return heuristics.rate(state, seat, moves)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Lanterns)
        return float(state.won[seat])


GAME = LanternsGame()
