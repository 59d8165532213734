"""Tasks on a Ray cluster: many machines, or several workers of this one (extra ``ray``)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any, TypeVar

import ray
from ray import exceptions

from pentapolis.arena.tasks import Executor, Queue, do_batch

T = TypeVar("T")
R = TypeVar("R")

BATCHES_PER_CORE = 2  # one is done while the next is being sent
LOST = (
    exceptions.WorkerCrashedError, exceptions.NodeDiedError, exceptions.LocalRayletDiedError,
    exceptions.ObjectLostError, exceptions.OutOfMemoryError,
)  # fmt: skip


class Cluster(Executor):
    """The workers of a Ray cluster; every machine needs Pentapolis installed.

    `address` is that of the cluster (``auto`` finds the one of this machine); without one, a
    cluster of `jobs` workers starts here and ends with this process.
    """

    def __init__(self, address: str = "", jobs: int = 1) -> None:
        if not ray.is_initialized():
            here: dict[str, Any] = {} if address else {"num_cpus": jobs}
            ray.init(
                address=address or "local", include_dashboard=None if address else False,
                log_to_driver=False, logging_level="ERROR", **here,
            )  # fmt: skip

    def arrivals(
        self, work: Callable[[T], R], tasks: Iterator[tuple[int, T]]
    ) -> Generator[tuple[int, R], None, None]:
        queue = Queue(tasks)
        # A lost batch returns to us, so that the responsible task is found.
        remote = ray.remote(max_retries=0)(do_batch)
        shared = ray.put(work)
        travelling: dict[Any, list[tuple[int, T]]] = {}
        try:
            while True:
                # Machines may come and go meanwhile.
                room = BATCHES_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while len(travelling) < room and (batch := queue.take()):
                    travelling[remote.remote(shared, [task for _, task in batch])] = batch
                if not travelling:
                    return
                for answer in ray.wait(list(travelling), num_returns=1)[0]:
                    batch = travelling.pop(answer)
                    try:
                        done = ray.get(answer)
                    except LOST:
                        queue.lose(batch)
                    else:
                        yield from queue.finish(batch, done)
        finally:
            for answer in travelling:
                ray.cancel(answer, force=True)
