"""The fonts hold every character the program draws, and pygame draws them."""

import ast
from pathlib import Path
from typing import Final

import pygame
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tests.words import LANGUAGES
from tools.fonts import (
    ARROW,
    LAST_LATIN,
    ON_PIECES,
    PUNCTUATION,
    chinese_characters,
    texts_of_the_program,
)

ROOT: Final = Path(__file__).parent.parent
LATIN: Final = ROOT / "assets/fonts/latin.ttf"
CHINESE: Final = ROOT / "assets/fonts/chinese.otf"
TERMINAL: Final = "console"
"""Folders of what a terminal writes; `tests/console/test_encodings.py` looks after its letters."""


def characters_of(path: Path) -> set[int]:
    """The code points a font has a shape for."""
    with TTFont(path) as font:
        return set(font.getBestCmap())


HELD: Final = {path: characters_of(path) for path in (LATIN, CHINESE)}


def lacking(text: str) -> set[str]:
    """The characters of a text that its font does not hold."""
    return {
        character
        for character in text
        if ord(character) not in HELD[LATIN if ord(character) <= LAST_LATIN else CHINESE]
    }


def program_strings() -> dict[str, str]:
    """The visible characters of the strings in each module that can reach the window."""
    return {
        path.relative_to(ROOT).as_posix(): "".join(
            character
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
            for character in filter(str.isprintable, node.value)
        )
        for path in sorted((ROOT / "jungle_pg").rglob("*.py"))
        if TERMINAL not in path.relative_to(ROOT).parts
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_character_of_every_text_is_in_the_font_that_draws_it(code: str) -> None:
    assert {key for key, text in LANGUAGES[code].texts.items() if lacking(text)} == set()


def test_every_character_the_program_writes_elsewhere_is_in_its_font() -> None:
    strings = program_strings()
    assert ARROW in strings["jungle_pg/core/jungle/rulebook.py"]
    found = {name: lacking(text) for name, text in strings.items()}
    assert {name: characters for name, characters in found.items() if characters} == {}


def test_a_missing_character_is_noticed() -> None:
    assert lacking("A鼠\u2603\u9f98") == {"\u2603", "\u9f98"}


def test_players_can_type_common_names() -> None:
    assert lacking("王小明 李雪 张伟 Zoë Łukasz Núñez O'Brien 123") == set()
    assert lacking("".join(map(chr, range(0x20, 0x7F)))) == set()


def test_the_chinese_font_holds_what_its_builder_asks_for() -> None:
    texts = texts_of_the_program()
    assert set(texts) == {text for words in LANGUAGES.values() for text in words.texts.values()}
    wanted = chinese_characters(texts)
    assert set(ON_PIECES + PUNCTUATION) <= wanted
    assert {ord(character) for character in wanted} <= HELD[CHINESE]
    assert len(wanted) > 3700


def test_the_fonts_stay_small() -> None:
    assert LATIN.stat().st_size < 100_000
    assert CHINESE.stat().st_size < 900_000


@pytest.mark.parametrize(("path", "text"), [(LATIN, "Rat E4→E5"), (CHINESE, "斗兽棋，象獅！")])
def test_pygame_draws_each_character_with_a_shape_of_its_own(path: Path, text: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(path, 24)
    shapes = {
        character: pygame.image.tobytes(font.render(character, True, "black"), "RGBA")
        for character in sorted(set(text + "\u2603") - {" "})
    }
    assert len(set(shapes.values())) == len(shapes)
