"""What is shown while nobody is there: when it begins and what ends it."""

import pytest

from jungle_pg.scenes.title.demonstration import (
    NUDGE_PX,
)
from jungle_pg.scenes.title.title import QUIET_S, Title, quit_question
from jungle_pg.stage.input.inputs import (
    RIGHT,
    Composing,
    Drop,
    Focus,
    Input,
    Key,
    Leave,
    Point,
    Press,
    Release,
    Resize,
    Typing,
    Wheel,
)
from tests.rows import each_of
from tests.scenes.acting import (
    Performance,
    Recorder,
    a_world,
    heard,
)
from tests.scenes.demonstration_show import CALM, alone, at_demonstration, at_title

INPUTS: list[Input] = [
    Key("a"),
    Key("escape"),
    Key("enter"),
    Key("f9"),
    Key("shift"),
    Press(640, 500),
    Press(5, 5, RIGHT),
    Release(640, 500),
    Wheel(640, 500, 1.0),
    Point(600, 400),
    Drop("game.jungle"),
    Typing("a"),
    Composing("a"),
]


def test_it_begins_after_45_s_without_any_input_and_not_before() -> None:
    play = at_title()
    play.rest(QUIET_S - 0.1)
    assert play.names == ["title"]
    play.rest(0.1)
    assert play.names == ["title", "demonstration"]


@each_of("event", [Key("tab"), Point(9, 9), Press(9, 9), Wheel(9, 9, 1.0)])
def test_every_input_puts_it_off(event: Input) -> None:
    play = at_title()
    play.rest(QUIET_S - 1)
    play.do(event)
    play.rest(QUIET_S - 0.1)
    assert play.names == ["title"]
    play.rest(0.2)
    assert play.names == ["title", "demonstration"]


@each_of("event", [Leave(), Focus(gained=False)])
def test_a_window_that_is_left_alone_is_no_input(event: Input) -> None:
    play = at_title()
    play.rest(QUIET_S - 1)
    play.do(event)
    play.rest(1)
    assert play.names == ["title", "demonstration"]


def test_the_title_wakes_for_it_even_where_nothing_moves() -> None:
    play = at_title(CALM)
    assert play.stack.wakes_at(play.now) == pytest.approx(play.now + QUIET_S)


def test_it_does_not_begin_while_a_dialog_is_open_and_waits_its_time_after_it() -> None:
    play = at_title(CALM)
    play.keys("escape")
    play.rest(10 * QUIET_S)
    assert play.names == ["title", "question"]
    assert play.stack.wakes_at(play.now) is None
    play.keys("escape")
    play.rest(QUIET_S - 0.1)
    assert play.names == ["title"]
    play.rest(0.2)
    assert play.names == ["title", "demonstration"]


def test_it_does_not_begin_under_what_the_program_was_started_with() -> None:
    world = a_world(CALM)
    play = Performance(Title(world), world)
    question = quit_question(world)
    play.cover_with(question)
    play.rest(10 * QUIET_S)
    assert play.names == ["title", "question"]
    assert play.stack.wakes_at(play.now) is None


def test_after_a_book_that_was_opened_over_the_title_it_waits_its_time_again() -> None:
    play = at_title()
    question = quit_question(play.world)
    play.stack.open(question, play.now)
    play.rest(10 * QUIET_S)
    play.keys("escape")
    play.rest(QUIET_S - 0.1)
    assert play.names == ["title"]


def test_where_there_is_no_game_the_title_stays() -> None:
    world = a_world(CALM)
    world.games = dict
    play = Performance(Title(world), world)
    for _ in range(5):
        play.rest(QUIET_S)
        assert play.names == ["title"]
        due = play.stack.wakes_at(play.now)
        assert due is not None
        assert due > play.now


@each_of("event", INPUTS)
def test_any_input_leads_back_to_the_title_and_does_nothing_else(event: Input) -> None:
    play = at_demonstration()
    before = len(heard(play.world))
    assert play.do(event) == []
    assert play.names == ["title"]
    assert play.page.focused is None
    assert play.stack.pointer() == "arrow"
    assert heard(play.world)[before:] == []


def test_a_click_that_ends_it_is_over_when_the_title_is_back() -> None:
    play = at_demonstration()
    x, y = 640, 470
    assert play.do(Press(x, y), Release(x, y)) == []
    assert play.names == ["title"]


@each_of("event", [Leave(), Focus(gained=False), Focus(True), Resize(900, 700)])
def test_a_window_that_changes_is_no_input(event: Input) -> None:
    play = at_demonstration()
    play.do(event)
    assert play.names == ["title", "demonstration"]


def test_a_mouse_that_was_only_touched_does_not_end_it() -> None:
    play = at_demonstration()
    play.do(*(Point(640 + step % 3, 360 - step % 4) for step in range(20)))
    assert play.names == ["title", "demonstration"]
    play.do(Point(640 + NUDGE_PX + 1, 360))
    assert play.names == ["title"]


def test_a_mouse_nobody_has_seen_yet_ends_it_when_it_moves() -> None:
    play = alone()
    play.do(Point(100, 100))
    assert play.names == ["title", "demonstration"]
    play.do(Point(110, 100))
    assert play.names == ["title"]


def test_the_title_waits_its_whole_time_again() -> None:
    play = at_demonstration()
    play.keys("escape")
    play.rest(QUIET_S - 0.1)
    assert play.names == ["title"]
    play.rest(0.2)
    assert play.names == ["title", "demonstration"]


def test_the_music_of_the_title_goes_on() -> None:
    play = at_demonstration()
    play.keys("a")
    assert isinstance(play.world.sound, Recorder)
    assert play.world.sound.tunes == ["title_loop"]
