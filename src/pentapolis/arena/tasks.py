"""What all executors share: the interface, the order of results, the batches."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, TypeVar

from pentapolis.arena.journal import Journal
from pentapolis.core.errors import PentapolisError
from pentapolis.core.message import Message

T = TypeVar("T")
R = TypeVar("R")

# Small tasks are sent together: at most this many seconds of work, and this many tasks.
SECONDS_PER_BATCH = 0.1
MOST_IN_A_BATCH = 256
# A task that has ended this many workers is considered the cause.
MOST_LOSSES = 3


class WorkerLost(PentapolisError):
    """A task ends every worker that tries it."""


class Executor:
    """Does tasks somewhere; the function `executor` creates the right one."""

    def arrivals(
        self, work: Callable[[T], R], tasks: Iterator[tuple[int, T]]
    ) -> Generator[tuple[int, R], None, None]:
        """The numbered results in the order of arrival. Tasks are drawn as workers become free;
        closing the iterator ends the workers."""
        raise NotImplementedError

    def run(
        self, work: Callable[[T], R], tasks: Iterable[T], journal: Journal[T, R] | None = None
    ) -> Generator[R, None, None]:
        """The results of all tasks, in order; the tasks may be endless.

        `work`, its argument and its result must be picklable. What the journal already has is not
        done again, and every result is in the journal before it is yielded.
        """
        done: dict[int, R] = {}
        open_tasks: dict[int, T] = {}

        def missing() -> Iterator[tuple[int, T]]:
            for number, task in enumerate(tasks):
                if journal is not None and task in journal:
                    done[number] = journal[task]
                else:
                    open_tasks[number] = task
                    yield number, task

        following = 0
        with closing(self.arrivals(work, missing())) as arrivals:
            for number, result in arrivals:
                task = open_tasks.pop(number)
                if journal is not None:
                    journal.add(task, result)
                done[number] = result
                while following in done:
                    yield done.pop(following)
                    following += 1
        while following in done:
            yield done.pop(following)
            following += 1


# --- batches: what is sent to a worker and back -----------------------------------------------


@dataclass(frozen=True)
class Done(Generic[R]):
    """What a worker sends back: the results so far, and the error that ended the batch."""

    results: list[R]
    seconds: float
    error: BaseException | None = None


def do_batch(work: Callable[[T], R], tasks: list[T]) -> Done[R]:
    """Do some tasks; an error is returned together with the results before it."""
    started = perf_counter()
    results: list[R] = []
    try:
        for task in tasks:
            results.append(work(task))
        return Done(results, perf_counter() - started)
    except Exception as error:
        return Done(results, perf_counter() - started, portable(error))


def portable(error: Exception) -> Exception:
    """An error that can be pickled, with the place where it happened."""
    error.add_note(traceback.format_exc())
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(traceback.format_exc())
    return error


class Queue(Generic[T]):
    """The remaining tasks, in batches of a suitable size."""

    def __init__(self, tasks: Iterator[tuple[int, T]]) -> None:
        self.tasks = tasks
        self.again: list[tuple[int, T]] = []
        self.losses: dict[int, int] = {}
        self.size = 1

    def take(self) -> list[tuple[int, T]]:
        """The next batch; empty when nothing is left."""
        if self.again:
            return [self.again.pop(0)]  # alone, to find the cause of a further loss
        batch: list[tuple[int, T]] = []
        while len(batch) < self.size:
            task = next(self.tasks, None)
            if task is None:
                break
            batch.append(task)
        return batch

    def finish(self, batch: list[tuple[int, T]], done: Done[R]) -> Iterator[tuple[int, R]]:
        """The numbered results of a batch; raises the error that ended it."""
        for (number, _), result in zip(batch, done.results, strict=False):
            yield number, result
        if done.error is not None:
            raise done.error
        fitting = int(SECONDS_PER_BATCH * len(batch) / (done.seconds + 1e-9))
        # Grow slowly and shrink at once: a first quick task says little about the next.
        self.size = max(1, min(fitting, 2 * self.size, MOST_IN_A_BATCH))

    def lose(self, batch: list[tuple[int, T]]) -> None:
        """Put the tasks of a lost worker back into the queue."""
        if len(batch) == 1:
            number, task = batch[0]
            self.losses[number] = self.losses.get(number, 0) + 1
            if self.losses[number] >= MOST_LOSSES:
                raise WorkerLost(Message("core-worker-lost", {"task": repr(task)}))
        self.again += batch
