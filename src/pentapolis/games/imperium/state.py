"""The position of a game of Imperium: players, market, decks, and who knows what.

Zones are tuples of cards with the top card last; they are replaced, never changed in place, so that
copies share them.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from pentapolis.core.compiled import i64, mypyc_attr
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.games.imperium.tables import CARDS, EVERY_CARD, NATIONS

SLOTS: Final = 5
HAND_LIMIT: Final = 5
ACTIONS: Final = 3

# Places of used exhaust tokens besides cards.
NATION_DECK: Final = 1001
DEVELOPMENT_DECK: Final = 1002
SET_ASIDE: Final = 1003

# Hidden zones as bits: four for each seat, then the common decks (see `knowledge`).
HAND: Final = 1
DECK: Final = 2
PAST: Final = 4
NATION: Final = 8
PER_SEAT: Final = 4
REGION_DECK: Final = 1 << 16
UNCIVILISED_DECK: Final = 1 << 17
CIVILISED_DECK: Final = 1 << 18
MAIN_DECK: Final = 1 << 19
FAME_DECK: Final = 1 << 20
FAME_GONE: Final = 1 << 21

GARRISON_SHIFT: Final = 10
GARRISON_MASK: Final = 1023

# What a text is about, as bits above those of the events that it reacts to or answers.
CHANGES_HAND_LIMIT: Final = 1 << 16
FREES_CARDS: Final = 1 << 17
CHEAPENS: Final = 1 << 18
OPENS_EXILE: Final = 1 << 19
USABLE: Final = 1 << 20
AT_SOLSTICE: Final = 1 << 21
ABOUT: Final = [0] * len(CARDS)
"""By card: what its text is about. Texts that are about something else need no look."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """One seat's cards and tokens."""

    __slots__ = (
        "seat", "nation", "side", "power", "court", "journey", "empire", "tokens", "actions",
        "exhausts", "hand", "deck", "discard", "past", "in_play", "resolving", "garrison",
        "quest", "nation_deck", "accession", "developments", "exhausted", "aside", "stored",
        "free_played", "king_used", "wheat_bags", "drop_bags", "ignores_empire", "gained",
        "in_force", "in_force_of", "in_force_on", "about", "shared",
    )  # fmt: skip

    # `texts`, for which cards it was put together, and what they are about; what copies share.
    DERIVED: ClassVar[tuple[str, ...]] = (
        "in_force", "in_force_of", "in_force_on", "about", "shared",
    )  # fmt: skip

    seat: int
    nation: int
    side: int
    power: int
    court: int  # the Arthurian Court, -1 for others
    journey: int  # the Utopian journey card, -1 for others
    empire: bool
    tokens: list[int]  # materials, population, progress; changed by `add_tokens`
    actions: int
    exhausts: int  # on the state card
    hand: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    past: tuple[int, ...]  # history, or the sunken pile of the Atlanteans
    in_play: tuple[int, ...]
    resolving: tuple[int, ...]  # cards in the play area that are not pinned (IM-3.8)
    garrison: tuple[int, ...]  # host << GARRISON_SHIFT | card
    quest: int  # the active quest, -1 for none
    nation_deck: tuple[int, ...]
    accession: int  # -1 once it is gone
    developments: tuple[int, ...]
    exhausted: tuple[int, ...]  # places of the used exhaust tokens
    aside: int  # tokens set aside until Cleanup (IM-9.13)
    stored: int  # progress on Pottery
    free_played: tuple[int, ...]
    king_used: bool
    wheat_bags: int  # wheat icons that count as bags this turn (IM-Q26)
    drop_bags: int
    ignores_empire: bool  # Combs (IM-Q41)
    gained: tuple[int, ...]  # nation cards whose gain everybody has seen
    in_force: tuple[int, ...]
    in_force_of: tuple[int, ...] | None  # the cards in play
    in_force_on: int  # the journey card
    about: int
    shared: bool  # a copy of the position may have the same player: `Imperium.own` before writing

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.shared = False

    def copy(self) -> Player:
        """An independent player."""
        other = Player(self.seat)
        other.nation = self.nation
        other.side = self.side
        other.power = self.power
        other.court = self.court
        other.journey = self.journey
        other.empire = self.empire
        other.tokens = self.tokens
        other.actions = self.actions
        other.exhausts = self.exhausts
        other.hand = self.hand
        other.deck = self.deck
        other.discard = self.discard
        other.past = self.past
        other.in_play = self.in_play
        other.resolving = self.resolving
        other.garrison = self.garrison
        other.quest = self.quest
        other.nation_deck = self.nation_deck
        other.accession = self.accession
        other.developments = self.developments
        other.exhausted = self.exhausted
        other.aside = self.aside
        other.stored = self.stored
        other.free_played = self.free_played
        other.king_used = self.king_used
        other.wheat_bags = self.wheat_bags
        other.drop_bags = self.drop_bags
        other.ignores_empire = self.ignores_empire
        other.gained = self.gained
        other.in_force = self.in_force
        other.in_force_of = self.in_force_of
        other.in_force_on = self.in_force_on
        other.about = self.about
        return other

    def add_tokens(self, materials: int, population: int, progress: int) -> None:
        """Change the tokens; the list is replaced, because copies share it."""
        have = self.tokens
        self.tokens = [have[0] + materials, have[1] + population, have[2] + progress]

    def has_history(self) -> bool:
        """Whether the nation has a history; Atlanteans and Vikings have none (IM-9.15)."""
        return NATIONS[self.nation].history

    def texts(self) -> tuple[int, ...]:
        """The cards whose texts are in force: in play, power, Court, journey (IM-9.45)."""
        if self.in_force_of is not self.in_play or self.in_force_on != self.journey:
            own = [self.power]
            if self.court >= 0:
                own.append(self.court)
            if self.journey >= 0:
                own.append(self.journey)
            self.in_force = self.in_play + tuple(own)
            self.in_force_of = self.in_play
            self.in_force_on = self.journey
            self.about = 0
            for card in self.in_force:
                self.about |= ABOUT[card]
        return self.in_force

    def has_text_about(self, what: int) -> bool:
        """Whether a text in force is about that."""
        self.texts()
        return bool(self.about & what)

    def has_text(self, card: int) -> bool:
        """Whether the card's text is in force."""
        return has(self.texts(), card)

    def under(self, host: int) -> tuple[int, ...]:
        """The cards garrisoned under a card."""
        if not self.garrison:
            return ()
        return tuple(
            [pair & GARRISON_MASK for pair in self.garrison if pair >> GARRISON_SHIFT == host]
        )

    def host(self, card: int) -> int:
        """The card that a garrisoned card is under."""
        for pair in self.garrison:
            if pair & GARRISON_MASK == card:
                return pair >> GARRISON_SHIFT
        raise ValueError(card)

    def garrisoned(self) -> list[int]:
        """All garrisoned cards; the active quest is not one of them (IM-Q30)."""
        return [pair & GARRISON_MASK for pair in self.garrison]


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """The memory of one running effect: whose text it is, and what it has done so far."""

    __slots__ = (
        "card", "seat", "empire", "attack", "protected", "cities", "returned", "icons", "lost",
        "acquired", "masks", "drawn", "token", "paying",
    )  # fmt: skip

    card: int  # `this`; -1 if a copied text has none (IM-Q24)
    seat: int
    empire: bool  # the state at the start of the section (IM-V0.7)
    attack: bool
    protected: int  # bits of the seats that may ignore effects (IM-Q9)
    cities: int  # abandoned by this effect
    returned: int  # unrest returned by this effect
    icons: int  # region icons on cards used up as cost (IM-Q27)
    lost: int  # the card abandoned last
    acquired: int  # the card acquired last
    masks: int  # bits of the seats that were given a mask
    drawn: tuple[int, ...]  # cards drawn by this effect, if it refers to them again
    token: int  # the card whose exhaust token was placed for this effect (IM-Q23)
    paying: bool  # events wait until the whole cost is paid (IM-V0.13)

    def __init__(self, card: int, seat: int, empire: bool, attack: bool, token: int) -> None:
        self.card = card
        self.seat = seat
        self.empire = empire
        self.attack = attack
        self.protected = 0
        self.cities = 0
        self.returned = 0
        self.icons = 0
        self.lost = -1
        self.acquired = -1
        self.masks = 0
        self.drawn = ()
        self.token = token
        self.paying = False

    def copy(self) -> Frame:
        """An independent frame."""
        other = Frame(self.card, self.seat, self.empire, self.attack, self.token)
        other.protected = self.protected
        other.cities = self.cities
        other.returned = self.returned
        other.icons = self.icons
        other.lost = self.lost
        other.acquired = self.acquired
        other.masks = self.masks
        other.drawn = self.drawn
        other.paying = self.paying
        return other


ROW: Final = 5  # a row has 1 << ROW cards
IN_ROW: Final = (1 << ROW) - 1
FIRST: Final[i64] = 1
EMPTY_ROWS: Final = [[0] * (1 << ROW) for _ in range((len(CARDS) >> ROW) + 1)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Notes:
    """A number for each card, in rows. Copies of a position share the rows that neither changes,
    and all of them until one writes: see `Imperium.own_seen`."""

    __slots__ = ("rows", "own", "shared")

    own: i64  # the rows that no others have, as bits; 0: others may have the list of them too

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows
        self.own = 0
        self.shared = False  # a copy of the position may have the same notes

    def __getitem__(self, card: int) -> int:
        at: i64 = card
        return self.rows[at >> ROW][at & IN_ROW]

    def __setitem__(self, card: int, value: int) -> None:
        at: i64 = card
        row = at >> ROW
        if not self.own >> row & 1:
            if self.rows[row][at & IN_ROW] == value:
                return
            if not self.own:
                self.rows = self.rows[:]
            self.own |= FIRST << row
            self.rows[row] = self.rows[row][:]
        self.rows[row][at & IN_ROW] = value

    def having(self, bits: int) -> list[int]:
        """The cards whose number has one of these bits."""
        found: list[int] = []
        card = 0
        for row in self.rows:
            if row is EMPTY_ROWS[card >> ROW]:
                card += 1 << ROW
                continue
            for value in row:
                if value & bits:
                    found.append(card)
                card += 1
        return found

    def copy(self) -> Notes:
        """The same notes, to be changed; a row is copied when it is."""
        return Notes(self.rows)

    def hashed_as(self) -> list[int]:
        """The numbers by card."""
        return [self[card] for card in EVERY_CARD]


def empty_notes() -> Notes:
    """Nothing noted for any card; all games share the rows until something is."""
    return Notes(EMPTY_ROWS)


@mypyc_attr(acyclic=True)
class Offer:
    """The moves about the cards of a market, kept as long as neither it nor the decks change."""

    __slots__ = ("market", "decks", "moves")

    def __init__(self, market: list[int], decks: int, moves: list[Move]) -> None:
        self.market = market
        self.decks = decks  # `open_decks`, if the moves depend on it
        self.moves = moves


@final
@mypyc_attr(free_list_len=1)
class Imperium(State):
    """The whole table."""

    __slots__ = (
        "box", "rules", "players", "round", "start", "active", "activating", "last_round",
        "round_limit",
        "collapsed", "market", "tucked", "on_market", "region_deck", "uncivilised_deck",
        "civilised_deck", "main_deck", "fame_deck", "fame_gone", "king", "unrest", "exile",
        "boxed", "frames", "pending", "texts", "taken", "seen", "trace", "sought",
        "shared_market", "tokens_offer", "innovate_offer",
    )  # fmt: skip

    # Where a look at `trace` can be spared, what copies share, and moves that follow from the rest.
    DERIVED: ClassVar[tuple[str, ...]] = (
        "sought", "shared_market", "tokens_offer", "innovate_offer",
    )  # fmt: skip

    box: int  # the box of the common cards
    rules: Rulings
    players: list[Player]
    round: int
    start: int  # the seat left of the solstice card
    active: int  # whose turn it is
    activating: bool  # the turn option is Activate (IM-3.15)
    last_round: int  # points are counted after this round, 0 while open (IM-12.3)
    round_limit: int  # points are counted at the latest after this round, 0 for no limit
    collapsed: bool
    market: list[int]  # replaced, never changed in place
    tucked: list[int]  # by slot: the unrest under the card, -1 for none
    on_market: list[int]  # by slot: three token counts
    region_deck: tuple[int, ...]
    uncivilised_deck: tuple[int, ...]
    civilised_deck: tuple[int, ...]
    main_deck: tuple[int, ...]
    fame_deck: tuple[int, ...]
    fame_gone: tuple[int, ...]  # removed at set-up, unseen (IM-1.20)
    king: int  # 0: King of Kings shows side A, 1: side B
    unrest: tuple[int, ...]
    exile: tuple[int, ...]
    boxed: tuple[int, ...]  # cards not used in this game
    frames: list[Frame]
    pending: list[int]  # pending events: seat << 8 | event; replaced, never changed in place
    texts: tuple[int, ...]  # solstice texts that the current seat has not resolved
    taken: tuple[int, ...]  # tokens that were on the market card gained last
    seen: Notes  # by card: the seats that know where it is
    trace: Notes  # by card: the hidden zones where it may be, for those who do not know
    sought: int  # by seat, as bits: from where cards may be in its hand that are not in its deck
    shared_market: bool  # a copy may have the same lists: `own_market` before writing
    tokens_offer: Offer  # the moves of Cleanup
    innovate_offer: Offer  # the moves of a turn

    def copy(self) -> Imperium:
        other = Imperium(self.seats)
        other.copy_common(self)
        other.box = self.box
        other.rules = self.rules
        other.players = self.players[:]
        for player in self.players:
            player.shared = True
        other.round = self.round
        other.start = self.start
        other.active = self.active
        other.activating = self.activating
        other.last_round = self.last_round
        other.round_limit = self.round_limit
        other.collapsed = self.collapsed
        other.market = self.market
        other.tucked = self.tucked
        other.on_market = self.on_market
        other.shared_market = True
        self.shared_market = True
        other.tokens_offer = self.tokens_offer
        other.innovate_offer = self.innovate_offer
        other.region_deck = self.region_deck
        other.uncivilised_deck = self.uncivilised_deck
        other.civilised_deck = self.civilised_deck
        other.main_deck = self.main_deck
        other.fame_deck = self.fame_deck
        other.fame_gone = self.fame_gone
        other.king = self.king
        other.unrest = self.unrest
        other.exile = self.exile
        other.boxed = self.boxed
        other.frames = [frame.copy() for frame in self.frames]
        other.pending = self.pending
        other.texts = self.texts
        other.taken = self.taken
        other.seen = self.seen
        other.trace = self.trace
        self.seen.shared = True
        self.trace.shared = True
        other.sought = self.sought
        return other

    def own(self, seat: int) -> Player:
        """The player of that seat, to be changed: no copy of the position has the same."""
        player = self.players[seat]
        if player.shared:
            player = player.copy()
            self.players[seat] = player
        return player

    def own_seen(self) -> Notes:
        """`seen`, to be changed: no copy of the position has the same."""
        if self.seen.shared:
            self.seen = self.seen.copy()
        return self.seen

    def own_trace(self) -> Notes:
        """`trace`, to be changed."""
        if self.trace.shared:
            self.trace = self.trace.copy()
        return self.trace

    def own_market(self) -> None:
        """Stop sharing the lists of what lies on and under the market cards."""
        if self.shared_market:
            self.shared_market = False
            self.tucked = self.tucked[:]
            self.on_market = self.on_market[:]

    # --- the table -----------------------------------------------------------------------------

    def everybody(self) -> int:
        """The bits of all seats."""
        return (1 << self.seats) - 1

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    # --- the contract -----------------------------------------------------------------------

    def cards_in_use(self) -> list[int]:
        """Every card on the table; journey sides stay with the unused power side."""
        cards: list[int] = []
        for player in self.players:
            cards += player.hand + player.deck + player.discard + player.past + player.in_play
            cards += player.resolving + player.nation_deck + player.developments
            cards += player.garrisoned()
            cards += [player.power, player.court, player.quest, player.accession]
        cards += self.market + self.tucked
        cards += self.region_deck + self.uncivilised_deck + self.civilised_deck + self.main_deck
        cards += self.fame_deck + self.fame_gone + self.unrest + self.exile
        return [card for card in cards if card >= 0]

    def counters(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        if not player.tokens:
            return {}
        return {
            "materials": player.tokens[0],
            "population": player.tokens[1],
            "progress": player.tokens[2],
            "actions": player.actions,
            "exhausts": player.exhausts,
            "hand": len(player.hand),
        }


class Rulings:
    """The options for rulings (IM-Q2, Q6, Q22, Q30, Q31, Q32)."""

    __slots__ = (
        "progress_on_refill", "strict_or", "tucked_unrest_is_take", "active_quest_scores",
        "garrison_symbols_score", "state_card_counts",
    )  # fmt: skip

    def __init__(
        self,
        progress_on_refill: bool = False,
        strict_or: bool = True,
        tucked_unrest_is_take: bool = False,
        active_quest_scores: bool = True,
        garrison_symbols_score: bool = True,
        state_card_counts: bool = False,
    ) -> None:
        self.progress_on_refill = progress_on_refill
        self.strict_or = strict_or
        self.tucked_unrest_is_take = tucked_unrest_is_take
        self.active_quest_scores = active_quest_scores
        self.garrison_symbols_score = garrison_symbols_score
        self.state_card_counts = state_card_counts


def copied(card: int) -> int:
    """`this` for a copied text: no card, but the copied one is remembered as the asker (IM-Q24)."""
    return -2 - card


def asker(this: int) -> int:
    """The card that asks: `this`, or the card whose text was copied; -1 for none."""
    return this if this >= -1 else -2 - this


def has(cards: tuple[int, ...], card: int) -> bool:
    """Whether the zone has that card; compiled, this is quicker than `in`."""
    for other in cards:
        if other == card:
            return True
    return False


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The zone without that card."""
    for at, other in enumerate(cards):
        if other == card:
            return cards[:at] + cards[at + 1 :] if at else cards[1:]
    raise ValueError(card)
