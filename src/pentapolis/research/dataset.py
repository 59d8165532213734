"""Games as tables: one row per decision, for pandas, polars and other readers of Parquet or JSON.

``pentapolis simulate … --out games.parquet`` (or ``.jsonl``, ``.jsonl.zst``) writes them;
`read_rows` and `matches` return rows and whole matches. docs/data-card.md describes the columns.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pentapolis
from pentapolis.core.agenda import Decision
from pentapolis.core.errors import PentapolisError
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.score import places
from pentapolis.research.actions import action_space
from pentapolis.research.encoding import encoding

Row = dict[str, Any]
CONTENTS = ("view", "encoding", "none")
SUFFIXES = (".parquet", ".jsonl", ".jsonl.zst")


def rows_of(match: Match, players: Sequence[str], contents: str = "view") -> Iterator[Row]:
    """One row per decision of a match, with what the seat saw and how the game ended.

    The rows of a game contain everything needed to rebuild the match.
    """
    totals = [score.total for score in match.scores] if match.over else []
    common = {
        "game": match.game.id,
        "rules": match.game.rules_version,
        "pentapolis": pentapolis.__version__,
        "seats": match.seats,
        "seed": match.seed,
        "options": json.dumps(match.options),
        "players": list(players),
        "over": match.over,
        "scores": totals,
        "places": places(match.scores) if match.over else [],
        "winners": list(match.winners),
        "moves": match.position,
    }
    space = action_space(match.game.id)
    state = match.at(0)
    for position, (seat, text) in enumerate(match.record):
        decision = state.decision(seat)
        assert decision is not None, "the record replays"
        move = decision.find(text)
        assert move is not None, "the record replays"
        yield {
            **common,
            "position": position,
            "seat": seat,
            "question": decision.kind,
            "offered": [offered.text for offered in decision.moves],
            "chosen": text,
            "actions": list(space.path(move)),
            **seen(match.game.id, decision, state, contents),
        }
        state.apply(seat, move)


def seen(game: str, decision: Decision, state: Any, contents: str) -> Row:
    """What the seat saw, as JSON or as the non-zero numbers with their indices."""
    if contents == "view":
        return {"view": json.dumps(state.view(decision.seat))}
    if contents == "encoding":
        vector = encoding(game).encode(state, decision.seat)
        found = vector.nonzero()[0]
        return {"fields": found.tolist(), "values": vector[found].tolist()}
    return {}


# --- writing ----------------------------------------------------------------------------------


class Writer(Protocol):
    """Takes the rows of one game after another."""

    def write(self, rows: list[Row]) -> None: ...

    def close(self) -> None: ...


class JsonWriter:
    """JSON lines, compressed if the file's name says so."""

    def __init__(self, path: Path) -> None:
        self.file: Any = path.open("wb")
        if path.suffix == ".zst":
            import zstandard

            self.file = zstandard.ZstdCompressor().stream_writer(self.file)

    def write(self, rows: list[Row]) -> None:
        for row in rows:
            self.file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")

    def close(self) -> None:
        self.file.close()


class ParquetWriter:
    """Parquet, with one row group for several games."""

    ROWS = 2000

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[Row] = []
        self.writer: Any = None

    def write(self, rows: list[Row]) -> None:
        self.rows += rows
        if len(self.rows) >= self.ROWS:
            self.flush()

    def flush(self) -> None:
        """Write the collected rows."""
        import pyarrow
        from pyarrow import parquet

        table = pyarrow.Table.from_pylist(self.rows, schema=schema(self.rows[0]))
        if self.writer is None:
            self.writer = parquet.ParquetWriter(self.path, table.schema, compression="zstd")
        self.writer.write_table(table)
        self.rows = []

    def close(self) -> None:
        if self.rows:
            self.flush()
        if self.writer is not None:
            self.writer.close()


def schema(row: Row) -> Any:
    """The types of the columns that a row has."""
    import pyarrow as pa

    kinds = {
        "over": pa.bool_(), "seed": pa.uint64(), "players": pa.list_(pa.string()),
        "offered": pa.list_(pa.string()), "scores": pa.list_(pa.int32()),
        "places": pa.list_(pa.int32()), "winners": pa.list_(pa.int32()),
        "actions": pa.list_(pa.int32()), "fields": pa.list_(pa.int32()),
        "values": pa.list_(pa.float32()),
    }  # fmt: skip
    return pa.schema(
        [
            (name, kinds.get(name, pa.int32() if isinstance(value, int) else pa.string()))
            for name, value in row.items()
        ]
    )


def check_path(path: Path) -> None:
    """Refuse a file that cannot be written before anything is played."""
    if not path.name.endswith(SUFFIXES):
        raise PentapolisError(Message("cli-data-suffix", {"file": path.name}))


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    """A writer for a file, which is written completely or not at all."""
    check_path(path)
    scratch = path.with_name(f"{path.name.partition('.')[0]}.part{path.suffix}")
    parquet = path.suffix == ".parquet"
    writer: Writer = ParquetWriter(scratch) if parquet else JsonWriter(scratch)
    try:
        yield writer
        writer.close()
        if scratch.exists():
            scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


# --- reading ----------------------------------------------------------------------------------


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of a file that `writing` wrote."""
    check_path(path)
    if path.suffix == ".parquet":
        from pyarrow import parquet

        for batch in parquet.ParquetFile(path).iter_batches():
            yield from batch.to_pylist()
        return
    with path.open("rb") as file:
        stream: Any = file
        if path.suffix == ".zst":
            import zstandard

            stream = zstandard.ZstdDecompressor().stream_reader(file)
        for line in io.TextIOWrapper(stream, "utf-8"):
            yield json.loads(line)


def matches(rows: Iterable[Row]) -> Iterator[pentapolis.Match]:
    """The matches that the rows came from, replayed."""
    match: pentapolis.Match | None = None
    for row in rows:
        if row["position"] == 0:
            if match is not None:
                yield match
            options = json.loads(row["options"])
            match = pentapolis.new(
                row["game"], seats=row["seats"], seed=row["seed"], options=options
            )
        assert match is not None, "a game begins with its first decision"
        match.play(row["seat"], row["chosen"])
    if match is not None:
        yield match
