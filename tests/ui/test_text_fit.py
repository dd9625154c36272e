"""Words in a room: largest letters first, then fewer words, then lines, then an ellipsis."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.files.settings import Settings
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui.text.text_fit import FitText, fit_text
from tests.scenes.acting import view_of

VIEW = replace(view_of((1920, 1080), Settings()), measure=lambda text, size: len(text) * size)
"""Every letter is as wide as it is high."""

words = st.text("ab cd", min_size=1, max_size=40).map(lambda text: " ".join(text.split()) or "a")


def test_letters_stay_as_large_as_wished_where_they_fit() -> None:
    assert fit_text(VIEW, "save", 80, letters=20) == FitText(("save",), 20)


def test_letters_become_smaller_before_words_are_lost() -> None:
    assert fit_text(VIEW, ("save", "s"), 64, letters=20, least=14) == FitText(("save",), 16)


def test_fewer_words_come_before_lines() -> None:
    texts = ("save this game", "save game", "save")
    assert fit_text(VIEW, texts, 190, letters=20, lines=3) == FitText(("save game",), 20)


def test_lines_come_before_an_ellipsis() -> None:
    fit = fit_text(VIEW, "save this game", 90, letters=20, lines=3)
    assert fit == FitText(("save", "this", "game"), 20)


def test_what_fits_in_no_way_ends_with_an_ellipsis() -> None:
    assert fit_text(VIEW, "savegame", 100, letters=20) == FitText(("save…",), 20, is_cut=True)
    fit = fit_text(VIEW, "save this game now", 100, letters=20, lines=2)
    assert fit.lines == ("save", "this…")
    assert fit.is_cut


@given(
    text=words, width=st.integers(0, 400), lines=st.integers(1, 3), least=st.sampled_from([0, 14])
)
def test_nothing_is_wider_than_its_room_nor_too_small_to_read(
    text: str, width: int, lines: int, least: int
) -> None:
    fit = fit_text(VIEW, text, width, letters=24, least=least, lines=lines)
    assert SMALLEST_TEXT_PX <= fit.px <= 24
    assert len(fit.lines) <= lines
    if width >= fit.px:
        assert all(VIEW.measure(line, fit.px) <= width for line in fit.lines)
    assert fit.is_cut or "".join(fit.lines).replace(" ", "") == text.replace(" ", "")


@given(text=words, width=st.integers(20, 400), more=st.integers(0, 200))
def test_more_room_never_makes_letters_smaller(text: str, width: int, more: int) -> None:
    def px(room: int) -> int:
        return fit_text(VIEW, text, room, letters=30, least=13).px

    assert px(width + more) >= px(width)


def test_a_view_measures_with_its_own_zoom() -> None:
    small: View = replace(VIEW, zoom=0.5)
    assert fit_text(small, "save", 400, letters=40).px == 20
