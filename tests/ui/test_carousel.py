from jungle_pg.stage.input.inputs import Key, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Text
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.ui.looking import find, view

NAMES = ("Traditional", "Edge rivers", "Course")


def carousel(width: float = 470, chosen: int = 0) -> Carousel:
    made = Carousel("rules", NAMES, chosen)
    made.place(Rect(100, 100, width, 66))
    made.draw(view(), 0)
    return made


def click(page: Page, at: tuple[float, float]) -> Act | None:
    page.handle(Point(*at), 0)
    page.handle(Press(*at), 0)
    return page.handle(Release(*at), 0)


def test_the_arrows_show_the_next_word_and_go_round() -> None:
    it = carousel()
    page = Page([it])
    back, on = (part.middle for part in it.parts(view()))
    assert [click(page, at) for at in (on, on, on)] == [Act("rules", n) for n in (1, 2, 0)]
    assert click(page, back) == Act("rules", 2)
    assert [op.text for op in find(it.draw(view(), 0), Text)] == ["Course"]


def test_keys_turn_it_too_and_others_are_left_to_the_page() -> None:
    page = Page([carousel()])
    page.handle(Key("tab"), 0)
    acts = [page.handle(Key(key), 0) for key in ("left", "right", "right")]
    assert acts == [Act("rules", 2), Act("rules", 0), Act("rules", 1)]
    assert not carousel().wants_key("up")
    assert not carousel().wants_key("home")


def test_the_word_itself_is_no_button() -> None:
    it = carousel()
    assert click(Page([it]), it.rect.middle) is None


def test_letting_go_elsewhere_changes_nothing() -> None:
    it = carousel()
    page = Page([it])
    _, on = (part.middle for part in it.parts(view()))
    page.handle(Press(*on), 0)
    assert page.handle(Release(*it.rect.middle), 0) is None


@each_of("width", [470, 260])
def test_a_word_never_runs_into_the_arrows(width: float) -> None:
    it = carousel(width)
    seen = view()
    left, right = it.parts(seen)
    (word,) = find(it.draw(seen, 0), Text)
    half = seen.measure(word.text, word.size) / 2
    assert left.right <= word.x - half
    assert word.x + half <= right.x


def test_its_own_size_has_room_for_the_longest_word() -> None:
    it = carousel()
    it.place(Rect(0, 0, *it.size(view())))
    for number, name in enumerate(NAMES):
        it.chosen = number
        assert [op.text for op in find(it.draw(view(), 0), Text)] == [name]
