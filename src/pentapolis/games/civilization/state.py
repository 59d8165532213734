"""The position of a game of Civilization: flat lists by seat, city and square.

Lists by square and lists that rarely change are replaced, never changed in place (`replaced`), so
copies share them; the lists of figures and of yields are replaced only while a copy shares them
(`own_figures`, `own_yields`). Figures are numbered ``9 * seat + k``: seven armies (the seventh is
Russia's white one) and two scouts; cities ``3 * seat + k``, the capital first.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from pentapolis.core.compiled import i64
from pentapolis.core.state import State
from pentapolis.games.civilization.effects.effect import MARKET_RESOURCES, RESOURCES
from pentapolis.games.civilization.parts import NO_BARS, Bars, Battle, Offer, Promise
from pentapolis.games.civilization.tables.board import LAYOUT, NOWHERE, SQUARES, Layout
from pentapolis.games.civilization.tables.cards import PLACES, TOKEN_FACES

ARMIES: Final = 7
SCOUTS: Final = 2
FIGURES: Final = ARMIES + SCOUTS
CITIES: Final = 3

FIGURES_OF: Final = [((1 << FIGURES) - 1) << (FIGURES * seat) for seat in range(4)]
ARMIES_OF: Final = [((1 << ARMIES) - 1) << (FIGURES * seat) for seat in range(4)]
SCOUTS_OF: Final = [0b11 << (FIGURES * seat + ARMIES) for seat in range(4)]
ALL_ARMIES: Final = ARMIES_OF[0] | ARMIES_OF[1] | ARMIES_OF[2] | ARMIES_OF[3]
NO_WHITE: Final = -2
"""The place of a white army that is not in the game (everybody's but Russia's)."""

Phase = Literal["set-up", "start-of-turn", "trade", "city-management", "movement", "research"]
Victory = Literal["", "culture", "tech", "economic", "military", "draw", "intro"]

# phases
SETUP: Final = 0
START_OF_TURN: Final = 1
TRADE: Final = 2
CITY_MANAGEMENT: Final = 3
MOVEMENT: Final = 4
RESEARCH: Final = 5
PHASE_NAMES: Final[tuple[Phase, ...]] = (
    "set-up", "start-of-turn", "trade", "city-management", "movement", "research",
)  # fmt: skip

# the reactions that a seat waives until the turn ends
WAIVE_SMALL: Final = 1
WAIVE_ALL: Final = 2

# victories
NO_VICTORY: Final = 0
CULTURE_VICTORY: Final = 1
TECH_VICTORY: Final = 2
ECONOMIC_VICTORY: Final = 3
MILITARY_VICTORY: Final = 4
DRAW: Final = 5
INTRO_END: Final = 6
VICTORY_NAMES: Final[tuple[Victory, ...]] = (
    "",
    "culture",
    "tech",
    "economic",
    "military",
    "draw",
    "intro",
)


def added(values: list[int], i: int, more: int) -> list[int]:
    """The same as `replaced`, with something added to one value."""
    values = values[:]
    values[i] += more
    return values


class Civilization(State):
    """The whole table."""

    __slots__ = (
        "turn_limit", "offers_most", "counters_most", "intro", "layout",
        "turn", "phase", "first", "active", "victor", "victory",
        "civs", "governments", "gov_turn", "gov_changed", "anarchy_since",
        "trade", "culture", "level", "techs", "rows", "ranks",
        "speed", "stacking", "most_cities", "water", "hand_bonus",
        "resources", "market", "taken", "coin_tokens", "events", "forces", "reserve", "used",
        "where", "occupied", "spent", "marked", "fresh", "sent", "sent_to",
        "gathers",
        "ground", "marks", "city_at", "lying", "slots", "turned", "shown", "spare_tiles",
        "centre", "walled", "actions", "boost",
        "decks", "piles", "event_decks", "event_piles", "wonder_deck", "wonder_market",
        "wonder_at", "obsolete", "people", "huts", "villages", "gone", "supply", "disasters",
        "locked", "travelling", "refused", "offers_left", "passed", "declined", "offer",
        "promises", "battle", "waived",
        "y_trade", "y_production", "y_culture", "y_combat", "y_resources", "y_coin", "coins",
        "wonders_on", "hand_limit", "bars", "lent_figures", "lent_yields", "ways",
    )  # fmt: skip

    # Caches: yields of cities, coins, hand sizes, who is where.
    DERIVED: ClassVar[tuple[str, ...]] = (
        "occupied", "y_trade", "y_production", "y_culture", "y_combat", "y_resources",
        "y_coin", "coins", "wonders_on", "hand_limit", "layout", "bars",
        "lent_figures", "lent_yields", "ways",
    )  # fmt: skip

    turn_limit: int  # CV-Q27; 0 for none
    offers_most: int  # CV-5.12
    counters_most: int  # CV-5.17
    intro: bool  # CV-1.8
    layout: Layout
    bars: Bars  # of this or an earlier map
    turn: int
    phase: int
    first: int
    active: int
    victor: int
    victory: int
    civs: list[int]
    governments: list[int]
    gov_turn: list[int]  # 8 per seat: the turn it was unlocked, -1 if it is not
    gov_changed: int  # seats that have changed government this turn
    anarchy_since: list[int]
    trade: list[int]
    culture: list[int]
    level: list[int]
    techs: list[int]  # bits
    rows: list[int]  # 6 per seat: cards in each row of the pyramid
    ranks: list[int]  # 4 per seat; 0 for locked aircraft
    speed: list[int]
    stacking: list[int]
    most_cities: list[int]
    water: list[int]  # 0 none, 1 cross, 2 end
    hand_bonus: list[int]  # culture hand from techs
    resources: list[int]  # 4 per seat: market tokens
    market: list[int]
    taken: list[tuple[int, ...]]  # huts and villages held face down
    coin_tokens: list[int]  # 6 per seat
    events: list[tuple[int, ...]]
    forces: list[tuple[int, ...]]
    reserve: list[tuple[int, ...]]  # great people off the map
    used: list[int]  # bits of what was used this turn
    where: list[int]  # by figure: its square, -1 in the supply
    occupied: list[int]  # by square: the figures there as bits
    spent: int  # figures that have moved, as bits
    marked: int  # figures moved by Steam Power
    fresh: int  # figures that came onto the map this turn
    sent: list[int]  # 2 per seat: the square that a scout sends, -1 for none
    sent_to: list[int]  # 2 per seat: the city it sends to
    gathers: list[int]  # 2 per seat: the city that a scout last sent to, -1 for none
    ground: list[int]  # by square, -1 where nothing is revealed
    marks: list[int]  # by square: building, wonder or great person
    city_at: list[int]  # by square: the city whose outskirts or centre it is
    lying: list[int]  # by square: a face-down hut or village, -1 for none
    slots: list[int]  # by slot: its tile
    turned: list[int]  # by slot: quarter turns
    shown: int  # revealed slots, as bits
    spare_tiles: tuple[int, ...]  # neutral tiles that left the game unseen
    centre: list[int]  # by city, -1 where there is none
    walled: list[int]
    actions: list[int]  # by city: actions left this turn
    boost: list[int]  # by city: bought production
    decks: list[tuple[int, ...]]  # by unit type, top first
    piles: list[tuple[int, ...]]  # by unit type: face-up cards under the deck
    event_decks: list[tuple[int, ...]]
    event_piles: list[tuple[int, ...]]
    wonder_deck: tuple[int, ...]
    wonder_market: list[int]
    wonder_at: list[int]  # by wonder: its square, -1 off the map
    obsolete: int
    people: tuple[int, ...]
    huts: tuple[int, ...]
    villages: tuple[int, ...]
    gone: list[int]  # by token face: spent huts and villages
    supply: list[int]  # by building group
    disasters: int
    locked: tuple[int, ...]
    travelling: int  # figures under way: they neither block nor hold coins
    refused: tuple[tuple[int, int], ...]  # events that United Nations refused this turn, by seat
    offers_left: list[int]
    passed: int
    declined: tuple[tuple[int, ...], ...]
    offer: Offer | None
    promises: tuple[Promise, ...]
    battle: Battle | None
    waived: list[int]  # by seat: reactions waived until the turn ends; secret
    y_trade: list[int]
    y_production: list[int]
    y_culture: list[int]
    y_combat: list[int]
    y_resources: list[int]
    y_coin: list[int]
    coins: list[int]
    wonders_on: list[int]
    hand_limit: list[int]
    lent_figures: bool  # whether a copy of the position shares `where` and `occupied`
    lent_yields: bool  # whether a copy shares the caches of yields and coins
    ways: object  # of the group that was asked last, None after a figure has moved

    def prepare(self) -> None:
        """Make everything empty, before set-up."""
        n = self.seats
        self.layout = LAYOUT[n]
        self.turn = 0
        self.phase = SETUP
        self.first = 0
        self.active = 0
        self.victor = -1
        self.victory = NO_VICTORY
        self.civs = [-1] * n
        self.governments = [0] * n
        self.gov_turn = [-1] * (8 * n)
        self.gov_changed = 0
        self.anarchy_since = [0] * n
        self.trade = [0] * n
        self.culture = [0] * n
        self.level = [0] * n
        self.techs = [0] * n
        self.rows = [0] * (6 * n)
        self.ranks = [1, 1, 1, 0] * n
        self.speed = [0] * n
        self.stacking = [0] * n
        self.most_cities = [0] * n
        self.water = [0] * n
        self.hand_bonus = [0] * n
        self.resources = [0] * (4 * n)
        self.market = [0] * 4
        self.taken = [()] * n
        self.coin_tokens = [0] * (PLACES * n)
        self.events = [()] * n
        self.forces = [()] * n
        self.reserve = [()] * n
        self.used = [0] * n
        self.where = [NOWHERE] * (FIGURES * n)
        self.occupied = [0] * SQUARES
        self.lent_figures = False
        self.lent_yields = False
        self.spent = 0
        self.marked = 0
        self.fresh = 0
        self.sent = [NOWHERE] * (2 * n)
        self.sent_to = [-1] * (2 * n)
        self.gathers = [-1] * (2 * n)
        self.ground = [-1] * SQUARES
        self.marks = [0] * SQUARES
        self.city_at = [-1] * SQUARES
        self.lying = [-1] * SQUARES
        self.slots = [-1] * len(self.layout.slots)
        self.turned = [0] * len(self.layout.slots)
        self.shown = 0
        self.spare_tiles = ()
        self.centre = [NOWHERE] * (CITIES * n)
        self.bars = NO_BARS
        self.ways = None
        self.walled = [0] * (CITIES * n)
        self.actions = [0] * (CITIES * n)
        self.boost = [0] * (CITIES * n)
        self.decks = [()] * 4
        self.piles = [()] * 4
        self.event_decks = [()] * 3
        self.event_piles = [()] * 3
        self.wonder_deck = ()
        self.wonder_market = [-1] * 4
        self.wonder_at = [NOWHERE] * 12
        self.obsolete = 0
        self.people = ()
        self.huts = ()
        self.villages = ()
        self.gone = [0] * TOKEN_FACES
        self.supply = []
        self.disasters = 0
        self.locked = ()
        self.travelling = 0
        self.refused = ()
        self.offers_left = [0] * n
        self.passed = 0
        self.declined = ()
        self.offer = None
        self.promises = ()
        self.battle = None
        self.waived = [0] * n
        self.y_trade = [0] * (CITIES * n)
        self.y_production = [0] * (CITIES * n)
        self.y_culture = [0] * (CITIES * n)
        self.y_combat = [0] * (CITIES * n)
        self.y_resources = [0] * (CITIES * n)
        self.y_coin = [0] * (CITIES * n)
        self.coins = [0] * n
        self.wonders_on = [0] * n
        self.hand_limit = [2] * n

    def copy(self) -> Civilization:
        other = Civilization(self.seats)
        other.copy_common(self)
        other.lent_figures = self.lent_figures = True
        other.lent_yields = self.lent_yields = True
        other.turn_limit = self.turn_limit
        other.offers_most = self.offers_most
        other.counters_most = self.counters_most
        other.intro = self.intro
        other.layout = self.layout
        other.bars = self.map_bars()  # looked at here, so that many copies share new ones
        other.ways = self.ways
        other.turn = self.turn
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.victor = self.victor
        other.victory = self.victory
        other.civs = self.civs
        other.governments = self.governments
        other.gov_turn = self.gov_turn
        other.gov_changed = self.gov_changed
        other.anarchy_since = self.anarchy_since
        other.trade = self.trade[:]
        other.culture = self.culture[:]
        other.level = self.level
        other.techs = self.techs
        other.rows = self.rows
        other.ranks = self.ranks
        other.speed = self.speed
        other.stacking = self.stacking
        other.most_cities = self.most_cities
        other.water = self.water
        other.hand_bonus = self.hand_bonus
        other.resources = self.resources
        other.market = self.market
        other.taken = self.taken
        other.coin_tokens = self.coin_tokens
        other.events = self.events
        other.forces = self.forces
        other.reserve = self.reserve
        other.used = self.used
        other.where = self.where
        other.occupied = self.occupied
        other.spent = self.spent
        other.marked = self.marked
        other.fresh = self.fresh
        other.sent = self.sent
        other.sent_to = self.sent_to
        other.gathers = self.gathers
        other.ground = self.ground
        other.marks = self.marks
        other.city_at = self.city_at
        other.lying = self.lying
        other.slots = self.slots
        other.turned = self.turned
        other.shown = self.shown
        other.spare_tiles = self.spare_tiles
        other.centre = self.centre
        other.walled = self.walled
        other.actions = self.actions
        other.boost = self.boost
        other.decks = self.decks
        other.piles = self.piles
        other.event_decks = self.event_decks
        other.event_piles = self.event_piles
        other.wonder_deck = self.wonder_deck
        other.wonder_market = self.wonder_market
        other.wonder_at = self.wonder_at
        other.obsolete = self.obsolete
        other.people = self.people
        other.huts = self.huts
        other.villages = self.villages
        other.gone = self.gone
        other.supply = self.supply
        other.disasters = self.disasters
        other.locked = self.locked
        other.travelling = self.travelling
        other.refused = self.refused
        other.offers_left = self.offers_left
        other.passed = self.passed
        other.declined = self.declined
        other.offer = self.offer
        other.promises = self.promises
        other.waived = self.waived
        other.battle = self.battle.copy() if self.battle is not None else None
        other.y_trade = self.y_trade
        other.y_production = self.y_production
        other.y_culture = self.y_culture
        other.y_combat = self.y_combat
        other.y_resources = self.y_resources
        other.y_coin = self.y_coin
        other.coins = self.coins
        other.wonders_on = self.wonders_on
        other.hand_limit = self.hand_limit
        return other

    # --- the table ---------------------------------------------------------------------------

    def left(self, seat: int) -> int:
        """The next seat clockwise (CV-3.2)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def order(self) -> list[int]:
        """All seats in turn order."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def own_figures(self) -> None:
        """Prepare a change of the figures: no copy shares their lists afterwards."""
        self.ways = None
        if self.lent_figures:
            self.lent_figures = False
            self.where = self.where[:]
            self.occupied = self.occupied[:]

    def own_yields(self) -> None:
        """Prepare a change of yields or coins: no copy shares their lists afterwards."""
        if self.lent_yields:
            self.lent_yields = False
            self.y_trade = self.y_trade[:]
            self.y_production = self.y_production[:]
            self.y_culture = self.y_culture[:]
            self.y_combat = self.y_combat[:]
            self.y_resources = self.y_resources[:]
            self.y_coin = self.y_coin[:]
            self.coins = self.coins[:]
            self.wonders_on = self.wonders_on[:]
            self.hand_limit = self.hand_limit[:]

    def map_bars(self) -> Bars:
        """What bars ways on the present map."""
        bars = self.bars
        ground = self.ground
        lying = self.lying
        centre = self.centre
        if (
            bars.ground is not ground or bars.lying is not lying or bars.centre is not centre
        ) and not bars.are_of(ground, lying, centre):
            bars = Bars(self.layout.squares, ground, lying, centre, bars.notes)
            self.bars = bars
        return bars

    def enemies_at(self, sq: i64, seat: i64) -> int:
        """The figures of others on a square, as bits."""
        return self.occupied[sq] & ~FIGURES_OF[seat]

    def own_at(self, sq: i64, seat: i64) -> int:
        """The seat's figures on a square, as bits."""
        return self.occupied[sq] & FIGURES_OF[seat]

    def city_centred_at(self, sq: i64) -> i64:
        """The city whose centre the square is, -1 if none."""
        city: i64 = self.city_at[sq]
        return city if city >= 0 and self.centre[city] == sq else -1

    def cities_of(self, seat: int) -> list[int]:
        """The existing cities of a seat, the capital first."""
        base = CITIES * seat
        return [c for c in range(base, base + CITIES) if self.centre[c] >= 0]

    def city_count(self, seat: int) -> int:
        """How many cities a seat has."""
        count = 0
        for city in range(CITIES * seat, CITIES * seat + CITIES):
            if self.centre[city] >= 0:
                count += 1
        return count

    # --- the contract ------------------------------------------------------------------------

    def winners(self) -> list[int]:
        """The victor; everybody if the game ended without one (CV-1.9, CV-Q27)."""
        return [self.victor] if self.victor >= 0 else list(range(self.seats))

    def current_phase(self) -> object:
        return (self.turn, self.phase)

    def counters(self, seat: int) -> dict[str, int]:
        first = FIGURES * seat
        armies, scouts = self.where[first : first + ARMIES], self.where[first + ARMIES :][:SCOUTS]
        found = {
            "trade": self.trade[seat],
            "culture": self.culture[seat],
            "level": self.level[seat],
            "coins": self.coins[seat],
            "techs": self.techs[seat].bit_count(),
            "units": self._units(seat),
            "armies": sum(square >= 0 for square in armies),
            "scouts": sum(square >= 0 for square in scouts),
        }
        for kind in range(MARKET_RESOURCES):
            found[RESOURCES[kind]] = self.resources[MARKET_RESOURCES * seat + kind]
        return found

    def _units(self, seat: int) -> int:
        """The number of a seat's units, including those in a battle."""
        count = len(self.forces[seat])
        battle = self.battle
        if battle is not None:
            for side in (0, 1):
                if battle.owner(side) == seat:
                    count += len(battle.hands[side]) + len(battle.units(side))
        return count
