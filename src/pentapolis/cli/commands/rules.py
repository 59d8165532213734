"""``pentapolis rules``: the numbered rules, by number or by words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

import pentapolis
from pentapolis.cli.common import AsJson, Lang, find_game, print_json, terminal
from pentapolis.cli.language import language, say, use
from pentapolis.cli.rule_search import find, game_of, readable
from pentapolis.core.game import Game
from pentapolis.rulebook import Rule
from pentapolis.rulebook import rules as all_rules


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="ID|WORDS", help=say("cli-arg-rule"))
    ] = None,
    game: Annotated[str | None, typer.Option("--game", "-g", help=say("cli-arg-game"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    text = " ".join(words or ())
    if game is None and text in pentapolis.games():
        game, text = text, ""
    games = chosen(text, game)
    if not text and game is None:
        overview(games)
        return
    found = {
        one.id: find(one, text, language()) if text else list(all_rules(one, language()).values())
        for one in games
    }
    if json:
        print_json(
            [
                {"game": name, "number": rule.number, "section": rule.section, "text": rule.text}
                for name, rows in found.items()
                for rule in rows
            ]
        )
        return
    screen = terminal()
    if not any(found.values()):
        screen.print(say("cli-no-rule", words=text))
        raise typer.Exit(1)
    for one in games:
        if found[one.id]:
            show(one, found[one.id], len(games) > 1)


def chosen(text: str, name: str | None) -> list[Game]:
    """The named game, the one whose rule numbers have that prefix, or all."""
    if name is not None:
        return [find_game(name)]
    by_number = game_of(text) if text else None
    return [by_number] if by_number is not None else list(pentapolis.games().values())


def show(game: Game, found: list[Rule], named: bool) -> None:
    """Rules under the headings of their sections."""
    screen = terminal()
    if named:
        screen.print(Text(game.cs if language() == "cs" else game.en, "bold underline"))
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            screen.print(Text(section, "bold"))
        line = Text(f"{rule.number}  ", "cyan")
        screen.print(line.append(readable(rule.text), "default"))


def overview(games: list[Game]) -> None:
    """The sections of every game with their numbers."""
    screen = terminal()
    for game in games:
        screen.print(Text(game.cs if language() == "cs" else game.en, "bold"))
        sections: dict[str, list[Rule]] = {}
        for rule in all_rules(game, language()).values():
            sections.setdefault(rule.section, []).append(rule)
        for section, rows in sections.items():
            first, last = rows[0].number, rows[-1].number
            numbers = first if first == last else f"{first} – {last}"
            screen.print(Text(f"  {section}  ").append(numbers, "cyan"))
    screen.print(say("cli-rules-how"))
