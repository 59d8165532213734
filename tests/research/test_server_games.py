"""Finished games of a server as data, without a trace of who played them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from typer.testing import CliRunner

from pentapolis.cli.app import build
from pentapolis.core.errors import PentapolisError
from pentapolis.research.dataset import matches, read_rows
from tests.server.harness import Socket, Visitor, serving


def test_only_finished_games_are_exported_and_nobody_is_named(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "games.jsonl"
    with serving("--data", str(data)) as process:
        eva = Visitor(process.url, "Evangelina")
        eva.new_table("mrr")  # one that goes on
        table = eva.new_table("mrr", options={"sides": "day"})["table"]["id"]

        async def play() -> None:
            async with Socket(process.url, table, [eva.token]) as socket:
                await socket.play_on()

        asyncio.run(play())
    args = ["export", "--data", str(data), "--out", str(out)]
    done = CliRunner().invoke(build(), args)
    assert done.exit_code == 0, done.output
    rows = list(read_rows(out))
    [match] = matches(rows)
    assert match.over
    assert rows[0]["players"] == ["person", "random", "random"]
    text = out.read_text()
    for trace in ("Evangelina", table, eva.token):
        assert trace not in text


def test_what_to_export_has_to_be_said() -> None:
    done = CliRunner().invoke(build(), ["export"])
    assert isinstance(done.exception, PentapolisError)
