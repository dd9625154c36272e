"""Captures in a position: who can take what, what it brings, and what follows on the spot."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import DENS, Board, Spot
from jungle_pg.core.jungle.moves import board_after, legal_moves
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.games.jungle.engine.evaluation import MATERIAL

GAME: Final = 10_000
"""What winning the game counts, beside animals."""


def piece_on(board: Board, spot: Spot) -> Piece:
    """The animal on a spot where one stands."""
    piece = board[spot]
    assert piece is not None
    return piece


def worth(board: Board, spot: Spot) -> int:
    """What the animal on a spot counts; nothing where none stands."""
    piece = board[spot]
    return 0 if piece is None else MATERIAL[piece.animal]


@lru_cache(maxsize=512)
def moves_of(rules: JungleRules, board: Board, seat: Seat) -> tuple[Move, ...]:
    """All moves of a side, as if it were to move."""
    return tuple(legal_moves(rules, board, seat))


def captures(rules: JungleRules, board: Board, seat: Seat) -> list[Move]:
    """Those that take something."""
    return [move for move in moves_of(rules, board, seat) if board[move.target] is not None]


def takers(rules: JungleRules, board: Board, seat: Seat, spot: Spot) -> list[Move]:
    """Those that take what stands on a spot."""
    return [move for move in captures(rules, board, seat) if move.target == spot]


def gain(rules: JungleRules, board: Board, seat: Seat, move: Move) -> int:
    """What a capture brings if both sides go on taking on that spot as long as it pays them."""
    after, other = board_after(board, move), opponent(seat)
    won = worth(board, move.target)
    if not any(piece is not None and piece.seat == other for piece in after):
        return GAME
    back = (gain(rules, after, other, each) for each in takers(rules, after, other, move.target))
    return won - max(0, max(back, default=0))


def best_gain(rules: JungleRules, board: Board, seat: Seat, spot: Spot) -> int:
    """The most a side can win on a spot; nothing where it wins nothing."""
    ways = takers(rules, board, seat, spot)
    return max(0, max((gain(rules, board, seat, move) for move in ways), default=0))


def enters_den(seat: Seat, move: Move) -> bool:
    """Whether a move leads into the den of the other side."""
    return move.target == DENS[opponent(seat)]


def den_moves(rules: JungleRules, board: Board, seat: Seat) -> list[Move]:
    """The moves that win by the den."""
    return [move for move in moves_of(rules, board, seat) if enters_den(seat, move)]


def name_of(animal: Animal) -> str:
    """The word for an animal, as facts have it."""
    return animal.name.lower()


def answers(state: JungleState) -> Iterator[tuple[Move, JungleState]]:
    """Everything the side to move can do, and what it leads to."""
    for move in RULEBOOK.actions(state):
        yield move, RULEBOOK.play(state, move).state
