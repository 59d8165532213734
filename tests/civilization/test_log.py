"""The log alone explains every change of trade, culture, coins, units, techs and culture level."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pentapolis.api import Match
from pentapolis.core.journal import Event
from pentapolis.core.message import Message
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import VILLAGE
from tests.civilization.table import (
    army,
    board,
    building,
    city_management,
    forces,
    kind,
    lay,
    movement,
    person,
    say,
    tech,
)
from tests.civilization.test_play import lively

Told = Counter[tuple[int, str]]
COUNTERS = ("trade", "culture", "coins", "units")
ONE_EACH = {
    "cv-log-unit": ("units", 1),
    "cv-log-unit-killed": ("units", -1),
    "cv-log-dies": ("units", -1),
    "cv-log-saved": ("units", 1),
    "cv-log-advance": ("level", 1),
    "cv-log-learn": ("techs", 1),
    "cv-log-civ": ("techs", 1),
}
"""Lines that stand for one of something."""
EXPLAINED = {*COUNTERS, "level", "techs"}


def seat_in(message: Message, name: str = "seat") -> int:
    return int(str(message.args[name]).removeprefix("seat:"))


def number(message: Message, name: str) -> int:
    value = message.args.get(name, 0)
    assert isinstance(value, int)
    return value


def bundle(told: Told, items: object, giver: int, taker: int) -> None:
    """Trade and culture that change hands."""
    assert isinstance(items, (Message, tuple))
    for item in (items,) if isinstance(items, Message) else items:
        for name in ("trade", "culture"):
            if item.key == f"cv-offer-{name}":
                told[giver, name] -= number(item, "amount")
                told[taker, name] += number(item, "amount")


def reading(events: list[Event]) -> Told:
    """What the lines say, by seat and counter."""
    told: Told = Counter()
    for event in events:
        message = event.message
        if "seat" not in message.args:
            continue
        seat = seat_in(message)
        for name in COUNTERS:
            told[seat, name] += number(message, name)
            told[seat, name] -= number(message, f"{name}_paid") + number(message, f"{name}_lost")
        if message.key in ONE_EACH:
            name, count = ONE_EACH[message.key]
            told[seat, name] += count
        if message.key == "cv-log-deal":
            bundle(told, message.args["give"], seat, seat_in(message, "other"))
            bundle(told, message.args["get"], seat_in(message, "other"), seat)
        if message.key == "cv-log-loot":
            bundle(told, message.args["what"], seat_in(message, "other"), seat)
    return told


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 1, {}), (3, 2, {}), (4, 3, {"civ_choice": "agreed"}), (4, 4, {}), (3, 8, {})],
)
def test_every_change_is_told(seats: int, seed: int, options: dict[str, str]) -> None:
    rng = Random(seed)
    match = Match(GAME, seats, seed, {"turn_limit": 18, **options})
    keys: set[str] = set()
    told_until = len(match.log(None))
    while not match.over:
        decision = rng.choice(match.decisions)
        move = lively(match.state, decision, rng)
        match.play(decision.seat, move)
        log = match.log(None)
        events = log[told_until:]
        told_until = len(log)
        keys |= {event.message.key for event in events}
        told = reading(events)
        changed = Counter(
            {
                (seat, name): delta
                for seat, counters in match.changes(match.position).items()
                for name, (delta, _) in counters.items()
                if name in EXPLAINED
            }
        )
        wrong = {
            what: (changed[what], told[what])
            for what in {*changed, *told}
            if changed[what] != told[what]
        }
        assert not wrong, f"{decision.kind}: {move}: {wrong}, {[e.message for e in events]}"
    assert {"cv-log-collect", "cv-log-coins-up", "cv-log-gain-culture"} <= keys


def told_by(state: Civilization, *texts: str) -> list[Message]:
    """The lines that these answers write."""
    journal: list[Event] = []
    state.journal = journal
    say(state, *texts)
    return [event.message for event in journal]


def of(lines: list[Message], key: str) -> list[dict[str, object]]:
    return [dict(line.args) for line in lines if line.key == key]


def test_two_items_are_rushed_once() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "engineering")
    state.trade[0] = 24
    city_management(state)
    lines = told_by(state, "build-two D4", "?item army", "on C3", "?item army", "on C4")
    assert of(lines, "cv-log-rush") == [{"seat": "seat:0", "trade_paid": 24, "production": 8}]
    assert len(of(lines, "cv-log-build")) == 2


def test_a_replaced_building_is_named() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "currency", "philosophy")
    building(state, "C3", "market")
    state.trade[0] = 21
    city_management(state)
    lines = told_by(state, "build D4 temple", "?on C3")
    assert of(lines, "cv-log-cleared") == [{"what": "building:market", "square": "square:C3"}]
    assert of(lines, "cv-log-coins-down") == []


def test_a_battle_is_told_blow_by_blow() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "code-of-laws")
    forces(state, 0, "infantry-3", "infantry-2")
    forces(state, 1, "mounted-2")
    person(state, "C3", "general")
    army(state, 1, "G4")
    army(state, 0, "F4")
    movement(state)
    lines = told_by(state, "to G4", "?play mounted-2", "play infantry-3 1", "?play infantry-2")
    assert of(lines, "cv-log-forces") == [
        {"attacker": 2, "attacker_bonus": 4, "defender": 1, "defender_bonus": 0}
    ]
    assert of(lines, "cv-log-trump") == [{"unit": "card:infantry-3", "other": "card:mounted-2"}]
    dead = of(lines, "cv-log-dies")[0]
    assert (dead["seat"], dead["unit"], dead["wounds"]) == ("seat:1", "card:mounted-2", 3)
    assert of(lines, "cv-log-killed")[0]["square"] == "square:G4"
    assert of(lines, "cv-log-coin") == [{"seat": "seat:0", "what": "coins:code-of-laws"}]
    assert of(lines, "cv-log-coins-up") == [{"seat": "seat:0", "coins": 1, "total": 1}]


def test_barbarians_play_under_their_own_name() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0)
    lay(state, "G4", VILLAGE + 3)
    army(state, 0, "F4")
    movement(state)
    lines = told_by(state, "to G4")
    while kind(state) == "play_unit":
        lines += told_by(state, state.decisions()[0].moves[0].text)
    assert of(lines, "cv-log-forces") == [
        {"attacker": 0, "attacker_bonus": 0, "defender": 3, "defender_bonus": 0}
    ]
    assert len(of(lines, "cv-log-play-barbarians")) == 3
    assert not of(lines, "cv-log-play")


def test_a_lifted_blockade_is_told_with_its_coin() -> None:
    state = board(civs=("rome", "egypt"))
    building(state, "C3", "bank")
    army(state, 1, "C3")
    movement(state, 1)
    lines = told_by(state, "to B3")
    keys = [line.key for line in lines]
    assert keys == ["cv-log-step", "cv-log-unblocked", "cv-log-coins-up"]
    assert of(lines, "cv-log-coins-up") == [{"seat": "seat:0", "coins": 1, "total": 1}]
    state.spent = 0
    movement(state, 1)
    keys = [line.key for line in told_by(state, "to C3")]
    assert keys == ["cv-log-step", "cv-log-blockade", "cv-log-coins-down"]


def test_no_tile_is_called_like_a_square() -> None:
    components = GAME.components()
    squares = {item.en.lower() for name, item in components.items() if name.startswith("square:")}
    for name, item in components.items():
        if name.startswith("tile:"):
            assert item.en.lower() not in squares
            assert item.cs.lower() not in squares
