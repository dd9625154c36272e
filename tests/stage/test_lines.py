from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.stage.lines import CLOSING, OPENING, fitted, wrapped
from tests.rows import each_of

SIZE = 10.0
LATIN = "abcWi .,!?()"
CHINESE = "斗兽棋，象吃猫。（鼠）“狼”"
texts = st.text(st.sampled_from(LATIN + CHINESE + "\n"), max_size=60)
widths = st.floats(4, 200)


def measure(text: str, size: float) -> float:
    """Narrow, usual, wide and Chinese letters differ, as in a real font."""
    return sum(size * _share(letter) for letter in text)


def _share(letter: str) -> float:
    if ord(letter) > 0x2E7F:
        return 1.0
    return {"i": 0.25, " ": 0.25, ".": 0.3, "W": 0.95}.get(letter, 0.5)


def is_lone(line: str) -> bool:
    return len(line) <= 1


def without_blanks(text: str) -> str:
    return "".join(text.split())


@given(texts, widths)
def test_no_line_is_wider_than_the_width_unless_it_is_a_single_letter(
    text: str, width: float
) -> None:
    for line in wrapped(text, SIZE, width, measure):
        assert measure(line, SIZE) <= width or is_lone(line)


@given(texts, widths)
def test_wrapping_loses_nothing_but_blanks(text: str, width: float) -> None:
    assert without_blanks("".join(wrapped(text, SIZE, width, measure))) == without_blanks(text)


@given(texts, widths)
def test_no_line_begins_or_ends_with_a_blank(text: str, width: float) -> None:
    assert all(line == line.strip() for line in wrapped(text, SIZE, width, measure))


@given(texts)
def test_with_room_enough_every_paragraph_is_a_line(text: str) -> None:
    lines = wrapped(text, SIZE, 10_000, measure)
    assert lines == [paragraph.strip() for paragraph in text.split("\n")]


words = st.text(st.sampled_from("abcWi象"), min_size=1, max_size=6)


@given(st.lists(words, max_size=12).map(" ".join), st.floats(60, 200))
def test_a_line_is_broken_only_where_the_next_piece_would_not_fit(text: str, width: float) -> None:
    for line, after in pairwise(wrapped(text, SIZE, width, measure)):
        assert measure(f"{line} {after}", SIZE) > width


@given(st.text(st.sampled_from("斗兽棋象，。！）”"), min_size=1, max_size=60), st.floats(60, 200))
def test_chinese_breaks_anywhere_but_before_a_closing_sign(text: str, width: float) -> None:
    lines = wrapped(text, SIZE, width, measure)
    assert "".join(lines) == text
    for before, after in pairwise(lines):
        # Only a row of signs longer than a line has to be cut inside.
        assert after[0] not in CLOSING or set(before[1:]) <= set(CLOSING)


def test_chinese_fills_its_lines() -> None:
    assert wrapped("斗兽棋象狮虎豹", SIZE, 30, measure) == ["斗兽棋", "象狮虎", "豹"]


def test_a_closing_sign_takes_its_character_with_it() -> None:
    assert wrapped("斗兽棋，象", SIZE, 30, measure) == ["斗兽", "棋，象"]
    assert wrapped("斗兽棋！）象", SIZE, 30, measure) == ["斗兽", "棋！）", "象"]


def test_an_opening_sign_goes_with_what_it_opens() -> None:
    assert wrapped("斗兽（棋）", SIZE, 30, measure) == ["斗兽", "（棋）"]
    assert wrapped("斗兽“棋”", SIZE, 25, measure) == ["斗兽", "“棋”"]
    assert "“" in OPENING


def test_english_breaks_at_blanks() -> None:
    assert wrapped("The rat swims", SIZE, 40, measure) == ["The rat", "swims"]
    assert wrapped("The    rat", SIZE, 20, measure) == ["The", "rat"]


def test_a_word_too_long_is_cut_but_not_before_its_full_stop() -> None:
    assert wrapped("abcabcab", SIZE, 15, measure) == ["abc", "abc", "ab"]
    assert wrapped("abcabc.", SIZE, 30, measure) == ["abcab", "c."]


def test_a_long_word_begins_on_a_line_of_its_own() -> None:
    assert wrapped("a bcabcabc", SIZE, 20, measure) == ["a", "bcab", "cabc"]


def test_blank_lines_between_paragraphs_stay() -> None:
    assert wrapped("a\n\nb", SIZE, 50, measure) == ["a", "", "b"]
    assert wrapped("", SIZE, 50, measure) == [""]


def test_letters_wider_than_the_width_stand_alone_without_empty_lines() -> None:
    assert wrapped("W W ", SIZE, 5, measure) == ["W", "W"]


@given(texts, st.floats(-5, 200))
def test_a_fitted_text_is_never_too_wide(text: str, width: float) -> None:
    line = fitted(text, SIZE, width, measure)
    assert measure(line, SIZE) <= max(width, 0)


@given(texts, widths)
def test_a_fitted_text_is_the_text_or_its_beginning_with_an_ellipsis(
    text: str, width: float
) -> None:
    line = fitted(text, SIZE, width, measure)
    if measure(text, SIZE) <= width:
        assert line == text
    elif line:
        assert line.endswith("…")
        assert text.startswith(line[:-1])


@each_of(("width", "line"), [(40, "elephant"), (35, "elepha…"), (6, "…"), (3, "")])
def test_as_much_as_possible_is_kept(width: float, line: str) -> None:
    assert fitted("elephant", SIZE, width, lambda text, size: len(text) * size / 2) == line


def test_no_blank_is_left_before_the_ellipsis() -> None:
    assert fitted("rat and cat", SIZE, 25, lambda text, size: len(text) * size / 2) == "rat…"


def test_lines_belong_to_who_asked_for_them() -> None:
    first = wrapped("a lion and a rat", SIZE, 40, measure)
    before = list(first)
    first.append("something else")
    assert wrapped("a lion and a rat", SIZE, 40, measure) == before
