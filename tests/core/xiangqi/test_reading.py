"""Moves from what players write: in any notation, with the spellings of others."""

import pytest

from jungle_pg.core.rulebook import BadText
from tests.core.xiangqi.positions import XIANGQI, opening, play_out, state, why_not
from tests.rows import each_of


def read(text: str, *before: str) -> str:
    moment = play_out(opening(), *before)
    return XIANGQI.codec.action_text(XIANGQI.read(moment, text))


@each_of(
    "text",
    [
        "h3e3", "H3E3", "h3-e3", " h3 e3 ", "C2=5", "c2=5", "C2.5", "Ｃ２＝５", "炮二平五",
        "砲二平五", "炮２平５", "炮2平5", "炮 二 平 五",
    ],
)  # fmt: skip
def test_spellings_of_a_cannon_move(text: str) -> None:
    assert read(text) == "h3e3"


@each_of("text", ["H8+7", "N8+7", "n8+7", "马8进7", "馬8進7", "傌八进七", "馬８進７"])
def test_spellings_of_a_horse_move(text: str) -> None:
    assert read(text, "h3e3") == "h10g8"


@each_of(
    ("text", "move"),
    [
        ("E3+5", "g1e3"), ("B3+5", "g1e3"), ("象三进五", "g1e3"), ("R9+1", "a1a2"),
        ("車九進一", "a1a2"), ("A4+5", "f1e2"), ("士四进五", "f1e2"), ("K5+1", "e1e2"),
        ("将五进一", "e1e2"), ("P3+1", "g4g5"), ("卒三进1", "g4g5"),
        ("C8+7", "b3b10"), ("C8−1", "b3b2"),
    ],
)  # fmt: skip
def test_other_pieces(text: str, move: str) -> None:
    assert read(text) == move


@each_of(
    ("pieces", "text", "move"),
    [
        ("Kf1 kd10 Ce3 Ce5 Pe4", "C+=9", "e5a5"),
        ("Kf1 kd10 Ce3 Ce5 Pe4", "前炮平九", "e5a5"),
        ("Kf1 kd10 Ce3 Ce5 Pe4", "後炮平九", "e3a3"),
        ("Kf1 kd10 Ce3 Ce5 Pe4", "后炮平九", "e3a3"),
        ("Kf1 kd10 Ce3 Ce5 Pe4", "C5+1", "e5e6"),
        ("Kf1 kd10 Ce3 Ce5 Pe4", "炮五退二", "e3e1"),
        ("Kf1 ke10 Ad1 Ad3", "A6-5", "d3e2"),
        ("Kf1 kd10 Pe6 Pe7", "P5+1", "e7e8"),
        ("Kf1 kd10 Pe6 Pe7 Pe8", "中兵平六", "e7d7"),
        ("Kf1 kd10 Pe6 Pe7 Pe8", "25=6", "e7d7"),
        ("Kf1 kd10 Pe6 Pe7 Pe8", "二兵平六", "e7d7"),
        ("Kf1 kd10 Pe6 Pe7 Pg6 Pg7", "前五平六", "e7d7"),
        ("Kf1 kd10 Pe6 Pe7 Pg6 Pg7", "后三平二", "g6h6"),
        ("Kf1 kd10 Pe6 Pi7 Pg6 Pg7", "前兵平二", "g7h7"),
    ],
)
def test_equal_pieces_on_one_file(pieces: str, text: str, move: str) -> None:
    assert XIANGQI.codec.action_text(XIANGQI.read(state(pieces), text)) == move


@each_of(
    ("pieces", "text", "message"),
    [
        ("Kf1 kd10 Ca3", "", "a move is written like b3e3, C2=5 or 炮二平五, not ''"),
        ("Kf1 kd10 Ca3", "castle", "a move is written like"),
        ("Kf1 kd10 Ca3", "C9=0", "a move is written like"),
        ("Kf1 kd10 Ca3", "炮九平五五", "a move is written like"),
        ("Kf1 kd10 Ca3", "C2=5", "no piece of this side is meant by 'C2=5'"),
        ("Kf1 kd10 Ca3", "前炮平五", "no piece of this side is meant by '前炮平五'"),
        ("Kf1 kd10 Ca3", "17=8", "no piece of this side is meant by '17=8'"),
        ("Kf1 kd10 Pc6", "17=8", "no piece of this side is meant by '17=8'"),
        ("Kf1 kd10 Pe6 Pe7", "中兵平六", "no piece of this side is meant"),
        ("Kf1 kd10 Pe6 Pe7", "三兵平六", "no piece of this side is meant"),
        ("Kf1 kd10 Ca3", "C9+8", "no Cannon goes like 'C9+8'"),
        ("Kf1 kd10 Na3", "H9+6", "no Horse goes like 'H9+6'"),
        ("Kf1 kd10 Na3", "H9=8", "no Horse goes like 'H9=8'"),
        ("Kf1 kd10 Ce3 Ce5 Pe4", "C5=9", "more than one piece is meant by 'C5=9'"),
        ("Kf1 kd10 Ce3 Ce5 Pe4 ne6", "C5+3", "no piece can do 'C5+3'"),
    ],
)
def test_what_cannot_be_read_is_told(pieces: str, text: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        XIANGQI.read(state(pieces), text)
    assert message in str(caught.value)


def test_a_move_that_is_clear_but_not_legal_is_left_to_the_rules() -> None:
    moment = opening()
    move = XIANGQI.read(moment, "R9+3")
    assert XIANGQI.refusal(moment, move) == why_not(moment, "a1a4")
