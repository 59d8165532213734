"""``pentapolis tournament``: which bot is stronger, and how certain that is."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from pentapolis.arena import executor
from pentapolis.arena.tournament import Standings, chart, schedule
from pentapolis.cli.commands.simulate import cells, play_all
from pentapolis.cli.common import (
    Address,
    AsJson,
    Backend,
    GameName,
    Jobs,
    Lang,
    Options,
    Results,
    check_bots,
    check_chart,
    find_game,
    need,
    parse_options,
    print_json,
    read_text,
    terminal,
    write_text,
)
from pentapolis.cli.language import language, say, use
from pentapolis.core.errors import PentapolisError, UnknownBot
from pentapolis.core.game import Game
from pentapolis.core.message import Message


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help=say("cli-arg-bots"))] = "steady,greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=say("cli-arg-games"))] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-arg-seats"))] = None,
    jobs: Jobs = 1,
    backend: Backend = "processes",
    address: Address = "",
    seed: Annotated[int, typer.Option("--seed", help=say("cli-arg-first-seed"))] = 1,
    option: Options = None,
    file: Results = None,
    charts: Annotated[Path | None, typer.Option("--chart", help=say("cli-arg-chart"))] = None,
    ratings: Annotated[Path | None, typer.Option("--ratings", help=say("cli-arg-ratings"))] = None,
    anchor: Annotated[str, typer.Option("--anchor", help=say("cli-arg-anchor"))] = "",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    use(lang)
    need("openskill")
    found = find_game(game)
    names = list(dict.fromkeys(word.strip() for word in bots.split(",") if word.strip()))
    if len(names) < 2:
        raise UnknownBot(Message("cli-two-bots"))
    check_bots(found, names)
    count = seats if seats is not None else 4 if 4 in found.seats else found.seats[0]
    check_chart(charts)
    standings = Standings()
    known: dict[str, Any] | None = None
    if anchor:
        known = known_ratings(ratings, found)
        standings.anchors = anchored(known, anchor.split(","), names)
    options = found.check(count, {**found.unattended, **parse_options(found, option)})
    pairings = schedule(found.id, names, count, games, seed, options)
    where = executor(backend, jobs, address)
    interrupted = play_all(pairings, where, standings.add, file)
    if charts is not None and standings.outcomes:
        chart(standings, charts, f"{found.en}, {count} seats, {standings.tally.games} games")
    if ratings is not None and standings.outcomes:
        write_text(ratings, standings.ratings_file(found.id, count, known))
    if json:
        print_json(
            {"game": found.id, "seats": count, "interrupted": interrupted, **standings.to_json()}
        )
        return
    show(found, count, standings, interrupted)


def known_ratings(path: Path | None, game: Game) -> dict[str, Any]:
    """The file of ratings that others are added to."""
    try:
        found: dict[str, Any] = json_text.loads(read_text(path)) if path is not None else {}
        if found["game"] == game.id and found["ratings"]:
            return found
    except (ValueError, KeyError, TypeError):
        pass
    raise PentapolisError(Message("cli-no-ratings", {"file": str(path or "")}))


def anchored(
    known: dict[str, Any], anchors: list[str], bots: list[str]
) -> dict[str, tuple[float, float]]:
    """What anchors are rated in a file; an error if one is not there or does not play."""
    found: dict[str, tuple[float, float]] = {}
    for name in (word.strip() for word in anchors):
        rating = known["ratings"].get(name)
        if rating is None or name not in bots:
            raise UnknownBot(Message("cli-bad-anchor", {"bot": name}))
        found[name] = (rating["rating"], rating["uncertainty"])
    return found


def show(game: Game, seats: int, standings: Standings, interrupted: bool) -> None:
    """Win rates, ratings and the pairwise results."""
    screen = terminal()
    tally = standings.tally
    if interrupted:
        screen.print(say("cli-interrupted", games=tally.games))
    if not tally.games:
        return
    name = game.cs if language() == "cs" else game.en
    ratings = standings.ratings()
    table = Table(
        title=say("cli-simulated", game=name, seats=seats, games=tally.games),
        box=box.SIMPLE_HEAD,
        title_justify="left",
        title_style="bold",
    )
    table.add_column(say("cli-column-bot"))
    for heading in (
        say("cli-column-seats"), say("cli-column-wins"), say("cli-column-rate"),
        say("cli-column-mean"), say("cli-column-best"), say("cli-column-rating"),
    ):  # fmt: skip
        table.add_column(heading, justify="right")
    for bot, line in standings.ranking():
        mu, sigma = ratings[bot]
        table.add_row(bot, *cells(line), f"{mu:.1f} ± {sigma:.1f}")
    screen.print(table)
    against = Table(box=box.SIMPLE_HEAD, title=say("cli-duels"), title_justify="left")
    order = [bot for bot, _ in standings.ranking()]
    against.add_column("")
    for bot in order:
        against.add_column(bot, justify="right")
    for one in order:
        row = []
        for other in order:
            duel = standings.duels.get((one, other))
            if duel is None:
                row.append("–")
                continue
            low, high = duel.interval
            row.append(f"{100 * duel.rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})")
        against.add_row(one, *row)
    screen.print(against)
