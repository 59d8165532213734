"""All components, with texts made from the same data that the rules use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

from pentapolis.core.game import Component
from pentapolis.core.message import Message
from pentapolis.games.endeavor.effects import (
    ACTIONS,
    COSTS,
    MODES,
    Action,
    ActionName,
    Mode,
    action_id,
)
from pentapolis.games.endeavor.tables.box import Tables
from pentapolis.games.endeavor.tables.constants import (
    DECK_REGION,
    DECKS,
    TRACK_EFFECTS,
    TRACKS,
    CardKind,
)
from pentapolis.games.endeavor.tables.rows import Building, Card, Thing, Track


class RegionFacts(TypedDict):
    """The decks of a region."""

    decks: list[str]


class ActionFacts(TypedDict):
    """The action of a token or a building."""

    mode: Mode
    of: list[ActionName]


class TokenFacts(TypedDict):
    """What tokens, buildings and cards have in common."""

    development: dict[str, int]
    """Icons by track; tracks without icons are left out."""
    glory: int
    action: ActionFacts | None


class BuildingFacts(TokenFacts):
    """What is printed on a building."""

    level: int
    count: int


class CardFacts(TokenFacts):
    """What is printed on a card."""

    deck: str
    kind: CardKind
    value: int
    abolition: bool


Column = TypedDict("Column", {"from": int, "to": int, "value": int})
"""Levels of a track that yield the same value."""


class TrackFacts(TypedDict):
    """A development track."""

    columns: list[Column]
    effect: str


class CostFacts(TypedDict):
    """What one of the five actions costs."""

    cost: int


class GlorySpacesFacts(TypedDict):
    """The spaces of the tracks that are worth glory at the end."""

    spaces: list[int]


FACTS: Final[Mapping[str, type]] = {
    "region": RegionFacts,
    "token": TokenFacts,
    "building": BuildingFacts,
    "card": CardFacts,
    "track": TrackFacts,
    "action": CostFacts,
    "fact": GlorySpacesFacts,
}

ACTION_NAMES: Final = (
    ("ship", "plavba"), ("occupy", "obsazení"), ("attack", "útok"), ("payment", "platba"),
    ("draw", "zásoby"),
)  # fmt: skip
ACTION_TEXTS: Final = (
    Message("en-action-ship"),
    Message("en-action-occupy"),
    Message("en-action-attack"),
    Message("en-action-payment"),
    Message("en-action-draw"),
)
RULEBOOK: Final = "rulebook"
CERTAIN: Final = "1.0"
Facts = Mapping[str, Any]


def components_of(tables: Tables) -> dict[str, Component]:
    """Every component of a data set, by id."""
    found: list[Component] = []
    for number, region in enumerate(tables.regions):
        text = Message("en-text-region", {"spaces": region.track}) if region.track else None
        of_region = [f"deck:{name}" for i, name in enumerate(DECKS) if DECK_REGION[i] == number]
        region_facts: RegionFacts = {"decks": of_region}
        found.append(component("region", region, text, region_facts))
    for city in tables.cities:
        found.append(component("city", city, Message("en-text-city", {"glory": city.glory})))
    for link in tables.connections:
        one, other = tables.cities[link.one], tables.cities[link.other]
        found.append(
            Component(
                f"connection:{link.id}",
                f"{one.en} – {other.en}",
                f"{one.cs} – {other.cs}",
                Message("en-text-connection", {"glory": tables.connection_glory}),
                link.source,
                link.confidence,
            )
        )
    for token in tables.tokens:
        text = listed(token.icons, 0, token.action)
        found.append(component("token", token, text, printed(token.icons, 0, token.action)))
    for building in tables.buildings:
        found.append(
            component("building", building, building_text(building), building_facts(building))
        )
    for card in tables.cards:
        found.append(component("card", card, card_text(card), card_facts(card)))
    for number, track in enumerate(tables.tracks):
        track_facts: TrackFacts = {"columns": columns_of(track), "effect": TRACK_EFFECTS[number]}
        found.append(component("track", track, track_text(track), track_facts))
    found += [*decks(tables), *actions(), glory_spaces(tables)]
    return {item.id: item for item in found}


def component(
    kind: str, thing: Thing, text: Message | None, facts: Facts | None = None
) -> Component:
    """A row of the data as a component."""
    return Component(
        f"{kind}:{thing.id}", thing.en, thing.cs, text, thing.source, thing.confidence, facts=facts
    )


def printed(icons: tuple[int, int, int, int], glory: int, action: Action | None) -> TokenFacts:
    """What a drawing of a token, a building or a card shows."""
    return {
        "development": {TRACKS[i]: count for i, count in enumerate(icons) if count},
        "glory": glory,
        "action": None
        if action is None
        else {"mode": MODES[action.mode], "of": [ACTIONS[part] for part in action.parts]},
    }


def building_facts(building: Building) -> BuildingFacts:
    """What a drawing of a building shows."""
    return {
        **printed(building.icons, building.glory, building.action),
        "level": building.level,
        "count": building.count,
    }


def card_facts(card: Card) -> CardFacts:
    """What a drawing of a card shows."""
    return {
        **printed(card.icons, card.glory, None),
        "deck": f"deck:{DECKS[card.deck]}",
        "kind": card.kind,
        "value": card.position,
        "abolition": card.abolition,
    }


def icons_text(icons: tuple[int, int, int, int], glory: int) -> list[Message]:
    """Development icons and glory, one message each."""
    found = [
        Message("en-icon", {"count": count, "track": f"track:{TRACKS[i]}"})
        for i, count in enumerate(icons)
        if count
    ]
    if glory:
        found.append(Message("en-icon-glory", {"glory": glory}))
    return found


def listed(icons: tuple[int, int, int, int], glory: int, action: Action | None) -> Message:
    """Icons, glory and action in one line."""
    parts = icons_text(icons, glory)
    if action is not None:
        parts.append(Message("en-text-action", {"action": action.text()}))
    if not parts:
        parts.append(Message("en-text-nothing"))
    return Message("en-text-parts", {"parts": tuple(parts)})


def building_text(building: Building) -> Message:
    """Level, icons, glory and action of a building."""
    return Message(
        "en-text-building",
        {
            "level": building.level,
            "parts": listed(building.icons, building.glory, building.action),
        },
    )


def card_text(card: Card) -> Message:
    """What a card needs and gives."""
    parts = listed(card.icons, card.glory, None)
    if card.kind == "governor":
        return Message("en-text-governor", {"parts": parts})
    if card.abolition:
        return Message("en-text-abolition", {"value": card.position, "parts": parts})
    if card.kind == "slavery":
        return Message("en-text-slavery", {"value": card.position, "parts": parts})
    return Message("en-text-asset", {"value": card.position, "parts": parts})


def columns_of(track: Track) -> list[Column]:
    """The columns of a track: levels that yield the same value."""
    columns: list[Column] = []
    for level, value in enumerate(track.values):
        if columns and columns[-1]["value"] == value:
            columns[-1]["to"] = level
        else:
            columns.append({"from": level, "to": level, "value": value})
    return columns


def track_text(track: Track) -> Message:
    """The value of every level, column by column."""
    columns = [
        Message(
            "en-text-column",
            {"from": column["from"], "to": column["to"], "value": column["value"]},
        )
        for column in columns_of(track)
    ]
    return Message("en-text-track", {"track": track.id, "columns": tuple(columns)})


def decks(tables: Tables) -> list[Component]:
    """The decks. Each has its region's name, but Europe's second one is called slavery."""
    found: list[Component] = []
    for number, name in enumerate(DECKS):
        if name == "slavery":
            en, cs = "Slavery", "Otroctví"
        else:
            region = tables.regions[max(0, number - 1)]
            en, cs = region.en, region.cs
        found.append(Component(f"deck:{name}", en, cs, None, RULEBOOK, CERTAIN))
    return found


def actions() -> list[Component]:
    """The five actions (sections 9 to 13)."""
    found: list[Component] = []
    for i, (en, cs) in enumerate(ACTION_NAMES):
        facts: CostFacts = {"cost": COSTS[i]}
        found.append(
            Component(action_id(i), en, cs, ACTION_TEXTS[i], RULEBOOK, CERTAIN, facts=facts)
        )
    return found


def glory_spaces(tables: Tables) -> Component:
    """The spaces of the tracks that are worth glory at the end (EN-17.3)."""
    spaces = sorted(set(tables.glory_of_level))
    text = Message("en-text-glory-spaces", {"spaces": ", ".join([str(s) for s in spaces])})
    facts: GlorySpacesFacts = {"spaces": spaces}
    return Component(
        "fact:glory_spaces", "Glory spaces of the tracks", "Pole slávy na stupnicích", text,
        tables.glory_source, tables.glory_confidence, facts=facts,
    )  # fmt: skip
