"""Renderers draw every position of every game, in both languages, for eye and ear."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import pentapolis
from pentapolis.arena import Outcome, Pairing, Tally
from pentapolis.cli.boards import Board, board_of
from pentapolis.cli.boards.generic import Room
from pentapolis.cli.scene import scene_of

MOST = 12  # positions, ever further apart: long games are not played to their end
GAMES = sorted(pentapolis.games())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("generic", [True, False])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_position_can_be_drawn(name: str, generic: bool, language: str) -> None:
    game = pentapolis.games()[name]
    board = Board() if generic else board_of(game)
    rng = Random(name)
    match = pentapolis.new(name, seats=max(3, game.seats[0]), seed=3)
    drawn = following = 0
    while not match.over and drawn < MOST:
        decision = rng.choice(match.decisions)
        if match.position >= following:
            following += 7 + 2 * drawn
            scene = scene_of(match, decision.seat, language, ["Ada", "Bion"])
            for room in (Room(80, 24), Room(120, 40), Room(40, 10, full=True)):
                screen = Console(file=StringIO(), width=room.width, height=room.height)
                screen.print(board.table(scene, room), board.choices(scene, room))
                assert isinstance(screen.file, StringIO)
                text = screen.file.getvalue()
                assert max(map(len, text.splitlines())) <= room.width
                assert all(str(choice.number) in text for choice in scene.choices)
            lines = [*board.table_lines(scene), *board.choice_lines(scene)]
            assert all(
                f"{choice.number}: {choice.label}" in "\n".join(lines) for choice in scene.choices
            )
            assert not set("│─╭╮") & set("".join(lines))
            drawn += 1
        match.play(decision.seat, rng.choice(decision.moves))
    assert drawn > 3
    spectator = scene_of(match, None, language, [])
    Console(file=StringIO()).print(board.table(spectator, Room(80, 24)))
    assert list(board.table_lines(spectator, full=True))


def test_a_tally_adds_up_and_shares_victories() -> None:
    tally = Tally()
    pairing = Pairing("seven-wonders", 1, ("a", "b", "b"))
    tally.add(Outcome(pairing, (50, 50, 40), (0, 1), 60, 18, 0.5, (1, 1, 3)))
    tally.add(Outcome(pairing, (60, 30, 40), (0,), 62, 18, 0.5, (1, 3, 2)))
    first, second = tally.lines["a"], tally.lines["b"]
    assert (first.wins, first.mean, first.best) == (1.5, 55, 60)
    assert (second.seats, second.wins, second.mean) == (4, 0.5, 40)
    assert first.win_rate == 0.75
    assert tally.to_json()["decisions_per_game"] == 61
