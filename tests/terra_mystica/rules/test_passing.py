"""11 Passing: the rules of `rules/passing.py`."""

from __future__ import annotations

import pytest

from pentapolis.games.terra_mystica.rules.passing import score_passing
from tests.citing import rule
from tests.terra_mystica.table import Table, first, two


@rule("TM-11.4")
def test_passing_is_final_for_the_round() -> None:
    table = two().rich("witches").rich("nomads").turn("witches")
    table.play(first(table, "pass"))
    assert table.asked == "nomads"
    table.play("action ACT4", "done")
    assert table.asked == "nomads"


@rule("TM-11.5")
def test_the_first_to_pass_starts_the_next_round() -> None:
    table = Table("witches", "nomads", "darklings", "giants")
    for faction, where in zip(table.factions, ("E9", "I7", "E5", "D4"), strict=True):
        table.put(faction, "D", where)
    for faction in table.factions:
        table.give(faction, W=9, C=30, P=2)
    table.turn("witches").play("send p to AIR for 3", "done")
    table.play("send p to AIR for 2", "done")
    table.play(first(table, "pass"))
    assert table.state.passing == (2,)
    # The others pass in another order: clockwise from the first all the same.
    table.play("send p to AIR for 2", "done", "send p to FIRE for 3", "done")
    for faction in ("nomads", "giants", "witches"):
        assert table.asked == faction
        table.play(first(table, "pass"))
    assert table.state.round == 2
    played: list[str] = []
    while len(played) < 4:
        played.append(table.asked)
        table.play(first(table, "pass"))
    assert played == ["darklings", "giants", "witches", "nomads"]


@rule("TM-11.5", "TM-V1", "TM-V1.1", "TM-EX-V5")
@pytest.mark.parametrize(("variable", "order"), [(False, (2, 3, 0, 1)), (True, (2, 0, 3, 1))])
def test_next_order(variable: bool, order: tuple[int, ...]) -> None:
    """EX-V5: passing C, A, D, B."""
    table = Table("witches", "nomads", "darklings", "giants", variable_turn_order=variable)
    table.state.passing = (2, 0, 3, 1)
    assert table.state.next_order() == order


@rule("TM-11.6", "TM-EX-15")
@pytest.mark.parametrize(("card", "points"), [("BON9", 3), ("BON7", 4), ("BON6", 8), ("BON3", 0)])
def test_cards_pay_on_passing(card: str, points: int) -> None:
    table = Table("witches", "nomads").put("witches", "D", "E9", "F4", "C3")
    table.put("witches", "TP", "A3", "D1").put("witches", "SH", "G3").put("witches", "SA", "I11")
    table.give("witches", card=card)
    score_passing(table.state, 0)
    assert table.VP("witches") == 20 + points


@rule("TM-11.6")
def test_fav12_and_round_six() -> None:
    found = []
    for posts in range(5):
        table = Table("witches", "nomads").give("witches", favors=("FAV12",), card="BON3")
        table.put("witches", "TP", *("E9", "F4", "C3", "A3")[:posts])
        score_passing(table.state, 0)
        found.append(table.VP("witches") - 20)
    assert found == [0, 2, 3, 3, 4]
    table = two(number=6).give("witches", card="BON9", W=0, C=0, bowls=(12, 0, 0))
    table.turn("witches", "nomads")
    assert table.state.over
    assert table.state.parts[3] == 1


@rule("TM-11.7", "TM-14.3")
def test_the_card_is_exchanged_for_a_free_one_with_its_coins() -> None:
    table = two().give("witches", C=0)
    own = table.state.cards[0]
    free = table.state.free_cards()
    table.state.card_coins[free[0]] = 3
    table.turn("witches")
    assert [m for m in table.moves if m.startswith("pass")] == [f"pass BON{c + 1}" for c in free]
    assert table.rule(f"pass BON{own + 1}") == "TM-11.7"
    assert table.rule("pass") == "TM-11.7"
    table.play(f"pass BON{free[0] + 1}")
    assert table.has("witches")["C"] == 3
    assert f"pass BON{own + 1}" in table.moves  # the other player may take it
    assert table.state.card_coins[free[0]] == 0


@rule("TM-11.8")
def test_no_card_in_round_six() -> None:
    table = two(number=6).rich("witches").turn("witches", "nomads")
    assert [move for move in table.moves if move.startswith("pass")] == ["pass"]
    assert table.rule("pass BON1") == "TM-11.8"


@rule("TM-11.9", "TM-Q13")
def test_the_new_card_is_public() -> None:
    table = two().turn("witches")
    move = first(table, "pass")
    table.play(move)
    for seat in (0, 1, None):
        card = table.state.view(seat)["players"][0]["card"]
        assert card == f"bonus:{move.split()[1]}"


@rule("TM-11.10", "TM-14.4")
def test_a_new_card_works_from_the_next_round() -> None:
    table = two().give("witches", W=0, C=0, card="BON2")
    table.state.card_coins[4] = 0
    table.turn("witches")
    table.play("pass BON5")
    workers = table.has("witches")["W"]
    assert workers == 0
    table.play(first(table, "pass"))
    assert table.state.round == 2
    assert table.has("witches")["W"] == 2 + 1
    assert table.state.used == [0, 0]
