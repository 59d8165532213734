"""Garrisons and gifts (IM-V24 to IM-V26)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, PLAY, Op
from pentapolis.games.imperium.effects.cards import other_hand
from pentapolis.games.imperium.effects.filters import Filter
from pentapolis.games.imperium.effects.picking import COUNTED, HIDDEN, CardOp, Pick, pick
from pentapolis.games.imperium.moves import FROM_DISCARD, ZONE_MASK, ZONE_SHIFT, CardMove, chosen
from pentapolis.games.imperium.questions import NOT_MEANT, ChooseCard, IgnoreOrAccept, named_card
from pentapolis.games.imperium.rules.cards import put_under, to_hand
from pentapolis.games.imperium.rules.hidden import hand_of, move_in_secret
from pentapolis.games.imperium.rules.texts import (
    END_FRAME,
    begin_frame,
    open_windows,
    resolve_all,
    this_card,
)
from pentapolis.games.imperium.state import Imperium, has, without
from pentapolis.games.imperium.tables import CARDS, COMPONENT, MASK, REGION, SUIT, TYPE

NO_GARRISON: Final = [False] * len(CARDS)
"""By card: whether it may not be garrisoned (IM-R2)."""
IN_DISCARD: Final = FROM_DISCARD << ZONE_SHIFT


NEVER_GARRISONED: Final = Refusal("im-no-garrison", "IM-R2", named_card)


class Garrison(CardOp):
    """Put a hand card face up under `this`."""

    __slots__ = ()

    def __init__(self, n: int, kind: Filter | None) -> None:
        super().__init__(mv.GARRISON, n, kind, False)

    def secrecy(self) -> int:
        return COUNTED if self.filter is None else HIDDEN

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        if has(player.in_play, this) or has(player.hand, this):
            return other_hand(player, this)
        return []

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        if NO_GARRISON[code]:
            return NEVER_GARRISONED
        return None if self.table[code] else NOT_MEANT

    def resolve(self, state: Imperium, seat: int) -> None:
        self.ask(state, seat, False)

    def offer(self, state: Imperium, seat: int) -> bool:
        self.ask(state, seat, True)
        return True

    def ask(self, state: Imperium, seat: int, optional: bool) -> None:
        """Ask which card; whether any hand card is allowed is secret."""
        this = this_card(state)
        if self.filter is None and state.players[seat].hand and optional:
            state.ask(Pick(seat, this, self, self.n, True, False), seat)
        else:
            pick(state, seat, self, self.n, optional, False)

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.own(seat)
        player.hand = without(player.hand, code)
        put_under(state, seat, this_card(state), code)
        if state.journal is not None:
            state.tell(
                "im-log-garrison",
                {
                    "seat": f"seat:{seat}",
                    "card": COMPONENT[code],
                    "host": COMPONENT[this_card(state)],
                },
                seat,
            )

    def text(self, form: str = DO) -> Message:
        return Message("im-op-garrison", {"what": self.what(), "form": form})


class GarrisonSelf(CardOp):
    """Put `this` under an own region and resolve the region's play effect (IM-V25)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.UNDER, 1, None, False)

    def place(self, zone: int) -> str:
        return "play"

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        return list(player.in_play) if this in player.resolving else []

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        return None if SUIT[code] & REGION else NOT_MEANT

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.own(seat)
        this = this_card(state)
        player.resolving = without(player.resolving, this)
        put_under(state, seat, code, this)
        if state.journal is not None:
            state.tell(
                "im-log-garrison",
                {"seat": f"seat:{seat}", "card": COMPONENT[this], "host": COMPONENT[code]},
                seat,
            )
        begin_frame(state, code, seat)
        state.push(END_FRAME)
        resolve_all(state, seat, PLAY[code])

    def text(self, form: str = DO) -> Message:
        return Message("im-op-garrison-self", {"form": form})


# --- giving (IM-V26) ---------------------------------------------------------------------------


class GiveCard(Op):
    """Give one card from hand or discard pile to each other player's hand."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        state.push(GiveTo(seat, state.after(seat)))

    def text(self, form: str = DO) -> Message:
        return Message("im-op-give", {"form": form})


class GiveTo(Step[Imperium]):
    """Give a card to each remaining opponent, clockwise."""

    __slots__ = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        following = state.after(self.to)
        if following != self.seat:
            state.push(GiveTo(self.seat, following))
        frame = state.frames[-1]
        if frame.attack and frame.protected >> self.to & 1:
            state.ask(GiftShield(self.to, frame.card, self.seat), self.to)
        else:
            state.push(GiveWhich(self.seat, frame.card, self.to))


class GiftShield(IgnoreOrAccept):
    """Whether a protected player refuses the gift (IM-Q9)."""

    __slots__ = ("giver",)

    def __init__(self, seat: int, card: int, giver: int) -> None:
        super().__init__(seat, card)
        self.giver = giver

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-refuse-gift", {"card": COMPONENT[self.card]})

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.ACCEPT:
            state.push(GiveWhich(self.giver, self.card, seat))


class GiveWhich(ChooseCard):
    """Which card that opponent gets (`give_card`)."""

    __slots__ = ("to",)
    KIND = "give_card"
    VERB = mv.GIVE
    RULE = "IM-V26"

    def __init__(self, seat: int, card: int, to: int) -> None:
        super().__init__(seat, card)
        self.to = to

    def pool(self, state: Imperium, seat: int) -> list[int]:
        player = state.players[seat]
        return [*player.hand, *[card | IN_DISCARD for card in player.discard]]

    def run(self, state: Imperium) -> None:
        if self.pool(state, self.seat):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-give", {"to": f"seat:{self.to}"})

    def conceals(self) -> bool:
        return True

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        code = chosen(self.pool(state, seat), move)
        card = code & ZONE_MASK
        giver = state.own(seat)
        receiver = state.own(self.to)
        if code >> ZONE_SHIFT:
            giver.discard = without(giver.discard, card)
            to_hand(receiver, (card,))
            if state.journal is not None:
                self.tell(state, card, None)
        else:
            before = giver.hand
            giver.hand = without(before, card)
            receiver.hand += (card,)
            both = 1 << seat | 1 << self.to
            move_in_secret(state, before, card, hand_of(seat), hand_of(self.to), both)
            state.reveals += 1
            if state.journal is not None:
                self.tell(state, card, (seat, self.to))
        if TYPE[card] & MASK:
            state.frames[-1].masks |= 1 << self.to

    def tell(self, state: Imperium, card: int, to: tuple[int, ...] | None) -> None:
        """Log the gift; only giver and receiver see which hand card it was (IM-Q35)."""
        giver, receiver = f"seat:{self.seat}", f"seat:{self.to}"
        state.tell(
            "im-log-give", {"seat": giver, "to": receiver, "card": COMPONENT[card]}, self.seat, to
        )
        if to is not None:
            others = tuple([seat for seat in range(state.seats) if seat not in to])
            state.tell("im-log-give-hidden", {"seat": giver, "to": receiver}, self.seat, others)
