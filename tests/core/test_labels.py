"""Labels of moves for people: what a game gets without writing any."""

from __future__ import annotations

import pentapolis
from pentapolis.core.game import Game
from pentapolis.core.move import Move
from pentapolis.text import render

GAME = pentapolis.games()["seven-wonders"]


def label(move: Move, language: str) -> str:
    return render(Game.label(GAME, move), language, ["Ada", "Bion"], GAME.prefix)


def test_a_verb_and_the_names_of_its_components() -> None:
    move = Move("burn", ("card:altar", "card:temple"))
    assert label(move, "en") == "burn Altar, Temple"
    assert label(move, "cs") == "burn: Oltář, Chrám"


def test_plain_words_stay_together_and_lose_their_kind() -> None:
    assert label(Move("convert", ("1W", "to", "1C")), "en") == "convert 1W to 1C"
    assert label(Move("build", ("hex:E5",)), "en") == "build E5"
    assert label(Move("give", ("card:altar", "seat:1")), "en") == "give Altar, Bion"
    assert label(Move("pass"), "cs") == "pass"


def test_seven_wonders_says_who_is_paid() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=1, options={"sides": "day"})
    moves = {move.text: move for decision in match.decisions for move in decision.moves}
    paid = [move for text, move in moves.items() if " pay " in text and text.startswith("build")]
    assert paid
    for move in paid:
        side, _, coins = move.args[1].partition(":")
        assert render(GAME.label(move), "en").endswith(f", pay {coins} {side}")
        where = {"left": "vlevo", "right": "vpravo"}[side]
        assert render(GAME.label(move), "cs").endswith(f", zaplatit {coins} {where}")
