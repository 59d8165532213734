"""United Nations: events may not target its owner unless the owner agrees (CV-Q63)."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import AGREE, REFUSE, Act, act
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.tables import EVENTS, MOST_EVENTS, UNITED_NATIONS


def ask_consent(
    state: Civilization,
    actor: int,
    event: int,
    targets: int,
    then: Step[Civilization],
    otherwise: Step[Civilization] | None,
) -> None:
    """Owners of United Nations agree or refuse before the card is played (CV-Q63)."""
    if otherwise is not None:
        refusal = otherwise
    else:
        refusal = NoStep()
    state.push(then)
    for seat in range(state.seats):
        if seat != actor and targets >> seat & 1 and state.wonders_on[seat] & UNITED_NATIONS:
            name_card(state, actor, event, seat)
            state.push(Consent(seat, actor, event, then, refusal))


def name_card(state: Civilization, actor: int, event: int, seat: int) -> None:
    """Who is asked for consent knows from now on that the actor holds the card."""
    hand = list(state.events[actor])
    for i in range(len(hand)):
        if hand[i] % MOST_EVENTS == event:
            hand[i] |= MOST_EVENTS << seat
            break
    state.events[actor] = tuple(sorted(hand))


class NoStep(Step[Civilization]):
    """Nothing: play goes on with what lies beneath."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        pass


class Consent(Question):
    """The owner of United Nations agrees to be targeted, or refuses."""

    __slots__ = ("actor", "event", "then", "otherwise")

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

    def kind(self) -> str:
        return "un_consent"

    def source(self) -> str:
        return "wonder:united-nations"

    def rule(self) -> str:
        return "CV-Q63"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(AGREE), act(REFUSE)]

    def take(self, state: Civilization, move: Act) -> None:
        state.reveal()  # the card was named
        if move.code == AGREE:
            return
        while state.agenda.pop() is not self.then:
            pass
        state.refused = (*state.refused, self.event * 8 + self.seat)
        if state.journal is not None:
            args = {"seat": f"seat:{self.seat}", "event": f"event:{EVENTS[self.event].id}"}
            # The card stays in the hand: nobody else learns of it.
            state.tell("cv-log-refused", {**args}, self.seat, (self.seat, self.actor))
        state.push(self.otherwise)
