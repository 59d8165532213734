"""Saves: what is whole loads, what is not says why."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pentapolis
from pentapolis import BadSave, NewerSave, PentapolisError
from pentapolis.core.digest import digest


def saved(moves: int = 30, seats: int = 3, **options: Any) -> dict[str, Any]:
    match = pentapolis.new("seven-wonders", seats=seats, seed=8, options=options)
    rng = Random(1)
    for _ in range(moves):
        if not match.over:
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.moves))
    through_json: dict[str, Any] = json.loads(json.dumps(match.save()))
    return through_json


SAVE = saved()


def edited(**changes: Any) -> dict[str, Any]:
    data = copy.deepcopy(SAVE)
    data.update(changes)
    return data


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in SAVE.items() if key != name}


@pytest.mark.parametrize("moves", [0, 1, 2, 29, 30, 1000])
def test_a_save_leads_back_to_the_position(moves: int) -> None:
    data = saved(moves)
    match = pentapolis.load(data)
    assert digest(match.state) == data["hash"]
    assert match.save() == data
    assert match.position == len(data["moves"])


def test_a_save_in_the_middle_of_simultaneous_answers() -> None:
    match = pentapolis.new("seven-wonders", seats=4, seed=2)
    match.play(3, "side night")
    twin = pentapolis.load(match.save())
    assert [decision.seat for decision in twin.decisions] == [0, 1, 2]
    twin.retract(3)
    assert len(twin.decisions) == 4


def test_a_loaded_match_can_be_undone_and_played_on() -> None:
    match = pentapolis.load(SAVE)
    match.undo(5, free=True)
    match.redo()
    assert digest(match.state) == SAVE["hash"]


@pytest.mark.parametrize("data", [None, 7, "save", [], {}, [SAVE], {"game": "seven-wonders"}])
def test_something_else_is_not_a_save(data: Any) -> None:
    with pytest.raises(BadSave, match="not a saved game"):
        pentapolis.load(data)


@pytest.mark.parametrize("name", ["game", "rules", "seats", "seed", "options", "moves", "hash"])
def test_a_missing_part_is_named(name: str) -> None:
    with pytest.raises(BadSave, match=name):
        pentapolis.load(without(name))


@pytest.mark.parametrize("name", ["game", "rules", "seats", "seed", "options", "moves", "hash"])
@pytest.mark.parametrize("value", [None, True, 1.5, "x", [], {}, [[]]])
def test_a_part_of_the_wrong_type_is_refused(name: str, value: Any) -> None:
    if (name, value) == ("options", {}):
        value = {"sides": {}}  # no options at all are the defaults, and those are these
    with pytest.raises(PentapolisError):
        pentapolis.load(edited(**{name: value}))


@pytest.mark.parametrize("length", [0, 1, 15, 29])
def test_a_truncated_save_is_refused(length: int) -> None:
    with pytest.raises(BadSave, match="changed"):
        pentapolis.load(edited(moves=SAVE["moves"][:length]))


def test_an_edited_save_is_refused() -> None:
    other = [[seat, text.replace("sell", "build")] for seat, text in SAVE["moves"]]
    for changes in (
        {"moves": other},
        {"moves": SAVE["moves"][::-1]},
        {"moves": [*SAVE["moves"], [0, "fly"]]},
        {"seed": SAVE["seed"] + 1},
        {"hash": "0" * 32},
        {"options": {**SAVE["options"], "sides": "day"}},
        {"options": {**SAVE["options"], "sides": "upside down"}},
        {"options": {**SAVE["options"], "boards": ["gizah"]}},
        {"options": {**SAVE["options"], "colour": "red"}},
        {"seats": 4},
        {"seats": 2},
    ):
        with pytest.raises(BadSave):
            pentapolis.load(edited(**changes))


@pytest.mark.parametrize(
    "row", [None, 3, "sell", [], [0], [0, "sell", 1], ["0", "sell"], [0, 5], [True, "side day"], {}]
)
def test_a_damaged_move_is_counted(row: Any) -> None:
    moves = copy.deepcopy(SAVE["moves"])
    moves[4] = row
    with pytest.raises(BadSave, match="move 5"):
        pentapolis.load(edited(moves=moves))


def test_an_illegal_move_says_which_and_why() -> None:
    moves = copy.deepcopy(SAVE["moves"])
    moves[10] = [moves[10][0], "sell atlantis"]
    with pytest.raises(BadSave, match=r"move 11 .*atlantis"):
        pentapolis.load(edited(moves=moves))
    moves[10] = [moves[10][0], "side day"]
    with pytest.raises(BadSave, match="before the first hand") as caught:
        pentapolis.load(edited(moves=moves))
    assert caught.value.reason.rule == "SW-1.17"
    moves[10] = [77, "sell altar"]
    with pytest.raises(BadSave, match=r"move 11 .*seat 77"):
        pentapolis.load(edited(moves=moves))


def test_a_save_of_newer_rules_is_refused_as_such() -> None:
    with pytest.raises(NewerSave, match="newer"):
        pentapolis.load(edited(rules=SAVE["rules"] + 1))
    with pytest.raises(NewerSave, match="newer"):
        pentapolis.load(edited(rules=10**40))
    with pytest.raises(NewerSave, match="newer program"):
        pentapolis.load(edited(pentapolis=SAVE["pentapolis"] + 1))


@pytest.mark.parametrize("version", [0, -1, True, None, "1", 1.5, [], {}])
def test_a_nonsense_format_is_damage_not_news(version: Any) -> None:
    with pytest.raises(BadSave) as caught:
        pentapolis.load(edited(pentapolis=version))
    assert not isinstance(caught.value, NewerSave)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(pentapolis.UnknownGame, match="chess"):
        pentapolis.load(edited(game="chess"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_is_a_clear_error_or_harmless(data: st.DataObject) -> None:
    """Replace a random part of a save by random JSON: load it or say what is wrong."""
    damaged = copy.deepcopy(SAVE)
    place: Any = damaged
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], (dict, list)) and data.draw(st.booleans()):
            place = place[key]
            continue
        if data.draw(st.booleans()):
            place[key] = data.draw(JSON)
        else:
            del place[key]
        break
    outcome = hash_after_loading(damaged)
    known = ("The saved game", "This is not a saved game", "There is no game")
    assert outcome == SAVE["hash"] or outcome.startswith(known)


def hash_after_loading(data: dict[str, Any]) -> str:
    """The position that a save leads to, or the words of the error."""
    try:
        return digest(pentapolis.load(data).state)
    except PentapolisError as error:
        return str(error)


@settings(max_examples=60, deadline=None)
@given(JSON)
def test_any_json_is_refused(data: Any) -> None:
    with pytest.raises(BadSave):
        pentapolis.load(data)
