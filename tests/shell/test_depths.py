"""Screens of every depth: the program plays there, or says in one sentence why it cannot."""

import subprocess
import sys
from pathlib import Path

import pytest

from jungle_pg.cli import command_parser
from jungle_pg.shell.environment import ACCELERATION, fit_to_screen
from jungle_pg.shell.window import Window
from tests.rows import each_of
from tests.shell.desktop import a_desktop, eventually

PLAYED = (15, 16, 24, 30)
TOO_FEW = 8


def test_pictures_go_to_the_screen_directly_where_it_has_our_colours_alone() -> None:
    ours, fifteen, unknown = (0xFF0000, 0xFF00, 0xFF, 0), (0x7C00, 0x3E0, 0x1F, 0), (0, 0, 0, 0)
    for driver, masks, wished, told in (
        ("x11", ours, None, "0"),
        ("x11", ours, "1", "1"),
        ("x11", fifteen, None, None),
        ("x11", fifteen, "0", None),
        ("x11", unknown, None, None),
        ("wayland", ours, None, None),
        ("windows", ours, "0", "0"),
    ):
        environ = {} if wished is None else {ACCELERATION: wished}
        fit_to_screen(environ, driver, masks)
        assert environ.get(ACCELERATION) == told, (driver, masks, wished)


@pytest.mark.window
@each_of("depth", PLAYED)
def test_the_program_plays_on_a_screen_of_this_depth(depth: int, tmp_path: Path) -> None:
    with a_desktop(f"800x600x{depth}") as desktop:
        program = desktop.start(tmp_path, "--size", "640x480", "--lang", "en", "--no-sound")
        program.wait_for_size(lambda size: size == (640, 480))
        eventually(lambda: (tmp_path / "cache/pictures").exists(), "the first pictures")
        program.press("m")
        eventually(lambda: '"muted": true' in program.settings(), "an answer to a key")
        program.press("F11")
        program.wait_for_size(lambda size: size == (800, 600))
        eventually(lambda: '"full_screen": true' in program.settings(), "full screen, settled")
        program.press("F11")
        program.wait_for_size(lambda size: size == (640, 480))
        program.press("Escape", "Return")
        status, errors = program.ends()
        assert status == 0
        assert "Traceback" not in errors
        assert not (tmp_path / "logs").exists()


@pytest.mark.window
def test_where_a_screen_shows_too_few_colours_one_sentence_says_so(tmp_path: Path) -> None:
    with a_desktop(f"800x600x{TOO_FEW}") as desktop:
        done = subprocess.run(
            [sys.executable, "-m", "jungle_pg"],
            env={**desktop.environ, "JUNGLE_PG_HOME": str(tmp_path)},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == (
        "jungle-pg: no window can be opened here "
        "(the screen shows too few colours: 15 bits a pixel are the least)"
    )
    assert "Traceback" not in done.stderr


@pytest.mark.window
def test_a_window_is_never_larger_than_the_screen(tmp_path: Path) -> None:
    with a_desktop("1000x700x24") as desktop:
        config = tmp_path / "config/settings.json"
        config.parent.mkdir()
        config.write_text('{"version": 1, "window_size": [16384, 16384]}', "utf-8")
        for options in ((), ("--size", "7680x4320")):
            program = desktop.start(tmp_path, *options)
            width, height = program.wait_for_size(lambda size: size[0] > 0)
            assert width <= 1000
            assert height <= 700
            program.close()


def test_a_report_can_name_driver_depth_and_sizes() -> None:
    window = Window((800, 600), is_full_screen=False)
    told = window.about
    assert told.startswith("dummy, 32 bits a pixel, window 800x600 on ")
    window.close()
    assert window.about == "none"


def test_a_picture_that_would_take_gigabytes_is_refused_in_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for before in ((), ("shot", "title", "-o", "picture.png")):
        for size in ("16384x16384", "7680x7680", "7681x480", "640x999999"):
            with pytest.raises(SystemExit):
                command_parser().parse_args([*before, "--size", size])
            assert "from 640x480 to 7680x4320" in capsys.readouterr().err
    assert command_parser().parse_args(["--size", "4320x7680"]).size == (4320, 7680)
    with pytest.raises(SystemExit):
        command_parser().parse_args(["export", "a.json", "-o", "a.gif", "--size", "16384x16384"])
    assert "from 160x160 to 4096x4096" in capsys.readouterr().err
