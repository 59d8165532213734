"""Playing the commands of a ledger, late answers included (TM-L4 to TM-L35)."""

from __future__ import annotations

import re
from typing import Any, Final

from pentapolis.core.agenda import Decision
from pentapolis.core.errors import PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.actions import TakeAction
from pentapolis.games.terra_mystica.building import gain_of
from pentapolis.games.terra_mystica.continuing import BUILD_AFTER, END_TURN, Choose, CultTen
from pentapolis.games.terra_mystica.cults import TOP, climb
from pentapolis.games.terra_mystica.effects import CULTS
from pentapolis.games.terra_mystica.ledger_rows import (
    CULT_COMMANDS,
    LEECH,
    Ledger,
    LedgerRow,
    refuse,
)
from pentapolis.games.terra_mystica.leech import CultistStep, Leech, close_offer, take_offer
from pentapolis.games.terra_mystica.moves import (
    BURN,
    C_TO_VP,
    CONNECT,
    EXCHANGE,
    EXCHANGE_TEXTS,
    P_TO_W,
    PW_TO_C,
    PW_TO_P,
    PW_TO_W,
    VP_TO_C,
    W_TO_C,
    Act,
)
from pentapolis.games.terra_mystica.passing import leave
from pentapolis.games.terra_mystica.resources import can_exchange, exchange, why_no_exchange
from pentapolis.games.terra_mystica.rounds import AwaitOffers, UseSpades
from pentapolis.games.terra_mystica.setup import CARDS_MORE
from pentapolis.games.terra_mystica.state import ACTIONS, CULT_BONUS, Offer, Row, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    COLOURS,
    CULTISTS,
    DARKLINGS,
    HEX_INDEX,
    HOME,
    RIVER_LAND,
    ROUNDS,
    WHEEL,
)

RATE_OF: Final = {
    ("PW", "P"): PW_TO_P, ("PW", "W"): PW_TO_W, ("PW", "C"): PW_TO_C, ("P", "W"): P_TO_W,
    ("W", "C"): W_TO_C, ("VP", "C"): VP_TO_C, ("C", "VP"): C_TO_VP,
}  # fmt: skip


class LedgerPlayer:
    """Plays the commands of a ledger on a position that says everything explicitly."""

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
        state = game.first_state(seats, 0, checked)
        assert isinstance(state, TerraMystica)
        state.explicit = True
        state.deferred = ledger.league
        state.on_gain = ledger.league
        state.free_order = ledger.league
        self.tape: list[Row] = []
        state.tape = self.tape
        state.run()
        self.state = state
        self.lapsed: list[Offer] = []  # offers that had become worth nothing and are gone
        self.later: list[str] = []  # commands of the row still to come
        self.owed = 0  # steps that the Cultists had to take with their last action (TM-L34)
        self.played: list[tuple[int, str, bool]] = []  # seat, move, whether there was a choice
        self.row = LedgerRow(0, "", "")
        self.command = ""

    def refusal(self, reason: Message) -> PentapolisError:
        """An error at the current row and command (TM-L10)."""
        return refuse(self.row.number, self.row.faction, self.command, reason)

    # --- commands ------------------------------------------------------------------------------

    def execute(self, seat: int, command: str) -> None:
        """One command of a seat's row."""
        verb = command.split()[0]
        if verb in ("done", "wait"):
            return
        state = self.state
        worthless = [o for o in state.offers if gain_of(state, o.seat, o.amount) == 0]
        self.execute_verb(seat, command, verb)
        self.lapsed += [offer for offer in worthless if offer not in state.offers]
        if self.row.values is not None:
            self.choose_tens(seat, self.row.values[7:])

    def execute_verb(self, seat: int, command: str, verb: str) -> None:
        """The command by its verb."""
        if verb == "drop-faction":
            self.drop(seat)
        elif verb in ("leech", "decline"):
            self.answer_offer(seat, command)
        elif verb in ("burn", "convert"):
            self.exchange(seat, command)
        elif verb[0] == "+" and verb.lstrip("+2").lower() in CULTS:
            self.step_cult(seat, command)
        elif verb[0] == "-":
            self.give_up(seat, command)
        elif verb == "transform" or verb == "build":
            self.use_land(seat, command)
        elif verb == "send" and " for " not in command:
            self.send(seat, command)
        elif verb == "connect" and command.split()[1] not in RIVERS:
            self.connect(seat, command)
        elif verb == "bridge":
            self.bridge(seat, command)
        elif verb == "pass" and self.state.deferred and self.state.round == ROUNDS:
            self.play(seat, verb)  # a card named in round 6 is not taken (TM-11.8)
        else:
            self.play(seat, command)

    def begin_row(self, seat: int) -> None:
        """A complete action and one more row of the same faction, whose turn it is again."""
        decision = self.decision()
        if decision is None or decision.seat != seat or not self.state.acting:
            return
        if not is_ending(decision.step):
            return
        others = [s for s in range(self.state.seats) if s != seat and not self.state.passed[s]]
        if self.state.actions_left or not others:
            self.apply(decision, DONE)

    def decision(self) -> Decision | None:
        """The one open question."""
        found = self.state.decisions()
        return found[0] if found else None

    def asked(self, seat: int) -> Decision:
        """The open question, which must be that seat's; a finished turn before it is closed."""
        spading = self.command.startswith(("transform", "-SPADE"))
        if self.state.phase == CULT_BONUS and not (spading and self.state.spades[seat]):
            self.auto()
        if not self.command.startswith(KEEPS_ORDAINING) and not ORDAIN.fullmatch(self.command):
            self.ordain_nobody()
        for _ in range(3):
            decision = self.decision()
            if decision is None:
                raise self.refusal(Message("core-game-over", {}, "TM-3.1"))
            if decision.seat == seat:
                return decision
            step = decision.step
            if isinstance(step, UseSpades) and self.state.free_order and self.state.spades[seat]:
                self.ask_again(SPADES[seat])
                continue
            if not is_ending(step) or not self.state.acting:
                break
            self.apply(decision, DONE)
        raise self.refusal(Message("tm-ledger-out-of-turn", {}, "TM-6.1"))

    def ordain_nobody(self) -> None:
        """Without a command no worker becomes a priest (TM-15.7)."""
        decision = self.decision()
        if decision is not None and self.state.due_ordain:
            self.apply(decision, "-ORDAIN")

    def play(self, seat: int, text: str) -> None:
        """A command that is a move of the open question, or of the one after a finished turn."""
        decision = self.asked(seat)
        move = decision.find(text)
        if move is None and is_ending(decision.step) and decision.find(DONE) is not None:
            self.apply(decision, DONE)
            decision = self.asked(seat)
            move = decision.find(text)
        if move is None:
            raise self.refusal(self.why_not(decision, text))
        if (
            isinstance(decision.step, TakeAction)
            and isinstance(move, Act)
            and move.code not in (EXCHANGE, CONNECT)
        ):
            self.begin_action(seat)
            self.decline_all(seat)
        self.apply(decision, text)

    def begin_action(self, seat: int) -> None:
        """The Cultists' older steps come with their next action at the latest (TM-L34)."""
        if self.state.factions[seat] == CULTISTS:
            self.owed = self.state.steps_due
        elif self.owed:
            raise self.refusal(Message("tm-ledger-step-first", {}, "TM-L34"))

    def take_step(self) -> None:
        """One of the Cultists' steps is taken or given up."""
        self.state.steps_due -= 1
        self.owed = max(0, self.owed - 1)

    def why_not(self, decision: Decision, text: str) -> Message:
        """Why a text is not a move of the open question."""
        try:
            return decision.step.why_not(self.state, decision.seat, text)
        except PentapolisError:
            return Message("tm-ledger-no-step", {}, "TM-L7")

    def apply(self, decision: Decision, text: str) -> None:
        """Answer the open question and watch level 10 for the Cultists (TM-L34)."""
        state = self.state
        move = decision.find(text)
        assert move is not None
        self.played.append((decision.seat, text, len(decision.moves) > 1))
        due = self.pending_tops(decision.seat)
        state.apply(decision.seat, move)
        self.check_tops(decision.seat, due)

    def pending_tops(self, seat: int) -> list[int]:
        """Tracks that the Cultists could top with steps not yet taken."""
        state = self.state
        if not state.steps_due or CULTISTS not in state.factions:
            return []
        owner = state.factions.index(CULTISTS)
        if owner == seat or not state.keys[owner]:
            return []
        return [
            cult
            for cult in range(4)
            if TOP > state.level(owner, cult) >= TOP - state.steps_due
            and state.level(seat, cult) < TOP
        ]

    def check_tops(self, seat: int, tracks: list[int]) -> None:
        """Nobody may enter a level 10 that is still promised (TM-L34)."""
        for cult in tracks:
            if self.state.level(seat, cult) == TOP:
                raise self.refusal(Message("tm-ledger-wait", {}, "TM-L34"))

    def ask_again(self, step: Any = None) -> None:
        """Something happened beside the open question: it is asked anew."""
        state = self.state
        if state.over:
            return
        again = step if step is not None else state.asking
        assert again is not None
        state.asked = [None] * state.seats
        state.answers = [None] * state.seats
        state.asking = None
        state.waiting = 0
        state.push(again)
        state.run()

    def auto(self) -> None:
        """Spades that nobody can use are lost without a row (TM-12.3)."""
        decision = self.decision()
        while (
            decision is not None
            and isinstance(decision.step, UseSpades)
            and not decision.step.has_use(self.state)
        ):
            self.apply(decision, "-SPADE")
            decision = self.decision()

    # --- power from neighbours -------------------------------------------------------------------

    def answer_offer(self, seat: int, command: str) -> None:
        """Take or decline an open offer, in time or late (TM-L30 to TM-L33)."""
        if not self.state.deferred:
            self.answer_in_order(seat, command)
            return
        if command == "decline":
            self.decline_all(seat)
            self.ask_again()
            return
        match = LEECH.fullmatch(command)
        assert match is not None
        amount = int(match[2] or match[5])
        builder = match[3] or ""  # the oldest offer of that size, if nobody is named
        index = self.find_offer(seat, amount, builder)
        if index < 0:
            for offer in self.lapsed:
                if offer.seat == seat and offer.amount == amount and self.is_by(offer, builder):
                    self.lapsed.remove(offer)
                    return
            raise self.refusal(Message("tm-ledger-no-offer", {}, "TM-L30"))
        state = self.state
        if match[1] == "decline":
            close_offer(state, index)
        else:
            offer = state.offers[index]
            if offer.refusable and gain_of(state, seat, offer.amount) > 0:
                raise self.refusal(Message("tm-ledger-too-late", {}, "TM-L31"))
            self.make_refusable(seat, index)
            take_offer(state, index)
        self.ask_again()

    def find_offer(self, seat: int, amount: int, builder: str) -> int:
        """The oldest open offer with that builder and amount; the reduced amount will do."""
        state = self.state
        for reduced in (False, True):
            for i, offer in enumerate(state.offers):
                if offer.seat != seat or not self.is_by(offer, builder):
                    continue
                if offer.amount == amount or (
                    reduced and gain_of(state, seat, offer.amount) == amount
                ):
                    return i
        return -1

    def is_by(self, offer: Offer, builder: str) -> bool:
        """Whether the offer is of that faction; every one is if none is named."""
        return builder in ("", self.ledger.factions[offer.builder])

    def answer_in_order(self, seat: int, command: str) -> None:
        """Without late answers the question must be open; gain-0 offers have none (TM-L20)."""
        self.ordain_nobody()
        decision = self.decision()
        if decision is not None and is_ending(decision.step) and self.state.acting:
            self.apply(decision, DONE)
            decision = self.decision()
        answered = False
        while (
            decision is not None
            and decision.seat == seat
            and isinstance(decision.step, Leech)
            and not (answered and command != "decline")
        ):
            text = command
            if command in ("decline", f"leech {decision.step.amount}"):
                text = decision.moves[command == "decline"].text
            if decision.find(text) is None:
                raise self.refusal(self.why_not(decision, text))
            self.apply(decision, text)
            answered = True
            decision = self.decision()
        if not answered and not self.has_lapsed(seat, command):
            raise self.refusal(Message("tm-ledger-no-offer", {}, "TM-9.7"))

    def has_lapsed(self, seat: int, command: str) -> bool:
        """Whether the row answers an offer that gave nothing and closed itself (TM-L20)."""
        wanted = command.replace("leech", "decline")
        for note in self.tape:
            if note.seat == seat and note.text[:1] == "~" and wanted in ("decline", note.text[1:]):
                note.text = "~"  # answered once
                return True
        return False

    def decline_all(self, seat: int) -> None:
        """A full action or pass declines everything still open (TM-L32)."""
        state = self.state
        if not state.deferred:
            return
        i = 0
        while i < len(state.offers):
            if state.offers[i].seat == seat:
                close_offer(state, i)
            else:
                i += 1

    def make_refusable(self, seat: int, before: int) -> None:
        """Older offers of the seat can only be declined from now on (TM-L31)."""
        offers = self.state.offers
        for i in range(before):
            o = offers[i]
            if o.seat == seat:
                offers[i] = Offer(o.seat, o.builder, o.amount, o.building, o.counts, True)

    # --- exchanges, cults ----------------------------------------------------------------------

    def exchange(self, seat: int, command: str) -> None:
        """Free exchanges, also while a tile of the same turn is still to be chosen (TM-L4)."""
        state = self.state
        words = command.split()
        if ORDAIN.fullmatch(command):
            if state.factions[seat] != DARKLINGS or not state.due_ordain:
                raise self.refusal(Message("tm-ledger-rate", {}, "TM-5.9"))
            self.play(seat, command)
            return
        if state.phase != ACTIONS or isinstance(state.asking, AwaitOffers):
            raise self.refusal(Message("tm-ledger-no-exchange", {}, "TM-5.6"))
        self.asked(seat)
        if words[0] == "burn":
            rates = [BURN]
            times = int(words[1])
        else:
            given = words[1].lstrip("0123456789")
            taken = words[3].lstrip("0123456789")
            times = int(words[3][: -len(taken)])
            if (given, taken) == ("P", "C"):
                rates = [P_TO_W, W_TO_C]
            else:
                rates = [RATE_OF[given, taken]]
            if state.deferred:
                self.make_refusable(seat, len(state.offers))
        for _ in range(times):  # a number that is too large fails at the first exchange missing
            for rate in rates:
                if not state.deferred:
                    self.play(seat, EXCHANGE_TEXTS[rate])
                elif can_exchange(state, seat, rate):
                    exchange(state, seat, rate)
                else:
                    raise self.refusal(why_no_exchange(state, seat, rate))
        if state.deferred:
            self.ask_again()

    def step_cult(self, seat: int, command: str) -> None:
        """A step that is due: of an action, of a key, or the Cultists' (TM-L34)."""
        state = self.state
        decision = self.decision()
        late = state.deferred and state.factions[seat] == CULTISTS and state.steps_due
        if decision is not None and decision.seat == seat and decision.find(command) is not None:
            if isinstance(decision.step, CultistStep):
                self.owed = max(0, self.owed - 1)
            self.apply(decision, command)
        elif late and command.startswith("+2"):
            # Two steps of different origin on one track.
            self.step_cult(seat, command.replace("2", ""))
            self.step_cult(seat, command.replace("2", ""))
        elif late:
            self.take_step()
            climb(state, seat, CULT_COMMANDS.index(command), 1)
            self.ask_again()
        else:
            raise self.refusal(Message("tm-ledger-no-step", {}, "TM-L7"))

    def choose_tens(self, seat: int, levels: tuple[int, ...]) -> None:
        """Without a command the values of the row say which track entered level 10 (TM-Q19)."""
        decision = self.decision()
        while decision is not None and decision.seat == seat and isinstance(decision.step, CultTen):
            entered = [
                move for move in decision.moves if isinstance(move, Act) and levels[move.a] == TOP
            ]
            if not entered:
                return
            self.apply(decision, entered[0].text)
            decision = self.decision()

    def give_up(self, seat: int, command: str) -> None:
        """Give up a pending part (TM-L table of commands)."""
        state = self.state
        name = command[1:]
        if name.lower() in CULTS:
            self.hold_back(seat, CULTS.index(name.lower()))
            return
        if (
            name == "CULT"
            and state.deferred
            and state.steps_due
            and state.factions[seat] == CULTISTS
            and not state.due_cult
        ):
            self.take_step()
            self.ask_again()
            return
        if name == "BRIDGE" and state.due_bridge:
            state.due_bridge = False
        elif name == "CULT" and state.due_cult:
            state.due_cult = 0
        elif name == "FREE_D" and state.due_ride:
            state.due_ride = False
        elif name == "FREE_TP" and state.due_post:
            state.due_post = False
        else:
            self.play(seat, command)
            return
        from pentapolis.games.terra_mystica.continuing import CONTINUE

        self.ask_again(CONTINUE[seat])

    def hold_back(self, seat: int, cult: int) -> None:
        """``-WATER`` before a town tile: one step less, so that it does not enter level 10."""
        if self.state.level(seat, cult) != TOP - 1 or not any(
            command.startswith("+TW") for command in self.later
        ):
            raise self.refusal(Message("tm-ledger-no-minus", {}, "TM-L7"))
        self.state.cults[seat * 4 + cult] -= 1

    # --- land ----------------------------------------------------------------------------------

    def use_land(self, seat: int, command: str) -> None:
        """``build`` uses pending spades first; ``transform`` without a colour goes towards home."""
        state = self.state
        words = command.split()
        h = HEX_INDEX[words[1]]
        home = HOME[state.factions[seat]]
        colour = COLOURS[home]
        decision = self.asked(seat)
        if words[0] == "transform" and len(words) == 2:
            self.play(seat, self.towards_home(decision, words[1], h, home))
            return
        spading = state.phase == ACTIONS and (state.free or state.bought or state.due_storm)
        if words[0] == "build" and spading and not state.due_ride:
            self.play(seat, f"transform {words[1]} to {colour}")
            if state.free:
                raise self.refusal(Message("tm-spades-before-building", {}, "TM-7.5"))
        self.play(seat, command)

    def towards_home(self, decision: Decision, name: str, h: int, home: int) -> str:
        """The terrain nearest to home that the pending spades reach."""
        best: Move | None = None
        nearest = WHEEL
        for move in decision.moves:
            if move.verb == "transform" and isinstance(move, Act) and move.a == h:
                away = min((home - move.b) % WHEEL, (move.b - home) % WHEEL)
                if away < nearest:
                    best = move
                    nearest = away
        return best.text if best is not None else f"transform {name} to {COLOURS[home]}"

    def send(self, seat: int, command: str) -> None:
        """The best free place."""
        decision = self.asked(seat)
        if is_ending(decision.step):
            self.apply(decision, DONE)
            decision = self.asked(seat)
        for steps in (3, 2, 1):
            if decision.find(f"{command} for {steps}") is not None:
                self.play(seat, f"{command} for {steps}")
                return
        self.play(seat, f"{command} for 1")

    def bridge(self, seat: int, command: str) -> None:
        """Either order of the two ends."""
        decision = self.asked(seat)
        ends = command.split()[1].split(":")
        other = f"bridge {':'.join(reversed(ends))}"
        self.play(seat, other if decision.find(other) is not None else command)

    def connect(self, seat: int, command: str) -> None:
        """The river hex that touches all named hexes and founds a town."""
        decision = self.asked(seat)
        ends = [HEX_INDEX[name] for name in command.split()[1].split(":")]
        for river, around in enumerate(RIVER_LAND):
            text = f"connect r{river}"
            if all(end in around for end in ends) and decision.find(text) is not None:
                self.play(seat, text)
                return
        raise self.refusal(Message("tm-no-river-town", {}, "TM-Q16"))

    def drop(self, seat: int) -> None:
        """A faction leaves, also in the middle of its turn (TM-V9.1)."""
        state = self.state
        decision = self.decision()
        leave(state, seat)
        if decision is not None and decision.seat == seat:
            state.asked = [None] * state.seats
            state.asking = None
            state.waiting = 0
            state.run()


DONE: Final = "done"
KEEPS_ORDAINING: Final = ("+", "burn", "-ORDAIN")
"""What leaves the Darklings' choice open; every other exchange or action closes it."""
ORDAIN: Final = re.compile(r"convert \d+W to \d+P")
RIVERS: Final = tuple([f"r{i}" for i in range(len(RIVER_LAND))])
SPADES: Final = [UseSpades(seat) for seat in range(5)]


def is_ending(step: object) -> bool:
    """Whether nothing is asked but the end of the turn."""
    return isinstance(step, Choose) and step.what in (END_TURN, BUILD_AFTER)


def options_of(ledger: Ledger) -> dict[str, Any]:
    """The options of a new game that is set up as the ledger says."""
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
