"""Reading ledgers: lines, rows and values (TM-L1, TM-L5, TM-L40 to TM-L44)."""

from __future__ import annotations

import re
from typing import Final

from pentapolis.core.errors import IllegalMove
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.tables import FACTION_INDEX, ROUNDS

OPTIONS: Final = {
    "variable-turn-order": "variable_turn_order",
    "shipping-bonus": "shipping_bonus",
    "mini-expansion-1": "mini_expansion_1",
    "temple-scoring-tile": "temple_scoring_tile",
    "errata-cultist-power": "cultist_errata",
}
"""Ledger options that select variants of the rules (TM-V1 to TM-V5)."""
LEAGUE_OPTIONS: Final = (
    "strict-leech", "strict-chaosmagician-sh", "strict-darkling-sh", "email-notify",
    "maintain-player-order",
)  # fmt: skip
"""Options without an effect here; they show where the ledger comes from."""
IGNORED: Final = (
    "player", "player-count", "order", "admin", "income", "start", "finish", "abort",
)  # fmt: skip
REFUSED: Final = ("randomize", "map", "final-scoring", "faction-variant")
ADMINISTRATION: Final = (
    "option", "dropoption", "score", "delete", "setup", "drop-faction", *IGNORED, *REFUSED,
)  # fmt: skip
BROWSER_TAIL: Final = "\tshow history"
"""Text that a table copied from a browser has after its headers."""
BASE_PROFILE: Final = "# profile base"
"""The first line of exports: leech in order, spades pay when used (TM-V6 to TM-V8 off)."""
ADJACENT_SPADES: Final = "# cult spades adjacent"
"""The line of an export played with the printed wording of phase III (TM-Q14)."""

FIELDS: Final = ("VP", "C", "W", "P", "PW", "cults")
TABLE_FIELDS: Final = 15
SILENT_FIELDS: Final = 13


class LedgerRow:
    """One row: the faction, its commands, and in a table the values shown."""

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
    """A whole file: its set-up and its rows."""

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
        self.base = False  # exported by this program, in native order (TM-L20)
        self.league = False  # with the league's variants (TM-V6 to TM-V8)
        self.strict = False  # older offers cannot be taken after newer ones (TM-L31)
        self.table = False
        # Row numbers of the set-up, for errors that concern all of it.
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
        return  # a player's remark
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
    """Read an option: a variant, or one without effect; any other is refused."""
    if name in OPTIONS:
        ledger.options[OPTIONS[name]] = True
    elif name in LEAGUE_OPTIONS:
        ledger.league = True
        ledger.strict = ledger.strict or name == "strict-leech"
    else:
        reason = Message("tm-ledger-unknown-option", {"option": name}, "TM-L5")
        raise refuse(number, "", f"option {name}", reason)


def add_faction(ledger: Ledger, number: int, name: str) -> None:
    """Add a player's faction, in seat order."""
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
    if len(fields) == SILENT_FIELDS:  # no offers and commands: trailing blanks cut off
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
