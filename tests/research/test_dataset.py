"""Games as tables: every decision a row, and back into matches."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import pentapolis
from pentapolis.arena import Pairing, Tally
from pentapolis.arena.executor import OneCore
from pentapolis.cli.commands.simulate import play_all, write_data
from pentapolis.core.errors import PentapolisError
from pentapolis.research.actions import action_space
from pentapolis.research.dataset import matches, read_rows, rows_of, writing
from pentapolis.research.encoding import encoding


def played(seed: int) -> pentapolis.Match:
    match = pentapolis.new("seven-wonders", seats=3, seed=seed)
    bot = pentapolis.bot("random", seed=seed)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bot.choose(match, decision.seat))
    return match


@pytest.mark.parametrize("name", ["games.parquet", "games.jsonl", "games.jsonl.zst"])
def test_what_is_written_can_be_read_again(name: str, tmp_path: Path) -> None:
    games = [played(1), played(2)]
    path = tmp_path / name
    with writing(path) as writer:
        for match in games:
            writer.write(list(rows_of(match, ["random"] * 3)))
    rows = list(read_rows(path))
    assert [row["chosen"] for row in rows] == [text for m in games for _, text in m.record]
    assert [match.save() for match in matches(rows)] == [match.save() for match in games]
    state = games[0].at(5)
    assert json.loads(rows[5]["view"]) == state.view(rows[5]["seat"])
    assert rows[5]["chosen"] in rows[5]["offered"]
    assert rows[5]["scores"] == [score.total for score in games[0].scores]
    assert action_space("seven-wonders").spell(rows[5]["actions"]) == rows[5]["chosen"]


def test_numbers_instead_of_views() -> None:
    match = played(3)
    row = list(rows_of(match, ["random"] * 3, "encoding"))[7]
    vector = np.zeros(len(encoding("seven-wonders")), np.float32)
    vector[row["fields"]] = row["values"]
    assert np.array_equal(vector, encoding("seven-wonders").encode(match.at(7), row["seat"]))


def test_a_file_is_whole_or_not_there(tmp_path: Path) -> None:
    with pytest.raises(PentapolisError), writing(tmp_path / "games.csv"):
        pass
    path = tmp_path / "games.jsonl"
    with pytest.raises(TypeError), writing(path) as writer:
        writer.write([{"a": 1}, {"b": {3, 4}}])
    assert list(tmp_path.iterdir()) == []


def test_simulate_writes_data_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    kept = tmp_path / "done.jsonl"
    pairings = [Pairing("seven-wonders", seed, ("random",) * 3) for seed in (1, 2)]
    assert not write_data(pairings[:1], OneCore(), Tally(), kept, path, "view")
    first = kept.read_text()
    assert not write_data(pairings, OneCore(), Tally(), kept, path, "none")
    assert kept.read_text().startswith(first)
    found = list(matches(read_rows(path)))
    assert [match.seed for match in found] == [1, 2]
    assert all(match.over for match in found)


def test_games_whose_moves_were_not_kept_are_played_again_for_the_data(tmp_path: Path) -> None:
    path, kept = tmp_path / "games.jsonl", tmp_path / "done.jsonl"
    pairings = [Pairing("seven-wonders", seed, ("random",) * 3) for seed in (1, 2)]
    assert not play_all(pairings, OneCore(), Tally().add, kept)
    assert not write_data(pairings, OneCore(), Tally(), kept, path, "none")
    assert [match.seed for match in matches(read_rows(path))] == [1, 2]
    lines = len(kept.read_text().splitlines())
    assert not write_data(pairings, OneCore(), Tally(), kept, path, "none")
    assert len(kept.read_text().splitlines()) == lines == 4
