"""What the questions of this game share: who is asked, how answers are read and refused."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.question import SeatQuestion
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.moves import CardMove, CardsMove, NumberMove, card_moves, chosen
from pentapolis.games.imperium.state import Imperium, Player, asker
from pentapolis.games.imperium.tables import COMPONENT, IS_UNREST, tokens_text

# Standing answers, by kind of question.
OFFER: Final = "each_player_may"
PROTECTION: Final = "attack_protection"
TRIGGER: Final = "use_trigger"
STANDING: Final[dict[str, tuple[str, ...]]] = {
    OFFER: ("yes", "no"), PROTECTION: ("pass",), TRIGGER: ("pass",),
}  # fmt: skip


class Question(SeatQuestion[Imperium]):
    """A question to one seat because of one card."""

    __slots__ = ("card",)
    RULE = "IM-3.6"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def source(self) -> str:
        return COMPONENT[asker(self.card)] if self.card != -1 else self.RULE

    def nothing(self) -> Move:
        """The answer that declines, if there is one."""
        return mv.NONE

    def parse(self, state: Imperium, text: str) -> Move:
        return mv.parse(text)

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        message = super().why_not(state, seat, text)
        if message.rule:
            return message
        return Message(message.key, message.args, self.RULE)


class AskedBehind(Window[Imperium]):
    """A reaction window around a question."""

    __slots__ = ("question",)

    def __init__(
        self, seats: tuple[int, ...], question: Question, passed: tuple[int, ...], next: int
    ) -> None:
        super().__init__(seats, passed, next)
        self.question = question


def open_question(state: Imperium, seat: int) -> Question:
    """The question that the seat has to answer now."""
    decision = state.asked[seat]
    step: Step[Imperium] | None = decision.step if decision is not None else state.asking
    if isinstance(step, AskedBehind):
        return step.question
    assert isinstance(step, Question)
    return step


# --- refusals that any question may need ------------------------------------------------------


def asked_and_move(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """What is asked, and the verb of the answer."""
    return {"asked": open_question(state, seat).prompt(seat), "verb": move.verb}


def asked_only(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """What is asked."""
    return {"asked": open_question(state, seat).prompt(seat)}


def asked_and_count(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """What is asked, and how many cards were named."""
    return {"asked": open_question(state, seat).prompt(seat), "named": len(mv.parts_of(move))}


def asked_card(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card that was named, and what is asked."""
    return {"card": wrong_card(state, seat, move), "asked": open_question(state, seat).prompt(seat)}


def named_card(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card that was named."""
    return {"card": move.args[0]}


def have_tokens(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The payment, and the tokens that the seat has."""
    assert isinstance(move, mv.PlanMove)
    paid = (move.materials, move.population, move.progress)
    return {"tokens": tokens_text(paid), "have": tokens_of(state.players[seat])}


def tokens_of(player: Player) -> Message:
    """All tokens of a player in words."""
    tokens = player.tokens
    if tokens == [0, 0, 0]:
        return Message("im-no-tokens-at-all")
    return tokens_text((tokens[0], tokens[1], tokens[2]))


def wrong_card(state: Imperium, seat: int, move: Move) -> str:
    """The card of a move that causes the refusal: the first one that cannot be chosen."""
    question = open_question(state, seat)
    if isinstance(move, CardsMove) and isinstance(question, ChooseCards):
        pool = question.pool(state, seat)
        for part in move.parts:
            if question.refuse_part(state, seat, pool, part) is not None:
                return part.args[0]
    return move.args[0]


NO_UNREST_IN_HAND: Final = Refusal("im-no-unrest-in-hand")
MUST_CHOOSE: Final = Refusal("im-no-declining", "IM-V0.2", asked_only)
NOT_MEANT: Final = Refusal("im-no-kind", "", asked_card)
TOO_FEW_TOKENS: Final = Refusal("im-no-tokens", "", have_tokens)
SAY_NO: Final = Refusal("im-no-none", "IM-V2", asked_only)
OTHER_ORDER: Final = Refusal("im-no-order", "", asked_only)
OTHER_COUNT: Final = Refusal("im-no-count", "", asked_and_count)

RULE_OF: Final = {
    "play": "IM-3.1", "exhaust": "IM-3.11", "innovate": "IM-4.1", "revolt": "IM-5.1",
    "token": "IM-6.1", "discard": "IM-V16", "draw": "IM-V15", "top": "IM-V17",
    "history": "IM-V18", "abandon": "IM-V19", "recall": "IM-V20", "sink": "IM-V21",
    "garrison": "IM-V24", "under": "IM-V25", "give": "IM-V26", "find": "IM-V27",
    "acquire": "IM-V29", "take": "IM-V30", "top-of-deck": "IM-9.33",
    "search-main-deck": "IM-9.34", "exile": "IM-V23", "develop": "IM-9.41",
    "return": "IM-V37", "from": "IM-V14", "resolve": "IM-8.2", "quest": "IM-11.6",
    "copy": "IM-Q24", "swap": "IM-9.37", "nation": "IM-1.2", "side": "IM-1.6",
    "pay": "IM-9.2", "number": "IM-V15", "suit": "IM-S39", "reward": "IM-S23",
    "choose": "IM-V1", "yes": "IM-V2", "no": "IM-V2", "none": "IM-V2", "ignore": "IM-9.44",
    "accept": "IM-9.44", "end": "IM-3.1",
}  # fmt: skip
"""By verb: the rule of the question that such a move answers."""
OTHER_QUESTION: Final = {
    verb: Refusal("im-no-other-question", rule, asked_and_move) for verb, rule in RULE_OF.items()
}


def other_question(move: Move) -> Refusal:
    """The refusal of a move that answers another question."""
    return OTHER_QUESTION[move.verb]


# --- where cards are ----------------------------------------------------------------------------

PLACES: Final[tuple[str, ...]] = (
    "hand", "discard", "play", "garrison", "history", "deck", "nation", "market", "exile",
    "developments", "fame", "drawn", "opponents",
)  # fmt: skip


def not_there(place: str, rule: str = "") -> Refusal:
    """The refusal of a card that is not in that place; by default it cites the question's rule."""

    def explain(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
        return {"card": wrong_card(state, seat, move), "place": place}

    return Refusal("im-no-card-there", rule, explain)


NOT_THERE: Final = {place: not_there(place) for place in PLACES}
ZONE_PLACES: Final[tuple[str, ...]] = (
    "hand",
    "discard",
    "play",
    "garrison",
    "history",
    "deck",
    "nation",
)


def refuse_unrest(state: Imperium, seat: int) -> Refusal | None:
    """Require an unrest in hand."""
    for card in state.players[seat].hand:
        if IS_UNREST[card]:
            return None
    return NO_UNREST_IN_HAND


# --- kinds of questions -------------------------------------------------------------------------


class YesOrNo(Question):
    """Yes or no."""

    __slots__ = ()

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.YES, mv.NO]

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return SAY_NO
        return None if move is mv.YES or move is mv.NO else other_question(move)


class IgnoreOrAccept(Question):
    """Whether a protected player ignores a single effect of an attack (IM-Q9)."""

    __slots__ = ()
    KIND = "ignore_effect"
    RULE = "IM-9.44"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.IGNORE, mv.ACCEPT]

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        return None if move is mv.IGNORE or move is mv.ACCEPT else other_question(move)


class ChooseCards(Question):
    """One or several cards of a pool, except those that are refused.

    A code stands for a card: its number, and its zone if the pool has several.
    """

    __slots__ = ()

    def pool(self, state: Imperium, seat: int) -> list[int]:
        """The cards in the zones of the question."""
        raise NotImplementedError

    def place(self, zone: int) -> str:
        """The name of that zone, for cards that a move names with a zone."""
        return ZONE_PLACES[zone]

    def refuse_card(self, state: Imperium, seat: int, code: int) -> Refusal | None:
        """The rule that forbids a card of the pool; None if it may be chosen."""
        return None

    def choices(self, state: Imperium, seat: int) -> list[int]:
        """The cards of the pool that are not refused."""
        found: list[int] = []
        for code in self.pool(state, seat):
            if self.refuse_card(state, seat, code) is None:
                found.append(code)
        return found

    def verb(self) -> int:
        """What is done with the card."""
        raise NotImplementedError

    def may_decline(self) -> bool:
        """Whether the seat may choose none."""
        return False

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return self.naming(self.choices(state, seat))

    def naming(self, codes: list[int]) -> list[Move]:
        """The answers, where the cards that may be chosen are known."""
        found = card_moves(self.verb(), codes)
        if self.may_decline():
            found.append(mv.NONE)
        return mv.or_none(found)

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return self.refuse_none(state, seat)
        return self.refuse_parts(state, seat, move, self.verb(), 1)

    def refuse_none(self, state: Imperium, seat: int) -> Refusal | None:
        """Refuse to choose none, unless that is allowed or nothing is left."""
        if self.may_decline() or not self.choices(state, seat):
            return None
        return MUST_CHOOSE

    def refuse_parts(
        self, state: Imperium, seat: int, move: Move, verb: int, count: int
    ) -> Refusal | None:
        """Require that number of cards in one answer."""
        if move.verb != mv.VERBS[verb]:
            return other_question(move)
        parts = mv.parts_of(move)
        if not parts:
            return other_question(move)
        pool = self.pool(state, seat)
        for part in parts:
            refusal = self.refuse_part(state, seat, pool, part)
            if refusal is not None:
                return refusal
        return None if len(parts) == count else OTHER_COUNT

    def refuse_part(
        self, state: Imperium, seat: int, pool: list[int], part: CardMove
    ) -> Refusal | None:
        """Require a card that is in the pool, and remove it from the pool."""
        code = chosen(pool, part)
        if code not in pool:
            return NOT_THERE[self.place(part.zone)]
        pool.remove(code)
        return self.refuse_card(state, seat, code)

    def refuse_together(
        self, state: Imperium, seat: int, move: Move, verb: int, count: int, ordered: bool = False
    ) -> Refusal | None:
        """Require several cards at once, in pool order unless the order matters."""
        refusal = self.refuse_parts(state, seat, move, verb, count)
        if refusal is not None:
            return refusal
        if ordered or mv.is_in_order(self.pool(state, seat), mv.parts_of(move)):
            return None
        return OTHER_ORDER


class ChooseCard(ChooseCards):
    """One card of a fixed place for a fixed verb."""

    __slots__ = ()
    VERB: ClassVar[int] = mv.PLAY
    PLACE: ClassVar[str] = "hand"
    OPTIONAL: ClassVar[bool] = False

    def verb(self) -> int:
        return self.VERB

    def may_decline(self) -> bool:
        return self.OPTIONAL

    def place(self, zone: int) -> str:
        return ZONE_PLACES[zone] if zone else self.PLACE


class HowMany(Question):
    """A number from 0 to `most`; a subclass says what it is for."""

    __slots__ = ("most",)
    KIND = "choose_number"

    def __init__(self, seat: int, card: int, most: int) -> None:
        super().__init__(seat, card)
        self.most = most

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for number in range(self.most + 1):
            found.append(mv.NUMBERS[number])
        return found

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move.verb != "number" or not isinstance(move, NumberMove):
            return other_question(move)
        return None if move.number <= self.most else TOO_MANY

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, NumberMove)
        self.chosen(state, seat, move.number)

    def chosen(self, state: Imperium, seat: int, number: int) -> None:
        """Carry on with that number."""
        raise NotImplementedError


def most_allowed(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The largest number that may be named."""
    question = open_question(state, seat)
    assert isinstance(question, HowMany)
    return {"most": question.most}


TOO_MANY: Final = Refusal("im-no-number", "", most_allowed)
