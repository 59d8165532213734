"""The bare position: what search copies and plays on.

A state is plain data and an agenda. It knows nothing of names, languages, records or clocks.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar, cast

from pentapolis.core.agenda import CutShort, Decision, Step
from pentapolis.core.chance import Chance, seeded
from pentapolis.core.compiled import i64, mypyc_attr
from pentapolis.core.errors import IllegalMove
from pentapolis.core.journal import Event
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.notebook import position_html
from pentapolis.core.question import SeatQuestion
from pentapolis.core.reaction import Window
from pentapolis.core.score import Score
from pentapolis.core.view import Frame

if TYPE_CHECKING:
    from pentapolis.core.game import Game

T = TypeVar("T")


def replaced(values: list[T], index: int, value: T) -> list[T]:
    """A copy of the list with one value replaced, for lists that copies of a position share.

    >>> replaced([1, 2, 3], 1, 7)
    [1, 7, 3]
    """
    changed = values[:]
    changed[index] = value
    return changed


def count_bits(bits: i64) -> int:
    """The number of set bits; for few bits, quicker when compiled than `int.bit_count`."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


_NO_ANSWERS: Final[list[list[Move | None]]] = []


def no_answers(seats: int) -> list[Move | None]:
    """What `answers` is as long as nobody has answered; all positions share it.

    >>> no_answers(3)
    [None, None, None]
    """
    while len(_NO_ANSWERS) <= seats:
        _NO_ANSWERS.append([None] * len(_NO_ANSWERS))
    return _NO_ANSWERS[seats]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game; each game's state derives from it.

    A subclass's ``__init__`` takes the number of seats and must stay cheap: `copy` calls it and
    then fills in every attribute by hand.

    >>> import pentapolis
    >>> state = pentapolis.new("endeavor", seats=3, seed=7).state.copy()
    >>> state
    Endeavor(3 seats, asked: 2 choose_building)
    >>> state.apply(2, state.decisions()[0].moves[0])
    >>> state
    Endeavor(3 seats, asked: 0 choose_building)
    """

    __slots__ = (
        "game", "seats", "chance", "agenda", "asked", "answers", "given", "asking", "waiting",
        "over", "reveals", "journal",
    )  # fmt: skip

    # Attributes that follow from the others or do not belong to the position (caches, the log).
    # They are left out of hashes. A subclass lists its own.
    DERIVED: ClassVar[tuple[str, ...]] = ("game", "journal", "given")

    game: Game[Any]
    seats: int
    chance: Chance
    agenda: list[Step[Any]]
    asked: list[Decision | None]
    answers: list[Move | None]  # by seat, to a question that several are asked
    given: Move | None  # to a question that one is asked, until it takes effect
    asking: Step[Any] | None
    waiting: int
    over: bool
    reveals: int
    journal: list[Event] | None

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def __repr__(self) -> str:
        """Who is asked what: ``Endeavor(4 seats, asked: 2 choose_action)``."""
        if self.over:
            return f"{type(self).__name__}({self.seats} seats, over)"
        asked = [f"{decision.seat} {decision.kind}" for decision in self.decisions()]
        return f"{type(self).__name__}({self.seats} seats, asked: {', '.join(asked)})"

    def _repr_html_(self) -> str:
        return position_html(self)

    # --- for games -----------------------------------------------------------------------

    def begin(self, game: Game[Any], chance: Chance, first: Step[Any]) -> None:
        """Set the common attributes at the start of a game; the step `first` sets up the rest."""
        self.game = game
        self.chance = chance
        self.agenda = [first]
        self.withdraw()
        self.over = False
        self.reveals = 0
        self.journal = None

    def copy_common(self, source: State) -> None:
        """Take over the common attributes; a copy has no journal."""
        self.game = source.game
        self.chance = source.chance.copy()
        self.agenda = source.agenda[:]
        self.asked = source.asked[:]
        nobody = no_answers(source.seats)
        self.answers = nobody if source.answers is nobody else source.answers[:]
        self.given = None
        self.asking = source.asking
        self.waiting = source.waiting
        self.over = source.over
        self.reveals = source.reveals
        self.journal = None

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: it is done before everything already there."""
        self.agenda.append(step)

    def ask(self, step: Step[Any], seat: int, moves: list[Move] | None = None) -> None:
        """Ask a seat the step's question; several seats of one step answer simultaneously.

        A step that already has its moves passes them along.
        """
        self.asking = step
        if moves is None:
            moves = step.moves(self, seat)
        self.asked[seat] = Decision(step, seat, moves)
        self.waiting += 1

    def tell(
        self,
        key: str,
        args: dict[str, Arg] | None = None,
        seat: int = -1,
        to: tuple[int, ...] | None = None,
        heading: int = 0,
    ) -> None:
        """Write a line into the journal; guard calls with ``if state.journal is not None``."""
        if self.journal is not None:
            self.write_event(Event(Message(key, args), seat, to, heading), self.journal)

    def write_event(self, event: Event, journal: list[Event]) -> None:
        """Add an event to the journal."""
        journal.append(event)

    def reveal(self) -> None:
        """Note that hidden information was revealed: undo stops here."""
        self.reveals += 1

    def secrets(self) -> tuple[int, int]:
        """Changes when chance is used or something hidden is revealed: an undo fence."""
        return (self.chance.counter, self.reveals)

    def finish(self) -> None:
        """End the game."""
        self.over = True
        self.agenda = []

    # --- the contract --------------------------------------------------------------------

    def decisions(self) -> list[Decision]:
        """Every question open now, in seat order."""
        step = self.asking
        if isinstance(step, SeatQuestion):
            alone = self.asked[step.seat]
            return [alone] if alone is not None else []
        result: list[Decision] = []
        for seat in range(self.seats):
            decision = self.asked[seat]
            if decision is not None and self.answers[seat] is None:
                result.append(decision)
        return result

    def next_decision(self) -> Decision | None:
        """The first of them; None if the game is over."""
        step = self.asking
        if isinstance(step, SeatQuestion):
            return self.asked[step.seat]
        for seat in range(self.seats):
            if self.asked[seat] is not None and self.answers[seat] is None:
                return self.asked[seat]
        return None

    def decision(self, seat: int) -> Decision | None:
        """The question that seat must answer now."""
        return self.asked[seat] if self.answers[seat] is None else None

    def apply(self, seat: int, move: Move) -> None:
        """Answer a seat's open question; the last answer moves the game on."""
        decision = self.asked[seat] if seat >= 0 else None
        if decision is None or self.answers[seat] is not None:
            raise IllegalMove(self.why_not_asked(seat))
        chosen = move
        for offered in cast("list[object]", decision.moves):  # as objects: no class checks
            if offered is move:
                break
        else:
            found = decision.find(move.text)
            if found is None:
                raise IllegalMove(decision.step.why_not(self, seat, move.text))
            chosen = found
        self.give(seat, chosen)
        if self.waiting == 0:
            self.run()

    def give(self, seat: int, answer: Move) -> None:
        """Keep an answer until it takes effect."""
        if isinstance(self.asking, SeatQuestion):
            self.given = answer
        else:
            if self.answers is no_answers(self.seats):
                self.answers = [None] * self.seats
            self.answers[seat] = answer
        self.waiting -= 1

    def retract(self, seat: int) -> bool:
        """Take back a simultaneous answer while others still think; False if there is none."""
        if self.waiting == 0 or self.answers[seat] is None:
            return False
        self.answers[seat] = None
        self.waiting += 1
        return True

    def run(self) -> None:
        """Carry out the answers and the agenda until somebody is asked or the game is over."""
        while True:
            try:
                if self.waiting == 0 and self.asking is not None:
                    self.carry_out(self.asking)
                while self.waiting == 0 and not self.over:
                    agenda = self.agenda
                    if len(agenda) == 1:
                        self.agenda = []  # because a list that was emptied is slow to grow again
                    agenda.pop().run(self)
                    if self.waiting == 1:
                        self.take_forced()
                return
            except CutShort:
                self.withdraw()

    def carry_out(self, step: Step[Any]) -> None:
        """Let the answers to that step's question take effect."""
        self.unshare()
        self.asking = None
        if isinstance(step, SeatQuestion):  # the usual case: no lists by seat are needed
            seat = step.seat
            move = self.given
            assert move is not None
            self.given = None
            self.asked[seat] = None
            step.answer(self, seat, move)
        else:
            decided = self.answers
            self.answers = no_answers(self.seats)
            asked = self.asked
            for seat in range(self.seats):
                asked[seat] = None
            step.answered(self, decided)

    def take_forced(self) -> None:
        """Answer a single open question that has only one answer."""
        step = self.asking
        decision = self.asked[step.seat] if isinstance(step, SeatQuestion) else self.decisions()[0]
        if decision is not None and len(decision.moves) == 1 and not decision.step.conceals():
            self.give(decision.seat, decision.moves[0])
            self.carry_out(decision.step)

    def withdraw(self) -> None:
        """Withdraw all questions; answers that were waiting for others are dropped."""
        self.asking = None
        self.asked = [None] * self.seats
        self.answers = no_answers(self.seats)
        self.given = None
        self.waiting = 0

    def why_not_asked(self, seat: int) -> Message:
        """Why that seat has nothing to answer."""
        if self.over:
            return Message("core-game-over")
        if self.answers[seat] is not None:
            return Message("core-already-answered", {"seat": f"seat:{seat}"})
        return Message("core-not-asked", {"seat": f"seat:{seat}"})

    def resample(self, seat: int | None, rng: Random) -> State:
        """A full position drawn from all that fit what the seat knows.

        The result depends on the seat's knowledge and on `rng` only, never on the truth: what is
        unknown is gathered, sorted and dealt anew, chance is reseeded, and answers that others
        have already given in secret are drawn from what they could answer.
        """
        state = self.copy()
        state.unshare()
        state.chance = seeded(rng.getrandbits(64))
        state.redeal(seat, rng)
        step = state.asking
        if step is None:
            return state
        if isinstance(step, Window):
            state.imagine_window(step, seat)
            return state
        for other in range(state.seats):
            if other != seat and state.asked[other] is not None:
                decision = Decision(step, other, step.moves(state, other))
                state.asked[other] = decision
                if state.answers[other] is not None:
                    state.answers[other] = rng.choice(decision.moves)
        return state

    def imagine_window(self, window: Window[Any], viewer: int | None) -> None:
        """Ask one of the seats that the viewer thinks may be asked now."""
        known = window.imagined(self, viewer if viewer is not None else -1)
        asked = known.seats[known.next]
        self.asking = known
        self.asked = [None] * self.seats
        self.asked[asked] = Decision(known, asked, known.moves(self, asked))

    # --- what each game adds -------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy, written by hand: slices of flat lists, shared immutable values."""
        raise NotImplementedError

    def unshare(self) -> None:
        """Called before an answer takes effect. A game in which many seats answer before anything
        changes may let copies share their lists until then."""

    def redeal(self, seat: int | None, rng: Random) -> None:
        """Replace everything the seat cannot know by an equally likely alternative."""
        self.game.redeal(self, seat, rng)

    def view(self, seat: int | None) -> dict[str, Any]:
        """JSON-ready: what that seat may see (None: a spectator), built by adding only."""
        return dict(self.game.view(self, seat))

    def scores(self) -> list[Score]:
        """The present score of every seat, with its parts."""
        return self.game.scores(self)

    def census(self) -> object:
        """All components wherever they are: a value that never changes during a game."""
        return self.game.census(self)

    def recomputed(self) -> dict[str, object]:
        """The attributes of `DERIVED` that are filled now, by name, computed afresh."""
        return self.game.recomputed(self)

    def counters(self, seat: int) -> dict[str, int]:
        """Public numbers of a seat whose changes the log shows (coins, points ...)."""
        return {}

    def winners(self) -> list[int]:
        """The seats with the best score; several may share the victory."""
        scores = self.scores()
        best = max(score.rank for score in scores)
        return [seat for seat in range(self.seats) if scores[seat].rank == best]

    def verdict(self) -> Message | None:
        """What decided a finished game, if not points alone."""
        return self.game.verdict(self)

    def current_phase(self) -> object:
        """A public value that changes when a phase ends: standing answers may end with it."""
        return None

    def is_veiled(self) -> bool:
        """Whether a reaction window is open: who is asked in it is a secret."""
        return isinstance(self.asking, Window)

    def waited_for(self, seat: int | None) -> list[int]:
        """The seats that still have to answer, as far as that seat may know."""
        waiting = [decision.seat for decision in self.decisions()]
        if self.is_veiled():
            return [other for other in waiting if other == seat]
        return waiting

    def frame(self, seat: int | None) -> Frame:
        """The part of a view that all games share; `answer` is the seat's own pending choice."""
        answer = self.answers[seat] if seat is not None else None
        return {
            "seats": self.seats,
            "seat": seat,
            "over": self.over,
            "waiting": self.waited_for(seat),
            "reactions": self.is_veiled(),
            "answered": [other for other in range(self.seats) if self.answers[other] is not None],
            "answer": answer.text if answer is not None else None,
        }
