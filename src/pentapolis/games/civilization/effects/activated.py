"""Effects that somebody activates: abilities of techs, wonders and events (card effects C)."""

from __future__ import annotations

from typing import Any, Literal

from pentapolis.core.message import Arg, Message
from pentapolis.games.civilization.effects.effect import (
    ANY,
    ERAS,
    RESOURCES,
    AmountEffect,
    Effect,
    EffectFacts,
)


class GainGreatPerson(Effect):
    """Draw a great person."""

    __slots__ = ()
    KIND = "gain_great_person"


class CancelCityAction(Effect):
    """Cancel a city action."""

    __slots__ = ()
    KIND = "cancel_city_action"


class CancelEvent(Effect):
    """Cancel an event."""

    __slots__ = ()
    KIND = "cancel_event"


class CancelAbility(Effect):
    """Cancel a resource ability."""

    __slots__ = ()
    KIND = "cancel_ability"


class KillRandomUnit(Effect):
    """A random unit of another player dies."""

    __slots__ = ()
    KIND = "kill_random_unit"


class DestroyBuilding(Effect):
    """A building is destroyed."""

    __slots__ = ()
    KIND = "destroy_building"


class LockSquare(Effect):
    """No figure may leave a square this turn (CV-Q29)."""

    __slots__ = ()
    KIND = "lock_square"


class MoveToWater(Effect):
    """Figures of a square go to a water square (CV-7.7)."""

    __slots__ = ()
    KIND = "move_to_water"


class ExtraCityActions(Effect):
    """Each own city may act once more."""

    __slots__ = ()
    KIND = "extra_city_actions"


class DestroyCity(Effect):
    """A city other than a capital is destroyed."""

    __slots__ = ()
    KIND = "destroy_city"


class FreeFigure(Effect):
    """A figure is placed on the wonder's square."""

    __slots__ = ()
    KIND = "free_figure"


class FreeBuilding(Effect):
    """A free building as a city action (CV-E6)."""

    __slots__ = ()
    KIND = "free_building"


class DoubleHarvest(Effect):
    """One city harvests twice."""

    __slots__ = ()
    KIND = "double_harvest"


class LearnKnownTech(Effect):
    """Learn a tech that another player knows (CV-E7)."""

    __slots__ = ()
    KIND = "learn_known_tech"


class TechTheft(Effect):
    """A figure is given up in an enemy city to learn a tech."""

    __slots__ = ()
    KIND = "tech_theft"


class ForceAnarchy(Effect):
    """Another player falls into Anarchy (CV-4.20)."""

    __slots__ = ()
    KIND = "force_anarchy"


class CancelTargetingMe(Effect):
    """Cancel an event that targets the holder."""

    __slots__ = ()
    KIND = "cancel_targeting_me"


class CancelAnyEvent(Effect):
    """Cancel any event."""

    __slots__ = ()
    KIND = "cancel_any_event"


class CancelEventOrAbility(Effect):
    """Cancel an event or a resource ability."""

    __slots__ = ()
    KIND = "cancel_event_or_ability"


class GainCulture(AmountEffect):
    """Gain culture."""

    __slots__ = ()
    KIND = "gain_culture"


class GainTrade(AmountEffect):
    """Gain trade."""

    __slots__ = ()
    KIND = "gain_trade"


class CityBoost(AmountEffect):
    """One city has more production this turn."""

    __slots__ = ()
    KIND = "city_boost"


class BonusDamage(AmountEffect):
    """A unit being played deals more wounds."""

    __slots__ = ()
    KIND = "bonus_damage"


class DealWounds(AmountEffect):
    """Wounds are split over enemy units in play."""

    __slots__ = ()
    KIND = "deal_wounds"


class FreeUnits(AmountEffect):
    """Free units before a battle (CV-9.2)."""

    __slots__ = ()
    KIND = "free_units"


class TechSwap(AmountEffect):
    """Learn a tech from another player, who may learn one in return."""

    __slots__ = ()
    KIND = "tech_swap"


class PushFigures(AmountEffect):
    """Figures of another player are moved (CV-Q62)."""

    __slots__ = ()
    KIND = "push_figures"


class GainTradeShare(AmountEffect):
    """Gain trade, and another player gains some too."""

    __slots__ = ("other",)
    KIND = "gain_trade_share"

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.other: int = data["other"]

    def words(self) -> dict[str, Arg]:
        return {"amount": self.amount, "other": self.other}


class AddCoinToken(Effect):
    """A coin token on the card, up to a limit (0: none)."""

    __slots__ = ("most",)
    KIND = "add_coin_token"

    def __init__(self, data: dict[str, Any]) -> None:
        self.most: int = data.get("max", 0)

    def words(self) -> dict[str, Arg]:
        return {"most": self.most}


class PayForCoin(Effect):
    """Trade or culture buys a coin token once per turn (Democracy, Printing Press)."""

    __slots__ = ("price", "in_culture", "most")
    KIND = "pay_for_coin"

    def __init__(self, data: dict[str, Any]) -> None:
        self.in_culture = "culture" in data
        self.price: int = data["culture" if self.in_culture else "trade"]
        self.most: int = data["max"]

    def pays(self) -> Literal["trade", "culture"]:
        """What is paid."""
        return "culture" if self.in_culture else "trade"

    def words(self) -> dict[str, Arg]:
        return {"amount": self.price, "most": self.most, "what": self.pays()}

    def facts(self) -> EffectFacts:
        return {"effect": self.KIND, "amount": self.price, "pays": self.pays()}


class Heal(AmountEffect):
    """Own units lose wounds, all of them if the amount is 0."""

    __slots__ = ()
    KIND = "heal"


class ObsoleteWonder(Effect):
    """A wonder of some eras loses its ability (CV-12.1)."""

    __slots__ = ("eras",)
    KIND = "obsolete_wonder"

    def __init__(self, data: dict[str, Any]) -> None:
        self.eras: tuple[int, ...] = tuple([ERAS.index(era) for era in data["eras"]])

    def words(self) -> dict[str, Arg]:
        return {"eras": len(self.eras)}


class AsResource(Effect):
    """The event counts as one token of a cost; it may give another player a coin."""

    __slots__ = ("resources", "gives_coin")
    KIND = "as_resource"

    def __init__(self, data: dict[str, Any]) -> None:
        named = data["resources"]
        self.resources: tuple[int, ...] = tuple(
            [i for i in range(len(RESOURCES)) if RESOURCES[i] in named]
        )
        self.gives_coin: bool = data.get("coin", 0) > 0

    def pays(self, resource: int) -> bool:
        """Whether it counts as that resource."""
        return resource == ANY or resource in self.resources

    def words(self) -> dict[str, Arg]:
        names = [Message("cv-named", {"name": f"resource:{RESOURCES[i]}"}) for i in self.resources]
        return {"resources": tuple(names), "coin": int(self.gives_coin)}

    def facts(self) -> EffectFacts:
        return {"effect": self.KIND, "resources": [RESOURCES[i] for i in self.resources]}


class KillFigures(AmountEffect):
    """Figures on one square die, or its great person; a reach of -1 is unlimited."""

    __slots__ = ("reach", "or_person")
    KIND = "kill_figures"

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.reach: int = data.get("range", -1)
        self.or_person: bool = data.get("or_great_person", False)

    def words(self) -> dict[str, Arg]:
        person = "yes" if self.or_person else "no"
        return {"amount": self.amount, "range": self.reach, "person": person}


class DestroyBuildings(AmountEffect):
    """Buildings are destroyed; a reach of -1 is unlimited."""

    __slots__ = ("reach",)
    KIND = "destroy_buildings"

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.reach: int = data.get("range", -1)

    def words(self) -> dict[str, Arg]:
        return {"amount": self.amount, "range": self.reach}


class SetTerrain(Effect):
    """A disaster marker makes a square desert, or a forest grassland (CV-Q33)."""

    __slots__ = ("becomes",)
    KIND = "set_terrain"

    def __init__(self, data: dict[str, Any]) -> None:
        self.becomes: str = data["becomes"]

    def fells_forest(self) -> bool:
        """Whether it is Deforestation."""
        return self.becomes == "grassland"

    def words(self) -> dict[str, Arg]:
        return {"becomes": self.becomes}

    def facts(self) -> EffectFacts:
        return {"effect": self.KIND, "becomes": self.becomes}
