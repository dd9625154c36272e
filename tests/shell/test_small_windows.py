"""Windows smaller than is promised show everything all the same, only smaller."""

from pathlib import Path

import pytest

from tests.rows import each_of
from tests.shell.desktop import a_desktop, eventually
from tests.shell.test_real_window import place_on_title

pytestmark = pytest.mark.window


SMALL = {(320, 200): (768, 480), (480, 360): (640, 480), (640, 480): (640, 480)}
"""Sizes of the window, and those everything is painted in."""


@each_of("size", SMALL)
def test_a_window_smaller_than_promised_shows_and_answers_everything(
    size: tuple[int, int], tmp_path: Path
) -> None:
    painted = SMALL[size]
    with a_desktop("{}x{}x24".format(*size)) as desktop:
        program = desktop.start(tmp_path, "--fullscreen", "--lang", "en", "--no-sound")
        program.wait_for_size(lambda found: found == size)
        eventually(lambda: (tmp_path / "cache/pictures").exists(), "the first pictures")
        program.press("m")
        eventually(lambda: '"muted": true' in program.settings(), "an answer to a key")
        x, y = place_on_title(painted, "theme")
        program.click(x * size[0] / painted[0], y * size[1] / painted[1])
        eventually(lambda: '"theme": "night"' in program.settings(), "night in the settings")
        program.press("Escape", "Return")
        assert program.ends() == (0, "")
