"""Games that were played by older rules.

Their moves are replayed by today's rules as far as these allow. A correction often only adds a
question (a reaction that used to be skipped) or drops one; both are bridged. A game that comes
through whole goes on; one that does not stays readable: its position and log up to the first move
that is no longer possible, and its save as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.reaction import Window

# Answers that change nothing: a question that is no longer asked may lose such an answer.
NOTHING = ("pass", "decline", "none")


def carry_over(match: Match, moves: Sequence[tuple[int, str]]) -> int:
    """Replay recorded moves on a new match; the number of them that today's rules allow."""
    for number, (seat, text) in enumerate(moves):
        while not _is_offered(match, seat, text):
            if not _pass_new_question(match):
                break
        if _is_offered(match, seat, text):
            match.play(seat, text)
        elif text not in NOTHING:
            return number
    return len(moves)


def load_older(match: Match, data: Mapping[str, Any], moves: Sequence[tuple[int, str]]) -> None:
    """Fill a new match with a save of older rules; close it where the rules part."""
    carried = carry_over(match, moves)
    if carried < len(moves):
        match.close(
            Message(
                "core-older-rules",
                {"version": str(data["rules"]), "carried": carried, "moves": len(moves)},
            ),
            data,
        )


def _is_offered(match: Match, seat: int, text: str) -> bool:
    decision = match.state.decision(seat) if 0 <= seat < match.seats else None
    return decision is not None and decision.find(text) is not None


def _pass_new_question(match: Match) -> bool:
    """Answer a reaction window that older rules did not open; False where none is open."""
    step = match.state.asking
    if not isinstance(step, Window):
        return False
    decision = match.decisions[0]
    match.play(decision.seat, step.nothing())
    return True
