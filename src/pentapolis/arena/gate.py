"""The gate: new weights are accepted only if games prove them better than the old ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from math import sqrt
from pathlib import Path
from typing import Any

import pentapolis
from pentapolis.arena.executor import Executor, Journal
from pentapolis.arena.simulation import CONFIDENCE, make_bot
from pentapolis.bots.weights import WeightsFile
from pentapolis.core.score import Score, places

GREEDY_GAMES = 600
SEARCH_GAMES = 60


@dataclass(frozen=True)
class Meeting:
    """One game between two sets of weights, on alternate seats; the seed decides who begins."""

    game: str
    seats: int
    seed: int
    bot: str
    new: WeightsFile
    old: WeightsFile
    options: Mapping[str, Any]
    rival: str = ""
    """The bot that plays by the old weights, if it has another budget."""


@dataclass(frozen=True)
class Result:
    """The share of comparisons that the new weights won, and both mean scores."""

    share: float
    new: float
    old: float


def meet(task: Meeting) -> Result:
    """Play a meeting; each seat with new weights is compared with every seat with old ones."""
    match = pentapolis.new(task.game, seats=task.seats, seed=task.seed, options=task.options)
    fresh = [(seat + task.seed) % 2 == 0 for seat in range(task.seats)]
    names = [task.bot if new else task.rival or task.bot for new in fresh]
    bots = [make_bot(name, 97 * task.seed + seat) for seat, name in enumerate(names)]
    for bot, new in zip(bots, fresh, strict=True):
        bot.weights = task.new if new else task.old
    while not match.over:
        seat = match.decisions[0].seat
        match.play(seat, bots[seat].choose(match, seat))
    return compare(match.scores, fresh)


def compare(scores: list[Score], fresh: Sequence[bool]) -> Result:
    """The new seats (`fresh`) of a finished game against the old ones, each with each."""
    rank = places(scores)
    mine = [seat for seat, new in enumerate(fresh) if new]
    theirs = [seat for seat, new in enumerate(fresh) if not new]
    wins = [
        1.0 if rank[one] < rank[other] else 0.5 if rank[one] == rank[other] else 0.0
        for one in mine
        for other in theirs
    ]
    return Result(
        sum(wins) / len(wins),
        sum(scores[seat].total for seat in mine) / len(mine),
        sum(scores[seat].total for seat in theirs) / len(theirs),
    )


@dataclass
class Verdict:
    """The results of all games of one kind; games are independent, results in one game are not."""

    results: list[Result] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The mean share won."""
        return sum(result.share for result in self.results) / len(self.results)

    @property
    def margin(self) -> float:
        """Half of its 95 % interval, from the variation between games."""
        count = len(self.results)
        if count < 2:
            return 1.0
        mean = self.share
        spread = sum((result.share - mean) ** 2 for result in self.results) / (count - 1)
        return CONFIDENCE * sqrt(spread / count)

    @property
    def passed(self) -> bool:
        """Whether the lower end of the interval is above one half."""
        return self.share - self.margin > 0.5

    def to_json(self) -> dict[str, Any]:
        """The result as a weights file keeps it."""
        count = len(self.results)
        return {
            "games": count,
            "share": round(self.share, 4),
            "interval": [round(self.share - self.margin, 4), round(self.share + self.margin, 4)],
            "points": [
                round(sum(result.new for result in self.results) / count, 2),
                round(sum(result.old for result in self.results) / count, 2),
            ],
        }


class Meetings(Journal[Meeting, Result]):
    """The games already played for a gate, identified by the content of the weights."""

    def key(self, task: Meeting) -> object:
        said = repr((dict(task.new.values), dict(task.old.values), dict(task.options)))
        mark = sha256(said.encode()).hexdigest()[:16]
        bots = f"{task.bot} {task.rival}".rstrip()
        return f"{task.game} {task.seats} {task.seed} {bots} {mark}"

    def row(self, task: Meeting, result: Result) -> dict[str, Any]:
        return {"task": self.key(task), "result": asdict(result)}

    def entry(self, row: dict[str, Any]) -> tuple[object, Result]:
        return row["task"], Result(**row["result"])


def judge(
    executor: Executor, tasks: list[Meeting], note: Callable[[int], None], path: Path | None = None
) -> Verdict:
    """Play all games of one kind; with a file, an interrupted gate continues where it stopped."""
    verdict = Verdict()
    journal = Meetings(path) if path is not None else None
    with closing(executor.run(meet, tasks, journal)) as results:
        for result in results:
            verdict.results.append(result)
            note(len(verdict.results))
    return verdict
