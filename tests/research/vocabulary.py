"""The words that moves of each game are spelled with: `python -m tests.research.vocabulary` adds
those that are missing to the lists of actions. What a list has keeps its place for good."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path

import pentapolis
from pentapolis.core.move import short
from pentapolis.games.civilization.moves import VERB_TABLE, Listed
from pentapolis.games.imperium.moves import _OPTIONS, FIXED, VERBS, ZONES
from pentapolis.games.terra_mystica.moves import BY_TEXT
from pentapolis.games.terra_mystica.tables import FACTION_IDS

DATA = Path(pentapolis.__file__).parent / "research" / "data"
SEATS = 7


def named(game: str, *kinds: str) -> list[str]:
    """The components of some kinds as move texts spell them."""
    known = pentapolis.games()[game].components()
    return [short(name) for name in known if name.partition(":")[0] in kinds]


def phrases(*parts: str | Iterable[str]) -> list[str]:
    """Every combination of the parts."""
    columns = [[part] if isinstance(part, str) else list(part) for part in parts]
    return [" ".join(words) for words in product(*columns)]


def numbers(least: int, most: int) -> list[str]:
    return [str(number) for number in range(least, most + 1)]


def seven_wonders() -> list[str]:
    cards = named("seven-wonders", "card")
    left = [f"left:{coins}" for coins in range(1, 21)]
    right = [f"right:{coins}" for coins in range(1, 21)]
    return [
        *phrases(("build", "stage", "sell", "choose", "take"), cards), "decline",
        *phrases("board", named("seven-wonders", "wonder")), *phrases("side", ("day", "night")),
        *phrases("pay", left), *phrases("pay", right), *phrases("pay", left[:12], right[:12]),
        "pay", *left, *right,
    ]  # fmt: skip


def terra_mystica() -> list[str]:
    answers = phrases(("leech", "decline"), numbers(1, 12), "from", FACTION_IDS)
    return [*(move.text for move in BY_TEXT.values()), *answers]


def endeavor() -> list[str]:
    def each(verb: str, *kinds: str) -> list[str]:
        return phrases(verb, named("endeavor", *kinds))

    return [
        *each("build", "building"), *each("activate", "building"), *each("use", "token"), "pass",
        "stop", *each("ship", "region"), *each("occupy", "city"), *each("attack", "city"),
        *each("draw", "deck"), *each("return", "building"), *each("discard", "card"),
        *each("slot", "card"), "slot none", *each("choose", "action"),
        *named("endeavor", "building"),
    ]  # fmt: skip


def civilization() -> list[str]:
    """Verbs stand alone: with a square, what is built and how much they would be too many."""
    lists = [argument for verb in VERB_TABLE for argument in verb.arguments]
    words = [short(name) for listed in lists if isinstance(listed, Listed) for name in listed.ids]
    figures = [f"{kind}:{count}" for kind in ("army", "scout") for count in range(1, 8)]
    both = phrases(figures[:7], figures[7:])
    return [
        *(verb.word for verb in VERB_TABLE), *words, *figures, *both, "shown", "iron",
        *numbers(0, 250),
    ]  # fmt: skip


def imperium() -> list[str]:
    """Verbs and cards stand alone: 27 verbs with 487 cards would be too many."""
    tokens = [
        f"{count}-{kind}"
        for kind in ("materials", "population", "progress")
        for count in range(1, 41)
    ]
    options = list(dict.fromkeys(name for name, _ in _OPTIONS))
    return [
        *VERBS, "pay", "from", "for", *FIXED,
        *phrases("choose", options), *options, *(zone for zone in ZONES if zone),
        *phrases("from", (zone for zone in ZONES if zone)), *phrases("for", options),
        *tokens, *named("imperium", "card"),
    ]  # fmt: skip


GAMES: dict[str, Callable[[], list[str]]] = {
    "seven-wonders": seven_wonders, "terra-mystica": terra_mystica, "endeavor": endeavor,
    "civilization": civilization, "imperium": imperium,
}  # fmt: skip


def extended(known: list[str], wanted: list[str]) -> list[str]:
    """The list with what is missing at its end."""
    return list(dict.fromkeys([*known, *wanted]))


def write(game: str) -> None:
    path = DATA / f"{game}.actions.json"
    known = json.loads(path.read_text("utf-8"))["actions"] if path.exists() else ["."]
    data = {"version": 0, "actions": extended(known, GAMES[game]())}
    path.write_text(json.dumps(data, indent=0, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    for name in GAMES:
        write(name)
