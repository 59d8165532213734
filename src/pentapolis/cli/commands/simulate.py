"""``pentapolis simulate``: bots against bots, many times."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import pentapolis
from pentapolis.arena import Executor, Outcomes, Pairing, Tally, executor, play_out
from pentapolis.arena.simulation import Line, Outcome
from pentapolis.cli.common import (
    Address,
    AsJson,
    Backend,
    GameName,
    Jobs,
    Lang,
    Options,
    Results,
    check_bots,
    find_game,
    make_bot,
    need,
    parse_bots,
    parse_options,
    print_json,
    progress_terminal,
    terminal,
)
from pentapolis.cli.language import language, say, use
from pentapolis.core.game import Game


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("cli-arg-games"))] = 100,
    bots: Annotated[str, typer.Option("--bots", help=say("cli-arg-bots"))] = "greedy,random",
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-arg-seats"))] = None,
    jobs: Jobs = 1,
    backend: Backend = "processes",
    address: Address = "",
    seed: Annotated[int, typer.Option("--seed", help=say("cli-arg-first-seed"))] = 1,
    option: Options = None,
    rotate: Annotated[
        bool, typer.Option("--rotate/--no-rotate", help=say("cli-arg-rotate"))
    ] = True,
    file: Results = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-O", metavar="FILE", help=say("cli-arg-data-out"))
    ] = None,
    contents: Annotated[
        Literal["view", "encoding", "none"], typer.Option(help=say("cli-arg-contents"))
    ] = "view",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    found = find_game(game)
    count = seats if seats is not None else default_seats(found, bots)
    options = found.check(count, {**found.unattended, **parse_options(found, option)})
    names = parse_bots(bots, count)
    check_bots(found, names)
    pairings = [
        Pairing(found.id, seed + i, rotated(names, i if rotate else 0), options)
        for i in range(games)
    ]
    tally = Tally()
    where = executor(backend, jobs, address)
    if out is None:
        interrupted = play_all(pairings, where, tally.add, file)
    else:
        interrupted = write_data(pairings, where, tally, file, out, contents)
    if json:
        print_json(
            {"game": found.id, "seats": count, "interrupted": interrupted, **tally.to_json()}
        )
        return
    show(found, count, tally, interrupted)


def default_seats(game: Game, bots: str) -> int:
    """As many seats as bots are named, within the limits of the game."""
    named = len(bots.split(","))
    usual = 4 if 4 in game.seats else game.seats[-1]
    return named if named in game.seats and named > 2 else usual


def rotated(names: list[str], by: int) -> tuple[str, ...]:
    """The bots, each some seats further on, so that no bot has the better seats."""
    by %= len(names)
    return tuple(names[by:] + names[:by])


def play_all(
    pairings: list[Pairing],
    where: Executor,
    add: Callable[[Outcome], None],
    file: Path | None,
    keep: bool = False,
) -> bool:
    """Play everything with a progress bar; True if it was interrupted.

    Outcomes are added in the order of the pairings; games in the file are not played again.
    """
    work = partial(play_out, make=make_bot, keep=keep)
    journal = Outcomes(file, keep) if file is not None else None
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=progress_terminal(), transient=True) as progress:
        task = progress.add_task(say("cli-simulating"), total=len(pairings))
        try:
            with closing(where.run(work, pairings, journal)) as outcomes:
                for outcome in outcomes:
                    add(outcome)
                    progress.advance(task)
        except KeyboardInterrupt:
            return True
    return False


def write_data(
    pairings: list[Pairing],
    where: Executor,
    tally: Tally,
    file: Path | None,
    out: Path,
    contents: str,
) -> bool:
    """Play everything and write a row for every decision; True if it was interrupted.

    Finished games are stored at once in a file beside the data; the same command continues from it.
    """
    need("numpy", "pyarrow" if out.suffix == ".parquet" else "zstandard")
    from pentapolis.research.dataset import check_path, rows_of, writing

    check_path(out)
    journal = file if file is not None else out.with_name(f"{out.name}.games")
    with writing(out) as writer:

        def add(outcome: Outcome) -> None:
            tally.add(outcome)
            pairing = outcome.pairing
            match = pentapolis.new(
                pairing.game, seats=len(pairing.bots), seed=pairing.seed, options=pairing.options
            )
            for seat, text in outcome.record:
                match.play(seat, text)
            writer.write(list(rows_of(match, pairing.bots, contents)))

        interrupted = play_all(pairings, where, add, journal, keep=True)
    if file is None and not interrupted:
        journal.unlink(missing_ok=True)
    return interrupted


def show(game: Game, seats: int, tally: Tally, interrupted: bool) -> None:
    """The result table."""
    screen = terminal()
    if interrupted:
        screen.print(say("cli-interrupted", games=tally.games))
    if not tally.games:
        return
    name = game.cs if language() == "cs" else game.en
    table = Table(
        title=say("cli-simulated", game=name, seats=seats, games=tally.games),
        box=box.SIMPLE_HEAD,
        title_justify="left",
        title_style="bold",
    )
    table.add_column(say("cli-column-bot"))
    for heading in (
        say("cli-column-seats"), say("cli-column-wins"), say("cli-column-rate"),
        say("cli-column-mean"), say("cli-column-best"),
    ):  # fmt: skip
        table.add_column(heading, justify="right")
    ranked = sorted(tally.lines.items(), key=lambda item: -item[1].win_rate)
    for bot, line in ranked:
        table.add_row(bot, *cells(line))
    if len(ranked) == 1:
        for seat in sorted(tally.by_seat):
            table.add_row(say("cli-seat", number=seat + 1), *cells(tally.by_seat[seat]))
    screen.print(table)
    screen.print(
        say(
            "cli-per-game",
            decisions=f"{tally.decisions / tally.games:.1f}",
            rounds=f"{tally.rounds / tally.games:.1f}",
            most=tally.longest,
            milliseconds=f"{1000 * tally.seconds / tally.games:.0f}",
        )
    )


def cells(line: Line) -> tuple[str, ...]:
    """Seats, wins, rate with its 95 % interval, mean score with its deviation, best score."""
    wins = f"{line.wins:.1f}".removesuffix(".0")
    return (
        str(line.seats),
        wins,
        f"{100 * line.win_rate:.1f} ± {100 * line.win_error:.1f} %",
        f"{line.mean:.1f} ± {line.deviation:.1f}",
        str(line.best),
    )
