"""Everything that a view, a move or a message can name, with generated texts."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.game import Component
from pentapolis.core.message import Arg, Message
from pentapolis.games.civilization.acts import ABILITIES
from pentapolis.games.civilization.board import MAP_TILES, SQUARE_NAMES, Tile
from pentapolis.games.civilization.effects import ERAS, Effect
from pentapolis.games.civilization.tables import (
    BUILDING,
    BUILDINGS,
    CIVS,
    COIN_PLACES,
    CONTENTS,
    EVENTS,
    GOVERNMENT,
    GOVERNMENTS,
    GROUPS,
    ICONS,
    PEOPLE,
    TECH,
    TECHS,
    TERRAINS,
    UNIT_NAME,
    UNIT_TYPE,
    UNITS,
    WALLS,
    WONDER,
    WONDERS,
    Building,
    Civ,
    Named,
    Tech,
)

Facts = dict[str, Any]

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
    """The words of some effects."""
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
    """All that a tech does, in the order of its card."""
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
    found += effect_texts(tech.permanent) + effect_texts(tech.abilities)
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
    kind: str, item: Named, text: Message | None, group: str = "", facts: Facts | None = None
) -> Component:
    """A card as a component."""
    return Component(
        f"{kind}:{item.id}", item.en, item.cs, text, item.source, item.confidence, None, group,
        facts,
    )  # fmt: skip


def icon_facts(icons: tuple[int, ...]) -> Facts:
    """Icons by name, for drawings."""
    return {name: icons[i] for i, name in enumerate(ICONS) if icons[i]}


def _components() -> dict[str, Component]:
    found: list[Component] = []
    for tech in TECHS:
        found.append(
            component("tech", tech, tech_text(tech), f"level-{tech.level}", {"level": tech.level})
        )
    for ability in ABILITIES:
        if not ability.lone:
            tech = TECHS[ability.tech]
            name = f"tech:{tech.id}/{ability.effect.kind.replace('_', '-')}"
            en, cs = ALTERNATIVES[ability.effect.kind]
            found.append(
                Component(
                    name, f"{tech.en}: {en}", f"{tech.cs}: {cs}", ability.effect.text(),
                    tech.source, tech.confidence,
                )
            )  # fmt: skip
    for building in BUILDINGS:
        facts: Facts = {
            "cost": building.cost,
            "star": building.star,
            "icons": icon_facts(building.icons),
        }
        group = GROUPS[building.group]
        found.append(component("building", building, building_text(building), group, facts))
    walls = Message("cv-effect-walls", {"cost": WALLS["cost"], "bonus": WALLS["combat_bonus"]})
    found.append(
        Component(
            "building:city-walls", WALLS["name_en"], WALLS["name_cs"], walls, WALLS["source"],
            WALLS["confidence"],
        )
    )  # fmt: skip
    for wonder in WONDERS:
        args: dict[str, Arg] = {"cost": wonder.cost, "era": ERAS[wonder.era]}
        texts = [Message("cv-effect-wonder", args)]
        texts.append(Message("cv-effect-icon", {"icon": "culture", "amount": wonder.culture}))
        text = listed(texts + effect_texts(wonder.effects))
        facts = {"cost": wonder.cost, "cheap": wonder.cheap, "culture": wonder.culture}
        found.append(component("wonder", wonder, text, ERAS[wonder.era], facts))
    for person in PEOPLE:
        text = listed(icons_text(person.icons))
        facts = {"icons": icon_facts(person.icons)}
        found.append(component("person", person, text, "person", facts))
    for government in GOVERNMENTS:
        texts = effect_texts(government.effects) or [Message("cv-effect-none")]
        found.append(component("government", government, listed(texts)))
    for event in EVENTS:
        texts = [Message("cv-effect-timing", {"timing": event.timing})]
        text = listed(texts + effect_texts(event.effects))
        facts = {"deck": event.deck + 1, "count": event.count, "timing": event.timing}
        found.append(component("event", event, text, f"deck-{event.deck + 1}", facts))
    for civ in CIVS:
        found.append(component("civ", civ, civ_text(civ)))
    for unit in UNITS:
        found.append(
            Component(f"unit:{unit.id}", unit.en, unit.cs, None, unit.source, unit.confidence)
        )
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
            )
        )
    found += _plain_components()
    return {item.id: item for item in found}


def tile_names(tile: Tile) -> tuple[str, str]:
    """A home tile is called after its civilization, the others have numbers."""
    for civ in CIVS:
        if civ.home == tile.id:
            return f"home tile of {civ.en}", f"domovský díl ({civ.cs})"
    number = int(tile.id.lstrip("n"))
    return f"tile no. {number}", f"díl č. {number}"


def _plain_components() -> list[Component]:
    """Squares, tiles, tokens, figures and other things without a text."""
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
        "figure:army": ("army", "armáda"),
        "figure:scout": ("scout", "osadník"),
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
