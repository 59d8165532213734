"""Mail to people, if a mail server is configured: links for new passwords, notices."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from pentapolis.core.message import Message
from pentapolis.text import render

LOG = logging.getLogger("pentapolis.server")
PORTS: Mapping[str, int] = {"smtp": 587, "smtps": 465}
PATIENCE = 20.0


class BadMail(ValueError):
    """The mail server's URL is wrong; the text says how."""


class Mailer:
    """Sends mail through one server: ``smtp://user:password@host:587`` or ``smtps://…``.

    An ``smtp`` connection is encrypted as soon as the server offers it; otherwise no password is
    sent.
    """

    def __init__(self, url: str, sender: str, site: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname:
            raise BadMail("--mail smtp://USER:PASSWORD@HOST:PORT or smtps://…")
        if not site.startswith(("http://", "https://")):
            raise BadMail("--mail needs --site https://NAME, the address that links in mails have")
        self.is_wrapped = parts.scheme == "smtps"
        self.host = parts.hostname
        self.port = parts.port or PORTS[parts.scheme]
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = sender or f"pentapolis@{urlsplit(site).hostname}"
        self.site = site.rstrip("/")

    async def send_link(self, address: str, login: str, code: str, language: str) -> None:
        """Send a link for a new password. The asker is not told whether it worked."""
        text = Message("core-mail-reset", {"login": login, "link": f"{self.site}/reset#{code}"})
        subject = render(Message("core-mail-reset-subject"), language)
        await self.send(address, subject, render(text, language))

    async def send(self, address: str, subject: str, text: str) -> None:
        """Send one mail; errors are logged for the operator."""
        letter = EmailMessage()
        letter["From"] = self.sender
        letter["To"] = address
        letter["Subject"] = subject
        letter.set_content(text + "\n")
        try:
            await asyncio.to_thread(self._send, letter)
        except (OSError, smtplib.SMTPException):
            LOG.exception("a mail could not be sent")

    def _send(self, letter: EmailMessage) -> None:
        safe = ssl.create_default_context()
        if self.is_wrapped:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=PATIENCE, context=safe
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with server:
            if not self.is_wrapped:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=safe)
                elif self.user:
                    raise smtplib.SMTPException("the mail server offers no encryption")
            if self.user:
                server.login(self.user, self.password)
            server.send_message(letter)
