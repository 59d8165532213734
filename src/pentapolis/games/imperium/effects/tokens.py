"""Tokens in effects (IM-V9 to IM-V14)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import (
    DO,
    THEY,
    AmountOp,
    Op,
    Ops,
    inner_text,
)
from pentapolis.games.imperium.effects.filters import Per, regions_in_play
from pentapolis.games.imperium.moves import TOKEN_PLACES, CardMove, WordMove, card_move
from pentapolis.games.imperium.questions import (
    MUST_CHOOSE,
    IgnoreOrAccept,
    Question,
    named_card,
    other_question,
    tokens_of,
)
from pentapolis.games.imperium.rules.texts import Resolve, open_windows, this_card
from pentapolis.games.imperium.rules.tokens import frame_icons, gain, pay_tokens
from pentapolis.games.imperium.state import SET_ASIDE, Imperium, without
from pentapolis.games.imperium.tables import COMPONENT, tokens_text


def affordable(have: list[int], cost: tuple[int, int, int]) -> bool:
    """Whether tokens cover a cost; progress replaces others 1:1 and 1:2 (IM-9.3 to IM-9.5)."""
    progress = have[2] - cost[2]
    if progress < 0:
        return False
    lacking = cost[1] - have[1]
    if lacking > 0:
        progress -= lacking
    lacking = cost[0] - have[0]
    if lacking > 0:
        progress -= (lacking + 1) // 2
    return progress >= 0


class Gain(Op):
    """Gain tokens from the supply, possibly multiplied by a count (IM-V9)."""

    __slots__ = ("res", "per")

    def __init__(self, res: tuple[int, int, int], per: Per | None) -> None:
        self.res = res
        self.per = per

    def resolve(self, state: Imperium, seat: int) -> None:
        res = self.res
        if self.per is None:
            gain(state, seat, res[0], res[1], res[2], frame_icons(state) if res[0] else 0)
            return
        count = self.per.count(state, seat)
        if count:
            icons = 0
            if res[0]:
                icons = frame_icons(state) | self.per.contributing(state, seat)
            gain(state, seat, res[0] * count, res[1] * count, res[2] * count, icons)

    def text(self, form: str = DO) -> Message:
        if self.per is None:
            return Message("im-op-gain", {"tokens": tokens_text(self.res), "form": form})
        args: dict[str, Arg] = {"tokens": tokens_text(self.res), "per": self.per.text()}
        return Message("im-op-gain-per", {**args, "form": form})


class Pay(Op):
    """Return tokens to the supply, fully or not at all (IM-V10)."""

    __slots__ = ("res",)

    def __init__(self, res: tuple[int, int, int]) -> None:
        self.res = res

    def resolve(self, state: Imperium, seat: int) -> None:
        if affordable(state.players[seat].tokens, self.res):
            pay_tokens(state, seat, self.res, this_card(state))

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return affordable(state.players[seat].tokens, self.res)

    def may_lack(self) -> bool:
        return True

    def lacking(self, state: Imperium, seat: int, this: int) -> Op | None:
        return None if affordable(state.players[seat].tokens, self.res) else self

    def lacking_text(self, state: Imperium, seat: int, this: int) -> Message:
        have = tokens_of(state.players[seat])
        return Message("im-lack-tokens", {"tokens": tokens_text(self.res), "have": have})

    def text(self, form: str = DO) -> Message:
        return Message("im-op-pay", {"tokens": tokens_text(self.res), "form": form})


class GainAction(AmountOp):
    """More action tokens on the state card (IM-V12)."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        state.own(seat).actions += self.n
        if state.journal is not None:
            state.tell("im-log-action", {"seat": f"seat:{seat}", "count": self.n}, seat)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-gain-action", {"count": self.n, "form": form})


class SpendAction(AmountOp):
    """Action tokens as a cost (IM-V13)."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        player = state.own(seat)
        if player.actions >= self.n:
            player.actions -= self.n

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return state.players[seat].actions >= self.n

    def may_lack(self) -> bool:
        return True

    def lacking(self, state: Imperium, seat: int, this: int) -> Op | None:
        return None if state.players[seat].actions >= self.n else self

    def lacking_text(self, state: Imperium, seat: int, this: int) -> Message:
        have = state.players[seat].actions
        return Message("im-lack-actions", {"count": self.n, "have": have})

    def text(self, form: str = DO) -> Message:
        return Message("im-op-spend-action", {"count": self.n, "form": form})


# --- stealing (IM-V11) -----------------------------------------------------------------------

ALWAYS: Final = 0
HAS_REGION: Final = 1
IS_EMPIRE: Final = 2


class Steal(Op):
    """Take tokens from each other player, as many as there are (IM-V11)."""

    __slots__ = ("res", "only_if", "if_unable")

    def __init__(self, res: tuple[int, int, int], only_if: int, if_unable: Ops) -> None:
        self.res = res
        self.only_if = only_if
        self.if_unable = if_unable

    def hits(self, state: Imperium, victim: int) -> bool:
        """Whether the effect concerns this player."""
        player = state.players[victim]
        if self.only_if == HAS_REGION:
            return regions_in_play(player) > 0
        return self.only_if == ALWAYS or player.empire

    def resolve(self, state: Imperium, seat: int) -> None:
        state.push(StealFrom(self, seat, state.after(seat)))

    def take(self, state: Imperium, thief: int, victim: int) -> None:
        """Move the available tokens; a victim with too few suffers the rest (IM-Q34)."""
        theirs = state.players[victim].tokens
        taken = (
            min(self.res[0], theirs[0]),
            min(self.res[1], theirs[1]),
            min(self.res[2], theirs[2]),
        )
        state.own(victim).add_tokens(-taken[0], -taken[1], -taken[2])
        state.own(thief).add_tokens(taken[0], taken[1], taken[2])
        if state.journal is not None and taken != (0, 0, 0):
            state.tell(
                "im-log-steal",
                {
                    "seat": f"seat:{thief}",
                    "victim": f"seat:{victim}",
                    "tokens": tokens_text(taken),
                },
                thief,
            )
        if taken != self.res and self.if_unable:
            state.push(Resolve(victim, self.if_unable, 0))

    def text(self, form: str = DO) -> Message:
        whom = ("all", "region", "empire")[self.only_if]
        what = tokens_text(self.res)
        if self.if_unable:
            return Message(
                "im-op-steal-unable",
                {"tokens": what, "effect": inner_text(self.if_unable, THEY), "form": form},
            )
        return Message("im-op-steal", {"tokens": what, "whom": whom, "form": form})


class StealFrom(Step[Imperium]):
    """Steal from the remaining victims, clockwise."""

    __slots__ = ("op", "thief", "victim")

    def __init__(self, op: Steal, thief: int, victim: int) -> None:
        self.op = op
        self.thief = thief
        self.victim = victim

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        following = state.after(self.victim)
        if following != self.thief:
            state.push(StealFrom(self.op, self.thief, following))
        if not self.op.hits(state, self.victim):
            return
        frame = state.frames[-1]
        if frame.attack and frame.protected >> self.victim & 1:
            state.ask(StealShield(self.victim, frame.card, self.op, self.thief), self.victim)
        else:
            self.op.take(state, self.thief, self.victim)


class StealShield(IgnoreOrAccept):
    """Whether a protected victim ignores the theft (IM-Q9, IM-Q60)."""

    __slots__ = ("op", "thief")

    def __init__(self, seat: int, card: int, op: Steal, thief: int) -> None:
        super().__init__(seat, card)
        self.op = op
        self.thief = thief

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-ignore", {"card": COMPONENT[self.card], "effect": self.op.text()})

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.ACCEPT:
            self.op.take(state, self.thief, seat)


def refuse_return(state: Imperium, seat: int, place: int) -> Refusal | None:
    """Require a used token that is not of an ability still being resolved (IM-Q23)."""
    player = state.players[seat]
    if place == SET_ASIDE:
        return None if player.aside else NO_TOKEN_THERE
    if place not in player.exhausted:
        return NO_TOKEN_THERE
    for frame in state.frames:
        if frame.seat == seat and frame.token == place:
            return TOKEN_IN_USE
    return None


def used_tokens(state: Imperium, seat: int) -> list[int]:
    """The places from which tokens may be returned."""
    places = (*state.players[seat].exhausted, SET_ASIDE)
    return [place for place in places if refuse_return(state, seat, place) is None]


def return_token(state: Imperium, seat: int, place: int) -> None:
    """Return a used exhaust token to the state card."""
    player = state.own(seat)
    if place == SET_ASIDE:
        player.aside -= 1
    else:
        player.exhausted = without(player.exhausted, place)
    player.exhausts += 1


class ReturnExhaust(AmountOp):
    """Return a used exhaust token to the state card (IM-V14)."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        self.ask(state, seat, False)

    def offer(self, state: Imperium, seat: int) -> bool:
        self.ask(state, seat, True)
        return True

    def ask(self, state: Imperium, seat: int, optional: bool) -> None:
        """Ask which token."""
        this = this_card(state)
        if used_tokens(state, seat):
            state.ask(ReturnFrom(seat, this, optional), seat)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return bool(used_tokens(state, seat))

    def text(self, form: str = DO) -> Message:
        return Message("im-op-return-exhaust", {"form": form})


class ReturnFrom(Question):
    """Which token is returned (`return_token_from`)."""

    __slots__ = ("optional",)
    KIND = "return_token_from"
    RULE = "IM-V14"
    PROMPT = "im-ask-return-token"

    def __init__(self, seat: int, card: int, optional: bool) -> None:
        super().__init__(seat, card)
        self.optional = optional

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for place in used_tokens(state, seat):
            word = TOKEN_PLACES.get(place)
            found.append(word if word is not None else card_move(mv.RETURN, place))
        if self.optional:
            found.append(mv.NONE)
        return found

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return None if self.optional else MUST_CHOOSE
        place = -1
        if move.verb == "return" and isinstance(move, CardMove) and not move.zone:
            place = move.card
        elif move.verb == "from" and isinstance(move, WordMove):
            place = move.number
        return other_question(move) if place < 0 else refuse_return(state, seat, place)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, CardMove):
            return_token(state, seat, move.card)
        elif isinstance(move, WordMove):
            return_token(state, seat, move.number)


NO_TOKEN_THERE: Final = Refusal("im-no-token-there", "IM-V14", named_card)
TOKEN_IN_USE: Final = Refusal("im-no-token-in-use", "IM-Q23", named_card)
