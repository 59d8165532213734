"""Effect classes by their names in the data."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.message import Message
from pentapolis.games.civilization.effects.activated import (
    AddCoinToken,
    AsResource,
    BonusDamage,
    CancelAbility,
    CancelAnyEvent,
    CancelCityAction,
    CancelEvent,
    CancelEventOrAbility,
    CancelTargetingMe,
    CityBoost,
    DealWounds,
    DestroyBuilding,
    DestroyBuildings,
    DestroyCity,
    DoubleHarvest,
    ExtraCityActions,
    ForceAnarchy,
    FreeBuilding,
    FreeFigure,
    FreeUnits,
    GainCulture,
    GainGreatPerson,
    GainTrade,
    GainTradeShare,
    Heal,
    KillFigures,
    KillRandomUnit,
    LearnKnownTech,
    LockSquare,
    MoveToWater,
    ObsoleteWonder,
    PayForCoin,
    PushFigures,
    SetTerrain,
    TechSwap,
    TechTheft,
)
from pentapolis.games.civilization.effects.effect import ANY, RESOURCES, Effect, EffectFacts
from pentapolis.games.civilization.effects.permanent import (
    ArmiesFoundCities,
    ArtsBonus,
    BattleHand,
    BreakWalls,
    CapitalArtsPenalty,
    CityProduction,
    Coin,
    CoinOnBattleWin,
    CultureAdvance,
    CultureHand,
    DoubleConversion,
    EventImmunity,
    EventsUncancellable,
    ExploreCulture,
    FlyOver,
    FreeCultureStep,
    HandPer5Coins,
    NoAttackCities,
    NoCapitalAction,
    ProductionPer3Coins,
    RazeBuilding,
    ResearchDiscount,
    RevealEnemyBattleHand,
    SaveUnit,
    ScoutsExploreHuts,
    SharedHarvest,
    SotTrade,
    SplitProduction,
    StackingPlus1,
    TechUnits,
    TechVictory,
    TradePenalty,
    UnitStrength,
)

EFFECTS: Final[dict[str, type[Effect]]] = {
    effect.KIND: effect
    for effect in (
        ProductionPer3Coins, HandPer5Coins, SplitProduction, FlyOver, EventsUncancellable,
        DoubleConversion, StackingPlus1, NoCapitalAction, ArmiesFoundCities,
        ScoutsExploreHuts, SharedHarvest, NoAttackCities, RevealEnemyBattleHand,
        EventImmunity, Coin, CultureHand, ArtsBonus, CityProduction, CapitalArtsPenalty,
        BattleHand, TradePenalty, UnitStrength, ResearchDiscount, SaveUnit, TechUnits,
        CultureAdvance, BreakWalls, RazeBuilding, TechVictory, ExploreCulture, SotTrade,
        FreeCultureStep, CoinOnBattleWin, GainGreatPerson, CancelCityAction, CancelEvent,
        CancelAbility, KillRandomUnit, DestroyBuilding, LockSquare, MoveToWater,
        ExtraCityActions, DestroyCity, FreeFigure, FreeBuilding, DoubleHarvest,
        LearnKnownTech, TechTheft, ForceAnarchy, CancelTargetingMe, CancelAnyEvent,
        CancelEventOrAbility, GainCulture, GainTrade, CityBoost, BonusDamage, DealWounds,
        FreeUnits, TechSwap, PushFigures, GainTradeShare, AddCoinToken, PayForCoin, Heal,
        ObsoleteWonder, AsResource, KillFigures, DestroyBuildings, SetTerrain,
    )
}  # fmt: skip


class Paid:
    """An effect that a tech offers for resources in a certain phase (CV-8.16)."""

    __slots__ = ("effect", "cost", "units", "phase")

    def __init__(self, data: dict[str, Any]) -> None:
        self.effect = effect_from(data)
        self.phase: str = data["phase"]
        self.cost = ANY  # the resource that is paid
        self.units = 0
        for name, units in data["cost"].items():
            self.cost = ANY if name == "any" else RESOURCES.index(name)
            self.units = units

    def text(self) -> Message:
        """The effect in words, with its price."""
        what = self.effect.text()
        if self.cost == ANY:
            return Message("cv-effect-paid-any", {"units": self.units, "effect": what})
        return Message(
            "cv-effect-paid", {"resource": f"resource:{RESOURCES[self.cost]}", "effect": what}
        )

    def facts(self) -> EffectFacts:
        """The effect as data, with its price."""
        cost = {"any" if self.cost == ANY else RESOURCES[self.cost]: self.units}
        facts = self.effect.facts()
        facts["cost"] = cost
        facts["phase"] = self.phase
        return facts


def effect_from(data: dict[str, Any]) -> Effect:
    """The typed effect of a card."""
    return EFFECTS[data["effect"]](data)


def effects_from(data: list[dict[str, Any]]) -> tuple[Effect, ...]:
    """The typed effects of a card."""
    return tuple([effect_from(item) for item in data])
