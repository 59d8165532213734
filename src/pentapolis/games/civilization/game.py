"""Sid Meier's Civilization: The Board Game (2010), for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from pentapolis.core.chance import seeded
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.score import Score
from pentapolis.games.civilization import knowledge, scoring
from pentapolis.games.civilization.bot import evaluate, rate
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.components import COMPONENTS, FACTS
from pentapolis.games.civilization.moves import VERBS
from pentapolis.games.civilization.rules.setup import SetUp
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.view import table
from pentapolis.games.civilization.view.player import player_view
from pentapolis.games.civilization.view.types import PlayerView, View

TURN_LIMITS = (0, 20, 30, 40, 60)
"""0 is no limit; bots among themselves use the last one, longer than any normal game (CV-Q27)."""
LAST_STAGE = 6
"""Three turns are one stage; turns after the eighteenth belong to the last."""


def check_number(value: Any, seats: int) -> Message | None:
    """Check options that take any small number."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 200:
        return None
    return Message("cv-bad-number", {"value": str(value)})


class CivilizationGame(Game[Civilization]):
    """The game, as the rest of the program uses it."""

    id = "civilization"
    prefix = "CV"
    package = "pentapolis.games.civilization"
    en = "Sid Meier's Civilization: The Board Game"
    cs = "Civilizace Sida Meiera: Desková hra"
    seats = range(2, 5)
    rules_version = 3
    round_log = "turn"
    spread = 30.0
    temperature = 1.5
    horizon = 1
    foresight = 700  # about three turns of four seats
    weights = W
    beginner = 0.6
    learned = ("tech", "government")
    untrained = ("judged",)
    factual = "judged"
    methods = ("evolution", "gradient", "facts")
    view_type = View
    fact_types = FACTS
    verbs = frozenset(VERBS)
    unattended = {"turn_limit": TURN_LIMITS[-1]}
    standing = {
        "cancel_city_action": ("pass",),
        "cancel_event": ("pass",),
        "cancel_ability": ("pass",),
        "interrupt_move": ("pass",),
        "battle_ability": ("pass",),
        "trade_slot": ("pass",),
    }
    options = (
        Option("variant", ("normal", "intro")),
        Option("civ_choice", ("random", "agreed")),
        Option("turn_limit", TURN_LIMITS, check_number),
        Option("trade_offers_per_player", (3,), check_number),
        Option("trade_counters_max", (2,), check_number),
    )

    def first_state(self, seats: int, seed: int, options: Options) -> Civilization:
        state = Civilization(seats)
        state.begin(self, seeded(seed), SetUp(options["civ_choice"]))
        state.prepare()
        state.intro = options["variant"] == "intro"
        state.turn_limit = options["turn_limit"]
        state.offers_most = options["trade_offers_per_player"]
        state.counters_most = options["trade_counters_max"]
        return state

    def components(self) -> Mapping[str, Component]:
        return COMPONENTS

    # --- computed by other modules --------------------------------------------------------

    def view(self, state: Civilization, seat: int | None) -> View:
        return table.view(state, seat)

    def area(self, state: Civilization, seat: int) -> PlayerView:
        return player_view(state, seat, seat)

    def redeal(self, state: Civilization, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def census(self, state: Civilization) -> object:
        return knowledge.census(state)

    def recomputed(self, state: Civilization) -> dict[str, object]:
        return knowledge.recompute(state)

    def scores(self, state: Civilization) -> list[Score]:
        return scoring.scores(state)

    def verdict(self, state: Civilization) -> Message | None:
        return scoring.verdict(state)

    # --- bots ----------------------------------------------------------------------------

    def rate(self, state: Civilization, seat: int, moves: Sequence[Move]) -> list[float]:
        return rate.rate(state, seat, moves if isinstance(moves, list) else [*moves])

    def learned_places(
        self, state: Civilization, seat: int, moves: Sequence[Move]
    ) -> list[list[int]]:
        return rate.learned_places(moves)

    def quick_rater(self) -> Callable[[Any, int, list[Move]], list[float]]:
        return rate.rate

    def settled_check(self) -> Callable[[Any], bool]:
        return evaluate.is_settled

    def is_settled(self, state: Civilization) -> bool:
        return evaluate.is_settled(state)

    def aspects(self, state: Civilization, seat: int, parts: dict[str, float]) -> dict[str, float]:
        return evaluate.aspects(state, seat)

    def stage(self, state: Civilization) -> int:
        return min(state.turn // 3, LAST_STAGE)

    def evaluate(self, state: Civilization, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def evaluate_all(self, state: Civilization) -> list[float]:
        return evaluate.evaluate_all(state)

    def facts(self, state: Civilization) -> tuple[int, list[list[float]]]:
        return evaluate.facts_of_all(state)


GAME = CivilizationGame()
