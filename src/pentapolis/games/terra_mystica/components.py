"""Everything nameable: hexes, tiles, cards, factions, actions, with generated descriptions."""

from __future__ import annotations

from typing import Final

from pentapolis.core.game import Component
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.effects import CULTS, STRUCTURES, Ability, Effect
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    FACTIONS,
    FAVORS,
    HEX_NAMES,
    POWER_ACTIONS,
    RIVER_NAMES,
    SCORINGS,
    STRUCTURE_NAMES,
    TERRAIN_NAMES,
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


def _tiles(kind: str, tiles: tuple[Tile, ...]) -> list[Component]:
    return [
        Component(
            f"{kind}:{tile.id}", tile.en, tile.cs, effects_text(tile.effects), tile.source,
            tile.confidence,
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
            faction.source, faction.confidence,
        )
        for faction in FACTIONS
    ]  # fmt: skip
    found += [Component(f"action:{code}", en, cs) for code, (en, cs) in SPECIAL_NAMES.items()]
    found += [Component(f"hex:{name}", name, name) for name in HEX_NAMES]
    found += [Component(f"river:{name}", name, name) for name in RIVER_NAMES]
    found += [Component(f"terrain:{id}", en, cs) for id, (en, cs) in TERRAIN_NAMES.items()]
    found += [
        Component(f"structure:{name}", en, cs)
        for name, (en, cs) in zip(STRUCTURES, STRUCTURE_NAMES)
    ]
    found += [Component(f"cult:{name}", en, cs) for name, (en, cs) in zip(CULTS, CULT_NAMES)]
    return {component.id: component for component in found}


COMPONENTS: Final = _components()
