"""What all routes share: the token of a request, and JSON that is ready to be sent."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from pentapolis.server.encoding import encode


class Json(Response):
    """JSON that needs no further conversion."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The body of the answer."""
        # A refusal may quote half a surrogate pair from somebody's file.
        return encode(content)


def token_of(request: Request) -> str | None:
    """The token that the request carries."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
