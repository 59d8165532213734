"""What the terminal shows: everything a player needs, for eye and ear, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from pentapolis.cli.boards import board_of
from pentapolis.cli.boards.generic import Room
from pentapolis.cli.scene import Scene, ask
from pentapolis.games.endeavor import GAME
from pentapolis.games.endeavor.moves import NO_GOVERNOR
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.text import render
from tests.endeavor.table import asked, beside, box, fill, hold, keep_busy, own, play, turn

PLAYERS = ["Ada", "Bion", "Cyril"]
BOARD = board_of(GAME)


def scene_in(state: Endeavor, language: str = "en", players: list[str] = PLAYERS) -> Scene:
    decision = asked(state)
    scene = Scene(GAME, state.view(decision.seat), decision.seat, language, players)
    ask(scene, decision)
    return scene


def seen(scene: Scene, height: int = 50, full: bool = False) -> str:
    """What the eye gets."""
    room = Room(300, height, full)
    console = Console(file=StringIO(), width=room.width)
    console.print(BOARD.table(scene, room), BOARD.choices(scene, room))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def heard(scene: Scene, full: bool = False) -> str:
    """What the ear gets."""
    return "\n".join([*BOARD.table_lines(scene, full), *BOARD.choice_lines(scene)])


def crowded() -> Endeavor:
    """A table with something of everything."""
    state = box()
    own(state, 0, "shipyard market", "india_1", "politics ship_or_draw", harbor=5)
    own(state, 1, "bank", "africa_governor europe_1", "attack", slot="africa_governor")
    state.turned[1] |= 1 << 6  # Slavery 0
    state.decks[1] &= ~1
    hold(state, 0, "london bombay")
    hold(state, 1, "paris")
    fill(state, "africa", [0, 1, 1])
    fill(state, "caribbean", [0, 0, 1, 2, 2, 2])
    beside(state, 1, "caribbean", 1)
    return turn(state)


def test_the_ear_gets_the_whole_table() -> None:
    text = heard(scene_in(crowded()))
    assert (
        "Africa: closed, 3 of 6 shipping spaces filled; track, from the sea to the deck: "
        "Ada, Bion, Bion, culture, culture, culture; leads for the governor: Bion; cities: "
    ) in text
    assert (
        "Caribbean: open; markers: Ada 2, Bion 2, Cyril 3; "
        "top card: Caribbean 1, 5 cards in the deck; cities: Havana (culture)"
    ) in text
    assert "London (Ada)" in text
    assert "Ada (you): harbor 5, glory" in text
    assert "industry 0 (building level 1)" in text
    assert "Buildings: Colonial House, Shipyard, Market." in text
    assert "tokens: 1× ship or draw." in text
    assert "cards: India 1 (1 count, limit 2)." in text
    assert "on the governor slot: Africa governor." in text
    assert "turned over: Slavery 0." in text
    assert "London – Paris" not in text
    full = heard(scene_in(crowded()), full=True)
    assert "London – Paris: culture." in full
    assert "University, 2 left. Level 4; culture 2; glory 3." in full
    assert "tokens: 1× politics, 1× ship or draw." in full


@pytest.mark.parametrize("height", [24, 50])
def test_the_eye_gets_the_whole_table(height: int) -> None:
    text = seen(scene_in(crowded()), height)
    assert "A B B" in text  # the track of Africa
    assert "A2 B2 C3" in text  # markers in the Caribbean
    assert "▤ Caribbean 1 ×5" in text
    assert "London·Ada" in text
    assert "Paris·Bion" in text
    assert "Lima(2)[cul]" in text
    assert "○Shipyard" in text
    assert "on the governor slot: Africa governor" in text
    assert "turned over: Slavery 0" in text
    assert "[attack]" in text
    # A tall screen has all tokens of a track, a low one the next.
    assert ("[cul] [cul] [cul]  leads for the governor: Bion" in text) == (height == 50)
    assert ("→ [cul]" in text) == (height == 24)
    assert "London – Paris[cul]" in seen(scene_in(crowded()), full=True)


def test_players_with_the_same_letter_are_numbered() -> None:
    text = seen(scene_in(crowded(), "en", ["Ada", "Adam", "Cyril"]))
    assert "1 2 2" in text
    assert "12 22 C3" in text
    assert "2 Adam" in text


def test_a_choice_of_a_region_says_what_lies_there() -> None:
    state = box()
    own(state, 0, "shipyard", harbor=5)
    fill(state, "africa", [1, 1, 0, 0, 2])
    fill(state, "india", [0] * 7)
    turn(state)
    play(state, "activate shipyard")
    for text in (heard(scene_in(state)), seen(scene_in(state))):
        assert (
            "space 6 of 6, token: culture; opens the region; leads for the governor: Ada"
        ) in text
        assert "space 1 of 6, token: culture" in text
        assert "the track is full: a marker beside it, no token" in text
    assert "1. pole z celkem 6, žeton: kultura" in heard(scene_in(state, "cs"))


def test_a_choice_of_a_city_says_what_it_joins_and_breaks() -> None:
    state = box()
    own(state, 0, harbor=5)
    hold(state, 0, "london")
    hold(state, 1, "amsterdam")
    turn(state)
    play(state, "activate colonial_house")
    text = heard(scene_in(state))
    assert "occupy Paris. token: culture; joins London, token: culture." in text
    assert "occupy Rome. token: culture." in text
    state = box()
    own(state, 0, tokens="attack", harbor=5)
    hold(state, 0, "london")
    hold(state, 1, "paris lisbon cadiz")
    turn(state)
    play(state, "use attack")
    text = heard(scene_in(state))
    assert "attack Paris. held by Bion; joins London, token: culture" in text
    assert "attack Cadiz. held by Bion; breaks the connection to Lisbon." in text


def test_a_choice_of_a_deck_says_which_card() -> None:
    state = box()
    own(state, 0, "market", harbor=5)
    hold(state, 0, "london")
    turn(state)
    play(state, "activate market")
    assert (
        "draw from Europe & Mediterranean. Europe 0: Needs no marker; politics 1; your markers: 1."
    ) in heard(scene_in(state))


def test_an_empty_governor_slot_is_said_in_words() -> None:
    state = box()
    own(state, 0, cards="far_east_governor", harbor=2)
    keep_busy(state, 1, 2)
    turn(state)
    play(state, "pass")
    assert "nechat místo pro guvernéra prázdné" in heard(scene_in(state, "cs"))
    assert "none" not in seen(scene_in(state, "cs"))
    assert render(GAME.label(NO_GOVERNOR), "en") == "leave the governor slot empty"
    assert "dát na místo pro guvernéra: guvernér (Dálný východ)" in heard(scene_in(state, "cs"))
