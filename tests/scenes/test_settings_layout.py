"""The settings in any window: nothing cut, nothing overlapping, nothing moving without need."""

from itertools import product

import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.stage.input.inputs import Leave
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Text
from jungle_pg.ui.controls.one_of_several import Chooser
from tests.rows import each_of
from tests.scenes.acting import (
    LANGUAGES,
    SCALES,
    a_world,
    misplaced,
    seen,
    text_box,
    view_of,
)
from tests.scenes.settings_show import (
    WINDOWS,
    click_at,
    opened,
    spot,
)


@pytest.mark.slow
@each_of("language", LANGUAGES)
@each_of("scale", SCALES)
@each_of("size", WINDOWS)
def test_nothing_is_misplaced_in_any_window(
    size: tuple[int, int], scale: int, language: Language
) -> None:
    settings = Settings(language=language, ui_scale=scale)
    scene = SettingsScreen(a_world(settings))
    view = view_of(size, settings)
    assert misplaced(scene, view) == []
    labels = [text_box(op, view) for op in scene._scrolled if isinstance(op, Text)]
    widgets = [widget.rect for widget in scene.controls.widgets]
    assert len(labels) > 10
    crossed = [pair for pair in product(labels, widgets) if _touch(*pair)]
    assert crossed == []
    assert all(label.x >= 0 and label.right <= view.width for label in labels)


@each_of("language", LANGUAGES)
@each_of("size", [(1280, 720), (1366, 768), (1600, 900), (1920, 1080), (3840, 2160)])
def test_a_usual_window_shows_everything_without_scrolling(
    size: tuple[int, int], language: Language
) -> None:
    show = opened(Settings(language=language), size)
    assert show.widget("scroll bar").rect.w == 0


def _touch(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


def test_the_picture_stays_while_nothing_happens_and_the_panel_while_a_knob_moves() -> None:
    show = opened()
    drawn = show.rest()
    assert show.rest(5) is drawn
    assert show.stack.wakes_at(show.now) is None
    show.do(*click_at(*spot(show, "music_volume", 90)), Leave())
    moved = show.rest()
    assert moved is not drawn
    panels = [[op for op in ops if getattr(op, "key", "") == "decor"] for ops in (drawn, moved)]
    assert len(panels[0]) == 1
    assert panels[0][0] is panels[1][0]


def test_the_words_of_a_card_lie_inside_it() -> None:
    show = opened(size=(640, 480))
    for name in ("pieces of jungle", "pieces of xiangqi", "theme", "language"):
        widget = show.widget(name)
        ops = widget.draw(show.stack.view, show.now)
        for found in seen(ops):
            if isinstance(found.op, Text):
                box = text_box(found.op, show.stack.view)
                cards = widget.parts(show.stack.view) if isinstance(widget, Chooser) else []
                assert any(card.x <= box.x and box.right <= card.right for card in cards)
