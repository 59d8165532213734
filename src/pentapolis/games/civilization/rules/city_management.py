"""Chapter 6, City Management: one action per city, and what may come between (CV-6.1, CV-6.2)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.abilities import PhaseMenu, use_ability
from pentapolis.games.civilization.effects.activated import PayForCoin
from pentapolis.games.civilization.effects.effect import RESOURCES
from pentapolis.games.civilization.effects.events import play_event
from pentapolis.games.civilization.effects.pending import ACTION, Pending
from pentapolis.games.civilization.effects.reactions import declare
from pentapolis.games.civilization.moves import (
    ADVANCE,
    ARTS,
    BUILD,
    BUILD_TWO,
    BUY_COIN,
    END,
    EVENT,
    FREE,
    HARVEST,
    HARVEST_TWICE,
    TAKE,
    USE,
    CivMove,
    make,
)
from pentapolis.games.civilization.questions import ELSEWHERE, Question, the_first, the_second
from pentapolis.games.civilization.rules.building import BuildItem, name_item
from pentapolis.games.civilization.rules.coins import add_coin, receive_culture
from pentapolis.games.civilization.rules.culture import pay_and_advance, refuse_advance
from pentapolis.games.civilization.rules.items import (
    affordable,
    free_items,
    most_production,
    refuse_available,
    refuse_item,
)
from pentapolis.games.civilization.rules.research import take_resource
from pentapolis.games.civilization.rules.two_items import can_build_two
from pentapolis.games.civilization.state import (
    CITIES,
    CITY_MANAGEMENT,
    Civilization,
    added,
)
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    ANGKOR,
    BUILDING_ITEM,
    CIV_FREE_BUILDING,
    COIN_PLACES,
    GOV_ARTS,
    GOV_CAPITAL_ARTS,
    GOV_NO_CAPITAL,
    GOV_SHARED,
    PLACES,
    SPLIT,
    TECHS,
    USED_ANGKOR,
    USED_COIN,
    USED_FREE,
    USED_SPLIT,
    WALLS_ITEM,
)


def _sellers() -> dict[int, tuple[int, PayForCoin]]:
    """Techs that sell coins: the tech and its price, by place of the token."""
    found: dict[int, tuple[int, PayForCoin]] = {}
    for tech in TECHS:
        for effect in tech.permanent:
            if isinstance(effect, PayForCoin):
                found[COIN_PLACES.index(tech.id)] = (tech.index, effect)
    return found


SELLERS: Final = _sellers()
SELLING: Final = sum(1 << tech for tech, _ in SELLERS.values())
"""Their techs as bits."""


def arts_culture(state: Civilization, city: int) -> int:
    """How much culture devoting to the arts yields (CV-6.38)."""
    government = state.governments[city // CITIES]
    total = 1 + state.y_culture[city] + GOV_ARTS[government]
    if city % CITIES == 0:
        total += GOV_CAPITAL_ARTS[government]
    return total if total > 0 else 0


def seen_by(state: Civilization, city: int) -> int:
    """The resources that a city sees, as bits; Feudalism shares what any own city sees."""
    seat = city // CITIES
    seen = state.y_resources[city]
    if GOV_SHARED[state.governments[seat]]:
        for other in state.cities_of(seat):
            seen |= state.y_resources[other]
    return seen


class CityManagement(SeatStep[Civilization]):
    """Begin a seat's part: each city has one action, except Anarchy's capital (CV-6.1)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        seat = self.seat
        state.active = seat
        actions = state.actions[:]
        for city in range(CITIES * seat, CITIES * seat + CITIES):
            actions[city] = 1 if state.centre[city] >= 0 else 0
        if GOV_NO_CAPITAL[state.governments[seat]]:
            actions[CITIES * seat] = 0
        state.actions = actions
        state.push(CityMenu(seat))


class CityMenu(PhaseMenu):
    """City actions, and what may come between them (CV-6.2)."""

    __slots__ = ()
    KIND = "cm_action"
    RULE = "CV-6.1"
    PROMPT = "cv-ask-city"
    PHASE = "city_management"

    def plain_moves(self, state: Civilization) -> list[Move]:
        seat = self.seat
        moves: list[Move] = []
        for city in range(CITIES * seat, CITIES * seat + CITIES):
            if state.actions[city] > 0 and state.centre[city] >= 0:
                self.add_actions(state, city, moves)
        if refuse_advance(state, seat) is None:
            moves.append(make(ADVANCE))
        if state.techs[seat] & SELLING:
            for place in SELLERS:
                if refuse_coin(state, seat, place) is None:
                    moves.append(make(BUY_COIN, place))
        return moves

    def add_actions(self, state: Civilization, city: int, moves: list[Move]) -> None:
        """Add the actions of one city."""
        seat = self.seat
        centre = state.centre[city]
        items = affordable(state, city, most_production(state, city))
        for item in items:
            moves.append(make(BUILD, centre, item))
        if refuse_two(state, city, items) is None:
            moves.append(make(BUILD_TWO, centre))
        moves.append(make(ARTS, centre))
        for resource in harvestable(state, city):
            moves.append(make(HARVEST, centre, resource))
        if refuse_egypt(state, seat) is None:
            for item in free_items(state, city):
                moves.append(make(FREE, centre, item))
        if refuse_twice(state, city) is None:
            moves.append(make(HARVEST_TWICE, centre))

    def take(self, state: Civilization, move: CivMove) -> None:
        seat = self.seat
        if move.code == END:
            return
        state.push(self)
        if move.code == USE:
            use_ability(state, seat, move.first)
        elif move.code == EVENT:
            play_event(state, seat, move.first)
        elif move.code == ADVANCE:
            pay_and_advance(state, seat)
        elif move.code == BUY_COIN:
            buy_coin(state, seat, move.first)
        else:
            self.act_in(state, state.city_centred_at(move.first), move)

    def act_in(self, state: Civilization, city: int, move: CivMove) -> None:
        """Carry out a city action (CV-6.1)."""
        seat = self.seat
        if move.code == BUILD_TWO:
            state.push(BuildItem(seat, city, True, False, (), ()))
        elif move.code in (BUILD, FREE):
            name_item(state, city, False, move.code == FREE, (move.second,), ())
        elif move.code == HARVEST_TWICE:
            state.push(HarvestTwice(seat, city, ()))
        else:
            state.actions = added(state.actions, city, -1)
            if state.journal is not None:
                args = {"seat": f"seat:{seat}", "city": f"square:{SQUARE_NAMES[move.first]}"}
                if move.code == ARTS:
                    state.tell("cv-log-arts", {**args}, seat)
                else:
                    state.tell("cv-log-harvest", {**args}, seat)
            wanted = (move.second,) if move.code == HARVEST else ()
            declare(state, CityAction(seat, city, wanted))

    def refuse_plain(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == ADVANCE:
            return refuse_advance(state, self.seat)
        if move.code == BUY_COIN:
            return refuse_coin(state, self.seat, move.first)
        if move.code not in CITY_ACTIONS:
            return ELSEWHERE[move.code]
        city = state.city_centred_at(move.first)
        return refuse_city(state, self.seat, city) or refuse_action(state, city, move)


# --- what a city may do ---------------------------------------------------------------------------

CITY_ACTIONS: Final = (BUILD, BUILD_TWO, ARTS, HARVEST, FREE, HARVEST_TWICE)


def no_coin_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """What a coin costs, and what the seat has."""
    _, effect = SELLERS[move.first]
    have = state.culture[seat] if effect.in_culture else state.trade[seat]
    return {"what": effect.pays(), "cost": effect.price, "have": have, "tech": move.args[0]}


def coins_there(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The tech, and how many coins it can hold."""
    return {"what": move.args[0], "most": SELLERS[move.first][1].most}


NOT_SELLING: Final = Refusal("cv-no-coin-seller", "CV-10.2", the_first)
NOT_KNOWN: Final = Refusal("cv-no-tech", "CV-8.16", the_first)
BOUGHT: Final = Refusal("cv-no-ability-again", "CV-E5", the_first)
FULL: Final = Refusal("cv-no-more-coins", "CV-10.2", coins_there)
UNPAID: Final = Refusal("cv-no-coin-price", "CV-10.2", no_coin_words)


def refuse_coin(state: Civilization, seat: int, place: int) -> Refusal | None:
    """Democracy and Printing Press each sell one coin per turn, up to four (`pay_for_coin`)."""
    if place not in SELLERS:
        return NOT_SELLING
    tech, effect = SELLERS[place]
    if not state.techs[seat] >> tech & 1:
        return NOT_KNOWN
    if state.used[seat] >> USED_COIN + place & 1:
        return BOUGHT
    if state.coin_tokens[PLACES * seat + place] >= effect.most:
        return FULL
    have = state.culture[seat] if effect.in_culture else state.trade[seat]
    return None if have >= effect.price else UNPAID


NOT_YOUR_CITY: Final = Refusal("cv-no-own-city", "CV-6.1", the_first)
CAPITAL_IDLE: Final = Refusal("cv-no-anarchy-action", "CV-4.17")
HAS_ACTED: Final = Refusal("cv-no-action-left", "CV-6.1", the_first)


def refuse_city(state: Civilization, seat: int, city: int) -> Refusal | None:
    """Require an own city with an action left; Anarchy's capital has none (CV-6.1, CV-4.17)."""
    if city < 0 or city // CITIES != seat:
        return NOT_YOUR_CITY
    if state.actions[city] > 0:
        return None
    if city % CITIES == 0 and GOV_NO_CAPITAL[state.governments[seat]]:
        return CAPITAL_IDLE
    return HAS_ACTED


def production_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The city, and the production that it can reach."""
    have = most_production(state, state.city_centred_at(move.first))
    return {"what": move.args[0], "have": have}


NO_SPLIT: Final = Refusal("cv-no-split", "CV-6.8")
SPLIT_AGAIN: Final = Refusal("cv-no-second-split", "CV-6.8")
NO_TWO_ITEMS: Final = Refusal("cv-no-two-items", "CV-6.8", production_words)
UNSEEN: Final = Refusal("cv-no-sight", "CV-6.54", the_second)
SOLD_OUT: Final = Refusal("cv-no-market-token", "CV-6.54", the_second)
NOTHING_SEEN: Final = Refusal("cv-no-harvest", "CV-6.54", the_first)
NOT_EGYPT: Final = Refusal("cv-no-free-building", "CV-E6")
FREE_AGAIN: Final = Refusal("cv-no-second-free", "CV-E5")
NOT_FREE: Final = Refusal("cv-no-free-item", "CV-Q31", the_second)
NO_ANGKOR: Final = Refusal("cv-no-double-harvest", "CV-6.54")
ANGKOR_AGAIN: Final = Refusal("cv-no-second-double", "CV-E5")


def refuse_action(state: Civilization, city: int, move: CivMove) -> Refusal | None:
    """Require a possible action of a city that has one left."""
    if move.code == BUILD:
        return refuse_item(state, city, move.second)
    if move.code == BUILD_TWO:
        return refuse_two(state, city, affordable(state, city, most_production(state, city)))
    if move.code == HARVEST:
        return refuse_harvest(state, city, move.second)
    if move.code == FREE:
        return refuse_free(state, city, move.second)
    if move.code == HARVEST_TWICE:
        return refuse_twice(state, city)
    return None


def refuse_two(state: Civilization, city: int, items: list[int]) -> Refusal | None:
    """Require Engineering, unused this turn, and two affordable `items` (CV-6.8)."""
    seat = city // CITIES
    if not state.techs[seat] & SPLIT:
        return NO_SPLIT
    if state.used[seat] & USED_SPLIT:
        return SPLIT_AGAIN
    return None if can_build_two(state, city, items) else NO_TWO_ITEMS


def harvestable(state: Civilization, city: int) -> list[int]:
    """The resources that the city sees and the market has (CV-6.54)."""
    if not seen_by(state, city):
        return []
    return [r for r in range(4) if refuse_harvest(state, city, r) is None]


def refuse_harvest(state: Civilization, city: int, resource: int) -> Refusal | None:
    """Require a resource that the city sees and the market has (CV-6.54)."""
    if not seen_by(state, city) >> resource & 1:
        return UNSEEN
    return None if resource < 4 and state.market[resource] else SOLD_OUT


def refuse_egypt(state: Civilization, seat: int) -> Refusal | None:
    """Require Egypt, which has not built for free this turn (CV-E6)."""
    if not CIV_FREE_BUILDING[state.civs[seat]]:
        return NOT_EGYPT
    return FREE_AGAIN if state.used[seat] & USED_FREE else None


def refuse_free(state: Civilization, city: int, item: int) -> Refusal | None:
    """Require Egypt's free building of this turn: any building or walls (CV-E6, CV-Q31)."""
    refusal = refuse_egypt(state, city // CITIES)
    if refusal is not None:
        return refusal
    if not BUILDING_ITEM <= item <= WALLS_ITEM:
        return NOT_FREE
    return refuse_available(state, city, item)


def refuse_twice(state: Civilization, city: int) -> Refusal | None:
    """Require Angkor Wat, unused this turn, and something to harvest (`double_harvest`)."""
    seat = city // CITIES
    if not state.wonders_on[seat] & ANGKOR:
        return NO_ANGKOR
    if state.used[seat] & USED_ANGKOR:
        return ANGKOR_AGAIN
    return None if harvestable(state, city) else NOTHING_SEEN


def buy_coin(state: Civilization, seat: int, place: int) -> None:
    """Democracy and Printing Press: pay and put a coin on the card (`pay_for_coin`)."""
    name = f"seat:{seat}"
    _, effect = SELLERS[place]
    if effect.in_culture:
        if state.journal is not None:
            args: dict[str, Arg] = {"seat": name, "culture_paid": effect.price}
            state.tell("cv-log-pay-culture", args, seat)
        state.culture[seat] -= effect.price
    else:
        if state.journal is not None:
            state.tell("cv-log-pay-trade", {"seat": name, "trade_paid": effect.price}, seat)
        state.trade[seat] -= effect.price
    state.used = replaced(state.used, seat, state.used[seat] | 1 << USED_COIN + place)
    add_coin(state, seat, place)


UNSEEN_BY_IT: Final = Refusal("cv-no-sight", "CV-6.54", the_first)
NONE_LEFT: Final = Refusal("cv-no-market-token", "CV-6.54", the_first)


class HarvestTwice(Question):
    """Angkor Wat: which two resources the city harvests; they may be equal (`double_harvest`)."""

    __slots__ = ("city", "taken")
    KIND = "harvest_choice"
    RULE = "wonder:angkor-wat"
    PROMPT = "cv-ask-harvest"

    def __init__(self, seat: int, city: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.city = city
        self.taken = taken

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(TAKE, resource) for resource in range(4)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != TAKE:
            return ELSEWHERE[move.code]
        resource = move.first
        if not seen_by(state, self.city) >> resource & 1:
            return UNSEEN_BY_IT
        left = resource < 4 and state.market[resource] > self.taken.count(resource)
        return None if left else NONE_LEFT

    def take(self, state: Civilization, move: CivMove) -> None:
        taken = (*self.taken, move.first)
        again = HarvestTwice(self.seat, self.city, taken)
        if len(taken) == 1 and again.moves(state, self.seat):
            state.push(again)
            return
        state.used = replaced(state.used, self.seat, state.used[self.seat] | USED_ANGKOR)
        state.actions = added(state.actions, self.city, -1)
        if state.journal is not None:
            name = f"square:{SQUARE_NAMES[state.centre[self.city]]}"
            state.tell("cv-log-harvest", {"seat": f"seat:{self.seat}", "city": name}, self.seat)
        declare(state, CityAction(self.seat, self.city, taken))


class CityAction(Pending):
    """A declared arts or harvest action (CV-6.38, CV-6.54)."""

    __slots__ = ("city", "wanted")

    def __init__(self, actor: int, city: int, wanted: tuple[int, ...]) -> None:
        super().__init__(actor)
        self.city = city
        self.wanted = wanted

    def form(self) -> int:
        return ACTION

    def what(self) -> str:
        return f"resource:{RESOURCES[self.wanted[0]]}" if self.wanted else "action:arts"

    def run(self, state: Civilization) -> None:
        if state.centre[self.city] < 0:
            return
        if not self.wanted:
            receive_culture(state, self.actor, arts_culture(state, self.city), "action:arts")
        for r in self.wanted:
            if state.market[r]:
                take_resource(state, self.actor, r)


def begin_city_management(state: Civilization) -> None:
    """Begin everybody's part, in turn order."""
    state.phase = CITY_MANAGEMENT
    for seat in reversed(state.order()):
        state.push(CityManagement(seat))
