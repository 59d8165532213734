"""Everything nameable, with texts made from the data that acts."""

from __future__ import annotations

from typing import Any

from pentapolis.core.game import Component
from pentapolis.core.message import Message
from pentapolis.games.endeavor.tables import (
    ACTIONS,
    CHOOSE_ONE,
    COSTS,
    DECK_REGION,
    DECKS,
    EFFECTS,
    MODES,
    SAME_DECK,
    SAME_REGION,
    SINGLE,
    TRACKS,
    Action,
    Building,
    Card,
    Tables,
    Thing,
    Track,
)

ACTION_NAMES = (
    ("ship", "plavba"), ("occupy", "obsazení"), ("attack", "útok"), ("payment", "platba"),
    ("draw", "zásoby"),
)  # fmt: skip
ACTION_TEXTS = (
    Message("en-action-ship"),
    Message("en-action-occupy"),
    Message("en-action-attack"),
    Message("en-action-payment"),
    Message("en-action-draw"),
)
RULEBOOK = "rulebook"
CERTAIN = "1.0"
Facts = dict[str, Any]


def components_of(tables: Tables) -> dict[str, Component]:
    """Every component of a data set, by id."""
    found: list[Component] = []
    for number, region in enumerate(tables.regions):
        text = Message("en-text-region", {"spaces": region.track}) if region.track else None
        of_region = [f"deck:{name}" for i, name in enumerate(DECKS) if DECK_REGION[i] == number]
        found.append(component("region", region, text, {"decks": of_region}))
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
        facts = printed(building.icons, building.glory, building.action)
        facts.update(level=building.level, count=building.count)
        found.append(component("building", building, building_text(building), facts))
    for card in tables.cards:
        facts = printed(card.icons, card.glory, None)
        facts.update(
            deck=f"deck:{DECKS[card.deck]}",
            kind=card.kind,
            value=card.position,
            abolition=card.abolition,
        )
        found.append(component("card", card, card_text(card), facts))
    for number, track in enumerate(tables.tracks):
        facts = {"columns": columns_of(track), "effect": EFFECTS[number]}
        found.append(component("track", track, track_text(track), facts))
    found += [*decks(tables), *actions(), glory_spaces(tables)]
    return {item.id: item for item in found}


def component(
    kind: str, thing: Thing, text: Message | None, facts: Facts | None = None
) -> Component:
    """A row of the data as a component."""
    return Component(
        f"{kind}:{thing.id}", thing.en, thing.cs, text, thing.source, thing.confidence, facts=facts
    )


def printed(icons: tuple[int, int, int, int], glory: int, action: Action | None) -> Facts:
    """What a drawing of a token, a building or a card shows."""
    return {
        "development": {TRACKS[i]: count for i, count in enumerate(icons) if count},
        "glory": glory,
        "action": None
        if action is None
        else {"mode": MODES[action.mode], "of": [ACTIONS[part] for part in action.parts]},
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
        parts.append(Message("en-text-action", {"action": action_text(action)}))
    if not parts:
        parts.append(Message("en-text-nothing"))
    return Message("en-text-parts", {"parts": tuple(parts)})


def action_text(action: Action) -> Message:
    """An action of any mode in words (EN-8.7 to EN-8.10)."""
    parts = [f"action:{ACTIONS[part]}" for part in action.parts]
    if action.mode == SINGLE:
        return Message("en-item", {"item": parts[0]})
    if action.mode == SAME_DECK:
        return Message("en-mode-twice-from-deck", {"action": parts[0]})
    if action.mode == SAME_REGION and parts[0] == parts[1]:
        return Message("en-mode-twice-in-region", {"action": parts[0]})
    key = "en-mode-choose-one" if action.mode == CHOOSE_ONE else "en-mode-same-region"
    return Message(key, {"first": parts[0], "second": parts[1]})


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


def columns_of(track: Track) -> list[dict[str, int]]:
    """The columns of a track: levels that yield the same value."""
    columns: list[dict[str, int]] = []
    for level, value in enumerate(track.values):
        if columns and columns[-1]["value"] == value:
            columns[-1]["to"] = level
        else:
            columns.append({"from": level, "to": level, "value": value})
    return columns


def track_text(track: Track) -> Message:
    """The value of every level, column by column."""
    columns = [Message("en-text-column", {**column}) for column in columns_of(track)]
    return Message("en-text-track", {"track": track.id, "columns": tuple(columns)})


def decks(tables: Tables) -> list[Component]:
    """A deck is called as its region; Europe's second one is slavery."""
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
    return [
        Component(
            f"action:{name}", en, cs, ACTION_TEXTS[i], RULEBOOK, CERTAIN, facts={"cost": COSTS[i]}
        )
        for i, (name, (en, cs)) in enumerate(zip(ACTIONS, ACTION_NAMES, strict=True))
    ]


def glory_spaces(tables: Tables) -> Component:
    """The spaces of the tracks that are worth glory at the end (EN-17.3)."""
    spaces = sorted(set(tables.glory_of_level))
    text = Message("en-text-glory-spaces", {"spaces": ", ".join([str(s) for s in spaces])})
    return Component(
        "fact:glory_spaces", "Glory spaces of the tracks", "Pole slávy na stupnicích", text,
        tables.glory_source, tables.glory_confidence, facts={"spaces": spaces},
    )  # fmt: skip
