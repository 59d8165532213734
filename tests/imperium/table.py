"""A table to set positions up on: cards by printed number, moves by text."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from pentapolis.core.agenda import Decision, Step
from pentapolis.core.message import Message
from pentapolis.core.state import replaced
from pentapolis.games.imperium import GAME
from pentapolis.games.imperium.rules.activate import ACTIVATES
from pentapolis.games.imperium.rules.cleanup import CLEANUPS
from pentapolis.games.imperium.rules.rounds import ROUND_END, TURNS
from pentapolis.games.imperium.rules.solstice import SolsticeOf
from pentapolis.games.imperium.state import GARRISON_SHIFT, Imperium, Player
from pentapolis.games.imperium.tables import BY_NUMBER, CARDS, IS_UNREST

NUMBER = re.compile(r"\b[12][A-Z]{3}\d+[AB]?\b")
UNREST = "unrest"


def index(number: str) -> int:
    """The card of a printed number."""
    return BY_NUMBER[number]


def text_of(move: str) -> str:
    """A move with printed numbers as the engine writes it."""
    return NUMBER.sub(lambda found: CARDS[BY_NUMBER[found[0]]].slug, move)


class Table:
    """A game in which every zone can be laid out by hand."""

    def __init__(self, *nations: str, side: str = "B", seed: int = 1, **options: Any) -> None:
        chosen = {"nations": list(nations), "sides": side, **options}
        started = GAME.start(len(nations), seed, chosen)
        assert isinstance(started, Imperium)
        self.state = started
        self.census = self.state.census()

    # --- laying out ------------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def take(self, number: str) -> int:
        """Remove a card from wherever it is (an unrest from the box or the pile)."""
        state = self.state
        if number == UNREST:
            spare = [card for card in state.boxed if IS_UNREST[card]]
            card = spare[0] if spare else state.unrest[0]
        else:
            card = index(number)
        for player in state.players:
            player.hand = less(player.hand, card)
            player.deck = less(player.deck, card)
            player.discard = less(player.discard, card)
            player.past = less(player.past, card)
            player.in_play = less(player.in_play, card)
            player.nation_deck = less(player.nation_deck, card)
            player.developments = less(player.developments, card)
            player.garrison = tuple(p for p in player.garrison if p & 1023 != card)
            if player.accession == card:
                player.accession = -1
            if player.quest == card:
                player.quest = -1
        for slot in range(5):
            if state.market[slot] == card:
                state.market = replaced(state.market, slot, -1)
        state.region_deck = less(state.region_deck, card)
        state.uncivilised_deck = less(state.uncivilised_deck, card)
        state.civilised_deck = less(state.civilised_deck, card)
        state.main_deck = less(state.main_deck, card)
        state.fame_deck = less(state.fame_deck, card)
        state.fame_gone = less(state.fame_gone, card)
        state.exile = less(state.exile, card)
        state.unrest = less(state.unrest, card)
        state.boxed = less(state.boxed, card)
        return card

    def box(self, cards: tuple[int, ...]) -> None:
        """Put cards away."""
        self.state.boxed += cards

    def cards(self, numbers: tuple[str, ...], known: bool = True) -> tuple[int, ...]:
        """Take several cards; open ones are known to all."""
        found = tuple(self.take(number) for number in numbers)
        for card in found:
            self.state.seen[card] = self.state.everybody() if known else 0
        return found

    def hand(self, seat: int, *numbers: str) -> None:
        cards = self.cards(numbers)
        self.box(self[seat].hand)
        self[seat].hand = cards

    def deck(self, seat: int, *numbers: str) -> None:
        """The draw deck, bottom card first."""
        cards = self.cards(numbers)
        self.box(self[seat].deck)
        self[seat].deck = cards

    def discard(self, seat: int, *numbers: str) -> None:
        cards = self.cards(numbers)
        self.box(self[seat].discard)
        self[seat].discard = cards

    def past(self, seat: int, *numbers: str) -> None:
        cards = self.cards(numbers)
        self.box(self[seat].past)
        self[seat].past = cards

    def in_play(self, seat: int, *numbers: str) -> None:
        cards = self.cards(numbers)
        self.box(self[seat].in_play)
        self[seat].in_play = cards

    def nation(self, seat: int, *numbers: str) -> None:
        """The nation deck without its accession card, bottom first."""
        cards = self.cards(numbers, known=False)
        self.box(self[seat].nation_deck)
        self[seat].nation_deck = cards

    def developments(self, seat: int, *numbers: str) -> None:
        cards = self.cards(numbers)
        self.box(self[seat].developments)
        self[seat].developments = cards

    def garrison(self, seat: int, host: str, *numbers: str) -> None:
        cards = self.cards(numbers)
        self[seat].garrison += tuple(index(host) << GARRISON_SHIFT | card for card in cards)

    def market(self, *numbers: str) -> None:
        """The market from the first slot on; the unrest under old cards go to the pile."""
        state = self.state
        cards = self.cards(numbers)
        for slot in range(5):
            if state.market[slot] >= 0:
                self.box((state.market[slot],))
            if state.tucked[slot] >= 0:
                state.unrest += (state.tucked[slot],)
            state.market = replaced(state.market, slot, -1)
            state.tucked[slot] = -1
        state.on_market = [0] * 15
        for slot, card in enumerate(cards):
            state.market = replaced(state.market, slot, card)

    def tuck(self, slot: int) -> None:
        """An unrest of the pile lies under that market card."""
        self.state.tucked[slot] = self.state.unrest[-1]
        self.state.unrest = self.state.unrest[:-1]

    def main(self, *numbers: str) -> None:
        """The main deck, bottom first; the small decks stay."""
        cards = self.cards(numbers, known=False)
        self.box(self.state.main_deck)
        self.state.main_deck = cards

    def small(self, name: str, *numbers: str) -> None:
        """A small deck, bottom first."""
        cards = self.cards(numbers, known=False)
        self.box(getattr(self.state, f"{name}_deck"))
        setattr(self.state, f"{name}_deck", cards)

    def fame(self, *numbers: str) -> None:
        """The fame deck, bottom first."""
        cards = self.cards(numbers, known=False)
        self.box(self.state.fame_deck)
        self.state.fame_deck = cards

    def exile(self, *numbers: str) -> None:
        cards = self.cards(numbers)
        self.box(self.state.exile)
        self.state.exile = cards

    def pile(self, count: int) -> None:
        """That many unrest in the pile."""
        while len(self.state.unrest) > count:
            self.box((self.state.unrest[-1],))
            self.state.unrest = self.state.unrest[:-1]
        while len(self.state.unrest) < count:
            spare = [card for card in self.state.boxed if IS_UNREST[card]]
            self.state.boxed = less(self.state.boxed, spare[0])
            self.state.unrest += (spare[0],)

    def tokens(self, seat: int, materials: int, population: int, progress: int) -> None:
        self[seat].tokens = [materials, population, progress]

    def empire(self, seat: int, empire: bool = True) -> None:
        self[seat].empire = empire

    # --- running -----------------------------------------------------------------------------

    def begin(self, *steps: Step[Imperium]) -> Table:
        """Ask anew, with these steps still to be done (the last one first)."""
        state = self.state
        state.withdraw()
        state.pending = []
        state.frames = []
        state.agenda = list(steps)
        self.census = state.census()
        state.run()
        return self

    def activate(self, seat: int = 0) -> Table:
        """That seat is in its Activate turn."""
        self.state.active = seat
        self.state.activating = True
        return self.begin(ROUND_END, CLEANUPS[seat], ACTIVATES[seat])

    def turn(self, seat: int = 0) -> Table:
        """That seat begins its turn."""
        self.state.activating = False
        return self.begin(ROUND_END, TURNS[seat])

    def cleanup(self, seat: int = 0) -> Table:
        """That seat has ended its turn option."""
        self.state.active = seat
        return self.begin(ROUND_END, CLEANUPS[seat])

    def solstice(self, seat: int = 0) -> Table:
        """That seat resolves its solstice texts."""
        self.state.activating = False
        return self.begin(ROUND_END, SolsticeOf(seat))

    def asked(self) -> Decision:
        """The one open question."""
        (decision,) = self.state.decisions()
        return decision

    def moves(self) -> list[str]:
        """What can be answered now."""
        return [move.text for move in self.asked().moves]

    def offers(self, move: str) -> bool:
        """Whether that answer is offered."""
        return text_of(move) in self.moves()

    def do(self, *moves: str) -> Table:
        """Answer the open questions, one after another."""
        for move in moves:
            decision = self.asked()
            found = decision.find(text_of(move))
            assert found is not None, f"{text_of(move)!r} is not among {self.moves()}"
            self.state.apply(decision.seat, found)
            assert self.state.census() == self.census
        return self

    def why_not(self, move: str) -> Message:
        """The reason against an answer."""
        decision = self.asked()
        return decision.step.why_not(self.state, decision.seat, text_of(move))

    def names(self, cards: tuple[int, ...] | list[int]) -> list[str]:
        """Printed numbers of cards, unrest by name, sorted."""
        return sorted(UNREST if IS_UNREST[card] else CARDS[card].number for card in cards)

    def kind(self) -> str:
        return self.asked().kind


def less(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without that one."""
    return tuple(other for other in cards if other != card)


def romans(side: str = "B") -> Table:
    """Romans without tokens or hand, with two cards to draw."""
    table = Table("romans", "greeks", side=side)
    table.tokens(0, 0, 0, 0)
    table.deck(0, "1ROM14", "1ROM15")
    table.hand(0)
    return table


def empire(nation: str, side: str = "B") -> Table:
    """An empire of that nation without tokens or hand."""
    table = Table(nation, "romans" if nation != "romans" else "greeks", side=side)
    table.empire(0)
    table.tokens(0, 0, 0, 0)
    table.hand(0)
    return table


def imagined(table: Table, seat: int, times: int = 30) -> list[Imperium]:
    """Positions that the seat considers possible."""
    found = []
    for i in range(times):
        drawn = table.state.resample(seat, Random(i))
        assert isinstance(drawn, Imperium)
        found.append(drawn)
    return found
