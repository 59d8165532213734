"""From data to typed operations (IM-V1 to IM-V38): one function for each kind of record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pentapolis.games.imperium.effects.base import Cost, Op, Ops
from pentapolis.games.imperium.effects.cards import Discard, Draw, Fetch, PlaceOnDeck, ToHistory
from pentapolis.games.imperium.effects.choices import Choose, May, PayTo
from pentapolis.games.imperium.effects.decks import DevelopOp, Find, LookNation, ShuffleNation
from pentapolis.games.imperium.effects.fame import LookFame, TakeTopFame
from pentapolis.games.imperium.effects.filters import Filter, Per, condition_from, filter_from
from pentapolis.games.imperium.effects.garrison import Garrison, GarrisonSelf, GiveCard
from pentapolis.games.imperium.effects.in_play import FromPlay, Sink, ThisTo
from pentapolis.games.imperium.effects.market import Acquire, BreakThrough, ExileFromMarket
from pentapolis.games.imperium.effects.masks import DiscardMasks
from pentapolis.games.imperium.effects.option_names import option_names
from pentapolis.games.imperium.effects.players import EachPlayer, If, IfState
from pentapolis.games.imperium.effects.playing import FreePlay
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.effects.specials.table import ACTIONS, PERMITS, TESTS
from pentapolis.games.imperium.effects.tokens import (
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
from pentapolis.games.imperium.effects.unrest import ReturnUnrest, TakeUnrest, UnrestPrice
from pentapolis.games.imperium.moves import FROM_DISCARD, FROM_DRAW, FROM_HAND, FROM_NATION
from pentapolis.games.imperium.rules.unrest import CARDS_PRICE, MATERIALS_PRICE
from pentapolis.games.imperium.tables import ANY, STATES, TOKENS, suit_bits, token_counts

Data = dict[str, Any]

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
"""The allowed values of some fields; others would be ignored."""
FIND_ZONES: Final = {
    "hand": FROM_HAND, "discard": FROM_DISCARD, "deck": FROM_DRAW, "nation_deck": FROM_NATION,
}  # fmt: skip


def ops_from(data: list[Data]) -> Ops:
    """A list of operations."""
    return tuple([op_from(item) for item in data])


def zones_of(data: Data, known: tuple[str, ...]) -> list[str]:
    """The zones in `from`, one or several of those that the operation knows."""
    value = data["from"]
    zones: list[str] = value if isinstance(value, list) else [value]
    if set(zones) - set(known):
        raise ValueError(f"{data['op']} from {zones}")
    return zones


def suits_of(data: Data) -> int:
    """The suits of an acquire or break through."""
    return ANY if data["suits"] == "any" else suit_bits(data["suits"])


def cost_from(data: list[Data]) -> Cost:
    """Costs that are paid together, with their tokens and actions summed."""
    ops = ops_from(data)
    counts = [0, 0, 0]
    actions = 0
    needed: list[Op] = []
    for op in ops:
        if isinstance(op, Pay):
            for i in range(3):
                counts[i] += op.res[i]
        elif isinstance(op, SpendAction):
            actions += op.n
        else:
            needed.append(op)
    tokens = (counts[0], counts[1], counts[2])
    if tokens != (0, 0, 0):
        needed.insert(0, Pay(tokens))
    if actions:
        needed.insert(0, SpendAction(actions))
    return Cost(ops, tuple(needed), tokens, actions)


def check_fields(what: str, data: Data, known: tuple[str, ...], name: str) -> None:
    """Refuse unknown fields; `name` is the field with the kind of record."""
    unknown = set(data) - set(known) - {name}
    if unknown:
        raise ValueError(f"{what}: unknown fields {sorted(unknown)}")


def op_from(data: Data) -> Op:
    """The typed operation of a data record."""
    kind: str = data["op"]
    if kind == "special":
        return special_from(data)
    if kind not in FIELDS:
        raise ValueError(f"unknown operation {kind!r}")
    check_fields(kind, data, FIELDS[kind], "op")
    for field, value in data.items():
        if value not in FIXED.get((kind, field), (value,)):
            raise ValueError(f"{kind}: {field} cannot be {value!r}")
    n = data.get("n", 1)
    if type(n) is not int or n < 1:
        raise ValueError(f"{kind}: n cannot be {n!r}")
    return BUILDERS[kind](data)


def count_of(data: Data) -> int:
    """How many cards or tokens the operation is about."""
    return int(data.get("n", 1))


def is_up_to(data: Data) -> bool:
    """Whether fewer are allowed."""
    return bool(data.get("up_to", False))


def special_from(data: Data) -> Op:
    """An effect with its own function."""
    name: str = data["id"]
    if name not in ACTIONS:
        raise ValueError(f"unknown special {name!r}")
    options = tuple([ops_from([item]) for item in data.get("options", []) if type(item) is dict])
    return Special(data, options, ACTIONS[name], TESTS.get(name), PERMITS.get(name))


# --- choices, costs, players, conditions -----------------------------------------------------


def choose_from(data: Data) -> Op:
    options = tuple([ops_from(option) for option in data["options"]])
    return Choose(options, option_names(data["options"]))


def unrest_price_from(data: Data) -> Op:
    population, cards, materials = [ops_from(option)[0] for option in data["options"]]
    assert isinstance(population, Pay)
    assert population.res == (0, 1, 0)
    assert isinstance(cards, Discard)
    assert cards.n == CARDS_PRICE
    assert isinstance(materials, Pay)
    assert materials.res == (MATERIALS_PRICE, 0, 0)
    return UnrestPrice()


def may_from(data: Data) -> Op:
    return May(ops_from(data["ops"]))


def pay_to_from(data: Data) -> Op:
    then = ops_from(data["then"])
    first = then[0]
    checked = isinstance(first, Special) and first.name == "swap_hand_with_nation_top"
    return PayTo(cost_from(data["cost"]), then, checked)


def each_player_from(data: Data) -> Op:
    return EachPlayer(ops_from(data["ops"]), data["op"] == "each_player")


def if_state_from(data: Data) -> Op:
    return IfState(data["state"] == "empire", ops_from(data["ops"]))


def if_from(data: Data) -> Op:
    return If(condition_from(data["condition"]), ops_from(data["ops"]))


# --- tokens ----------------------------------------------------------------------------------


def gain_from(data: Data) -> Op:
    return Gain(token_counts(data["res"]), Per(data["per"]) if "per" in data else None)


def pay_from(data: Data) -> Op:
    return Pay(token_counts(data["res"]))


def steal_from(data: Data) -> Op:
    only = {"": ALWAYS, "has_region_in_play": HAS_REGION, "is_empire": IS_EMPIRE}
    when = only[data.get("only_if", "")]
    return Steal(token_counts(data["res"]), when, ops_from(data.get("if_unable", [])))


def gain_action_from(data: Data) -> Op:
    return GainAction(count_of(data))


def spend_action_from(data: Data) -> Op:
    return SpendAction(count_of(data))


def return_exhaust_from(data: Data) -> Op:
    return ReturnExhaust(count_of(data))


# --- cards -----------------------------------------------------------------------------------


def draw_from(data: Data) -> Op:
    n = count_of(data)
    if data["from"] == "deck":
        per = Per(data["per"]) if "per" in data else None
        return Draw(n, is_up_to(data), data.get("if_able", False), per)
    if data["from"] not in ("discard", "history"):
        raise ValueError(f"draw from {data['from']!r}")
    return Fetch(n, filter_from(data), is_up_to(data), data["from"] == "history")


def discard_from(data: Data) -> Op:
    kind = filter_from(data)
    if kind is not None and kind.data == {"type": "mask"}:
        return DiscardMasks(count_of(data), kind)
    return Discard(count_of(data), kind)


def place_on_deck_from(data: Data) -> Op:
    zones = zones_of(data, ("hand", "discard"))
    return PlaceOnDeck(count_of(data), filter_from(data), zones == ["hand"])


def to_history_from(data: Data) -> Op:
    if "card" in data:
        return this_to(data, "history")
    zones = zones_of(data, ("hand", "discard"))
    hand, discard = "hand" in zones, "discard" in zones
    return ToHistory(count_of(data), filter_from(data), is_up_to(data), hand, discard)


def sink_from(data: Data) -> Op:
    if "card" in data:
        return this_to(data, "sunken")
    zones = zones_of(data, ("discard", "in_play"))
    return Sink(count_of(data), filter_from(data), zones == ["in_play"])


def exile_from(data: Data) -> Op:
    return this_to(data, "exile")


def this_to(data: Data, where: str) -> Op:
    """An operation on the card whose text it is."""
    if data["card"] != "this":
        raise ValueError(f"{data['op']} of {data['card']!r}")
    return ThisTo(where)


def from_play_from(data: Data) -> Op:
    return FromPlay(count_of(data), Filter(data["filter"]), data["op"] == "recall")


def garrison_from(data: Data) -> Op:
    return Garrison(count_of(data), filter_from(data))


def garrison_self_from(data: Data) -> Op:
    return GarrisonSelf()


def give_card_from(data: Data) -> Op:
    return GiveCard()


def find_from(data: Data) -> Op:
    zones = tuple([FIND_ZONES[zone] for zone in data.get("zones", list(FIND_ZONES))])
    return Find(Filter(data["filter"]), data["to"], zones)


def free_play_from(data: Data) -> Op:
    return FreePlay(Filter(data["filter"]))


# --- market, decks and unrest ----------------------------------------------------------------


def acquire_from(data: Data) -> Op:
    zones = zones_of(data, ("market", "exile"))
    holding = TOKENS.index(data["must_hold_token"]) if "must_hold_token" in data else -1
    market, exile = "market" in zones, "exile" in zones
    return Acquire(suits_of(data), count_of(data), market, exile, holding, filter_from(data))


def break_through_from(data: Data) -> Op:
    variable = data.get("vp_kind") == "variable"
    exile = data.get("may_use_exile", False)
    return BreakThrough(suits_of(data), count_of(data), exile, variable)


def exile_from_market_from(data: Data) -> Op:
    return ExileFromMarket(count_of(data))


def look_fame_from(data: Data) -> Op:
    return LookFame(count_of(data), data["take"])


def take_top_fame_from(data: Data) -> Op:
    return TakeTopFame()


def develop_from(data: Data) -> Op:
    return DevelopOp(data["free"])


def look_nation_from(data: Data) -> Op:
    return LookNation()


def shuffle_nation_from(data: Data) -> Op:
    return ShuffleNation()


def take_unrest_from(data: Data) -> Op:
    return TakeUnrest(count_of(data))


def return_unrest_from(data: Data) -> Op:
    zones = zones_of(data, ("hand", "discard"))
    return ReturnUnrest(count_of(data), is_up_to(data), "hand" in zones, "discard" in zones)


BUILDERS: Final[dict[str, Callable[[Data], Op]]] = {
    "choose": choose_from, "choose_cost": unrest_price_from, "may": may_from,
    "pay_to": pay_to_from, "each_player": each_player_from, "each_other_player": each_player_from,
    "if_state": if_state_from, "if": if_from, "gain": gain_from, "pay": pay_from,
    "steal": steal_from, "gain_action": gain_action_from, "spend_action": spend_action_from,
    "return_exhaust_token": return_exhaust_from, "draw": draw_from, "discard": discard_from,
    "place_on_deck": place_on_deck_from, "to_history": to_history_from,
    "abandon": from_play_from, "recall": from_play_from, "sink": sink_from, "exile": exile_from,
    "exile_from_market": exile_from_market_from, "garrison": garrison_from,
    "garrison_self_in_region": garrison_self_from, "give_card": give_card_from,
    "find": find_from, "free_play_from_hand": free_play_from, "acquire": acquire_from,
    "break_through": break_through_from, "look_fame": look_fame_from,
    "take_top_fame": take_top_fame_from, "develop": develop_from,
    "look_nation_top": look_nation_from, "shuffle_nation_deck": shuffle_nation_from,
    "take_unrest": take_unrest_from, "return_unrest": return_unrest_from,
}  # fmt: skip
