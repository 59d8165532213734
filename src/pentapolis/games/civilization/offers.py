"""Section 5: an offer on the table (CV-5.13)."""

from __future__ import annotations

from pentapolis.games.civilization.tables import EVENTS, MOST_EVENTS, TOKEN_FACES


class Offer:
    """An offer on the table (CV-5.13); hidden items that are given lie here, not in the hand."""

    __slots__ = (
        "proposer", "partner", "depth", "trade", "culture", "resources", "tokens", "events",
        "shown_tokens", "shown_events", "get_trade", "get_culture", "get_resources", "get_tokens",
        "get_events", "promises", "proposed",
    )  # fmt: skip

    def __init__(self, proposer: int, partner: int, depth: int) -> None:
        self.proposer = proposer
        self.partner = partner
        self.depth = depth  # how many counters came before
        self.trade = -1  # -1: not yet named
        self.culture = -1
        self.resources: tuple[int, ...] = (0, 0, 0, 0)
        self.tokens: tuple[int, ...] = ()
        self.events: tuple[int, ...] = ()
        self.shown_tokens: tuple[int, ...] = ()
        self.shown_events: tuple[int, ...] = ()
        self.get_trade = -1
        self.get_culture = -1
        self.get_resources: tuple[int, ...] = (0, 0, 0, 0)
        self.get_tokens: tuple[int, ...] = (0, 0)  # huts, villages
        self.get_events: tuple[int, ...] = (0, 0, 0)
        self.promises: tuple[tuple[int, ...], ...] = ()
        self.proposed = False  # the partner has seen it

    def copy(self) -> Offer:
        """The same offer, to be changed: offers on the table are shared by copies."""
        other = Offer(self.proposer, self.partner, self.depth)
        other.trade = self.trade
        other.culture = self.culture
        other.resources = self.resources
        other.tokens = self.tokens
        other.events = self.events
        other.shown_tokens = self.shown_tokens
        other.shown_events = self.shown_events
        other.get_trade = self.get_trade
        other.get_culture = self.get_culture
        other.get_resources = self.get_resources
        other.get_tokens = self.get_tokens
        other.get_events = self.get_events
        other.promises = self.promises
        other.proposed = self.proposed
        return other

    def is_empty(self) -> bool:
        """Whether it contains neither item nor promise (CV-5.14)."""
        return (
            self.trade <= 0
            and self.culture <= 0
            and self.get_trade <= 0
            and self.get_culture <= 0
            and not any(self.resources)
            and not any(self.get_resources)
            and not self.tokens
            and not self.events
            and not any(self.get_tokens)
            and not any(self.get_events)
            and not self.promises
        )

    def signature(self) -> tuple[int, ...]:
        """What both parties can compare: hidden items by back, shown ones by face (CV-5.18)."""
        backs = [sum(t % TOKEN_FACES >= 8 for t in self.tokens)]
        backs.append(len(self.tokens) - backs[0])
        decks = [sum(EVENTS[e % MOST_EVENTS].deck == d for e in self.events) for d in range(3)]
        shown = sorted(t % TOKEN_FACES for t in self.shown_tokens)
        shown += sorted(100 + e % MOST_EVENTS for e in self.shown_events)
        promised = sorted(sum(part << 12 * i for i, part in enumerate(p)) for p in self.promises)
        return (
            self.proposer, self.partner, max(self.trade, 0), max(self.culture, 0),
            *self.resources, *backs, *decks, max(self.get_trade, 0), max(self.get_culture, 0),
            *self.get_resources, *self.get_tokens, *self.get_events, *shown, *promised,
        )  # fmt: skip
