"""A tournament: balanced seatings, pairwise results with intervals, ratings, charts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

from pentapolis.arena.simulation import CONFIDENCE, Line, Outcome, Pairing, Tally
from pentapolis.bots.ratings import level_of


def schedule(
    game: str, bots: list[str], seats: int, games: int, seed: int, options: dict[str, Any]
) -> list[Pairing]:
    """That many games in which the bots meet equally often and change seats.

    With more bots than seats, every selection plays in turn; with fewer, the extra seats go to each
    bot in turn. After each full cycle everybody moves one seat on.
    """
    if len(bots) >= seats:
        lineups = [list(chosen) for chosen in combinations(bots, seats)]
    else:
        lineups = [
            [bots[(start + i) % len(bots)] for i in range(seats)] for start in range(len(bots))
        ]
    found: list[Pairing] = []
    for i in range(games):
        lineup = lineups[i % len(lineups)]
        turn = i // len(lineups) % seats
        found.append(Pairing(game, seed + i, tuple(lineup[turn:] + lineup[:turn]), options))
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's), valid also for few games."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = CONFIDENCE**2
    middle = rate + square / (2 * games)
    margin = CONFIDENCE * sqrt((rate * (1 - rate) + square / (4 * games)) / games)
    return (middle - margin) / (1 + square / games), (middle + margin) / (1 + square / games)


@dataclass
class Duel:
    """How often one bot finished ahead of another at the same table; a tie is half a win."""

    wins: float = 0.0
    games: int = 0

    @property
    def rate(self) -> float:
        """The share of results won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.wins, self.games)


@dataclass
class Standings:
    """The sum of all results of a tournament."""

    tally: Tally = field(default_factory=Tally)
    duels: dict[tuple[str, str], Duel] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)
    anchors: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Ratings and uncertainties that were known before; these bots keep them."""

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.tally.add(outcome)
        self.outcomes.append(outcome)
        bots = outcome.pairing.bots
        for i, one in enumerate(bots):
            for j, other in enumerate(bots):
                if one != other:
                    duel = self.duels.setdefault((one, other), Duel())
                    duel.games += 1
                    mine, theirs = outcome.places[i], outcome.places[j]
                    duel.wins += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0

    def ranking(self) -> list[tuple[str, Line]]:
        """The bots, best win rate first."""
        return sorted(self.tally.lines.items(), key=lambda item: -item[1].win_rate)

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Each bot's rating and its uncertainty after all games, in their order.

        Where there are anchors, the others begin in the middle of them.
        """
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        means = [mean for mean, _ in self.anchors.values()]
        middle = sum(means) / len(means) if means else model.mu
        known = {
            name: model.rating(*self.anchors.get(name, (middle, model.sigma)), name=name)
            for name in self.tally.lines
        }
        for outcome in self.outcomes:
            names = list(dict.fromkeys(outcome.pairing.bots))
            if len(names) < 2:
                continue
            # A bot on several seats enters with its best place.
            best = [
                min(p for p, bot in zip(outcome.places, outcome.pairing.bots) if bot == name)
                for name in names
            ]
            rated = model.rate([[known[name]] for name in names], ranks=[float(p) for p in best])
            for name, team in zip(names, rated):
                if name not in self.anchors:
                    known[name] = team[0]
        return {name: (rating.mu, rating.sigma) for name, rating in known.items()}

    def ratings_file(self, game: str, seats: int, known: Mapping[str, Any] | None = None) -> str:
        """The ratings as a game's file holds them (`bots.ratings`), added to those of a file."""
        seeds = [outcome.pairing.seed for outcome in (self.outcomes[0], self.outcomes[-1])]
        played = {"seats": seats, "games": self.tally.games, "seeds": seeds}
        found = self.rounded_ratings()
        if known is None:
            return json.dumps({"game": game, **played, "ratings": found}, indent=2) + "\n"
        levels = {level_of(bot) for bot in found}
        for bot, rating in known["ratings"].items():
            if bot in self.anchors or level_of(bot) not in levels:
                found[bot] = rating
        added = [*known.get("added", []), {"bots": list(self.tally.lines), **played}]
        data = {**known, "added": added, "ratings": best_first(found)}
        return json.dumps(data, indent=2) + "\n"

    def rounded_ratings(self) -> dict[str, dict[str, float]]:
        """Each bot's rating and its uncertainty, best first."""
        return best_first(
            {
                name: {"rating": round(mu, 2), "uncertainty": round(sigma, 2)}
                for name, (mu, sigma) in self.ratings().items()
            }
        )

    def to_json(self) -> dict[str, Any]:
        """The whole result for other programs."""
        return {
            **self.tally.to_json(),
            "duels": [
                {
                    "bot": one,
                    "against": other,
                    "rate": round(duel.rate, 4),
                    "interval": [round(bound, 4) for bound in duel.interval],
                    "results": duel.games,
                }
                for (one, other), duel in self.duels.items()
            ],
            "ratings": self.rounded_ratings(),
        }


def best_first(ratings: Mapping[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    """The same ratings, best first."""
    return dict(sorted(ratings.items(), key=lambda item: -item[1]["rating"]))


# --- charts ----------------------------------------------------------------------------------


def chart(standings: Standings, path: Path, title: str) -> None:
    """Draw win rates with intervals and the spread of scores (SVG or PNG, by the file's name)."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    ranking = standings.ranking()
    names = [name for name, _ in ranking]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 0.6 * len(names) + 2))
    rates = [line.win_rate for _, line in ranking]
    errors = [line.win_error for _, line in ranking]
    left.barh(names, rates, xerr=errors, color="#4c7d8c", ecolor="#333333", capsize=4)
    left.set_xlabel("win rate (95 %)")
    left.set_xlim(0, 1)
    left.invert_yaxis()
    totals = [
        [
            outcome.totals[seat]
            for outcome in standings.outcomes
            for seat, bot in enumerate(outcome.pairing.bots)
            if bot == name
        ]
        for name in names
    ]
    right.boxplot(totals, orientation="horizontal", tick_labels=names)
    right.set_xlabel("score")
    right.invert_yaxis()
    figure.suptitle(title)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
