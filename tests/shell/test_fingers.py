"""Fingers as the system tells of them: read by the real translator, meant for the real program."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.shell.environment import prepare
from jungle_pg.shell.input.events import Translator
from jungle_pg.shell.window import Window
from jungle_pg.stage.input.inputs import Finger
from jungle_pg.ui.scroll.scroll_page import ScrollPage
from tests.scenes.acting import texts_of
from tests.shell.test_app import SIZE, Stage

KINDS = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}


def post(phase: str, x: float, y: float, number: int = 7, size: tuple[int, int] = SIZE) -> None:
    """What the system tells when a finger touches a pixel of the window."""
    width, height = size
    event = pygame.event.Event(
        KINDS[phase], touch_id=1, finger_id=number, x=x / width, y=y / height, dx=0.0, dy=0.0
    )
    pygame.event.post(event)


@pytest.fixture
def stage(fonts_folder: Path, sprites_folder: Path) -> Iterator[Stage]:
    yield Stage(fonts_folder, sprites_folder, is_calm=True)
    pygame.display.quit()


def run(stage: Stage, until: float) -> None:
    """Turn by turn until a moment."""
    now = stage.app.now
    while now < until:
        now += 1 / 60
        stage.app.tick(now)


def test_fingers_are_told_apart_and_keep_their_places(screen: pygame.Surface) -> None:
    pygame.event.clear()
    post("down", 80, 60, 1, (320, 240))
    post("down", 160, 60, 2, (320, 240))
    post("up", 80, 120, 1, (320, 240))
    translator = Translator()
    found = [translator.read(event, 0.0) for event in translator.events()]
    fingers = [each for each in found if isinstance(each, Finger)]
    assert [(each.phase, each.x, each.y) for each in fingers] == [
        ("down", 0.25, 0.25),
        ("down", 0.5, 0.25),
        ("up", 0.25, 0.5),
    ]
    assert fingers[0].number == fingers[2].number != fingers[1].number


def test_a_place_that_is_no_number_is_no_finger(screen: pygame.Surface) -> None:
    pygame.event.clear()
    post("down", float("nan"), 60)
    post("down", 10, float("inf"))
    translator = Translator()
    assert [translator.read(event, 0.0) for event in translator.events()] == [None, None]


def test_in_a_window_that_is_reduced_a_finger_is_where_its_picture_is() -> None:
    window = Window((800, 600), is_full_screen=False)
    pygame.display.set_mode((320, 240), pygame.RESIZABLE)
    window.resized(320, 240)
    pygame.event.clear()
    post("down", 160, 60, size=(320, 240))
    (finger,) = window.inputs(0.0)
    width, height = window.size
    assert width > 320
    assert isinstance(finger, Finger)
    assert (finger.x, finger.y) == (width / 2, height / 4)
    window.close()


def test_a_tap_opens_the_settings_and_a_flick_scrolls_them_to_the_pixel(stage: Stage) -> None:
    run(stage, 0.5)
    title = stage.app.stack.top
    (button,) = (each for each in title.page.widgets if each.name == "settings")
    post("down", *button.rect.middle)
    run(stage, 0.6)
    assert stage.app.stack.top is title
    post("up", *button.rect.middle)
    run(stage, 1.5)
    settings = stage.app.stack.top
    assert isinstance(settings, SettingsScreen)
    page = settings.page
    assert isinstance(page, ScrollPage)
    post("down", 400, 400)
    run(stage, 1.6)
    for step in range(1, 9):
        post("move", 400, 400 - 25 * step)
        run(stage, 1.6 + 0.02 * step)
    under_finger = page.scroll.offset(stage.app.now)
    assert under_finger == pytest.approx(175)
    post("up", 400, 200)
    run(stage, 3.5)
    glided = page.scroll.offset(stage.app.now)
    assert glided > under_finger + 50
    run(stage, 4.0)
    assert page.scroll.offset(stage.app.now) == glided
    assert not any(each.is_hot or each.is_held for each in page.widgets)


def device(stage: Stage) -> str:
    return stage.app.stack.view.device


def test_who_touches_is_told_of_no_keys_until_one_is_pressed_or_the_mouse_moves(
    stage: Stage,
) -> None:
    run(stage, 0.5)
    stage.app.open(SettingsScreen(stage.app.world), stage.app.now)
    run(stage, 1.0)
    assert any("F11" in text for text in texts_of(stage.app.stack.draw(stage.app.now)))
    post("down", 3, 3)
    post("up", 3, 3)
    run(stage, 1.2)
    assert device(stage) == "finger"
    assert not any("F11" in text for text in texts_of(stage.app.stack.draw(stage.app.now)))
    stage.press(pygame.K_TAB)
    run(stage, 1.4)
    assert device(stage) == "keys"
    post("down", 3, 3)
    post("up", 3, 3)
    run(stage, 1.6)
    for x in (300, 340):
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 300), rel=(0, 0), buttons=(0, 0, 0))
        )
        run(stage, stage.app.now + 0.1)
    assert device(stage) == "keys"


def test_at_rest_fingers_cost_no_turn(stage: Stage) -> None:
    run(stage, 1.0)
    post("down", 5, 5)
    post("up", 5, 5)
    run(stage, 5.0)
    assert stage.app.dozes(stage.app.now + 0.05)


def test_no_finger_is_told_of_as_a_mouse_too() -> None:
    environ: dict[str, str] = {}
    prepare(environ)
    assert environ["SDL_TOUCH_MOUSE_EVENTS"] == environ["SDL_MOUSE_TOUCH_EVENTS"] == "0"
