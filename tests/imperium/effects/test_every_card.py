"""Every card is played, exhausted and resolved at the solstice at least once, from its data."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentapolis.games.imperium.effects.base import ABILITY, ANY_TIME, SOLSTICE
from pentapolis.games.imperium.effects.points import POINTS, Tally
from pentapolis.games.imperium.rules.activate import refuse_play
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import BOXES, CARDS, IS_UNREST, NATION_INDEX, Card
from tests.citing import rule
from tests.imperium.table import Table

REGIONS = ("1REG6", "1REG7", "1REG8", "1REG9")
HELD = ("1CIV15", "1UNC2", "1UNC22", "1REG12", "1CIV4")
OWN_NAME = {"Unrest"}


def table_for(card: Card, seed: int = 1) -> Table:
    """A rich position in which the card could do everything it says."""
    nation = card.deck if card.deck in NATION_INDEX else "romans"
    other = "celts" if nation != "celts" else "greeks"
    side = card.data.get("side", "A")
    table = Table(nation, other, side=side if side in ("A", "B") else "A", seed=seed)
    table.tokens(0, 20, 20, 20)
    table.tokens(1, 5, 5, 5)
    table.empire(0, card.state != 0)
    if nation in ("vikings", "arthurians"):
        table[0].empire = card.state == 1
    restrictions: list[dict[str, Any]] = card.data.get("restrictions", [])
    needed_in_play: list[str] = []
    needed_in_history: list[str] = []
    for restriction in restrictions:
        needed_in_play += numbers(nation, restriction.get("in_play", []))
        needed_in_history += numbers(nation, restriction.get("in_history", []))
    needed_in_play += helpers(card)
    table.in_play(0, *needed_in_play, *[n for n in REGIONS if n != card.number])
    table.past(0, *needed_in_history)
    table.hand(0, *[n for n in HELD if n != card.number], "unrest", "unrest")
    table.discard(0, "1REG10", "1UNC21", "unrest", *masks(nation))
    table.in_play(1, "1REG11", "1REG4", "1UNC15")
    table.hand(1, "1UNC20", "1UNC19", "unrest")
    table.market("1REG2", "1UNC6", "1CIV2", "1TRI2", "1REG3")
    table.exile("1REG5", "1CIV3")
    table.pile(12)
    return table


def numbers(nation: str, names: list[str]) -> list[str]:
    """The nation's cards of these names."""
    return [
        next(card.number for card in CARDS if card.en == name and card.deck == nation)
        for name in names
    ]


def masks(nation: str) -> tuple[str, ...]:
    return ("2OLM12", "2OLM13") if nation == "olmecs" else ()


def helpers(card: Card) -> list[str]:
    """Cards that a cost of the text names."""
    text = str(card.data)
    found = []
    if "'name': 'Scandinavia'" in text and card.number != "1VIK17":
        found.append("1VIK17")
    if "Viviane of the Lake" in text and card.number != "2ART10":
        found.append("2ART10")
    return found


def prepare(table: Table, card: Card) -> None:
    """What single cards need besides."""
    if card.number in ("2OLM4", "2OLM14", "2OLM15", "2OLM11", "2OLM1A"):
        table.hand(0, "2OLM18", "2OLM19", "2OLM20", "unrest")
    if card.number in ("2ART19", "2ART15"):
        table.garrison(0, REGIONS[0], "2ART17")
    if card.number == "2ART23":
        table.garrison(0, REGIONS[0], "2ART17", "2ART18")
        table.garrison(0, REGIONS[1], "2ART9")
    if card.number == "2ART16":
        table.garrison(0, REGIONS[0], "2ART23")
    if card.number == "2ART24":
        table.garrison(0, REGIONS[0], "2ART19")
    if card.number == "2QIN8":
        table[0].tokens[2] = 3
    if card.number == "1GRE10":
        table.in_play(0, *REGIONS, "1UNC17")
    if card.number == "2CIV14":
        table.discard(0, "unrest", "1REG10")
    if card.number == "1CAR7" or card.number == "1CAR10":
        table.state.on_market[3] = 2
    if "scroll" in str(card.data.get("exhaust")):
        table.hand(0, "1UNC22", "2UTO12", "unrest", "1UNC20")
    if card.number == "2OLM1B":
        table.hand(0, "2OLM18", "unrest")
    if card.number == "2ART2":
        table.in_play(0, *REGIONS, "2ART11")
    if card.number == "2QIN5":
        table.in_play(0, *REGIONS, "2QIN5", "2QIN3", "2QIN4")
    if card.number == "1MAC17":
        table.discard(0, "1REG10", "1REG13")


def finish(table: Table, seed: int, stop: str) -> None:
    """Answer at random until the seat is back at its own step, or the game is over."""
    rng = Random(seed)
    state = table.state
    for _ in range(200):
        if state.over:
            return
        decision = table.asked()
        if decision.kind == stop and not state.frames:
            return
        state.apply(decision.seat, rng.choice(decision.moves))
        assert state.census() == table.census
    raise AssertionError("the effect does not end")


def where(state: Imperium, card: int) -> str:
    """The zone in which a card of seat 0 lies."""
    player = state.players[0]
    for name in ("hand", "deck", "discard", "past", "in_play", "resolving", "nation_deck"):
        if card in getattr(player, name):
            return name
    if card in player.garrisoned():
        return "garrison"
    if card in state.exile:
        return "exile"
    return "unrest" if card in state.unrest else "elsewhere"


def destinations(card: Card) -> set[str]:
    """Where the data says that the card may be after it was played."""
    text = str(card.data.get("play"))
    if IS_UNREST[card.index]:
        return {"unrest"}
    found = {"in_play"} if card.pinned else {"discard", "deck", "hand"}
    if "'to_history', 'card': 'this'" in text or "attacks_to_history" in text:
        found |= {"past", "discard"}
    if "'sink', 'card': 'this'" in text:
        found |= {"past", "discard"}
    if "'exile', 'card': 'this'" in text:
        found |= {"exile", "discard"}
    if "garrison_self" in text:
        found |= {"garrison"}
    if "reshuffle" in text:
        found |= {"deck"}
    return found


PLAYABLE = [
    card
    for card in CARDS
    if not any(r["kind"] == "unplayable" for r in card.data.get("restrictions", []))
    and card.start not in ("in_play", "under_fame_deck_side_A_up", "back_side")
    and card.number != "2ART8"
]


@rule("IM-3.3", "IM-3.4", "IM-V0.1", "IM-V0.2", "IM-0.3")
@pytest.mark.parametrize("card", PLAYABLE, ids=lambda card: card.number)
def test_every_card_can_be_played(card: Card) -> None:
    for seed in (1, 2, 3):
        table = table_for(card, seed)
        prepare(table, card)
        player = table[0]
        held = table.take(card.number)
        player.hand += (held,)
        table.state.seen[held] = 3
        if card.state == 1 and not player.empire:
            player.empire = True
        table.activate(0)
        assert refuse_play(table.state, 0, held) is None, table.why_not(f"play {card.slug}")
        actions = player.actions
        name = "unrest" if IS_UNREST[held] else card.slug
        if IS_UNREST[held]:
            player.hand = tuple(c for c in player.hand if not IS_UNREST[c] or c == held)
            table.box(tuple(c for c in left_over(table) if c not in table.state.boxed))
            table.activate(0)
        table.do(f"play {name}")
        if not table.state.over and not card.free_play and not table.state.frames:
            assert player.actions >= actions - 1
        finish(table, seed, "activate_step")
        if not table.state.over:
            assert where(table.state, held) in destinations(card), where(table.state, held)


def left_over(table: Table) -> tuple[int, ...]:
    """Unrest that the set-up put into the hand and that is nowhere now."""
    placed = set(table.state.cards_in_use()) | set(table.state.boxed)
    return tuple(card.index for card in CARDS if card.index not in placed)


def plain_gains(card: Card) -> tuple[int, int, int] | None:
    """The tokens that the card surely gives when every MAY is declined; None if not plain."""
    total = [0, 0, 0]
    for op in card.data.get("play", []):
        if op["op"] == "gain" and "per" not in op:
            for i, name in enumerate(("materials", "population", "progress")):
                total[i] += op["res"].get(name, 0)
        elif op["op"] not in ("may", "exile_from_market", "to_history", "draw", "place_on_deck"):
            return None
    return total[0], total[1], total[2]


REGULAR = [card for card in PLAYABLE if card.data.get("play") and plain_gains(card) is not None]


@rule("IM-V9", "IM-9.1")
@pytest.mark.parametrize("card", REGULAR, ids=lambda card: card.number)
def test_a_regular_card_gives_exactly_its_tokens(card: Card) -> None:
    table = table_for(card)
    prepare(table, card)
    held = table.take(card.number)
    table[0].hand += (held,)
    if card.state == 1:
        table[0].empire = True
    table.activate(0).do(f"play {card.slug}")
    while table.kind() != "activate_step" or table.state.frames:
        moves = table.moves()
        table.do("none" if "none" in moves else "no" if "no" in moves else moves[0])
    gained = plain_gains(card)
    assert gained is not None
    assert table[0].tokens == [20 + gained[0], 20 + gained[1], 20 + gained[2]]


EXHAUSTS = [card for card in CARDS if card.data.get("exhaust")]
FREE_EXHAUSTS = [card for card in EXHAUSTS if card.data["exhaust"][0]["trigger"] is None]


@rule("IM-3.11", "IM-3.12", "IM-3.13", "IM-3.14", "IM-T0")
@pytest.mark.parametrize("card", FREE_EXHAUSTS, ids=lambda card: card.number)
def test_every_free_ability_can_be_used_once(card: Card) -> None:
    for seed in (1, 2):
        table = table_for(card, seed)
        prepare(table, card)
        player = table[0]
        # Abilities do not look at the state icon (IM-3.14).
        player.empire = card.state == 0
        if card.start == "in_play" and card.number.startswith("2UTO"):
            player.journey = card.index
        elif card.start != "in_play" and card.index not in player.in_play:
            player.in_play += (table.take(card.number),)
        table.activate(0)
        left = player.exhausts
        assert table.offers(f"exhaust {card.slug}"), table.why_not(f"exhaust {card.slug}")
        table.do(f"exhaust {card.slug}")
        finish(table, seed, "activate_step")
        if table.state.over:
            continue
        if card.index in player.exhausted:
            assert player.exhausts <= left
            assert not table.offers(f"exhaust {card.slug}")
            assert table.why_not(f"exhaust {card.slug}").rule in ("IM-3.11", "IM-3.13")


WITH_SOLSTICE = [card for card in CARDS if card.data.get("solstice")]


@rule("IM-8.1", "IM-8.4", "IM-V0.5")
@pytest.mark.parametrize("card", WITH_SOLSTICE, ids=lambda card: card.number)
def test_every_solstice_text_is_resolved(card: Card) -> None:
    for seed in (1, 2):
        table = table_for(card, seed)
        prepare(table, card)
        player = table[0]
        player.empire = card.state == 0
        if card.number.startswith(("2UTO2", "2UTO3")):
            player.journey = card.index
        elif card.start != "in_play" and card.index not in player.in_play:
            player.in_play += (table.take(card.number),)
        before = table.state.round
        table.solstice(0)
        texts = {c for c in player.texts() if SOLSTICE[c]}
        assert card.index in texts or table.state.round > before or table.state.frames
        finish(table, seed, "choose_turn_option")
        assert table.state.texts == ()


def test_every_ability_is_untriggered_or_has_a_test_of_its_own() -> None:
    """Triggered abilities are tested by hand in test_triggers."""
    for card in CARDS:
        ability = ABILITY[card.index]
        assert (ability is not None) == bool(card.data.get("exhaust"))
        if ability is not None:
            assert (ability.trigger == ANY_TIME) == (card in FREE_EXHAUSTS)


SCORING = [card for card in CARDS if card.data.get("vp", {}).get("kind", "none") != "none"]


@rule("IM-0.9", "IM-12.8", "IM-12.9", "IM-12.10")
@pytest.mark.parametrize("card", SCORING, ids=lambda card: card.number)
def test_every_card_scores_by_its_kind(card: Card) -> None:
    vp = card.data["vp"]
    table = table_for(card)
    player = table[0]
    held = card.index
    if card.start != "in_play":
        held = table.take(card.number)
        player.discard += (held,)
    tally = Tally(table.state, player)
    in_discard = tally.points(held, 0)
    if vp["kind"] == "fixed":
        assert in_discard == vp["n"]
    elif vp["kind"] == "conditional":
        assert in_discard == vp["else"]
        places = {"in_play": 1, "garrisoned": 2, "in_history": 3}
        for case in vp["cases"]:
            assert tally.points(held, places[case["if"]]) == case["n"]
    else:
        assert 0 <= in_discard <= 10
        player.tokens = [90, 90, 90]
        assert 0 <= Tally(table.state, player).points(held, 0) <= 10
    assert POINTS[held].text() is not None


@rule("IM-0.1")
def test_numbers_tell_box_and_group() -> None:
    for card in CARDS:
        assert BOXES["12".index(card.number[0])] == card.box
        group = card.number[1:4]
        assert group.isalpha()
        if group in ("FAM", "UNR", "UNC", "CIV", "REG", "TRI"):
            assert card.start in ("common", "under_fame_deck_side_A_up", "back_side")
        else:
            assert card.deck in NATION_INDEX
