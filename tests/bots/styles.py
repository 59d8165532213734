"""Styles of bots: what they do more often than the plain bot, and that they lose no strength by it.

``python -m tests.bots.styles [GAMES] [GAME …]`` measures all styles, greedy bots with a style
against greedy ones without at one table, and fails where a style is not worth its name; the quick
tests play few games.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

import pentapolis
from pentapolis.arena.gate import Verdict, compare
from pentapolis.bots.styles import PLAIN, styles_of
from pentapolis.core.match import Match

GAMES = 600
LEAST_SHARE = 0.47
"""Of the comparisons with plain bots, a style wins at least this share."""
LEAST_RATIO = 1.3
"""What a style is named after, it does so many times as often as a plain bot among plain bots."""
FIRST_SEED = 7_000_001

NAMED_AFTER: dict[str, dict[str, str]] = {
    "seven-wonders": {
        "scientist": "build:green",
        "warrior": "part:military",
        "merchant": "build:yellow",
    },
    "terra-mystica": {"builder": "move:upgrade SH", "digger": "move:advance dig"},
    "endeavor": {"conqueror": "attack"},
    "civilization": {"general": "move:build army", "artist": "arts"},
    "imperium": {"settler": "acquire:region"},
}
"""By game and style: the deed that it is named after."""


def deeds(match: Match) -> list[Counter[str]]:
    """By seat: the lines of the log, also by the group of what they name (``build:green``), the
    first words of moves, alone and with the last (``move:upgrade SH``), and the parts of the score
    (``part:cults``)."""
    known = match.game.components()
    found = [Counter[str]() for _ in range(match.seats)]
    for event in match.log(None):
        if event.seat < 0:
            continue
        deed = event.message.key.partition("-log-")[2]
        found[event.seat][deed] += 1
        for value in event.message.args.values():
            if isinstance(value, str) and value in known and known[value].group:
                found[event.seat][f"{deed}:{known[value].group}"] += 1
    for seat, text in match.record:
        words = text.split()
        found[seat][f"move:{words[0]}"] += 1
        found[seat][f"move:{words[0]} {words[-1]}"] += 1
    for seat, score in enumerate(match.scores):
        for part, points in score.parts.items():
            found[seat][f"part:{part}"] += points
    return found


@dataclass
class Measured:
    """The games of one style."""

    verdict: Verdict = field(default_factory=Verdict)
    deeds: Counter[str] = field(default_factory=Counter)
    seats: int = 0

    def often(self, deed: str) -> float:
        """How often a seat with the style does that in a game."""
        return self.deeds[deed] / self.seats


def measure(name: str, style: str, games: int, first: int = FIRST_SEED) -> Measured:
    """Greedy bots with a style on every other seat, plain ones on the others, every deal twice with
    exchanged chairs; without a style all are plain, and every other one is counted."""
    game = pentapolis.games()[name]
    seats = 2 if name == "imperium" else 4
    found = Measured()
    for number in range(games):
        seed = first + number // 2
        match = pentapolis.new(name, seats=seats, seed=seed, options=game.unattended)
        fresh = [(seat + number) % 2 == 0 for seat in range(seats)]
        bots = [
            pentapolis.bot("greedy", seed=97 * seed + seat, style=style if fresh[seat] else PLAIN)
            for seat in range(seats)
        ]
        while not match.over:
            seat = match.decisions[0].seat
            match.play(seat, bots[seat].choose(match, seat))
        found.verdict.results.append(compare(match.scores, fresh))
        for seat, done in enumerate(deeds(match)):
            if fresh[seat]:
                found.deeds.update(done)
                found.seats += 1
    return found


def main() -> None:
    """All styles, or those of some games: ``styles [GAMES] [GAME …]``."""
    words = sys.argv[1:]
    games = int(words.pop(0)) if words and words[0].isdigit() else GAMES
    failed = []
    for name in words or NAMED_AFTER:
        plain = measure(name, PLAIN, games)
        for style in styles_of(pentapolis.games()[name]):
            found = measure(name, style, games)
            deed = NAMED_AFTER[name][style]
            often, usually = found.often(deed), plain.often(deed)
            share, margin = 100 * found.verdict.share, 100 * found.verdict.margin
            print(
                f"{name} {style}: {deed} {usually:.2f} -> {often:.2f},",
                f"wins {share:.1f} % ({share - margin:.1f} - {share + margin:.1f}) of {games}",
                flush=True,
            )
            if found.verdict.share < LEAST_SHARE or often < LEAST_RATIO * usually:
                failed.append(f"{name} {style}")
    assert not failed, failed


if __name__ == "__main__":
    main()
