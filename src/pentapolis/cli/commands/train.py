"""``pentapolis train``: better weights by self-play, and the gate that accepts them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pentapolis.arena.executor import Executor, executor
from pentapolis.arena.gate import GREEDY_GAMES, SEARCH_GAMES, Meeting, Verdict, judge
from pentapolis.arena.trainer import Trainer
from pentapolis.arena.training import Setting
from pentapolis.bots.weights import WeightsFile, own, read
from pentapolis.cli.common import (
    Address,
    Backend,
    GameName,
    Jobs,
    Lang,
    Options,
    check_bots,
    find_game,
    parse_options,
    progress_terminal,
    terminal,
    write_text,
)
from pentapolis.cli.language import say, use
from pentapolis.core.errors import PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.message import Message

KINDS = {"greedy": "cli-gate-greedy", "search": "cli-gate-search"}
GATE_SEEDS = 1_000_000_000
"""The gate's seeds start here, far from those of training."""


def train(
    game: GameName,
    method: Annotated[
        list[str] | None, typer.Option("--method", help=say("cli-arg-method"))
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=0, help=say("cli-arg-train-games"))
    ] = 14_000,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-arg-seats"))] = None,
    seed: Annotated[int, typer.Option("--seed", help=say("cli-arg-first-seed"))] = 1,
    start: Annotated[Path | None, typer.Option("--start", help=say("cli-arg-start"))] = None,
    against: Annotated[Path | None, typer.Option("--against", help=say("cli-arg-against"))] = None,
    out: Annotated[Path | None, typer.Option("--out", help=say("cli-arg-weights-out"))] = None,
    gate: Annotated[int, typer.Option("--gate", min=0, help=say("cli-arg-gate"))] = GREEDY_GAMES,
    search: Annotated[
        int, typer.Option("--search-games", min=0, help=say("cli-arg-search-games"))
    ] = SEARCH_GAMES,
    searcher: Annotated[str, typer.Option("--searcher", help=say("cli-arg-searcher"))] = "steady",
    rival_bot: Annotated[str, typer.Option("--rival", help=say("cli-arg-rival"))] = "",
    gate_seed: Annotated[
        int, typer.Option("--gate-seed", help=say("cli-arg-gate-seed"))
    ] = GATE_SEEDS,
    jobs: Jobs = 1,
    backend: Backend = "processes",
    address: Address = "",
    option: Options = None,
    lang: Lang = None,
) -> None:
    use(lang)
    found = find_game(game)
    if found.weights is None:
        raise PentapolisError(Message("cli-no-weights", {"game": found.en}))
    count = seats if seats is not None else 4 if 4 in found.seats else found.seats[0]
    given = parse_options(found, option)
    options = found.check(count, {**found.unattended, **found.training, **given})
    check_bots(found, (searcher, rival_bot or searcher))
    path = out if out is not None else Path(f"{found.id}-weights.json")
    workers = executor(backend, jobs, address)
    before = read(str(start)) if start is not None else own(found)
    rival = read(str(against)) if against is not None else before
    after = improved(
        found, before, method, games, Setting(found.id, count, options), seed, workers, path
    )
    write_text(path, after.text())
    usual = found.check(count, {**found.unattended, **given})
    meeting = Meeting(found.id, count, gate_seed, "greedy", after, rival, usual)
    results: dict[str, Any] = {}
    passed = True
    for kind, total, task in (
        ("greedy", gate, meeting),
        ("search", search, replace(meeting, bot=searcher, rival=rival_bot)),
    ):
        if total:
            verdict = weighed(kind, total, task, workers, path)
            against_bot = {"rival": task.rival} if task.rival else {}
            results[kind] = {"bot": task.bot, **against_bot, **verdict.to_json()}
            passed = passed and verdict.passed
    if not results:
        terminal().print(say("cli-train-written", file=str(path)))
        return
    made = {**after.made, "gate": {"seeds": gate_seed, "passed": passed, **results}}
    write_text(path, replace(after, made=made).text())
    terminal().print(say("cli-train-passed" if passed else "cli-train-failed", file=str(path)))
    if not passed:
        raise typer.Exit(1)


def improved(
    game: Game,
    start: WeightsFile,
    methods: list[str] | None,
    games: int,
    setting: Setting,
    seed: int,
    workers: Executor,
    path: Path,
) -> WeightsFile:
    """The weights after all methods, applied one after another."""
    found = replace(start, rules=game.rules_version, made={"steps": start.made.get("steps", [])})
    for method in (methods or list(game.methods)) if games else ():
        kept = path.with_name(f"{path.name}.{method}")
        trainer = Trainer(setting, found, seed, workers, kept)
        with bar() as progress:
            note = teller(progress, say("cli-training", method=method), games)
            found = trainer.train(method, games, note)
    return found


def weighed(kind: str, total: int, first: Meeting, workers: Executor, path: Path) -> Verdict:
    """One half of the gate, and its result."""
    seen = path.with_name(f"{path.name}.gate")
    tasks = [replace(first, seed=first.seed + i) for i in range(total)]
    with bar() as progress:
        verdict = judge(workers, tasks, teller(progress, say(KINDS[kind]), total), seen)
    low, high = (100 * (verdict.share + sign * verdict.margin) for sign in (-1, 1))
    new, old = verdict.to_json()["points"]
    terminal().print(
        say(
            "cli-gate-result",
            kind=say(KINDS[kind]),
            games=total,
            share=f"{100 * verdict.share:.1f}",
            low=f"{low:.1f}",
            high=f"{high:.1f}",
            new=f"{new:.1f}",
            old=f"{old:.1f}",
        )
    )
    return verdict


def teller(progress: Progress, what: str, total: int) -> Callable[[int], None]:
    """A new progress bar, and the function that advances it."""
    task = progress.add_task(what, total=total)
    return lambda done: progress.update(task, completed=done)


def bar() -> Progress:
    """A progress display on standard error."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=progress_terminal(), transient=True,
    )  # fmt: skip
