"""Effects that are always on or triggered by something (card effects A and B)."""

from __future__ import annotations

from typing import Any

from pentapolis.core.message import Arg
from pentapolis.games.civilization.effects.effect import AmountEffect, Effect

# --- A. values and permissions --------------------------------------------------------------------


class ProductionPer3Coins(Effect):
    """Cities have 1 more production for each 3 coins."""

    __slots__ = ()
    KIND = "production_per_3_coins"


class HandPer5Coins(Effect):
    """Culture hand and battle hand are larger by 1 for each 5 coins."""

    __slots__ = ()
    KIND = "hand_per_5_coins"


class SplitProduction(Effect):
    """A build action may buy two items (CV-6.8)."""

    __slots__ = ()
    KIND = "split_production"


class FlyOver(Effect):
    """Figures may cross anything."""

    __slots__ = ()
    KIND = "fly_over"


class EventsUncancellable(Effect):
    """Own events cannot be cancelled (CV-E4)."""

    __slots__ = ()
    KIND = "events_uncancellable"


class DoubleConversion(Effect):
    """3 trade rush 2 production (CV-6.6)."""

    __slots__ = ()
    KIND = "double_conversion"


class StackingPlus1(Effect):
    """The stacking limit is larger by 1."""

    __slots__ = ()
    KIND = "stacking_plus_1"


class NoCapitalAction(Effect):
    """The capital takes no city action (CV-4.17)."""

    __slots__ = ()
    KIND = "no_capital_action"


class ArmiesFoundCities(Effect):
    """Armies found cities too (CV-4.3)."""

    __slots__ = ()
    KIND = "armies_found_cities"


class ScoutsExploreHuts(Effect):
    """Scouts may enter huts."""

    __slots__ = ()
    KIND = "scouts_explore_huts"


class SharedHarvest(Effect):
    """Every city harvests what any own city sees."""

    __slots__ = ()
    KIND = "shared_harvest"


class NoAttackCities(Effect):
    """Enemy cities may not be attacked (CV-Q64)."""

    __slots__ = ()
    KIND = "no_attack_cities"


class RevealEnemyBattleHand(Effect):
    """The opponent's battle hand is visible."""

    __slots__ = ()
    KIND = "reveal_enemy_battle_hand"


class EventImmunity(Effect):
    """Events may target the owner only with permission (CV-Q63)."""

    __slots__ = ()
    KIND = "event_immunity"


class Coin(AmountEffect):
    """Coins of a government."""

    __slots__ = ()
    KIND = "coin"


class CultureHand(AmountEffect):
    """The culture hand is larger."""

    __slots__ = ()
    KIND = "culture_hand"


class ArtsBonus(AmountEffect):
    """Arts actions yield more culture."""

    __slots__ = ()
    KIND = "arts_bonus"


class CityProduction(AmountEffect):
    """Cities have more production."""

    __slots__ = ()
    KIND = "city_production"


class CapitalArtsPenalty(AmountEffect):
    """Arts of the capital yield less culture."""

    __slots__ = ()
    KIND = "capital_arts_penalty"


class BattleHand(AmountEffect):
    """The battle hand is larger."""

    __slots__ = ()
    KIND = "battle_hand"


class TradePenalty(AmountEffect):
    """Less trade is collected."""

    __slots__ = ()
    KIND = "trade_penalty"


class UnitStrength(AmountEffect):
    """Units are stronger."""

    __slots__ = ()
    KIND = "unit_strength"


class ResearchDiscount(AmountEffect):
    """Techs need less trade on the dial (CV-Q44)."""

    __slots__ = ()
    KIND = "research_discount"


# --- B. triggered ---------------------------------------------------------------------------------


class SaveUnit(Effect):
    """One killed unit returns after a battle (CV-Q38)."""

    __slots__ = ()
    KIND = "save_unit"


class TechUnits(Effect):
    """A unit tech brings a unit and a resource."""

    __slots__ = ()
    KIND = "tech_units"


class CultureAdvance(Effect):
    """A step of culture for a wonder, a city or a conquest."""

    __slots__ = ()
    KIND = "culture_advance"


class BreakWalls(Effect):
    """Walls fall when an attack begins."""

    __slots__ = ()
    KIND = "break_walls"


class RazeBuilding(Effect):
    """An army may destroy the building it ends on."""

    __slots__ = ()
    KIND = "raze_building"


class TechVictory(Effect):
    """The tech that wins the game (CV-13.2)."""

    __slots__ = ()
    KIND = "tech_victory"


class ExploreCulture(AmountEffect):
    """Culture for each hut or village taken."""

    __slots__ = ()
    KIND = "explore_culture"


class SotTrade(AmountEffect):
    """Trade at the end of the owner's Start of Turn."""

    __slots__ = ()
    KIND = "sot_trade"


class FreeCultureStep(AmountEffect):
    """Free steps on the culture track."""

    __slots__ = ()
    KIND = "free_culture_step"


class CoinOnBattleWin(Effect):
    """A coin token for a won battle, up to a limit (Code of Laws)."""

    __slots__ = ("most",)
    KIND = "coin_on_battle_win"

    def __init__(self, data: dict[str, Any]) -> None:
        self.most: int = data["max"]

    def words(self) -> dict[str, Arg]:
        return {"most": self.most}
