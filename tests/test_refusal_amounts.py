"""Refusals about a price or a count say how much is needed and how much there is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from pentapolis.text import LANGUAGES, source
from tests.test_names import CHAPTERS, GAMES
from tests.test_texts import messages

# By refusal: the arguments that tell what is needed or allowed, and what there is or was named.
COUNTED: dict[str, tuple[str, ...]] = {
    "sw-no-coin": ("coins", "have"),
    "sw-no-coins-enough": ("goods", "coins", "have"),
    "sw-no-payment-named": ("goods", "coins", "have"),
    "sw-no-seller": ("goods",),
    "sw-no-stage-left": ("stages",),
    "sw-no-such-price": ("goods", "named", "prices"),
    "tm-no-bridge-left": ("most",),
    "tm-no-exchange-of-the-way": ("cost", "have"),
    "tm-no-free-post": ("dwellings", "posts"),
    "tm-no-funds": ("cost", "have"),
    "tm-no-funds-for-spades": ("spades", "cost", "have"),
    "tm-no-funds-for-tunnel": ("cost", "have"),
    "tm-no-giant-spades": ("spades",),
    "tm-no-hex-for-spades": ("spades",),
    "tm-no-piece": ("structure", "most"),
    "tm-no-place": ("steps", "places"),
    "tm-no-power": ("power", "have"),
    "tm-no-priest-left": ("most",),
    "tm-no-river-town": ("size", "power", "needed", "least"),
    "tm-no-sacrifice": ("have",),
    "tm-no-so-many-priests": ("n", "workers", "priests"),
    "tm-no-spade-target": ("spades",),
    "tm-no-such-favor-tile": ("copies",),
    "tm-no-two-steps": ("steps", "move"),
    "en-no-level-above": ("level", "allowed"),
    "en-no-markers-for-card": ("value", "markers"),
    "en-no-other-count": ("count", "named"),
    "en-no-population": ("cost", "harbor"),
    "en-no-worker-to-return": ("workers", "named"),
    "cv-no-advance": ("culture", "trade", "have_culture", "have_trade"),
    "cv-no-amount": ("have", "amount"),
    "cv-no-coin-price": ("cost", "have"),
    "cv-no-counter": ("most",),
    "cv-no-high-tech": ("level", "most"),
    "cv-no-iron": ("units", "have"),
    "cv-no-loot": ("price", "loot"),
    "cv-no-loot-there": ("price", "loot"),
    "cv-no-more-cities": ("have", "most"),
    "cv-no-more-coins": ("most",),
    "cv-no-more-kills": ("left", "named"),
    "cv-no-more-offers": ("most",),
    "cv-no-other-price": ("price",),
    "cv-no-pair": ("cost", "have"),
    "cv-no-place": ("level", "cards", "below"),
    "cv-no-production": ("cost", "have"),
    "cv-no-push-end": ("figures", "most"),
    "cv-no-reach": ("left", "speed"),
    "cv-no-resource": ("units", "price", "have"),
    "cv-no-room-to-leave": ("figures", "room"),
    "cv-no-second-amount": ("amount", "have"),
    "cv-no-site-pair": ("cost", "have"),
    "cv-no-site-stacking": ("most", "here"),
    "cv-no-steps": ("left", "speed"),
    "cv-no-such-group": ("armies", "scouts"),
    "cv-no-trade": ("need", "have"),
    "cv-no-two-items": ("have",),
    "im-no-count": ("named", "asked"),
    "im-no-development": ("cost", "have"),
    "im-no-number": ("most",),
    "im-no-revolt": ("count", "have"),
    "im-no-tokens": ("tokens", "have"),
}
# Parts of Imperium's refusals, which say what of a card's text cannot be done.
PARTS = {
    "im-lack-tokens": ("tokens", "have"),
    "im-lack-actions": ("count", "have"),
    "im-lack-cards": ("effect", "have"),
    "im-lack-condition": ("condition", "have"),
}
# Words of an amount in refusals that are about none, or about one thing that is there or not.
UNCOUNTED = {
    "sw-no-price-of-a-sale", "sw-no-payment-when-free",
    "tm-no-dig-track", "tm-no-priest", "tm-no-second-foreign-hex",
    "en-no-card-to-draw", "en-no-payment", "en-no-repeated-payment", "en-no-stop-at-once",
    "cv-no-elsewhere", "cv-no-event-phase", "cv-no-standing-still", "cv-no-token",
    "im-no-action", "im-no-exhaust", "im-no-other-question", "im-no-payment", "im-no-token-in-use",
}  # fmt: skip
AMOUNT = re.compile(r"\b(costs?|enough|many|at most|at least|prices?|pay(s|ment)?)\b|\$have")


def refusals_of(package: Path) -> set[str]:
    """The keys of all refusals that a game declares."""
    found: set[str] = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="Refusal"), args=[ast.Constant(value=str(key)), *_]):
                    found.add(key)
    return found


def english_texts(prefix: str) -> dict[str, str]:
    """The English text of every message of a game."""
    parts = re.split(r"(?m)^([a-z][\w-]*) = ?", source(prefix, "en"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("package", [package for _, package in CHAPTERS])
def test_a_refusal_about_an_amount_is_counted(package: str) -> None:
    keys = refusals_of(GAMES / package)
    prefix = min(keys).partition("-")[0]
    assert {key for key in {*COUNTED, *UNCOUNTED} if key.startswith(f"{prefix}-")} <= keys
    texts = english_texts(prefix)
    unknown = {key for key in keys - set(COUNTED) - UNCOUNTED if AMOUNT.search(texts[key])}
    assert unknown == set(), "say how much is needed and how much there is, and list the arguments"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_counted_refusal_tells_its_numbers(language: str) -> None:
    told = {
        key: arguments
        for prefix in ("sw", "tm", "en", "cv", "im")
        for key, arguments in messages(prefix, language).items()
    }
    silent = {
        key: missing
        for key, arguments in {**COUNTED, **PARTS}.items()
        if (missing := set(arguments) - told[key])
    }
    assert silent == {}
