"""Card texts read as a person would write them, in both languages."""

from __future__ import annotations

import re

import pytest

from pentapolis.games.imperium.effects.card_text import card_body
from pentapolis.games.imperium.tables import CARDS
from pentapolis.text import render
from tests.citing import rule

# Words of command to one person; texts and questions alike speak to the player as "vy".
SINGULAR = re.compile(
    r"\b(odhoď|dober|získej|zaplať|vrať|zařaď|vezmi|opusť|odvolej|potop|vyhosti|najdi|zahraj|"
    r"nárokuj|učiň|ukradni|vybuduj|polož|dej|zvol|podívej|můžeš|máš|jsi|tvůj|tvá|tvé|tě|ti|ty)\b",
    re.IGNORECASE,
)
# What may stand in brackets: the limit of points, and remarks.
REMARKS = {
    "en": ("(at most 10)", "(at least 1)", "(at least 5)", "(never the accession card)",
           "(tokens stay on the newcomer)", "(for an attack also 1 progress)"),
    "cs": ("(nejvýše 10)", "(vždy aspoň 1)", "(aspoň 5)", "(nikdy za kartu přerodu)",
           "(žetony přejdou na novou kartu)", "(za útok ještě 1 pokrok)", "(klas)", "(kapka)"),
}  # fmt: skip


def words(number: str, language: str = "en") -> str:
    card = next(card for card in CARDS if card.number == number)
    return render(card_body(card.index), language)


NAMES = re.compile(
    "|".join(sorted({re.escape(n) for c in CARDS for n in (c.en, c.cs)}, reverse=True))
)


@pytest.mark.parametrize(
    ("language", "choose", "other", "always"),
    [
        ("en", "choose one: ", " OR ", "in any case "),
        ("cs", "jedno: ", " NEBO ", "v každém případě "),
    ],
)
def test_every_text_has_one_form(language: str, choose: str, other: str, always: str) -> None:
    for card in CARDS:
        text = render(card_body(card.index), language)
        for section in text.split(". "):
            # An OR is never without the words that say where the choice begins,
            assert (other in section) == (choose in section), section
            # and whatever comes after a choice says that it does not belong to it.
            if other in section:
                for part in section.partition(choose)[2].split("; ")[1:]:
                    assert part.startswith(always), section
        for remark in REMARKS[language]:
            text = text.replace(remark, "")
        assert "(" not in NAMES.sub("", text), text
        assert language == "en" or not SINGULAR.search(NAMES.sub("", text)), text


@rule("IM-9.43")
def test_the_same_or_with_and_without_a_cost_before_it() -> None:
    assert words("1UNC15") == (
        "Solstice: you MAY discard a card to choose one: gain 1 material OR gain 1 population OR "
        "draw a card. 1 VP"
    )
    assert words("1GRE18") == (
        "Play: choose one: pay 1 population to acquire a region OR gain 1 progress OR return an "
        "unrest from hand"
    )
    assert words("1UNC15", "cs") == (
        "Slunovrat: MŮŽETE odhodit kartu → zvolit jedno: získat 1 surovinu NEBO získat 1 obyvatele "
        "NEBO dobrat kartu. 1 bod"
    )


def test_what_follows_a_choice_says_so() -> None:
    assert "; in any case sink this card." in words("2ATL9")
    assert "; v každém případě potopte tuto kartu." in words("2ATL9", "cs")


def test_kinds_of_cards_are_said_in_words() -> None:
    assert words("2ART19") == (
        "Play: abandon a region with a knight in its garrison to acquire a region or tributary"
    )
    assert "abandon 3 knights garrisoned in regions" in words("2ART23")
    assert "abandon a pinned card that is not a region" in words("1GRE10")
    assert "recall a card with a drop or wheat" in words("1CAR7")
    assert "if at least 2 scrolls are garrisoned here, you MAY abandon" in words("2UTO7")
    assert "opusťte území, které má v posádce rytíře → nárokujte si" in words("2ART19", "cs")


def test_others_are_spoken_of_and_the_owner_is_spoken_to() -> None:
    assert words("1CIV4") == (
        "Play: each player gains 2 materials; each other player takes an unrest; gain 1 progress. "
        "2 VP"
    )
    assert words("1CIV4", "cs") == (
        "Zahrání: každý hráč získá 2 suroviny; každý protihráč si vezme nepokoj; získejte 1 "
        "pokrok. 2 body"
    )
    assert "whoever cannot give all takes an unrest" in words("1VIK13")
    assert "MŮŽETE si nárokovat území nebo poddané" in words("1CIV5", "cs")


@rule("IM-9.40")
def test_the_price_of_an_unrest() -> None:
    assert words("1UNR1") == (
        "Play: pay either 1 population, 2 cards from hand or 3 materials to return this card to "
        "the unrest pile. -2 VP"
    )
