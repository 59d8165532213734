"""Odd effects of common cards and of the Classics nations (IM-S1 to IM-S12, S36 to S42)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import Question, this_card
from pentapolis.games.imperium.effect import (
    ABILITY,
    ANY_TIME,
    REACTS,
    all_permit,
    asker,
    begin_frame,
    component,
    copied,
    tokens_text,
)
from pentapolis.games.imperium.filters import icons_in_play
from pentapolis.games.imperium.market import (
    check_main_deck,
    clear_slot,
    market_cards,
    slot_of,
    tuck,
)
from pentapolis.games.imperium.moves import CardMove, card_move, card_moves
from pentapolis.games.imperium.play import (
    can_play,
    play_from_hand,
    resolve_ability,
    start_play,
)
from pentapolis.games.imperium.reshuffle import (
    draw,
    gain_nation_card,
    has_nation_card,
    trigger_scoring,
)
from pentapolis.games.imperium.special import ACTIONS, PERMITS, TESTS, Special
from pentapolis.games.imperium.state import NATION, PER_SEAT, Imperium
from pentapolis.games.imperium.tables import (
    BAGS,
    PINNED,
    REGION,
    SUIT,
)
from pentapolis.games.imperium.turns import real_card
from pentapolis.games.imperium.zones import (
    discard,
    exile,
    frame_icons,
    gain,
    hand_of,
    hand_to_deck,
    hand_to_history,
    history_from_play,
    move_in_secret,
    pile_unrest,
    returned_unrest,
    show,
    tell_card,
    without,
)

# --- market ------------------------------------------------------------------------------------


def double_token_gain(state: Imperium, seat: int, op: Special) -> None:
    """As many of the token again as lay on the card just gained (IM-S1)."""
    amount = state.taken[op.token]
    if op.token == 0:
        gain(state, seat, amount, 0, 0, frame_icons(state))
    else:
        gain(state, seat, 0, amount, 0, 0)


def free_play_acquired(state: Imperium, seat: int, op: Special) -> None:
    """Play the card just acquired, if that is legal (IM-S2)."""
    card = state.frames[-1].acquired
    if card >= 0 and card in state.players[seat].hand and can_play(state, seat, card, True):
        play_from_hand(state, seat, card, True)


def add_market_token(state: Imperium, seat: int, op: Special) -> None:
    """A token from the supply on any market card (IM-S3)."""
    if market_cards(state):
        state.ask(AddToken(seat, this_card(state), op), seat)


class AddToken(Question):
    """On which market card?"""

    __slots__ = ("op",)

    def __init__(self, seat: int, card: int, op: Special) -> None:
        super().__init__(seat, card)
        self.op = op

    def prompt(self, seat: int) -> Message:
        tokens = tokens_text(self.op.res)
        return Message("im-ask-token-card", {"card": component(asker(self.card)), "tokens": tokens})

    def kind(self) -> str:
        return "market_token_target"

    def rule(self) -> str:
        return "IM-S3"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return card_moves(mv.TOKEN, market_cards(state))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        at = 3 * slot_of(state, move.card)
        for i in range(3):
            state.on_market[at + i] += self.op.res[i]
        if state.journal is not None:
            tell_card(state, "im-log-market-token", seat, move.card)


def swap_exile_market(state: Imperium, seat: int, op: Special) -> None:
    """An exiled card and a market card change places (IM-S5, IM-9.37)."""
    if state.exile and market_cards(state):
        state.ask(SwapExile(seat, this_card(state), -1), seat)


def can_swap(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Exile pile and market are both not empty."""
    return bool(state.exile) and bool(market_cards(state))


class SwapExile(Question):
    """First the exiled card, then the market card (`swap_cards`)."""

    __slots__ = ("exiled",)

    def __init__(self, seat: int, card: int, exiled: int) -> None:
        super().__init__(seat, card)
        self.exiled = exiled

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-swap-exile" if self.exiled < 0 else "im-ask-swap-market")

    def kind(self) -> str:
        return "swap_cards"

    def rule(self) -> str:
        return "IM-9.37"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        cards = list(state.exile) if self.exiled < 0 else market_cards(state)
        return card_moves(mv.SWAP, cards)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        if self.exiled < 0:
            state.push(SwapExile(seat, self.card, move.card))
            return
        slot = slot_of(state, move.card)
        clear_slot(state, slot)
        state.exile = without(state.exile, self.exiled)
        exile(state, move.card)
        state.market[slot] = self.exiled
        if state.journal is not None:
            tell_card(state, "im-log-exile", seat, move.card)
            state.tell("im-log-market", {"card": component(self.exiled)})
        tuck(state, slot)


def gamble(state: Imperium, seat: int, op: Special) -> None:
    """Name a suit, reveal the top main-deck card (IM-S39)."""
    if state.main_deck:
        state.ask(NameSuit(seat, this_card(state)), seat)


class NameSuit(Question):
    """Which suit will it be? (`name_suit`)"""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-gamble")

    def kind(self) -> str:
        return "name_suit"

    def rule(self) -> str:
        return "IM-S39"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.SUIT_MOVES[suit] for suit in (4, 8, 2, 16)]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        card = state.main_deck[-1]
        state.main_deck = state.main_deck[:-1]
        state.reveals += 1
        show(state, card)
        hit = False
        for suit in (2, 4, 8, 16):
            if mv.SUIT_MOVES[suit] is move and SUIT[card] & suit:
                hit = True
        if hit:
            state.players[seat].hand += (card,)
        else:
            exile(state, card)
        if state.journal is not None:
            tell_card(state, "im-log-gamble-won" if hit else "im-log-gamble-lost", seat, card)
        check_main_deck(state)


# --- playing -----------------------------------------------------------------------------------


def return_this_unrest(state: Imperium, seat: int, op: Special) -> None:
    """The Unrest that was played goes back to the pile (IM-S4)."""
    player = state.players[seat]
    card = this_card(state)
    if card in player.resolving:
        player.resolving = without(player.resolving, card)
        pile_unrest(state, seat, card)
        returned_unrest(state, seat)


def discard_regions(state: Imperium, seat: int) -> list[int]:
    """Regions of the discard pile that could be played now (IM-S6)."""
    if state.players[seat].actions == 0:
        return []
    return [
        card
        for card in state.players[seat].discard
        if SUIT[card] & REGION and can_play(state, seat, card)
    ]


def has_discard_region(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """An action token and a playable region are there."""
    return bool(discard_regions(state, seat))


def play_region_from_discard(state: Imperium, seat: int, op: Special) -> None:
    """Play a region of the discard pile with an action token (IM-S6)."""
    if discard_regions(state, seat):
        state.ask(RegionFromDiscard(seat, this_card(state)), seat)


class RegionFromDiscard(Question):
    """Which region?"""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-region-from-discard")

    def kind(self) -> str:
        return "choose_cards"

    def rule(self) -> str:
        return "IM-S6"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return card_moves(mv.PLAY, discard_regions(state, seat))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        player = state.players[seat]
        player.actions -= 1
        player.discard = without(player.discard, move.card)
        start_play(state, seat, move.card, True)


def icon_as_bags(state: Imperium, seat: int, op: Special) -> None:
    """One wheat or drop icon counts as three bags until the end of the turn (IM-S7)."""
    player = state.players[seat]
    if op.icon == "wheat":
        if icons_in_play(player, 2) > player.wheat_bags:
            player.wheat_bags += 1
    elif icons_in_play(player, 4) > player.drop_bags:
        player.drop_bags += 1


def city_of_rome_to_history(state: Imperium, seat: int, op: Special) -> None:
    """City of Rome from play into history (IM-S8)."""
    for card in op.names:
        if card in state.players[seat].in_play:
            history_from_play(state, seat, card)


def avoid_attack(state: Imperium, seat: int, op: Special) -> None:
    """The user may ignore effects of the attack (IM-S9): the frame below is the attack's."""
    if len(state.frames) > 1:
        state.frames[-2].protected |= 1 << seat


def nation_top_to_bottom(state: Imperium, seat: int, op: Special) -> None:
    """The top nation card goes to the bottom, above the zenith card (IM-S10)."""
    player = state.players[seat]
    if player.nation_deck:
        player.nation_deck = (player.nation_deck[-1], *player.nation_deck[:-1])
        if state.journal is not None:
            state.tell("im-log-to-bottom", {"seat": f"seat:{seat}"}, seat)


def trigger_game_end(state: Imperium, seat: int, op: Special) -> None:
    """Scoring is triggered (IM-S11)."""
    trigger_scoring(state)


def ignore_empire_icon(state: Imperium, seat: int, op: Special) -> None:
    """The next card played this turn has no empire icon (IM-S12, IM-Q41)."""
    state.players[seat].ignores_empire = True


def nation_top_to_discard(state: Imperium, seat: int, op: Special) -> None:
    """The top nation card to the discard pile, without a token (IM-S40)."""
    if has_nation_card(state.players[seat]):
        gain_nation_card(state, seat)


def bonus_if_no_bag(state: Imperium, seat: int, op: Special) -> None:
    """More if the region abandoned as cost shows no bag (IM-S42)."""
    lost = state.frames[-1].lost
    if lost >= 0 and BAGS[lost] == 0:
        gain(state, seat, op.res[0], op.res[1], op.res[2], 0)


# --- Sacred Pass (IM-S36) ------------------------------------------------------------------------


def can_swap_nation(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """A hand card and a nation card that is not the accession card."""
    player = state.players[seat]
    return bool(player.nation_deck) and bool(player.hand)


def swap_hand_with_nation_top(state: Imperium, seat: int, op: Special) -> None:
    """One hand card and the top nation card change places."""
    player = state.players[seat]
    if player.nation_deck and player.hand:
        state.ask(SwapNation(seat, this_card(state)), seat)


class SwapNation(Question):
    """Which hand card goes into the nation deck?"""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-swap-nation")

    def kind(self) -> str:
        return "nation_top_decision"

    def rule(self) -> str:
        return "IM-S36"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return card_moves(mv.SWAP, list(state.players[seat].hand))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        player = state.players[seat]
        card = real_card(player, move.card)
        top = player.nation_deck[-1]
        nation = NATION << PER_SEAT * seat
        before = player.hand
        player.hand = (*without(before, card), top)
        player.nation_deck = (*player.nation_deck[:-1], card)
        state.reveals += 1
        move_in_secret(state, before, card, hand_of(seat), nation, 1 << seat)
        move_in_secret(state, (), top, nation, hand_of(seat), 1 << seat)
        if state.journal is not None:
            state.tell("im-log-swap-nation", {"seat": f"seat:{seat}"}, seat)


# --- drawn cards (IM-S37, IM-S41) ----------------------------------------------------------------

RECORDING: Final = (-1,)


def drawn_in_hand(state: Imperium, seat: int) -> list[int]:
    """The cards that this effect has drawn and that are still in hand."""
    hand = state.players[seat].hand
    return [card for card in state.frames[-1].drawn if card in hand]


def draw2_discard1(state: Imperium, seat: int, op: Special) -> None:
    """Draw two, discard one of these two (IM-S37)."""
    state.frames[-1].drawn = RECORDING
    state.push(DiscardDrawn(seat, this_card(state)))
    draw(state, seat, 2)


class DiscardDrawn(Question):
    """Which of the cards just drawn is discarded? (`drawn_card_fate`)"""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        cards = drawn_in_hand(state, self.seat)
        if len(cards) > 1:
            state.ask(self, self.seat)
        elif cards:
            state.frames[-1].drawn = ()
            discard(state, self.seat, cards[0])

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-discard-drawn")

    def kind(self) -> str:
        return "drawn_card_fate"

    def conceals(self) -> bool:
        return True

    def rule(self) -> str:
        return "IM-S37"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return card_moves(mv.DISCARD, drawn_in_hand(state, seat))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        cards = drawn_in_hand(state, seat)
        discard(state, seat, mv.chosen(cards, move))
        state.frames[-1].drawn = ()


def resolve_drawn_card(state: Imperium, seat: int, op: Special) -> None:
    """The card just drawn: discard, back on the deck, or into history (IM-S41)."""
    if drawn_in_hand(state, seat):
        state.ask(DrawnFate(seat, this_card(state)), seat)


class DrawnFate(Question):
    """What happens to the card just drawn? (`drawn_card_fate`)"""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-drawn-fate")

    def kind(self) -> str:
        return "drawn_card_fate"

    def rule(self) -> str:
        return "IM-S41"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        card = drawn_in_hand(state, seat)[0]
        return [
            card_move(mv.DISCARD, card),
            card_move(mv.TOP, card),
            card_move(mv.HISTORY, card),
        ]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        card = drawn_in_hand(state, seat)[0]
        state.frames[-1].drawn = ()
        if move.verb == "discard":
            discard(state, seat, card)
        elif move.verb == "top":
            hand_to_deck(state, seat, card)
        else:
            hand_to_history(state, seat, card)


# --- Ambassador (IM-S38, IM-Q24) -----------------------------------------------------------------


def copy_targets(state: Imperium, seat: int) -> list[int]:
    """Pinned cards of opponents whose untriggered ability the seat could pay and use."""
    found: list[int] = []
    for other in state.others(seat):
        for card in state.players[other].in_play:
            if REACTS[card] != ANY_TIME or not PINNED[card]:
                continue
            ability = ABILITY[card]
            assert ability is not None
            if ability.condition is not None and not ability.condition.holds(state, seat, -1):
                continue
            if ability.cost is not None and not ability.cost.payable(state, seat, -1):
                continue
            if all_permit(ability.ops, state, seat, -1):
                found.append(card)
    return found


def copy_opponent_exhaust(state: Imperium, seat: int, op: Special) -> None:
    """Use an opponent's exhaust ability as if it were one's own."""
    if copy_targets(state, seat):
        state.ask(CopyWhich(seat, this_card(state)), seat)


class CopyWhich(Question):
    """Whose ability? (`copy_target`)"""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-copy")

    def kind(self) -> str:
        return "copy_target"

    def rule(self) -> str:
        return "IM-Q24"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return mv.or_none(card_moves(mv.COPY, copy_targets(state, seat)))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        if state.journal is not None:
            tell_card(state, "im-log-copy", seat, move.card)
        begin_frame(state, copied(move.card), seat)
        resolve_ability(state, seat, move.card)


ACTIONS.update(
    {
        "double_token_gain": double_token_gain,
        "free_play_acquired": free_play_acquired,
        "add_market_token": add_market_token,
        "return_this_unrest": return_this_unrest,
        "swap_exile_market": swap_exile_market,
        "play_region_from_discard": play_region_from_discard,
        "icon_as_bags": icon_as_bags,
        "city_of_rome_to_history": city_of_rome_to_history,
        "avoid_attack": avoid_attack,
        "nation_top_to_bottom": nation_top_to_bottom,
        "trigger_game_end": trigger_game_end,
        "ignore_empire_icon": ignore_empire_icon,
        "swap_hand_with_nation_top": swap_hand_with_nation_top,
        "draw2_discard1": draw2_discard1,
        "copy_opponent_exhaust": copy_opponent_exhaust,
        "gamble": gamble,
        "nation_top_to_discard": nation_top_to_discard,
        "resolve_drawn_card": resolve_drawn_card,
        "bonus_if_no_bag": bonus_if_no_bag,
    }
)
TESTS.update({"swap_exile_market": can_swap, "swap_hand_with_nation_top": can_swap_nation})
PERMITS.update({"play_region_from_discard": has_discard_region})
