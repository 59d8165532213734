"""All components: loaded once, checked, and turned into tables of small integers."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, Literal

from pentapolis.games.civilization.effects import activated, permanent
from pentapolis.games.civilization.effects.effect import (
    ERAS,
    MARKET_RESOURCES,
    RESOURCES,
    AmountEffect,
    Effect,
)
from pentapolis.games.civilization.effects.kinds import Paid, effects_from

Terrain = Literal["grassland", "desert", "mountain", "forest", "water"]
TERRAINS: Final[tuple[Terrain, ...]] = ("grassland", "desert", "mountain", "forest", "water")
GRASSLAND: Final = 0
DESERT: Final = 1
MOUNTAIN: Final = 2
FOREST: Final = 3
WATER: Final = 4

ICONS: Final[tuple[str, ...]] = ("trade", "production", "culture", "coin", "combat_bonus")


def _load(name: str) -> Any:
    path = files("pentapolis.games.civilization").joinpath("data", f"{name}.json")
    return json.loads(path.read_text("utf-8"))


class Named:
    """Anything with an id, two names and a source."""

    __slots__ = ("id", "index", "en", "cs", "effects", "source", "confidence")

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index = index
        self.id: str = data["id"]
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]
        self.effects: tuple[Effect, ...] = effects_from(data.get("effects", []))
        self.source: str = data["source"]
        self.confidence: str = data["confidence"]


class Building(Named):
    """A building marker: its cost, terrain, and what its square yields."""

    __slots__ = ("group", "upgraded", "cost", "terrain", "star", "icons", "tech")

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        super().__init__(index, data)
        self.group: int = GROUPS.index(data["group"])
        self.upgraded: bool = data["upgraded"]
        self.cost: int = data["cost"]
        self.terrain: int = -1 if data["terrain"] == "land" else TERRAINS.index(data["terrain"])
        self.star: bool = data["star"]
        self.icons: tuple[int, ...] = icons_of(data["icons"])
        self.tech: str = data["unlocked_by"]


class Wonder(Named):
    """A wonder: era, price, discount, culture and ability."""

    __slots__ = ("era", "cost", "cheap", "cheap_tech", "culture")

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        super().__init__(index, data)
        self.era: int = ERAS.index(data["era"])
        self.cost: int = data["cost"]
        self.cheap: int = data["discounted_cost"] or data["cost"]
        self.cheap_tech: str = data["discount_tech"] or ""
        self.culture: int = data["culture"]


class Person(Named):
    """A kind of great person."""

    __slots__ = ("count", "icons")

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        super().__init__(index, data)
        self.count: int = data["count"]
        self.icons: tuple[int, ...] = icons_of(data["icons"])


class Government(Named):
    """A government and the tech that unlocks it."""

    __slots__ = ("tech",)

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        super().__init__(index, data)
        self.tech: str = data["unlocked_by"] or ""


class Tech(Named):
    """A tech card: level, what it unlocks, lasting values, abilities."""

    __slots__ = (
        "level", "government", "building", "unit", "rank", "speed", "stacking", "hand", "cities",
        "water", "coins", "abilities", "permanent",
    )  # fmt: skip

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        super().__init__(index, data)
        self.level: int = data["level"]
        unlocks = data["unlocks"]
        self.government: str = unlocks.get("government", "")
        self.building: str = unlocks.get("building", "")
        unit = unlocks.get("unit", {})
        self.unit: int = UNIT_TYPES.index(unit["type"]) if unit else -1
        self.rank: int = unit.get("rank") or 1
        stats = data["stats"]
        self.speed: int = stats.get("travel_speed", 0)
        self.stacking: int = stats.get("stacking_limit", 0)
        self.hand: int = stats.get("culture_hand", 0)
        self.cities: int = stats.get("max_cities", 0)
        self.water: int = ("", "cross", "end").index(stats.get("water", ""))
        self.coins: int = data["coin_icons"]
        self.abilities: tuple[Paid, ...] = tuple([Paid(item) for item in data["abilities"]])
        self.permanent: tuple[Effect, ...] = effects_from(data["permanent"])


class Event(Named):
    """A culture event card."""

    __slots__ = ("deck", "count", "timing")

    def __init__(self, index: int, data: dict[str, Any], count: int) -> None:
        super().__init__(index, data)
        self.deck: int = data["deck"] - 1
        self.count = count
        self.timing: str = data["timing"]


class Civ(Named):
    """A civilization sheet."""

    __slots__ = ("leader", "tech", "government", "benefit", "home")

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        super().__init__(index, data)
        self.leader: str = data["leader"]
        self.tech: str = data["tech"]
        self.government: str = data["government"]
        self.benefit: str = data["benefit"]
        self.home: str = data["home"]


class Unit:
    """A unit type with its names and costs by rank and its cards by strength."""

    __slots__ = ("id", "index", "en", "cs", "cards", "trumps", "ranks", "source", "confidence")

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index = index
        self.id: str = data["id"]
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]
        self.cards: list[tuple[int, int]] = [(int(k), v) for k, v in data["cards"].items()]
        self.trumps: int = UNIT_TYPES.index(data["trumps"]) if data["trumps"] else -1
        self.ranks: list[tuple[str, str, int]] = [
            (rank["name_en"], rank["name_cs"], rank["cost"]) for rank in data["ranks"]
        ]
        self.source: str = data["source"]
        self.confidence: str = data["confidence"]


def icons_of(data: dict[str, int]) -> tuple[int, ...]:
    """Trade, production, culture, coin and combat bonus of a marker."""
    if set(data) - set(ICONS):
        raise ValueError(f"unknown icons {data}")
    return tuple([data.get(name, 0) for name in ICONS])


UNIT_TYPES: Final[tuple[str, ...]] = ("infantry", "artillery", "mounted", "aircraft")
INFANTRY: Final = 0
ARTILLERY: Final = 1
MOUNTED: Final = 2
AIRCRAFT: Final = 3

_BUILDINGS: Final = _load("buildings")
_EVENTS: Final = _load("culture_events")
_TECHS: Final = _load("techs")
COMPONENTS: Final = _load("components")

GROUPS: Final = tuple(_BUILDINGS["markers"])
GROUP_COUNT: Final = [int(n) for n in _BUILDINGS["markers"].values()]
BUILDINGS: Final = tuple([Building(i, data) for i, data in enumerate(_BUILDINGS["buildings"])])
WALLS: Final = _BUILDINGS["city_walls"]
FIGURES: Final = _BUILDINGS["figures"]
WONDERS: Final = tuple([Wonder(i, data) for i, data in enumerate(_load("wonders")["wonders"])])
PEOPLE: Final = tuple([Person(i, data) for i, data in enumerate(_load("great_people")["people"])])
GOVERNMENTS: Final = tuple(
    [Government(i, data) for i, data in enumerate(_load("governments")["governments"])]
)
TECHS: Final = tuple([Tech(i, data) for i, data in enumerate(_TECHS["techs"])])
CIVS: Final = tuple([Civ(i, data) for i, data in enumerate(_load("civs")["civs"])])
UNITS: Final = tuple([Unit(i, data) for i, data in enumerate(_load("units")["units"])])
# The levy cards of the alternate set (CV-Q2) have no copies in the decks.
EVENTS: Final = tuple(
    [Event(i, data, data["count"]) for i, data in enumerate(_EVENTS["events"])]
    + [
        Event(i + len(_EVENTS["events"]), data, 0)
        for i, data in enumerate(_EVENTS["alternates_not_in_base"])
    ]
)
TRACK: Final = _load("culture_track")["spaces"]
TILES: Final = _load("map_tiles")["tiles"]
LAYOUTS: Final = _load("map_tiles")["layouts"]
TERRAIN_YIELDS: Final = _load("map_tiles")["terrain_yields"]
HUTS: Final = _load("huts_villages")["huts"]["contents"]
VILLAGES: Final = _load("huts_villages")["villages"]["contents"]

TECH: Final = {tech.id: tech.index for tech in TECHS}
BUILDING: Final = {building.id: building.index for building in BUILDINGS}
WONDER: Final = {wonder.id: wonder.index for wonder in WONDERS}
PERSON: Final = {person.id: person.index for person in PEOPLE}
GOVERNMENT: Final = {government.id: government.index for government in GOVERNMENTS}
EVENT: Final = {event.id: event.index for event in EVENTS}
CIV: Final = {civ.id: civ.index for civ in CIVS}

TRADE_NEEDED: Final = [0] + [int(n) for n in _TECHS["trade_needed"]]
BASE: Final = {str(name): int(value) for name, value in _TECHS["base_values"].items()}
MOST_TRADE: Final[int] = COMPONENTS["trade_dial_max"]
COINS_TO_WIN: Final[int] = COMPONENTS["economy_victory_coins"]
DISASTERS: Final[int] = COMPONENTS["counts"]["disaster_markers"]

TECH_LEVEL: Final = [tech.level for tech in TECHS]
SPACE_FLIGHT: Final = TECH["space-flight"]


def _knows(kind: type[Effect]) -> int:
    """The techs with a permanent ability, as bits."""
    return sum(1 << t.index for t in TECHS for e in t.permanent if isinstance(e, kind))


def tech_bit(name: str) -> int:
    """The bit of a tech."""
    return 1 << TECH[name]


PER_3_COINS: Final = _knows(permanent.ProductionPer3Coins)
PER_5_COINS: Final = _knows(permanent.HandPer5Coins)
SPLIT: Final = _knows(permanent.SplitProduction)
FLY_OVER: Final = _knows(permanent.FlyOver)
UNCANCELLABLE: Final = _knows(permanent.EventsUncancellable)
BREAK_WALLS: Final = _knows(permanent.BreakWalls)
RAZE: Final = _knows(permanent.RazeBuilding)
CODE_OF_LAWS: Final = _knows(permanent.CoinOnBattleWin)

# --- governments and civilizations: one number per effect kind --------------------------------


def _amounts(cards: tuple[Named, ...], kind: type[Effect]) -> list[int]:
    """For each card the amount of that effect: 1 if it has no amount, 0 if the effect is absent."""
    found = [0] * len(cards)
    for card in cards:
        for effect in card.effects:
            if isinstance(effect, kind):
                found[card.index] = effect.amount if isinstance(effect, AmountEffect) else 1
    return found


_G: Final[tuple[Named, ...]] = tuple(GOVERNMENTS)
GOV_NO_CAPITAL: Final = _amounts(_G, permanent.NoCapitalAction)
GOV_ARMIES_FOUND: Final = _amounts(_G, permanent.ArmiesFoundCities)
GOV_SCOUT_HUTS: Final = _amounts(_G, permanent.ScoutsExploreHuts)
GOV_COIN: Final = _amounts(_G, permanent.Coin)
GOV_SHARED: Final = _amounts(_G, permanent.SharedHarvest)
GOV_CULTURE_HAND: Final = _amounts(_G, permanent.CultureHand)
GOV_ARTS: Final = _amounts(_G, permanent.ArtsBonus)
GOV_NO_ATTACK: Final = _amounts(_G, permanent.NoAttackCities)
GOV_PRODUCTION: Final = _amounts(_G, permanent.CityProduction)
GOV_CAPITAL_ARTS: Final = _amounts(_G, permanent.CapitalArtsPenalty)
GOV_BATTLE_HAND: Final = _amounts(_G, permanent.BattleHand)
GOV_TRADE: Final = _amounts(_G, permanent.TradePenalty)
GOV_SOT_TRADE: Final = _amounts(_G, permanent.SotTrade)
DESPOTISM: Final = GOVERNMENT["despotism"]
ANARCHY: Final = GOVERNMENT["anarchy"]

_C: Final[tuple[Named, ...]] = tuple(CIVS)
CIV_RUSH: Final = _amounts(_C, permanent.DoubleConversion)
CIV_EXPLORE: Final = _amounts(_C, permanent.ExploreCulture)
CIV_SAVE: Final = _amounts(_C, permanent.SaveUnit)
CIV_FREE_BUILDING: Final = _amounts(_C, activated.FreeBuilding)
CIV_TECH_UNITS: Final = _amounts(_C, permanent.TechUnits)
CIV_ADVANCE: Final = _amounts(_C, permanent.CultureAdvance)
CIV_STACKING: Final = _amounts(_C, permanent.StackingPlus1)
CIV_THEFT: Final = _amounts(_C, activated.TechTheft)
CIV_TECH: Final = [TECH[civ.tech] for civ in CIVS]
CIV_GOVERNMENT: Final = [GOVERNMENT[civ.government] for civ in CIVS]

# --- markers on squares: buildings 1 .., wonders 20 .., great people 40 .. ----------------------

WONDER_MARK: Final = 20
PERSON_MARK: Final = 40
MARK_ICONS: Final[list[tuple[int, ...]]] = [(0, 0, 0, 0, 0)] * 50
for _building in BUILDINGS:
    MARK_ICONS[1 + _building.index] = _building.icons
for _built in WONDERS:
    MARK_ICONS[WONDER_MARK + _built.index] = (0, 0, _built.culture, 0, 0)
for _person in PEOPLE:
    MARK_ICONS[PERSON_MARK + _person.index] = _person.icons
MARK_STAR: Final = [0 < m <= len(BUILDINGS) and BUILDINGS[m - 1].star for m in range(50)]
MARK_GROUP: Final = [BUILDINGS[m - 1].group if 0 < m <= len(BUILDINGS) else -1 for m in range(50)]
MARK_UPGRADE: Final = [0] * 50
"""The upgraded marker of a basic one, 0 if there is none."""
for _building in BUILDINGS:
    for _better in BUILDINGS:
        if _better.group == _building.group and _better.upgraded and not _building.upgraded:
            MARK_UPGRADE[1 + _building.index] = 1 + _better.index

# --- wonders ------------------------------------------------------------------------------------

WONDER_COST: Final = [wonder.cost for wonder in WONDERS]
WONDER_CHEAP: Final = [wonder.cheap for wonder in WONDERS]
WONDER_CHEAP_BIT: Final = [
    1 << TECH[wonder.cheap_tech] if wonder.cheap_tech else 0 for wonder in WONDERS
]
WONDER_ERA: Final = [wonder.era for wonder in WONDERS]


def _wonder(kind: type[Effect]) -> int:
    """The wonders with an ability, as bits."""
    return sum(1 << w.index for w in WONDERS for e in w.effects if isinstance(e, kind))


ORACLE: Final = _wonder(permanent.RevealEnemyBattleHand)
HIMEJI: Final = _wonder(permanent.UnitStrength)
PORCELAIN: Final = _wonder(permanent.ResearchDiscount)
DISCOUNT: Final = sum(
    e.amount for w in WONDERS for e in w.effects if isinstance(e, permanent.ResearchDiscount)
)
UNITED_NATIONS: Final = _wonder(permanent.EventImmunity)
ANGKOR: Final = _wonder(activated.DoubleHarvest)
GARDENS: Final = _wonder(activated.FreeFigure)
LIBERTY: Final = _wonder(activated.LearnKnownTech)
PANAMA: Final = _wonder(activated.AddCoinToken)
SYDNEY: Final = _wonder(permanent.FreeCultureStep)
# CV-E11: the order of gains that were not triggered by hand.
AUTOMATIC: Final = tuple(
    [
        WONDER[name]
        for name in (
            "stonehenge", "the-colossus", "the-louvre", "panama-canal", "sydney-opera-house",
        )
    ]
)  # fmt: skip

# --- units: a kind is a type and a strength at rank I ---------------------------------------------

UNIT_KINDS: Final = [(unit.index, strength) for unit in UNITS for strength, _ in unit.cards]
UNIT_TYPE: Final = [kind[0] for kind in UNIT_KINDS]
UNIT_BASE: Final = [kind[1] for kind in UNIT_KINDS]
UNIT_NAME: Final = [f"{UNIT_TYPES[kind]}-{strength}" for kind, strength in UNIT_KINDS]
UNIT_COST: Final = [[rank[2] for rank in unit.ranks] for unit in UNITS]
TRUMPS: Final = [unit.trumps for unit in UNITS]
MOST_KINDS: Final = 16
"""A unit is its kind plus 16 times the bits of the seats that have seen it."""

# --- events: a card is its kind plus 32 times the bits of the seats that know it ------------------

MOST_EVENTS: Final = 32
EVENT_DECK: Final = [event.deck for event in EVENTS]
EVENT_EFFECT: Final = [event.effects[0] for event in EVENTS]
EVENT_TIMING: Final = [event.timing for event in EVENTS]

# --- huts and villages: a token is a content, a back, and who knows it ----------------------------

GREAT_PERSON_TOKEN: Final = 6
VILLAGE: Final = 8
TOKEN_FACES: Final = 16
"""A token is content + 8 for a village back, plus 16 times the bits of seats that know it."""
CONTENTS: Final[tuple[str, ...]] = (*RESOURCES, "great_person")


def tokens(back: int) -> list[int]:
    """All huts (0) or villages (8), as tokens unknown to everybody."""
    data: dict[str, int] = VILLAGES if back else HUTS
    return [back + CONTENTS.index(name) for name in data for _ in range(data[name])]


TOKEN_NAMES: Final = [
    f"{'village' if face >= VILLAGE else 'hut'}-{CONTENTS[face % VILLAGE].replace('_', '-')}"
    if face % VILLAGE < len(CONTENTS)
    else ""
    for face in range(TOKEN_FACES)
]
"""Tokens as written in move texts, by face: ``hut-wheat``."""


def token_name(token: int) -> str:
    """A token as written in move texts."""
    return TOKEN_NAMES[token % TOKEN_FACES]


# --- what can be built: figures, units, buildings, walls, wonders ---------------------------------

ARMY: Final = 0
SCOUT: Final = 1
UNIT_ITEM: Final = 2
BUILDING_ITEM: Final = 6
WALLS_ITEM: Final = 20
WONDER_ITEM: Final = 21
ITEMS: Final = WONDER_ITEM + len(WONDERS)
WALLS_COST: Final[int] = WALLS["cost"]
WALLS_BONUS: Final[int] = WALLS["combat_bonus"]
ARMY_COST: Final[int] = FIGURES["army"]["cost"]
SCOUT_COST: Final[int] = FIGURES["scout"]["cost"]

# --- the culture track ----------------------------------------------------------------------------

SPACE_CULTURE: Final = [space["cost"]["culture"] if space["cost"] else 0 for space in TRACK]
SPACE_TRADE: Final = [space["cost"]["trade"] if space["cost"] else 0 for space in TRACK]
SPACE_PERSON: Final = [space["kind"] == "great_person" for space in TRACK]
SPACE_DECK: Final = [(space["level"] or 1) - 1 for space in TRACK]
LAST_SPACE: Final = len(TRACK) - 1

# --- coin tokens ----------------------------------------------------------------------------------

COIN_PLACES: Final[tuple[str, ...]] = (
    "code-of-laws", "pottery", "democracy", "printing-press", "panama-canal", "sheet",
)  # fmt: skip
COIN_LAWS: Final = 0
COIN_POTTERY: Final = 1
COIN_DEMOCRACY: Final = 2
COIN_PRESS: Final = 3
COIN_PANAMA: Final = 4
COIN_SHEET: Final = 5
PLACES: Final = len(COIN_PLACES)
MOST_TOKENS: Final = 4


def _check() -> None:
    """Check the totals of CV-1.1; wrong data fails at import."""
    counts = COMPONENTS["counts"]
    assert sum(n for unit in UNITS for _, n in unit.cards) + 2 == counts["square_cards"] == 55
    assert sum(GROUP_COUNT) == counts["building_markers"] == 49
    assert sum(event.count for event in EVENTS) == counts["culture_events"] == 47
    assert sum(person.count for person in PEOPLE) == counts["great_people"] == 18
    assert len(WONDERS) == counts["wonder_cards"] == 12
    assert 4 * (len(TECHS) - 1) == counts["tech_cards"] == 144
    assert len(tokens(0)) == counts["huts"] == 20
    assert len(tokens(VILLAGE)) == counts["villages"] == 10
    assert len(CIVS) == counts["civ_sheets"] == 6
    assert sum(tile["kind"] == "neutral" for tile in TILES) == counts["neutral_tiles"] == 14
    assert BUILDING_ITEM + len(BUILDINGS) == WALLS_ITEM
    assert len(UNIT_KINDS) < MOST_KINDS
    assert len(EVENTS) < MOST_EVENTS
    assert counts["resource_tokens"] == MARKET_RESOURCES * 4
    assert LAST_SPACE == 21


_check()

# --- resource abilities ---------------------------------------------------------------------------


class Ability:
    """A resource ability of a tech; alternatives on one card share their once-per-turn bit."""

    __slots__ = ("index", "tech", "effect", "cost", "units", "phase", "mark", "lone")

    def __init__(self, index: int, tech: int, paid: Paid, mark: int, lone: bool) -> None:
        self.index = index
        self.tech = tech
        self.effect = paid.effect
        self.cost = paid.cost
        self.units = paid.units
        self.phase = paid.phase
        self.mark = mark
        self.lone = lone


def _abilities() -> list[Ability]:
    found: list[Ability] = []
    marks: dict[tuple[int, str], int] = {}
    for tech in TECHS:
        for paid in tech.abilities:
            mark = marks.setdefault((tech.index, paid.phase), 1 << len(marks))
            lone = len(tech.abilities) == 1
            found.append(Ability(len(found), tech.index, paid, mark, lone))
    assert len(marks) < 32
    return found


ABILITIES: Final = _abilities()


def ability_of(kind: type[Effect]) -> int:
    """The first ability with that effect."""
    for ability in ABILITIES:
        if isinstance(ability.effect, kind):
            return ability.index
    raise ValueError(kind)


# Bits of `used` above the abilities: everything else that is once per turn (CV-E5).
USED_LAWS: Final = 1 << 32
USED_SPLIT: Final = 1 << 33
USED_FREE: Final = 1 << 34
USED_ANGKOR: Final = 1 << 35
USED_RAZE: Final = 1 << 36
USED_THEFT: Final = 1 << 37
USED_COIN: Final = 38
"""The first bit for techs that sell coins, by place of the token."""
USED_WONDER: Final = 44
"""The first bit for wonders."""
USED_PERSON: Final = 56
"""The first bit for great people displaced this turn."""
USED_SEND: Final = 62
"""The first bit for the two scouts sent by hand this turn."""
