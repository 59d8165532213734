"""`make play` compiles beside the game: workers go over to what was compiled once it is ready."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

import pentapolis
from pentapolis.server.pool import Pool


def test_a_worker_switches_between_two_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = tmp_path / "compiled"
    trace = tmp_path / "trace"
    compiled.mkdir()
    (compiled / "pentapolis").symlink_to(Path(pentapolis.__file__).parent)
    (compiled / "sitecustomize.py").write_text(
        "import os\n"
        f"if 'PENTAPOLIS_COMPILED' not in os.environ: open({str(trace)!r}, 'a').write('x')\n"
    )
    monkeypatch.setenv("PENTAPOLIS_COMPILED", str(compiled))
    match = pentapolis.new("seven-wonders", seats=3, seed=1)
    offered = {move.text for move in match.decisions[0].moves}

    async def play() -> list[tuple[int, str, bool]]:
        pool = Pool(1)
        answers = []
        try:
            for ready in (False, True, True, True):
                if ready:
                    (compiled / ".ready").touch()
                move = await pool.choose("table", match, 0, "greedy")
                worker = pool.idle[0].process
                answers.append((worker.pid, move, trace.exists()))
        finally:
            await pool.close()
        return answers

    answers = asyncio.run(play())
    assert {move for _, move, _ in answers} <= offered
    assert len({pid for pid, _, _ in answers}) == 1, "it is the same process, with the same pipes"
    assert not answers[0][2], "nothing is taken before it is ready"
    assert answers[-1][2]
    assert trace.read_text() == "x", "it switches once"
    assert "PENTAPOLIS_COMPILED" in os.environ
