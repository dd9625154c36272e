"""Everything around a board together: what changes with what, drawers, focus, languages."""

from dataclasses import replace

import pytest

from jungle_pg.files.settings import Settings
from jungle_pg.games.look import fitted_field
from jungle_pg.scenes.table.panels.layout import MORE, MOVES
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.living import FRAMES_A_SECOND
from jungle_pg.stage.ops import Disc, DrawList, Group, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.widget import Act
from tests.rows import each_of
from tests.scenes.acting import texts_of, view_of
from tests.scenes.table.sitting import GAME, KINDS, MESSAGES, Sitting, thinking
from tests.ui.looking import find

WIDE, SMALL, HIGH = (1920, 1080), (800, 600), (1080, 1920)


def a_view(size: tuple[int, int] = WIDE, **settings: object) -> View:
    return view_of(size, Settings(**settings))  # type: ignore[arg-type]


def shown(kind: str = "playing", size: tuple[int, int] = WIDE) -> Sitting:
    sitting = Sitting(KINDS[kind]())
    sitting.arrange(a_view(size))
    return sitting


def groups(ops: DrawList) -> dict[str, Group]:
    return {op.key: op for op in ops if isinstance(op, Group)}


def test_what_is_around_the_board_is_told() -> None:
    words = texts_of(shown().draw(0.0))
    for word in ("You", "Red, 6 pieces", "Tiger", "Blue, level 6", "RED's Turn", "0:30", "Moves"):
        assert word in words
    assert "Elephant" in words


def test_only_the_plate_whose_clock_changed_is_drawn_anew() -> None:
    sitting = shown()
    view = a_view()
    sitting.panels.show(sitting.facts(view, 1.0))
    first = sitting.panels.draw(1.0)
    sitting.panels.show(sitting.facts(view, 1.4))
    assert sitting.panels.draw(1.4) is first
    assert not sitting.panels.show(sitting.facts(view, 2.5))
    second = groups(sitting.panels.draw(2.5))
    changed = [key for key, group in groups(first).items() if second[key] is not group]
    assert changed == ["bottom"]


def test_a_clock_that_runs_leaves_the_widgets_as_they_are() -> None:
    sitting = shown()
    page = [op for op in sitting.draw(1.0) if isinstance(op, Group) and op.key == "page"]
    later = [op for op in sitting.draw(2.5) if isinstance(op, Group) and op.key == "page"]
    before, after = page[0].ops[1], later[0].ops[1]
    assert isinstance(before, Group)
    assert isinstance(after, Group)
    assert before.ops is after.ops


def test_the_board_fits_its_area() -> None:
    for size in (WIDE, SMALL, HIGH, (640, 480), (2560, 1080)):
        sitting = shown(size=size)
        area = sitting.panels.board_area
        field = fitted_field(GAME.look, sitting.table.state.match.setup.rules, area)
        frame = field.square * GAME.look.margin
        assert field.rect.x - frame >= area.x - 1
        assert field.rect.right + frame <= area.right + 1
        assert field.rect.y - frame >= area.y - 1
        assert field.rect.bottom + frame <= area.bottom + 1


def test_who_thinks_shows_three_dots_that_grow_bright_in_turn() -> None:
    sitting = Sitting(thinking())
    sitting.arrange(a_view())
    strengths = []
    for now in (0.0, 0.25, 0.5):
        dots = find(sitting.draw(now), Disc)
        assert len(dots) == 3
        strengths.append(max(range(3), key=lambda number: dots[number].alpha))
    assert len(set(strengths)) > 1
    assert not find(shown().draw(0.0), Disc)


def test_dots_move_on_the_grid_of_life_and_change_nothing_else() -> None:
    sitting = Sitting(thinking())
    sitting.arrange(a_view())
    panels = sitting.panels
    first = groups(panels.draw(1.0))
    assert panels.draw(1.02) == tuple(first.values())
    wakes = panels.wakes_at(1.0)
    assert wakes == pytest.approx(1 + 1 / FRAMES_A_SECOND)
    assert wakes is not None
    second = groups(panels.draw(wakes))
    assert [key for key in first if second[key] is not first[key]] == ["dots"]


def test_with_reduced_motion_the_dots_are_still() -> None:
    sitting = Sitting(thinking())
    sitting.arrange(a_view(reduced_motion=True))
    assert len(find(sitting.draw(0.0), Disc)) == 3
    assert sitting.panels.draw(0.0) is sitting.panels.draw(0.7)
    assert sitting.panels.wakes_at(0.0) is None


def test_over_a_hand_nobody_is_seen_to_think_who_has_stopped() -> None:
    sitting = shown()
    panels, still = sitting.panels, replace(sitting.facts(a_view(), 0.0), has_hands=True)
    thinks = replace(still, top=replace(still.top, is_thinking=True))
    seen = []
    for facts in (still, thinks, still):
        panels.show(facts)
        panels.draw(0.0)
        over_hand = next(each for each in panels.widgets if each.name == "over_hand")
        seen.append(over_hand.draw(a_view(), 0.0))
    assert [len(find(ops, Disc)) for ops in seen] == [0, 3, 0]
    assert seen[2] == seen[0]


def test_nobody_who_thinks_wakes_nothing() -> None:
    assert shown().panels.wakes_at(0.0) is None


def test_a_drawer_opens_and_closes_with_its_button_and_only_one_is_open() -> None:
    panels = shown(size=SMALL).panels
    assert panels.take(Act(MOVES))
    assert panels.drawer == MOVES
    assert panels.moves in panels.widgets
    assert panels.take(Act(MORE))
    assert panels.drawer == MORE
    assert panels.moves not in panels.widgets
    assert {"draw", "resign"} <= {widget.name for widget in panels.widgets}
    assert panels.take(Act(MORE))
    assert panels.drawer == ""


def test_an_act_for_the_scene_is_left_to_the_scene() -> None:
    panels = shown(size=SMALL).panels
    for act in (Act(MOVES, 3), Act(MOVES, 0), Act("undo")):
        assert not panels.take(act)
    assert panels.drawer == ""


def test_a_drawer_is_closed_once() -> None:
    panels = shown(size=SMALL).panels
    panels.take(Act(MOVES))
    assert panels.close_drawer()
    assert not panels.close_drawer()
    assert panels.moves not in panels.widgets


def test_the_button_of_an_open_drawer_stays_down() -> None:
    panels = shown(size=SMALL).panels
    button = panels.buttons.by_name[MOVES]
    panels.take(Act(MOVES))
    open_state = button.state
    panels.close_drawer()
    assert (open_state, button.state) == ("pressed", "normal")


def test_a_window_with_room_for_everything_closes_the_drawer() -> None:
    sitting = shown(size=SMALL)
    sitting.panels.take(Act(MORE))
    sitting.arrange(a_view(WIDE))
    assert sitting.panels.drawer == ""
    assert sitting.panels.moves in sitting.panels.widgets


def test_an_open_drawer_hides_what_a_piece_can_do_until_it_is_closed() -> None:
    sitting = shown(size=SMALL)
    assert "leap the river to A5" in texts_of(sitting.draw(0.0))
    sitting.panels.take(Act(MOVES))
    assert "leap the river to A5" not in texts_of(sitting.draw(0.0))
    sitting.panels.close_drawer()
    assert "leap the river to A5" in texts_of(sitting.draw(0.0))


def test_showing_says_when_page_and_board_must_follow() -> None:
    sitting = shown()
    view = a_view()
    assert not sitting.panels.show(sitting.facts(view, 5.0))
    sitting.table.show_ply(3, 5.0)
    assert sitting.panels.show(sitting.facts(view, 5.0))


def test_what_was_just_said_is_read_once_in_any_window_and_with_any_drawer() -> None:
    for size in (WIDE, SMALL, HIGH, (640, 480), (1000, 480)):
        for drawer in ("", MOVES, MORE):
            sitting = shown(size=size)
            sitting.has_news = True
            sitting.panels.take(Act(drawer))
            words = " ".join(texts_of(sitting.draw(0.0)))
            assert words.count(MESSAGES["en"]) == 1, (size, drawer)


def test_without_messages_a_small_window_tells_the_last_move() -> None:
    sitting = shown(size=(640, 480))
    sitting.has_messages = False
    last = sitting.facts(a_view((640, 480)), 0.0).moves[-1]
    words = " ".join(texts_of(sitting.draw(0.0)))
    assert f"24. {last.row.key.removeprefix('word.').capitalize()}" in words


@each_of("size", [WIDE, SMALL, HIGH])
def test_the_focus_goes_from_top_to_bottom_through_everything(size: tuple[int, int]) -> None:
    sitting = shown(size=size)
    order = []
    for _ in sitting.panels.widgets:
        sitting.page.handle(Key("tab"), 0.0)
        focused = sitting.page.focused
        assert focused is not None
        order.append(focused)
    active = [widget for widget in sitting.panels.widgets if widget.is_enabled]
    assert order[: len(active)] == active
    rows = [widget.rect.y for widget in active]
    assert rows == sorted(rows)


def test_a_drawer_comes_after_the_buttons_that_open_it() -> None:
    panels = shown(size=SMALL).panels
    panels.take(Act(MOVES))
    assert panels.widgets[-1] is panels.moves


@each_of("size", [WIDE, SMALL, HIGH])
@each_of("kind", ["playing", "looking", "watched", "played for"])
def test_another_language_changes_every_text(size: tuple[int, int], kind: str) -> None:
    sitting = shown(kind, size)
    english = {text for text in texts_of(sitting.draw(0.0)) if text.isascii()}
    tips = {widget.name: widget.tip for widget in sitting.panels.widgets}
    sitting.arrange(a_view(size, language="zh"))
    chinese = texts_of(sitting.draw(0.0))
    words = {text for text in english if any(map(str.isalpha, text)) and len(text) > 2}
    assert words
    assert not words & set(chinese)
    for widget in sitting.panels.widgets:
        assert not widget.tip or widget.tip != tips[widget.name]


def test_both_plates_have_one_form() -> None:
    sitting = shown(size=SMALL)
    names = [op for op in find(sitting.draw(0.0), Text) if op.text in ("You", "Tiger")]
    places = sitting.panels.places
    tops = [op.y - rect.y for op, rect in zip(names, (places.top, places.bottom), strict=True)]
    assert tops[0] == pytest.approx(tops[1], abs=1)


def test_night_and_day_look_different() -> None:
    sitting = shown()
    day = sitting.panels.draw(0.0)
    sitting.arrange(a_view(theme="night"))
    assert replace_keys(sitting.panels.draw(0.0)) == replace_keys(day)
    assert sitting.panels.draw(0.0) != day


def replace_keys(ops: DrawList) -> list[str]:
    return [replace(op, ops=()).key for op in ops if isinstance(op, Group)]
