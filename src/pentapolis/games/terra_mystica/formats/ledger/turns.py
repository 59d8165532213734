"""Whose turn it is in a ledger: questions are closed, asked again, or answered from later rows."""

from __future__ import annotations

import re
from typing import Any, Final

from pentapolis.core.agenda import Decision
from pentapolis.core.errors import PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.formats.ledger.commands import CULT_COMMANDS, LEECH, commands_of
from pentapolis.games.terra_mystica.formats.ledger.rows import Ledger, LedgerRow, refuse
from pentapolis.games.terra_mystica.formats.ledger.table import (
    LeagueTable,
    LedgerTable,
    Row,
    earns_steps,
)
from pentapolis.games.terra_mystica.moves import CONNECT, EXCHANGE, Act
from pentapolis.games.terra_mystica.questions import ORDAIN_RANK, owed
from pentapolis.games.terra_mystica.rules.cult_bonus import UseSpades
from pentapolis.games.terra_mystica.rules.cults import TOP, CultTen
from pentapolis.games.terra_mystica.rules.leech import CultistStep, Leech, close_offer, gain_of
from pentapolis.games.terra_mystica.rules.setup import CARDS_MORE, prepare
from pentapolis.games.terra_mystica.rules.turns import SECOND_ACTION, EndTurn, TakeAction
from pentapolis.games.terra_mystica.state import CULT_BONUS, Offer
from pentapolis.games.terra_mystica.tables import BONUSES, FACTION_IDS

DONE: Final = "done"
KEEPS_ORDAINING: Final = ("+", "burn", "-ORDAIN")
"""Commands after which the Darklings may still ordain; any other exchange or action ends it."""
ORDAIN: Final = re.compile(r"convert \d+W to \d+P")
SPADES: Final = [UseSpades(seat) for seat in range(5)]
ACTIONS_OF_A_TURN: Final = (
    "build", "dig", "transform", "upgrade", "send", "advance", "action", "pass",
)  # fmt: skip
STEP_ACTIONS: Final = ("action BON2", "action FAV6")


class LedgerTurns:
    """A ledger and the position it is played on, with all questions asked explicitly."""

    def __init__(self, game: Game, ledger: Ledger) -> None:
        self.ledger = ledger
        seats = len(ledger.factions)
        self.options = options_of(ledger)
        try:
            checked = game.check(seats, self.options)
        except PentapolisError as error:
            row, command = ledger.factions_row, "setup"
            if error.reason.rule == "TM-2.15":
                row, command = ledger.scoring_row, f"score {','.join(ledger.scoring)}"
            raise refuse(row, "", command, error.reason) from error
        self.tape: list[Row] = []
        state = LeagueTable(seats) if ledger.league else LedgerTable(seats)
        prepare(game, state, 0, checked)
        state.keep(self.tape)
        state.run()
        self.state = state
        # Other files may have answers later than the turns they belong to. These answers are
        # fetched, so that the game is played in native order.
        self.arranging = not ledger.base and not ledger.league
        self.moved = 0  # answers that came late
        self.stale: set[tuple[int, int]] = set()  # seat and building: may only be declined (TM-L31)
        self.lapsed: list[Offer] = []  # offers that lost their gain and were closed
        self.later: list[str] = []  # remaining commands of the row
        self.owed = 0  # steps that the Cultists must take with their last action (TM-L34)
        self.open_tens = [0] * seats  # tracks that may still enter level 10, as bits (TM-Q19)
        self.played: list[tuple[int, str, bool]] = []  # seat, move, whether there was a choice
        self.row = LedgerRow(0, "", "")
        self.at = 0  # the index of that row
        self.command = ""
        self.ahead: dict[int, list[str]] = {}  # by index: commands of later rows already read

    def refusal(self, reason: Message) -> PentapolisError:
        """An error at the current row and command (TM-L10)."""
        return refuse(self.row.number, self.row.faction, self.command, reason)

    def execute(self, seat: int, command: str) -> None:
        """Play one command of a seat."""
        raise NotImplementedError

    # --- the open question -------------------------------------------------------------------

    def decision(self) -> Decision | None:
        """The one open question."""
        found = self.state.decisions()
        return found[0] if found else None

    def begin_row(self, seat: int) -> None:
        """End a finished turn if the next row is by the same faction and it is its turn again."""
        decision = self.decision()
        if decision is None or decision.seat != seat or not is_ending(decision.step):
            return
        others = [s for s in range(self.state.seats) if s != seat and not self.state.passed[s]]
        if SECOND_ACTION[seat] in self.state.agenda or not others:
            self.apply(decision, DONE)

    def asked(self, seat: int) -> Decision:
        """The open question, which must be the seat's; closes a finished turn before it."""
        spading = self.command.startswith(("transform", "-SPADE"))
        if self.state.phase == CULT_BONUS and not (spading and self.state.spades[seat]):
            self.auto()
        if not self.command.startswith(KEEPS_ORDAINING) and not ORDAIN.fullmatch(self.command):
            self.ordain_nobody()
        while True:
            decision = self.decision()
            if decision is None:
                raise self.refusal(Message("core-game-over", {}, "TM-3.1"))
            step = decision.step
            if self.arranging and self.fetch(decision, seat):
                continue
            if decision.seat == seat:
                return decision
            if isinstance(step, UseSpades) and self.state.LEAGUE and self.state.spades[seat]:
                self.ask_again(SPADES[seat])
            elif isinstance(step, UseSpades) and len(decision.moves) == 1:
                self.apply(decision, "-SPADE")
            elif isinstance(step, CultTen) and self.state.LEAGUE:
                self.leave_open(decision.seat, step)
            elif is_ending(step):
                self.apply(decision, DONE)
            else:
                raise self.refusal(Message("tm-ledger-out-of-turn", {}, "TM-6.1"))

    def ordain_nobody(self) -> None:
        """Without a command, no worker becomes a priest (TM-15.7)."""
        decision = self.decision()
        if decision is not None and owed(self.state, ORDAIN_RANK):
            self.apply(decision, "-ORDAIN")

    def auto(self) -> None:
        """Drop spades that nobody can use; they have no row (TM-12.3)."""
        decision = self.decision()
        while (
            decision is not None
            and isinstance(decision.step, UseSpades)
            and len(decision.moves) == 1
        ):
            self.apply(decision, "-SPADE")
            decision = self.decision()

    def leave_open(self, seat: int, step: CultTen) -> None:
        """In the league, let a seat choose the track later, or never (TM-Q19)."""
        self.open_tens[seat] |= step.mask
        self.skip_question()

    def skip_question(self) -> None:
        """Go on without an answer to the open question."""
        self.state.withdraw()
        self.state.run()

    def ask_again(self, step: Any = None) -> None:
        """Ask the open question again after something else has happened."""
        state = self.state
        if state.over:
            return
        again = step if step is not None else state.asking
        assert again is not None
        state.push(again)
        self.skip_question()

    # --- answering ---------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None:
        """Play a command as a move of the open question, or of the next if a turn is finished."""
        decision = self.asked(seat)
        move = decision.find(text)
        if move is None and is_ending(decision.step) and decision.find(DONE) is not None:
            self.apply(decision, DONE)
            decision = self.asked(seat)
            move = decision.find(text)
        if move is None:
            raise self.refusal(self.why_not(decision, text))
        if is_action(decision, move):
            self.begin_action(seat)
        self.apply(decision, text)

    def begin_action(self, seat: int) -> None:
        """Begin a full action: declines open offers; the Cultists must take older steps now."""
        self.open_tens[seat] = 0
        if earns_steps(self.state, seat):
            self.owed = self.state.steps_due
        elif self.owed:
            raise self.refusal(Message("tm-ledger-step-first", {}, "TM-L34"))
        self.decline_all(seat)

    def decline_all(self, seat: int) -> None:
        """Decline all open offers, as a full action or pass does (TM-L32)."""
        state = self.state
        if not state.LEAGUE:
            return
        i = 0
        while i < len(state.offers):
            if state.offers[i].seat == seat:
                close_offer(state, i)
            else:
                i += 1

    def why_not(self, decision: Decision, text: str) -> Message:
        """Why a text is not a move of the open question."""
        try:
            return decision.step.why_not(self.state, decision.seat, text)
        except PentapolisError:
            return Message("tm-ledger-no-step", {}, "TM-L7")

    def apply(self, decision: Decision, text: str) -> None:
        """Answer the open question; level 10 may be reserved for the Cultists (TM-L34)."""
        state = self.state
        move = decision.find(text)
        assert move is not None
        self.played.append((decision.seat, text, len(decision.moves) > 1))
        due = self.pending_tops(decision.seat)
        state.apply(decision.seat, move)
        self.check_tops(decision.seat, due)

    def pending_tops(self, seat: int) -> list[int]:
        """Tracks on which the Cultists could reach level 10 with steps not yet taken."""
        state = self.state
        owners = [other for other in range(state.seats) if earns_steps(state, other)]
        if not state.steps_due or not owners:
            return []
        owner = owners[0]
        if owner == seat or not state.keys[owner]:
            return []
        return [
            cult
            for cult in range(4)
            if TOP > state.level(owner, cult) >= TOP - state.steps_due
            and state.level(seat, cult) < TOP
        ]

    def check_tops(self, seat: int, tracks: list[int]) -> None:
        """Refuse to enter a level 10 that is reserved for the Cultists (TM-L34)."""
        for cult in tracks:
            if self.state.level(seat, cult) == TOP:
                raise self.refusal(Message("tm-ledger-wait", {}, "TM-L34"))

    # --- answers in later rows -----------------------------------------------------------------

    def fetch(self, decision: Decision, seat: int) -> bool:
        """Answer a reaction before the command of `seat`, with the answer found in a later row.

        False if the command itself is the answer, or the question is no reaction.
        """
        step = decision.step
        if not isinstance(step, (Leech, CultistStep, UseSpades)):
            return False
        if decision.seat == seat and self.is_answer(step, self.command, ""):
            return False
        answer = self.take_later(decision)
        if answer:
            self.moved += 1
        elif decision.seat == seat and self.command.startswith(("leech", "decline")):
            return False  # it answers another offer, which is not open
        else:
            answer = nothing(step)
        command, self.command = self.command, answer
        self.execute(decision.seat, answer)
        self.command = command
        return True

    def take_later(self, decision: Decision) -> str:
        """Remove and return the answer from a later row of that seat; empty if there is none."""
        step = decision.step
        faction = self.ledger.factions[decision.seat]
        # The Cultists' step may come after their next action (TM-L34).
        chances = 2 if isinstance(step, CultistStep) else 1
        if self.row.faction == faction and self.command.split()[0] in ACTIONS_OF_A_TURN:
            chances -= 1
        for place in range(self.at, len(self.ledger.rows)):
            if not chances:
                break
            if self.ledger.rows[place].faction != faction:
                continue
            commands = self.later if place == self.at else self.commands_at(place)
            for i, command in enumerate(commands):
                if self.is_answer(step, command, commands[i - 1] if i else ""):
                    if command.startswith("+2"):  # one of two steps on the same track
                        commands[i] = command.replace("2", "")
                        return commands[i]
                    if command != "decline":
                        del commands[i]
                    return command
                if command.split()[0] in ACTIONS_OF_A_TURN:
                    chances -= 1
                    if not chances:
                        break
        return ""

    def commands_at(self, place: int) -> list[str]:
        """The commands of a row, without those already fetched."""
        if place not in self.ahead:
            try:
                self.ahead[place] = commands_of(self.ledger.rows[place])
            except PentapolisError:
                return []  # refused when the row is played
        return self.ahead[place]

    def is_answer(self, step: object, command: str, before: str) -> bool:
        """Whether a command answers that reaction; `before` is the command before it in the row."""
        if isinstance(step, Leech):
            match = LEECH.fullmatch(command)
            if match is None:
                return command == "decline"
            gain = gain_of(self.state, step.seat, step.amount)
            by = match[3] or FACTION_IDS[step.builder]
            return by == FACTION_IDS[step.builder] and int(match[2] or match[5]) in (
                step.amount,
                gain,
            )
        if isinstance(step, CultistStep):
            if command.startswith("+2"):
                return f"+{command[2:]}" in CULT_COMMANDS
            return command == "-CULT" or (command in CULT_COMMANDS and before not in STEP_ACTIONS)
        return command.startswith(("transform", "-SPADE"))


def nothing(step: object) -> str:
    """The answer to a reaction that does nothing."""
    if isinstance(step, Leech):
        return f"decline {step.amount} from {FACTION_IDS[step.builder]}"
    return "-CULT" if isinstance(step, CultistStep) else "-SPADE"


def is_ending(step: object) -> bool:
    """Whether only the end of the turn is left."""
    return isinstance(step, EndTurn)


def is_action(decision: Decision, move: Move) -> bool:
    """Whether a move is the action of a turn, not an exchange or a river town before it."""
    return (
        isinstance(decision.step, TakeAction)
        and isinstance(move, Act)
        and move.code not in (EXCHANGE, CONNECT)
    )


def options_of(ledger: Ledger) -> dict[str, Any]:
    """The options for a new game with the ledger's set-up."""
    options: dict[str, Any] = dict(ledger.options)
    options["factions"] = ledger.factions
    options["start_player"] = "first"
    if not ledger.scoring:
        reason = Message("tm-six-scoring-tiles", {}, "TM-2.15")
        raise refuse(ledger.scoring_row, "", "score", reason)
    options["scoring"] = ledger.scoring
    cards = [
        tile.id
        for tile in BONUSES
        if tile.id not in ledger.removed
        and (not tile.variant or ledger.options.get(tile.variant, False))
    ]
    if len(cards) != len(ledger.factions) + CARDS_MORE:
        reason = Message(
            "tm-bonus-cards-count", {"count": len(ledger.factions) + CARDS_MORE}, "TM-2.16"
        )
        raise refuse(ledger.removed_row, "", "delete", reason)
    options["bonus_cards"] = cards
    return options
