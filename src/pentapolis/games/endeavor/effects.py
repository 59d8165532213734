"""Actions of buildings and tokens as typed values that also give their own text (chapter 8).

The same value acts and renders its text, so a tile cannot say one thing and do another.
"""

from __future__ import annotations

from typing import Final, Literal

from pentapolis.core.message import Message

ActionName = Literal["ship", "occupy", "attack", "payment", "draw"]
ACTIONS: Final[tuple[ActionName, ...]] = ("ship", "occupy", "attack", "payment", "draw")
SHIP: Final = 0
OCCUPY: Final = 1
ATTACK: Final = 2
PAYMENT: Final = 3
DRAW: Final = 4
COSTS: Final = [1, 1, 2, 0, 0]
"""Population that each action takes from the harbor, not counting the activating worker (EN-8.5).
"""

Mode = Literal["single", "choose_one", "both_same_region", "both_same_deck"]
MODES: Final[tuple[Mode, ...]] = (
    "single", "choose_one", "both_same_region", "both_same_deck",
)  # fmt: skip
SINGLE: Final = 0
CHOOSE_ONE: Final = 1
SAME_REGION: Final = 2
SAME_DECK: Final = 3


class Action:
    """What an activation or an action token does: one or two components, and how they combine.

    `SINGLE` is exactly one component (EN-8.6), `CHOOSE_ONE` one of two (EN-8.7). Of `SAME_REGION`
    (EN-8.8, EN-8.9) and `SAME_DECK` (EN-8.10) one or both are carried out.
    """

    __slots__ = ("mode", "parts", "mask")

    def __init__(self, mode: int, parts: tuple[int, ...]) -> None:
        self.mode = mode
        self.parts = parts
        self.mask = 0
        for part in parts:
            self.mask |= 1 << part

    def text(self) -> Message:
        """The action in words."""
        first = action_id(self.parts[0])
        if self.mode == SINGLE:
            return Message("en-item", {"item": first})
        if self.mode == SAME_DECK:
            return Message("en-mode-twice-from-deck", {"action": first})
        second = action_id(self.parts[1])
        if self.mode == CHOOSE_ONE:
            return Message("en-mode-choose-one", {"first": first, "second": second})
        if first == second:
            return Message("en-mode-twice-in-region", {"action": first})
        return Message("en-mode-same-region", {"first": first, "second": second})


def action_id(part: int) -> str:
    """The component id of one of the five actions."""
    return f"action:{ACTIONS[part]}"
