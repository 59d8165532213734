"""A worker process: bots think here, so that the server can answer others meanwhile.

It reads requests from its standard input and writes answers to its standard output: a length in
four bytes, then JSON. It keeps the matches it was last asked about, so that usually only the moves
since then have to be played. It ends when the server does.
"""

from __future__ import annotations

import json
import os
import struct
import sys
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

import pentapolis
from pentapolis import api
from pentapolis.api import Match
from pentapolis.arena import analysis, riddle
from pentapolis.arena.simulation import make_bot
from pentapolis.bots import Bot, Hint
from pentapolis.core.agenda import Decision
from pentapolis.core.errors import PentapolisError
from pentapolis.core.move import Move
from pentapolis.server import snapshot
from pentapolis.server.refusal import refusal

KEPT = 32
NICE = 5


def worded(match: Match, decision: Decision, move: Move) -> dict[str, Any]:
    """A move as sent to clients, in words."""
    return {**move.to_json(), "label": match.game.wording(decision, move).to_json()}


def positions(match: Match, request: dict[str, Any]) -> list[int]:
    """The positions at which to analyse a finished game."""
    return analysis.settled_positions(match, request["most"])


def chances(match: Match, request: dict[str, Any]) -> list[float]:
    """How well every seat stood at a position."""
    found = analysis.chances(match, request["position"], request["playouts"])
    return [round(chance, 3) for chance in found]


def turns(match: Match, request: dict[str, Any]) -> list[dict[str, Any]]:
    """Where the game turned."""
    points = [analysis.Point(p["position"], tuple(p["chances"])) for p in request["points"]]
    return [
        {
            "position": turn.position,
            "seat": turn.seat,
            "move": worded(match, turn.decision, turn.move),
            "before": round(turn.before, 3),
            "after": round(turn.after, 3),
            "better": worded(match, turn.decision, turn.better),
        }
        for turn in analysis.turning_points(match, points)
    ]


def choices(match: Match, request: dict[str, Any]) -> list[dict[str, Any]]:
    """The candidates at a turning point, as rated by a search."""
    then = new(request)
    for seat, text in match.record[: request["position"]]:
        then.play(seat, text)
    found = riddle.candidates(then, request["at"], request["played"])
    return [advised(then, request["at"], hint) for hint in found]


def advised(match: Match, seat: int, hint: Hint) -> dict[str, Any]:
    """A hint as sent to clients."""
    return {**hint.to_json(), "move": worded(match, match.decision(seat), hint.move)}


def puzzle(request: dict[str, Any]) -> dict[str, Any]:
    """A riddle from a game of bots: its position as the asked seat sees it, and candidates.

    If a position is given, it is used; its candidates are already known.
    """
    if "moves" in request:
        match, seat = new(request), request["seat"]
        for other, text in request["moves"]:
            match.play(other, text)
        known = request["choices"]
    else:
        found = riddle.invent(request["game"], request["seed"])
        match, seat = found.match, found.seat
        known = [advised(match, seat, hint) for hint in found.choices]
    decision = match.decision(seat)
    offered = {choice["move"]["text"] for choice in known}
    question = {**decision.to_json(), "standing": []}
    question["moves"] = [
        worded(match, decision, move) for move in decision.moves if move.text in offered
    ]
    return {
        "game": match.game.id,
        "seats": match.seats,
        "position": match.position,
        "seat": seat,
        "view": match.view(seat),
        "question": question,
        "choices": known,
    }


def new(request: dict[str, Any]) -> Match:
    """The requested match before its first move."""
    game = api.game(request["game"])
    return Match(game, request["seats"], request["seed"], request["options"])


def opening(match: Match) -> dict[str, Any]:
    """A match for a new table, ready to be loaded by the server."""
    return {
        "save": match.save(),
        "data": b64encode(snapshot.freeze(match)).decode(),
        "fingerprint": snapshot.fingerprint(match.game.id),
    }


def load(save: dict[str, Any]) -> dict[str, Any]:
    """A saved game, replayed and verified."""
    try:
        return opening(pentapolis.load(save))
    except PentapolisError as error:
        return {"fault": refusal(error).to_json()}


HINDSIGHT: dict[str, Callable[[Match, dict[str, Any]], Any]] = {
    "positions": positions,
    "chances": chances,
    "turns": turns,
    "choices": choices,
}


class Worker:
    """Answers questions about matches."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match] = OrderedDict()
        self.asked: tuple[str, int, str] | None = None
        self.player: Bot | None = None

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Carry out one request."""
        if request["kind"] == "load":
            return load(request["save"])
        if request["kind"] == "replay":
            match = new(request)
            for seat, text in request["moves"]:
                match.play(seat, text)
            return opening(match)
        if request["kind"] == "puzzle":
            return puzzle(request)
        match = self.match(request)
        seat = request["seat"]
        if request["kind"] in HINDSIGHT:
            return {request["kind"]: HINDSIGHT[request["kind"]](match, request)}
        if request["kind"] == "hint":
            hints = pentapolis.hint(match, seat, request["count"])
            return {"hints": [advised(match, seat, hint) for hint in hints]}
        return {"move": self.bot(request).choose(match, seat).text}

    def bot(self, request: dict[str, Any]) -> Bot:
        """The bot that is asked: the last one again, which knows its last question, or a new one.

        Only one is kept, because the tree of a long search is large.
        """
        asked = request["table"], request["seat"], request["bot"]
        if self.player is None or asked != self.asked:
            self.asked = asked
            self.player = make_bot(request["bot"], request["seed"] + request["seat"])
        return self.player

    def match(self, request: dict[str, Any]) -> Match:
        """The requested match, at the requested position."""
        match = self.matches.pop(request["table"], None) or new(request)
        moves = [(seat, text) for seat, text in request["moves"]]
        same = 0
        for own, wanted in zip(match.record, moves):
            if own != wanted:
                break
            same += 1
        if same < match.position:
            match.undo(match.position - same, free=True)
        for seat, text in moves[same:]:
            match.play(seat, text)
        self.matches[request["table"]] = match
        if len(self.matches) > KEPT:
            self.matches.popitem(last=False)
        return match

    def serve(self, source: BinaryIO, target: BinaryIO) -> None:
        """Answer requests until the pipe is closed."""
        while True:
            head = source.read(4)
            if len(head) < 4:
                return
            request = json.loads(source.read(struct.unpack(">I", head)[0]))
            try:
                reply = self.answer(request)
            except Exception as error:
                reply = {"error": f"{type(error).__name__}: {error}"}
            data = json.dumps(reply).encode()
            try:
                target.write(struct.pack(">I", len(data)) + data)
                target.flush()
            except BrokenPipeError:  # nobody waits for this answer any more
                return
            switch(target)


def switch(target: BinaryIO) -> None:
    """Switch to the compiled engine once `make play` has built it: the same process and pipes."""
    compiled = os.environ.get("PENTAPOLIS_COMPILED")
    if not compiled or not os.path.exists(os.path.join(compiled, ".ready")):
        return
    environment = {**os.environ, "PYTHONPATH": compiled}
    del environment["PENTAPOLIS_COMPILED"]
    os.dup2(target.fileno(), 1)
    os.execve(sys.executable, (sys.executable, "-m", "pentapolis.server.worker"), environment)


def main() -> None:
    """Reserve the pipe for answers: everything printed goes to standard error."""
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(max(0, NICE - os.nice(0)))
    Worker().serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
