"""A moment of a game of Xiangqi, and what can happen in it."""

from dataclasses import dataclass
from typing import TypeAlias

from jungle_pg.core.rulebook import Seat, Verdict
from jungle_pg.core.xiangqi.board import Board, Point
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.pieces import Piece
from jungle_pg.core.xiangqi.rules import XiangqiRules


@dataclass(frozen=True, slots=True)
class Past:
    """An earlier board, and whether the side to move was in check on it."""

    board: Board
    in_check: bool


@dataclass(frozen=True, slots=True)
class XiangqiState:
    """The board and all that the rules remember about how it came about."""

    rules: XiangqiRules
    board: Board
    mover: Seat
    quiet: int
    """Plies since the last capture."""
    move_number: int
    """Rises after each move of Black."""
    seen: tuple[Past, ...]
    """Earlier boards that could come again: since the last capture, the sides taking turns."""
    checkers: tuple[Point, ...]
    """Who gives check to the side to move; it follows from the board."""
    verdict: Verdict | None

    @property
    def in_check(self) -> bool:
        """Whether the general of the side to move is attacked."""
        return bool(self.checkers)


Action: TypeAlias = Move


@dataclass(frozen=True, slots=True)
class Moved:
    """A piece went from point to point."""

    piece: Piece
    start: Point
    target: Point


@dataclass(frozen=True, slots=True)
class Captured:
    """An attacker took a victim on a point."""

    point: Point
    attacker: Piece
    victim: Piece


@dataclass(frozen=True, slots=True)
class CheckEnded:
    """A side has answered the check to its general."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Checked:
    """The general of a side is attacked."""

    seat: Seat
    general: Point
    attackers: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Repeated:
    """A warning: the position is there again; `perpetual` names who has checked all the time."""

    count: int
    perpetual: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    verdict: Verdict


Event: TypeAlias = Moved | Captured | CheckEnded | Checked | Repeated | Ended
