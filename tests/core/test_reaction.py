"""Reaction windows, standing answers, and the promises that would catch a game without them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import pytest

from pentapolis.core.agenda import Step
from pentapolis.core.chance import seeded
from pentapolis.core.conformance import BrokenPromise, check_match
from pentapolis.core.errors import BadOption, BadSave, NothingToUndo
from pentapolis.core.game import Component, Game, Options
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.core.saves import load_match
from pentapolis.core.score import Score
from pentapolis.core.state import State

DANCE: Final = Move("dance")
REST: Final = Move("rest")
PASS: Final = Move("pass")
BARK: Final = Move("bark")
NO_DOG: Final = Refusal("mice-no", "MI-2")
TURNS: Final = 12


class Mice(State):
    """Mice dance for points; who secretly has the dog may bark once, and the dance is off."""

    __slots__ = ("kind", "dogs", "box", "points", "turn")

    kind: str  # of window: "veiled", or one of the mistakes
    dogs: list[int]  # by seat: 1 where the seat has a dog
    box: tuple[int, ...]  # the cards that nobody got
    points: list[int]
    turn: int

    def copy(self) -> Mice:
        other = Mice(self.seats)
        other.copy_common(self)
        other.kind = self.kind
        other.dogs = self.dogs[:]
        other.box = self.box
        other.points = self.points[:]
        other.turn = self.turn
        return other

    def redeal(self, seat: int | None, rng: Random) -> None:
        others = [other for other in range(self.seats) if other != seat]
        unknown = sorted([*self.box, *(self.dogs[other] for other in others)])
        rng.shuffle(unknown)
        for other in others:
            self.dogs[other] = unknown.pop()
        self.box = tuple(unknown)

    def scores(self) -> list[Score]:
        return [Score({"dances": points}) for points in self.points]

    def current_phase(self) -> object:
        return self.turn // 4


class Turn(Step[Mice]):
    """One mouse after another dances or rests."""

    __slots__ = ()

    def run(self, state: Mice) -> None:
        if state.turn == TURNS:
            state.finish()
        else:
            state.ask(self, state.turn % state.seats)

    def prompt(self, seat: int) -> Message:
        return Message("mice-turn")

    def moves(self, state: Mice, seat: int) -> list[Move]:
        return [DANCE, REST]

    def why_not(self, state: Mice, seat: int, text: str) -> Message:
        return Message("mice-no", None, "MI-1")

    def answer(self, state: Mice, seat: int, move: Move) -> None:
        state.push(self)
        state.turn += 1
        if move is REST:
            return
        others = tuple([(seat + i) % state.seats for i in range(1, state.seats)])
        if state.kind == "named":
            for other in others[::-1]:
                if state.dogs[other]:
                    state.push(Plain(other, seat))
            state.push(Music(seat))
        else:
            if state.kind == "logged" and state.journal is not None:
                state.tell("mice-dogs", {"dogs": str(state.dogs)})
            state.push(Dogs(others, (), 0, seat))


class Music(Step[Mice]):
    """A dance brings a point."""

    __slots__ = ("dancer",)

    def __init__(self, dancer: int) -> None:
        self.dancer = dancer

    def run(self, state: Mice) -> None:
        state.points[self.dancer] += 1


class Dogs(Window[Mice]):
    """The others may bark."""

    __slots__ = ("dancer",)

    KIND = "bark"
    RULE = "MI-2"
    PROMPT = "mice-dogs"

    def __init__(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int, dancer: int
    ) -> None:
        super().__init__(seats, passed, next)
        self.dancer = dancer

    def again(self, seats: tuple[int, ...], passed: tuple[int, ...], next: int) -> Window[Mice]:
        return Dogs(seats, passed, next, self.dancer)

    def run(self, state: Mice) -> None:
        reveals = state.reveals
        super().run(state)
        if state.kind == "undone":
            state.reveals = reveals

    def nothing(self) -> Move:
        return PASS

    def parse(self, state: Mice, text: str) -> Move:
        return Move(text)

    def candidates(self, state: Mice, seat: int) -> list[Move]:
        return [BARK]

    def refuse_reaction(self, state: Mice, seat: int, move: Move) -> Refusal | None:
        return NO_DOG if move.text != BARK.text or not state.dogs[seat] else None

    def react(self, state: Mice, seat: int, move: Move, rest: Window[Mice]) -> None:
        state.reveal()
        if state.journal is not None:
            state.tell("mice-bark", {"seat": f"seat:{seat}"}, seat)

    def closed(self, state: Mice) -> None:
        state.push(Music(self.dancer))


class Plain(Step[Mice]):
    """A question that names the one who has a dog."""

    __slots__ = ("seat", "dancer")

    def __init__(self, seat: int, dancer: int) -> None:
        self.seat = seat
        self.dancer = dancer

    def run(self, state: Mice) -> None:
        state.reveal()
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("mice-dogs")

    def moves(self, state: Mice, seat: int) -> list[Move]:
        return [BARK, PASS]

    def answer(self, state: Mice, seat: int, move: Move) -> None:
        if move is BARK:
            state.points[self.dancer] -= 1

    def why_not(self, state: Mice, seat: int, text: str) -> Message:
        return Message("mice-no", None, "MI-2")


class Deal(Step[Mice]):
    """A card each; two of six are dogs, and some stay in the box."""

    __slots__ = ()

    def run(self, state: Mice) -> None:
        cards = [1, 1, 0, 0, 0, 0]
        state.chance.shuffle(cards)
        state.dogs = cards[: state.seats]
        state.box = tuple(cards[state.seats :])
        state.push(Turn())


class MiceGame(Game):
    """The game, well made or with one mistake."""

    id = "mice"
    prefix = "MI"
    package = "tests.core"
    en = cs = "Mice"
    seats = range(2, 5)
    standing: Mapping[str, tuple[str, ...]] = {"bark": ("pass",)}

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def first_state(self, seats: int, seed: int, options: Options) -> State:
        state = Mice(seats)
        state.begin(self, seeded(seed), Deal())
        state.kind = self.kind
        state.dogs = [0] * seats
        state.box = ()
        state.points = [0] * seats
        state.turn = 0
        return state

    def components(self) -> Mapping[str, Component]:
        return {}

    def view(self, state: State, seat: int | None) -> Mapping[str, Any]:
        assert isinstance(state, Mice)
        dog = state.dogs[seat] if seat is not None else 0
        players = [{"points": points} for points in state.points]
        return {**state.frame(seat), "turn": state.turn, "dog": dog, "players": players}

    def rate(self, state: State, seat: int, moves: Sequence[Move]) -> list[float]:
        return [0.0 for _ in moves]


def mice(dogs: list[int]) -> Match:
    match = Match(MiceGame("veiled"), len(dogs), 0)
    state = match.state
    assert isinstance(state, Mice)
    state.dogs = dogs
    match._snapshots[0] = state.copy()
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_window_keeps_every_promise(seats: int) -> None:
    for seed in range(8):
        check_match(MiceGame("veiled"), seats, seed, every=1)


@pytest.mark.parametrize(
    ("mistake", "promise"),
    [
        ("named", "who is asked tells a secret"),
        ("logged", r"the log tells a secret|undo would take back what taught something"),
        ("undone", "undo would take back|whether it can be undone"),
    ],
)
def test_a_game_that_tells_too_much_is_caught(mistake: str, promise: str) -> None:
    def play_eight() -> None:
        for seed in range(8):
            check_match(MiceGame(mistake), 4, seed, every=1)

    with pytest.raises(BrokenPromise, match=promise):
        play_eight()


def test_only_the_asked_seat_knows_who_is_asked() -> None:
    match = mice([0, 0, 1, 0])
    match.play(0, "dance")
    assert [decision.seat for decision in match.decisions] == [2]
    for seat in (0, 1, 3, None):
        view = match.view(seat)
        assert view["waiting"] == []
        assert view["reactions"] is True
    assert match.view(2)["waiting"] == [2]


def test_a_pass_leaves_no_trace() -> None:
    with_dog, without = mice([0, 0, 1, 0]), mice([0, 0, 0, 0])
    for match in (with_dog, without):
        match.play(0, "dance")
    with_dog.play(2, "pass")
    assert with_dog.position == 2
    assert without.position == 1
    for seat in (0, 1, 3, None):
        assert with_dog.view(seat) == without.view(seat)
        assert with_dog.known_position(seat) == without.known_position(seat) == 1
        assert len(with_dog.log(seat)) == len(without.log(seat))
    assert with_dog.known_position(2) == 2
    assert with_dog.is_hidden(2, 0)
    assert not with_dog.is_hidden(2, 2)
    assert with_dog.silent_seats() == [2]
    assert with_dog.known_position(0, with_dog.fence) == without.known_position(0, without.fence)


def test_nobody_takes_back_what_others_might_have_answered() -> None:
    for dogs in ([0, 0, 1, 0], [0, 0, 0, 0]):
        match = mice(dogs)
        match.play(0, "dance")
        with pytest.raises(NothingToUndo):
            match.undo()
    match = mice([0, 0, 1, 0])
    match.play(0, "dance")
    match.play(2, "pass")
    with pytest.raises(NothingToUndo):
        match.undo()
    match.undo(free=True)
    assert [decision.seat for decision in match.decisions] == [2]


def test_the_window_goes_on_behind_those_who_passed() -> None:
    match = mice([0, 1, 1, 0])
    match.play(0, "dance")
    match.play(1, "pass")
    assert [decision.seat for decision in match.decisions] == [2]
    imagined = match.state.resample(1, Random(1))
    assert [decision.seat for decision in imagined.decisions()] in ([2], [3])
    match.play(2, "bark")
    assert match.view(0)["players"] == [{"points": 0}] * 4


def test_a_seat_that_waits_for_its_chance_imagines_somebody_before_it() -> None:
    match = mice([0, 1, 1, 0])
    match.play(0, "dance")
    for seed in range(20):
        imagined = match.state.resample(2, Random(seed))
        assert [decision.seat for decision in imagined.decisions()] == [1]


def test_a_window_is_a_question_like_any_other() -> None:
    match = mice([0, 0, 1, 1])
    match.play(0, "dance")
    (decision,) = match.decisions
    assert (decision.kind, decision.source, decision.prompt.key) == ("bark", "MI-2", "mice-dogs")
    assert decision.moves == [BARK, PASS]
    assert match.why_not(2, "dance") == Message("mice-no", None, "MI-2")
    step, state = decision.step, match.state
    assert isinstance(step, Dogs)
    assert isinstance(state, Mice)
    assert step.refuse(state, 2, PASS) is None
    assert step.refuse(state, 1, BARK) is NO_DOG


# --- standing answers ----------------------------------------------------------------------


def test_a_standing_answer_is_given_without_asking() -> None:
    match = mice([0, 0, 1, 0])
    match.stand(2, "bark", "pass")
    match.play(0, "dance")
    assert match.record == [(0, "dance"), (2, "pass")]
    assert [decision.seat for decision in match.decisions] == [1]
    assert [s.to_json() for s in match.standing(2)] == [
        {"kind": "bark", "answer": "pass", "until": "game"}
    ]
    assert [event.message.key for event in match.log(2)] == ["core-log-stands"]
    for seat in (0, 1, 3, None):
        assert match.log(seat) == []
        assert match.known_position(seat) == 1
    match.unstand(2, "bark")
    match.play(1, "dance")
    assert [decision.seat for decision in match.decisions] == [2]


def test_a_standing_answer_answers_an_open_question_too() -> None:
    match = mice([0, 0, 1, 0])
    match.play(0, "dance")
    match.stand(2, "bark", "pass", until="phase")
    assert [decision.seat for decision in match.decisions] == [1]


def test_a_standing_answer_for_a_phase_ends_with_it() -> None:
    match = mice([0, 0, 1, 0])
    match.stand(2, "bark", "pass", until="phase")
    for seat in (0, 1, 2):
        match.play(seat, "dance")
        assert match.view(None)["reactions"] is False
    assert match.standing(2)
    match.play(3, "dance")
    assert match.standing(2) == []
    assert [decision.seat for decision in match.decisions] == [2]


def test_standing_answers_are_saved() -> None:
    game = MiceGame("veiled")
    match = Match(game, 4, 3)
    match.stand(2, "bark", "pass")
    data = match.save()
    twin = load_match(Match(game, 4, 3), data)
    assert [s.to_json() for s in twin.standing(2)] == [s.to_json() for s in match.standing(2)]
    assert "standing" not in Match(game, 4, 3).save()
    damages: list[Any] = ["x", [["x"]], [[{"kind": "bark"}]], 7, [[]] * 4 + [[{}]]]
    for damage in damages:
        with pytest.raises(BadSave):
            load_match(Match(game, 4, 3), {**data, "standing": damage})


@pytest.mark.parametrize(
    ("kind", "answer", "until"),
    [("moo", "pass", "game"), ("bark", "bark", "game"), ("bark", "pass", "ever"), ("", 1, 2)],
)
def test_what_cannot_stand_is_refused(kind: Any, answer: Any, until: Any) -> None:
    match = mice([0, 0, 1, 0])
    with pytest.raises(BadOption):
        match.stand(2, kind, answer, until)
    with pytest.raises(NothingToUndo):
        match.unstand(2, kind)
    assert match.standing(2) == []
