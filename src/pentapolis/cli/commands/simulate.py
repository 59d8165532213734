"""``pentapolis simulate``: bots against bots, many times."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from typing import Annotated

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pentapolis.arena import Pairing, Tally, play_out, run_all
from pentapolis.arena.simulation import Line, Outcome
from pentapolis.cli.common import (
    AsJson,
    GameName,
    Jobs,
    Lang,
    Options,
    find_game,
    make_bot,
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
    seed: Annotated[int, typer.Option("--seed", help=say("cli-arg-first-seed"))] = 1,
    option: Options = None,
    rotate: Annotated[
        bool, typer.Option("--rotate/--no-rotate", help=say("cli-arg-rotate"))
    ] = True,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    found = find_game(game)
    count = seats if seats is not None else default_seats(found, bots)
    options = found.check(count, {**found.unattended, **parse_options(found, option)})
    names = parse_bots(bots, count)
    for name in names:
        make_bot(name, 0)  # a wrong name is told before anything starts
    pairings = [
        Pairing(found.id, seed + i, rotated(names, i if rotate else 0), options)
        for i in range(games)
    ]
    tally = Tally()
    interrupted = play_all(pairings, jobs, tally.add)
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
    """The bots, each some seats further: no bot has the better chair."""
    by %= len(names)
    return tuple(names[by:] + names[:by])


def play_all(
    pairings: list[Pairing], jobs: int, add: Callable[[Outcome], None], done: int = 0
) -> bool:
    """Play everything with a progress bar; True if somebody interrupted.

    Each outcome is added as it comes in; `done` games were played before.
    """
    work = partial(play_out, make=make_bot)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=progress_terminal(), transient=True) as progress:
        task = progress.add_task(say("cli-simulating"), total=done + len(pairings), completed=done)
        try:
            with closing(run_all(work, pairings, jobs)) as outcomes:
                for outcome in outcomes:
                    add(outcome)
                    progress.advance(task)
        except KeyboardInterrupt:
            return True
    return False


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
