"""``pentapolis bench``: the speed of the engine, as ratios to a yardstick."""

from __future__ import annotations

from json import dumps
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.table import Table

import pentapolis
from pentapolis.arena.bench import Bench, Speeds, draw_chart, measure, measure_build, slower
from pentapolis.cli.common import (
    AsJson,
    Lang,
    check_chart,
    find_game,
    print_json,
    progress_terminal,
    terminal,
)
from pentapolis.cli.language import say, use
from pentapolis.core.game import Game


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help=say("cli-arg-games-named"))
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-arg-seats"))] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, help=say("cli-arg-seconds"))
    ] = 1.0,
    builds: Annotated[
        list[Path] | None,
        typer.Option("--build", exists=True, file_okay=False, help=say("cli-arg-build")),
    ] = None,
    least: Annotated[
        float | None, typer.Option("--least", min=0.0, help=say("cli-arg-least"))
    ] = None,
    chart: Annotated[Path | None, typer.Option("--chart", help=say("cli-arg-chart"))] = None,
    output: Annotated[Path | None, typer.Option("--output", help=say("cli-arg-figures"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    check_chart(chart)
    games = [find_game(name) for name in game] if game else list(pentapolis.games().values())
    if seats is not None:
        for one in games:
            one.check(seats, None)
    if least is not None and (builds is None or len(builds) < 2):
        raise typer.BadParameter(say("cli-least-needs-builds"), param_hint="--least")
    if builds:
        arguments = [*[one.id for one in games], "--seconds", str(seconds)]
        arguments += ["--seats", str(seats)] if seats is not None else []
        found = [measure_build(folder, arguments) for folder in builds]
    else:
        found = [measure_here(games, seats, seconds)]
    if chart is not None:
        parts = say("cli-chart-random"), say("cli-chart-copying"), say("cli-chart-search")
        draw_chart(found, chart, say("cli-chart-speed"), parts)
    data = {"builds": [one.to_json() for one in found]} if builds else found[0].to_json()
    if output is not None:
        output.write_text(dumps(data, indent=1) + "\n", "utf-8")
    if json:
        print_json(data)
    else:
        for measured in found:
            show(measured)
    if least is not None and tell_slower(found[0], found[-1], least):
        raise typer.Exit(1)


def tell_slower(before: Bench, after: Bench, least: float) -> bool:
    """Say where the last build is slower than allowed; whether it is anywhere."""
    rows = list(slower(before, after, least))
    for row, part in rows:
        progress_terminal().print(
            say("cli-slower", game=row.game, seats=row.seats, part=f"{part:.2f}", least=str(least))
        )
    return bool(rows)


def measure_here(games: list[Game], seats: int | None, seconds: float) -> Bench:
    """The figures of the build that runs this command."""
    yardsticks: list[float] = []
    speeds: list[Speeds] = []
    with progress_terminal().status(say("cli-measuring")) as status:
        for result in measure(games, seats, seconds):
            if isinstance(result, Speeds):
                speeds.append(result)
                status.update(f"{say('cli-measuring')} {result.game} {result.seats}")
            else:
                yardsticks.append(result)
    return Bench(pentapolis.build(), median(yardsticks) or None, speeds)


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
        say("cli-column-with-copy"), "×", say("cli-column-search"),
        "copy µs", "view µs", "save µs", "load ms",
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
            f"{row.search:,.0f}",
            f"{row.copy:.1f}",
            f"{row.view:.0f}",
            f"{row.save:.0f}",
            f"{row.load / 1000:.1f}",
        )
    screen.print(table)
