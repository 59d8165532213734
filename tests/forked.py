"""Real processes that begin where the imports end: forked off one that has everything loaded.

A server or a command of its own costs a second or two of processor time before its first line; a
test run starts some two hundred of them. They are processes all the same: with their own memory,
standard streams and folder, to be interrupted, killed and waited for.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import IO, Any

# Nothing of `pentapolis.cli`: its words are those of the language it is imported in.
PRELOADED = (
    "pentapolis.server.command", "pentapolis.arena.simulate", "pentapolis.text",
    "pentapolis.games.seven_wonders", "pentapolis.games.terra_mystica",
    "pentapolis.games.endeavor", "pentapolis.games.civilization", "pentapolis.games.imperium",
    "typer.main", "rich.console", "rich.progress", "rich.table",
)  # fmt: skip

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(list(PRELOADED))


def start(
    work: Callable[..., Any],
    *arguments: Any,
    environment: Mapping[str, str],
    folder: Path | None = None,
) -> ForkServerProcess:
    """Begin with some work in a process of its own."""
    given = (work, arguments, dict(environment), folder or Path.cwd())
    process = CONTEXT.Process(target=_begin, args=given)
    process.start()
    return process


def _begin(
    work: Callable[..., Any], arguments: Any, environment: dict[str, str], folder: Path
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    work(*arguments)


def take_over(number: int, file: int) -> None:
    """Make an open file one of the standard streams."""
    os.dup2(file, number)
    name, mode = (("stdin", "r"), ("stdout", "w"), ("stderr", "w"))[number]
    stream: IO[str] = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
    setattr(sys, name, stream)
