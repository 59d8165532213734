"""Weights are data: files and classes agree, and others can be tried without a trace."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import get_type_hints

import pytest

import pentapolis
from pentapolis.bots.weights import WeightsFile, names, numbers, own, parse, table_of, used
from pentapolis.core.errors import UnknownBot
from pentapolis.core.game import Game
from pentapolis.core.weights import MOST_KNOWN, Weights
from pentapolis.games.seven_wonders.bot.weights import W

ROOT = Path(__file__).parents[2]
TRAINED = sorted(name for name, game in pentapolis.games().items() if game.weights is not None)


def opened(name: str) -> tuple[Game, pentapolis.Match]:
    game = pentapolis.games()[name]
    options = {"sides": "A"} if name == "imperium" else {}  # the side is no matter of weights there
    return game, pentapolis.new(name, seats=4 if 4 in game.seats else 2, seed=5, options=options)


@pytest.mark.parametrize("name", TRAINED)
def test_a_file_names_every_number_of_its_class_and_no_other(name: str) -> None:
    game, match = opened(name)
    seat = match.decisions[0].seat
    # Some numbers are worked out only when they are needed.
    game.quick_rater()(match.state, seat, [*match.decision(seat).moves])
    assert game.weights is not None
    declared = set(get_type_hints(type(game.weights))) - set(get_type_hints(Weights))
    kept = set(vars(game.weights)) - set(game.weights.table) - {"table"}  # worked out from the rest
    assert declared - kept == set(game.weights.table) == set(own(game).values)
    assert own(game).game == name
    assert own(game).rules == game.rules_version


@pytest.mark.parametrize("name", TRAINED)
def test_a_file_is_written_as_it_is_read(name: str) -> None:
    found = own(pentapolis.games()[name])
    again = parse(found.text())
    assert (again.game, again.rules, again.made, again.values) == (
        found.game,
        found.rules,
        found.made,
        found.values,
    )
    assert len(set(names(found.values))) == len(numbers(found.values))
    assert table_of(found.values, numbers(found.values)) == found.values


@pytest.mark.parametrize("name", TRAINED)
def test_other_weights_change_the_rates_for_a_while(name: str) -> None:
    game, match = opened(name)
    decision = match.decisions[0]
    before = game.rate(match.state, decision.seat, decision.moves)
    values = own(game).values
    doubled = table_of(values, [2 * number for number in numbers(values)])
    with used(game, replace(own(game), values=doubled)):
        assert game.rate(match.state, decision.seat, decision.moves) != before
    assert game.rate(match.state, decision.seat, decision.moves) == before


def test_a_bot_goes_by_the_weights_it_is_given(tmp_path: Path) -> None:
    game, match = opened("seven-wonders")
    night = {**own(game).values, "side": [0.0, 1.0]}
    file = tmp_path / "night.json"
    file.write_text(WeightsFile(game.id, game.rules_version, {}, night).text())
    assert pentapolis.bot("greedy", weights=file).choose(match, 0).text == "side night"
    assert pentapolis.bot("strong", playouts=1, weights=str(file)).choose(match, 0)
    assert W.side != [0.0, 1.0]


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    game, match = opened("seven-wonders")
    with pytest.raises(UnknownBot, match="cannot be read"):
        pentapolis.bot("greedy", weights=tmp_path / "none.json")
    with pytest.raises(UnknownBot, match="not weights"):
        parse("{}")
    foreign = own(pentapolis.games()["endeavor"])
    with pytest.raises(UnknownBot, match="not for 7 Wonders"):
        pentapolis.bot("greedy", weights=foreign).choose(match, 0)
    for wrong in ({}, {**own(game).values, "side": [1.0]}, {**own(game).values, "coin": "much"}):
        with pytest.raises(UnknownBot, match="not weights"):
            pentapolis.bot("greedy", weights=replace(own(game), values=wrong)).choose(match, 0)


@pytest.mark.parametrize("file", sorted((ROOT / "examples" / "weights").glob("*.json")))
def test_a_candidate_fits_its_game(file: Path) -> None:
    found = parse(file.read_text("utf-8"))
    game, match = opened(found.game)
    seat = match.decisions[0].seat
    assert pentapolis.bot("greedy", weights=found).choose(match, seat)
    assert found.rules == game.rules_version


def test_the_last_tables_are_remembered() -> None:
    game = pentapolis.games()["seven-wonders"]
    before = W.table
    other = own(game).values
    W.put(other)
    cards = W.learned_card
    W.put(before)
    W.put(other)
    assert W.learned_card is cards, "nothing was read again"
    for _ in range(20):
        W.put(own(game).values)
    assert len(W.known) <= MOST_KNOWN
    W.put(before)
    assert W.table is before
