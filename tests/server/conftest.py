"""One server for all tests that do not need their own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import ServerProcess, Visitor, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving("--data", str(tmp_path_factory.mktemp("data") / "new")) as process:
        yield process


@pytest.fixture(scope="session")
def silent(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots think for ever."""
    with serving("--data", str(tmp_path_factory.mktemp("silent")), silent=True) as process:
        yield process


@pytest.fixture
def sqlite(server: ServerProcess) -> Iterator[sqlite3.Connection]:
    """The database of the one server."""
    db = sqlite3.connect(Path(server.arguments[1], "pentapolis.sqlite"), timeout=60)
    yield db
    db.close()


@pytest.fixture
def eva(server: ServerProcess) -> Iterator[Visitor]:
    with Visitor(server.url, "Eva") as visitor:
        yield visitor


@pytest.fixture
def jan(server: ServerProcess) -> Iterator[Visitor]:
    with Visitor(server.url, "Jan") as visitor:
        yield visitor
