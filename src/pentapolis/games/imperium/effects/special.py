"""An effect that only one or two cards have, with its own function (IM-V38)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pentapolis.core.message import Arg, Message
from pentapolis.games.imperium.effects.base import DO, Op, Ops, inner_text
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import (
    COMPONENT,
    TOKENS,
    named,
    suit_bits,
    token_counts,
    tokens_text,
)


class Special(Op):
    """An effect that only one or two cards have; its function is registered by name."""

    __slots__ = (
        "name", "action", "test", "allows", "res", "token", "limit", "names", "suits", "options",
        "icon",
    )  # fmt: skip

    def __init__(
        self,
        data: dict[str, Any],
        options: tuple[Ops, ...],
        action: Action,
        test: Test | None,
        allows: Test | None,
    ) -> None:
        self.name: str = data["id"]
        fields = {"op", "id", *FIELDS.get(self.name, ())}
        if set(data) != fields:
            raise ValueError(f"special {self.name!r} has the fields {sorted(data)}")
        if data.get("bags", 3) != 3 or data.get("draw", 2) != 2 or data.get("discard", 1) != 1:
            raise ValueError(f"special {self.name!r} cannot have other numbers: {data}")
        self.action = action
        self.test = test
        self.allows = allows
        self.res = token_counts(data["res"]) if "res" in data else (0, 0, 0)
        self.token = TOKENS.index(data["token"]) if "token" in data else -1
        self.limit: int = data.get("max", data.get("min_progress", 0))
        self.names = named(data["name"]) if "name" in data else ()
        if "to" in data:
            self.names = named(data["to"])
        self.suits = suit_bits(data["suits"]) if "suits" in data else 0
        self.options = options
        self.icon: str = data.get("icon", "")

    def resolve(self, state: Imperium, seat: int) -> None:
        self.action(state, seat, self)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return self.test is None or self.test(state, seat, this, self)

    def may_lack(self) -> bool:
        return self.allows is not None

    def lacking(self, state: Imperium, seat: int, this: int) -> Op | None:
        return None if self.allows is None or self.allows(state, seat, this, self) else self

    def changes_nothing(self, state: Imperium, seat: int) -> bool:
        # A single card cannot go further down (IM-S10).
        return self.name == "nation_top_to_bottom" and len(state.players[seat].nation_deck) < 2

    def text(self, form: str = DO) -> Message:
        args: dict[str, Arg] = {"form": form}
        if self.res != (0, 0, 0):
            args["tokens"] = tokens_text(self.res)
        if self.token >= 0:
            args["token"] = TOKENS[self.token]
        if self.limit:
            args["limit"] = self.limit
        if self.names:
            args["card"] = COMPONENT[self.names[0]]
        if self.icon:
            args["icon"] = self.icon
        if self.options:
            args["options"] = tuple([inner_text(ops, form) for ops in self.options])
        return Message("im-ability-" + self.name.replace("_", "-"), args)


FIELDS: Final = {
    "double_token_gain": ("token",), "add_market_token": ("res",), "bonus_if_no_bag": ("res",),
    "icon_as_bags": ("icon", "bags"), "city_of_rome_to_history": ("name",),
    "abandon_named": ("name",), "pay_progress_acquire": ("max",),
    "abandon_acquire_loop": ("max",), "advance_journey": ("min_progress", "to"),
    "draw2_discard1": ("draw", "discard"), "gamble": ("suits",), "one_or_both": ("options",),
    "resolve_drawn_card": ("options",),
}  # fmt: skip
"""The parameters that some special effects have."""

Action = Callable[[Imperium, int, Special], None]
Test = Callable[[Imperium, int, int, Special], bool]
