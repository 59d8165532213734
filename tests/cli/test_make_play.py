"""`make play`: the server opens at once, the compiler works beside it and goes with it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.driving import environment
from tests.server.harness import PATIENCE, wait_for

SCRIPT = Path(__file__).parents[2] / "scripts" / "play.py"
# Stands in for make: asked whether all is fresh it says what the file `fresh` says.
MAKE = """#!/bin/sh
if [ "$1" = --question ]; then test -e fresh; exit; fi
echo $$ >compiler
while [ ! -e through ]; do sleep 0.05; done
test ! -e broken || exit 2
mkdir -p build/compiled
touch build/compiled/.ready
"""


@contextmanager
def playing(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The script in a folder that stands in for a checkout."""
    (folder / "scripts").mkdir()
    shutil.copy(SCRIPT, folder / "scripts")
    (folder / "bin").mkdir()
    for name in ("make", "cc"):
        (folder / "bin" / name).write_text(MAKE)
        (folder / "bin" / name).chmod(0o755)
    surroundings = environment()
    surroundings["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    for screen in ("DISPLAY", "WAYLAND_DISPLAY"):
        surroundings.pop(screen, None)
    process = subprocess.Popen(
        [sys.executable, str(folder / "scripts" / "play.py"), "--port", "0", "--data", str(folder)],
        env=surroundings, stdout=subprocess.PIPE, stderr=(folder / "errors").open("w"),
        text=True, start_new_session=True,
    )  # fmt: skip
    try:
        yield process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def children(pid: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def test_it_opens_first_and_tells_when_the_engine_is_compiled(tmp_path: Path) -> None:
    with playing(tmp_path) as process:
        assert "being compiled" in line(process)
        assert "Pentapolis is open" in line(process)
        (tmp_path / "through").touch()
        assert "The engine is compiled" in line(process)
        wait_for(lambda: children(children(process.pid)[-1]))  # a worker, which has hardly begun
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert (tmp_path / "errors").read_text() == ""


def test_a_failed_compiler_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "broken").touch()
    with playing(tmp_path) as process:
        line(process)
        assert "open" in line(process)
        (tmp_path / "through").touch()
        assert "build/compile.log" in line(process)
        assert process.poll() is None


def test_the_compiler_ends_with_the_server(tmp_path: Path) -> None:
    with playing(tmp_path) as process:
        line(process)
        assert "open" in line(process)
        compiler = int((tmp_path / "compiler").read_text())
        assert is_running(compiler)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        wait_for(lambda: not is_running(compiler))


def test_a_fresh_compiled_engine_is_used_at_once(tmp_path: Path) -> None:
    compiled = tmp_path / "build" / "compiled"
    compiled.mkdir(parents=True)
    (compiled / ".ready").touch()
    (tmp_path / "fresh").touch()
    (compiled / "pentapolis").mkdir()
    (compiled / "pentapolis" / "__init__.py").touch()
    (compiled / "pentapolis" / "__main__.py").write_text("print('the compiled one')")
    with playing(tmp_path) as process:
        assert line(process) == "the compiled one\n"
        assert not (tmp_path / "compiler").exists()
