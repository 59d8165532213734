"""Corners of the rules that an engine with a small fault would pass by."""

from __future__ import annotations

from pentapolis.games.imperium.ending import GameEnd
from pentapolis.games.imperium.reshuffle import development_cost
from pentapolis.games.imperium.setup import chosen_tributaries
from pentapolis.games.imperium.tables import CARDS, NATIONS
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-V29")
def test_a_card_that_must_hold_a_token_never_comes_from_exile() -> None:
    table = Table("carthaginians", "greeks")
    table.in_play(0, "1CAR10", "2CIV8")
    table.hand(0, "1CAR14", "1CAR15")
    table.tokens(0, 3, 0, 0)
    table.exile("1REG8", "1TRI2")
    table.market("1REG4", "1REG6")
    table.state.on_market[0] = 1
    table.state.on_market[3] = 1
    table.activate().do("exhaust 1CAR10", "discard 1CAR14")
    assert sorted(table.moves()) == ["acquire coast", "acquire forest"]


@rule("IM-Q36", "IM-9.22", "IM-9.23")
def test_a_named_card_is_found_without_a_question_and_its_deck_is_shuffled() -> None:
    table = Table("arthurians", "greeks")
    table.hand(0, "2ART4")
    table.deck(0)
    table.discard(0)
    table.nation(0, "2ART24", "2ART9", "2ART14")
    table.state.seen[index("2ART14")] = 1
    table.activate().do("play 2ART4")
    assert index("2ART24") in table[0].past
    assert table.state.seen[index("2ART14")] == 0, "nobody knows the order any more"
    # Found in hand, the nation deck is not touched.
    table = Table("arthurians", "greeks")
    table.hand(0, "2ART4", "2ART24")
    table.nation(0, "2ART9", "2ART14")
    table.state.seen[index("2ART14")] = 1
    table.activate().do("play 2ART4")
    assert index("2ART24") in table[0].past
    assert table.state.seen[index("2ART14")] == 1


@rule("IM-10.10")
def test_sumerians_do_not_dive() -> None:
    table = Table("atlanteans", "greeks")
    table.hand(0, "1TRI7", "unrest")
    table.deck(0)
    table.discard(0)
    table.past(0, "unrest")
    table.begin(GameEnd())
    assert table.moves() == ["return unrest", "none"]
    table.do("return unrest")
    assert table.state.over, "the sunken unrest stays"


@rule("IM-Q9", "IM-9.44")
def test_a_protected_player_is_asked_before_each_single_effect() -> None:
    table = Table("egyptians", "scythians")
    table.hand(0, "2EGY10")
    table.empire(0)
    table.hand(1, "1SCY9", "1SCY10")
    table.in_play(1, "1SCY20")
    table.activate().do("play 2EGY10", "exhaust 1SCY20", "ignore")
    assert table.kind() == "ignore_effect"
    table.do("accept")
    assert table.kind() == "choose_cards", "now the discard"
    table.do("discard 1SCY9")
    assert table.names(table[1].hand) == ["1SCY10"]


@rule("IM-Q10")
def test_a_bribe_may_not_eat_the_price_of_the_attack() -> None:
    def asked(progress: int) -> bool:
        table = Table("romans", "greeks")
        table.hand(0, "1UNC7", "1ROM14")
        table.in_play(1, "1UNC1")
        table.tokens(0, 1, 0, progress)
        table.market("1REG4", "1TRI2")
        table.activate().do("play 1UNC7")
        if table.kind() == "choose_option":
            table.do("choose break-through-tributary")
        return table.kind() == "pay_standing_army"

    assert asked(2)
    assert not asked(1), "one progress and one material just pay for the first option"


@rule("IM-1.3", "IM-Q3")
def test_no_replacement_names_a_nation_in_play() -> None:
    names = ["qin", "olmecs", "romans", "celts"]
    for seed in range(12):
        table = Table(*names, seed=seed, box="classics")
        leading = {NATIONS[player.nation].en for player in table.state.players}
        found = {CARDS[card].en for card in chosen_tributaries(table.state)}
        assert not leading & found


@rule("IM-P12")
def test_a_reduction_ends_at_nothing() -> None:
    table = Table("atlanteans", "greeks")
    table.in_play(0, "2ATL8", "2EGY8")
    assert development_cost(table[0], index("2ATL7")) == (0, 0, 2)
    assert development_cost(table[0], index("2ATL10")) == (0, 1, 0)


@rule("IM-V19", "IM-Q47")
def test_no_region_more_than_needed_is_given_up() -> None:
    table = Table("mauryans", "greeks")
    table.in_play(0, "2MAU4", "1REG6", "1REG7", "1REG8")
    table.hand(0, "2MAU2")
    table.fame("1FAM6", "1FAM7")
    table.activate().do("play 2MAU2", "abandon 1REG6", "abandon 1REG7")
    # One more is needed: the road would be two.
    assert "abandon grand-trunk-road" not in table.moves()
    assert index("2MAU4") in table[0].in_play
