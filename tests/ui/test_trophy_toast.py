"""The news of a trophy: it comes, stays four seconds, leaves, and the next one follows."""

from jungle_pg.files.settings import Settings
from jungle_pg.stage.input.inputs import Point, Press
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Sprite
from jungle_pg.ui.notices.trophy_toast import SHELF, TrophyNews, TrophyToast, place_of
from tests.rows import each_of
from tests.scenes.acting import SIZES, seen, texts_of, view_of
from tests.words import LANGUAGES


def news(name: str) -> TrophyNews:
    how = "Win a game of Jungle without losing an animal"
    return TrophyNews(name, "New trophy", name.title(), how, "Shelf")


def test_one_trophy_after_the_other_is_shown_for_a_while() -> None:
    view, toast = view_of((1280, 720), Settings()), TrophyToast()
    assert toast.draw(view, 0.0) == ()
    assert toast.wakes_at(0.0) is None
    toast.show(news("giant"), 0.0)
    toast.show(news("night"), 0.0)
    told = texts_of(toast.draw(view, 1.0))
    assert "Giant" in told
    assert "Night" not in told
    names = {found.op.name for found in seen(toast.draw(view, 1.0)) if isinstance(found.op, Sprite)}
    assert "trophies/giant" in names
    assert toast.wakes_at(1.0) == 1.0
    assert "Night" in texts_of(toast.draw(view, 5.0))
    assert toast.draw(view, 10.0) == ()
    assert toast.wakes_at(10.0) is None


def test_its_button_leads_to_the_shelf_and_a_click_beside_it_sends_it_away() -> None:
    view, toast = view_of((1280, 720), Settings()), TrophyToast()
    toast.show(news("giant"), 0.0)
    toast.draw(view, 1.0)
    x, y = toast.button.rect.middle
    assert toast.handle(Point(x, y), 1.0) is None
    act = toast.handle(Press(x, y), 1.0)
    assert act is not None
    assert act.name == SHELF
    toast.show(news("night"), 2.0)
    toast.draw(view, 3.0)
    place = place_of(view, None)
    act = toast.handle(Press(place.x + 20, place.y + 20), 3.0)
    assert act is not None
    assert act.name != SHELF
    assert toast.draw(view, 4.0) == ()
    assert toast.handle(Press(place.x + 20, place.y + 20), 5.0) is None, "then it takes no clicks"


@each_of("size", SIZES)
def test_it_hangs_in_the_free_room_and_never_leaves_the_window(size: tuple[int, int]) -> None:
    for language in LANGUAGES:
        view = view_of(size, Settings(language=language))
        for room in (None, Rect(size[0] * 0.7, 30, size[0] * 0.25, size[1] * 0.4)):
            place = place_of(view, room)
            assert place.x >= 0
            assert place.right <= view.width
            if room is not None and room.w > place.w:
                assert room.x <= place.x
                assert place.y >= room.y
