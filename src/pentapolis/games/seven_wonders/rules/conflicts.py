"""Chapter 5, military conflicts (SW-5.1 to SW-5.10), at the end of each age."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.games.seven_wonders.state import TOKENS, SevenWonders


class Conflicts(Step[SevenWonders]):
    """Each seat compares its strength with both neighbours (SW-5.1 to SW-5.7)."""

    __slots__ = ()

    def run(self, state: SevenWonders) -> None:
        if state.journal is not None:
            state.tell("sw-log-conflicts", {"age": state.age}, heading=2)
        for seat in range(state.seats):
            fight(state, seat, state.left(seat))
        if state.age == 3:
            state.finish()
            tell_scores(state)


def tell_scores(state: SevenWonders) -> None:
    """Log the final scores (SW-8.1)."""
    if state.journal is not None:
        state.tell("sw-log-end", heading=1)
        for seat, score in enumerate(state.scores()):
            state.tell("sw-log-score", {"seat": f"seat:{seat}", "points": score.total}, seat)


def fight(state: SevenWonders, seat: int, other: int) -> None:
    """Resolve one pair: the stronger gets a victory token of the age, the weaker a defeat."""
    strength, opposing = state.shields[seat], state.shields[other]
    if strength == opposing:
        return
    winner, loser = (seat, other) if strength > opposing else (other, seat)
    state.tokens[winner * len(TOKENS) + state.age] += 1
    state.tokens[loser * len(TOKENS)] += 1
    if state.journal is not None:
        state.tell(
            "sw-log-victory",
            {
                "seat": f"seat:{winner}",
                "other": f"seat:{loser}",
                "points": TOKENS[state.age],
                "strength": state.shields[winner],
                "opposing": state.shields[loser],
            },
            winner,
        )
