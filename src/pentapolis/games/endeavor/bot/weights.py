"""The numbers of the bot's rules of thumb, in glory; the values are in `weights.json`.

Names beginning with `stand` belong to `standing`, with `judged` to `evaluate`, the others to
`quick_rate`.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.features import FeatureWeights
from pentapolis.core.weights import Weights
from pentapolis.games.endeavor.tables.box import Tables


class EndeavorWeights(Weights):
    """Lists of five are indexed by action: ship, occupy, attack, payment, draw."""

    economy: list[float]
    """By track: what one more point of its value is worth for each round to come."""
    column: float
    progress: list[float]
    """By rounds to come: the share credited for progress towards the next glory space."""
    late_person: float
    person: float
    paid_worker: float
    unpaid_worker: float
    action_token: float
    late_action_token: float
    marker: float
    lead: float
    lost_governor: float
    link: float
    reach: float
    next_card: float
    broken: float
    second: float
    uses: list[float]
    """How useful the first building with that action is in a round."""
    fatigue: list[float]
    turned: float
    token_early: float
    token_spent: float
    early_rounds: float
    early: float
    replaced: float
    paymaster: float
    freed_idle: float
    freed: list[float]
    slot_empty: float
    stand_progress: list[float]
    stand_uses: list[float]
    stand_free_city: float
    stand_peace: float
    stand_no_card: float
    stand_late_population: float
    stand_action_value: float
    stand_unpaid: float
    stand_action_token: float
    stand_growth: float
    stand_payment_value: float
    stand_building_level: float
    stand_card_place: float
    stand_icon: float
    stand_marker: float
    stand_lead: float
    stand_link: float
    stand_no_ship: float
    stand_place: float
    stand_fatigue: list[float]
    """The factor for a second building with the same action."""
    stand_ready: float
    stand_slot: float
    stand_board: list[float]
    stand_late_token: float
    stand_stuck: float
    stand_second: float
    stand_hands: float
    stand_room: float
    stand_card: float
    stand_turned: float
    judged: FeatureWeights
    """Two weights for each feature: at the start of the last round, and at the start of the second.
    """
    judged_either: float
    """How much of each action a building provides that offers either of two; `judged_both`: both.
    """
    judged_both: float
    box: Tables | None
    """The box that `gains` and `losses` are worked out for, by `price_levels`."""
    gains: list[float]
    """By rounds to come, track and level: what one more icon is worth."""
    losses: list[float]

    def derive(self) -> None:
        self.box = None


W: Final = EndeavorWeights("pentapolis.games.endeavor")
