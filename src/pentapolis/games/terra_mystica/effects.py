"""Effects of tiles, cards, actions and factions as typed values (sections 10 to 15).

The same value acts and renders its text, so a tile cannot say one thing and do another.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pentapolis.core.message import Arg, Message

CULTS: Final[tuple[str, ...]] = ("fire", "water", "earth", "air")
FIRE: Final = 0
WATER: Final = 1
EARTH: Final = 2
AIR: Final = 3
STRUCTURES: Final[tuple[str, ...]] = ("D", "TP", "TE", "SH", "SA")
D: Final = 0
TP: Final = 1
TE: Final = 2
SH: Final = 3
SA: Final = 4

# What a scoring tile or a card can count.
PER: Final[tuple[str, ...]] = (
    "D",
    "TP",
    "TE",
    "SH_or_SA",
    "town",
    "spade",
    "shipping_level",
    "SH",
    "SA",
)
PER_D: Final = 0
PER_TP: Final = 1
PER_TE: Final = 2
PER_GREAT: Final = 3
PER_TOWN: Final = 4
PER_SPADE: Final = 5
PER_SHIPPING: Final = 6
PER_SH: Final = 7
PER_SA: Final = 8


class Effect:
    """What a tile, card, action or faction board does."""

    __slots__ = ()

    def text(self) -> Message:
        """The effect in words."""
        raise NotImplementedError


class Gain(Effect):
    """Resources: workers, coins, priests, power, victory points."""

    __slots__ = ("workers", "coins", "priests", "power", "points")

    def __init__(self, data: dict[str, int]) -> None:
        unknown = set(data) - {"W", "C", "P", "PW", "VP"}
        if unknown:
            raise ValueError(f"unknown resource {unknown}")
        self.workers = data.get("W", 0)
        self.coins = data.get("C", 0)
        self.priests = data.get("P", 0)
        self.power = data.get("PW", 0)
        self.points = data.get("VP", 0)

    def text(self) -> Message:
        parts: list[Message] = []
        if self.workers:
            parts.append(Message("tm-workers", {"n": self.workers}))
        if self.coins:
            parts.append(Message("tm-coins", {"n": self.coins}))
        if self.priests:
            parts.append(Message("tm-priests", {"n": self.priests}))
        if self.power:
            parts.append(Message("tm-power", {"n": self.power}))
        if self.points:
            parts.append(Message("tm-points", {"n": self.points}))
        return Message("tm-gain", {"parts": tuple(parts)})


class Income(Effect):
    """Resources received in every phase I (TM-4.7)."""

    __slots__ = ("gain",)

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def text(self) -> Message:
        return Message("tm-effect-income", {"gain": self.gain.text()})


class CultSteps(Effect):
    """Steps on one cult track at once (TM-14.1)."""

    __slots__ = ("cult", "steps")

    def __init__(self, cult: int, steps: int) -> None:
        self.cult = cult
        self.steps = steps

    def text(self) -> Message:
        return Message("tm-effect-cult", {"cult": f"cult:{CULTS[self.cult]}", "steps": self.steps})


class CultStepsAll(Effect):
    """Steps on every cult track at once (TW5, TW6)."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def text(self) -> Message:
        return Message("tm-effect-cult-all", {"steps": self.steps})


class ShippingStep(Effect):
    """One shipping level with its points at once; Fakirs get a longer flight instead (TW7)."""

    __slots__ = ()

    def text(self) -> Message:
        return Message("tm-effect-shipping-step")


class Keys(Effect):
    """Keys for level 10 of the cults."""

    __slots__ = ("keys",)

    def __init__(self, keys: int) -> None:
        self.keys = keys

    def text(self) -> Message:
        return Message("tm-effect-keys", {"keys": self.keys})


class PointsPer(Effect):
    """Points for each thing of a kind."""

    __slots__ = ("per", "points")

    KEY: ClassVar[str] = ""

    def __init__(self, per: int, points: int) -> None:
        self.per = per
        self.points = points

    def text(self) -> Message:
        points = Message("tm-points", {"n": self.points})
        return Message(self.KEY, {"points": points, "per": PER[self.per]})


class BuildPoints(PointsPer):
    """Points for each thing built, founded or dug while the effect lasts."""

    __slots__ = ()

    KEY: ClassVar[str] = "tm-effect-build-points"


class PassPoints(PointsPer):
    """Points on passing for each thing on the map (TM-11.6)."""

    __slots__ = ()

    KEY: ClassVar[str] = "tm-effect-pass-points"


class PassTable(Effect):
    """Points on passing by the number of trading posts (FAV12)."""

    __slots__ = ("points",)

    def __init__(self, points: tuple[int, ...]) -> None:
        self.points = points

    def text(self) -> Message:
        return Message(
            "tm-effect-pass-table", {"points": "/".join([str(n) for n in self.points[1:]])}
        )


class CultBonus(Effect):
    """The right half of a scoring tile: a reward per steps on a track (TM-12.1)."""

    __slots__ = ("cult", "steps", "gain", "spades")

    def __init__(self, cult: int, steps: int, gain: Gain, spades: int) -> None:
        self.cult = cult
        self.steps = steps
        self.gain = gain
        self.spades = spades

    def text(self) -> Message:
        gain = Message("tm-spades", {"n": self.spades}) if self.spades else self.gain.text()
        return Message(
            "tm-effect-cult-bonus",
            {"cult": f"cult:{CULTS[self.cult]}", "steps": self.steps, "gain": gain},
        )


class PriestBonus(Effect):
    """The right half of SCORE9: coins per priest in the cult orders (TM-V4.1)."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def text(self) -> Message:
        return Message("tm-effect-priest-bonus", {"coins": Message("tm-coins", {"n": self.coins})})


class Told(Effect):
    """Only the words of an effect that has its own rule: towns, ships, action spaces."""

    __slots__ = ("message",)

    def __init__(self, key: str, args: dict[str, Arg]) -> None:
        self.message = Message(key, args)

    def text(self) -> Message:
        return self.message


CULT_ACTION: Final = Told("tm-effect-cult-action", {})
SPADE_ACTION: Final = Told("tm-effect-spade-action", {})
BRIDGE_BUILDING: Final = Told("tm-effect-bridge", {})


class Ability(Effect):
    """A special ability of a faction (TM-15.1 to TM-15.46), by name."""

    __slots__ = ("name", "stronghold")

    def __init__(self, name: str, stronghold: bool) -> None:
        self.name = name
        self.stronghold = stronghold

    def text(self) -> Message:
        text = Message("tm-ability-" + self.name.replace("_", "-"))
        return Message("tm-effect-stronghold", {"ability": text}) if self.stronghold else text


# --- from data ---------------------------------------------------------------------------


def favor_effects(data: dict[str, Any]) -> tuple[Effect, ...]:
    """The effects of a favor tile's record."""
    found: list[Effect] = [
        CultSteps(CULTS.index(cult), steps) for cult, steps in data["cult"].items()
    ]
    if "ongoing" in data:
        power = data["ongoing"]["town_power_needed"]
        found.append(Told("tm-effect-smaller-towns", {"power": power}))
    if "action" in data:
        found.append(CULT_ACTION)
    if "income" in data:
        found.append(Income(Gain(data["income"])))
    for kind, gain in data.get("on_build", {}).items():
        found.append(BuildPoints(PER.index(kind), gain["VP"]))
    if "on_pass" in data:
        found.append(PassTable(tuple(data["on_pass"]["TP_count_to_VP"])))
    return tuple(found)


def bonus_effects(data: dict[str, Any]) -> tuple[Effect, ...]:
    """The effects of a bonus card's record."""
    found: list[Effect] = [Income(Gain(data["income"]))]
    if "action" in data:
        found.append(SPADE_ACTION if "spade" in data["action"]["effect"] else CULT_ACTION)
    if "ongoing" in data:
        levels = data["ongoing"]["shipping_bonus"]
        found.append(Told("tm-effect-more-shipping", {"levels": levels}))
    for kind, points in data.get("on_pass", {}).get("VP_per", {}).items():
        found.append(PassPoints(PER.index(kind), points))
    return tuple(found)


def town_effects(data: dict[str, Any]) -> tuple[Effect, ...]:
    """The effects of a town tile's record."""
    gain = dict(data["gain"])
    keys = gain.pop("keys", 1)
    steps = gain.pop("cult_all", 0)
    shipping = gain.pop("shipping", 0)
    gain.pop("carpet_range", 0)
    found: list[Effect] = [Gain({"VP": data["VP"], **gain}), Keys(keys)]
    if steps:
        found.append(CultStepsAll(steps))
    if shipping:
        found.append(ShippingStep())
    return tuple(found)


def scoring_effects(data: dict[str, Any]) -> tuple[Effect, ...]:
    """The two halves of a scoring tile's record."""
    left = data["action_phase"]
    right = data["cult_bonus"]
    found: list[Effect] = [BuildPoints(PER.index(left["per"]), left["VP"])]
    if "cult" in right:
        gain = dict(right["gain"])
        spades = gain.pop("SPADE", 0)
        cult = CULTS.index(right["cult"])
        found.append(CultBonus(cult, right["per_steps"], Gain(gain), spades))
    else:
        found.append(PriestBonus(right["gain"]["C"]))
    return tuple(found)


def power_action_effects(data: dict[str, Any]) -> tuple[Effect, ...]:
    """Cost and effect of a power action's record."""
    gain = data["gain"]
    found: list[Effect] = [Told("tm-effect-power-cost", {"power": data["power"]})]
    if "bridge" in gain:
        found.append(BRIDGE_BUILDING)
    elif "spades" in gain:
        found.append(Told("tm-effect-free-spades", {"spades": gain["spades"]}))
    else:
        found.append(Gain(gain))
    return tuple(found)
