"""What a move costs and brings, before it is played.

The move is tried in positions drawn from what the seat knows, so a preview never tells more than
the seat's own view. Results that differ between them depend on chance, hidden things or other
players: they are open.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from random import Random
from typing import Any

from pentapolis.core.agenda import Decision
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.core.state import State

SAMPLES = 2
# Where all choose at the same time, more of what the others might do has to be tried, as far as the
# number of choices leaves time for it.
SAMPLES_TOGETHER = 4
MOST_TOGETHER = 64
MOST_PLANS = 6
LONGEST_PLAN = 4
MOST_TRIES = 150


class Preview:
    """How a chain of a seat's answers changes its public numbers and things."""

    __slots__ = ("changes", "open", "gained", "lost", "goes_on", "is_final")

    def __init__(
        self,
        changes: dict[str, int],
        open: tuple[str, ...],
        gained: tuple[str, ...],
        lost: tuple[str, ...],
        goes_on: bool,
        is_final: bool,
    ) -> None:
        self.changes = changes
        self.open = open  # counters that depend on chance, hidden things or other players
        self.gained = gained
        self.lost = lost
        self.goes_on = goes_on  # the seat is asked again at once
        self.is_final = is_final  # it cannot be taken back

    def to_json(self) -> dict[str, Any]:
        """The preview as it travels to a client."""
        return {
            "changes": self.changes,
            "open": list(self.open),
            "gained": list(self.gained),
            "lost": list(self.lost),
            "goes_on": self.goes_on,
            "final": self.is_final,
        }


UNKNOWN = Preview({}, (), (), (), False, False)
"""A move that could not be tried in any position: everything about it is open."""


class Trial:
    """A position drawn for one seat, in which its answers are tried."""

    def __init__(self, state: State, seat: int, rng: Random) -> None:
        self.start = state.resample(seat, rng)
        self.seat = seat
        self.rng = rng
        self.doubts = 0  # answers that were not the seat's own, or that nobody else may notice
        self.before = self.start.counters(seat)
        self.things = things(self.start, seat)

    def play(self, moves: Sequence[Move]) -> State | None:
        """The position after those answers; None where one of them is not possible there."""
        state = self.start.copy()
        for move in moves:
            decision = state.decision(self.seat)
            found = decision.find(move.text) if decision is not None else None
            if found is None:
                return None
            if state.asking is not None and state.asking.is_silent(found):
                self.doubts += 1
            state.apply(self.seat, found)
            self.let_others_answer(state)
        return state

    def let_others_answer(self, state: State) -> None:
        """Answer for others who choose at the same time or may react: at random, or a pass."""
        while not state.over:
            step = state.asking
            if step is None or (state.answers[self.seat] is None and not isinstance(step, Window)):
                return
            for decision in state.decisions():
                if decision.seat == self.seat:
                    return
                nothing = step.nothing() if isinstance(step, Window) else None
                state.apply(decision.seat, nothing or self.rng.choice(decision.moves))
                self.doubts += 1
                break


def preview(trials: Sequence[Trial], moves: Sequence[Move]) -> Preview | None:
    """What the answers bring in all trials; None if they are not possible in any."""
    ends: list[tuple[Trial, State]] = []
    certain = True
    for trial in trials:
        doubts = trial.doubts
        end = trial.play(moves)
        if end is None:
            certain = False
            continue
        ends.append((trial, end))
        # Where nothing hidden came to light and nobody else had a say, all trials end alike.
        if certain and trial.doubts == doubts and end.secrets() == trial.start.secrets():
            break
    if not ends:
        return None
    changes = [_difference(trial.before, end.counters(trial.seat)) for trial, end in ends]
    owned = [(trial.things, things(end, trial.seat)) for trial, end in ends]
    names = list(dict.fromkeys(name for change in changes for name in change))
    same = [name for name in names if certain and len({c.get(name, 0) for c in changes}) == 1]
    return Preview(
        {name: changes[0][name] for name in same},
        tuple(name for name in names if name not in same),
        _common([after - before for before, after in owned]),
        _common([before - after for before, after in owned]),
        all(end.decision(trial.seat) is not None for trial, end in ends),
        any(end.secrets() != trial.start.secrets() for trial, end in ends),
    )


def trials(state: State, seat: int, seed: str) -> list[Trial]:
    """The positions for previews; equal knowledge and seed give equal positions."""
    rng = Random(f"preview {seed}")
    decision = state.decision(seat)
    together = not state.is_veiled() and sum(asked is not None for asked in state.asked) > 1
    samples = SAMPLES
    if together and decision is not None:
        most = MOST_TOGETHER // len(decision.moves)
        samples = max(SAMPLES, min(SAMPLES_TOGETHER, most))
    return [Trial(state, seat, rng) for _ in range(samples)]


class Plan:
    """A short chain of one seat's own answers, with its total cost and gain."""

    __slots__ = ("moves", "labels", "preview")

    def __init__(
        self, moves: tuple[Move, ...], labels: tuple[Message, ...], preview: Preview
    ) -> None:
        self.moves = moves
        self.labels = labels  # the moves in words
        self.preview = preview

    def to_json(self) -> dict[str, Any]:
        """The plan as it travels to a client."""
        return {
            "moves": [move.text for move in self.moves],
            "labels": [label.to_json() for label in self.labels],
            "preview": self.preview.to_json(),
        }


def plans(trials: Sequence[Trial], component: str) -> list[Plan]:
    """The chains that end with moves at that component, those with most such moves first."""
    found = sorted(chains(trials[0], component), key=lambda chain: (-chain.there, len(chain.moves)))
    ways: set[tuple[Move, Move]] = set()
    result: list[Plan] = []
    for chain in found:
        way = chain.moves[0], chain.moves[-1]
        if way in ways:  # chains that differ only in between count as one
            continue
        ways.add(way)
        seen = preview(trials, chain.moves)
        if seen is not None:
            result.append(Plan(chain.moves, chain.labels(), seen))
        if len(result) == MOST_PLANS:
            break
    return result


class Chain:
    """Answers that were tried one after another, and the position they lead to."""

    __slots__ = ("decisions", "moves", "there", "state")

    def __init__(
        self, decisions: tuple[Decision, ...], moves: tuple[Move, ...], there: int, state: State
    ) -> None:
        self.decisions = decisions
        self.moves = moves
        self.there = there  # how many of the last moves are at the component
        self.state = state

    def may_detour(self, move: Move, component: str) -> bool:
        """Whether a move that is not at the component may still lead to it."""
        kind = component.partition(":")[0]
        return not self.moves or not (
            self.there or any(arg.partition(":")[0] == kind for arg in move.args)
        )

    def labels(self) -> tuple[Message, ...]:
        """The moves in words."""
        game = self.state.game
        asked = zip(self.decisions, self.moves, strict=True)
        return tuple(game.wording(decision, move) for decision, move in asked)


def chains(trial: Trial, component: str) -> list[Chain]:
    """A bounded search for plans; a plan is what a person would call one action.

    It continues only while the same seat is asked next and nothing hidden is revealed. Later moves
    at other things of the component's kind do not belong to the plan, nor does anything elsewhere
    after a move at the component.
    """
    found: list[Chain] = []
    shortest: dict[str, int] = {}
    queue = deque([Chain((), (), 0, trial.start)])
    tried = 0
    while queue and tried < MOST_TRIES:
        chain = queue.popleft()
        decision = chain.state.decision(trial.seat)
        if decision is None or len(chain.moves) == LONGEST_PLAN:
            continue
        for move in decision.moves:
            moves = (*chain.moves, move)
            is_there = component in move.args
            if is_there:
                if shortest.setdefault(move.text, len(moves)) < len(moves):
                    continue
            elif len(moves) == LONGEST_PLAN or not chain.may_detour(move, component):
                continue
            tried += 1
            after = chain.state.copy()
            after.apply(trial.seat, move)
            trial.let_others_answer(after)
            there = chain.there + 1 if is_there else 0
            longer = Chain((*chain.decisions, decision), moves, there, after)
            if is_there:
                found.append(longer)
            if after.secrets() == chain.state.secrets():
                queue.append(longer)
    return found


def things(state: State, seat: int) -> Counter[str]:
    """The components that are openly in front of a seat, from its own view."""
    known = state.game.components()
    found: Counter[str] = Counter()
    rest: list[Any] = [state.game.area(state, seat)]
    while rest:  # no recursion: this runs for every choice of a question
        value = rest.pop()
        for part in value.values() if isinstance(value, dict) else value:
            if isinstance(part, str):
                if part in known:
                    found[part] += 1
            elif isinstance(part, (dict, list, tuple)):
                rest.append(part)
    return found


def _difference(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def _common(found: list[Counter[str]]) -> tuple[str, ...]:
    """The elements that all of them contain."""
    common = found[0]
    for other in found[1:]:
        common &= other
    return tuple(sorted(common.elements()))
