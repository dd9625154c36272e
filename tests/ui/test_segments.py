from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, Text
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view

PACES = ("off", "fast", "normal", "slow")


def segments(width: float = 470, chosen: int = 2) -> Segments:
    made = Segments("pace", PACES, chosen)
    made.place(Rect(100, 100, width, 58))
    made.draw(view(), 0)
    return made


def test_a_click_chooses_a_part() -> None:
    it = segments()
    page = Page([it])
    at = it.parts(view())[0].middle
    page.handle(Press(*at), 0)
    assert page.handle(Release(*at), 0) == Act("pace", 0)


def test_arrows_go_from_part_to_part_and_stay_inside() -> None:
    page = Page([segments()])
    page.handle(Key("tab"), 0)
    acts = [page.handle(Key(key), 0) for key in ("right", "right", "home", "left")]
    assert [act.value if act else None for act in acts] == [3, None, 0, None]


def test_up_and_down_are_left_to_the_page() -> None:
    assert not segments().wants_key("up")
    assert not segments().wants_key("down")


@each_of("zoom", [0.66, 1.0, 2.0])
def test_its_own_size_shows_all_words_in_equal_parts(zoom: float) -> None:
    seen = view(zoom=zoom)
    it = segments()
    it.place(Rect(3.3, 5.8, *it.size(seen)))
    assert [op.text for op in find(it.draw(seen, 0), Text)] == list(PACES)
    widths = [part.w for part in it.parts(seen)]
    assert max(widths) - min(widths) <= 1


def test_in_a_narrow_place_long_words_get_more_room() -> None:
    it = segments(width=300)
    off, _, normal, _ = it.parts(view())
    assert normal.w > off.w
    assert it.parts(view())[-1].right <= 400


def test_words_never_leave_their_part() -> None:
    it = segments(width=180)
    words = find(it.draw(view(), 0), Text)
    for word, part in zip(words, it.parts(view()), strict=True):
        assert word.x >= part.x
        assert word.x + len(word.text) * word.size / 2 <= part.right


def test_the_chosen_part_alone_is_raised_and_ticked() -> None:
    it = segments()
    part = it.parts(view())[2]
    raised = find(it.draw(view(), 0), Drawing, x=part.x, y=part.y)
    ticks = [op for op in find(it.draw(view(), 0), Drawing) if op.w < 30]
    assert len(raised) == 1
    assert [part.holds(tick.x, tick.y) for tick in ticks] == [True]


def test_hover_focus_and_disabling_are_seen() -> None:
    it = segments()
    page = Page([it])
    looks = {it.draw(view(), 0)}
    page.handle(Point(*it.parts(view())[0].middle), 0)
    looks.add(it.draw(view(), 0))
    page.handle(Press(*it.parts(view())[0].middle), 0)
    looks.add(it.draw(view(), 0))
    page.focus(it)
    looks.add(it.draw(view(), 0))
    it.is_enabled = False
    looks.add(it.draw(view(), 0))
    assert len(looks) == 5
    assert it.draw(view(), 1) is it.draw(view(), 2)


@each_of("zoom", [0.66, 0.72, 1.0, 1.93])
@each_of("chosen", range(4))
def test_at_its_least_width_no_word_is_cut(zoom: float, chosen: int) -> None:
    seen = view(zoom=zoom)
    it = segments(chosen=chosen)
    least = it.least_width(seen)
    assert least < it.size(seen)[0]
    it.place(Rect(3.3, 5.8, least, seen.px(58)))
    assert [op.text for op in find(it.draw(seen, 0), Text)] == list(PACES)
