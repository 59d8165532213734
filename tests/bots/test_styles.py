"""Styles are data on top of weights: they fit their game, have names, and leave no trace."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pentapolis
from pentapolis.bots.bot import LEVELS
from pentapolis.bots.styles import (
    PLAIN,
    changed,
    check_style,
    drawn_style,
    label,
    parse,
    style_of,
    styled,
    styles_of,
    with_style,
)
from pentapolis.bots.weights import own, used
from pentapolis.core.errors import UnknownBot
from pentapolis.core.game import Game
from pentapolis.text import LANGUAGES, render
from tests.bots.styles import NAMED_AFTER, measure

SEVEN = pentapolis.games()["seven-wonders"]
STYLES = [(name, style) for name, game in pentapolis.games().items() for style in styles_of(game)]


def opening() -> pentapolis.Match:
    return pentapolis.new("seven-wonders", seats=3, seed=3, options={"sides": "day"})


@pytest.mark.parametrize(("name", "style"), STYLES)
def test_a_style_changes_its_games_weights_and_has_a_name(name: str, style: str) -> None:
    game = pentapolis.games()[name]
    values = own(game).values
    found = styled(game, None, style)
    assert found is not None
    assert found.values != values
    with used(game, found):  # names and lengths fit
        pass
    told = {render(label(game, style), language) for language in LANGUAGES}
    assert len(told) == 2
    assert style in NAMED_AFTER[name]


def test_every_style_is_measured() -> None:
    assert {name: set(styles) for name, styles in NAMED_AFTER.items()} == {
        name: set(styles_of(game)) for name, game in pentapolis.games().items() if styles_of(game)
    }


def test_a_change_multiplies_or_adds_to_all_of_a_weight_or_to_some_entries() -> None:
    cards = {"altar": [1.0, 2.0], "well": [3.0], "aqueduct": [5.0, 6.0]}
    values = {"coin": 2.0, "coins": 2.0, "side": [1.0, 3.0], "card": cards, "stage": cards}
    found = parse(
        """{"odd": {"coin": {"times": 1.5}, "side": {"add": 1, "of": [1]},
                    "card": {"times": 2, "add": -1, "of": ["altar"]},
                    "stage": {"add": 1, "of": ["a*.0", "well"]}}}"""
    )
    assert changed(values, found["odd"]) == {
        "coin": 3.0,
        "coins": 2.0,
        "side": [1.0, 4.0],
        "card": {"altar": [1.0, 3.0], "well": [3.0], "aqueduct": [5.0, 6.0]},
        "stage": {"altar": [2.0, 2.0], "well": [4.0], "aqueduct": [6.0, 6.0]},
    }


@pytest.mark.parametrize("style", ['{"coins": {"add": 1}}', '{"side": {"of": [2], "add": 1}}'])
def test_a_style_with_unknown_weights_is_refused(style: str) -> None:
    changes = parse(f'{{"odd": {style}}}')["odd"]
    with pytest.raises(UnknownBot, match="none of the game's weights"):
        changed({"coin": 2.0, "side": [1.0, 3.0]}, changes)


def test_a_style_goes_on_top_of_other_weights() -> None:
    other = replace(own(SEVEN), values={**own(SEVEN).values, "victory": 10.0})
    found = styled(SEVEN, other, "warrior")
    assert found is not None
    assert found.values["victory"] > 10.0
    assert styled(SEVEN, other, PLAIN) is other
    assert styled(SEVEN, None, PLAIN) is None
    assert styled(SEVEN, other, "warrior") is found, "worked out once"


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_can_have_a_style_and_leaves_no_trace(level: str) -> None:
    match = opening()
    assert SEVEN.weights is not None
    before = SEVEN.weights.table
    budget = {"playouts": 2} if level in ("steady", "strong", "master") else {}
    seen: list[object] = []
    bot = pentapolis.bot(level, style="warrior", **budget)
    pick = bot.pick

    def watched(*position: object) -> object:
        assert SEVEN.weights is not None
        seen.append(SEVEN.weights.table)
        return pick(*position)  # type: ignore[arg-type]

    bot.pick = watched  # type: ignore[method-assign, assignment]
    assert bot.choose(match, 0) in match.decision(0).moves
    warrior = styled(SEVEN, None, "warrior")
    assert warrior is not None
    assert seen == [warrior.values]
    assert SEVEN.weights.table is before


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "7 Wonders has no style “gambler” for its bots. Styles: plain, "),
        ("cs", "Hra 7 Wonders nemá pro boty styl „gambler“. Styly: plain, "),
    ],
)
def test_an_unknown_style_is_refused_by_naming_the_known_ones(language: str, told: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        pentapolis.bot("greedy", style="gambler").choose(opening(), 0)
    words = render(caught.value.reason, language)
    assert words.startswith(told)
    assert all(style in words for style in styles_of(SEVEN))


def test_a_random_bot_and_a_game_without_styles_have_none() -> None:
    with pytest.raises(UnknownBot, match="cannot have style"):
        pentapolis.bot("random", style="warrior")
    assert pentapolis.bot("random", style=PLAIN).style == PLAIN

    class Bare(Game):
        package, en = "pentapolis", "Bare"

    check_style(Bare(), PLAIN)
    assert drawn_style(Bare(), 1, 0) == PLAIN
    with pytest.raises(UnknownBot, match=r"Styles: plain\."):
        check_style(Bare(), "warrior")


def test_the_seed_of_a_table_draws_styles_for_its_seats() -> None:
    drawn = [drawn_style(SEVEN, seed, seat) for seed in range(40) for seat in range(3)]
    assert drawn == [drawn_style(SEVEN, seed, seat) for seed in range(40) for seat in range(3)]
    known = {PLAIN, *styles_of(SEVEN)}
    assert set(drawn) == known
    assert all(drawn.count(style) > 60 / len(known) for style in known)


def test_a_bot_with_a_style_is_called_by_one_word() -> None:
    assert with_style("steady", "warrior") == "steady:style=warrior"
    assert style_of("steady:style=warrior") == "warrior"
    assert with_style("steady", PLAIN) == "steady"
    assert style_of("steady") == PLAIN


@pytest.mark.parametrize("style", ["merchant", "scientist"])
def test_a_style_does_more_of_what_it_is_named_after(style: str) -> None:
    deed = NAMED_AFTER["seven-wonders"][style]
    plain, found = (measure("seven-wonders", one, 12) for one in (PLAIN, style))
    assert found.often(deed) > 1.1 * plain.often(deed)
    assert found.verdict.share > 0.25
