"""2 Set-up: scoring tiles, bonus cards, factions, first dwellings and first cards (TM-2.1 ff.)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pentapolis.core.chance import seeded
from pentapolis.core.game import Game, Options
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import CULTS
from pentapolis.games.terra_mystica.moves import (
    BUILD,
    BUILD_MOVES,
    FACTION,
    FACTION_MOVES,
    FIRST_CARD_MOVES,
    PASS,
    Act,
    label,
)
from pentapolis.games.terra_mystica.questions import Question, Work
from pentapolis.games.terra_mystica.rules.cult_bonus import put_coins_on_cards
from pentapolis.games.terra_mystica.rules.dwellings import place, place_and_home, put_dwelling
from pentapolis.games.terra_mystica.rules.passing import card_named, take_card
from pentapolis.games.terra_mystica.rules.rounds import PlayRound
from pentapolis.games.terra_mystica.rules.transforming import clear_spades
from pentapolis.games.terra_mystica.state import (
    BRIDGE_PIECES,
    FOR_START,
    PARTS,
    SETUP,
    TerraMystica,
)
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    BRIDGES,
    FACTION_INDEX,
    FACTIONS,
    FAVORS,
    FIRST_GAME,
    HEX_INDEX,
    HOME,
    LAND,
    ROUNDS,
    SCORINGS,
    TERRAIN,
    TOWNS,
    WHEEL,
)

START_POINTS: Final = 20
SCORE1: Final = 0
VARIANTS: Final[tuple[str, ...]] = (
    "variable_turn_order",
    "shipping_bonus",
    "mini_expansion_1",
    "temple_scoring_tile",
    "cultist_errata",
)
CARDS_MORE: Final = 3  # bonus cards in play beyond one per player (TM-2.16)


class SetUp(Work):
    """Everything before the first round, in the order of section 2."""

    __slots__ = ("first_game", "factions", "start", "scoring", "cards", "variants")

    def __init__(
        self,
        first_game: bool,
        factions: Any,
        start: Any,
        scoring: Any,
        cards: Any,
        variants: tuple[str, ...],
    ) -> None:
        self.first_game = first_game
        self.factions = factions
        self.start = start
        self.scoring = scoring
        self.cards = cards
        self.variants = variants

    def run(self, state: TerraMystica) -> None:
        self.choose_start_player(state)
        self.lay_scoring_tiles(state)
        self.lay_bonus_cards(state)
        state.push(PlayRound(1))
        state.push(COINS_ON_CARDS)
        for seat in state.order:  # pushed last, the last player is asked first (TM-2.23)
            state.push(CHOOSE_CARD[seat])
        state.push(PlaceDwellings(self.first_game))
        if self.first_game:
            names: list[str] = FIRST_GAME["factions"][str(state.seats)]
            for i, seat in enumerate(state.order):
                take_faction(state, seat, FACTION_INDEX[names[i]])
        elif self.factions == "choose":
            for seat in reversed(state.order):
                state.push(ChooseFaction(seat))
        elif self.factions == "dealt":
            colours = list(range(WHEEL))
            state.chance.shuffle(colours)
            for i in range(state.seats - 1, -1, -1):
                state.push(ChooseSide(state.order[i], colours[i]))
        elif self.factions == "random":
            colours = list(range(WHEEL))
            state.chance.shuffle(colours)
            for i, seat in enumerate(state.order):
                side = state.chance.below(2)
                take_faction(state, seat, of_colour(colours[i])[side])
        else:
            for seat, name in enumerate(self.factions):
                take_faction(state, seat, FACTION_INDEX[name])

    def choose_start_player(self, state: TerraMystica) -> None:
        """Draw the start player, or take the given one (TM-2.10, TM-Q2)."""
        first = 0
        if self.start == "random":
            first = state.chance.below(state.seats)
        elif isinstance(self.start, int):
            first = self.start
        state.order = tuple([(first + i) % state.seats for i in range(state.seats)])

    def lay_scoring_tiles(self, state: TerraMystica) -> None:
        """Lay tiles from round 6 backwards; SCORE1 never in the last two (TM-2.12, TM-2.15)."""
        if self.first_game:
            names: list[str] = FIRST_GAME["scoring"]
            state.scoring = tuple([tile_number(name) for name in names])
            return
        if self.scoring != "random":
            state.scoring = tuple([tile_number(str(name)) for name in self.scoring])
            return
        tiles = in_play(SCORINGS, self.variants)
        drawn: list[int] = []
        for number in range(ROUNDS, 0, -1):
            tile = tiles[state.chance.below(len(tiles))]
            while tile == SCORE1 and number > ROUNDS - 2:
                tile = tiles[state.chance.below(len(tiles))]
            tiles.remove(tile)
            drawn.append(tile)
        state.scoring = tuple(reversed(drawn))

    def lay_bonus_cards(self, state: TerraMystica) -> None:
        """Put three more bonus cards than players into the game (TM-2.14, TM-2.16)."""
        if self.first_game:
            names: list[str] = FIRST_GAME["bonus"][str(state.seats)]
            chosen = [tile_number(name) for name in names]
        elif self.cards != "random":
            chosen = [tile_number(str(name)) for name in self.cards]
        else:
            cards = in_play(BONUSES, self.variants)
            state.chance.shuffle(cards)
            chosen = cards[: state.seats + CARDS_MORE]
        for card in chosen:
            state.card_coins = replaced(state.card_coins, card, 0)


def in_play(tiles: tuple[Any, ...], variants: tuple[str, ...]) -> list[int]:
    """The tiles of the base game and of the active variants."""
    return [tile.index for tile in tiles if not tile.variant or tile.variant in variants]


def tile_number(name: str) -> int:
    """The index of a tile by its code: ``BON3`` is 2."""
    return int("".join([letter for letter in name if letter.isdigit()])) - 1


def of_colour(terrain: int) -> list[int]:
    """The two factions of a board (TM-1.10)."""
    return [faction.index for faction in FACTIONS if faction.home == terrain]


def take_faction(state: TerraMystica, seat: int, index: int) -> None:
    """Give start resources, points and cult levels (these pay no power) (TM-2.1 to TM-2.6)."""
    faction = FACTIONS[index]
    factions = state.factions[:]
    factions[seat] = index
    state.factions = factions
    state.score(seat, FOR_START, START_POINTS)
    state.workers[seat] = faction.workers
    state.coins[seat] = faction.coins
    state.priests = replaced(state.priests, seat, faction.priests)
    state.bowl1[seat] = faction.bowls[0]
    state.bowl2[seat] = faction.bowls[1]
    state.bowl3[seat] = faction.bowls[2]
    cults = state.cults[:]
    for cult in range(len(CULTS)):
        cults[seat * 4 + cult] = faction.cults[cult]
    state.cults = cults
    state.shipping = replaced(state.shipping, seat, faction.shipping)
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "faction": f"faction:{faction.id}"}
        state.tell("tm-log-faction", {**args}, seat)


class ChooseFaction(Question):
    """Which faction the seat takes; the start player chooses first (TM-2.17)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_faction"
    RULE: ClassVar[str] = "TM-2.17"
    PROMPT: ClassVar[str] = "tm-ask-faction"

    def candidates(self, state: TerraMystica, seat: int) -> list[Move]:
        return [*FACTION_MOVES]

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        take_faction(state, seat, move.a)

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code != FACTION:
            return CHOOSE_FACTION_FIRST
        return refuse_faction(state, move.a)


class ChooseSide(ChooseFaction):
    """Which side of the dealt colour's board the seat takes (TM-2.18)."""

    __slots__ = ("colour",)

    KIND: ClassVar[str] = "choose_side"
    RULE: ClassVar[str] = "TM-2.18"
    PROMPT: ClassVar[str] = "tm-ask-side"

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code == FACTION and HOME[move.a] != self.colour:
            return OTHER_COLOUR
        return super().refuse_act(state, seat, move)


def faction_named(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The faction, and the taken one of the same colour."""
    taken = [other for other in state.factions if other >= 0 and HOME[other] == HOME[move.a]]
    other = f"faction:{FACTIONS[taken[0]].id}" if taken else ""
    return {"faction": move.args[0], "taken": other}


def set_up_first(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The move in words."""
    return {"move": label(move)}


BOARD_TAKEN: Final = Refusal("tm-no-free-board", "TM-1.10", faction_named)
OTHER_COLOUR: Final = Refusal("tm-no-board-of-yours", "TM-2.18", faction_named)
CHOOSE_FACTION_FIRST: Final = Refusal("tm-no-faction-yet", "TM-2.17", set_up_first)
PLACE_FIRST: Final = Refusal("tm-no-starting-dwelling", "TM-2.22", set_up_first)
START_OCCUPIED: Final = Refusal("tm-no-free-hex", "TM-2.22", place)
START_NOT_HOME: Final = Refusal("tm-no-home-terrain", "TM-2.22", place_and_home)
TAKE_CARD_FIRST: Final = Refusal("tm-no-card-yet", "TM-2.23", set_up_first)
FIRST_CARD_HELD: Final = Refusal("tm-no-free-card", "TM-2.23", card_named)
FIRST_CARD_OUT: Final = Refusal("tm-no-card-in-game", "TM-2.23", card_named)


def refuse_faction(state: TerraMystica, faction: int) -> Refusal | None:
    """Require that nobody has a faction of that colour (TM-1.10)."""
    for other in state.factions:
        if other >= 0 and HOME[other] == HOME[faction]:
            return BOARD_TAKEN
    return None


def refuse_start(state: TerraMystica, seat: int, h: int) -> Refusal | None:
    """Require a free hex of the seat's home terrain (TM-2.22)."""
    if state.owner[h] >= 0:
        return START_OCCUPIED
    return None if state.terrain[h] == HOME[state.factions[seat]] else START_NOT_HOME


def refuse_first_card(state: TerraMystica, card: int) -> Refusal | None:
    """Require a card that is in the game and free (TM-2.23)."""
    if state.card_coins[card] < 0:
        return FIRST_CARD_OUT
    return FIRST_CARD_HELD if card in state.cards else None


class PlaceDwellings(Work):
    """Ask for first dwellings in snake order, then Nomads' third, Chaos Magicians' only one."""

    __slots__ = ("first_game",)

    def __init__(self, first_game: bool) -> None:
        self.first_game = first_game

    def run(self, state: TerraMystica) -> None:
        if self.first_game:
            positions: dict[str, list[str]] = FIRST_GAME["dwellings"][str(state.seats)]
            for seat in state.order:
                for name in positions[FACTIONS[state.factions[seat]].id]:
                    put_dwelling(state, seat, HEX_INDEX[name])
                    if state.journal is not None:
                        args = {"seat": f"seat:{seat}", "hex": f"hex:{name}"}
                        state.tell("tm-log-start-dwelling", {**args}, seat)
            return
        for seat in reversed(dwelling_order(state)):
            state.push(PLACE_DWELLING[seat])


def dwelling_order(state: TerraMystica) -> list[int]:
    """Seats in the order of their first dwellings (TM-2.19 to TM-2.21)."""
    dwellings = [FACTIONS[faction].dwellings for faction in state.factions]
    others = [seat for seat in state.order if dwellings[seat] > 1]
    order = others + others[::-1]
    order += [seat for seat in state.order if dwellings[seat] > 2]
    order += [seat for seat in state.order if dwellings[seat] == 1]
    return order


class PlaceDwelling(Question):
    """Which free hex of home terrain gets a first dwelling, at no cost (TM-2.22)."""

    __slots__ = ()

    KIND: ClassVar[str] = "place_dwelling"
    RULE: ClassVar[str] = "TM-2.22"
    PROMPT: ClassVar[str] = "tm-ask-dwelling"

    def run(self, state: TerraMystica) -> None:
        if not state.dropped[self.seat]:
            state.ask(self, self.seat)

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        moves: list[Move] = []
        home = HOME[state.factions[seat]]
        terrain, owner = state.terrain, state.owner
        for h in range(LAND):
            if terrain[h] == home and owner[h] < 0:
                moves.append(BUILD_MOVES[h])
        return moves

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        put_dwelling(state, seat, move.a)

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        return refuse_start(state, seat, move.a) if move.code == BUILD else PLACE_FIRST


class ChooseCard(Question):
    """Which bonus card the seat takes first; the last player begins (TM-2.23)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_bonus_first"
    RULE: ClassVar[str] = "TM-2.23"
    PROMPT: ClassVar[str] = "tm-ask-card"

    def run(self, state: TerraMystica) -> None:
        if not state.dropped[self.seat]:
            state.ask(self, self.seat)

    def candidates(self, state: TerraMystica, seat: int) -> list[Move]:
        return [*FIRST_CARD_MOVES]

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        take_card(state, seat, move.a)

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code != PASS or move.a < 0:
            return TAKE_CARD_FIRST
        return refuse_first_card(state, move.a)


class CoinsOnCards(Work):
    """Put one coin on each of the three remaining cards (TM-2.24)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        put_coins_on_cards(state)


CHOOSE_CARD: Final = [ChooseCard(seat) for seat in range(5)]
PLACE_DWELLING: Final = [PlaceDwelling(seat) for seat in range(5)]
COINS_ON_CARDS: Final = CoinsOnCards()


def prepare(game: Game, state: TerraMystica, seed: int, options: Options) -> None:
    """Prepare an empty table; its first step sets it up."""
    seats = state.seats
    variants = tuple([name for name in VARIANTS if options[name]])
    start = 0 if options["start_player"] == "first" else options["start_player"]
    state.begin(
        game,
        seeded(seed),
        SetUp(
            options["setup"] == "first_game", options["factions"], start, options["scoring"],
            options["bonus_cards"], variants,
        ),
    )  # fmt: skip
    state.variable_order = options["variable_turn_order"]
    state.errata = options["cultist_errata"]
    state.adjacent_spades = options["cult_spades"] == "adjacent"
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
    state.bridges_left = [BRIDGE_PIECES] * seats
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
    clear_spades(state)
