"""Every special effect by its name in the data (IM-S1 to IM-S42)."""

from __future__ import annotations

from typing import Final

from pentapolis.games.imperium.effects.special import Action, Test
from pentapolis.games.imperium.effects.specials import (
    cards,
    market,
    nation,
    playing,
    quests,
    unrest,
)

ACTIONS: Final[dict[str, Action]] = {
    "double_token_gain": market.double_token_gain,
    "free_play_acquired": playing.free_play_acquired,
    "add_market_token": market.add_market_token,
    "return_this_unrest": unrest.return_this_unrest,
    "swap_exile_market": market.swap_exile_market,
    "play_region_from_discard": playing.play_region_from_discard,
    "icon_as_bags": playing.icon_as_bags,
    "city_of_rome_to_history": cards.city_of_rome_to_history,
    "avoid_attack": playing.avoid_attack,
    "nation_top_to_bottom": nation.nation_top_to_bottom,
    "trigger_game_end": nation.trigger_game_end,
    "ignore_empire_icon": playing.ignore_empire_icon,
    "start_quest": quests.start_quest,
    "exile_quest": quests.exile_quest,
    "enter_play": quests.enter_play,
    "knight_to_history": quests.knight_to_history,
    "recall_knight_here": quests.recall_knight_here,
    "quest_and_nation_to_discard": quests.quest_and_nation_to_discard,
    "active_quest_to_hand": quests.active_quest_to_hand,
    "exile_twrch_trwyth": quests.exile_twrch_trwyth,
    "attacks_to_history": cards.attacks_to_history,
    "one_or_both": unrest.one_or_both,
    "discard_unrest_for_reward": unrest.discard_unrest_for_reward,
    "progress_on_this": cards.progress_on_this,
    "gain_progress_here": cards.gain_progress_here,
    "mask_cost_minus_1": unrest.mask_cost_minus_1,
    "mask_gift_penalty": unrest.mask_gift_penalty,
    "pay_progress_acquire": market.pay_progress_acquire,
    "abandon_named": cards.abandon_named,
    "abandon_acquire_loop": market.abandon_acquire_loop,
    "others_return_unrest_you_gain": nation.others_return_unrest_you_gain,
    "advance_journey": nation.advance_journey,
    "flip_to_empire": nation.flip_to_empire,
    "exile_from_hand": cards.exile_from_hand,
    "abandon_return_garrisoned_unrest": cards.abandon_return_garrisoned_unrest,
    "swap_hand_with_nation_top": nation.swap_hand_with_nation_top,
    "draw2_discard1": cards.draw2_discard1,
    "copy_opponent_exhaust": playing.copy_opponent_exhaust,
    "gamble": market.gamble,
    "nation_top_to_discard": nation.nation_top_to_discard,
    "resolve_drawn_card": cards.resolve_drawn_card,
    "bonus_if_no_bag": cards.bonus_if_no_bag,
}
TESTS: Final[dict[str, Test]] = {
    "swap_exile_market": market.can_swap,
    "swap_hand_with_nation_top": nation.can_swap_nation,
    "exile_quest": quests.can_exile_quest,
    "knight_to_history": quests.has_knight,
    "recall_knight_here": quests.has_knight_here,
    "advance_journey": nation.can_advance,
}
"""Whether it can be fully carried out (IM-V0.6); without an entry, always."""
PERMITS: Final[dict[str, Test]] = {
    "play_region_from_discard": playing.has_discard_region,
    "exile_twrch_trwyth": quests.twrch_is_there,
    "advance_journey": nation.can_advance,
}
"""Whether it may be begun at all; without an entry, always."""
