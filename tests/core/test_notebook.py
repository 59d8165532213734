"""A match, a position and a question show themselves."""

from __future__ import annotations

from html import escape
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

import pentapolis
from pentapolis.core.notebook import Names, players_html
from pentapolis.core.picture import map_svg, seat_colour


class Tags(HTMLParser):
    """Fails where a tag is not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cells = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)
        self.cells += tag == "td"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def cells(html: str) -> int:
    tags = Tags()
    tags.feed(html)
    assert tags.open == []
    return tags.cells


@pytest.mark.parametrize("game", pentapolis.games())
def test_everything_shows_itself(game: str) -> None:
    match = pentapolis.new(game, seats=3, seed=7)
    decision = match.decisions[0]
    shown = decision._repr_html_()
    assert cells(shown) >= len(decision.moves)
    assert decision.moves[0].text in shown
    match.play(decision.seat, decision.moves[0])
    assert decision.moves[0].text in match._repr_html_()
    assert cells(match.state._repr_html_()) >= match.seats
    assert escape(match.game.en) in match._repr_html_()


def test_who_has_none_of_what_others_have_shows_a_zero() -> None:
    players = [{"coins": 0, "veto": False, "shields": 0}, {"coins": 3, "veto": True, "shields": 0}]
    shown = players_html({"players": players}, Names({}))
    assert ">0</td>" in shown
    assert ">3</td>" in shown
    assert shown.count(">0</td>") == 1
    assert "shields" not in shown


def test_a_position_shows_no_hand() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=7, options={"sides": "day"})
    shown = match._repr_html_()
    for seat in range(3):
        for card in match.view(seat)["hand"]:
            assert card["component"].partition(":")[2] not in shown


def drawn(view: dict[str, Any]) -> list[ElementTree.Element]:
    """The shapes of a map, which is well-formed."""
    return list(ElementTree.fromstring(map_svg(view)).iter())


def of_kind(shapes: list[ElementTree.Element], tag: str) -> list[ElementTree.Element]:
    return [shape for shape in shapes if shape.tag.rpartition("}")[2] == tag]


def after(game: str, seats: int, moves: int) -> pentapolis.Match:
    match = pentapolis.new(game, seats=seats, seed=7)
    bot = pentapolis.bot("greedy", seed=1)
    for _ in range(moves):
        decision = match.decisions[0]
        match.play(decision.seat, bot.choose(match, decision.seat))
    return match


def test_a_map_of_hexes_has_every_hex_and_every_building() -> None:
    view = after("terra-mystica", 3, 30).view(None)
    shapes = drawn(view)
    assert len(of_kind(shapes, "polygon")) == len(view["hexes"]) + len(view["rivers"])
    built = [one for one in view["hexes"] if "owner" in one]
    assert built
    pieces = [shape.get("fill") for shape in of_kind(shapes, "circle")]
    assert pieces == [seat_colour(one["owner"]) for one in built]


def test_a_sheet_has_every_city_and_connection_in_its_owners_colour() -> None:
    view = after("endeavor", 3, 50).view(None)
    shapes = drawn(view)
    assert len(of_kind(shapes, "circle")) == len(view["cities"])
    owned = [one["owner"] for one in view["connections"] if one["owner"] is not None]
    lines = [line.get("stroke") for line in of_kind(shapes, "line")]
    assert len(lines) == len(view["connections"])
    assert owned
    colours = [seat_colour(seat) for seat in range(3)]
    assert [line for line in lines if line in colours] == [colours[seat] for seat in owned]


def test_a_grid_has_every_square_with_its_name() -> None:
    view = pentapolis.new("civilization", seats=2, seed=7).view(None)
    names = {title.text for title in of_kind(drawn(view), "title")}
    assert names == {f"{one['id'].partition(':')[2]} {one['terrain']}" for one in view["squares"]}


def test_a_game_of_cards_has_no_map_but_names_its_cards() -> None:
    match = after("seven-wonders", 3, 12)
    assert map_svg(match.view(None)) == ""
    components = match.game.components()
    for player in match.view(None)["players"]:
        for card in player["city"]:
            assert escape(components[card].en) in match._repr_html_()
