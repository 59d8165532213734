"""What the rules of thumb take things to be worth; the values are in `weights.json`.

`judged` is for `evaluate`, the others are for `rate`.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.features import FeatureWeights
from pentapolis.core.weights import Weights


class CivilizationWeights(Weights):
    """What a turn's moves are weighed by."""

    icon: list[float]
    """A trade, a production, a culture, a coin each turn."""
    resource: float
    war_bent: list[float]
    """By civilization: how much of a battle's margin it counts on winning by arming. Germany's
    techs bring units, Russia's armies march in greater number."""
    culture_bent: list[float]
    """By civilization: what culture is worth to it, as a multiple. For Rome it comes with cities
    and wonders, for China with huts and villages."""
    step: float
    """What a step of a figure costs."""
    unknown: list[float]
    """Undiscovered land: for a scout that wants a city, for another one, for an army."""
    unknown_near: float
    site: list[float]
    """The site of a city, and each point of what it sees."""
    gather: float
    find: list[float]
    """A hut and a village as goals, and when they are entered."""
    enter: list[float]
    village: float
    """How far ahead a fight for a village has to look."""
    steal: float
    discover: float
    prey: float
    """Scouts without an army."""
    field: list[float]
    """An attack on armies in the field, and how far ahead it has to look."""
    safe: list[float]
    """How far ahead an attack has to look: on a capital, on another city, and for who would lose
    anyway."""
    city: float
    march: list[float]
    """Armies set out when so little is lacking, less for each step to go; a step on the way."""
    gathered: float
    danger: list[float]
    """Units against a threat, and less the farther it lags."""
    arm: list[float]
    """Units for a war, by how far it is ahead, and from where on it is thought of."""
    more_armies: list[float]
    army: list[float]
    """An army, and less for each that there is; units and scouts likewise."""
    unit: list[float]
    scout: list[float]
    """A scout that becomes a city, and one that gathers."""
    walls: list[float]
    """Early and late."""
    rush: list[float]
    """Trade for production, and where research needs it."""
    wonder: list[float]
    """A wonder, and each production of its cost."""
    building: list[float]
    """What a building adds for the rest of the game, and each point of its combat bonus."""
    person: float
    person_placed: float
    kept: list[float]
    """A wonder and a great person that would be built over."""
    build: list[float]
    """The action, a free one, and two items at once."""
    blockade: list[float]
    """Holding up a victory by coins, for each coin less that is lacking, for each that is held."""
    arts: float
    harvest: float
    coin: list[float]
    """A coin for a card's price, for trade, and beyond how much of it."""
    research_lost: list[float]
    """Trade spent elsewhere that this turn's research needs: with one tech to go to Space Flight
    and it, with three, with six, with more."""
    found: float
    wonder_used: float
    loot: list[float]
    """Trade, culture, a coin."""
    spy: list[float]
    """Spent on a wonder, on what costs the leader dear."""
    arms: float
    """Techs for war, by the bent of the civilization."""
    tech_level: list[float]
    """By level, as far as the pyramid still needs it; the first is for those it does not need."""
    advance: list[float]
    """A step of the culture track: without trade, with trade to spare, with trade for research."""
    ability: list[float]
    """Gains, trade, production, wounds."""
    event: list[float]
    """A tech swapped, production, ruin, anarchy, figures killed."""
    token_spare: float
    """A token that no known tech can use."""
    event_held: float
    trade_needed: list[float]
    """Trade up to the next tech's price and beyond it; reaching that price, falling below it."""
    culture_held: float
    deal: float
    """Less than that is no reason for a deal."""
    tech: list[float]
    """By tech, by government: turned by policy gradient."""
    government: list[float]
    judged: FeatureWeights
    """What a position has, early and late: fitted to who came out ahead in games between rules of
    thumb. The economy counts in the first turns, what a victory is made of later on."""

    grounds: dict[int, float]
    """What is printed on squares, as far as it was asked for."""

    def derive(self) -> None:
        self.grounds = {}


W: Final = CivilizationWeights("pentapolis.games.civilization")
