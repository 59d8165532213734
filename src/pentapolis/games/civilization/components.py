"""All components that a view, a move or a message can name, with generated texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NotRequired, TypedDict

from pentapolis.core.game import Component
from pentapolis.core.message import Arg, Message
from pentapolis.games.civilization.effects.effect import ERAS, Effect, EffectFacts, Era
from pentapolis.games.civilization.moves import ability_id
from pentapolis.games.civilization.tables.board import MAP_TILES, SQUARE_NAMES, Tile
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    BUILDING,
    BUILDINGS,
    CIVS,
    COIN_PLACES,
    CONTENTS,
    EVENTS,
    FIGURES,
    GOVERNMENT,
    GOVERNMENTS,
    GROUP_COUNT,
    GROUPS,
    ICONS,
    PEOPLE,
    TECH,
    TECHS,
    TERRAINS,
    TRACK,
    UNIT_BASE,
    UNIT_NAME,
    UNIT_TYPE,
    UNIT_TYPES,
    UNITS,
    WALLS,
    WONDER,
    WONDERS,
    Building,
    Civ,
    Event,
    Named,
    Tech,
    Unit,
    Wonder,
)


class CheaperFacts(TypedDict):
    """The wonder that a tech makes cheaper."""

    wonder: str
    cost: int


class TechFacts(TypedDict):
    """What a tech's card shows: what it unlocks, its values, its abilities."""

    level: int
    building: NotRequired[str]
    government: NotRequired[str]
    unit: NotRequired[str]
    rank: NotRequired[int]
    stats: dict[str, int]
    permanent: list[EffectFacts]
    abilities: list[EffectFacts]
    cheapens: NotRequired[CheaperFacts]


class BuildingFacts(TypedDict):
    """What a building marker and its stack show; walls have no square of their own."""

    cost: int
    icons: dict[str, int]
    tech: str
    star: NotRequired[bool]
    terrain: NotRequired[str]
    upgraded: NotRequired[bool]
    upgrade: NotRequired[str | None]
    stock: NotRequired[int]


class WonderFacts(TypedDict):
    """What a wonder's card shows."""

    cost: int
    cheap: int
    tech: str | None
    culture: int
    era: Era
    effects: list[EffectFacts]


class PersonFacts(TypedDict):
    """What the square of a great person yields."""

    icons: dict[str, int]


class GovernmentFacts(TypedDict):
    """What a government's card shows."""

    tech: str
    effects: list[EffectFacts]


class EventFacts(TypedDict):
    """What an event's card shows."""

    deck: int
    count: int
    timing: str
    effects: list[EffectFacts]


class CivFacts(TypedDict):
    """What a civilization sheet shows."""

    leader: str
    tech: str
    government: str
    benefit: str
    effects: list[EffectFacts]


class RankFacts(TypedDict):
    """A unit's names and price at a rank."""

    en: str
    cs: str
    cost: int


class UnitFacts(TypedDict):
    """A unit type: what it trumps, its names and prices by rank."""

    trumps: str | None
    ranks: list[RankFacts]


class CardFacts(TypedDict):
    """A unit card."""

    unit: str
    strength: int


class FigureFacts(TypedDict):
    """An army or a scout."""

    cost: int


class SpaceFacts(TypedDict):
    """A space of the culture track."""

    kind: Literal["start", "event", "great_person", "victory"]
    deck: int | None
    culture: NotRequired[int]
    trade: NotRequired[int]


FACTS: Final[Mapping[str, type]] = {
    "tech": TechFacts,
    "building": BuildingFacts,
    "wonder": WonderFacts,
    "person": PersonFacts,
    "government": GovernmentFacts,
    "event": EventFacts,
    "civ": CivFacts,
    "unit": UnitFacts,
    "card": CardFacts,
    "figure": FigureFacts,
    "space": SpaceFacts,
}
"""The facts of each kind of component."""

RESOURCE_NAMES: Final = {
    "wheat": ("wheat", "obilí"),
    "silk": ("silk", "hedvábí"),
    "incense": ("incense", "kadidlo"),
    "iron": ("iron", "železo"),
    "spy": ("espionage", "špionáž"),
    "uranium": ("uranium", "uran"),
    "great_person": ("great person", "slavná osobnost"),
}
ALTERNATIVES: Final = {
    "obsolete_wonder": ("obsolete wonder", "zastarání divu"),
    "kill_random_unit": ("kill a unit", "zabití jednotky"),
    "destroy_building": ("destroy a building", "zničení budovy"),
    "extra_city_actions": ("extra actions", "další akce"),
    "destroy_city": ("destroy a city", "zničení města"),
}
MOST_FRONTS: Final = 40
RULEBOOK: Final = "Czech rulebook"


def listed(effects: list[Message]) -> Message:
    """Several effects in one text."""
    return Message("cv-effects", {"effects": tuple(effects)})


def effect_texts(effects: tuple[Effect, ...]) -> list[Message]:
    """The texts of some effects."""
    return [effect.text() for effect in effects]


def icons_text(icons: tuple[int, ...]) -> list[Message]:
    """What a marker's square yields."""
    keys = ("trade", "production", "culture", "coin", "combat")
    found: list[Message] = []
    for i in range(len(keys)):
        if icons[i]:
            found.append(Message("cv-effect-icon", {"icon": keys[i], "amount": icons[i]}))
    return found


def tech_text(tech: Tech) -> Message:
    """Everything that a tech does, in the order on its card."""
    found: list[Message] = []
    if tech.government:
        name = f"government:{tech.government}"
        found.append(Message("cv-effect-unlock-government", {"government": name}))
    if tech.building:
        upgraded = tech.building in BUILDING and BUILDINGS[BUILDING[tech.building]].upgraded
        args: dict[str, Arg] = {"building": f"building:{tech.building}"}
        key = "cv-effect-upgrade-building" if upgraded else "cv-effect-unlock-building"
        found.append(Message(key, args))
    if tech.unit >= 0:
        unit = UNITS[tech.unit]
        args = {"unit": f"unit:{unit.id}", "rank": tech.rank}
        if len(unit.ranks) > 1:
            found.append(Message("cv-effect-upgrade-unit", args))
        else:
            found.append(Message("cv-effect-unlock-unit", {"unit": f"unit:{unit.id}"}))
    for name, value in (
        ("speed", tech.speed),
        ("stacking", tech.stacking),
        ("hand", tech.hand),
        ("cities", tech.cities),
        ("water", tech.water),
    ):
        if value:
            found.append(Message("cv-effect-stat", {"stat": name, "amount": value}))
    if tech.coins:
        found.append(Message("cv-effect-icon", {"icon": "coin", "amount": tech.coins}))
    found += effect_texts(tech.permanent) + [paid.text() for paid in tech.abilities]
    for wonder in WONDERS:
        if wonder.cheap_tech == tech.id:
            args = {"wonder": f"wonder:{wonder.id}", "cost": wonder.cheap}
            found.append(Message("cv-effect-discount", args))
    return listed(found)


def building_text(building: Building) -> Message:
    """Price, terrain and yield of a building."""
    terrain = TERRAINS[building.terrain] if building.terrain >= 0 else "land"
    star = "yes" if building.star else "no"
    found = [
        Message("cv-effect-building", {"cost": building.cost, "terrain": terrain, "star": star})
    ]
    return listed(found + icons_text(building.icons))


def civ_text(civ: Civ) -> Message:
    """Start and abilities of a civilization."""
    args: dict[str, Arg] = {
        "tech": f"tech:{civ.tech}",
        "government": f"government:{civ.government}",
        "benefit": civ.benefit,
    }
    return listed([Message("cv-effect-start", args), *effect_texts(civ.effects)])


def component(
    kind: str,
    item: Named,
    text: Message | None,
    group: str = "",
    facts: Mapping[str, Any] | None = None,
) -> Component:
    """A card as a component."""
    return Component(
        f"{kind}:{item.id}", item.en, item.cs, text, item.source, item.confidence, None, group,
        facts,
    )  # fmt: skip


def icon_facts(icons: tuple[int, ...]) -> dict[str, int]:
    """Icons by name, for drawings."""
    return {name: icons[i] for i, name in enumerate(ICONS) if icons[i]}


def effects_facts(effects: tuple[Effect, ...]) -> list[EffectFacts]:
    """Several effects as data."""
    return [effect.facts() for effect in effects]


def tech_facts(tech: Tech) -> TechFacts:
    """What a tech's card shows: what it unlocks, its values, its abilities."""
    stats = {
        "speed": tech.speed,
        "stacking": tech.stacking,
        "hand": tech.hand,
        "cities": tech.cities,
        "water": tech.water,
        "coin": tech.coins,
    }
    facts: TechFacts = {
        "level": tech.level,
        "stats": {name: value for name, value in stats.items() if value},
        "permanent": effects_facts(tech.permanent),
        "abilities": [paid.facts() for paid in tech.abilities],
    }
    if tech.building:
        facts["building"] = tech.building
    if tech.government:
        facts["government"] = tech.government
    if tech.unit >= 0:
        facts["unit"] = UNIT_TYPES[tech.unit]
        facts["rank"] = tech.rank
    for wonder in WONDERS:
        if wonder.cheap_tech == tech.id:
            facts["cheapens"] = {"wonder": wonder.id, "cost": wonder.cheap}
    return facts


def building_facts(building: Building) -> BuildingFacts:
    """What a building marker and its stack show."""
    other = [one.id for one in BUILDINGS if one.group == building.group and one.id != building.id]
    return {
        "cost": building.cost,
        "star": building.star,
        "icons": icon_facts(building.icons),
        "terrain": TERRAINS[building.terrain] if building.terrain >= 0 else "land",
        "upgraded": building.upgraded,
        "upgrade": other[0] if other and not building.upgraded else None,
        "tech": building.tech,
        "stock": GROUP_COUNT[building.group],
    }


def wonder_facts(wonder: Wonder) -> WonderFacts:
    """What a wonder's card shows."""
    return {
        "cost": wonder.cost,
        "cheap": wonder.cheap,
        "tech": wonder.cheap_tech or None,
        "culture": wonder.culture,
        "era": ERAS[wonder.era],
        "effects": effects_facts(wonder.effects),
    }


def event_facts(event: Event) -> EventFacts:
    """What an event's card shows."""
    return {
        "deck": event.deck + 1,
        "count": event.count,
        "timing": event.timing,
        "effects": effects_facts(event.effects),
    }


def civ_facts(civ: Civ) -> CivFacts:
    """What a civilization sheet shows."""
    return {
        "leader": civ.leader,
        "tech": civ.tech,
        "government": civ.government,
        "benefit": civ.benefit,
        "effects": effects_facts(civ.effects),
    }


def unit_facts(unit: Unit) -> UnitFacts:
    """A unit type: what it trumps, its names and prices by rank."""
    return {
        "trumps": UNIT_TYPES[unit.trumps] if unit.trumps >= 0 else None,
        "ranks": [{"en": en, "cs": cs, "cost": cost} for en, cs, cost in unit.ranks],
    }


def tech_components() -> list[Component]:
    """Techs, and the alternatives of those with several abilities."""
    found: list[Component] = []
    for tech in TECHS:
        found.append(
            component("tech", tech, tech_text(tech), f"level-{tech.level}", tech_facts(tech))
        )
    for ability in ABILITIES:
        if not ability.lone:
            tech = TECHS[ability.tech]
            name = ability_id(ability.index)
            paid = next(p for p in tech.abilities if p.effect is ability.effect)
            en, cs = ALTERNATIVES[ability.effect.KIND]
            found.append(
                Component(
                    name, f"{tech.en}: {en}", f"{tech.cs}: {cs}", paid.text(),
                    tech.source, tech.confidence, None, "", tech_facts(tech),
                )
            )  # fmt: skip
    return found


def marker_components() -> list[Component]:
    """Buildings, walls, wonders and great people."""
    found: list[Component] = []
    for building in BUILDINGS:
        text = building_text(building)
        group = GROUPS[building.group]
        found.append(component("building", building, text, group, building_facts(building)))
    walls = Message("cv-effect-walls", {"cost": WALLS["cost"], "bonus": WALLS["combat_bonus"]})
    found.append(
        Component(
            "building:city-walls", WALLS["name_en"], WALLS["name_cs"], walls, WALLS["source"],
            WALLS["confidence"], None, "",
            {
                "cost": WALLS["cost"],
                "icons": {"combat_bonus": WALLS["combat_bonus"]},
                "tech": WALLS["unlocked_by"],
            },
        )
    )  # fmt: skip
    for wonder in WONDERS:
        args: dict[str, Arg] = {"cost": wonder.cost, "era": ERAS[wonder.era]}
        texts = [Message("cv-effect-wonder", args)]
        texts.append(Message("cv-effect-icon", {"icon": "culture", "amount": wonder.culture}))
        text = listed(texts + effect_texts(wonder.effects))
        found.append(component("wonder", wonder, text, ERAS[wonder.era], wonder_facts(wonder)))
    for person in PEOPLE:
        text = listed(icons_text(person.icons))
        icons: PersonFacts = {"icons": icon_facts(person.icons)}
        found.append(component("person", person, text, "person", icons))
    return found


def card_components() -> list[Component]:
    """Governments, events and civilization sheets."""
    found: list[Component] = []
    for government in GOVERNMENTS:
        texts = effect_texts(government.effects) or [Message("cv-effect-none")]
        facts: GovernmentFacts = {
            "tech": government.tech,
            "effects": effects_facts(government.effects),
        }
        found.append(component("government", government, listed(texts), "", facts))
    for event in EVENTS:
        texts = [Message("cv-effect-timing", {"timing": event.timing})]
        text = listed(texts + effect_texts(event.effects))
        deck = f"deck-{event.deck + 1}"
        found.append(component("event", event, text, deck, event_facts(event)))
    for civ in CIVS:
        found.append(component("civ", civ, civ_text(civ), "", civ_facts(civ)))
    return found


def unit_components() -> list[Component]:
    """Unit types and unit cards."""
    found: list[Component] = []
    for unit in UNITS:
        found.append(
            Component(
                f"unit:{unit.id}", unit.en, unit.cs, None, unit.source, unit.confidence, None, "",
                unit_facts(unit),
            )
        )  # fmt: skip
    for i in range(len(UNIT_NAME)):
        unit = UNITS[UNIT_TYPE[i]]
        strength = UNIT_NAME[i].rpartition("-")[2]
        found.append(
            Component(
                f"card:{UNIT_NAME[i]}",
                f"{unit.en} {strength}",
                f"{unit.cs} {strength}",
                None,
                unit.source,
                unit.confidence,
                None,
                unit.id,
                {"unit": unit.id, "strength": UNIT_BASE[i]},
            )
        )
    return found


def _components() -> dict[str, Component]:
    found = tech_components() + marker_components() + card_components() + unit_components()
    found += _plain_components()
    return {item.id: item for item in found}


def tile_names(tile: Tile) -> tuple[str, str]:
    """The names of a tile: a home tile has its civilization's name, the others numbers."""
    for civ in CIVS:
        if civ.home == tile.id:
            return f"home tile of {civ.en}", f"domovský díl ({civ.cs})"
    number = int(tile.id.lstrip("n"))
    return f"tile no. {number}", f"díl č. {number}"


def _plain_components() -> list[Component]:
    """Squares, tiles, tokens, figures and other components without a text."""
    found = [Component(f"square:{name}", name, name) for name in SQUARE_NAMES]
    for tile in MAP_TILES:
        en, cs = tile_names(tile)
        found.append(Component(f"tile:{tile.id}", en, cs, None, tile.source, tile.confidence))
    for word, (en, cs) in RESOURCE_NAMES.items():
        found.append(Component(f"resource:{word}", en, cs, None, RULEBOOK, "high"))
    for back, (en, cs) in {"hut": ("hut", "chýše"), "village": ("village", "vesnice")}.items():
        found.append(Component(f"token:{back}", en, cs, None, RULEBOOK, "high"))
        for content in CONTENTS:
            names = RESOURCE_NAMES[content]
            key = f"token:{back}-{content.replace('_', '-')}"
            found.append(Component(key, f"{en} ({names[0]})", f"{cs} ({names[1]})"))
    plain = {
        "action:arts": ("the arts", "umění"),
        "promise:no-attack": ("not to attack", "neútočit"),
        "promise:no-blockade": ("not to blockade", "neblokovat"),
        "promise:no-cancel": ("not to cancel", "nerušit akce"),
        "promise:attack": ("to attack", "zaútočit"),
        "promise:later-gift": ("a later gift of trade", "pozdější dar obchodu"),
        "deck:1": ("event I", "událost I"),
        "deck:2": ("event II", "událost II"),
        "deck:3": ("event III", "událost III"),
    }
    for figure, names in {"army": ("army", "armáda"), "scout": ("scout", "osadník")}.items():
        cost: FigureFacts = {"cost": FIGURES[figure]["cost"]}
        found.append(Component(f"figure:{figure}", *names, None, RULEBOOK, "high", None, "", cost))
    for number, space in enumerate(TRACK):
        facts: SpaceFacts = {"kind": space["kind"], "deck": space["level"]}
        if space["cost"]:
            facts["culture"] = space["cost"]["culture"]
            facts["trade"] = space["cost"]["trade"]
        en, cs = f"culture space {number}", f"{number}. kulturní políčko"
        found.append(Component(f"space:{number}", en, cs, None, RULEBOOK, "high", None, "", facts))
    for key, (en, cs) in plain.items():
        found.append(Component(key, en, cs, None, RULEBOOK, "high"))
    found.append(Component("mark:shown", "shown", "odkrytě"))
    for count in range(1, 8):
        found.append(Component(f"army:{count}", f"{count}× army", f"{count}× armáda"))
        found.append(Component(f"scout:{count}", f"{count}× scout", f"{count}× osadník"))
        found.append(Component(f"trade:{count}", f"{count} trade", f"obchod {count}"))
    for number in range(1, MOST_FRONTS):
        found.append(Component(f"front:{number}", f"front {number}", f"{number}. fronta"))
    for turn in range(1, 210):
        found.append(Component(f"turn:{turn}", f"until turn {turn}", f"do {turn}. tahu"))
    for place in COIN_PLACES:
        if place in TECH:
            tech = TECHS[TECH[place]]
            found.append(Component(f"coins:{place}", tech.en, tech.cs))
        elif place in WONDER:
            wonder = WONDERS[WONDER[place]]
            found.append(Component(f"coins:{place}", wonder.en, wonder.cs))
        else:
            found.append(Component(f"coins:{place}", "civilization sheet", "tabulka národa"))
    return found


assert GOVERNMENT["anarchy"] >= 0
COMPONENTS: Final = _components()
