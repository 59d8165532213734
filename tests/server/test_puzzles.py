"""The puzzle of the day, on a fresh server and from a finished game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import pentapolis
from pentapolis.api import Match
from pentapolis.arena import riddle
from pentapolis.bots.hints import Hint
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.server.live import LiveTables
from pentapolis.server.puzzles import Puzzles, invented, is_clear
from pentapolis.server.refusal import Refused
from pentapolis.server.snapshot import fingerprint
from pentapolis.server.storage import Connection, Storage
from pentapolis.server.worker import Worker


class Quick:
    """What puzzles need of `LiveTables`, without processes: a worker answers at once."""

    def __init__(self, path: Path) -> None:
        self.storage = Storage(str(path / "data.sqlite"))
        self.pool = self
        self.tasks: list[asyncio.Task[None]] = []
        self.asked: list[dict[str, Any]] = []

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def ask(self, request: dict[str, Any], patience: float) -> dict[str, Any]:
        self.asked.append(request)
        # The quickest of the games: which one it is changes nothing.
        return Worker().answer({**request, "game": "endeavor"})


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Quick:
    monkeypatch.setattr(riddle, "hints", guessed)
    return Quick(tmp_path)


def guessed(match: Match, seat: int, count: int) -> list[Hint]:
    """Advice without a search: the first moves are the best ones."""
    reason = Message("core-hint-even")
    moves = match.decision(seat).moves[:count]
    return [Hint(move, 0.5 - 0.05 * number, None, reason) for number, move in enumerate(moves)]


def test_a_fresh_server_has_a_puzzle_and_tells_the_best_move_only_after_a_guess(
    quick: Quick,
) -> None:
    puzzles = Puzzles(cast(LiveTables, quick))

    async def visit() -> None:
        found = await puzzles.find(None)
        assert (found["status"], found["riddle"]) == ("working", None)
        await asyncio.gather(*quick.tasks)
        found = await puzzles.find(None)
        shown = found["riddle"]
        assert set(shown) == {"game", "seats", "position", "seat", "view", "question"}
        assert shown["view"]["seat"] == shown["seat"] == shown["question"]["seat"]
        assert "chance" not in json.dumps(shown["question"])
        moves = [move["text"] for move in shown["question"]["moves"]]
        assert len(moves) == 4
        answers = [await puzzles.solve(found["date"], move) for move in moves]
        chances = [choice["chance"] for choice in answers[0]["choices"]]
        assert chances == sorted(chances, reverse=True)
        best = answers[0]["choices"][0]["move"]["text"]
        assert next(answer for answer in answers if answer["move"] == best)["right"]
        assert {choice["move"]["text"] for choice in answers[0]["choices"]} == set(moves)
        assert await puzzles.find(found["date"]) == found, "it stays the same all day"
        with pytest.raises(Refused):
            await puzzles.solve(found["date"], "fly")
        with pytest.raises(Refused):
            await puzzles.find("2001-01-01")
        assert len(quick.asked) == 1

    asyncio.run(visit())


def test_a_clear_turning_point_of_a_finished_game_comes_first_and_only_once(quick: Quick) -> None:
    choices = [{"chance": chance} for chance in (0.6, 0.4, 0.3, 0.2)]
    turn = {"position": 7, "seat": 1, "choices": choices}

    def store(db: Connection) -> None:
        db.run("INSERT INTO people (id, name, created) VALUES ('p', 'Eva', 0)")
        db.run(
            "INSERT INTO tables (id, game, rules, seed, options, start, kind, status, public, "
            "spectators, clock, owner, created, updated, version, position, asked, times, result) "
            "VALUES ('t', 'endeavor', 1, '1', '{}', '[]', 'game', 'over', 0, 1, 'off', 'p', 0, 0, "
            "1, 0, '[]', '{}', '{}')"
        )
        data = json.dumps({"turns": [turn]})
        db.run("INSERT INTO analyses VALUES ('t', 1, ?, ?)", fingerprint("endeavor"), data)

    puzzles = Puzzles(cast(LiveTables, quick))

    async def request(table: str, turn: dict[str, Any], source: str) -> dict[str, Any]:
        return {"kind": "puzzle", "source": source}

    async def look() -> None:
        await quick.storage.run(store)
        puzzles.request = request  # type: ignore[assignment, method-assign]
        found = await puzzles.from_games()
        assert found is not None
        assert found["source"] == "t 7"
        old = json.dumps({"source": "t 7"})
        await quick.storage.run(lambda db: db.run("INSERT INTO meta VALUES ('puzzle 1', ?)", old))
        assert await puzzles.from_games() is None

    asyncio.run(look())


def test_a_worker_shows_a_known_position_with_its_candidates() -> None:
    match = pentapolis.new("endeavor", seats=3, seed=7)
    seat = match.decisions[0].seat
    known = [{"move": move.to_json(), "chance": 0.5} for move in match.decision(seat).moves[:2]]
    found = Worker().answer(
        {"kind": "puzzle", "game": "endeavor", "seats": 3, "seed": 7, "options": {}, "moves": [],
         "seat": seat, "choices": known}
    )  # fmt: skip
    assert found["choices"] == known
    assert [move["text"] for move in found["question"]["moves"]] == [
        "build market",
        "build shipyard",
    ]
    assert found["view"] == match.view(seat)


def test_every_day_another_game() -> None:
    week = [invented(f"2026-11-{day}")["game"] for day in range(10, 15)]
    assert len(set(week)) == 5


def test_a_puzzle_has_one_answer() -> None:
    def choices(*chances: float) -> list[dict[str, Any]]:
        return [{"chance": chance} for chance in chances]

    assert is_clear(choices(0.5, 0.4, 0.3, 0.2))
    assert not is_clear(choices(0.5, 0.49, 0.3, 0.2))
    assert not is_clear(choices(0.5, 0.4, 0.3))


def test_copies_of_a_card_are_one_candidate(monkeypatch: pytest.MonkeyPatch) -> None:
    match = pentapolis.new("imperium", seats=2, seed=5)
    seat = match.decisions[0].seat
    masks = [Move("take", (f"card:stone-mask-2olm{number}",)) for number in (12, 13, 18)]
    others = [Move("take", (card,)) for card in ("card:a", "card:b", "card:c", "card:d")]
    told = [
        SimpleNamespace(move=move, chance=0.9 - i / 10) for i, move in enumerate([*masks, *others])
    ]
    monkeypatch.setattr(riddle, "hints", lambda match, seat, count: told)
    assert [hint.move for hint in riddle.candidates(match, seat)] == [masks[0], *others[:3]]
