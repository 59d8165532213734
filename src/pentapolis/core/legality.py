"""Checks that each question's list of moves agrees with its `refuse`, and refusals are specific.

Part of the conformance suite. Lists in the inner loop may be written out by hand, so every question
is compared: moves that it offers must not be refused, and moves that the same kind of question
offered earlier, but not now, must be. A player who tries such a move deserves a reason, not "that
is not possible now".
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from pentapolis.core.agenda import Decision
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.question import Question
from pentapolis.core.refusal import is_generic
from pentapolis.core.state import State

MOST_GENERIC = 0.02
COMPARED = 6
"""How many moves that are not offered now are compared at each question."""
WORDED = 1
"""For how many of these the reason is rendered."""


def compare_offers(state: State, decision: Decision) -> Question[Any]:
    """Check that the question does not refuse what it offers; return it."""
    step = decision.step
    assert isinstance(step, Question), f"{decision.kind} is asked by no Question"
    for move in decision.moves:
        refusal = step.refuse(state, decision.seat, move)
        assert refusal is None, f"{decision.kind} offers {move} but refuses it: {refusal}"
    return step


class Refusals:
    """The refusals of one or several games: how many were asked for, and which were generic."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[str, None]] = {}  # by kind of question: the moves offered so far
        self.asked = 0
        self.generic: dict[str, list[str]] = {}

    @property
    def share(self) -> float:
        """The share of refusals that are generic."""
        return sum(map(len, self.generic.values())) / self.asked if self.asked else 0.0

    def watch(self, match: Match, decision: Decision, rng: Random) -> None:
        """Compare the question with moves that its kind offered before, and read the reasons."""
        step = compare_offers(match.state, decision)
        state, seat = match.state, decision.seat
        offered = {move.text for move in decision.moves}
        seen = self.seen.setdefault(decision.kind, {})
        missing = [text for text in seen if text not in offered]
        sample = rng.sample(missing, min(COMPARED, len(missing)))
        for text in sample:
            refusal = step.refuse(state, seat, step.parse(state, text))
            assert refusal is not None, f"{decision.kind} neither offers nor refuses {text}"
        for text in sample[:WORDED]:
            self.asked += 1
            if is_generic(match.why_not(seat, text)):
                self.generic.setdefault(decision.kind, []).append(text)
        seen.update(dict.fromkeys(offered))

    def report(self) -> str:
        """The share, and which refusals it comes from."""
        worst = sorted(self.generic.items(), key=lambda item: -len(item[1]))
        lines = [f"{self.share:.1%} of {self.asked} refusals tell nothing"]
        lines += [f"  {kind}: {len(texts)}, such as {texts[0]!r}" for kind, texts in worst]
        return "\n".join(lines)


def watch_refusals(
    refusals: Refusals, game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None
) -> None:
    """Play a random game and ask for refusals at every question."""
    rng = Random(seed)
    sampling = Random(f"refusals {seed}")  # apart, so that the game stays the same
    match = Match(game, seats, seed, options)
    while not match.over:
        decision = rng.choice(match.decisions)
        refusals.watch(match, decision, sampling)
        match.play(decision.seat, rng.choice(decision.moves))
