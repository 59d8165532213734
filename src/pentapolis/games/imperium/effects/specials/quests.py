"""Special effects of the Arthurians: quests and knights (IM-S13 to IM-S20)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO
from pentapolis.games.imperium.effects.picking import HIDDEN, CardOp, pick
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.moves import FROM_GARRISON, ZONE_MASK, ZONE_SHIFT, CardMove
from pentapolis.games.imperium.questions import NOT_MEANT, ChooseCard, named_card
from pentapolis.games.imperium.rules.cards import (
    exile,
    exile_from_play,
    from_garrison,
    hand_to_history,
    put_into_history,
)
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.reshuffle import gain_nation_card, has_nation_card
from pentapolis.games.imperium.rules.texts import this_card
from pentapolis.games.imperium.rules.unrest import take_unrest
from pentapolis.games.imperium.state import Imperium, without
from pentapolis.games.imperium.tables import GRAAL, KNIGHT, TWRCH_TRWYTH, TYPE

# --- Arthurians (IM-S13 to IM-S20) ---------------------------------------------------------------


def start_quest(state: Imperium, seat: int, op: Special) -> None:
    """Take an unrest to make an impending quest the active one (IM-S13)."""
    question = StartQuest(seat, this_card(state))
    if state.players[seat].quest < 0 and question.choices(state, seat):
        state.ask(question, seat)


class StartQuest(ChooseCard):
    """Which quest begins, if any (`start_quest`)."""

    __slots__ = ()
    KIND = "start_quest"
    VERB = mv.QUEST
    PLACE = "developments"
    OPTIONAL = True
    RULE = "IM-11.6"
    PROMPT = "im-ask-quest"

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return list(state.players[seat].developments)

    def refuse_card(self, state: Imperium, seat: int, code: int) -> Refusal | None:
        quests = state.players[seat].developments
        return GRAAL_LAST if code == GRAAL and len(quests) > 1 else None

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        take_unrest(state, seat)
        player = state.own(seat)
        player.developments = without(player.developments, move.card)
        player.quest = move.card
        if state.journal is not None:
            tell_card(state, "im-log-quest", seat, move.card)


GRAAL_LAST: Final = Refusal("im-no-graal", "IM-11.6", named_card)


class ExileQuest(CardOp):
    """Exile an impending quest other than Graal (IM-S14)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.EXILE, 1, None, False)

    def place(self, zone: int) -> str:
        return "developments"

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        return list(state.players[seat].developments)

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        return NOT_MEANT if code == GRAAL else None

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.own(seat)
        player.developments = without(player.developments, code)
        exile(state, code)
        if state.journal is not None:
            tell_card(state, "im-log-exile", seat, code)

    def text(self, form: str = DO) -> Message:
        return Message("im-ability-exile-quest", {"form": form})


class KnightToHistory(CardOp):
    """Put a knight from hand or garrison into history (IM-S16)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.HISTORY, 1, None, False)

    def secrecy(self) -> int:
        return HIDDEN

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        found = list(player.hand)
        for card in player.garrisoned():
            found.append(card | FROM_GARRISON << ZONE_SHIFT)
        return found

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        return None if TYPE[code & ZONE_MASK] & KNIGHT else NOT_MEANT

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        card = code & ZONE_MASK
        if code >> ZONE_SHIFT:
            player = state.own(seat)
            from_garrison(player, card)
            put_into_history(state, player, (card,))
            if state.journal is not None:
                tell_card(state, "im-log-history", seat, card)
        else:
            hand_to_history(state, seat, card)

    def text(self, form: str = DO) -> Message:
        return Message("im-ability-knight-to-history", {"form": form})


class RecallKnight(CardOp):
    """Take a knight garrisoned under this region to hand (IM-S17)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.RECALL, 1, None, False)

    def place(self, zone: int) -> str:
        return "garrison"

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        return list(state.players[seat].under(this))

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        return None if TYPE[code] & KNIGHT else NOT_MEANT

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.own(seat)
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
    """Whether there is a quest to exile."""
    return bool(EXILE_QUEST.cards(state, seat, this, 1))


def knight_to_history(state: Imperium, seat: int, op: Special) -> None:
    """Put a knight into history (IM-S16)."""
    pick(state, seat, KNIGHT_TO_HISTORY, 1, False, False)


def has_knight(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Whether there is a knight in hand or garrison."""
    return bool(KNIGHT_TO_HISTORY.cards(state, seat, this, 1))


def recall_knight_here(state: Imperium, seat: int, op: Special) -> None:
    """Take a knight under this region to hand (IM-S17)."""
    pick(state, seat, RECALL_KNIGHT, 1, False, False)


def has_knight_here(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Whether there is a knight under this region."""
    return bool(RECALL_KNIGHT.cards(state, seat, this, 1))


def enter_play(state: Imperium, seat: int, op: Special) -> None:
    """Put Gwaith Camlan into play instead of the discard pile (IM-S15)."""
    player = state.own(seat)
    card = this_card(state)
    player.discard = without(player.discard, card)
    player.in_play += (card,)


def quest_and_nation_to_discard(state: Imperium, seat: int, op: Special) -> None:
    """Move the active quest and the top nation card to the discard pile (IM-S18)."""
    player = state.own(seat)
    if player.quest >= 0:
        player.discard += (player.quest,)
        if state.journal is not None:
            tell_card(state, "im-log-quest-discarded", seat, player.quest)
        player.quest = -1
    if has_nation_card(player):
        gain_nation_card(state, seat)


def active_quest_to_hand(state: Imperium, seat: int, op: Special) -> None:
    """Take the active quest to hand (IM-S19)."""
    player = state.own(seat)
    if player.quest >= 0:
        player.hand += (player.quest,)
        if state.journal is not None:
            tell_card(state, "im-log-fetch", seat, player.quest)
        player.quest = -1


def exile_twrch_trwyth(state: Imperium, seat: int, op: Special) -> None:
    """Exile Twrch Trwyth from play or from the quest slot (IM-S20)."""
    player = state.own(seat)
    if TWRCH_TRWYTH in player.in_play:
        exile_from_play(state, seat, TWRCH_TRWYTH)
    elif player.quest == TWRCH_TRWYTH:
        player.quest = -1
        exile(state, TWRCH_TRWYTH)
        if state.journal is not None:
            tell_card(state, "im-log-exile", seat, TWRCH_TRWYTH)


def twrch_is_there(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Whether Twrch Trwyth is in play or the active quest."""
    player = state.players[seat]
    return TWRCH_TRWYTH in player.in_play or player.quest == TWRCH_TRWYTH
