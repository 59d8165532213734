"""Positions by hand: factions, structures, resources, then a turn."""

from __future__ import annotations

from typing import Any

import pentapolis
from pentapolis.core.agenda import Decision
from pentapolis.core.errors import IllegalMove
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.effects import CULTS, STRUCTURES
from pentapolis.games.terra_mystica.moves import BRIDGE_MOVES
from pentapolis.games.terra_mystica.rules.adjacency import forget_all_reach
from pentapolis.games.terra_mystica.rules.cult_bonus import CLEAN_UP, CULT_REWARDS
from pentapolis.games.terra_mystica.rules.dwellings import put_dwelling
from pentapolis.games.terra_mystica.rules.ending import END_GAME
from pentapolis.games.terra_mystica.rules.rounds import PlayRound
from pentapolis.games.terra_mystica.rules.setup import tile_number
from pentapolis.games.terra_mystica.rules.towns import TownTile, check_town
from pentapolis.games.terra_mystica.rules.turns import NEXT_TURN
from pentapolis.games.terra_mystica.state import ACTIONS, TerraMystica
from pentapolis.games.terra_mystica.tables import BRIDGE_NAMES, COLOURS, HEX_INDEX, HOME, ROUNDS

GAME = pentapolis.games()["terra-mystica"]
# A scoring tile that pays nothing for what most tests do: SCORE2 in round 1.
SCORING = ["SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6", "SCORE7"]


class Table:
    """A game under way, in round 1 unless said otherwise, with empty land."""

    def __init__(self, *factions: str, scoring: str = "SCORE2", number: int = 1, **options: Any):
        tiles = [scoring, *[tile for tile in SCORING if tile != scoring]][:6]
        if scoring == "SCORE2":
            tiles = SCORING
        if number > 1:
            tiles = [tile for tile in SCORING if tile != scoring]
            tiles.insert(number - 1, scoring)
            tiles = tiles[:6] if len(tiles) > 6 else tiles
        checked = GAME.check(
            len(factions),
            {"factions": factions, "start_player": "first", "scoring": tiles, **options},
        )
        state = GAME.first_state(len(factions), 1, checked)
        assert isinstance(state, TerraMystica)
        state.run()
        state.withdraw()
        for card, coins in enumerate(state.card_coins):
            if coins >= 0 and card > 3 and -1 in state.cards:
                state.cards[state.cards.index(-1)] = card
        for card, coins in enumerate(state.card_coins):
            if coins >= 0 and -1 in state.cards and card not in state.cards:
                state.cards[state.cards.index(-1)] = card
        state.round = number
        state.phase = ACTIONS
        self.state = state
        self.factions = list(factions)

    def seat(self, faction: str) -> int:
        return self.factions.index(faction)

    # --- arranging -------------------------------------------------------------------------

    def put(self, faction: str, structure: str, *names: str) -> Table:
        """Structures on hexes, which become home terrain."""
        state, seat = self.state, self.seat(faction)
        kind = STRUCTURES.index(structure)
        for name in names:
            h = HEX_INDEX[name]
            put_dwelling(state, seat, h)
            state.terrain[h] = HOME[state.factions[seat]]
            state.kind[h] = kind
            state.built[seat * 5] -= 1
            state.built[seat * 5 + kind] += 1
        forget_all_reach(state)
        return self

    def give(
        self,
        faction: str,
        *,
        W: int | None = None,
        C: int | None = None,
        P: int | None = None,
        bowls: tuple[int, int, int] | None = None,
        VP: int | None = None,
        cults: tuple[int, int, int, int] | None = None,
        card: str | None = None,
        favors: tuple[str, ...] = (),
        keys: int | None = None,
        shipping: int | None = None,
        digging: int | None = None,
    ) -> Table:
        """What a faction has."""
        state, seat = self.state, self.seat(faction)
        if W is not None:
            state.workers[seat] = W
        if C is not None:
            state.coins[seat] = C
        if P is not None:
            state.priests[seat] = P
        if bowls is not None:
            state.bowl1[seat], state.bowl2[seat], state.bowl3[seat] = bowls
        if VP is not None:
            state.score(seat, 0, VP - state.points[seat])
        if cults is not None:
            state.cults[seat * 4 : seat * 4 + 4] = cults
        if card is not None:
            state.cards[seat] = tile_number(card)
            state.card_coins[state.cards[seat]] = max(0, state.card_coins[state.cards[seat]])
        for tile in favors:
            state.favors[seat] |= 1 << tile_number(tile)
            state.favors_left[tile_number(tile)] -= 1
        if keys is not None:
            state.keys[seat] = keys
        if shipping is not None:
            state.shipping[seat] = shipping
        if digging is not None:
            state.digging[seat] = digging
        forget_all_reach(state)
        return self

    def rich(self, faction: str) -> Table:
        """Enough of everything."""
        return self.give(faction, W=40, C=60, P=3, bowls=(0, 0, 12))

    def bridge(self, faction: str, name: str) -> Table:
        seat = self.seat(faction)
        place = BRIDGE_NAMES.index(name)
        assert BRIDGE_MOVES[place].a == place
        self.state.bridges[place] = seat
        self.state.bridges_left[seat] -= 1
        forget_all_reach(self.state)
        return self

    def towns(self, faction: str) -> Table:
        """Make towns of what qualifies, with their tiles already taken."""
        for h in self.state.sites[self.seat(faction)]:
            check_town(self.state, self.seat(faction), h)
        self.state.agenda = [step for step in self.state.agenda if not isinstance(step, TownTile)]
        return self

    def turn(self, faction: str, *passed: str) -> Table:
        """The faction is to act; some have passed already."""
        state = self.state
        if state.round == ROUNDS:
            state.agenda = [END_GAME]
        else:
            state.agenda = [PlayRound(state.round + 1), CLEAN_UP, CULT_REWARDS]
        state.agenda.append(NEXT_TURN)
        for name in passed:
            state.passed[self.seat(name)] = True
            state.passing += (self.seat(name),)
        state.turn = state.order.index(self.seat(faction)) - 1
        state.run()
        return self

    # --- playing ---------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        return self.state.decisions()[0]

    @property
    def asked(self) -> str:
        """Whose question is open."""
        return self.factions[self.decision.seat]

    @property
    def moves(self) -> list[str]:
        return [move.text for move in self.decision.moves]

    def play(self, *texts: str) -> Table:
        for text in texts:
            move = self.decision.find(text)
            if move is None:
                reason = self.decision.step.why_not(self.state, self.decision.seat, text)
                raise IllegalMove(reason)
            self.state.apply(self.decision.seat, move)
        return self

    def reason(self, text: str) -> Message:
        """Why a text is not a move."""
        assert text not in self.moves, text
        return self.decision.step.why_not(self.state, self.decision.seat, text)

    def rule(self, text: str) -> str:
        """The rule that forbids a text."""
        return self.reason(text).rule

    # --- looking ---------------------------------------------------------------------------

    def has(self, faction: str) -> dict[str, int]:
        state, seat = self.state, self.seat(faction)
        return {
            "W": state.workers[seat],
            "C": state.coins[seat],
            "P": state.priests[seat],
            "VP": state.points[seat],
        }

    def bowls(self, faction: str) -> tuple[int, int, int]:
        state, seat = self.state, self.seat(faction)
        return state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]

    def cults(self, faction: str) -> tuple[int, ...]:
        seat = self.seat(faction)
        return tuple(self.state.cults[seat * 4 : seat * 4 + 4])

    def level(self, faction: str, cult: str) -> int:
        return self.cults(faction)[CULTS.index(cult)]

    def VP(self, faction: str) -> int:
        return self.state.points[self.seat(faction)]

    def terrain(self, name: str) -> str:
        return COLOURS[self.state.terrain[HEX_INDEX[name]]]

    def owner(self, name: str) -> str:
        seat = self.state.owner[HEX_INDEX[name]]
        return self.factions[seat] if seat >= 0 else ""

    def structure(self, name: str) -> str:
        return STRUCTURES[self.state.kind[HEX_INDEX[name]]]


# --- tables that several tests start from, and what they offer --------------------------------


def two(**options: Any) -> Table:
    """Witches and Nomads far from each other."""
    table = Table("witches", "nomads", **options)
    return table.put("witches", "D", "E9").put("nomads", "D", "I7")


def first(table: Table, start: str) -> str:
    return next(move for move in table.moves if move.startswith(start))


def everybody_passes(table: Table) -> Table:
    number = table.state.round
    while table.state.round == number and not table.state.over:
        table.play(first(table, "pass") if "done" not in table.moves else "done")
    return table


def lone(faction: str, *hexes: str, **options: Any) -> Table:
    """One faction with dwellings, the other one far away."""
    other = "witches" if faction in ("nomads", "fakirs") else "nomads"
    where = "I11" if other == "witches" else "I7"
    table = Table(faction, other, **options).put(other, "D", where)
    return table.put(faction, "D", *hexes).rich(faction)


def builds(table: Table) -> set[str]:
    return {move.split()[1] for move in table.moves if move.startswith("build")}


def transforms(table: Table, name: str) -> set[str]:
    start = f"transform {name} to "
    return {move.removeprefix(start) for move in table.moves if move.startswith(start)}


def holding(faction: str, structure: str = "D", where: str = "E5", **options: Any) -> Table:
    other = "witches" if faction in ("nomads", "fakirs") else "nomads"
    table = Table(faction, other, **options).put(other, "D", "I11" if other == "witches" else "I7")
    return table.put(faction, structure, where)
