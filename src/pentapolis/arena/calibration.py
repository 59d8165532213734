"""Calibration of chances by games between bots: how safe a lead is.

One bot plays all seats of a game to its end. At a few positions the asked seat gets a hint, and the
chart of the game is computed; the results of their playouts are stored with the winner. The scales
of `bots.chances` are those that make the actual winners most likely. Every game is judged by scales
that were fitted without it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pentapolis
from pentapolis import registry
from pentapolis.arena.analysis import past, played_on
from pentapolis.bots import Bot
from pentapolis.bots.chances import Chances, Scale, final, shares, stretched
from pentapolis.bots.hints import EACH, PLAYOUTS, compare
from pentapolis.core.game import Game

FOLDS = 5
BINS = 10
MOST_GAP = 0.05
LEAST_SKILL = {"terra-mystica": 0.40}
USUAL_SKILL = 0.30

Ends = list[list[float]]


@dataclass(frozen=True)
class Look:
    """A position: its stage, who was asked, and the final values of playouts."""

    stage: int
    seat: int
    hint: Ends
    chart: Ends


@dataclass(frozen=True)
class Task:
    """A game to be played and examined."""

    game: str
    seed: int
    seats: int
    bot: str
    looks: int
    playouts: int = PLAYOUTS
    """Playouts for a hint's search; a move and a point of the chart get a quarter of it."""


@dataclass(frozen=True)
class Played:
    """A finished game: each seat's share of the victory, and the positions examined."""

    task: Task
    won: list[float]
    looks: list[Look]


def tasks(
    game: Game, bots: list[str], games: int, looks: int, seed: int, playouts: int = PLAYOUTS
) -> list[Task]:
    """That many games, with every number of seats and every bot in turn."""
    return [
        Task(
            game.id,
            seed + i,
            game.seats[i % len(game.seats)],
            bots[i // len(game.seats) % len(bots)],
            looks,
            playouts,
        )
        for i in range(games)
    ]


def observe(task: Task, make: Callable[[str, int], Bot]) -> Played:
    """Play a game and examine it."""
    game = registry.game(task.game)
    match = pentapolis.new(task.game, seats=task.seats, seed=task.seed, options=game.unattended)
    bots = [make(task.bot, task.seed * 89 + seat) for seat in range(task.seats)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
    rng = Random(f"looks {task.seed}")
    looks: list[Look] = []
    for i in range(task.looks):
        position = int(match.position * (i + rng.random()) / task.looks)
        looks.append(look(match, position, task.playouts))
    return Played(task, final(match.state), looks)


def look(match: pentapolis.Match, position: int, playouts: int) -> Look:
    """The playouts of a hint and of the chart at that position."""
    then = past(match, position)
    seat = match.record[position][0]
    stage = match.game.stage(then.state)
    ends = compare(then, seat, 1, None, playouts=playouts)[0].values
    chart = played_on(match, then.state, Random(f"analysis {position}"), playouts // EACH)
    return Look(stage, seat, rounded(ends), rounded(chart))


def rounded(ends: Ends) -> Ends:
    """Values as stored in a file."""
    return [[round(value, 1) for value in values] for values in ends]


# --- the file of games that were looked at ---------------------------------------------------


def write_played(path: Path, played: Played) -> None:
    """Append a game to the file."""
    task = played.task
    row = {
        "game": task.game, "seed": task.seed, "seats": task.seats, "bot": task.bot,
        "playouts": task.playouts, "won": played.won,
        "looks": [[look.stage, look.seat, look.hint, look.chart] for look in played.looks],
    }  # fmt: skip
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def read_played(path: Path) -> Iterator[Played]:
    """The games of a file; an incomplete last line is ignored."""
    if path.exists():
        for line in path.read_text("utf-8").split("\n")[:-1]:
            row = json.loads(line)
            looks = [Look(*found) for found in row["looks"]]
            task = Task(
                row["game"], row["seed"], row["seats"], row["bot"], len(looks), row["playouts"]
            )
            yield Played(task, row["won"], looks)


# --- fitting ---------------------------------------------------------------------------------

TEMPERATURES = [0.05 * 1.35**i for i in range(22)]
"""As a share of the game's spread."""
SHARPNESS = [0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.7, 2.0, 2.4]
INERTIA = 4.0
"""How much a scale must reduce the surprise to differ from the whole game's, by distance."""


@dataclass
class Case:
    """Playout results with the actual result."""

    stage: int
    ends: Ends
    won: list[float]
    memory: dict[float, list[float]] = field(default_factory=dict)

    def shares(self, temperature: float) -> list[float]:
        """The mean shares at a temperature."""
        if temperature not in self.memory:
            self.memory[temperature] = shares(Scale(temperature), self.ends)
        return self.memory[temperature]

    def surprise(self, scale: Scale) -> float:
        """The surprise: the negative logarithm of the probability of the actual result."""
        told = stretched(scale, self.shares(scale.temperature))
        return -sum(won * math.log(max(chance, 1e-9)) for won, chance in zip(self.won, told))


def cases(games: Iterable[Played]) -> list[Case]:
    """Hints and charts of all games."""
    return [
        Case(look.stage, ends, played.won)
        for played in games
        for look in played.looks
        for ends in (look.hint, look.chart)
    ]


def fit(game: Game, known: list[Case]) -> Chances:
    """The scales that minimise the surprise; a rarely seen stage stays close to the others."""
    whole = best_scale(game, known, None)
    stages = max(case.stage for case in known) + 1
    by_stage: list[list[Case]] = [[] for _ in range(stages)]
    for case in known:
        by_stage[case.stage].append(case)
    return Chances([best_scale(game, found, whole) for found in by_stage])


def best_scale(game: Game, known: list[Case], usual: Scale | None) -> Scale:
    """One scale for some cases, drawn towards the usual one."""
    best, least = usual or Scale(game.spread), math.inf
    for part in TEMPERATURES:
        for sharpness in SHARPNESS:
            scale = Scale(round(part * game.spread, 3), sharpness)
            total = INERTIA * distance(scale, usual) if usual is not None else 0.0
            total += sum(case.surprise(scale) for case in known)
            if total < least:
                best, least = scale, total
    return best


def distance(one: Scale, other: Scale) -> float:
    """How far apart two scales are."""
    return (
        abs(math.log(one.temperature / other.temperature))
        + abs(math.log(one.sharpness / other.sharpness))
    )  # fmt: skip


# --- judging ---------------------------------------------------------------------------------


@dataclass
class Bin:
    """Predicted chances of similar size."""

    said: float = 0.0
    came: float = 0.0
    count: int = 0


@dataclass
class Verdict:
    """How predicted chances compare with the results."""

    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])
    error: float = 0.0
    blind: float = 0.0
    """The error of always predicting equal chances."""

    def add(self, told: list[float], won: list[float]) -> None:
        """Count the chances of all seats at one position."""
        for chance, came in zip(told, won):
            bin = self.bins[min(BINS - 1, int(BINS * chance))]
            bin.said += chance
            bin.came += came
            bin.count += 1
            self.error += (chance - came) ** 2
            self.blind += (1 / len(won) - came) ** 2

    @property
    def gap(self) -> float:
        """The mean distance between prediction and result, over the bins."""
        count = sum(bin.count for bin in self.bins)
        return sum(abs(bin.said - bin.came) for bin in self.bins) / count

    @property
    def skill(self) -> float:
        """The Brier skill: the part of the blind error that is avoided."""
        return 1.0 - self.error / self.blind

    def holds(self, game: str) -> bool:
        """Whether the chances are good enough."""
        return self.gap <= MOST_GAP and self.skill >= LEAST_SKILL.get(game, USUAL_SKILL)

    def to_json(self) -> dict[str, Any]:
        """The verdict for other programs."""
        return {"gap": round(self.gap, 4), "skill": round(self.skill, 4)}


@dataclass
class Judgement:
    """The verdicts on hints and on charts."""

    hint: Verdict = field(default_factory=Verdict)
    chart: Verdict = field(default_factory=Verdict)

    def add(self, chances: Chances, played: Played) -> None:
        """Judge one more game by those scales."""
        for look in played.looks:
            self.hint.add(chances.tell(look.stage, look.hint), played.won)
            self.chart.add(chances.tell(look.stage, look.chart), played.won)


def judge(chances: Chances, games: list[Played]) -> Judgement:
    """How these scales do in games that they were not fitted to."""
    found = Judgement()
    for played in games:
        found.add(chances, played)
    return found


def judge_apart(game: Game, games: list[Played]) -> Judgement:
    """How a fit does in these same games: each is judged by a fit to the others."""
    found = Judgement()
    for fold in range(FOLDS):
        others = [played for played in games if played.task.seed % FOLDS != fold]
        held = [played for played in games if played.task.seed % FOLDS == fold]
        if others and held:
            chances = fit(game, cases(others))
            for played in held:
                found.add(chances, played)
    return found


def to_table(game: Game, chances: Chances, games: list[Played], verdict: Judgement) -> str:
    """The game's table as its file holds it: the scales, their origin and their quality."""
    bots: dict[str, int] = {}
    for played in games:
        bots[played.task.bot] = bots.get(played.task.bot, 0) + 1
    seeds = [played.task.seed for played in games]
    data = {
        "game": game.id,
        "rules_version": game.rules_version,
        "bots": bots,
        "seeds": [min(seeds), max(seeds)],
        "looks": sum(len(played.looks) for played in games),
        "playouts": games[0].task.playouts,
        "held_out": {"hint": verdict.hint.to_json(), "chart": verdict.chart.to_json()},
        "stages": [scale._asdict() for scale in chances.scales],
    }
    return json.dumps(data, indent=2) + "\n"


def diagram(verdict: Judgement, path: Path, title: str) -> None:
    """Draw predictions against results; perfect ones are on the diagonal."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = title  # makes the file reproducible
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, axes = pyplot.subplots(figsize=(4.2, 4.2), layout="constrained")
    axes.plot([0, 1], [0, 1], color="#999999", linewidth=0.8)
    for name, found, mark in (("hints", verdict.hint, "o"), ("chart", verdict.chart, "s")):
        bins = [bin for bin in found.bins if bin.count]
        said = [bin.said / bin.count for bin in bins]
        came = [bin.came / bin.count for bin in bins]
        label = f"{name}: gap {found.gap:.3f}, skill {found.skill:.2f}"
        axes.plot(said, came, marker=mark, markersize=4, linewidth=1, label=label)
        if found is verdict.hint:
            for bin, x, y in zip(bins, said, came):
                axes.annotate(str(bin.count), (x, y), fontsize=7, xytext=(4, -8),
                              textcoords="offset points")  # fmt: skip
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(PercentFormatter(1))
    axes.set_xlabel("chance told")
    axes.set_ylabel("victories")
    axes.set_title(title)
    axes.legend(loc="upper left", fontsize=8)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
