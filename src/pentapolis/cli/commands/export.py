"""``pentapolis export``: a match from one format into another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.common import Lang, SaveFile, find_game, parse_save, read_text, write_text
from pentapolis.cli.language import say, use
from pentapolis.core.errors import PentapolisError
from pentapolis.core.formats import Format
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.formats import formats_of


def export(
    file: SaveFile,
    format: Annotated[str, typer.Option("--format", "-f", help=say("cli-arg-format"))] = "text",
    source: Annotated[str, typer.Option("--from", help=say("cli-arg-from"))] = "json",
    game: Annotated[str | None, typer.Option("--game", help=say("cli-arg-from-game"))] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-O", metavar="FILE", help=say("cli-arg-out"))
    ] = None,
    lang: Lang = None,
) -> None:
    language = use(lang)
    text = read_text(file)
    if game is not None:
        found = find_game(game)
    elif source == "json":
        found = find_game(str(parse_save(text).get("game")))  # the save itself says it
    else:
        raise PentapolisError(Message("cli-from-needs-game", {"format": source}))
    known = formats_of(found, language)
    written = pick(known, format).write(read(known, found, source, text))
    if out is None:
        print(written, end="")
    else:
        write_text(out, written)


def read(known: dict[str, Format], game: Game, name: str, text: str) -> Match:
    """The match in a text of that format."""
    reader = pick(known, name).read
    if reader is None:
        raise PentapolisError(Message("cli-format-not-read", {"format": name, "game": game.en}))
    return reader(text)


def pick(known: dict[str, Format], name: str) -> Format:
    """A format by name, or a clear error."""
    if name not in known:
        reason = Message("cli-unknown-format", {"format": name, "known": ", ".join(known)})
        raise PentapolisError(reason)
    return known[name]
