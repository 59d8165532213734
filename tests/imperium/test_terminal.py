"""The terminal's own board: whoever only hears the plain lines knows all that the view shows."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from pentapolis.cli.boards import board_of
from pentapolis.cli.boards.generic import Room
from pentapolis.cli.boards.imperium import Renderer
from pentapolis.cli.scene import Scene
from pentapolis.games.imperium import GAME
from tests.imperium.table import Table, index


def scene(table: Table, seat: int | None = 0, language: str = "en") -> Scene:
    return Scene(GAME, table.state.view(seat), seat, language, ["Ada", "Bion"])


def spoken(table: Table, seat: int | None = 0, language: str = "en") -> str:
    return "\n".join(board_of(GAME).table_lines(scene(table, seat, language), full=True))


def drawn(table: Table, width: int, height: int, full: bool = False) -> str:
    out = StringIO()
    console = Console(file=out, width=width, height=height)
    console.print(board_of(GAME).table(scene(table), Room(width, height, full)))
    return out.getvalue()


@pytest.fixture
def table() -> Table:
    table = Table("romans", "arthurians")
    table.hand(0, "1ROM16", "1ROM20", "unrest")
    table.in_play(0, "1ROM11", "1UNC19")
    table.garrison(0, "1ROM11", "1ROM14")
    table[0].exhausted = (index("1UNC19"),)
    table[0].actions, table[0].exhausts = 2, 4
    table.tokens(0, 5, 1, 3)
    table.discard(0, "1ROM21")
    table.past(1, "2ART20")
    table[1].quest = table.take("2ART7")
    table.market("1REG4", "1UNC6", "1CIV2")
    table.tuck(1)
    table.state.on_market[5] = 2
    table.exile("1REG8")
    return table.activate()


def test_it_has_a_board_of_its_own() -> None:
    assert type(board_of(GAME)) is Renderer


def test_the_market_tells_tokens_and_unrest(table: Table) -> None:
    told = spoken(table)
    assert "Shrine: 2 progress, unrest under it. [uncivilised" in told
    assert "Coast. [region" in told
    assert "exile: Hills." in told
    assert f"unrest pile {len(table.state.unrest)}." in told


def test_the_own_area_tells_everything(table: Table) -> None:
    told = spoken(table)
    assert "Ada · Romans B · barbarian (you). 5 materials, 1 population, 3 progress" in told
    assert "2 actions, 4 exhaust tokens." in told
    assert "Gallia Aquitania (garrison: Glory). [region" in told
    assert "Port (exhausted). [uncivilised" in told
    assert "Discarded: Roman Expansion." in told
    assert "Advance. [barbarian] Play: choose one: pay 3 materials" in told
    assert "Under the nation deck: Julius Caesar." in told


def test_others_are_told_in_short_and_keep_their_secrets(table: Table) -> None:
    told = spoken(table, seat=1)
    assert "active quest: Excalibur" in told
    assert "In history: Uthyr Pendragon" in told
    table.state.seen[index("1ROM16")] = 0
    assert "Advance" not in spoken(table, seat=1)
    assert "hand 3 (limit 5)" in spoken(table, seat=1)
    assert "Advance" not in spoken(table, seat=None)


@pytest.mark.parametrize(
    ("width", "height", "full"), [(80, 24, False), (120, 50, False), (60, 20, True)]
)
def test_the_drawn_table_has_room(table: Table, width: int, height: int, full: bool) -> None:
    told = drawn(table, width, height, full)
    assert max(len(line) for line in told.splitlines()) <= width
    for word in ("Shrine", "2 progress", "Gallia Aquitania", "garrison: Glory"):
        assert word in told


def test_czech_numbers_agree(table: Table) -> None:
    told = spoken(table, language="cs")
    assert "5 surovin, 1 obyvatel, 3 pokroky, 2 žetony akce, 4 žetony vyčerpání" in told
    assert "Nabídka:" in told
