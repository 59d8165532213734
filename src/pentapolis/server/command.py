"""``pentapolis serve``: one command that starts everything."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO

from uvicorn import Config
from uvicorn import Server as UvicornServer

from pentapolis.server import logs
from pentapolis.server.app import Settings, make_app
from pentapolis.server.connections import Gate, allow_files, protocol
from pentapolis.server.housekeeping import DAY
from pentapolis.server.limits import CONNECTIONS, HOUR, RATES
from pentapolis.server.mail import BadMail, Mailer
from pentapolis.server.storage import Storage, StorageError

PORT = 8000
FILE = "pentapolis.sqlite"
# Proxies that are trusted to report a visitor's address.
PROXIES = "127.0.0.1,::1"
# The mail server's URL may contain a password, which must not appear in a list of processes.
MAIL = "PENTAPOLIS_MAIL"


class ServeError(Exception):
    """The server cannot start; the text says why."""


def data_folder() -> Path:
    """The default folder for tables."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "pentapolis"


def claim(file: Path) -> IO[str]:
    """Lock the database for one server; the lock ends with the process."""
    folder = file.parent
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        place = file.with_name(f"{file.name}.lock")
        lock = os.fdopen(os.open(place, os.O_CREAT | os.O_RDWR, 0o600), "w")
    except OSError as error:
        raise ServeError(f"{folder}: {error.strerror}") from error
    try:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass
    except OSError as error:
        raise ServeError(f"another server already uses {file}") from error
    return lock


def database(data: Path | None, db: str | None) -> str:
    """The database that the options select."""
    return db or str((data or data_folder()) / FILE)


def parse_rate(text: str) -> tuple[str, tuple[float, float]]:
    """``table=60,120``: sixty at once, a hundred and twenty an hour."""
    name, _, numbers = text.partition("=")
    try:
        burst, hourly = (float(number) for number in numbers.split(","))
    except ValueError:
        burst = hourly = 0.0
    if name not in RATES or burst < 1 or hourly <= 0:
        raise ServeError(f"{text}: NAME=AT_ONCE,PER_HOUR with a name of {', '.join(RATES)}")
    return name, (burst, hourly / HOUR)


def mailer(url: str, sender: str, site: str) -> Mailer | None:
    """The sender of mail, if a mail server is configured."""
    if not url:
        return None
    try:
        return Mailer(url, sender, site)
    except BadMail as error:
        raise ServeError(str(error)) from error


def greet(address: str) -> str:
    """What is printed once the server is listening."""
    return f"Pentapolis is open: {address}  (Ctrl+C closes it)"


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data: Path | None = None,
    db: str | None = None,
    *,
    limits: bool = True,
    rates: Sequence[str] = (),
    origins: Sequence[str] = (),
    hosts: Sequence[str] = (),
    proxies: str = PROXIES,
    workers: int | None = None,
    forget: int = 90,
    forget_games: int = 0,
    mail: str = "",
    mail_from: str = "",
    site: str = "",
    browser: bool = False,
    log: str = "text",
    greeting: Callable[[str], str] = greet,
) -> None:
    """Serve tables until interrupted."""

    logs.set_up(log)
    lock: IO[str] | None = None
    db = database(data, db)
    if "://" not in db:
        lock = claim(Path(db))
    settings = Settings(
        db,
        limits,
        dict(parse_rate(text) for text in rates),
        frozenset(origins),
        frozenset(name.lower() for name in hosts),
        workers,
        forget * DAY,
        forget_games * DAY,
        mailer(mail or os.environ.get(MAIL, ""), mail_from, site),
        site,
    )
    app = make_app(settings)
    gate = Gate(CONNECTIONS if limits else None, allow_files(), frozenset(proxies.split(",")))
    config = Config(
        app,
        http=protocol(gate),
        forwarded_allow_ips=proxies,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=256 * 1024,
        ws_max_queue=64,
        ws_ping_interval=20,
        # Compressing each message for each socket would cost more than everything else.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    server = Announcing(config, greeting, browser)
    try:
        check_port(host, port)
        Storage(db).close()
        server.run()
    except StorageError as error:
        raise ServeError(str(error)) from error
    finally:
        if lock is not None:
            lock.close()


def check_port(host: str, port: int) -> None:
    """Report an unusable address before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise ServeError(f"{host}:{port}: {error.strerror or error}") from error


def address(host: str, port: int) -> str:
    """The address to open in a browser on this machine."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def has_screen() -> bool:
    """Whether a graphical browser can be opened; one that takes over the terminal is not wanted."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def settle_down() -> None:
    """Exclude what never becomes garbage (the games' tables, the program itself) from collection.

    Scanning all of it takes tens of milliseconds, during which nobody gets an answer. The thousands
    of small objects of a state are freed without the collector, so it can run rarely: the
    housekeeping collects young objects every second, and the rest very rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 500, 20)


class Announcing(UvicornServer):
    """A server that prints its address once it is listening."""

    def __init__(self, config: Config, greeting: Callable[[str], str], browser: bool) -> None:
        super().__init__(config)
        self.greeting = greeting
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, print the address, and open a browser if requested."""
        await super().startup(sockets)
        if not self.started:
            return
        settle_down()
        port = self.servers[0].sockets[0].getsockname()[1]
        url = address(self.config.host, port)
        print(self.greeting(url), flush=True)
        if self.browser and has_screen():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def main(arguments: Sequence[str] | None = None) -> int:
    """The command as a program: ``python -m pentapolis.server.command``."""
    parser = argparse.ArgumentParser("pentapolis serve", description=serve.__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--data", type=Path, help="folder for the SQLite file")
    parser.add_argument("--db", help="PostgreSQL URL instead of SQLite")
    parser.add_argument("--origin", action="append", default=[], help="another allowed site")
    parser.add_argument("--hostname", action="append", default=[], help="a name of this server")
    parser.add_argument("--proxy", default=PROXIES, help="addresses of trusted proxies")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=AT_ONCE,PER_HOUR")
    parser.add_argument("--workers", type=int, help="bot processes")
    parser.add_argument(
        "--forget", type=int, default=90, metavar="DAYS", help="unstarted tables and analyses"
    )
    parser.add_argument(
        "--forget-games", type=int, default=0, metavar="DAYS", help="games; 0: never"
    )
    parser.add_argument("--mail", default="", metavar="URL", help="smtp://USER:PASSWORD@HOST:PORT")
    parser.add_argument("--mail-from", default="", metavar="ADDRESS", help="who mails come from")
    parser.add_argument("--site", default="", metavar="URL", help="the address in mails' links")
    parser.add_argument("--no-limits", action="store_true", help="no rate limits (tests)")
    parser.add_argument("--log", choices=logs.STYLES, default="text", help="style of log lines")
    parser.add_argument("--browser", action="store_true", help="open the page")
    given = parser.parse_args(arguments)
    try:
        serve(
            given.host,
            given.port,
            given.data,
            given.db,
            limits=not given.no_limits,
            rates=given.limit,
            origins=given.origin,
            hosts=given.hostname,
            proxies=given.proxy,
            workers=given.workers,
            forget=given.forget,
            forget_games=given.forget_games,
            mail=given.mail,
            mail_from=given.mail_from,
            site=given.site,
            browser=given.browser,
            log=given.log,
        )
    except ServeError as error:
        print(f"pentapolis serve: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
