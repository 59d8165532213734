"""Playing the commands of a ledger, late answers included (TM-L4 to TM-L35)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Decision
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import CULTS
from pentapolis.games.terra_mystica.formats.ledger.commands import CULT_COMMANDS, LEECH
from pentapolis.games.terra_mystica.formats.ledger.rows import Ledger
from pentapolis.games.terra_mystica.formats.ledger.table import AwaitOffers, earns_steps
from pentapolis.games.terra_mystica.formats.ledger.turns import DONE, ORDAIN, LedgerTurns, is_ending
from pentapolis.games.terra_mystica.moves import (
    ACTION,
    BUILD_MOVES,
    BURN,
    C_TO_VP,
    EXCHANGE_MOVES,
    EXCHANGE_TEXTS,
    P_TO_W,
    PW_TO_C,
    PW_TO_P,
    PW_TO_W,
    VP_TO_C,
    W_TO_C,
    Act,
    find_move,
)
from pentapolis.games.terra_mystica.questions import (
    BRIDGE_RANK,
    CULT_RANK,
    FAVOR_RANK,
    ORDAIN_RANK,
    POST_RANK,
    RIDE_RANK,
    STORM_RANK,
    Choice,
    owed,
    waiting,
)
from pentapolis.games.terra_mystica.rules.actions import refuse_space
from pentapolis.games.terra_mystica.rules.adjacency import forget_reach
from pentapolis.games.terra_mystica.rules.cults import TOP, CultTen, climb, enter_top, is_top_free
from pentapolis.games.terra_mystica.rules.leech import (
    CultistStep,
    Leech,
    close_offer,
    gain_of,
    take_offer,
)
from pentapolis.games.terra_mystica.rules.power import exchange, refuse_exchange
from pentapolis.games.terra_mystica.rules.spades import SPADES_FIRST
from pentapolis.games.terra_mystica.rules.towns import forget_river_towns
from pentapolis.games.terra_mystica.rules.transforming import clear_spades
from pentapolis.games.terra_mystica.rules.turns import TakeAction
from pentapolis.games.terra_mystica.state import ACTIONS, Offer, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    COLOURS,
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
GIVEN_UP: Final = {
    "BRIDGE": BRIDGE_RANK, "CULT": CULT_RANK, "FREE_D": RIDE_RANK, "FREE_TP": POST_RANK,
    "GAIN_FAVOR": FAVOR_RANK,
}  # fmt: skip
"""Pending parts of an action that a row may give up with a minus."""
HELD: Final = 7  # the lowest level held back; a lower step would cross a threshold (TM-10.1)
RIVERS: Final = tuple([f"r{i}" for i in range(len(RIVER_LAND))])


class LedgerPlayer(LedgerTurns):
    """Plays every command of the notation, by its verb."""

    def __init__(self, game: Game, ledger: Ledger) -> None:
        super().__init__(game, ledger)
        self.held = 0  # tracks held back from level 10 before a town tile, as bits
        self.irregular = False  # a part was given up or had no target: not a legal match

    def execute(self, seat: int, command: str) -> None:
        """Play one command of a seat's row."""
        verb = command.split()[0]
        if verb in ("done", "wait"):
            return
        state = self.state
        worthless = [o for o in state.offers if gain_of(state, o.seat, o.amount) == 0]
        self.execute_verb(seat, command, verb)
        self.lapsed += [offer for offer in worthless if offer not in state.offers]
        if self.row.values is not None and self.ledger.factions[seat] == self.row.faction:
            self.choose_tens(seat, self.row.values[7:])

    def execute_verb(self, seat: int, command: str, verb: str) -> None:
        """Play the command by its verb."""
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
        elif verb == "pass" and self.state.LEAGUE and self.state.round == ROUNDS:
            self.play(seat, verb)  # a card named in round 6 is ignored (TM-11.8)
        elif verb == "action":
            self.take_action(seat, command)
        else:
            self.play(seat, command)
        if verb.startswith("+TW") and self.held:
            self.enter_unheld(seat)

    # --- power from neighbours -------------------------------------------------------------------

    def answer_offer(self, seat: int, command: str) -> None:
        """Take or decline an open offer, in time or late (TM-L30 to TM-L33)."""
        if not self.state.LEAGUE:
            self.answer_in_order(seat, command)
            return
        if command == "decline":
            self.decline_all(seat)
            self.ask_again()
            return
        match = LEECH.fullmatch(command)
        assert match is not None
        amount = int(match[2] or match[5])
        builder = match[3] or ""  # if nobody is named: the oldest offer of that size
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
            if (seat, offer.building) in self.stale and gain_of(state, seat, offer.amount) > 0:
                if self.ledger.strict:
                    raise self.refusal(Message("tm-ledger-too-late", {}, "TM-L31"))
                self.moved += 1  # answered out of order
            self.make_refusable(seat, index)
            take_offer(state, index)
        self.ask_again()

    def find_offer(self, seat: int, amount: int, builder: str) -> int:
        """The index of the oldest open offer with that builder and amount, or -1."""
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
        """Whether that faction made the offer; always true if no faction is named."""
        return builder in ("", self.ledger.factions[offer.builder])

    def answer_in_order(self, seat: int, command: str) -> None:
        """Answer the open question in order; offers without gain have no question (TM-L20)."""
        self.ordain_nobody()
        decision = self.decision()
        if decision is not None and is_ending(decision.step):
            self.apply(decision, DONE)
            decision = self.decision()
        while self.arranging and decision is not None and self.fetch(decision, seat):
            decision = self.decision()
        answered = False
        while (
            decision is not None
            and decision.seat == seat
            and isinstance(decision.step, Leech)
            and not (answered and command != "decline")
        ):
            text = command
            if self.is_answer(decision.step, command, ""):
                text = decision.moves[command.startswith("decline")].text
            if decision.find(text) is None:
                raise self.refusal(self.why_not(decision, text))
            self.apply(decision, text)
            answered = True
            decision = self.decision()
        if not answered and not self.has_lapsed(seat, command):
            raise self.refusal(Message("tm-ledger-no-offer", {}, "TM-9.7"))

    def has_lapsed(self, seat: int, command: str) -> bool:
        """Whether the row answers an offer without gain that closed automatically (TM-L20)."""
        wanted = command.replace("leech", "decline")
        for note in self.tape:
            if note.seat == seat and note.text[:1] == "~" and wanted in ("decline", note.text[1:]):
                note.text = "~"  # counts as answered
                return True
        return False

    def make_refusable(self, seat: int, before: int) -> None:
        """Allow the seat only to decline its older offers from now on (TM-L31)."""
        for offer in self.state.offers[:before]:
            if offer.seat == seat:
                self.stale.add((seat, offer.building))

    # --- exchanges, cults ----------------------------------------------------------------------

    def exchange(self, seat: int, command: str) -> None:
        """Make free exchanges, also while a tile of the same turn is not yet chosen (TM-L4)."""
        state = self.state
        words = command.split()
        if ORDAIN.fullmatch(command):
            if not owed(state, ORDAIN_RANK):
                raise self.refusal(Message("tm-ledger-rate", {}, "TM-5.9"))
            self.play(seat, command)
            return
        if state.phase != ACTIONS or isinstance(state.asking, AwaitOffers):
            raise self.refusal(Message("tm-ledger-no-exchange", {}, "TM-5.6"))
        if self.postpone(self.asked(seat), command):
            return
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
            if state.LEAGUE:
                self.make_refusable(seat, len(state.offers))
        for _ in range(times):  # too large a number fails when the resources run out
            for rate in rates:
                if not state.LEAGUE:
                    self.play(seat, EXCHANGE_TEXTS[rate])
                else:
                    self.exchange_late(seat, rate)
        if state.LEAGUE:
            self.ask_again()

    def exchange_late(self, seat: int, rate: int) -> None:
        """Make one exchange while another question is open (TM-V6)."""
        refusal = refuse_exchange(self.state, seat, rate)
        if refusal is not None:
            raise self.refusal(refusal.message(self.state, seat, EXCHANGE_MOVES[rate]))
        exchange(self.state, seat, rate)

    def postpone(self, decision: Decision, command: str) -> bool:
        """In native order, move an exchange after the choice that is open (TM-5.6)."""
        if not self.arranging or any(move.verb in ("burn", "convert") for move in decision.moves):
            return False
        waiting = [command]
        while self.later and self.later[0].startswith(("burn", "convert")):
            waiting.append(self.later.pop(0))
        if not self.later:
            self.later = waiting[1:]
            return False
        self.moved += len(waiting)
        choice = self.later[0]
        if choice.startswith("build") and owed(
            self.state, STORM_RANK
        ):  # the sandstorm comes before the dwelling
            home = COLOURS[HOME[self.state.factions[decision.seat]]]
            self.later.insert(0, f"transform {choice.split()[1]} to {home}")
        self.later[1:1] = waiting
        return True

    def step_cult(self, seat: int, command: str) -> None:
        """Take a due step: from an action, a key, or the Cultists' ability (TM-L34)."""
        state = self.state
        decision = self.decision()
        late = state.LEAGUE and earns_steps(state, seat) and state.steps_due
        if decision is not None and decision.seat == seat and decision.find(command) is not None:
            if isinstance(decision.step, CultistStep):
                self.owed = max(0, self.owed - 1)
            self.apply(decision, command)
        elif command in CULT_COMMANDS and self.may_enter(seat, CULT_COMMANDS.index(command)):
            self.open_tens[seat] = 0
            enter_top(state, seat, CULT_COMMANDS.index(command))
            self.ask_again()
        elif late and command.startswith("+2"):
            # Two steps on one track, from different sources.
            self.step_cult(seat, command.replace("2", ""))
            self.step_cult(seat, command.replace("2", ""))
        elif late:
            self.take_step()
            climb(state, seat, CULT_COMMANDS.index(command), 1)
            self.ask_again()
        else:
            raise self.refusal(Message("tm-ledger-no-step", {}, "TM-L7"))

    def may_enter(self, seat: int, cult: int) -> bool:
        """Whether the last action stopped the track at 9 and a key can still open it (TM-Q11)."""
        return (
            bool(self.open_tens[seat] >> cult & 1)
            and self.state.keys[seat] > 0
            and is_top_free(self.state, cult)
        )

    def take_step(self) -> None:
        """Count one of the Cultists' due steps as taken or given up."""
        self.state.steps_due -= 1
        self.owed = max(0, self.owed - 1)

    def choose_tens(self, seat: int, levels: tuple[int, ...]) -> None:
        """Without a command, the row's values show which track entered level 10 (TM-Q19)."""
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
        track = name.lstrip("23").lower()
        if track in CULTS:
            self.hold_back(seat, CULTS.index(track), int(name[0]) if name[0].isdigit() else 1)
            return
        late = state.LEAGUE and state.steps_due and earns_steps(state, seat)
        if name == "CULT" and late and not owed(state, CULT_RANK):
            self.take_step()
            self.ask_again()
            return
        if name not in GIVEN_UP or not (owed(state, GIVEN_UP[name]) or name == "GAIN_FAVOR"):
            self.play(seat, command)
            return
        self.irregular = True
        self.forgo(GIVEN_UP[name])

    def forgo(self, rank: int) -> None:
        """Remove choices of that rank from the agenda, unanswered."""
        state = self.state
        for choice in waiting(state):
            if rank == choice.RANK:
                state.agenda.remove(choice)
        asking = state.asking
        if isinstance(asking, Choice) and rank == asking.RANK:
            self.skip_question()
        else:
            self.ask_again()

    def hold_back(self, seat: int, cult: int, steps: int) -> None:
        """``-WATER`` before a town tile lowers the track so that it stays below level 10."""
        level = self.state.level(seat, cult)
        if (
            level >= TOP
            or level - steps < HELD
            or not any(command.startswith("+TW") for command in self.later)
        ):
            raise self.refusal(Message("tm-ledger-no-minus", {}, "TM-L7"))
        if self.state.LEAGUE:
            self.state.cults = replaced(self.state.cults, seat * 4 + cult, level - steps)
        else:
            self.held |= 1 << cult

    def enter_unheld(self, seat: int) -> None:
        """In native order, answer which tracks enter level 10: those not held back (TM-Q19)."""
        decision = self.decision()
        if decision is None or not isinstance(decision.step, CultTen):
            raise self.refusal(Message("tm-ledger-no-minus", {}, "TM-10.3"))
        while decision is not None and isinstance(decision.step, CultTen):
            free = [m for m in decision.moves if isinstance(m, Act) and not self.held >> m.a & 1]
            if not free:
                raise self.refusal(Message("tm-ledger-no-minus", {}, "TM-10.3"))
            self.apply(decision, free[0].text)
            decision = self.decision()
        self.held = 0

    def take_action(self, seat: int, command: str) -> None:
        """Use an action space; if it has no target, its effect is given up (TM-L2)."""
        decision = self.asked(seat)
        if is_ending(decision.step):
            self.apply(decision, DONE)
            decision = self.asked(seat)
        move = find_move(command)
        if (
            decision.find(command) is not None
            or move is None
            or move.code != ACTION
            or not isinstance(decision.step, TakeAction)
            or refuse_space(self.state, seat, move.a) is not None
        ):
            self.play(seat, command)
            return
        self.begin_action(seat)
        self.irregular = True
        decision.step.act(self.state, seat, move)
        self.skip_question()

    # --- land ----------------------------------------------------------------------------------

    def use_land(self, seat: int, command: str) -> None:
        """Use pending spades before ``build``; ``transform`` without a colour goes towards home."""
        state = self.state
        words = command.split()
        h = HEX_INDEX[words[1]]
        home = HOME[state.factions[seat]]
        colour = COLOURS[home]
        decision = self.asked(seat)
        if words[0] == "transform" and len(words) == 2:
            self.play(seat, self.towards_home(decision, words[1], h, home))
            return
        spading = state.phase == ACTIONS and (state.free or state.bought or owed(state, STORM_RANK))
        if words[0] == "build" and spading and not owed(state, RIDE_RANK):
            self.play(seat, f"transform {words[1]} to {colour}")
            if state.free:
                raise self.refusal(SPADES_FIRST.message(state, seat, BUILD_MOVES[h]))
        self.play(seat, command)

    def towards_home(self, decision: Decision, name: str, h: int, home: int) -> str:
        """The transform of that hex to the terrain nearest to home that pending spades reach."""
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
        """Send a priest to the best free place."""
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
        """Build a bridge; its two ends may be in either order."""
        decision = self.asked(seat)
        ends = command.split()[1].split(":")
        other = f"bridge {':'.join(reversed(ends))}"
        self.play(seat, other if decision.find(other) is not None else command)

    def connect(self, seat: int, command: str) -> None:
        """Find the river hex that touches all named hexes, and found a town over it."""
        decision = self.asked(seat)
        ends = [HEX_INDEX[name] for name in command.split()[1].split(":")]
        for river, around in enumerate(RIVER_LAND):
            text = f"connect r{river}"
            if all(end in around for end in ends) and decision.find(text) is not None:
                self.play(seat, text)
                return
        raise self.refusal(Message("tm-no-river-town", {}, "TM-Q16"))

    def drop(self, seat: int) -> None:
        """Remove a faction from the game, even in the middle of its turn (TM-V9.1)."""
        state = self.state
        decision = self.decision()
        leave(state, seat)
        if decision is not None and decision.seat == seat:
            self.skip_question()


def leave(state: TerraMystica, seat: int) -> None:
    """Remove a faction: no turns, no leech; its card becomes free (TM-V9.1)."""
    dropped = state.dropped[:]
    dropped[seat] = True
    state.dropped = dropped
    state.passed = replaced(state.passed, seat, True)
    state.cards = replaced(state.cards, seat, -1)
    state.spades = replaced(state.spades, seat, 0)
    state.offers = [offer for offer in state.offers if offer.seat != seat]
    if state.active == seat:
        for choice in waiting(state):
            state.agenda.remove(choice)
        clear_spades(state)
    forget_reach(state, seat)
    forget_river_towns(state)
