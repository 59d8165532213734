"""Whether a game explains its refusals: moves seen earlier are asked for when they are not legal.

Part of the conformance suite. A player who tries a move that was legal in the same kind of question
a moment ago deserves a reason, not "that is not possible now".
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

MOST_GENERIC = 0.02
SAMPLE = 4


class Refusals:
    """The refusals of one or several games: how many were asked for, which told nothing."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[str, None]] = {}
        self.asked = 0
        self.generic: dict[str, list[str]] = {}

    @property
    def share(self) -> float:
        """The share of refusals that tell nothing."""
        return sum(map(len, self.generic.values())) / self.asked if self.asked else 0.0

    def watch(self, match: Match, decision: Decision, rng: Random) -> None:
        """Ask for a few moves that this kind of question offered before and does not offer now."""
        step = decision.step
        state, seat = match.state, decision.seat
        offered = {move.text for move in decision.moves}
        if isinstance(step, Question):
            for move in decision.moves:
                refusal = step.refuse(state, seat, move)
                assert refusal is None, f"{decision.kind} offers {move} but refuses it: {refusal}"
        seen = self.seen.setdefault(decision.kind, {})
        missing = [text for text in seen if text not in offered]
        for text in rng.sample(missing, min(SAMPLE, len(missing))):
            reason = match.why_not(seat, text)
            if isinstance(step, Question):
                refusal = step.refuse(state, seat, step.parse(state, text))
                assert refusal is not None, f"{decision.kind} neither offers nor refuses {text}"
            self.asked += 1
            if is_generic(reason):
                self.generic.setdefault(decision.kind, []).append(text)
        seen.update(dict.fromkeys(offered))

    def report(self) -> str:
        """The share, and where it comes from."""
        worst = sorted(self.generic.items(), key=lambda item: -len(item[1]))
        lines = [f"{self.share:.1%} of {self.asked} refusals tell nothing"]
        lines += [f"  {kind}: {len(texts)}, such as {texts[0]!r}" for kind, texts in worst]
        return "\n".join(lines)


def watch_refusals(
    refusals: Refusals, game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None
) -> None:
    """Play a random game and ask for refusals at every question."""
    rng = Random(f"refusals {seed}")
    match = Match(game, seats, seed, options)
    while not match.over:
        decision = rng.choice(match.decisions)
        refusals.watch(match, decision, rng)
        match.play(decision.seat, rng.choice(decision.moves))
