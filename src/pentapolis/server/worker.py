"""A worker process: bots think here, so that the server can answer others at once.

It reads requests from its standard input and writes answers to its standard output: a length in
four bytes, then a pickled dictionary (in) or JSON (out). It ends when the server does.
"""

from __future__ import annotations

import json
import os
import pickle
import struct
import sys
from typing import Any, BinaryIO

import pentapolis
from pentapolis.core.message import Message
from pentapolis.server.snapshot import thaw


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Carry out one request."""
    match = thaw(request["match"])
    seat = request["seat"]
    if request["kind"] == "hint":
        hints = pentapolis.hint(match, seat, request["count"])
        return {
            "hints": [
                {
                    "move": hint.move.text,
                    "value": round(float(hint.value), 3),
                    "reason": _json(getattr(hint, "reason", None)),
                }
                for hint in hints
            ]
        }
    bot = pentapolis.bot(request["bot"], seed=request["seed"])
    return {"move": bot.choose(match, seat).text}


def _json(reason: Any) -> dict[str, Any] | None:
    return reason.to_json() if isinstance(reason, Message) else None


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the other end goes away."""
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        request = pickle.loads(source.read(struct.unpack(">I", head)[0]))
        try:
            reply = answer(request)
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
    serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
