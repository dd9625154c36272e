"""Whether pieces could stand like this: every problem of a set-up position as a code with facts."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.attacks import checkers, generals_face
from jungle_pg.core.xiangqi.board import (
    FILE_LETTERS,
    SEATS,
    Board,
    Point,
    file_of,
    general_of,
    may_stand,
    point_name,
)
from jungle_pg.core.xiangqi.pieces import MOST, PIECES, Kind, Piece


class Trouble(StrEnum):
    """What can be wrong with a set-up position."""

    NO_GENERAL = "no_general"
    TOO_MANY = "too_many"
    WRONG_POINT = "wrong_point"
    FACING_GENERALS = "facing_generals"
    OTHER_SIDE_IN_CHECK = "other_side_in_check"


SENTENCES: Final = {
    Trouble.NO_GENERAL: "{piece} is missing",
    Trouble.TOO_MANY: "{count} of {piece}, but there are at most {most}",
    Trouble.WRONG_POINT: "{piece} cannot stand on {point}",
    Trouble.FACING_GENERALS: "the generals face each other on file {file}",
    Trouble.OTHER_SIDE_IN_CHECK: "{piece} on {point} is in check, but it is not its turn",
}


@dataclass(frozen=True, slots=True, init=False)
class Problem:
    """Why a position cannot be played: a code and its facts."""

    code: Trouble
    facts: tuple[tuple[str, str | int], ...]

    def __init__(self, code: Trouble, **facts: str | int) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "facts", tuple(facts.items()))

    def __str__(self) -> str:
        told = dict(self.facts)
        if "piece" in told:
            told["piece"] = piece_name(PIECES[str(told["piece"])])
        return SENTENCES[self.code].format(**told)


def problems(board: Board, mover: Seat) -> tuple[Problem, ...]:
    """Everything that is wrong with a position, the first thing first."""
    wrong = [*_counts(board), *_places(board)]
    # Who attacks whom is a question only when both generals stand where they belong.
    return tuple(wrong or _dangers(board, mover))


def piece_name(piece: Piece) -> str:
    """A piece as players call it: RED Cannon."""
    return f"{'BLACK' if piece.seat else 'RED'} {piece.kind.title}"


def _counts(board: Board) -> Iterator[Problem]:
    found = Counter(piece for piece in board if piece is not None)
    for seat in SEATS:
        for kind, most in MOST.items():
            piece = Piece(seat, kind)
            if kind is Kind.GENERAL and not found[piece]:
                yield Problem(Trouble.NO_GENERAL, piece=piece.letter)
            if found[piece] > most:
                yield Problem(Trouble.TOO_MANY, piece=piece.letter, count=found[piece], most=most)


def _places(board: Board) -> Iterator[Problem]:
    for point, piece in enumerate(board):
        if piece is not None and not may_stand(piece, point):
            yield Problem(Trouble.WRONG_POINT, piece=piece.letter, point=point_name(point))


def _dangers(board: Board, mover: Seat) -> Iterator[Problem]:
    waiting = opponent(mover)
    general = _standing(board, waiting)
    if generals_face(board, waiting):
        yield Problem(Trouble.FACING_GENERALS, file=FILE_LETTERS[file_of(general)])
    if checkers(board, waiting):
        letter = Piece(waiting, Kind.GENERAL).letter
        yield Problem(Trouble.OTHER_SIDE_IN_CHECK, piece=letter, point=point_name(general))


def _standing(board: Board, seat: Seat) -> Point:
    general = general_of(board, seat)
    assert general is not None
    return general
