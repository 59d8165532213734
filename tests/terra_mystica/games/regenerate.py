"""Play the stored games anew and write them down.

Run as a module: ``python -m tests.terra_mystica.games.regenerate``. A change of rules changes
these games; look at the difference before you accept it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.games.terra_mystica.formats.ledger.write import export_ledger, export_table
from tests.terra_mystica.ledgers import read_ledger
from tests.terra_mystica.table import GAME

FOLDER = Path(__file__).parent
ALL = {
    "mini_expansion_1": True, "cultist_errata": True, "shipping_bonus": True,
    "temple_scoring_tile": True, "variable_turn_order": True,
}  # fmt: skip
# Name, seed, how often the best move is played, factions, options.
GAMES: tuple[tuple[str, int, float, list[str], dict[str, Any]], ...] = (
    ("two", 36, 0.9, ["darklings", "giants"], {}),
    ("three", 30, 0.9, ["cultists", "mermaids", "chaosmagicians"], {}),
    ("three-adjacent", 8, 0.8, ["giants", "auren", "swarmlings"], {"cult_spades": "adjacent"}),
    ("four", 142, 0.85, ["halflings", "alchemists", "engineers", "mermaids"], ALL),
    ("five", 2, 0.9, ["chaosmagicians", "cultists", "darklings", "witches", "fakirs"], ALL),
    ("five-base", 33, 0.9, ["nomads", "dwarves", "giants", "mermaids", "halflings"], {}),
)


def play(seed: int, greed: float, factions: list[str], options: dict[str, Any]) -> pentapolis.Match:
    """A game of players who mostly know what they do, and sometimes try something."""
    rng = random.Random(seed)
    match = pentapolis.new(
        "terra-mystica", seats=len(factions), seed=seed, options={"factions": factions, **options}
    )
    while not match.over:
        decision = match.decisions[0]
        moves = list(decision.moves)
        eager = [move for move in moves if move.text.endswith((" to SH", " ACTC"))]
        if eager:
            move = eager[0]
        elif rng.random() < greed:
            rates = GAME.rate(match.state, decision.seat, moves)
            move = moves[rates.index(max(rates))]
        else:
            weights = [
                0.05 if move.text.startswith(("pass", "convert", "burn")) else 1 for move in moves
            ]
            move = rng.choices(moves, weights)[0]
        match.play(decision.seat, move)
    return match


def main() -> None:
    index: dict[str, Any] = {}
    for name, seed, greed, factions, options in GAMES:
        match = play(seed, greed, factions, options)
        for suffix, write in (("ledger", export_ledger), ("table", export_table)):
            if suffix == "ledger" or name in ("three", "four"):
                (FOLDER / f"{name}.{suffix}.txt").write_text(write(match), "utf-8")
        again = read_ledger(export_ledger(match))
        index[name] = {
            "scores": {
                faction: score.total for faction, score in zip(factions, match.scores, strict=True)
            },
            "moves": again.position,
            "hash": digest(again.state),
        }
    (FOLDER / "INDEX.json").write_text(json.dumps(index, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
