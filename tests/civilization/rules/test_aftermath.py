"""Chapter 9, step 4 of a battle: who wins, and what follows."""

from __future__ import annotations

from pentapolis.core.journal import Event
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import (
    UNIT_NAME,
    VILLAGE,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    building,
    city,
    duel,
    fight,
    forces,
    idle,
    kind,
    lay,
    movement,
    names_of,
    offered,
    person,
    say,
    sq,
    tech,
    view,
    wonder,
)


@rule("CV-9.21", "CV-9.22", "CV-EX-48")
def test_a_tie_goes_to_the_defender() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-3", "mounted-3")
    forces(state, 1, "infantry-2", "mounted-2")
    building(state, "L5", "barracks")
    state.trade = [4, 0]
    fight(state)
    say(state, "play infantry-2", "play infantry-3", "?play mounted-2", "?play mounted-3")
    assert state.battle is None  # 6 : 4 + 2
    assert not state.own_at(sq("G5"), 0)
    assert (kind(state), asked(state)) == ("spend_loot", 1)


@rule("CV-9.21", "CV-9.22")
def test_survivors_without_their_wounds_and_the_bonus_are_added_up() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "mounted-3", "artillery-2")
    forces(state, 1, "mounted-2", "infantry-3")
    building(state, "C3", "academy")
    told: list[Event] = []
    fight(state)
    state.journal = told
    say(state, "play mounted-2", "play mounted-3 1", "?play infantry-3", "?play artillery-2")
    # The mounted 3 won front 1 with two wounds; infantry 3 and artillery 2 stand alone.
    result = next(line.message.args for line in told if line.message.key == "cv-log-result")
    assert result == {
        "attacker": 3 + 2 + 4, "attacker_bonus": 4, "defender": 3, "defender_bonus": 0,
        "winner": "attacker",
    }  # fmt: skip


@rule("CV-9.24", "CV-Q21")
def test_a_defeated_city_is_destroyed() -> None:
    state = board(civs=("rome", "egypt"))
    target = city(state, 1, "I4")
    building(state, "I3", "market")
    person(state, "J3", "artist")
    wonder(state, "J4", "stonehenge")
    figure = army(state, 1, "J5")
    markets, people = state.supply[5], len(state.people)
    forces(state, 0, *["infantry-3"] * 3)
    forces(state, 1)
    for name in ("C3", "C4"):
        person(state, name, "general")
    state.trade[1] = 9
    army(state, 0, "H4")
    movement(state)
    say(state, "?move H4 army:1", "to I4")
    while kind(state) == "play_unit":
        state.apply(0, state.decisions()[0].moves[0])
    assert state.centre[target] == -1
    assert state.supply[5] == markets + 1
    assert len(state.people) == people - 2 + 1
    assert state.wonder_at[0] == -1
    assert state.where[figure] == sq("J5")  # figures stay
    assert state.level[0] == 1  # Rome conquered a city
    assert kind(state) == "spend_loot"
    say(state, "loot-trade 3", "loot-trade 3")


@rule("CV-9.27")
def test_survivors_return_and_the_dead_go_under_their_decks() -> None:
    state = duel(("mounted-3",), ("mounted-2",))
    while kind(state) == "play_unit":
        decision = state.decisions()[0]
        attacks = [m for m in decision.moves if len(m.text.split()) == 3]
        state.apply(decision.seat, (attacks or decision.moves)[0])
    assert names_of(state, 0) == ["mounted-3"]
    assert names_of(state, 1) == []
    assert [UNIT_NAME[u] for u in state.piles[2]] == ["mounted-2"]
    assert view(state, 1)["players"][0]["forces"] == ["card:mounted-3"]  # seen in battle


@rule("CV-Q38")
def test_china_saves_one_of_the_killed() -> None:
    state = duel(("infantry-3", "infantry-3"), ("infantry-1", "mounted-1"), ("rome", "china"))
    say(state, "play infantry-1", "play infantry-3 1", "?play mounted-1", "?play infantry-3 2")
    assert (kind(state), asked(state)) == ("save_unit", 1)
    assert offered(state) == {"save infantry-1", "save mounted-1", "decline"}
    say(state, "save mounted-1")
    assert names_of(state, 1) == ["mounted-1"]
    assert [UNIT_NAME[u] for u in state.piles[0]] == ["infantry-1"]


def sack(state: Civilization, face: int) -> Civilization:
    """Seat 0 conquers a village with that face."""
    forces(state, 0, "infantry-3", "mounted-3", "artillery-3")
    person(state, "C3", "general")
    person(state, "C4", "general")  # a bonus of 8: three rank I cards cannot win
    lay(state, "G4", face)
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1", "to G4")
    while kind(state) in ("play_unit", "save_unit"):
        state.apply(asked(state), state.decisions()[0].moves[0])
    return state


@rule("CV-7.15", "CV-6.42")
def test_a_conquered_village_moves_rome_and_pays_china() -> None:
    state = sack(board(civs=("rome", "egypt")), VILLAGE + 3)
    assert (state.level[0], state.culture[0]) == (1, 0)
    state = sack(board(civs=("china", "egypt")), VILLAGE + 3)
    assert (state.level[0], state.culture[0]) == (0, 3)


@rule("CV-10.6", "CV-8.15")
def test_code_of_laws_counts_every_kind_of_victory() -> None:
    state = board(civs=("egypt", "rome"))
    tech(state, 0, "code-of-laws")
    sack(state, VILLAGE + 3)
    assert (state.coin_tokens[0], state.coins[0]) == (1, 1)
    state = board(civs=("egypt", "rome"))
    tech(state, 1, "code-of-laws")  # the defender wins a tie of nothing
    forces(state, 0)
    forces(state, 1)
    fight(state)
    assert state.coin_tokens[6] == 1
    state = board(civs=("egypt", "rome"))
    tech(state, 1, "code-of-laws")
    state.coin_tokens[6] = 4
    forces(state, 0)
    forces(state, 1)
    fight(state)
    assert state.coin_tokens[6] == 4  # the card holds four


@rule("CV-7.15")
def test_a_conquered_village_is_a_token_or_a_great_person() -> None:
    for face in (VILLAGE + 3, VILLAGE + 6):
        state = board(civs=("egypt", "china"))
        forces(state, 0, "infantry-3", "mounted-3", "artillery-3")
        person(state, "C3", "general")
        person(state, "C4", "general")  # a bonus of 8: three rank I cards cannot win
        lay(state, "G4", face)
        army(state, 0, "F4")
        say(movement(state), "?move F4 army:1", "to G4")
        while kind(state) == "play_unit":
            state.apply(asked(state), state.decisions()[0].moves[0])
        assert state.lying[sq("G4")] == -1
        if face & 7 == 6:
            assert kind(state) == "place_great_person"
            assert state.gone[face] == 1
            assert state.taken[0] == ()
        else:
            assert idle(state)
            assert view(state, 0)["players"][0]["tokens"] == ["token:village-iron"]
            assert view(state, 1)["players"][0]["tokens"] == ["token:village"]


@rule("CV-7.16", "CV-9.32")
def test_a_lost_village_kills_the_attackers_only() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0)
    state.trade = [5, 5]
    figure = army(state, 0, "F4")
    lay(state, "G4", VILLAGE + 3)
    say(movement(state), "?move F4 army:1", "to G4")
    while kind(state) == "play_unit":
        decision = state.decisions()[0]
        state.apply(decision.seat, decision.moves[0])
    assert state.where[figure] == -1
    assert state.lying[sq("G4")] == VILLAGE + 3
    assert idle(state)  # no loot
    assert sum(len(pile) for pile in state.piles) == 3
