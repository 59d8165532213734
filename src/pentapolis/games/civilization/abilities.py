"""Resource abilities of techs: targets, payment, effect (CV-8.16, vocabulary C)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import (
    ABILITIES,
    AT,
    DONE,
    EVENT,
    PLAYER,
    USE,
    WONDER,
    Act,
    act,
)
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.culture import gain_person
from pentapolis.games.civilization.dials import (
    add_coin,
    destroy_city,
    is_water,
    may_stack,
    move_figures,
    receive_culture,
    receive_trade,
    recount,
)
from pentapolis.games.civilization.events import boost, destroy_building
from pentapolis.games.civilization.research import bury
from pentapolis.games.civilization.state import CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.suspicion import TIMED, could_hold, could_use
from pentapolis.games.civilization.tables import (
    COIN_POTTERY,
    GOV_NO_CAPITAL,
    MOST_KINDS,
    PLACES,
    TECHS,
    UNIT_NAME,
    WONDER_ERA,
    WONDERS,
)
from pentapolis.games.civilization.targets import building_squares, playable
from pentapolis.games.civilization.windows import ABILITY_FORM, Declare, Pending, can_use, pay
from pentapolis.games.civilization.wording import tell_step

# The abilities of each phase's menu; reactions and battle abilities have windows of their own.
BY_PHASE: Final = {
    phase: [
        ability.index
        for ability in ABILITIES
        if ability.effect.phase == phase
        and ability.effect.kind not in ("cancel_city_action", "cancel_event", "cancel_ability")
    ]
    for phase in ("trade", "city_management", "movement", "battle")
}
AIMED: Final = (
    "gain_trade_share", "city_boost", "obsolete_wonder", "kill_random_unit", "destroy_building",
    "lock_square", "move_to_water", "destroy_city",
)  # fmt: skip


def usable(state: Civilization, seat: int, phase: str) -> list[int]:
    """The abilities that the seat may use now, payable and with a target."""
    known = state.techs[seat]
    return [
        index
        for index in BY_PHASE.get(phase, ())
        if known >> ABILITIES[index].tech & 1
        and can_use(state, seat, index)
        and is_useful(state, seat, index)
    ]


def ability_moves(state: Civilization, seat: int, phase: str) -> list[Move]:
    """The same as moves."""
    return [act(USE, index) for index in usable(state, seat, phase)]


def secret_moves(state: Civilization, seat: int, phase: str) -> list[Move]:
    """Abilities and events of a phase's menu: what pays for them or holds them is hidden."""
    moves = ability_moves(state, seat, phase)
    for kind in playable(state, seat, phase):
        moves.append(act(EVENT, kind))
    return moves


def is_suspected(state: Civilization, seat: int, phase: str) -> bool:
    """Whether the others must reckon with such a move."""
    if could_hold(state, seat, TIMED.get(phase, 0)):
        return True
    for index in BY_PHASE.get(phase, ()):
        if could_use(state, seat, index):
            return True
    return False


def is_useful(state: Civilization, seat: int, index: int) -> bool:
    """Whether the effect can be declared (CV-E10)."""
    effect = ABILITIES[index].effect
    if effect.kind in AIMED:
        return bool(targets(state, seat, index, ()))
    if effect.kind == "gain_great_person":
        return bool(state.people)
    if effect.kind == "add_coin_token":
        return state.coin_tokens[PLACES * seat + COIN_POTTERY] < effect.most
    return True


def targets(state: Civilization, seat: int, index: int, taken: tuple[int, ...]) -> list[Move]:
    """What the ability may be aimed at."""
    effect = ABILITIES[index].effect
    what = effect.kind
    if what == "gain_trade_share":
        return [act(PLAYER, p) for p in range(state.seats) if p != seat]
    if what == "city_boost":
        return [act(AT, state.centre[city]) for city in state.cities_of(seat)]
    if what == "obsolete_wonder":
        return [
            act(WONDER, w)
            for w in range(len(WONDERS))
            if effect.eras >> WONDER_ERA[w] & 1
            and not state.obsolete >> w & 1
            and (state.wonder_at[w] >= 0 or w in state.wonder_market)
        ]
    if what == "kill_random_unit":
        return [act(PLAYER, p) for p in range(state.seats) if p != seat and state.forces[p]]
    if what == "destroy_building":
        return [act(AT, sq) for sq in building_squares(state)]
    if what == "lock_square":
        return [
            act(AT, sq)
            for sq in state.layout.squares
            if state.ground[sq] >= 0 and sq not in state.locked
        ]
    if what == "destroy_city":
        return [
            act(AT, state.centre[city])
            for city in range(CITIES * state.seats)
            if city % CITIES and state.centre[city] >= 0
        ]
    if what == "move_to_water":
        if not taken:
            return [act(AT, sq) for sq in own_squares(state, seat) if waters(state, seat, sq)]
        return [act(AT, sq) for sq in waters(state, seat, taken[0])]
    return []


def own_squares(state: Civilization, seat: int) -> list[int]:
    """Squares with own figures."""
    found: list[int] = []
    for sq in state.where[9 * seat : 9 * seat + 9]:
        if sq >= 0 and sq not in found:
            found.append(sq)
    found.sort()
    return found


def waters(state: Civilization, seat: int, start: int) -> list[int]:
    """Water squares that all own figures of a square may go to (`move_to_water`)."""
    group = (state.occupied[start] & FIGURES_OF[seat]).bit_count()
    return [
        sq
        for sq in state.layout.squares
        if sq != start
        and state.ground[sq] >= 0
        and is_water(state, sq)
        and state.lying[sq] < 0
        and not state.occupied[sq] & ~FIGURES_OF[seat]
        and may_stack(state, seat, sq, group)
        and state.city_centred_at(sq) < 0
    ]


def use_ability(state: Civilization, seat: int, index: int) -> None:
    """Name the target, pay, declare (CV-E1)."""
    if ABILITIES[index].effect.kind in AIMED:
        state.push(AimAbility(seat, index, ()))
    else:
        pay(state, seat, index, Declare(Used(seat, index, ())), None)


class AimAbility(Question):
    """Choose what a resource ability is aimed at."""

    __slots__ = ("ability", "taken")

    def __init__(self, seat: int, ability: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.ability = ability
        self.taken = taken

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        name = f"tech:{TECHS[ABILITIES[self.ability].tech].id}"
        return Message("cv-ask-ability", {"tech": name})

    def kind(self) -> str:
        what = ABILITIES[self.ability].effect.kind
        if what == "gain_trade_share":
            return "share_trade_target"
        return "destroy_city_target" if what == "destroy_city" else "ability_targets"

    def source(self) -> str:
        return f"tech:{TECHS[ABILITIES[self.ability].tech].id}"

    def rule(self) -> str:
        return "CV-E1"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return targets(state, seat, self.ability, self.taken) or [act(DONE)]

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == DONE:
            return
        taken = (*self.taken, move.a)
        if ABILITIES[self.ability].effect.kind == "move_to_water" and len(taken) == 1:
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
        kind = ABILITIES[self.ability].effect.kind
        if kind in ("gain_trade_share", "kill_random_unit"):
            return f"seat:{self.aims[0]}"
        if kind == "obsolete_wonder":
            return f"wonder:{WONDERS[self.aims[0]].id}"
        return f"square:{SQUARE_NAMES[self.aims[0]]}"

    def run(self, state: Civilization) -> None:
        effect = ABILITIES[self.ability].effect
        what = effect.kind
        seat = self.actor
        if what == "gain_culture":
            receive_culture(state, seat, effect.amount, self.what())
        elif what == "gain_trade_share":
            receive_trade(state, seat, effect.amount, self.what())
            receive_trade(state, self.aims[0], effect.other, self.what())
        elif what == "city_boost":
            city = state.city_centred_at(self.aims[0])
            if city >= 0:
                boost(state, city, effect.amount)
        elif what == "gain_great_person":
            gain_person(state, seat)
        elif what == "add_coin_token":
            if state.coin_tokens[PLACES * seat + COIN_POTTERY] < effect.most:
                add_coin(state, seat, COIN_POTTERY)
        elif what == "obsolete_wonder":
            make_obsolete(state, self.aims[0])
        elif what == "kill_random_unit":
            kill_random_unit(state, self.aims[0])
        elif what == "destroy_building":
            destroy_building(state, self.aims[0])
        elif what == "lock_square":
            state.locked = tuple(sorted((*state.locked, self.aims[0])))
        elif what == "move_to_water":
            self.ship(state)
        elif what == "extra_city_actions":
            extra_actions(state, seat)
        elif what == "destroy_city":
            city = state.city_centred_at(self.aims[0])
            if city >= 0:
                destroy_city(state, city, True)
        elif what == "bonus_damage":
            assert state.battle is not None
            state.battle.damage = effect.amount
        elif what == "deal_wounds":
            from pentapolis.games.civilization.engagement import DealWounds

            assert state.battle is not None
            side = 0 if state.battle.attacker == seat else 1
            state.push(DealWounds(seat, side, effect.amount))

    def ship(self, state: Civilization) -> None:
        """Steam Power: the figures of a square go to a water square and stay there."""
        group = state.own_at(self.aims[0], self.actor)
        if group and self.aims[1] in waters(state, self.actor, self.aims[0]):
            tell_step(state, self.actor, group, self.aims[0], self.aims[1])
            move_figures(state, group, self.aims[1])
            state.marked |= group


def extra_actions(state: Civilization, seat: int) -> None:
    """Each own city may take one more action; Anarchy's capital none (`extra_city_actions`)."""
    for city in state.cities_of(seat):
        if city % CITIES or not GOV_NO_CAPITAL[state.governments[seat]]:
            state.actions[city] += 1


def kill_random_unit(state: Civilization, seat: int) -> None:
    """A random card of the standing forces goes face up under its deck."""
    force = state.forces[seat]
    if not force:
        return
    i = state.chance.below(len(force))
    bury(state, force[i])
    if state.journal is not None:
        name = f"card:{UNIT_NAME[force[i] % MOST_KINDS]}"
        state.tell("cv-log-unit-killed", {"seat": f"seat:{seat}", "unit": name}, seat)
    state.forces[seat] = force[:i] + force[i + 1 :]
    state.reveal()


def make_obsolete(state: Civilization, wonder: int) -> None:
    """The ability is gone; a market wonder is discarded and replaced (CV-12.2, CV-12.3)."""
    if state.journal is not None:
        state.tell("cv-log-obsolete", {"wonder": f"wonder:{WONDERS[wonder].id}"})
    state.obsolete |= 1 << wonder
    for place in range(len(state.wonder_market)):
        if state.wonder_market[place] == wonder:
            refill_wonders(state, place)
    for seat in range(state.seats):
        recount(state, seat)


def refill_wonders(state: Civilization, place: int) -> None:
    """The next wonder of the deck fills the place at once (CV-6.32)."""
    if not state.wonder_deck:
        state.wonder_market[place] = -1
        return
    state.wonder_market[place] = state.wonder_deck[0]
    state.wonder_deck = state.wonder_deck[1:]
    state.reveal()
    if state.journal is not None:
        name = f"wonder:{WONDERS[state.wonder_market[place]].id}"
        state.tell("cv-log-new-wonder", {"wonder": name})
