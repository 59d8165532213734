"""Chapter 9, step 3 of a battle: fronts, wounds, trumps, abilities in battle."""

from __future__ import annotations

from pentapolis.games.civilization.parts import Front
from pentapolis.games.civilization.rules.engagement import Attack
from pentapolis.games.civilization.tables.cards import (
    UNIT_NAME,
    VILLAGE,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    duel,
    fight,
    forces,
    fronts,
    kind,
    lay,
    movement,
    offered,
    resources,
    say,
    sq,
    tech,
)


@rule("CV-9.10", "CV-9.11", "CV-9.12", "CV-9.13", "CV-EX-23")
def test_turns_alternate_and_a_unit_opens_or_attacks_a_front() -> None:
    state = duel(("mounted-3", "infantry-1"), ("mounted-2", "mounted-1"))
    assert (kind(state), asked(state)) == ("play_unit", 1)
    assert offered(state) == {"play mounted-1", "play mounted-2"}  # no front: it must open one
    say(state, "play mounted-2")
    assert asked(state) == 0
    assert {"play mounted-3", "play mounted-3 1"} <= offered(state)
    say(state, "play mounted-3")
    assert fronts(state) == [("", 0, "mounted-2", 0), ("mounted-3", 0, "", 0)]  # no attack
    assert asked(state) == 1


@rule("CV-9.14", "CV-9.15", "CV-9.16", "CV-EX-24", "CV-EX-25")
def test_wounds() -> None:
    state = duel(("mounted-3", "mounted-1", "infantry-1"), ("mounted-2", "mounted-3", "infantry-1"))
    say(state, "play mounted-2", "play mounted-3 1")
    assert fronts(state)[0] == ("mounted-3", 2, "", 0)
    assert state.battle is not None
    assert [UNIT_NAME[u % 16] for u in state.battle.killed[1]] == ["mounted-2"]
    say(state, "play mounted-3 1")  # a wounded unit deals full damage: both die
    assert state.battle is not None
    assert fronts(state)[0] == ("", 0, "", 0)
    assert len(state.battle.killed[0]) == 1
    assert len(state.battle.killed[1]) == 2


@rule("CV-9.17", "CV-9.19", "CV-EX-26")
def test_trump_wounds_first() -> None:
    state = duel(("mounted-3", "mounted-1"), ("mounted-2", "infantry-3"))
    say(state, "play mounted-2", "play mounted-3 1", "play infantry-3 1")
    assert fronts(state)[0] == ("", 0, "infantry-3", 0)
    for mine in ("infantry-1", "infantry-3", "artillery-2", "mounted-2"):
        for other in ("infantry-2", "mounted-1", "artillery-3"):
            state = duel(("infantry-1", "mounted-1"), ("infantry-1", "mounted-1"))
            assert state.battle is not None
            cards = (UNIT_NAME.index(mine), UNIT_NAME.index(other))
            state.battle.fronts = [Front([cards[0], cards[1]], [0, 0])]
            Attack(0, 0).run(state)
            a, _, d, _ = fronts(state)[0]
            assert not (a and d)  # every attack kills at least one


@rule("CV-9.18")
def test_aircraft_neither_trump_nor_are_trumped() -> None:
    from pentapolis.games.civilization.tables.cards import AIRCRAFT, TRUMPS

    assert TRUMPS == [2, 0, 1, -1]
    assert AIRCRAFT not in TRUMPS
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "flight")
    forces(state, 0, "aircraft-5", "aircraft-5")
    forces(state, 1, "infantry-3", "infantry-3")
    fight(state)
    say(state, "?play infantry-3", "?play aircraft-5 1")
    assert fronts(state)[0] == ("aircraft-5", 3, "", 0)


@rule("CV-9.20", "CV-EX-47")
def test_wounds_by_mathematics_are_split_and_kill_at_once() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "mathematics")
    tech(state, 1, "democracy")
    resources(state, 0, iron=1)
    forces(state, 0, "artillery-1", "artillery-2")
    forces(state, 1, "infantry-2", "infantry-3")
    fight(state)
    say(state, "play infantry-2", "play artillery-1", "done", "play infantry-3")
    assert state.battle is not None
    state.battle.fronts[0].wounds[1] = 1  # strength 3 with one wound
    moves = offered(state)
    assert "use mathematics" in moves
    say(state, "use mathematics", "front 1", "front 1")
    assert fronts(state)[0][2] == ""
    say(state, "front 3")
    assert fronts(state)[2] == ("", 0, "infantry-3", 1)


@rule("CV-9.28", "CV-9.29")
def test_no_retreat_and_a_battle_with_an_empty_hand() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0)
    forces(state, 1, "infantry-1", "infantry-2")
    tech(state, 0, "animal-husbandry", "mathematics")
    fight(state)
    assert asked(state) == 1
    assert all(text.startswith("play") for text in offered(state))
    say(state, "play infantry-1")
    assert state.battle is None
    assert not state.own_at(sq("G5"), 0)


@rule("CV-EX-45")
def test_the_village_of_the_example() -> None:
    state = board(civs=("egypt", "china"))
    forces(state, 0, "infantry-2", "mounted-3", "artillery-1")
    for kind_, name in ((0, "infantry-3"), (1, "artillery-2"), (2, "mounted-1")):
        deck = list(state.decks[kind_])
        deck.remove(UNIT_NAME.index(name))
        state.decks[kind_] = (UNIT_NAME.index(name), *deck)
    lay(state, "G4", VILLAGE + 3)
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1", "to G4")
    say(state, "play infantry-3", "play artillery-1 1")
    assert fronts(state)[0] == ("", 0, "infantry-3", 1)
    say(state, "play artillery-2", "play mounted-3 2")
    assert fronts(state)[1] == ("mounted-3", 0, "", 0)
    say(state, "?play mounted-1", "?play infantry-2 3")
    assert state.battle is None
    assert state.lying[sq("G4")] == -1
    assert state.own_at(sq("G4"), 0)


@rule("CV-EX-46", "CV-Q43")
def test_metalworking() -> None:
    for theirs, result in (
        ("artillery-3", ("mounted-2", 0, "", 0)),
        ("mounted-3", ("", 0, "", 0)),
    ):
        state = board(civs=("rome", "egypt"))
        tech(state, 0, "metalworking")
        state.ranks[4 : 4 + 3] = [3, 3, 3]  # strength 5
        resources(state, 0, iron=1)
        forces(state, 0, "mounted-2", "infantry-1")
        forces(state, 1, theirs, "infantry-1")
        fight(state)
        say(state, f"play {theirs}")
        say(state, "play mounted-2 1 iron")
        assert fronts(state)[0] == result
        assert state.resources[3] == 0
    assert "iron" not in " ".join(offered(state))  # once
