"""Other data files: an owner of the box can correct what is reconstructed, without code."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.cli.boards import board_of
from pentapolis.cli.scene import scene_of
from pentapolis.core.conformance import check_match
from pentapolis.core.digest import digest
from pentapolis.formats import formats_of, story
from pentapolis.games.endeavor.game import GAME, check_data
from pentapolis.games.endeavor.tables.box import BOX, Tables
from pentapolis.games.endeavor.tables.files import box_texts
from pentapolis.server import models
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.refusal import Refused
from pentapolis.server.tables import Bearer
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


def test_a_match_calls_its_components_as_its_data_does(tmp_path: Path) -> None:
    data = {name: json.loads(text) for name, text in box_texts().items()}
    for row in data["buildings"]["buildings"]:
        if row["id"] == "market":
            row.update(name_en="Bazaar", name_cs="bazar", development={"finance": 3})
    match = pentapolis.new("endeavor", seats=3, seed=1, options={"data": write(tmp_path, data)})
    usual = pentapolis.new("endeavor", seats=3, seed=1)
    assert match.game.components()["building:market"].cs == "bazar"
    assert usual.game.components()["building:market"].cs == "tržiště"
    assert usual.game is GAME
    match.play("build market")
    usual.play("build market")
    told = {"en": ("Bazaar", "Market"), "cs": ("bazar", "tržiště")}
    for language in LANGUAGES:
        here, there = told[language]
        scene = scene_of(match, match.decisions[0].seat, language, ["Ada"])
        (choice,) = [choice for choice in scene.choices if choice.text == "build market"]
        assert here in choice.label
        assert there not in choice.label
        assert scene.text("building:market").count("3") == 1
        board = "\n".join(board_of(match.game).table_lines(scene, full=True))
        assert here in board
        assert there not in board
        # The log as a story, also in a format that is written to a file.
        assert any(here in line for _, line in story(match, language))
        assert any(there in line for _, line in story(usual, language))
        assert here in formats_of(match.game, language)["text"].write(match)


def test_a_saved_match_finds_its_names_again(tmp_path: Path) -> None:
    path = write(tmp_path, small_data())
    match = pentapolis.new("endeavor", seats=3, seed=1, options={"data": path})
    again = pentapolis.load(match.save())
    assert again.game.components()["city:e1"].en == "e1"
    assert "city:london" not in again.game.components()
    assert "city:e1" not in GAME.components()
    # Editions are made once, and a copy of a position carries nothing of them.
    assert again.game is match.game
    assert match.game.start(3, 1, {"data": path}).view(0) == match.view(0)


def test_the_option_is_local() -> None:
    assert {option.name: option.local for option in GAME.options} == {
        "payment": False, "passed_limit": False, "university_scoring": False, "data": True,
    }  # fmt: skip
    with pytest.raises(pentapolis.BadOption):
        GAME.check(3, {"data": 7})


def test_no_client_of_a_server_can_name_a_file(tmp_path: Path) -> None:
    path = write(tmp_path, small_data())  # even one that is there, and right
    lobby = Lobby(LiveTables.__new__(LiveTables))
    somebody = Bearer("x", "X")
    seats = [models.NewSeat(kind="bot", bot="random")] * 3
    wanted = models.NewTable(game="endeavor", seats=seats, options={"data": path})
    save = pentapolis.new("endeavor", seats=3, seed=1, options={"data": path}).save()
    for request in (
        lobby.open(somebody, wanted),
        lobby.load(somebody, models.Load(save=save)),
    ):
        with pytest.raises(Refused) as caught:
            asyncio.run(request)
        assert caught.value.message.key == "core-server-local-option"


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
    "a card called nothing": (change("cards", "cards", 7, "id", value="none"), "cards[7]: “id”"),
    "an id of two words": (change("board", "cities", 0, "id", value="the hague"), "the hague"),
    "an id of two lines": (change("board", "cities", 0, "id", value="a\nb"), "cities[0]: “id”"),
    "an id that ends a line": (change("board", "cities", 0, "id", value="a\n"), "cities[0]: “id”"),
    "an odd id of a connection": (
        change("board", "connections", 0, "id", value="e1 e2"), "connections[0]: “id”",
    ),
    "a name of two lines": (
        change("board", "cities", 0, "name_cs", value="a\nb"), "cities[0]: “name_cs”",
    ),
    "another payment": (
        change("buildings", "payment_action", "amount", value="one"),
        "buildings.json, payment_action: “amount” cannot be \"one\"",
    ),
    "eight rounds": (change("tracks", "rounds", value=8), "tracks.json: “rounds” cannot be 8"),
    "six players": (change("tracks", "players", value=[3, 4, 5, 6]), "“players”"),
    "true for a number": (
        change("tracks", "player_board", "governor_slots", value=True), "“governor_slots”",
    ),
    "four places for cards": (
        change("tracks", "player_board", "card_slots", value=4), "“card_slots” cannot be 4",
    ),
    "two level 5 buildings": (
        change("buildings", "limits", "level_5_per_player", value=2), "“level_5_per_player”",
    ),
    "a card limit of six": (
        change("tracks", "tracks", 3, "columns", 4, "value", value=6),
        "tracks[3], columns[4]: “value” cannot be 6. Expected: 1..5",
    ),
    "another printed building": (
        change("tracks", "player_board", "preprinted_building", value="market"), "colonial_house",
    ),
    "a governor with a value": (change("cards", "cards", 12, "value", value=2), "cards[12]"),
    "tokens left over": (change("tokens", "placement", "left_over", value=1), "“left_over”"),
    "a deck elsewhere": (change("board", "regions", 1, "decks", value=["india"]), "“decks”"),
    "another order of decks": (
        change("cards", "order_top_first", "without_governor", value=[5, 4, 3, 2, 1, 0]),
        "“without_governor”",
    ),
    "a field nobody knows": (
        change("cards", "cards", 3, "bonus", value=2), "cards[3]: the field “bonus” is not known",
    ),
    "a file in another's place": (change("cards", "schema", value="endeavor.board/1"), "“schema”"),
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
    (tmp_path / "cards.json").write_text('{"cards": ' + "[" * 100_000, "utf-8")
    refuse(tmp_path, "cards.json cannot be read")
    refuse(tmp_path / "cards.json", "cards.json cannot be read")
    refuse(Path("x" * 5_000), "cannot be read")
    refuse(Path("a\0b"), "a\0b")
    refuse(Path("\ud800"), "\ud800")


def test_a_folder_that_is_closed_to_us(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, small_data())
    for name in ("read_text", "is_dir"):
        usual = getattr(Path, name)

        def closed(path: Path, *rest: Any, usual: Callable[..., Any] = usual) -> Any:
            if path.is_relative_to(tmp_path):
                raise PermissionError(13, "Permission denied")
            return usual(path, *rest)

        with monkeypatch.context() as patch:
            patch.setattr(Path, name, closed)
            reason = check_data(str(tmp_path), 3)
        assert reason is not None
        assert "Permission denied" in render(reason, "en")


def test_reconstructed_facts_are_marked() -> None:
    marked = [c.id for c in GAME.components().values() if c.source == "reconstructed"]
    assert {"card:india_2", "building:market", "city:london", "fact:glory_spaces"} <= set(marked)
    assert "action:ship" not in marked
    assert all(component.source for component in GAME.components().values())
