"""Draw the picture of the terminal game for the README: ``python -m tests.cli.picture``."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console, Group
from rich.text import Text

import pentapolis
from pentapolis.cli.boards import board_of
from pentapolis.cli.boards.generic import Room
from pentapolis.cli.scene import scene_of

FILE = Path(__file__).parents[2] / "docs" / "terminal.svg"
WIDTH, HEIGHT = 112, 40
PLAYERS = ["Player", "Bion", "Chloe", "Dion"]
MOVES = 31  # Age II, when there is something to see


def picture() -> str:
    """A position of 7 Wonders as the first seat sees it, as SVG without outside fonts."""
    match = pentapolis.new("seven-wonders", seats=4, seed=5, options={"sides": "day"})
    bot = pentapolis.bot("greedy", seed=1)
    while match.position < MOVES or match.decisions[0].seat:
        seat = match.decisions[0].seat
        match.play(seat, bot.choose(match, seat))
    scene = scene_of(match, 0, "en", PLAYERS)
    board, room = board_of(match.game), Room(WIDTH, HEIGHT)
    console = Console(file=StringIO(), record=True, width=WIDTH, force_terminal=True)
    question = Text(scene.prompt, "bold")
    console.print(Group(board.table(scene, room), question, board.choices(scene, room), Text("> ")))
    template = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    command = "pentapolis play seven-wonders"
    drawn = console.export_svg(title=command, code_format=template, unique_id="terminal")
    return re.sub(r" *<!--.*?-->\n", "", drawn)


if __name__ == "__main__":
    FILE.write_text(picture(), "utf-8")
    print(FILE)
