"""``pentapolis serve``: tables for the browser, for friends and for bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from pentapolis.cli.common import Lang, need
from pentapolis.cli.language import say, use
from pentapolis.core.errors import PentapolisError
from pentapolis.core.message import Message


def serve(
    host: Annotated[str, typer.Option("--host", help=say("cli-arg-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=say("cli-arg-port"))] = 8000,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help=say("cli-arg-data"))
    ] = None,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help=say("cli-arg-db"))] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help=say("cli-arg-origin"))
    ] = None,
    hostname: Annotated[
        list[str] | None, typer.Option("--hostname", metavar="NAME", help=say("cli-arg-hostname"))
    ] = None,
    proxy: Annotated[
        str | None, typer.Option("--proxy", metavar="ADDRESSES", help=say("cli-arg-proxy"))
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help=say("cli-arg-workers"))
    ] = None,
    forget: Annotated[
        int, typer.Option("--forget", min=1, metavar="DAYS", help=say("cli-arg-forget"))
    ] = 90,
    forget_games: Annotated[
        int, typer.Option("--forget-games", min=0, metavar="DAYS", help=say("cli-arg-forget-games"))
    ] = 0,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help=say("cli-arg-limits"))
    ] = True,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=AT_ONCE,PER_HOUR", help=say("cli-arg-limit")),
    ] = None,
    mail: Annotated[
        str,
        typer.Option("--mail", metavar="URL", help=say("cli-arg-mail")),
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", metavar="ADDRESS", help=say("cli-arg-mail-from"))
    ] = "",
    site: Annotated[str, typer.Option("--site", metavar="URL", help=say("cli-arg-site"))] = "",
    log: Annotated[
        Literal["text", "json"], typer.Option("--log", help=say("cli-arg-log"))
    ] = "text",
    browser: Annotated[bool, typer.Option("--browser", help=say("cli-arg-browser"))] = False,
    lang: Lang = None,
) -> None:
    use(lang)
    need("argon2", "fastapi", "uvicorn")
    from pentapolis.server.command import PROXIES, ServeError
    from pentapolis.server.command import serve as run

    try:
        run(
            host,
            port,
            data,
            db,
            limits=limits,
            rates=limit or (),
            origins=origin or (),
            hosts=hostname or (),
            proxies=PROXIES if proxy is None else proxy,
            workers=workers,
            forget=forget,
            forget_games=forget_games,
            mail=mail,
            mail_from=mail_from,
            site=site,
            browser=browser,
            log=log,
            greeting=lambda address: say("cli-serve-open", address=address),
        )
    except ServeError as error:
        raise PentapolisError(Message("cli-serve-failed", {"reason": str(error)})) from error
