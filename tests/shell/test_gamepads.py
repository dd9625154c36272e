"""Gamepads as SDL tells of them, through the real window to the real program."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pygame
import pytest

from jungle_pg.scenes.over.keyboard import Keyboard
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.table.play import Play
from jungle_pg.shell.input.gamepads import Gamepads
from jungle_pg.stage.input.inputs import PadPress
from jungle_pg.stage.input.pads import REPEATS_AFTER_S, REPEATS_EVERY_S
from jungle_pg.ui.notices.hint_plank import COMES_AFTER_S
from tests.scenes.acting import a_match
from tests.shell.test_app import Stage
from tests.shell.virtual_pads import VirtualPad, plugged_in

STEP_S = 1 / 60


@pytest.fixture
def stage(
    fonts_folder: Path, sprites_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Stage]:
    """A still program that hears gamepads; windows nobody looks at hear them only if asked to."""
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    stage = Stage(fonts_folder, sprites_folder, is_calm=True)
    stage.window.look_for_pads()
    run(stage, 0.1)
    yield stage
    stage.window.close()


def run(stage: Stage, seconds: float) -> None:
    """Turn by turn for some time."""
    until = stage.app.now + seconds
    while stage.app.now < until:
        stage.app.tick(stage.app.now + STEP_S)


def tap(stage: Stage, pad: VirtualPad, *buttons: str) -> None:
    for button in buttons:
        for down in (True, False):
            pad.button(button, down=down)
            run(stage, 2 * STEP_S)


def device(stage: Stage) -> str:
    return stage.app.stack.view.device


def focus(stage: Stage) -> str:
    focused = stage.app.stack.top.page.focused
    return "" if focused is None else focused.name


def test_every_button_of_a_gamepad_is_told_apart(screen: pygame.Surface) -> None:
    with patch.dict("os.environ", SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS="1"):
        pads = Gamepads()
    try:
        with plugged_in() as pad:
            told = [each for event in pygame.event.get() for each in pads.read(event, 0.0)]
            for name in ("a", "b", "x", "y", "start", "select", "up", "left", "shoulder_right"):
                pad.button(name, down=True)
                told += [each for event in pygame.event.get() for each in pads.read(event, 0.0)]
                pad.button(name, down=False)
                pygame.event.pump()
            presses = [each.button for each in told if isinstance(each, PadPress)]
            assert presses == [
                *("a", "b", "x", "y", "start", "select", "up", "left", "shoulder_right")
            ]
            pad.axis("left_x", -1.0)
            pad.axis("trigger_right", 1.0)
            told = [each for event in pygame.event.get() for each in pads.read(event, 0.0)]
            assert {each.button for each in told if isinstance(each, PadPress)} == {
                "left",
                "trigger_right",
            }
    finally:
        pads.close()


def test_from_the_title_to_the_settings_and_back(stage: Stage) -> None:
    with plugged_in() as pad:
        run(stage, 0.1)
        assert device(stage) == "keys", "nobody has used it yet"
        tap(stage, pad, "down")
        assert device(stage) == "letters"
        for _ in range(12):
            if focus(stage) == "settings":
                break
            tap(stage, pad, "select")
        assert focus(stage) == "settings"
        tap(stage, pad, "a")
        run(stage, 0.3)
        assert isinstance(stage.app.stack.top, SettingsScreen)
        tap(stage, pad, "b")
        run(stage, 0.3)
        assert stage.app.stack.top.name == "title"


def test_a_stick_leads_like_the_arms_and_repeats_while_it_is_held(stage: Stage) -> None:
    with plugged_in() as pad:
        run(stage, 0.1)
        stage.app.open(Play(stage.app.world, stage.app.world.games()["jungle"], a_match()), 1.0)
        run(stage, 0.4)
        board = stage.app.stack.top.page.widgets[0]
        tap(stage, pad, "up")
        before = board.keys_at()  # type: ignore[attr-defined]
        pad.axis("left_y", -1.0)
        run(stage, REPEATS_AFTER_S + 2.5 * REPEATS_EVERY_S)
        pad.axis("left_y", 0.0)
        run(stage, 0.5)
        after = board.keys_at()  # type: ignore[attr-defined]
        assert int(after[1:]) >= int(before[1:]) + 3


def test_the_stick_at_the_right_scrolls_what_is_in_sight_wherever_the_mouse_is(
    stage: Stage,
) -> None:
    with plugged_in() as pad:
        run(stage, 0.1)
        stage.app.open(SettingsScreen(stage.app.world), stage.app.now)
        run(stage, 0.4)
        page = stage.app.stack.top.page
        before = page.scroll.offset(stage.app.now)  # type: ignore[attr-defined]
        pad.axis("right_y", 1.0)
        run(stage, 0.5)
        pad.axis("right_y", 0.0)
        run(stage, 0.5)
        assert page.scroll.offset(stage.app.now) > before  # type: ignore[attr-defined]


def test_the_mouse_pointer_is_away_while_a_gamepad_is_used(stage: Stage) -> None:
    with plugged_in() as pad:
        run(stage, 0.1)
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=(300, 300), rel=(0, 0), buttons=(0, 0, 0))
        )
        run(stage, 0.1)
        assert pygame.mouse.get_visible()
        tap(stage, pad, "down")
        assert not pygame.mouse.get_visible()
        for x in (300, 303, 340):
            pygame.event.post(
                pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 300), rel=(0, 0), buttons=(0, 0, 0))
            )
            run(stage, 0.1)
            assert pygame.mouse.get_visible() == (x == 340), x
        assert device(stage) == "keys"


def test_nothing_moves_when_another_device_is_taken_up(stage: Stage) -> None:
    with plugged_in() as pad:
        run(stage, 0.1)
        stage.press(pygame.K_TAB)
        run(stage, 0.1)
        before = {each.name: each.rect for each in stage.app.stack.top.page.widgets}
        tap(stage, pad, "select")
        run(stage, COMES_AFTER_S + 0.1)
        assert {each.name: each.rect for each in stage.app.stack.top.page.widgets} == before


def test_pulled_out_in_the_middle_time_stands_still_until_somebody_goes_on(stage: Stage) -> None:
    with plugged_in() as pad:
        run(stage, 0.1)
        play = Play(stage.app.world, stage.app.world.games()["jungle"], a_match())
        stage.app.open(play, stage.app.now)
        run(stage, 0.4)
        tap(stage, pad, "up")
        pad.pull_out()
        run(stage, 0.2)
        assert play.state.timing.is_paused
        assert device(stage) == "keys"
        stage.press(pygame.K_TAB)
        run(stage, 0.1)
        assert not play.state.timing.is_paused
    with plugged_in() as pad:
        run(stage, 0.1)
        tap(stage, pad, "up")
        assert device(stage) == "letters", "another one goes on at once"


def test_two_are_numbered_as_they_came_and_a_free_number_is_given_again(stage: Stage) -> None:
    heard: list[int] = []
    read = Gamepads.read

    def listening(self: Gamepads, event: pygame.event.Event, now: float) -> object:
        told = read(self, event, now)
        heard.extend(each.pad for each in told if isinstance(each, PadPress))
        return told

    with patch.object(Gamepads, "read", listening), plugged_in() as first, plugged_in() as second:
        run(stage, 0.1)
        tap(stage, first, "up")
        tap(stage, second, "up")
        first.pull_out()
        run(stage, 0.1)
        with plugged_in() as third:
            run(stage, 0.1)
            tap(stage, third, "up")
            tap(stage, second, "up")
    assert heard == [0, 1, 0, 1]


def test_a_window_that_nobody_looks_at_any_more_holds_no_button(stage: Stage) -> None:
    with plugged_in() as pad:
        run(stage, 0.1)
        pad.button("down", down=True)
        run(stage, 0.1)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        run(stage, 0.1)
        assert stage.window.inputs_due_at() is None


def test_with_a_gamepad_that_nobody_touches_nothing_is_painted(stage: Stage) -> None:
    with plugged_in() as pad:
        run(stage, 0.1)
        tap(stage, pad, "down")
        run(stage, 2.0)
        frames = stage.app.frames
        run(stage, 5.0)
        assert stage.app.frames == frames
        stage.app.open(Keyboard(stage.app.world, stage.app.stack.top, stage.app.now), stage.app.now)
        run(stage, 2.0)
        pygame.event.clear()
        assert stage.app.dozes(stage.app.now + 0.01), "nor while the plank has no place"


def test_without_gamepads_a_still_title_paints_nothing_and_dozes(stage: Stage) -> None:
    frames = stage.app.frames
    run(stage, 5.0)
    assert stage.app.frames == frames
    pygame.event.clear()
    assert stage.app.dozes(stage.app.now + 0.01)


def test_who_switches_it_off_feels_nothing(stage: Stage) -> None:
    felt: list[float] = []
    world = stage.app.world
    world.shake = felt.append
    world.let_feel(0.5)
    world.settings = replace(world.settings, rumble=False)
    world.let_feel(0.5)
    assert felt == [0.5]
