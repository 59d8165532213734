"""United Nations: events may target its owner only with the owner's permission (CV-Q63)."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.moves import AGREE, REFUSE, CivMove, make
from pentapolis.games.civilization.questions import ELSEWHERE, Question
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import EVENTS, MOST_EVENTS, UNITED_NATIONS


def ask_immune(
    state: Civilization,
    actor: int,
    event: int,
    targets: int,
    then: Step[Civilization],
    otherwise: Step[Civilization] | None,
) -> None:
    """Let targeted owners of United Nations allow or refuse the card before play (CV-Q63)."""
    if otherwise is not None:
        refusal = otherwise
    else:
        refusal = NoStep()
    state.push(then)
    for seat in range(state.seats):
        if seat != actor and targets >> seat & 1 and state.wonders_on[seat] & UNITED_NATIONS:
            name_card(state, actor, event, seat)
            state.push(AllowTarget(seat, actor, event, then, refusal))


def name_card(state: Civilization, actor: int, event: int, seat: int) -> None:
    """Record that the asked seat now knows that the actor holds the card."""
    hand = list(state.events[actor])
    for i in range(len(hand)):
        if hand[i] % MOST_EVENTS == event:
            hand[i] |= MOST_EVENTS << seat
            break
    state.events = replaced(state.events, actor, tuple(sorted(hand)))


class NoStep(Step[Civilization]):
    """Does nothing."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        pass


class AllowTarget(Question):
    """Whether the owner of United Nations agrees to be targeted."""

    __slots__ = ("actor", "event", "then", "otherwise")
    KIND = "un_consent"
    RULE = "wonder:united-nations"

    def __init__(
        self, seat: int, actor: int, event: int, then: Step[Civilization],
        otherwise: Step[Civilization],
    ) -> None:  # fmt: skip
        super().__init__(seat)
        self.actor = actor
        self.event = event
        self.then = then
        self.otherwise = otherwise

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message(
            "cv-ask-consent",
            {"seat": f"seat:{self.actor}", "event": f"event:{EVENTS[self.event].id}"},
        )

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [make(AGREE), make(REFUSE)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        return None if move.code in (AGREE, REFUSE) else ELSEWHERE[move.code]

    def take(self, state: Civilization, move: CivMove) -> None:
        state.reveal()  # the card was named
        if move.code == AGREE:
            return
        while state.agenda.pop() is not self.then:
            pass
        state.refused = (*state.refused, (self.event, self.seat))
        if state.journal is not None:
            args = {"seat": f"seat:{self.seat}", "event": f"event:{EVENTS[self.event].id}"}
            # The card stays in the hand, and nobody else learns of it.
            state.tell("cv-log-refused", {**args}, self.seat, (self.seat, self.actor))
        state.push(self.otherwise)
