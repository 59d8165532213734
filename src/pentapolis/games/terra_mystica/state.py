"""The position of a game of Terra Mystica: flat lists by seat and by hex, all of it public."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.state import State
from pentapolis.games.terra_mystica.effects import CULTS
from pentapolis.games.terra_mystica.tables import FACTION_IDS, PIECES

SETUP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
CULT_BONUS: Final = 3
ENDED: Final = 4
PHASES: Final[tuple[str, ...]] = ("setup", "income", "actions", "cult_bonus", "ended")

# The sources of points, which are the parts of a score.
PARTS: Final[tuple[str, ...]] = (
    "start", "scoring", "favor", "bonus", "town", "tracks", "faction", "leech", "cults", "area",
    "resources",
)  # fmt: skip
FOR_START: Final = 0
FOR_SCORING: Final = 1
FOR_FAVOR: Final = 2
FOR_BONUS: Final = 3
FOR_TOWN: Final = 4
FOR_TRACKS: Final = 5
FOR_FACTION: Final = 6
FOR_LEECH: Final = 7
FOR_CULTS: Final = 8
FOR_AREA: Final = 9
FOR_RESOURCES: Final = 10

# Bits of the special actions that a seat has used this round (TM-11.1).
USED_CARD: Final = 1
USED_FAVOR: Final = 2
USED_FACTION: Final = 4

PRIESTS: Final = 7
TOKENS: Final = 12
BRIDGE_PIECES: Final = 3


class Offer:
    """Power that a seat may take because of an opponent's building (TM-9.1)."""

    __slots__ = ("seat", "builder", "amount", "building", "counts")

    def __init__(self, seat: int, builder: int, amount: int, building: int, counts: bool) -> None:
        self.seat = seat
        self.builder = builder
        self.amount = amount
        self.building = building
        self.counts = counts  # there was a gain when the offer was made (TM-L35)


class Building:
    """A building of the Cultists whose offers are not all answered (TM-15.10, TM-V5.1)."""

    __slots__ = ("number", "taken", "declined")

    def __init__(self, number: int, taken: bool, declined: bool) -> None:
        self.number = number
        self.taken = taken
        self.declined = declined  # somebody who could gain something declined


UNITS: Final[tuple[str, ...]] = ("tm-points", "tm-coins", "tm-workers", "tm-priests")


def change(before: tuple[int, ...], after: tuple[int, ...]) -> Message | None:
    """The changes between two rows: delta and total of each value, as in a ledger (TM-L41)."""
    changed: list[tuple[int, Message]] = []
    for i, unit in enumerate(UNITS):
        if after[i] != before[i]:
            changed.append((after[i] - before[i], Message(unit, {"n": after[i]})))
    if after[4:7] != before[4:7]:
        power = after[5] + 2 * after[6] - before[5] - 2 * before[6]
        bowls = f"{after[4]}/{after[5]}/{after[6]}"
        changed.append((power, Message("tm-bowls", {"bowls": bowls})))
    if after[7:] != before[7:]:
        steps = sum(after[7:]) - sum(before[7:])
        levels = "/".join([str(level) for level in after[7:]])
        changed.append((steps, Message("tm-cult-levels", {"levels": levels})))
    parts: list[Message] = []
    for delta, total in changed:  # a sacrifice moves tokens without changing the sum of power
        told = Message("tm-delta", {"delta": f"{delta:+}", "total": total}) if delta else total
        parts.append(told)
    return Message("tm-change", {"parts": tuple(parts)}) if parts else None


class TerraMystica(State):
    """The whole table."""

    __slots__ = (
        "variable_order", "errata", "adjacent_spades",
        "round", "phase", "order", "turn", "passing", "passed", "dropped", "scoring",
        "power_used", "factions", "points", "parts", "coins", "workers", "priests", "ordained",
        "bowl1", "bowl2", "bowl3", "cults", "keys", "stopped", "shipping", "digging", "built",
        "bridges_left", "favors", "used", "cards", "carpets", "town_tiles", "spades", "owner",
        "kind", "terrain", "in_town", "bridges", "river_towns", "orders", "favors_left",
        "towns_left", "card_coins", "sites", "reach", "skips", "connects", "offers", "buildings",
        "steps_due", "next_building", "active", "free", "bought", "most_hexes", "spaded",
        "dug_from", "dug_with", "homes", "tunnelled",
    )  # fmt: skip

    # Spades pay when they are used; in the league, when they are received (TM-Q22, TM-V7).
    EARLY_SPADES: ClassVar[bool] = False

    # Caches that follow from the map.
    DERIVED: ClassVar[tuple[str, ...]] = ("sites", "reach", "skips", "connects")

    variable_order: bool  # TM-V1
    errata: bool  # TM-V5
    adjacent_spades: bool  # TM-Q14 as printed: hexes of phase III must be adjacent
    round: int
    phase: int
    order: tuple[int, ...]  # seats in turn order of this round
    turn: int  # index into `order` of the seat whose turn it is
    passing: tuple[int, ...]  # seats in the order in which they passed this round
    passed: list[bool]
    dropped: list[bool]  # TM-V9
    scoring: tuple[int, ...]  # the scoring tiles of rounds 1 to 6
    power_used: int  # power actions used this round, as bits
    factions: list[int]  # by seat, -1 before the choice
    points: list[int]
    parts: list[int]  # by seat, one number per name in PARTS
    coins: list[int]
    workers: list[int]
    priests: list[int]
    ordained: list[int]  # priests in cult orders for good
    bowl1: list[int]
    bowl2: list[int]
    bowl3: list[int]
    cults: list[int]  # by seat, four levels
    keys: list[int]  # keys not used yet
    stopped: list[int]  # tracks stopped at 9 for lack of a key this turn, as bits (TM-Q11)
    shipping: list[int]
    digging: list[int]
    built: list[int]  # by seat, five counts of structures on the map
    bridges_left: list[int]
    favors: list[int]  # by seat: favor tiles as bits
    used: list[int]
    cards: list[int]  # by seat: the bonus card, -1 for none
    carpets: list[int]  # additional hexes that Fakirs may skip (TM-V3.1)
    town_tiles: list[tuple[int, ...]]  # by seat
    spades: list[int]  # by seat: unused spades of phase III
    owner: list[int]  # by hex: a seat or -1
    kind: list[int]  # by hex: a structure or -1
    terrain: list[int]  # by hex
    in_town: list[bool]  # by hex
    bridges: list[int]  # by place: the owner or -1
    river_towns: tuple[int, ...]  # river hexes with a town of the Mermaids
    orders: list[int]  # four places per cult: a seat or -1
    favors_left: list[int]
    towns_left: list[int]
    card_coins: list[int]  # by card: the coins on it, -1 if it is not in the game
    sites: list[tuple[int, ...]]  # by seat: hexes with own structures
    reach: list[tuple[int, ...] | None]  # by seat: free hexes in reach
    skips: list[tuple[int, ...] | None]  # by seat: free hexes that need a tunnel or a carpet
    connects: list[tuple[int, ...] | None]  # by seat: river hexes that would found a town
    offers: list[Offer]
    buildings: list[Building]
    steps_due: int  # steps that the Cultists have earned but not taken (TM-L34)
    next_building: int
    active: int  # the seat that is acting, -1 for none
    free: int  # free spades in hand
    bought: int  # bought spades in hand
    most_hexes: int  # how many hexes the free spades may change
    spaded: tuple[int, ...]  # hexes changed in this action
    dug_from: tuple[int, ...]  # their terrain before
    dug_with: tuple[int, ...]  # how many spades each has taken
    homes: tuple[int, ...]  # hexes that became home terrain in this action
    tunnelled: int  # the hex reached by tunnel or carpet in this action, -1 for none

    def blank(self) -> TerraMystica:
        """An empty position of the same class."""
        return TerraMystica(self.seats)

    def copy(self) -> TerraMystica:
        # Coins, workers and power change all the time. Other lists are shared with the copy: a
        # change replaces them (`replaced`).
        other = self.blank()
        other.copy_common(self)
        other.variable_order = self.variable_order
        other.errata = self.errata
        other.adjacent_spades = self.adjacent_spades
        other.round = self.round
        other.phase = self.phase
        other.order = self.order
        other.turn = self.turn
        other.passing = self.passing
        other.passed = self.passed
        other.dropped = self.dropped
        other.scoring = self.scoring
        other.power_used = self.power_used
        other.factions = self.factions
        other.points = self.points
        other.parts = self.parts
        other.coins = self.coins[:]
        other.workers = self.workers[:]
        other.priests = self.priests
        other.ordained = self.ordained
        other.bowl1 = self.bowl1[:]
        other.bowl2 = self.bowl2[:]
        other.bowl3 = self.bowl3[:]
        other.cults = self.cults
        other.keys = self.keys
        other.stopped = self.stopped
        other.shipping = self.shipping
        other.digging = self.digging
        other.built = self.built
        other.bridges_left = self.bridges_left
        other.favors = self.favors
        other.used = self.used
        other.cards = self.cards
        other.carpets = self.carpets
        other.town_tiles = self.town_tiles
        other.spades = self.spades
        other.owner = self.owner
        other.kind = self.kind
        other.terrain = self.terrain
        other.in_town = self.in_town
        other.bridges = self.bridges
        other.river_towns = self.river_towns
        other.orders = self.orders
        other.favors_left = self.favors_left
        other.towns_left = self.towns_left
        other.card_coins = self.card_coins
        other.sites = self.sites
        other.reach = self.reach
        other.skips = self.skips
        other.connects = self.connects
        other.offers = self.offers
        other.buildings = self.buildings
        other.steps_due = self.steps_due
        other.next_building = self.next_building
        other.active = self.active
        other.free = self.free
        other.bought = self.bought
        other.most_hexes = self.most_hexes
        other.spaded = self.spaded
        other.dug_from = self.dug_from
        other.dug_with = self.dug_with
        other.homes = self.homes
        other.tunnelled = self.tunnelled
        return other

    # --- small questions ---------------------------------------------------------------------

    def score(self, seat: int, part: int, points: int) -> None:
        """Add victory points, under the part they belong to."""
        if not points:
            return
        place = seat * len(PARTS) + part
        self.points = self.points[:]  # shared with copies, as the parts are
        self.points[seat] += points
        self.parts = self.parts[:]
        self.parts[place] += points

    def supply(self, seat: int) -> int:
        """Priests in the seat's supply (TM-1.4)."""
        return PRIESTS - self.priests[seat] - self.ordained[seat]

    def standing(self, seat: int, kind: int) -> int:
        """How many structures of a kind the seat has on the map."""
        return self.built[seat * 5 + kind]

    def has_piece(self, seat: int, kind: int) -> bool:
        """Whether a structure of that kind is left on the faction board (TM-1.12)."""
        return self.built[seat * 5 + kind] < PIECES[kind]

    def tile(self) -> int:
        """The scoring tile of the round, -1 outside rounds."""
        return self.scoring[self.round - 1] if self.round else -1

    def level(self, seat: int, cult: int) -> int:
        """The seat's level on a cult track."""
        return self.cults[seat * 4 + cult]

    def free_cards(self) -> list[int]:
        """Bonus cards that nobody holds."""
        held = 0
        for card in self.cards:
            if card >= 0:
                held |= 1 << card
        found: list[int] = []
        for card in range(len(self.card_coins)):
            if not held >> card & 1 and self.card_coins[card] >= 0:
                found.append(card)
        return found

    def next_order(self) -> tuple[int, ...]:
        """The turn order of the next round; factions that left come last (TM-11.5, TM-V1.1,
        TM-V9.1)."""
        if not self.passing:
            return self.order
        if self.variable_order:
            return self.passing + tuple([seat for seat in self.order if seat not in self.passing])
        first = self.passing[0]
        return tuple([(first + i) % self.seats for i in range(self.seats)])

    def row_values(self, seat: int) -> tuple[int, ...]:
        """VP, C, W, P, three bowls and four cults: what a ledger row shows."""
        return (
            self.points[seat], self.coins[seat], self.workers[seat], self.priests[seat],
            self.bowl1[seat], self.bowl2[seat], self.bowl3[seat],
            self.cults[seat * 4], self.cults[seat * 4 + 1], self.cults[seat * 4 + 2],
            self.cults[seat * 4 + 3],
        )  # fmt: skip

    def tell_row(self, seat: int, words: Message, before: tuple[int, ...], place: int) -> None:
        """Log a command in words with every value that it changed, delta and total (TM-L41).

        The row is inserted at `place`, before the lines of what it triggered.
        """
        journal = self.journal
        if journal is None:
            return
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "faction": self.faction_id(seat),
            "words": words,
        }
        changed = change(before, self.row_values(seat))
        if changed is not None:
            self.tell("tm-log-row", {**args, "change": changed}, seat)
        else:
            self.tell("tm-log-command", args, seat)
        journal.insert(place, journal.pop())

    def faction_id(self, seat: int) -> str:
        """The component id of a seat's faction."""
        return f"faction:{FACTION_IDS[self.factions[seat]]}"

    # --- the contract -----------------------------------------------------------------------

    def current_phase(self) -> object:
        """The round and its phase (TM-3.1)."""
        return (self.round, self.phase)

    def counters(self, seat: int) -> dict[str, int]:
        found = {
            "points": self.points[seat],
            "coins": self.coins[seat],
            "workers": self.workers[seat],
            "priests": self.priests[seat],
            "bowl1": self.bowl1[seat],
            "bowl2": self.bowl2[seat],
            "bowl3": self.bowl3[seat],
        }
        for cult, name in enumerate(CULTS):
            found[name] = self.cults[seat * 4 + cult]
        return found
