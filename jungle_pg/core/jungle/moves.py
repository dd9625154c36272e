"""Legal moves, and what a move does."""

from collections.abc import Iterator

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import DENS, Board, Spot, is_trapped
from jungle_pg.core.jungle.captures import capture_refusal
from jungle_pg.core.jungle.paths import Hop, Move, paths_of
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import Captured, EnteredDen, Event, Freed, Jumped, Moved, Trapped
from jungle_pg.core.rulebook import Seat, opponent


def legal_moves(rules: JungleRules, board: Board, mover: Seat) -> Iterator[Move]:
    """The moves of a side, by start and target."""
    paths = paths_of(rules)[mover]
    for spot, piece in enumerate(board):
        if piece is None or piece.seat != mover:
            continue
        for hop in paths[piece.animal][spot]:
            if hop.crossed and rat_on(board, hop.crossed) is not None:
                continue
            victim = board[hop.move.target]
            if victim is None or (
                victim.seat != mover
                and capture_refusal(rules, piece, spot, victim, hop.move.target) is None
            ):
                yield hop.move


def rat_on(board: Board, crossed: tuple[Spot, ...]) -> Spot | None:
    """The first crossed spot where a rat of either side blocks the jump."""
    for spot in crossed:
        swimmer = board[spot]
        if swimmer is not None and swimmer.animal is Animal.RAT:
            return spot
    return None


def hop_of(rules: JungleRules, board: Board, move: Move) -> Hop:
    """How the piece on the start of a legal move gets to its target."""
    piece = board[move.start]
    assert piece is not None
    hops = paths_of(rules)[piece.seat][piece.animal][move.start]
    return next(hop for hop in hops if hop.move == move)


def board_after(board: Board, move: Move) -> Board:
    """The board when the piece has gone to its target."""
    cells = list(board)
    cells[move.target] = cells[move.start]
    cells[move.start] = None
    return tuple(cells)


def happenings(board: Board, hop: Hop) -> tuple[Event, ...]:
    """What eyes and ears notice of a move, in the order of happening."""
    start, target = hop.move.start, hop.move.target
    piece, victim = board[start], board[target]
    assert piece is not None
    events: list[Event] = []
    if hop.crossed:
        events.append(Jumped(piece, start, target, hop.crossed))
    else:
        events.append(Moved(piece, start, target))
    if is_trapped(piece, start):
        events.append(Freed(piece, start))
    if victim is not None:
        events.append(Captured(target, piece, victim))
    if is_trapped(piece, target):
        events.append(Trapped(piece, target))
    if target == DENS[opponent(piece.seat)]:
        events.append(EnteredDen(piece, target))
    return tuple(events)
