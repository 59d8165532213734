"""The built browser client, and its page for every address that belongs to it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "static"
# The first parts of addresses that the client has pages for (web/src/pages/index.ts).
PAGES = frozenset(
    ("", "table", "replay", "puzzle", "new", "games", "lobby", "rules", "about", "reset")
)
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Pentapolis</title>
<p>The server runs, but the browser client was not built: <code>make web</code>.
The API is described in <a href="/openapi.json">openapi.json</a>.</p></html>"""


class Answer:
    """Bytes ready to be sent, plain and compressed."""

    __slots__ = ("body", "packed", "media", "etag", "cache")

    def __init__(self, body: bytes, media: str, cache: str = "no-cache") -> None:
        self.body = body
        self.media = media
        self.cache = cache
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.packed: bytes | None = None
        if media.startswith(PACKED) and len(body) > 500:
            self.packed = gzip.compress(body, 9, mtime=0)

    def respond(self, request: Request) -> Response:
        """The answer to that request: compressed, plain, or 'not modified'."""
        headers = {"etag": self.etag, "cache-control": self.cache, "vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.packed
        media = self.media
        if media.startswith("text/") or media == "application/javascript":
            media += "; charset=utf-8"
        return Response(body, media_type=media, headers=headers)


class Static:
    """Files of one folder, cached in memory and read again when they change."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()
        self.known: dict[Path, tuple[float, Answer]] = {}

    def respond(self, request: Request, path: str) -> Response:
        """A file, or the client's page for one of its addresses."""
        answer = self.find(path)
        if answer is not None:
            return answer.respond(request)
        if "." in path.rpartition("/")[2]:
            return Response(status_code=404)
        answer = self.find("index.html") or Answer(MISSING, "text/html")
        if path.strip("/").partition("/")[0] in PAGES:
            return answer.respond(request)
        # A person still gets a page to continue from.
        return Response(answer.body, 404, media_type="text/html; charset=utf-8")

    def find(self, path: str) -> Answer | None:
        """The file of that name, never one outside the folder."""
        if "\0" in path:
            return None
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            if self.folder not in file.parents or not file.is_file():
                return None
        except OSError:  # a name that no file can have
            return None
        changed = file.stat().st_mtime
        kept = self.known.get(file)
        if kept is None or kept[0] != changed:
            media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            if media == "text/javascript":
                media = "application/javascript"
            # Vite names built files by their content.
            hashed = "assets" in file.relative_to(self.folder).parts
            cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
            kept = self.known[file] = (changed, Answer(file.read_bytes(), media, cache))
        return kept[1]
