"""Section 9: battles with fronts, wounds and trumps; villages, lone scouts, cities."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.abilities import BY_PHASE, Used
from pentapolis.games.civilization.acts import (
    ABILITIES,
    DECK,
    DECLINE,
    DONE,
    EVENT,
    FRONT,
    HEAL,
    PASS,
    PLAY,
    SAVE,
    USE,
    USED_LAWS,
    Act,
    ability_of,
    act,
)
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.culture import advance, discard_event, gain_person, kinds_in
from pentapolis.games.civilization.dials import (
    add_coin,
    destroy_city,
    remove_figures,
    set_travelling,
    win,
)
from pentapolis.games.civilization.events import owner_of_figures
from pentapolis.games.civilization.knowledge import PUBLIC
from pentapolis.games.civilization.loot import SpendLoot
from pentapolis.games.civilization.research import bury, draw_card, draw_unit, has_cards
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES_OF,
    CITIES,
    MILITARY_VICTORY,
    Battle,
    Civilization,
)
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.tables import (
    AIRCRAFT,
    ARTILLERY,
    BASE,
    BREAK_WALLS,
    CIV_ADVANCE,
    CIV_EXPLORE,
    CIV_SAVE,
    CODE_OF_LAWS,
    COIN_LAWS,
    EVENT_CHAIN,
    EVENT_EFFECT,
    EVENTS,
    GOV_BATTLE_HAND,
    GREAT_PERSON_TOKEN,
    HIMEJI,
    INFANTRY,
    MOST_EVENTS,
    MOST_KINDS,
    MOST_TOKENS,
    MOUNTED,
    ORACLE,
    PER_5_COINS,
    PLACES,
    TECHS,
    TOKEN_FACES,
    TRUMPS,
    UNIT_BASE,
    UNIT_NAME,
    UNIT_TYPE,
    UNIT_TYPES,
    VILLAGE,
    WALLS_BONUS,
    token_name,
)
from pentapolis.games.civilization.windows import (
    EVENT_FORM,
    Declare,
    Pending,
    can_use,
    declare,
    pay,
    tell_declared,
)

METALWORKING: Final = ability_of("bonus_damage")
WOUNDERS: Final = [i for i in BY_PHASE["battle"] if ABILITIES[i].effect.kind == "deal_wounds"]
HEALERS: Final = [
    (tech.index, effect.amount)
    for tech in TECHS
    for effect in tech.permanent
    if effect.kind == "heal"
]
BASE_HAND: Final[int] = BASE["battle_hand"]
PER_ARMY: Final = 2
CITY_HAND: Final = 3
CITY_BONUS: Final = 6
CAPITAL_BONUS: Final = 12


# --- what an army finds ---------------------------------------------------------------------------


def contest(state: Civilization, seat: int, sq: int, figures: int) -> None:
    """Resolve a square that a group has entered (CV-7.13 to CV-7.21)."""
    city = state.city_centred_at(sq)
    if city >= 0 and city // CITIES != seat:
        start_battle(state, seat, city // CITIES, sq, figures, city, False)
        return
    enemies = state.enemies_at(sq, seat)
    if enemies:
        other = owner_of_figures(enemies)
        if enemies & ALL_ARMIES:
            start_battle(state, seat, other, sq, figures, -1, False)
        else:
            kill_scouts(state, seat, other, sq, enemies)
        return
    token = state.lying[sq]
    if token >= 0:
        if token % TOKEN_FACES >= VILLAGE:
            start_battle(state, seat, state.left(seat), sq, figures, -1, True)
        else:
            take_token(state, seat, sq)


def kill_scouts(state: Civilization, seat: int, other: int, sq: int, scouts: int) -> None:
    """Lone scouts die; 1 loot as for a won battle (CV-7.18, CV-Q17)."""
    remove_figures(state, scouts)
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "other": f"seat:{other}"}
        state.tell("cv-log-scouts-killed", {**args}, seat)
    state.push(SpendLoot(seat, other, 1))
    reward_win(state, seat)


def take_token(state: Civilization, seat: int, sq: int) -> None:
    """Take a hut or a conquered village (CV-7.14, CV-7.15)."""
    token = state.lying[sq]
    lying = state.lying[:]
    lying[sq] = -1
    state.lying = lying
    state.reveal()
    state.culture[seat] += CIV_EXPLORE[state.civs[seat]]
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "square": f"square:{SQUARE_NAMES[sq]}",
            "token": "token:village" if token >= VILLAGE else "token:hut",
        }
        state.tell("cv-log-token", {**args}, seat)
        name = f"token:{token_name(token)}"
        state.tell("cv-log-you-drew", {"event": name}, seat, (seat,))
    if token & 7 == GREAT_PERSON_TOKEN:
        state.gone[token % TOKEN_FACES] += 1
        gain_person(state, seat)
        return
    state.taken[seat] = tuple(sorted((*state.taken[seat], token | TOKEN_FACES << seat)))


def reward_win(state: Civilization, seat: int) -> None:
    """Code of Laws: a coin token for a won battle, once per turn (`coin_on_battle_win`)."""
    if (
        state.techs[seat] & CODE_OF_LAWS
        and not state.used[seat] & USED_LAWS
        and state.coin_tokens[PLACES * seat + COIN_LAWS] < MOST_TOKENS
    ):
        state.used[seat] |= USED_LAWS
        add_coin(state, seat, COIN_LAWS)


# --- start ----------------------------------------------------------------------------------------


def start_battle(
    state: Civilization, attacker: int, defender: int, sq: int, figures: int, city: int,
    barbarians: bool,
) -> None:  # fmt: skip
    """Step 0: walls fall; with the alternate events levies are called (CV-9.1, CV-9.2)."""
    battle = Battle(attacker, defender, sq, figures)
    battle.city = city
    battle.barbarians = barbarians
    state.battle = battle
    set_travelling(state, figures, sq)  # nothing is blocked until the battle is decided
    if city >= 0 and state.walled[city] and state.techs[attacker] & BREAK_WALLS:
        state.walled[city] = 0
    if state.journal is not None:
        args = {"seat": f"seat:{attacker}", "square": f"square:{SQUARE_NAMES[sq]}"}
        if barbarians:
            state.tell("cv-log-village-battle", {**args}, attacker)
        else:
            state.tell("cv-log-battle", {**args, "other": f"seat:{defender}"}, attacker)
    state.push(DrawForces())
    if not barbarians:
        state.push(Levy(defender))
    state.push(Levy(attacker))


def hand_size(state: Civilization, seat: int, armies: int, in_city: bool) -> int:
    """The battle hand size (CV-9.4, CV-9.5)."""
    size = BASE_HAND + GOV_BATTLE_HAND[state.governments[seat]]
    if armies > 1:
        size += PER_ARMY * (armies - 1)
    if in_city:
        size += CITY_HAND
    if state.techs[seat] & PER_5_COINS:
        size += state.coins[seat] // 5
    return size


def combat_bonus(state: Civilization, seat: int, city: int) -> int:
    """Barracks, academies, generals; a defended city and its walls (CV-9.8)."""
    bonus = 0
    for own in state.cities_of(seat):
        bonus += state.y_combat[own]
    if city >= 0:
        bonus += CITY_BONUS if city % CITIES else CAPITAL_BONUS
        if state.walled[city]:
            bonus += WALLS_BONUS
    return bonus


class DrawForces(Step[Civilization]):
    """Steps 1 and 2: draw battle forces, compare combat bonuses (CV-9.3 to CV-9.9)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        armies = (battle.figures & ALL_ARMIES).bit_count()
        draw_hand(state, 0, hand_size(state, battle.attacker, armies, False))
        bonus = combat_bonus(state, battle.attacker, -1)
        if battle.barbarians:
            state.push(BarbarianDraw(battle.defender, 0))
            battle.seen[1] |= 1 << battle.defender
            battle.bonus = [bonus, 0]
            return
        armies = (state.occupied[battle.square] & ARMIES_OF[battle.defender]).bit_count()
        size = hand_size(state, battle.defender, armies, battle.city >= 0)
        draw_hand(state, 1, size)
        other = combat_bonus(state, battle.defender, battle.city)
        battle.bonus = [max(bonus - other, 0), max(other - bonus, 0)]
        open_hands(state, battle)
        walled = battle.city >= 0 and state.walled[battle.city]
        state.push(BattleTurn(0 if walled else 1))


def draw_hand(state: Civilization, side: int, size: int) -> None:
    """Shuffle the standing forces and draw (CV-9.3)."""
    battle = state.battle
    assert battle is not None
    seat = battle.seat(side)
    force = list(state.forces[seat])
    if size < len(force):
        state.chance.shuffle(force)
    battle.hands[side] = tuple(sorted(force[:size]))
    state.forces[seat] = tuple(sorted(force[size:]))
    state.reveal()


def open_hands(state: Civilization, battle: Battle) -> None:
    """The Oracle: the opponent plays with the battle hand face up."""
    for side in (0, 1):
        viewer = battle.owner(1 - side)
        if viewer >= 0 and state.wonders_on[viewer] & ORACLE:
            battle.seen[side] |= 1 << viewer
            battle.hands[side] = tuple(
                sorted([card | MOST_KINDS << viewer for card in battle.hands[side]])
            )


class BarbarianDraw(Question):
    """One artillery, infantry and mounted card for the village (CV-9.30, CV-Q61)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        if self.count == 3:
            open_hands(state, battle)
            state.push(BattleTurn(1))
            return
        kind = (ARTILLERY, INFANTRY, MOUNTED)[self.count]
        if has_cards(state, kind):
            self.draw(state, kind)
        elif self.moves(state, self.seat):
            state.ask(self, self.seat)
        else:
            state.push(BarbarianDraw(self.seat, self.count + 1))

    def draw(self, state: Civilization, kind: int) -> None:
        battle = state.battle
        assert battle is not None
        card = draw_card(state, kind) | MOST_KINDS << self.seat
        battle.hands[1] = tuple(sorted((*battle.hands[1], card)))
        state.push(BarbarianDraw(self.seat, self.count + 1))

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-barbarian-deck")

    def kind(self) -> str:
        return "barbarian_deck"

    def rule(self) -> str:
        return "CV-9.30"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(DECK, k) for k in range(AIRCRAFT) if has_cards(state, k)]

    def take(self, state: Civilization, move: Act) -> None:
        self.draw(state, move.a)


# --- levies (alternate events only) ---------------------------------------------------------------


class Levy(Question):
    """Battle events of the alternate set, before drawing (CV-9.2, CV-Q20)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        for card in state.events[self.seat]:
            if EVENT_CHAIN[card % MOST_EVENTS] == "levy":
                state.ask(self, self.seat)
                return

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-levy")

    def kind(self) -> str:
        return "levy_choice"

    def rule(self) -> str:
        return "CV-9.2"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        moves: list[Move] = [
            act(EVENT, kind) for kind in kinds_in(state.events[seat]) if EVENT_CHAIN[kind] == "levy"
        ]
        moves.append(act(PASS))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == EVENT:
            state.push(self)
            discard_event(state, self.seat, move.a)
            levy = LevyPlayed(self.seat, move.a)
            tell_declared(state, levy)
            declare(state, levy)


class LevyPlayed(Pending):
    """A levy card: units for nothing (`free_units`)."""

    __slots__ = ("event",)

    def __init__(self, actor: int, event: int) -> None:
        super().__init__(actor)
        self.event = event

    def form(self) -> int:
        return EVENT_FORM

    def what(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def run(self, state: Civilization) -> None:
        state.push(LevyUnit(self.actor, EVENT_EFFECT[self.event].amount))


class LevyUnit(Question):
    """Draw unlocked units, any mix of types."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: Civilization) -> None:
        if self.count:
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-levy-unit", {"count": self.count})

    def kind(self) -> str:
        return "levy_choice"

    def rule(self) -> str:
        return "CV-9.2"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        moves: list[Move] = [
            act(DECK, kind)
            for kind in range(len(UNIT_TYPES))
            if state.ranks[4 * seat + kind] and has_cards(state, kind)
        ]
        moves.append(act(DONE))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == DECK:
            draw_unit(state, self.seat, move.a)
            state.push(LevyUnit(self.seat, self.count - 1))


# --- engagement -----------------------------------------------------------------------------------


def strength(state: Civilization, battle: Battle, side: int, unit: int) -> int:
    """A card's value at its owner's rank, Himeji included (CV-9.6, CV-9.31)."""
    kind = unit % MOST_KINDS
    owner = battle.owner(side)
    if owner < 0:
        return UNIT_BASE[kind]
    value = UNIT_BASE[kind]
    if UNIT_TYPE[kind] != AIRCRAFT:
        value += state.ranks[4 * owner + UNIT_TYPE[kind]] - 1
    if state.wonders_on[owner] & HIMEJI:
        value += 1
    return value


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


def kinds_of(cards: tuple[int, ...]) -> list[int]:
    """The different units of a hand."""
    found: list[int] = []
    for card in cards:
        kind = card % MOST_KINDS
        if kind not in found:
            found.append(kind)
    found.sort()
    return found


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
    for tech, _ in HEALERS:
        if techs >> tech & 1 and not battle.healed[side] >> tech & 1 and has_wounds(battle, side):
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
        state.push(AfterUnit(self.seat, self.side))
        if move.b == 0:
            front = len(battle.fronts) // 4
            battle.fronts.extend([-1, 0, -1, 0])
        else:
            front = move.b - 1
        battle.fronts[4 * front + 2 * self.side] = card
        if state.journal is not None:
            args: dict[str, Arg] = {
                "seat": f"seat:{self.seat}",
                "unit": f"card:{UNIT_NAME[move.a]}",
                "front": front + 1,
            }
            state.tell("cv-log-play", {**args}, self.seat)
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
        for i in range(2 * side + 1, len(battle.fronts), 4):
            battle.fronts[i] = 0
    else:
        state.push(HealWounds(seat, side, amount))


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
    if battle.fronts[i + 1] < strength(state, battle, side, unit):
        return False
    battle.fronts[i] = -1
    battle.fronts[i + 1] = 0
    battle.killed[side] = tuple(sorted((*battle.killed[side], unit)))
    return True


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
            if wound(state, battle, 1 - side, self.front, mine_deals):
                return
            wound(state, battle, side, self.front, other_deals)
        elif TRUMPS[other_type] == mine_type:
            if wound(state, battle, side, self.front, other_deals):
                return
            wound(state, battle, 1 - side, self.front, mine_deals)
        else:
            wound(state, battle, 1 - side, self.front, mine_deals)
            wound(state, battle, side, self.front, other_deals)


class AfterUnit(Question):
    """The ability window after the played unit (CV-9.11)."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        if ability_choices(state, battle, self.side):
            state.ask(self, self.seat)
        else:
            state.push(BattleTurn(1 - self.side))

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-battle-ability")

    def kind(self) -> str:
        return "battle_ability"

    def rule(self) -> str:
        return "CV-9.11"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        battle = state.battle
        assert battle is not None
        moves = ability_choices(state, battle, self.side)
        moves.append(act(DONE))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == DONE:
            state.push(BattleTurn(1 - self.side))
            return
        state.push(self)
        use_in_battle(state, self.seat, self.side, move)


# --- result ---------------------------------------------------------------------------------------


class Decide(Step[Civilization]):
    """Wounds go, surviving strengths and the bonus are compared (CV-9.21, CV-9.22)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        totals = battle.bonus[:]
        for side in (0, 1):
            for unit in battle.fronts[2 * side :: 4]:
                if unit >= 0:
                    totals[side] += strength(state, battle, side, unit)
        winner = 0 if totals[0] > totals[1] else 1
        if state.journal is not None:
            args: dict[str, Arg] = {
                "attacker": totals[0],
                "defender": totals[1],
                "winner": "attacker" if winner == 0 else "defender",
            }
            state.tell("cv-log-result", {**args}, battle.attacker)
        state.push(Aftermath(winner))
        for side in (1, 0):
            owner = battle.owner(side)
            if owner >= 0 and CIV_SAVE[state.civs[owner]] and battle.killed[side]:
                state.push(SaveUnit(owner, side))


class SaveUnit(Question):
    """China: one killed unit returns to the standing forces (`save_unit`, CV-Q38)."""

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-save-unit")

    def kind(self) -> str:
        return "save_unit"

    def source(self) -> str:
        return "civ:china"

    def rule(self) -> str:
        return "CV-Q38"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        battle = state.battle
        assert battle is not None
        moves: list[Move] = [act(SAVE, kind) for kind in kinds_of(battle.killed[self.side])]
        moves.append(act(DECLINE))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        battle = state.battle
        assert battle is not None
        if move.code == SAVE:
            killed = list(battle.killed[self.side])
            for card in killed:
                if card % MOST_KINDS == move.a:
                    killed.remove(card)
                    state.forces[self.seat] = tuple(sorted((*state.forces[self.seat], card)))
                    break
            battle.killed[self.side] = tuple(killed)


class Aftermath(Step[Civilization]):
    """Cards return, the loser loses, the winner takes loot (CV-9.23 to CV-9.27, CV-Q60)."""

    __slots__ = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        for side in (0, 1):
            owner = battle.owner(side)
            for unit in battle.fronts[2 * side :: 4]:
                if unit >= 0:
                    if owner < 0:
                        bury(state, unit)
                    else:
                        state.forces[owner] = tuple(sorted((*state.forces[owner], unit)))
            for unit in battle.killed[side]:
                bury(state, unit)
        state.battle = None
        sq = battle.square
        if self.winner == 1:
            remove_figures(state, battle.figures)
            set_travelling(state, 0, sq)
            if not battle.barbarians:
                state.push(SpendLoot(battle.defender, battle.attacker, 1))
                reward_win(state, battle.defender)
            return
        seat = battle.attacker
        if battle.barbarians:
            set_travelling(state, 0, sq)
            take_token(state, seat, sq)
            if CIV_ADVANCE[state.civs[seat]]:
                advance(state, seat)
        elif battle.city >= 0:
            if battle.city % CITIES == 0:
                win(state, seat, MILITARY_VICTORY)
                return
            destroy_city(state, battle.city, False)
            set_travelling(state, 0, sq)
            state.push(SpendLoot(seat, battle.defender, 2))
            if CIV_ADVANCE[state.civs[seat]]:
                advance(state, seat)
        else:
            remove_figures(state, state.enemies_at(sq, seat))
            set_travelling(state, 0, sq)
            state.push(SpendLoot(seat, battle.defender, 1))
        reward_win(state, seat)
