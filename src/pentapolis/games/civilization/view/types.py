"""The typed dictionaries of a view, as sent to a client."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pentapolis.core.score import ScoreView
from pentapolis.core.view import Frame
from pentapolis.games.civilization.state import Phase, Victory
from pentapolis.games.civilization.tables.cards import Terrain


class GroupView(TypedDict):
    """Figures of one player on a square."""

    seat: int
    army: int
    scout: int


class YieldsView(TypedDict):
    """What a square yields to a city; zeros are left out."""

    trade: NotRequired[int]
    production: NotRequired[int]
    culture: NotRequired[int]
    coin: NotRequired[int]
    combat_bonus: NotRequired[int]


class SquareView(TypedDict):
    """A revealed square."""

    id: str
    terrain: Terrain
    culture: NotRequired[int]
    coin: NotRequired[int]
    resource: NotRequired[str]
    marker: NotRequired[str]
    city: NotRequired[int]
    centre: NotRequired[bool]
    blocked: NotRequired[bool]
    """Whether an enemy in the outskirts blocks it."""
    yields: NotRequired[YieldsView]
    token: NotRequired[str]
    figures: NotRequired[GroupView]
    arriving: NotRequired[GroupView]
    """Figures that have entered an enemy's square, until that is resolved."""
    moved: NotRequired[int]
    """How many of the figures have already moved."""


class TileView(TypedDict):
    """A slot of the map, with its tile if it is revealed."""

    square: str
    tile: str | None
    turns: int | None


class CityView(TypedDict):
    """A city, and what it yields now."""

    id: int
    square: str
    capital: bool
    walled: bool
    actions: int
    trade: int
    production: int
    culture: int
    combat: int
    reach: int
    """Production if all trade is spent."""
    defence: int
    harvest: list[str]
    resources: list[str]


class RaceView(TypedDict):
    """Progress towards the victories: the present and the required amount."""

    culture: list[int]
    techs: list[int]
    coins: list[int]


class SupplyView(TypedDict):
    """Figures off the map."""

    army: int
    scout: int


class SentView(TypedDict):
    """A square that a scout sends to a city."""

    square: str
    city: int


class PlayerView(TypedDict):
    """A player: hands and forces as far as the viewer knows them."""

    seat: int
    civ: str | None
    government: str
    governments: list[str]
    trade: int
    culture: int
    level: int
    coins: int
    coin_tokens: dict[str, int]
    techs: list[str]
    rows: list[int]
    pyramid: list[list[str]]
    open: list[bool]
    needs: list[int]
    ranks: list[int]
    speed: int
    stacking: int
    hand_limit: int
    battle_hand: int
    combat: int
    max_cities: int
    income: int
    coins_from: dict[str, int]
    race: RaceView
    steps: int
    """Steps on the culture track that can be paid now."""
    used: list[str]
    resources: dict[str, int]
    tokens: list[str]
    events: list[str]
    forces: list[str]
    reserve: list[str]
    supply: SupplyView
    sent: list[SentView]
    wonders: list[str]
    obsolete: list[str]
    cities: list[CityView]


class MarketView(TypedDict):
    """What is beside the map for everybody."""

    resources: dict[str, int]
    wonders: list[str | None]
    wonder_deck: int
    buildings: dict[str, int]
    units: list[int]
    unit_piles: list[list[str]]
    events: list[int]
    event_piles: list[list[str]]
    people: int
    disasters: int
    spent: list[str]


PromiseView = TypedDict(
    "PromiseView",
    {
        "from": int,
        "to": int,
        "promise": str,
        "until": int,
        "about": NotRequired[int],
        "trade": NotRequired[int],
    },
)
"""A public promise; `about` is a seat."""


class GiveView(TypedDict):
    """What the proposer of an offer gives."""

    trade: int
    culture: int
    resources: dict[str, int]
    tokens: list[str]
    events: list[str]


class GetView(TypedDict):
    """What the proposer of an offer asks for; hidden things by their backs."""

    trade: int
    culture: int
    resources: dict[str, int]
    huts: int
    villages: int
    events: list[int]


OfferView = TypedDict(
    "OfferView",
    {
        "from": int,
        "to": int,
        "give": NotRequired[GiveView],
        "get": NotRequired[GetView],
        "promises": NotRequired[list[PromiseView]],
    },
)
"""The offer on the table; outsiders see only that there is one."""


class FighterView(TypedDict):
    """A unit in play."""

    unit: str
    strength: int
    wounds: int


class ForecastView(TypedDict):
    """What a card would do on a front that it may attack."""

    card: str
    front: int
    dies: bool
    kills: bool
    wounds: list[int]


class BattleView(TypedDict):
    """The battle in progress; lists are by side, the attacker first."""

    attacker: int
    defender: int | None
    square: str
    city: int | None
    bonus: list[int]
    fronts: list[list[FighterView | None]]
    more: list[dict[str, int]]
    """What rank and wonders add to the strength of a side's cards, by unit type."""
    hands: list[list[str] | int]
    killed: list[list[str]]
    forecast: list[ForecastView]


class BarView(TypedDict):
    """Why an item cannot be placed on a square."""

    why: str
    rule: str


class BuildView(TypedDict):
    """The build action that the viewer is composing."""

    square: str
    free: bool
    items: list[str]
    barred: dict[str, BarView]


class View(Frame):
    """The table as one seat sees it."""

    game: Literal["civilization"]
    turn: int
    turn_limit: int
    phase: Phase
    first: int
    active: int
    victor: int | None
    victory: Victory
    squares: list[SquareView]
    tiles: list[TileView]
    players: list[PlayerView]
    market: MarketView
    locked: list[str]
    offer: OfferView | None
    promises: list[PromiseView]
    battle: BattleView | None
    building: BuildView | None
    scores: list[ScoreView]
