"""Endeavor (2009), for 3 to 5 players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from pentapolis.core.chance import seeded
from pentapolis.core.errors import BadOption
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.score import Score
from pentapolis.games.endeavor import knowledge, moves, scoring
from pentapolis.games.endeavor.bot import evaluate, quick_rate, rate
from pentapolis.games.endeavor.bot.weights import W
from pentapolis.games.endeavor.components import FACTS, components_of
from pentapolis.games.endeavor.moves import BOX_VOCABULARY, VERBS, Vocabulary
from pentapolis.games.endeavor.rules.setup import SetUp, lay_out
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.box import BOX, Tables, tables_at
from pentapolis.games.endeavor.view import PlayerView, View, player_view, view_of


def check_data(value: Any, seats: int) -> Message | None:
    """Check the option `data`: a folder with some of the five data files, or one of them."""
    try:
        tables_at(value)
    except BadOption as error:
        return error.reason
    return None


class EndeavorGame(Game[Endeavor]):
    """The game, with the data of one box."""

    id = "endeavor"
    prefix = "EN"
    package = "pentapolis.games.endeavor"
    en = "Endeavor"
    cs = "Endeavor"
    seats = range(3, 6)
    seats_rule = "EN-1.1"
    spread = 6.0
    temperature = 1.0
    horizon = 1
    foresight = 1
    noise = 0.0
    doubt = 0.4
    weights = W
    beginner = 0.57
    untrained = tuple(name for name in W.table if not name.startswith("stand"))
    quick = tuple(name for name in W.table if not name.startswith(("stand", "judged")))
    methods = ("evolution", "quick")
    verbs = frozenset(VERBS)
    view_type = View
    fact_types = FACTS
    options = (
        Option("payment", ("finance_value", "one")),
        Option("passed_limit", ("immediate", "next_pass")),
        Option("university_scoring", ("per_tile", "once")),
        Option("data", ("box",), check_data, local=True),
    )

    def __init__(self, tables: Tables, vocabulary: Vocabulary) -> None:
        self.tables = tables
        self.vocabulary = vocabulary
        self._components = components_of(tables)

    def edition(self, options: Options) -> Game[Endeavor]:
        """The game for these options; other data files give one with its own names and texts."""
        if options["data"] == "box":
            return GAME
        tables = tables_at(options["data"])
        if tables.edition not in EDITIONS:
            EDITIONS[tables.edition] = EndeavorGame(tables, Vocabulary(tables))
        return EDITIONS[tables.edition]

    def first_state(self, seats: int, seed: int, options: Options) -> Endeavor:
        state = Endeavor(seats)
        state.begin(self, seeded(seed), SetUp())
        state.tables = self.tables
        state.vocabulary = self.vocabulary
        state.edition = self.tables.edition
        state.pays_one = options["payment"] == "one"
        state.checks_at_next_pass = options["passed_limit"] == "next_pass"
        state.university_once = options["university_scoring"] == "once"
        lay_out(state)
        return state

    def components(self) -> Mapping[str, Component]:
        return self._components

    def view(self, state: Endeavor, seat: int | None) -> View:
        return view_of(state, seat)

    def area(self, state: Endeavor, seat: int) -> PlayerView:
        return player_view(state, seat)

    def redeal(self, state: Endeavor, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def scores(self, state: Endeavor) -> list[Score]:
        return scoring.scores(state)

    def census(self, state: Endeavor) -> object:
        return knowledge.census(state)

    def label(self, move: Move) -> Message:
        return moves.label(move) or super().label(move)

    def rate(self, state: Endeavor, seat: int, moves: Sequence[Move]) -> list[float]:
        return rate.rate(state, seat, moves)

    def quick_rate(self, state: Endeavor, seat: int, moves: Sequence[Move]) -> list[float]:
        return quick_rate.rate(state, seat, moves)

    def quick_rater(self) -> Callable[[Any, int, list[Move]], list[float]]:
        return quick_rate.rate

    def is_settled(self, state: Endeavor) -> bool:
        return evaluate.is_settled(state)

    def settled_check(self) -> Callable[[Any], bool]:
        return evaluate.is_settled

    def aspects(self, state: Endeavor, seat: int, parts: dict[str, float]) -> dict[str, float]:
        return evaluate.aspects(state, seat)

    def stage(self, state: Endeavor) -> int:
        return max(0, state.round - 1)

    def evaluate(self, state: Endeavor, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def evaluate_all(self, state: Endeavor) -> list[float]:
        return evaluate.evaluate_all(state)


GAME = EndeavorGame(BOX, BOX_VOCABULARY)
EDITIONS: dict[str, EndeavorGame] = {}
"""Games with other data files, by the fingerprint of the files."""
