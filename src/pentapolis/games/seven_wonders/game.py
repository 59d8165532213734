"""7 Wonders as the rest of the program uses it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from pentapolis.core.chance import seeded
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.score import Score
from pentapolis.games.seven_wonders import knowledge, moves, scoring
from pentapolis.games.seven_wonders.bot.evaluate import evaluate
from pentapolis.games.seven_wonders.bot.quick import play_turns
from pentapolis.games.seven_wonders.bot.rate import learned_places, rate
from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.components import COMPONENTS, FACTS
from pentapolis.games.seven_wonders.rules.setup import SetUp, refuse_boards
from pentapolis.games.seven_wonders.state import SevenWonders, empty_table
from pentapolis.games.seven_wonders.view import CityView, View, city_view, view


class SevenWondersGame(Game[SevenWonders]):
    """The game; its rules are in `rules`."""

    id = "seven-wonders"
    prefix = "SW"
    package = "pentapolis.games.seven_wonders"
    en = "7 Wonders"
    cs = "7 divů světa"
    rules_version = 2
    seats = range(3, 8)
    seats_rule = "SW-1.1"
    options = (
        Option("sides", ("choose", "day", "night", "random")),
        Option("boards", ("random", "pick"), refuse_boards),
        Option("two_step_commit", (False, True)),
        Option("hide_facedown_cards", (False, True)),
    )
    view_type = View
    fact_types = FACTS
    round_log = "turn"
    weights = W
    beginner = 1.6
    own = 0.7
    learned = (
        "learned_card", "learned_stage", "learned_board", "learned_color", "learned_stage_turn",
        "learned_sale", "learned_margin",
    )  # fmt: skip
    untrained = ("science_hope", "goods_hope", "victory_hope")
    methods = ("evolution", "gradient")

    def first_state(self, seats: int, seed: int, options: Options) -> SevenWonders:
        state = empty_table(seats)
        state.begin(self, seeded(seed), SetUp(options["sides"], options["boards"]))
        state.two_step = options["two_step_commit"]
        state.hide_facedown = options["hide_facedown_cards"]
        return state

    def components(self) -> Mapping[str, Component]:
        return COMPONENTS

    def label(self, move: Move) -> Message:
        return moves.label(move)

    def view(self, state: SevenWonders, seat: int | None) -> View:
        return view(state, seat)

    def area(self, state: SevenWonders, seat: int) -> CityView:
        return city_view(state, seat, seat)

    def scores(self, state: SevenWonders) -> list[Score]:
        return scoring.scores(state)

    def ranks(self, state: SevenWonders) -> list[tuple[int, ...]]:
        return scoring.ranks(state)

    def redeal(self, state: SevenWonders, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def census(self, state: SevenWonders) -> list[int]:
        return knowledge.census(state)

    def recomputed(self, state: SevenWonders) -> dict[str, object]:
        return knowledge.recomputed(state)

    def rate(self, state: SevenWonders, seat: int, moves: Sequence[Move]) -> list[float]:
        return rate(state, seat, moves if isinstance(moves, list) else [*moves])

    def learned_places(
        self, state: SevenWonders, seat: int, moves: Sequence[Move]
    ) -> list[list[int]]:
        return learned_places(state, seat, moves if isinstance(moves, list) else [*moves])

    def quick_rater(self) -> Callable[[Any, int, list[Move]], list[float]]:
        return rate

    def quick_turns(self) -> Callable[[Any, Callable[[], float], float, int, int], int]:
        return play_turns

    def stage(self, state: SevenWonders) -> int:
        return 2 * max(0, state.age - 1) + (state.turn > 3)  # half an age is a stage

    def evaluate(self, state: SevenWonders, seat: int) -> float:
        return evaluate(state, seat)


GAME = SevenWondersGame()
