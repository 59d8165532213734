"""Chapter 9, step 3 of a battle: fronts, wounds, trumps, abilities in battle."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.effects.abilities import BY_PHASE, Used
from pentapolis.games.civilization.effects.activated import BonusDamage, Heal
from pentapolis.games.civilization.effects.activated import DealWounds as WoundsEffect
from pentapolis.games.civilization.effects.payment import can_use, payable, refuse_use
from pentapolis.games.civilization.effects.reactions import Declare, pay
from pentapolis.games.civilization.effects.suspicion import could_use
from pentapolis.games.civilization.moves import (
    DONE,
    FRONT,
    HEAL,
    PLAY,
    USE,
    CivMove,
    make,
)
from pentapolis.games.civilization.parts import Battle, Front
from pentapolis.games.civilization.questions import (
    ELSEWHERE,
    CivWindow,
    SideQuestion,
    the_first,
    the_second,
)
from pentapolis.games.civilization.rules.aftermath import Decide
from pentapolis.games.civilization.rules.units import kinds_of, strength
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    MOST_KINDS,
    TECHS,
    TRUMPS,
    UNIT_NAME,
    UNIT_TYPE,
    ability_of,
)
from pentapolis.games.civilization.tables.hidden import PUBLIC

METALWORKING: Final = ability_of(BonusDamage)
WOUNDERS: Final = [i for i in BY_PHASE["battle"] if isinstance(ABILITIES[i].effect, WoundsEffect)]
HEALERS: Final = {
    tech.index: effect.amount
    for tech in TECHS
    for effect in tech.permanent
    if isinstance(effect, Heal)
}
"""Techs that heal, and how many wounds."""

# --- engagement -----------------------------------------------------------------------------------


class BattleTurn(Step[Civilization]):
    """The sides alternate; one without cards is skipped until both have none (CV-9.10)."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        side = self.side
        if not battle.hands[side]:
            side = 1 - side
            if not battle.hands[side]:
                state.push(Decide())
                return
        state.push(PlayUnit(battle.seat(side), side))


NO_FRONTS: Final = Refusal("cv-no-units-in-play", "CV-9.11", the_first)
BARBARIANS: Final = Refusal("cv-no-barbarian-ability", "CV-9.30")
NOT_IN_BATTLE: Final = Refusal("cv-no-battle-ability", "CV-9.20", the_first)
NO_WOUNDS: Final = Refusal("cv-no-wounds", "CV-9.20", the_first)
NOT_KNOWN: Final = Refusal("cv-no-tech", "CV-8.16", the_first)
HEALED: Final = Refusal("cv-no-second-healing", "CV-E5", the_first)


def refuse_wounding(state: Civilization, battle: Battle, side: int, index: int) -> Refusal | None:
    """Require an ability that deals wounds, and enemy units in play (CV-9.11, CV-9.20)."""
    seat = battle.owner(side)
    if seat < 0:
        return BARBARIANS
    if index not in WOUNDERS:
        return NOT_IN_BATTLE
    if not has_units(battle, 1 - side):
        return NO_FRONTS
    return refuse_use(state, seat, index)


def refuse_healing(state: Civilization, battle: Battle, side: int, tech: int) -> Refusal | None:
    """Require a healing tech, unused in this battle, and wounded own units (CV-9.20)."""
    seat = battle.owner(side)
    if seat < 0:
        return BARBARIANS
    if tech not in HEALERS:
        return NOT_IN_BATTLE
    if not state.techs[seat] >> tech & 1:
        return NOT_KNOWN
    if not has_wounds(battle, side):
        return NO_WOUNDS
    return HEALED if battle.healed[side] >> tech & 1 else None


def refuse_ability(state: Civilization, battle: Battle, side: int, move: CivMove) -> Refusal | None:
    """Why the player whose battle turn it is cannot use the ability."""
    if move.code == USE:
        return refuse_wounding(state, battle, side, move.first)
    if move.code == HEAL:
        return refuse_healing(state, battle, side, move.first)
    return ELSEWHERE[move.code]


ABILITY_MOVES: Final = [
    *[make(USE, index) for index in WOUNDERS],
    *[make(HEAL, tech) for tech in HEALERS],
]


def has_units(battle: Battle, side: int) -> bool:
    """Whether a side has units in play."""
    return bool(battle.units(side))


def has_wounds(battle: Battle, side: int) -> bool:
    """Whether a side has a wounded unit in play."""
    return sum([front.wounds[side] for front in battle.fronts]) > 0


NOT_IN_HAND: Final = Refusal("cv-no-unit-in-hand", "CV-9.11", the_first)
NO_LONE_ENEMY: Final = Refusal("cv-no-lone-enemy", "CV-9.12", the_second)


def damage_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """What the extra damage lacks: the tech, its use this turn, or iron."""
    battle = state.battle
    step = state.asking
    assert battle is not None
    assert isinstance(step, PlayUnit)
    ability = ABILITIES[METALWORKING]
    if battle.owner(step.side) < 0 or not state.techs[seat] >> ability.tech & 1:
        lacking = "tech"
    else:
        lacking = "use" if state.used[seat] & ability.mark else "iron"
    have = payable(state, seat, ability.cost)
    return {"lacking": lacking, "units": ability.units, "have": have}


NO_DAMAGE_TARGET: Final = Refusal("cv-no-damage-target", "CV-9.20")
NO_DAMAGE: Final = Refusal("cv-no-iron", "CV-9.20", damage_words)


class PlayUnit(SideQuestion):
    """Which unit is played: on a new front, or against an unopposed enemy (CV-9.11, CV-9.12)."""

    __slots__ = ()
    KIND = "play_unit"
    RULE = "CV-9.12"
    PROMPT = "cv-ask-unit"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        battle = state.battle
        assert battle is not None
        kinds = kinds_of(battle.hands[self.side])
        has_iron = self.has_iron(state, battle)
        moves: list[Move] = [make(PLAY, kind, 0, 0) for kind in kinds]
        for front in range(len(battle.fronts)):
            if battle.fronts[front].is_open_to(self.side):
                for kind in kinds:
                    moves.append(make(PLAY, kind, front + 1, 0))
                    if has_iron:
                        moves.append(make(PLAY, kind, front + 1, 1))
        for move in ABILITY_MOVES:
            if refuse_ability(state, battle, self.side, move) is None:
                moves.append(move)
        return moves

    def has_iron(self, state: Civilization, battle: Battle) -> bool:
        """Whether the side can pay for more damage (`bonus_damage`)."""
        return battle.owner(self.side) >= 0 and can_use(state, self.seat, METALWORKING)

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        battle = state.battle
        assert battle is not None
        if move.code != PLAY:
            return refuse_ability(state, battle, self.side, move)
        if move.first not in kinds_of(battle.hands[self.side]):
            return NOT_IN_HAND
        front = move.second
        if front == 0:
            return NO_DAMAGE_TARGET if move.third else None
        if front > len(battle.fronts) or not battle.fronts[front - 1].is_open_to(self.side):
            return NO_LONE_ENEMY
        if move.third == 0:
            return None
        return None if self.has_iron(state, battle) else NO_DAMAGE

    def take(self, state: Civilization, move: CivMove) -> None:
        battle = state.battle
        assert battle is not None
        if move.code != PLAY:
            state.push(self)
            use_in_battle(state, self.seat, self.side, move)
            return
        card = take_card(battle, self.side, move.first)
        everybody = PUBLIC | (1 << state.seats) - 1
        card |= MOST_KINDS * everybody
        state.reveal()
        state.push(AfterUnit((self.seat,), (), 0, self.side))
        if move.second == 0:
            front = len(battle.fronts)
            battle.fronts.append(Front([-1, -1], [0, 0]))
        else:
            front = move.second - 1
        battle.fronts[front].units[self.side] = card
        if state.journal is not None:
            args: dict[str, Arg] = {"unit": f"card:{UNIT_NAME[move.first]}", "front": front + 1}
            if battle.owner(self.side) < 0:
                state.tell("cv-log-play-barbarians", args, self.seat)
            else:
                state.tell("cv-log-play", {**args, "seat": f"seat:{self.seat}"}, self.seat)
        if move.second:
            state.push(Attack(self.side, front))
            if move.third:
                used = UsedInBattle(self.seat, METALWORKING, ())
                pay(state, self.seat, METALWORKING, Declare(used), None)


class UsedInBattle(Used):
    """An ability used in a battle turn (CV-9.20)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        effect = ABILITIES[self.ability].effect
        if isinstance(effect, BonusDamage):
            battle.damage = effect.amount
        elif isinstance(effect, WoundsEffect):
            side = 0 if battle.attacker == self.actor else 1
            state.push(DealWounds(self.actor, side, effect.amount))


def take_card(battle: Battle, side: int, kind: int) -> int:
    """Take a card of that kind from the hand: the copy that most seats know."""
    hand = battle.hands[side]
    best = -1
    for card in hand:
        if card % MOST_KINDS == kind and (best < 0 or card.bit_count() > best.bit_count()):
            best = card
    i = hand.index(best)
    battle.hands[side] = hand[:i] + hand[i + 1 :]
    return best


def use_in_battle(state: Civilization, seat: int, side: int, move: CivMove) -> None:
    """Use an ability before or after playing a unit (CV-9.20)."""
    battle = state.battle
    assert battle is not None
    if move.code == USE:
        pay(state, seat, move.first, Declare(UsedInBattle(seat, move.first, ())), None)
    else:
        if state.journal is not None:
            args = {"seat": f"seat:{seat}", "what": f"tech:{TECHS[move.first].id}"}
            state.tell("cv-log-use", {**args}, seat)
        battle.healed[side] |= 1 << move.first
        heal(state, seat, side, HEALERS[move.first])


def heal(state: Civilization, seat: int, side: int, amount: int) -> None:
    """Remove wounds from own units in play: all, or some that the seat chooses (`heal`)."""
    battle = state.battle
    assert battle is not None
    wounds = sum([front.wounds[side] for front in battle.fronts])
    if amount == 0 or wounds <= amount:
        tell_healed(state, seat, wounds)
        for front in battle.fronts:
            front.wounds[side] = 0
    else:
        state.push(HealWounds(seat, side, amount))


def tell_healed(state: Civilization, seat: int, wounds: int) -> None:
    """Log how many wounds are removed."""
    if state.journal is not None:
        state.tell("cv-log-healed", {"seat": f"seat:{seat}", "wounds": wounds}, seat)


NOT_WOUNDED: Final = Refusal("cv-no-wounded-unit", "CV-9.20", the_first)
NO_ENEMY: Final = Refusal("cv-no-enemy-unit", "CV-9.20", the_first)


class WoundsQuestion(SideQuestion):
    """A question for one wound after another on units in play."""

    __slots__ = ("left",)
    KIND = "battle_ability"
    RULE = "CV-9.20"

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat, side)
        self.left = left

    def prompt(self, seat: int) -> Message:
        return Message(self.PROMPT, {"left": self.left})

    def is_target(self, front: Front) -> bool:
        """Whether the next wound may concern that front."""
        raise NotImplementedError

    def targets(self, state: Civilization) -> list[Move]:
        """The fronts to choose from."""
        battle = state.battle
        assert battle is not None
        fronts = battle.fronts
        return [make(FRONT, i + 1) for i in range(len(fronts)) if self.is_target(fronts[i])]

    def is_at_target(self, state: Civilization, move: CivMove) -> bool:
        """Whether the move names one of these fronts."""
        battle = state.battle
        assert battle is not None
        front = move.first - 1
        return 0 <= front < len(battle.fronts) and self.is_target(battle.fronts[front])


class HealWounds(WoundsQuestion):
    """Which wound is removed next."""

    __slots__ = ()
    PROMPT = "cv-ask-heal"

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        if self.left and has_wounds(battle, self.side):
            state.ask(self, self.seat)

    def is_target(self, front: Front) -> bool:
        return front.wounds[self.side] > 0

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return self.targets(state)

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != FRONT:
            return ELSEWHERE[move.code]
        return None if self.is_at_target(state, move) else NOT_WOUNDED

    def take(self, state: Civilization, move: CivMove) -> None:
        battle = state.battle
        assert battle is not None
        tell_healed(state, self.seat, 1)
        battle.fronts[move.first - 1].wounds[self.side] -= 1
        state.push(HealWounds(self.seat, self.side, self.left - 1))


class DealWounds(WoundsQuestion):
    """Which enemy unit in play gets the next wound (`deal_wounds`)."""

    __slots__ = ()
    PROMPT = "cv-ask-wounds"

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        if self.left and has_units(battle, 1 - self.side):
            state.ask(self, self.seat)

    def is_target(self, front: Front) -> bool:
        return front.units[1 - self.side] >= 0

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        moves = self.targets(state)
        moves.append(make(DONE))
        return moves

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != FRONT:
            return None if move.code == DONE else ELSEWHERE[move.code]
        return None if self.is_at_target(state, move) else NO_ENEMY

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == DONE:
            return
        battle = state.battle
        assert battle is not None
        wound(state, battle, 1 - self.side, move.first - 1, 1)
        state.push(DealWounds(self.seat, self.side, self.left - 1))


def wound(state: Civilization, battle: Battle, side: int, front: int, amount: int) -> bool:
    """Wound a unit; it dies if its wounds reach its strength (CV-9.15). True if it died."""
    here = battle.fronts[front]
    unit = here.units[side]
    here.wounds[side] += amount
    dies = here.wounds[side] >= strength(state, battle, side, unit)
    if state.journal is not None:
        tell_wound(state, battle, side, front, amount, dies)
    if not dies:
        return False
    here.units[side] = -1
    here.wounds[side] = 0
    battle.killed[side] = tuple(sorted((*battle.killed[side], unit)))
    return True


def tell_wound(
    state: Civilization, battle: Battle, side: int, front: int, amount: int, dies: bool
) -> None:
    """Log the wounds of a unit."""
    here = battle.fronts[front]
    owner = battle.owner(side)
    args: dict[str, Arg] = {
        "unit": f"card:{UNIT_NAME[here.units[side] % MOST_KINDS]}",
        "front": front + 1,
        "amount": amount,
        "wounds": here.wounds[side],
        "strength": strength(state, battle, side, here.units[side]),
    }
    if dies and owner >= 0:
        state.tell("cv-log-dies", {**args, "seat": f"seat:{owner}"}, owner)
    elif dies:
        state.tell("cv-log-barbarian-dies", args)
    else:
        state.tell("cv-log-wounded", args)


def tell_trump(state: Civilization, unit: int, other: int) -> None:
    """Log that a unit wounds first (CV-9.17)."""
    if state.journal is not None:
        args = {
            "unit": f"card:{UNIT_NAME[unit % MOST_KINDS]}",
            "other": f"card:{UNIT_NAME[other % MOST_KINDS]}",
        }
        state.tell("cv-log-trump", {**args})


class Attack(Step[Civilization]):
    """Both units deal wounds at the same time, but a trumping unit first (CV-9.14 to CV-9.19)."""

    __slots__ = ("side", "front")

    def __init__(self, side: int, front: int) -> None:
        self.side = side
        self.front = front

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        side = self.side
        mine = battle.fronts[self.front].units[side]
        other = battle.fronts[self.front].units[1 - side]
        extra = battle.damage
        battle.damage = 0
        mine_type = UNIT_TYPE[mine % MOST_KINDS]
        other_type = UNIT_TYPE[other % MOST_KINDS]
        mine_deals = strength(state, battle, side, mine) + extra
        other_deals = strength(state, battle, 1 - side, other)
        if TRUMPS[mine_type] == other_type:
            tell_trump(state, mine, other)
            if wound(state, battle, 1 - side, self.front, mine_deals):
                return
            wound(state, battle, side, self.front, other_deals)
        elif TRUMPS[other_type] == mine_type:
            tell_trump(state, other, mine)
            if wound(state, battle, side, self.front, other_deals):
                return
            wound(state, battle, 1 - side, self.front, mine_deals)
        else:
            wound(state, battle, 1 - side, self.front, mine_deals)
            wound(state, battle, side, self.front, other_deals)


class AfterUnit(CivWindow):
    """The ability window after a played unit (CV-9.11); tokens that can pay may be hidden."""

    __slots__ = ("side",)
    KIND = "battle_ability"
    RULE = "CV-9.11"
    PROMPT = "cv-ask-battle-ability"

    def __init__(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int, side: int
    ) -> None:
        super().__init__(seats, passed, next)
        self.side = side

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[Civilization]:
        return AfterUnit(seats, passed, next, self.side)

    def could(self, state: Civilization, seat: int) -> bool:
        battle = state.battle
        assert battle is not None
        if battle.owner(self.side) < 0:
            return False
        for index in WOUNDERS:
            if has_units(battle, 1 - self.side) and could_use(state, seat, index):
                return True
        for tech in HEALERS:
            if refuse_healing(state, battle, self.side, tech) is None:
                return True
        return False

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [*ABILITY_MOVES]

    def nothing(self) -> Move:
        return make(DONE)

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, CivMove)
        state.push(self.again(self.seats, (), 0))
        use_in_battle(state, seat, self.side, move)

    def closed(self, state: Civilization) -> None:
        state.push(BattleTurn(1 - self.side))

    def refuse_move(self, state: Civilization, seat: int, move: CivMove) -> Refusal | None:
        battle = state.battle
        assert battle is not None
        return refuse_ability(state, battle, self.side, move)
