"""Section 9, step 3: battle turns, fronts, wounds, trumps, abilities in battle."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.games.civilization.abilities import BY_PHASE, Used
from pentapolis.games.civilization.acts import (
    ABILITIES,
    DONE,
    FRONT,
    HEAL,
    PLAY,
    USE,
    Act,
    ability_of,
    act,
    check_verb,
)
from pentapolis.games.civilization.aftermath import Decide, kinds_of, strength
from pentapolis.games.civilization.knowledge import PUBLIC
from pentapolis.games.civilization.state import (
    Battle,
    Civilization,
)
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.suspicion import could_use
from pentapolis.games.civilization.tables import (
    MOST_KINDS,
    TECHS,
    TRUMPS,
    UNIT_NAME,
    UNIT_TYPE,
)
from pentapolis.games.civilization.windows import (
    Declare,
    can_use,
    pay,
)

METALWORKING: Final = ability_of("bonus_damage")
WOUNDERS: Final = [i for i in BY_PHASE["battle"] if ABILITIES[i].effect.kind == "deal_wounds"]
HEALERS: Final = [
    (tech.index, effect.amount)
    for tech in TECHS
    for effect in tech.permanent
    if effect.kind == "heal"
]

# --- engagement -----------------------------------------------------------------------------------


class BattleTurn(Step[Civilization]):
    """Turns alternate; a side without cards is skipped until both are out (CV-9.10)."""

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


def ability_choices(state: Civilization, battle: Battle, side: int) -> list[Move]:
    """Healing and wounds that the battle-turn player may use (CV-9.11)."""
    seat = battle.owner(side)
    moves: list[Move] = []
    if seat < 0 or not battle.fronts:
        return moves
    techs = state.techs[seat]
    for index in WOUNDERS:
        if (
            techs >> ABILITIES[index].tech & 1
            and has_units(battle, 1 - side)
            and can_use(state, seat, index)
        ):
            moves.append(act(USE, index))
    moves.extend(heal_moves(state, battle, side))
    return moves


def heal_moves(state: Civilization, battle: Battle, side: int) -> list[Move]:
    """Healing that a side may use now."""
    moves: list[Move] = []
    if not has_wounds(battle, side):
        return moves
    for tech, _ in HEALERS:
        if state.techs[battle.owner(side)] >> tech & 1 and not battle.healed[side] >> tech & 1:
            moves.append(act(HEAL, tech))
    return moves


def has_units(battle: Battle, side: int) -> bool:
    """Whether a side has units in play."""
    return any(unit >= 0 for unit in battle.fronts[2 * side :: 4])


def has_wounds(battle: Battle, side: int) -> bool:
    """Whether a side has a wounded unit in play."""
    return any(wounds > 0 for wounds in battle.fronts[2 * side + 1 :: 4])


class PlayUnit(Question):
    """Play exactly one unit: a new front, or against a lone enemy (CV-9.11, CV-9.12)."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-unit")

    def kind(self) -> str:
        return "play_unit"

    def rule(self) -> str:
        return "CV-9.12"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        battle = state.battle
        assert battle is not None
        side = self.side
        moves: list[Move] = []
        iron = battle.owner(side) >= 0 and can_use(state, seat, METALWORKING)
        kinds = kinds_of(battle.hands[side])
        for kind in kinds:
            moves.append(act(PLAY, kind, 0, 0))
        for front in range(len(battle.fronts) // 4):
            here = 4 * front
            if battle.fronts[here + 2 * side] < 0 <= battle.fronts[here + 2 - 2 * side]:
                for kind in kinds:
                    moves.append(act(PLAY, kind, front + 1, 0))
                    if iron:
                        moves.append(act(PLAY, kind, front + 1, 1))
        moves.extend(ability_choices(state, battle, side))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        battle = state.battle
        assert battle is not None
        if move.code != PLAY:
            state.push(self)
            use_in_battle(state, self.seat, self.side, move)
            return
        card = take_card(battle, self.side, move.a)
        everybody = PUBLIC | (1 << state.seats) - 1
        card |= MOST_KINDS * everybody
        state.reveal()
        state.push(AfterUnit((self.seat,), (), 0, self.side))
        if move.b == 0:
            front = len(battle.fronts) // 4
            battle.fronts.extend([-1, 0, -1, 0])
        else:
            front = move.b - 1
        battle.fronts[4 * front + 2 * self.side] = card
        if state.journal is not None:
            args: dict[str, Arg] = {"unit": f"card:{UNIT_NAME[move.a]}", "front": front + 1}
            if battle.owner(self.side) < 0:
                state.tell("cv-log-play-barbarians", args, self.seat)
            else:
                state.tell("cv-log-play", {**args, "seat": f"seat:{self.seat}"}, self.seat)
        if move.b:
            state.push(Attack(self.side, front))
            if move.c:
                used = Used(self.seat, METALWORKING, ())
                pay(state, self.seat, METALWORKING, Declare(used), None)


def take_card(battle: Battle, side: int, kind: int) -> int:
    """A card of that kind leaves the hand, the one that most seats know."""
    hand = battle.hands[side]
    best = -1
    for card in hand:
        if card % MOST_KINDS == kind and (best < 0 or card.bit_count() > best.bit_count()):
            best = card
    i = hand.index(best)
    battle.hands[side] = hand[:i] + hand[i + 1 :]
    return best


def use_in_battle(state: Civilization, seat: int, side: int, move: Act) -> None:
    """An ability before or after the played unit (CV-9.20)."""
    battle = state.battle
    assert battle is not None
    if move.code == USE:
        pay(state, seat, move.a, Declare(Used(seat, move.a, ())), None)
    else:
        if state.journal is not None:
            args = {"seat": f"seat:{seat}", "what": f"tech:{TECHS[move.a].id}"}
            state.tell("cv-log-use", {**args}, seat)
        battle.healed[side] |= 1 << move.a
        for tech, amount in HEALERS:
            if tech == move.a:
                heal(state, seat, side, amount)


def heal(state: Civilization, seat: int, side: int, amount: int) -> None:
    """Remove wounds from own units in play: all, or a few of choice (`heal`)."""
    battle = state.battle
    assert battle is not None
    wounds = sum(battle.fronts[2 * side + 1 :: 4])
    if amount == 0 or wounds <= amount:
        tell_healed(state, seat, wounds)
        for i in range(2 * side + 1, len(battle.fronts), 4):
            battle.fronts[i] = 0
    else:
        state.push(HealWounds(seat, side, amount))


def tell_healed(state: Civilization, seat: int, wounds: int) -> None:
    """Log how many wounds are gone."""
    if state.journal is not None:
        state.tell("cv-log-healed", {"seat": f"seat:{seat}", "wounds": wounds}, seat)


class HealWounds(Question):
    """Which wound is removed next."""

    __slots__ = ("side", "left")

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        if self.left and has_wounds(battle, self.side):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-heal", {"left": self.left})

    def kind(self) -> str:
        return "battle_ability"

    def rule(self) -> str:
        return "CV-9.20"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        battle = state.battle
        assert battle is not None
        wounds = battle.fronts[2 * self.side + 1 :: 4]
        return [act(FRONT, i + 1) for i in range(len(wounds)) if wounds[i]]

    def take(self, state: Civilization, move: Act) -> None:
        battle = state.battle
        assert battle is not None
        tell_healed(state, self.seat, 1)
        battle.fronts[4 * (move.a - 1) + 2 * self.side + 1] -= 1
        state.push(HealWounds(self.seat, self.side, self.left - 1))


class DealWounds(Question):
    """Wounds are split freely over enemy units in play (`deal_wounds`)."""

    __slots__ = ("side", "left")

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        if self.left and has_units(battle, 1 - self.side):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-wounds", {"left": self.left})

    def kind(self) -> str:
        return "battle_ability"

    def rule(self) -> str:
        return "CV-9.20"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        battle = state.battle
        assert battle is not None
        units = battle.fronts[2 - 2 * self.side :: 4]
        moves: list[Move] = [act(FRONT, i + 1) for i in range(len(units)) if units[i] >= 0]
        moves.append(act(DONE))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == DONE:
            return
        battle = state.battle
        assert battle is not None
        wound(state, battle, 1 - self.side, move.a - 1, 1)
        state.push(DealWounds(self.seat, self.side, self.left - 1))


def wound(state: Civilization, battle: Battle, side: int, front: int, amount: int) -> bool:
    """Wounds on a unit; with wounds >= strength it is killed (CV-9.15). True if it died."""
    i = 4 * front + 2 * side
    unit = battle.fronts[i]
    battle.fronts[i + 1] += amount
    dies = battle.fronts[i + 1] >= strength(state, battle, side, unit)
    if state.journal is not None:
        tell_wound(state, battle, side, front, amount, dies)
    if not dies:
        return False
    battle.fronts[i] = -1
    battle.fronts[i + 1] = 0
    battle.killed[side] = tuple(sorted((*battle.killed[side], unit)))
    return True


def tell_wound(
    state: Civilization, battle: Battle, side: int, front: int, amount: int, dies: bool
) -> None:
    """Log what a unit suffers."""
    i = 4 * front + 2 * side
    owner = battle.owner(side)
    args: dict[str, Arg] = {
        "unit": f"card:{UNIT_NAME[battle.fronts[i] % MOST_KINDS]}",
        "front": front + 1,
        "amount": amount,
        "wounds": battle.fronts[i + 1],
        "strength": strength(state, battle, side, battle.fronts[i]),
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
    """Both units wound at the same time, a trumping one first (CV-9.14 to CV-9.19)."""

    __slots__ = ("side", "front")

    def __init__(self, side: int, front: int) -> None:
        self.side = side
        self.front = front

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        side = self.side
        mine = battle.fronts[4 * self.front + 2 * side]
        other = battle.fronts[4 * self.front + 2 - 2 * side]
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


class AfterUnit(Window[Civilization]):
    """The ability window after the played unit (CV-9.11); what pays for one may be hidden."""

    __slots__ = ("side",)

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
        return bool(heal_moves(state, battle, self.side))

    def reactions(self, state: Civilization, seat: int) -> list[Move]:
        battle = state.battle
        assert battle is not None
        return ability_choices(state, battle, self.side)

    def nothing(self) -> Move:
        return act(DONE)

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, Act)
        state.push(self.again(self.seats, (), 0))
        use_in_battle(state, seat, self.side, move)

    def closed(self, state: Civilization) -> None:
        state.push(BattleTurn(1 - self.side))

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-battle-ability")

    def kind(self) -> str:
        return "battle_ability"

    def source(self) -> str:
        return "CV-9.11"

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        return Message("cv-not-now", {"move": text}, "CV-9.11")
