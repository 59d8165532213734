"""The terminal game, driven like a person drives it."""

from __future__ import annotations

import json
import re
import subprocess
import time
from pathlib import Path

import pytest

import pentapolis
from pentapolis.text import render
from tests.cli.driving import COMMAND, MOMENT, Terminal, environment, run

PLAY = ("play", "seven-wonders", "--seats", "3", "--seed", "5", "--bots", "random")
FIRST_CHOICE = "1\n" * 40
FRAMES = set("│─╭╮╰╯┌┐└┘━┃\x1b")
CTRL_C = b"\x03"
CTRL_D = b"\x04"


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("plain", [True, False])
def test_a_whole_game_with_piped_answers(language: str, plain: bool, tmp_path: Path) -> None:
    args = [*PLAY, "--lang", language, *(["--plain"] if plain else [])]
    done = run(*args, typed=FIRST_CHOICE, folder=tmp_path)
    text = done.stdout
    total = {"en": "total", "cs": "celkem"}[language]
    winner = {"en": ("Winner:", "You have won", "You share"), "cs": ("Vítězí:", "Vyhráv", "Dělíte")}
    assert total in text
    assert any(word in text for word in winner[language])
    assert ("III. věk" if language == "cs" else "Age III") in text
    assert text.count("> ") >= 19
    assert not list(tmp_path.iterdir()), "a finished game is not saved unasked"
    assert bool(FRAMES & set(text)) is not plain


def test_plain_tells_everything_that_the_screen_shows(tmp_path: Path) -> None:
    text = run(*PLAY, "--plain", typed="1\n1\n", folder=tmp_path).stdout
    for words in (
        "left neighbour", "right neighbour", "coins", "makes:", "stages built", "Next stage costs",
        "no cost", "1: build", "sell", "turn 2 of 6",
    ):  # fmt: skip
        assert words in text


def first_moves() -> list[pentapolis.Move]:
    """What the player may do first when all boards lie with the day side up."""
    match = pentapolis.new("seven-wonders", seats=3, seed=5, options={"sides": "day"})
    return match.decisions[0].moves


def test_a_typed_move_is_as_good_as_its_number(tmp_path: Path) -> None:
    move = first_moves()[-1]
    typed = f"  {move.text.replace(' ', '   ').upper()}\nsave typed.json\nquit\n"
    run(*PLAY, "-o", "sides=day", "--plain", typed=typed, folder=tmp_path)
    moves = json.loads((tmp_path / "typed.json").read_text())["moves"]
    assert moves[0] == [0, move.text]


def test_a_label_in_the_own_language_is_a_move_too(tmp_path: Path) -> None:
    move = first_moves()[-1]
    label = render(pentapolis.games()["seven-wonders"].label(move), "cs")
    assert label.startswith("prodat: ")
    typed = f"{label}\nulož česky.json\nkonec\n"
    run(*PLAY, "-o", "sides=day", "--plain", "--lang", "cs", typed=typed, folder=tmp_path)
    moves = json.loads((tmp_path / "česky.json").read_text())["moves"]
    assert moves[0] == [0, move.text]


def test_bad_input_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    typed = (
        "0\n999\n-3\nxyzzy\nside up\nbuild palace\nwhy\nwhy side up\n" + "x" * 5000 + "\n\x00\n"
        "save after.json\nquit\n"
    )
    done = run(*PLAY, "--plain", typed=typed, folder=tmp_path)
    assert "There is no choice 999; the numbers go from 1 to 2." in done.stdout
    assert "“xyzzy” is not a move." in done.stdout
    assert "Which move?" in done.stdout
    assert "  1 day side" in done.stdout.partition("xyzzy")[2], "what is near is suggested"
    assert json.loads((tmp_path / "after.json").read_text())["moves"] == []


def test_why_names_the_rule(tmp_path: Path) -> None:
    typed = "1\nwhy build palace\nbuild palace\nproč build palace\nquit\nl\n"
    text = run(*PLAY, "--plain", typed=typed, folder=tmp_path).stdout
    assert text.count("[SW-2.7]") == 2
    assert "You do not have Palace in your hand." in text


def test_rules_cards_hints_score_log_and_help(tmp_path: Path) -> None:
    asked = (
        "1", "rules SW-6.2", "rules", "rules chain symbol", "card temple", "hint", "score",
        "log", "help", "table", "quit", "l",
    )  # fmt: skip
    args = (*PLAY, "-o", "boards=rhodos,gizah,babylon")
    text = run(*args, "--plain", typed="\n".join(asked), folder=tmp_path).stdout
    assert "SW-6.2  Empty cost field" in text
    assert "SW-2.9 " in text, "alone it shows the rule of the question"
    assert "SW-6.31" in text
    assert "Temple: 4 points · Age II" in text
    assert re.search(r"\(\d+% to win, about \d+ points in the end.*\) – ", text)
    assert "total 1." in text
    assert "Player: Rhódos, day" in text
    assert "take back your last move" in text


def test_undo_goes_back_to_the_own_answer(tmp_path: Path) -> None:
    typed = "undo\n1\n1\n1\nundo\nundo\nsave undone.json\nquit\n"
    text = run(*PLAY, "--plain", typed=typed, folder=tmp_path).stdout
    assert "There is nothing to undo." in text
    data = json.loads((tmp_path / "undone.json").read_text())
    assert [seat for seat, _ in data["moves"]].count(0) == 1


def test_save_and_load_go_on_where_it_stopped(tmp_path: Path) -> None:
    run(*PLAY, "--seat", "2", "--plain", typed="1\n1\nsave game.json\nquit\n", folder=tmp_path)
    data = json.loads((tmp_path / "game.json").read_text())
    assert data["table"] == {"seat": 1, "bots": ["random", "random"]}
    match = pentapolis.load(data)
    text = run("play", "--load", "game.json", "--plain", folder=tmp_path).stdout
    assert "Age I, turn 2 of 6" in text
    assert match.view(1)["hand"][0]["component"].partition(":")[2].split("_")[0] in text.lower()
    done = run("play", "--load", "game.json", typed=FIRST_CHOICE, folder=tmp_path)
    assert "Age III" in done.stdout


def test_the_end_of_the_input_keeps_the_game(tmp_path: Path) -> None:
    done = run(*PLAY, "--plain", typed="1\n1", folder=tmp_path)
    assert "Saved: seven-wonders-5.json" in done.stdout
    data = json.loads((tmp_path / "seven-wonders-5.json").read_text())
    assert pentapolis.load(data).position >= 3


def test_a_finished_game_can_still_be_undone_and_saved(tmp_path: Path) -> None:
    args = (*PLAY, "-o", "sides=day", "-o", "boards=rhodos,gizah,alexandria", "--plain")
    finished = "1\n" * 18  # no wonder of these asks anything besides the turns
    typed = finished + "log 3\nsave end.json\nundo\nsave before.json\n1\n\n"
    done = run(*args, typed=typed, folder=tmp_path)
    assert done.stdout.count("Enter leaves") == 2
    ended, before = (
        pentapolis.load(json.loads((tmp_path / name).read_text()))
        for name in ("end.json", "before.json")
    )
    assert ended.over
    assert not before.over
    assert before.record == ended.record[: before.position]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "chess"], "There is no game “chess”."),
        (["play"], "Say which game"),
        (["play", "sw", "--seats", "9"], "is for 3 to 7 players, not 9"),
        (["play", "sw", "--seat", "5"], "There is no seat 5"),
        (["play", "sw", "--bots", "genius"], "There is no bot “genius”."),
        (["play", "sw", "--bots", ","], "Name at least one bot"),
        (["play", "sw", "--bots", "greedy:style=gambler"], "has no style “gambler”"),
        (["play", "sw", "--bots", "random:style=warrior"], "A bot cannot have style = warrior."),
        (["play", "sw", "--option", "sides"], "write NAME=VALUE"),
        (["play", "sw", "--option", "sides=up"], "cannot be “up”"),
        (["play", "sw", "--option", "boards=gizah,gizah,rhodos,babylon"], "[SW-1.10]"),
        (["play", "sw", "--option", "luck=7"], "There is no option “luck”"),
        (["play", "--load", "nowhere.json"], "Cannot read nowhere.json"),
    ],
)
def test_a_wrong_start_is_explained(args: list[str], words: str, tmp_path: Path) -> None:
    done = run(*args, folder=tmp_path, status=2)
    assert words in done.stderr
    assert not done.stdout


def test_options_reach_the_game(tmp_path: Path) -> None:
    boards = "boards=gizah,rhodos,babylon"
    args = ("--option", "sides=night", "-o", boards, "-o", "two-step-commit=true")
    typed = "1\nsave o.json\nquit\nl\n"
    text = run(*PLAY, *args, "--plain", typed=typed, folder=tmp_path).stdout
    assert "Gizah, night" in text
    assert "1: choose " in text
    options = json.loads((tmp_path / "o.json").read_text())["options"]
    assert options["boards"] == ["gizah", "rhodos", "babylon"]
    assert options["two_step_commit"] is True


def test_ctrl_c_asks_and_the_game_goes_on_or_is_saved(tmp_path: Path) -> None:
    game = Terminal(*PLAY, folder=tmp_path)
    game.expect("Choose the side")
    game.expect("> ")
    game.type("1")
    game.expect("turn 1 of 6")
    game.expect("\n> ")
    game.press(CTRL_C)
    game.expect("Leave the game?")
    game.type("c")
    game.expect("turn 1 of 6")
    game.expect("\n> ")
    game.press(CTRL_C)
    game.expect("Leave the game?")
    game.type("s")
    game.expect("Saved: seven-wonders-5.json")
    assert game.end() == 0
    assert pentapolis.load(json.loads((tmp_path / "seven-wonders-5.json").read_text()))


def test_a_second_ctrl_c_leaves_at_once(tmp_path: Path) -> None:
    game = Terminal(*PLAY, folder=tmp_path)
    game.expect("\n> ")
    game.press(CTRL_C)
    game.expect("Leave the game?")
    game.press(CTRL_C)
    assert game.end() == 0
    assert not list(tmp_path.iterdir())


def test_ctrl_d_keeps_the_game(tmp_path: Path) -> None:
    game = Terminal(*PLAY, folder=tmp_path)
    game.expect("\n> ")
    game.type("1")
    game.expect("turn 1 of 6")
    game.expect("\n> ")
    game.press(CTRL_D)
    game.expect("Saved: seven-wonders-5.json")
    assert game.end() == 0


def test_a_resized_window_is_drawn_anew(tmp_path: Path) -> None:
    game = Terminal(*PLAY, folder=tmp_path, columns=130, rows=50)
    game.expect("\n> ")
    game.type("1")
    game.expect("╭─ ← Bion")
    game.expect("\n> ")
    time.sleep(MOMENT)
    game.resize(60, 20)
    narrow = game.expect("\n> ")
    assert "← Bion" in narrow
    assert "╭" not in narrow
    assert max(map(len, narrow.splitlines())) <= 60
    game.type("quit")
    game.expect("Leave the game?")
    game.type("l")
    assert game.end() == 0


def test_the_tab_key_completes_commands_and_moves(tmp_path: Path) -> None:
    game = Terminal(*PLAY, folder=tmp_path)
    game.expect("\n> ")
    game.press(b"side d\t\n")
    game.expect("turn 1 of 6")
    game.expect("\n> ")
    game.press(b"sco\t\n")
    game.expect("total")
    game.press(CTRL_C)
    game.expect("Leave the game?")
    game.press(CTRL_C)
    assert game.end() == 0


def test_the_same_screen_plays_every_game(tmp_path: Path) -> None:
    for name in pentapolis.games():
        done = run(
            "play", name, "--bots", "random", "--seed", "1", typed="1\n" * 9, folder=tmp_path
        )
        assert done.stdout.count("> ") == 10
        assert "Saved: " in done.stdout


def test_the_language_of_the_system_is_spoken(tmp_path: Path) -> None:
    assert "Player" in run(*PLAY, "--plain", folder=tmp_path).stdout
    done = subprocess.run(
        [*COMMAND, *PLAY, "--plain"],
        input="",
        capture_output=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={**environment(), "LANG": "cs_CZ.UTF-8"},
        timeout=60,
    )
    assert "Hráč" in done.stdout


def test_what_is_answered_always_is_listed_and_taken_back(tmp_path: Path) -> None:
    match = pentapolis.new("terra-mystica", seats=2, seed=3)
    match.stand(0, "leech", "take-1")
    table = {"seat": 0, "bots": ["greedy"]}
    save = tmp_path / "game.json"
    save.write_text(json.dumps({**match.save(), "table": table}), "utf-8")
    typed = "always\nask 7\nask 1\nalways\nsave again.json\nquit\n"
    done = run("play", "--load", str(save), "--plain", typed=typed, folder=tmp_path)
    assert "Power from neighbours: take for 1 VP at most" in done.stdout
    assert "You will be asked again: Power from neighbours" in done.stdout
    assert done.stdout.count("Nothing is answered for you") == 2
    assert "standing" not in json.loads((tmp_path / "again.json").read_text("utf-8"))
