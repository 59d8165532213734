"""Starting games: names, seats, options, seeds, bots."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis import BadOption, BadSeats, IllegalMove, UnknownBot, UnknownGame
from pentapolis.core.digest import digest


@pytest.mark.parametrize("name", ["chess", "", "Seven-Wonders", "seven_wonders", None, 7, ["a"]])
def test_an_unknown_game_names_the_known_ones(name: Any) -> None:
    with pytest.raises(UnknownGame, match="seven-wonders"):
        pentapolis.new(name, seats=3)


@pytest.mark.parametrize("seats", [0, -3, 2, 8, 10**30, 3.0, "3", None, True, [3]])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadSeats, match="3 to 7"):
        pentapolis.new("seven-wonders", seats=seats)


@pytest.mark.parametrize(
    "options",
    [
        {"expansions": "all"},
        {"sides": "both"},
        {"sides": None},
        {"sides": True},
        {"sides": ["day"]},
        {"two_step_commit": 1},
        {"two_step_commit": "true"},
        {"hide_facedown_cards": None},
        {3: 4},
        {None: None, "sides": "day"},
        [],
        ["sides"],
        "sides",
        7,
    ],
)
def test_a_wrong_option(options: Any) -> None:
    if options == []:
        assert pentapolis.new("seven-wonders", seats=3, options={}).options["sides"] == "choose"
        return
    with pytest.raises(BadOption):
        pentapolis.new("seven-wonders", seats=3, options=options)


def test_errors_name_the_choices() -> None:
    with pytest.raises(BadOption, match="choose, day, night, random"):
        pentapolis.new("seven-wonders", seats=3, options={"sides": "both"})
    with pytest.raises(BadOption, match="two_step_commit"):
        pentapolis.new("seven-wonders", seats=3, options={"expansions": True})
    with pytest.raises(BadOption, match="false, true"):
        pentapolis.new("seven-wonders", seats=3, options={"two_step_commit": "yes"})


@pytest.mark.parametrize("seed", ["7", 1.5, True, [1], b"1"])
def test_a_seed_is_an_integer(seed: Any) -> None:
    with pytest.raises(BadOption, match="seed"):
        pentapolis.new("seven-wonders", seats=3, seed=seed)


def test_the_same_seed_is_the_same_game_and_no_seed_a_new_one() -> None:
    def start(seed: int | None) -> str:
        return digest(pentapolis.new("seven-wonders", seats=3, seed=seed).state)

    assert start(7) == start(7)
    assert start(-7) == start(-7)
    assert len({start(None) for _ in range(10)}) == 10


def test_options_are_complete_and_ones_own() -> None:
    boards = ["gizah", "rhodos", "babylon"]
    given = {"boards": boards}
    match = pentapolis.new("seven-wonders", seats=3, seed=1, options=given)
    assert match.options == {
        "sides": "choose", "boards": ["gizah", "rhodos", "babylon"], "two_step_commit": False,
        "hide_facedown_cards": False,
    }  # fmt: skip
    save = match.save()
    boards[0] = "olympia"
    save["options"]["boards"][1] = "ephesos"
    assert match.save()["options"]["boards"] == ["gizah", "rhodos", "babylon"]
    assert digest(pentapolis.load(match.save()).state) == digest(match.state)


def test_bots_by_name() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=1)
    for name in ("random", "greedy"):
        assert pentapolis.bot(name, seed=1).choose(match, 2) in match.decisions[2].moves
    for bad in ("genius", "", None, 3):
        with pytest.raises(UnknownBot, match="random"):
            pentapolis.bot(bad)  # type: ignore[arg-type]
    with pytest.raises(UnknownBot):
        pentapolis.bot("random", patience=7)


def test_a_bot_is_asked_only_when_its_seat_is() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=1, options={"boards": "pick"})
    with pytest.raises(IllegalMove):
        pentapolis.bot("random").choose(match, 1)
    with pytest.raises(IllegalMove):
        match.hint(1)
    assert match.hint(0, 2)[0].move in match.decisions[0].moves


def test_the_same_question_gets_the_same_answer() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=1, options={"sides": "day"})
    bot = pentapolis.bot("random", seed=5)
    assert len({bot.choose(match, 0) for _ in range(5)}) == 1


def test_which_build_runs() -> None:
    assert pentapolis.build() in ("pure", "compiled")
