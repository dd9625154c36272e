"""Positions as text (FEN): what is written, and what is read."""

import pytest

from jungle_pg.core.rulebook import Verdict
from tests.core.jungle.positions import JUNGLE, RULE_SETS, fen, opening, play_out, state
from tests.rows import each_of

START = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L"


def read_and_written(text: str, rules: str = "traditional") -> str:
    return JUNGLE.codec.position_text(JUNGLE.start(JUNGLE.codec.parse_rules(rules), text))


@each_of(
    "text",
    [
        f"{START} r 0 1",
        f"{START} b 12 34",
        "4w2/3e3/tpr1cdl/7/7/7/LDC1RPT/3E3/2W4 r 0 1",
        "r6/7/7/7/7/7/7/7/6R b 49 999999",
        "elt1pwd/7/7/7/1R5/7/7/7/ELT1PWD r 3 7",
        "3E3/7/7/7/7/7/7/7/6r b 999999 2",
    ],
)
def test_a_position_survives_the_way_to_text_and_back(text: str) -> None:
    assert read_and_written(text, "course") == text


def test_every_square_has_its_place_in_the_text() -> None:
    for square in [column + row for row in "12378" for column in "ABCEFG"]:
        text = fen(f"C{square} wD7")
        assert read_and_written(text) == text
        moment = state("traditional", f"C{square} wD7")
        assert JUNGLE.picks(moment, JUNGLE.actions(moment)[0])[0] == square


@each_of(
    ("text", "full"),
    [
        (f"{START} r", f"{START} r 0 1"),
        (f"{START} b 7", f"{START} b 7 1"),
        (f"{START} g", f"{START} b 0 1"),
        (f"{START} G 1 2", f"{START} b 1 2"),
        (f"{START} R", f"{START} r 0 1"),
        (f"{START} B", f"{START} b 0 1"),
        (f"  {START}   r  3   4 ", f"{START} r 3 4"),
        (f"{START} r 007 010", f"{START} r 7 10"),
        ("1111111/7/7/52/7/7/7/2C4/w11121 r", "7/7/7/7/7/7/7/2C4/w6 r 0 1"),
    ],
)
def test_what_may_be_left_out_or_written_otherwise(text: str, full: str) -> None:
    assert read_and_written(text) == full


@each_of("rules", RULE_SETS)
def test_the_top_side_is_b_whatever_its_name(rules: str) -> None:
    moment = state(rules, "WA1 cA9", "b")
    assert moment.mover == 1
    assert JUNGLE.codec.position_text(moment).split()[1] == "b"


def test_the_text_follows_the_game() -> None:
    moment = play_out(opening("traditional"), "A3A4", "G7G6", "G3G4")
    written = JUNGLE.codec.position_text(moment)
    assert written == "l5t/1d3c1/r1p1w2/6e/7/E5R/2W1P2/1C3D1/T5L b 3 2"
    taken = play_out(state("traditional", "EA4 wA5 cG9", quiet=9, number=4), "A4A5")
    assert JUNGLE.codec.position_text(taken) == fen("EA5 cG9", "b", 0, 4)


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("3W3/7/c6/7/7/7/7/7/7 b", Verdict(0, "den")),
        ("7/7/c6/7/7/7/7/7/7 r", Verdict(1, "captured_all")),
        ("rC5/T6/7/7/7/7/7/7/7 b", Verdict(0, "no_moves")),
        ("7/7/c6/7/7/7/C6/7/7 b 50", Verdict(None, "no_capture_limit", limit=50)),
    ],
)
def test_a_position_that_is_over_says_so(text: str, verdict: Verdict) -> None:
    assert JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), text).verdict == verdict
