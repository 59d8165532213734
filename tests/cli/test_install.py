"""The command where libraries are missing, and which version it is."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pentapolis
from tests.cli.driving import environment, run

ROOT = Path(__file__).parents[2]


def without(library: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where that library is not installed."""
    code = (
        f"import sys; sys.modules[{library!r}] = None\n"
        f"sys.argv = ['pentapolis', *{list(arguments)!r}]\n"
        "from pentapolis.cli import main; main()"
    )
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), timeout=120
    )


@pytest.mark.parametrize(
    ("library", "command", "sentence"),
    [
        ("uvicorn", ("serve",), "pip install 'pentapolis[server]' (uvicorn is missing)"),
        ("argon2", ("serve", "--port", "0"), "pip install 'pentapolis[server]'"),
        ("uvicorn", ("serve", "--lang", "cs"), "K tomu jsou potřeba další knihovny"),
        (
            "openskill",
            ("tournament", "seven-wonders", "--games", "1", "--bots", "random,greedy"),
            "pip install 'pentapolis[arena]' (openskill is missing)",
        ),
        ("typer", ("about",), "the command needs the library typer: pip install pentapolis"),
        ("fluent", ("about",), "the command needs the library fluent: pip install pentapolis"),
    ],
)
def test_a_missing_library_is_named_in_one_sentence(
    library: str, command: tuple[str, ...], sentence: str
) -> None:
    done = without(library, *command)
    assert done.returncode != 0
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr


def test_the_engine_needs_no_library() -> None:
    code = (
        "import sys\n"
        "for name in ('fluent', 'fluent.runtime', 'typer', 'rich'): sys.modules[name] = None\n"
        "import pentapolis\n"
        "match = pentapolis.new('seven-wonders', seats=3, seed=1)\n"
        "match.play(0, match.decisions[0].moves[0])\n"
        "print(match.position)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), timeout=120
    )
    assert done.stdout == "1\n", done.stderr


def test_the_command_by_itself_loads_no_game() -> None:
    code = (
        "import sys\n"
        "from pentapolis.cli.app import build\n"
        "build()\n"
        "print([name for name in sys.modules if name.startswith('pentapolis.games.')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), timeout=120
    )
    assert done.stdout == "[]\n", "help and version are there at once"


def test_it_says_which_version_it_is() -> None:
    assert run("--version").stdout == f"pentapolis {pentapolis.__version__}\n"


def test_package_client_and_changelog_agree_about_the_version() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == pentapolis.__version__
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert client["version"] == pentapolis.__version__
