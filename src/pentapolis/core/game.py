"""What a game says about itself: seats, options, components, rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any, Generic

from pentapolis.core.agenda import Decision
from pentapolis.core.errors import BadOption, BadSeats
from pentapolis.core.formats import Format
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short
from pentapolis.core.score import Score
from pentapolis.core.state import State
from pentapolis.core.view import Frame
from pentapolis.core.weights import Weights

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)

Options = dict[str, Any]


class Option:
    """A choice made before the game starts. The first choice is the default.

    `choices` are the plain values; an option with other values (a list per seat) has a `check`,
    which returns a reason where the value is wrong. A `local` option refers to something on this
    machine (a file): it takes any text, and a server must refuse it from a client.
    """

    def __init__(
        self,
        name: str,
        choices: Sequence[Any],
        check: Callable[[Any, int], Message | None] | None = None,
        local: bool = False,
    ) -> None:
        self.name = name
        self.choices = tuple(choices)
        self.default = self.choices[0]
        self.check = check
        self.local = local

    def refusal(self, value: Any, seats: int) -> Message | None:
        """Why the value is not allowed, None if it is.

        >>> Option("sides", ("random", "day", "night")).refusal("day", seats=3) is None
        True
        """
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return None
        if self.check is not None and (
            isinstance(value, str) if self.local else not isinstance(value, (str, bool))
        ):
            return self.check(value, seats)
        choices = ", ".join(str(choice).lower() for choice in self.choices)
        return Message(
            "core-bad-option-value",
            {"option": self.name, "value": str(value), "choices": choices},
        )


class Component:
    """Anything with an id that a view, a move or a message can name.

    `text` says what it does; `note` is what else is printed on it (cost, age, chains); `group` is
    the family that clients show by colour or sign (``blue``); `facts` are the printed facts that a
    drawing shows (colour, age, cost), JSON-ready.
    """

    __slots__ = ("id", "en", "cs", "text", "source", "confidence", "note", "group", "facts")

    def __init__(
        self,
        id: str,
        en: str,
        cs: str,
        text: Message | None = None,
        source: str = "",
        confidence: str = "",
        note: Message | None = None,
        group: str = "",
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        self.id = id
        self.en = en
        self.cs = cs
        self.text = text
        self.source = source
        self.confidence = confidence
        self.note = note
        self.group = group
        self.facts = facts if facts is not None else {}

    def to_json(self) -> dict[str, Any]:
        """The component as it travels to a client."""
        return {
            "id": self.id,
            "en": self.en,
            "cs": self.cs,
            "text": self.text.to_json() if self.text is not None else None,
            "note": self.note.to_json() if self.note is not None else None,
            "group": self.group,
            "source": self.source,
            "confidence": self.confidence,
            "facts": dict(self.facts),
        }


class Game(Generic[S]):
    """One game of the collection. Each game package has one instance called ``GAME``.

    It connects a game's modules: a position asks its game for views, scores and the like, so that
    the rules need not import the modules that compute them.
    """

    id: str
    """Its public name: ``seven-wonders``."""
    prefix: str
    """How its rule numbers begin: ``SW``."""
    package: str
    """The Python package that holds its data and texts."""
    en: str
    cs: str
    seats: range
    seats_rule: str = ""
    """The rule that states the number of players, if there is one."""
    options: tuple[Option, ...] = ()
    rules_version: int = 1
    unattended: Mapping[str, Any] = {}
    """Default options for games among bots, chosen so that these games end."""
    view_type: type = Frame
    """The typed dictionary that `view` returns."""
    fact_types: Mapping[str, type] = {}
    """The typed dictionaries of its components' facts, by the kind of their ids."""
    round_log: str = "round"
    """The line of the log that a round begins with: ``<prefix>-log-<round_log>``."""
    verbs: frozenset[str] = frozenset()
    """Verbs of moves that have their own text: ``<prefix>-verb-<verb>``."""

    standing: Mapping[str, tuple[str, ...]] = {}
    """By kind of question: the answers that a player may give in advance to all of them."""

    # Numbers for search. `spread`: typical distance between final results. `temperature`: distance
    # between rates of moves that are about equally good. `horizon`: number of answers after which a
    # playout stops. `noise`: how often a playout's answer is any move. `doubt`: distance from the
    # best rate within which a playout may choose another move.
    spread: float = 10.0
    temperature: float = 1.5
    horizon: int = 100_000
    noise: float = 0.02
    doubt: float = 0.0
    own: float = 0.0
    """The share of a seat's own points in what its search aims at; the rest is its lead. What the
    others do in a playout is noise to its own points."""
    foresight: int = 100_000
    """The same number of answers for playouts that tell chances: there the end of the game may be
    worth the time that a search does not have."""
    beginner: float = 1.5
    """Distance between rates that a beginner hardly notices; measured, so that beginners win about
    the same share of games against greedy in every game."""
    # By kind of question: how far below the best rate bots still choose at random, for variety.
    variety: Mapping[str, float] = {}
    weights: Weights | None = None
    """The numbers of the bot's rules of thumb, if they are data (``bot/weights.json``)."""

    def edition(self, options: Options) -> Game[S]:
        """The game that a match with those options plays.

        This one, unless the options bring a box with its own components.
        """
        return self

    def first_state(self, seats: int, seed: int, options: Options) -> S:
        """The position before the first question; `start` runs it up to that."""
        raise NotImplementedError

    def components(self) -> Mapping[str, Component]:
        """All components, by id."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """JSON-ready: what that seat may see (None: a spectator), built by adding only."""
        raise NotImplementedError

    def area(self, state: S, seat: int) -> Mapping[str, Any]:
        """A seat's own part of the view, as the seat sees it; quicker than the whole view."""
        players: Sequence[Mapping[str, Any]] = self.view(state, seat)["players"]
        return players[seat]

    def redeal(self, state: S, seat: int | None, rng: Random) -> None:
        """Replace everything the seat cannot know by an equally likely alternative."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """The present score of every seat, with its parts."""
        raise NotImplementedError

    def ranks(self, state: S) -> list[tuple[int, ...]]:
        """The ranks of these scores. Every playout that ends asks for them, so a game may compute
        them without the parts."""
        return [score.rank for score in self.scores(state)]

    def verdict(self, state: S) -> Message | None:
        """What decided a finished game, if not points alone."""
        return None

    def census(self, state: S) -> object:
        """All components wherever they are: a value that never changes during a game."""
        return None

    def recomputed(self, state: S) -> dict[str, object]:
        """The attributes of `DERIVED` that are filled now, by name, computed afresh."""
        return {}

    def rate(self, state: S, seat: int, moves: Sequence[Move]) -> list[float]:
        """How good each of the seat's open moves looks, by rules of thumb; larger is better."""
        raise NotImplementedError

    def quick_rate(self, state: S, seat: int, moves: Sequence[Move]) -> list[float]:
        """A quicker `rate` for playouts; by default `rate` itself."""
        return self.rate(state, seat, moves)

    learned: tuple[str, ...] = ()
    """The lists of `weights` whose numbers are added directly to the rates of some moves."""

    lessons: float = 0.7
    """The temperature by which games that train these numbers draw their moves."""

    openings: tuple[str, ...] = ()
    """The lists of `weights` about what a seat begins with; `opening_places` indexes them."""

    untrained: tuple[str, ...] = ()
    """Those `weights` that rates do not use, so that games between rules of thumb cannot train
    them."""

    quick: tuple[str, ...] = ()
    """Those of them that `quick_rate` uses; games played by it train them."""

    def learned_places(self, state: S, seat: int, moves: Sequence[Move]) -> list[list[int]]:
        """For each move, the indices into the joined `learned` lists of the numbers added to its
        rate. Training by policy gradient changes these numbers."""
        raise NotImplementedError

    def opening_places(self, state: S, seat: int) -> list[int]:
        """The indices into the joined `openings` lists of what the seat began the game with."""
        raise NotImplementedError

    factual: str = ""
    """The table of `weights` by fact and by stage that `evaluate` adds up, if there is one."""

    def facts(self, state: S) -> tuple[int, list[list[float]]]:
        """The stage of that table that a position belongs to, and by seat what its numbers are
        multiplied by, for training by facts."""
        raise NotImplementedError

    straying: Mapping[str, float] = {}
    """By kind of question: how widely training by watching draws, where more than usual."""

    methods: tuple[str, ...] = ("evolution",)
    """By which methods its weights are trained: ``evolution``, ``quick``, ``gradient``,
    ``openings``, ``judging``, ``facts``."""
    training: Mapping[str, Any] = {}
    """Options of training games that differ from the default."""

    def quick_rater(self) -> Callable[[Any, int, list[Move]], list[float]]:
        """The function behind `quick_rate`. A playout calls it a hundred times, so a game may
        return its own compiled function and spare the detour."""
        return self.quick_rate

    def quick_turns(self) -> Callable[[Any, Callable[[], float], float, int, int], int] | None:
        """A function that plays turns as a playout does, answer for answer, but without asking. It
        gets the position, what draws random numbers, the `noise`, after how many answers the
        playout ends where the position `is_settled`, and a seat that answers by a tree, or -1. It
        stops there, where that seat is asked, or at a question of another kind, and returns how
        many answers it has given. For a game without `doubt`."""
        return None

    def settled_check(self) -> Callable[[Any], bool]:
        """The function behind `is_settled`, for the same reason."""
        return self.is_settled

    def evaluate(self, state: S, seat: int) -> float:
        """How well the seat stands, roughly in final points."""
        raise NotImplementedError

    def evaluate_all(self, state: S) -> list[float]:
        """The same for every seat; where one stands by how the others do, that is worked out
        once."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def aspects(self, state: S, seat: int, parts: dict[str, float]) -> dict[str, float]:
        """The strengths of the seat's unfinished position, in points, for hints. Each has its own
        text, ``<prefix>-part-<name>``. By default the parts of the score so far."""
        return parts

    def is_settled(self, state: S) -> bool:
        """Whether positions can be compared fairly now, for example at the end of a round. A
        playout that has reached its horizon goes on until then."""
        return True

    def stage(self, state: S) -> int:
        """The stage of the game from 0, by public information; tells how safe a lead is."""
        return 0

    def label(self, move: Move) -> Message:
        """The move in words; by default its verb and the names of its components."""
        verb = f"{self.prefix.lower()}-verb-{move.verb}" if move.verb in self.verbs else ""
        known = self.components()
        words: list[str] = []
        plain = False
        for arg in move.args:
            named = arg in known or arg.startswith("seat:")
            if plain and not named:
                words[-1] += f" {short(arg)}"  # "1W to 1C" is one thing
            else:
                words.append(arg if named else short(arg))
            plain = not named
        return Message(
            "core-move",
            {
                "verb": Message(verb) if verb else move.verb,
                "count": len(words),
                "args": tuple([Message("core-word", {"word": word}) for word in words]),
            },
        )

    def wording(self, decision: Decision, move: Move) -> Message:
        """An answer to that question in words."""
        return decision.wording(move) or self.label(move)

    def formats(self) -> Mapping[str, Format]:
        """Notations of this game only, by name; the common ones are available for every match."""
        return {}

    # --- common to all -------------------------------------------------------------------

    def start(self, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> S:
        """A new position, run to its first question."""
        complete = self.check(seats, options)
        state = self.edition(complete).first_state(seats, seed, complete)
        state.run()
        return state

    def check(self, seats: int, options: Mapping[str, Any] | None) -> Options:
        """The complete options of a new game, or a clear error."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise BadSeats(
                Message(
                    "core-bad-seats",
                    {
                        "game": self.en,
                        "seats": str(seats),
                        "least": self.seats[0],
                        "most": self.seats[-1],
                    },
                    self.seats_rule,
                )
            )
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(Message("core-options-by-name"))
        given = dict(options or {})
        complete: Options = {}
        for option in self.options:
            value = option.default
            if given and option.name in given:
                value = given.pop(option.name)
                refusal = option.refusal(value, seats)
                if refusal is not None:
                    raise BadOption(refusal)
            # Lists are copied, so that later changes by the caller have no effect.
            complete[option.name] = [*value] if isinstance(value, (list, tuple)) else value
        if given:
            known = ", ".join(option.name for option in self.options) or "-"
            raise BadOption(
                Message("core-unknown-option", {"option": min(map(str, given)), "known": known})
            )
        return complete

    def text_file(self, name: str) -> str:
        """One of the game's text files (``en.ftl``, ``rules.cs.md``)."""
        return files(self.package).joinpath("text", name).read_text("utf-8")
