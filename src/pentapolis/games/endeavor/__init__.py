"""Endeavor (2009), for 3 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.core.chance import seeded
from pentapolis.core.errors import BadOption
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.games.endeavor import heuristics, prospects, thumb
from pentapolis.games.endeavor.building import ChooseBuilding
from pentapolis.games.endeavor.components import components_of
from pentapolis.games.endeavor.naming import VERBS
from pentapolis.games.endeavor.passing import NO_GOVERNOR
from pentapolis.games.endeavor.setup import SetUp, lay_out
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables import BOX, Tables, tables_at


def check_data(value: Any, seats: int) -> Message | None:
    """The option `data`: a folder with some of the five data files, or one of them."""
    try:
        tables_at(value)
    except BadOption as error:
        return error.reason
    return None


class EndeavorGame(Game):
    """The game as the collection sees it, with the data of one box."""

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
    noise = 0.0
    doubt = 0.8
    verbs = frozenset(VERBS)
    options = (
        Option("payment", ("finance_value", "one")),
        Option("passed_limit", ("immediate", "next_pass")),
        Option("university_scoring", ("per_tile", "once")),
        Option("data", ("box",), check_data, local=True),
    )

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._components = components_of(tables)

    def edition(self, options: Options) -> Game:
        """Other data files make a box with names and texts of its own."""
        if options["data"] == "box":
            return GAME
        tables = tables_at(options["data"])
        if tables.edition not in EDITIONS:
            EDITIONS[tables.edition] = EndeavorGame(tables)
        return EDITIONS[tables.edition]

    def first_state(self, seats: int, seed: int, options: Options) -> State:
        state = Endeavor(seats)
        state.begin(seeded(seed), SetUp())
        state.tables = self.tables
        state.edition = state.tables.edition
        state.pays_one = options["payment"] == "one"
        state.checks_at_next_pass = options["passed_limit"] == "next_pass"
        state.university_once = options["university_scoring"] == "once"
        lay_out(state)
        return state

    def components(self) -> Mapping[str, Component]:
        return self._components

    def label(self, move: Move) -> Message:
        return Message("en-move-no-governor") if move is NO_GOVERNOR else super().label(move)

    def rate(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        assert isinstance(state, Endeavor)
        return heuristics.rate(state, seat, moves)

    def sketch(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        assert isinstance(state, Endeavor)
        return thumb.rate(state, seat, moves)

    def is_settled(self, state: State) -> bool:
        # Within a round some have acted more often than others: only its beginning is fair.
        assert isinstance(state, Endeavor)
        step = state.asking
        return isinstance(step, ChooseBuilding) and step.seat == state.crown

    def aspects(self, state: State, seat: int, parts: dict[str, float]) -> dict[str, float]:
        assert isinstance(state, Endeavor)
        return prospects.aspects(state, seat)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Endeavor)
        return heuristics.evaluate(state, seat)


GAME = EndeavorGame(BOX)
EDITIONS: dict[str, EndeavorGame] = {}
"""The games of other data files, by what tells the files apart."""
