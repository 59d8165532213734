"""Chapter 9, Battle: its causes, forces, combat bonus, barbarians, levies."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.activated import FreeUnits
from pentapolis.games.civilization.effects.pending import EVENT_FORM, Pending, tell_declared
from pentapolis.games.civilization.effects.reactions import declare
from pentapolis.games.civilization.effects.suspicion import LEVIES, could_hold
from pentapolis.games.civilization.effects.targets import owner_of_figures
from pentapolis.games.civilization.moves import DECK, DONE, EVENT, PASS, CivMove, make
from pentapolis.games.civilization.parts import Battle
from pentapolis.games.civilization.questions import (
    ELSEWHERE,
    CivWindow,
    Question,
    discard_event,
    kinds_in,
    refuse_card,
    the_first,
)
from pentapolis.games.civilization.rules.aftermath import reward_win, take_token
from pentapolis.games.civilization.rules.engagement import BattleTurn
from pentapolis.games.civilization.rules.figures import lose_figures, set_travelling
from pentapolis.games.civilization.rules.loot import SpendLoot
from pentapolis.games.civilization.rules.markers import destroy_building
from pentapolis.games.civilization.rules.units import draw_card, draw_unit, has_cards
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES_OF,
    CITIES,
    Civilization,
)
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    AIRCRAFT,
    ARTILLERY,
    BASE,
    BREAK_WALLS,
    EVENT_EFFECT,
    EVENTS,
    GOV_BATTLE_HAND,
    INFANTRY,
    MOST_KINDS,
    MOUNTED,
    ORACLE,
    PER_5_COINS,
    TOKEN_FACES,
    UNIT_TYPES,
    VILLAGE,
    WALLS_BONUS,
)

BASE_HAND: Final[int] = BASE["battle_hand"]
PER_ARMY: Final = 2
CITY_HAND: Final = 3
CITY_BONUS: Final = 6
CAPITAL_BONUS: Final = 12


# --- entering a square ----------------------------------------------------------------------------


def resolve_square(state: Civilization, seat: int, sq: int, figures: int) -> None:
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
    """Kill scouts without an army; 1 loot as for a won battle (CV-7.18, CV-Q17)."""
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "other": f"seat:{other}"}
        state.tell("cv-log-scouts-killed", {**args}, seat)
    lose_figures(state, scouts, sq)
    state.push(SpendLoot(seat, other, 1))
    reward_win(state, seat)


# --- start ----------------------------------------------------------------------------------------


def start_battle(
    state: Civilization, attacker: int, defender: int, sq: int, figures: int, city: int,
    barbarians: bool,
) -> None:  # fmt: skip
    """Step 0: walls fall; with the alternate events, levies may be played (CV-9.1, CV-9.2)."""
    battle = Battle(attacker, defender, sq, figures)
    battle.city = city
    battle.barbarians = barbarians
    state.battle = battle
    set_travelling(state, figures, sq)  # no blockade until the battle is decided
    if state.journal is not None:
        args = {"seat": f"seat:{attacker}", "square": f"square:{SQUARE_NAMES[sq]}"}
        if barbarians:
            state.tell("cv-log-village-battle", {**args}, attacker)
        else:
            state.tell("cv-log-battle", {**args, "other": f"seat:{defender}"}, attacker)
    if city >= 0 and state.walled[city] and state.techs[attacker] & BREAK_WALLS:
        destroy_building(state, sq)
    state.push(DrawForces())
    state.push(Levy((attacker,) if barbarians else (attacker, defender)))


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
    """The bonus of barracks, academies, generals, a defended city and its walls (CV-9.8)."""
    bonus = 0
    for own in state.cities_of(seat):
        bonus += state.y_combat[own]
    if city >= 0:
        bonus += CITY_BONUS if city % CITIES else CAPITAL_BONUS
        if state.walled[city]:
            bonus += WALLS_BONUS
    return bonus


class DrawForces(Step[Civilization]):
    """Steps 1 and 2: draw battle forces and compare combat bonuses (CV-9.3 to CV-9.9)."""

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
        tell_forces(state, battle)
        open_hands(state, battle)
        walled = battle.city >= 0 and state.walled[battle.city]
        state.push(BattleTurn(0 if walled else 1))


def tell_forces(state: Civilization, battle: Battle) -> None:
    """Log the numbers of cards and who has the combat bonus (CV-9.3, CV-9.9)."""
    if state.journal is not None:
        args: dict[str, Arg] = {
            "attacker": len(battle.hands[0]),
            "attacker_bonus": battle.bonus[0],
            "defender": len(battle.hands[1]),
            "defender_bonus": battle.bonus[1],
        }
        state.tell("cv-log-forces", args, battle.attacker)


def draw_hand(state: Civilization, side: int, size: int) -> None:
    """Shuffle the standing forces and draw (CV-9.3)."""
    battle = state.battle
    assert battle is not None
    seat = battle.seat(side)
    force = list(state.forces[seat])
    if size < len(force):
        state.chance.shuffle(force)
    battle.hands[side] = tuple(sorted(force[:size]))
    state.forces = replaced(state.forces, seat, tuple(sorted(force[size:])))
    state.reveal()


def open_hands(state: Civilization, battle: Battle) -> None:
    """The Oracle: the opponent's battle hand is face up."""
    for side in (0, 1):
        viewer = battle.owner(1 - side)
        if viewer >= 0 and state.wonders_on[viewer] & ORACLE:
            battle.seen[side] |= 1 << viewer
            battle.hands[side] = tuple(
                sorted([card | MOST_KINDS << viewer for card in battle.hands[side]])
            )


NO_BARBARIANS: Final = Refusal("cv-no-barbarian-deck", "CV-9.30", the_first)
EMPTY_DECK: Final = Refusal("cv-no-unit-deck", "CV-6.18", the_first)
LOCKED: Final = Refusal("cv-no-unit-type", "CV-6.15", the_first)


class BarbarianDraw(Question):
    """The village draws its three units; asks only if a deck is empty (CV-9.30, CV-Q61)."""

    __slots__ = ("count",)
    KIND = "barbarian_deck"
    RULE = "CV-9.30"
    PROMPT = "cv-ask-barbarian-deck"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        if self.count == 3:
            tell_forces(state, battle)
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

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(DECK, kind) for kind in range(AIRCRAFT)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != DECK:
            return ELSEWHERE[move.code]
        if move.first == AIRCRAFT:
            return NO_BARBARIANS
        return None if has_cards(state, move.first) else EMPTY_DECK

    def take(self, state: Civilization, move: CivMove) -> None:
        self.draw(state, move.first)


# --- levies (alternate events only) ---------------------------------------------------------------


NO_LEVY: Final = Refusal("cv-no-levy", "CV-9.2", the_first)


class Levy(CivWindow):
    """Both sides may play battle events of the alternate set before drawing (CV-9.2, CV-Q20)."""

    __slots__ = ()
    KIND = "levy_choice"
    RULE = "CV-9.2"
    PROMPT = "cv-ask-levy"

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[Civilization]:
        return Levy(seats, passed, next)

    def could(self, state: Civilization, seat: int) -> bool:
        return could_hold(state, seat, LEVIES)

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(EVENT, kind) for kind in kinds_in(state.events[seat])]

    def nothing(self) -> Move:
        return make(PASS)

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, CivMove)
        state.push(self.again(self.seats, (), self.next))
        discard_event(state, seat, move.first)
        levy = LevyPlayed(seat, move.first)
        tell_declared(state, levy)
        declare(state, levy)

    def refuse_move(self, state: Civilization, seat: int, move: CivMove) -> Refusal | None:
        if move.code != EVENT:
            return ELSEWHERE[move.code]
        if not isinstance(EVENT_EFFECT[move.first], FreeUnits):
            return NO_LEVY
        return refuse_card(state, seat, move.first)


class LevyPlayed(Pending):
    """A played levy card: free units (`free_units`)."""

    __slots__ = ("event",)

    def __init__(self, actor: int, event: int) -> None:
        super().__init__(actor)
        self.event = event

    def form(self) -> int:
        return EVENT_FORM

    def what(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def run(self, state: Civilization) -> None:
        effect = EVENT_EFFECT[self.event]
        assert isinstance(effect, FreeUnits)
        state.push(LevyUnit(self.actor, effect.amount))


class LevyUnit(Question):
    """Which unlocked unit type is drawn next; any mix is allowed."""

    __slots__ = ("count",)
    KIND = "levy_choice"
    RULE = "CV-9.2"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, state: Civilization) -> None:
        if self.count:
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-levy-unit", {"count": self.count})

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [*[make(DECK, kind) for kind in range(len(UNIT_TYPES))], make(DONE)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != DECK:
            return None if move.code == DONE else ELSEWHERE[move.code]
        if not state.ranks[4 * self.seat + move.first]:
            return LOCKED
        return None if has_cards(state, move.first) else EMPTY_DECK

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == DECK:
            draw_unit(state, self.seat, move.first)
            state.push(LevyUnit(self.seat, self.count - 1))
