"""A game at the terminal: one person, bots, and the commands besides moves.

The session knows no rules. It shows views and decisions, passes on what is typed, and asks the
match for reasons and hints.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pentapolis
from pentapolis.bots import Bot
from pentapolis.bots.bot import Searcher
from pentapolis.cli.common import expanded, write_text
from pentapolis.cli.rule_search import look_up
from pentapolis.cli.scene import Choice, scene_of
from pentapolis.cli.screen import Screen
from pentapolis.core.errors import PentapolisError
from pentapolis.core.message import Arg, Message
from pentapolis.core.score import places
from pentapolis.core.standing import GAME, PHASE
from pentapolis.text import render

try:
    import readline
except ImportError:  # not available on every system
    readline = None  # type: ignore[assignment]

# Commands in the order of the help; each also has a name in the player's language.
COMMANDS = (
    "help", "undo", "why", "rules", "card", "hint", "always", "ask", "log", "score", "table",
    "save", "quit",
)  # fmt: skip
LOG_LINES = 30
SUGGESTIONS = 6
PROMPT = "> "


class Leave(Exception):
    """The player leaves."""


class Session:
    """One person's game."""

    def __init__(
        self,
        match: pentapolis.Match,
        seat: int,
        bots: dict[int, Bot],
        language: str,
        players: list[str],
        screen: Screen,
        file: Path | None,
        setting: dict[str, Any],
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.language = language
        self.players = players
        self.screen = screen
        self.file = file
        self.setting = setting  # what a save needs besides the match: seat, bots
        self.told = 0
        self.saved_at = match.position
        self.scene = scene_of(match, seat, language, players)
        self.words = {
            word: name
            for name in COMMANDS
            for word in (name, render(Message(f"cli-command-{name}"), language))
        }

    # --- the course of the game ----------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.watch_window()
        self.edit_lines()
        try:
            while True:
                try:
                    self.step()
                except KeyboardInterrupt:
                    self.interrupted()
        except Leave:
            pass
        except EOFError:
            self.ended_input()

    def step(self) -> None:
        """One question to the player or to a bot; at the end, the result."""
        if self.match.over:
            self.finish()
            return
        asked = [decision.seat for decision in self.match.decisions]
        if self.seat in asked:
            self.answer()
        else:
            self.let_bot_play(asked[0])

    def let_bot_play(self, seat: int) -> None:
        """Let a bot answer; slow ones are announced."""
        bot = self.bots[seat]
        with self.screen.waiting(self.thinking(seat) if isinstance(bot, Searcher) else ""):
            move = bot.choose(self.match, seat)
        with uninterrupted():
            self.match.play(seat, move)

    def thinking(self, seat: int) -> str:
        """The text while a slow bot thinks."""
        return self.scene.say("cli-thinking", seat=f"seat:{seat}")

    def answer(self) -> None:
        """Show the table and read commands until one is a move."""
        self.show()
        while not self.obey(self.screen.read(PROMPT)):
            pass

    def show(self) -> None:
        """The table, the news and the question."""
        self.scene = scene_of(self.match, self.seat, self.language, self.players)
        self.screen.show(self.scene, self.news())

    def news(self) -> list[tuple[int, str]]:
        """What happened since the table was last shown."""
        events = self.match.log(self.seat)
        fresh = events[min(self.told, len(events)) :]
        self.told = len(events)
        return [(event.heading, self.scene.tell(event.message)) for event in fresh]

    def finish(self) -> None:
        """Show the result; then the player may look around, go back or leave."""
        self.scene = scene_of(self.match, self.seat, self.language, self.players)
        self.screen.show(self.scene, self.news())
        self.do_score("")
        winners = self.match.winners
        if self.seat in winners:
            self.tell("cli-you-won" if len(winners) == 1 else "cli-you-shared")
        else:
            names = tuple(Message("core-word", {"word": f"seat:{seat}"}) for seat in winners)
            self.tell("cli-others-won", winners=names)
        verdict = self.match.state.verdict()
        if verdict is not None:
            self.screen.line(self.scene.tell(verdict))
        self.tell("cli-after-the-end")
        while True:
            line = self.screen.read(PROMPT)
            if not line.strip():
                raise Leave
            self.obey(line)
            if not self.match.over:
                return

    # --- what is typed -------------------------------------------------------------------

    def obey(self, line: str) -> bool:
        """Carry out a line; True when the question is answered."""
        text = " ".join(line.split())
        if not text:
            self.show()
            return False
        choice = self.choice_of(text)
        if choice is not None:
            return self.play(choice.text)
        word, _, rest = text.partition(" ")
        command = self.words.get(word.lower(), "help" if word == "?" else "")
        if command:
            do: Callable[[str], bool | None] = getattr(self, f"do_{command}")
            return bool(do(rest.strip()))
        self.refuse(text)
        return False

    def choice_of(self, text: str) -> Choice | None:
        """The choice that a number, a move's text or its label means."""
        choices = self.scene.choices
        if text.isdecimal() and len(text) < 5:
            number = int(text)
            return choices[number - 1] if 1 <= number <= len(choices) else None
        folded = text.casefold()
        for choice in choices:
            if folded in (choice.text.casefold(), choice.label.casefold()):
                return choice
        if folded.partition(" ")[0] in self.words:
            return None
        longer = [
            choice
            for choice in choices
            if choice.text.casefold().startswith(folded + " ")
            or choice.label.casefold().startswith(folded + " ")
        ]
        return longer[0] if len(longer) == 1 else None

    def play(self, text: str) -> bool:
        """Answer the open question."""
        try:
            with uninterrupted():
                self.match.play(self.seat, text)
        except PentapolisError as error:
            self.screen.line(self.scene.tell(error.reason), "yellow")
            return False
        return True

    def refuse(self, text: str) -> None:
        """Say what is wrong with the input, and suggest something similar."""
        choices = self.scene.choices
        if text.lstrip("-").isdecimal() and choices:
            self.tell("cli-no-such-number", number=text, most=len(choices))
            return
        if not choices:
            self.tell("cli-unknown-command", word=text)
            return
        self.do_why(text)
        words = text.casefold().split()
        near = [
            choice
            for choice in choices
            if any(
                len(word) > 2 and word in f"{choice.text} {choice.label}".casefold()
                for word in words
            )
        ]
        for choice in near[:SUGGESTIONS]:
            self.screen.line(f"{choice.number:>3} {choice.label}")
        if not near:
            self.tell("cli-ask-help")

    # --- commands ------------------------------------------------------------------------

    def do_help(self, rest: str) -> None:
        """What can be typed."""
        self.tell("cli-help-moves")
        for name in COMMANDS:
            word = render(Message(f"cli-command-{name}"), self.language)
            about = render(Message(f"cli-command-about-{name}"), self.language)
            self.screen.line(f"  {word:<12}{about}")

    def do_undo(self, rest: str) -> bool:
        """Go back to the player's last answer; alone there are no fences."""
        mine = [i for i, (seat, _) in enumerate(self.match.record) if seat == self.seat]
        if not mine:
            self.screen.line(self.scene.tell(Message("core-nothing-to-undo")), "yellow")
            return False
        with uninterrupted():
            self.match.undo(self.match.position - mine[-1], free=True)
        self.told = min(self.told, len(self.match.log(self.seat)))
        return True

    def do_why(self, rest: str) -> None:
        """Why a move is not allowed."""
        if not rest:
            self.tell("cli-why-what")
            return
        choice = self.choice_of(rest)
        reason = self.match.why_not(self.seat, choice.text if choice is not None else rest)
        self.screen.line(self.scene.tell(reason), "yellow")

    def do_rules(self, rest: str) -> None:
        """Look something up in the rules."""
        for line in look_up(self.match.game, rest or self.scene.source, self.language):
            self.screen.line(line)

    def do_card(self, rest: str) -> None:
        """What is printed on something."""
        word = rest.casefold()
        found = [
            component
            for component in self.scene.components.values()
            if word and word in f"{component.id} {component.en} {component.cs}".casefold()
        ]
        for component in found[:SUGGESTIONS]:
            parts = (self.scene.text(component.id), self.scene.note(component.id))
            about = " · ".join(part for part in parts if part)
            self.screen.line(f"{self.scene.name(component.id)}: {about}")
        if not found:
            self.tell("cli-nothing-found", words=rest or "–")

    def do_hint(self, rest: str) -> None:
        """The moves that a bot likes best."""
        if not self.scene.choices:
            self.tell("cli-no-question")
            return
        labels = {choice.text: choice for choice in self.scene.choices}
        with self.screen.waiting(self.thinking(self.seat)):
            hints = self.match.hint(self.seat)
        for hint in hints:
            choice = labels[hint.move.text]
            told = [self.scene.tell(part) for part in (hint.result, hint.comparison) if part]
            because = self.scene.tell(hint.reason)
            self.screen.line(f"{choice.number:>3} {choice.label} ({'; '.join(told)}) – {because}")

    def do_always(self, rest: str) -> bool:
        """Answer all questions of this kind in the same way, or list the standing answers."""
        decision = self.match.state.decision(self.seat)
        answers = decision.step.standing(self.match.state, self.seat) if decision else ()
        wanted, _, until = rest.partition(" ")
        for answer in answers:
            if wanted and wanted.casefold() in (answer, self.standing_answer(answer).casefold()):
                assert decision is not None
                with uninterrupted():
                    self.match.stand(self.seat, decision.kind, answer, PHASE if until else GAME)
                self.tell("cli-stands", kind=self.standing_kind(decision.kind))
                return self.match.state.decision(self.seat) is not decision
        for number, given in enumerate(self.match.standing(self.seat), 1):
            kind, answer = self.standing_kind(given.kind), self.standing_answer(given.answer)
            self.screen.line(f"{number:>3} {kind}: {answer}")
        if answers:
            names = tuple(
                Message("core-word", {"word": f"{answer} ({self.standing_answer(answer)})"})
                for answer in answers
            )
            self.tell("cli-may-stand", answers=names)
        elif not self.match.standing(self.seat):
            self.tell("cli-nothing-stands")
        return False

    def do_ask(self, rest: str) -> None:
        """Withdraw all standing answers, or the one with that number in the list of `always`."""
        given = self.match.standing(self.seat)
        if rest.isdecimal() and len(rest) < 4:
            given = given[int(rest) - 1 : int(rest)] if int(rest) else []
        for stands in given:
            self.match.unstand(self.seat, stands.kind)
            self.tell("cli-asks-again", kind=self.standing_kind(stands.kind))
        if not given:
            self.tell("cli-nothing-stands")

    def standing_kind(self, kind: str) -> str:
        """A kind of question in words."""
        return self.scene.own("standing", kind, default=kind)

    def standing_answer(self, answer: str) -> str:
        """A standing answer in words."""
        return self.scene.own("answer", answer, default=answer)

    def do_log(self, rest: str) -> None:
        """The whole log, or its last lines."""
        events = self.match.log(self.seat)
        count = max(1, int(rest)) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        if rest not in ("all", render(Message("cli-word-all"), self.language)):
            events = events[-count:]
        self.screen.lines((event.heading, self.scene.tell(event.message)) for event in events)

    def do_score(self, rest: str) -> None:
        """Everybody's present points, part by part."""
        scores = self.scene.view.get("scores") or []
        if self.match.over:
            scores = [score.to_json() for score in self.match.scores]
        if not scores:
            self.tell("cli-no-scores")
            return
        parts = list(scores[0]["parts"])
        headings = [self.scene.own("part", part, default=part) for part in parts]
        headings += [self.scene.say("cli-column-total")]
        order = sorted(range(len(scores)), key=lambda seat: -scores[seat]["total"])
        if self.match.over:
            ranks = places(self.match.scores)
            order.sort(key=lambda seat: ranks[seat])
        rows = [
            [
                self.scene.player(seat),
                *[str(scores[seat]["parts"][part]) for part in parts],
                str(scores[seat]["total"]),
            ]
            for seat in order
        ]
        self.screen.sheet(headings, rows, order.index(self.seat))

    def do_table(self, rest: str) -> None:
        """Show the whole table once more."""
        self.screen.show(self.scene, (), full=True)

    def do_save(self, rest: str) -> None:
        """Write the game to a file."""
        self.write_save(rest)

    def write_save(self, name: str) -> bool:
        """Write the game; False, after reporting the reason, if that fails."""
        try:
            path = expanded(name) if name else self.file or self.usual_file()
            write_text(path, json.dumps({**self.match.save(), "table": self.setting}))
        except PentapolisError as error:
            self.screen.line(render(error.reason, self.language), "yellow")
            return False
        self.file = path
        self.saved_at = self.match.position
        self.tell("cli-saved", file=str(path))
        return True

    def usual_file(self) -> Path:
        """The default file of a game."""
        return Path(f"{self.match.game.id}-{self.match.seed % 10**6}.json")

    def do_quit(self, rest: str) -> bool:
        """Leave, after a question if something would be lost."""
        if self.match.over or self.match.position == self.saved_at:
            raise Leave
        return self.part()

    # --- leaving -------------------------------------------------------------------------

    def part(self) -> bool:
        """Ask whether to save and leave, leave, or continue."""
        self.tell("cli-leave")
        answer = self.screen.read(PROMPT).strip().casefold()
        first = answer[:1]
        if first in tuple(render(Message("cli-leave-save"), self.language)):
            if self.write_save(""):
                raise Leave
            return False
        if first in tuple(render(Message("cli-leave-only"), self.language)):
            raise Leave
        self.tell("cli-going-on")
        return False

    def interrupted(self) -> None:
        """Ctrl-C asks; a second one leaves at once."""
        print()
        try:
            if self.match.over:
                raise Leave
            self.part()
        except KeyboardInterrupt:
            print()
            raise Leave from None

    def ended_input(self) -> None:
        """At the end of the input an unfinished game is saved."""
        print()
        if not self.match.over and self.match.position != self.saved_at:
            self.do_save("")

    # --- inside --------------------------------------------------------------------------

    def tell(self, key: str, **args: Arg) -> None:
        """Show one of the client's own messages."""
        self.screen.line(self.scene.say(key, **args))

    def watch_window(self) -> None:
        """Redraw when the window is resized."""
        if not self.screen.interactive or not hasattr(signal, "SIGWINCH"):
            return

        def redraw(number: int, frame: FrameType | None) -> None:
            self.screen.show(self.scene, ())
            typed = _typed_so_far()
            print(PROMPT + typed, end="", flush=True)

        signal.signal(signal.SIGWINCH, redraw)

    # --- the line editor -----------------------------------------------------------------

    def complete(self, text: str, state: int) -> str | None:
        """The completions of the input so far, one after another (the tab key)."""
        known = [*self.words, *(choice.text for choice in self.scene.choices)]
        fitting = [word for word in known if word.startswith(text.lower())]
        return fitting[state] if state < len(fitting) else None

    def edit_lines(self) -> None:
        """Arrow keys recall earlier input, the tab key completes."""
        if readline is None or not self.screen.interactive:
            return
        readline.set_completer(self.complete)
        readline.set_completer_delims("")  # a move with its spaces is one word
        readline.parse_and_bind("tab: complete")


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C until the match is consistent again, so that no move is half applied."""
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt


def _typed_so_far() -> str:
    return readline.get_line_buffer() if readline is not None else ""
