"""Everything nameable: hexes, tiles, cards, factions, actions, with generated descriptions."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.game import Component
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.actions import BRIDGE_COST, DIG_POINTS, SHIP_COST
from pentapolis.games.terra_mystica.effects import (
    CULT_ACTION,
    CULTS,
    PER,
    SPADE_ACTION,
    STRUCTURES,
    Ability,
    BuildPoints,
    CultBonus,
    CultSteps,
    CultStepsAll,
    Effect,
    Gain,
    Income,
    Keys,
    PassPoints,
    PassTable,
    PriestBonus,
    ShippingStep,
)
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    BRIDGES,
    BRIDGES_OF,
    COLOURS,
    CULT_THRESHOLDS,
    FACTIONS,
    FAVORS,
    HEX_NAMES,
    HEXES,
    PIECES,
    POWER_ACTIONS,
    POWER_VALUE,
    RIVER_HEXES,
    SCORINGS,
    STRUCTURE_NAMES,
    TERRAIN_NAMES,
    TERRAINS,
    TOWNS,
    Cost,
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


# --- facts for drawings -------------------------------------------------------------------


def cost_facts(cost: Cost) -> dict[str, int]:
    """What something costs, by resource."""
    return _amounts({"workers": cost.workers, "coins": cost.coins, "priests": cost.priests})


def gain_facts(gain: Gain) -> dict[str, int]:
    """What something pays, by resource."""
    return _amounts(
        {
            "workers": gain.workers,
            "coins": gain.coins,
            "priests": gain.priests,
            "power": gain.power,
            "points": gain.points,
        }
    )


def _amounts(by_resource: dict[str, int]) -> dict[str, int]:
    return {name: amount for name, amount in by_resource.items() if amount}


def faction_facts(faction: Faction) -> dict[str, Any]:
    """The printed numbers of a faction board."""
    return {
        "home": f"terrain:{TERRAINS[faction.home]}",
        "colour": COLOURS[faction.home],
        "start": _amounts(
            {"workers": faction.workers, "coins": faction.coins, "priests": faction.priests}
        ),
        "bowls": list(faction.bowls),
        "cults": list(faction.cults),
        "dwellings": faction.dwellings,
        "costs": {name: cost_facts(cost) for name, cost in zip(STRUCTURES, faction.costs)},
        "far_post": cost_facts(faction.far_post),
        "income": {
            name: [gain_facts(gain) for gain in track]
            for name, track in zip(STRUCTURES, faction.income)
        },
        "shipping": faction.shipping,
        "most_shipping": faction.most_shipping,
        "ship_cost": cost_facts(SHIP_COST),
        "ship_points": list(faction.shipping_points),
        "most_digging": faction.most_digging,
        "dig_cost": cost_facts(faction.dig_cost),
        "dig_points": DIG_POINTS,
        "ability": faction.ability,
        "stronghold": faction.stronghold,
        "action": f"action:{faction.action}" if faction.action else None,
    }


def effect_facts(effect: Effect) -> dict[str, Any]:
    """One effect of a tile as numbers."""
    if isinstance(effect, Income):
        return {"income": gain_facts(effect.gain)}
    if isinstance(effect, CultSteps):
        return {"cult": f"cult:{CULTS[effect.cult]}", "steps": effect.steps}
    if isinstance(effect, CultStepsAll):
        return {"cults": effect.steps}
    if isinstance(effect, Keys):
        return {"keys": effect.keys}
    if isinstance(effect, ShippingStep):
        return {"shipping": 1}
    if isinstance(effect, BuildPoints):
        return {"build": {"per": PER[effect.per], "points": effect.points}}
    if isinstance(effect, PassTable):
        return {"pass_table": list(effect.points[1:])}
    if isinstance(effect, CultBonus):
        gain = _amounts({**gain_facts(effect.gain), "spades": effect.spades})
        return {"reward": {"cult": f"cult:{CULTS[effect.cult]}", "steps": effect.steps, **gain}}
    if isinstance(effect, PriestBonus):
        return {"reward": {"priests_sent": 1, "coins": effect.coins}}
    if isinstance(effect, Gain):
        return {"gain": gain_facts(effect)}
    return {}


def tile_facts(tile: Tile) -> dict[str, Any]:
    """What is printed on a tile, card or action space."""
    facts: dict[str, Any] = {"variant": tile.variant, "copies": tile.copies}
    for effect in tile.effects:
        facts |= effect_facts(effect)
    passing = [effect for effect in tile.effects if isinstance(effect, PassPoints)]
    if passing:
        facts["pass"] = [{"per": PER[e.per], "points": e.points} for e in passing]
    data = tile.data
    if "action" in data:
        facts["action"] = f"action:{tile.id}"
    if "power" in data:
        facts["power"] = data["power"]
        for thing in ("spades", "bridge"):
            if thing in data["gain"]:
                facts["gain"] = {thing: data["gain"][thing]}
    if "ongoing" in data:
        facts |= data["ongoing"]
    return facts


def _tiles(kind: str, tiles: tuple[Tile, ...]) -> list[Component]:
    return [
        Component(
            f"{kind}:{tile.id}", tile.en, tile.cs, effects_text(tile.effects), tile.source,
            tile.confidence, group=kind, facts=tile_facts(tile),
        )
        for tile in tiles
    ]  # fmt: skip


def special_texts() -> dict[str, Message]:
    """What the actions of cards, of the favor tile and of the factions do."""
    texts = {
        "BON1": SPADE_ACTION.text(),
        "BON2": CULT_ACTION.text(),
        "FAV6": CULT_ACTION.text(),
    }
    for faction in FACTIONS:
        if faction.action == "ACTE":  # the Engineers need no stronghold (TM-15.12)
            texts["ACTE"] = Ability(faction.ability, False).text()
        elif faction.action in SPECIAL_NAMES:
            texts[faction.action] = Ability(faction.stronghold, True).text()
    return texts


def special_facts(code: str) -> dict[str, Any]:
    """What the special action of a faction costs; only the Engineers pay (TM-15.12)."""
    return {"cost": cost_facts(BRIDGE_COST)} if code == "ACTE" else {}


def bridge_ends(h: int) -> list[str]:
    """Where bridges from a hex may lead (TM-10.9)."""
    ends = [BRIDGES[place] for place in BRIDGES_OF[h]]
    return [f"hex:{HEX_NAMES[b if a == h else a]}" for a, b in ends]


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
    texts = special_texts()
    found += [
        Component(f"action:{code}", en, cs, texts[code], facts=special_facts(code))
        for code, (en, cs) in SPECIAL_NAMES.items()
    ]
    found += [
        Component(
            f"hex:{place.name}", place.name, place.name,
            facts={"row": place.row, "column": place.column, "bridges": bridge_ends(h)},
        )
        for h, place in enumerate(HEXES)
    ]  # fmt: skip
    found += [
        Component(
            f"river:{place.name}", place.name, place.name,
            facts={"row": place.row, "column": place.column},
        )
        for place in RIVER_HEXES
    ]  # fmt: skip
    found += [
        Component(f"terrain:{id}", en, cs, facts={"wheel": place, "colour": COLOURS[place]})
        for place, (id, (en, cs)) in enumerate(TERRAIN_NAMES.items())
    ]
    found += [
        Component(f"structure:{name}", en, cs, facts={"power": POWER_VALUE[i], "pieces": PIECES[i]})
        for i, (name, (en, cs)) in enumerate(zip(STRUCTURES, STRUCTURE_NAMES))
    ]
    found += [
        Component(f"cult:{name}", en, cs, facts={"power": list(CULT_THRESHOLDS)})
        for name, (en, cs) in zip(CULTS, CULT_NAMES)
    ]
    return {component.id: component for component in found}


COMPONENTS: Final = _components()
