"""The commands of a row in the spelling of move texts and in order of execution (TM-L2 ff.)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from pentapolis.core.errors import IllegalMove
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.effects import CULTS, STRUCTURES
from pentapolis.games.terra_mystica.formats.ledger.rows import LedgerRow, refuse
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.tables import (
    COLOURS,
    FACTION_INDEX,
    HEX_INDEX,
    RIVER_INDEX,
    TERRAINS,
)

AUTOMATIC: Final = re.compile(r"income|start|(cult_|other_|all_)?income_for_faction|dig 0")
"""Commands that do nothing here: incomes and rounds are automatic (TM-L5)."""
RESOURCES: Final = {
    "c": "C", "coin": "C", "coins": "C", "w": "W", "worker": "W", "workers": "W",
    "p": "P", "priest": "P", "priests": "P", "pw": "PW", "power": "PW", "vp": "VP",
}  # fmt: skip
STRUCTURE_WORDS: Final = {
    "d": "D", "dwelling": "D", "tp": "TP", "trading-post": "TP", "trading post": "TP",
    "te": "TE", "temple": "TE", "sh": "SH", "stronghold": "SH", "sa": "SA", "sanctuary": "SA",
}  # fmt: skip
COLOUR_WORDS: Final = {
    **{colour: i for i, colour in enumerate(COLOURS)},
    **{terrain: i for i, terrain in enumerate(TERRAINS)},
    "grey": COLOURS.index("gray"),
}
CONVERT: Final = re.compile(r"convert (\d{0,9}) ?([a-z]+) to (\d{0,9}) ?([a-z]+)")
LEECH: Final = re.compile(r"(leech|decline) (\d{1,3}) from ([a-z]+)|(leech) (\d{1,3})")
COUNT: Final = re.compile(r"\d{1,9}")
SEND: Final = re.compile(r"send p(?:riest)? to (fire|water|earth|air)( for \d)?")
ADVANCES: Final = {
    "ship": "advance ship", "shipping": "advance ship", "dig": "advance dig",
    "digging": "advance dig",
}  # fmt: skip
RATES: Final = {
    ("PW", "P"): 5, ("PW", "W"): 3, ("PW", "C"): 1, ("P", "W"): 1, ("W", "C"): 1, ("P", "C"): 1,
    ("VP", "C"): 1, ("C", "VP"): 2, ("W", "P"): 1,
}  # fmt: skip


def parts_of(text: str) -> list[str]:
    """The commands of a row as they are written, in lower case."""
    parts = [" ".join(part.lower().split()) for part in re.split(r"[.;]", text.partition("#")[0])]
    return [re.sub(r" ?([+:-]) ?(?=\w)", r"\1", part) for part in parts if part]


def commands_of(row: LedgerRow) -> list[str]:
    """The commands of a row in canonical spelling and in order of execution (TM-L4)."""
    return ordered([canonical(row, part) for part in parts_of(row.text)], row.faction)


def canonical(row: LedgerRow, text: str) -> str:
    """One command in the spelling of move texts; a wrong word is refused with the rule."""
    words = text.split()
    if AUTOMATIC.fullmatch(text):
        return "wait"
    if text in (f"drop-faction {row.faction}", "resign"):
        return "drop-faction"
    if text[0] in "+-":
        return signed(row, text)
    spelling = SPELLINGS.get(words[0])
    found = spelling(row, text, words[1:]) if spelling is not None else ""
    if not found:
        raise unknown_command(row, text)
    return found


# How commands are spelled, by verb. Each function gets the row, the command and the words after the
# verb; it returns the command in canonical spelling, or "" if it is none.


def spell_word(row: LedgerRow, text: str, rest: list[str]) -> str:
    """A command of one word."""
    return "" if rest else text


def spell_build(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``build E5``."""
    return f"build {hex_name(row, text, rest[0])}" if len(rest) == 1 else ""


def spell_count(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``dig 2``, ``burn 3``."""
    if len(rest) != 1 or not COUNT.fullmatch(rest[0]):
        return ""
    return f"{text.split()[0]} {int(rest[0])}"


def spell_transform(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``transform E5``, ``transform E5 to green``."""
    if len(rest) not in (1, 3):
        return ""
    place = hex_name(row, text, rest[0])
    if len(rest) == 1:
        return f"transform {place}"
    if rest[1] == "to" and rest[2] in COLOUR_WORDS:
        return f"transform {place} to {COLOURS[COLOUR_WORDS[rest[2]]]}"
    return ""


def spell_upgrade(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``upgrade E5 to TP``, ``upgrade E5 to trading post``."""
    structure = STRUCTURE_WORDS.get(" ".join(rest[2:])) if rest[1:2] == ["to"] else None
    if structure not in STRUCTURES:
        return ""
    return f"upgrade {hex_name(row, text, rest[0])} to {structure}"


def spell_advance(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``advance ship``, ``advance digging``."""
    return ADVANCES.get(" ".join(rest), "")


def spell_send(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``send p to FIRE``, ``send priest to FIRE for 3``."""
    match = SEND.fullmatch(text)
    return f"send p to {match[1].upper()}{match[2] or ''}" if match is not None else ""


def spell_action(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``action ACT4``."""
    return f"action {rest[0].upper()}" if len(rest) == 1 else ""


def spell_bridge(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``bridge C3:B4``, ``connect E4:F2``, ``connect r20``."""
    if len(rest) != 1:
        return ""
    verb = text.split()[0]
    if verb == "connect" and rest[0] in RIVER_INDEX:
        return text
    ends = [hex_name(row, text, end) for end in rest[0].split(":")]
    return f"{verb} {':'.join(ends)}"


def spell_pass(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``pass``, ``pass BON3``."""
    return " ".join(["pass", *[word.upper() for word in rest]]) if len(rest) <= 1 else ""


def spell_answer(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``leech 2 from nomads``, ``leech 2``, ``decline``."""
    return text if text == "decline" or LEECH.fullmatch(text) else ""


def signed(row: LedgerRow, text: str) -> str:
    """``+FAV5``, ``-SPADE``; the reference writes ``-3CONVERT_W_TO_P`` for no ordination."""
    if re.fullmatch(r"-\d?convert_w_to_p", text):
        return "-ORDAIN"
    if re.fullmatch(r"[+-]\d*[a-z_]+\d*", text):
        return text.upper()
    raise unknown_command(row, text)


def conversion(row: LedgerRow, text: str, rest: list[str]) -> str:
    """``convert 6PW to 2W`` checked against the rates, or the Engineers' bridge (TM-L4)."""
    if re.fullmatch(r"convert 2 ?w(orkers)? to (1 ?)?bridge", text):
        return "action ACTE"
    match = CONVERT.fullmatch(text)
    if match is None or match[2] not in RESOURCES or match[4] not in RESOURCES:
        raise unknown_command(row, text)
    given, taken = int(match[1] or "1"), int(match[3] or "1")
    pair = (RESOURCES[match[2]], RESOURCES[match[4]])
    rate = RATES.get(pair, 0)
    if pair == ("PW", "P") and not match[1] and not match[3]:
        given = rate
    if rate == 0 or taken == 0 or given != rate * taken:
        raise refuse(row.number, row.faction, text, Message("tm-ledger-rate", {}, "TM-5.6"))
    return f"convert {given}{pair[0]} to {taken}{pair[1]}"


def hex_name(row: LedgerRow, command: str, word: str) -> str:
    """A land hex by its name, in capitals."""
    if word.upper() not in HEX_INDEX:
        reason = Message("tm-ledger-no-hex", {"hex": word}, "TM-L2")
        raise refuse(row.number, row.faction, command, reason)
    return word.upper()


def unknown_command(row: LedgerRow, text: str) -> IllegalMove:
    """The error for a text that is no command of the notation."""
    return refuse(row.number, row.faction, text, Message("tm-ledger-unknown-command", {}, "TM-L2"))


SPELLINGS: Final[dict[str, Callable[[LedgerRow, str, list[str]], str]]] = {
    "done": spell_word,
    "wait": spell_word,
    "drop-faction": spell_word,
    "leech": spell_answer,
    "decline": spell_answer,
    "build": spell_build,
    "dig": spell_count,
    "burn": spell_count,
    "transform": spell_transform,
    "upgrade": spell_upgrade,
    "advance": spell_advance,
    "send": spell_send,
    "action": spell_action,
    "bridge": spell_bridge,
    "connect": spell_bridge,
    "pass": spell_pass,
    "convert": conversion,
}


# --- the order of commands ---------------------------------------------------------------------

CULT_COMMANDS: Final = tuple([f"+{name.upper()}" for name in CULTS])
BEFORE_ACTION: Final = ("burn", "convert", "leech", "decline")


def ordered(commands: list[str], faction: str) -> list[str]:
    """The commands in the order in which they happen (TM-L4)."""
    found = joined(commands, faction)
    if found and found[0].startswith("+BON"):
        found[0] = f"pass {found[0][1:]}"
    for i, command in enumerate(found):
        # The card of a pass is named by a later command.
        if command == "PASS" or (command == "pass" and i + 1 < len(found)):
            card = next((c for c in found[i + 1 :] if c.startswith("+BON")), "")
            if card:
                found[i] = f"pass {card[1:]}"
                found.remove(card)
                break
    moved: list[str] = []
    for command in found:
        place = len(moved)
        verb = command.split()[0]
        if verb in ("leech", "decline"):
            while place and not is_prelude(moved[place - 1]):
                place -= 1
        elif verb in ("burn", "convert"):
            while place and moved[place - 1].startswith("pass"):
                place -= 1
        elif verb in ("transform", "-SPADE"):
            while place and moved[place - 1].startswith("build"):
                place -= 1
        elif verb == "action":
            while place and moved[place - 1].startswith("dig"):
                place -= 1
        moved.insert(place, command)
    return moved


def is_prelude(command: str) -> bool:
    """Whether a leech or decline written after this command is still executed after it."""
    return command.split()[0] in BEFORE_ACTION or command in CULT_COMMANDS


def needs_exact_spades(faction: str) -> bool:
    """Whether the faction always needs a fixed number of spades, as the Giants do (TM-7.10)."""
    return faction in FACTION_INDEX and POWERS[FACTION_INDEX[faction]].exact_spades > 0


def joined(commands: list[str], faction: str) -> list[str]:
    """Two equal ``+X`` in a row become ``+2X``; two digs of the Giants become one (TM-7.10)."""
    found: list[str] = []
    for command in commands:
        if found and command == found[-1] and command in CULT_COMMANDS:
            found[-1] = f"+2{command[1:]}"
            continue
        again = re.fullmatch(r"([+-])(\d)(TW\d|SPADE)", command)
        if again is not None:
            found.extend([again[1] + again[3]] * int(again[2]))
            continue
        if command.startswith("dig ") and needs_exact_spades(faction):
            earlier = [i for i, other in enumerate(found) if other.startswith("dig ")]
            between = found[earlier[-1] + 1 :] if earlier else []
            if earlier and all(other.split()[0] in ("burn", "convert") for other in between):
                spades = int(found[earlier[-1]].split()[1]) + int(command.split()[1])
                del found[earlier[-1]]
                found.append(f"dig {spades}")
                continue
        found.append(command)
    return found
