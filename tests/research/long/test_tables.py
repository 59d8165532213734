"""What `simulate --out` writes is read by pandas and polars as it is: `make research`."""

from __future__ import annotations

from pathlib import Path

import pandas
import polars
import pytest

from pentapolis.research.dataset import matches, rows_of, writing
from tests.research.test_dataset import played


@pytest.mark.parametrize("contents", ["view", "encoding"])
def test_pandas_and_polars_read_parquet(contents: str, tmp_path: Path) -> None:
    games = [played(1), played(2)]
    path = tmp_path / "games.parquet"
    with writing(path) as writer:
        for match in games:
            writer.write(list(rows_of(match, ["random"] * 3, contents)))
    by_pandas, by_polars = pandas.read_parquet(path), polars.read_parquet(path)
    assert list(by_pandas.columns) == by_polars.columns
    assert len(by_pandas) == len(by_polars) == sum(match.position for match in games)
    assert by_pandas.groupby("seed").size().to_dict() == {
        1: games[0].position,
        2: games[1].position,
    }
    assert [match.save() for match in matches(by_polars.iter_rows(named=True))] == [
        match.save() for match in games
    ]
    assert [match.save() for match in matches(by_pandas.to_dict("records"))] == [
        match.save() for match in games
    ]


def test_polars_and_pandas_read_compressed_lines(tmp_path: Path) -> None:
    game = played(3)
    path = tmp_path / "games.jsonl.zst"
    with writing(path) as writer:
        writer.write(list(rows_of(game, ["random"] * 3)))
    found = pandas.read_json(path, lines=True, compression="zstd")
    assert list(found["chosen"]) == [text for _, text in game.record]
    assert list(polars.read_ndjson(path)["chosen"]) == list(found["chosen"])
