"""What a game says for itself; match, clocks, history and game texts know nothing else of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar

from jungle_pg.core.bad_text import BadText as BadText

if TYPE_CHECKING:
    from jungle_pg.core.arranging import Arranger
    from jungle_pg.core.codecs import Codec, SaveCodec

Seat: TypeAlias = int
"""One of the two players, 0 or 1, or CHANCE."""

CHANCE: Final[Seat] = -1
"""The actor where luck decides."""

Pick: TypeAlias = str
"""One click on the way to an action: a square, later a card or a marble."""

Fact: TypeAlias = str | int

Detail: TypeAlias = Fact | tuple[Pick, ...]
"""A fact of a refusal, which may be several picks: what stands in the way, who attacks."""

Record: TypeAlias = dict[str, Any]
"""Names and values as a JSON file holds them."""

R = TypeVar("R")
S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
A = TypeVar("A")
E = TypeVar("E")


LIMIT_IS_NEAR: Final = 0.8
"""The part of a limit from which on a game tells how much of it is used."""


def opponent(seat: Seat) -> Seat:
    """The other of the two seats."""
    return 1 - seat


@dataclass(frozen=True, slots=True, init=False)
class Refusal:
    """Why something cannot be done: a code and its facts, worded elsewhere."""

    code: str
    facts: tuple[tuple[str, Detail], ...]

    def __init__(self, code: str, **facts: Detail) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "facts", tuple(facts.items()))


@dataclass(frozen=True, slots=True, init=False)
class Verdict:
    """How a game ended: the winner, or None for a draw, and the reason with its facts."""

    winner: Seat | None
    reason: str
    facts: tuple[tuple[str, Fact], ...]

    def __init__(self, winner: Seat | None, reason: str, **facts: Fact) -> None:
        object.__setattr__(self, "winner", winner)
        object.__setattr__(self, "reason", reason)
        object.__setattr__(self, "facts", tuple(facts.items()))


@dataclass(frozen=True, slots=True, init=False)
class Flaw:
    """What is wrong with a stored game: a code and its facts, worded elsewhere."""

    code: str
    facts: tuple[tuple[str, Fact], ...]

    def __init__(self, code: str, **facts: Fact) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "facts", tuple(facts.items()))


@dataclass(frozen=True, slots=True)
class Danger:
    """The piece that a side must not lose, under attack now, and who attacks it."""

    pick: Pick
    by: tuple[Pick, ...]


@dataclass(frozen=True, slots=True)
class NamedSpot:
    """Where something is in the words of a notation, and what stands there."""

    spot: str
    """As the edges of the board show it: `e3`, or the letter or number of a file."""
    piece: str = ""
    """The letter of what stands there, by which it is worded; nothing for a mere place."""
    seat: Seat | None = None
    """Whose piece it is."""
    is_file: bool = False
    """Whether the spot is a whole file, as each side counts its own."""


@dataclass(frozen=True, slots=True)
class WayOut(Generic[A]):
    """Actions that answer a danger in the same way: a code, whom they answer, and all of them."""

    code: str
    against: Pick
    actions: tuple[A, ...]


@dataclass(frozen=True, slots=True, init=False)
class Notice:
    """What players should know of a position: a code and its facts, worded elsewhere."""

    code: str
    facts: tuple[tuple[str, Fact], ...]
    lasts: bool
    """Whether it is said again and again while it holds, like a counter; else when it comes up."""

    def __init__(self, code: str, *, lasts: bool = False, **facts: Fact) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "facts", tuple(facts.items()))
        object.__setattr__(self, "lasts", lasts)


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """What an action leads to: the new state and what happened, for eyes and ears."""

    state: S
    events: tuple[E, ...]
    seals: bool = False
    """Something secret was revealed: undo must not cross this step."""


class Rulebook(Protocol[R, S, A, E]):
    """A game for two seats; rules, states, actions and events are frozen values."""

    game_id: str
    seat_ids: tuple[str, str]
    codec: "Codec[R, S, A]"
    saves: "SaveCodec[R, S, A]"
    usual_rules: str = "standard"
    """The text of the rules players take unless they choose others."""
    known_as: str = ""
    """What other programs call a game the whole world plays; its positions and moves are then
    written as everybody writes them."""

    def seat_names(self, rules: R) -> tuple[str, str]:
        """What players call the two sides."""

    def label(self, rules: R, pick: Pick) -> str:
        """A pick as players read it on the board."""
        return pick

    def may_agree_draw(self, rules: R) -> bool:
        """Whether a draw may be offered."""
        return True

    def takes_back(self, rules: R) -> bool:
        """Whether anything that was played may be taken back; picks that are not final always."""
        return True

    def start(self, rules: R, position: str | None = None) -> S:
        """The opening state, or the state of a position text (BadText when it is none)."""

    def actor(self, state: S) -> Seat | None:
        """Whose decision it is: a seat, CHANCE, or None when the game is over."""

    def actions(self, state: S) -> Sequence[A]:
        """The legal actions in a stable order; outcomes of luck are not enumerated."""

    def refusal(self, state: S, action: A) -> Refusal | None:
        """Why the action is not legal, or None when it is (or is a possible outcome of luck)."""

    def play(self, state: S, action: A) -> Step[S, E]:
        """Carry out an action that is not refused, or the one of `passing`."""

    def commits(self, state: S, action: A) -> bool:
        """Whether an action is final; picks before it can be taken back and stay out of the log."""
        return True

    def confirms(self, state: S, action: A) -> bool:
        """Whether an action only loses something, so that one click must not be enough for it."""
        return False

    def verdict(self, state: S) -> Verdict | None:
        """How the game ended, or None while it goes on."""

    def tally(self, state: S) -> Record:
        """What a judge tells of a game besides its winner: why it ended, and how it stands."""
        verdict = self.verdict(state)
        reason = None if verdict is None else verdict.reason
        return {"reason": reason, "fen": self.codec.position_text(state)}

    def asks(self, state: S) -> bool:
        """Whether a player has to answer even where only one answer is possible."""
        return True

    def has_secrets(self, rules: R) -> bool:
        """Whether players may know different things of a game."""
        return False

    def is_whole(self, state: S) -> bool:
        """Whether a state can be played on; a view that hides what is needed cannot."""
        return True

    def picks(self, state: S, action: A) -> tuple[Pick, ...]:
        """The clicks that build an action which is possible in this state."""

    def meant(self, state: S, pick: Pick) -> Pick:
        """What a click on something stands for; usually for itself."""
        return pick

    def ends(self, state: S, action: A) -> tuple[Pick, ...]:
        """The two ends of what is about to be played, for marks on the board; or nothing."""
        picks = self.picks(state, action)
        return (picks[0], picks[-1]) if len(picks) > 1 else ()

    def why_not(self, state: S, picks: tuple[Pick, ...]) -> Refusal | None:
        """Why these clicks lead to no action; None when they do, or when nothing need be said."""
        return None

    def places(self, state: S, name: str, fact: Detail, notation: str) -> tuple[NamedSpot, ...]:
        """A fact of a refusal as places in a notation; nothing where it is worded otherwise."""
        return ()

    def named_spot(self, pick: Pick, piece: str, notation: str) -> NamedSpot:
        """Where a piece of a letter stands, in a notation; as a place by its name usually."""
        return NamedSpot(pick)

    def in_the_way(self, state: S, refusal: Refusal) -> tuple[Pick, ...]:
        """Picks that show why something is refused, besides those among its facts."""
        return ()

    def threats(self, state: S, pick: Pick) -> tuple[Pick, ...]:
        """Where the piece on a pick could capture if its side were to move; nothing by default."""
        return ()

    def count(self, state: S, seat: Seat, what: str) -> int:
        """How many pieces of a kind a seat has, or all for no name; goals of stages ask for it."""
        return 0

    def danger(self, state: S) -> Danger | None:
        """What check is in chess: it follows from the state, so undo and loading show it too."""
        return None

    def ways_out(self, state: S) -> tuple[WayOut[A], ...]:
        """The answers to a danger, sorted by what they do about it; nothing by default."""
        return ()

    def notices(self, state: S) -> tuple[Notice, ...]:
        """What is worth saying of a position: a limit that is near, a warning; nothing usually."""
        return ()

    def text(self, state: S, action: A, seat: Seat | None) -> str:
        """The action, about to be played in this state, as a history tells it to a seat."""

    def notations(self) -> tuple[str, ...]:
        """The ways players write the actions of this game, coordinates first."""
        return ("coordinates",)

    def notate(self, state: S, action: A, notation: str) -> str:
        """A legal action, about to be played in this state, in one of the notations."""
        return self.codec.action_text(action)

    def read(self, state: S, text: str) -> A:
        """An action from what a player writes, in any notation, or BadText."""
        return self.codec.parse_action(text)

    def passing(self, state: S, *, is_counted: bool = False) -> A | None:
        """The action a clock may play when time is over, or None; never among the legal ones.

        `is_counted` asks for one as older files have it: until 1.2.0 a pass could repeat a
        position, and what was played and judged so stays as it was.
        """
        return None

    def is_passing(self, state: S, action: A) -> bool:
        """Whether an action is one that a clock may play, or could in an older file."""
        return action in (self.passing(state), self.passing(state, is_counted=True))

    def beginner(self, rules: R) -> Seat:
        """The seat that decides first; the first one where luck comes before it."""
        actor = self.actor(self.start(rules))
        return actor if actor in (0, 1) else 0

    def starts_clock(self, state: S) -> bool:
        """Whether a full limit of time begins with this decision; else the last one goes on."""
        return True

    def autoplay(self, state: S) -> A | None:
        """What is decided for a seat whose time is over, from its own view; None is a computer."""
        return None

    def draw(self, state: S, rng: Random) -> A:
        """The outcome of luck, where the actor is CHANCE."""
        raise ValueError("luck decides nothing in this game")

    def is_drawn(self, state: S) -> bool:
        """Whether luck still decides where the actor is CHANCE; else it lays open what it did."""
        return True

    def lead(self, state: S) -> int:
        """How far the first seat is ahead, to compare games with the same luck by."""
        return 0

    def seen_by(self, state: S, seat: Seat | None) -> S:
        """The state as a seat, or a spectator (None), may see it."""
        return state

    def took(self, events: tuple[E, ...]) -> tuple[str, ...]:
        """The kinds of the pieces that took another in these events, as honours call them."""
        return ()

    def heard_by(self, events: tuple[E, ...], seat: Seat | None) -> tuple[E, ...]:
        """The events as a seat, or a spectator (None), may learn of them."""
        return events

    def arranger(self) -> "Arranger[R, S] | None":
        """How positions of this game are set up; None where they can only be written as text."""
        return None

    def known_by(self, state: S, action: A, seat: Seat | None) -> A:
        """An action of the log, played in this state, with nothing that a seat may not know."""
        return action

    def laid_open(self, state: S, action: A, seat: Seat | None) -> S:
        """The state before an action of the log, as a seat may know it once that was played.

        `known_by` can be played in it and gives the events that the seat has heard.
        """
        return self.seen_by(state, seat)


AnyRulebook: TypeAlias = Rulebook[Any, Any, Any, Any]
"""A rulebook of whatever game."""

Rulebooks: TypeAlias = Mapping[str, AnyRulebook]
"""The games that are known, by their ids."""
