"""The numbers of the bot's rules of thumb, in points; the values are in `weights.json`."""

from __future__ import annotations

from typing import Final, final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.weights import Weights


@final
@mypyc_attr(acyclic=True)
class Goods:
    """What a worker, a coin, a priest and a power are worth."""

    __slots__ = ("worker", "coin", "priest", "power")

    def __init__(self, worker: float, coin: float, priest: float, power: float) -> None:
        self.worker = worker
        self.coin = coin
        self.priest = priest
        self.power = power


class TerraMysticaWeights(Weights):
    """Lists of seven are indexed by the rounds still to come."""

    goods: list[Goods]
    """The four lists that follow in one, by rounds to come; `incomes`: one in each of them."""
    incomes: list[Goods]

    worker: list[float]
    coin: list[float]
    priest: list[float]
    power: list[float]
    plenty: list[float]
    """How much cheaper a worker, coin, priest or power is for each that is more than enough."""
    tilt: list[float]
    """How much cheaper a coin is, and dearer a worker, for each coin more than the workers use."""
    brim: float
    """How much cheaper power is where the bowls have room for little more."""
    charging: float
    """The value of power in the second bowl, as a share of that in the third."""

    area: float
    area_rival: list[float]
    town: float
    town_power: float
    """Each point of a group's power that counts for a town; `town_size`: each structure."""
    town_size: float
    town_lacks: list[float]
    """A group by the power it lacks for a town; `town_short`: by the structures it lacks."""
    town_short: list[float]
    town_late: float
    town_near: list[float]
    """A group by the steps it needs to be a town, 0: founded; `town_time`: by rounds to come."""
    town_time: list[float]
    town_blocked: float
    town_gift: float
    town_sure: list[float]
    """How much more a group is worth if all it lacks can be paid at once, by rounds to come."""
    town_hopeless: float
    """How much less if it can no longer be paid."""
    room_near: float
    room_far: float
    company: float
    start_land: list[float]
    """A free hex near a starting dwelling, by the spades it needs."""
    start_far: float
    start_own: list[float]
    start_company: float

    stronghold: list[float]
    stronghold_of: list[float]
    """By faction: the additional value of its stronghold for each remaining round; at once."""
    stronghold_once: list[float]
    favor: list[float]
    favor_second: float
    upgrade_town: float
    trading_house: float
    dwelling_freed: float
    sanctuary: float
    favor_town: list[float]
    favor_groups: float
    favor_cult: float
    favor_houses: list[float]
    favor_dwellings: list[float]
    favor_passing: float
    favor_more: list[float]
    """More for each dwelling that may become a trading house (FAV10), and for what FAV12 pays."""
    card: list[float]
    """A bonus card, without its income."""
    card_great: float
    card_houses: float
    card_dwellings: float
    on_pass: float
    tile_next: float
    town_charge: float
    town_carpet: float

    cult_step: float
    cult_spade: float
    cult_place: list[float]
    """The share of a place's points that counts, and its decrease for each round to come."""

    place: list[float]
    step: float
    site: float
    reach: float
    stronghold_held: float
    near_held: float
    key: float
    shipping_held: float
    digging_held: float
    house_held: float
    favor_held: float
    pass_held: float
    area_held: float
    judged: list[float]
    """By fact about a seat (`bot/facts.py`) and by rounds to come: how much more it is worth."""

    faction: list[float]
    faction_tile: list[float]
    """By faction and scoring tile; likewise by bonus card, and by neighbouring faction."""
    faction_card: list[float]
    faction_near: list[float]
    passing: float
    lying: float
    """Coins that lie on a bonus card, as a share of their value."""
    shipping: list[float]
    shipping_land: float
    digging: float
    spot_kept: float
    sent: float
    leech: list[float]
    spade_dropped: float
    settled: float
    readied: float
    present: float
    """Land made ready for somebody else."""
    nearer: list[float]
    spade_spare: float
    spade_later: float
    """A spade for a home hex to build on later; `spade_idle`: one that makes no home hex."""
    spade_idle: float
    spade_enough: float
    power_spent: float
    haste: float
    coin_action: float
    storm: list[float]
    ride: float
    cult_action: float
    bridge: list[float]
    bridge_town: float
    bridge_pass: float
    burnt: list[float]
    foreseen: float
    """The share of what training adds to an action that counts where power is sacrificed for it."""
    swapped: float
    scraped: float
    """The share of their value that tracks have, and what needs a sacrifice of power in the last
    round, where exchanges have to pay for them."""

    learned_round: list[float]
    """By rounds to come and sort of move (`bot/learned.py`); likewise by faction, by the scoring
    tiles of this round and the next, and by the bonus card in hand."""
    learned_faction: list[float]
    learned_tile: list[float]
    learned_next: list[float]
    learned_card: list[float]
    learned_count: list[float]
    """By structure, how many of its kind are standing, and the half of the game."""
    rows: dict[int, list[float]]
    """The sums of all but the last, as far as worked out (`learned.row_of`)."""

    def derive(self) -> None:
        lists = [self.worker, self.coin, self.priest, self.power]
        self.goods: list[Goods] = [Goods(*each) for each in zip(*lists, strict=True)]
        sums = [running(values) for values in lists]
        self.incomes: list[Goods] = [Goods(*each) for each in zip(*sums, strict=True)]
        self.rows: dict[int, list[float]] = {}


def running(values: list[float]) -> list[float]:
    """The sums of the first numbers: of none, of one, and so on."""
    total = 0.0
    sums = [total]
    for value in values:
        total += value
        sums.append(total)
    return sums


W: Final = TerraMysticaWeights("pentapolis.games.terra_mystica")
