"""Special effects: cards."""

from __future__ import annotations

from pentapolis.games.imperium.tables import CARDS
from tests.citing import rule
from tests.imperium.table import Table, empire, index


@rule("IM-S8")
def test_the_eternal_city_replaces_rome() -> None:
    table = empire("romans")
    table.hand(0, "1ROM7")
    table.in_play(0, "1ROM19", "2UNC7")
    table.garrison(0, "1ROM19", "1ROM14")
    table.activate().do("play 1ROM7")
    assert table.names(table[0].past) == ["1ROM14", "1ROM19"]
    assert index("1ROM7") in table[0].in_play


@rule("IM-S21")
def test_ashoka_puts_attacks_into_history() -> None:
    table = empire("mauryans")
    table.hand(0, "2MAU5", "2MAU12", "2MAU22")
    table.deck(0, "2MAU13", "2MAU21")
    table.discard(0, "1CIV4", "2MAU17")
    table.fame("1FAM4")
    table.activate().do("play 2MAU5")
    assert table.names(table[0].past) == ["1CIV4", "2MAU12", "2MAU13", "2MAU5"]
    assert table.names(table[0].hand) == ["1FAM4", "2MAU22"]
    known = table.state.view(1)["players"][0]["hand"]["known"]
    assert known == ["card:marvellous", "card:prosperity-2mau22"]


@rule("IM-S24", "IM-S25", "IM-Q29", "IM-Q45")
def test_pottery() -> None:
    table = Table("minoans", "greeks")
    table.in_play(0, "2MIN16")
    table.tokens(0, 4, 0, 0)
    table.solstice().do("choose progress-on-this")
    assert (table[0].stored, table[0].tokens) == (1, [2, 0, 0])
    assert table.state.scores()[0].parts["progress"] == 0
    table.solstice().do("choose progress-on-this")
    table.tokens(0, 0, 0, 0)
    table.solstice()
    # Nothing to pay with: it is abandoned and the progress gained.
    assert table[0].tokens == [0, 0, 2]
    assert index("2MIN16") in table[0].discard
    table.in_play(0, "2MIN16")
    table[0].stored = 2
    table.hand(1, "2UNC4", "1GRE14")
    table.market("1REG4")
    table.tokens(0, 0, 0, 0)
    table.activate(1).do("play 2UNC4")
    assert table[0].stored == 0
    assert table[0].tokens == [0, 0, 0]


@rule("IM-S29", "IM-11.16")
def test_confucianism_and_legalism_exclude_each_other() -> None:
    table = Table("qin", "greeks")
    table.in_play(0, "2QIN16")
    table.hand(0, "2QIN15")
    table.activate().do("play 2QIN15")
    assert table.names(table[0].in_play) == ["2QIN15"]
    assert index("2QIN16") in table[0].discard
    assert {CARDS[index(n)].en for n in ("1SCY2", "2MAU2")} == {"Glory"}


@rule("IM-S34")
def test_monastery_exiles_from_hand() -> None:
    table = Table("utopians", "greeks")
    table.in_play(0, "2UTO4")
    table.hand(0, "2UTO12", "unrest", "1CIV4")
    table.tokens(0, 0, 0, 0)
    table.activate().do("exhaust 2UTO4", "garrison 2UTO12", "exile 1CIV4")
    assert table[0].tokens == [0, 2, 1]
    assert table.state.exile == (index("1CIV4"),)
    assert table.names(table[0].hand) == ["unrest"]


@rule("IM-S35")
def test_mountain_retreat_gives_unrest_back() -> None:
    table = Table("utopians", "greeks")
    table.in_play(0, "2UTO11")
    table.garrison(0, "2UTO11", "unrest", "unrest", "2UTO12")
    table.hand(0)
    table.discard(0)
    pile = len(table.state.unrest)
    table.solstice().do("resolve mountain-retreat", "choose abandon-return-garrisoned-unrest")
    assert len(table.state.unrest) == pile + 2
    assert {index("2UTO11"), index("2UTO12")} <= set(table[0].discard)


@rule("IM-S37")
def test_oracle() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1UNC9", "1ROM20")
    table.deck(0, "1ROM14", "1ROM15")
    table.activate().do("play 1UNC9")
    assert sorted(table.moves()) == ["discard glory-1rom14", "discard prosperity-1rom15"]
    table.do("discard 1ROM14")
    assert table.names(table[0].hand) == ["1ROM15", "1ROM20"]
    # A single card drawn must go.
    table = Table("romans", "greeks")
    table.hand(0, "1UNC9")
    table.deck(0, "1ROM14")
    table.discard(0)
    table[0].exhausts = 0
    table.activate().do("play 1UNC9")
    assert table.names(table[0].discard) == ["1ROM14", "1UNC9"]


@rule("IM-S41")
def test_marvellous() -> None:
    for answer, zone in (("discard", "discard"), ("top", "deck"), ("history", "past")):
        table = Table("romans", "greeks")
        table.hand(0, "1FAM4", "1ROM20")
        table.deck(0, "1ROM14", "1ROM15")
        table.activate().do("play 1FAM4", f"{answer} 1ROM15")
        assert index("1ROM15") in getattr(table[0], zone)
    table = Table("romans", "greeks")
    table.hand(0, "1FAM4", "1ROM20")
    table.deck(0)
    table.discard(0, "1ROM14")
    table.activate().do("play 1FAM4")
    assert table.kind() == "activate_step"


@rule("IM-S42")
def test_mining() -> None:
    for region, progress in (("1REG2", 2), ("1REG4", 1)):
        table = Table("romans", "greeks")
        table.in_play(0, "2UNC1", region)
        table.hand(0)
        table.tokens(0, 0, 0, 0)
        table.activate().do("exhaust 2UNC1")
        assert table[0].tokens[2] == progress
