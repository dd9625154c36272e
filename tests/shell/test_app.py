"""The program turn by turn with injected time: what it paints, when it rests, what it keeps."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pygame
import pytest

from jungle_pg.cabinet import games
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.stack import Stack
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.app import AWAKE_S, DOZE_S, DROWSY_S, FRAME_S, SETTLED_S, App
from jungle_pg.shell.input.events import SystemClipboard
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.pictures.pictures import FRAME_BUDGET_S, Pictures
from jungle_pg.shell.sound.audio import Silence
from jungle_pg.shell.views import view_maker
from jungle_pg.shell.warnings import Warnings
from jungle_pg.shell.window import Window
from jungle_pg.stage.living import CALM_FRAMES, FRAMES_A_SECOND
from tests.scenes.listening import Ear
from tests.thought_once import a_thinker
from tests.words import language_of

SIZE = (800, 600)


class Stage:
    """An app on the dummy driver, and what it kept and told."""

    def __init__(
        self,
        fonts_folder: Path,
        sprites_folder: Path,
        *,
        is_calm: bool,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.kept: list[Settings] = []
        self.told: list[str] = []
        self.hour = 12
        self.lost: str | None = None
        self.window = Window(SIZE, is_full_screen=False)
        pygame.font.init()
        fonts = Fonts(fonts_folder)
        settings = Settings(window_size=SIZE, theme="clock", reduced_motion=is_calm)
        engine = a_thinker()
        world = World(Silence(), SystemClipboard(), settings, games, engine=engine)
        view_for = view_maker(language_of, fonts.measure, lambda: self.hour)
        stack = Stack(Title(world), view_for(SIZE, settings))
        warnings = Warnings(self.told.append)
        pictures = Pictures(sprites_folder, fonts, clock=clock)
        self.app = App(self.window, stack, world, fonts, pictures, view_for, self.keep, warnings)
        self.app.tick(0.0)

    def keep(self, settings: Settings) -> str | None:
        self.kept.append(settings)
        return self.lost

    def press(self, key: int, mod: int = 0) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def resize(self, width: int, height: int) -> None:
        """What the system does when a player pulls at the window."""
        pygame.display.set_mode((width, height), pygame.RESIZABLE)
        pygame.event.clear()
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=width, y=height))


@pytest.fixture
def stage(fonts_folder: Path, sprites_folder: Path) -> Iterator[Stage]:
    """A program in which nothing moves by itself."""
    yield Stage(fonts_folder, sprites_folder, is_calm=True)
    pygame.display.quit()


@pytest.fixture
def lively(fonts_folder: Path, sprites_folder: Path) -> Iterator[Stage]:
    yield Stage(fonts_folder, sprites_folder, is_calm=False)
    pygame.display.quit()


def test_the_first_turn_paints_and_a_still_title_paints_nothing_for_10_s(stage: Stage) -> None:
    assert stage.app.frames == 1
    for step in range(1, 600):
        stage.app.tick(step / 59)
    assert stage.app.frames == 1


def test_it_sleeps_longer_when_nothing_has_happened_for_2_s(stage: Stage) -> None:
    assert stage.app.tick(0.1) == pytest.approx(AWAKE_S)
    assert stage.app.tick(2.5) == pytest.approx(DROWSY_S)
    stage.press(pygame.K_TAB)
    assert stage.app.tick(3.0) == pytest.approx(AWAKE_S)


def test_it_dozes_when_nothing_has_happened_for_2_s_until_somebody_does_something(
    stage: Stage,
) -> None:
    stage.app.tick(0.1)
    assert not stage.app.dozes(0.11)
    stage.app.tick(2.5)
    pygame.event.clear()
    assert stage.app.dozes(2.5 + DROWSY_S)
    assert not stage.app.dozes(2.5 + DOZE_S)
    stage.press(pygame.K_TAB)
    assert not stage.app.dozes(2.5 + DROWSY_S)
    stage.app.tick(2.6)
    assert not stage.app.dozes(2.61)


def test_what_moves_by_itself_lets_nobody_doze(lively: Stage) -> None:
    lively.app.tick(5.0)
    pygame.event.clear()
    assert not lively.app.dozes(5.0 + CALM_FRAMES / FRAMES_A_SECOND)


def test_it_does_not_rest_while_pictures_wait_only_for_want_of_time(
    fonts_folder: Path, sprites_folder: Path
) -> None:
    ticks = count()
    slow = Stage(
        fonts_folder, sprites_folder, is_calm=True, clock=lambda: next(ticks) * FRAME_BUDGET_S
    )
    turns = 1
    while slow.app.tick(turns / 1000) == 0.0:
        turns += 1
    assert turns > 10
    assert slow.app.frames == 1, "nothing is shown before everything is there"
    assert slow.app.tick(1.0) == pytest.approx(AWAKE_S)
    pygame.display.quit()


def test_while_something_moves_it_paints_every_frame(lively: Stage) -> None:
    lively.press(pygame.K_RETURN)
    lively.app.tick(1.0)
    lively.press(pygame.K_RETURN)
    assert lively.app.tick(1.02) == FRAME_S
    before = lively.app.frames
    for step in range(1, 6):
        lively.app.tick(1.02 + step * FRAME_S)
    assert lively.app.frames == before + 5


def test_a_living_title_moves_thirty_times_a_second(lively: Stage) -> None:
    before = lively.app.frames
    for step in range(600):
        lively.app.tick(1.0 + step / 300)
    assert 30 <= lively.app.frames - before <= 61


def test_a_change_of_settings_acts_and_is_kept_at_once(stage: Stage) -> None:
    stage.press(pygame.K_F11)
    stage.app.tick(1.0)
    assert stage.kept[-1].full_screen
    assert stage.window.is_full_screen
    stage.press(pygame.K_RETURN, pygame.KMOD_LALT)
    stage.app.tick(2.0)
    assert not stage.kept[-1].full_screen
    assert not stage.window.is_full_screen


def test_music_that_is_switched_off_alone_leaves_the_effects_as_they_are(stage: Stage) -> None:
    heard: list[tuple[float, float, bool, bool]] = []

    class Listening(Silence):
        """A speaker that remembers how loud it was set."""

        def set_volumes(self, effects: float, music: float, muted: bool, voices: bool) -> None:
            heard.append((effects, music, muted, voices))

    stage.app.world.settings = replace(stage.app.world.settings, music_muted=True)
    stage.app.hear_through(Listening())
    usual = Settings()
    assert heard == [(usual.effects_volume, 0, False, True)]


def test_a_new_size_is_laid_out_when_it_has_settled_and_is_remembered(stage: Stage) -> None:
    stage.resize(1000, 700)
    stage.app.tick(1.0)
    assert stage.app.stack.view.width == 800
    stage.resize(1024, 768)
    stage.app.tick(1.1)
    stage.app.tick(1.1 + SETTLED_S / 2)
    assert stage.app.stack.view.width == 800
    assert not stage.kept
    stage.app.tick(1.1 + SETTLED_S)
    assert (stage.app.stack.view.width, stage.app.stack.view.height) == (1024, 768)
    assert stage.kept[-1].window_size == (1024, 768)
    assert stage.window.surface.get_size() == (1024, 768)


def test_a_window_smaller_than_any_we_ask_for_is_laid_out_but_not_remembered(
    stage: Stage,
) -> None:
    stage.resize(1, 500)
    stage.app.tick(1.0)
    stage.app.tick(1.0 + SETTLED_S)
    assert (stage.app.stack.view.width, stage.app.stack.view.height) == (400, 500)
    assert stage.app.world.settings.window_size == (640, 500)


def test_while_the_size_changes_the_old_picture_is_stretched(stage: Stage) -> None:
    old = stage.window.surface.get_at((400, 300))
    stage.resize(1600, 1200)
    stage.app.tick(1.0)
    assert stage.window.surface.get_at((800, 600)) == old


def test_by_the_clock_day_turns_to_night(stage: Stage) -> None:
    assert stage.app.stack.view.theme.name == "day"
    stage.hour = 21
    stage.app.tick(61.0)
    assert stage.app.stack.view.theme.name == "night"


def test_what_cannot_be_kept_is_said_once(stage: Stage) -> None:
    stage.lost = "The settings cannot be written."
    for now in (1.0, 2.0, 3.0):
        stage.press(pygame.K_F11)
        stage.app.tick(now)
    stage.app.tick(3.1)
    assert stage.told == ["The settings cannot be written."]
    assert stage.app.toasts.wakes_at(3.1) is not None


def test_closing_the_window_ends_the_program(stage: Stage) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    stage.app.tick(1.0)
    assert stage.app.is_over


def test_speech_costs_a_still_program_nothing_and_tells_once_that_it_is_missing(
    stage: Stage,
) -> None:
    class Missing(Ear):
        def problems(self) -> list[str]:
            return ["there is no such program"] if self.heard else []

    ear = stage.app.announcer.narrator = Missing()
    stage.app.tick(1.0)
    assert not ear.heard
    stage.press(pygame.K_F8)
    for step in range(100):
        stage.app.tick(2.0 + step / 30)
    heard, frames = len(ear.heard), stage.app.frames
    assert stage.told == ["there is no such program"]
    assert any("speech-dispatcher" in text for text in ear.texts)
    for step in range(600):
        stage.app.tick(20.0 + step / 30)
    assert len(ear.heard) == heard
    assert stage.app.frames <= frames + 1, "the message has gone"
