"""All components: hexes, tiles, cards, factions, actions, with generated descriptions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NotRequired, TypedDict

from pentapolis.core.game import Component
from pentapolis.core.message import Message
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
    PointsPer,
    PriestBonus,
    ShippingStep,
)
from pentapolis.games.terra_mystica.rules.actions import BRIDGE_COST
from pentapolis.games.terra_mystica.rules.tracks import DIG_POINTS, SHIP_COST
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
    Place,
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
    """The special abilities of a faction."""
    abilities: list[Effect] = []
    if faction.ability != "none":
        abilities.append(Ability(faction.ability, False))
    abilities.append(Ability(faction.stronghold, True))
    return effects_text(tuple(abilities))


# --- facts for drawings -------------------------------------------------------------------

Amounts = dict[str, int]
"""Amounts by resource; zeros are left out."""


class PointsFacts(TypedDict):
    """Points for each thing of a kind."""

    per: str
    points: int


class TileFacts(TypedDict):
    """What all tiles, cards and action spaces have."""

    variant: str
    copies: int


class FavorFacts(TileFacts):
    """A favor tile: steps on a cult, and on most tiles one more effect."""

    cult: str
    steps: int
    income: NotRequired[Amounts]
    build: NotRequired[PointsFacts]
    pass_table: NotRequired[list[int]]
    action: NotRequired[str]
    town_power_needed: NotRequired[int]


PassFacts = TypedDict("PassFacts", {"pass": NotRequired[list[PointsFacts]]})
"""Points on passing."""


class BonusFacts(TileFacts, PassFacts):
    """A bonus card."""

    income: Amounts
    action: NotRequired[str]
    shipping_bonus: NotRequired[int]


class TownFacts(TileFacts):
    """A town tile."""

    gain: Amounts
    keys: int
    cults: NotRequired[int]
    shipping: NotRequired[int]


class RewardFacts(TypedDict):
    """The right half of a scoring tile: a reward per steps on a cult, or per priest sent."""

    cult: NotRequired[str]
    steps: NotRequired[int]
    priests_sent: NotRequired[int]
    workers: NotRequired[int]
    coins: NotRequired[int]
    priests: NotRequired[int]
    power: NotRequired[int]
    spades: NotRequired[int]


class ScoringFacts(TileFacts):
    """A scoring tile with its two halves."""

    build: PointsFacts
    reward: RewardFacts


class ActionFacts(TypedDict):
    """An action space; a faction's own action has only a cost, if any."""

    variant: NotRequired[str]
    copies: NotRequired[int]
    power: NotRequired[int]
    gain: NotRequired[Amounts]
    cost: NotRequired[Amounts]


class FactionFacts(TypedDict):
    """The printed numbers of a faction board."""

    home: str
    colour: str
    start: Amounts
    bowls: list[int]
    cults: list[int]
    dwellings: int
    costs: dict[str, Amounts]
    far_post: Amounts
    income: dict[str, list[Amounts]]
    shipping: int
    most_shipping: int
    ship_cost: Amounts
    ship_points: list[int]
    most_digging: int
    dig_cost: Amounts
    dig_points: int
    ability: str
    stronghold: str
    action: str | None


class RiverFacts(TypedDict):
    """Where a river hex lies."""

    row: int
    column: int


class HexFacts(RiverFacts):
    """Where a land hex lies, and where bridges from it lead."""

    bridges: list[str]


class TerrainFacts(TypedDict):
    """A terrain: its place on the wheel."""

    wheel: int
    colour: str


class StructureFacts(TypedDict):
    """A structure: its power value and how many there are of it."""

    power: int
    pieces: int


class CultFacts(TypedDict):
    """A cult: the power for reaching each level."""

    power: list[int]


FACTS: Final[dict[str, type]] = {
    "favor": FavorFacts,
    "bonus": BonusFacts,
    "town": TownFacts,
    "scoring": ScoringFacts,
    "action": ActionFacts,
    "faction": FactionFacts,
    "hex": HexFacts,
    "river": RiverFacts,
    "terrain": TerrainFacts,
    "structure": StructureFacts,
    "cult": CultFacts,
}
"""The facts of each kind of component."""


def amounts(by_resource: Amounts) -> Amounts:
    """Amounts without zeros."""
    return {name: amount for name, amount in by_resource.items() if amount}


def cost_facts(cost: Cost) -> Amounts:
    """What something costs, by resource."""
    return amounts({"workers": cost.workers, "coins": cost.coins, "priests": cost.priests})


def gain_facts(gain: Gain) -> Amounts:
    """What something pays, by resource."""
    return amounts(
        {
            "workers": gain.workers,
            "coins": gain.coins,
            "priests": gain.priests,
            "power": gain.power,
            "points": gain.points,
        }
    )


def faction_facts(faction: Faction) -> FactionFacts:
    """The printed numbers of a faction board."""
    return {
        "home": f"terrain:{TERRAINS[faction.home]}",
        "colour": COLOURS[faction.home],
        "start": amounts(
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


def favor_facts(tile: Tile) -> FavorFacts:
    """What is printed on a favor tile."""
    steps = tile.effects[0]
    assert isinstance(steps, CultSteps)
    facts: FavorFacts = {
        "variant": tile.variant,
        "copies": tile.copies,
        "cult": f"cult:{CULTS[steps.cult]}",
        "steps": steps.steps,
    }
    for effect in tile.effects:
        if isinstance(effect, Income):
            facts["income"] = gain_facts(effect.gain)
        elif isinstance(effect, BuildPoints):
            facts["build"] = points_facts(effect)
        elif isinstance(effect, PassTable):
            facts["pass_table"] = list(effect.points[1:])
    if "action" in tile.data:
        facts["action"] = f"action:{tile.id}"
    if "ongoing" in tile.data:
        facts["town_power_needed"] = tile.data["ongoing"]["town_power_needed"]
    return facts


def bonus_facts(tile: Tile) -> BonusFacts:
    """What is printed on a bonus card."""
    income = tile.effects[0]
    assert isinstance(income, Income)
    facts: BonusFacts = {
        "variant": tile.variant,
        "copies": tile.copies,
        "income": gain_facts(income.gain),
    }
    passing = [points_facts(effect) for effect in tile.effects if isinstance(effect, PassPoints)]
    if passing:
        facts["pass"] = passing
    if "action" in tile.data:
        facts["action"] = f"action:{tile.id}"
    if "ongoing" in tile.data:
        facts["shipping_bonus"] = tile.data["ongoing"]["shipping_bonus"]
    return facts


def points_facts(effect: PointsPer) -> PointsFacts:
    """Points for each thing of a kind."""
    return {"per": PER[effect.per], "points": effect.points}


def town_facts(tile: Tile) -> TownFacts:
    """What is printed on a town tile."""
    gain, keys = tile.effects[:2]
    assert isinstance(gain, Gain)
    assert isinstance(keys, Keys)
    facts: TownFacts = {
        "variant": tile.variant,
        "copies": tile.copies,
        "gain": gain_facts(gain),
        "keys": keys.keys,
    }
    for effect in tile.effects:
        if isinstance(effect, CultStepsAll):
            facts["cults"] = effect.steps
        elif isinstance(effect, ShippingStep):
            facts["shipping"] = 1
    return facts


def scoring_facts(tile: Tile) -> ScoringFacts:
    """What is printed on a scoring tile."""
    points = tile.effects[0]
    assert isinstance(points, BuildPoints)
    return {
        "variant": tile.variant,
        "copies": tile.copies,
        "build": points_facts(points),
        "reward": reward_facts(tile.effects[1]),
    }


def reward_facts(effect: Effect) -> RewardFacts:
    """The right half of a scoring tile."""
    if isinstance(effect, PriestBonus):
        return {"priests_sent": 1, "coins": effect.coins}
    assert isinstance(effect, CultBonus)
    facts: RewardFacts = {"cult": f"cult:{CULTS[effect.cult]}", "steps": effect.steps}
    gain = effect.gain
    if gain.workers:
        facts["workers"] = gain.workers
    if gain.coins:
        facts["coins"] = gain.coins
    if gain.priests:
        facts["priests"] = gain.priests
    if gain.power:
        facts["power"] = gain.power
    if effect.spades:
        facts["spades"] = effect.spades
    return facts


def power_action_facts(tile: Tile) -> ActionFacts:
    """What is printed on a power action."""
    effect = tile.effects[1]
    gain = gain_facts(effect) if isinstance(effect, Gain) else dict(tile.data["gain"])
    return {
        "variant": tile.variant,
        "copies": tile.copies,
        "power": tile.data["power"],
        "gain": gain,
    }


def special_facts(code: str) -> ActionFacts:
    """What the special action of a faction costs; only the Engineers pay (TM-15.12)."""
    return {"cost": cost_facts(BRIDGE_COST)} if code == "ACTE" else {}


def hex_facts(h: int, place: Place) -> HexFacts:
    """Where a land hex lies, and where bridges from it may lead (TM-10.9)."""
    ends = [BRIDGES[bridge] for bridge in BRIDGES_OF[h]]
    bridges = [f"hex:{HEX_NAMES[b if a == h else a]}" for a, b in ends]
    return {"row": place.row, "column": place.column, "bridges": bridges}


# --- all components -------------------------------------------------------------------------


def _tile(kind: str, tile: Tile, facts: Mapping[str, Any]) -> Component:
    return Component(
        f"{kind}:{tile.id}", tile.en, tile.cs, effects_text(tile.effects), tile.source,
        tile.confidence, group=kind, facts=facts,
    )  # fmt: skip


def special_texts() -> dict[str, Message]:
    """What the actions of bonus cards, the favor tile and factions do."""
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


def _components() -> dict[str, Component]:
    found = [_tile("favor", tile, favor_facts(tile)) for tile in FAVORS]
    found += [_tile("bonus", tile, bonus_facts(tile)) for tile in BONUSES]
    found += [_tile("town", tile, town_facts(tile)) for tile in TOWNS]
    found += [_tile("scoring", tile, scoring_facts(tile)) for tile in SCORINGS]
    found += [_tile("action", tile, power_action_facts(tile)) for tile in POWER_ACTIONS]
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
            facts=hex_facts(h, place),
        )
        for h, place in enumerate(HEXES)
    ]  # fmt: skip
    found += [
        Component(
            f"river:{place.name}", f"river {place.name}", f"řeka {place.name}",
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
