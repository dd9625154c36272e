import pytest

from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Wheel
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Group, Sprite
from jungle_pg.ui.controls.progress import Pin, ProgressBar
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view

PINS = (Pin(0.25, "capture"), Pin(0.5, "capture"), Pin(1.0, "den"))


def bar(fraction: float = 0.5, can_scrub: bool = True, step: float = 0.0) -> ProgressBar:
    made = ProgressBar("game", fraction, PINS, can_scrub=can_scrub, step=step)
    made.place(Rect(100, 100, 500, made.size(view())[1]))
    made.draw(view(), 0)
    return made


def at(it: ProgressBar, share: float) -> tuple[float, float]:
    groove = it.groove(view())
    return groove.x + groove.w * share, groove.middle[1]


def test_scrubbing_tells_the_part_of_the_way() -> None:
    it = bar(0)
    page = Page([it])
    act = page.handle(Press(*at(it, 0.25)), 0)
    assert act is not None
    assert act.value == pytest.approx(0.25, abs=0.01)
    page.handle(Point(9999, 0, held=True), 0)
    assert it.value == 1


def test_a_step_makes_it_stop_at_each_ply() -> None:
    it = bar(0, step=1 / 8)
    page = Page([it])
    assert page.handle(Press(*at(it, 0.3)), 0) == Act("game", 0.25)
    assert page.handle(Key("right"), 0) == Act("game", 0.375)


def test_mere_progress_takes_no_focus_and_no_input() -> None:
    it = bar(can_scrub=False)
    page = Page([it])
    events: list[Input] = [Press(*at(it, 0.9)), Wheel(*at(it, 0.9), 1), Key("tab"), Key("right")]
    assert [page.handle(event, 0) for event in events] == [None] * 4
    assert page.focused is None
    assert it.value == 0.5
    assert it.pointer == "arrow"


def test_only_a_bar_that_can_be_scrubbed_has_a_knob() -> None:
    assert find(bar().draw(view(), 0), Sprite, name="ui/knob") != []
    assert find(bar(can_scrub=False).draw(view(), 0), Sprite, name="ui/knob") == []


def test_pins_stand_over_the_bar_where_things_happened() -> None:
    it = bar()
    groove = it.groove(view())
    ops = it.draw(view(), 0)
    captures = find(ops, Sprite, name="ui/mark_capture")
    (den,) = find(ops, Sprite, name="ui/mark_den")
    assert [op.x for op in captures] == [at(it, 0.25)[0], at(it, 0.5)[0]]
    assert den.x == groove.right
    for pin in (*captures, den):
        assert pin.y < groove.y
        assert pin.y - pin.h / 2 >= it.rect.y
        assert pin.x + pin.w / 2 <= it.rect.right


@each_of("fraction", [-1.0, 0.0, 0.4, 1.0, 7.0])
def test_the_fill_never_leaves_the_bar(fraction: float) -> None:
    it = bar(fraction, can_scrub=False)
    groove = it.groove(view())
    for fill in find(it.draw(view(), 0), Group):
        assert fill.clip is not None
        assert groove.x + fill.clip[2] <= groove.right


def test_a_plain_bar_is_as_high_as_its_groove() -> None:
    it = ProgressBar("loading", 0.5)
    it.place(Rect(0, 0, *it.size(view())))
    assert it.groove(view()) == it.rect


def test_nothing_new_is_drawn_while_nothing_changes() -> None:
    it = bar()
    before = it.draw(view(), 1)
    assert it.draw(view(), 2) is before
    it.value = 0.75
    assert it.draw(view(), 3) != before
