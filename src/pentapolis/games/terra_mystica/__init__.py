"""Terra Mystica, first edition, for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.core.chance import seeded
from pentapolis.core.formats import Format
from pentapolis.core.game import Component, Game, Option, Options
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.games.terra_mystica import heuristics, labels
from pentapolis.games.terra_mystica.components import COMPONENTS
from pentapolis.games.terra_mystica.ledger import replay_ledger
from pentapolis.games.terra_mystica.ledger_write import export_ledger, export_table, read_ledger
from pentapolis.games.terra_mystica.leech import STANDING
from pentapolis.games.terra_mystica.setup import CARDS_MORE, SetUp, in_play, tile_number
from pentapolis.games.terra_mystica.spades import clear_spades
from pentapolis.games.terra_mystica.state import PARTS, SETUP, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    BRIDGES,
    FACTION_INDEX,
    FAVORS,
    HOME,
    LAND,
    ROUNDS,
    SCORINGS,
    TERRAIN,
    TOWNS,
)

VARIANTS = (
    "variable_turn_order",
    "shipping_bonus",
    "mini_expansion_1",
    "temple_scoring_tile",
    "cultist_errata",
)


def check_factions(value: Any, seats: int) -> Message | None:
    """The option `factions` as a list: one per seat, no colour twice (TM-1.10)."""
    if not isinstance(value, (list, tuple)) or len(value) != seats:
        return Message("tm-factions-per-seat", {"seats": seats}, "TM-2.17")
    unknown = [name for name in value if name not in FACTION_INDEX]
    if unknown:
        known = ", ".join(FACTION_INDEX)
        return Message("tm-unknown-faction", {"faction": str(unknown[0]), "known": known})
    if len({HOME[FACTION_INDEX[name]] for name in value}) < seats:
        return Message("tm-colour-twice", {}, "TM-1.10")
    return None


def check_start(value: Any, seats: int) -> Message | None:
    """The option `start_player` as a seat."""
    if isinstance(value, int) and 0 <= value < seats:
        return None
    return Message("tm-start-is-a-seat", {"last": seats - 1}, "TM-Q2")


def check_scoring(value: Any, seats: int) -> Message | None:
    """The option `scoring` as a list: six tiles, SCORE1 not in the last two (TM-2.15)."""
    codes = {tile.id for tile in SCORINGS}
    if (
        not isinstance(value, (list, tuple))
        or len(value) != ROUNDS
        or len(set(map(str, value))) != ROUNDS
        or not set(value) <= codes
    ):
        return Message("tm-six-scoring-tiles", {}, "TM-2.15")
    if "SCORE1" in value[ROUNDS - 2 :]:
        return Message("tm-score1-too-late", {}, "TM-2.15")
    return None


def check_cards(value: Any, seats: int) -> Message | None:
    """The option `bonus_cards` as a list: three more than players (TM-2.16)."""
    codes = {tile.id for tile in BONUSES}
    count = seats + CARDS_MORE
    if (
        not isinstance(value, (list, tuple))
        or len(value) != count
        or len(set(map(str, value))) != count
        or not set(value) <= codes
    ):
        return Message("tm-bonus-cards-count", {"count": count}, "TM-2.16")
    return None


class TerraMysticaGame(Game):
    """The game as the collection sees it."""

    id = "terra-mystica"
    prefix = "TM"
    rules_version = 2
    package = "pentapolis.games.terra_mystica"
    en = "Terra Mystica"
    cs = "Terra Mystica"
    seats = range(2, 6)
    standing = {"leech": STANDING}
    spread = 15.0
    temperature = 2.0
    horizon = 60
    options = (
        Option("setup", ("free", "first_game")),
        Option("factions", ("choose", "dealt", "random"), check_factions),
        Option("start_player", ("random", "first"), check_start),
        Option("scoring", ("random",), check_scoring),
        Option("bonus_cards", ("random",), check_cards),
        *[Option(name, (False, True)) for name in VARIANTS],
        Option("cult_spades", ("spread", "adjacent")),
    )

    def first_state(self, seats: int, seed: int, options: Options) -> State:
        state = TerraMystica(seats)
        variants = tuple(name for name in VARIANTS if options[name])
        start = 0 if options["start_player"] == "first" else options["start_player"]
        state.begin(
            seeded(seed),
            SetUp(
                options["setup"] == "first_game", options["factions"], start, options["scoring"],
                options["bonus_cards"], variants,
            ),
        )  # fmt: skip
        state.variable_order = options["variable_turn_order"]
        state.errata = options["cultist_errata"]
        state.adjacent_spades = options["cult_spades"] == "adjacent"
        state.deferred = False
        state.on_gain = False
        state.free_order = False
        state.round = 0
        state.phase = SETUP
        state.order = tuple(range(seats))
        state.turn = -1
        state.passing = ()
        state.passed = [False] * seats
        state.dropped = [False] * seats
        state.scoring = ()
        state.power_used = 0
        state.factions = [-1] * seats
        state.points = [0] * seats
        state.parts = [0] * (seats * len(PARTS))
        state.coins = [0] * seats
        state.workers = [0] * seats
        state.priests = [0] * seats
        state.ordained = [0] * seats
        state.bowl1 = [0] * seats
        state.bowl2 = [0] * seats
        state.bowl3 = [0] * seats
        state.cults = [0] * (seats * 4)
        state.keys = [0] * seats
        state.stopped = [0] * seats
        state.shipping = [0] * seats
        state.digging = [0] * seats
        state.built = [0] * (seats * 5)
        state.bridges_left = [3] * seats
        state.favors = [0] * seats
        state.used = [0] * seats
        state.cards = [-1] * seats
        state.carpets = [0] * seats
        state.town_tiles = [()] * seats
        state.spades = [0] * seats
        state.owner = [-1] * LAND
        state.kind = [-1] * LAND
        state.terrain = TERRAIN[:]
        state.in_town = [False] * LAND
        state.bridges = [-1] * len(BRIDGES)
        state.river_towns = ()
        state.orders = [-1] * 16
        state.favors_left = [tile.copies for tile in FAVORS]
        towns = in_play(TOWNS, variants)
        state.towns_left = [tile.copies if tile.index in towns else 0 for tile in TOWNS]
        state.card_coins = [-1] * len(BONUSES)
        state.sites = [()] * seats
        state.reach = [None] * seats
        state.skips = [None] * seats
        state.connects = [None] * seats
        state.offers = []
        state.buildings = []
        state.steps_due = 0
        state.next_building = 0
        state.active = -1
        state.acting = False
        state.clear_dues()
        clear_spades(state)
        state.tape = None
        state.explicit = False
        return state

    def check(self, seats: int, options: Mapping[str, Any] | None) -> Options:
        """Tiles and cards of a variant need the variant (TM-V2, TM-V4)."""
        from pentapolis.core.errors import BadOption

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

    def label(self, move: Move) -> Message:
        return labels.label(move)

    def formats(self) -> Mapping[str, Format]:
        return {
            "ledger": Format(
                "ledger", Message("tm-format-ledger"), export_ledger, read_ledger,
                replay=replay_ledger,
            ),
            "table": Format(
                "table", Message("tm-format-table"), export_table, read_ledger,
                replay=replay_ledger,
            ),
        }  # fmt: skip

    def rate(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        assert isinstance(state, TerraMystica)
        return heuristics.rate(state, seat, moves)

    def aspects(self, state: State, seat: int, parts: dict[str, float]) -> dict[str, float]:
        assert isinstance(state, TerraMystica)
        return heuristics.aspects(state, seat, parts)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, TerraMystica)
        return heuristics.evaluate(state, seat)


GAME = TerraMysticaGame()
