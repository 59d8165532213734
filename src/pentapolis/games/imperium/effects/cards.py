"""Cards of hand, deck and discard pile in effects (IM-V15 to IM-V18)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, Op
from pentapolis.games.imperium.effects.filters import Filter, Per
from pentapolis.games.imperium.effects.picking import COUNTED, HIDDEN, OPEN, PoolOp
from pentapolis.games.imperium.moves import FROM_DISCARD, ZONE_MASK, ZONE_SHIFT
from pentapolis.games.imperium.questions import HowMany
from pentapolis.games.imperium.rules.cards import (
    discard,
    discard_to_deck,
    discard_to_hand,
    discard_to_history,
    hand_to_deck,
    hand_to_history,
    history_to_hand,
)
from pentapolis.games.imperium.rules.reshuffle import draw
from pentapolis.games.imperium.rules.texts import this_card
from pentapolis.games.imperium.state import Imperium, Player, asker
from pentapolis.games.imperium.tables import COMPONENT


def other_hand(player: Player, this: int) -> list[int]:
    """The hand without the card that is being played or considered (IM-V0.3)."""
    hand = list(player.hand)
    if this >= 0:
        for i in range(len(hand)):
            if hand[i] == this:
                hand.pop(i)
                break
    return hand


IN_DISCARD: Final = FROM_DISCARD << ZONE_SHIFT


# --- drawing (IM-V15) ------------------------------------------------------------------------


class Draw(Op):
    """Cards from the draw deck."""

    __slots__ = ("n", "up_to", "if_able", "per")

    def __init__(self, n: int, up_to: bool, if_able: bool, per: Per | None) -> None:
        self.n = n
        self.up_to = up_to
        self.if_able = if_able
        self.per = per

    def resolve(self, state: Imperium, seat: int) -> None:
        count = self.n if self.per is None else self.n * self.per.count(state, seat)
        if self.if_able:
            count = min(count, len(state.players[seat].deck))
        if self.up_to and count > 0:
            state.ask(DrawUpTo(seat, this_card(state), count), seat)
        else:
            draw(state, seat, count)

    def text(self, form: str = DO) -> Message:
        if self.per is not None:
            return Message(
                "im-op-draw-per", {"count": self.n, "per": self.per.text(), "form": form}
            )
        if self.up_to:
            key = "im-op-draw-up-to-able" if self.if_able else "im-op-draw-up-to"
        else:
            key = "im-op-draw-able" if self.if_able else "im-op-draw"
        return Message(key, {"count": self.n, "form": form})


class DrawUpTo(HowMany):
    """How many cards are drawn; decided before the first (IM-Q15)."""

    __slots__ = ()
    RULE = "IM-V15"

    def prompt(self, seat: int) -> Message:
        if self.card == -1:
            return Message("im-ask-draw-number", {"most": self.most})
        card = COMPONENT[asker(self.card)]
        return Message("im-ask-draw-number-card", {"card": card, "most": self.most})

    def chosen(self, state: Imperium, seat: int, number: int) -> None:
        draw(state, seat, number)


class Fetch(PoolOp):
    """Move chosen cards from the discard pile or history to hand."""

    __slots__ = ("history",)

    def __init__(self, n: int, kind: Filter | None, up_to: bool, history: bool) -> None:
        super().__init__(mv.DRAW, n, kind, up_to)
        self.history = history

    def place(self, zone: int) -> str:
        return "history" if self.history else "discard"

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        if self.history:
            return list(player.past) if player.has_history() else []
        return list(player.discard)

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.history:
            history_to_hand(state, seat, code)
        else:
            discard_to_hand(state, seat, code)

    def text(self, form: str = DO) -> Message:
        if self.up_to:
            return Message("im-op-fetch-up-to", {"what": self.what(), "form": form})
        key = "im-op-fetch-history" if self.history else "im-op-fetch"
        return Message(key, {"what": self.what(), "form": form})


# --- hand and discard --------------------------------------------------------------------------


class Discard(PoolOp):
    """Move cards from hand to the discard pile (IM-V16)."""

    __slots__ = ()

    def __init__(self, n: int, kind: Filter | None) -> None:
        super().__init__(mv.DISCARD, n, kind, False)

    def secrecy(self) -> int:
        return COUNTED if self.filter is None else HIDDEN

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        return other_hand(state.players[seat], this)

    def together(self) -> bool:
        return True

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        discard(state, seat, code)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-discard", {"what": self.what(), "form": form})


class PlaceOnDeck(PoolOp):
    """Put cards from hand or discard pile face down on the seat's own deck (IM-V17)."""

    __slots__ = ("from_hand",)

    def __init__(self, n: int, kind: Filter | None, from_hand: bool) -> None:
        super().__init__(mv.TOP, n, kind, False)
        self.from_hand = from_hand

    def ordered(self) -> bool:
        return self.n > 1

    def together(self) -> bool:
        return True

    def secrecy(self) -> int:
        return COUNTED if self.from_hand else OPEN

    def place(self, zone: int) -> str:
        return "hand" if self.from_hand else "discard"

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        return other_hand(player, this) if self.from_hand else list(player.discard)

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.from_hand:
            hand_to_deck(state, seat, code)
        else:
            discard_to_deck(state, seat, code)

    def text(self, form: str = DO) -> Message:
        key = "im-op-top-hand" if self.from_hand else "im-op-top-discard"
        return Message(key, {"what": self.what(), "form": form})


class ToHistory(PoolOp):
    """Put chosen cards into history (IM-V18)."""

    __slots__ = ("from_hand", "from_discard")

    def __init__(
        self, n: int, kind: Filter | None, up_to: bool, from_hand: bool, from_discard: bool
    ) -> None:
        super().__init__(mv.HISTORY, n, kind, up_to)
        self.from_hand = from_hand
        self.from_discard = from_discard

    def secrecy(self) -> int:
        if not self.from_hand:
            return OPEN
        return COUNTED if self.filter is None else HIDDEN

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        found = other_hand(player, this) if self.from_hand else []
        if self.from_discard:
            for card in player.discard:
                found.append(card | IN_DISCARD)
        return found

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if code >> ZONE_SHIFT:
            discard_to_history(state, seat, code & ZONE_MASK)
        else:
            hand_to_history(state, seat, code)

    def text(self, form: str = DO) -> Message:
        zones = "both" if self.from_hand and self.from_discard else "hand"
        if not self.from_hand:
            zones = "discard"
        key = "im-op-history-up-to" if self.up_to else "im-op-history"
        return Message(key, {"what": self.what(), "zones": zones, "form": form})
