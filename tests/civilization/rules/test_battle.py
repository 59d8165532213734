"""Section 9: battle forces, bonuses, fronts, wounds, trumps, results, loot."""

from __future__ import annotations

from pentapolis.core.journal import Event
from pentapolis.games.civilization.rules.battle import combat_bonus, hand_size, start_battle
from pentapolis.games.civilization.rules.coins import recount
from pentapolis.games.civilization.rules.engagement import Attack
from pentapolis.games.civilization.rules.loot import SpendLoot
from pentapolis.games.civilization.state import CITIES, Civilization, Front
from pentapolis.games.civilization.tables.cards import (
    MOST_KINDS,
    TECH,
    UNIT_NAME,
    UNIT_TYPE,
    VILLAGE,
)
from pentapolis.text import render
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    building,
    city,
    event,
    forces,
    government,
    idle,
    kind,
    lay,
    movement,
    names_of,
    offered,
    person,
    resources,
    say,
    scout,
    sq,
    stage,
    tech,
    token,
    view,
    wonder,
)


def duel(
    mine: tuple[str, ...], theirs: tuple[str, ...], civs: tuple[str, ...] = ("rome", "egypt")
) -> Civilization:
    """Seat 0 attacks an army of seat 1 with exactly these forces; seat 1 plays first."""
    state = board(civs=civs)
    forces(state, 0, *mine)
    forces(state, 1, *theirs)
    return fight(state)


def fight(state: Civilization) -> Civilization:
    attacker = army(state, 0, "G4")
    army(state, 1, "G5")
    from pentapolis.games.civilization.rules.figures import put_figure

    put_figure(state, attacker, sq("G5"))
    stage(state)
    state.waiting = 0
    state.asked = [None] * state.seats
    start_battle(state, 0, 1, sq("G5"), 1 << attacker, -1, False)
    state.agenda.insert(0, state.agenda.pop(0))
    from tests.civilization.table import Idle

    state.agenda.insert(0, Idle(0))
    state.run()
    return state


def fronts(state: Civilization) -> list[tuple[str, int, str, int]]:
    """Each front: attacker's unit and wounds, defender's unit and wounds."""
    assert state.battle is not None

    def name(unit: int) -> str:
        return UNIT_NAME[unit % MOST_KINDS] if unit >= 0 else ""

    return [
        (name(front.units[0]), front.wounds[0], name(front.units[1]), front.wounds[1])
        for front in state.battle.fronts
    ]


@rule("CV-9.1")
def test_what_starts_a_battle() -> None:
    state = board(civs=("rome", "egypt"))
    lay(state, "F3", VILLAGE + 3)
    army(state, 1, "F5")
    army(state, 0, "F4")
    for target in ("F3", "F5"):
        other = state.copy()
        movement(other)
        say(other, "?move F4 army:1", f"to {target}")
        assert other.battle is not None
        assert other.battle.attacker == 0


@rule("CV-9.2", "CV-Q20", "CV-EX-44")
def test_walls_fall_before_the_battle_and_change_who_begins() -> None:
    state = board(civs=("rome", "egypt"))
    target = city(state, 1, "I4", walled=True)
    building(state, "C3", "barracks")
    building(state, "C4", "barracks")
    person(state, "C5", "general")
    building(state, "L5", "academy")
    assert combat_bonus(state, 0, -1) == 8
    assert combat_bonus(state, 1, target) == 14
    forces(state, 0, "infantry-2")
    forces(state, 1, "infantry-2")
    army(state, 0, "H4")
    movement(state)
    walled = state.copy()
    say(walled, "?move H4 army:1", "to I4")
    assert walled.battle is not None
    assert walled.battle.bonus == [0, 6]
    # Seat 0 had to play first; its only unit was played by the engine.
    assert walled.battle.units(0)
    tech(state, 0, "combustion")
    say(state, "?move H4 army:1", "to I4")
    assert state.battle is not None
    assert state.battle.bonus == [0, 2]
    assert state.walled[target] == 0


@rule("CV-9.2")
def test_levies_of_the_alternate_set_come_before_drawing() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-1")
    forces(state, 1, "infantry-1")
    event(state, 0, "nationalism")
    army(state, 1, "G5")
    army(state, 0, "G4")
    say(movement(state), "?move G4 army:1", "to G5")
    assert (kind(state), asked(state)) == ("levy_choice", 0)
    say(state, "event nationalism", "deck mounted", "deck mounted")
    assert state.battle is not None
    assert len(state.battle.hands[0]) == 3


@rule("CV-9.3", "CV-9.4", "CV-9.5", "CV-Q47", "CV-EX-43")
def test_battle_hand_sizes() -> None:
    state = board(civs=("rome", "egypt"))
    assert hand_size(state, 0, 1, False) == 3
    government(state, 0, "fundamentalism")
    tech(state, 0, "computers")
    state.coin_tokens[5] = 9
    recount(state, 0)
    assert state.coins[0] == 10
    assert hand_size(state, 0, 3, False) == 3 + 4 + 1 + 2
    assert hand_size(state, 1, 0, True) == 6  # armies in the outskirts do not help
    forces(state, 1, *["infantry-2"] * 5)
    forces(state, 0, "infantry-1", "infantry-3")
    scout(state, 1, "G5")
    fight(state)
    assert state.battle is not None
    assert len(state.battle.hands[0]) == 2  # all cards if fewer
    assert len(state.battle.hands[1]) + len(fronts(state)) == 3  # the scout does not count
    assert len(state.forces[1]) == 2


@rule("CV-9.6")
def test_strength_follows_the_current_rank_and_himeji() -> None:
    from pentapolis.games.civilization.rules.units import strength

    state = duel(("infantry-2", "mounted-1"), ("infantry-1", "infantry-2"))
    battle = state.battle
    assert battle is not None
    card = battle.hands[0][0]
    base = strength(state, battle, 0, card)
    tech(state, 0, "democracy")
    kinds = [UNIT_TYPE[c % MOST_KINDS] for c in battle.hands[0]]
    assert strength(state, battle, 0, card) == base + (1 if kinds[0] == 0 else 0)
    wonder(state, "C3", "himeji-samurai-castle")
    assert strength(state, battle, 0, card) == base + (2 if kinds[0] == 0 else 1)


@rule("CV-9.6")
def test_the_view_tells_strengths_at_the_current_rank_and_who_attacks() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-2", "mounted-1")
    forces(state, 1, "infantry-1", "infantry-2")
    state.ranks[4] = 3
    fight(state)
    say(state, "play infantry-2")
    battle = view(state, 0)["battle"]
    assert battle["fronts"][0][1] == {"unit": "card:infantry-2", "strength": 4, "wounds": 0}
    assert [side["infantry"] for side in battle["more"]] == [0, 2]
    square = next(row for row in view(state)["squares"] if row["id"] == "square:G5")
    assert square["figures"] == {"seat": 1, "army": 1, "scout": 0}
    assert square["arriving"] == {"seat": 0, "army": 1, "scout": 0}


@rule("CV-9.7")
def test_the_battle_force_is_hidden_unless_the_oracle_sees_it() -> None:
    state = duel(("infantry-2", "mounted-1"), ("infantry-1", "infantry-2"))
    assert view(state, 1)["battle"]["hands"][0] == 2
    assert view(state, 0)["battle"]["hands"][0] == ["card:infantry-2", "card:mounted-1"]
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-2", "mounted-1")
    forces(state, 1, "infantry-1", "infantry-2")
    wonder(state, "L5", "the-oracle")
    fight(state)
    assert view(state, 1)["battle"]["hands"][0] == ["card:infantry-2", "card:mounted-1"]


@rule("CV-9.8", "CV-9.9", "CV-6.29", "CV-EX-22")
def test_only_the_difference_of_bonuses_counts() -> None:
    state = board(civs=("rome", "egypt"))
    for name in ("C3", "C4", "C5"):
        person(state, name, "general")
    building(state, "L5", "academy")
    building(state, "L4", "academy")
    assert (combat_bonus(state, 0, -1), combat_bonus(state, 1, -1)) == (12, 8)
    forces(state, 0, "infantry-1", "infantry-2")
    forces(state, 1, "infantry-1", "infantry-2")
    fight(state)
    assert state.battle is not None
    assert state.battle.bonus == [4, 0]
    assert combat_bonus(state, 1, CITIES) == 8 + 12
    state.walled[CITIES] = 1
    assert combat_bonus(state, 1, CITIES) == 8 + 12 + 4
    second = city(state, 1, "I4")
    assert combat_bonus(state, 1, second) == 8 + 6


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


@rule("CV-9.23", "CV-9.26", "CV-Q37", "CV-EX-27")
def test_loot() -> None:
    state = board(civs=("rome", "egypt"))
    state.trade = [26, 9]
    state.culture = [0, 5]
    resources(state, 1, silk=1)
    token(state, 1, "hut", "spy")
    event(state, 1, "sabotage")
    tech(state, 1, "pottery", "sailing")
    state.coin_tokens[6 + 5] = 1
    told: list[Event] = []
    one = stage(state.copy(), SpendLoot(0, 1, 1))
    one.journal = told
    assert offered(one) == {
        "loot-trade 1", "loot-trade 2", "loot-trade 3", "loot-culture 1", "loot-culture 2",
        "loot-culture 3", "loot silk", "loot-token hut", "destroy-coin sheet", "done",
    }  # fmt: skip
    say(one, "loot-trade 3")
    assert one.trade == [27, 6]  # above 27 it is lost
    assert render(told[0].message) == "Player 1 takes loot from Player 2: 3 trade"
    assert idle(one)
    two = stage(state.copy(), SpendLoot(0, 1, 2))
    assert {"loot-tech pottery", "loot-event 1", "steal-coin sheet"} <= offered(two)
    assert "loot-tech sailing" not in offered(two)  # no place
    again = two.copy()
    say(two, "loot-culture 3", "loot-culture 2")
    assert two.culture == [5, 0]
    say(again, "loot-event 1")
    assert idle(again)
    assert view(again, 0)["players"][0]["events"] == ["event:sabotage"]
    third = stage(state.copy(), SpendLoot(0, 1, 2))
    say(third, "loot-token hut")
    assert view(third, 0)["players"][0]["tokens"] == ["token:hut-spy"]
    fourth = stage(state.copy(), SpendLoot(0, 1, 2))
    say(fourth, "loot-tech pottery")
    assert fourth.techs[0] >> TECH["pottery"] & 1


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


@rule("CV-Q38")
def test_china_saves_one_of_the_killed() -> None:
    state = duel(("infantry-3", "infantry-3"), ("infantry-1", "mounted-1"), ("rome", "china"))
    say(state, "play infantry-1", "play infantry-3 1", "?play mounted-1", "?play infantry-3 2")
    assert (kind(state), asked(state)) == ("save_unit", 1)
    assert offered(state) == {"save infantry-1", "save mounted-1", "decline"}
    say(state, "save mounted-1")
    assert names_of(state, 1) == ["mounted-1"]
    assert [UNIT_NAME[u] for u in state.piles[0]] == ["infantry-1"]


@rule("CV-Q42")
def test_type_and_number_of_standing_forces_are_public() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-3", "mounted-1")
    assert view(state, 1)["players"][0]["forces"] == ["unit:infantry", "unit:mounted"]
    assert view(state, 0)["players"][0]["forces"] == ["card:infantry-3", "card:mounted-1"]
    assert view(state, None)["players"][0]["forces"] == ["unit:infantry", "unit:mounted"]


@rule("CV-Q60")
def test_a_battle_is_finished_before_anything_else() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-3")
    forces(state, 1)
    tech(state, 1, "pottery")
    army(state, 1, "G5")
    army(state, 0, "G4")
    army(state, 0, "C3")
    state.trade[1] = 5
    say(movement(state), "?move G4 army:1", "to G5", "?play infantry-3")
    assert kind(state) == "spend_loot"
    say(state, "loot-trade 1")
    assert kind(state) == "move_group"
    assert "to C2" in offered(state)  # the army on C3 is next


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
