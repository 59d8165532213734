"""``pentapolis bench``: how quick the engine is, as ratios to a yardstick."""

from __future__ import annotations

from statistics import median
from typing import Annotated

import typer
from rich.table import Table

import pentapolis
from pentapolis.arena.bench import Bench, Speeds, measure
from pentapolis.cli.common import (
    AsJson,
    Lang,
    find_game,
    print_json,
    progress_terminal,
    terminal,
)
from pentapolis.cli.language import say, use


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help=say("cli-arg-games-named"))
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-arg-seats"))] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help=say("cli-arg-seconds"))
    ] = 1.0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    games = [find_game(name) for name in game] if game else list(pentapolis.games().values())
    if seats is not None:
        for one in games:
            one.check(seats, None)
    yardsticks: list[float] = []
    speeds: list[Speeds] = []
    with progress_terminal().status(say("cli-measuring")) as status:
        for result in measure(games, seats, seconds):
            if isinstance(result, Speeds):
                speeds.append(result)
                status.update(f"{say('cli-measuring')} {result.game} {result.seats}")
            else:
                yardsticks.append(result)
    found = Bench(pentapolis.build(), median(yardsticks) or None, speeds)
    if json:
        print_json(found.to_json())
    else:
        show(found)


def thousands(speed: float) -> str:
    """A speed that fits into a narrow column."""
    return f"{speed / 1000:.1f}k"


def show(found: Bench) -> None:
    """The figures as a table."""
    screen = terminal()
    screen.print(say("cli-engine", build=found.build))
    if found.yardstick:
        screen.print(say("cli-yardstick", speed=f"{found.yardstick:,.0f}"))
    else:
        screen.print(say("cli-no-yardstick"))
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(say("cli-column-game"), no_wrap=True)
    for heading in (
        say("cli-column-seats"), say("cli-column-decisions"), say("cli-column-speed"), "×",
        say("cli-column-with-copy"), "×", "copy µs", "view µs", "save µs", "load ms",
    ):  # fmt: skip
        table.add_column(heading, justify="right")
    for row in found.speeds:
        table.add_row(
            row.game,
            str(row.seats),
            f"{row.decisions_per_game:.0f}",
            thousands(row.playout),
            f"{row.ratio:.1f}" if row.ratio else "–",
            thousands(row.playout_with_copy),
            f"{row.ratio_with_copy:.1f}" if row.ratio_with_copy else "–",
            f"{row.copy:.1f}",
            f"{row.view:.0f}",
            f"{row.save:.0f}",
            f"{row.load / 1000:.1f}",
        )
    screen.print(table)
