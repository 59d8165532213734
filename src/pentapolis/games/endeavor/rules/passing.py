"""Chapter 15, pass and discard: the governor slot and the card limit."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import count_bits, replaced
from pentapolis.games.endeavor.moves import NO_GOVERNOR, Choice
from pentapolis.games.endeavor.questions import EndeavorQuestion, the_card
from pentapolis.games.endeavor.rules.levels import card_limit, lose_card
from pentapolis.games.endeavor.state import EMPTY, Endeavor
from pentapolis.games.endeavor.tables.constants import MOST_SEATS, PER_DECK

NOT_A_GOVERNOR: Final = Refusal("en-no-governor", "EN-15.5", the_card)
NOT_YOUR_GOVERNOR: Final = Refusal("en-no-such-card", "EN-15.5", the_card)
NOT_YOURS: Final = Refusal("en-no-such-card", "EN-15.6", the_card)
NOT_COUNTED: Final = Refusal("en-no-counted-card", "EN-15.13", the_card)
TURNED: Final = Refusal("en-no-turned-card", "EN-14.5", the_card)


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
    count = count_bits(counted)
    return count - 1 if counted & state.tables.slavery else count


def is_over_limit(state: Endeavor, seat: int) -> bool:
    """Whether more cards count than the politics value allows (EN-15.2, EN-15.6)."""
    return card_count(state, seat) > card_limit(state, seat)


def react(state: Endeavor, seat: int) -> None:
    """A seat that has passed must arrange its cards at once (EN-15.12, EN-Q6)."""
    if state.has_passed(seat) and not state.checks_at_next_pass:
        state.push(REACT[seat])


def refuse_slot(state: Endeavor, seat: int, card: int) -> Refusal | None:
    """Only an own governor may lie on the governor slot (EN-15.5)."""
    if not state.tables.governors >> card & 1:
        return NOT_A_GOVERNOR
    return None if state.cards[seat] >> card & 1 else NOT_YOUR_GOVERNOR


def refuse_discard(state: Endeavor, seat: int, card: int) -> Refusal | None:
    """Only a card that counts against the limit can be discarded (EN-15.6, EN-15.13)."""
    if counted_cards(state, seat) >> card & 1:
        return None
    if state.cards[seat] >> card & 1:
        return NOT_COUNTED
    return TURNED if state.turned[seat] >> card & 1 else NOT_YOURS


class ArrangeGovernor(EndeavorQuestion):
    """Which own governor lies on the governor slot, if any (EN-15.5, EN-15.15).

    With `reaction` the seat has already passed, and its cards or limit changed since (EN-15.12).
    """

    __slots__ = ("reaction",)

    VERBS: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, reaction: bool) -> None:
        super().__init__(seat)
        self.reaction = reaction

    def run(self, state: Endeavor) -> None:
        if state.cards[self.seat] & state.tables.governors:
            state.ask(self, self.seat)
        else:
            state.push(self.following())

    def kind(self) -> str:
        return "passed_limit_reaction" if self.reaction else "arrange_governor"

    def source(self) -> str:
        return "EN-15.12" if self.reaction else "EN-15.15"

    def prompt(self, seat: int) -> Message:
        return Message("en-react-governor" if self.reaction else "en-arrange-governor")

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        result: list[Move] = []
        governors = state.cards[seat] & state.tables.governors
        while governors:
            lowest = governors & -governors
            governors ^= lowest
            result.append(state.vocabulary.slot[lowest.bit_length() - 1])
        result.append(NO_GOVERNOR)
        return result

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        return refuse_slot(state, seat, move.index) if isinstance(move, Choice) else None

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        slot = move.index if isinstance(move, Choice) else EMPTY
        state.slots = replaced(state.slots, seat, slot)
        if state.journal is not None:
            if isinstance(move, Choice):
                args: dict[str, Arg] = {"seat": f"seat:{seat}", "card": move.args[0]}
                state.tell("en-log-slot", args, seat)
            else:
                state.tell("en-log-slot-empty", {"seat": f"seat:{seat}"}, seat)
        state.push(self.following())

    def following(self) -> Step[Endeavor]:
        """The next step: the check of the card limit."""
        return REACT_DISCARD[self.seat] if self.reaction else DISCARD[self.seat]


class ChooseDiscard(EndeavorQuestion):
    """Which counted card is discarded; repeated while over the limit (EN-15.6, EN-15.7).

    With `reaction` the seat has already passed, and its cards or limit changed since (EN-15.12).
    """

    __slots__ = ("reaction",)

    VERBS: ClassVar[tuple[str, ...]] = ("discard",)

    def __init__(self, seat: int, reaction: bool) -> None:
        super().__init__(seat)
        self.reaction = reaction

    def run(self, state: Endeavor) -> None:
        if is_over_limit(state, self.seat):
            state.ask(self, self.seat)

    def kind(self) -> str:
        return "passed_limit_reaction" if self.reaction else "choose_discard"

    def source(self) -> str:
        return "EN-15.12" if self.reaction else "EN-15.6"

    def prompt(self, seat: int) -> Message:
        return Message("en-react-discard" if self.reaction else "en-choose-discard")

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        result: list[Move] = []
        counted = counted_cards(state, seat)
        while counted:
            lowest = counted & -counted
            counted ^= lowest
            result.append(state.vocabulary.discard[lowest.bit_length() - 1])
        return result

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Choice)
        return refuse_discard(state, seat, move.index)

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        discard(state, seat, move.index)
        state.push(self.following())

    def following(self) -> Step[Endeavor]:
        """The next step: the slot may be rearranged before the next check (EN-15.8)."""
        return REACT[self.seat] if self.reaction else ARRANGE[self.seat]


def pass_turn(state: Endeavor, seat: int) -> None:
    """Make the pass final, then check the cards (EN-15.1, EN-15.15)."""
    state.passed |= 1 << seat
    if state.journal is not None:
        state.tell("en-log-pass", {"seat": f"seat:{seat}"}, seat)
    state.push(ARRANGE[seat])


def discard(state: Endeavor, seat: int, card: int) -> None:
    """Return assets to their deck, turn slavery, remove governors (EN-15.9 to EN-15.11)."""
    tables = state.tables
    bit = 1 << card
    lose_card(state, seat, card)
    if tables.assets & bit:
        deck = card // PER_DECK
        state.decks = replaced(state.decks, deck, state.decks[deck] | 1 << card % PER_DECK)
    elif tables.slavery & bit:
        state.turned = replaced(state.turned, seat, state.turned[seat] | bit)
    else:
        state.removed |= bit
    if state.journal is not None:
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "card": tables.card_ids[card]}
        state.tell("en-log-discard", args, seat)


ARRANGE: Final = [ArrangeGovernor(seat, False) for seat in range(MOST_SEATS)]
DISCARD: Final = [ChooseDiscard(seat, False) for seat in range(MOST_SEATS)]
REACT: Final = [ArrangeGovernor(seat, True) for seat in range(MOST_SEATS)]
REACT_DISCARD: Final = [ChooseDiscard(seat, True) for seat in range(MOST_SEATS)]
