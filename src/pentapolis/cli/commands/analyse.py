"""``pentapolis analyse``: the analysis of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

import pentapolis
from pentapolis.arena import analysis as hindsight
from pentapolis.cli.common import (
    AsJson,
    Lang,
    SaveFile,
    check_chart,
    print_json,
    progress_terminal,
    read_save,
    terminal,
)
from pentapolis.cli.language import language, say, use
from pentapolis.core.move import Move
from pentapolis.text import player_name, render


def analyse(
    file: SaveFile,
    playouts: Annotated[
        int, typer.Option("--playouts", min=1, max=1000, help=say("cli-arg-playouts"))
    ] = 24,
    charts: Annotated[Path | None, typer.Option("--chart", help=say("cli-arg-chart"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    check_chart(charts)
    match = pentapolis.load(read_save(file))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=progress_terminal(), transient=True) as progress:
        task = progress.add_task(say("cli-analysing"), total=None)
        found = hindsight.analyse(
            match,
            playouts,
            progress=lambda done, total: progress.update(task, completed=done, total=total),
        )
    players = [player_name(seat, language()) for seat in range(match.seats)]
    notes = [note(match, turn, players) for turn in found.turns]
    if charts is not None:
        title = match.game.cs if language() == "cs" else match.game.en
        hindsight.chart(found, charts, f"{title}: {say('cli-chances')}", players, notes)
    if json:
        print_json({"game": match.game.id, **found.to_json()})
        return
    show(found, players)
    for line in notes or [say("cli-no-turning-point")]:
        terminal().print(line)


def note(match: pentapolis.Match, turn: hindsight.Turn, players: list[str]) -> str:
    """A turning point in words."""

    def word(move: Move) -> str:
        return render(match.game.wording(turn.decision, move), language(), players, match.game)

    return say(
        "cli-turning-point",
        move=turn.position + 1,
        player=players[turn.seat],
        before=round(100 * turn.before),
        after=round(100 * turn.after),
        played=word(turn.move),
        better=word(turn.better),
    )


def show(found: hindsight.Analysis, players: list[str]) -> None:
    """The chances at a dozen positions."""
    table = Table(title=say("cli-chances"), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(say("cli-column-move"), justify="right")
    for player in players:
        table.add_column(player, justify="right")
    step = max(1, len(found.points) // 12)
    for point in [*found.points[:-1:step], found.points[-1]]:
        table.add_row(str(point.position), *[f"{100 * c:.0f} %" for c in point.chances])
    terminal().print(table)
