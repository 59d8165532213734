"""The commands of an exported row as the reference reads them (TM-L4, TM-L8, TM-L20).

The engine asks for small answers, one at a time; the reference counts actions and what they allow.
So some answers need other words or another place.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.effects import CULTS, CultStepsAll
from pentapolis.games.terra_mystica.moves import ORDAIN_MOVES
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import COLOURS, HOME, TOWNS

DONE: Final = "done"
NEW_ACTION: Final = "dig 0"
"""Begins an action and does nothing, so that a dwelling is not read as part of the last action."""
SAID_OTHERWISE: Final = {DONE: "", ORDAIN_MOVES[0].text: "-3CONVERT_W_TO_P"}
SPADE_ACTIONS: Final = ("dig", "action ACT5", "action ACT6", "action BON1", "action ACTG")
EXCHANGES: Final = ("burn", "convert")


def spoken(commands: list[str], empowered: bool) -> str:
    """A row in the notation; `empowered` if the faction gains power with spades (TM-15.5)."""
    found = joined_transforms(commands, empowered)
    if empowered:
        found = spades_at_once(found)
    return ". ".join(joined_exchanges(found))


def joined_exchanges(commands: list[str]) -> list[str]:
    """Join equal exchanges in a row: ``burn 3``, ``convert 6PW to 2W``."""
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
    """An exchange repeated `times` times, as one command."""
    words: list[str] = []
    for word in command.split():
        number = word.rstrip("CWPV")
        words.append(f"{int(number) * times}{word[len(number) :]}" if number.isdecimal() else word)
    return " ".join(words)


def joined_transforms(commands: list[str], empowered: bool) -> list[str]:
    """Join several transforms of one hex into one, at the last one's place.

    They stay separate if an exchange in between may use the power of the first.
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
    """Move exchanges between receiving and using spades before both.

    The reference pays power when spades are received, so exchanges must not come in between.
    """
    found: list[str] = []
    start = -1  # the index where the spades in hand were received
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
    """By track: how many steps a town tile would exceed level 9 by, 0 if it would not.

    The reference does not ask which track enters level 10: the others are lowered before (TM-L7).
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
    """Whether the reference would read a dwelling as part of the action before it.

    It does if that action used spades, built nothing, and made no other hex home terrain.
    """
    transforms = [command.split() for command in commands if command.startswith("transform")]
    if not transforms or any(command.startswith("build") for command in commands):
        return False
    colour = COLOURS[HOME[faction]]
    homes = [words[1] for words in transforms if words[3] == colour]
    return not homes or place in homes
