"""Exchanges and mates as a second generator sees them: what a capture wins, what a check forces."""

import re

from tests.naive_xiangqi import (
    NaiveBoard,
    could_go,
    generals_face,
    is_beyond_river,
    naive_checkers,
    naive_moves,
    other,
    side_of,
)

WORTH = {"K": 100, "R": 9, "C": 5, "N": 5, "A": 2, "B": 2, "P": 1}


def moved(board: NaiveBoard, move: str) -> NaiveBoard:
    start, target = ends(move)
    after = {point: piece for point, piece in board.items() if point != start}
    return {**after, target: board[start]}


def ends(move: str) -> tuple[str, str]:
    start, target = re.findall(r"[a-i]\d+", move)
    return start, target


def worth(board: NaiveBoard, point: str) -> int:
    piece = board.get(point)
    if piece is None:
        return 0
    if piece in "Pp" and is_beyond_river(side_of(piece), point):
        return 2
    return WORTH[piece.upper()]


def takers(board: NaiveBoard, side: str, point: str) -> list[str]:
    """The legal captures of a side on one point."""
    found = []
    for start, piece in board.items():
        if side_of(piece) == side and point in board and could_go(board, start, point):
            after = moved(board, start + point)
            if piece in "Kk" or not naive_checkers(after, side):
                if naive_checkers(after, side) or generals_face(after):
                    continue
                found.append(start + point)
    return found


def gain(board: NaiveBoard, side: str, capture: str) -> int:
    point, after = ends(capture)[1], moved(board, capture)
    back = [gain(after, other(side), each) for each in takers(after, other(side), point)]
    return worth(board, point) - max([0, *back])


def is_mate(board: NaiveBoard, loser: str) -> bool:
    return bool(naive_checkers(board, loser)) and not naive_moves(board, loser)


def mates_at_once(board: NaiveBoard, side: str) -> bool:
    return any(is_mate(moved(board, move), other(side)) for move in naive_moves(board, side))


def forces_mate(board: NaiveBoard, side: str, move: str, moves: int) -> bool:
    """Whether a check leads to mate by checks in so many moves, whatever is answered."""
    after, loser = moved(board, move), other(side)
    if not naive_checkers(after, loser):
        return False
    answers = naive_moves(after, loser)
    if not answers or moves == 1:
        return not answers
    return all(
        any(
            forces_mate(moved(after, answer), side, check, moves - 1)
            for check in naive_moves(moved(after, answer), side)
        )
        for answer in answers
    )
