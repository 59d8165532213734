"""Sections 0 and 1: components and set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pentapolis
from pentapolis.core.errors import BadOption
from pentapolis.games.imperium import GAME
from pentapolis.games.imperium.effects import passives, reading
from pentapolis.games.imperium.effects.operations import op_from
from pentapolis.games.imperium.effects.points import unrest_owned
from pentapolis.games.imperium.rules.setup import chosen_tributaries
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import (
    BARBARIAN,
    BOXES,
    CARDS,
    CIVILISED,
    FAME,
    IS_UNREST,
    NATIONS,
    NO_STATE,
    REGION,
    SUIT,
    TRIBUTARY,
    TUCKING,
    UNCIVILISED,
    UNREST,
    commons,
)
from tests.citing import rule
from tests.imperium.table import Table, index

SEATS = (2, 3, 4)


def start(seats: int, seed: int = 1, **options: object) -> Imperium:
    state = GAME.start(seats, seed, {"sides": "B", **options})
    assert isinstance(state, Imperium)
    return state


@rule("IM-0.2", "IM-0.7")
def test_banners_and_dual_cards() -> None:
    dual = [card.number for card in CARDS if card.suit == UNCIVILISED | CIVILISED]
    assert len(dual) == 18
    assert all(number[1:4] == "UNC" for number in dual)
    grey = [card for card in CARDS if card.suit == 0]
    assert grey
    for box in BOXES:
        assert not set(commons(box, CIVILISED, 4)) & set(commons(box, UNCIVILISED, 4))
    # A type icon does nothing by itself: a city in hand changes no count.
    table = Table("romans", "greeks")
    before = table[0].tokens[:]
    table.hand(0, "1UNC15")
    assert table[0].tokens == before


@rule("IM-0.4", "IM-9.8")
def test_state_icons_bar_playing() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM16", "1ROM3", "1ROM15", "1FAM3")
    table.activate()
    assert table.offers("play 1ROM16")
    assert not table.offers("play 1ROM3")
    table.empire(0)
    table.activate()
    assert not table.offers("play 1ROM16")
    assert table.offers("play 1ROM3")
    assert table.why_not("play 1ROM16").rule == "IM-0.4"


@rule("IM-0.8", "IM-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_player_markers(seats: int) -> None:
    state = start(seats)
    for card in state.cards_in_use():
        assert CARDS[card].least <= seats


@rule("IM-0.10", "IM-9.6")
def test_tokens_are_unlimited_and_actions_may_exceed_three() -> None:
    table = Table("romans", "greeks")
    table.empire(0)
    table.in_play(0, "1UNC8")
    table.hand(0, "1CIV3")
    table.tokens(0, 500, 0, 0)
    table.activate().do("exhaust 1UNC8")
    assert table[0].actions == 4
    table.do("play 1CIV3")
    assert table[0].actions == 5
    assert table[0].tokens[0] == 497


@rule("IM-0.11", "IM-V0.11")
def test_components_of_both_boxes() -> None:
    for box in BOXES:
        sizes = [
            len(commons(box, suit, 4))
            for suit in (REGION, UNCIVILISED, CIVILISED, TRIBUTARY, FAME, UNREST)
        ]
        assert sizes == [14, 22, 15, 11, 8, 12]
        assert len([nation for nation in NATIONS if nation.box == box]) == 8
    kings = [card for card in CARDS if card.data.get("role") == "king_of_kings"]
    assert len(kings) == 4
    assert all(card.data["resolve_only"] for card in kings)
    assert [card.number for card in CARDS if "before_scoring" in card.data.get("vp", {})] == [
        "1TRI7"
    ]
    variable = [card for card in CARDS if card.data.get("vp", {}).get("kind") == "variable"]
    assert all(card.data["vp"]["cap"] == 10 for card in variable)


@rule("IM-0.12", "IM-1.1", "IM-1.2")
def test_boxes_can_be_mixed_but_commons_are_of_one() -> None:
    state = start(4, nations=["romans", "qin", "vikings", "utopians"], box="legends")
    for card in state.cards_in_use():
        if CARDS[card].start == "common" and not CARDS[card].suit & TRIBUTARY:
            assert CARDS[card].box == "legends"
    with pytest.raises(BadOption):
        start(2, nations=["romans", "romans"])
    with pytest.raises(BadOption):
        start(2, nations=["romans"])
    with pytest.raises(BadOption):
        start(2, nations=["romans", "martians"])
    with pytest.raises(BadOption):
        start(2, nations=[["greeks"], "romans"])
    for limit in (1, -5, 1001, "soon", True):
        with pytest.raises(BadOption):
            start(2, round_limit=limit)
    with pytest.raises(BadOption):
        GAME.start(2, 1, {"sides": ["A", "C"]})
    taken = {player.nation for player in start(4, 3).players}
    assert len(taken) == 4


@rule("IM-0.13")
def test_ownership_follows_the_zone() -> None:
    table = Table("romans", "greeks")
    table.in_play(1, "1ROM20")
    table.hand(1, "1ROM15")
    table.tokens(1, 0, 0, 0)
    table.deck(0)
    table.deck(1)
    table.activate(1).do("play 1ROM15", "no", "no", "choose gain-population")
    assert table[1].tokens[1] == 1
    table.hand(1, "unrest")
    assert unrest_owned(table[1]) == 1
    texts = {str(card.data["play"]) for card in CARDS if IS_UNREST[card.index]}
    assert len(texts) == 1


@rule("IM-0.15")
def test_power_and_court_are_not_pinned() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART21")
    table.hand(1, "2UNC4", "1GRE14")
    table.market("1REG4", "1UNC6")
    table.activate(1).do("play 2UNC4", "acquire 1REG4")
    # The pinned card was the only legal choice for the recall.
    assert index("2ART21") in table[0].hand
    assert table[0].court == index("2ART2")


@rule("IM-1.3", "IM-Q3")
@pytest.mark.parametrize("seed", range(8))
def test_tributaries_named_like_nations_are_replaced(seed: int) -> None:
    state = start(3, seed, nations=["egyptians", "qin", "romans"], box="classics")
    names = {NATIONS[player.nation].en for player in state.players}
    tributaries = [
        card
        for card in state.cards_in_use()
        if CARDS[card].start == "common" and SUIT[card] & TRIBUTARY
    ]
    assert len(tributaries) == 10
    assert not names & {CARDS[card].en for card in tributaries}
    strangers = [card for card in tributaries if CARDS[card].box == "legends"]
    assert len(strangers) == 2
    assert all(CARDS[card].least <= 3 for card in strangers)
    assert len(set(chosen_tributaries(state))) == 10


@rule("IM-1.4")
def test_no_clash_within_one_box() -> None:
    for box in BOXES:
        nations = {nation.en for nation in NATIONS if nation.box == box}
        assert not nations & {CARDS[card].en for card in commons(box, TRIBUTARY, 4)}


@rule("IM-1.6", "IM-Q4")
def test_sides_and_nations_are_chosen_in_seat_order() -> None:
    match = pentapolis.new("imperium", seats=2, seed=1, options={"nations": "pick"})
    (decision,) = match.decisions
    assert (decision.seat, decision.kind, len(decision.moves)) == (0, "choose_nation", 16)
    match.play("nation romans")
    assert match.why_not(1, "nation romans").rule == "IM-1.2"
    match.play("nation qin")
    assert match.decisions[0].kind == "choose_power_side"
    match.play("side A")
    match.play("side B")
    state = match.state
    assert isinstance(state, Imperium)
    assert [CARDS[player.power].number for player in state.players] == ["1ROM1A", "2QIN1B"]


@rule("IM-1.7", "IM-1.8", "IM-1.9", "IM-1.10", "IM-1.11", "IM-1.13", "IM-1.14", "IM-1.16")
@pytest.mark.parametrize("nation", NATIONS, ids=lambda nation: nation.id)
def test_player_areas(nation: object) -> None:
    found = next(n for n in NATIONS if n is nation)
    other = "romans" if found.id != "romans" else "greeks"
    for side in ("A", "B"):
        player = Table(found.id, other, side=side)[0]
        assert player.power == found.power["AB".index(side)]
        assert (player.court >= 0) == (found.id == "arthurians")
        assert (player.journey == index("2UTO2A")) == (found.id == "utopians")
        assert player.accession == found.accession
        assert (player.accession < 0) == (found.id in ("atlanteans", "utopians"))
        assert sorted(player.nation_deck) == sorted(found.deck)
        assert player.developments == found.developments
        assert (not player.developments) == (found.id in ("utopians", "vikings"))
        assert player.empire == (found.id == "atlanteans")
        hand = 6 if found.id == "egyptians" and side == "B" else 5
        assert len(player.hand) == hand
        assert sorted(player.hand + player.deck) == sorted(found.draw)
        assert (player.actions, player.exhausts) == (3, 3 if found.id == "utopians" else 5)
        assert player.tokens == [3, 2, 1]


@rule("IM-1.15", "IM-1.17", "IM-Q1")
@pytest.mark.parametrize("seats", SEATS)
def test_start_tokens_and_the_unrest_pile(seats: int) -> None:
    state = start(seats, nations=["romans", "greeks", "persians", "egyptians"][:seats])
    assert all(player.tokens == [3, 2, 1] for player in state.players)
    tucked = [card for card in state.tucked if card >= 0]
    assert len(state.unrest) + len(tucked) == {2: 8, 3: 10, 4: 12}[seats]


@rule("IM-1.18", "IM-1.19", "IM-1.20", "IM-1.21", "IM-1.23")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("box", BOXES)
def test_decks(seats: int, box: str) -> None:
    state = start(seats, box=box)
    assert state.king == 0
    removed = {2: 2, 3: 1, 4: 0}[seats]
    assert len(state.fame_deck) == 8 - removed
    assert len(state.fame_gone) == removed
    size = {2: 6, 3: 7, 4: 8}[seats] - 1
    for deck in (state.region_deck, state.uncivilised_deck, state.civilised_deck):
        assert len(deck) == size
    assert SUIT[state.market[0]] & REGION
    assert SUIT[state.market[1]] & UNCIVILISED
    assert SUIT[state.market[2]] == CIVILISED
    assert len(state.main_deck) == {2: 32, 3: 35, 4: 36}[seats]


@rule("IM-1.24", "IM-1.25", "IM-Q51")
@pytest.mark.parametrize("seed", range(12))
def test_unrest_and_progress_in_the_first_market(seed: int) -> None:
    state = start(3, seed)
    tucked = 0
    for slot in range(5):
        card = state.market[slot]
        under = state.tucked[slot] >= 0
        tucked += under
        assert under == bool(SUIT[card] & TUCKING)
        only_civilised = SUIT[card] & (CIVILISED | UNCIVILISED) == CIVILISED
        assert state.on_market[3 * slot : 3 * slot + 3] == [0, 0, 1 if only_civilised else 0]
    assert 2 <= tucked <= 4


@rule("IM-1.26", "IM-2.1")
def test_the_solstice_card_lies_anywhere() -> None:
    starts = Counter(start(4, seed).start for seed in range(40))
    assert set(starts) == {0, 1, 2, 3}
    state = start(4, 5)
    assert state.decisions()[0].seat == state.start


@rule("IM-1.27")
def test_side_b_is_one_option_for_all() -> None:
    option = next(option for option in GAME.options if option.name == "sides")
    assert "B" in option.choices
    assert all(player.side == 1 for player in start(2).players)


@rule("IM-V0.10", "IM-V38")
def test_wrong_data_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown operation"):
        op_from({"op": "dance"})
    with pytest.raises(ValueError, match="unknown fields"):
        op_from({"op": "gain", "ress": {}})
    with pytest.raises(ValueError, match="unknown special"):
        op_from({"op": "special", "id": "dance"})
    with pytest.raises(ValueError, match="unknown token"):
        op_from({"op": "gain", "res": {"gold": 1}})


@rule("IM-V0.10", "IM-V0.11", "IM-V38")
@pytest.mark.parametrize(
    "wrong",
    [
        {"plays": []},
        {"play": [{"op": "dance"}]},
        {"play": [{"op": "gain"}]},
        {"play": [{"op": "draw", "n": "two", "from": "deck"}]},
        {"play": [{"op": "draw", "n": 0, "from": "deck"}]},
        {"play": [{"op": "if_state", "state": "republic", "ops": []}]},
        {"play": [{"op": "steal", "res": {"progress": 1}, "from": "each_player"}]},
        {"play": [{"op": "find", "filter": {"name": "Nobody"}, "to": "hand"}]},
        {"play": [{"op": "find", "filter": {"name": "Graal"}, "to": "exile"}]},
        {"play": [{"op": "abandon", "n": 1, "filter": {"suite": "region"}}]},
        {"play": [{"op": "special", "id": "gamble"}]},
        {"play": [{"op": "special", "id": "icon_as_bags", "icon": "drop", "bags": 4}]},
        {"play": [{"op": "gain", "res": {"progress": 1}, "per": {"count": "moons"}}]},
        {"exhaust": [{"trigger": "full_moon", "cost": [], "ops": []}]},
        {"exhaust": [{"cost": [], "ops": []}]},
        {"passive": [{"kind": "hand_size", "delta": 1, "until": "noon"}]},
        {"passive": [{"kind": "immortal"}]},
        {"passive": [{"kind": "no_history"}]},
        {"restrictions": [{"kind": "unplayable", "by": "you"}]},
        {"restrictions": [{"kind": "requires", "in_play": ["Nobody"]}]},
    ],
)
def test_a_wrong_record_fails_at_import_with_its_number(wrong: dict[str, Any]) -> None:
    card = CARDS[index("1ROM16")]
    known = [*vars(reading).values(), *vars(passives).values()]
    tables = [t for t in known if isinstance(t, list) and len(t) == len(CARDS)]
    saved = [table[card.index] for table in tables]
    original = card.data
    card.data = {**original, **wrong}
    try:
        with pytest.raises(ValueError, match="card 1ROM16"):
            reading.read_or_blame(card)
    finally:
        card.data = original
        for table, value in zip(tables, saved, strict=True):
            table[card.index] = value


@rule("IM-Q49", "IM-Q50")
def test_disputed_records() -> None:
    def card(number: str) -> dict[str, object]:
        return CARDS[index(number)].data

    assert card("1CEL7")["dev_cost"] == {"materials": 4, "population": 0, "progress": 0}
    assert card("1CIV13")["min_players"] == 1
    assert card("2CIV13")["min_players"] == 1
    assert "state" not in card("1CAR2")
    assert card("2TRI6")["pinned"] is True
    assert card("1CAR6")["name_en"] == "Hannibal"
    assert card("2FAM1")["name_en"] == "Imperial"


@rule("IM-10.3")
def test_two_versions_of_elephants_and_nomads() -> None:
    for first, second in (("2MAU12", "2MAU13"), ("1SCY14", "1SCY15")):
        states = {CARDS[index(first)].state, CARDS[index(second)].state}
        assert states == {NO_STATE, BARBARIAN}
        assert CARDS[index(first)].en == CARDS[index(second)].en


@rule("IM-1.3", "IM-Q3")
def test_no_replacement_names_a_nation_in_play() -> None:
    names = ["qin", "olmecs", "romans", "celts"]
    for seed in range(12):
        table = Table(*names, seed=seed, box="classics")
        leading = {NATIONS[player.nation].en for player in table.state.players}
        found = {CARDS[card].en for card in chosen_tributaries(table.state)}
        assert not leading & found
