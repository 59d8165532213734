"""``pentapolis cards``: all components of a game, with their generated texts."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from pentapolis.cli.common import AsJson, GameName, Lang, Plain, find_game, print_json, terminal
from pentapolis.cli.language import language, say, use
from pentapolis.core.game import Component, Game
from pentapolis.core.message import Message
from pentapolis.text import render


def cards(
    game: GameName,
    filter: Annotated[
        list[str] | None, typer.Argument(metavar="WORDS", help=say("cli-arg-filter"))
    ] = None,
    json: AsJson = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    use(lang)
    found = find_game(game)
    words = [word.casefold() for word in filter or ()]
    chosen = [one for one in found.components().values() if fits(found, one, words)]
    if json:
        print_json([{**one.to_json(), "text": told(found, one.text)} for one in chosen])
        return
    screen = terminal()
    if not chosen:
        screen.print(say("cli-nothing-found", words=" ".join(words)))
        raise typer.Exit(1)
    if plain:
        for one in chosen:
            parts = [told(found, one.text), told(found, one.note)]
            about = ". ".join(part for part in parts if part)
            print(f"{name_of(one)} ({one.id}): {about}.")
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in (say("cli-column-id"), say("cli-column-name"), say("cli-column-text")):
        table.add_column(heading)
    for one in chosen:
        note = told(found, one.note)
        text = told(found, one.text)
        table.add_row(one.id, name_of(one), "\n".join(t for t in (text, note) if t))
    screen.print(table)


def name_of(one: Component) -> str:
    """The name in the current language."""
    return one.cs if language() == "cs" else one.en


def told(game: Game, message: Message | None) -> str:
    """A text of a component in the current language."""
    return render(message, language(), (), game.prefix) if message is not None else ""


def fits(game: Game, one: Component, words: list[str]) -> bool:
    """Whether all words occur somewhere in the component's name and texts."""
    text = " ".join(
        (
            *(one.id, one.en, one.cs, one.group, told(game, one.text), told(game, one.note)),
            *(value for value in one.facts.values() if isinstance(value, str)),
        )
    ).casefold()
    return all(word in text for word in words)
