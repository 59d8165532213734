"""Other data files: an owner of the box can correct what is reconstructed, without code."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.core.conformance import check_match
from pentapolis.core.digest import digest
from pentapolis.games.endeavor import GAME
from pentapolis.games.endeavor.tables import BOX, Tables
from pentapolis.text import LANGUAGES, render
from tests.endeavor.small import small_data

Data = dict[str, Any]


def write(folder: Path, data: Data) -> str:
    for name, value in data.items():
        (folder / f"{name}.json").write_text(json.dumps(value), "utf-8")
    return str(folder)


def test_a_game_with_other_data_keeps_every_promise(tmp_path: Path) -> None:
    path = write(tmp_path, small_data())
    for seats in GAME.seats:
        check_match(GAME, seats, seats, {"data": path}, render=render, every=29)


def test_one_file_replaces_one_file(tmp_path: Path) -> None:
    data = json.loads(
        (Path(pentapolis.__file__).parent / "games/endeavor/data/cards.json").read_text("utf-8")
    )
    for row in data["cards"]:
        if row["id"] == "india_1":
            row["glory"] = 4
    (tmp_path / "mine.json").write_text(json.dumps(data), "utf-8")
    match = pentapolis.new(
        "endeavor", seats=3, seed=1, options={"data": str(tmp_path / "mine.json")}
    )
    tables = match.state.tables  # type: ignore[attr-defined]
    assert isinstance(tables, Tables)
    assert {card.id: card.glory for card in tables.cards}["india_1"] == 4
    assert len(tables.cities) == len(BOX.cities)
    # States share the tables; a copy does not carry its own.
    assert match.state.copy().tables is tables  # type: ignore[attr-defined]


def test_a_save_knows_its_data(tmp_path: Path) -> None:
    path = write(tmp_path, small_data())
    match = pentapolis.new("endeavor", seats=3, seed=1, options={"data": path})
    for _ in range(12):
        match.play(match.decisions[0].moves[0])
    saved = match.save()
    assert digest(pentapolis.load(saved).state) == saved["hash"]
    other = small_data()
    other["cards"]["cards"][3]["glory"] += 1
    write(tmp_path, other)
    with pytest.raises(pentapolis.BadSave):
        pentapolis.load(saved)


def test_what_only_the_other_data_has_gets_a_name(tmp_path: Path) -> None:
    GAME.check(3, {"data": write(tmp_path, small_data())})
    assert GAME.components()["city:e1"].en == "e1"
    assert GAME.components()["city:london"].cs == "Londýn"


def test_the_option_is_local() -> None:
    assert {option.name: option.local for option in GAME.options} == {
        "payment": False, "passed_limit": False, "university_scoring": False, "data": True,
    }  # fmt: skip
    with pytest.raises(pentapolis.BadOption):
        GAME.check(3, {"data": 7})


def change(*path: str | int, value: Any) -> Callable[[Data], None]:
    def apply(data: Data) -> None:
        target: Any = data
        for step in path[:-1]:
            target = target[step]
        if value is None:
            del target[path[-1]]
        else:
            target[path[-1]] = value

    return apply


BROKEN: dict[str, tuple[Callable[[Data], None], str]] = {
    "a missing field": (change("board", "cities", 0, "glory", value=None), "board.json, cities[0]"),
    "a city nowhere": (change("board", "cities", 0, "region", value="atlantis"), "atlantis"),
    "a connection to nowhere": (
        change("board", "connections", 0, "cities", value=["e1", "x"]), "connections[0]",
    ),
    "a city twice": (change("board", "cities", 1, "id", value="e1"), "e1"),
    "a track in Europe": (change("board", "regions", 0, "shipping_track", value=3), "europe: 0"),
    "too many tokens": (change("tokens", "kinds", 0, "count", value=9), "34 found, 30 expected"),
    "a negative icon": (
        change("cards", "cards", 0, "development", value={"culture": -1}), "cards.json, cards[0]",
    ),
    "an unknown icon": (change("cards", "cards", 0, "development", value={"luck": 1}), "luck"),
    "a card too many": (change("cards", "cards", 0, "value", value=1), "europe_1"),
    "slavery elsewhere": (change("cards", "cards", 0, "kind", value="slavery"), "cards[0]"),
    "no abolition": (change("cards", "cards", 5, "abolition", value=False), "europe_5"),
    "a gap in a track": (
        change("tracks", "tracks", 0, "columns", 1, "from", value=3), "columns[1]",
    ),
    "no glory space 0": (change("tracks", "glory", "glory_spaces", value=[2, 4]), "glory_spaces"),
    "six building spaces": (
        change("tracks", "player_board", "building_spaces", value=6), "6 found, 7 expected",
    ),
    "a stack too high": (change("buildings", "buildings", 0, "count", value=4), "5 expected"),
    "an unknown action": (
        change("buildings", "buildings", 0, "action", value={"mode": "single", "of": ["fly"]}),
        "fly",
    ),
    "a composite payment": (
        change(
            "buildings", "buildings", 0, "action",
            value={"mode": "choose_one", "of": ["payment", "draw"]},
        ),
        "payment: single",
    ),
    "not a number": (change("board", "cities", 0, "glory", value="one"), "0..9"),
    "not a list": (change("board", "cities", value={}), "cities"),
}  # fmt: skip


@pytest.mark.parametrize("what", BROKEN)
def test_wrong_data_is_refused_with_its_place(what: str, tmp_path: Path) -> None:
    breaks, told = BROKEN[what]
    data = small_data()
    breaks(data)
    with pytest.raises(pentapolis.BadOption) as caught:
        pentapolis.new("endeavor", seats=3, options={"data": write(tmp_path, data)})
    assert told in str(caught.value)
    for language in LANGUAGES:
        assert render(caught.value.reason, language)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    def refuse(path: Path, told: str) -> None:
        with pytest.raises(pentapolis.BadOption) as caught:
            pentapolis.new("endeavor", seats=3, options={"data": str(path)})
        assert told in str(caught.value)
        assert render(caught.value.reason, "cs")

    refuse(tmp_path, "no data file")
    refuse(tmp_path / "nowhere", "no data file")
    (tmp_path / "cards.json").write_text("{", "utf-8")
    refuse(tmp_path, "cards.json cannot be read")
    (tmp_path / "cards.json").write_text("[]", "utf-8")
    refuse(tmp_path, "cards.json cannot be read")
    (tmp_path / "odd.json").write_text('{"schema": "chess"}', "utf-8")
    refuse(tmp_path / "odd.json", "endeavor.board/1")
    (tmp_path / "cards.json").write_bytes(b"\xff\xfe")
    refuse(tmp_path, "cards.json cannot be read")


def test_reconstructed_facts_are_marked() -> None:
    marked = [c.id for c in GAME.components().values() if c.source == "reconstructed"]
    assert {"card:india_2", "building:market", "city:london", "fact:glory_spaces"} <= set(marked)
    assert "action:ship" not in marked
    assert all(component.source for component in GAME.components().values())
