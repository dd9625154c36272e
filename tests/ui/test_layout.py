"""Laws of layouts: what a solved layout promises in any room, and how each part behaves."""

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.layout import Rect
from jungle_pg.ui.layout import (
    Choice,
    Column,
    Fit,
    Gap,
    Grid,
    Many,
    Part,
    Row,
    Slot,
    Stack,
    growing,
)
from jungle_pg.ui.layout_solver import least_size, solve, solve_down, wanted_size

sizes = st.integers(0, 120).map(float)
gaps = st.sampled_from([0.0, 4.0, 12.0, 34.0])
zooms = st.sampled_from([0.5, 0.66, 1.0, 1.37, 2.0])
rooms = st.builds(Rect, st.just(0.0), st.just(0.0), st.integers(0, 900), st.integers(0, 900))
roomy = st.tuples(st.integers(0, 300), st.integers(0, 300))


@st.composite
def slots(draw: st.DrawFn) -> Slot:
    least = (draw(sizes), draw(sizes))
    wanted = (least[0] + draw(sizes), least[1] + draw(sizes))
    return Slot(
        draw(st.integers(0, 10**9)),
        least=least,
        wanted=wanted,
        grow=float(draw(st.integers(0, 2))),
        shrink=draw(st.integers(0, 2)),
    )


def many(parts: st.SearchStrategy[Part]) -> st.SearchStrategy[Part]:
    inside = st.lists(parts, min_size=1, max_size=4).map(tuple)
    paddings = st.tuples(gaps, gaps, gaps, gaps)
    aligns = st.sampled_from(["start", "centre", "end", "fill"])
    spread = st.sampled_from(["start", "centre", "end", "apart"])
    how = {"gap": gaps, "align": aligns, "justify": spread, "padding": paddings}
    grow = st.sampled_from([0.0, 1.0])
    return st.one_of(
        st.builds(Row, inside, grow=grow, **how),
        st.builds(Column, inside, grow=grow, **how),
        st.builds(Stack, inside, align=aligns, padding=paddings),
        st.builds(Grid, inside, gap=gaps, columns=st.integers(1, 3)),
        st.builds(Fit, parts, shape=st.sampled_from([0.5, 1.0, 1.8])),
    )


plain = st.recursive(slots(), many, max_leaves=10)
with_choices = st.one_of(
    plain, st.builds(Choice, st.lists(plain, min_size=1, max_size=3).map(tuple))
)


def named(part: Part, above: type[Part] = Part) -> Iterator[tuple[Slot, tuple[Part, ...]]]:
    """Every slot of a layout, with what it stands in."""
    match part:
        case Slot():
            yield part, ()
        case Many(parts=parts):
            for each in parts:
                yield from ((slot, (part, *path)) for slot, path in named(each))
        case Fit():
            yield from ((slot, (part, *path)) for slot, path in named(part.part))
        case Choice(forms=forms):
            for form in forms:
                yield from ((slot, (part, *path)) for slot, path in named(form))


def uniquely_named(part: Part) -> Part:
    """The same layout with a name of its own for every slot."""
    counter = iter(range(10**6))

    def again(each: Part) -> Part:
        match each:
            case Slot():
                return replace(each, name=next(counter))
            case Many():
                return replace(each, parts=tuple(map(again, each.parts)))
            case Fit():
                return replace(each, part=again(each.part))
            case Choice():
                return replace(each, forms=tuple(map(again, each.forms)))
        return each

    return again(part)


layouts = plain.map(uniquely_named)
any_layouts = with_choices.map(uniquely_named)


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0 and down > 0


@given(layout=any_layouts, room=rooms, zoom=zooms)
def test_nothing_leaves_its_room_and_everything_is_on_whole_pixels(
    layout: Part, room: Rect, zoom: float
) -> None:
    for rect in solve(layout, room, zoom).values():
        assert all(side == int(side) for side in (rect.x, rect.y, rect.w, rect.h))
        assert room.x <= rect.x <= rect.right <= room.right
        assert room.y <= rect.y <= rect.bottom <= room.bottom


@given(layout=any_layouts, room=rooms, zoom=zooms)
def test_nothing_overlaps_but_what_is_stacked(layout: Part, room: Rect, zoom: float) -> None:
    rects = solve(layout, room, zoom)
    stacked = {
        slot.name: [part for part in path if isinstance(part, Stack)]
        for slot, path in named(layout)
    }
    names = list(rects)
    for number, one in enumerate(names):
        for other in names[:number]:
            shares = any(a is b for a in stacked[one] for b in stacked[other])
            assert shares or not overlap(rects[one], rects[other])


@given(layout=layouts, extra=roomy, zoom=zooms)
def test_nothing_is_smaller_than_its_least_size_where_all_fits(
    layout: Part, extra: tuple[int, int], zoom: float
) -> None:
    wide, _ = least_size(layout)
    wide += extra[0]
    _, high = least_size(layout, wide)
    room = Rect(0, 0, wide * zoom, (high + extra[1]) * zoom)
    rects = solve(layout, room, zoom)
    for slot, path in named(layout):
        if any(isinstance(part, Fit) for part in path):
            continue
        least_w, least_h = slot.least
        assert least_w is not None
        assert least_h is not None
        # A pixel may be lost where an edge falls between two.
        assert rects[slot.name].w >= least_w * zoom - 1
        assert rects[slot.name].h >= least_h * zoom - 1


@given(layout=layouts, room=rooms, more=roomy)
def test_more_room_never_makes_a_part_smaller(
    layout: Part, room: Rect, more: tuple[int, int]
) -> None:
    before = solve(layout, room)
    after = solve(layout, Rect(0, 0, room.w + more[0], room.h + more[1]))
    for name, rect in before.items():
        assert after[name].w >= rect.w - 1
        assert after[name].h >= rect.h - 1


@given(layout=any_layouts, room=rooms, zoom=zooms)
def test_the_same_layout_gives_the_same_rectangles(layout: Part, room: Rect, zoom: float) -> None:
    assert solve(layout, room, zoom) == solve(layout, room, zoom)


@given(layout=any_layouts, room=rooms, zoom=zooms)
def test_what_is_scrolled_is_as_high_as_it_wants_in_any_window(
    layout: Part, room: Rect, zoom: float
) -> None:
    rects, high = solve_down(layout, room, zoom)
    assert high == wanted_size(layout, room.w / zoom)[1] * zoom
    lower, same = solve_down(layout, replace(room, h=room.h / 2), zoom)
    assert (lower, same) == (rects, high)
    assert all(rect.bottom <= room.y + high + 0.5 for rect in rects.values())


def slot(name: str, wide: float, high: float = 10.0, least: float | None = None) -> Slot:
    narrow = wide if least is None else least
    return Slot(name, least=(narrow, high), wanted=(wide, high))


def test_a_row_stands_side_by_side_with_its_gap() -> None:
    rects = solve(Row((slot("a", 30), slot("b", 50)), gap=8), Rect(10, 20, 200, 40))
    assert rects["a"] == Rect(10, 20, 30, 40)
    assert rects["b"] == Rect(48, 20, 50, 40)


def test_what_is_left_over_goes_to_who_grows_up_to_the_most() -> None:
    search = replace(growing(slot("search", 50)), most=(90.0, None))
    list_ = growing(slot("list", 50), 2)
    rects = solve(Row((search, list_)), Rect(0, 0, 400, 10))
    assert (rects["search"].w, rects["list"].w) == (90, 310)


def test_the_highest_shrink_gives_up_first() -> None:
    first = replace(slot("first", 100, least=40), shrink=1)
    rects = solve(Row((first, slot("last", 100, least=40))), Rect(0, 0, 150, 10))
    assert (rects["first"].w, rects["last"].w) == (50, 100)
    rects = solve(Row((first, slot("last", 100, least=40))), Rect(0, 0, 120, 10))
    assert (rects["first"].w, rects["last"].w) == (40, 80)


def test_the_first_form_that_fits_is_taken() -> None:
    wide, narrow = slot("wide", 100), slot("narrow", 60)
    high = Column((slot("above", 30), slot("below", 30)))
    choice = Choice((wide, narrow, high))
    assert set(solve(choice, Rect(0, 0, 100, 20))) == {"wide"}
    assert set(solve(choice, Rect(0, 0, 99, 20))) == {"narrow"}
    assert set(solve(choice, Rect(0, 0, 40, 20))) == {"above", "below"}
    assert set(solve(choice, Rect(0, 0, 5, 5))) == {"above", "below"}, "the last where none fits"


def test_a_form_that_is_too_high_does_not_fit() -> None:
    choice = Choice((slot("high", 10, 50), slot("low", 10, 20)))
    assert set(solve(choice, Rect(0, 0, 100, 49))) == {"low"}


def test_words_that_are_broken_into_lines_get_the_height_their_width_needs() -> None:
    words = Slot("words", lambda width: 2000 / width, least=(50.0, None), wanted=(100.0, None))
    layout = Column((words, slot("button", 40, 30)), gap=10)
    assert wanted_size(layout) == (100, 60)
    assert wanted_size(layout, 50) == (50, 80)
    rects = solve(layout, Rect(0, 0, 50, 80))
    assert rects["button"] == Rect(0, 50, 50, 30)


def test_a_shape_is_as_large_as_fits_and_stands_in_the_middle() -> None:
    rects = solve(Fit(slot("board", 10), shape=0.5), Rect(0, 0, 300, 200))
    assert rects["board"] == Rect(100, 0, 100, 200)


def test_a_grid_has_even_columns_and_rows_as_high_as_their_highest() -> None:
    cells = (slot("a", 10, 20), slot("b", 30, 40), slot("c", 10, 10))
    rects = solve(Grid(cells, columns=2, gap=10), Rect(0, 0, 110, 60))
    assert rects["b"] == Rect(60, 0, 50, 40)
    assert rects["c"] == Rect(0, 50, 50, 10)


def test_a_gap_takes_room_and_has_no_name() -> None:
    rects = solve(Row((slot("a", 10), Gap(grow=1.0), slot("b", 10))), Rect(0, 0, 100, 10))
    assert set(rects) == {"a", "b"}
    assert rects["b"].x == 90
