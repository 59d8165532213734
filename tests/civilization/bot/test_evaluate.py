"""What is counted of a position, in the order of the table of weights."""

from __future__ import annotations

from pentapolis.bots.weights import names
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.bot.evaluate import STAGES, features, stage
from pentapolis.games.civilization.state import Civilization
from tests.civilization.table import army, board, city, tech, token


def named(state: Civilization, seat: int) -> dict[str, float]:
    """The features of a seat by aspect and name."""
    assert GAME.weights is not None
    numbered = names(GAME.weights.table[GAME.factual])
    rows = [name.removesuffix(".0") for name in numbered if name.endswith(".0")]
    return dict(zip(rows, features(state, seat), strict=True))


def test_every_feature_has_a_weight_for_every_stage() -> None:
    assert GAME.weights is not None
    numbered = names(GAME.weights.table[GAME.factual])
    assert len(numbered) == STAGES * len(features(board(), 0))


def test_stages_are_of_two_turns_and_the_last_one_goes_on() -> None:
    assert [stage(board(turn=turn)) for turn in (0, 1, 2, 3, 12, 13, 40)] == [0, 0, 0, 1, 5, 6, 6]


def test_possessions_are_counted() -> None:
    state = board()
    city(state, 0, "G8")
    tech(state, 0, "pottery", "writing", "sailing")
    army(state, 0, "G9")
    token(state, 0, "hut", "spy")
    state.trade[0] = 25
    state.coins[0] = 5
    found = named(state, 0)
    assert found["techs.first"] + found["techs.second"] == 3
    assert found["techs.lacking"] == 12
    assert (found["techs.pottery"], found["techs.currency"]) == (1, 0)
    assert (found["trade.trade"], found["trade.income"], found["trade.next-dial"]) == (25, 5, 27)
    assert (found["cities.second"], found["cities.third"]) == (1, 0)
    assert (found["figures.armies"], found["figures.scouts"]) == (1, 0)
    assert found["finds.taken-tokens"] == 1


def test_a_victory_by_coins_is_near_step_by_step() -> None:
    state = board()
    near = ("four-short", "three-short", "two-short", "one-short")
    for coins in range(10, 15):
        state.coins[0] = coins
        found = named(state, 0)
        assert [found[f"coins.{name}"] for name in near] == [coins >= 11 + i for i in range(4)]


def test_an_army_before_the_capital_is_a_threat() -> None:
    state = board()
    far = named(state, 0)["force.threat"]
    army(state, 1, "E6")
    assert named(state, 0)["force.threat"] > far
    assert named(state, 1)["force.threat"] == far


def test_the_nearer_the_end_of_the_culture_track_the_more_it_counts() -> None:
    state = board()
    found = []
    for level in (0, 10, 20, 21):
        state.level[0] = level
        found.append(named(state, 0))
    ends = [row["culture.near-end"] for row in found]
    assert ends == sorted(ends)
    assert ends[-1] == 1
    assert [row["culture.to-come"] for row in found][-1] == 0
    # What has been spent and what is in hand are worth the same here.
    state.level[0] = 1
    spent = named(state, 0)["culture.culture"]
    state.level[0], state.culture[0] = 0, int(spent)
    assert named(state, 0)["culture.culture"] == spent
