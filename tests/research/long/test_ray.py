"""A local Ray cluster of two workers, one of them killed in the middle: `make research`."""

from __future__ import annotations

import os
import signal
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path

from pentapolis.arena import executor, play_out
from pentapolis.arena.executor import Journal, OneCore
from pentapolis.arena.simulation import Pairing
from tests.arena.test_executor import die_once, make, results, square


def test_a_cluster_gives_the_same_games_though_a_worker_is_killed(tmp_path: Path) -> None:
    two = executor("ray", jobs=2)
    work = partial(die_once, folder=tmp_path)
    assert list(two.run(work, range(40))) == [square(number) for number in range(40)]
    assert (tmp_path / "dead").exists()

    pairings = [Pairing("seven-wonders", seed, ("greedy", "random", "random")) for seed in range(6)]
    play = partial(play_out, make=make)
    here = list(map(results, OneCore().run(play, pairings)))
    assert list(map(results, two.run(play, pairings))) == here


def test_a_worker_killed_from_outside_loses_nothing(tmp_path: Path) -> None:
    two = executor("ray", jobs=2)
    path = tmp_path / "done.jsonl"
    with closing(two.run(whereabouts, range(40), Journal(path))) as found:
        first = list(islice(found, 4))
        os.kill(first[-1], signal.SIGKILL)
        rest = list(found)
    assert len(rest) == 36
    assert first[-1] not in rest[8:]  # another one has taken its place
    assert len(path.read_text().splitlines()) == 40
    assert list(two.run(whereabouts, range(40), Journal(path))) == first + rest


def whereabouts(number: int) -> int:
    """The process that does this task; it takes its time."""
    sum(square(n) for n in range(400_000))
    return os.getpid()
