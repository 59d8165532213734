"""Log lines with time and level, for people or for programs."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

STYLES = ("text", "json")


class Lines(logging.Formatter):
    """``2026-01-31T12:00:00.123Z WARNING pentapolis.server: …``"""

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:
        """The time of a record in UTC, with milliseconds."""
        moment = datetime.fromtimestamp(record.created, UTC)
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class JsonLines(Lines):
    """One JSON object per line, whatever the message contains."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line of JSON."""
        data = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def set_up(style: str = "text", level: int = logging.INFO) -> None:
    """Write the server's log to standard error."""
    handler = logging.StreamHandler()
    plain = Lines("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if style == "json" else plain)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("pentapolis").setLevel(level)
