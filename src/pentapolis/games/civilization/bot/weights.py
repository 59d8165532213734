"""The numbers of the bot's rules of thumb; the values are in `weights.json`.

`judged` is for `evaluate`, the others are for `rate`.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.features import FeatureWeights
from pentapolis.core.weights import Weights


class CivilizationWeights(Weights):
    """The numbers that rate moves and positions."""

    icon: list[float]
    """One trade, production, culture and coin each turn."""
    resource: float
    war_bent: list[float]
    """By civilization: the margin that it expects to gain by arming before a battle. Germany's
    techs bring units, Russia's armies march in greater number."""
    culture_bent: list[float]
    """By civilization: a factor for culture. Rome gets it for cities and wonders, China for huts
    and villages."""
    step: float
    """The cost of each step of a figure."""
    detour: float
    """Whether ways go round water and hidden land; 0: as the crow flies."""
    fear: float
    """A scout where somebody's army could kill it."""
    unknown: list[float]
    """Undiscovered land: for a scout that wants to found a city, for another scout, for an army."""
    unknown_near: float
    site: list[float]
    """A site for a city, and each point of value around it."""
    gather: float
    find: list[float]
    """A hut and a village as goals; `enter`: for entering them."""
    enter: list[float]
    village: float
    """The margin needed to attack a village."""
    steal: float
    discover: float
    prey: float
    """An attack on scouts without an army."""
    field: list[float]
    """An attack on armies in the field, and the margin it needs."""
    safe: list[float]
    """The margin needed to attack: a capital, another city, a capital of a seat about to win."""
    city: float
    march: list[float]
    """The margin at which armies set out, its decrease per step to go, the value of a step."""
    gathered: float
    danger: list[float]
    """Units against a threat, and the change with its margin."""
    arm: list[float]
    """Units for a war, the change with its margin, and the lowest margin that counts."""
    more_armies: list[float]
    army: list[float]
    """An army, and the decrease for each existing one; `unit` and `scout` likewise."""
    unit: list[float]
    scout: list[float]
    """A scout that founds a city, and one that gathers."""
    walls: list[float]
    """Early and late in the game."""
    rush: list[float]
    """The cost of trade spent on production, normally and when research needs it."""
    wonder: list[float]
    """A wonder, and each point of its production cost."""
    building: list[float]
    """The factor for the icons of a building, and each point of its combat bonus."""
    person: float
    person_placed: float
    glut: float
    """Each trade of a building that would be lost, because the dial is full without it."""
    kept: list[float]
    """A wonder and a great person that would be built over."""
    build: list[float]
    """A build action, a free one, and one with two items."""
    blockade: list[float]
    """A blockade, for each coin closer that the owner is to winning, for each coin blocked."""
    arts: float
    harvest: float
    coin: list[float]
    """A coin for culture, a coin for trade, and the trade that must be left over."""
    research_lost: list[float]
    """Trade spent elsewhere that this turn's research needs: with one tech to go to Space Flight
    and it, with three, with six, with more."""
    found: float
    wonder_used: float
    loot: list[float]
    """Loot: trade, culture, a coin."""
    spy: list[float]
    """A spy spent on a wonder, and on an expensive item of the leader."""
    arms: float
    """Techs for war, multiplied by the civilization's `war_bent`."""
    tech_level: list[float]
    """By level, while the pyramid needs that level; index 0 if it does not."""
    advance: list[float]
    """A culture step: without trade, with spare trade, with trade that research needs."""
    ability: list[float]
    """Abilities for gains, trade, production, wounds."""
    event: list[float]
    """Events: tech swap, production, destruction, Anarchy, killing figures."""
    token_spare: float
    """A token that no known tech can use."""
    event_held: float
    trade_needed: list[float]
    """Each trade up to the next tech's price and beyond; reaching that price, falling below it."""
    culture_held: float
    deal: float
    """The least gain for which a deal is made."""
    tech: list[float]
    """By tech, and by government: trained by policy gradient."""
    government: list[float]
    judged: FeatureWeights
    """Features of a position by aspect, two turns a column: trained by facts."""

    grounds: dict[int, float]
    """A cache of the values of printed squares."""

    def derive(self) -> None:
        self.grounds = {}


W: Final = CivilizationWeights("pentapolis.games.civilization")
