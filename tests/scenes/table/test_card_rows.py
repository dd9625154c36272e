"""Rows of plays: what came of them stands side by side, each with its count."""

from itertools import combinations

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.scenes.table.panels.move_rows import columns_for, row_ops
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Disc, Sprite
from tests.core.jackaroo.moments import moment
from tests.scenes.acting import view_of
from tests.scenes.table.jackaroo_board import JackarooBoard

MANY = moment("8 12 14 B", "15 18 21 B", "KS 3S 5H 10D", "3C 6C 9D 2D")


@pytest.mark.parametrize("wide", [190, 240, 300, 420, 600])
@pytest.mark.parametrize("scale", [100, 200])
def test_signs_of_a_kings_run_do_not_lie_over_each_other(wide: int, scale: int) -> None:
    board = JackarooBoard(MANY)
    board.click("card:KS", "8")
    move = next(move for move in board.facts.moves if move.row.signs)
    assert [count for _, count in move.row.signs] == [3, 2, 1]
    view = view_of((1280, 720), Settings(ui_scale=scale))
    columns = columns_for(view, wide, 2, has_cards=True)
    ops = row_ops(view, Rect(0, 0, wide, 40), columns, move, is_undone=False)
    names = [name for name, _ in move.row.signs]
    signs = [_sides(op) for op in ops if isinstance(op, Sprite) and op.name in names][-3:]
    counts = [(op.x - op.r, op.x + op.r) for op in ops if isinstance(op, Disc)]
    assert (len(signs), len(counts)) == (3, 2)
    for one, other in combinations(sorted(signs), 2):
        assert one[1] <= other[0] + 1
    for left, right in counts:
        own = max(sign for sign in signs if sign[0] <= left)
        assert all(right <= sign[0] + 1 for sign in signs if sign[0] > own[0])
        assert right <= wide


def _sides(op: Sprite) -> tuple[float, float]:
    return op.x - op.w / 2, op.x + op.w / 2
