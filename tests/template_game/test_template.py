"""The template game is complete: whatever holds for the collection holds for it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pentapolis
from pentapolis import IllegalMove, UnknownMove, registry, text
from pentapolis.core.conformance import check_match
from pentapolis.core.legality import Refusals, watch_refusals
from pentapolis.core.match import Match
from pentapolis.rulebook import rules
from tests.citing import rule
from tests.template_game import GAME
from tests.template_game.state import Lanterns
from tests.test_citations import citations
from tests.test_texts import BUILT, messages

FOLDER = Path(__file__).parent
DOC = FOLDER.parents[1] / "docs" / "adding-a-game.md"


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game takes part in the collection, as its entry point would have it."""
    caches = (text._game, text._bundle)
    monkeypatch.setitem(registry.packages(), GAME.id, GAME.package)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


def harbour(hands: list[tuple[int, ...]], ships: tuple[int, ...], bag: tuple[int, ...]) -> Match:
    """A position with these hands, ships and bag, at the beginning of a night."""
    match = Match(GAME, len(hands), 0)
    state = match.state
    assert isinstance(state, Lanterns)
    state.hands, state.ships, state.bag = hands, ships, bag
    for seat in range(len(hands)):
        decision = state.asked[seat]
        assert decision is not None
        decision.moves = decision.step.moves(state, seat)
    return match


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("ships", ["shuffled", "sorted"])
def test_the_template_keeps_every_promise(seats: int, ships: str) -> None:
    for seed in range(5):
        check_match(GAME, seats, seed, {"ships": ships}, render=text.render, every=2)


def test_every_refusal_tells_something() -> None:
    refusals = Refusals()
    for seed in range(20):
        watch_refusals(refusals, GAME, 2 + seed % 3, seed)
    assert refusals.asked > 100
    assert refusals.share == 0, refusals.report()


@rule("LA-1.1")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(pentapolis.BadSeats):
            pentapolis.new("lanterns", seats=seats)


@rule("LA-1.2", "LA-1.3")
def test_three_lanterns_each_and_three_ships() -> None:
    match = pentapolis.new("lanterns", seats=4, seed=1, options={"ships": "sorted"})
    assert [len(match.view(seat)["hand"]) for seat in range(4)] == [3, 3, 3, 3]
    assert match.view(None)["ships"] == [2, 3, 4]
    orders = {tuple(pentapolis.new("lanterns", seats=2, seed=s).view()["ships"]) for s in range(40)}
    assert len(orders) == 6


@rule("LA-2.1", "LA-2.2", "LA-2.3", "LA-EX-1")
def test_the_highest_lantern_takes_the_ship_and_the_lowest_may_exchange() -> None:
    match = harbour([(1, 2), (9, 10)], (4,), (5,))
    with pytest.raises(IllegalMove, match=r"LA-2\.1"):
        match.play(0, "show 9")
    with pytest.raises(UnknownMove):
        match.play(0, "shine")
    assert match.why_not(0, "keep").key == "la-no-exchange-yet"
    match.play(1, "show 9")
    assert match.view(0)["players"][1]["won"] == 0
    match.play(0, "show 1")
    assert [score.total for score in match.scores] == [0, 4]
    assert match.view(None)["out"] == ["lantern:1", "lantern:9"]
    assert [(d.seat, d.kind) for d in match.decisions] == [(0, "exchange")]
    assert match.why_not(0, "show 2").key == "la-no-showing-after-the-night"
    assert match.why_not(0, "swap 9").rule == "LA-2.3"
    match.play("swap 2")
    assert match.state.view(0)["hand"] == ["lantern:5"]


@rule("LA-3.1", "LA-3.2")
def test_the_last_ship_ends_the_game_and_equals_share_it() -> None:
    match = harbour([(1,), (9,)], (4,), ())
    state = match.state
    assert isinstance(state, Lanterns)
    state.won[0] = 4
    match.play(0, "show 1")
    match.play(1, "show 9")
    assert match.over
    assert match.winners == [0, 1]


def test_every_rule_is_cited() -> None:
    assert set(rules(GAME)) == citations("LA")


def test_both_languages_say_everything() -> None:
    english, czech = messages("la", "en"), messages("la", "cs")
    assert english == czech
    code = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    used = set(re.findall(r'"(la-[a-z-]+)"', code))
    assert not used - set(english)
    assert not {key for key in set(english) - used if not BUILT.match(key)}


def test_a_greedy_bot_plays_it() -> None:
    wins = 0
    for seed in range(60):
        match = pentapolis.new("lanterns", seats=2, seed=seed)
        bots = [pentapolis.bot("greedy", seed=seed), pentapolis.bot("random", seed=seed)]
        while not match.over:
            seat = match.decisions[0].seat
            match.play(seat, bots[seat].choose(match, seat))
        wins += match.scores[0].total > match.scores[1].total
    assert wins > 30


def test_the_guide_shows_the_template_as_it_is() -> None:
    excerpts = re.findall(r"```(?:python|json|ftl) (\S+)\n(.*?)```", DOC.read_text("utf-8"), re.S)
    for path, excerpt in excerpts:
        assert excerpt in (DOC.parents[1] / path).read_text("utf-8"), f"{path} has changed"
    shown = {DOC.parents[1] / path for path, _ in excerpts}
    modules = {path for path in FOLDER.rglob("*.py") if not path.stem.startswith(("test", "__"))}
    assert not modules - shown


# --- a game of another package ----------------------------------------------------------------

PLAY = """
import warnings
import pentapolis
warnings.simplefilter("error")
match = pentapolis.new("lanterns", seats=3, seed=1)
bot = pentapolis.bot("greedy")
while not match.over:
    seat = match.decisions[0].seat
    match.play(seat, bot.choose(match, seat))
assert pentapolis.load(match.save()).winners == match.winners
print([*pentapolis.games()][-1], len(match.log()))
"""


def install(folder: Path, entries: str) -> None:
    """An installed package, as far as the import system can tell, with those entry points."""
    info = folder / "lanterns-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: lanterns\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[pentapolis.games]\n{entries}\n")


def run_with(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    paths = [str(folder), str(FOLDER.parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False
    )


def test_another_package_adds_a_game_by_its_entry_point(tmp_path: Path) -> None:
    install(tmp_path, "lanterns = tests.template_game")
    done = run_with(tmp_path, PLAY)
    assert done.stderr == ""
    assert done.stdout.startswith("lanterns ")
    command = "import sys; from pentapolis.cli import main; sys.argv[1:] = ['about', 'lanterns']"
    about = run_with(tmp_path, f"{command}; main()")
    assert about.returncode == 0, about.stderr
    assert GAME.en in about.stdout


def test_a_package_that_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    install(tmp_path, "lanterns = no_such_package")
    done = run_with(tmp_path, "import pentapolis; print('lanterns' in pentapolis.games())")
    assert done.stdout == "False\n"
    assert "the game 'lanterns' cannot be loaded" in done.stderr


def test_a_game_of_ours_cannot_be_replaced(tmp_path: Path) -> None:
    install(tmp_path, "seven-wonders = tests.template_game")
    done = run_with(tmp_path, "import pentapolis as p; print(p.games()['seven-wonders'].prefix)")
    assert done.stdout == "SW\n"
