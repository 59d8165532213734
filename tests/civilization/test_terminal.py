"""The table in the terminal: enough to play from."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from pentapolis.cli.boards.civilization import Renderer
from pentapolis.cli.boards.generic import Room
from pentapolis.cli.scene import Scene
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.state import Civilization
from tests.civilization.table import (
    army,
    board,
    building,
    city_management,
    fight,
    forces,
    hide,
    resources,
    say,
    scout,
    tech,
    token,
    trading,
    wonder,
)


def drawn(state: Civilization, seat: int | None, width: int = 100, full: bool = False) -> str:
    scene = Scene(GAME, state.view(seat), seat, "en", ["Ada", "Bion", "Chao"])
    console = Console(file=StringIO(), width=width)
    console.print(Renderer().table(scene, Room(width, 40, full)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def spoken(state: Civilization, seat: int | None, full: bool = False) -> str:
    scene = Scene(GAME, state.view(seat), seat, "en", ["Ada", "Bion", "Chao"])
    return "\n".join(Renderer().table_lines(scene, full))


def test_the_map_tells_figures_their_owners_and_hidden_tiles() -> None:
    state = board()
    army(state, 1, "F2")
    scout(state, 0, "A1")
    hide(state, 6)
    lines = drawn(state, 0).splitlines()
    assert lines[0].split() == list("ABCDEFGHIJKLMNOP")
    assert lines[1].split()[:3] == ["1", "g", "S1"]
    assert "g A2" in lines[2]
    assert "?" in lines[6]
    assert "◆" in lines[4]
    narrow = drawn(state, 0, 80).splitlines()
    assert "g A " in narrow[2]
    assert max(map(len, narrow)) <= 80


def test_cities_show_their_markers_and_players_their_progress() -> None:
    state = board()
    building(state, "C3", "temple")
    wonder(state, "E5", "stonehenge")
    tech(state, 0, "pottery", "writing", "sailing")
    resources(state, 0, silk=1)
    token(state, 1, "hut", "spy")
    city_management(state)
    text = drawn(state, 0, 140)
    assert "D4 (capital): trade 0, production 0, arts 4, actions left: 1; C3 Temple" in text
    assert "E5 Stonehenge" in text
    assert "3 (2-1)" in text
    assert "I (6): Pottery, Writing" in text
    assert "The Colossus 15 (10)" in text
    assert "hut (espionage)" not in text  # the other's token is face down
    assert "Granary" not in text
    assert "Granary" in drawn(state, 0, 140, full=True)
    heard = spoken(state, 0)
    assert "C3 Temple" in heard
    assert "silk 1" in heard


def test_a_battle_shows_hands_strengths_and_wounds() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "mounted-3", "infantry-1")
    forces(state, 1, "mounted-2", "infantry-3")
    state.ranks[0:3] = [2, 2, 2]
    fight(state)
    say(state, "play mounted-2", "play mounted-3 1")
    for text in (drawn(state, 0, 120), spoken(state, 0)):
        assert "Battle on G5: attacker Ada (bonus 0), defender Bion (bonus 0)" in text
        assert "Ada: Infantry 1 (strength 2)" in text
        assert "Bion: cards in hand: 1" in text
        assert "1. Mounted 3 (strength 4, wounds 2) : –" in text
    assert "Ada: cards in hand: 1" in drawn(state, 1, 120)


def test_an_offer_shows_what_its_parties_may_know() -> None:
    state = board(3)
    state.trade = [5, 5, 5]
    resources(state, 0, silk=1)
    token(state, 1, "hut", "spy")
    trading(state)
    say(state, "offer", "partner 1", "give-trade 2", "give silk", "get-token hut", "get-trade 1")
    say(state, "promise no-attack 1 5", "propose")
    text = drawn(state, 1, 160)
    assert "Offer (Ada gives Bion): trade 2, 1× silk, Ada promises Bion not to attack" in text
    assert "in return: trade 1, 1× hut" in text
    assert "Ada makes Bion an offer" in drawn(state, 2, 160)
    say(state, "accept")
    assert "Ada promises Bion not to attack (Bion, until turn 5)" in spoken(state, 2)
