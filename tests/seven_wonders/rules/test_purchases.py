"""Purchases against a brute-force reference that knows nothing of the engine's tables."""

from __future__ import annotations

from collections import Counter

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pentapolis.games.seven_wonders.effects import RESOURCES
from pentapolis.games.seven_wonders.tables.cards import CARDS, Card
from tests.citing import rule
from tests.seven_wonders.table import City, city, table

RAW = ["wood", "stone", "ore", "clay"]
BOARDS = {
    "alexandria": "glass", "babylon": "wood", "ephesos": "papyrus", "gizah": "stone",
    "halikarnassos": "cloth", "olympia": "clay", "rhodos": "ore",
}  # fmt: skip
FOR_SALE = {
    "lumber_yard": "wood", "stone_pit": "stone", "clay_pool": "clay", "ore_vein": "ore",
    "timber_yard": "wood/stone", "clay_pit": "ore/clay", "excavation": "stone/clay",
    "forest_cave": "wood/ore", "tree_farm": "wood/clay", "mine": "stone/ore",
    "loom_1": "cloth", "glassworks_2": "glass", "press_1": "papyrus",
    "sawmill": "wood wood", "quarry": "stone stone", "brickyard": "clay clay",
    "foundry": "ore ore",
}  # fmt: skip
FOR_MYSELF = {"caravansery": "wood/stone/ore/clay", "forum": "glass/papyrus/cloth"}
POSTS = ("east_trading_post", "west_trading_post", "marketplace")
DEAR = [card for card in CARDS if sum(card.cost.units)]

Symbols = list[frozenset[str]]
Purchase = tuple[tuple[str, str], ...]  # bought units as (resource, side)


def symbols(described: City, own: bool) -> Symbols:
    """The symbols of a city, for its own use or for sale (SW-6.5, SW-6.13, SW-6.14)."""
    words = [BOARDS[described.board.split()[0]]]
    for card in described.cards.split():
        words += FOR_SALE.get(card, "").split()
        if own:
            words += FOR_MYSELF.get(card, "").split()
    return [frozenset(word.split("/")) for word in words]


def covers(units: list[str], available: Symbols) -> bool:
    """Whether each unit finds a symbol of its own (SW-6.7)."""
    if not units:
        return True
    return any(
        units[0] in symbol and covers(units[1:], available[:i] + available[i + 1 :])
        for i, symbol in enumerate(available)
    )


def purchases(units: list[str], own: Symbols, left: Symbols, right: Symbols) -> set[Purchase]:
    """Every irreducible set of bought units: dropping one leaves the cost open (SW-Q8)."""
    ways: set[Purchase] = {()}
    for unit in units:
        ways |= {tuple(sorted((*way, (unit, side)))) for way in ways for side in ("left", "right")}

    def suffices(way: Purchase) -> bool:
        rest = Counter(units) - Counter(unit for unit, _ in way)
        return covers(sorted(rest.elements()), own)

    return {
        way
        for way in ways
        if suffices(way)
        and not any(suffices(way[:i] + way[i + 1 :]) for i in range(len(way)))
        and covers([unit for unit, side in way if side == "left"], left)
        and covers([unit for unit, side in way if side == "right"], right)
    }


def price(way: Purchase, cards: str) -> tuple[int, int]:
    """The coins to the left and to the right (SW-6.15, SW-7.8 to SW-7.10)."""
    paid = {"left": 0, "right": 0}
    for unit, side in way:
        post = "west_trading_post" if side == "left" else "east_trading_post"
        cheap = post in cards if unit in RAW else "marketplace" in cards
        paid[side] += 1 if cheap else 2
    return paid["left"], paid["right"]


@st.composite
def neighbourhoods(draw: st.DrawFn) -> list[City]:
    boards = draw(st.permutations(sorted(BOARDS)))[:3]
    posts = draw(st.sets(st.sampled_from(POSTS)))
    found = []
    for seat, board in enumerate(boards):
        cards = draw(st.sets(st.sampled_from(sorted(FOR_SALE)), max_size=4))
        cards |= draw(st.sets(st.sampled_from(sorted(FOR_MYSELF))))
        coins = draw(st.integers(0, 12))
        extra = posts if seat == 0 else set()
        found.append(city(f"{board} day", " ".join(sorted(cards | extra)), coins=coins))
    return found


@rule("SW-6.26", "SW-6.27", "SW-6.28", "SW-Q8")
@settings(max_examples=150, deadline=None)
@given(neighbourhoods(), st.sampled_from(DEAR))
def test_payments_are_those_of_the_reference(cities: list[City], chosen: Card) -> None:
    me, left, right = cities
    hand = city(me.board, me.cards, coins=me.coins, hand=chosen.id)
    t = table(hand, left, right, age=chosen.age)
    standing = [card for card in CARDS if card.id in t.city()]
    assume(chosen not in standing)
    assume(not any(set(card.provides) & set(chosen.accepts) for card in standing))
    units: list[str] = [
        name for name, count in zip(RESOURCES, chosen.cost.units, strict=True) for _ in range(count)
    ]
    own = symbols(me, own=True)
    found = purchases(units, own, symbols(left, own=False), symbols(right, own=False))
    assert len({len(way) for way in found}) <= 1  # all irreducible sets have one size
    expected = {price(way, me.cards) for way in found}
    affordable = sorted(pair for pair in expected if sum(pair) <= me.coins)
    assert sorted(t.payments(f"build {chosen.id}")) == affordable
    if not affordable:
        assert t.why_not(f"build {chosen.id}") in ("SW-6.13", "SW-6.28")
