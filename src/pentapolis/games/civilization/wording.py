"""Bundles of things in words: offers, deals, loot, groups of figures."""

from __future__ import annotations

from pentapolis.core.message import Arg, Message
from pentapolis.games.civilization.acts import GIFT, PROMISES
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.effects import RESOURCES
from pentapolis.games.civilization.knowledge import event_view, token_view
from pentapolis.games.civilization.offers import Offer
from pentapolis.games.civilization.state import ALL_ARMIES, Civilization


def given(offer: Offer, viewer: int | None) -> tuple[Message, ...]:
    """What the proposer gives and promises, hidden items as far as the viewer knows them."""
    found = amounts(offer.trade, offer.culture, offer.resources)
    # In the order of their names: that in which they were named may tell what is hidden.
    found += [named(name, 1) for name in sorted([token_view(t, viewer) for t in offer.tokens])]
    found += [named(name, 1) for name in sorted([event_view(c, viewer) for c in offer.events])]
    for kind, what, until in offer.promises:
        args: dict[str, Arg] = {
            "promise": f"promise:{PROMISES[kind]}",
            "about": f"seat:{what}" if what < GIFT else f"trade:{what - GIFT}",
            "until": f"turn:{until}",
        }
        found.append(Message("cv-offer-promise", args))
    return tuple(found) or (Message("cv-offer-nothing"),)


def wanted(offer: Offer) -> tuple[Message, ...]:
    """What the proposer asks for, hidden items by their back."""
    found = amounts(offer.get_trade, offer.get_culture, offer.get_resources)
    for back in (0, 1):
        if offer.get_tokens[back]:
            found.append(named("token:village" if back else "token:hut", offer.get_tokens[back]))
    for deck in range(3):
        if offer.get_events[deck]:
            found.append(named(f"deck:{deck + 1}", offer.get_events[deck]))
    return tuple(found) or (Message("cv-offer-nothing"),)


def amounts(trade: int, culture: int, resources: tuple[int, ...]) -> list[Message]:
    """The open part of a bundle."""
    found: list[Message] = []
    if trade > 0:
        found.append(Message("cv-offer-trade", {"amount": trade}))
    if culture > 0:
        found.append(Message("cv-offer-culture", {"amount": culture}))
    for r in range(4):
        if resources[r]:
            found.append(named(f"resource:{RESOURCES[r]}", resources[r]))
    return found


def named(name: str, count: int) -> Message:
    """So many of something."""
    if count == 1:
        return Message("cv-named", {"name": name})
    return Message("cv-offer-count", {"name": name, "count": count})


def figures(group: int) -> list[Message]:
    """The figures of a group."""
    found: list[Message] = []
    for name, count in (
        ("army", (group & ALL_ARMIES).bit_count()),
        ("scout", (group & ~ALL_ARMIES).bit_count()),
    ):
        if count:
            found.append(Message("cv-named", {"name": f"{name}:{count}"}))
    return found


def tell_step(state: Civilization, seat: int, group: int, start: int, sq: int) -> None:
    """Log who goes where."""
    if state.journal is not None:
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "figures": tuple(figures(group)),
            "start": f"square:{SQUARE_NAMES[start]}",
            "square": f"square:{SQUARE_NAMES[sq]}",
        }
        state.tell("cv-log-step", args, seat)
