"""From data to typed effects: every card's texts, checked at import.

An unknown operation, a wrong field or a missing card fails here with the card's number.
"""

from __future__ import annotations

from typing import Any, Final

from pentapolis.games.imperium import specials, specials_east, specials_legends
from pentapolis.games.imperium.attack import AVOIDS, BRIBED
from pentapolis.games.imperium.deeds import option_names
from pentapolis.games.imperium.effect import (
    ABILITY,
    ACQUIRED_REGION,
    ANSWER,
    ANSWERS,
    ANY_TIME,
    DISCARDS_MASKS,
    GAINED,
    GOT_UNCIVILISED,
    OTHERS_ATTACK,
    PAID_POPULATION,
    PLAY,
    PLAYED_ATTACK,
    PLAYED_REGION,
    REACTS,
    REGION_FROM_DISCARD,
    RETURNED_UNREST,
    SOLSTICE,
    SUNK,
    TOKEN_MATERIALS,
    TOKEN_POPULATION,
    TOOK_UNREST,
    USED_DROP,
    USED_WHEAT,
    Ability,
    Cost,
    Op,
    Ops,
)
from pentapolis.games.imperium.filters import Filter, Per, condition_from, filter_from
from pentapolis.games.imperium.market import EXILE_SUITS, EXILE_THEN
from pentapolis.games.imperium.moves import FROM_DISCARD, FROM_DRAW, FROM_HAND, FROM_NATION
from pentapolis.games.imperium.ops_cards import (
    STAYS,
    Discard,
    DiscardMasks,
    Draw,
    Fetch,
    FromPlay,
    PlaceOnDeck,
    Sink,
    ThisTo,
    ToHistory,
)
from pentapolis.games.imperium.ops_control import (
    Choose,
    EachPlayer,
    If,
    IfState,
    May,
    PayTo,
)
from pentapolis.games.imperium.ops_decks import (
    LOOK_THEN,
    LOOKS_MORE,
    DevelopOp,
    Find,
    LookFame,
    LookNation,
    ReturnUnrest,
    ShuffleNation,
    TakeTopFame,
    TakeUnrest,
)
from pentapolis.games.imperium.ops_garrison import NO_GARRISON, Garrison, GarrisonSelf, GiveCard
from pentapolis.games.imperium.ops_market import Acquire, BreakThrough, ExileFromMarket
from pentapolis.games.imperium.ops_play import FreePlay
from pentapolis.games.imperium.ops_tokens import (
    ALWAYS,
    HAS_REGION,
    IS_EMPIRE,
    Gain,
    GainAction,
    Pay,
    ReturnExhaust,
    SpendAction,
    Steal,
)
from pentapolis.games.imperium.ops_unrest import (
    CARDS_PRICE,
    MATERIALS_PRICE,
    UNREST_LESS_CARDS,
    UNREST_LESS_MATERIALS,
    UnrestPrice,
)
from pentapolis.games.imperium.play import (
    FREES_ICON,
    FREES_TYPES,
    NEEDS_IN_HISTORY,
    NEEDS_IN_PLAY,
    RECORDS_DRAWS,
    UNPLAYABLE,
)
from pentapolis.games.imperium.reshuffle import HAND_SIZE, REDUCES
from pentapolis.games.imperium.special import ACTIONS, Special
from pentapolis.games.imperium.tables import (
    ANY,
    ATTACK,
    BARBARIAN,
    CARDS,
    NAMES,
    NATION_INDEX,
    NATIONS,
    STATE,
    STATES,
    TOKENS,
    TYPES,
    WEIGHT,
    Card,
    named,
    suit_bits,
    token_counts,
)
from pentapolis.games.imperium.turns import MARKET_TOKENS
from pentapolis.games.imperium.zones import REPLACES_MATERIALS

FIELDS: Final = {
    "choose": ("options",), "choose_cost": ("options",), "may": ("ops",),
    "pay_to": ("cost", "then"), "each_player": ("ops",), "each_other_player": ("ops",),
    "if_state": ("state", "ops"), "if": ("condition", "ops"), "gain": ("res", "per"),
    "pay": ("res",), "steal": ("res", "from", "only_if", "if_unable"), "gain_action": ("n",),
    "spend_action": ("n",), "return_exhaust_token": ("n", "to"),
    "draw": ("n", "from", "to", "filter", "up_to", "if_able", "per"),
    "discard": ("n", "from", "filter"), "place_on_deck": ("n", "from", "filter"),
    "to_history": ("card", "n", "from", "filter", "up_to"), "abandon": ("n", "filter"),
    "recall": ("n", "filter"), "sink": ("card", "n", "from", "filter"), "exile": ("card",),
    "exile_from_market": ("n",), "garrison": ("n", "from", "under", "filter"),
    "garrison_self_in_region": ("then",), "give_card": ("to", "n", "from", "lands_in"),
    "find": ("filter", "to", "zones"), "free_play_from_hand": ("filter",),
    "acquire": ("suits", "n", "from", "must_hold_token", "filter"),
    "break_through": ("suits", "n", "may_use_exile", "vp_kind"),
    "look_fame": ("n", "take", "to"), "take_top_fame": ("to",), "develop": ("free",),
    "look_nation_top": ("n",), "shuffle_nation_deck": (), "take_unrest": ("n", "to"),
    "return_unrest": ("n", "from", "up_to"),
}  # fmt: skip
"""The fields that each operation may have (IM-V0.10)."""

FIXED: Final[dict[tuple[str, str], tuple[Any, ...]]] = {
    ("if_state", "state"): STATES, ("steal", "from"): ("each_other_player",),
    ("return_exhaust_token", "to"): ("state_card",), ("draw", "to"): ("hand",),
    ("discard", "from"): ("hand",), ("garrison", "from"): ("hand",),
    ("garrison", "under"): ("this",), ("give_card", "to"): ("each_other_player",),
    ("give_card", "n"): (1,), ("give_card", "lands_in"): ("hand",),
    ("find", "to"): ("hand", "discard", "history"), ("break_through", "vp_kind"): ("variable",),
    ("look_fame", "to"): ("hand",), ("look_fame", "take"): (1,),
    ("take_top_fame", "to"): ("hand",), ("look_nation_top", "n"): (1,),
    ("take_unrest", "to"): ("hand",),
}  # fmt: skip
"""The values that some fields may have: what else they said would be ignored."""
CARD_FIELDS: Final = {
    "id", "name_en", "name_cs", "name_cs_source", "box", "deck", "start", "min_players", "suit",
    "vp", "source", "confidence", "play", "pinned", "state", "dev_cost", "exhaust", "solstice",
    "region_icons", "reprinted_differently_in_horizons", "types", "free_play", "attack",
    "passive", "notes", "side", "restrictions", "role", "resolve_only", "on_gain", "suit_weight",
}  # fmt: skip
PASSIVE_FIELDS: Final = {
    "trigger": ("on", "ops"), "replace_market_progress": ("with_",),
    "acquire_from_exile": ("suits", "then"), "lose_state_icon": ("names", "attack", "icon"),
    "hand_size": ("delta",), "unrest_play_cost_reduction": ("materials", "cards", "minimum"),
    "look_fame_bonus": ("extra_cards", "then"), "dev_cost_reduction": ("res", "minimum"),
    "avoid_attack": ("cost",), "replace_material_gain": ("others", "you"),
    "ignore_attack_unless_attacker_gives": ("res",), "free_play_types": ("types",),
    "counts_as_regions": ("n",), "no_history": (), "active_quest_slot": (),
    "mask_substitute": (),
}  # fmt: skip
RESTRICTION_FIELDS: Final = {
    "unplayable": (), "no_garrison": (), "cannot_leave_play": ("by",),
    "requires": ("in_play", "in_history"),
}  # fmt: skip

FIND_ZONES: Final = {
    "hand": FROM_HAND, "discard": FROM_DISCARD, "deck": FROM_DRAW, "nation_deck": FROM_NATION,
}  # fmt: skip

TRIGGERS: Final = {
    "you_play_region": PLAYED_REGION,
    "you_play_region_from_discard": REGION_FROM_DISCARD,
    "another_player_plays_attack": OTHERS_ATTACK,
    "you_return_unrest": RETURNED_UNREST,
    "you_take_unrest": TOOK_UNREST,
    "you_play_attack": PLAYED_ATTACK,
    "you_pay_population": PAID_POPULATION,
    "a_card_is_sunk": SUNK,
    "effect_requires_discarding_masks": DISCARDS_MASKS,
    "gain_market_card_with_token:materials": TOKEN_MATERIALS,
    "gain_market_card_with_token:population": TOKEN_POPULATION,
    "you_acquire_or_break_through:uncivilised": GOT_UNCIVILISED,
    "you_acquire:region": ACQUIRED_REGION,
    "gain_materials_from_card_with_icon:wheat": USED_WHEAT,
    "gain_materials_from_card_with_icon:drop": USED_DROP,
}
# Handled where the event happens: in `zones` and `reshuffle`.
AT_ONCE: Final = ("Mountain of Atlantis leaves play", "your_draw_deck_becomes_empty")


def ops_from(data: list[dict[str, Any]]) -> Ops:
    """A list of operations."""
    return tuple([op_from(item) for item in data])


def zones_of(data: dict[str, Any]) -> list[str]:
    """The zones of `from`, one or several."""
    value = data["from"]
    return value if isinstance(value, list) else [value]


def suits_of(data: dict[str, Any]) -> int:
    """The suits of an acquire or break through."""
    return ANY if data["suits"] == "any" else suit_bits(data["suits"])


def cost_from(data: list[dict[str, Any]]) -> Cost:
    """Costs that are paid together, with their tokens and actions added up."""
    ops = ops_from(data)
    tokens = [0, 0, 0]
    actions = 0
    for op in ops:
        if isinstance(op, Pay):
            for i in range(3):
                tokens[i] += op.res[i]
        elif isinstance(op, SpendAction):
            actions += op.n
    return Cost(ops, (tokens[0], tokens[1], tokens[2]), actions)


def check_fields(what: str, data: dict[str, Any], known: tuple[str, ...], name: str) -> None:
    """Refuse fields that nobody would read; `name` is the field that says what it is."""
    unknown = set(data) - set(known) - {name}
    if unknown:
        raise ValueError(f"{what}: unknown fields {sorted(unknown)}")


def op_from(data: dict[str, Any]) -> Op:
    """The typed operation of a data record."""
    kind: str = data["op"]
    if kind == "special":
        options = data.get("options", [])
        typed = tuple([ops_from([item]) for item in options if isinstance(item, dict)])
        return Special(data, typed)
    if kind not in FIELDS:
        raise ValueError(f"unknown operation {kind!r}")
    check_fields(kind, data, FIELDS[kind], "op")
    for field, value in data.items():
        if value not in FIXED.get((kind, field), (value,)):
            raise ValueError(f"{kind}: {field} cannot be {value!r}")
    n: int = data.get("n", 1)
    if type(n) is not int or n < 1:
        raise ValueError(f"{kind}: n cannot be {n!r}")
    up_to: bool = data.get("up_to", False)
    if kind in ("choose", "may", "pay_to", "choose_cost", "each_player", "each_other_player"):
        return control_from(kind, data)
    if kind == "if_state":
        return IfState(data["state"] == "empire", ops_from(data["ops"]))
    if kind == "if":
        return If(condition_from(data["condition"]), ops_from(data["ops"]))
    if kind == "gain":
        return Gain(token_counts(data["res"]), Per(data["per"]) if "per" in data else None)
    if kind == "pay":
        return Pay(token_counts(data["res"]))
    if kind == "steal":
        only = {"": ALWAYS, "has_region_in_play": HAS_REGION, "is_empire": IS_EMPIRE}
        when = only[data.get("only_if", "")]
        return Steal(token_counts(data["res"]), when, ops_from(data.get("if_unable", [])))
    if kind == "gain_action":
        return GainAction(n)
    if kind == "spend_action":
        return SpendAction(n)
    if kind == "return_exhaust_token":
        return ReturnExhaust(n)
    if kind == "draw":
        if data["from"] == "deck":
            per = Per(data["per"]) if "per" in data else None
            return Draw(n, up_to, data.get("if_able", False), per)
        if data["from"] not in ("discard", "history"):
            raise ValueError(f"draw from {data['from']!r}")
        return Fetch(n, filter_from(data), up_to, data["from"] == "history")
    if kind in ("discard", "place_on_deck", "to_history", "sink", "exile", "garrison"):
        return card_op_from(kind, data, n, up_to)
    if kind in ("abandon", "recall"):
        return FromPlay(n, Filter(data["filter"]), kind == "recall")
    if kind == "garrison_self_in_region":
        return GarrisonSelf()
    if kind == "give_card":
        return GiveCard()
    if kind == "find":
        zones = data.get("zones", list(FIND_ZONES))
        codes = tuple([FIND_ZONES[zone] for zone in zones])
        return Find(Filter(data["filter"]), data["to"], codes)
    if kind == "free_play_from_hand":
        return FreePlay(Filter(data["filter"]))
    return deck_op_from(kind, data, n, up_to)


def control_from(kind: str, data: dict[str, Any]) -> Op:
    """OR, MAY, costs and players."""
    if kind == "choose":
        options = tuple([ops_from(option) for option in data["options"]])
        return Choose(options, option_names(data["options"]))
    if kind == "may":
        return May(ops_from(data["ops"]))
    if kind == "pay_to":
        then = ops_from(data["then"])
        first = then[0]
        checked = isinstance(first, Special) and first.name == "swap_hand_with_nation_top"
        return PayTo(cost_from(data["cost"]), then, checked)
    if kind == "choose_cost":
        population, cards, materials = [ops_from(option)[0] for option in data["options"]]
        assert isinstance(population, Pay)
        assert population.res == (0, 1, 0)
        assert isinstance(cards, Discard)
        assert cards.n == CARDS_PRICE
        assert isinstance(materials, Pay)
        assert materials.res == (MATERIALS_PRICE, 0, 0)
        return UnrestPrice()
    return EachPlayer(ops_from(data["ops"]), kind == "each_player")


def card_op_from(kind: str, data: dict[str, Any], n: int, up_to: bool) -> Op:
    """Operations that move chosen cards, or `this`."""
    if "card" in data:
        if data["card"] != "this":
            raise ValueError(f"{kind} of {data['card']!r}")
        return ThisTo({"to_history": "history", "sink": "sunken", "exile": "exile"}[kind])
    zones = zones_of(data)
    if set(zones) - {"hand", "discard", "in_play"}:
        raise ValueError(f"{kind} from {zones}")
    chosen = filter_from(data)
    if kind == "discard":
        if chosen is not None and chosen.data == {"type": "mask"}:
            return DiscardMasks(n, chosen)
        return Discard(n, chosen)
    if kind == "place_on_deck":
        return PlaceOnDeck(n, chosen, zones == ["hand"])
    if kind == "to_history":
        return ToHistory(n, chosen, up_to, "hand" in zones, "discard" in zones)
    if kind == "sink":
        return Sink(n, chosen, zones == ["in_play"])
    return Garrison(n, chosen)


def deck_op_from(kind: str, data: dict[str, Any], n: int, up_to: bool) -> Op:
    """Market, decks and unrest."""
    if kind == "acquire":
        zones = zones_of(data)
        if set(zones) - {"market", "exile"}:
            raise ValueError(f"acquire from {zones}")
        holding = TOKENS.index(data["must_hold_token"]) if "must_hold_token" in data else -1
        return Acquire(
            suits_of(data), n, "market" in zones, "exile" in zones, holding, filter_from(data)
        )
    if kind == "break_through":
        variable = data.get("vp_kind") == "variable"
        return BreakThrough(suits_of(data), n, data.get("may_use_exile", False), variable)
    if kind == "exile_from_market":
        return ExileFromMarket(n)
    if kind == "look_fame":
        return LookFame(n, data["take"])
    if kind == "take_top_fame":
        return TakeTopFame()
    if kind == "develop":
        return DevelopOp(data["free"])
    if kind == "look_nation_top":
        return LookNation()
    if kind == "shuffle_nation_deck":
        return ShuffleNation()
    if kind == "take_unrest":
        return TakeUnrest(n)
    zones = zones_of(data)
    if set(zones) - {"hand", "discard"}:
        raise ValueError(f"return unrest from {zones}")
    return ReturnUnrest(n, up_to, "hand" in zones, "discard" in zones)


# --- abilities and passives ----------------------------------------------------------------


def trigger_from(data: Any) -> int:
    """The event of a trigger: a word, or a word with what it is about."""
    if data is None:
        return ANY_TIME
    if isinstance(data, dict):
        about = data.get("token") or data.get("suit") or data.get("icon")
        data = f"{data['on']}:{about}"
    if data not in TRIGGERS:
        raise ValueError(f"unknown trigger {data!r}")
    return TRIGGERS[data]


def ability_from(data: dict[str, Any]) -> Ability:
    """An exhaust ability."""
    known = {"trigger", "cost", "ops", "condition", "usable_in_opponent_turn"}
    if set(data) - known:
        raise ValueError(f"unknown field in exhaust {sorted(set(data) - known)}")
    trigger = trigger_from(data["trigger"])
    if data.get("usable_in_opponent_turn", False) != (trigger == OTHERS_ATTACK):
        raise ValueError("only protections work in an opponent's turn")
    condition = condition_from(data["condition"]) if "condition" in data else None
    cost = cost_from(data["cost"]) if data["cost"] else None
    return Ability(trigger, cost, ops_from(data["ops"]), condition)


def read_passive(card: int, data: dict[str, Any]) -> None:
    """Enter a passive text into the tables of the module that obeys it."""
    kind: str = data["kind"]
    if kind not in PASSIVE_FIELDS:
        raise ValueError(f"unknown passive {kind!r}")
    check_fields(kind, data, PASSIVE_FIELDS[kind], "kind")
    if kind == "trigger":
        if data["on"] not in AT_ONCE:
            ANSWERS[card] = trigger_from(data["on"])
            ANSWER[card] = ops_from(data["ops"])
    elif kind == "replace_market_progress":
        MARKET_TOKENS[card] = token_counts(data["with_"])
    elif kind == "acquire_from_exile":
        EXILE_SUITS[card] = suit_bits(data["suits"])
        EXILE_THEN[card] = ops_from(data.get("then", []))
    elif kind == "lose_state_icon":
        assert data["icon"] == "barbarian"
        for name in data["names"]:
            named(name)
        attacks: bool = data.get("attack", False)
        FREES_ICON[card] = [
            STATE[i] == BARBARIAN and (NAMES[i] in data["names"] or (attacks and ATTACK[i]))
            for i in range(len(CARDS))
        ]
    elif kind == "hand_size":
        HAND_SIZE[card] = data["delta"]
    elif kind == "unrest_play_cost_reduction":
        assert data["minimum"] == 1
        UNREST_LESS_MATERIALS[card] = data["materials"]
        UNREST_LESS_CARDS[card] = data.get("cards", 0)
    elif kind == "look_fame_bonus":
        LOOKS_MORE[card] = data["extra_cards"]
        LOOK_THEN[card] = ops_from(data["then"])
    elif kind == "dev_cost_reduction":
        assert data["minimum"] == 0
        REDUCES[card] = token_counts(data["res"])
    elif kind == "avoid_attack":
        AVOIDS[card] = cost_from(data["cost"])
    elif kind == "replace_material_gain":
        assert data["others"] == {"progress": 1}
        assert data["you"] == {"population": 2}
        REPLACES_MATERIALS[card] = True
    elif kind == "ignore_attack_unless_attacker_gives":
        assert data["res"] == {"progress": 1}
        BRIBED[card] = 1
    elif kind == "free_play_types":
        FREES_TYPES[card] = sum([1 << TYPES.index(name) for name in data["types"]])
    elif kind == "counts_as_regions":
        assert WEIGHT[card] == data["n"]
    elif kind == "no_history":
        assert not NATIONS[NATION_INDEX[CARDS[card].deck]].history


def read_restriction(card: int, data: dict[str, Any]) -> None:
    """Enter a restriction (IM-R1 to IM-R4)."""
    kind: str = data["kind"]
    if kind not in RESTRICTION_FIELDS:
        raise ValueError(f"unknown restriction {kind!r}")
    check_fields(kind, data, RESTRICTION_FIELDS[kind], "kind")
    if kind == "unplayable":
        UNPLAYABLE[card] = True
    elif kind == "no_garrison":
        NO_GARRISON[card] = True
    elif kind == "cannot_leave_play":
        assert data["by"] == ["abandon", "recall"]
        STAYS[card] = True
    else:
        NEEDS_IN_PLAY[card] = tuple([named(name) for name in data.get("in_play", [])])
        NEEDS_IN_HISTORY[card] = tuple([named(name) for name in data.get("in_history", [])])


def read_card(card: int) -> None:
    """All texts of a card."""
    data = CARDS[card].data
    check_fields("card", data, tuple(CARD_FIELDS), "id")
    PLAY[card] = ops_from(data.get("play", []))
    SOLSTICE[card] = ops_from(data.get("solstice", []))
    GAINED[card] = ops_from(data.get("on_gain", []))
    abilities = data.get("exhaust", [])
    if len(abilities) > 1:
        raise ValueError("two exhaust texts (IM-3.11)")
    for item in abilities:
        ability = ability_from(item)
        ABILITY[card] = ability
        REACTS[card] = ability.trigger
    for item in data.get("passive", []):
        read_passive(card, item)
    for item in data.get("restrictions", []):
        read_restriction(card, item)
    for op in PLAY[card]:
        if isinstance(op, Special) and op.name == "resolve_drawn_card":
            RECORDS_DRAWS[card] = True


def read_or_blame(card: Card) -> None:
    """All texts of a card; whatever is wrong with its record is told with its number."""
    try:
        read_card(card.index)
    except Exception as error:
        raise ValueError(f"card {card.number}: {error!r}") from error


def _read() -> None:
    assert len(ACTIONS) == 42, "42 specials"
    assert specials
    assert specials_legends
    assert specials_east
    for card in CARDS:
        read_or_blame(card)


_read()
