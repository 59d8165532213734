"""Special effects: unrest."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import empire, index


@rule("IM-S4")
def test_an_unrest_returns_itself() -> None:
    table = empire("romans")
    table.hand(0, "unrest", "1ROM14", "1ROM15", "1ROM16")
    pile = len(table.state.unrest)
    table.activate().do("play unrest", "discard 1ROM14 1ROM15")
    assert len(table.state.unrest) == pile + 1
    assert table.names(table[0].discard)[-2:] == ["1ROM14", "1ROM15"]


@rule("IM-S22")
def test_edicts_one_or_both() -> None:
    for answer, drawn, returned in (
        ("choose draw", 1, 0),
        ("choose return-unrest", 0, 1),
        ("choose return-unrest-then-draw", 1, 1),
    ):
        table = empire("mauryans")
        table.in_play(0, "2MAU7")
        table.hand(0, "2MAU22")
        table.deck(0, "2MAU21", "2MAU20")
        table.discard(0, "unrest")
        pile = len(table.state.unrest)
        table.activate().do("exhaust 2MAU7", answer)
        assert len(table[0].hand) == drawn
        assert len(table.state.unrest) == pile + returned
    table = empire("mauryans")
    table.in_play(0, "2MAU7")
    table.hand(0, "2MAU22")
    table.deck(0, "2MAU21")
    table.activate().do("exhaust 2MAU7")
    assert table.names(table[0].hand) == ["2MAU21"]


@rule("IM-S23")
def test_arthashastra() -> None:
    table = empire("mauryans")
    table.in_play(0, "2MAU9")
    table.hand(0, "unrest", "unrest", "unrest")
    table.deck(0, "2MAU21", "2MAU20")
    table.solstice().do("reward draw", "reward progress", "none")
    assert table[0].tokens[2] == 1
    assert table.names(table[0].hand)[:1] == ["2MAU20"]
    assert table.names(table[0].discard).count("unrest") == 2
    # An unrest that comes back by the draw does not go round for ever.
    table.hand(0, "unrest")
    table.deck(0)
    table.discard(0)
    table[0].exhausts = 0
    table.solstice().do("reward draw")
    assert table.names(table[0].hand) == ["unrest"]
    assert table.kind() != "loop_again"


@rule("IM-S26", "IM-P17", "IM-T8")
def test_masks_and_what_stands_for_them() -> None:
    table = empire("olmecs")
    table.in_play(0, "2OLM14", "2OLM7", "2OLM3")
    table.garrison(0, "2OLM7", "2OLM16")
    table.hand(0, "2OLM18")
    table.market("1REG4", "1REG5")
    table[0].exhausts = 2
    table.activate().do("exhaust 2OLM14")
    assert table.kind() == "mask_plan"
    assert sorted(table.moves()) == sorted(
        [
            "discard stone-mask-2olm18",
            "discard laguna-de-los-cerros from garrison",
            "discard step-pyramids from play",
        ]
    )
    table.do("discard laguna-de-los-cerros from garrison", "discard step-pyramids from play")
    assert table[0].exhausts == 0
    assert table.names(table[0].hand) == ["2OLM18"]
    assert index("2OLM7") in table[0].in_play
    table.do("acquire coast")
    # With one token only, Step Pyramids cannot be counted on.
    short = empire("olmecs")
    short.in_play(0, "2OLM14", "2OLM3", "2UNC7")
    short.hand(0, "2OLM18")
    short[0].exhausts = 1
    assert not short.activate().offers("exhaust 2OLM14")
    short[0].exhausts = 2
    assert short.activate().offers("exhaust 2OLM14")


@rule("IM-S27")
def test_a_given_mask_brings_unrest() -> None:
    table = empire("olmecs")
    table.hand(0, "2OLM5", "2OLM18")
    table.hand(1)
    table.discard(0, "2OLM16")
    table.activate().do("play 2OLM5", "give 2OLM18")
    assert table.names(table[1].hand) == ["2OLM18", "unrest"]
    table.hand(0, "2OLM5")
    table.hand(1)
    table.discard(0, "2OLM16", "2OLM17")
    table.activate().do("play 2OLM5", "give 2OLM16 from discard")
    assert table.names(table[1].hand) == ["2OLM16"]
