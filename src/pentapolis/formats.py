"""The formats that every match has, besides those of its game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from pentapolis.api import load
from pentapolis.core.errors import BadSave
from pentapolis.core.formats import Format
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message, MessageView
from pentapolis.core.score import places
from pentapolis.text import player_name, render


def formats_of(game: Game, language: str = "en") -> dict[str, Format]:
    """Every format of a game by name: the common ones and its own.

    >>> from pentapolis.registry import game
    >>> list(formats_of(game("terra-mystica")))
    ['json', 'text', 'ledger', 'table']
    """
    return {
        "json": Format("json", Message("core-format-json"), to_json, from_json, ".json"),
        "text": Format("text", Message("core-format-text"), _storyteller(language)),
        **game.formats(),
    }


def to_json(match: Match) -> str:
    """The save, and what it leads to, for programs that do not replay it."""
    data = {
        **match.save(),
        "over": match.over,
        "scores": [score.to_json() for score in match.scores] if match.over else None,
        "winners": match.winners,
        "verdict": verdict_json(match),
        "log": [event.to_json() for event in match.log(None)],
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def verdict_json(match: Match) -> MessageView | None:
    """What decided a finished game, if not points alone."""
    verdict = match.state.verdict() if match.over else None
    return verdict.to_json() if verdict is not None else None


def from_json(text: str) -> Match:
    """Replay the save in a text; nothing else in the file is trusted."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadSave(Message("core-save-not-a-save")) from error
    return load(data)


def story(
    match: Match, language: str, seat: int | None = None, players: Sequence[str] = ()
) -> list[tuple[int, str]]:
    """The log as that seat may read it: pairs of heading level and line."""
    lines = [
        (event.heading, render(event.message, language, players, match.game))
        for event in match.log(seat)
    ]
    if match.over:
        lines += [(0, line) for line in result(match, language, players)]
    return lines


def result(match: Match, language: str, players: Sequence[str] = ()) -> list[str]:
    """The final places with all parts of the scores, and what else decided."""
    prefix = match.game.prefix.lower()
    scores = match.scores
    ranks = places(scores)
    lines: list[str] = []
    for seat in sorted(range(match.seats), key=lambda seat: (ranks[seat], seat)):
        parts = ", ".join(
            f"{render(Message(f'{prefix}-part-{part}'), language)} {points}"
            for part, points in scores[seat].parts.items()
        )
        who = player_name(seat, language, players)
        lines.append(f"{ranks[seat]}. {who}: {scores[seat].total} ({parts})")
    verdict = match.state.verdict()
    if verdict is not None:
        lines.append(render(verdict, language, players, match.game))
    return lines


def _storyteller(language: str) -> Callable[[Match], str]:
    def write(match: Match) -> str:
        title = match.game.cs if language == "cs" else match.game.en
        lines = [f"{title}, {match.seats}, #{match.seed}"]
        for heading, line in story(match, language):
            if heading:
                lines.append("")
            lines.append(line if heading else f"  {line}")
        return "\n".join(lines) + "\n"

    return write
