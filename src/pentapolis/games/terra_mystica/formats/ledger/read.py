"""Reading a ledger as a match of this engine, in native order (TM-L46)."""

from __future__ import annotations

from typing import cast

from pentapolis.core.errors import BadSave, PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.formats.ledger.replay import Replay
from pentapolis.games.terra_mystica.formats.ledger.rows import Ledger, read_rows
from pentapolis.games.terra_mystica.state import TerraMystica


def read_ledger(game: Game, text: str) -> Match:
    """The match that a ledger describes, in native order (TM-L46).

    Late answers are moved to their place; the result of the game must be the same.
    """
    try:
        ledger = read_rows(text)
        expected = played(game, ledger)
        ledger.league = False
        replay = expected if ledger.base else played(game, ledger)
        if replay.irregular:
            raise BadSave(Message("tm-ledger-only", {}, "TM-L46"))
        match = Match(game, len(ledger.factions), 0, replay.options)
        for seat, move, chosen in replay.played:
            if chosen:
                match.play(seat, move)
        state = cast(TerraMystica, match.state)
        for seat in range(match.seats):
            if expected.state.dropped[seat] or (
                state.row_values(seat) != expected.state.row_values(seat)
            ):
                raise BadSave(Message("tm-ledger-only", {}, "TM-L46"))
    except PentapolisError as error:
        raise BadSave(Message("tm-ledger-not-a-match", {"reason": error.reason})) from error
    return match


def played(game: Game, ledger: Ledger) -> Replay:
    """Play a ledger up to its end or its first error."""
    replay = Replay(game, ledger)
    replay.run(True)
    return replay
