"""OpenSpiel games: importing this module registers ``pentapolis_seven_wonders`` and the others.

Games are sequential: simultaneous questions are answered one after another, and no answer is
visible before the last is in. The first node of the game tree draws the deal; all later chance
follows from it inside the engine, and `resample_from_infostate` redraws it from what a player
knows.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from pentapolis.registry import game as game_of
from pentapolis.research.actions import action_space
from pentapolis.research.encoding import encoding
from pentapolis.research.rewards import Kind
from pentapolis.research.session import Session

GAMES = ("seven-wonders", "terra-mystica", "endeavor", "civilization", "imperium")
DEALS = 1024
"""The number of deals in one game tree; the parameter ``seed`` selects another set of them."""
LONGEST = {"seven-wonders": 1000, "terra-mystica": 3000, "endeavor": 2000,
           "civilization": 60_000, "imperium": 20_000}  # fmt: skip


class Struct:
    """A structured value: a dictionary that can be written as JSON."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def to_dict(self) -> dict[str, Any]:
        return self.data

    def to_json(self) -> str:
        return json.dumps(self.data, sort_keys=True)


class Game(pyspiel.Game):
    """One of our games. Parameters: ``players``, ``seed``, ``reward`` (rank or win)."""

    ID = ""
    TYPE: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("players", game_of(self.ID).seats[0]))
        self.seats = seats
        self.seed = int(given.get("seed", 0))
        self.reward: Kind = given.get("reward", "rank")
        wins = self.reward == "win"
        game_of(self.ID).check(seats, None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(action_space(self.ID)),
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=0.0 if wins else -1.0,
            max_utility=1.0,
            utility_sum=1.0 if wins else 0.0,
            max_game_length=LONGEST[self.ID],
        )
        super().__init__(self.TYPE, info, given)

    def new_initial_state(self, text: str | None = None) -> State:
        """The position before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees as numbers and text."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind.perfect_recall)


class State(pyspiel.State):
    """A position of one of our games."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        # Not the game itself, because copying a position would copy it too.
        self.name = game.ID
        self.seats = game.seats
        self.first_seed = game.seed * DEALS
        self.reward = game.reward
        self.session: Session | None = None

    def current_player(self) -> int:
        if self.session is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.session.over else self.session.acting

    def _legal_actions(self, player: int) -> list[int]:
        assert self.session is not None
        return self.session.legal(player) if player == self.session.acting else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.session is None:
            seed = self.first_seed + action
            self.session = Session(self.name, self.seats, seed, None, self.reward)
        else:
            self.session.step(self.session.acting, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return action_space(self.name).text(action)

    def is_terminal(self) -> bool:
        return self.session is not None and self.session.over

    def returns(self) -> list[float]:
        """The reward of every player; zeros while the game goes on."""
        return self.session.rewards() if self.session is not None else [0.0] * self.seats

    def __str__(self) -> str:
        if self.session is None:
            return "before the deal"
        moves = ", ".join(f"{seat}: {text}" for seat, text in self.session.record)
        given = {seat: answer.given for seat, answer in sorted(self.session._answers.items())}
        return f"deal {self.session.seed}; {moves}; {given if any(given.values()) else ''}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A position that the player cannot distinguish from this one."""
        assert self.session is not None
        twin: State = self.clone()
        twin.session = self.session.resample(player, Random(int(sampler() * 2**53)))
        return twin

    # --- structured values for other programs --------------------------------------------------

    def to_struct(self) -> Struct:
        """The whole record: more than any player may know."""
        if self.session is None:
            return Struct({})
        return Struct(self.session.match().save())

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def to_observation_struct(self, player: int) -> Struct:
        """The player's view."""
        return Struct(seen_by(self, player))

    def action_to_struct(self, player: int, action: int) -> Struct:
        """What an action stands for."""
        return Struct({"player": player, "action": action_space(self.name).text(action)})


def seen_by(state: State, player: int) -> dict[str, Any]:
    """A player's view, with the answer it has begun."""
    if state.session is None:
        return {}
    answer = state.session.answer(player)
    given = answer.given if answer is not None else ()
    view = state.session.state.view(player)
    return {**view, "given": state.session.space.spell(given)}


class Observer:
    """Numbers and text for one player; with perfect recall also the player's own answers."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        fields, actions = len(encoding(game.ID)), len(action_space(game.ID))
        self.tensor = np.zeros(game.seats + fields + actions, np.float32)
        self.dict = {
            "player": self.tensor[: game.seats],
            "observation": self.tensor[game.seats : game.seats + fields],
            "given": self.tensor[game.seats + fields :],
        }

    def set_from(self, state: State, player: int) -> None:
        """Set the observation to what the player sees."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.session is not None:
            seen = state.session.observe(player)
            self.dict["observation"][:] = seen["observation"]
            self.dict["given"][:] = seen["given"]

    def string_from(self, state: State, player: int) -> str:
        """What the player sees as JSON."""
        seen = {"player": player, **seen_by(state, player)}
        if self.perfect_recall and state.session is not None:
            seen["answers"] = [text for seat, text in state.session.record if seat == player]
        return json.dumps(seen, sort_keys=True)


def define(game: str) -> type[Game]:
    """The registered class of one game."""
    found = game_of(game)
    kinds = pyspiel.GameType
    game_type = kinds(
        short_name=f"pentapolis_{game.replace('-', '_')}",
        long_name=found.en,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=found.seats[-1],
        min_num_players=found.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": found.seats[0], "seed": 0, "reward": "rank"},
    )
    name = "".join(word.capitalize() for word in game.split("-"))
    made = type(name, (Game,), {"ID": game, "TYPE": game_type, "__module__": __name__})
    globals()[name] = made  # pickled classes must be found by name
    pyspiel.register_game(game_type, made)
    return made


DEFINED = {game: define(game) for game in GAMES}
