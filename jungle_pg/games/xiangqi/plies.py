"""Points as eyes see them: columns from the left, rows from the top."""

from jungle_pg.core.xiangqi.board import RANKS, Point, file_of, rank_of


def place_of(point: Point) -> tuple[int, int]:
    """The column and row of a point, from the upper left."""
    return file_of(point), RANKS - 1 - rank_of(point)


def apart(start: Point, target: Point) -> tuple[int, int]:
    """Columns to the right and rows down from one point to another."""
    (from_column, from_row), (to_column, to_row) = place_of(start), place_of(target)
    return to_column - from_column, to_row - from_row
