"""The commands of an exported row as the reference reads them (TM-L4, TM-L8, TM-L20).

The engine asks for small answers, one at a time; the reference counts actions and what they
allow, so that some answers have to be said in other words or in another place.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.effects import CULTS, CultStepsAll
from pentapolis.games.terra_mystica.moves import ORDAIN_MOVES
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import COLOURS, HOME, TOWNS

DONE: Final = "done"
NEW_ACTION: Final = "dig 0"
"""Begins an action without doing anything: a dwelling is not taken for the end of the last one."""
SAID_OTHERWISE: Final = {DONE: "", ORDAIN_MOVES[0].text: "-3CONVERT_W_TO_P"}
SPADE_ACTIONS: Final = ("dig", "action ACT5", "action ACT6", "action BON1", "action ACTG")
EXCHANGES: Final = ("burn", "convert")


def spoken(commands: list[str], empowered: bool) -> str:
    """A row in the notation; `empowered` is who gains power with spades (TM-15.5)."""
    found = joined_transforms(commands, empowered)
    if empowered:
        found = spades_at_once(found)
    return ". ".join(joined_exchanges(found))


def joined_exchanges(commands: list[str]) -> list[str]:
    """The same exchange several times in a row is one: ``burn 3``, ``convert 6PW to 2W``."""
    found: list[str] = []
    times = 1
    for i, command in enumerate(commands):
        if i and command == commands[i - 1] and command.startswith(EXCHANGES):
            times += 1
            found.pop()
        else:
            times = 1
        found.append(multiplied(command, times) if times > 1 else command)
    return found


def multiplied(command: str, times: int) -> str:
    """An exchange so many times over."""
    words: list[str] = []
    for word in command.split():
        number = word.rstrip("CWPV")
        words.append(f"{int(number) * times}{word[len(number) :]}" if number.isdecimal() else word)
    return " ".join(words)


def joined_transforms(commands: list[str], empowered: bool) -> list[str]:
    """Spades that one hex took in several steps are one ``transform``, in the last place.

    They stay apart where an exchange between them may use the power of the first.
    """
    found: list[str] = []
    for i, command in enumerate(commands):
        if command.startswith("transform"):
            place = command.split()[1]
            again = [
                other
                for other in range(i + 1, len(commands))
                if commands[other].split()[:2] == ["transform", place]
            ]
            if again and not (
                empowered
                and any(
                    other.startswith("burn") or "PW" in other for other in commands[i : again[0]]
                )
            ):
                continue
        found.append(command)
    return found


def spades_at_once(commands: list[str]) -> list[str]:
    """Exchanges between getting spades and using them stand before both.

    The reference pays power when spades are received, and it must not come between.
    """
    found: list[str] = []
    start = -1  # where the spades in hand were received
    for command in commands:
        if start >= 0 and command.startswith(EXCHANGES):
            found.insert(start, command)
            start += 1
            continue
        if command.startswith(SPADE_ACTIONS):
            start = len(found) if start < 0 else start
        else:
            start = -1
        found.append(command)
    return found


def held_back(state: TerraMystica, seat: int, tile: int) -> list[int]:
    """By track: how far a town tile's steps would lift it to level 10, 0 if they would not.

    The reference does not ask which track enters: the others are held back before (TM-L7).
    """
    steps = 0
    for effect in TOWNS[tile].effects:
        if isinstance(effect, CultStepsAll):
            steps = effect.steps
    found: list[int] = []
    for cult in range(4):
        level = state.level(seat, cult)
        stopped = state.stopped[seat] >> cult & 1
        found.append(max(0, level + steps + stopped - 9) if steps and level < 10 else 0)
    return found


def minus(cult: int, steps: int) -> str:
    """``-WATER``, ``-2WATER``."""
    return f"-{steps if steps > 1 else ''}{CULTS[cult].upper()}"


def is_taken_for_its_end(commands: list[str], faction: int, place: str) -> bool:
    """Whether the reference takes a dwelling for the end of the action before it.

    That action got spades and built nothing; what it made home, if anything, is that very hex.
    """
    transforms = [command.split() for command in commands if command.startswith("transform")]
    if not transforms or any(command.startswith("build") for command in commands):
        return False
    colour = COLOURS[HOME[faction]]
    homes = [words[1] for words in transforms if words[3] == colour]
    return not homes or place in homes
