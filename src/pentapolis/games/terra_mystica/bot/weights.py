"""What the rules of thumb take things to be worth, in points; the values are in `weights.json`."""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Weights


class TerraMysticaWeights(Weights):
    """Lists of seven go by the rounds still to come."""

    worker: list[float]
    coin: list[float]
    priest: list[float]
    power: list[float]
    charging: float
    """The share of its worth that power in the second bowl has."""

    area: float
    town: float
    town_power: float
    """Each point of power on the way to a town, and each structure."""
    town_size: float
    town_lacks: list[float]
    """A group on the way to a town, by the power it lacks, and by the structures."""
    town_short: list[float]
    town_late: float
    room_near: float
    room_far: float
    company: float
    start_land: list[float]
    """A free hex in reach of a starting dwelling, by the spades it needs."""
    start_far: float
    start_own: list[float]
    start_company: float

    stronghold: list[float]
    stronghold_of: list[float]
    """By faction: what more its stronghold is worth for each round from now on."""
    favor: list[float]
    upgrade_town: float
    trading_house: float
    sanctuary: float
    favor_town: list[float]
    favor_cult: float
    favor_houses: list[float]
    favor_dwellings: list[float]
    favor_passing: float
    card: list[float]
    """A bonus card beside its income."""
    card_great: float
    card_houses: float
    card_dwellings: float
    town_charge: float
    town_carpet: float

    cult_step: float
    cult_spade: float
    cult_place: list[float]
    """The share of the points for a place, and by how much it is less for each round to come."""

    place: list[float]
    step: float
    site: float
    reach: float
    stronghold_held: float
    key: float
    shipping_held: float
    digging_held: float
    house_held: float

    faction: list[float]
    faction_tile: list[float]
    """By faction: what each scoring tile of the game changes, each bonus card, each neighbour."""
    faction_card: list[float]
    faction_near: list[float]
    passing: float
    shipping: list[float]
    digging: float
    spot_kept: float
    sent: float
    leech: list[float]
    spade_dropped: float
    settled: float
    readied: float
    nearer: list[float]
    spade_spare: float
    spade_later: float
    """A spade for a home hex that cannot be settled at once, and one that makes none."""
    spade_idle: float
    spade_enough: float
    power_spent: float
    coin_action: float
    storm: list[float]
    ride: float
    cult_action: float
    bridge: list[float]
    burnt: list[float]


W: Final = TerraMysticaWeights("pentapolis.games.terra_mystica")
