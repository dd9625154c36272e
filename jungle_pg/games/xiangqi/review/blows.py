"""What a move does to the other side: mates, takes, threatens. Each has a claim that is proved."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import Board, Point, file_of, general_of
from jungle_pg.core.xiangqi.moves import board_after
from jungle_pg.core.xiangqi.paths import Move, between
from jungle_pg.core.xiangqi.pieces import Kind
from jungle_pg.games.xiangqi.review import threats
from jungle_pg.games.xiangqi.review.mating import is_mate_by_checks, mate_by_checks
from jungle_pg.games.xiangqi.review.pressing import (
    ATTACKS,
    MENACE,
    attacked,
    is_menace,
)
from jungle_pg.games.xiangqi.review.taking import (
    MATE,
    gain,
    gives_check,
    has_move,
    is_free,
    piece_on,
    takers,
    worth,
)
from jungle_pg.games.xiangqi.review.threats import LEAST, is_threat, threat_of

MATES: Final = "mate"
STUCK: Final = "stuck"
MATES_SOON: Final = "mate_soon"
FREE: Final = "free"
DEARER: Final = "dearer"
MORE_TAKERS: Final = "more_takers"
HOLLOW: Final = "hollow_cannon"

HEAVY: Final = 5
"""What a capture wins at least so that nobody asks what else a move does."""


@dataclass(frozen=True, slots=True)
class Blow:
    """What a move does: a code, whom it hits, and the line that shows it."""

    code: str
    line: tuple[Move, ...]
    gain: int
    """What is won, as players count."""
    victims: tuple[Point, ...] = ()
    """Who is hit, where it stands when the move has been made, or is taken by it."""

    @property
    def move(self) -> Move:
        return self.line[0]


def blow_of(board: Board, mover: Seat, move: Move) -> Blow | None:
    """The heaviest thing that a move does; None where nothing can be proved."""
    ends = _ending(board, mover, move)
    if ends is not None:
        return ends
    found = _taking(board, mover, move)
    if found is None or found.gain < HEAVY:
        threat = threat_of(board, mover, move)
        if threat is not None and (found is None or threat.gain > found.gain):
            return Blow(threat.code, threat.line, threat.gain, threat.victims)
    if found is None and _makes_hollow(board, mover, move):
        return Blow(HOLLOW, (move,), 1)
    return found


def pressing_blows(board: Board, mover: Seat, move: Move) -> tuple[Blow, ...]:
    """What a move begins, where it does nothing plainer; the most telling first."""
    menace = (Blow(MENACE, (move,), 0),) if is_menace(board, mover, move) else ()
    victims = attacked(board, mover, move)
    return (*menace, *((Blow(ATTACKS, (move,), 0, victims),) if victims else ()))


def proves(board: Board, mover: Seat, blow: Blow) -> bool:
    """Whether a move does what is said of it."""
    move, victims = blow.move, blow.victims
    after, enemy = board_after(board, move), opponent(mover)
    match blow.code:
        case "mate":
            return gives_check(board, mover, move) and not has_move(after, enemy)
        case "stuck":
            return not gives_check(board, mover, move) and not has_move(after, enemy)
        case "mate_soon":
            moves = (len(blow.line) + 1) // 2
            return moves > 1 and is_mate_by_checks(board, mover, move, moves)
        case "free":
            return victims == (move.target,) and _takes(board, move) and is_free(board, mover, move)
        case "dearer":
            return (
                victims == (move.target,)
                and not is_free(board, mover, move)
                and _is_dearer(board, move)
            )
        case "more_takers":
            return victims == (move.target,) and _wins_by_numbers(board, mover, move)
        case "hollow_cannon":
            return _makes_hollow(board, mover, move)
        case "menace":
            return not victims and is_menace(board, mover, move)
        case "attacks":
            return victims != () and victims == attacked(board, mover, move)
        case code:
            return code in threats.WAYS and is_threat(board, mover, move, code, victims)


def _ending(board: Board, mover: Seat, move: Move) -> Blow | None:
    enemy, is_check = opponent(mover), gives_check(board, mover, move)
    if not has_move(board_after(board, move), enemy):
        return Blow(MATES if is_check else STUCK, (move,), MATE)
    line = mate_by_checks(board, mover, move) if is_check else None
    return None if line is None else Blow(MATES_SOON, line, MATE)


def _taking(board: Board, mover: Seat, move: Move) -> Blow | None:
    """What a capture wins at once."""
    if not _takes(board, move):
        return None
    victims = (move.target,)
    if is_free(board, mover, move):
        return Blow(FREE, (move,), worth(board, move.target), victims)
    won = gain(board, mover, move)
    if _is_dearer(board, move):
        back = takers(board_after(board, move), opponent(mover), move.target)[0]
        return Blow(DEARER, (move, back), won, victims)
    if _wins_by_numbers(board, mover, move):
        return Blow(MORE_TAKERS, _exchanged(board, mover, move), won, victims)
    return None


def _is_dearer(board: Board, move: Move) -> bool:
    """Whether a move takes something worth so much more than itself that the exchange is told."""
    return worth(board, move.target) - worth(board, move.start) >= LEAST


def _takes(board: Board, move: Move) -> bool:
    return board[move.target] is not None


def _wins_by_numbers(board: Board, mover: Seat, move: Move) -> bool:
    """Whether a guarded piece is won because more pieces take there than guard it."""
    return (
        _takes(board, move)
        and worth(board, move.start) >= worth(board, move.target)
        and not is_free(board, mover, move)
        and gain(board, mover, move) > 0
    )


def _exchanged(board: Board, mover: Seat, move: Move) -> tuple[Move, ...]:
    """The captures on one point that cost each side least, until the second one has no more."""
    line, seat = [move], mover
    while True:
        board, seat = board_after(board, line[-1]), opponent(seat)
        upon = takers(board, seat, move.target)
        if not upon:
            return tuple(line)
        line.append(max(upon, key=lambda taker: gain(board, seat, taker)))


def _makes_hollow(board: Board, mover: Seat, move: Move) -> bool:
    """Whether a cannon comes to look at the general along its file with nothing in between."""
    after = board_after(board, move)
    if piece_on(after, move.target).kind is not Kind.CANNON:
        return False
    general = general_of(after, opponent(mover))
    if general is None or file_of(general) != file_of(move.target):
        return False
    way = between(move.target, general)
    return way is not None and len(way) > 0 and all(after[point] is None for point in way)
