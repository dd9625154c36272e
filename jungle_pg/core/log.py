"""What a match is made of: its setup and the entries of its log."""

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import Generic, TypeAlias

from jungle_pg.core.clock import TotalTime
from jungle_pg.core.rulebook import CHANCE, A, E, R, Refusal, Rulebook, S, Seat, Verdict, opponent

DEFAULT_UNDO_DEPTH = 10


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a person, a computer of some level, or another program by its name."""

    name: str = ""
    level: int | None = None
    is_program: bool = False

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.level is None and not self.is_program


class Stakes(StrEnum):
    """What a game counts for."""

    RATED = "rated"
    """For the rating of who plays against a level: no hints, and nothing is taken back."""
    FRIENDLY = "friendly"
    """For statistics and trophies."""
    NOTHING = "nothing"
    """It goes on from the middle of another game."""


@dataclass(frozen=True, slots=True)
class Setup(Generic[R]):
    """Everything that is agreed before the first move."""

    rules: R
    position: str | None = None
    players: tuple[Player, Player] = (Player(), Player())
    undo_depth: int | None = DEFAULT_UNDO_DEPTH
    """Plies that may be taken back; 0 for none, None for all."""
    luck_seed: int = 0
    """Where all luck of the match comes from."""
    unknown: str = ""
    """What a save held that this program does not know: JSON of `core/saving/unknown.py`."""
    stakes: Stakes = Stakes.FRIENDLY
    earlier_lead: int | None = None
    """How far the first seat was ahead in the game whose luck is played again with seats changed;
    None where this is no such duplicate."""
    coached: int | None = None
    """How often the coach has spoken so far; None in a game without a coach."""
    total: TotalTime | None = None
    """The time each side has for the whole game, if that was agreed."""
    seen_by: Seat | None = None
    """Whose view of it the log is, where cards are hidden and nobody here knows the whole."""

    def with_luck(self, seed: int) -> "Setup[R]":
        """The same with other luck, so that it is nobody's duplicate."""
        return replace(self, luck_seed=seed, earlier_lead=None)


class Cause(StrEnum):
    """What made a ply happen."""

    CHOICE = "choice"
    LUCK = "luck"
    AUTO = "auto"
    """Time was over and a move was played for the player."""
    PASS = "pass"
    """Time was over and the turn went by."""


@dataclass(frozen=True, slots=True)
class Ply(Generic[A]):
    """An action that was played, by a seat or by luck."""

    seat: Seat
    action: A
    cause: Cause = Cause.CHOICE
    used_ms: int = 0
    at: datetime | None = None
    """The time of day by the clock on the wall, where somebody has noted it."""
    unknown: str = ""
    """As in the setup."""


class Closing(StrEnum):
    """How players or clocks end a game that the rules would let go on."""

    RESIGN = "resign"
    DRAW = "draw"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game by a decision of a seat, or by its clock."""

    seat: Seat
    closing: Closing
    at: datetime | None = None
    unknown: str = ""
    """As in the setup."""

    @property
    def verdict(self) -> Verdict:
        """The verdict this entry brings about."""
        match self.closing:
            case Closing.RESIGN:
                return Verdict(opponent(self.seat), "resignation")
            case Closing.DRAW:
                return Verdict(None, "agreement")
            case Closing.TIME:
                return Verdict(opponent(self.seat), "time")


Entry: TypeAlias = Ply[A] | Ending


@dataclass(frozen=True, slots=True)
class Moment(Generic[S, A, E]):
    """A log entry with what it led to."""

    entry: Entry[A]
    state: S
    events: tuple[E, ...]
    verdict: Verdict | None
    seals: bool = False


def entry_refusal(
    rulebook: Rulebook[R, S, A, E],
    setup: Setup[R],
    state: S,
    verdict: Verdict | None,
    entry: Entry[A],
) -> Refusal | None:
    """Why an entry cannot be the next one of a log, or None when it can."""
    if verdict is not None:
        return Refusal("game_over")
    if isinstance(entry, Ending):
        forbidden = entry.closing is Closing.DRAW and not rulebook.may_agree_draw(setup.rules)
        return Refusal("no_draw_offers") if forbidden else None
    if entry.seat != rulebook.actor(state) or (entry.seat == CHANCE) != (entry.cause is Cause.LUCK):
        return Refusal("wrong_seat")
    if entry.cause is Cause.PASS:
        return None if rulebook.is_passing(state, entry.action) else Refusal("no_passing")
    return rulebook.refusal(state, entry.action)


def moment_after(
    rulebook: Rulebook[R, S, A, E], setup: Setup[R], state: S, entry: Entry[A]
) -> Moment[S, A, E]:
    """What an entry that is not refused leads to."""
    if isinstance(entry, Ending):
        # When a game is over all may be seen, so that nobody can go back to it.
        seals = rulebook.has_secrets(setup.rules)
        return Moment(entry, state, (), entry.verdict, seals)
    step = rulebook.play(state, entry.action)
    verdict = rulebook.verdict(step.state)
    return Moment(entry, step.state, step.events, verdict, step.seals)


def floor_after(setup: Setup[R], floor: int, length: int, moment: Moment[S, A, E]) -> int:
    """Below which cursor undo cannot go once the log has this length; never lower than before."""
    if moment.seals or setup.undo_depth == 0:
        return length
    if setup.undo_depth is None or isinstance(moment.entry, Ending):
        return floor
    return max(floor, length - setup.undo_depth)
