"""Lanterns in the Harbour as the collection sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from pentapolis.core.chance import seeded
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.move import Move
from pentapolis.core.score import Score
from tests.template_game import knowledge, scoring
from tests.template_game.bot.evaluate import evaluate
from tests.template_game.bot.rate import rate
from tests.template_game.components import COMPONENTS, FACTS
from tests.template_game.rules.setup import SetUp
from tests.template_game.state import Lanterns, empty_table
from tests.template_game.view import View, view


class LanternsGame(Game[Lanterns]):
    """What the game tells about itself; the rules are in `rules`."""

    id = "lanterns"
    prefix = "LA"
    package = "tests.template_game"
    en = "Lanterns in the Harbour"
    cs = "Lucerny v přístavu"
    seats = range(2, 5)
    seats_rule = "LA-1.1"
    options = (Option("ships", ("shuffled", "sorted")),)
    view_type = View
    fact_types = FACTS

    def first_state(self, seats: int, seed: int, options: Options) -> Lanterns:
        state = empty_table(seats)
        state.begin(self, seeded(seed), SetUp(options["ships"]))
        return state

    def components(self) -> Mapping[str, Component]:
        return COMPONENTS

    def view(self, state: Lanterns, seat: int | None) -> View:
        return view(state, seat)

    def scores(self, state: Lanterns) -> list[Score]:
        return scoring.scores(state)

    def redeal(self, state: Lanterns, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def census(self, state: Lanterns) -> list[int]:
        return knowledge.census(state)

    def rate(self, state: Lanterns, seat: int, moves: Sequence[Move]) -> list[float]:
        return rate(state, seat, moves)

    def evaluate(self, state: Lanterns, seat: int) -> float:
        return evaluate(state, seat)


GAME = LanternsGame()
