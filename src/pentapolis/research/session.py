"""A game played by integer actions, used inside all environments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import pentapolis
from pentapolis.bots import Bot
from pentapolis.core.errors import IllegalMove
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.registry import game as game_of
from pentapolis.research.actions import ActionSpace, Answer, Mask, action_space
from pentapolis.research.encoding import Encoding, Vector, encoding
from pentapolis.research.rewards import Kind, rewards

Observation = dict[str, Any]


class Session:
    """A position, and the answers being given.

    Simultaneous questions are open at the same time; sequential environments go by `acting`. Nobody
    sees what others have answered until all have.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        reward: Kind = "rank",
    ) -> None:
        found = game_of(game)
        self.game = found
        self.seats = seats
        self.seed = seed
        self.options = {**found.unattended, **(options or {})}
        self.reward = reward
        self.space: ActionSpace = action_space(game)
        self.encoding: Encoding = encoding(game)
        self.state: State = found.start(seats, seed, self.options)
        self.record: list[tuple[int, str]] = []
        self._answers: dict[int, Answer] = {}
        self._match: pentapolis.Match | None = None
        self.imagined = False
        """Whether the position was made up from what a seat knows."""

    def copy(self) -> Session:
        """An independent game that goes on from here."""
        twin = object.__new__(Session)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.record = self.record[:]
        twin._answers = {seat: answer.copy() for seat, answer in self._answers.items()}
        twin._match = None
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Session:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its record: positions of the compiled engine cannot be."""
        if self.imagined:
            raise TypeError("a position that was made up has no record to be pickled")
        given = {seat: answer.given for seat, answer in self._answers.items()}
        what = self.game.id, self.seats, self.seed, self.options, self.reward
        return resumed, (*what, self.record, given)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def acting(self) -> int:
        """The seat that acts next: the first of those that are asked; -1 at the end."""
        for seat in range(self.seats):
            if self.state.decision(seat) is not None:
                return seat
        return -1

    def answer(self, seat: int) -> Answer | None:
        """The answer that the seat is giving; None if it is not asked."""
        found = self._answers.get(seat)
        if found is None:
            decision = self.state.decision(seat)
            if decision is not None:
                found = self._answers[seat] = Answer(self.space, decision.moves)
        return found

    def legal(self, seat: int) -> list[int]:
        """The seat's legal actions, sorted; empty if it is not asked."""
        answer = self.answer(seat)
        return answer.legal() if answer is not None else []

    def mask(self, seat: int) -> Mask:
        """1 for every legal action of the seat."""
        found = np.zeros(len(self.space), np.int8)
        found[self.legal(seat)] = 1
        return found

    def given(self, seat: int) -> Mask:
        """1 for every action of the answer that the seat has begun."""
        found = np.zeros(len(self.space), np.int8)
        answer = self.answer(seat)
        if answer is not None:
            found[list(answer.given)] = 1
        return found

    def observe(self, seat: int) -> Observation:
        """What the seat sees, what it has begun to answer, and how it may continue."""
        return {
            "observation": self.encoding.encode(self.state, seat),
            "given": self.given(seat),
            "action_mask": self.mask(seat),
        }

    def step(self, seat: int, action: int) -> Move | None:
        """Carry out an action of a seat; returns the move if it is complete, else None."""
        answer = self.answer(seat)
        if answer is None:
            raise IllegalMove(self.state.why_not_asked(seat))
        move = answer.take(action)
        if move is not None:
            self.play(seat, move)
        return move

    def play(self, seat: int, move: Move) -> None:
        """Play a whole move."""
        self.state.apply(seat, move)
        self.record.append((seat, move.text))
        self._answers.pop(seat, None)

    def ask(self, bot: Bot, seat: int) -> Move:
        """The move that a bot would choose for that seat."""
        if self._match is None:
            self._match = pentapolis.Match(self.game, self.seats, self.seed, self.options)
        self._match.state = self.state
        self._match.record = self.record
        return bot.choose(self._match, seat)

    def resample(self, seat: int, rng: Any) -> Session:
        """A game that the seat cannot distinguish from this one."""
        twin = self.copy()
        twin.state = self.state.resample(seat, rng)
        twin.imagined = True
        mine = self._answers.get(seat)
        twin._answers = {seat: mine.copy()} if mine is not None else {}
        return twin

    def rewards(self) -> list[float]:
        """The reward of every seat; zeros while the game goes on."""
        return rewards(self.state, self.reward)

    def all_seats(self) -> Vector:
        """What all seats see together: more than any of them may know."""
        return self.encoding.encode_all(self.state)

    def match(self) -> pentapolis.Match:
        """The game so far as a match, to be saved, shown or analysed."""
        match = pentapolis.Match(self.game, self.seats, self.seed, self.options)
        for seat, text in self.record:
            match.play(seat, text)
        return match


def resumed(
    game: str,
    seats: int,
    seed: int,
    options: Mapping[str, Any],
    reward: Kind,
    record: list[tuple[int, str]],
    given: Mapping[int, tuple[int, ...]],
) -> Session:
    """A game played again from its record, with the answers that had been begun."""
    session = Session(game, seats, seed, options, reward)
    for seat, text in record:
        decision = session.state.decision(seat)
        move = decision.find(text) if decision is not None else None
        assert move is not None, (seat, text)
        session.play(seat, move)
    for seat, actions in given.items():
        answer = session.answer(seat)
        assert answer is not None
        answer.resume(actions)
    return session
