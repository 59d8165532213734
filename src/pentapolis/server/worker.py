"""A worker process: bots think here, so that the server can answer others at once.

It reads requests from its standard input and writes answers to its standard output: a length in
four bytes, then JSON. It keeps the matches it was last asked about, so that usually only the
moves since then have to be played. It ends when the server does.
"""

from __future__ import annotations

import json
import os
import struct
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

import pentapolis
from pentapolis import api
from pentapolis.api import Match

KEPT = 32


class Worker:
    """Answers questions about matches."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Carry out one request."""
        match = self.match(request)
        seat = request["seat"]
        if request["kind"] == "hint":
            found = []
            for hint in pentapolis.hint(match, seat, request["count"]):
                data = hint.to_json()
                data["move"]["label"] = match.game.label(hint.move).to_json()
                found.append(data)
            return {"hints": found}
        bot = pentapolis.bot(request["bot"], seed=request["seed"] + seat)
        return {"move": bot.choose(match, seat).text}

    def match(self, request: dict[str, Any]) -> Match:
        """The match in question, brought to the position in question."""
        match = self.matches.pop(request["table"], None)
        if match is None:
            game = api.game(request["game"])
            match = Match(game, request["seats"], request["seed"], request["options"])
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
        """Answer until the other end goes away."""
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
            target.write(struct.pack(">I", len(data)) + data)
            target.flush()


def main() -> None:
    """Keep the pipe for answers only: whatever prints goes to standard error."""
    target = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)
    Worker().serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
