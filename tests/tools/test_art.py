"""The pictures in `assets/sprites` are exactly those that `tools.art` draws."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tools.art.catalogue import bring_up_to_date, compare, compare_finished, files

ROOT: Final = Path(__file__).parents[2]
SPRITES: Final = ROOT / "assets/sprites"
DRAWN: Final = files()
FEW: Final = {name: DRAWN[name] for name in ("icons/redo.svg", "icons/undo.svg", "marks/hand.svg")}


def test_every_picture_is_drawn_by_the_tool_byte_for_byte() -> None:
    assert compare(DRAWN, SPRITES).lines() == []


def test_every_kept_drawing_is_as_it_was_finished() -> None:
    assert compare_finished(SPRITES).lines() == []
    assert len(compare_finished(ROOT / "docs").missing) > 50


def test_drawing_twice_gives_the_same_bytes() -> None:
    assert files() == DRAWN


def test_a_picture_that_is_missing_changed_or_unknown_is_named(tmp_path: Path) -> None:
    bring_up_to_date(FEW, tmp_path)
    (tmp_path / "icons/undo.svg").unlink()
    (tmp_path / "icons/redo.svg").write_bytes(FEW["icons/redo.svg"] + b" ")
    (tmp_path / "icons/stray.svg").write_bytes(b"<svg/>")
    assert compare(FEW, tmp_path).lines() == [
        "icons/undo.svg is missing",
        "icons/redo.svg differs from its drawing",
        "icons/stray.svg is not drawn by this tool",
    ]


def test_only_what_is_missing_or_differs_is_written(tmp_path: Path) -> None:
    assert bring_up_to_date(FEW, tmp_path) == tuple(FEW)
    (tmp_path / "marks/hand.svg").write_bytes(b"<svg/>")
    assert bring_up_to_date(FEW, tmp_path) == ("marks/hand.svg",)
    assert compare(FEW, tmp_path).lines() == []


@pytest.mark.process
def test_the_command_compares_without_writing() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.art", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"drawings: {len(DRAWN)}, differences: 0\n"
