"""``pentapolis play``: a game against bots in the terminal."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import Annotated, Any

import typer

import pentapolis
from pentapolis.bots import Bot
from pentapolis.cli.boards import board_of
from pentapolis.cli.common import (
    Lang,
    Options,
    Plain,
    Seed,
    check_bots,
    find_game,
    make_bot,
    parse_bots,
    parse_options,
    read_save,
)
from pentapolis.cli.language import say, use
from pentapolis.cli.screen import PlainScreen, Screen
from pentapolis.cli.session import Session
from pentapolis.core.errors import BadSeats, PentapolisError
from pentapolis.core.message import Message

DEFAULT_BOT = "greedy"
USUAL_SEATS = 4
NAMES = ("Aspasia", "Bion", "Chloe", "Dion", "Euclid", "Phryne", "Gorgias", "Helena")
SEED_LIMIT = 10**6  # short enough to tell a friend


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=say("cli-arg-game"))] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-arg-seats"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", help=say("cli-arg-bots"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", help=say("cli-arg-seat"))] = None,
    name: Annotated[str | None, typer.Option("--name", help=say("cli-arg-name"))] = None,
    seed: Seed = None,
    option: Options = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help=say("cli-arg-load"))
    ] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    language = use(lang)
    table: dict[str, Any] = {}
    if load is not None:
        data = read_save(load)
        match = pentapolis.load(data)
        given = data.get("table")
        table = given if isinstance(given, dict) else {}
    elif game is None:
        raise PentapolisError(Message("cli-which-game", {"known": ", ".join(pentapolis.games())}))
    else:
        found = find_game(game)
        usual = USUAL_SEATS if USUAL_SEATS in found.seats else found.seats[-1]
        match = pentapolis.new(
            found.id,
            seats=seats if seats is not None else usual,
            seed=seed if seed is not None else randbelow(SEED_LIMIT),
            options=parse_options(found, option),
        )
    own = own_seat(seat, table, match.seats)
    others = bots_of(bots, table, match.seats, own)
    check_bots(match.game, others)
    setting = {"seat": own, "bots": others}
    board = board_of(match.game)
    session = Session(
        match,
        own,
        seated(others, own, match.seed),
        language,
        names(match.seats, own, name),
        PlainScreen(board) if plain else Screen(board),
        load,
        setting,
    )
    session.run()


def own_seat(given: int | None, table: dict[str, Any], seats: int) -> int:
    """The player's seat, counted from 0; people count from 1."""
    if given is None:
        saved = table.get("seat")
        return saved if isinstance(saved, int) and 0 <= saved < seats else 0
    if not 1 <= given <= seats:
        raise BadSeats(Message("cli-bad-seat", {"seat": given, "seats": seats}))
    return given - 1


def bots_of(given: str | None, table: dict[str, Any], seats: int, own: int) -> list[str]:
    """A bot's name for every other seat."""
    saved = table.get("bots")
    if given is None and isinstance(saved, list) and len(saved) == seats - 1:
        return [str(bot) for bot in saved]
    return parse_bots(given or DEFAULT_BOT, seats - 1)


def seated(bots: list[str], own: int, seed: int) -> dict[int, Bot]:
    """The bots on their seats, in order around the player's."""
    chairs = [seat for seat in range(len(bots) + 1) if seat != own]
    return {seat: make_bot(bot, seed + seat) for seat, bot in zip(chairs, bots, strict=True)}


def names(seats: int, own: int, name: str | None) -> list[str]:
    """The names of all players."""
    found = [NAMES[i % len(NAMES)] for i in range(seats)]
    found[own] = name or say("cli-your-name")
    return found
