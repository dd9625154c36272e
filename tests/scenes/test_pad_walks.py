"""Every screen by gamepad alone: each control is reached, and each button pressed."""

import pytest

from jungle_pg.board.board_view import BoardView
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.stage.input.inputs import PadPlugged
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.ui.glyphs import LEAST_PX
from jungle_pg.ui.notices.hint_plank import COMES_AFTER_S, HintPlank
from jungle_pg.ui.page import can_focus
from tests.rows import each_of
from tests.scenes.acting import a_match, a_world, seen
from tests.scenes.cards import Card
from tests.scenes.padding import PadShow

MOST_BACKS = 4
"""What is chosen, begun or open on a screen goes first."""
LEADING = ("select", "down", "up", "right", "left")
BY_THEMSELVES = ("demonstration", "key")
"""Any button ends it, or is the one that is listened for."""


def shown(name: str, size: tuple[int, int] = (1280, 720)) -> PadShow:
    world = a_world()
    show = PadShow(Card("below"), world, size)
    show.rest(0.0)
    for scene in GALLERY[name](world, a_match()):
        show.cover_with(scene)
    show.rest(1.0)
    return show


def shows_where_it_is(show: PadShow) -> bool:
    """Whether what has the focus looks as it would not without."""
    widget, view = show.page.focused, show.stack.view
    assert widget is not None
    seen = widget.draw(view, show.now)
    show.page.focus(None)
    others = widget.draw(view, show.now)
    show.page.focus(widget)
    return seen != others


@pytest.mark.slow
@each_of("name", [name for name in GALLERY if name not in BY_THEMSELVES])
def test_every_control_is_reached_and_shows_it_and_b_leads_away(name: str) -> None:
    show = shown(name)
    wanted = {each.name for each in show.page.widgets if can_focus(each)}
    reached = {show.focus}
    top = show.stack.top
    for button in LEADING:
        for _ in range(len(wanted) + 1):
            if wanted <= reached:
                break
            show.pad(button)
            assert show.stack.top is top, (name, button)
            if show.focus not in reached:
                reached.add(show.focus)
                assert shows_where_it_is(show), show.focus
    assert wanted <= reached
    for _ in range(MOST_BACKS):
        if show.stack.top is not top:
            break
        show.pad("b")
        show.rest(0.5)
    assert show.stack.top is not top, "B leads away"


@pytest.mark.slow
@each_of("name", [name for name in GALLERY if name not in BY_THEMSELVES])
def test_what_has_a_badge_is_in_sight_and_its_button_presses_it(name: str) -> None:
    show = shown(name)
    show.hand(PadPlugged(1, "shapes"))
    show.pad("select")
    show.rest(1.0)
    view = show.stack.view
    for button, place in show.page.hung:
        assert place.w >= LEAST_PX
        assert view.window.holds(place.x, place.y), (button, place)
        assert view.window.holds(place.right - 1, place.bottom - 1), (button, place)


@pytest.mark.slow
@each_of("size", [(1280, 720), (800, 600), (900, 1600)])
@each_of("name", GALLERY)
def test_the_plank_lies_over_nothing_that_is_read_or_pressed(
    name: str, size: tuple[int, int]
) -> None:
    show = shown(name, size)
    show.pad("select")
    show.rest(1.0)
    plank = HintPlank()
    show.stack.hints(plank, show.now)
    drawn = show.stack.hints(plank, show.now + COMES_AFTER_S)
    if not drawn:
        return
    place = plank_place(drawn)
    for widget in show.page.widgets:
        if widget.has_place and not isinstance(widget, BoardView):
            assert not overlap(place, widget.rect), widget.name
    assert show.stack.view.window.holds(place.x, place.y)


def plank_place(drawn: DrawList) -> Rect:
    (group,) = drawn
    assert isinstance(group, Group)
    board = next(found.op for found in seen(group.ops))
    return Rect(board.x, board.y, board.w, board.h)  # type: ignore[union-attr]


def overlap(one: Rect, other: Rect) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0 and down > 0
