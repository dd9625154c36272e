"""Full screen and back under a real window manager: the window is where it was."""

from pathlib import Path

import pytest

from tests.shell.desktop import Program, a_desktop, eventually

pytestmark = pytest.mark.window


ROUND_TRIPS = 3


def place(program: Program) -> tuple[int, int]:
    """Where the upper left corner of the picture is on the screen, as the X server has it."""
    program.size()
    lines = program.desktop.do("xwininfo", "-id", program.window).splitlines()
    facts = dict(line.strip().split(":", 1) for line in lines if ":" in line)
    return int(facts["Absolute upper-left X"]), int(facts["Absolute upper-left Y"])


def test_each_round_trip_through_full_screen_leaves_the_window_in_its_place(
    tmp_path: Path,
) -> None:
    with a_desktop() as desktop:
        program = desktop.start(tmp_path, "--size", "700x500", "--lang", "en")
        program.wait_for_size(lambda size: size == (700, 500))
        eventually(lambda: (tmp_path / "cache/pictures").exists(), "the first pictures")
        desktop.do("xdotool", "windowmove", "--sync", program.window, "200", "150")
        before = place(program)
        for _ in range(ROUND_TRIPS):
            program.press("F11")
            program.wait_for_size(lambda size: size == (1280, 800))
            program.press("F11")
            program.wait_for_size(lambda size: size == (700, 500))
            eventually(lambda: place(program) == before, f"the place {before}", 5)
        program.press("Escape", "Return")
        assert program.ends() == (0, "")
