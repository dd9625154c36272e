"""House rules in any window: nothing cut, nothing overlapping, buttons always in sight."""

from itertools import combinations, product

import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.setup.house_rules import HouseRules
from jungle_pg.stage.input.inputs import Leave
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Group, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from tests.rows import each_of, some_of
from tests.scenes.acting import (
    LANGUAGES,
    SCALES,
    a_world,
    misplaced,
    seen,
    text_box,
    texts_of,
    view_of,
)
from tests.scenes.house_rules_show import BUTTONS, CODEC, FIELDS, GAME, WINDOWS, RulesShow

LONG = "animal,rivers=edges,swimmers=all,double_jumpers=L,no_capture_limit=9999,pass_on_time=never"


def scene_for(settings: Settings, rules: str = LONG, name: str = "") -> HouseRules:
    return HouseRules(a_world(settings), GAME, CODEC.parse_rules(rules), name)


def touch(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )


USUAL_WINDOWS = [(800, 600), (900, 1600), (1280, 720)]


def words_of(scene: HouseRules, view: View) -> list[Rect]:
    """Where the words under the board are."""
    assert scene.view is not None
    (group,) = [op for op in scene.page_ops(view, 0) if isinstance(op, Group) and op.key == "words"]
    return [text_box(op, view) for op in group.ops if isinstance(op, Text)]


@pytest.mark.slow
@each_of(("size", "scale", "language"), some_of(product(WINDOWS, [*SCALES, 150], LANGUAGES), 24))
def test_nothing_is_misplaced_in_any_window(
    size: tuple[int, int], scale: int, language: Language
) -> None:
    settings = Settings(language=language, ui_scale=scale)
    scene, view = scene_for(settings), view_of(size, settings)
    assert misplaced(scene, view) == []
    labels = [text_box(op, view) for op in scene._scrolled if isinstance(op, Text)]
    moving = [widget.rect for widget in scene.page.widgets if widget.name in FIELDS]
    assert len(labels) >= len(FIELDS) - 3
    assert [pair for pair in product(labels, moving) if touch(*pair)] == []
    plan = scene._plan
    assert plan is not None
    fixed = [plan.port, plan.foot, *words_of(scene, view)]
    fixed += [each for each in (plan.board, plan.name) if each is not None]
    lines = words_of(scene, view)
    crossed = [
        pair for pair in combinations(fixed, 2) if touch(*pair) and not set(pair) <= set(lines)
    ]
    assert crossed == []
    assert all(plan.panel.holds(*rect.middle) for rect in fixed)


@pytest.mark.slow
@each_of(("name", "size", "language"), some_of(product(FIELDS, USUAL_WINDOWS, LANGUAGES), 40))
def test_the_words_of_every_rule_fit_under_the_board(
    size: tuple[int, int], name: str, language: Language
) -> None:
    show = RulesShow(LONG, settings=Settings(language=language), size=size)
    show.scene.preview.show(show.scene.rules, FIELDS[name], show.now)
    view = show.stack.view
    words = words_of(show.scene, view)
    assert len(words) >= 2
    field = show.widget("name").rect
    assert not any(touch(each, field) for each in words)
    assert misplaced(show.scene, view, show.now) == []


@each_of("language", LANGUAGES)
@each_of(
    "size",
    [(1280, 720), (1600, 900), (1920, 1080), (2560, 1080), (3840, 2160), (900, 1600), (1080, 1920)],
)
def test_a_usual_window_shows_everything_without_scrolling(
    size: tuple[int, int], language: Language
) -> None:
    show = RulesShow(LONG, settings=Settings(language=language), size=size)
    assert show.widget("scroll bar").rect.w == 0
    plan = show.scene._plan
    assert plan is not None
    assert plan.board is not None


def test_a_tiny_window_has_no_board_but_tells_what_rules_mean_in_tooltips() -> None:
    show = RulesShow(size=(640, 480), settings=Settings(ui_scale=200))
    assert show.scene._plan is not None
    assert show.scene._plan.board is None
    assert show.widget("rivers").tip == show.stack.view.words("rule.rivers_note")
    assert RulesShow().widget("rivers").tip == ""


@each_of("size", [(1280, 720), (640, 480), (640, 1100)])
def test_that_a_name_is_missing_is_said_where_it_is_seen(size: tuple[int, int]) -> None:
    show = RulesShow(size=size)
    show.tab_to("draw_by_agreement")
    show.rest(1)
    show.click("save")
    show.do(Leave())
    show.rest(1)
    view = show.stack.view
    (error,) = [
        text_box(found.op, view).moved(found.dx, found.dy)
        for found in seen(show.stack.draw(show.now))
        if isinstance(found.op, Text) and found.op.text == "A name is needed."
    ]
    assert misplaced(show.scene, view, show.now) == []
    plan = show.scene._plan
    assert plan is not None
    others = [each for each in show.page.widgets if each.name != "name" and each.rect.w]
    in_sight = [each.rect for each in others if touch(each.rect, plan.port)]
    assert len(in_sight) > 2
    if not touch(error, plan.port):
        assert not any(touch(error, each.rect) for each in others if each.name not in FIELDS)
    else:
        assert not any(touch(error, rect) for rect in in_sight)
    assert 0 < error.y < error.bottom < show.widget("save").rect.y


@each_of("size", [(800, 600), (640, 480)])
def test_a_button_without_room_for_its_word_says_it_in_a_tooltip(size: tuple[int, int]) -> None:
    show = RulesShow(size=size)
    wordless = 0
    for name in BUTTONS:
        button = show.widget(name)
        assert isinstance(button, Button)
        assert bool(button.label) != bool(button.tip)
        wordless += not button.label
    assert 0 < wordless < len(BUTTONS)


def test_a_window_that_changes_its_shape_keeps_what_was_set_and_written() -> None:
    show = RulesShow()
    show.click("rat_takes_elephant")
    show.tab_to("name")
    show.type("Mine")
    rules = show.text
    for size in ((640, 480), (900, 1600), (1920, 1080)):
        show.size = size
        show.stack.arrange(view_of(size, show.world.settings))
        show.rest()
    assert show.text == rules
    assert show.used().name == "Mine"


def test_another_language_changes_every_text_at_once() -> None:
    show = RulesShow(LONG)
    english = texts_of(show.rest())
    show.world.settings = Settings(language="zh")
    show.stack.arrange(view_of(show.size, show.world.settings))
    chinese = texts_of(show.rest())
    assert len(chinese) == len(english)
    words = [pair for pair in zip(english, chinese, strict=True) if not pair[0].isdigit()]
    assert len(words) >= 60
    assert [pair for pair in words if pair[0] == pair[1]] == []


def test_a_message_about_the_name_speaks_the_new_language_too() -> None:
    show = RulesShow()
    show.click("save")
    show.world.settings = Settings(language="zh")
    show.stack.arrange(view_of(show.size, show.world.settings))
    assert "请先起个名字。" in texts_of(show.rest())
