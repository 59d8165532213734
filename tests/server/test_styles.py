"""Styles of bots at tables: chosen or drawn by the seed, shown to everybody, and played by."""

from __future__ import annotations

import sqlite3

import pytest

import pentapolis
from pentapolis.bots.styles import PLAIN, drawn_style, styles_of
from pentapolis.core.errors import UnknownBot
from pentapolis.server.pool import setting
from pentapolis.server.tables import Chair
from pentapolis.server.worker import Worker
from tests.server.harness import Visitor, wait_for
from tests.server.test_bots import MATCH, TEXTS

SEVEN = pentapolis.games()["seven-wonders"]


def styles(opened: dict[str, object]) -> list[str | None]:
    table = opened["table"]
    assert isinstance(table, dict)
    return [seat["style"] for seat in table["seats"]]


def test_a_game_tells_its_styles(eva: Visitor) -> None:
    for game in eva.get("/api/about")["games"]:
        known = styles_of(pentapolis.games()[game["id"]])
        assert [style["name"] for style in game["styles"]] == list(known)
        prefix = game["prefix"].lower()
        assert all(s["label"]["key"] == f"{prefix}-style-{s['name']}" for s in game["styles"])


def test_a_style_is_chosen_and_shown_beside_the_level(
    eva: Visitor, sqlite: sqlite3.Connection
) -> None:
    seats = [
        {"kind": "me"},
        {"kind": "bot", "bot": "casual", "style": "warrior"},
        {"kind": "bot", "style": "plain"},
        {"kind": "bot", "bot": "random"},
    ]
    options = {"sides": "day"}
    opened = eva.post("/api/tables", game="seven-wonders", seats=seats, options=options)
    assert [seat["bot"] for seat in opened["table"]["seats"]] == [
        None, "casual", "greedy", "random",
    ]  # fmt: skip
    assert styles(opened) == [None, "warrior", None, None]
    assert opened["table"]["seats"][1]["name"] == "Casual"
    table = opened["table"]["id"]
    stored = sqlite.execute("SELECT bot FROM seats WHERE table_id = ? ORDER BY seat", [table])
    assert [row[0] for row in stored] == [None, "casual:style=warrior", "greedy", "random"]
    # They answer, so that only the person is waited for.
    wait_for(lambda: eva.get(f"/api/tables/{table}")["asked"] == [0])


def test_without_a_choice_the_seed_draws_styles(eva: Visitor) -> None:
    seen = set()
    for seed in range(1, 9):
        opened = eva.new_table("mbb", seed=seed, options={"sides": "day"})
        expected = [drawn_style(SEVEN, seed, seat) for seat in (1, 2)]
        assert [style or PLAIN for style in styles(opened)[1:]] == expected
        seen.update(expected)
    assert len(seen) > 2


def test_a_bot_that_fills_a_chair_has_a_style_too(eva: Visitor) -> None:
    seen = set()
    for _ in range(8):
        table = eva.new_table("moo")["table"]["id"]
        path = f"/api/tables/{table}/seats"
        assert (
            eva.post(f"{path}/1", kind="bot", style="merchant")["seats"][1]["style"] == "merchant"
        )
        head = eva.post(f"/api/tables/{table}/fill")
        assert head["seats"][2]["bot"] == "greedy"
        seen.add(head["seats"][2]["style"])
    assert len(seen) > 1


@pytest.mark.parametrize(
    ("seat", "key"),
    [
        ({"kind": "bot", "style": "gambler"}, "core-unknown-style"),
        ({"kind": "bot", "bot": "random", "style": "warrior"}, "core-bad-budget"),
        ({"kind": "bot", "bot": "greedy:style=warrior"}, "core-unknown-bot"),
    ],
)
def test_an_impossible_style_is_refused(eva: Visitor, seat: dict[str, str], key: str) -> None:
    seats = [{"kind": "me"}, seat, seat]
    answer = eva.ask("POST", "/api/tables", game="seven-wonders", seats=seats)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == key


def test_a_table_from_before_has_plain_bots() -> None:
    row = {"seat": 1, "kind": "bot", "person": None, "name": "Solon", "generation": 0}
    assert Chair({**row, "bot": "steady"}).style is None
    assert Chair({**row, "bot": "steady:style=warrior"}).style == "warrior"
    assert Chair({**row, "bot": None}).style is None


def test_a_worker_answers_with_a_style() -> None:
    request = {**setting("t", MATCH), "kind": "choose", "seat": 0, "bot": "greedy:style=warrior"}
    assert Worker().answer(request)["move"] in TEXTS
    with pytest.raises(UnknownBot, match="no style"):
        Worker().answer({**request, "bot": "greedy:style=gambler"})
