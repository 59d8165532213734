"""Arguments that several commands share, and how they are parsed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console

import pentapolis
from pentapolis import registry
from pentapolis.arena.simulation import make_bot as make_bot
from pentapolis.bots.styles import check_style
from pentapolis.cli.language import say
from pentapolis.core.errors import BadOption, BadSave, BadSeats, PentapolisError, UnknownBot
from pentapolis.core.game import Game, Option
from pentapolis.core.message import Message

Lang = Annotated[Literal["en", "cs"] | None, typer.Option("--lang", help=say("cli-arg-lang"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("cli-arg-game"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=say("cli-arg-option")),
]
Seed = Annotated[int | None, typer.Option("--seed", help=say("cli-arg-seed"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-arg-json"))]
Plain = Annotated[bool, typer.Option("--plain", help=say("cli-arg-plain"))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, help=say("cli-arg-jobs"))]
Backend = Annotated[
    Literal["processes", "ray"], typer.Option("--backend", help=say("cli-arg-backend"))
]
Address = Annotated[str, typer.Option("--address", help=say("cli-arg-address"))]
Results = Annotated[Path | None, typer.Option("--file", help=say("cli-arg-results"))]
SaveFile = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-arg-file"))]


def need(*libraries: str) -> None:
    """Check the required libraries before long work starts."""
    for name in libraries:
        if find_spec(name) is None:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def check_chart(file: Path | None) -> None:
    """Refuse a chart that cannot be drawn before anything is played."""
    if file is None:
        return
    if file.suffix not in (".svg", ".png"):
        raise BadSeats(Message("cli-chart-suffix", {"file": file.name}))
    need("matplotlib")


def find_game(text: str) -> Game:
    """A game by its id, the beginning of its id, or the prefix of its rule numbers."""
    word = text.lower().replace("_", "-")
    known = list(registry.packages())
    if word not in known:
        found = [name for name in known if name.startswith(word)]
        if len(found) != 1:
            found = [
                name for name, game in pentapolis.games().items() if game.prefix.lower() == word
            ]
        if len(found) == 1:
            word = found[0]
    return registry.game(word)


def parse_options(game: Game, words: Sequence[str] | None) -> dict[str, Any]:
    """``name=value`` pairs as the game's options."""
    found: dict[str, Any] = {}
    known = {option.name: option for option in game.options}
    for word in words or ():
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_") if name not in known else name
        if not equals:
            raise BadOption(Message("cli-bad-option", {"word": word}))
        found[name] = option_value(known.get(name), value.strip())
    return found


def option_value(option: Option | None, text: str) -> Any:
    """The text converted to the option's kind of value; the game itself checks it."""
    if option is None:
        return text
    for choice in option.choices:
        if text.lower() == str(choice).lower():
            return choice
    if text[:1] in "[{" and text:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            return text
    if option.check is not None and "," in text:
        return [item.strip() for item in text.split(",")]
    return int(text) if text.lstrip("-").isdecimal() and len(text) < 20 else text


def parse_bots(text: str, count: int) -> list[str]:
    """That many bots: the names in turn, repeated (``greedy,random``)."""
    names = [word.strip() for word in text.split(",") if word.strip()]
    if not names:
        raise UnknownBot(Message("cli-no-bots"))
    return [names[i % len(names)] for i in range(count)]


def check_bots(game: Game, names: Iterable[str]) -> None:
    """Report a wrong bot before anything starts."""
    for name in names:
        check_style(game, make_bot(name, 0).style)


def read_save(path: Path) -> dict[str, Any]:
    """The JSON of a saved game, or an error."""
    return parse_save(read_text(path))


def parse_save(text: str) -> dict[str, Any]:
    """The JSON of a saved game from its text."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{"):
            raise BadSave(Message("core-save-not-a-save")) from error
        where = {"line": error.lineno, "column": error.colno}
        raise BadSave(Message("core-save-unreadable", {**where})) from error
    except (ValueError, RecursionError) as error:  # a number or nesting beyond all limits
        raise BadSave(Message("core-save-not-a-save")) from error
    if not isinstance(data, dict):
        raise BadSave(Message("core-save-not-a-save"))
    return data


def read_text(path: Path) -> str:
    """A file's text; ``-`` is standard input."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text("utf-8")
    except OSError as error:
        reason = Message("cli-cannot-read", {"file": str(path), "why": error.strerror or ""})
        raise PentapolisError(reason) from error
    except UnicodeDecodeError as error:
        raise BadSave(Message("core-save-not-a-save")) from error


def write_text(path: Path, text: str) -> None:
    """Write a file, completely or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        scratch = path.with_name(path.name + ".part")
        try:
            scratch.write_text(text, "utf-8")
            scratch.replace(path)
        finally:
            scratch.unlink(missing_ok=True)
    except (OSError, ValueError) as error:  # "." is a path without a name
        why = getattr(error, "strerror", None) or str(error)
        raise PentapolisError(
            Message("cli-cannot-write", {"file": str(path), "why": why})
        ) from error


def expanded(text: str) -> Path:
    """A path as typed, with ``~`` expanded."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise PentapolisError(
            Message("cli-cannot-write", {"file": text, "why": str(error)})
        ) from error


def print_json(data: object) -> None:
    """Print data for other programs, and nothing else, on standard output."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def terminal() -> Console:
    """Standard output, with colours if it is a terminal."""
    return Console(highlight=False, emoji=False, markup=False)


def progress_terminal() -> Console:
    """Standard error for progress, so that results can be piped."""
    return Console(highlight=False, emoji=False, stderr=True)
