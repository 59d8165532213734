"""``pentapolis replay``: a saved game, verified and shown."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

import pentapolis
from pentapolis.cli.common import AsJson, Lang, SaveFile, print_json, read_save, read_text, terminal
from pentapolis.cli.language import language, say, use
from pentapolis.core.errors import BadSeats, PentapolisError
from pentapolis.core.message import Message
from pentapolis.formats import story, verdict_json
from pentapolis.text import render

STYLES = ("", "bold underline", "bold")


def replay(
    file: SaveFile,
    format: Annotated[str, typer.Option("--format", "-f", help=say("cli-arg-replay-format"))] = (
        "json"
    ),
    seat: Annotated[int | None, typer.Option("--seat", help=say("cli-arg-eyes"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    if format != "json":
        replay_notation(read_text(file), format, json)
        return
    data = read_save(file)
    match = pentapolis.load(data)
    if seat is not None and not 1 <= seat <= match.seats:
        raise BadSeats(Message("cli-bad-seat", {"seat": seat, "seats": match.seats}))
    eyes = seat - 1 if seat is not None else None
    if json:
        print_json(as_json(match, eyes))
        return
    screen = terminal()
    title = match.game.cs if language() == "cs" else match.game.en
    screen.print(
        Text(say("cli-replay-title", game=title, seats=match.seats, seed=str(match.seed)), "bold")
    )
    for heading, line in story(match, language(), eyes):
        screen.print(Text(line, STYLES[heading]) if heading else f"  {line}")
    screen.print(Text(say("cli-replay-verified", moves=match.position), "green"))
    failure = data.get("failure")
    if isinstance(failure, str):
        screen.print(Text(say("cli-replay-failure", failure=failure), "red"))
        attempt = data.get("attempt")
        if isinstance(attempt, list) and len(attempt) == 2:
            number = int(attempt[0]) + 1
            screen.print(say("cli-replay-attempt", seat=number, move=str(attempt[1])))


def replay_notation(text: str, name: str, json: bool) -> None:
    """Replay and compare a file in a game's own notation; the exit code is the result."""
    found = [
        (game, format)
        for game in pentapolis.games().values()
        for format in game.formats().values()
        if format.name == name and format.replay is not None
    ]
    if not found:
        known = sorted(
            {
                format.name
                for game in pentapolis.games().values()
                for format in game.formats().values()
                if format.replay is not None
            }
        )
        reason = Message(
            "cli-unknown-format", {"format": name, "known": ", ".join(["json", *known])}
        )
        raise PentapolisError(reason)
    game, format = found[0]
    assert format.replay is not None
    report = format.replay(text)
    if json:
        print_json({"game": game.id, "format": name, **report.to_json()})
    else:
        terminal().print(Text(render(report.message, language()), "green" if report.ok else "red"))
        scores = report.to_json().get("scores")
        if isinstance(scores, dict) and report.ok:
            names = game.components()
            for faction, points in sorted(scores.items(), key=lambda item: -item[1]):
                component = names.get(f"faction:{faction}")
                title = faction if component is None else component.en
                if component is not None and language() == "cs":
                    title = component.cs
                terminal().print(f"  {points:4}  {title}")
    if not report.ok:
        raise typer.Exit(1)


def as_json(match: pentapolis.Match, seat: int | None) -> dict[str, Any]:
    """Everything about the game for other programs."""
    return {
        "game": match.game.id,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "seed": match.seed,
        "options": match.options,
        "moves": [[who, text] for who, text in match.record],
        "verified": True,
        "over": match.over,
        "scores": [score.to_json() for score in match.scores] if match.over else None,
        "winners": match.winners,
        "verdict": verdict_json(match),
        "log": [
            {**event.to_json(), "text": line}
            for event, (_, line) in zip(match.log(seat), story(match, language(), seat))
        ],
        "view": match.view(seat),
    }
