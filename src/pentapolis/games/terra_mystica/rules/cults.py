"""10 Cults: tracks and keys, priests sent to the orders, chosen steps (TM-10.1 to TM-10.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import CULTS
from pentapolis.games.terra_mystica.moves import CULT, CULT_MOVES, SEND_MOVES, TEN, TEN_MOVES, Act
from pentapolis.games.terra_mystica.questions import CHOOSE_FIRST, CULT_RANK, Choice, Question
from pentapolis.games.terra_mystica.rules.power import gain_power
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import CULT_THRESHOLDS, ORDER_PLACES

TOP: Final = 10


def is_top_free(state: TerraMystica, cult: int) -> bool:
    """Whether nobody is on level 10 (TM-10.2)."""
    for seat in range(state.seats):
        if state.cults[seat * 4 + cult] == TOP:
            return False
    return True


def raise_to(state: TerraMystica, seat: int, cult: int, level: int) -> None:
    """Move the marker up; every threshold crossed pays power (TM-10.1)."""
    i = seat * 4 + cult
    old = state.cults[i]
    power = 0
    for reached in range(old + 1, level + 1):
        power += CULT_THRESHOLDS[reached]
    state.cults = replaced(state.cults, i, level)
    if power:
        gain_power(state, seat, power)


def stop(state: TerraMystica, seat: int, tracks: int) -> None:
    """Note tracks, as bits, that stop at 9 for lack of a key."""
    state.stopped = replaced(state.stopped, seat, state.stopped[seat] | tracks)


def unstop(state: TerraMystica, seat: int, cult: int) -> None:
    """Forget that a track has stopped."""
    if state.stopped[seat] >> cult & 1:
        state.stopped = replaced(state.stopped, seat, state.stopped[seat] & ~(1 << cult))


def climb(state: TerraMystica, seat: int, cult: int, steps: int) -> None:
    """Make steps on one track; level 10 needs a key and must be free (TM-10.3)."""
    level = state.cults[seat * 4 + cult]
    target = level + steps
    if target < TOP:
        raise_to(state, seat, cult, target)
    elif level < TOP:
        if not is_top_free(state, cult):
            raise_to(state, seat, cult, TOP - 1)
        elif state.keys[seat]:
            state.keys = replaced(state.keys, seat, state.keys[seat] - 1)
            raise_to(state, seat, cult, TOP)
        else:
            raise_to(state, seat, cult, TOP - 1)
            stop(state, seat, 1 << cult)  # a key of the same turn still opens it (TM-Q11)


def climb_all(state: TerraMystica, seat: int, steps: int) -> list[int]:
    """Make steps on every track, also into level 10 from tracks stopped at 9 this turn.

    If more tracks could enter level 10 than there are keys, their markers wait at 9 and the tracks
    are returned, for the owner to choose (TM-Q11, TM-Q19, TM-V3.3).
    """
    wanting: list[int] = []
    for cult in range(4):
        level = state.cults[seat * 4 + cult]
        stopped = state.stopped[seat] >> cult & 1
        target = level + steps + (1 if stopped else 0)
        if level < TOP and target >= TOP:
            raise_to(state, seat, cult, TOP - 1)
            if is_top_free(state, cult):
                wanting.append(cult)
        elif level < TOP and target > level:
            raise_to(state, seat, cult, target)
            unstop(state, seat, cult)
    if len(wanting) <= state.keys[seat]:
        for cult in wanting:
            enter_top(state, seat, cult)
        return []
    if state.keys[seat] == 0:
        for cult in wanting:
            stop(state, seat, 1 << cult)
        return []
    return wanting


def enter_top(state: TerraMystica, seat: int, cult: int) -> None:
    """Enter level 10 with a key (TM-10.3)."""
    state.keys = replaced(state.keys, seat, state.keys[seat] - 1)
    unstop(state, seat, cult)
    raise_to(state, seat, cult, TOP)


class CultTen(Question):
    """Which track enters level 10 when there are too few keys (TM-Q11, TM-Q19, TM-V3.3)."""

    __slots__ = ("mask",)

    KIND: ClassVar[str] = "cult_ten"
    RULE: ClassVar[str] = "TM-Q19"
    PROMPT: ClassVar[str] = "tm-ask-ten"

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        return [TEN_MOVES[cult] for cult in range(4) if self.mask >> cult & 1]

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code not in (CULT, TEN) or move.a < 0:
            return CHOOSE_FIRST
        if move.code == CULT and move.b != 1:
            return ONE_STEP
        return None if self.mask >> move.a & 1 else NOT_TO_TEN

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        enter_top(state, seat, move.a)
        rest = self.mask & ~(1 << move.a)
        if rest and state.keys[seat]:
            state.push(CultTen(seat, rest))
        else:
            stop(state, seat, rest)


def ask_tens(state: TerraMystica, seat: int, wanting: list[int]) -> None:
    """Ask which tracks enter level 10 if there are fewer keys than tracks (TM-Q19)."""
    if wanting:
        mask = 0
        for cult in wanting:
            mask |= 1 << cult
        state.push(CultTen(seat, mask))


def tracks_to_ten(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The track that was named, its level, and the tracks to choose from."""
    asking = state.asking
    mask = asking.mask if isinstance(asking, CultTen) else 0
    found = [Message("core-word", {"word": f"cult:{CULTS[c]}"}) for c in range(4) if mask >> c & 1]
    return {
        "cult": f"cult:{CULTS[move.a]}",
        "level": state.level(seat, move.a),
        "cults": tuple(found),
    }


ONE_STEP: Final = Refusal("tm-no-two-steps", "TM-15.10", lambda s, p, m: {"steps": 1, "move": m.b})
NOT_TO_TEN: Final = Refusal("tm-no-level-ten", "TM-Q19", tracks_to_ten)


# --- chosen steps ----------------------------------------------------------------------------


class CultStep(Choice):
    """On which cult the steps of an action are made (TM-11.2, TM-15.1)."""

    __slots__ = ("steps",)

    KIND: ClassVar[str] = "cult_step"
    RULE: ClassVar[str] = "TM-11.2"
    PROMPT: ClassVar[str] = "tm-ask-cult"
    RANK: ClassVar[int] = CULT_RANK
    CODES: ClassVar[tuple[int, ...]] = (CULT,)

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        for cult in range(4):
            moves.append(CULT_MOVES[cult][self.steps])

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.a < 0:
            return STEP_IS_DUE
        return None if move.b == self.steps else WRONG_STEPS

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        climb(state, seat, move.a, move.b)


def steps_due(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """How many steps are due, and how many were asked for."""
    asking = state.asking
    return {"steps": asking.steps if isinstance(asking, CultStep) else 1, "move": move.b}


WRONG_STEPS: Final = Refusal("tm-no-two-steps", "TM-11.2", steps_due)
STEP_IS_DUE: Final = Refusal("tm-no-skipped-step", "TM-11.2", steps_due)


# --- priests ---------------------------------------------------------------------------------


def free_place(state: TerraMystica, cult: int, steps: int) -> int:
    """The first free place of a cult order with that many steps, -1 if none (TM-10.5)."""
    for i in range(4):
        if ORDER_PLACES[i] == steps and state.orders[cult * 4 + i] < 0:
            return i
    return -1


def order_taken(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The order and the place that was wanted."""
    places = ORDER_PLACES.count(move.b)
    return {"cult": move.args[0], "steps": move.b, "places": places}


NO_PRIEST: Final = Refusal("tm-no-priest", "TM-10.5")
NO_PLACE: Final = Refusal("tm-no-place", "TM-10.5", order_taken)


def refuse_send(state: TerraMystica, seat: int, cult: int, steps: int) -> Refusal | None:
    """Require a priest, and a free place if it is for more than one step (TM-10.5, TM-10.6)."""
    if not state.priests[seat]:
        return NO_PRIEST
    return NO_PLACE if steps > 1 and free_place(state, cult, steps) < 0 else None


def add_sends(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Add sending a priest to an order or back to the supply (TM-10.5, TM-10.6)."""
    if not state.priests[seat]:
        return
    for cult in range(4):
        if state.orders[cult * 4] < 0:
            moves.append(SEND_MOVES[cult][3])
        if free_place(state, cult, 2) > 0:
            moves.append(SEND_MOVES[cult][2])
        moves.append(SEND_MOVES[cult][1])


def send_priest(state: TerraMystica, seat: int, cult: int, steps: int) -> None:
    """Send a priest to an order for good, or back to the supply for one step (TM-10.5, TM-10.6)."""
    state.priests = replaced(state.priests, seat, state.priests[seat] - 1)
    if steps > 1:
        place = cult * 4 + free_place(state, cult, steps)
        state.orders = replaced(state.orders, place, seat)
        state.ordained = replaced(state.ordained, seat, state.ordained[seat] + 1)
    climb(state, seat, cult, steps)


CULT_STEP: Final = [[CultStep(seat, steps) for steps in range(3)] for seat in range(5)]
