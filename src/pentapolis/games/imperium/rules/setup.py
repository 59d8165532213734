"""Chapter 1, set-up: nations, player areas, the common area."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.agenda import SeatStep, Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.imperium.effects.card_text import card_body
from pentapolis.games.imperium.moves import NATION_MOVES, SIDE_MOVES, WordMove
from pentapolis.games.imperium.questions import Question, other_question
from pentapolis.games.imperium.rules.hidden import show, shuffled_deck
from pentapolis.games.imperium.rules.market import tuck
from pentapolis.games.imperium.rules.reshuffle import draw_top
from pentapolis.games.imperium.rules.rounds import ROUND
from pentapolis.games.imperium.state import (
    ACTIONS,
    CIVILISED_DECK,
    FAME_DECK,
    FAME_GONE,
    MAIN_DECK,
    NATION,
    PER_SEAT,
    REGION_DECK,
    SLOTS,
    UNCIVILISED_DECK,
    Imperium,
    Offer,
    Player,
    empty_notes,
    without,
)
from pentapolis.games.imperium.tables import (
    ARTHURIANS,
    BOXES,
    CARDS,
    CIVILISED,
    EMPIRE,
    EVERY_CARD,
    FAME,
    NATION_INDEX,
    NATIONS,
    REGION,
    SIDES,
    SUIT,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
    UTOPIANS,
    VISIONS,
    commons,
)

START_TOKENS: Final[tuple[int, ...]] = (3, 2, 1)
SMALL_DECK: Final = {2: 6, 3: 7, 4: 8}
FAME_REMOVED: Final = {2: 2, 3: 1, 4: 0}


NO_OFFER: Final = Offer([], 0, [])


def clear_table(state: Imperium) -> None:
    """Make the position before nations are chosen."""
    state.players = [first_player(seat) for seat in range(state.seats)]
    state.round = 0
    state.start = 0
    state.active = 0
    state.activating = False
    state.last_round = 0
    state.collapsed = False
    state.market = [-1] * SLOTS
    state.tucked = [-1] * SLOTS
    state.on_market = [0] * (3 * SLOTS)
    state.region_deck = ()
    state.uncivilised_deck = ()
    state.civilised_deck = ()
    state.main_deck = ()
    state.fame_deck = ()
    state.fame_gone = ()
    state.king = 0
    state.unrest = ()
    state.exile = ()
    state.boxed = EVERY_CARD
    state.frames = []
    state.pending = []
    state.texts = ()
    state.taken = (0, 0, 0)
    state.seen = empty_notes()
    state.trace = empty_notes()
    state.shared_market = False
    state.tokens_offer = NO_OFFER
    state.innovate_offer = NO_OFFER
    state.sought = 0


def first_player(seat: int) -> Player:
    """A player before nations are chosen."""
    player = Player(seat)
    player.nation = -1
    player.side = 0
    player.power = -1
    player.court = -1
    player.journey = -1
    player.empire = False
    player.tokens = [0, 0, 0]
    player.actions = 0
    player.exhausts = 0
    player.hand = ()
    player.deck = ()
    player.discard = ()
    player.past = ()
    player.in_play = ()
    player.in_force = ()
    player.in_force_of = None
    player.in_force_on = -1
    player.about = 0
    player.resolving = ()
    player.garrison = ()
    player.quest = -1
    player.nation_deck = ()
    player.accession = -1
    player.developments = ()
    player.exhausted = ()
    player.aside = 0
    player.stored = 0
    player.free_played = ()
    player.king_used = False
    player.wheat_bags = 0
    player.drop_bags = 0
    player.ignores_empire = False
    player.gained = ()
    return player


class SetUp(Step[Imperium]):
    """Choose nations and sides, then lay everything out."""

    __slots__ = ("nations", "sides")

    def __init__(self, nations: Any, sides: Any) -> None:
        self.nations = nations
        self.sides = sides

    def run(self, state: Imperium) -> None:
        state.push(LayOut())
        self.choose_sides(state)
        if self.nations == "pick":
            for seat in range(state.seats - 1, -1, -1):
                state.push(PickNation(seat, -1))
            return
        if isinstance(self.nations, str):
            pool = [
                nation.index
                for nation in NATIONS
                if self.nations == "random" or nation.box == self.nations
            ]
            state.chance.shuffle(pool)
            chosen = pool[: state.seats]
        else:
            chosen = [NATION_INDEX[name] for name in self.nations]
        for seat in range(state.seats):
            take_nation(state, seat, chosen[seat])

    def choose_sides(self, state: Imperium) -> None:
        """Set the sides: fixed, random, or asked of each seat (IM-1.6)."""
        if self.sides == "choose":
            for seat in range(state.seats - 1, -1, -1):
                state.push(OfferSides(seat))
            return
        for seat in range(state.seats - 1, -1, -1):
            if self.sides == "random":
                side = state.chance.below(2)
            elif isinstance(self.sides, str):
                side = SIDES.index(self.sides)
            else:
                side = SIDES.index(self.sides[seat])
            state.push(LaySide(seat, side))


def take_nation(state: Imperium, seat: int, nation: int) -> None:
    """Give that nation to the seat."""
    state.own(seat).nation = nation
    if state.journal is not None:
        component = f"nation:{NATIONS[nation].id}"
        state.tell("im-log-nation", {"seat": f"seat:{seat}", "nation": component}, seat)


class PickNation(Question):
    """Which nation a seat takes, in seat order, each only once (IM-1.2, IM-Q4)."""

    __slots__ = ()
    KIND = "choose_nation"
    RULE = "IM-1.2"
    PROMPT = "im-ask-nation"

    def candidates(self, state: Imperium, seat: int) -> list[Move]:
        return list(NATION_MOVES)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, WordMove)
        take_nation(state, seat, move.number)

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move.verb != "nation" or not isinstance(move, WordMove):
            return other_question(move)
        taken = [player.nation for player in state.players]
        return NATION_TAKEN if move.number in taken else None


def nation_leader(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The nation, and who has it."""
    assert isinstance(move, WordMove)
    leaders = [player.seat for player in state.players if player.nation == move.number]
    return {"nation": move.args[0], "seat": f"seat:{leaders[0]}"}


NATION_TAKEN: Final = Refusal("im-no-nation", "IM-1.2", nation_leader)


class OfferSides(SeatStep[Imperium]):
    """Ask for the side of the power card once the nation is known (IM-1.6)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.push(PickSide(self.seat, state.players[self.seat].nation))


class PickSide(Question):
    """Which side of the power card is used: A or B (IM-1.6)."""

    __slots__ = ("nation",)
    KIND = "choose_power_side"
    RULE = "IM-1.6"
    PROMPT = "im-ask-side"

    def __init__(self, seat: int, nation: int) -> None:
        super().__init__(seat, -1)
        self.nation = nation

    def wording(self, move: Move) -> Message | None:
        if isinstance(move, WordMove):
            text = card_body(NATIONS[self.nation].power[move.number])
            return Message("im-side-text", {"side": SIDES[move.number], "text": text})
        return None

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [SIDE_MOVES[0], SIDE_MOVES[1]]

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        return None if move.verb == "side" else other_question(move)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, WordMove)
        lay_side(state, seat, move.number)


class LaySide(Step[Imperium]):
    """Use a side that the options fix."""

    __slots__ = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def run(self, state: Imperium) -> None:
        lay_side(state, self.seat, self.side)


def lay_side(state: Imperium, seat: int, side: int) -> None:
    """Use that side of the power card for the whole game."""
    player = state.own(seat)
    player.side = side
    player.power = NATIONS[player.nation].power[side]
    player.in_force_of = None
    state.boxed = without(state.boxed, player.power)
    if state.journal is not None:
        state.tell("im-log-side", {"seat": f"seat:{seat}", "side": SIDES[side]}, seat)


class LayOut(Step[Imperium]):
    """Player areas, then the common area (IM-1.6 to IM-1.26)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        for seat in range(state.seats):
            lay_player_area(state, seat)
        lay_common_area(state)
        state.boxed = others_than(state.cards_in_use())
        state.push(ROUND)


def others_than(used: list[int]) -> tuple[int, ...]:
    """All other cards in order, put together from the gaps between the used ones."""
    used.sort()
    found: list[int] = []
    free = 0
    for card in used:
        if card > free:
            found += EVERY_CARD[free:card]
        free = card + 1
    found += EVERY_CARD[free:]
    return tuple(found)


def lay_player_area(state: Imperium, seat: int) -> None:
    """One player's decks, tokens and first hand (IM-1.6 to IM-1.16)."""
    player = state.own(seat)
    nation = NATIONS[player.nation]
    player.court = nation.extra[0] if player.nation == ARTHURIANS else -1
    player.journey = VISIONS if player.nation == UTOPIANS else -1
    player.in_force_of = None
    player.accession = nation.accession
    for card in (player.power, player.court, player.accession, *nation.developments):
        if card >= 0:
            show(state, card)
    cards = list(nation.deck)
    state.chance.shuffle(cards)
    for card in cards:
        state.own_trace()[card] = NATION << PER_SEAT * seat
    player.nation_deck = tuple(cards)
    player.developments = nation.developments
    player.empire = nation.state == EMPIRE
    player.deck = shuffled_deck(state, seat, list(nation.draw))
    player.tokens = [START_TOKENS[0], START_TOKENS[1], START_TOKENS[2]]
    player.actions = ACTIONS
    player.exhausts = nation.exhausts
    draw_top(state, player, nation.hand[player.side])


def lay_common_area(state: Imperium) -> None:
    """Unrest, fame, small decks, main deck, market, solstice card (IM-1.17 to IM-1.26)."""
    players = state.seats
    state.own_market()
    box = BOXES[state.box]
    unrest = commons(box, UNREST, players)
    for player in state.players:
        unrest += NATIONS[player.nation].unrest[players - 2]
    for card in unrest:
        show(state, card)
    state.unrest = tuple(unrest)
    lay_fame(state, box)
    rest: list[int] = []
    size = SMALL_DECK[players]
    state.region_deck = lay_small_deck(
        state, commons(box, REGION, players), size, rest, REGION_DECK
    )
    state.uncivilised_deck = lay_small_deck(
        state, commons(box, UNCIVILISED, players), size, rest, UNCIVILISED_DECK
    )
    state.civilised_deck = lay_small_deck(
        state, commons(box, CIVILISED, players), size, rest, CIVILISED_DECK
    )
    tributaries = chosen_tributaries(state)
    for card in tributaries:
        state.own_trace()[card] = MAIN_DECK
    rest += tributaries
    state.chance.shuffle(rest)
    state.main_deck = tuple(rest)
    for slot in range(SLOTS):
        fill_first(state, slot)
    for slot in range(SLOTS):
        tuck(state, slot)
        if SUIT[state.market[slot]] & (CIVILISED | UNCIVILISED) == CIVILISED:
            state.on_market[3 * slot + 2] = 1
    state.start = state.chance.below(players)
    state.active = state.start


def lay_fame(state: Imperium, box: str) -> None:
    """Shuffle eight fame cards and remove some unseen (IM-1.18 to IM-1.20)."""
    fame = commons(box, FAME, state.seats)
    state.chance.shuffle(fame)
    removed = FAME_REMOVED[state.seats]
    for card in fame:
        state.own_trace()[card] = FAME_DECK | FAME_GONE if removed else FAME_DECK
    state.fame_gone = tuple(fame[:removed])
    state.fame_deck = tuple(fame[removed:])


def lay_small_deck(
    state: Imperium, cards: list[int], size: int, rest: list[int], bit: int
) -> tuple[int, ...]:
    """Take `size` random cards of a suit; the others go to the main deck (IM-1.21, IM-1.22)."""
    for card in cards:
        state.own_trace()[card] = bit | MAIN_DECK
    state.chance.shuffle(cards)
    rest += cards[size:]
    return tuple(cards[:size])


def chosen_tributaries(state: Imperium) -> list[int]:
    """Replace tributaries named like a nation in play from the other box (IM-1.3, IM-Q3)."""
    names = [NATIONS[player.nation].en for player in state.players]
    own = commons(BOXES[state.box], TRIBUTARY, state.seats)
    spare = [
        card
        for card in commons(BOXES[1 - state.box], TRIBUTARY, state.seats)
        if CARDS[card].en not in names
    ]
    state.chance.shuffle(spare)
    found: list[int] = []
    for card in own:
        if CARDS[card].en in names:
            named = card
            card = spare.pop()
            if state.journal is not None:
                old, new = f"card:{CARDS[named].slug}", f"card:{CARDS[card].slug}"
                state.tell("im-log-replaced", {"old": old, "new": new})
        found.append(card)
    return found


def fill_first(state: Imperium, slot: int) -> None:
    """Deal the first card of a market slot (IM-1.23)."""
    if slot == 0:
        deck = state.region_deck
        state.region_deck = deck[:-1]
    elif slot == 1:
        deck = state.uncivilised_deck
        state.uncivilised_deck = deck[:-1]
    elif slot == 2:
        deck = state.civilised_deck
        state.civilised_deck = deck[:-1]
    else:
        deck = state.main_deck
        state.main_deck = deck[:-1]
    state.market = replaced(state.market, slot, deck[-1])
    show(state, deck[-1])
