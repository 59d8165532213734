"""One server for all tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import ServerProcess, Visitor, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving("--data", str(tmp_path_factory.mktemp("data"))) as process:
        yield process


@pytest.fixture
def eva(server: ServerProcess) -> Iterator[Visitor]:
    with Visitor(server.url, "Eva") as visitor:
        yield visitor


@pytest.fixture
def jan(server: ServerProcess) -> Iterator[Visitor]:
    with Visitor(server.url, "Jan") as visitor:
        yield visitor
