"""Resource abilities of techs: targets, payment, effect (CV-8.16, card effects C)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.activated import (
    AddCoinToken,
    CancelAbility,
    CancelCityAction,
    CancelEvent,
    CityBoost,
    DestroyBuilding,
    DestroyCity,
    ExtraCityActions,
    GainCulture,
    GainGreatPerson,
    GainTradeShare,
    KillRandomUnit,
    LockSquare,
    MoveToWater,
    ObsoleteWonder,
)
from pentapolis.games.civilization.effects.payment import has_means, refuse_use
from pentapolis.games.civilization.effects.pending import ABILITY_FORM, Pending
from pentapolis.games.civilization.effects.reactions import Declare, pay
from pentapolis.games.civilization.effects.suspicion import TIMED, could_hold, could_use
from pentapolis.games.civilization.effects.targets import (
    building_squares,
    is_built,
    playable,
    refuse_event,
)
from pentapolis.games.civilization.moves import (
    AT,
    DONE,
    EVENT,
    PLAYER,
    USE,
    WONDER,
    CivMove,
    make,
)
from pentapolis.games.civilization.questions import ELSEWHERE, Menu, Question, the_first
from pentapolis.games.civilization.rules.blockade import is_water
from pentapolis.games.civilization.rules.coins import add_coin, receive_culture, receive_trade
from pentapolis.games.civilization.rules.culture import gain_person
from pentapolis.games.civilization.rules.figures import may_stack, move_figures, tell_step
from pentapolis.games.civilization.rules.markers import boost, destroy_building, destroy_city
from pentapolis.games.civilization.rules.obsolete import make_obsolete
from pentapolis.games.civilization.rules.units import discard_unit
from pentapolis.games.civilization.state import CITIES, FIGURES, Civilization, added
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    COIN_POTTERY,
    GOV_NO_CAPITAL,
    MOST_KINDS,
    PLACES,
    TECHS,
    UNIT_NAME,
    WONDER_ERA,
    WONDERS,
)

# The abilities offered in each phase; reactions and battle abilities have their own windows.
BY_PHASE: Final = {
    phase: [
        ability.index
        for ability in ABILITIES
        if ability.phase == phase
        and not isinstance(ability.effect, (CancelCityAction, CancelEvent, CancelAbility))
    ]
    for phase in ("start_of_turn", "trade", "city_management", "movement", "battle")
}
PHASE_TECHS: Final = {
    phase: sum({1 << ABILITIES[index].tech for index in abilities})
    for phase, abilities in BY_PHASE.items()
}
"""By phase: the techs with an ability in it, as bits."""
TECH_OF: Final = [1 << ability.tech for ability in ABILITIES]
"""By ability: its tech, as a bit."""
assert all(ability.units > 0 for ability in ABILITIES)
MENU_OF: Final = [
    ability.phase if ability.index in BY_PHASE.get(ability.phase, ()) else ""
    for ability in ABILITIES
]
"""By ability: the phase in whose menu it stands."""


# --- what may be used now -------------------------------------------------------------------------


def its_phase(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The ability and its phase."""
    return {"what": move.args[0], "phase": ABILITIES[move.first].phase}


OTHER_PHASE: Final = Refusal("cv-no-ability-phase", "CV-8.16", its_phase)
USELESS: Final = Refusal("cv-no-ability-target", "CV-E10", the_first)


def refuse_ability(state: Civilization, seat: int, index: int, phase: str) -> Refusal | None:
    """Require the right phase, the price and a target (CV-8.16, CV-E10)."""
    if MENU_OF[index] != phase:
        return OTHER_PHASE
    refusal = refuse_use(state, seat, index)
    if refusal is None and not is_useful(state, seat, index):
        return USELESS
    return refusal


def is_useful(state: Civilization, seat: int, index: int) -> bool:
    """Whether the effect can be declared (CV-E10)."""
    if AIMED[index]:
        return has_target(state, seat, index)
    effect = ABILITIES[index].effect
    if isinstance(effect, GainGreatPerson):
        return bool(state.people)
    if isinstance(effect, AddCoinToken):
        return state.coin_tokens[PLACES * seat + COIN_POTTERY] < effect.most
    return True


class PhaseMenu(Menu):
    """The part of a phase in which abilities and events may be used (CV-6.2, CV-6.46)."""

    __slots__ = ()

    PHASE: ClassVar[str] = ""

    def secret_moves(self, state: Civilization) -> list[Move]:
        """Abilities and events; whether the seat can pay for them or holds them is hidden."""
        moves: list[Move] = []
        seat = self.seat
        if has_means(state, seat):
            phase = self.PHASE
            known = state.techs[seat]
            if known & PHASE_TECHS[phase]:
                for index in BY_PHASE[phase]:
                    if (
                        known & TECH_OF[index]
                        and refuse_use(state, seat, index) is None
                        and is_useful(state, seat, index)
                    ):
                        moves.append(make(USE, index))
            if state.events[seat]:
                for kind in playable(state, seat, phase):
                    moves.append(make(EVENT, kind))
        return moves

    def is_secret(self, move: CivMove) -> bool:
        return move.code in (USE, EVENT)

    def is_suspected(self, state: Civilization) -> bool:
        if could_hold(state, self.seat, TIMED.get(self.PHASE, 0)):
            return True
        for index in BY_PHASE[self.PHASE]:
            if could_use(state, self.seat, index):
                return True
        return False

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == self.last().code:
            return None
        if move.code == EVENT:
            return refuse_event(state, self.seat, move.first, self.PHASE)
        if move.code == USE:
            return refuse_ability(state, self.seat, move.first, self.PHASE)
        return self.refuse_plain(state, move)

    def refuse_plain(self, state: Civilization, move: CivMove) -> Refusal | None:
        """Like `refuse_move`, for moves that everybody knows to be possible."""
        raise NotImplementedError


# --- targets --------------------------------------------------------------------------------------
# One predicate for each ability decides what it may be aimed at: a seat, a square or a wonder.


def is_other(state: Civilization, seat: int, effect: Any, taken: tuple[int, ...], aim: int) -> bool:
    """Any other player."""
    return aim != seat


def is_armed(state: Civilization, seat: int, effect: Any, taken: tuple[int, ...], aim: int) -> bool:
    """Any other player who has units."""
    return aim != seat and bool(state.forces[aim])


def is_own_city(
    state: Civilization, seat: int, effect: Any, taken: tuple[int, ...], aim: int
) -> bool:
    """The centre of an own city."""
    return state.city_centred_at(aim) in state.cities_of(seat)


def is_lesser_city(
    state: Civilization, seat: int, effect: Any, taken: tuple[int, ...], aim: int
) -> bool:
    """The centre of a city that is not a capital."""
    city = state.city_centred_at(aim)
    return city >= 0 and city % CITIES != 0


def has_building(
    state: Civilization, seat: int, effect: Any, taken: tuple[int, ...], aim: int
) -> bool:
    """A square with anybody's building or walls (CV-Q31)."""
    return is_built(state, aim)


def is_unlocked(
    state: Civilization, seat: int, effect: Any, taken: tuple[int, ...], aim: int
) -> bool:
    """A revealed square that figures may still leave."""
    return state.ground[aim] >= 0 and aim not in state.locked


def is_in_era(
    state: Civilization, seat: int, effect: ObsoleteWonder, taken: tuple[int, ...], aim: int
) -> bool:
    """A wonder of those eras with an ability, on the map or in the market (CV-12.1)."""
    return (
        WONDER_ERA[aim] in effect.eras
        and not state.obsolete >> aim & 1
        and (state.wonder_at[aim] >= 0 or aim in state.wonder_market)
    )


def can_ship(state: Civilization, seat: int, effect: Any, taken: tuple[int, ...], aim: int) -> bool:
    """First a square with own figures, then the water square to move them to."""
    if taken:
        return is_harbor(state, seat, taken[0], aim)
    return state.own_at(aim, seat) != 0 and has_harbor(state, seat, aim)


TARGETS: Final[
    dict[str, tuple[int, Callable[[Civilization, int, Any, tuple[int, ...], int], bool]]]
] = {
    GainTradeShare.KIND: (PLAYER, is_other),
    CityBoost.KIND: (AT, is_own_city),
    ObsoleteWonder.KIND: (WONDER, is_in_era),
    KillRandomUnit.KIND: (PLAYER, is_armed),
    DestroyBuilding.KIND: (AT, has_building),
    LockSquare.KIND: (AT, is_unlocked),
    DestroyCity.KIND: (AT, is_lesser_city),
    MoveToWater.KIND: (AT, can_ship),
}
"""By ability: the verb that names the target, and its predicate."""
AIMED: Final = [ability.effect.KIND in TARGETS for ability in ABILITIES]


def candidates(state: Civilization, seat: int, index: int, taken: tuple[int, ...]) -> list[int]:
    """The seats, squares or wonders that the ability might be aimed at."""
    effect = ABILITIES[index].effect
    code, _ = TARGETS[effect.KIND]
    if code == PLAYER:
        return [*range(state.seats)]
    if code == WONDER:
        return [*range(len(WONDERS))]
    if isinstance(effect, DestroyBuilding):
        return building_squares(state)
    if isinstance(effect, (CityBoost, DestroyCity)):
        return [centre for centre in state.centre if centre >= 0]
    if isinstance(effect, MoveToWater) and not taken:
        return own_squares(state, seat)
    return [*state.layout.squares]


def targets(state: Civilization, seat: int, index: int, taken: tuple[int, ...]) -> list[Move]:
    """The legal targets of the ability."""
    effect = ABILITIES[index].effect
    code, is_target = TARGETS[effect.KIND]
    return [
        make(code, aim)
        for aim in candidates(state, seat, index, taken)
        if is_target(state, seat, effect, taken, aim)
    ]


def has_target(state: Civilization, seat: int, index: int) -> bool:
    """Whether the ability has a target."""
    effect = ABILITIES[index].effect
    _, is_target = TARGETS[effect.KIND]
    for aim in candidates(state, seat, index, ()):
        if is_target(state, seat, effect, (), aim):
            return True
    return False


def own_squares(state: Civilization, seat: int) -> list[int]:
    """Squares with own figures."""
    found: list[int] = []
    for sq in state.where[FIGURES * seat : FIGURES * seat + FIGURES]:
        if sq >= 0 and sq not in found:
            found.append(sq)
    found.sort()
    return found


def has_harbor(state: Civilization, seat: int, start: int) -> bool:
    """Whether all own figures of a square may go to some water square (`move_to_water`)."""
    for sq in state.layout.squares:
        if is_harbor(state, seat, start, sq):
            return True
    return False


def is_harbor(state: Civilization, seat: int, start: int, sq: int) -> bool:
    """Whether all own figures on the square `start` may move to that water square."""
    return (
        sq != start
        and state.ground[sq] >= 0
        and is_water(state, sq)
        and state.lying[sq] < 0
        and not state.enemies_at(sq, seat)
        and may_stack(state, seat, sq, state.own_at(start, seat).bit_count())
        and state.city_centred_at(sq) < 0
    )


# --- using ----------------------------------------------------------------------------------------


def use_ability(state: Civilization, seat: int, index: int) -> None:
    """Choose the target, pay, declare (CV-E1)."""
    if AIMED[index]:
        state.push(AimAbility(seat, index, ()))
    else:
        pay(state, seat, index, Declare(Used(seat, index, ())), None)


def aimed(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The ability that is being aimed, and the refused target."""
    step = state.asking
    assert isinstance(step, AimAbility)
    kind = ABILITIES[step.ability].effect.KIND
    return {"what": move.args[0], "tech": step.source(), "effect": kind}


BAD_AIM: Final = Refusal("cv-no-ability-aim", "CV-E1", aimed)


class AimAbility(Question):
    """What a resource ability is aimed at."""

    __slots__ = ("ability", "taken")
    RULE = "CV-E1"

    def __init__(self, seat: int, ability: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ability = ability
        self.taken = taken

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-ability", {"tech": self.source()})

    def kind(self) -> str:
        effect = ABILITIES[self.ability].effect
        if isinstance(effect, GainTradeShare):
            return "share_trade_target"
        return "destroy_city_target" if isinstance(effect, DestroyCity) else "ability_targets"

    def source(self) -> str:
        return f"tech:{TECHS[ABILITIES[self.ability].tech].id}"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return targets(state, seat, self.ability, self.taken) or [make(DONE)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        effect = ABILITIES[self.ability].effect
        code, is_target = TARGETS[effect.KIND]
        if move.code == code:
            fits = is_target(state, self.seat, effect, self.taken, move.first)
            return None if fits else BAD_AIM
        if move.code == DONE and not targets(state, self.seat, self.ability, self.taken):
            return None
        return BAD_AIM if move.code in (AT, PLAYER, WONDER) else ELSEWHERE[move.code]

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == DONE:
            return
        taken = (*self.taken, move.first)
        if isinstance(ABILITIES[self.ability].effect, MoveToWater) and len(taken) == 1:
            state.push(AimAbility(self.seat, self.ability, taken))
            return
        pay(state, self.seat, self.ability, Declare(Used(self.seat, self.ability, taken)), None)


class Used(Pending):
    """A paid resource ability with its targets."""

    __slots__ = ("ability", "aims")

    def __init__(self, actor: int, ability: int, aims: tuple[int, ...]) -> None:
        super().__init__(actor)
        self.ability = ability
        self.aims = aims

    def form(self) -> int:
        return ABILITY_FORM

    def what(self) -> str:
        return f"tech:{TECHS[ABILITIES[self.ability].tech].id}"

    def aim_name(self) -> str:
        if not self.aims:
            return ""
        effect = ABILITIES[self.ability].effect
        if isinstance(effect, (GainTradeShare, KillRandomUnit)):
            return f"seat:{self.aims[0]}"
        if isinstance(effect, ObsoleteWonder):
            return f"wonder:{WONDERS[self.aims[0]].id}"
        return f"square:{SQUARE_NAMES[self.aims[0]]}"

    def run(self, state: Civilization) -> None:
        effect = ABILITIES[self.ability].effect
        RESOLVE[effect.KIND](state, self, effect)


# --- what each does -------------------------------------------------------------------------------


def gain_culture(state: Civilization, used: Used, effect: GainCulture) -> None:
    """Gain culture."""
    receive_culture(state, used.actor, effect.amount, used.what())


def share_trade(state: Civilization, used: Used, effect: GainTradeShare) -> None:
    """Give trade to the owner and to one other player."""
    receive_trade(state, used.actor, effect.amount, used.what())
    receive_trade(state, used.aims[0], effect.other, used.what())


def boost_city(state: Civilization, used: Used, effect: CityBoost) -> None:
    """Give production to a city, if it still exists."""
    city = state.city_centred_at(used.aims[0])
    if city >= 0:
        boost(state, city, effect.amount)


def draw_person(state: Civilization, used: Used, effect: GainGreatPerson) -> None:
    """Draw a great person."""
    gain_person(state, used.actor)


def store_coin(state: Civilization, used: Used, effect: AddCoinToken) -> None:
    """Put a coin token on Pottery."""
    if state.coin_tokens[PLACES * used.actor + COIN_POTTERY] < effect.most:
        add_coin(state, used.actor, COIN_POTTERY)


def outdate_wonder(state: Civilization, used: Used, effect: ObsoleteWonder) -> None:
    """Make a wonder lose its ability (CV-12.1)."""
    make_obsolete(state, used.aims[0])


def kill_unit(state: Civilization, used: Used, effect: KillRandomUnit) -> None:
    """Kill a random unit of another player; it goes face up under its deck."""
    seat = used.aims[0]
    force = state.forces[seat]
    if not force:
        return
    i = state.chance.below(len(force))
    discard_unit(state, force[i])
    if state.journal is not None:
        name = f"card:{UNIT_NAME[force[i] % MOST_KINDS]}"
        state.tell("cv-log-unit-killed", {"seat": f"seat:{seat}", "unit": name}, seat)
    state.forces = replaced(state.forces, seat, force[:i] + force[i + 1 :])
    state.reveal()


def tear_down(state: Civilization, used: Used, effect: DestroyBuilding) -> None:
    """Destroy a building or walls."""
    destroy_building(state, used.aims[0])


def lock_square(state: Civilization, used: Used, effect: LockSquare) -> None:
    """Forbid figures to leave the square this turn (CV-Q29)."""
    state.locked = tuple(sorted((*state.locked, used.aims[0])))


def ship_figures(state: Civilization, used: Used, effect: MoveToWater) -> None:
    """Steam Power: move the figures of a square to a water square, where they stay."""
    start, goal = used.aims[0], used.aims[1]
    group = state.own_at(start, used.actor)
    if group and is_harbor(state, used.actor, start, goal):
        tell_step(state, used.actor, group, start, goal)
        move_figures(state, group, goal)
        state.marked |= group


def add_actions(state: Civilization, used: Used, effect: ExtraCityActions) -> None:
    """Give each own city one more action, except Anarchy's capital (`extra_city_actions`)."""
    for city in state.cities_of(used.actor):
        if city % CITIES or not GOV_NO_CAPITAL[state.governments[used.actor]]:
            state.actions = added(state.actions, city, 1)


def raze_city(state: Civilization, used: Used, effect: DestroyCity) -> None:
    """Destroy a city and all figures in its outskirts."""
    city = state.city_centred_at(used.aims[0])
    if city >= 0:
        destroy_city(state, city, True)


RESOLVE: Final[dict[str, Callable[[Civilization, Used, Any], None]]] = {
    GainCulture.KIND: gain_culture,
    GainTradeShare.KIND: share_trade,
    CityBoost.KIND: boost_city,
    GainGreatPerson.KIND: draw_person,
    AddCoinToken.KIND: store_coin,
    ObsoleteWonder.KIND: outdate_wonder,
    KillRandomUnit.KIND: kill_unit,
    DestroyBuilding.KIND: tear_down,
    LockSquare.KIND: lock_square,
    MoveToWater.KIND: ship_figures,
    ExtraCityActions.KIND: add_actions,
    DestroyCity.KIND: raze_city,
}
"""The function of each ability outside battles."""
