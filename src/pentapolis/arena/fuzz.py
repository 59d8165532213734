"""Random games, checked against every promise of the conformance suite; failures become files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

import pentapolis
from pentapolis.arena.journal import Journal
from pentapolis.core.conformance import BrokenPromise, check_match
from pentapolis.core.digest import digest
from pentapolis.core.game import Game
from pentapolis.core.match import SAVE_FORMAT
from pentapolis.text import render


@dataclass(frozen=True)
class Case:
    """One game to be checked."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    every: int


@dataclass(frozen=True)
class Verdict:
    """The result of a case: no failure, or a failure with a save that leads to it."""

    case: Case
    moves: int
    failure: str = ""
    save: dict[str, Any] | None = None


def cases(games: list[Game], seed: int, every: int, seats: int | None = None) -> Iterator[Case]:
    """An endless sequence of cases: every game in turn, with random seats and options."""
    rng = Random(f"fuzz {seed}")
    while True:
        for game in games:
            options = {
                option.name: rng.choice(option.choices)
                for option in game.options
                if rng.random() < 0.5
            }
            count = seats if seats is not None else rng.choice(game.seats)
            yield Case(game.id, count, rng.getrandbits(48), options, every)


class Verdicts(Journal[Case, Verdict]):
    """The file of checked cases."""

    def row(self, task: Case, result: Verdict) -> dict[str, Any]:
        return {**asdict(task), "moves": result.moves, "failure": result.failure,
                "save": result.save}  # fmt: skip

    def entry(self, row: dict[str, Any]) -> tuple[object, Verdict]:
        case = Case(row["game"], row["seats"], row["seed"], row["options"], row["every"])
        return self.key(case), Verdict(case, row["moves"], row["failure"], row["save"])


def check(case: Case) -> Verdict:
    """Play one case and check everything."""
    game = pentapolis.games()[case.game]
    try:
        match = check_match(
            game, case.seats, case.seed, case.options, render=render, every=case.every
        )
    except BrokenPromise as broken:
        return Verdict(
            case,
            broken.match.position if broken.match is not None else 0,
            str(broken),
            save_of(case, game, broken),
        )
    return Verdict(case, match.position)


def save_of(case: Case, game: Game, broken: BrokenPromise) -> dict[str, Any]:
    """A save that leads to the failure, with its description and the move that was tried."""
    moves = broken.match.record if broken.match is not None else []
    options = broken.match.options if broken.match is not None else case.options
    data: dict[str, Any] = {
        "pentapolis": SAVE_FORMAT,
        "game": case.game,
        "rules": game.rules_version,
        "seats": case.seats,
        "seed": case.seed,
        "options": dict(options),
        "moves": [[seat, text] for seat, text in moves],
        "hash": replayed_hash(case, game, moves),
        "failure": str(broken),
    }
    if broken.attempt is not None:
        data["attempt"] = list(broken.attempt)
    return data


def replayed_hash(case: Case, game: Game, moves: list[tuple[int, str]]) -> str:
    """The hash that a replay will find; the failed position itself may be half changed."""
    try:
        twin = pentapolis.Match(game, case.seats, case.seed, case.options)
        for seat, text in moves:
            twin.play(seat, text)
        return digest(twin.state)
    except Exception:
        return ""
