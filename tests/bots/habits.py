"""Habits of greedy bots that a good player would laugh at, counted over whole games.

``python -m tests.bots.habits`` plays many games and fails where a habit is back; the quick tests
play few of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import pentapolis
from pentapolis.core.match import Match
from pentapolis.core.move import Move
from pentapolis.games.civilization import GAME as CIVILIZATION
from pentapolis.games.civilization.bot.rate import IS_PRESENT
from pentapolis.games.civilization.bot.values import count_armies, count_scouts
from pentapolis.games.civilization.parts import Offer
from pentapolis.games.civilization.rules.blockade import is_blocked, square_coin, square_owner
from pentapolis.games.civilization.state import VICTORY_NAMES, Civilization
from pentapolis.games.civilization.tables.cards import CIVS, COINS_TO_WIN, EVENTS, MOST_EVENTS
from pentapolis.games.imperium.bot.values import GLORY, glory_is_near
from pentapolis.games.imperium.effects.points import (
    CAP,
    POINTS,
    CountTokens,
    unrest_among,
    unrest_owned,
)
from pentapolis.games.imperium.rules.rounds import Turn
from pentapolis.games.imperium.scoring import total
from pentapolis.games.imperium.state import Imperium, Player
from pentapolis.games.imperium.tables import BY_NUMBER, FAME, IS_UNREST, SUIT
from pentapolis.games.seven_wonders.bot.values import LAST_AGE, is_last_turn
from pentapolis.games.seven_wonders.effects import BLUE, RED
from pentapolis.games.seven_wonders.moves import BUILD, SELL, Action, parse
from pentapolis.games.seven_wonders.rules.costs import is_chained
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import CARD_OUTCOME, COLOR
from pentapolis.games.terra_mystica.effects import SH
from pentapolis.games.terra_mystica.rules.adjacency import reachable
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import BONUSES, COLOURS, FACTIONS, HEX_INDEX, HOME

Habits = Counter[str]
VISIONS = BY_NUMBER["2UTO2A"]
SCHOOLS = (BY_NUMBER["2QIN15"], BY_NUMBER["2QIN16"])
"""Confucianism and Legalism: playing one abandons the other."""
FREE_SPADES = ("action ACT5", "action ACT6", "action BON1", "action ACTG")
EXCHANGES = ("convert", "burn")
BONUS_INDEX = {card.id: card.index for card in BONUSES}
WEIGHTS: dict[str, str] = {}
"""By game: a weights file, where other weights than its own are asked for."""
PRESENTS = [f"pay-event {EVENTS[kind].id}" for kind in range(len(EVENTS)) if IS_PRESENT[kind]]
"""Payments that give somebody else a coin."""
PLENTY_WORKERS = 5
PLENTY_COINS = 6
"""Who has both can still build something."""
SETTLED_BY = 6
"""By this turn, a good player has a second city."""
NEARLY = 2
"""Who lacks so many coins is not to be let go."""
WORTH_TAKING = 2
"""Who could end with so many points more should not leave them."""
IDLE_TURNS = 4
"""Who begins so many turns in a row with a card might draw another one instead."""
MANY_COINS = 3
"""Who passes should not leave so many more coins on another card too often."""
STRONGEST = 3
"""The most shields of a card."""
MUCH_UNREST = 3
"""Who has so much unrest in hand should do something about it."""


def greedy_game(match: Match) -> Iterator[int]:
    """Play to the end; after every move, whose it was."""
    bots = [
        pentapolis.bot("greedy", seed=match.seed * 7 + seat, weights=WEIGHTS.get(match.game.id))
        for seat in range(match.seats)
    ]
    while not match.over:
        seat = match.decisions[0].seat
        match.play(seat, bots[seat].choose(match, seat))
        yield seat


# --- Civilization --------------------------------------------------------------------------------


def held_coins(state: Civilization, seat: int) -> set[int]:
    """Where a seat stands in the way of coins of somebody who would win with them."""
    found: set[int] = set()
    for other in range(state.seats):
        if other == seat or state.coins[other] < COINS_TO_WIN - NEARLY:
            continue
        for city in state.cities_of(other):
            for sq in state.layout.around[state.centre[city]]:
                if (
                    square_coin(state, sq)
                    and is_blocked(state, sq, other)
                    and state.own_at(sq, seat)
                ):
                    found.add(sq)
    return found


def is_present(offer: Offer) -> bool:
    """Whether one side of a deal gets nothing at all."""
    gives = max(offer.trade, 0) + max(offer.culture, 0) + sum(offer.resources)
    gives += len(offer.tokens) + len(offer.events) + len(offer.promises)
    gets = max(offer.get_trade, 0) + max(offer.get_culture, 0) + sum(offer.get_resources)
    gets += sum(offer.get_tokens) + sum(offer.get_events)
    return not gives or not gets


def presents_held(state: Civilization, seat: int) -> int:
    """How many cards of a seat's hand pay, but give somebody else a coin."""
    return sum(IS_PRESENT[card % MOST_EVENTS] for card in state.events[seat])


class Figures:
    """Where figures stood at the start of the last turns, and how many of each seat are left."""

    def __init__(self, state: Civilization) -> None:
        self.turn = state.turn
        self.places = [list(state.where), list(state.where)]
        self.left = self.count(state)

    @staticmethod
    def count(state: Civilization) -> list[tuple[int, int]]:
        """Scouts and armies on the map, by seat."""
        return [
            (count_scouts(state, seat), count_armies(state, seat)) for seat in range(state.seats)
        ]

    def watch(self, state: Civilization, seat: int, text: str, counted: Habits) -> None:
        """After a move: who lost figures by it; after a turn: who went to and fro."""
        now = self.count(state)
        if text.startswith("at "):
            counted["own figures killed by events"] += sum(now[seat]) < sum(self.left[seat])
        for other in range(state.seats):
            if other != seat and text.startswith("to "):
                counted["scouts killed"] += self.left[other][0] - now[other][0]
        self.left = now
        if state.turn > self.turn:
            self.turn = state.turn
            before, last = self.places
            for there, then, here in zip(before, last, state.where, strict=True):
                counted["figures moved"] += 0 <= then != here >= 0
                counted["figures moved back"] += 0 <= then != here == there
            self.places = [last, list(state.where)]
            if state.turn == SETTLED_BY:
                for who in range(state.seats):
                    counted["seats with one city"] += len(state.cities_of(who)) == 1


def civilization(games: int, first: int = 1, seats: int = 4) -> Habits:
    """What happens to wonders, blockades and figures, and how games are won."""
    counted: Habits = Counter()
    for seed in range(first, first + games):
        match = pentapolis.new(
            "civilization", seats=seats, seed=seed, options=CIVILIZATION.unattended
        )
        state = match.state
        assert isinstance(state, Civilization)
        places, owners, held = (
            list(state.wonder_at),
            [-1] * len(state.wonder_at),
            [set[int]()] * seats,
        )
        offer: Offer | None = None
        gifts = [0] * seats
        figures = Figures(state)
        spying = False  # whether a spy was just sent: the payment may ask who gets the coin
        for seat in greedy_game(match):
            state = match.state
            assert isinstance(state, Civilization)
            if match.record[-1][1] == "accept" and offer is not None:
                counted["deals"] += 1
                counted["presents"] += is_present(offer)
            offer = state.offer
            text = match.record[-1][1]
            figures.watch(state, seat, text, counted)
            counted["coins given away"] += text in PRESENTS
            counted["spies"] += text.startswith("cancel-with")
            spying = text.startswith("cancel-with") or (spying and text.startswith("player"))
            counted["spies for a coin"] += spying and gifts[seat] > presents_held(state, seat)
            gifts = [presents_held(state, who) for who in range(seats)]
            for wonder, place in enumerate(state.wonder_at):
                if places[wonder] >= 0 > place:
                    counted["wonders overbuilt"] += owners[wonder] == seat
                elif place >= 0 > places[wonder]:
                    counted["wonders"] += 1
                owners[wonder] = square_owner(state, place) if place >= 0 else -1
            places = list(state.wonder_at)
            now = held_coins(state, seat)
            counted["blockades"] += len(now - held[seat])
            counted["blockades given up"] += len(
                [
                    sq
                    for sq in held[seat] - now
                    if not state.own_at(sq, seat) and not state.travelling
                ]
            )
            held[seat] = now
        counted["games"] += 1
        counted["turns"] += state.turn
        counted["trade lost"] += sum(
            int(str(event.message.args["trade_lost"]))
            for event in match.log(None)
            if event.message.key == "cv-log-overflow"
        )
        counted[f"won by {VICTORY_NAMES[state.victory]}" if state.victor >= 0 else "drawn"] += 1
        for seat, civ in enumerate(state.civs):
            counted[f"{CIVS[civ].id} played"] += 1
            counted[f"{CIVS[civ].id} won"] += seat == state.victor
    return counted


# --- Imperium ------------------------------------------------------------------------------------


def unrest_in_turn(state: Imperium) -> int:
    """How much unrest the first seat has in hand if its turn begins now."""
    asking = state.asking
    if not isinstance(asking, Turn) or asking.seat != 0:
        return 0
    return unrest_among(state.players[0].hand)


def imperium(nation: str, games: int, first: int = 1, other: str = "romans") -> Habits:
    """What a nation does with its journey, its quests and its unrest."""
    counted: Habits = Counter()
    for seed in range(first, first + games):
        options = {"nations": [nation, other], "sides": "random"}
        match = pentapolis.new("imperium", seats=2, seed=seed, options=options)
        state = match.state
        assert isinstance(state, Imperium)
        quest = state.players[0].quest
        held = unrest_in_turn(state)
        for _ in greedy_game(match):
            state = match.state
            assert isinstance(state, Imperium)
            if held >= MUCH_UNREST:
                counted["turns with much unrest"] += 1
                counted["unrest ignored"] += match.record[-1][1].startswith("innovate")
            held = unrest_in_turn(state)
            now = state.players[0].quest
            counted["quests begun"] += now >= 0 and now != quest
            counted["quests finished"] += quest >= 0 and now < 0
            quest = now
            counted["decks searched"] += "top-of-deck" in match.record[-1][1]
        player = state.players[0]
        counted["games"] += 1
        counted["rounds"] += state.round
        counted["won"] += match.winners == [0]
        counted["collapsed"] += state.collapsed
        counted["unrest at the end"] += unrest_owned(player)
        counted["points"] += match.scores[0].total
        owned = player.hand + player.deck + player.discard + player.past
        counted["fame cards"] += len([card for card in owned if SUIT[card] == FAME])
        counted["left Visions"] += player.journey not in (-1, VISIONS)
        counted["became an empire"] += player.empire
        counted["main deck emptied"] += not state.main_deck
    return counted


def power_tokens(player: Player) -> list[tuple[int, int]]:
    """Which tokens the power card counts, and how many of them score all it can."""
    points = POINTS[player.power]
    return [
        (counter.token, CAP * counter.div // points.n)
        for counter in points.counters
        if isinstance(counter, CountTokens)
    ]


def imperium_nations(games: int, first: int = 1) -> Habits:
    """What seats of any two nations keep in hand, replace and hoard, and who ends the game."""
    counted: Habits = Counter()
    for seed in range(first, first + games):
        match = pentapolis.new("imperium", seats=2, seed=seed, options={"sides": "random"})
        state = match.state
        assert isinstance(state, Imperium)
        asked, king = (0, -1), state.king
        held: list[Counter[int]] = [Counter(), Counter()]
        players = [player.copy() for player in state.players]
        for seat in greedy_game(match):
            state = match.state
            assert isinstance(state, Imperium)
            before, after = players[seat], state.players[seat]
            if match.record[-1][1] in ("play confucianism", "play legalism"):
                counted["schools played"] += 1
                counted["schools replaced"] += any(card in before.in_play for card in SCHOOLS)
            if match.record[-1][1].startswith("discard"):
                gone = [card for card in before.hand if GLORY[card] and card not in after.hand]
                counted["Glory discarded"] += len(gone)
                near = [card for card in gone if glory_is_near(before, card)]
                counted["Glory discarded beside its regions"] += len(near)
            if state.king != king:
                counted["games ended by the King of Kings"] += 1
                counted["while behind"] += total(state, seat) < total(state, 1 - seat)
                king = state.king
            asking = state.asking
            if isinstance(asking, Turn) and (state.round, asking.seat) != asked:
                asked = (state.round, asking.seat)
                hand = [card for card in state.players[asking.seat].hand if not IS_UNREST[card]]
                held[asking.seat] = Counter({card: held[asking.seat][card] + 1 for card in hand})
                counted["cards in hand"] += len(hand)
                counted["idle cards"] += sum(
                    turns >= IDLE_TURNS for turns in held[asking.seat].values()
                )
            players = [player.copy() for player in state.players]
        counted["games"] += 1
        for player in state.players:
            counted["points"] += match.scores[player.seat].total
            for token, enough in power_tokens(player):
                counted["seats that score tokens"] += 1
                counted["tokens too many"] += max(0, player.tokens[token] - enough)
    return counted


# --- 7 Wonders -----------------------------------------------------------------------------------


def seven_wonders(games: int, first: int = 1, seats: int = 4) -> Habits:
    """What is sold instead of built, which free points are left, which armies are idle."""
    counted: Habits = Counter()
    for seed in range(first, first + games):
        match = pentapolis.new("seven-wonders", seats=seats, seed=seed)
        before = match.state
        for seat in greedy_game(match):
            assert isinstance(before, SevenWonders)
            decision, move = before.asked[seat], parse(match.record[-1][1])
            if isinstance(move, Action) and decision is not None:
                counted["actions"] += 1
                offered = [m for m in decision.moves if isinstance(m, Action)]
                builds = [m.card for m in offered if m.use == BUILD]
                counted["needless sales"] += move.use == SELL and len(builds) > 0
                counted["free points of Age III not built"] += move.use != BUILD and any(
                    COLOR[card] == BLUE and is_chained(before, seat, card)
                    for card in builds
                    if before.age == LAST_AGE
                )
                if is_last_turn(before):
                    counted["last turns"] += 1
                    best = max(last_points(before, seat, other) for other in offered)
                    left = best - last_points(before, seat, move)
                    counted["last turns that leave points"] += left >= WORTH_TAKING
                if move.use == BUILD and COLOR[move.card] == RED and before.age == LAST_AGE:
                    counted["armies of Age III"] += 1
                    counted["idle armies of Age III"] += not matters(before, seat, move.card)
            before = match.state.copy()
        counted["games"] += 1
        counted["points"] += sum(score.total for score in match.scores)
    return counted


def last_points(state: SevenWonders, seat: int, move: Move) -> int:
    """What a seat ends with if it does that in the last turn and the others something else."""
    after = state.copy()
    after.apply(seat, move)
    while not after.over:
        own = after.decision(seat)
        if own is not None:
            return max(last_points(after, seat, further) for further in own.moves)
        other = next(who for who in range(after.seats) if after.decision(who) is not None)
        decision = after.decision(other)
        assert decision is not None
        after.apply(other, decision.moves[-1])
    return after.scores()[seat].total


def matters(state: SevenWonders, seat: int, card: int) -> bool:
    """Whether a card changes how its city stands against a neighbour, or makes safe a lead that one
    card of the neighbour could still take."""
    mine = state.shields[seat]
    for other in (state.left(seat), state.right(seat)):
        margin = mine - state.shields[other]
        if margin <= 0 <= margin + CARD_OUTCOME[card].shields:
            return True
        if 0 < margin <= STRONGEST and not is_last_turn(state):
            return True
    return False


# --- Terra Mystica -------------------------------------------------------------------------------


def terra_mystica(games: int, first: int = 1, seats: int = 4) -> Habits:
    """Who is chosen, what free spades are for, what is built, and what is done in vain."""
    counted: Habits = Counter()
    for seed in range(first, first + games):
        match = pentapolis.new("terra-mystica", seats=seats, seed=seed)
        state = match.state
        assert isinstance(state, TerraMystica)
        digging = -1  # who has free spades in hand
        before = ""  # the last move
        rich = [False] * seats
        burnt = [False] * seats  # who has sacrificed power and not used any since
        cults, coins, begun = list(state.cults), list(state.card_coins), False
        for seat in greedy_game(match):
            text = match.record[-1][1]
            if text.startswith("pass"):
                counted["passes"] += 1
                counted["passes with plenty"] += rich[seat]
                counted["idle exchanges"] += state.round > 0 and before.startswith(EXCHANGES)
                counted["idle sacrifices"] += burnt[seat]
                burnt[seat] = False
                if begun and " " in text:
                    taken = coins[BONUS_INDEX[text.split()[1]]]
                    counted["cards changed"] += 1
                    counted["coins left lying"] += max(coins) >= taken + MANY_COINS
            elif text.startswith("burn"):
                burnt[seat] = True
            elif text.startswith(("action ACT", "convert")):
                burnt[seat] = False
            before = text
            if text in FREE_SPADES:
                counted["free spades"] += 1
                digging = seat
            elif digging == seat and text.startswith("build"):
                counted["free spades settled"] += 1
                digging = -1
            elif digging != seat:
                digging = -1
            counted["spades dropped"] += text == "-SPADE"
            counted["land made for others"] += makes_land_for_others(state, seat, text)
            counted["towns"] += text.startswith("+TW")
            state = match.state
            assert isinstance(state, TerraMystica)
            if text.startswith("send"):
                counted["priests sent"] += 1
                counted["priests sent in vain"] += state.cults == cults
            cults, coins = list(state.cults), list(state.card_coins)
            begun = state.round > 0
            rich = [
                state.workers[who] >= PLENTY_WORKERS and state.coins[who] >= PLENTY_COINS
                for who in range(seats)
            ]
        counted["games"] += 1
        for seat in range(seats):
            counted[f"{FACTIONS[state.factions[seat]].id} played"] += 1
            counted["strongholds"] += state.standing(seat, SH)
            counted["points"] += match.scores[seat].total
    return counted


def makes_land_for_others(state: TerraMystica, seat: int, text: str) -> bool:
    """Whether a transformed hex is home to somebody else who can build there."""
    if not text.startswith("transform"):
        return False
    _, place, _, colour = text.split()
    return any(
        COLOURS[HOME[state.factions[other]]] == colour
        and HEX_INDEX[place] in reachable(state, other)
        for other in range(state.seats)
        if other != seat
    )


def main() -> None:
    """Many games, and the limits: ``habits [GAMES] [GAME=WEIGHTS …]``."""
    words = sys.argv[1:]
    games = int(words[0]) if words and words[0].isdigit() else 40
    for word in words:
        name, _, path = word.partition("=")
        if path:
            WEIGHTS[name] = path
    civ = civilization(games)
    land = terra_mystica(games)
    cities = seven_wonders(games)
    nations = [(name, imperium(name, games)) for name in ("utopians", "arthurians")]
    hands = imperium_nations(games)
    for name, found in [
        ("civilization", civ),
        ("terra-mystica", land),
        ("seven-wonders", cities),
        *nations,
        ("imperium", hands),
    ]:
        print(name, dict(sorted(found.items())), flush=True)
    assert civ["wonders overbuilt"] <= 0.05 * civ["wonders"]
    assert civ["blockades given up"] <= 0.2 * civ["blockades"]
    assert civ["presents"] == 0
    assert civ["coins given away"] == 0
    assert civ["spies for a coin"] == 0
    assert civ["own figures killed by events"] == 0
    assert civ["scouts killed"] <= games
    assert civ["seats with one city"] <= 0.8 * games
    assert civ["won by tech"] >= 0.1 * games
    assert land["free spades settled"] >= 0.7 * land["free spades"]
    assert land["towns"] >= 3.5 * games
    assert land["strongholds"] >= 0.9 * games
    assert land["idle exchanges"] <= 0.01 * land["passes"]
    assert land["idle sacrifices"] <= 0.006 * land["passes"]
    assert land["coins left lying"] <= 0.2 * land["cards changed"]
    assert land["priests sent in vain"] == 0
    assert land["passes with plenty"] <= 0.05 * land["passes"]
    assert land["land made for others"] <= 0.1 * games
    assert cities["needless sales"] <= 0.03 * cities["actions"]
    assert cities["free points of Age III not built"] <= 0.3 * games
    assert cities["last turns that leave points"] <= 0.07 * cities["last turns"]
    assert cities["idle armies of Age III"] <= 0.03 * cities["armies of Age III"]
    assert dict(nations)["utopians"]["left Visions"] >= 0.5 * games
    assert dict(nations)["utopians"]["won"] >= 0.1 * games
    assert dict(nations)["utopians"]["fame cards"] >= games
    assert dict(nations)["arthurians"]["quests finished"] >= 0.4 * games
    assert dict(nations)["arthurians"]["won"] >= 0.1 * games
    assert hands["idle cards"] <= 0.09 * hands["cards in hand"]
    assert hands["Glory discarded beside its regions"] == 0
    assert hands["schools replaced"] <= 0.5 * games
    assert hands["tokens too many"] <= 2 * hands["seats that score tokens"]
    assert hands["while behind"] <= 0.4 * hands["games ended by the King of Kings"]
    for _, found in nations:
        assert found["unrest ignored"] <= 0.1 * found["turns with much unrest"]


if __name__ == "__main__":
    main()
