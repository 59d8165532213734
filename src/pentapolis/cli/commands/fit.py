"""``pentapolis fit``: numbers for a game's bots that are measured in games between bots."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pentapolis.arena import calibration, executor
from pentapolis.arena.calibration import Judgement, Played, Task
from pentapolis.bots.chances import FILE, chances_of
from pentapolis.bots.hints import PLAYOUTS
from pentapolis.cli.common import (
    AsJson,
    GameName,
    Jobs,
    Lang,
    check_bots,
    check_chart,
    find_game,
    make_bot,
    print_json,
    progress_terminal,
    terminal,
    write_text,
)
from pentapolis.cli.language import language, say, use
from pentapolis.core.errors import BadOption
from pentapolis.core.game import Game
from pentapolis.core.message import Message


def fit(
    game: GameName,
    chance: Annotated[bool, typer.Option("--chance", help=say("cli-arg-chance"))] = False,
    check: Annotated[bool, typer.Option("--check", help=say("cli-arg-check-chance"))] = False,
    bots: Annotated[str, typer.Option("--bots", help=say("cli-arg-bots"))] = "greedy,steady",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("cli-arg-games"))] = 200,
    looks: Annotated[int, typer.Option("--looks", min=1, help=say("cli-arg-looks"))] = 6,
    playouts: Annotated[
        int, typer.Option("--playouts", min=4, max=1000, help=say("cli-arg-playouts"))
    ] = PLAYOUTS,
    jobs: Jobs = 1,
    seed: Annotated[int, typer.Option("--seed", help=say("cli-arg-first-seed"))] = 1,
    file: Annotated[Path | None, typer.Option("--file", help=say("cli-arg-results"))] = None,
    output: Annotated[Path | None, typer.Option("--output", help=say("cli-arg-table"))] = None,
    charts: Annotated[Path | None, typer.Option("--chart", help=say("cli-arg-chart"))] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    found = find_game(game)
    if not chance:
        raise BadOption(Message("cli-fit-what"))
    check_chart(charts)
    names = [word.strip() for word in bots.split(",") if word.strip()]
    check_bots(found, names)
    wanted = calibration.tasks(found, names, games, looks, seed, playouts)
    played = observe_all(wanted, jobs, file)
    if not played:
        return
    if check:
        verdict = calibration.judge(chances_of(found), played)
    else:
        verdict = calibration.judge_apart(found, played)
        chances = calibration.fit(found, calibration.cases(played))
        place = output or Path(str(files(found.package).joinpath("bot", FILE)))
        write_text(place, calibration.to_table(found, chances, played, verdict))
    if charts is not None:
        calibration.diagram(verdict, charts, found.en)
    if json:
        print_json({"game": found.id, "games": len(played), **to_json(verdict)})
    else:
        show(found, verdict, len(played))
    if check and not (verdict.hint.holds(found.id) and verdict.chart.holds(found.id)):
        raise typer.Exit(1)


def observe_all(wanted: list[Task], jobs: int, file: Path | None) -> list[Played]:
    """Play and examine all games that the file does not have yet; interruptible."""
    kept = {played.task: played for played in calibration.read_played(file)} if file else {}
    found = [kept[task] for task in wanted if task in kept]
    left = [task for task in wanted if task not in kept]
    work = partial(calibration.observe, make=make_bot)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=progress_terminal(), transient=True) as progress:
        bar = progress.add_task(say("cli-simulating"), total=len(wanted), completed=len(found))
        try:
            with closing(executor(jobs=jobs).run(work, left)) as games:
                for played in games:
                    found.append(played)
                    if file is not None:
                        calibration.write_played(file, played)
                    progress.advance(bar)
        except KeyboardInterrupt:
            terminal().print(say("cli-interrupted", games=len(found)))
    return found


def to_json(verdict: Judgement) -> dict[str, dict[str, float]]:
    """Both verdicts for other programs."""
    return {"hint": verdict.hint.to_json(), "chart": verdict.chart.to_json()}


def show(game: Game, verdict: Judgement, games: int) -> None:
    """Predicted chances and actual results."""
    name = game.cs if language() == "cs" else game.en
    table = Table(
        title=say("cli-fitted", game=name, games=games), box=box.SIMPLE_HEAD, title_justify="left"
    )
    for heading in ("cli-column-said", "cli-column-came", "cli-column-chances"):
        table.add_column(say(heading), justify="right")
    for bin in verdict.hint.bins:
        if bin.count:
            said, came = bin.said / bin.count, bin.came / bin.count
            table.add_row(f"{100 * said:.0f} %", f"{100 * came:.0f} %", str(bin.count))
    screen = terminal()
    screen.print(table)
    for key, found in (("cli-fit-hint", verdict.hint), ("cli-fit-chart", verdict.chart)):
        screen.print(say(key, gap=f"{found.gap:.3f}", skill=f"{found.skill:.2f}"))
