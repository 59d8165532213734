"""Count how often one move's way through the engine changes the file.

    PYTHONPATH=src python scripts/walk.py terra-mystica build --kind action --show

Random games are played; every answer with that verb (and to that kind of question, if one is named)
is played under a profiler hook. Two consecutive calls of functions in different files of the
package count as one change of file; returns do not count, nor do attributes, stored or computed.
The walk in the middle is the result.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from types import FrameType

import pentapolis

PACKAGE = str(Path(pentapolis.__file__).parent)
GAMES = 20  # random games that are searched for the move
MOST_WALKS = 15

Call = tuple[str, str]
"""A file of the package and the function in it that was called."""


def record_calls(match: pentapolis.Match, seat: int, move: str) -> list[Call]:
    """The functions of the package that are called while a move is played, in order."""
    calls: list[Call] = []

    def hook(frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(PACKAGE) and not is_attribute(frame):
            calls.append((code.co_filename[len(PACKAGE) + 1 :], code.co_name))

    sys.setprofile(hook)
    try:
        match.play(seat, move)
    finally:
        sys.setprofile(None)
    return calls


def is_attribute(frame: FrameType) -> bool:
    """Whether the call computes an attribute: a reader of the engine sees no call there."""
    owner = type(frame.f_locals.get("self"))
    return isinstance(getattr(owner, frame.f_code.co_name, None), property)


def count_changes(calls: list[Call]) -> int:
    """How often the file differs between one call and the next."""
    return sum(one[0] != two[0] for one, two in pairwise(calls))


def find_walks(game: str, verb: str, kind: str = "", seats: int = 4) -> list[list[Call]]:
    """The calls of every answer with that verb in a few random games."""
    walks: list[list[Call]] = []
    for seed in range(GAMES):
        rng = Random(seed)
        match = pentapolis.new(game, seats=seats, seed=seed)
        while not match.over and len(walks) < MOST_WALKS:
            decision = rng.choice(match.decisions)
            move = rng.choice(decision.moves)
            if move.verb == verb and kind in ("", decision.kind):
                walks.append(record_calls(match, decision.seat, move.text))
            else:
                match.play(decision.seat, move)
    return walks


def middle_walk(walks: list[list[Call]]) -> list[Call]:
    """The median walk, by changes of file."""
    return sorted(walks, key=count_changes)[len(walks) // 2]


def main() -> None:
    """Print the count, and with ``--show`` the median walk."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("verb")
    parser.add_argument("--kind", default="", help="only answers to this kind of question")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--show", action="store_true", help="print every call")
    given = parser.parse_args()
    walks = find_walks(given.game, given.verb, given.kind, given.seats)
    if not walks:
        raise SystemExit(f"no answer {given.verb!r} in {GAMES} random games")
    counts = sorted(map(count_changes, walks))
    if given.show:
        last = ""
        for file, function in middle_walk(walks):
            print("  " if file == last else "->", file, function)
            last = file
    middle = count_changes(middle_walk(walks))
    print(f"{given.game}, {given.verb}: {middle} changes of file", end=" ")
    print(f"(the middle of {len(counts)}; {counts[0]} to {counts[-1]})")


if __name__ == "__main__":
    main()
