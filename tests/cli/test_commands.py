"""The other commands: simulate, replay, export, rules, cards, about, bench, fuzz."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import pentapolis
from pentapolis.arena import fuzz
from pentapolis.core import conformance
from tests.cli.driving import COMMAND, Terminal, environment, run

SW = "seven-wonders"
SOURCE = Path(pentapolis.__file__).parents[1]


def saved(folder: Path, moves: int = 200) -> Path:
    """A save of a random game after so many moves."""
    match = pentapolis.new(SW, seats=3, seed=4)
    bot = pentapolis.bot("random", seed=1)
    while not match.over and match.position < moves:
        seat = match.decisions[0].seat
        match.play(seat, bot.choose(match, seat))
    path = folder / "game.json"
    path.write_text(json.dumps(match.save()))
    return path


def test_simulate_shows_a_table() -> None:
    text = run("simulate", SW, "--games", "8", "--bots", "greedy,random,random").stdout
    assert "3 seats, 8 games" in text
    assert "greedy" in text.partition("random")[0], "the best bot stands first"
    assert "± " in text
    assert "decisions" in text


def test_simulate_in_parallel_gives_the_same_figures_as_alone() -> None:
    args = ("simulate", SW, "--games", "6", "--seats", "3", "--seed", "3", "--json")
    alone = json.loads(run(*args).stdout)
    parallel = json.loads(run(*args, "--jobs", "2").stdout)
    for result in (alone, parallel):
        del result["seconds_per_game"]
        result["bots"] = dict(sorted(result["bots"].items()))
        result["seats"] = dict(sorted(result["seats"].items())) if result["seats"] else {}
    assert alone == parallel
    assert alone["games"] == 6
    assert sum(bot["wins"] for bot in alone["bots"].values()) == pytest.approx(6, abs=0.01)


def test_simulate_in_czech() -> None:
    text = run("simulate", SW, "-n", "2", "--lang", "cs").stdout
    assert "7 divů světa, 4 místa, 2 hry" in text


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_shows_what_is_done(jobs: str, tmp_path: Path) -> None:
    args = ("simulate", SW, "--games", "100000", "--bots", "random", "--jobs", jobs)
    terminal = Terminal(*args, folder=tmp_path)
    terminal.expect_match(r"[1-9]\d*/100000")
    terminal.interrupt()
    terminal.expect("Interrupted after ")
    terminal.expect("random")
    assert terminal.end() == 0


def test_a_wrong_bot_is_told_before_anything_starts() -> None:
    assert "Styles: plain, " in run("simulate", SW, "--bots", "greedy:style=x", status=2).stderr
    done = run("simulate", SW, "--bots", "greedy,genius", status=2)
    assert "There is no bot “genius”." in done.stderr


def test_replay_verifies_and_tells(tmp_path: Path) -> None:
    path = saved(tmp_path)
    text = run("replay", str(path)).stdout
    assert "Age III" in text
    assert "1. Player" in text
    assert "replayed; the position is the one that was saved" in text
    czech = run("replay", str(path), "--lang", "cs").stdout
    assert "III. věk" in czech
    data = json.loads(run("replay", str(path), "--json").stdout)
    assert data["verified"] is True
    assert data["over"] is True
    assert data["log"][0]["text"]
    assert len(data["moves"]) == len(json.loads(path.read_text())["moves"])


def test_replay_from_one_chair(tmp_path: Path) -> None:
    path = saved(tmp_path, 12)
    data = json.loads(run("replay", str(path), "--seat", "2", "--json").stdout)
    assert data["view"]["seat"] == 1
    assert data["view"]["hand"]
    assert "There is no seat 7" in run("replay", str(path), "--seat", "7", status=2).stderr


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"hash": "0" * 32}, "has been changed"),
        ({"moves": [[0, "fly"]]}, "move 1 is not legal"),
        ({"moves": "none"}, "is damaged"),
        ({"rules": 99}, "newer rules"),
        ({"game": "chess"}, "There is no game"),
        ({"seats": 12}, "is for 3 to 7 players"),
        ({"pentapolis": 7}, "newer program"),
    ],
)
def test_a_damaged_save_is_refused(change: dict[str, object], words: str, tmp_path: Path) -> None:
    path = saved(tmp_path, 9)
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    assert words in run("replay", str(path), status=2).stderr


def test_what_is_no_save_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"[1, 2]", b"{}", b"\xff\xfe\x00", b"plain words"):
        broken = tmp_path / "broken.json"
        broken.write_bytes(content)
        assert "This is not a saved game." in run("replay", str(broken), status=2).stderr
    assert "Cannot read" in run("replay", str(tmp_path), status=2).stderr


def test_a_save_that_was_cut_off_says_so(tmp_path: Path) -> None:
    path = saved(tmp_path, 9)
    path.write_bytes(path.read_bytes()[:100])
    assert "cut off or damaged" in run("replay", str(path), status=2).stderr


def test_export_writes_text_and_json_that_can_be_read_again(tmp_path: Path) -> None:
    path = saved(tmp_path)
    text = run("export", str(path), "--lang", "cs").stdout
    assert text.startswith("7 divů světa")
    assert "III. věk" in text
    out = tmp_path / "deep" / "out.json"
    assert run("export", str(path), "--format", "json", "--out", str(out)).stdout == ""
    data = json.loads(out.read_text("utf-8"))
    assert data["scores"][0]["total"] == pentapolis.load(data).scores[0].total
    again = run("export", "-", "--format", "text", typed=out.read_text("utf-8")).stdout
    assert "Age III" in again


def test_export_names_the_formats_it_knows(tmp_path: Path) -> None:
    path = saved(tmp_path, 9)
    assert "Formats: json, text" in run("export", str(path), "-f", "pgn", status=2).stderr
    done = run("export", str(path), "--from", "text", "--game", SW, status=2)
    assert "can be written, not read" in done.stderr
    assert "--game" in run("export", str(path), "--from", "text", status=2).stderr


def test_analysis_tells_chances_and_turning_points_in_words(tmp_path: Path) -> None:
    path = saved(tmp_path)
    record = pentapolis.load(json.loads(path.read_text(encoding="utf-8"))).record
    chart = tmp_path / "chances.svg"
    args = ("analyse", str(path), "--playouts", "4", "--lang", "cs", "--chart", str(chart))
    text = " ".join(run(*args).stdout.split())
    assert "Šance na výhru v průběhu hry" in text
    turns = re.findall(r"(\d+)\. tah \(Hráč ([123])\): po „([^“]+)“ šance klesla z \d+ % na", text)
    assert turns
    for number, player, played in turns:
        assert record[int(number) - 1][0] == int(player) - 1
        assert "_" not in played, "in words, not as it is written down"
    assert chart.read_text(encoding="utf-8").startswith("<?xml")


def test_rules_by_number_by_section_and_by_words() -> None:
    assert "Empty cost field" in run("rules", "SW-6.2").stdout
    section = run("rules", "sw-5").stdout
    assert "SW-5.1 " in section
    assert "SW-5.10" in section
    assert "SW-6.1" not in section
    assert "SW-6.31" in run("rules", "chain", "symbol", "--game", "sw").stdout
    found = json.loads(run("rules", "SW-Q3", "--json").stdout)
    assert found[0]["number"] == "SW-Q3"
    assert "Purchases  SW-6.12" in run("rules").stdout
    assert "No rule found" in run("rules", "SW-99.9", status=1).stdout
    assert "EN-17.12" in run("rules", "endeavor").stdout


def test_cards_tell_what_they_do() -> None:
    text = run("cards", SW, "red", "Age II", "--plain").stdout
    assert "Walls (card:walls): 2 shields" in text
    assert "Altar" not in text
    czech = run("cards", SW, "oltář", "--lang", "cs").stdout
    assert "Oltář" in czech
    assert "3 body" in czech
    cards = run("cards", "endeavor").stdout
    assert "reconstructed" not in cards
    assert "*" not in cards
    data = json.loads(run("cards", SW, "--json").stdout)
    assert len(data) == len(pentapolis.games()[SW].components())
    assert "Nothing found" in run("cards", SW, "dragon", status=1).stdout


def test_about_names_the_build_the_games_and_the_notice() -> None:
    text = run("about").stdout
    assert f"Pentapolis {pentapolis.__version__}" in text
    assert ("pure Python" if pentapolis.build() == "pure" else "compiled") in text
    assert SW in text
    assert "fan work" in text
    game = run("about", "sw", "--lang", "cs").stdout
    assert "Zdroje údajů" in game
    assert "two_step_commit" in game
    assert "warrior (válečník)" in game
    endeavor = " ".join(run("about", "endeavor").stdout.split())
    assert "the box is not: 123 of 152 components are reconstructed" in endeavor
    assert "--option data=FILE" in endeavor
    data = json.loads(run("about", "--json").stdout)
    assert data["build"] == pentapolis.build()
    assert {game["id"] for game in data["games"]} == set(pentapolis.games())
    assert "warrior" in next(game for game in data["games"] if game["id"] == SW)["styles"]


def test_bench_measures_against_the_yardstick() -> None:
    data = json.loads(run("bench", SW, "--seats", "3", "--seconds", "0.05", "--json").stdout)
    assert data["yardstick"] > 0
    (row,) = data["speeds"]
    assert row["ratio"] == pytest.approx(row["playout"] / data["yardstick"], rel=0.5)
    assert row["copy"] < row["view"]
    assert row["search"] > 0
    text = run("bench", SW, "--seats", "3", "--seconds", "0.05").stdout
    assert "python-chess" in text
    assert SW in text


def test_bench_measures_several_builds_and_draws_them(tmp_path: Path) -> None:
    pure, chart = str(SOURCE), tmp_path / "speed.svg"
    words = ("bench", SW, "--seats", "3", "--seconds", "0.02", "--build", pure, "--build", pure)
    figures = tmp_path / "speed.json"
    run(*words, "--chart", str(chart), "--output", str(figures))
    data = json.loads(figures.read_text("utf-8"))
    assert [build["speeds"][0]["game"] for build in data["builds"]] == [SW, SW]
    assert "<svg" in chart.read_text()


def test_bench_fails_where_the_last_build_is_slower() -> None:
    pure = str(SOURCE)
    words = ("bench", SW, "--seats", "3", "--seconds", "0.02", "--build", pure, "--build", pure)
    run(*words, "--least", "0.01")
    refused = run(*words, "--least", "50", status=1)
    assert refused.stderr.count(f"{SW} with 3 seats") == 3
    run("bench", SW, "--least", "0.8", "--build", pure, status=2)


def test_fuzz_plays_until_the_time_is_up(tmp_path: Path) -> None:
    text = run("fuzz", SW, "--minutes", "0.02", "--every", "40", folder=tmp_path).stdout
    assert "0 failures." in text
    assert not list(tmp_path.iterdir())
    counted = run("fuzz", SW, "--games", "2", "--every", "60", "--seats", "3", folder=tmp_path)
    assert "2 games, " in counted.stdout


def test_a_failing_game_becomes_a_file_that_replay_can_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(match: object, *_: object) -> None:
        raise AssertionError("a promise that nobody keeps")

    monkeypatch.setattr(conformance, "check_undo", refuse)
    verdict = fuzz.check(fuzz.Case(SW, 3, 8, {"sides": "day"}, 5))
    assert "a promise that nobody keeps" in verdict.failure
    path = tmp_path / "failure.json"
    path.write_text(json.dumps(verdict.save))
    text = run("replay", str(path)).stdout
    assert "saved because of a failure" in text
    assert "a promise that nobody keeps" in " ".join(text.split())


def test_help_speaks_both_languages() -> None:
    assert "Play a game against bots" in run("--help").stdout
    assert "Zahrát si hru proti botům" in run("play", "--help", "--lang", "cs").stdout


def test_output_into_a_closed_pipe_is_no_error() -> None:
    command = " ".join([*COMMAND, "cards", SW, "--plain", "|", "head", "-n", "1"])
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=60,
    )
    assert done.stdout.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


def test_simulate_draws_a_progress_bar_in_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal("simulate", SW, "-n", "40", "--bots", "random", folder=tmp_path)
    terminal.expect("Playing")
    terminal.expect("/40")
    terminal.expect("win rate")
    assert terminal.end() == 0


def test_a_tournament_adds_ratings_to_those_of_its_anchor(tmp_path: Path) -> None:
    path = tmp_path / "ratings.json"
    args = ("tournament", SW, "--seats", "3", "--games", "2", "--ratings", str(path))
    run(*args, "--bots", "random,greedy")
    before = json.loads(path.read_text())
    for anchor, bots in (("casual", "casual,beginner"), ("greedy", "casual,beginner")):
        done = run(*args, "--bots", bots, "--anchor", anchor, status=2)
        assert f"“{anchor}”" in done.stderr
    assert json.loads(path.read_text()) == before
    run(*args, "--bots", "greedy,casual", "--anchor", "greedy")
    after = json.loads(path.read_text())
    assert after["ratings"].keys() == {"random", "greedy", "casual"}
    assert all(after["ratings"][bot] == before["ratings"][bot] for bot in before["ratings"])
    assert after["added"] == [
        {"bots": ["greedy", "casual"], "seats": 3, "games": 2, "seeds": [1, 2]}
    ]
    missing = ("--anchor", "greedy", "--bots", "greedy,casual", "--ratings", str(tmp_path / "none"))
    assert "none" in run(*args, *missing, status=2).stderr
