"""``pentapolis export``: a match from one format into another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.commands.admin import Data, Db, operating
from pentapolis.cli.common import Lang, find_game, need, parse_save, read_text, write_text
from pentapolis.cli.language import say, use
from pentapolis.core.errors import PentapolisError
from pentapolis.core.formats import Format
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.formats import formats_of


def export(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help=say("cli-arg-file"))] = None,
    format: Annotated[str, typer.Option("--format", "-f", help=say("cli-arg-format"))] = "text",
    source: Annotated[str, typer.Option("--from", help=say("cli-arg-from"))] = "json",
    game: Annotated[str | None, typer.Option("--game", help=say("cli-arg-from-game"))] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-O", metavar="FILE", help=say("cli-arg-out"))
    ] = None,
    data: Data = None,
    db: Db = None,
    lang: Lang = None,
) -> None:
    language = use(lang)
    if data is not None or db is not None:
        export_server(data, db, out)
        return
    if file is None:
        raise PentapolisError(Message("cli-export-what"))
    text = read_text(file)
    if game is not None:
        found = find_game(game)
    elif source == "json":
        found = find_game(str(parse_save(text).get("game")))  # the save itself names the game
    else:
        raise PentapolisError(Message("cli-from-needs-game", {"format": source}))
    known = formats_of(found, language)
    written = pick(known, format).write(read(known, found, source, text))
    if out is None:
        print(written, end="")
    else:
        write_text(out, written)


def export_server(data: Path | None, db: str | None, out: Path | None) -> None:
    """Export the finished games of a server as data, without any trace of who played them."""
    if out is None:
        raise PentapolisError(Message("cli-data-suffix", {"file": ""}))
    need("numpy", "pyarrow" if out.suffix == ".parquet" else "zstandard")
    from pentapolis.research.dataset import rows_of, writing

    games = 0
    with operating(data, db) as (admin, url), writing(out) as writer:
        for match, players in admin.finished_games(url):
            writer.write(list(rows_of(match, players)))
            games += 1
    print(say("cli-exported", games=games, file=str(out)))


def read(known: dict[str, Format], game: Game, name: str, text: str) -> Match:
    """The match in a text of that format."""
    reader = pick(known, name).read
    if reader is None:
        raise PentapolisError(Message("cli-format-not-read", {"format": name, "game": game.en}))
    return reader(text)


def pick(known: dict[str, Format], name: str) -> Format:
    """A format by name, or an error."""
    if name not in known:
        reason = Message("cli-unknown-format", {"format": name, "known": ", ".join(known)})
        raise PentapolisError(reason)
    return known[name]
