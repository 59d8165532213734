"""Odd effects of Arthurians and Mauryans (IM-S13 to IM-S23)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import (
    HIDDEN,
    CardOp,
    Question,
    Veiled,
    inner_text,
    pick,
    this_card,
)
from pentapolis.games.imperium.effect import DO, VERB, Ops, resolve_all
from pentapolis.games.imperium.moves import (
    FROM_GARRISON,
    ZONE_MASK,
    ZONE_SHIFT,
    CardMove,
    WordMove,
    card_moves,
)
from pentapolis.games.imperium.reshuffle import (
    draw,
    gain_nation_card,
    has_nation_card,
)
from pentapolis.games.imperium.special import ACTIONS, PERMITS, TESTS, Special
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import (
    ATTACK,
    GRAAL,
    IS_UNREST,
    KNIGHT,
    TWRCH_TRWYTH,
    TYPE,
)
from pentapolis.games.imperium.zones import (
    discard,
    exile,
    exile_from_play,
    from_garrison,
    gain,
    hand_to_history,
    put_into_history,
    show,
    shuffled_deck,
    take_unrest,
    tell_card,
    without,
)

# --- Arthurians (IM-S13 to IM-S20) ---------------------------------------------------------------


def open_quests(state: Imperium, seat: int) -> list[int]:
    """Impending quests; Graal only when it is the last one (IM-11.6)."""
    quests = state.players[seat].developments
    if len(quests) == 1:
        return [quests[0]]
    return [card for card in quests if card != GRAAL]


def start_quest(state: Imperium, seat: int, op: Special) -> None:
    """Take an unrest to make an impending quest the active one (IM-S13)."""
    if state.players[seat].quest < 0 and open_quests(state, seat):
        state.ask(StartQuest(seat, this_card(state)), seat)


class StartQuest(Question):
    """Which quest, if any? (`start_quest`)"""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-quest")

    def kind(self) -> str:
        return "start_quest"

    def rule(self) -> str:
        return "IM-11.6"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found = card_moves(mv.QUEST, open_quests(state, seat))
        found.append(mv.NONE)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        take_unrest(state, seat)
        player = state.players[seat]
        player.developments = without(player.developments, move.card)
        player.quest = move.card
        if state.journal is not None:
            tell_card(state, "im-log-quest", seat, move.card)


class ExileQuest(CardOp):
    """An impending quest other than Graal is exiled (IM-S14)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.EXILE, 1, None, False)

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        return [card for card in state.players[seat].developments if card != GRAAL]

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.players[seat]
        player.developments = without(player.developments, code)
        exile(state, code)
        if state.journal is not None:
            tell_card(state, "im-log-exile", seat, code)

    def text(self, form: str = DO) -> Message:
        return Message("im-ability-exile-quest", {"form": form})


class KnightToHistory(CardOp):
    """A knight from hand or garrison goes into history (IM-S16)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.HISTORY, 1, None, False)

    def secrecy(self) -> int:
        return HIDDEN

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        found = [card for card in player.hand if TYPE[card] & KNIGHT]
        for card in player.garrisoned():
            if TYPE[card] & KNIGHT:
                found.append(card | FROM_GARRISON << ZONE_SHIFT)
        return found

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        card = code & ZONE_MASK
        if code >> ZONE_SHIFT:
            player = state.players[seat]
            from_garrison(player, card)
            put_into_history(state, player, (card,))
            if state.journal is not None:
                tell_card(state, "im-log-history", seat, card)
        else:
            hand_to_history(state, seat, card)

    def text(self, form: str = DO) -> Message:
        return Message("im-ability-knight-to-history", {"form": form})


class RecallKnight(CardOp):
    """A knight garrisoned under this region comes to hand (IM-S17)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.RECALL, 1, None, False)

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        return [card for card in state.players[seat].under(this) if TYPE[card] & KNIGHT]

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.players[seat]
        from_garrison(player, code)
        player.hand += (code,)
        if state.journal is not None:
            tell_card(state, "im-log-recall", seat, code)

    def text(self, form: str = DO) -> Message:
        return Message("im-ability-recall-knight-here", {"form": form})


EXILE_QUEST: Final = ExileQuest()
KNIGHT_TO_HISTORY: Final = KnightToHistory()
RECALL_KNIGHT: Final = RecallKnight()


def exile_quest(state: Imperium, seat: int, op: Special) -> None:
    """Exile an impending quest (IM-S14)."""
    pick(state, seat, EXILE_QUEST, 1, False, False)


def can_exile_quest(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """There is a quest to exile."""
    return bool(EXILE_QUEST.cards(state, seat, this, 1))


def knight_to_history(state: Imperium, seat: int, op: Special) -> None:
    """A knight goes into history (IM-S16)."""
    pick(state, seat, KNIGHT_TO_HISTORY, 1, False, False)


def has_knight(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """There is a knight in hand or garrison."""
    return bool(KNIGHT_TO_HISTORY.cards(state, seat, this, 1))


def recall_knight_here(state: Imperium, seat: int, op: Special) -> None:
    """A knight under this region comes to hand (IM-S17)."""
    pick(state, seat, RECALL_KNIGHT, 1, False, False)


def has_knight_here(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """There is a knight under this region."""
    return bool(RECALL_KNIGHT.cards(state, seat, this, 1))


def enter_play(state: Imperium, seat: int, op: Special) -> None:
    """Gwaith Camlan goes into play instead of the discard pile (IM-S15)."""
    player = state.players[seat]
    card = this_card(state)
    player.discard = without(player.discard, card)
    player.in_play += (card,)


def quest_and_nation_to_discard(state: Imperium, seat: int, op: Special) -> None:
    """Active quest and top nation card to the discard pile (IM-S18)."""
    player = state.players[seat]
    if player.quest >= 0:
        player.discard += (player.quest,)
        if state.journal is not None:
            tell_card(state, "im-log-quest-discarded", seat, player.quest)
        player.quest = -1
    if has_nation_card(player):
        gain_nation_card(state, seat)


def active_quest_to_hand(state: Imperium, seat: int, op: Special) -> None:
    """The active quest comes to hand (IM-S19)."""
    player = state.players[seat]
    if player.quest >= 0:
        player.hand += (player.quest,)
        if state.journal is not None:
            tell_card(state, "im-log-fetch", seat, player.quest)
        player.quest = -1


def exile_twrch_trwyth(state: Imperium, seat: int, op: Special) -> None:
    """Twrch Trwyth is exiled from play or from the quest slot (IM-S20)."""
    player = state.players[seat]
    if TWRCH_TRWYTH in player.in_play:
        exile_from_play(state, seat, TWRCH_TRWYTH)
    elif player.quest == TWRCH_TRWYTH:
        player.quest = -1
        exile(state, TWRCH_TRWYTH)
        if state.journal is not None:
            tell_card(state, "im-log-exile", seat, TWRCH_TRWYTH)


def twrch_is_there(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Twrch Trwyth is in play or the active quest."""
    player = state.players[seat]
    return TWRCH_TRWYTH in player.in_play or player.quest == TWRCH_TRWYTH


# --- Mauryans (IM-S21 to IM-S23) -----------------------------------------------------------------


def attacks_to_history(state: Imperium, seat: int, op: Special) -> None:
    """Reveal hand, deck and discard pile; all attacks and this card into history (IM-S21)."""
    player = state.players[seat]
    state.reveals += 1
    attacks: list[int] = []
    for zone in (player.hand, player.deck, player.discard):
        attacks += [card for card in zone if ATTACK[card]]
    for card in player.hand + player.deck:
        show(state, card)
    player.hand = tuple([card for card in player.hand if not ATTACK[card]])
    player.discard = tuple([card for card in player.discard if not ATTACK[card]])
    rest = [card for card in player.deck if not ATTACK[card]]
    player.deck = shuffled_deck(state, seat, rest)
    this = this_card(state)
    if this in player.resolving:
        player.resolving = without(player.resolving, this)
        attacks.append(this)
    put_into_history(state, player, tuple(attacks))
    if state.journal is not None:
        for card in attacks:
            tell_card(state, "im-log-history", seat, card)


def one_or_both(state: Imperium, seat: int, op: Special) -> None:
    """Draw, or return an unrest from the discard pile, or both in either order (IM-S22)."""
    state.ask(OneOrBoth(seat, this_card(state), op), seat)


class OneOrBoth(Question):
    """One, the other, both in this order, or both the other way round?"""

    __slots__ = ("op",)

    def __init__(self, seat: int, card: int, op: Special) -> None:
        super().__init__(seat, card)
        self.op = op

    def ways(self) -> tuple[Ops, Ops, Ops, Ops]:
        """What each answer does."""
        first, second = self.op.options
        return first, second, first + second, second + first

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-one-or-both")

    def wording(self, move: Move) -> Message | None:
        assert isinstance(move, WordMove)
        return inner_text(self.ways()[move.number], VERB)

    def kind(self) -> str:
        return "choose_option"

    def rule(self) -> str:
        return "IM-S22"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        both = self.op.options[1][0].possible(state, seat, self.card)
        return list(ONE_OR_BOTH if both else ONE_OR_BOTH[:1])

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, WordMove)
        resolve_all(state, seat, self.ways()[move.number])


ONE_OR_BOTH: Final[list[Move]] = [
    mv.option_move("draw", 0),
    mv.option_move("return-unrest", 1),
    mv.option_move("draw-then-return-unrest", 2),
    mv.option_move("return-unrest-then-draw", 3),
]


def discard_unrest_for_reward(state: Imperium, seat: int, op: Special) -> None:
    """Discard unrest one by one, each for a card or a progress (IM-S23).

    At most as many as are in hand when the text begins: an unrest drawn for another one waits.
    """
    held = len([card for card in state.players[seat].hand if IS_UNREST[card]])
    state.push(Veiled((seat,), UnrestReward(seat, this_card(state), held)))


class UnrestReward(Question):
    """Discard one more unrest? For which reward? (`loop_again`)"""

    __slots__ = ("left",)

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat, card)
        self.left = left

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-unrest-reward", {"left": self.left})

    def kind(self) -> str:
        return "loop_again"

    def rule(self) -> str:
        return "IM-S23"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        if any(IS_UNREST[card] for card in state.players[seat].hand):
            return [REWARD_DRAW, REWARD_PROGRESS, mv.NONE]
        return [mv.NONE]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        unrest = [card for card in state.players[seat].hand if IS_UNREST[card]]
        if move is mv.NONE or not unrest:
            return
        discard(state, seat, unrest[0])
        if self.left > 1:
            state.push(Veiled((seat,), UnrestReward(seat, self.card, self.left - 1)))
        if move is REWARD_DRAW:
            draw(state, seat, 1)
        else:
            gain(state, seat, 0, 0, 1, 0)


REWARD_DRAW: Final = Move("reward", ("reward:draw",))
REWARD_PROGRESS: Final = Move("reward", ("reward:progress",))


ACTIONS.update(
    {
        "start_quest": start_quest,
        "exile_quest": exile_quest,
        "enter_play": enter_play,
        "knight_to_history": knight_to_history,
        "recall_knight_here": recall_knight_here,
        "quest_and_nation_to_discard": quest_and_nation_to_discard,
        "active_quest_to_hand": active_quest_to_hand,
        "exile_twrch_trwyth": exile_twrch_trwyth,
        "attacks_to_history": attacks_to_history,
        "one_or_both": one_or_both,
        "discard_unrest_for_reward": discard_unrest_for_reward,
    }
)
TESTS.update(
    {
        "exile_quest": can_exile_quest,
        "knight_to_history": has_knight,
        "recall_knight_here": has_knight_here,
    }
)
PERMITS.update(
    {
        "exile_twrch_trwyth": twrch_is_there,
    }
)
