"""``pentapolis about``: versions, games, sources of the facts, the fan-work notice."""

from __future__ import annotations

import platform
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

import pentapolis
from pentapolis.bots.styles import label, styles_of
from pentapolis.cli.common import AsJson, Lang, find_game, print_json, terminal
from pentapolis.cli.language import language, say, use
from pentapolis.core.game import Game, Option
from pentapolis.core.message import Message
from pentapolis.formats import formats_of
from pentapolis.rulebook import rules
from pentapolis.sources import caveat, reconstructed, sources
from pentapolis.text import has_text, render


def about(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=say("cli-arg-game"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    if json:
        games = [find_game(game)] if game else list(pentapolis.games().values())
        print_json(as_json(games))
    elif game is None:
        show_all()
    else:
        show_game(find_game(game))


def show_all() -> None:
    """The collection."""
    screen = terminal()
    screen.print(Text(f"Pentapolis {pentapolis.__version__}", "bold"))
    screen.print(
        f"{say('cli-engine', build=pentapolis.build())} · Python {platform.python_version()}"
    )
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in (
        say("cli-column-game"), "id", say("cli-column-seats"), say("cli-column-rules"),
        say("cli-column-components"), say("cli-column-reconstructed"),
    ):  # fmt: skip
        table.add_column(heading)
    for game in pentapolis.games().values():
        table.add_row(
            title(game),
            game.id,
            f"{game.seats[0]}–{game.seats[-1]}",
            f"{len(rules(game))} (v{game.rules_version})",
            str(len(game.components())),
            str(len(reconstructed(game))),
        )
    screen.print(table)
    screen.print(say("cli-about-more"))
    screen.print(Text(say("cli-fan-work"), "dim"))


def show_game(game: Game) -> None:
    """One game: a summary, its options, and how certain its facts are."""
    screen = terminal()
    prefix = game.prefix.lower()
    screen.print(Text(f"{title(game)} ({game.id})", "bold"))
    screen.print(render(Message(f"{prefix}-summary"), language()))
    told = caveat(game)
    if told is not None:
        screen.print(render(told, language()))
    screen.print(
        say(
            "cli-about-game",
            least=game.seats[0],
            most=game.seats[-1],
            version=game.rules_version,
            rules=len(rules(game)),
            prefix=game.prefix,
        )
    )
    for option in game.options:
        screen.print(Text(f"  {option.name}", "cyan").append(f"  {option_text(game, option)}"))
    styles = [f"{name} ({render(label(game, name), language())})" for name in styles_of(game)]
    if styles:
        screen.print(say("cli-about-styles", styles=", ".join(styles)))
    screen.print(say("cli-about-formats", formats=", ".join(formats_of(game))))
    screen.print(Text(say("cli-about-sources"), "bold"))
    for source, count in sources(game).most_common():
        screen.print(f"  {count:>4}  {source}")
    doubtful = reconstructed(game)
    if doubtful:
        screen.print(Text(say("cli-about-reconstructed"), "bold"))
        for one in doubtful:
            screen.print(f"  {one.id}  {one.cs if language() == 'cs' else one.en}")
    else:
        screen.print(say("cli-about-no-reconstructed"))
    screen.print(Text(say("cli-fan-work"), "dim"))


def title(game: Game) -> str:
    """The name of a game in the current language."""
    return game.cs if language() == "cs" else game.en


def option_text(game: Game, option: Option) -> str:
    """What an option means, and its choices, the default first."""
    base = f"{game.prefix.lower()}-option-{option.name}"
    choices: list[str] = []
    for choice in option.choices:
        key = f"{base}-{choice}"
        word = str(choice).lower()
        if isinstance(choice, str) and has_text(key, language()):
            word += f" ({render(Message(key), language())})"
        choices.append(word)
    return f"{render(Message(base), language())}: {', '.join(choices)}"


def as_json(games: list[Game]) -> dict[str, Any]:
    """Everything for other programs."""
    return {
        "version": pentapolis.__version__,
        "build": pentapolis.build(),
        "python": platform.python_version(),
        "games": [
            {
                "id": game.id,
                "en": game.en,
                "cs": game.cs,
                "seats": [game.seats[0], game.seats[-1]],
                "rules_version": game.rules_version,
                "rules": len(rules(game)),
                "options": {option.name: list(option.choices) for option in game.options},
                "styles": list(styles_of(game)),
                "formats": list(formats_of(game)),
                "components": len(game.components()),
                "reconstructed": [one.id for one in reconstructed(game)],
            }
            for game in games
        ],
    }
