"""The log of a match: rows as players of this game know them, with delta and total."""

from __future__ import annotations

import pentapolis
from pentapolis.text import render
from tests.citing import rule
from tests.terra_mystica.table import GAME


def lines(match: pentapolis.Match, language: str = "en") -> list[str]:
    return [render(event.message, language) for event in match.log(None)]


def first_game() -> pentapolis.Match:
    match = pentapolis.new(
        "terra-mystica",
        seats=2,
        seed=1,
        options={"setup": "first_game", "start_player": "first"},
    )
    match.play("pass BON1")
    match.play("pass BON5")
    return match


@rule("TM-L41")
def test_every_row_shows_delta_and_total() -> None:
    match = first_game()
    match.play("upgrade F4 to TP")
    assert lines(match)[-1] == (
        "Witches (Player 1): upgrade F4: trading post · -3 → 12 coins · -2 → 5 workers"
    )
    assert match.changes(match.position) == {0: {"coins": (-3, 12), "workers": (-2, 5)}}
    match.play("burn 1")
    assert lines(match)[-1].endswith("bowl III · power 2/8/1")
    match.play("done")
    match.play("leech 1 from witches")
    assert lines(match, "cs")[-1] == (
        "Nomádi (Hráč 2): přijmout energii (1 · Čarodějnice) · +1 → energie 4/8/0"
    )


@rule("TM-4.1")
def test_income_is_told_before_the_first_action() -> None:
    told = lines(first_game())
    assert any(line.startswith("Round 1 ·") for line in told)
    assert [line for line in told if "income" in line] == [
        "Witches (Player 1): income · +4 → 7 workers · +3 → power 2/10/0",
        "Nomads (Player 2): income · +2 → 17 coins · +4 → 6 workers",
    ]


def test_every_kind_of_move_has_words_in_both_languages() -> None:
    match = first_game()
    for move in match.decisions[0].moves:
        english = render(GAME.label(move), "en")
        assert english != render(GAME.label(move), "cs")
    match.play("dig 1")
    texts = [render(GAME.label(move), "cs") for move in match.decisions[0].moves]
    assert len(set(texts)) == len(texts)
