"""Chapter 3: Activate."""

from __future__ import annotations

from pentapolis.games.imperium.effects.base import MAY_LACK, PLAY, Op
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.tables import CARDS, EVERY_CARD
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-3.1", "IM-3.2", "IM-3.8")
def test_actions_cost_tokens() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM20", "1ROM12", "1ROM11", "1REG6", "1TRI2")
    table.in_play(0, "2UNC7")
    table.deck(0, "1ROM14")
    table.activate().do("play 1ROM20", "none", "play 1ROM12", "none", "play 1ROM11", "none")
    assert table[0].actions == 0
    assert not table.offers("play 1REG6")
    assert table.why_not("play 1REG6").rule == "IM-3.2"
    # A free play and an exhaust ability need no action.
    assert table.offers("play 1TRI2")
    table.do("exhaust 2UNC7", "play 1TRI2")
    assert table[0].discard == (index("1TRI2"),)


@rule("IM-3.6", "IM-Q7")
def test_effects_are_done_as_far_as_possible() -> None:
    table = Table("egyptians", "greeks")
    table.in_play(0, "2EGY5")
    table.hand(0)
    table.tokens(0, 0, 0, 0)
    table.solstice()
    # Nothing to discard, the progress is gained all the same.
    assert table[0].tokens == [0, 0, 1]


@rule("IM-3.9", "IM-Q25", "IM-P21")
def test_free_plays_once_a_turn() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1TRI2", "1ROM15")
    table[0].actions = 1
    table.in_play(0, "1MAC7")
    table.activate().do("play 1TRI2")
    assert table[0].actions == 1
    table.tokens(0, 5, 0, 0)
    table.do("exhaust 1MAC7")
    assert index("1TRI2") in table[0].hand
    assert not table.offers("play 1TRI2")
    assert table.why_not("play 1TRI2").rule == "IM-3.9"
    masons = Table("romans", "greeks")
    masons.empire(0)
    masons.in_play(0, "2CIV9")
    masons.hand(0, "1ROM19", "1CIV6", "1GRE19", "1ROM3")
    masons[0].actions = 0
    masons.activate()
    assert masons.offers("play 1ROM19")
    assert masons.offers("play 1CIV6")
    assert not masons.offers("play 1GRE19")
    assert not masons.offers("play 1ROM3")


@rule("IM-3.10", "IM-R1", "IM-R3")
def test_unplayable_cards_and_requirements() -> None:
    table = Table("macedonians", "greeks")
    table.empire(0)
    table.hand(0, "1FAM6", "1MAC6", "1MAC8")
    table.activate()
    assert not table.offers("play 1FAM6")
    assert table.why_not("play 1FAM6").rule == "IM-3.10"
    assert not table.offers("play 1MAC6")
    assert table.why_not("play 1MAC6").rule == "IM-3.10"
    table.past(0, "1MAC2")
    assert table.activate().offers("play 1MAC6")
    vikings = Table("vikings", "greeks")
    vikings.hand(0, "1VIK7", "1VIK17")
    vikings.in_play(0, "1VIK10")
    assert not vikings.activate().offers("play 1VIK7")
    vikings.in_play(0, "1VIK10", "1VIK5")
    assert vikings.activate().offers("play 1VIK7")


@rule("IM-V0.4", "IM-V0.14")
def test_legality_is_tested_before_playing() -> None:
    table = Table("scythians", "greeks", side="A")
    power = CARDS[table[0].power].slug
    table.hand(0)
    table[0].actions = 1
    table.market("1REG4")
    # `take unrest` as a cost is always payable.
    table.activate().do(f"exhaust {power}")
    assert table.names(table[0].hand)[-1] == "unrest"
    # A card without effect may be played all the same.
    table = Table("romans", "greeks")
    table.hand(0, "1ROM21")
    table.market("1UNC6")
    table.activate()
    assert table.offers("play 1ROM21")


def test_only_parts_that_may_lack_are_asked_before_a_play() -> None:
    for card in EVERY_CARD:
        for op in PLAY[card]:
            never = type(op).lacking is Op.lacking or (isinstance(op, Special) and not op.allows)
            assert (op in MAY_LACK[card]) != never, (card, op)
