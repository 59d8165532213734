"""Web push: a short encrypted message to a browser that subscribed.

The message is encrypted for one browser (RFC 8291) and signed by this server (RFC 8292); the push
service that delivers it (RFC 8030) learns neither who plays nor what. Needs ``pentapolis[push]``.
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

# Browsers supply the address to send to. Posting to arbitrary addresses would be dangerous, so only
# the push services of known browsers are allowed.
SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://web.push.apple.com",
)
WINDOWS = ".notify.windows.com"
# An additional push service run by the operator.
OWN_SERVICE = "PENTAPOLIS_PUSH_SERVICE"
PATIENCE = 20.0
# How long a push service keeps a message while the browser is offline.
KEPT = 86_400
SIGNED_FOR = 12 * 3600
RECORD = 4096
# The order of the curve P-256; private keys are smaller.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class Device(NamedTuple):
    """A subscribed browser: its address, its public key, and the shared secret."""

    endpoint: str
    key: str
    secret: str


def is_known(endpoint: str) -> bool:
    """Whether the address belongs to a known push service."""
    parts = urlsplit(endpoint)
    origin = f"{parts.scheme}://{parts.netloc}"
    if origin in SERVICES or origin == os.environ.get(OWN_SERVICE):
        return True
    return parts.scheme == "https" and parts.netloc.endswith(WINDOWS)


def encode(data: bytes) -> str:
    """Base64 in the URL-safe form without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    """Sends messages to browsers, signed with a key that is derived from the server's."""

    def __init__(self, key: bytes, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = int.from_bytes(hmac.digest(key, b"push", "sha512"), "big") % (ORDER - 1) + 1
        self.private = ec.derive_private_key(number, ec.SECP256R1())
        self.key = encode(public_bytes(self.private))
        self.contact = contact or "mailto:pentapolis@localhost"

    async def send(self, device: Device, message: Mapping[str, Any]) -> bool:
        """Send a message; False if the browser is gone for good."""
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
        """A signature of this server, for that push service and a limited time."""
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
    """The text, encrypted for that browser only."""
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
    """A key for one purpose, derived from a secret (HKDF with one block)."""
    drawn = hmac.digest(salt, secret, "sha256")
    return hmac.digest(drawn, purpose + b"\1", "sha256")[:length]


def make(key: bytes, contact: str) -> Push | None:
    """The sender of push messages, if its library is installed."""
    try:
        return Push(key, contact)
    except ImportError:
        return None
