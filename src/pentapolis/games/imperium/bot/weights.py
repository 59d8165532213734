"""The numbers of the bot's rules of thumb, in points; the values are in `weights.json`.

Names beginning with `judged` belong to `evaluate`, the others to `rate`.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Weights


class ImperiumWeights(Weights):
    """The values of cards and texts; typical values from what is printed are in `values`."""

    token: list[float]
    """A material, a population and a progress while there is time to use them."""
    stock: float
    """Beyond this many tokens of a kind, a further one is worth only `token_spare` of its value."""
    token_spare: float
    token_late: float
    drawn: float
    drawn_thin: float
    """A drawn card if an empty deck brings unrest; `thick_deck`: each card in that deck."""
    thick_deck: float
    action: float
    action_spent: float
    fame: float
    king: float
    deck_card: float
    """An unseen card from a small deck."""
    deck_searched: float
    nation_card: float
    attack: float
    """The value of another player's loss."""
    unrest: float
    """The cost of an unrest; `unrest_near`: how much more near a collapse."""
    unrest_near: float
    safe_pile: list[float]
    """The size of the unrest pile at which a collapse becomes a concern; second, for nations that
    get unrest without benefit."""
    capped: float
    """The power card scores at most ten: the share of its points that counts."""
    past_cap: float
    """How much less a token counts for it once the power card scores ten."""
    use: float
    """The share of `USE` that counts for a card in the deck; `in_play`: of `IN_PLAY`."""
    in_play: float
    ousted: float
    """The share of a card in play that counts when another one is played instead of it."""
    keep: float
    keep_other: float
    """A card that needs the other state."""
    keep_unrest: float
    put_by: float
    put_by_use: float
    put_by_unrest: list[float]
    """Putting an unrest away; second, if it has to be returned to the pile."""
    calm_card: float
    discarded: float
    fetched: float
    exiled: float
    developed: float
    develop: float
    garrisoned: list[float]
    """Garrisoning `this`; second, for Arthurians, whose knights satisfy Gwaith Camlan (IM-S16)."""
    found: float
    journey: float
    doubled: float
    special: float
    counted: float
    """The share of the points that count which a card adds to the nation's own cards."""
    reload: list[float]
    """Clearing a Utopian place away; second, each scroll that it gives back."""
    tome: float
    """A scroll under Lost Tomes, which needs two for a fame card."""
    scroll_kept: float
    scroll_lost: float
    """A scroll in history or under something that does not use it."""
    place_used: float
    quest_begun: float
    quest_freed: float
    quest_next: float
    """Being able to begin another quest; the Graal comes last."""
    ending: list[float]
    """Ending the game while behind, and while ahead; `ends`: how far this counts for the King of
    Kings and the last development."""
    ends: float
    collapse: list[float]
    """Causing the collapse: as the likely winner, and as the likely loser."""
    protected: float
    topped: float
    recalled: float
    market_exiled: float
    market_token: float
    market_free: float
    discard_unrest: float
    discard_knight: float
    clean_unrest: list[float]
    """In Cleanup: discarding or keeping unrest; the next three: idle, pinned and other cards."""
    clean_idle: float
    clean_place: float
    """A Utopian place without a scroll to use it."""
    clean_pinned: float
    clean_card: float
    clean_use: float
    """How far the value of playing a card keeps it in hand; `clean_slow`: how much longer it stays
    if a deck that runs out brings unrest, at once or in the end."""
    clean_slow: float
    glory_kept: float
    """A card that abandons regions, if there are enough of them in play and in hand."""
    again: float
    calmed: float
    accepted: float
    reward_draw: float
    judged_rival: float
    judged_danger: float
    judged_unrest: list[float]
    """An unrest; second, for Arthurians, who have more trouble to return it."""
    judged_token: list[float]
    judged_icon: float
    judged_pinned: float
    judged_passive: float
    judged_region: float
    judged_regions: float
    judged_clog: list[float]
    """Unrest in hand; second, near a collapse, when it can be returned by a Revolt."""
    judged_hand: float
    judged_action: float
    judged_exhaust: float
    judged_development: float
    judged_knight: float
    judged_nation: float
    judged_empire: float

    learned_card: list[float]
    """By card: what training adds to owning it, to playing it, and to using its ability."""


W: Final = ImperiumWeights("pentapolis.games.imperium")
