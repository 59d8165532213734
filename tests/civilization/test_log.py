"""The log alone explains every change of trade, culture, coins, units, techs and culture level."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pentapolis.api import Match
from pentapolis.core.journal import Event
from pentapolis.core.message import Message
from pentapolis.games.civilization import GAME
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
            }
        )
        wrong = {
            what: (changed[what], told[what])
            for what in {*changed, *told}
            if changed[what] != told[what]
        }
        assert not wrong, f"{decision.kind}: {move}: {wrong}, {[e.message for e in events]}"
    assert {"cv-log-collect", "cv-log-coins-up", "cv-log-gain-culture"} <= keys
