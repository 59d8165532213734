"""Card operations (IM-V15 to IM-V22)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import (
    COUNTED,
    HIDDEN,
    OPEN,
    CardOp,
    HowMany,
    Question,
    is_together,
    this_card,
)
from pentapolis.games.imperium.effect import ABILITY, DO, Op, asker, component
from pentapolis.games.imperium.filters import Filter, Per
from pentapolis.games.imperium.moves import (
    FROM_DISCARD,
    FROM_GARRISON,
    ZONE_MASK,
    ZONE_SHIFT,
    card_moves,
)
from pentapolis.games.imperium.reshuffle import draw
from pentapolis.games.imperium.state import GARRISON_SHIFT, Imperium, Player
from pentapolis.games.imperium.tables import (
    CARDS,
    PINNED,
    REGION,
    STEP_PYRAMIDS,
    STONE_HEADS,
    SUIT,
    WEIGHT,
)
from pentapolis.games.imperium.zones import (
    abandon,
    discard,
    discard_to_deck,
    discard_to_hand,
    discard_to_history,
    exile,
    exile_from_play,
    from_garrison,
    hand_to_deck,
    hand_to_history,
    history_from_play,
    history_to_hand,
    put_into_history,
    put_sunken,
    recall,
    sink_from_play,
    tell_card,
    without,
)

STAYS: Final = [False] * len(CARDS)
"""By card: no legal choice for abandon and recall (IM-R4)."""

IN_DISCARD: Final = FROM_DISCARD << ZONE_SHIFT


def hand_cards(player: Player, table: list[bool], this: int) -> list[int]:
    """Matching hand cards; the card being played is not in hand (IM-V0.3)."""
    found: list[int] = []
    for card in player.hand:
        if table[card] and card != this:
            found.append(card)
    return found


def matching(cards: tuple[int, ...], table: list[bool]) -> list[int]:
    """Matching cards of a zone."""
    found: list[int] = []
    for card in cards:
        if table[card]:
            found.append(card)
    return found


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
    """How many cards? Announced before the first (IM-Q15)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        if self.card == -1:
            return Message("im-ask-draw-number", {"most": self.most})
        card = component(asker(self.card))
        return Message("im-ask-draw-number-card", {"card": card, "most": self.most})

    def rule(self) -> str:
        return "IM-V15"

    def chosen(self, state: Imperium, seat: int, number: int) -> None:
        draw(state, seat, number)


class Fetch(CardOp):
    """Chosen cards from the discard pile or from history to hand."""

    __slots__ = ("history",)

    def __init__(self, n: int, kind: Filter | None, up_to: bool, history: bool) -> None:
        super().__init__(mv.DRAW, n, kind, up_to)
        self.history = history

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        if self.history:
            return matching(player.past, self.table) if player.has_history() else []
        return matching(player.discard, self.table)

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


class Discard(CardOp):
    """From hand to the discard pile (IM-V16)."""

    __slots__ = ()

    def __init__(self, n: int, kind: Filter | None) -> None:
        super().__init__(mv.DISCARD, n, kind, False)

    def secrecy(self) -> int:
        return COUNTED if self.filter is None else HIDDEN

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        return hand_cards(state.players[seat], self.table, this)

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        if self.filter is None:
            player = state.players[seat]
            return len(player.hand) - (1 if this in player.hand else 0) >= self.n
        return super().payable(state, seat, this)

    def together(self) -> bool:
        return True

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        discard(state, seat, code)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-discard", {"what": self.what(), "form": form})


class DiscardMasks(CardOp):
    """Masks from hand, cards under Stone Heads instead, Step Pyramids for one less (IM-P17)."""

    __slots__ = ()

    def __init__(self, n: int, kind: Filter) -> None:
        super().__init__(mv.DISCARD, n, kind, False)

    def secrecy(self) -> int:
        return HIDDEN

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        found = hand_cards(player, self.table, this)
        if STONE_HEADS in player.in_play:
            for card in player.under(STONE_HEADS):
                found.append(card | FROM_GARRISON << ZONE_SHIFT)
        if (
            STEP_PYRAMIDS in player.in_play
            and STEP_PYRAMIDS not in player.exhausted
            and player.exhausts > spoken_for(player, this)
            and state.activating
            and state.active == seat
        ):
            found.append(STEP_PYRAMIDS | mv.FROM_PLAY << ZONE_SHIFT)
        return found

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.players[seat]
        card = code & ZONE_MASK
        zone = code >> ZONE_SHIFT
        if zone == FROM_GARRISON:
            from_garrison(player, card)
            player.discard += (card,)
            if state.journal is not None:
                tell_card(state, "im-log-abandon", seat, card)
        elif zone:
            player.exhausts -= 1
            player.exhausted += (STEP_PYRAMIDS,)
            if state.journal is not None:
                tell_card(state, "im-log-exhaust", seat, card)
        else:
            discard(state, seat, card)

    def together(self) -> bool:
        return True

    def resolve(self, state: Imperium, seat: int) -> None:
        state.ask(MaskPlan(seat, this_card(state), self, self.n), seat)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-discard", {"what": self.what(), "form": form})


def spoken_for(player: Player, this: int) -> int:
    """The exhaust token that the ability of `this` needs itself while it is only considered."""
    considered = this >= 0 and ABILITY[this] is not None and this in player.texts()
    return 1 if considered and this not in player.exhausted else 0


class MaskPlan(Question):
    """Which mask, or what instead of it? (`mask_plan`)"""

    __slots__ = ("op", "left")

    def __init__(self, seat: int, card: int, op: DiscardMasks, left: int) -> None:
        super().__init__(seat, card)
        self.op = op
        self.left = left

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-masks", {"count": self.left})

    def kind(self) -> str:
        return "mask_plan"

    def conceals(self) -> bool:
        return True

    def rule(self) -> str:
        return "IM-P17"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        codes = self.op.cards(state, seat, self.card, self.left)
        if len(codes) > self.left and is_together(self.op, codes, self.left, False):
            return mv.cards_moves(mv.DISCARD, codes, self.left)
        return mv.or_none(card_moves(mv.DISCARD, codes))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.NONE:
            return
        codes = mv.chosen_cards(self.op.cards(state, seat, self.card, self.left), move)
        for code in codes:
            self.op.apply(state, seat, code)
        if self.left > len(codes):
            state.push(MaskPlan(seat, self.card, self.op, self.left - len(codes)))


class PlaceOnDeck(CardOp):
    """From hand or discard pile face down onto the own deck (IM-V17)."""

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

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        if self.from_hand:
            return hand_cards(player, self.table, this)
        return matching(player.discard, self.table)

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.from_hand:
            hand_to_deck(state, seat, code)
        else:
            discard_to_deck(state, seat, code)

    def text(self, form: str = DO) -> Message:
        key = "im-op-top-hand" if self.from_hand else "im-op-top-discard"
        return Message(key, {"what": self.what(), "form": form})


class ToHistory(CardOp):
    """Chosen cards into history (IM-V18)."""

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

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        if not self.from_discard:
            return hand_cards(player, self.table, this)
        found = hand_cards(player, self.table, this) if self.from_hand else []
        for card in player.discard:
            if self.table[card]:
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


class ThisTo(Op):
    """`this` goes into history, sinks or is exiled instead of being discarded."""

    __slots__ = ("where",)

    def __init__(self, where: str) -> None:
        self.where = where

    def resolve(self, state: Imperium, seat: int) -> None:
        card = this_card(state)
        player = state.players[seat]
        if card in player.in_play:
            if self.where == "history":
                history_from_play(state, seat, card)
            elif self.where == "sunken":
                sink_from_play(state, seat, card)
            else:
                exile_from_play(state, seat, card)
        elif card in player.resolving:
            player.resolving = without(player.resolving, card)
            if self.where == "history":
                put_into_history(state, player, (card,))
                if state.journal is not None:
                    tell_card(state, "im-log-history", seat, card)
            elif self.where == "sunken":
                put_sunken(state, player, (card,))
                if state.journal is not None:
                    tell_card(state, "im-log-sink", seat, card)
            else:
                exile(state, card)
                if state.journal is not None:
                    tell_card(state, "im-log-exile", seat, card)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        player = state.players[seat]
        return this in player.in_play or this in player.resolving

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        return this >= 0

    def text(self, form: str = DO) -> Message:
        return Message("im-op-this-to", {"where": self.where, "form": form})


# --- play area (IM-V19 to IM-V21) ------------------------------------------------------------


class FromPlay(CardOp):
    """Abandon or recall cards in play, or garrison cards where the text means them."""

    __slots__ = ("recalls", "weighted", "garrison")

    def __init__(self, n: int, kind: Filter, recalls: bool) -> None:
        super().__init__(mv.RECALL if recalls else mv.ABANDON, n, kind, False)
        self.recalls = recalls
        self.weighted = n > 1 and kind.data.get("suit") == "region"
        # A named card that is not pinned can only mean a garrison card (IM-Q40).
        names_loose = bool(kind.names) and not any(
            PINNED[card.index] for card in CARDS if kind.table[card.index]
        )
        self.garrison = kind.garrisoned or names_loose

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        kind = self.filter
        assert kind is not None
        if kind.this:
            return [this] if this >= 0 and this in player.in_play else []
        found: list[int] = []
        if self.garrison:
            for pair in player.garrison:
                card = pair & ZONE_MASK
                if self.table[card] and (
                    not kind.garrisoned or SUIT[pair >> GARRISON_SHIFT] & REGION
                ):
                    found.append(card)
            return found
        host_has = kind.host_has
        for card in player.in_play:
            if not self.table[card] or not PINNED[card] or STAYS[card]:
                continue
            if host_has is not None and not matching(player.under(card), host_has.table):
                continue
            found.append(card)
        return balanced(found, left) if self.weighted else found

    def weight(self, code: int) -> int:
        return WEIGHT[code] if self.weighted else 1

    def together(self) -> bool:
        return True

    def means_this(self) -> bool:
        return self.filter is not None and self.filter.this

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.garrison:
            player = state.players[seat]
            from_garrison(player, code)
            player.discard += (code,)
            if state.journal is not None:
                tell_card(state, "im-log-abandon", seat, code)
        elif self.recalls:
            recall(state, seat, code)
        else:
            abandon(state, seat, code)

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        left = self.n
        for code in self.cards(state, seat, this, left):
            left -= self.weight(code)
        return left <= 0

    def text(self, form: str = DO) -> Message:
        if self.filter is not None and self.filter.this:
            key = "im-op-recall-this" if self.recalls else "im-op-abandon-this"
            return Message(key, {"form": form})
        key = "im-op-recall" if self.recalls else "im-op-abandon"
        return Message(key, {"what": self.what(), "form": form})


def balanced(cards: list[int], left: int) -> list[int]:
    """Regions to give up for `left`, so that none of them is more than needed (IM-V19)."""
    singles = len([card for card in cards if WEIGHT[card] == 1])
    double = singles < len(cards)
    if not double or not reaches(left, singles, double):
        return cards
    found: list[int] = []
    for card in cards:
        if WEIGHT[card] == 1:
            if reaches(left - 1, singles - 1, double):
                found.append(card)
        elif left >= 2 and reaches(left - 2, singles, False):
            found.append(card)
    return found


def reaches(left: int, singles: int, double: bool) -> bool:
    """Whether the cards can make up the number without one too many."""
    return left <= 0 or singles >= left or (double and left >= 2 and singles >= left - 2)


class Sink(CardOp):
    """Cards from the play area or the discard pile into the sunken pile (IM-V21)."""

    __slots__ = ("in_play",)

    def __init__(self, n: int, kind: Filter | None, in_play: bool) -> None:
        super().__init__(mv.SINK, n, kind, False)
        self.in_play = in_play

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        if self.in_play:
            return matching(player.in_play, self.table)
        return matching(player.discard, self.table)

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        if self.in_play:
            sink_from_play(state, seat, code)
            return
        player = state.players[seat]
        player.discard = without(player.discard, code)
        put_sunken(state, player, (code,))
        if state.journal is not None:
            tell_card(state, "im-log-sink", seat, code)

    def text(self, form: str = DO) -> Message:
        key = "im-op-sink" if self.in_play else "im-op-sink-discard"
        return Message(key, {"what": self.what(), "form": form})
