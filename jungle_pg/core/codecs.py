"""How a game is written: its rules, positions and actions as text, and all of it in saves."""

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Generic, Protocol

from jungle_pg.core.bad_text import BadText
from jungle_pg.core.rulebook import A, E, Flaw, R, Record, S, S_contra, Seat

if TYPE_CHECKING:
    from jungle_pg.core.match import Match
    from jungle_pg.core.study.study import AnyStudy, Study


class OtherKind(BadText):
    """A text of another kind than the one looked for, where others may know better."""


class BadGame(BadText):
    """A mistake in a game file, behind what could be read of it."""

    def __init__(self, message: str, study: "AnyStudy") -> None:
        super().__init__(message)
        self.study = study


@dataclass(frozen=True, slots=True)
class FoundGames(Generic[R, S, A, E]):
    """The first game of a file; a plain game is a study of one line."""

    study: "Study[R, S, A, E]"
    count: int = 1
    """How many games the file holds."""


class Codec(Protocol[R, S_contra, A]):
    """Rules, positions and actions as text and back; each text is one line, an action one word."""

    def rules_text(self, rules: R) -> str:
        """The rules as `parse_rules` reads them."""

    def parse_rules(self, text: str) -> R:
        """Rules from their text, or BadText."""

    def position_text(self, state: S_contra) -> str:
        """A position as `Rulebook.start` reads it."""

    def action_text(self, action: A) -> str:
        """An action as `parse_action` reads it."""

    def parse_action(self, text: str) -> A:
        """An action from its text, or BadText; whether it is legal is not asked."""


class SaveCodec(Protocol[R, S, A]):
    """What a save tells of a game, as JSON values that people can read."""

    secret_names: tuple[str, ...] = ()
    """What of `state_record` players must not read while the game goes on."""

    def rules_record(self, rules: R) -> Record:
        """All rules by name."""

    def parse_rules_record(self, record: Record) -> R:
        """Rules from their record, or BadText; KeyError for a name that older files have too.

        A rule that a file does not know has the value under which it was played.
        """

    def ply_record(self, state: S, action: A) -> Record:
        """An action that the rules allow in this state; not under names the log itself uses."""

    def parse_ply(self, record: Record) -> A:
        """An action from its record, or BadText; whether it is legal is not asked.

        Also one of which a seat knows only a part, as `known_by` tells it.
        """

    def state_record(self, state: S) -> Record:
        """What a save shows of a state: its board, its counters."""

    def state_flaw(self, state: S, name: str, given: object) -> Flaw | None:
        """How something stored under a name of `state_record` differs, where more can be said."""
        return None

    def shown_state(self, rules: R, record: Record, mover: Seat) -> S:
        """A state to look at, from a save that nobody has checked, or BadText."""

    def parse_other(self, text: str) -> tuple[R, str]:
        """Rules and position from another kind of file this game knows, or BadText."""
        raise OtherKind("this game knows no other files")

    def parse_game(self, text: str) -> "FoundGames[R, S, A, Any]":
        """The games of a file as other programs of this game write them, or BadText."""
        raise OtherKind("this game knows no game files")

    def parse_data(self, data: bytes) -> "FoundGames[R, S, A, Any]":
        """The games of a file that is no text, or BadText."""
        raise OtherKind("this game knows only texts")

    has_game_files: bool = False
    """Whether programs of this game exchange games in files of a kind of their own."""

    def game_file(
        self, match: "Match[R, S, A, Any]", notation: str, played_at: datetime | None
    ) -> str:
        """A match up to its cursor as such a file, with moves in a notation."""
        raise LookupError("this game knows no game files")

    def study_file(
        self, study: "Study[R, S, A, Any]", notation: str, played_at: datetime | None
    ) -> str:
        """A study as such a file."""
        raise LookupError("this game knows no game files")
