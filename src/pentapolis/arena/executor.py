"""Many tasks on one core, on all cores or on a cluster: one interface, the same results.

A task is self-contained (a game with its seed), so it does not matter where it is done, and the
tasks of a lost worker are done again. Results come in the order of the tasks; with a journal each
is stored when it arrives, and an interrupted run continues from there::

    with closing(executor(jobs=0).run(work, tasks, Journal(path))) as results:
        for result in results: ...
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from typing import TypeVar

from pentapolis.arena.journal import Journal
from pentapolis.arena.processes import Processes
from pentapolis.arena.tasks import Executor, WorkerLost
from pentapolis.core.errors import PentapolisError
from pentapolis.core.message import Message

__all__ = ["Executor", "Journal", "OneCore", "Processes", "WorkerLost", "cores", "executor"]

T = TypeVar("T")
R = TypeVar("R")

BACKENDS = ("processes", "ray")


class OneCore(Executor):
    """Does one task after another in this process."""

    def arrivals(
        self, work: Callable[[T], R], tasks: Iterator[tuple[int, T]]
    ) -> Generator[tuple[int, R], None, None]:
        for number, task in tasks:
            yield number, work(task)


def executor(backend: str = "processes", jobs: int = 1, address: str = "") -> Executor:
    """One core, several processes (`jobs`; 0 for one per core), or a Ray cluster.

    Ray without an address starts a cluster of this machine with `jobs` workers.
    """
    if backend == "ray":
        from pentapolis.arena.cluster import Cluster

        return Cluster(address, jobs or cores())
    if backend != "processes":
        raise PentapolisError(Message("core-unknown-backend", {"backend": backend}))
    return OneCore() if jobs == 1 else Processes(jobs or cores())


def cores() -> int:
    """How many processes are useful here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not available on every system
        return os.cpu_count() or 1
