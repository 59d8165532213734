"""What decided a game where it was not points alone travels with the table."""

from __future__ import annotations

import pentapolis
from tests.imperium.collapse import collapsed_match
from tests.server.harness import Visitor


def test_a_table_tells_what_decided_its_game(eva: Visitor) -> None:
    head = eva.post("/api/load", save=collapsed_match().save())["table"]
    assert head["status"] == "over"
    assert head["winners"] == [0]
    assert [score["total"] for score in head["scores"]] == [40, 66]
    assert [score["first"] for score in head["scores"]] == [[-4], [-6]]
    assert head["verdict"]["key"] == "im-verdict-collapse"
    assert head["verdict"]["rule"] == "IM-12.14"
    other = eva.new_table("mbb")["table"]
    assert other["verdict"] is None


def test_a_loaded_game_is_given_the_names_that_its_save_lacks(eva: Visitor) -> None:
    save = pentapolis.new("seven-wonders", seats=3, seed=1).save()
    table = eva.post("/api/load", save=save, names=["Dido", "Ashoka"])["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Dido", "Ashoka", "Eva"]
