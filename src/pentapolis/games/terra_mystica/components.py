"""Everything nameable: hexes, tiles, cards, factions, actions, with generated descriptions."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.game import Component
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.effects import CULTS, STRUCTURES, Ability, Effect
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    COLOURS,
    FACTIONS,
    FAVORS,
    HEXES,
    POWER_ACTIONS,
    RIVER_HEXES,
    SCORINGS,
    STRUCTURE_NAMES,
    TERRAIN_NAMES,
    TERRAINS,
    TOWNS,
    Faction,
    Tile,
)

CULT_NAMES: Final = (
    ("Fire", "Oheň"), ("Water", "Voda"), ("Earth", "Země"), ("Air", "Vzduch"),
)  # fmt: skip
SPECIAL_NAMES: Final = {
    "BON1": ("BON1 Spade", "BON1 Rýč"),
    "BON2": ("BON2 Cult", "BON2 Kult"),
    "FAV6": ("FAV6 Cult step", "FAV6 Krok v kultu"),
    "ACTA": ("ACTA Two cult steps", "ACTA Dva kroky v kultu"),
    "ACTC": ("ACTC Double turn", "ACTC Dvojtah"),
    "ACTE": ("ACTE Bridge", "ACTE Most"),
    "ACTG": ("ACTG Two spades", "ACTG Dva rýče"),
    "ACTN": ("ACTN Sandstorm", "ACTN Písečná bouře"),
    "ACTS": ("ACTS Trading post", "ACTS Obchodní stanice"),
    "ACTW": ("ACTW Witches' ride", "ACTW Let na koštěti"),
}


def effects_text(effects: tuple[Effect, ...]) -> Message:
    """Effects in words."""
    return Message("tm-effects", {"effects": tuple([effect.text() for effect in effects])})


def faction_text(faction: Faction) -> Message:
    """What a faction can do that others cannot."""
    abilities: list[Effect] = []
    if faction.ability != "none":
        abilities.append(Ability(faction.ability, False))
    abilities.append(Ability(faction.stronghold, True))
    return effects_text(tuple(abilities))


def faction_facts(faction: Faction) -> dict[str, Any]:
    """The printed numbers of a faction board."""
    return {
        "home": f"terrain:{TERRAINS[faction.home]}",
        "colour": COLOURS[faction.home],
        "dwellings": faction.dwellings,
        "costs": {
            name: {"workers": cost.workers, "coins": cost.coins}
            for name, cost in zip(STRUCTURES, faction.costs)
        },
        "far_post": {"workers": faction.far_post.workers, "coins": faction.far_post.coins},
        "income": {
            name: [
                {"workers": g.workers, "coins": g.coins, "priests": g.priests, "power": g.power}
                for g in track
            ]
            for name, track in zip(STRUCTURES, faction.income)
        },
        "most_shipping": faction.most_shipping,
        "most_digging": faction.most_digging,
    }


def _tiles(kind: str, tiles: tuple[Tile, ...]) -> list[Component]:
    return [
        Component(
            f"{kind}:{tile.id}", tile.en, tile.cs, effects_text(tile.effects), tile.source,
            tile.confidence, group=kind, facts={"variant": tile.variant, "copies": tile.copies},
        )
        for tile in tiles
    ]  # fmt: skip


def _components() -> dict[str, Component]:
    found: list[Component] = [
        *_tiles("favor", FAVORS),
        *_tiles("bonus", BONUSES),
        *_tiles("town", TOWNS),
        *_tiles("scoring", SCORINGS),
        *_tiles("action", POWER_ACTIONS),
    ]
    found += [
        Component(
            f"faction:{faction.id}", faction.en, faction.cs, faction_text(faction),
            faction.source, faction.confidence, group=COLOURS[faction.home],
            facts=faction_facts(faction),
        )
        for faction in FACTIONS
    ]  # fmt: skip
    found += [Component(f"action:{code}", en, cs) for code, (en, cs) in SPECIAL_NAMES.items()]
    found += [
        Component(
            f"{'hex' if place.terrain >= 0 else 'river'}:{place.name}", place.name, place.name,
            facts={"row": place.row, "column": place.column},
        )
        for place in (*HEXES, *RIVER_HEXES)
    ]  # fmt: skip
    found += [Component(f"terrain:{id}", en, cs) for id, (en, cs) in TERRAIN_NAMES.items()]
    found += [
        Component(f"structure:{name}", en, cs)
        for name, (en, cs) in zip(STRUCTURES, STRUCTURE_NAMES)
    ]
    found += [Component(f"cult:{name}", en, cs) for name, (en, cs) in zip(CULTS, CULT_NAMES)]
    return {component.id: component for component in found}


COMPONENTS: Final = _components()
