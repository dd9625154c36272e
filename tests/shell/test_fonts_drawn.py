"""Lines of Latin and Chinese text as pictures."""

import shutil
from pathlib import Path

import pytest
from pygame import Rect, Surface, mask

from jungle_pg.shell.pictures.fonts import Fonts, runs
from tests.rows import each_of


@pytest.fixture
def fonts(fonts_folder: Path) -> Fonts:
    return Fonts(fonts_folder)


def ink(picture: Surface) -> Rect:
    """The area that is not empty."""
    rects = mask.from_surface(picture, 40).get_bounding_rects()
    return rects[0].unionall(rects[1:])


def test_a_text_is_cut_where_the_script_changes() -> None:
    assert runs("A3 狮吃鼠 B4") == [("A3 ", False), ("狮吃鼠", True), (" B4", False)]
    assert runs("") == []


@each_of("text", ["Lion", "狮子", "24. 狮 A3 吃 B3", "WAVE", " "])
@each_of("size", [11, 20, 33.4])
def test_the_picture_is_as_wide_as_measured(text: str, size: float, fonts: Fonts) -> None:
    assert fonts.line(text, size, "#FFFFFF", None).get_width() == fonts.measure(text, size)
    assert fonts.line(text, size, "#FFFFFF", None).get_height() == fonts.height(size)


def test_nothing_is_smaller_than_eleven_pixels_and_sizes_are_whole(fonts: Fonts) -> None:
    assert fonts.measure("Lion", 3) == fonts.measure("Lion", 11)
    assert fonts.measure("Lion", 20.4) == fonts.measure("Lion", 20)
    assert fonts.measure("Lion", 40) > fonts.measure("Lion", 20)


def test_the_shadow_lies_straight_below_and_makes_the_line_taller(fonts: Fonts) -> None:
    plain = fonts.line("Lion", 28, "#FFFFFF", None)
    shadowed = fonts.line("Lion", 28, "#FFFFFF", "#000000")
    assert shadowed.get_height() == plain.get_height() + 2
    assert ink(shadowed).size == (ink(plain).w, ink(plain).h + 2)
    assert ink(shadowed).topleft == ink(plain).topleft


def test_chinese_stands_with_latin_and_is_not_cut_off(fonts: Fonts) -> None:
    latin = ink(fonts.line("H", 60, "#FFFFFF", None))
    picture = fonts.line("狮", 60, "#FFFFFF", None)
    chinese = ink(picture)
    assert abs(chinese.centery - latin.centery) <= 6
    assert chinese.top > 0
    assert chinese.bottom < picture.get_height()
    assert 50 <= chinese.h <= 60


def test_equal_lines_are_drawn_once(fonts: Fonts) -> None:
    first = fonts.line("Lion", 20, "#FFFFFF", None)
    assert fonts.line("Lion", 20.2, "#FFFFFF", None) is first
    assert fonts.line("Lion", 20, "#FFFFFE", None) is not first


@each_of(
    "text",
    ["", "\x00", "a\nb", "\t\r\x1b", "\x7f\x9f", "\ud800", "\u200b", "\u202e", "😀", "x" * 9999],
)
def test_no_text_is_refused(text: str, fonts: Fonts) -> None:
    picture = fonts.line(text, 14, "#FFFFFF", "#000000")
    assert picture.get_width() == fonts.measure(text, 14)
    assert picture.get_height() == fonts.height(14) + 1


def test_whole_fonts_tell_no_problem(fonts: Fonts) -> None:
    fonts.measure("Lion 狮", 20)
    assert not fonts.problems


def test_chinese_is_opened_only_when_it_is_needed(tmp_path: Path, fonts_folder: Path) -> None:
    shutil.copy(fonts_folder / "latin.ttf", tmp_path)
    fonts = Fonts(tmp_path)
    fonts.line("Lion", 20, "#FFFFFF", None)
    assert not fonts.problems
    fonts.line("狮", 20, "#FFFFFF", None)
    fonts.line("狮", 40, "#FFFFFF", None)
    assert [problem.split()[2] for problem in fonts.problems] == ["chinese.otf"]


def test_without_any_font_file_there_is_still_text(tmp_path: Path) -> None:
    (tmp_path / "latin.ttf").write_bytes(b"not a font")
    fonts = Fonts(tmp_path)
    assert ink(fonts.line("Lion 狮", 20, "#FFFFFF", None)).w > 20
    assert [problem.split()[2] for problem in fonts.problems] == ["latin.ttf", "chinese.otf"]
