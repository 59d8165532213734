"""Chapter 9, step 4 of a battle: who wins, and the consequences."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.moves import DECLINE, SAVE, CivMove, make
from pentapolis.games.civilization.questions import ELSEWHERE, SideQuestion, the_first
from pentapolis.games.civilization.rules.coins import add_coin, receive_culture
from pentapolis.games.civilization.rules.culture import advance, gain_person
from pentapolis.games.civilization.rules.ending import win
from pentapolis.games.civilization.rules.figures import lose_figures, set_travelling
from pentapolis.games.civilization.rules.loot import SpendLoot
from pentapolis.games.civilization.rules.markers import destroy_city
from pentapolis.games.civilization.rules.units import discard_unit, kinds_of, strength
from pentapolis.games.civilization.state import (
    CITIES,
    MILITARY_VICTORY,
    Civilization,
    added,
)
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    CIV_ADVANCE,
    CIV_EXPLORE,
    CIV_SAVE,
    CIVS,
    CODE_OF_LAWS,
    COIN_LAWS,
    GREAT_PERSON_TOKEN,
    MOST_KINDS,
    MOST_TOKENS,
    PLACES,
    TOKEN_FACES,
    UNIT_NAME,
    USED_LAWS,
    VILLAGE,
    token_name,
)


def take_token(state: Civilization, seat: int, sq: int) -> None:
    """Take a hut or a conquered village (CV-7.14, CV-7.15)."""
    token = state.lying[sq]
    lying = state.lying[:]
    lying[sq] = -1
    state.lying = lying
    state.reveal()
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "square": f"square:{SQUARE_NAMES[sq]}",
            "token": "token:village" if token >= VILLAGE else "token:hut",
        }
        state.tell("cv-log-token", {**args}, seat)
        name = f"token:{token_name(token)}"
        state.tell("cv-log-you-drew", {"event": name}, seat, (seat,))
    receive_culture(state, seat, CIV_EXPLORE[state.civs[seat]], f"civ:{CIVS[state.civs[seat]].id}")
    if token & 7 == GREAT_PERSON_TOKEN:
        state.gone = added(state.gone, token % TOKEN_FACES, 1)
        gain_person(state, seat)
        return
    state.taken = replaced(
        state.taken, seat, tuple(sorted((*state.taken[seat], token | TOKEN_FACES << seat)))
    )


def reward_win(state: Civilization, seat: int) -> None:
    """Code of Laws: a coin token for a won battle, once per turn (`coin_on_battle_win`)."""
    if (
        state.techs[seat] & CODE_OF_LAWS
        and not state.used[seat] & USED_LAWS
        and state.coin_tokens[PLACES * seat + COIN_LAWS] < MOST_TOKENS
    ):
        state.used = replaced(state.used, seat, state.used[seat] | USED_LAWS)
        add_coin(state, seat, COIN_LAWS)


# --- result ---------------------------------------------------------------------------------------


class Decide(Step[Civilization]):
    """Remove wounds and compare surviving strengths plus the bonus (CV-9.21, CV-9.22)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        totals = battle.bonus[:]
        for side in (0, 1):
            for unit in battle.units(side):
                totals[side] += strength(state, battle, side, unit)
        winner = 0 if totals[0] > totals[1] else 1
        if state.journal is not None:
            args: dict[str, Arg] = {
                "attacker": totals[0],
                "attacker_bonus": battle.bonus[0],
                "defender": totals[1],
                "defender_bonus": battle.bonus[1],
                "winner": "attacker" if winner == 0 else "defender",
            }
            state.tell("cv-log-result", {**args}, battle.attacker)
        state.push(Aftermath(winner))
        for side in (1, 0):
            owner = battle.owner(side)
            if owner >= 0 and CIV_SAVE[state.civs[owner]] and battle.killed[side]:
                state.push(SaveUnit(owner, side))


NOT_KILLED: Final = Refusal("cv-no-killed-unit", "CV-Q38", the_first)


class SaveUnit(SideQuestion):
    """China: which killed unit returns to the standing forces (`save_unit`, CV-Q38)."""

    __slots__ = ()
    KIND = "save_unit"
    RULE = "civ:china"
    PROMPT = "cv-ask-save-unit"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        battle = state.battle
        assert battle is not None
        moves: list[Move] = [make(SAVE, kind) for kind in kinds_of(battle.killed[self.side])]
        moves.append(make(DECLINE))
        return moves

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != SAVE:
            return None if move.code == DECLINE else ELSEWHERE[move.code]
        battle = state.battle
        assert battle is not None
        return None if move.first in kinds_of(battle.killed[self.side]) else NOT_KILLED

    def take(self, state: Civilization, move: CivMove) -> None:
        battle = state.battle
        assert battle is not None
        if move.code == SAVE:
            killed = list(battle.killed[self.side])
            for card in killed:
                if card % MOST_KINDS == move.first:
                    killed.remove(card)
                    state.forces = replaced(
                        state.forces, self.seat, tuple(sorted((*state.forces[self.seat], card)))
                    )
                    break
            if state.journal is not None:
                args = {"seat": f"seat:{self.seat}", "unit": f"card:{UNIT_NAME[move.first]}"}
                state.tell("cv-log-saved", {**args}, self.seat)
            battle.killed[self.side] = tuple(killed)


class Aftermath(Step[Civilization]):
    """Return cards, apply the loser's losses, ask for loot (CV-9.23 to CV-9.27, CV-Q60)."""

    __slots__ = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner

    def run(self, state: Civilization) -> None:
        battle = state.battle
        assert battle is not None
        for side in (0, 1):
            owner = battle.owner(side)
            for unit in battle.units(side):
                if owner < 0:
                    discard_unit(state, unit)
                else:
                    state.forces = replaced(
                        state.forces, owner, tuple(sorted((*state.forces[owner], unit)))
                    )
            for unit in battle.killed[side]:
                discard_unit(state, unit)
        state.battle = None
        sq = battle.square
        if self.winner == 1:
            lose_figures(state, battle.figures, sq)
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
            lose_figures(state, state.enemies_at(sq, seat), sq)
            set_travelling(state, 0, sq)
            state.push(SpendLoot(seat, battle.defender, 1))
        reward_win(state, seat)
