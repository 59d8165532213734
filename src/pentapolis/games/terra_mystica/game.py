"""The game: seats, options, names; it connects the other modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from pentapolis.core.errors import BadOption
from pentapolis.core.formats import Format
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.score import Score
from pentapolis.games.terra_mystica import knowledge, moves, scoring
from pentapolis.games.terra_mystica.bot import evaluate, facts, learned, quick, rate
from pentapolis.games.terra_mystica.bot.weights import W
from pentapolis.games.terra_mystica.components import COMPONENTS, FACTS
from pentapolis.games.terra_mystica.formats.ledger.read import read_ledger
from pentapolis.games.terra_mystica.formats.ledger.replay import LedgerReport, replay_ledger
from pentapolis.games.terra_mystica.formats.ledger.write import export_ledger, export_table
from pentapolis.games.terra_mystica.rules.leech import STANDING
from pentapolis.games.terra_mystica.rules.setup import CARDS_MORE, VARIANTS, prepare, tile_number
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import BONUSES, FACTION_INDEX, HOME, ROUNDS, SCORINGS
from pentapolis.games.terra_mystica.view import FactionBoard, NoFaction, View, player_view, view


def check_factions(value: Any, seats: int) -> Message | None:
    """Check the option `factions` as a list: one per seat, no colour twice (TM-1.10)."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return Message("tm-factions-per-seat", {"seats": seats}, "TM-2.17")
    unknown = [str(name) for name in value if str(name) not in FACTION_INDEX]
    if unknown:
        known = ", ".join(FACTION_INDEX)
        return Message("tm-unknown-faction", {"faction": unknown[0], "known": known}, "TM-2.17")
    if len({HOME[FACTION_INDEX[name]] for name in value}) < seats:
        return Message("tm-colour-twice", {}, "TM-1.10")
    return None


def check_start(value: Any, seats: int) -> Message | None:
    """Check the option `start_player` as a seat."""
    if isinstance(value, int) and 0 <= value < seats:
        return None
    return Message("tm-start-is-a-seat", {"last": seats - 1}, "TM-Q2")


def check_scoring(value: Any, seats: int) -> Message | None:
    """Check the option `scoring` as a list: six tiles, SCORE1 not in the last two (TM-2.15)."""
    codes = {tile.id for tile in SCORINGS}
    if (
        not isinstance(value, (list, tuple))
        or len(value) != ROUNDS
        or len(set(map(str, value))) != ROUNDS
        or not set(map(str, value)) <= codes
    ):
        return Message("tm-six-scoring-tiles", {}, "TM-2.15")
    if "SCORE1" in value[ROUNDS - 2 :]:
        return Message("tm-score1-too-late", {}, "TM-2.15")
    return None


def check_cards(value: Any, seats: int) -> Message | None:
    """Check the option `bonus_cards` as a list: three more than players (TM-2.16)."""
    codes = {tile.id for tile in BONUSES}
    count = seats + CARDS_MORE
    if (
        not isinstance(value, (list, tuple))
        or len(value) != count
        or len(set(map(str, value))) != count
        or not set(map(str, value)) <= codes
    ):
        return Message("tm-bonus-cards-count", {"count": count}, "TM-2.16")
    return None


class TerraMysticaGame(Game[TerraMystica]):
    """The game, as the rest of the program uses it."""

    id = "terra-mystica"
    prefix = "TM"
    rules_version = 3
    package = "pentapolis.games.terra_mystica"
    en = "Terra Mystica"
    cs = "Terra Mystica"
    seats = range(2, 6)
    standing = {"leech": STANDING}
    view_type = View
    fact_types = FACTS
    spread = 15.0
    temperature = 2.0
    horizon = 60
    own = 0.5
    variety = {"choose_faction": 7.0, "choose_side": 7.0}
    weights = W
    beginner = 0.8
    learned = (
        "learned_round", "learned_faction", "learned_tile", "learned_next", "learned_card",
        "learned_count",
    )  # fmt: skip
    openings = ("faction", "faction_tile", "faction_card", "faction_near")
    lessons = 0.3
    untrained = (
        "charging", "place", "step", "site", "reach", "stronghold_held", "near_held", "key",
        "shipping_held", "digging_held", "house_held", "favor_held", "pass_held", "area_held",
        "judged",
    )  # fmt: skip
    factual = "judged"
    straying = {"place_dwelling": 1.0}
    methods = ("evolution", "gradient", "openings", "judging", "facts")
    training = {"factions": "random"}
    options = (
        Option("setup", ("free", "first_game")),
        Option("factions", ("choose", "dealt", "random"), check_factions),
        Option("start_player", ("random", "first"), check_start),
        Option("scoring", ("random",), check_scoring),
        Option("bonus_cards", ("random",), check_cards),
        *[Option(name, (False, True)) for name in VARIANTS],
        Option("cult_spades", ("spread", "adjacent")),
    )

    def first_state(self, seats: int, seed: int, options: Options) -> TerraMystica:
        state = TerraMystica(seats)
        prepare(self, state, seed, options)
        return state

    def check(self, seats: int, options: Mapping[str, Any] | None) -> Options:
        """The checked options; tiles and cards of a variant need that variant (TM-V2, TM-V4)."""
        complete = super().check(seats, options)
        for option, tiles in (("scoring", SCORINGS), ("bonus_cards", BONUSES)):
            if complete[option] != "random":
                for name in complete[option]:
                    variant = tiles[tile_number(name)].variant
                    if variant and not complete[variant]:
                        raise BadOption(Message("tm-needs-variant", {"tile": name}, "TM-2.16"))
        return complete

    def components(self) -> Mapping[str, Component]:
        return COMPONENTS

    def view(self, state: TerraMystica, seat: int | None) -> View:
        return view(state, seat)

    def area(self, state: TerraMystica, seat: int) -> FactionBoard | NoFaction:
        return player_view(state, seat)

    def redeal(self, state: TerraMystica, seat: int | None, rng: Random) -> None:
        knowledge.redeal(state, seat, rng)

    def scores(self, state: TerraMystica) -> list[Score]:
        return scoring.scores(state)

    def census(self, state: TerraMystica) -> object:
        return knowledge.census(state)

    def recomputed(self, state: TerraMystica) -> dict[str, object]:
        return knowledge.recomputed(state)

    def rate(self, state: TerraMystica, seat: int, moves: Sequence[Move]) -> list[float]:
        return rate.rate(state, seat, moves)

    def learned_places(
        self, state: TerraMystica, seat: int, moves: Sequence[Move]
    ) -> list[list[int]]:
        return learned.learned_places(state, seat, moves)

    def quick_rater(self) -> Callable[[Any, int, list[Move]], list[float]]:
        return rate.rate

    def quick_turns(self) -> Callable[[Any, Callable[[], float], float, int, int], int]:
        return quick.play_turns

    def stage(self, state: TerraMystica) -> int:
        return state.round

    def evaluate(self, state: TerraMystica, seat: int) -> float:
        return facts.judge_all(state)[seat]

    def evaluate_all(self, state: TerraMystica) -> list[float]:
        return facts.judge_all(state)

    def facts(self, state: TerraMystica) -> tuple[int, list[list[float]]]:
        return evaluate.rounds_left(state), facts.facts_of_all(state)

    def is_settled(self, state: TerraMystica) -> bool:
        return facts.is_settled(state)

    def settled_check(self) -> Callable[[Any], bool]:
        return facts.is_settled

    def opening_places(self, state: TerraMystica, seat: int) -> list[int]:
        return evaluate.opening_places(state, state.factions[seat])

    def aspects(self, state: TerraMystica, seat: int, parts: dict[str, float]) -> dict[str, float]:
        return evaluate.aspects(state, seat, parts)

    def label(self, move: Move) -> Message:
        return moves.label(move)

    def formats(self) -> Mapping[str, Format]:
        def replay(text: str, partial: bool = False) -> LedgerReport:
            return replay_ledger(self, text, partial)

        def read(text: str) -> Match:
            return read_ledger(self, text)

        return {
            "ledger": Format(
                "ledger", Message("tm-format-ledger"), export_ledger, read, replay=replay
            ),
            "table": Format("table", Message("tm-format-table"), export_table, read, replay=replay),
        }


GAME = TerraMysticaGame()
