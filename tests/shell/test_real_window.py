"""The real program on a real desktop: start, click, resize, full screen and back, close."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from jungle_pg.files.settings import Language, Settings
from jungle_pg.scenes.settings.settings import SettingsScreen
from jungle_pg.scenes.title.title import Title
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.views import view_maker
from jungle_pg.stage.theme import DAY
from tests.shell.desktop import Desktop, Program, a_desktop, eventually
from tests.words import language_of
from tools.desktop import InVain
from tools.rehearsal import ALIKE, Rehearsal, alike, furnish

pytestmark = pytest.mark.window


SIZE = (1000, 700)


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with a_desktop() as desktop:
        yield desktop


def place_on_title(
    size: tuple[int, int], button: str, language: Language = "en"
) -> tuple[float, float]:
    """Where a button of the title is in a window of a size; words decide how wide its panel is."""
    fonts = Fonts(Path(__file__).parents[2] / "assets/fonts")
    world = Rehearsal().world
    world.settings = Settings(language=language)
    title = Title(world)
    title.arrange(view_maker(language_of, fonts.measure, lambda: 12)(size, world.settings))
    (found,) = (widget for widget in title.page.widgets if widget.name == button)
    return found.rect.middle


def use(program: Program, place: tuple[float, float], wanted: str) -> None:
    """Click until that was heard: a click on a picture that is about to go does nothing."""
    for _ in range(10):
        program.click(*place)
        try:
            eventually(lambda: wanted in program.settings(), wanted, patience_s=1.5)
        except InVain:
            continue
        return
    raise InVain(f"nobody hears the clicks for {wanted}")


def test_a_first_start_with_an_empty_cache_shows_only_whole_pictures(
    desktop: Desktop, tmp_path: Path
) -> None:
    furnish(tmp_path)
    rehearsal = Rehearsal()
    title, settings = Title(rehearsal.world), SettingsScreen(rehearsal.world)
    plain = pygame.Surface(SIZE)
    plain.fill(DAY.backdrop)
    all_of_it = pygame.Rect((0, 0), SIZE)
    _, y = rehearsal.place(title, "settings")
    # The mouse is seen on the button it is about to press.
    above = pygame.Rect(0, 0, SIZE[0], y - 40)
    below = pygame.Rect(0, y + 40, SIZE[0], SIZE[1] - y - 40)
    whole = {
        "title": (rehearsal.look(title), (above, below)),
        "settings": (rehearsal.look(settings), (all_of_it,)),
    }
    # The mouse of a new desktop is in its middle, where it would light up a sign.
    desktop.do("xdotool", "mousemove", "1279", "799")
    program = desktop.start(tmp_path)
    program.wait_for_size(lambda size: size == SIZE)
    seen: list[str] = []

    def sees(screen: str) -> bool:
        seen.append(what_is_seen(program.picture(), plain, whole))
        return seen[-1] == screen

    eventually(lambda: sees("title"), "the title")
    program.click(*rehearsal.place(title, "settings"))
    program.point(2, 2)
    eventually(lambda: sees("settings"), "the settings")
    assert seen == sorted(seen, key=["splash", "title", "settings"].index)
    program.press("Escape")
    program.close()


def what_is_seen(
    shown: pygame.Surface,
    plain: pygame.Surface,
    whole: dict[str, tuple[pygame.Surface, tuple[pygame.Rect, ...]]],
) -> str:
    """The splash or a whole screen; whatever else is seen is half-painted."""
    for name, (picture, areas) in whole.items():
        if all(alike(shown, picture, area) > ALIKE for area in areas):
            return name
    top = pygame.Rect(0, 0, SIZE[0], 150)
    assert alike(shown, plain, top) > ALIKE, "something half-painted is seen"
    return "splash"


def test_start_click_resize_full_screen_and_back_close(desktop: Desktop, tmp_path: Path) -> None:
    program = desktop.start(tmp_path, "--size", "1000x700", "--lang", "en")
    assert program.wait_for_size(lambda size: size == SIZE) == SIZE
    eventually(lambda: (tmp_path / "cache/pictures").exists(), "the first pictures")

    use(program, place_on_title(SIZE, "theme"), '"theme": "night"')

    program.press("F11")
    assert program.wait_for_size(lambda size: size == (1280, 800))
    eventually(lambda: '"full_screen": true' in program.settings(), "full screen in the settings")
    use(program, place_on_title((1280, 800), "language"), '"language": "zh"')

    program.press("alt+Return")
    program.wait_for_size(lambda size: size == SIZE)
    eventually(lambda: '"full_screen": false' in program.settings(), "a window in the settings")

    def is_resized() -> bool:
        # While the window manager still answers to what was before, it takes no other size.
        desktop.do("xdotool", "windowsize", program.window, "840", "640")
        return bool(json.loads(program.settings())["window_size"] == [840, 640])

    eventually(is_resized, "the new size")
    use(program, place_on_title((840, 640), "sound", "zh"), '"muted": true')

    program.press("Escape", "Return")
    status, errors = program.ends()
    assert (status, errors) == (0, "")
    assert not children_of(program.process.pid)


def test_closing_the_window_ends_the_program(desktop: Desktop, tmp_path: Path) -> None:
    program = desktop.start(tmp_path)
    program.wait_for_size(lambda size: size[0] > 0)
    eventually(lambda: (tmp_path / "cache/pictures").exists(), "the first pictures")
    program.press("alt+F4")
    status, errors = program.ends()
    assert (status, errors) == (0, "")


def test_the_next_start_has_the_size_and_the_settings_of_the_last(
    desktop: Desktop, tmp_path: Path
) -> None:
    config = tmp_path / "config/settings.json"
    config.parent.mkdir()
    config.write_text('{"version": 1, "window_size": [900, 650], "language": "zh"}', "utf-8")
    program = desktop.start(tmp_path)
    program.wait_for_size(lambda size: size == (900, 650))
    program.press("Escape", "Return")
    assert program.ends() == (0, "")


def test_without_a_display_one_line_says_so_and_the_status_is_1(tmp_path: Path) -> None:
    environ = {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": ":9999"}
    done = subprocess.run(
        [sys.executable, "-m", "jungle_pg"],
        env={**environ, "JUNGLE_PG_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("jungle-pg: no window can be opened here (")


def test_where_there_is_no_screen_at_all_the_program_does_not_run_unseen(tmp_path: Path) -> None:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environ = {name: value for name, value in os.environ.items() if name not in gone}
    done = subprocess.run(
        [sys.executable, "-m", "jungle_pg"],
        env={**environ, "JUNGLE_PG_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("jungle-pg: no window can be opened here (")
    assert "Traceback" not in done.stderr


def children_of(process: int) -> list[str]:
    """Processes that were started by one that has ended and still carry its group."""
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True
    )
    return listed.stdout.split()
