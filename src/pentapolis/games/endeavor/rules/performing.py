"""Chapter 8, performing an action: activations, action tokens, and their components."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.endeavor.effects import (
    ACTIONS,
    ATTACK,
    CHOOSE_ONE,
    COSTS,
    DRAW,
    OCCUPY,
    PAYMENT,
    SHIP,
    SINGLE,
    Action,
    action_id,
)
from pentapolis.games.endeavor.moves import COMPONENT_MOVES, STOP, Choice
from pentapolis.games.endeavor.questions import ActionQuestion, the_building, the_token
from pentapolis.games.endeavor.rules.attack import AttackCity, enemy_cities
from pentapolis.games.endeavor.rules.draw import DrawCard, has_card_to_draw
from pentapolis.games.endeavor.rules.occupy import OccupyCity, free_cities, is_within_reach
from pentapolis.games.endeavor.rules.payment import TOKEN, Pay, refuse_payment
from pentapolis.games.endeavor.rules.ship import NO_TRACK, ShipTo
from pentapolis.games.endeavor.state import NOBODY, Endeavor
from pentapolis.games.endeavor.tables.constants import EUROPE, REGIONS, TOKENS

# --- refusals ---------------------------------------------------------------------------------


def harbor_for(state: Endeavor, seat: int, move: Choice) -> int:
    """The population left for an action; an activation first takes its worker (EN-8.2)."""
    return state.harbor[seat] - (1 if move.verb == "activate" else 0)


def action_of(state: Endeavor, move: Choice) -> Action:
    """The action of the building or token that the move names."""
    tables = state.tables
    found = tables.building_action if move.verb == "activate" else tables.token_action
    action = found[move.index]
    assert action is not None
    return action


def shortage(part: int, harbor: int) -> dict[str, Arg]:
    """What a component costs, and how much population there is."""
    return {"action": action_id(part), "cost": COSTS[part], "harbor": harbor}


def cheapest_component(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The cheapest component that the move asks for, and how much population there is."""
    harbor = harbor_for(state, seat, move)
    if move.verb == "choose":
        return shortage(move.index, harbor)
    parts = action_of(state, move).parts
    costs = [COSTS[part] for part in parts]
    return shortage(parts[costs.index(min(costs))], harbor)


def both_reasons(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """Why neither component is possible."""
    harbor = harbor_for(state, seat, move)
    reasons: list[Message] = []
    for part in action_of(state, move).parts:
        refusal = refuse_component(state, seat, part, -1, harbor)
        if refusal is HARBOR_TOO_SMALL:
            reasons.append(Message(refusal.key, shortage(part, harbor), refusal.rule))
        elif refusal is not None:
            reasons.append(refusal.message(state, seat, move))
    return {"reasons": tuple(reasons)}


def allowed_components(state: Endeavor, seat: int, move: Choice) -> dict[str, Arg]:
    """The components that the question allows."""
    step = state.asking
    assert isinstance(step, ComponentQuestion)
    items = [Message("en-item", {"item": action_id(part)}) for part in step.components()]
    return {"source": step.asker, "actions": tuple(items)}


NOT_BUILT: Final = Refusal("en-no-such-building", "EN-8.2", the_building)
NO_ACTIVATION_SPACE: Final = Refusal("en-no-activation-space", "EN-8.3", the_building)
OCCUPIED: Final = Refusal("en-no-free-building", "EN-8.3", the_building)
NO_WORKER: Final = Refusal("en-no-worker", "EN-8.2")
NO_ACTION: Final = Refusal("en-no-action-token", "EN-8.4", the_token)
NO_TOKEN: Final = Refusal("en-no-token", "EN-8.4", the_token)
HARBOR_TOO_SMALL: Final = Refusal("en-no-population", "EN-8.5", cheapest_component)
NO_CITY_TO_OCCUPY: Final = Refusal("en-no-city-to-occupy", "EN-8.6")
NO_CITY_TO_ATTACK: Final = Refusal("en-no-city-to-attack", "EN-8.6")
NO_CARD_TO_DRAW: Final = Refusal("en-no-card-to-draw", "EN-8.6")
NEITHER: Final = Refusal("en-no-possible-component", "EN-8.6", both_reasons)
FIRST_COMPONENT: Final = Refusal("en-no-stop-at-once", "EN-8.6")
OTHER_COMPONENT: Final = Refusal("en-no-other-component", "EN-8.7", allowed_components)
THAT_DONE: Final = Refusal("en-no-other-component", "EN-8.11", allowed_components)


def refuse_activate(state: Endeavor, seat: int, kind: int) -> Refusal | None:
    """Require a worker, a free building, and a possible action (EN-8.2, EN-8.3, EN-8.6)."""
    if kind not in state.buildings[seat]:
        return NOT_BUILT
    action = state.tables.building_action[kind]
    if action is None:
        return NO_ACTIVATION_SPACE
    position = state.free_building(seat, kind)
    if position < 0:
        return OCCUPIED
    if state.harbor[seat] < 1:
        return NO_WORKER
    return refuse_action(state, seat, action, state.harbor[seat] - 1, position)


def refuse_use(state: Endeavor, seat: int, kind: int) -> Refusal | None:
    """Require an own action token whose action is possible (EN-8.4, EN-8.6)."""
    action = state.tables.token_action[kind]
    if action is None:
        return NO_ACTION
    if state.tokens[TOKENS * seat + kind] == 0:
        return NO_TOKEN
    return refuse_action(state, seat, action, state.harbor[seat], TOKEN)


def refuse_action(
    state: Endeavor, seat: int, action: Action, harbor: int, position: int
) -> Refusal | None:
    """Require one component that can be fully carried out with that population (EN-8.6)."""
    if action.mask >> PAYMENT & 1:
        return refuse_payment(state, seat, position)
    first = refuse_component(state, seat, action.parts[0], -1, harbor)
    if first is None or action.mode == SINGLE:
        return first
    second = refuse_component(state, seat, action.parts[1], -1, harbor)
    if second is None or second is first:
        return second
    return NEITHER


def refuse_component(
    state: Endeavor, seat: int, part: int, bound: int, harbor: int
) -> Refusal | None:
    """Require that the component can be fully carried out, within `bound` (EN-8.5, EN-8.16)."""
    if harbor < COSTS[part]:
        return HARBOR_TOO_SMALL
    if part == SHIP:
        return NO_TRACK if bound == EUROPE else None
    if part == OCCUPY:
        return None if free_cities(state, seat, bound) else NO_CITY_TO_OCCUPY
    if part == ATTACK:
        return None if enemy_cities(state, seat, bound) else NO_CITY_TO_ATTACK
    return None if has_card_to_draw(state, seat, bound) else NO_CARD_TO_DRAW


# --- what is possible, for the list of actions ------------------------------------------------


def _affordable(harbor: int) -> int:
    mask = 0
    for part in range(len(ACTIONS)):
        if part != PAYMENT and COSTS[part] <= harbor:
            mask |= 1 << part
    return mask


AFFORDABLE: Final = [_affordable(harbor) for harbor in range(3)]
"""By population available: the components it can pay, as bits (EN-8.5)."""


def ready_components(state: Endeavor, seat: int) -> int:
    """The components that have a target now, as bits; payments are not checked, and cities are
    looked at only by a seat with population to send there."""
    found = 1 << SHIP
    if has_card_to_draw(state, seat, -1):
        found |= 1 << DRAW
    if state.harbor[seat] == 0:
        return found
    both = found | 1 << OCCUPY | 1 << ATTACK
    for region in range(len(REGIONS)):
        if is_within_reach(state, seat, region):
            for city in state.tables.cities_of[region]:
                owner = state.cities[city]
                if owner == NOBODY:
                    found |= 1 << OCCUPY
                elif owner != seat:
                    found |= 1 << ATTACK
            if found == both:
                break
    return found


def activations(state: Endeavor, seat: int, ready: int) -> list[Move]:
    """The buildings that can be activated, each kind once (EN-8.2, EN-Q17)."""
    result: list[Move] = []
    harbor = state.harbor[seat]
    if harbor == 0:
        return result
    tables = state.tables
    moves = state.vocabulary.activate
    affordable = ready & AFFORDABLE[min(harbor - 1, 2)]
    kinds = state.buildings[seat]
    workers = state.workers[seat]
    offered = 0
    for i in range(len(kinds)):
        kind = kinds[i]
        if workers >> i & 1 or offered >> kind & 1:
            continue
        offered |= 1 << kind
        mask = tables.building_mask[kind]
        if mask & affordable or (mask >> PAYMENT & 1 and refuse_payment(state, seat, i) is None):
            result.append(moves[kind])
    return result


def add_tokens(state: Endeavor, seat: int, ready: int, result: list[Move]) -> None:
    """Add the action tokens that can be used (EN-8.4)."""
    tables = state.tables
    affordable = ready & AFFORDABLE[min(state.harbor[seat], 2)]
    if state.workers[seat]:
        affordable |= 1 << PAYMENT
    for kind in tables.acting_tokens:
        if state.tokens[TOKENS * seat + kind] > 0 and tables.token_mask[kind] & affordable:
            result.append(state.vocabulary.use[kind])


# --- acting -----------------------------------------------------------------------------------


def activate(state: Endeavor, seat: int, kind: int) -> None:
    """Way A: a worker from the harbor occupies the building, which acts (EN-8.2)."""
    position = state.free_building(seat, kind)
    state.harbor[seat] -= 1
    state.workers[seat] |= 1 << position
    action = state.tables.building_action[kind]
    assert action is not None
    source = state.tables.building_ids[kind]
    if state.journal is not None:
        state.tell("en-log-activate", {"seat": f"seat:{seat}", "building": source}, seat)
    if action.mask >> PAYMENT & 1:
        state.push(Pay(seat, position, source))
        return
    state.seen[seat] = (state.occupied_key(seat),)
    perform(state, seat, action, source)


def use_token(state: Endeavor, seat: int, kind: int) -> None:
    """Way B: the token acts without a worker and leaves the game (EN-8.4, EN-Q3)."""
    state.tokens[TOKENS * seat + kind] -= 1
    state.spent = replaced(state.spent, kind, state.spent[kind] + 1)
    action = state.tables.token_action[kind]
    assert action is not None
    source = state.tables.token_ids[kind]
    if state.journal is not None:
        state.tell("en-log-use", {"seat": f"seat:{seat}", "token": source}, seat)
    state.seen[seat] = (state.occupied_key(seat),)
    perform(state, seat, action, source)


def perform(state: Endeavor, seat: int, action: Action, source: str) -> None:
    """Ask for the target of a single action, or for the component of a composite one."""
    if action.mode == SINGLE:
        push_component(state, seat, action.parts[0], -1, source)
    else:
        state.bound = -1
        state.push(ChooseComponent(seat, action, source))


def push_component(state: Endeavor, seat: int, part: int, bound: int, source: str) -> None:
    """Ask for the target of one component; `bound` limits its region or deck, -1 is no limit."""
    if part == SHIP:
        state.push(ShipTo(seat, bound, source))
    elif part == OCCUPY:
        state.push(OccupyCity(seat, bound, source))
    elif part == ATTACK:
        state.push(AttackCity(seat, bound, source))
    elif part == DRAW:
        state.push(DrawCard(seat, bound, source))
    else:
        state.push(Pay(seat, TOKEN, source))


class ComponentQuestion(ActionQuestion):
    """Which component of a composite action is carried out."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_component"
    VERBS: ClassVar[tuple[str, ...]] = ("choose", "stop")

    def components(self) -> list[int]:
        """The components that the action allows now."""
        raise NotImplementedError


class ChooseComponent(ComponentQuestion):
    """Which component of a composite action comes first (EN-8.7 to EN-8.10)."""

    __slots__ = ("action",)

    RULE: ClassVar[str] = "EN-8.7"
    PROMPT: ClassVar[str] = "en-choose-component"

    def __init__(self, seat: int, action: Action, asker: str) -> None:
        super().__init__(seat, asker)
        self.action = action

    def components(self) -> list[int]:
        first, second = self.action.parts
        return [first] if first == second else [first, second]

    def candidates(self, state: Endeavor, seat: int) -> list[Move]:
        return [COMPONENT_MOVES[part] for part in self.components()]

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Choice):
            return FIRST_COMPONENT
        if move.index not in self.action.parts:
            return OTHER_COMPONENT
        return refuse_component(state, seat, move.index, -1, state.harbor[seat])

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        first, second = self.action.parts
        if self.action.mode != CHOOSE_ONE:
            rest = second if move.index == first else first
            state.push(SecondComponent(seat, rest, self.asker))
        push_component(state, seat, move.index, -1, self.asker)


class SecondComponent(ComponentQuestion):
    """Which component follows the first; the player may also stop (EN-8.11, EN-8.12, EN-8.16)."""

    __slots__ = ("part",)

    RULE: ClassVar[str] = "EN-8.12"
    PROMPT: ClassVar[str] = "en-second-component"

    def __init__(self, seat: int, part: int, asker: str) -> None:
        super().__init__(seat, asker)
        self.part = part

    def run(self, state: Endeavor) -> None:
        seat = self.seat
        if refuse_component(state, seat, self.part, state.bound, state.harbor[seat]) is None:
            state.ask(self, seat)

    def components(self) -> list[int]:
        return [self.part]

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        return [COMPONENT_MOVES[self.part], STOP]

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Choice) and move.index != self.part:
            return THAT_DONE
        return None

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        if isinstance(move, Choice):
            push_component(state, seat, self.part, state.bound, self.asker)
