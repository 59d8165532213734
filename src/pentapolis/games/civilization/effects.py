"""What cards do, as typed values built from the data; each says itself what it does.

The names are those of the effect vocabulary in the rules index. The engine reads the kind and the
numbers; `text` renders the same value for people.
"""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.message import Arg, Message

RESOURCES: Final = ("wheat", "silk", "incense", "iron", "spy", "uranium")
WHEAT: Final = 0
SILK: Final = 1
INCENSE: Final = 2
IRON: Final = 3
SPY: Final = 4
URANIUM: Final = 5
ANY: Final = 6
"""A cost of any resource, spy and uranium too (CV-8.16)."""
MARKET_RESOURCES: Final = 4
"""Wheat, silk, incense and iron lie in the market (CV-1.6)."""

KINDS: Final = (
    # A. values and permissions
    "production_per_3_coins", "hand_per_5_coins", "split_production", "fly_over",
    "events_uncancellable", "double_conversion", "stacking_plus_1", "no_capital_action",
    "armies_found_cities", "scouts_explore_huts", "coin", "shared_harvest", "culture_hand",
    "arts_bonus", "no_attack_cities", "city_production", "capital_arts_penalty", "battle_hand",
    "trade_penalty", "reveal_enemy_battle_hand", "unit_strength", "research_discount",
    "event_immunity",
    # B. triggered
    "coin_on_battle_win", "explore_culture", "save_unit", "tech_units", "culture_advance",
    "break_walls", "raze_building", "tech_victory", "sot_trade", "free_culture_step",
    # C. activated
    "gain_culture", "gain_trade", "gain_trade_share", "city_boost", "gain_great_person",
    "add_coin_token", "pay_for_coin", "cancel_city_action", "cancel_event", "cancel_ability",
    "bonus_damage", "deal_wounds", "heal", "obsolete_wonder", "kill_random_unit",
    "destroy_building", "lock_square", "move_to_water", "extra_city_actions", "destroy_city",
    "free_figure", "free_building", "double_harvest", "learn_known_tech", "tech_theft",
    "as_resource", "kill_figures", "set_terrain", "free_units", "tech_swap", "force_anarchy",
    "push_figures", "destroy_buildings", "cancel_targeting_me", "cancel_any_event",
    "cancel_event_or_ability",
)  # fmt: skip

ERAS: Final = ("ancient", "medieval", "modern")
PHASES: Final = ("start_of_turn", "trade", "city_management", "movement", "research", "battle")


class Effect:
    """One effect of a card: its kind, its numbers, and what it costs in resources."""

    __slots__ = (
        "kind", "amount", "other", "most", "reach", "eras", "resources", "becomes", "person",
        "cost", "units", "phase",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: str = data["effect"]
        if self.kind not in KINDS:
            raise ValueError(f"unknown effect {self.kind}")
        self.amount: int = data.get("amount", data.get("trade", data.get("culture", 0)))
        self.other: int = data.get("other", data.get("coin", 1 if "culture" in data else 0))
        self.most: int = data.get("max", 0)
        self.reach: int = data.get("range", -1)
        self.eras: int = sum(1 << ERAS.index(era) for era in data.get("eras", ()))
        self.resources: int = sum(1 << RESOURCES.index(name) for name in data.get("resources", ()))
        self.becomes: str = data.get("becomes", "")
        self.person: bool = data.get("or_great_person", False)
        self.cost = -1  # the resource that is paid, ANY, or -1 for nothing
        self.units = 0
        self.phase: str = data.get("phase", "")
        for name, units in data.get("cost", {}).items():
            self.cost = ANY if name == "any" else RESOURCES.index(name)
            self.units = units

    def text(self) -> Message:
        """The effect in words, with its price where it has one."""
        args: dict[str, Arg] = {}
        if self.amount:
            args["amount"] = self.amount
        if self.kind == "gain_trade_share":
            args["other"] = self.other
        if self.kind in ("pay_for_coin", "coin_on_battle_win"):
            args["most"] = self.most
        if self.kind == "add_coin_token":
            args["most"] = self.most
        if self.kind == "pay_for_coin":
            args["what"] = "culture" if self.other else "trade"
        if self.kind == "heal":
            args["amount"] = self.amount
        if self.kind in ("kill_figures", "destroy_buildings"):
            args["range"] = self.reach
        if self.kind == "kill_figures":
            args["person"] = "yes" if self.person else "no"
        if self.kind == "obsolete_wonder":
            args["eras"] = self.eras.bit_count()
        if self.kind == "set_terrain":
            args["becomes"] = self.becomes
        if self.kind == "as_resource":
            args["resources"] = tuple(
                [
                    Message("cv-named", {"name": f"resource:{RESOURCES[i]}"})
                    for i in range(len(RESOURCES))
                    if self.resources >> i & 1
                ]
            )
            args["coin"] = self.other
        what = Message(f"cv-ability-{self.kind.replace('_', '-')}", args)
        if self.cost < 0:
            return what
        if self.cost == ANY:
            return Message("cv-effect-paid-any", {"units": self.units, "effect": what})
        return Message(
            "cv-effect-paid", {"resource": f"resource:{RESOURCES[self.cost]}", "effect": what}
        )


def effects_from(data: list[dict[str, Any]]) -> tuple[Effect, ...]:
    """Typed effects of a card."""
    return tuple([Effect(item) for item in data])
