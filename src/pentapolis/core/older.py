"""Games that were played with older rules.

Their moves are replayed with today's rules as far as possible. A correction often only adds a
question (a reaction that used to be skipped) or drops one; both are bridged. A game that can be
replayed completely goes on. Any other stays readable: its save is unchanged, and its last position
and log are shown if somebody has kept them (`seen_of`, as the server does). Otherwise position and
log go up to the first impossible move, and the log lists the moves after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.core.journal import Event
from pentapolis.core.match import Match
from pentapolis.core.message import Arg, Message, message_from_json
from pentapolis.core.reaction import Window

# Answers that change nothing; they are dropped if their question is no longer asked.
NOTHING = ("pass", "decline", "none")


def carry_over(match: Match, moves: Sequence[tuple[int, str]]) -> int:
    """Replay recorded moves on a new match; returns how many of them today's rules allow."""
    for number, (seat, text) in enumerate(moves):
        while not _is_offered(match, seat, text):
            if not _pass_new_question(match):
                break
        if _is_offered(match, seat, text):
            match.play(seat, text)
        elif text not in NOTHING:
            return number
    return len(moves)


def load_older(
    match: Match,
    data: Mapping[str, Any],
    moves: Sequence[tuple[int, str]],
    seen: Mapping[str, Any] | None = None,
) -> None:
    """Load a save of older rules into a new match; close it at the first impossible move.

    `seen` is the result of `seen_of` before the rules changed.
    """
    carried = carry_over(match, moves)
    if carried == len(moves):
        return
    version = str(data["rules"])
    if seen is None:
        args: dict[str, Arg] = {"version": version, "carried": carried, "moves": len(moves)}
        match.close(Message("core-older-rules", args), data)
        for seat, text in moves[carried:]:
            match.tell(Message("core-older-move", {"seat": f"seat:{seat}", "move": text}), seat)
    else:
        match.show(seen["views"], [_event(line) for line in seen["log"]])
        args = {"version": version, "shown": int(seen["position"]), "moves": len(moves)}
        match.close(Message("core-older-rules-seen", args), data)


def seen_of(match: Match) -> dict[str, Any]:
    """JSON-ready: each viewer's view and log of a match, readable under any rules."""
    viewers: list[int | None] = [None, *range(match.seats)]
    lines = [
        {**event.to_json(), "to": None if event.to is None else list(event.to)}
        for event in match.events
    ]
    return {
        "position": match.position,
        "views": [match.view(viewer) for viewer in viewers],
        "log": lines,
    }


def _event(line: Mapping[str, Any]) -> Event:
    to = None if line["to"] is None else tuple(line["to"])
    event = Event(message_from_json(line["message"]), line["seat"], to, line["heading"])
    event.position = line["position"]
    return event


def _is_offered(match: Match, seat: int, text: str) -> bool:
    decision = match.state.decision(seat) if 0 <= seat < match.seats else None
    return decision is not None and decision.find(text) is not None


def _pass_new_question(match: Match) -> bool:
    """Pass in a reaction window that older rules did not open; False if none is open."""
    step = match.state.asking
    if not isinstance(step, Window):
        return False
    decision = match.decisions[0]
    match.play(decision.seat, step.nothing())
    return True
