"""Advice for people: the best few moves of an open question."""

from __future__ import annotations

from random import Random

from pentapolis.core.errors import IllegalMove
from pentapolis.core.match import Match
from pentapolis.core.move import Move


class Hint:
    """A move and how good it looks, in points."""

    def __init__(self, move: Move, value: float) -> None:
        self.move = move
        self.value = value

    def __repr__(self) -> str:
        return f"Hint({self.move.text!r}, {self.value:.1f})"


def hints(match: Match, seat: int, count: int = 3) -> list[Hint]:
    """The best moves by the game's rules of thumb, best first; hidden things are not used."""
    decision = match.state.decision(seat)
    if decision is None:
        raise IllegalMove(match.state.why_not_asked(seat))
    state = match.state.resample(seat, Random(0))
    rates = match.game.rate(state, seat, decision.moves)
    found = [Hint(move, rate) for move, rate in zip(decision.moves, rates, strict=True)]
    return sorted(found, key=lambda hint: -hint.value)[:count]
