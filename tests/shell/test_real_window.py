"""The real program on a real desktop: start, click, resize, full screen and back, close."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from jungle_pg.files.saves import saves_in
from jungle_pg.scenes.title.title import Title
from jungle_pg.scenes.world import World
from jungle_pg.shell.audio import Silence
from jungle_pg.shell.clipboard import SystemClipboard
from jungle_pg.shell.fonts import Fonts
from jungle_pg.shell.views import view_maker
from tests.shell.desktop import Desktop, a_desktop, eventually

SIZE = (1000, 700)


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with a_desktop() as desktop:
        yield desktop


def place_on_title(size: tuple[int, int], button: str) -> tuple[float, float]:
    """Where a button of the title is in a window of a size."""
    fonts = Fonts(Path(__file__).parents[2] / "assets/fonts")
    world = World(Silence(), SystemClipboard(), saves=saves_in(Path("nowhere"), dict))
    title = Title(world)
    title.arrange(view_maker(fonts.measure, lambda: 12)(size, world.settings))
    (found,) = (widget for widget in title.page.widgets if widget.name == button)
    return found.rect.middle


def test_start_click_resize_full_screen_and_back_close(desktop: Desktop, tmp_path: Path) -> None:
    program = desktop.start(tmp_path, "--size", "1000x700", "--lang", "en")
    assert program.wait_for_size(lambda size: size == SIZE) == SIZE

    program.click(*place_on_title(SIZE, "theme"))
    eventually(lambda: '"theme": "night"' in program.settings(), "night in the settings")

    program.press("F11")
    assert program.wait_for_size(lambda size: size == (1280, 800))
    eventually(lambda: '"full_screen": true' in program.settings(), "full screen in the settings")
    program.click(*place_on_title((1280, 800), "language"))
    eventually(lambda: '"language": "zh"' in program.settings(), "Chinese in the settings")

    program.press("alt+Return")
    program.wait_for_size(lambda size: size == SIZE)

    desktop.do("xdotool", "windowsize", "--sync", program.window, "840", "640")
    eventually(lambda: json.loads(program.settings())["window_size"] == [840, 640], "the new size")
    program.click(*place_on_title((840, 640), "sound"))
    eventually(lambda: '"muted": true' in program.settings(), "silence in the settings")

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
