"""Damaged fonts, sounds and lists of sounds: the rest is shown and heard, and it is told."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pygame
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from jungle_pg.core.rulebook import BadText
from jungle_pg.shell.pictures.fonts import Fonts
from jungle_pg.shell.sound.audio import RATE_HZ, SIXTEEN_BITS, STEREO, Speaker
from jungle_pg.shell.sound.mixer import parse_sound_list
from jungle_pg.stage.cues import Cue
from tests.rows import each_of
from tests.shell.conftest import ASSETS

WHOLE_LIST = json.loads((ASSETS / "sounds/sounds.json").read_text("utf-8"))


@pytest.fixture
def device() -> Iterator[None]:
    pygame.mixer.init(RATE_HZ, SIXTEEN_BITS, STEREO)
    yield
    pygame.mixer.quit()


def with_take(**changes: object) -> str:
    """A list of one sound whose recording differs from a good one."""
    take = {"file": "click.ogg", "frames": 44100, **changes}
    sounds = {"click": {"bus": "ui", "takes": [take]}}
    return json.dumps({"rate": 44100, "gain": {"ui": 1.0}, "sounds": sounds})


def test_a_font_with_one_damaged_letter_is_given_up_and_told_once(tmp_path: Path) -> None:
    whole = (ASSETS / "fonts/latin.ttf").read_bytes()
    table = TTFont(ASSETS / "fonts/latin.ttf").reader.tables["glyf"]
    rng = Random(3)
    end = table.offset + table.length
    # The letter A, with which a font is tried, lies at the beginning and stays as it is.
    start = table.offset + table.length // 3
    noise = bytes(rng.randrange(256) for _ in range(end - start))
    (tmp_path / "latin.ttf").write_bytes(whole[:start] + noise + whole[end:])
    (tmp_path / "chinese.otf").write_bytes((ASSETS / "fonts/chinese.otf").read_bytes())
    fonts = Fonts(tmp_path)
    fonts.measure("A", 20)
    assert not fonts.problems
    for size in (20, 30):
        text = "".join(map(chr, range(0x21, 0x17F)))
        picture = fonts.line(text, size, "#FFFFFF", "#000000")
        assert picture.get_width() > 0
    (problem,) = fonts.problems
    assert problem.startswith("The font latin.ttf cannot be used, another one is shown")


def test_an_empty_font_is_told_and_another_one_is_used(tmp_path: Path) -> None:
    for name in ("latin.ttf", "chinese.otf"):
        (tmp_path / name).write_bytes(b"")
    fonts = Fonts(tmp_path)
    assert fonts.line("Lion 狮", 20, "#FFFFFF", None).get_width() > 20
    assert len(fonts.problems) == 2


def test_a_font_of_impossible_height_is_not_used(tmp_path: Path) -> None:
    font = TTFont(ASSETS / "fonts/latin.ttf")
    font["hhea"].ascent, font["hhea"].descent = 32000, -32000
    font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = 65000, 65000
    font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender = 32000, -32000
    font.save(tmp_path / "latin.ttf")
    fonts = Fonts(tmp_path)
    assert fonts.height(20) < 100
    assert any("too tall" in problem for problem in fonts.problems)


@pytest.mark.usefixtures("device")
def test_a_sound_that_has_become_empty_is_told_and_not_played(tmp_path: Path) -> None:
    """Playing such a sound would end the whole program, without a word."""
    whole = (ASSETS / "sounds/ui_click.ogg").read_bytes()
    # What says how the sound is packed is whole, all sound behind it is gone.
    second_page = whole.index(b"OggS", 4)
    third_page = whole.index(b"OggS", second_page + 4)
    (tmp_path / "click.ogg").write_bytes(whole[:third_page])
    with suppress(pygame.error):  # Some readers of sounds refuse it by themselves.
        assert pygame.mixer.Sound(tmp_path / "click.ogg").get_length() == 0
    speaker = Speaker(tmp_path, parse_sound_list(with_take()))
    speaker.cue(Cue("click"))
    speaker.update(1.0)
    assert not pygame.mixer.get_busy()
    assert speaker.problems() == (
        "The sound click.ogg cannot be played; the game goes on without it.",
    )


@each_of(
    "text",
    [
        "[" * 100_000,
        with_take(file=5),
        with_take(file=""),
        with_take(file="../click.ogg"),
        with_take(file="/etc/passwd"),
        with_take(file="a\x00b"),
        with_take(frames="many"),
        with_take(frames=[]),
        with_take().replace("44100", "1e999"),
        with_take().replace('"ui": 1.0', '"ui": NaN'),
    ],
    ids=range(10),
)
def test_a_list_that_leads_elsewhere_or_nowhere_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="the list of sounds is damaged"):
        parse_sound_list(text)


def test_the_list_of_the_game_is_taken() -> None:
    assert parse_sound_list(json.dumps(WHOLE_LIST)).keys() == WHOLE_LIST["sounds"].keys()
    assert parse_sound_list(with_take())
