"""What other programs copy on a real desktop, pasted into the real program."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.shell.desktop import a_desktop, eventually

pytestmark = pytest.mark.window


COPIED = {
    "an old text": ("UTF8_STRING", b"caf\xe9 \xdf"),
    "a picture": ("image/png", b"\x89PNG\r\n\x1a\n\x00\x00"),
    "a picture that says it is text": ("UTF8_STRING", b"\x89PNG\r\n\x1a\n\x00\x00"),
    "nothing": ("UTF8_STRING", b""),
}


def test_whatever_was_copied_pasting_it_never_stops_the_program(tmp_path: Path) -> None:
    if shutil.which("xclip") is None and not os.environ.get("CI"):
        pytest.skip("needs xclip")
    with a_desktop() as desktop:
        program = desktop.start(tmp_path / "home", "--size", "800x600", "--lang", "en")
        eventually(lambda: (tmp_path / "home/cache/pictures").exists(), "the first pictures")
        for kind, data in COPIED.values():
            copied = tmp_path / "copied"
            copied.write_bytes(data)
            with subprocess.Popen(
                ["xclip", "-selection", "clipboard", "-t", kind, "-quiet", "-i", str(copied)],
                env=desktop.environ,
                stderr=subprocess.DEVNULL,
            ) as owner:
                eventually(
                    lambda kind=kind: (
                        kind
                        in desktop.do(  # type: ignore[misc]
                            "xclip", "-selection", "clipboard", "-t", "TARGETS", "-o"
                        )
                    ),
                    "the copied thing",
                )
                program.press("ctrl+v")
                # Its answer closes; a program that has stopped shows its last words instead.
                program.press("Escape")
                owner.terminate()
        muted = program.settings().count('"muted": true')
        program.press("m")
        eventually(lambda: program.settings().count('"muted": true') != muted, "silence")
        program.press("alt+F4")
        assert program.ends() == (0, "")
        assert not (tmp_path / "home/logs").exists()
