"""How the view of each game is read, and which fields that gives.

`python -m tests.research.readings` plays random games and writes ``data/<game>.fields.json`` anew.
A change of it is a new version.
"""

from __future__ import annotations

import json
import re
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from math import ceil, floor
from random import Random

import pentapolis
from pentapolis.research.fields import Reading, flatten
from tests.research.play import questions
from tests.research.vocabulary import DATA

COMMON = {
    "seats": ["waiting", "answered"],
    "by_seat": ["players", "scores"],
    "skipped": ["game", "seat", "answer", "over", "players.seat", "scores.tie", "scores.first"],
}
READINGS: dict[str, dict[str, list[str]]] = {
    "seven-wonders": {
        "merged": ["players.production"],
        "skipped": [
            "players.left", "players.right", "players.stages.all", "hand.cost",
            "players.sells", "revealed.cost",
        ],
    },
    "terra-mystica": {
        "seats": [
            "active", "order", "passing", "hexes.owner", "bridges.owner", "offers.seat",
            "offers.builder", "cults.order.seat", "founded.owner", "founded.seat",
        ],
        "by_seat": ["cults.levels", "cults.points"],
        "merged": ["bridges", "offers", "founded"],
        "skipped": [
            "hexes.row", "hexes.column", "hexes.offers", "hexes.upgrades", "hexes.there",
            "rivers.row", "rivers.column", "rivers.there", "cults.there", "favors.there",
            "cults.points", "cults.order.steps", "players.colour", "players.reach",
            "players.skips", "players.cults", "power_actions.there", "rounds",
            "players.most_digging", "players.most_shipping",
        ],
    },
    "endeavor": {
        "seats": [
            "crown", "cities.owner", "connections.owner", "regions.leader", "regions.present",
            "regions.track.owner",
        ],
        "by_seat": ["regions.beside", "regions.markers"],
        "merged": ["regions.decks"],
        "skipped": [
            "barred", "cities.region", "cities.x", "cities.y", "cities.there", "rounds",
            "connections.cities", "connections.there", "regions.there", "stacks.there",
            "stacks.level", "slot_glory", "population_per_glory",
        ],
    },
    "imperium": {
        "seats": ["active", "start", "winners"],
        "merged": ["players.play", "players.developments", "market"],
        "skipped": [
            "worth", "players.developments.cost", "players.power", "players.gained",
            "players.resolving", "players.exhausted", "start_counts",
        ],
    },
    "civilization": {
        "seats": [
            "active", "first", "victor", "battle.attacker", "battle.defender", "offer.from",
            "offer.to", "squares.figures.seat", "squares.arriving.seat", "promises.from",
            "promises.to", "offer.promises.from", "offer.promises.to",
        ],
        "merged": [
            "players.cities", "players.sent", "promises", "offer.promises", "battle.forecast",
            "battle.fronts", "battle.fronts.cards",
        ],
        "skipped": [
            "building", "squares.there", "tiles", "players.cities.id", "players.sent.city",
            "players.pyramid", "players.race", "battle.forecast", "squares.city", "battle.city",
            "promises.until", "promises.about", "offer.promises.until", "offer.promises.about",
        ],
    },
}  # fmt: skip


def reading(game: str) -> dict[str, list[str]]:
    own = READINGS[game]
    return {
        part: [*COMMON.get(part, []), *own.get(part, [])]
        for part in ("seats", "by_seat", "merged", "skipped")
    }


@dataclass
class Seen:
    """What was seen of one pattern."""

    low: float = 0
    high: float = 0
    words: list[set[str]] = field(default_factory=list)


PART = re.compile(r"\[[^\]]*\]|[.=:][^.=:\[\]]+|^[^.=:\[]+")


class Patterns:
    """Names of fields with what varies left open."""

    def __init__(self, game: str) -> None:
        self.game = pentapolis.games()[game]
        ways = reading(game)
        self.reading = Reading(*(frozenset(ways[part]) for part in ways))
        kinds = {name.partition(":")[0] for name in self.game.components()}
        longest = sorted(kinds, key=len, reverse=True)
        self.component = re.compile(rf"\b({'|'.join(longest)}):[^\].=]+")
        self.seen: dict[str, Seen] = defaultdict(Seen)

    def note(self, name: str, value: float) -> None:
        pattern, words = self.open(name)
        seen = self.seen[pattern]
        seen.low, seen.high = min(seen.low, value), max(seen.high, value)
        if not seen.words:
            seen.words = [set() for _ in words]
        for known, word in zip(seen.words, words, strict=True):
            known.add(word)

    def open(self, name: str) -> tuple[str, list[str]]:
        """The pattern with ``#`` for places and words, and what stood there."""
        known = self.game.components()
        name = self.component.sub(lambda m: "{" + m[1] + "}" if m[0] in known else m[0], name)
        pattern, way, words = "", "", []
        for part in PART.findall(name):
            if part[0] == "[":
                if part[1] == "{":
                    pattern += part
                elif way in self.reading.by_seat:
                    pattern += "[{seat}]"
                else:
                    pattern += "[#]"
                    words.append(part[1:-1])
            elif part[0] in "=:" and part[1] != "{":
                if way in self.reading.seats:
                    pattern += part[0] + "{seat}"
                else:
                    pattern += part[0] + "#"
                    words.append(part[1:])
            else:
                pattern += part
                if part[0] not in "=:":
                    way += part
        return pattern, words

    def rows(self) -> list[list[object]]:
        """Every pattern with its words filled in and the range of its values."""
        rows: list[list[object]] = []
        for pattern, seen in sorted(self.seen.items()):
            for words in seen.words:
                pattern = pattern.replace("#", "{" + choice(words) + "}", 1)
            high = 1 if seen.high <= 1 else ceil(1.5 * seen.high)
            rows.append([pattern, floor(1.5 * seen.low), high])
        return rows


def choice(words: set[str]) -> str:
    """Places from 0 to the last one seen, or the words."""
    if all(word.isdigit() for word in words):
        return f"0-{max(map(int, words))}"
    return "|".join(sorted(words))


def write(game: str, games: int, every: int) -> None:
    patterns = Patterns(game)
    rng = Random(1)
    for state, decision in questions(game, games, 11, every):
        patterns.note(f"question={decision.kind}", 1)
        for seat in {decision.seat, rng.randrange(state.seats)}:
            for name, value in flatten(patterns.reading, state.view(seat), seat).items():
                patterns.note(name, value)
    rows = ",\n".join(json.dumps(row) for row in patterns.rows())
    ways = json.dumps(reading(game), indent=1)
    text = f'{{"version": 0,\n"reading": {ways},\n"fields": [\n{rows}\n]}}\n'
    (DATA / f"{game}.fields.json").write_text(text, "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or READINGS:
        write(name, *((12, 17) if name == "civilization" else (60, 5)))
