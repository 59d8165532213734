"""Reading ledgers: lines, rows, values and commands (TM-L1 to TM-L6, TM-L40 to TM-L44)."""

from __future__ import annotations

import re
from typing import Final

from pentapolis.core.errors import IllegalMove
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.effects import CULTS, STRUCTURES
from pentapolis.games.terra_mystica.tables import (
    COLOURS,
    FACTION_INDEX,
    HEX_INDEX,
    RIVER_INDEX,
    ROUNDS,
    TERRAINS,
)

OPTIONS: Final = {
    "variable-turn-order": "variable_turn_order",
    "shipping-bonus": "shipping_bonus",
    "mini-expansion-1": "mini_expansion_1",
    "temple-scoring-tile": "temple_scoring_tile",
    "errata-cultist-power": "cultist_errata",
}
"""Ledger options that are variants of the rules (TM-V1 to TM-V5)."""
LEAGUE_OPTIONS: Final = (
    "strict-leech", "strict-chaosmagician-sh", "strict-darkling-sh", "email-notify",
    "maintain-player-order",
)  # fmt: skip
"""Options that change nothing here, and tell where the ledger comes from."""
IGNORED: Final = (
    "player", "player-count", "order", "admin", "income", "start", "finish", "abort",
)  # fmt: skip
REFUSED: Final = ("randomize", "map", "final-scoring", "faction-variant")
ADMINISTRATION: Final = (
    "option", "dropoption", "score", "delete", "setup", "drop-faction", *IGNORED, *REFUSED,
)  # fmt: skip
AUTOMATIC: Final = re.compile(r"income|start|(cult_|other_|all_)?income_for_faction|dig 0")
"""Commands of a row that do nothing here: incomes and rounds run by themselves (TM-L5)."""
BROWSER_TAIL: Final = "\tshow history"
"""What a table copied from a browser has behind its headers."""
BASE_PROFILE: Final = "# profile base"
"""The first line of exports: leech in order, spades rewarded when used (TM-V6 to TM-V8 off)."""
ADJACENT_SPADES: Final = "# cult spades adjacent"
"""The line of an export that was played with the printed reading of phase III (TM-Q14)."""

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
FIELDS: Final = ("VP", "C", "W", "P", "PW", "cults")
TABLE_FIELDS: Final = 15
SILENT_FIELDS: Final = 13


class LedgerRow:
    """One row: who, what, and in a table the values that it shows."""

    __slots__ = ("number", "faction", "text", "values", "deltas", "offers")

    def __init__(
        self,
        number: int,
        faction: str,
        text: str,
        values: tuple[int, ...] | None = None,
        deltas: tuple[int, ...] | None = None,
        offers: str = "",
    ) -> None:
        self.number = number
        self.faction = faction
        self.text = text
        self.values = values
        self.deltas = deltas  # VP, C, W, P, power, cults
        self.offers = offers


class Ledger:
    """A whole file: the set-up that it describes and its rows."""

    __slots__ = (
        "options", "scoring", "removed", "factions", "rows", "base", "league", "strict", "table",
        "scoring_row", "removed_row", "factions_row",
    )  # fmt: skip

    def __init__(self) -> None:
        self.options: dict[str, bool | str] = {}
        self.scoring: list[str] = []
        self.removed: list[str] = []
        self.factions: list[str] = []
        self.rows: list[LedgerRow] = []
        self.base = False  # an export of ours, in native order (TM-L20)
        self.league = False  # with the liberties of the league (TM-V6 to TM-V8)
        self.strict = False  # older offers cannot be taken after newer ones (TM-L31)
        self.table = False
        # Where the set-up is described, for what is wrong with all of it.
        self.scoring_row = 1
        self.removed_row = 1
        self.factions_row = 1


def refuse(row: int, faction: str, command: str, reason: Message) -> IllegalMove:
    """An error that names row, faction and command, with the rule that is broken (TM-L10)."""
    return IllegalMove(
        Message(
            "tm-ledger-refused",
            {"row": row, "faction": faction or "-", "command": command, "reason": reason},
            reason.rule,
        )
    )


def read_rows(text: str) -> Ledger:
    """The set-up and the rows of a ledger in either form."""
    ledger = Ledger()
    lines = [line.removesuffix(BROWSER_TAIL) for line in text.replace("\r\n", "\n").split("\n")]
    ledger.table = any("\t" in line for line in lines)
    for number, line in enumerate(lines, 1):
        if line.strip().lower() == BASE_PROFILE:
            ledger.base = True
        elif line.strip().lower() == ADJACENT_SPADES:
            ledger.options["cult_spades"] = "adjacent"
        if "\t" in line:
            ledger.rows.append(table_row(number, line))
            if ledger.rows[-1].text == "setup":
                add_faction(ledger, number, ledger.rows[-1].faction)
            continue
        if line.startswith(" ") and ledger.table:
            continue
        plain = line.partition("#")[0].strip()
        if plain:
            read_line(ledger, number, plain)
    ledger.league = not ledger.base and (ledger.league or ledger.table)
    return ledger


def read_line(ledger: Ledger, number: int, line: str) -> None:
    """A command row, an administrative row or a header of a table (TM-L5, TM-L43)."""
    lower = " ".join(line.lower().split())
    header = re.fullmatch(r"round (\d) scoring: (score\d+),.*", lower)
    if header is not None:
        ledger.scoring.append(header[2].upper())
        ledger.scoring_row = number
        return
    if ledger.table and re.fullmatch(
        r"round \d income|round \d, turn \d+|scoring (fire|water|earth|air) cult|"
        r"scoring network|converting resources to vps|player \d: .*",
        lower,
    ):
        return
    if lower.startswith("removing tile "):
        ledger.removed.append(lower.split()[-1].upper())
        ledger.removed_row = number
        return
    dropped = re.fullmatch(r"([a-z]+) dropped from the game", lower)
    if dropped is not None:
        ledger.rows.append(LedgerRow(number, dropped[1], "drop-faction"))
        return
    name, colon, commands = line.partition(":")
    if colon and name.strip().lower() in FACTION_INDEX:
        ledger.rows.append(LedgerRow(number, name.strip().lower(), commands.strip()))
        return
    if colon and name.strip().lower() == "comment":
        return
    if ledger.table and lower.split()[0] not in ADMINISTRATION:
        if lower.startswith("added final scoring"):
            reason = Message("tm-ledger-row-refused", {"row": "final-scoring"}, "TM-L5")
            raise refuse(number, "", line, reason)
        return  # a remark that somebody wrote into the game
    read_administration(ledger, number, lower)


def read_administration(ledger: Ledger, number: int, line: str) -> None:
    """Administrative rows before the game (TM-L5)."""
    words = line.split()
    word = words[0]
    if word == "option" and len(words) == 2:
        read_option(ledger, number, words[1])
    elif word == "dropoption" and len(words) == 2:
        ledger.options.pop(OPTIONS.get(words[1], ""), None)
    elif word == "score" and len(words) >= 2:
        ledger.scoring = "".join(words[1:]).upper().split(",")
        ledger.scoring_row = number
        if len(ledger.scoring) != ROUNDS:
            raise refuse(number, "", line, Message("tm-six-scoring-tiles", {}, "TM-2.15"))
    elif word == "delete" and len(words) == 2:
        ledger.removed.append(words[1].upper())
        ledger.removed_row = number
    elif word == "setup" and len(words) >= 2:
        add_faction(ledger, number, words[1])
    elif word == "drop-faction" and len(words) == 2:
        ledger.rows.append(LedgerRow(number, words[1], "drop-faction"))
    elif word in IGNORED:
        return
    elif word in REFUSED:
        raise refuse(number, "", line, Message("tm-ledger-row-refused", {"row": word}, "TM-L5"))
    else:
        raise refuse(number, "", line, Message("tm-ledger-unknown-row", {}, "TM-L1"))


def read_option(ledger: Ledger, number: int, name: str) -> None:
    """Options that are variants, or change nothing; every other one is refused."""
    if name in OPTIONS:
        ledger.options[OPTIONS[name]] = True
    elif name in LEAGUE_OPTIONS:
        ledger.league = True
        ledger.strict = ledger.strict or name == "strict-leech"
    else:
        reason = Message("tm-ledger-unknown-option", {"option": name}, "TM-L5")
        raise refuse(number, "", f"option {name}", reason)


def add_faction(ledger: Ledger, number: int, name: str) -> None:
    """A player's faction, in seat order."""
    if name not in FACTION_INDEX:
        known = ", ".join(FACTION_INDEX)
        reason = Message("tm-unknown-faction", {"faction": name, "known": known}, "TM-L2")
        raise refuse(number, name, f"setup {name}", reason)
    ledger.factions.append(name)
    ledger.factions_row = number


def table_row(number: int, line: str) -> LedgerRow:
    """Fifteen fields: faction, six pairs of delta and value, offers, commands (TM-L40)."""
    fields = line.split("\t")
    faction = fields[0].strip().lower()
    if len(fields) == SILENT_FIELDS:  # nothing is offered and commanded, and blanks were cut off
        fields += ["", ""]
    if len(fields) != TABLE_FIELDS:
        raise refuse(
            number, faction, line.strip(), Message("tm-ledger-fields", {"n": len(fields)}, "TM-L40")
        )
    try:
        values: list[int] = []
        for i, unit in ((2, "VP"), (4, "C"), (6, "W"), (8, "P")):
            value, _, name = fields[i].strip().partition(" ")
            if name != unit:
                raise ValueError(fields[i])
            values.append(int(value))
        bowls, _, name = fields[10].strip().partition(" ")
        if name != "PW":
            raise ValueError(fields[10])
        values.extend(numbers(bowls, 3))
        values.extend(numbers(fields[12].strip(), 4))
        deltas = tuple([int(fields[i].strip() or "0") for i in (1, 3, 5, 7, 9, 11)])
    except ValueError as error:
        reason = Message("tm-ledger-bad-value", {"value": str(error)}, "TM-L41")
        raise refuse(number, faction, fields[14].strip(), reason) from error
    return LedgerRow(number, faction, fields[14].strip(), tuple(values), deltas, fields[13].strip())


def numbers(text: str, count: int) -> list[int]:
    """Numbers joined by slashes."""
    found = [int(part) for part in text.split("/")]
    if len(found) != count:
        raise ValueError(text)
    return found


# --- commands ----------------------------------------------------------------------------------

CONVERT: Final = re.compile(r"convert (\d{0,9}) ?([a-z]+) to (\d{0,9}) ?([a-z]+)")
LEECH: Final = re.compile(r"(leech|decline) (\d{1,3}) from ([a-z]+)|(leech) (\d{1,3})")
COUNT: Final = re.compile(r"\d{1,9}")
RATES: Final = {
    ("PW", "P"): 5, ("PW", "W"): 3, ("PW", "C"): 1, ("P", "W"): 1, ("W", "C"): 1, ("P", "C"): 1,
    ("VP", "C"): 1, ("C", "VP"): 2, ("W", "P"): 1,
}  # fmt: skip


def parts_of(text: str) -> list[str]:
    """The commands of a row as they are written, in small letters."""
    parts = [" ".join(part.lower().split()) for part in re.split(r"[.;]", text.partition("#")[0])]
    return [re.sub(r" ?([+:-]) ?(?=\w)", r"\1", part) for part in parts if part]


def commands_of(row: LedgerRow) -> list[str]:
    """The commands of a row in canonical spelling and in the order of execution (TM-L4)."""
    return ordered([canonical(row, part) for part in parts_of(row.text)], row.faction)


def canonical(row: LedgerRow, text: str) -> str:
    """One command in the spelling of move texts; a wrong word is refused with the rule."""
    words = text.split()
    verb = words[0]
    if verb in ("done", "wait", "decline", "drop-faction") and len(words) == 1:
        return text
    if AUTOMATIC.fullmatch(text):
        return "wait"
    if text in (f"drop-faction {row.faction}", "resign"):
        return "drop-faction"
    if verb == "build" and len(words) == 2:
        return f"build {hex_name(row, text, words[1])}"
    if verb == "dig" and len(words) == 2 and COUNT.fullmatch(words[1]):
        return f"dig {int(words[1])}"
    if verb == "transform" and len(words) in (2, 4):
        place = hex_name(row, text, words[1])
        if len(words) == 2:
            return f"transform {place}"
        if words[2] == "to" and words[3] in COLOUR_WORDS:
            return f"transform {place} to {COLOURS[COLOUR_WORDS[words[3]]]}"
    if verb == "upgrade" and len(words) >= 4 and words[2] == "to":
        structure = STRUCTURE_WORDS.get(" ".join(words[3:]))
        if structure in STRUCTURES:
            return f"upgrade {hex_name(row, text, words[1])} to {structure}"
    if verb == "advance" and len(words) == 2 and words[1] in ("ship", "shipping"):
        return "advance ship"
    if verb == "advance" and len(words) == 2 and words[1] in ("dig", "digging"):
        return "advance dig"
    send = re.fullmatch(r"send p(?:riest)? to (fire|water|earth|air)( for \d)?", text)
    if send is not None:
        return f"send p to {send[1].upper()}{send[2] or ''}"
    if verb == "action" and len(words) == 2:
        return f"action {words[1].upper()}"
    if verb == "bridge" and len(words) == 2:
        ends = [hex_name(row, text, end) for end in words[1].split(":")]
        return f"bridge {':'.join(ends)}"
    if verb == "connect" and len(words) == 2:
        if words[1] in RIVER_INDEX:
            return text
        ends = [hex_name(row, text, end) for end in words[1].split(":")]
        return f"connect {':'.join(ends)}"
    if verb == "pass" and len(words) <= 2:
        return " ".join(["pass", *[word.upper() for word in words[1:]]])
    if verb == "burn" and len(words) == 2 and COUNT.fullmatch(words[1]):
        return f"burn {int(words[1])}"
    if verb == "convert":
        return conversion(row, text)
    if LEECH.fullmatch(text):
        return text
    if re.fullmatch(r"-\d?convert_w_to_p", text):
        return "-ORDAIN"
    if text[0] in "+-" and len(words) == 1 and re.fullmatch(r"[+-]\d*[a-z_]+\d*", text):
        return text.upper()
    raise unknown_command(row, text)


def conversion(row: LedgerRow, text: str) -> str:
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
    """The text is no command of the notation."""
    return refuse(row.number, row.faction, text, Message("tm-ledger-unknown-command", {}, "TM-L2"))


CULT_COMMANDS: Final = tuple([f"+{name.upper()}" for name in CULTS])
BEFORE_ACTION: Final = ("burn", "convert", "leech", "decline")


def ordered(commands: list[str], faction: str) -> list[str]:
    """What stands in another order than it happens, put right (TM-L4)."""
    found = joined(commands, faction)
    if found and found[0].startswith("+BON"):
        found[0] = f"pass {found[0][1:]}"
    for i, command in enumerate(found):
        # A pass takes its card in the next command.
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
    """What stays before a leech that is written behind it."""
    return command.split()[0] in BEFORE_ACTION or command in CULT_COMMANDS


def joined(commands: list[str], faction: str) -> list[str]:
    """The same ``+X`` twice in a row is ``+2X``; the Giants' two digs are one (TM-7.10)."""
    found: list[str] = []
    for command in commands:
        if found and command == found[-1] and command in CULT_COMMANDS:
            found[-1] = f"+2{command[1:]}"
            continue
        again = re.fullmatch(r"([+-])(\d)(TW\d|SPADE)", command)
        if again is not None:
            found.extend([again[1] + again[3]] * int(again[2]))
            continue
        if command.startswith("dig ") and faction == "giants":
            earlier = [i for i, other in enumerate(found) if other.startswith("dig ")]
            between = found[earlier[-1] + 1 :] if earlier else []
            if earlier and all(other.split()[0] in ("burn", "convert") for other in between):
                spades = int(found[earlier[-1]].split()[1]) + int(command.split()[1])
                del found[earlier[-1]]
                found.append(f"dig {spades}")
                continue
        found.append(command)
    return found
