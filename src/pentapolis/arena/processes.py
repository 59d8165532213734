"""Tasks on several cores of this machine, one process each."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from pentapolis.arena.tasks import Done, Executor, Queue, do_batch

T = TypeVar("T")
R = TypeVar("R")


class Worker:
    """A process that does batches, and the pipe to it."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        # A child must not inherit the threads of a progress bar, so it is started fresh.
        context = multiprocessing.get_context("spawn")
        self.wire, end = context.Pipe()
        self.process = context.Process(target=serve, args=(end, work), daemon=True)
        self.process.start()
        end.close()  # so that the pipe breaks when the process ends
        self.batch: list[tuple[int, Any]] = []

    def give(self, batch: list[tuple[int, Any]]) -> None:
        """Send a batch; if the worker is dead, this shows when its answer is awaited."""
        self.batch = batch
        try:
            self.wire.send([task for _, task in batch])
        except OSError:
            self.wire.close()

    def end(self) -> None:
        """End the process at once."""
        self.process.terminate()
        self.process.join()
        self.wire.close()


def serve(wire: Connection, work: Callable[[Any], Any]) -> None:
    """A worker's loop: receive a batch, do it, send the results back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    while True:
        try:
            tasks = wire.recv()
        except EOFError:  # the parent is gone
            return
        wire.send(do_batch(work, tasks))


class Processes(Executor):
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.crew: list[Worker] = []
        """The workers of a run, for monitoring."""

    def arrivals(
        self, work: Callable[[T], R], tasks: Iterator[tuple[int, T]]
    ) -> Generator[tuple[int, R], None, None]:
        queue = Queue(tasks)
        crew = self.crew = []
        try:
            while len(crew) < self.jobs and (batch := queue.take()):
                crew.append(Worker(work))
                crew[-1].give(batch)
            while crew:
                for worker in self.heard(crew):
                    batch = worker.batch
                    done = self.answer(worker)
                    if done is None:
                        crew[crew.index(worker)] = worker = Worker(work)
                        queue.lose(batch)
                    else:
                        yield from queue.finish(batch, done)
                    following = queue.take()
                    if following:
                        worker.give(following)
                    else:
                        worker.end()
                        crew.remove(worker)
        finally:
            for worker in crew:
                worker.end()

    @staticmethod
    def heard(crew: list[Worker]) -> list[Worker]:
        """The workers that have sent something or have ended."""
        gone = [worker for worker in crew if worker.wire.closed]
        if gone:
            return gone
        ready = wait([worker.wire for worker in crew])
        return [worker for worker in crew if worker.wire in ready]

    @staticmethod
    def answer(worker: Worker) -> Done[Any] | None:
        """What a worker sent; None if it has ended."""
        try:
            done: Done[Any] = worker.wire.recv()
        except (EOFError, OSError):
            worker.end()
            return None
        return done
