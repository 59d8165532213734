"""A card in words: its flags, texts and points, generated from the values that act."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.games.imperium import book
from pentapolis.games.imperium.asking import cost_text, list_text, pay_text
from pentapolis.games.imperium.attack import AVOIDS
from pentapolis.games.imperium.effect import (
    ABILITY,
    ANSWER,
    ANSWERS,
    ANY_TIME,
    GAINED,
    MAY_DO,
    NEVER,
    PLAY,
    SOLSTICE,
    Ability,
    tokens_text,
)
from pentapolis.games.imperium.filters import card_name
from pentapolis.games.imperium.market import EXILE_SUITS, EXILE_THEN
from pentapolis.games.imperium.ops_decks import LOOK_THEN
from pentapolis.games.imperium.ops_market import suited_text
from pentapolis.games.imperium.ops_unrest import UNREST_LESS_CARDS, UNREST_LESS_MATERIALS
from pentapolis.games.imperium.reshuffle import HAND_SIZE
from pentapolis.games.imperium.scoring import POINTS
from pentapolis.games.imperium.tables import CARDS, ICONS, SUITS, TYPES, Card, named, token_counts
from pentapolis.games.imperium.windows import EVENTS

assert book, "texts are read before they are told"


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
    for data in facts.data.get("passive", []):
        parts.append(Message("im-text-passive", {"effect": passive_text(card, data)}))
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
    if facts.state >= 0:
        found.append(Message("im-state", {"state": ("barbarian", "empire")[facts.state]}))
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


def passive_text(card: int, data: dict[str, object]) -> Message:
    """A passive text in words (IM-P1 to IM-P21)."""
    kind = data["kind"]
    if kind == "trigger":
        if ANSWERS[card] == NEVER:
            key = "im-passive-mountain" if CARDS[card].number == "2ATL3" else "im-passive-empty"
            return Message(key)
        return Message(
            "im-when", {"when": EVENTS[ANSWERS[card]], "effect": list_text(ANSWER[card])}
        )
    if kind == "replace_market_progress":
        return Message("im-passive-market", {"tokens": tokens_of(data["with_"])})
    if kind == "acquire_from_exile":
        suits = suited_text(1, EXILE_SUITS[card])
        if EXILE_THEN[card]:
            then = list_text(EXILE_THEN[card])
            return Message("im-passive-exile-then", {"what": suits, "effect": then})
        return Message("im-passive-exile", {"what": suits})
    if kind == "lose_state_icon":
        names = data["names"]
        assert isinstance(names, list)
        cards = tuple([card_name(named(name)[0]) for name in names])
        key = "im-passive-icon-attacks" if data.get("attack") else "im-passive-icon"
        return Message(key, {"cards": cards})
    if kind == "hand_size":
        return Message("im-passive-hand", {"count": HAND_SIZE[card]})
    if kind == "unrest_play_cost_reduction":
        return Message(
            "im-passive-unrest",
            {
                "materials": UNREST_LESS_MATERIALS[card],
                "cards": UNREST_LESS_CARDS[card],
            },
        )
    if kind == "look_fame_bonus":
        return Message("im-passive-look", {"effect": list_text(LOOK_THEN[card])})
    if kind == "dev_cost_reduction":
        return Message("im-passive-develop", {"tokens": tokens_of(data["res"])})
    if kind == "avoid_attack":
        price = AVOIDS[card]
        assert price is not None
        return Message("im-passive-avoid", {"cost": cost_text(price.ops, MAY_DO)})
    if kind == "replace_material_gain":
        return Message("im-passive-shangri-la")
    if kind == "ignore_attack_unless_attacker_gives":
        return Message("im-passive-army")
    if kind == "free_play_types":
        return Message("im-passive-masonry")
    if kind == "counts_as_regions":
        return Message("im-passive-weight")
    if kind == "no_history":
        sunken = CARDS[card].deck == "atlanteans"
        return Message("im-passive-sunken" if sunken else "im-passive-no-history")
    if kind == "mask_substitute":
        return Message("im-passive-heads")
    return Message("im-passive-quest")


def tokens_of(data: object) -> Message:
    """Tokens of a data record in words."""
    assert isinstance(data, dict)
    return tokens_text(token_counts(data))
