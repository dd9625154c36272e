"""The licence texts are found where the program is installed, and can be read in its letters."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from jungle_pg.scenes.book.reading import paragraphs
from jungle_pg.shell import licences
from jungle_pg.shell.licences import licence_texts
from tests.rows import each_of

BEGINNINGS = {
    "jungle": "MIT License",
    "fredoka": "SIL Open Font License",
    "noto": "SIL Open Font License",
    "pygame": "GNU LESSER GENERAL PUBLIC LICENSE",
    "platformdirs": "MIT License",
}


@each_of("name", BEGINNINGS)
def test_each_licence_is_there(name: str) -> None:
    assert BEGINNINGS[name].lower() in licence_texts()[name].lower()


def test_no_character_of_them_is_missing_in_the_font(fonts_folder: Path) -> None:
    with TTFont(fonts_folder / "latin.ttf") as font:
        held = set(font.getBestCmap())
    for name, text in licence_texts().items():
        shown = "".join(paragraphs(text)).replace("\n", "")
        assert {letter for letter in shown if ord(letter) not in held} == set(), name


def test_a_licence_that_cannot_be_read_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(licences, "assets_folder", lambda: tmp_path / "assets")
    (tmp_path / "LICENSE").write_text("Do as you like.", encoding="utf-8")
    texts = licence_texts()
    assert texts["jungle"] == "Do as you like."
    assert "fredoka" not in texts
