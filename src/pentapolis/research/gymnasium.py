"""Gymnasium environments: one seat against bots.

``register()`` registers them; then ``gymnasium.make("pentapolis/SevenWonders-v0", seats=4,
opponents="greedy")``. An illegal action ends the game with the worst reward and
``info["illegal"]``; ``info["action_mask"]`` and the observation contain the legal ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium import spaces

from pentapolis.arena.simulation import make_bot
from pentapolis.core.errors import IllegalMove
from pentapolis.registry import game as game_of
from pentapolis.research.actions import action_space
from pentapolis.research.pettingzoo import observation_space, usual_seats
from pentapolis.research.rewards import WORST, Kind
from pentapolis.research.session import Observation, Session

GAMES = {
    "SevenWonders": "seven-wonders", "TerraMystica": "terra-mystica", "Endeavor": "endeavor",
    "Civilization": "civilization", "Imperium": "imperium",
}  # fmt: skip


class AgainstBots(gymnasium.Env[Observation, int]):
    """One seat of a game; bots play the others (``"greedy"``, or a name per seat)."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        opponents: str | list[str] = "greedy",
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        reward: Kind = "rank",
        render_mode: str | None = None,
    ) -> None:
        found = game_of(game)
        self.game = game
        self.seats = usual_seats(game) if seats is None else seats
        self.options = dict(found.check(self.seats, {**found.unattended, **(options or {})}))
        others = [opponents] * (self.seats - 1) if isinstance(opponents, str) else opponents
        if len(others) != self.seats - 1:
            raise ValueError(f"{self.seats - 1} opponents are needed, not {len(others)}")
        for name in others:
            make_bot(name, 0)  # report a wrong name before anything starts
        self.opponents = list(others)
        self.seat = seat
        """The agent's seat; None draws one for every game."""
        self.reward: Kind = reward
        self.render_mode = render_mode
        self.observation_space = observation_space(game)
        self.action_space = spaces.Discrete(len(action_space(game)))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**48))
        chair = int(self.np_random.integers(self.seats)) if self.seat is None else self.seat
        self.chair = chair
        self.session = Session(self.game, self.seats, drawn, self.options, self.reward)
        names = iter(self.opponents)
        self.bots = {
            seat: make_bot(next(names), drawn * 97 + seat)
            for seat in range(self.seats)
            if seat != chair
        }
        self.let_others_play()
        return self.session.observe(chair), self.info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.session.step(self.chair, int(action))
        except IllegalMove:
            info = {**self.info(), "illegal": True}
            return self.session.observe(self.chair), WORST[self.reward], True, False, info
        self.let_others_play()
        reward = self.session.rewards()[self.chair]
        return self.session.observe(self.chair), reward, self.session.over, False, self.info()

    def let_others_play(self) -> None:
        """Let bots answer until the agent is asked or the game is over."""
        session = self.session
        while not session.over and session.state.decision(self.chair) is None:
            seat = session.acting
            session.play(seat, session.ask(self.bots[seat], seat))

    def info(self) -> dict[str, Any]:
        """The legal actions, and who sits where."""
        return {"action_mask": self.session.mask(self.chair), "seat": self.chair}

    def render(self) -> str | None:
        """The position in words."""
        return repr(self.session.state) if self.render_mode == "ansi" else None


def register() -> None:
    """Register ``pentapolis/SevenWonders-v0`` and the others with Gymnasium."""
    for name, game in GAMES.items():
        gymnasium.register(
            f"pentapolis/{name}-v0",
            entry_point="pentapolis.research.gymnasium:AgainstBots",
            kwargs={"game": game},
        )


register()
