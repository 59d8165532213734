"""The output of a terminal game: a drawn screen, or plain lines for screen readers and pipes."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentapolis.cli.boards.generic import QUIET, Board, Room
from pentapolis.cli.scene import Scene

# Lines kept free below the table: the prompt, the input, and an answer.
RESERVE = 3
LEAST_NEWS = 3


class Screen:
    """Draws with colours and frames."""

    plain = False

    def __init__(self, board: Board) -> None:
        self.board = board
        self.console = Console(highlight=False, emoji=False, markup=False)

    @property
    def room(self) -> Room:
        """How much fits now; the window may have been resized."""
        size = self.console.size
        return Room(size.width, size.height)

    @property
    def interactive(self) -> bool:
        """Whether input and output are both a terminal."""
        return self.console.is_terminal and sys.stdin.isatty()

    def show(self, scene: Scene, news: Sequence[tuple[int, str]], full: bool = False) -> None:
        """The table, what has happened since it was last shown, and the question."""
        room = self.room
        room.full = full
        body = [self.board.table(scene, room)]
        question: list[RenderableType] = []
        if scene.prompt:
            question = [Text(scene.prompt, "bold"), self.board.choices(scene, room)]
        lines = self.console.render_lines(Group(*body, *question), pad=False)
        if self.interactive:
            self.console.clear()
            fitting = max(LEAST_NEWS, room.height - len(lines) - RESERVE)
            if len(news) > fitting:
                news = news[-fitting:]
        for heading, line in news:
            self.console.print(Text(line, "bold" if heading else QUIET), soft_wrap=False)
        self.console.print(Group(*body, *question))

    def line(self, text: str, style: str = "") -> None:
        """One line of text."""
        self.console.print(Text(text, style))

    def lines(self, texts: Iterable[tuple[int, str]]) -> None:
        """The log, with emphasised headings."""
        for heading, text in texts:
            self.console.print(Text(text, "bold") if heading else f"  {text}")

    def sheet(self, parts: Sequence[str], rows: Sequence[Sequence[str]], own: int) -> None:
        """A score sheet: a column per player (name and numbers), the reader's own emphasised."""
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        table.add_column()
        for i, row in enumerate(rows):
            table.add_column(row[0], justify="right", style="cyan" if i == own else "")
        for i, part in enumerate(parts):
            last = i == len(parts) - 1
            figures = [row[i + 1] for row in rows]
            table.add_row(
                part, *figures, style="bold" if last else "", end_section=i == len(parts) - 2
            )
        self.console.print(table)

    def waiting(self, text: str) -> AbstractContextManager[object]:
        """Shows a text while something slow runs; without a text, nothing."""
        return self.console.status(text) if text and self.interactive else nullcontext()

    def read(self, prompt: str) -> str:
        """The next input line; raises `EOFError` at the end of the input."""
        self.console.file.flush()
        return input(prompt)


class PlainScreen(Screen):
    """Line by line: no frames, no colours, no cursor movement."""

    plain = True

    @property
    def interactive(self) -> bool:
        return False

    def show(self, scene: Scene, news: Sequence[tuple[int, str]], full: bool = False) -> None:
        self.lines(news)
        for line in self.board.table_lines(scene, full):
            print(line)
        if scene.prompt:
            print(f"{scene.prompt}:")
            for line in self.board.choice_lines(scene):
                print(line)

    def line(self, text: str, style: str = "") -> None:
        print(text)

    def lines(self, texts: Iterable[tuple[int, str]]) -> None:
        for _, text in texts:
            print(text)

    def sheet(self, parts: Sequence[str], rows: Sequence[Sequence[str]], own: int) -> None:
        for row in rows:
            pairs = zip(parts, row[1:], strict=True)
            print(f"{row[0]}: " + ", ".join(f"{name} {value}" for name, value in pairs) + ".")

    def read(self, prompt: str) -> str:
        sys.stdout.flush()
        return input(prompt)
