"""Every culture event does its thing, and whom it may hit."""

from __future__ import annotations

import pytest

from pentapolis.games.civilization.effects.activated import (
    AsResource,
    CancelEventOrAbility,
    CityBoost,
    DestroyBuildings,
    ForceAnarchy,
    FreeUnits,
    KillFigures,
    PushFigures,
    SetTerrain,
    TechSwap,
)
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import (
    EVENT,
    EVENTS,
    GOVERNMENT,
    PERSON,
    TECH,
    Named,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    building,
    city_management,
    event,
    forces,
    ground,
    idle,
    kind,
    lay,
    movement,
    offered,
    person,
    resources,
    say,
    scout,
    sq,
    start_of_turn,
    tech,
    view,
    wonder,
)


def fielded(state: Civilization) -> int:
    """Units of the attacker in the battle under way."""
    battle = state.battle
    return len(battle.hands[0]) + len(battle.units(0)) if battle else 0


def played(state: Civilization, name: str) -> bool:
    """Whether the card has left the hand for its pile."""
    return EVENT[name] in state.event_piles[EVENTS[EVENT[name]].deck]


@rule("CV-6.46", "CV-Q2")
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_every_event(card: Named) -> None:
    state = board(civs=("rome", "egypt"))
    event(state, 0, card.id)
    effect = card.effects[0]
    if isinstance(effect, AsResource):
        tech(state, 0, "construction")
        say(city_management(state), "use construction", "?at D4", f"?pay-event {card.id}")
        assert state.boost[0] == 5
        assert state.coins[1] == int(effect.gives_coin)
    elif isinstance(effect, CityBoost):
        say(city_management(state), f"event {card.id}", "?at D4")
        assert state.boost[0] == effect.amount
    elif isinstance(effect, KillFigures):
        army(state, 1, "F5")
        scout(state, 1, "F5")
        army(state, 1, "P8")
        say(movement(state), f"event {card.id}")
        assert ("at P8" in offered(state)) == (effect.reach < 0)
        say(state, "?at F5")
        best = "kill 1 army:1 scout:1" if effect.amount == 2 else "kill 1 army:1"
        say(state, best)
        assert state.own_at(sq("F5"), 1).bit_count() == 2 - effect.amount
    elif isinstance(effect, PushFigures):
        army(state, 1, "G7")
        say(city_management(state), f"event {card.id}", "?at G7")
        for step in range(effect.amount):
            say(state, f"?to {'HIJK'[step]}7")
        assert state.own_at(sq(f"{'HIJK'[effect.amount - 1]}7"), 1)
    elif isinstance(effect, SetTerrain):
        ground(state, "H4", "forest", resource="wheat")
        say(start_of_turn(state), f"event {card.id}", "?at H4")
        assert state.ground[sq("H4")] == (0 if effect.becomes == "grassland" else 1 | 1 << 3)
        assert state.disasters == 11
    elif isinstance(effect, TechSwap):
        for seat, names in ((0, ("writing",)), (1, ("pottery", "navigation"))):
            tech(state, seat, *names)
        state.rows[:6] = [0, 5, 4, 1, 0, 0]
        state.rows[6:] = [0, 5, 4, 1, 0, 0]
        tech(state, 1, "banking")
        state.rows[6 + 3] = 1
        say(start_of_turn(state), f"event {card.id}", "?player 1")
        assert ("learn banking" in offered(state)) == (effect.amount >= 3)
        say(state, "learn pottery", "?learn writing")
        assert state.techs[0] >> TECH["pottery"] & 1
        assert state.techs[1] >> TECH["writing"] & 1
    elif isinstance(effect, DestroyBuildings):
        building(state, "L5", "library")
        building(state, "L6", "market")
        army(state, 0, "H5")
        say(start_of_turn(state), f"event {card.id}", "?at L5", "?at L6")
        assert state.marks[sq("L5")] == 0
        assert (state.marks[sq("L6")] == 0) == (effect.amount == 2)
    elif isinstance(effect, ForceAnarchy):
        say(start_of_turn(state), f"event {card.id}", "?player 1")
        assert state.governments[1] == GOVERNMENT["anarchy"]
    elif isinstance(effect, FreeUnits):
        forces(state, 0)
        forces(state, 1)
        army(state, 1, "G5")
        army(state, 0, "G4")
        say(movement(state), "?move G4 army:1", "to G5", f"event {card.id}")
        for _ in range(effect.amount):
            say(state, "deck infantry")
        # The other side has no units: all of them are in the front line or back already.
        assert len(state.forces[0]) + fielded(state) == effect.amount
    else:
        state.event_decks[0] = tuple(e for e in state.event_decks[0] if e != EVENT["sabotage"])
        building(state, "C3", "library")
        event(state, 1, "sabotage")
        scout(state, 1, "F3")
        say(start_of_turn(state, 1), "event sabotage", "?at C3")
        assert (kind(state), asked(state)) == ("cancel_event", 0)
        say(state, f"cancel-by {card.id}")
        assert state.marks[sq("C3")] != 0
        if isinstance(effect, CancelEventOrAbility):
            event(state, 0, card.id)
            tech(state, 1, "currency")
            resources(state, 1, incense=1)
            say(city_management(state, 1), "use currency", f"cancel-by {card.id}")
            assert state.culture[1] == 0
    assert played(state, card.id)


@rule("CV-6.46")
def test_mass_defection_may_kill_a_great_person() -> None:
    state = board(civs=("rome", "egypt"))
    person(state, "L5", "artist")
    army(state, 0, "J5")
    event(state, 0, "mass-defection")
    before = state.people.count(PERSON["artist"])
    say(movement(state), "event mass-defection", "at L5", "?kill-person")
    assert state.marks[sq("L5")] == 0
    assert state.people.count(PERSON["artist"]) == before + 1
    assert played(state, "mass-defection")


@rule("CV-6.46", "CV-Q34")
def test_a_defection_hits_whoever_stands_on_the_square() -> None:
    state = board(3, civs=("rome", "egypt", "china"))
    army(state, 0, "G10")
    army(state, 1, "H10")
    scout(state, 1, "H10")
    event(state, 2, "wholesale-defection")
    say(movement(state), "?move G10 army:1", "to H10")
    assert (kind(state), asked(state)) == ("interrupt_move", 2)
    say(state, "event wholesale-defection", "?at H10")
    # The mover has entered; nothing is resolved yet, and both players' figures are there.
    assert {"kill 0 army:1", "kill 1 army:1", "kill 1 army:1 scout:1"} <= offered(state)
    assert "kill 0 army:2" not in offered(state)
    other = state.copy()
    say(other, "kill 1 army:1 scout:1", "?done")
    assert other.battle is None
    assert other.own_at(sq("H10"), 0)
    say(state, "kill 0 army:1", "kill 1 scout:1")
    assert not state.own_at(sq("H10"), 0)
    assert state.own_at(sq("H10"), 1).bit_count() == 1
    assert state.battle is None


@rule("CV-6.46")
def test_disaster_destroys_up_to_two_buildings_the_own_ones_too() -> None:
    state = board(civs=("rome", "egypt"))
    building(state, "C3", "library")
    building(state, "L5", "library")
    building(state, "L6", "market")
    event(state, 0, "disaster")
    say(start_of_turn(state), "event disaster")
    assert offered(state) == {"at C3", "at L5", "at L6"}
    say(state, "at C3", "at L6")
    assert state.marks[sq("C3")] == state.marks[sq("L6")] == 0
    assert state.marks[sq("L5")] != 0
    state = board(civs=("rome", "egypt"))
    building(state, "L5", "library")
    building(state, "L6", "market")
    event(state, 0, "disaster")
    say(start_of_turn(state), "event disaster", "at L5", "done")
    assert state.marks[sq("L5")] == 0
    assert state.marks[sq("L6")] != 0


@rule("CV-6.46")
def test_a_lone_defection_spares_great_people() -> None:
    state = board(civs=("rome", "egypt"))
    person(state, "L5", "artist")
    army(state, 0, "J5")
    army(state, 1, "L5")
    event(state, 0, "defection")
    say(movement(state), "event defection", "at L5")
    assert state.own_at(sq("L5"), 1) == 0  # only the army could be meant
    assert state.marks[sq("L5")] != 0


@rule("CV-Q63", "CV-E9")
def test_united_nations_protects_figures_and_great_people() -> None:
    for target in ("figure", "person"):
        state = board(civs=("rome", "egypt"))
        wonder(state, "M4", "united-nations")
        if target == "figure":
            army(state, 1, "H4")
        else:
            person(state, "L5", "artist")
        event(state, 0, "wholesale-defection")
        say(movement(state), "event wholesale-defection")
        assert (kind(state), asked(state)) == ("un_consent", 1), target
        say(state, "refuse")
        assert state.own_at(sq("H4"), 1) or state.marks[sq("L5")]
        assert len(state.events[0]) == 1


@rule("CV-E5", "CV-6.46")
def test_interrupts_stop_a_figure_on_its_way() -> None:
    state = board(civs=("rome", "egypt"))
    event(state, 1, "wholesale-defection")
    army(state, 0, "F4")
    lay(state, "G4", 0)
    say(movement(state), "?move F4 army:1", "to G4")
    assert (kind(state), asked(state)) == ("interrupt_move", 1)
    say(state, "event wholesale-defection", "?at G4", "?kill 0 army:1")
    assert state.where.count(sq("G4")) == 0
    assert state.lying[sq("G4")] == 0  # the hut was not taken
    assert idle(state)
    assert view(state, 0)["game"] == "civilization"
