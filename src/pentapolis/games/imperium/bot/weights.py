"""What the rules of thumb take things to be worth, in points; the values are in `weights.json`.

Names that begin with `judged` are those of `evaluate`, the others those of `rate`.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Weights


class ImperiumWeights(Weights):
    """What cards and texts bring is worked out from these; see `values` for what is printed."""

    token: list[float]
    """A material, a population, a progress while there is time to use them."""
    stock: float
    """Beyond so many tokens of a kind a further one is worth a share only."""
    token_spare: float
    token_late: float
    drawn: float
    drawn_thin: float
    """A drawn card for whoever pays for running through the deck, and a card more in it."""
    thick_deck: float
    action: float
    action_spent: float
    fame: float
    king: float
    deck_card: float
    """A card from a small deck, before one has seen it."""
    deck_searched: float
    nation_card: float
    attack: float
    """What another player's loss is worth to oneself."""
    unrest: float
    """What an unrest costs, and how much more near a collapse."""
    unrest_near: float
    safe_pile: list[float]
    """So many unrest may lie in the pile before a collapse becomes a thought; for whoever gets
    unrest for nothing."""
    capped: float
    """Points of the power card end at ten: what counts for it is worth that share."""
    use: float
    """The share of its table that a card's use in the deck, and its lying in play, counts for."""
    in_play: float
    keep: float
    keep_other: float
    """A card of the other state."""
    keep_unrest: float
    put_by: float
    put_by_use: float
    put_by_unrest: list[float]
    """Unrest put by, and where all of it has to go back to the pile."""
    calm_card: float
    discarded: float
    fetched: float
    exiled: float
    developed: float
    develop: float
    garrisoned: list[float]
    """A card under itself; the Arthurians' knights hold Gwaith Camlan off (IM-S16)."""
    found: float
    journey: float
    doubled: float
    special: float
    quest_begun: float
    quest_freed: float
    quest_next: float
    """That another quest can begin: the Graal comes after all others."""
    ending: list[float]
    """Ending the game while behind, and while ahead."""
    collapse: list[float]
    """Bringing the collapse about: all or nothing."""
    protected: float
    topped: float
    recalled: float
    market_exiled: float
    market_token: float
    market_free: float
    discard_unrest: float
    discard_knight: float
    clean_unrest: list[float]
    """In Cleanup: unrest to be discarded or kept, idle cards, others."""
    clean_idle: float
    clean_pinned: float
    clean_card: float
    again: float
    calmed: float
    accepted: float
    reward_draw: float
    judged_rival: float
    judged_danger: float
    judged_unrest: list[float]
    """Arthurians get rid of unrest with more trouble than others."""
    judged_token: list[float]
    judged_icon: float
    judged_pinned: float
    judged_passive: float
    judged_region: float
    judged_regions: float
    judged_clog: list[float]
    """Unrest in hand clogs it, but near a collapse it is well placed for a Revolt."""
    judged_hand: float
    judged_action: float
    judged_exhaust: float
    judged_development: float
    judged_knight: float
    judged_nation: float
    judged_empire: float

    learned_card: list[float]
    """By card: what experience adds to owning it, to playing it, to using its ability."""


W: Final = ImperiumWeights("pentapolis.games.imperium")
