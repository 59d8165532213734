"""Section 15: passing, the governor slot, the card limit."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.naming import card_named, unknown
from pentapolis.games.endeavor.state import EMPTY, Endeavor
from pentapolis.games.endeavor.tables import MOST_SEATS, PER_DECK, Choice

NO_GOVERNOR: Final = Move("slot", ("none",))


def counted_cards(state: Endeavor, seat: int) -> int:
    """The cards that count against the limit, as bits; one slavery card is free (EN-15.3)."""
    tables = state.tables
    cards = state.cards[seat]
    counted = cards & tables.assets
    slavery = cards & tables.slavery
    if slavery & (slavery - 1):
        counted |= slavery
    governors = cards & tables.governors
    if state.slots[seat] != EMPTY:
        governors &= ~(1 << state.slots[seat])
    return counted | governors


def card_count(state: Endeavor, seat: int) -> int:
    """How many cards count: assets, governors off the slot, slavery cards but one (EN-15.3)."""
    counted = counted_cards(state, seat)
    count = counted.bit_count()
    return count - 1 if counted & state.tables.slavery else count


def is_over_limit(state: Endeavor, seat: int) -> bool:
    """More counted cards than the politics value allows (EN-15.2, EN-15.6)."""
    return card_count(state, seat) > state.card_limit(seat)


def react(state: Endeavor, seat: int) -> None:
    """A passed seat must stay within the limit: it decides at once (EN-15.12, EN-Q6)."""
    if state.has_passed(seat) and not state.checks_at_next_pass:
        state.push(REACT[seat])


class ArrangeGovernor(Step[Endeavor]):
    """An owner of governors says which one lies on the slot, if any (EN-15.5, EN-15.15)."""

    __slots__ = ("seat", "reaction")

    def __init__(self, seat: int, reaction: bool) -> None:
        self.seat = seat
        self.reaction = reaction

    def run(self, state: Endeavor) -> None:
        if state.cards[self.seat] & state.tables.governors:
            state.ask(self, self.seat)
        else:
            state.push(REACT_DISCARD[self.seat] if self.reaction else DISCARD[self.seat])

    def prompt(self, seat: int) -> Message:
        return Message("en-react-governor" if self.reaction else "en-arrange-governor")

    def kind(self) -> str:
        return "passed_limit_reaction" if self.reaction else "arrange_governor"

    def source(self) -> str:
        return "EN-15.12" if self.reaction else "EN-15.15"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        result: list[Move] = []
        governors = state.cards[seat] & state.tables.governors
        while governors:
            lowest = governors & -governors
            governors ^= lowest
            result.append(state.tables.slot_moves[lowest.bit_length() - 1])
        result.append(NO_GOVERNOR)
        return result

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        state.slots[seat] = move.index if isinstance(move, Choice) else EMPTY
        if state.journal is not None:
            if isinstance(move, Choice):
                args: dict[str, Arg] = {"seat": f"seat:{seat}", "card": move.args[0]}
                state.tell("en-log-slot", args, seat)
            else:
                state.tell("en-log-slot-empty", {"seat": f"seat:{seat}"}, seat)
        state.push(REACT_DISCARD[seat] if self.reaction else DISCARD[seat])

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        card = card_of(state, text, "slot", "EN-15.5")
        name = f"card:{state.tables.cards[card].id}"
        if not state.tables.governors >> card & 1:
            return Message("en-not-a-governor", {"card": name}, "EN-15.5")
        return Message("en-not-yours", {"card": name}, "EN-15.5")


class ChooseDiscard(Step[Endeavor]):
    """While over the limit, one counted card must go (EN-15.6, EN-15.7)."""

    __slots__ = ("seat", "reaction")

    def __init__(self, seat: int, reaction: bool) -> None:
        self.seat = seat
        self.reaction = reaction

    def run(self, state: Endeavor) -> None:
        if is_over_limit(state, self.seat):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("en-react-discard" if self.reaction else "en-choose-discard")

    def kind(self) -> str:
        return "passed_limit_reaction" if self.reaction else "choose_discard"

    def source(self) -> str:
        return "EN-15.12" if self.reaction else "EN-15.6"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        result: list[Move] = []
        counted = counted_cards(state, seat)
        while counted:
            lowest = counted & -counted
            counted ^= lowest
            result.append(state.tables.discard_moves[lowest.bit_length() - 1])
        return result

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        discard(state, seat, move.index)
        state.push(REACT[seat] if self.reaction else ARRANGE[seat])

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        card = card_of(state, text, "discard", "EN-15.6")
        name = f"card:{state.tables.cards[card].id}"
        if state.cards[seat] >> card & 1:
            return Message("en-not-counted", {"card": name}, "EN-15.13")
        if state.turned[seat] >> card & 1:
            return Message("en-turned-card", {"card": name}, "EN-14.5")
        return Message("en-not-yours", {"card": name}, "EN-15.6")


def card_of(state: Endeavor, text: str, verb: str, rule: str) -> int:
    """The card that a text names after the verb."""
    words = text.split()
    card = card_named(state.tables, words[1]) if len(words) == 2 and words[0] == verb else -1
    if card < 0:
        raise unknown(text, f"{verb} {state.tables.cards[12].id}", rule)
    return card


def discard(state: Endeavor, seat: int, card: int) -> None:
    """Assets return to their deck, slavery is turned, governors leave (EN-15.9 to EN-15.11)."""
    tables = state.tables
    bit = 1 << card
    state.lose_card(seat, card)
    if tables.assets & bit:
        state.decks[card // PER_DECK] |= 1 << card % PER_DECK
    elif tables.slavery & bit:
        state.turned[seat] |= bit
    else:
        state.removed |= bit
    if state.journal is not None:
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "card": f"card:{tables.cards[card].id}"}
        state.tell("en-log-discard", args, seat)


ARRANGE: Final = [ArrangeGovernor(seat, False) for seat in range(MOST_SEATS)]
DISCARD: Final = [ChooseDiscard(seat, False) for seat in range(MOST_SEATS)]
REACT: Final = [ArrangeGovernor(seat, True) for seat in range(MOST_SEATS)]
REACT_DISCARD: Final = [ChooseDiscard(seat, True) for seat in range(MOST_SEATS)]
