from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.layout import Rect, column, flow, grid, row, union

lengths = st.floats(0, 4000, allow_nan=False).map(lambda value: round(value, 2))
places = st.floats(-500, 4000, allow_nan=False).map(lambda value: round(value, 2))
rects = st.builds(Rect, places, places, lengths, lengths)
NEAR = 1e-6


def is_inside(inner: Rect, outer: Rect) -> bool:
    return (
        inner.x >= outer.x - NEAR
        and inner.y >= outer.y - NEAR
        and inner.right <= outer.right + NEAR
        and inner.bottom <= outer.bottom + NEAR
        and inner.w >= 0
        and inner.h >= 0
    )


@given(rects, lengths)
def test_a_part_cut_from_an_edge_stays_inside_and_keeps_to_its_edge(area: Rect, cut: float) -> None:
    top, bottom = area.from_top(cut), area.from_bottom(cut)
    left, right = area.from_left(cut), area.from_right(cut)
    assert all(is_inside(part, area) for part in (top, bottom, left, right))
    assert (top.y, left.x) == (area.y, area.x)
    assert abs(bottom.bottom - area.bottom) < NEAR
    assert abs(right.right - area.right) < NEAR
    assert top.h == min(cut, area.h)
    assert right.w == min(cut, area.w)


@given(rects, lengths, lengths, lengths, lengths)
def test_margins_that_fit_leave_a_part_inside_and_larger_ones_leave_nothing(
    area: Rect, left: float, top: float, right: float, bottom: float
) -> None:
    rest = area.inset(left, top, right, bottom)
    assert (rest.x, rest.y) == (area.x + left, area.y + top)
    if left + right <= area.w and top + bottom <= area.h:
        assert is_inside(rest, area)
        assert abs(area.right - rest.right - right) < NEAR
        assert abs(area.bottom - rest.bottom - bottom) < NEAR
    if left + right > area.w:
        assert rest.w == 0
    if top + bottom > area.h:
        assert rest.h == 0


def test_a_margin_all_round_leaves_the_middle() -> None:
    assert Rect(10, 20, 100, 60).shrunk(10) == Rect(20, 30, 80, 40)
    assert Rect(10, 20, 100, 60).shrunk(10).middle == Rect(10, 20, 100, 60).middle


@given(rects, lengths, lengths)
def test_a_centred_rectangle_has_the_same_middle(area: Rect, width: float, height: float) -> None:
    inner = area.centred(width, height)
    assert abs(inner.middle[0] - area.middle[0]) < NEAR
    assert abs(inner.middle[1] - area.middle[1]) < NEAR
    assert (inner.w, inner.h) == (width, height)


def test_the_left_and_upper_edge_belong_to_a_rectangle_the_others_do_not() -> None:
    area = Rect(10, 20, 30, 40)
    assert area.holds(10, 20)
    assert area.holds(39.9, 59.9)
    assert not area.holds(40, 30)
    assert not area.holds(20, 60)
    assert not Rect(10, 20, 0, 0).holds(10, 20)


@given(rects)
def test_a_snapped_rectangle_has_whole_pixels_and_is_never_turned_inside_out(area: Rect) -> None:
    snapped = area.snapped()
    assert all(float(side).is_integer() for side in (snapped.x, snapped.y, snapped.w, snapped.h))
    assert snapped.w >= 0
    assert snapped.h >= 0
    assert abs(snapped.x - area.x) <= 0.5
    assert abs(snapped.right - area.right) <= 0.5
    assert snapped.snapped() == snapped


@given(rects, st.lists(lengths, min_size=2, max_size=6))
def test_neighbours_without_a_gap_have_none_after_snapping(area: Rect, sizes: list[float]) -> None:
    for left, right in pairwise(rect.snapped() for rect in row(area, sizes, 0)):
        assert left.right == right.x
    for upper, lower in pairwise(rect.snapped() for rect in column(area, sizes, 0)):
        assert upper.bottom == lower.y


@given(rects, st.integers(1, 7), st.integers(1, 20))
def test_a_grid_without_gaps_has_none_after_snapping(area: Rect, columns: int, count: int) -> None:
    cells = [cell.snapped() for cell in grid(area, count, columns, 30, 0)]
    for number, (left, right) in enumerate(pairwise(cells), start=1):
        if number % columns:
            assert left.right == right.x


@given(rects, st.lists(st.floats(0.01, 1), min_size=1, max_size=6), st.sampled_from([0, 4, 8]))
def test_a_row_and_a_column_that_fit_stay_inside(
    area: Rect, shares: list[float], gap: float
) -> None:
    gaps = gap * (len(shares) - 1)
    widths = [max(0.0, area.w - gaps) * share / len(shares) for share in shares]
    heights = [max(0.0, area.h - gaps) * share / len(shares) for share in shares]
    if gaps <= area.w:
        for align in ("left", "centre", "right"):
            assert all(is_inside(rect, area) for rect in row(area, widths, gap, align))
    if gaps <= area.h:
        assert all(is_inside(rect, area) for rect in column(area, heights, gap))


def test_a_row_keeps_to_the_side_it_is_told_to() -> None:
    area = Rect(100, 0, 300, 50)
    assert [rect.x for rect in row(area, [50, 50], 10)] == [100, 160]
    assert [rect.x for rect in row(area, [50, 50], 10, "centre")] == [195, 255]
    assert [rect.x for rect in row(area, [50, 50], 10, "right")] == [290, 350]
    assert all(rect.h == 50 for rect in row(area, [50, 50], 10))


def test_a_column_stands_below_itself_and_is_as_wide_as_its_area() -> None:
    assert column(Rect(5, 10, 80, 200), [20, 30], 6) == [Rect(5, 10, 80, 20), Rect(5, 36, 80, 30)]


@given(
    st.builds(Rect, places, places, st.floats(200, 2000), lengths),
    st.integers(1, 8),
    st.integers(0, 30),
    st.sampled_from([0.0, 6.0, 12.5]),
)
def test_a_grid_fills_the_width_in_equal_parts(
    area: Rect, columns: int, count: int, gap: float
) -> None:
    cells = grid(area, count, columns, 40, gap)
    assert len(cells) == count
    assert len({(cell.w, cell.h) for cell in cells}) <= 1
    for cell in cells:
        assert cell.x >= area.x - NEAR
        assert cell.right <= area.right + NEAR
    if count >= columns:
        assert abs(cells[columns - 1].right - area.right) < NEAR
    if count > columns:
        assert abs(cells[columns].y - cells[0].bottom - gap) < NEAR


sizes = st.lists(st.tuples(st.floats(1, 900), st.floats(1, 200)), max_size=12)


@given(st.builds(Rect, places, places, st.floats(100, 1500), lengths), sizes)
def test_what_flows_stays_between_the_edges_and_never_overlaps(
    area: Rect, wished: list[tuple[float, float]]
) -> None:
    flowing = flow(area, wished, 8)
    assert [rect.h for rect in flowing] == [height for _, height in wished]
    for number, rect in enumerate(flowing):
        assert area.x - NEAR <= rect.x
        assert rect.right <= area.right + NEAR
        for other in flowing[:number]:
            assert rect.x >= other.right - NEAR or rect.y >= other.bottom - NEAR


@given(st.lists(rects, min_size=1, max_size=6))
def test_a_union_holds_all_and_touches_all_four_sides(parts: list[Rect]) -> None:
    whole = union(parts)
    assert all(is_inside(part, whole) for part in parts)
    assert whole.x == min(part.x for part in parts)
    assert abs(whole.bottom - max(part.bottom for part in parts)) < NEAR


def test_a_union_of_nothing_is_empty() -> None:
    assert union([]) == Rect(0, 0, 0, 0)


@given(rects, places, places)
def test_moving_changes_the_place_alone(area: Rect, dx: float, dy: float) -> None:
    moved = area.moved(dx, dy)
    assert (moved.w, moved.h) == (area.w, area.h)
    assert (moved.x, moved.y) == (area.x + dx, area.y + dy)
