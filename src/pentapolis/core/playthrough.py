"""A golden playthrough: one random game, with everything a client would get, as plain text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from pentapolis.core.digest import digest
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message


def playthrough(
    game: Game,
    seats: int,
    seed: int,
    render: Callable[[Message, str], str],
    options: Mapping[str, Any] | None = None,
) -> str:
    """One random game as text: prompts, moves, log lines, scores, hash."""
    rng = Random(seed)
    match = Match(game, seats, seed, options)
    lines = [f"{game.id}, {seats} seats, seed {seed}", ""]
    told = 0

    def tell() -> None:
        nonlocal told
        events = match.log(None)
        for event in events[told:]:
            indent = "" if event.heading else "    "
            lines.append(f"{indent}{'# ' if event.heading else ''}{render(event.message, 'en')}")
        told = len(events)

    tell()
    while not match.over:
        decision = rng.choice(match.decisions)
        move = rng.choice(decision.moves)
        prompt = render(decision.prompt, "en")
        lines.append(f"{match.position:4} seat {decision.seat}: {prompt} ({len(decision.moves)})")
        lines.append(f"     > {move.text}")
        match.play(decision.seat, move)
        tell()
    lines.append("")
    for seat, score in enumerate(match.scores):
        parts = ", ".join(f"{part} {points}" for part, points in score.parts.items())
        lines.append(f"seat {seat}: {score.total} ({parts})")
    lines.append(f"winners: {match.winners}")
    lines.append(f"hash: {digest(match.state)}")
    return "\n".join(lines) + "\n"
