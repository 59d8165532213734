"""3 Round structure: the rules of `rules/rounds.py`."""

from __future__ import annotations

import pytest

import pentapolis
from tests.citing import rule
from tests.terra_mystica.table import Table, everybody_passes, two


@rule("TM-3.1", "TM-3.2")
def test_six_rounds_the_first_with_income_too() -> None:
    match = Table("witches", "nomads").state
    assert match.round == 1
    table = two().turn("witches")
    rounds = [1]
    while not table.state.over:
        everybody_passes(table)
        rounds.append(table.state.round)
    assert rounds == [1, 2, 3, 4, 5, 6, 6]
    game = pentapolis.new("terra-mystica", seats=2, seed=5, options={"setup": "first_game"})
    game.play(game.decisions[0].moves[0])
    workers = [player["workers"] for player in game.view()["players"]]
    game.play(game.decisions[0].moves[0])
    assert all(
        player["workers"] > before
        for player, before in zip(game.view()["players"], workers, strict=True)
    )


@rule("TM-3.3")
def test_a_scoring_tile_pays_in_its_round_only() -> None:
    table = two().rich("witches").put("witches", "D", "D5").turn("witches")
    before = table.VP("witches")
    table.play("build C3")
    assert table.VP("witches") == before
    table = two(scoring="SCORE3").rich("witches").put("witches", "D", "D5").turn("witches")
    table.play("build C3")
    assert table.VP("witches") == before + 2


@pytest.mark.parametrize("text", ["", "nonsense", "build Z9", "dig 9", "leech x from y"])
@rule("TM-L2")
def test_nonsense_is_no_move(text: str) -> None:
    table = two().turn("witches")
    with pytest.raises(pentapolis.UnknownMove):
        table.reason(text)
