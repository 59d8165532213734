"""Every question offers what it does not refuse, and a refused move gets a reason."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis.core.legality import MOST_GENERIC, Refusals, watch_refusals
from tests.conformance.test_conformance import variants
from tests.test_names import CHAPTERS, DECISIONS, names_given

RARE: dict[str, dict[str, str]] = {
    "seven-wonders": {},
    "terra-mystica": {
        "cult_ten": "rules.test_cults:test_the_owner_chooses_among_tracks_when_keys_are_few:FIRE",
        "free_trading_post": "rules.test_factions:test_swarmlings",
        "ordain": "rules.test_factions:test_darklings_ordain",
        "second_action": "rules.test_factions:test_chaos_magicians_double_turn",
        "town_tile": "rules.test_towns:test_a_neighbour_joins_the_town",
    },
    "endeavor": {
        "arrange_governor": "rules.test_passing:test_example_16_governor_slot_in_round_seven",
        "choose_discard": "rules.test_levels:test_levels_change_at_once",
        "passed_limit_reaction": (
            "rules.test_ship:test_a_passed_receiver_reacts_before_the_action_goes_on"
        ),
    },
    "civilization": {
        "barbarian_deck": (
            "rules.test_battle:test_a_missing_barbarian_comes_from_another_ground_deck"
        ),
        "cancel_ability": "effects.test_cards:test_spies_cancel",
        "destroy_city_target": "effects.test_cards:test_atomic_theory",
        "harvest_choice": "effects.test_cards:test_angkor_wat_harvests_twice",
        "levy_choice": "rules.test_battle:test_levies_of_the_alternate_set_come_before_drawing",
        "raze_choice": "effects.test_cards:test_combustion_razes_and_breaks_walls",
        "un_consent": "effects.test_reactions:test_united_nations_must_agree",
    },
    "imperium": {
        "fame_return_order": "effects.test_passives:test_romans_look_at_one_more",
        "nation_top_decision": "effects.specials.test_nation:test_sacred_pass",
        "order_triggers": "effects.test_passives:test_chainmail_after_the_attack",
        "pay_standing_army": "rules.test_attack:test_a_bribe_may_not_eat_the_price_of_the_attack",
        "swap_cards": "effects.specials.test_market:test_lighthouse_swaps",
    },
}
"""Kinds of questions that these games miss; for each the test of the rules that asks it
(tests/test_rare_questions.py)."""


def games_of(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Numbers of players and options: each number once, then each choice of each option once."""
    game = pentapolis.games()[name]
    numbers = [*game.seats]
    plain: list[dict[str, Any]] = [{} for _ in numbers]
    return [
        (numbers[i % len(numbers)], {**game.unattended, **options})
        for i, options in enumerate([*plain, *variants(name)[1:]])
    ]


@pytest.mark.parametrize("name", pentapolis.games())
def test_lists_and_refusals_agree_and_tell_something(name: str) -> None:
    refusals = Refusals()
    for seed, (seats, options) in enumerate(games_of(name)):
        watch_refusals(refusals, pentapolis.games()[name], seats, seed, options)
    assert refusals.asked > 200
    assert refusals.share <= MOST_GENERIC, refusals.report()
    chapter = next(title for title, package in CHAPTERS if package == name.replace("-", "_"))
    assert set(names_given(DECISIONS, chapter, 0)) - set(refusals.seen) <= set(RARE[name])
