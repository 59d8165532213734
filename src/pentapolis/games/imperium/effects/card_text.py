"""A card in words: its flags, texts and points, generated from the values that act."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.games.imperium.effects.base import (
    ABILITY,
    ANY_TIME,
    EVENTS,
    GAINED,
    PLAY,
    SOLSTICE,
    Ability,
    list_text,
    pay_text,
)
from pentapolis.games.imperium.effects.filters import card_name
from pentapolis.games.imperium.effects.points import POINTS
from pentapolis.games.imperium.effects.reading import PASSIVES
from pentapolis.games.imperium.tables import (
    CARDS,
    ICONS,
    NO_STATE,
    STATES,
    SUITS,
    TYPES,
    Card,
    named,
    tokens_text,
)


def card_text(card: int) -> Message:
    """Everything printed on the card, in our words."""
    body = card_body(card)
    heading = head(CARDS[card])
    if not heading:
        return body
    return Message(
        "im-text-headed", {"head": Message("im-text-head", {"parts": tuple(heading)}), "body": body}
    )


def card_body(card: int) -> Message:
    """What the card does, without its heading."""
    parts: list[Message] = []
    facts = CARDS[card]
    for restriction in facts.data.get("restrictions", []):
        parts.append(restriction_text(restriction))
    if GAINED[card]:
        parts.append(Message("im-text-gained", {"effect": list_text(GAINED[card])}))
    if PLAY[card]:
        parts.append(Message("im-text-play", {"effect": list_text(PLAY[card])}))
    ability = ABILITY[card]
    if ability is not None:
        parts.append(ability_text(ability))
    for passive in PASSIVES[card]:
        parts.append(Message("im-text-passive", {"effect": passive.text()}))
    if SOLSTICE[card]:
        parts.append(Message("im-text-solstice", {"effect": list_text(SOLSTICE[card])}))
    if "before_scoring" in facts.data.get("vp", {}):
        parts.append(Message("im-text-sumerians"))
    points = POINTS[card].text()
    if points is not None:
        parts.append(points)
    if not parts:
        parts.append(Message("im-text-blank"))
    return Message("im-text", {"parts": tuple(parts)})


def head(facts: Card) -> list[Message]:
    """Suit, types, state, flags, icons and cost."""
    found: list[Message] = []
    for bit, name in enumerate(SUITS):
        if facts.suit >> bit & 1:
            found.append(Message("im-suit", {"suit": name}))
    for bit, name in enumerate(TYPES):
        if facts.types >> bit & 1:
            found.append(Message("im-type", {"type": name}))
    if facts.state != NO_STATE:
        found.append(Message("im-state", {"state": STATES[facts.state]}))
    if facts.pinned:
        found.append(Message("im-flag", {"flag": "pinned"}))
    if facts.attack:
        found.append(Message("im-flag", {"flag": "attack"}))
    if facts.free_play:
        found.append(Message("im-flag", {"flag": "free"}))
    for i, icon in enumerate(ICONS):
        if facts.icons[i]:
            found.append(Message("im-icons", {"icon": icon, "count": facts.icons[i]}))
    if facts.cost is not None and facts.cost != (0, 0, 0):
        found.append(Message("im-text-cost", {"tokens": tokens_text(facts.cost)}))
    return found


def restriction_text(data: dict[str, object]) -> Message:
    """A restriction in words (IM-R1 to IM-R4)."""
    kind = data["kind"]
    if kind == "unplayable":
        return Message("im-text-unplayable")
    if kind == "no_garrison":
        return Message("im-text-no-garrison")
    if kind == "cannot_leave_play":
        return Message("im-text-stays")
    in_play = data.get("in_play", [])
    in_history = data.get("in_history", [])
    assert isinstance(in_play, list)
    assert isinstance(in_history, list)
    play = tuple([card_name(named(name)[0]) for name in in_play])
    past = tuple([card_name(named(name)[0]) for name in in_history])
    if play and past:
        return Message("im-text-needs-both", {"play": play, "history": past})
    if play:
        return Message("im-text-needs-play", {"play": play})
    return Message("im-text-needs-history", {"history": past})


def ability_text(ability: Ability) -> Message:
    """An exhaust ability in words."""
    if ability.cost is None:
        effect = list_text(ability.ops)
    else:
        effect = pay_text(ability.cost.ops, ability.ops)
    if ability.condition is not None:
        effect = Message("im-op-if", {"condition": ability.condition.text(), "effect": effect})
    if ability.trigger == ANY_TIME:
        return Message("im-text-exhaust", {"effect": effect})
    return Message("im-text-exhaust-when", {"when": EVENTS[ability.trigger], "effect": effect})
