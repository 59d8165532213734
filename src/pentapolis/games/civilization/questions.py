"""What all questions of this game share."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.question import SeatQuestion
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.moves import (
    ANYWHERE,
    AS_LOOT,
    AS_PAYMENT,
    AS_REACTION,
    AS_TARGET,
    AT_START,
    DISCARD,
    END,
    IN_BATTLE,
    IN_CITY,
    IN_MOVEMENT,
    IN_RESEARCH,
    IN_TRADE,
    KILL,
    PARTNER,
    PASS,
    PASS_SMALL,
    PASS_TURN,
    PLAYER,
    SET_UP,
    VERB_TABLE,
    CivMove,
    make,
    parse,
)
from pentapolis.games.civilization.state import WAIVE_ALL, WAIVE_SMALL, Civilization
from pentapolis.games.civilization.tables.cards import EVENT_DECK, EVENTS, MOST_EVENTS

# --- the hand of events ---------------------------------------------------------------------------


def drop_event(state: Civilization, seat: int, kind: int) -> int:
    """Take one card of that kind from the hand: the copy that most seats know (CV-6.46)."""
    hand = state.events[seat]
    best = -1
    for card in hand:
        if card % MOST_EVENTS == kind and (best < 0 or card.bit_count() - best.bit_count() > 0):
            best = card
    if best < 0:  # resampled position: use a card with the same back
        best = next(c for c in hand if EVENT_DECK[c % MOST_EVENTS] == EVENT_DECK[kind])
    i = hand.index(best)
    state.events = replaced(state.events, seat, hand[:i] + hand[i + 1 :])
    return best


def discard_event(state: Civilization, seat: int, kind: int) -> None:
    """Move a card from the hand to the face-up cards under its deck (CV-6.47)."""
    card = drop_event(state, seat, kind) % MOST_EVENTS
    deck = EVENT_DECK[card]
    state.event_piles = replaced(
        state.event_piles, deck, tuple(sorted((*state.event_piles[deck], card)))
    )
    state.reveal()


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """The different events in a hand."""
    found: list[int] = []
    for card in hand:
        kind = card % MOST_EVENTS
        if kind not in found:
            found.append(kind)
    found.sort()
    return found


# --- refusals that any question may give ----------------------------------------------------------

HOME_RULE: Final = {
    SET_UP: "CV-2.1", AT_START: "CV-4.1", IN_TRADE: "CV-5.11", IN_CITY: "CV-6.1",
    IN_MOVEMENT: "CV-7.1", IN_RESEARCH: "CV-8.1", IN_BATTLE: "CV-9.11", AS_LOOT: "CV-9.26",
    AS_REACTION: "CV-E2", AS_PAYMENT: "CV-8.16", AS_TARGET: "CV-E1", ANYWHERE: "CV-3.6",
}  # fmt: skip


def where_it_belongs(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """Where the move belongs, and what is asked now."""
    decision = state.asked[seat]
    assert decision is not None
    home = VERB_TABLE[move.code].home
    return {"move": move.text, "home": home, "now": decision.prompt}


ELSEWHERE: Final = [
    Refusal("cv-no-elsewhere", HOME_RULE[verb.home], where_it_belongs) for verb in VERB_TABLE
]
"""By code: the refusal of a move that belongs to another phase or question."""


def the_move(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The move itself."""
    return {"move": move.text}


def the_first(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """What the move names first."""
    return {"what": move.args[0]}


def the_second(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """What the move names second."""
    return {"what": move.args[1]}


NOBODY: Final = Refusal("cv-no-such-player", "CV-3.2", the_first)
AT_SEAT: Final = (PARTNER, PLAYER, KILL)


def refuse_stranger(state: Civilization, move: CivMove) -> Refusal | None:
    """Refuse a seat that does not exist."""
    return NOBODY if move.code in AT_SEAT and move.first >= state.seats else None


# --- questions ------------------------------------------------------------------------------------


class Question(SeatQuestion[Civilization]):
    """A question to one seat; excess event cards are discarded first (CV-6.45)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        if not over_limit(state, self):
            state.ask(self, self.seat)

    def answer(self, state: Civilization, seat: int, move: Move) -> None:
        assert isinstance(move, CivMove)
        self.take(state, move)

    def take(self, state: Civilization, move: CivMove) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def parse(self, state: Civilization, text: str) -> Move:
        return parse(text)

    def refuse(self, state: Civilization, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, CivMove)
        return refuse_stranger(state, move) or self.refuse_move(state, move)

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        """The rule that forbids the move now, None if it is legal."""
        raise NotImplementedError


class SideQuestion(Question):
    """A question to one side of a battle; excess event cards wait until it is over."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)


class Menu(Question):
    """A part of a phase: the seat does one thing after another until it ends the part."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        self.open(state)

    def open(self, state: Civilization) -> None:
        """Ask what comes next; if only secret moves are possible, open a secret window instead."""
        if over_limit(state, self):
            return
        plain = self.plain_moves(state)
        if self.has_choice(state, plain):
            state.ask(self, self.seat, self.with_secrets(state, plain))
        else:
            state.push(SecretWindow((self.seat,), (), 0, self))

    def has_choice(self, state: Civilization, plain: list[Move]) -> bool:
        """Whether there is a visible choice."""
        return bool(plain)

    def plain_moves(self, state: Civilization) -> list[Move]:
        """The moves that everybody knows to be possible."""
        raise NotImplementedError

    def secret_moves(self, state: Civilization) -> list[Move]:
        """Moves that depend on what only the seat knows: events, hidden payments."""
        raise NotImplementedError

    def is_secret(self, move: CivMove) -> bool:
        """Whether a move is of a secret kind."""
        raise NotImplementedError

    def is_suspected(self, state: Civilization) -> bool:
        """Whether others must expect secret moves."""
        raise NotImplementedError

    def last(self) -> CivMove:
        """The move that ends the part."""
        return make(END)

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return self.with_secrets(state, self.plain_moves(state))

    def with_secrets(self, state: Civilization, plain: list[Move]) -> list[Move]:
        """All moves, added to the plain ones: secret ones, and the end."""
        plain.extend(self.secret_moves(state))
        plain.append(self.last())
        return plain


class DiscardToLimit(Question):
    """Which event cards above the limit are discarded (CV-6.45, CV-5.9, CV-Q49)."""

    __slots__ = ()
    KIND = "discard_to_limit"
    RULE = "CV-6.45"
    PROMPT = "cv-ask-discard"

    def run(self, state: Civilization) -> None:
        if len(state.events[self.seat]) > state.hand_limit[self.seat]:
            state.reveal()  # also if alike cards force the answer
            state.ask(self, self.seat)

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [make(DISCARD, kind) for kind in kinds_in(state.events[seat])]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != DISCARD:
            return ELSEWHERE[move.code]
        return refuse_card(state, self.seat, move.first)

    def take(self, state: Civilization, move: CivMove) -> None:
        discard_event(state, self.seat, move.first)
        if state.journal is not None:
            args = {"seat": f"seat:{self.seat}", "event": f"event:{EVENTS[move.first].id}"}
            state.tell("cv-log-discard", {**args}, self.seat)
        state.push(DiscardToLimit(self.seat))


def over_limit(state: Civilization, step: Step[Civilization]) -> bool:
    """Whether a hand is over its limit; if so, discard first and then run `step` (CV-6.45)."""
    hands = state.events
    limits = state.hand_limit
    for seat in range(len(hands)):
        if len(hands[seat]) > limits[seat]:
            state.push(step)
            state.push(DiscardToLimit(seat))
            return True
    return False


NO_CARD: Final = Refusal("cv-no-card", "CV-6.46", the_first)


def refuse_card(state: Civilization, seat: int, kind: int) -> Refusal | None:
    """Require a card in the seat's hand."""
    for card in state.events[seat]:
        if card % MOST_EVENTS == kind:
            return None
    return NO_CARD


# --- windows --------------------------------------------------------------------------------------


class CivWindow(Window[Civilization]):
    """A reaction window of this game."""

    __slots__ = ()

    def parse(self, state: Civilization, text: str) -> Move:
        return parse(text)

    def refuse_reaction(self, state: Civilization, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, CivMove)
        return self.refuse_move(state, seat, move)

    def refuse_move(self, state: Civilization, seat: int, move: CivMove) -> Refusal | None:
        """The rule that forbids the move as a reaction, None if it is allowed."""
        raise NotImplementedError


class Reaction(CivWindow):
    """A reaction of others; a seat that passes may also waive the rest of the turn (CV-E2)."""

    __slots__ = ()

    def is_great(self, state: Civilization, seat: int) -> bool:
        """Whether it concerns a wonder or openly targets the seat."""
        raise NotImplementedError

    def is_waived(self, state: Civilization, seat: int) -> bool:
        """Whether the seat has waived this reaction."""
        waived = state.waived[seat]
        return waived == WAIVE_ALL or (waived == WAIVE_SMALL and not self.is_great(state, seat))

    def reactions(self, state: Civilization, seat: int) -> list[Move]:
        return [] if self.is_waived(state, seat) else super().reactions(state, seat)

    def nothing(self) -> Move:
        return make(PASS)

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [*self.reactions(state, seat), make(PASS), make(PASS_SMALL), make(PASS_TURN)]

    def is_silent(self, move: Move) -> bool:
        return move.verb in PASSES

    def answer(self, state: Civilization, seat: int, move: Move) -> None:
        if move.verb in PASSES:
            state.waived = replaced(state.waived, seat, max(state.waived[seat], PASSES[move.verb]))
        super().answer(state, seat, move)


PASSES: Final = {"pass": 0, "pass-small": WAIVE_SMALL, "pass-turn": WAIVE_ALL}
"""By passing move: the reactions it waives until the turn ends."""


WAITS: Final = Refusal("cv-no-plan", "CV-E11", the_move)


class SecretWindow(CivWindow):
    """A part with only secret moves: others do not learn whether there are any."""

    __slots__ = ("menu",)

    def __init__(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int, menu: Menu
    ) -> None:
        super().__init__(seats, passed, next)
        self.menu = menu

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[Civilization]:
        return SecretWindow(seats, passed, next, self.menu)

    def run(self, state: Civilization) -> None:
        """Ask the seat if it has any; like every window, but they are looked for once."""
        seat = self.seats[0]
        if self.next == 0:
            if self.could(state, seat):
                state.reveal()
            moves = self.reactions(state, seat)
            if moves:
                moves.append(self.nothing())
                state.ask(self, seat, moves)
                return
        self.closed(state)

    def could(self, state: Civilization, seat: int) -> bool:
        return self.menu.is_suspected(state)

    def reactions(self, state: Civilization, seat: int) -> list[Move]:
        return self.menu.secret_moves(state)

    def nothing(self) -> Move:
        return self.menu.last()

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, CivMove)
        self.menu.take(state, move)

    def closed(self, state: Civilization) -> None:
        self.menu.take(state, self.menu.last())

    def standing(self, state: Civilization, seat: int) -> tuple[str, ...]:
        return ()

    def prompt(self, seat: int) -> Message:
        return self.menu.prompt(seat)

    def kind(self) -> str:
        return self.menu.kind()

    def source(self) -> str:
        return self.menu.source()

    def refuse_move(self, state: Civilization, seat: int, move: CivMove) -> Refusal | None:
        refusal = self.menu.refuse_move(state, move)
        return WAITS if refusal is None and not self.menu.is_secret(move) else refusal
