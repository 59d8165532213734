"""``pentapolis fuzz``: random games, checked against every promise until time is up."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import pentapolis
from pentapolis.arena import executor
from pentapolis.arena.fuzz import Verdict, Verdicts, cases, check
from pentapolis.cli.common import (
    Address,
    Backend,
    Jobs,
    Lang,
    Results,
    find_game,
    progress_terminal,
    terminal,
    write_text,
)
from pentapolis.cli.language import say, use


def fuzz(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help=say("cli-arg-games-named"))
    ] = None,
    minutes: Annotated[
        float, typer.Option("--minutes", min=0.0, help=say("cli-arg-minutes"))
    ] = 5.0,
    games: Annotated[
        int | None, typer.Option("--games", "-n", min=1, help=say("cli-arg-games"))
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-arg-seats"))] = None,
    every: Annotated[int, typer.Option("--every", min=1, help=say("cli-arg-every"))] = 11,
    seed: Annotated[int, typer.Option("--seed", help=say("cli-arg-first-seed"))] = 1,
    jobs: Jobs = 1,
    backend: Backend = "processes",
    address: Address = "",
    file: Results = None,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help=say("cli-arg-failures"))] = Path(
        "failures"
    ),
    lang: Lang = None,
) -> None:
    use(lang)
    chosen = [find_game(name) for name in game] if game else list(pentapolis.games().values())
    if seats is not None:
        for one in chosen:
            one.check(seats, None)
    played: Counter[str] = Counter()
    moves = 0
    failures: list[tuple[Verdict, Path]] = []
    deadline = monotonic() + 60 * minutes
    endless = cases(chosen, seed, every, seats)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    journal = Verdicts(file) if file is not None else None
    work = executor(backend, jobs, address).run(check, endless, journal)
    with (
        closing(work) as verdicts,
        Progress(*columns, console=progress_terminal(), transient=True) as progress,
    ):
        task = progress.add_task(say("cli-fuzzing", games=0, failures=0), total=60 * minutes)
        started = monotonic()
        try:
            for verdict in verdicts:
                played[verdict.case.game] += 1
                moves += verdict.moves
                if verdict.failure:
                    failures.append((verdict, keep(verdict, out)))
                total = played.total()
                progress.update(
                    task,
                    completed=monotonic() - started,
                    description=say("cli-fuzzing", games=total, failures=len(failures)),
                )
                if monotonic() >= deadline or total == games:
                    break
        except KeyboardInterrupt:
            pass
    screen = terminal()
    for verdict, path in failures:
        screen.print(f"✗ {verdict.failure}", style="red")
        screen.print(f"  pentapolis replay {path}")
    for name, count in played.items():
        screen.print(f"{name}: {count}")
    screen.print(say("cli-fuzzed", games=played.total(), moves=moves, failures=len(failures)))
    if failures:
        raise typer.Exit(1)


def keep(verdict: Verdict, folder: Path) -> Path:
    """Write a failing game to a file that `replay` can open."""
    case = verdict.case
    path = folder / f"{case.game}-{case.seats}-{case.seed}.json"
    write_text(path, json.dumps(verdict.save, indent=1))
    return path
