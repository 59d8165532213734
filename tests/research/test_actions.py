"""Every move has its integers, and they are the same for good."""

from __future__ import annotations

from hashlib import sha256

import pytest

import pentapolis
from pentapolis.core.errors import IllegalMove
from pentapolis.core.move import Move
from pentapolis.research.actions import END, ActionSpace, Answer, action_space
from tests.research import vocabulary
from tests.research.play import GAMES, questions

# Size and hash of each list as it was published: what it had then keeps its place.
PUBLISHED = {
    "seven-wonders": (636, "a000051ac770994e"),
    "terra-mystica": (1431, "ff0c56180badeb85"),
    "endeavor": (248, "ae6e811feec7a1d4"),
    "civilization": (819, "aee46837e142aae1"),
    "imperium": (919, "1818f7c728865538"),
}


def check_questions(game: str, games: int, seed: int, every: int) -> int:
    """Every offered move is spelled and read back; the number of longest paths seen."""
    space = action_space(game)
    longest = 0
    for _, decision in questions(game, games, seed, every):
        texts = set()
        for move in decision.moves:
            path = space.path(move)
            assert space.spell(path) == move.text
            answer = Answer(space, decision.moves)
            actions = answer.actions_of(move)
            longest = max(longest, len(actions))
            for action in actions[:-1]:
                assert action in answer.legal()
                assert answer.take(action) is None
            assert answer.mask()[actions[-1]] == 1
            assert answer.take(actions[-1]) is move
            texts.add(tuple(actions))
        assert len(texts) == len(decision.moves)
    return longest


@pytest.mark.parametrize("game", GAMES)
def test_both_directions_are_exact_for_every_move_offered(game: str) -> None:
    games = 1 if game == "civilization" else 2
    longest = check_questions(game, games, seed=5, every=7)
    assert longest <= (2 if game in ("seven-wonders", "terra-mystica") else 6)


@pytest.mark.parametrize("game", GAMES)
def test_the_list_has_every_word_and_keeps_its_order(game: str) -> None:
    space = action_space(game)
    assert list(space.entries) == vocabulary.extended(list(space.entries), vocabulary.GAMES[game]())
    assert len(set(space.entries)) == len(space)
    size, digest = PUBLISHED[game]
    published = "\n".join(space.entries[:size])
    assert sha256(published.encode()).hexdigest()[:16] == digest
    assert space.text(END) == "."


def small(*moves: str) -> Answer:
    space = ActionSpace("test", 0, [".", "give", "take coin", "coin", "card", "all"])
    return Answer(space, [Move(text.split()[0], (), text) for text in moves])


def test_an_answer_is_given_step_by_step() -> None:
    answer = small("give coin", "give coin card", "give card", "take coin")
    assert answer.legal() == [1, 2]
    assert answer.take(1) is None
    assert answer.legal() == [3, 4]
    assert answer.take(3) is None
    assert answer.legal() == [END, 4]
    assert str(answer.take(END)) == "give coin"


def test_the_only_way_is_gone_without_asking() -> None:
    answer = small("give coin", "give card")
    assert answer.legal() == [3, 4]
    assert str(answer.take(4)) == "give card"
    assert small("give all").legal() == [1]  # a lone answer still has to be given
    assert str(small("give all").take(1)) == "give all"


def test_what_is_not_open_is_refused() -> None:
    answer = small("give coin", "give card")
    for wrong in (2, -1, 99):
        with pytest.raises(IllegalMove, match="not open"):
            answer.take(wrong)
    with pytest.raises(IllegalMove, match="fly"):
        action_space("endeavor").path(Move("fly"))


def test_actions_lead_through_a_match() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=7)
    space = action_space("seven-wonders")
    while not match.over:
        decision = match.decisions[0]
        answer = Answer(space, decision.moves)
        move = None
        while move is None:
            move = answer.take(answer.legal()[0])
        match.play(decision.seat, move)
    assert match.winners
