"""Imperium: Classics and Imperium: Legends, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from pentapolis.core.agenda import Decision
from pentapolis.core.chance import seeded
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short
from pentapolis.core.score import Score
from pentapolis.games.imperium import knowledge, scoring
from pentapolis.games.imperium.bot import evaluate, rate
from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.components import COMPONENTS, FACTS, card_names
from pentapolis.games.imperium.moves import VERBS, PlanMove, pay_label
from pentapolis.games.imperium.questions import STANDING
from pentapolis.games.imperium.rules.setup import SetUp, clear_table
from pentapolis.games.imperium.state import Imperium, Rulings
from pentapolis.games.imperium.tables import BOXES, BY_SLUG, CARDS, NATION_INDEX, SIDES
from pentapolis.games.imperium.view import PlayerView, View, area, view

SWITCHES = {
    "progress_on_refill": (False, True),
    "strict_or": (True, False),
    "tucked_unrest_is_take": (False, True),
    "active_quest_scores": (True, False),
    "garrison_symbols_score": (True, False),
    "state_card_counts": (False, True),
}


def check_nations(value: Any, seats: int) -> Message | None:
    """Check the option `nations` as a list: a different nation for each seat (IM-1.2)."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return Message("im-nations-per-seat", {"seats": seats}, "IM-1.2")
    unknown = [name for name in value if str(name) not in NATION_INDEX]
    if unknown:
        known = ", ".join(NATION_INDEX)
        return Message("im-unknown-nation", {"nation": str(unknown[0]), "known": known})
    if len(set(value)) < seats:
        return Message("im-nation-twice", {}, "IM-1.2")
    return None


def check_sides(value: Any, seats: int) -> Message | None:
    """Check the option `sides` as a list: A or B for each seat (IM-1.6)."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return Message("im-sides-per-seat", {"seats": seats}, "IM-1.6")
    if any(side not in SIDES for side in value):
        return Message("im-sides-per-seat", {"seats": seats}, "IM-1.6")
    return None


ROUND_LIMIT = 100
"""Several times as long as any normal game; 0 means no limit."""


def check_limit(value: Any, seats: int) -> Message | None:
    """Check the option `round_limit`: a number of rounds."""
    if isinstance(value, int) and (value == 0 or 2 <= value <= 1000):
        return None
    return Message("im-bad-limit", {"value": str(value)})


LAST_STAGE = 6
"""Five rounds are one stage; once the last rounds are known, they are the last stage."""


class ImperiumGame(Game[Imperium]):
    """The game, as the rest of the program uses it."""

    id = "imperium"
    prefix = "IM"
    package = "pentapolis.games.imperium"
    en = "Imperium: Classics and Legends"
    cs = "Imperium: Dějiny a Legendy"
    seats = range(2, 5)
    options = (
        Option("box", BOXES),
        Option("nations", ("random", "classics", "legends", "pick"), check_nations),
        Option("sides", ("choose", "A", "B", "random"), check_sides),
        *(Option(name, choices) for name, choices in SWITCHES.items()),
        Option("round_limit", (ROUND_LIMIT,), check_limit),
    )

    verbs = frozenset(
        (
            *VERBS, "revolt", "end", "yes", "no", "none", "ignore", "accept",
            "top-of-deck", "search-main-deck", "choose", "number", "suit", "from", "reward",
        )
    )  # fmt: skip
    standing = STANDING
    view_type = View
    fact_types = FACTS
    rules_version = 2
    spread = 35.0
    temperature = 2.0
    horizon = 48  # about three turns, because preparations pay only later
    foresight = 48
    weights = W
    beginner = 0.8
    learned = ("learned_card",)
    untrained = tuple(name for name in W.table if name.startswith("judged"))
    methods = ("evolution", "gradient")

    def first_state(self, seats: int, seed: int, options: Options) -> Imperium:
        state = Imperium(seats)
        state.begin(self, seeded(seed), SetUp(options["nations"], options["sides"]))
        state.box = BOXES.index(options["box"])
        state.rules = Rulings(**{name: options[name] for name in SWITCHES})
        state.round_limit = options["round_limit"]
        clear_table(state)
        return state

    def components(self) -> Mapping[str, Component]:
        return COMPONENTS

    def label(self, move: Move) -> Message:
        return pay_label(move) if isinstance(move, PlanMove) else super().label(move)

    def wording(self, decision: Decision, move: Move) -> Message:
        words = super().wording(decision, move)
        names = card_names(move)
        if not names or not any(
            other is not move and other.verb == move.verb and card_names(other) == names
            for other in decision.moves
        ):
            return words
        # Cards with the same name are distinguished by their printed numbers.
        numbers = [CARDS[BY_SLUG[short(arg)]].number for arg in move.args if short(arg) in BY_SLUG]
        return Message("im-label-numbered", {"label": words, "numbers": ", ".join(numbers)})

    def view(self, state: Imperium, seat: int | None) -> View:
        return view(state, seat)

    def area(self, state: Imperium, seat: int) -> PlayerView:
        return area(state, seat)

    def redeal(self, state: Imperium, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def census(self, state: Imperium) -> object:
        return knowledge.census(state)

    def scores(self, state: Imperium) -> list[Score]:
        return scoring.scores(state)

    def verdict(self, state: Imperium) -> Message | None:
        return scoring.verdict(state)

    def rate(self, state: Imperium, seat: int, moves: Sequence[Move]) -> list[float]:
        return rate.rate(state, seat, moves)

    def learned_places(self, state: Imperium, seat: int, moves: Sequence[Move]) -> list[list[int]]:
        return rate.learned_places(moves)

    def quick_rater(self) -> Callable[[Any, int, list[Move]], list[float]]:
        return rate.rate

    def settled_check(self) -> Callable[[Any], bool]:
        return evaluate.is_settled

    def is_settled(self, state: Imperium) -> bool:
        return evaluate.is_settled(state)

    def aspects(self, state: Imperium, seat: int, parts: dict[str, float]) -> dict[str, float]:
        return evaluate.aspects(state, seat, parts)

    def stage(self, state: Imperium) -> int:
        return LAST_STAGE if state.last_round else min(state.round // 5, LAST_STAGE - 1)

    def evaluate(self, state: Imperium, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def evaluate_all(self, state: Imperium) -> list[float]:
        return evaluate.evaluate_all(state)


GAME = ImperiumGame()
