"""The same tasks give the same results in the same order, wherever they are done."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

import pentapolis
from pentapolis.arena import Outcome, Outcomes, executor, play_out
from pentapolis.arena.executor import Journal, OneCore, Processes, WorkerLost
from pentapolis.arena.simulation import Pairing
from pentapolis.arena.tasks import Done, Queue
from pentapolis.bots import Bot
from pentapolis.core.errors import BadSave, IllegalMove, PentapolisError
from pentapolis.core.message import Message


def square(number: int) -> int:
    return number * number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise IllegalMove(Message("core-game-over"))
    return number


def die_once(number: int, folder: Path) -> int:
    """The worker that gets number 5 is killed, the first time."""
    mark = folder / "dead"
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def make(name: str, seed: int) -> Bot:
    return pentapolis.bot(name, seed=seed)


def results(outcome: Outcome) -> object:
    return outcome.pairing, outcome.totals, outcome.winners, outcome.decisions, outcome.places


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(OneCore().run(square, range(300))) == [square(number) for number in range(300)]
    assert list(Processes(2).run(square, [])) == []


def test_games_are_the_same_on_one_core_and_on_two() -> None:
    pairings = [Pairing("seven-wonders", seed, ("greedy", "random", "random")) for seed in range(3)]
    work = partial(play_out, make=make)
    one, two = (list(executor(jobs=jobs).run(work, pairings)) for jobs in (1, 2))
    assert list(map(results, one)) == list(map(results, two))


def test_a_lost_worker_is_replaced_and_its_tasks_are_done_again(tmp_path: Path) -> None:
    work = partial(die_once, folder=tmp_path)
    assert list(Processes(2).run(work, range(40))) == [square(number) for number in range(40)]
    assert (tmp_path / "dead").exists()


def test_a_worker_may_be_killed_from_outside() -> None:
    many = Processes(2)
    with closing(many.run(square, count())) as found:
        assert next(found) == 0
        for worker in many.crew:
            os.kill(worker.process.pid or 0, signal.SIGKILL)
        assert list(islice(found, 500)) == [square(number) for number in range(1, 501)]
    assert all(not worker.process.is_alive() for worker in many.crew)


def test_a_task_that_ends_every_worker_is_named() -> None:
    queue = Queue(iter([(0, "good"), (1, "bad")]))
    queue.lose([*queue.take(), *queue.take()])  # one of the two
    assert list(queue.finish(queue.take(), Done(["fine"], 0.1))) == [(0, "fine")]
    queue.lose(queue.take())
    queue.lose(queue.take())
    with pytest.raises(WorkerLost, match="bad"):
        queue.lose(queue.take())


def test_an_error_of_the_work_comes_home() -> None:
    for where in (OneCore(), Processes(2)):
        with pytest.raises(IllegalMove) as caught:
            list(where.run(fail_at_three, range(2, 8)))
        assert caught.value.reason.key == "core-game-over"
    with pytest.raises(PentapolisError, match="abacus"):
        executor("abacus")


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_goes_on_where_it_stopped(jobs: int, tmp_path: Path) -> None:
    path = tmp_path / "done.jsonl"
    with closing(executor(jobs=jobs).run(square, range(50), Journal(path))) as found:
        assert list(islice(found, 10)) == [square(number) for number in range(10)]
    written = len(path.read_text().splitlines())
    assert written >= 10  # what was done ahead is not lost either
    with path.open("a") as file:
        file.write('{"task": "4')  # the machine stopped in the middle of a line

    done: list[int] = []
    again = OneCore().run(noting(done), range(50), Journal(path))
    assert list(again) == [square(number) for number in range(50)]
    assert len(done) == 50 - written


def noting(done: list[int]) -> Callable[[int], int]:
    def work(number: int) -> int:
        done.append(number)
        return square(number)

    return work


def test_the_file_of_games_gives_them_back(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    pairings = [Pairing("seven-wonders", seed, ("random",) * 3, {}) for seed in range(3)]
    work = partial(play_out, make=make)
    first = list(OneCore().run(work, pairings[:2], Outcomes(path)))
    again = list(OneCore().run(work, pairings, Outcomes(path)))
    assert list(map(results, again[:2])) == list(map(results, first))
    assert len(path.read_text().splitlines()) == 3
    other = Pairing("seven-wonders", 0, ("random",) * 3, {"sides": "day"})
    assert pairings[2] in Outcomes(path)
    assert other not in Outcomes(path)


def test_a_damaged_file_is_a_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("what is this\n{}\n")
    with pytest.raises(BadSave):
        Outcomes(path)


def test_small_tasks_travel_together_and_slow_ones_alone() -> None:
    def tasks() -> Iterator[tuple[int, int]]:
        return zip(count(), count(), strict=False)

    queue = Queue(tasks())
    sizes = []
    for _ in range(6):
        batch = queue.take()
        sizes.append(len(batch))
        list(queue.finish(batch, Done([0] * len(batch), 0.0049 * len(batch))))
    assert sizes == [1, 2, 4, 8, 16, 20]
    list(queue.finish(queue.take(), Done([0], 60.0)))
    assert len(queue.take()) == 1
    queue.lose([(1, 1), (2, 2)])
    assert [queue.take(), queue.take()] == [[(1, 1)], [(2, 2)]]
