"""The lanterns as things with names, texts and printed facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from pentapolis.core.game import Component
from pentapolis.core.message import Message
from tests.template_game.tables import LANTERNS, Lantern


class LanternFacts(TypedDict):
    """What is printed on a lantern."""

    number: int


FACTS: Final[Mapping[str, type]] = {"lantern": LanternFacts}


def component(lantern: Lantern) -> Component:
    """A lantern."""
    facts: LanternFacts = {"number": lantern.number}
    return Component(
        f"lantern:{lantern.number}",
        lantern.en,
        lantern.cs,
        Message("la-lantern", {"number": lantern.number}),
        source="ours",
        confidence="certain",
        facts=facts,
    )


COMPONENTS: Final = {found.id: found for found in map(component, LANTERNS)}
