"""Nothing half-painted is ever seen: the old picture stays until the new one lacks nothing."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pygame
import pytest
from pygame import image

from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.scenes.base import Change
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.shell.app import SETTLED_S
from jungle_pg.shell.pictures.pictures import FRAME_BUDGET_S
from jungle_pg.shell.presenter import FADE_S, LONGEST_WAIT_S
from tests.rows import each_of
from tests.shell.slow_painting import DRAWING_S, SlowProgram, slow_program

ASSETS = Path(__file__).parents[2] / "assets"


def change(program: SlowProgram, **settings: object) -> None:
    """Set something as the settings do."""
    facts = replace(program.world.settings, **settings)  # type: ignore[arg-type]
    program.app.obey(Change(facts), program.app.now)


def show(program: SlowProgram, scene: str, game: str = "jungle") -> None:
    """Push the scenes of a picture of the gallery, one over the other."""
    table = games()[game]
    for each in GALLERY[scene](program.world, begin(table.rulebook, Setup(table.rules))):
        program.app.open(each, program.app.now)


def resize(program: SlowProgram, width: int, height: int) -> None:
    """Pull at the window until it has another size, and let that settle."""
    pygame.display.set_mode((width, height), pygame.RESIZABLE)
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=width, y=height))
    program.tick()
    program.stretched()
    program.time += SETTLED_S


def click(x: float, y: float, kinds: tuple[int, ...] = ()) -> None:
    for kind in kinds or (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(round(x), round(y)), button=1))


def press(key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))


def test_the_first_picture_of_all_lacks_nothing_and_a_bar_tells_how_far_it_is() -> None:
    with slow_program(ASSETS) as program:
        window = program.pixels()
        program.tick()
        assert program.app.is_held
        assert program.pixels() == window
        bars = set()
        while program.app.is_held:
            program.tick()
            bars.add(program.pixels())
        assert program.app.frames == 1
        assert program.pixels() == program.whole()
        assert len(bars) > 4


@pytest.mark.slow
def test_no_change_of_the_whole_window_shows_anything_half_painted() -> None:
    changes: dict[str, Callable[[SlowProgram], None]] = {
        "theme": lambda program: change(program, theme="night"),
        "scale": lambda program: change(program, ui_scale=125),
        "language": lambda program: change(program, language="zh"),
        "size": lambda program: resize(program, 1000, 640),
        "scenery": lambda program: show(program, "settings"),
    }
    with slow_program(ASSETS) as program:
        program.until_shown()
        for name, act in changes.items():
            held, seen = program.held, program.seen
            act(program)
            program.until_shown()
            assert program.held > held or name == "language", name
            assert program.seen == seen + 1, f"{name}: one picture, and it is whole"


def test_full_screen_and_back_shows_the_old_picture_until_the_new_one_is_whole() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        for is_full_screen in (True, False):
            old = image.frombytes(program.pixels(), program.window.size, "RGB")
            change(program, full_screen=is_full_screen)
            stretched = image.tobytes(pygame.transform.scale(old, program.window.size), "RGB")
            assert program.pixels() == stretched
            width, height = program.window.size
            pygame.event.clear()
            told = pygame.event.Event(pygame.WINDOWSIZECHANGED, x=width, y=height)
            pygame.event.post(told)  # the system confirms the size before anything was painted
            program.stretched()
            program.until_shown()
            assert program.pixels() == program.whole()


@pytest.mark.slow
@each_of("is_calm", [True, False])
def test_no_screen_that_is_opened_for_the_first_time_is_seen_half_painted(is_calm: bool) -> None:
    scenes = {
        "settings": "jungle",
        "chooser": "jungle",
        "new_game": "xiangqi",
        "rules": "xiangqi",
        "load": "jungle",
        "play": "jackaroo",
        "result": "jungle",
        "save": "xiangqi",
    }
    with slow_program(ASSETS, is_calm=is_calm) as program:
        program.until_shown()
        for scene, game in scenes.items():
            show(program, scene, game)
            held = program.held
            program.until_shown()
            assert program.held > held, scene
            for _ in range(0 if is_calm else 14):
                program.tick()


def test_a_slide_begins_when_what_comes_in_is_whole_and_then_does_not_stop() -> None:
    with slow_program(ASSETS, is_calm=False) as program:
        program.until_shown()
        change(program, motion="off")
        program.until_shown()
        while program.app.showing.is_fading():
            program.tick()
        program.app.open(SettingsScreen(program.world), program.app.now)
        program.until_shown()
        held, seen = program.held, program.seen
        for _ in range(5):
            program.tick()
        assert program.held == held
        assert program.seen == seen + 5
        assert program.app.stack.coming(program.app.now) is not None, "it has not jumped ahead"


@pytest.mark.slow
def test_rows_that_scroll_in_are_whole_and_the_wheel_is_heard_while_they_are_made() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        for scene in ("load", "rules", "house_rules"):
            show(program, scene)
            program.until_shown()
            wheel = {"x": 0, "y": -1, "precise_x": 0.0, "precise_y": -1.0}
            at = {"pos": (400, 300), "rel": (0, 0), "buttons": (0, 0, 0)}
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, at))
            seen = program.seen
            for _ in range(12):
                pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, wheel))
                program.tick()
            program.until_shown()
            assert program.seen > seen, scene


def test_whoever_jumps_to_and_fro_in_a_replay_sees_only_whole_boards() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        show(program, "replay", "jackaroo")
        program.until_shown()
        assert isinstance(program.app.stack.top, Replay)
        for key in (pygame.K_HOME, pygame.K_END, pygame.K_LEFT, pygame.K_LEFT, pygame.K_HOME):
            press(key)
            program.until_shown()
            for _ in range(4):
                program.tick()


def test_a_click_on_the_old_picture_does_nothing_to_the_page_that_is_coming() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        program.app.open(SettingsScreen(program.world), program.app.now)
        program.tick()
        top, before = program.app.stack.top, program.world.settings
        assert isinstance(top, SettingsScreen)
        for widget in top.page.widgets:
            click(*widget.rect.middle)
        click(1, 1, kinds=(pygame.MOUSEBUTTONDOWN,))
        program.until_shown()
        click(1, 1, kinds=(pygame.MOUSEBUTTONUP,))
        program.tick()
        assert program.app.stack.top is top
        assert program.world.settings == before
        click(*next(each for each in top.page.widgets if each.name == "done").rect.middle)
        program.until_shown()
        assert program.app.stack.top is not top, "once it is seen it can be used"


def test_keys_that_were_pressed_ahead_act_when_their_page_is_there() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        press(pygame.K_ESCAPE)
        press(pygame.K_RETURN)
        program.tick()
        assert program.app.stack.top.name == "question"
        assert not program.app.is_over
        while program.app.is_held:
            program.tick()
        assert not program.app.is_over
        program.tick()
        assert program.app.is_over, "Escape asks, Enter says yes"


def test_a_button_that_was_held_when_the_page_changed_is_let_go_of_in_the_end() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        title = program.app.stack.top
        widgets = title.page.widgets
        widget = next(each for each in widgets if each.name == "settings")
        x, y = widget.rect.middle
        click(x, y, kinds=(pygame.MOUSEBUTTONDOWN,))
        program.tick()
        assert widget.is_held
        change(program, theme="night")
        program.tick()
        assert program.app.is_held
        click(1, 1, kinds=(pygame.MOUSEBUTTONUP,))
        program.until_shown()
        program.tick()
        held = [each.name for each in title.page.widgets if each.is_held]
        assert held == []


def test_time_stands_still_for_a_page_that_is_not_shown_yet() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        show(program, "play")
        program.tick()
        began = program.app.now
        turns = program.until_shown()
        assert turns > 10
        assert program.app.now == began
        program.tick(0.5)
        assert program.app.now == pytest.approx(began + 0.5)


def test_a_turn_that_waits_draws_new_pictures_no_longer_than_one_that_shows() -> None:
    with slow_program(ASSETS) as program:
        while program.app._page is None:
            begun = program.clock
            program.tick()
            assert program.clock - begun <= FRAME_BUDGET_S + DRAWING_S


@pytest.mark.slow
def test_a_theme_fades_in_and_equal_times_give_equal_pictures() -> None:
    looks: list[list[bytes]] = []
    for wait in (0, 7):
        with slow_program(ASSETS, is_calm=False) as program:
            change(program, motion="off")
            program.until_shown()
            program.tick(1.0)
            program.tick(1.0)
            old = program.pixels()
            program.loader.turns += wait
            change(program, theme="night")
            program.until_shown()
            assert program.pixels() == old, "it begins with what was there"
            seen = []
            for _ in range(6):
                program.tick(FADE_S / 5)
                seen.append(program.pixels())
            assert seen[-1] == program.whole()
            assert len({old, *seen[:5]}) == 6
            looks.append(seen)
    assert looks[0] == looks[1]


def test_with_reduced_motion_nothing_fades() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        change(program, theme="night")
        program.until_shown()
        assert program.pixels() == program.whole()


def test_what_cannot_be_drawn_is_told_and_nobody_waits_for_it(tmp_path: Path) -> None:
    sprites = tmp_path / "sprites"
    copytree(ASSETS / "sprites", sprites)
    for file in [*sprites.rglob("*.svg")][::5]:
        file.write_bytes(b"<svg")
    with slow_program(ASSETS, sprites=sprites) as program:
        program.until_shown()
        show(program, "chooser")
        program.until_shown()
        assert program.time < LONGEST_WAIT_S
        assert program.app.pictures.problems


def test_a_picture_that_never_comes_is_waited_for_only_so_long() -> None:
    with slow_program(ASSETS) as program:
        program.until_shown()
        program.loader.is_stuck = True
        change(program, theme="night")
        program.tick()
        assert program.app.is_held
        frames = program.app.frames
        for _ in range(30):
            program.time += LONGEST_WAIT_S / 25
            program.app.tick(program.time)
        assert not program.app.is_held
        assert program.app.frames > frames
        program.app.tick(program.time + 0.02)
        assert not program.app.is_held, "nor is it waited for again with every frame"
