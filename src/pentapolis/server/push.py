"""Web push: a short encrypted message to a browser that wants to be called.

The message is encrypted for one browser (RFC 8291) and signed by this server (RFC 8292); the push
service that carries it (RFC 8030) learns neither who plays nor what. Needs ``pentapolis[push]``.
"""

from __future__ import annotations

import asyncio
import hmac
import http.client
import json
import logging
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

LOG = logging.getLogger("pentapolis.server")

# Browsers name the address to send to. A server that posts to any address it is given can be led
# astray, so only the push services of the browsers are believed.
SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://web.push.apple.com",
)
WINDOWS = ".notify.windows.com"
# Another one that the operator runs.
OWN_SERVICE = "PENTAPOLIS_PUSH_SERVICE"
PATIENCE = 20.0
# A push service keeps a message for so long while the browser is away.
KEPT = 86_400
SIGNED_FOR = 12 * 3600
RECORD = 4096
# The order of the curve P-256: a private key is a smaller number.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Device(NamedTuple):
    """A browser that wants to be called: where to, its public key, and the secret it shares."""

    endpoint: str
    key: str
    secret: str


def is_known(endpoint: str) -> bool:
    """Whether the address is one of a push service."""
    parts = urlsplit(endpoint)
    origin = f"{parts.scheme}://{parts.netloc}"
    if origin in SERVICES or origin == os.environ.get(OWN_SERVICE):
        return True
    return parts.scheme == "https" and parts.netloc.endswith(WINDOWS)


def encode(data: bytes) -> str:
    """Base64 as the web writes it."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes that such a text stands for."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    """Sends messages to browsers, signed with a key that follows from the server's."""

    def __init__(self, key: bytes, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int.from_bytes(hmac.digest(key, b"push", "sha512"), "big") % (ORDER - 1) + 1
        self.private = ec.derive_private_key(number, ec.SECP256R1())
        self.key = encode(public_bytes(self.private))
        self.contact = contact or "mailto:pentapolis@localhost"

    async def send(self, device: Device, message: Mapping[str, Any]) -> bool:
        """Send a message; False where the browser is gone for good."""
        try:
            body = sealed(device, json.dumps(message).encode())
            status = await asyncio.to_thread(self._post, device.endpoint, body)
        except (OSError, http.client.HTTPException, ValueError):
            LOG.exception("a push message could not be sent")
            return True
        if status >= 400:
            LOG.warning("a push service answered %d", status)
        return status not in (403, 404, 410)

    def _post(self, endpoint: str, body: bytes) -> int:
        parts = urlsplit(endpoint)
        kind = (
            http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        )
        line = kind(parts.netloc, timeout=PATIENCE)
        headers = {
            "Authorization": self.signature(f"{parts.scheme}://{parts.netloc}"),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
        }
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        try:
            line.request("POST", path, body, headers)
            return line.getresponse().status
        finally:
            line.close()

    def signature(self, audience: str) -> str:
        """That this server sends it, to that push service, today."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        claims = {"aud": audience, "exp": int(time.time()) + SIGNED_FOR, "sub": self.contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        text = ".".join(encode(json.dumps(part).encode()) for part in parts)
        r, s = utils.decode_dss_signature(
            self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        )
        signed = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={text}.{signed}, k={self.key}"


def public_bytes(private: Any) -> bytes:
    """The public half of a key, as a point of the curve."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    found: bytes = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return found


def sealed(device: Device, text: bytes) -> bytes:
    """The text, so that nobody but that browser can read it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = decode(device.key)
    other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    private = ec.generate_private_key(ec.SECP256R1())
    ours = public_bytes(private)
    shared = private.exchange(ec.ECDH(), other)
    secret = stretched(shared, decode(device.secret), b"WebPush: info\0" + theirs + ours, 32)
    salt = os.urandom(16)
    key = stretched(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = stretched(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    body: bytes = AESGCM(key).encrypt(nonce, text + b"\2", None)
    return head + body


def stretched(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    """A key for one purpose out of a secret (HKDF of one block)."""
    drawn = hmac.digest(salt, secret, "sha256")
    return hmac.digest(drawn, purpose + b"\1", "sha256")[:length]


def make(key: bytes, contact: str) -> Push | None:
    """Who sends push messages, where the library for it is installed."""
    try:
        return Push(key, contact)
    except ImportError:
        return None
