"""What the reference accepts: a model of how it counts actions, parts of actions and spades.

It reads the command rows of an export and refuses what the reference would refuse: an action too
many, a part that no action allows, a spade left over, an answer nobody waits for. Resources,
favor tiles and towns are not its business; offers and spades of phase III it hears from our own
replay of the same rows, which must agree.
"""

from __future__ import annotations

import re
from collections import deque

from pentapolis.games.terra_mystica.formats.ledger.replay import Replay
from pentapolis.games.terra_mystica.formats.ledger.rows import read_rows
from pentapolis.games.terra_mystica.formats.ledger.table import OFFERED
from pentapolis.games.terra_mystica.state import CULT_BONUS
from pentapolis.games.terra_mystica.tables import (
    COLOUR_RANK,
    COLOURS,
    FACTION_INDEX,
    HEX_INDEX,
    HOME,
    TERRAIN,
)
from tests.terra_mystica.table import GAME

SPADING = {"dig": 1, "transform": 1, "build": 1}
ALLOWS = {
    "ACT1": {"bridge": 1}, "ACT5": SPADING, "ACT6": {**SPADING, "transform": 2},
    "ACTE": {"bridge": 1}, "ACTG": SPADING, "ACTS": {"upgrade": 1}, "ACTN": SPADING,
    "ACTW": {"build": 1}, "BON1": SPADING,
}  # fmt: skip
GIVES = {
    "ACT1": ("bridge", 1), "ACTE": ("bridge", 1), "ACT5": ("spade", 1), "ACT6": ("spade", 2),
    "ACTG": ("spade", 2), "BON1": ("spade", 1), "BON2": ("cult", 1), "FAV6": ("cult", 1),
    "ACTA": ("cult", 2), "ACTN": ("free_tf", 1), "ACTS": ("free_tp", 1), "ACTW": ("free_d", 1),
}  # fmt: skip
ACTIVE = ("upgrade", "send", "convert", "burn", "dig", "bridge", "connect", "action")
CULTS = ("FIRE", "WATER", "EARTH", "AIR")


class Refused(Exception):
    """The reference would stop here."""


class Faction:
    """What the reference remembers of a faction's turn."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.home = HOME[FACTION_INDEX[name]]
        self.allowed = 0
        self.parts: dict[str, int] = {}
        self.due = dict.fromkeys(
            ("spade", "cult", "bridge", "free_tf", "free_tp", "free_d", "ordain"), 0
        )
        self.built_on: set[str] = set()
        self.home_only = False
        self.dug = False
        self.passed = False

    def begin(self) -> None:
        self.allowed = 1
        self.parts = {}
        self.built_on = set()
        self.home_only = False
        self.dug = False


class Reference:
    """Reads an export row by row."""

    def __init__(self, text: str) -> None:
        self.ledger = read_rows(text)
        self.replay = Replay(GAME, self.ledger)
        self.colour = [COLOURS[t] for t in TERRAIN]
        self.factions = {name: Faction(name) for name in self.ledger.factions}
        self.order = list(self.ledger.factions)
        self.strict = "strict-chaosmagician-sh" in text
        others = [name for name in self.order if name != "chaosmagicians"]
        last = [name for name in ("nomads", "chaosmagicians") if name in self.factions]
        self.setup = deque([*others, *others[::-1], *last])
        self.cards = deque(self.order[::-1])
        self.round = 0
        self.active = ""
        self.passing: list[str] = []
        self.offers: list[tuple[str, str, int, int]] = []  # to, from, amount, building
        self.taken: set[int] = set()
        self.number = 0
        self.heard = 0
        self.lifting = False  # a town tile is taken in this row

    def read(self) -> None:
        """All rows, or the first refusal."""
        rows = self.ledger.rows
        for place, row in enumerate(rows):
            faction = self.factions[row.faction]
            following = rows[place + 1].faction if place + 1 < len(rows) else ""
            self.lifting = "+TW" in row.text
            for command in merged(row.text.split(". ")):
                try:
                    self.command(faction, command)
                except Refused as refusal:
                    where = f"row {row.number}, {row.faction}: {row.text}: {command}"
                    raise Refused(f"{where}: {refusal}") from refusal
                if command.split()[0] in ("leech", "decline", "pass"):
                    self.advance(faction)
            if following != row.faction:
                self.advance(faction)
            self.replay.row = row
            self.replay.at = place
            self.replay.play_row(row)
            self.hear()
            self.go_on()
        if self.replay.state.over and self.round != 7:
            raise Refused("the game is not over")

    # --- whose turn it is ------------------------------------------------------------------------

    def hear(self) -> None:
        """Offers that a building has made."""
        tape = self.replay.tape
        for note in tape[self.heard :]:
            if note.text == OFFERED:
                builder = self.ledger.factions[note.seat]
                self.number += 1
                for offer in note.offers.split():
                    rank, _, amount = offer.partition(":")
                    to = next(
                        name
                        for name in self.factions
                        if COLOUR_RANK[FACTION_INDEX[name]] == int(rank)
                    )
                    self.offers.append((to, builder, int(amount), self.number))
        self.heard = len(tape)

    def unpassed(self) -> list[str]:
        return [name for name in self.order if not self.factions[name].passed]

    def advance(self, faction: Faction) -> None:
        """The next faction's turn, if this one's is complete."""
        if (
            self.round
            and self.active == faction.name
            and not faction.allowed
            and not any(faction.due.values())
        ):
            i = self.order.index(faction.name)
            for name in [*self.order[i + 1 :], *self.order[: i + 1]]:
                if not self.factions[name].passed:
                    self.active = name
                    self.factions[name].begin()
                    return

    def go_on(self) -> None:
        """A new round, when everybody has passed and nothing is left to be decided."""
        if self.round == 0 and (self.setup or self.cards):
            return
        if self.round and self.unpassed():
            return
        state = self.replay.state
        if self.round and state.phase == CULT_BONUS and not self.spaded:
            for seat, spades in enumerate(state.spades):
                self.factions[self.ledger.factions[seat]].due["spade"] = spades
            self.spaded = True
        if self.offers or any(f.due["spade"] or f.due["cult"] for f in self.factions.values()):
            return
        if self.round == 0:
            self.passing = self.order[:1]
        if "option variable-turn-order" in self.options and self.round:
            self.order = self.passing
        first = self.order.index(self.passing[0])
        self.order = [*self.order[first:], *self.order[:first]]
        self.round += 1
        self.spaded = False
        self.passing = []
        for faction in self.factions.values():
            faction.passed = False
        self.active = self.order[0]
        self.factions[self.active].begin()

    spaded = False
    options: tuple[str, ...] = ()

    def need(self, faction: Faction, part: str, allows: dict[str, int]) -> None:
        """A part of an action, or a new action."""
        if faction.parts.get(part, 0) > 0:
            faction.parts = dict(allows)
        elif faction.allowed:
            faction.allowed -= 1
            faction.parts = dict(allows)
            self.offers = [offer for offer in self.offers if offer[0] != faction.name]
        elif self.round and self.unpassed() == [faction.name]:
            self.advance(faction)
            faction.begin()
            self.need(faction, part, allows)
        else:
            raise Refused(f"{part}: an action too many")

    # --- commands --------------------------------------------------------------------------------

    def command(self, faction: Faction, command: str) -> None:
        verb, *words = command.split()
        if verb in ACTIVE and self.active != faction.name:
            raise Refused("not the active player")
        if verb[0] in "+-":
            self.adjust(faction, command)
        elif verb in ("leech", "decline"):
            self.answer(faction, verb, int(words[0]), words[2])
        elif verb in ("build", "transform", "dig", "bridge", "action", "upgrade", "pass", "done"):
            getattr(self, verb)(faction, *words)
        elif verb in ("send", "advance"):
            self.need(faction, verb, {})
        elif verb == "convert":
            if re.fullmatch(r"\dW to \dP", " ".join(words)) and not faction.due["ordain"]:
                raise Refused("nobody can be ordained")
            faction.due["ordain"] = 0
        elif verb not in ("burn", "connect", "wait"):
            raise Refused("no command")

    def adjust(self, faction: Faction, command: str) -> None:
        match = re.fullmatch(r"([+-])(\d*)([A-Z_]+)(\d*)", command)
        if match is None:
            raise Refused("no command")
        count = int(match[2] or 1)
        what = match[3]
        if match[1] == "+":
            if what not in CULTS:
                if what not in ("FAV", "TW"):
                    raise Refused("a gain from nowhere")
            elif faction.due["cult"] >= count:
                faction.due["cult"] -= count
            elif not self.lifting:
                raise Refused("no step is due")
        elif what == "SPADE":
            if faction.dug and not faction.passed:
                raise Refused("bought spades cannot be given up")
            if faction.due["spade"] < count:
                raise Refused("no spade to give up")
            faction.due["spade"] -= count
        elif what in ("CULT", "BRIDGE", "FREE_TF", "FREE_TP", "FREE_D"):
            faction.due[what.lower()] -= count
        elif what == "CONVERT_W_TO_P":
            faction.due["ordain"] = 0
        elif what not in CULTS or not self.lifting:
            raise Refused("nothing to give up")

    def answer(self, faction: Faction, verb: str, amount: int, builder: str) -> None:
        for offer in self.offers:
            if offer[:3] == (faction.name, builder, amount):
                self.offers.remove(offer)
                break
        else:
            raise Refused("no such offer")
        if verb == "leech" and builder == "cultists" and offer[3] not in self.taken:
            self.taken.add(offer[3])
            self.factions["cultists"].due["cult"] += 1

    def build(self, faction: Faction, place: str) -> None:
        if not self.round:
            if self.setup.popleft() != faction.name:
                raise Refused("another one places")
            return
        if self.active != faction.name:
            raise Refused("not the active player")
        if self.colour[HEX_INDEX[place]] != COLOURS[faction.home]:
            raise Refused("not home terrain")
        if faction.built_on and place not in faction.built_on:
            faction.parts.pop("build", None)
        faction.due["free_d"] = 0
        self.need(faction, "build", {})
        if faction.due["spade"]:
            raise Refused("spades are left")

    def transform(self, faction: Faction, place: str, _: str, colour: str) -> None:
        h = HEX_INDEX[place]
        home = COLOURS[faction.home]
        if not faction.passed:
            allows = {
                "transform": faction.parts.get("transform", 1) - 1,
                "build": faction.parts.get("build", 0),
            }
            self.need(faction, "transform", allows)
        if faction.home_only and colour != home:
            raise Refused("a second hex of foreign terrain")
        if faction.due["free_tf"]:
            faction.due["free_tf"] = 0
        else:
            faction.due["spade"] -= self.spades(faction, self.colour[h], colour)
            if faction.due["spade"] < 0:
                raise Refused("not enough spades")
        faction.home_only = False
        if not faction.due["spade"]:
            faction.parts.pop("transform", None)
        elif colour != home and not faction.passed:
            faction.home_only = True
            if not faction.parts.get("transform"):
                raise Refused("all spades must be used")
        if colour == home:
            faction.built_on.add(place)
        self.colour[h] = colour

    def spades(self, faction: Faction, old: str, new: str) -> int:
        """The short way, unless home terrain is in between or the spades fit the long one."""
        if faction.name == "giants":
            return 2
        a, b = COLOURS.index(old), COLOURS.index(new)
        forward = (b - a) % 7
        short = min(forward, 7 - forward)
        if faction.home in (a, b):
            return 7 - short if faction.due["spade"] == 7 - short else short
        step = 1 if forward == short else -1
        crossed = faction.home in [(a + step * i) % 7 for i in range(1, short)]
        return 7 - short if crossed else short

    def dig(self, faction: Faction, count: str) -> None:
        self.need(faction, "dig", SPADING)
        faction.due["spade"] += int(count)
        faction.dug = True

    def bridge(self, faction: Faction, _: str) -> None:
        self.need(faction, "bridge", {})
        faction.due["bridge"] -= 1

    def action(self, faction: Faction, name: str) -> None:
        self.need(faction, "action", ALLOWS.get(name, {}))
        if name == "ACTC":
            faction.allowed += 2
        elif name in GIVES:
            what, count = GIVES[name]
            faction.due[what] += count

    def upgrade(self, faction: Faction, _: str, __: str, kind: str) -> None:
        self.need(faction, "upgrade", {})
        if kind == "TP":
            faction.due["free_tp"] = 0
        elif kind == "SH" and faction.name == "halflings":
            faction.parts = {"transform": 3, "build": 1}
            faction.due["spade"] += 3
        elif kind == "SH" and faction.name == "darklings":
            faction.due["ordain"] = 3

    def done(self, faction: Faction) -> None:
        if faction.allowed:
            raise Refused("an action must be taken")
        faction.parts = {}

    def __pass(self, faction: Faction, *_: str) -> None:
        if not self.round:
            if self.cards.popleft() != faction.name:
                raise Refused("another one takes a card")
            return
        if self.active != faction.name:
            raise Refused("not the active player")
        if self.strict and faction.allowed > 1:
            faction.allowed = 1
        self.need(faction, "pass", {})
        faction.passed = True
        self.passing.append(faction.name)


setattr(Reference, "pass", Reference._Reference__pass)  # type: ignore[attr-defined]


def merged(commands: list[str]) -> list[str]:
    """The same gain twice in a row is one of two."""
    found: list[str] = []
    for command in commands:
        if found and command == found[-1] and command[0] == "+":
            found[-1] = f"+2{command[1:]}"
        else:
            found.append(command)
    return found


def check(text: str) -> None:
    """Raise `Refused` at the first thing that the reference would not read."""
    reader = Reference(text)
    reader.options = tuple(line for line in text.splitlines() if line.startswith("option"))
    reader.read()
