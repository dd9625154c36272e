import re
from dataclasses import asdict, fields

import pytest

from jungle_pg.stage.theme import DAY, NIGHT, THEMES, ButtonColours, Theme
from tests.rows import each_of

COLOUR = re.compile(r"#[0-9A-F]{6}")
READABLE = 4.5
LARGE = 3.0
"""Enough for large letters, and for words that only say more."""

both = each_of("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
USABLE = ["green", "amber", "red", "blue", "plain"]


def brightness(colour: str) -> float:
    """Relative luminance, as the guidelines for readable pages define it."""
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((brightness(one), brightness(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_21_between_black_and_white() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@both
def test_every_colour_is_written_in_full(theme: Theme) -> None:
    values = asdict(theme)
    plain = [
        field.name
        for field in fields(theme)
        if field.name not in ("name", "faces", "veil_alpha", "dialog_alpha")
    ]
    assert len(plain) > 15
    for name in plain:
        assert COLOUR.fullmatch(values[name]), name


@both
def test_every_colour_of_every_button_is_written_in_full(theme: Theme) -> None:
    for kind, face in theme.faces:
        for name, colour in asdict(face).items():
            # A button out of use has no line of light.
            is_left_out = kind == "disabled" and name == "light" and colour == ""
            assert is_left_out or COLOUR.fullmatch(colour), (kind, name)


@both
def test_veils_let_something_through(theme: Theme) -> None:
    assert 0 < theme.veil_alpha < 255
    assert theme.veil_alpha < theme.dialog_alpha < 255


def test_day_and_night_have_the_same_kinds_of_buttons_and_their_own_names() -> None:
    assert [kind for kind, _ in DAY.faces] == [kind for kind, _ in NIGHT.faces]
    assert THEMES == {"day": DAY, "night": NIGHT}
    assert {"disabled", *USABLE} == {kind for kind, _ in DAY.faces}


@both
def test_a_kind_has_its_own_face(theme: Theme) -> None:
    faces = [theme.face(kind) for kind, _ in theme.faces]
    assert len({face.face for face in faces}) == len(faces)
    assert all(isinstance(face, ButtonColours) for face in faces)


@both
def test_a_kind_that_does_not_exist_is_a_mistake(theme: Theme) -> None:
    with pytest.raises(KeyError):
        theme.face("purple")


@both
@each_of("ground", ["paper", "field", "row", "current_row", "card", "tray"])
def test_text_is_readable_on_every_ground(theme: Theme, ground: str) -> None:
    assert contrast(theme.text, getattr(theme, ground)) >= READABLE
    assert contrast(theme.soft_text, getattr(theme, ground)) >= LARGE


@both
def test_headings_are_readable_on_planks(theme: Theme) -> None:
    assert contrast(theme.wood_text, theme.plank) >= READABLE


@both
@each_of("kind", USABLE)
def test_words_on_buttons_are_readable(theme: Theme, kind: str) -> None:
    face = theme.face(kind)
    assert contrast(face.text, face.face) >= READABLE
    assert contrast(face.text, face.hover) >= LARGE


@both
def test_a_button_out_of_use_stands_back_but_can_be_read(theme: Theme) -> None:
    off, on = theme.face("disabled"), theme.face("plain")
    assert 2 <= contrast(off.text, off.face) < contrast(on.text, on.face)


@both
def test_the_tick_of_a_chosen_card_is_seen(theme: Theme) -> None:
    assert contrast(theme.tick, theme.current_row) >= LARGE


def test_night_is_darker_than_day() -> None:
    for name in ("backdrop", "paper", "wood", "plank", "tray", "field"):
        assert brightness(getattr(NIGHT, name)) < brightness(getattr(DAY, name)), name
