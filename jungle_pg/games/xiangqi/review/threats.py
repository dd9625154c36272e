"""What a side wins next whatever the other one answers: forks, pins, traps, opened lines.

Every answer is tried, so that nothing is called lost which could be saved.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import Board, Point
from jungle_pg.core.xiangqi.moves import board_after, legal_moves, reach
from jungle_pg.core.xiangqi.paths import RAYS, Move
from jungle_pg.core.xiangqi.pieces import Kind
from jungle_pg.games.xiangqi.review.taking import (
    captures,
    gain,
    gives_check,
    mates_at_once,
    piece_on,
    worth,
)

LEAST: Final = 2
"""What must be won so that something is said: more than a soldier at home."""


@dataclass(frozen=True, slots=True)
class Prize:
    """Something that can be taken after an answer, and what is won by it."""

    origin: Point
    """Where it stood before the answer."""
    move: Move
    gain: int


@dataclass(frozen=True, slots=True)
class Threat:
    """What a move threatens so that it comes true: a code, and whose loss it is."""

    code: str
    victims: tuple[Point, ...]
    """Where they stand when the move has been made; of two of them one falls."""
    line: tuple[Move, ...]
    """The move, the answer that loses least, and what is taken then."""
    gain: int
    """What is won at least."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer, and everything that can be taken after it."""

    answer: Move
    prizes: tuple[Prize, ...]
    mate: Move | None = None
    """A mate at once, looked for where nothing is to be taken."""

    def best(self, victims: Sequence[Point]) -> Prize | None:
        """The most that can be won by taking one of some pieces."""
        prizes = (prize for prize in self.prizes if prize.origin in victims)
        return max(prizes, key=lambda prize: prize.gain, default=None)


def answers(after: Board, loser: Seat) -> Iterator[Answered]:
    """Every answer of a side, with what it loses next."""
    winner = opponent(loser)
    for answer in legal_moves(after, loser):
        lost, then = worth(after, answer.target), board_after(after, answer)
        prizes = []
        for capture in captures(then, winner):
            won = gain(then, winner, capture) - lost
            if won >= LEAST:
                origin = answer.start if capture.target == answer.target else capture.target
                prizes.append(Prize(origin, capture, won))
        yield Answered(answer, tuple(prizes), None if prizes else mates_at_once(then, winner))


def threat_of(board: Board, mover: Seat, move: Move) -> Threat | None:
    """What is won after a move whatever comes; None where some answer saves everything."""
    after = board_after(board, move)
    answered: list[Answered] = []
    for found in answers(after, opponent(mover)):
        if not found.prizes and found.mate is None:
            return None
        answered.append(found)
    taken = [found for found in answered if found.prizes]
    for victims in _candidates(after, taken):
        code = next(
            (
                code
                for code, is_so in WAYS.items()
                if is_so(board, mover, move, victims) and _come_true(code, answered, move, victims)
            ),
            "",
        )
        if code:
            least = min(taken, key=lambda found: _won(found, victims))
            prize = least.best(victims)
            assert prize is not None
            return Threat(code, victims, (move, least.answer, prize.move), prize.gain)
    return None


def is_threat(board: Board, mover: Seat, move: Move, code: str, victims: tuple[Point, ...]) -> bool:
    """Whether a move threatens this, and every answer lets it come true."""
    after = board_after(board, move)
    if any(worth(after, victim) < LEAST for victim in victims):
        return False
    found = list(answers(after, opponent(mover)))
    return (
        bool(found)
        and WAYS[code](board, mover, move, victims)
        and _come_true(code, found, move, victims)
    )


def _come_true(
    code: str, found: Sequence[Answered], move: Move, victims: tuple[Point, ...]
) -> bool:
    if code == MATE_OR and all(each.mate is None for each in found):
        return False
    return all(_comes_true(code, each, move, victims) for each in found)


def _comes_true(code: str, found: Answered, move: Move, victims: tuple[Point, ...]) -> bool:
    if code == MATE_OR and found.mate is not None:
        return True
    if code in BY_MOVER:
        return any(
            prize.origin in victims and prize.move.start == move.target for prize in found.prizes
        )
    return found.best(victims) is not None


def _candidates(after: Board, taken: list[Answered]) -> Iterator[tuple[Point, ...]]:
    """A piece that falls whatever comes, or two of which one does; the dearest first."""
    sets = [{prize.origin for prize in found.prizes} for found in taken]
    if not sets:
        return
    every = sorted(set[Point].union(*sets), key=lambda point: (-worth(after, point), point))
    for victim in every:
        if worth(after, victim) >= LEAST and all(victim in each for each in sets):
            yield (victim,)
    for pair in combinations(every, 2):
        if min(worth(after, victim) for victim in pair) >= LEAST and not any(
            each.isdisjoint(pair) for each in sets
        ):
            yield pair


def _won(found: Answered, victims: tuple[Point, ...]) -> int:
    prize = found.best(victims)
    return 0 if prize is None else prize.gain


Victims = tuple[Point, ...]
Way = Callable[[Board, Seat, Move, Victims], bool]


def _checks_one(board: Board, mover: Seat, move: Move, victims: Victims) -> bool:
    return len(victims) == 1 and gives_check(board, mover, move)


def _pins(board: Board, mover: Seat, move: Move, victims: Victims) -> bool:
    """Whether the victim could go somewhere by its own rule, and none of it is legal."""
    after = board_after(board, move)
    return (
        len(victims) == 1
        and not gives_check(board, mover, move)
        and bool(reach(after, victims[0]))
        and all(way.start != victims[0] for way in legal_moves(after, opponent(mover)))
    )


def _opens(board: Board, mover: Seat, move: Move, victims: Victims) -> bool:
    """Whether another piece attacks the victim now, and did not before the move."""
    return len(victims) == 1 and opener(board, mover, move, victims[0]) is not None


def opener(board: Board, mover: Seat, move: Move, victim: Point) -> Point | None:
    """Who attacks a piece because a move made way, where the mover itself does not attack it."""
    after = board_after(board, move)
    if move.target == victim or victim in reach(after, move.target):
        return None
    return next(
        (
            point
            for point, piece in enumerate(after)
            if piece is not None
            and piece.seat == mover
            and point != move.target
            and victim in reach(after, point)
            and victim not in reach(board, point)
        ),
        None,
    )


def _attacks_one(board: Board, mover: Seat, move: Move, victims: Victims) -> bool:
    """Whether one piece is attacked by who has moved, with no check."""
    after = board_after(board, move)
    return (
        len(victims) == 1
        and not gives_check(board, mover, move)
        and victims[0] in reach(after, move.target)
    )


def _forks(board: Board, mover: Seat, move: Move, victims: Victims) -> bool:
    after = board_after(board, move)
    return len(victims) == 2 and set(victims) <= set(reach(after, move.target))


def _skewers(board: Board, mover: Seat, move: Move, victims: Victims) -> bool:
    """Whether a chariot attacks one of two, and the other stands next behind it."""
    after = board_after(board, move)
    if len(victims) != 2 or piece_on(after, move.target).kind is not Kind.CHARIOT:
        return False
    for ray in RAYS[move.target]:
        standing = [point for point in ray if after[point] is not None]
        if set(standing[:2]) == set(victims):
            return True
    return False


def _attacks_two(board: Board, mover: Seat, move: Move, victims: Victims) -> bool:
    return len(victims) == 2


def _one(board: Board, mover: Seat, move: Move, victims: Victims) -> bool:
    return len(victims) == 1


CHECK_WINS: Final = "check_wins"
PINNED: Final = "pinned"
OPENED: Final = "opened"
TRAPPED: Final = "trapped"
FORK: Final = "fork"
SKEWER: Final = "skewer"
DOUBLE: Final = "double"
MATE_OR: Final = "mate_or"

BY_MOVER: Final = frozenset({FORK, SKEWER})
"""Where the piece that has moved is the one that takes."""

WAYS: Final[dict[str, Way]] = {
    CHECK_WINS: _checks_one,
    PINNED: _pins,
    OPENED: _opens,
    TRAPPED: _attacks_one,
    FORK: _forks,
    SKEWER: _skewers,
    DOUBLE: _attacks_two,
    MATE_OR: _one,
}
"""What must be seen on the board for each code, the most telling first."""
