"""Section 6: City Management, one action per city, culture, abilities and events between."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.abilities import is_suspected, secret_moves, use_ability
from pentapolis.games.civilization.acts import (
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
    USED_ANGKOR,
    USED_COIN,
    USED_FREE,
    USED_SPLIT,
    Act,
    act,
    check_verb,
)
from pentapolis.games.civilization.board import SQUARE_INDEX, SQUARE_NAMES
from pentapolis.games.civilization.build import (
    BuildItem,
    affordable,
    can_build_two,
    free_items,
    most_production,
    name_item,
    why_no_item,
)
from pentapolis.games.civilization.culture import can_advance, pay_and_advance
from pentapolis.games.civilization.dials import add_coin, receive_culture
from pentapolis.games.civilization.effects import RESOURCES, Effect
from pentapolis.games.civilization.events import play_event
from pentapolis.games.civilization.research import take_resource
from pentapolis.games.civilization.state import CITIES, CITY_MANAGEMENT, Civilization
from pentapolis.games.civilization.steps import Menu, Question
from pentapolis.games.civilization.tables import (
    ANGKOR,
    CIV_FREE_BUILDING,
    COIN_PLACES,
    GOV_ARTS,
    GOV_CAPITAL_ARTS,
    GOV_NO_CAPITAL,
    GOV_SHARED,
    PLACES,
    SPACE_CULTURE,
    SPACE_TRADE,
    SPLIT,
    TECHS,
)
from pentapolis.games.civilization.windows import ACTION, Pending, declare


def _sellers() -> list[tuple[int, int, Effect]]:
    """Techs that sell coins: place of the token, the tech's bit, the price (`pay_for_coin`)."""
    found: list[tuple[int, int, Effect]] = []
    for tech in TECHS:
        for effect in tech.permanent:
            if effect.kind == "pay_for_coin":
                found.append((COIN_PLACES.index(tech.id), 1 << tech.index, effect))
    return found


SELLERS = _sellers()


def arts_culture(state: Civilization, city: int) -> int:
    """What devoting to the arts yields (CV-6.38)."""
    government = state.governments[city // CITIES]
    total = 1 + state.y_culture[city] + GOV_ARTS[government]
    if city % CITIES == 0:
        total += GOV_CAPITAL_ARTS[government]
    return total if total > 0 else 0


def harvestable(state: Civilization, city: int) -> list[int]:
    """Resources that the city sees and the market has (CV-6.54)."""
    seat = city // CITIES
    seen = state.y_resources[city]
    if GOV_SHARED[state.governments[seat]]:
        for other in state.cities_of(seat):
            seen |= state.y_resources[other]
    return [r for r in range(4) if seen >> r & 1 and state.market[r]]


class CityManagement(Step[Civilization]):
    """One seat's part begins: every city has one action, Anarchy's capital none (CV-6.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Civilization) -> None:
        seat = self.seat
        state.active = seat
        for city in range(CITIES * seat, CITIES * seat + CITIES):
            state.actions[city] = 1 if state.centre[city] >= 0 else 0
        if GOV_NO_CAPITAL[state.governments[seat]]:
            state.actions[CITIES * seat] = 0
        state.push(CityMenu(seat))


class CityMenu(Menu):
    """City actions and whatever may stand between them (CV-6.2)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-city")

    def kind(self) -> str:
        return "cm_action"

    def rule(self) -> str:
        return "CV-6.1"

    def has_choice(self, state: Civilization) -> bool:
        for city in state.cities_of(self.seat):
            if state.actions[city] > 0:
                return True
        return super().has_choice(state)

    def plain_moves(self, state: Civilization) -> list[Move]:
        seat = self.seat
        moves: list[Move] = []
        for city in range(CITIES * seat, CITIES * seat + CITIES):
            if state.actions[city] > 0 and state.centre[city] >= 0:
                self.add_actions(state, city, moves)
        if can_advance(state, seat):
            moves.append(act(ADVANCE))
        for place, bit, effect in SELLERS:
            if (
                state.techs[seat] & bit
                and not state.used[seat] >> USED_COIN + place & 1
                and state.coin_tokens[PLACES * seat + place] < effect.most
                and (state.culture if effect.other else state.trade)[seat] >= effect.amount
            ):
                moves.append(act(BUY_COIN, place))
        return moves

    def secret_moves(self, state: Civilization) -> list[Move]:
        return secret_moves(state, self.seat, "city_management")

    def is_suspected(self, state: Civilization) -> bool:
        return is_suspected(state, self.seat, "city_management")

    def add_actions(self, state: Civilization, city: int, moves: list[Move]) -> None:
        """The actions of one city."""
        seat = self.seat
        centre = state.centre[city]
        items = affordable(state, city, most_production(state, city))
        for item in items:
            moves.append(act(BUILD, centre, item))
        if (
            state.techs[seat] & SPLIT
            and not state.used[seat] & USED_SPLIT
            and can_build_two(state, city, items)
        ):
            moves.append(act(BUILD_TWO, centre))
        moves.append(act(ARTS, centre))
        resources = harvestable(state, city)
        for r in resources:
            moves.append(act(HARVEST, centre, r))
        if CIV_FREE_BUILDING[state.civs[seat]] and not state.used[seat] & USED_FREE:
            for item in free_items(state, city):
                moves.append(act(FREE, centre, item))
        if resources and state.wonders_on[seat] & ANGKOR and not state.used[seat] & USED_ANGKOR:
            moves.append(act(HARVEST_TWICE, centre))

    def take(self, state: Civilization, move: Act) -> None:
        seat = self.seat
        if move.code == END:
            return
        state.push(self)
        if move.code == USE:
            use_ability(state, seat, move.a)
        elif move.code == EVENT:
            play_event(state, seat, move.a)
        elif move.code == ADVANCE:
            pay_and_advance(state, seat)
        elif move.code == BUY_COIN:
            buy_coin(state, seat, move.a)
        else:
            self.act_in(state, state.city_centred_at(move.a), move)

    def act_in(self, state: Civilization, city: int, move: Act) -> None:
        """A city action (CV-6.1)."""
        seat = self.seat
        if move.code == BUILD_TWO:
            state.push(BuildItem(seat, city, True, False, (), ()))
        elif move.code in (BUILD, FREE):
            name_item(state, city, False, move.code == FREE, (move.b,), ())
        elif move.code == HARVEST_TWICE:
            state.push(HarvestTwice(seat, city, ()))
        else:
            state.actions[city] -= 1
            if state.journal is not None:
                args = {"seat": f"seat:{seat}", "city": f"square:{SQUARE_NAMES[move.a]}"}
                if move.code == ARTS:
                    state.tell("cv-log-arts", {**args}, seat)
                else:
                    state.tell("cv-log-harvest", {**args}, seat)
            wanted = (move.b,) if move.code == HARVEST else ()
            declare(state, CityAction(seat, city, wanted))

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        words = text.split()
        if words[0] == "advance":
            space = min(state.level[seat] + 1, 21)
            return Message(
                "cv-advance-cost",
                {"culture": SPACE_CULTURE[space], "trade": SPACE_TRADE[space]},
                "CV-6.40",
            )
        if words[0] in ("build", "arts", "harvest") and len(words) > 1:
            sq = SQUARE_INDEX.get(words[1], -1)
            city = state.city_centred_at(sq) if sq >= 0 else -1
            if city < 0 or city // CITIES != seat:
                return Message("cv-not-your-city", {}, "CV-6.1")
            if state.actions[city] <= 0:
                if city % CITIES == 0 and GOV_NO_CAPITAL[state.governments[seat]]:
                    return Message("cv-anarchy-capital", {}, "CV-4.17")
                return Message("cv-city-acted", {"city": f"square:{words[1]}"}, "CV-6.1")
            if words[0] == "harvest":
                return Message("cv-no-harvest", {}, "CV-6.54")
            if words[0] == "build" and len(words) == 3:
                return why_no_item(state, city, words[2], text)
        return Message("cv-not-now", {"move": text}, self.rule())


def buy_coin(state: Civilization, seat: int, place: int) -> None:
    """Democracy and Printing Press: pay, put a coin on the card (`pay_for_coin`)."""
    name = f"seat:{seat}"
    for other, _, effect in SELLERS:
        if other == place:
            if effect.other:
                if state.journal is not None:
                    args: dict[str, Arg] = {"seat": name, "culture_paid": effect.amount}
                    state.tell("cv-log-pay-culture", args, seat)
                state.culture[seat] -= effect.amount
            else:
                if state.journal is not None:
                    state.tell(
                        "cv-log-pay-trade", {"seat": name, "trade_paid": effect.amount}, seat
                    )
                state.trade[seat] -= effect.amount
    state.used[seat] |= 1 << USED_COIN + place
    add_coin(state, seat, place)


class HarvestTwice(Question):
    """Angkor Wat: one city harvests twice, the same icon allowed (`double_harvest`)."""

    __slots__ = ("city", "taken")

    def __init__(self, seat: int, city: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.city = city
        self.taken = taken

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-harvest")

    def kind(self) -> str:
        return "harvest_choice"

    def source(self) -> str:
        return "wonder:angkor-wat"

    def rule(self) -> str:
        return "CV-6.54"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(TAKE, r) for r in self.options(state)]

    def options(self, state: Civilization) -> list[int]:
        return [r for r in harvestable(state, self.city) if state.market[r] > self.taken.count(r)]

    def take(self, state: Civilization, move: Act) -> None:
        taken = (*self.taken, move.a)
        again = HarvestTwice(self.seat, self.city, taken)
        if len(taken) == 1 and again.options(state):
            state.push(again)
            return
        state.used[self.seat] |= USED_ANGKOR
        state.actions[self.city] -= 1
        if state.journal is not None:
            name = f"square:{SQUARE_NAMES[state.centre[self.city]]}"
            state.tell("cv-log-harvest", {"seat": f"seat:{self.seat}", "city": name}, self.seat)
        declare(state, CityAction(self.seat, self.city, taken))


class CityAction(Pending):
    """Arts or harvest, declared (CV-6.38, CV-6.54)."""

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


def begin_phase(state: Civilization) -> None:
    """Everybody's part, in turn order."""
    state.phase = CITY_MANAGEMENT
    for seat in reversed(state.order()):
        state.push(CityManagement(seat))
