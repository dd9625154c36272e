"""Squares and moves by name."""

import pytest

from jungle_pg.core.jungle.board import parse_spot, spot_name, upside_down
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import PASS
from jungle_pg.core.rulebook import BadText
from tests.core.jungle.positions import JUNGLE, SQUARES, turned
from tests.rows import each_of

OFF = -1


def test_sixty_three_squares_are_counted_from_a1_by_rows() -> None:
    assert len(SQUARES) == 63
    assert [spot_name(spot) for spot in range(63)] == SQUARES


@each_of(("name", "spot"), [("A1", 0), ("G1", 6), ("A2", 7), ("D5", 31), ("G9", 62)])
def test_a_name_and_its_spot(name: str, spot: int) -> None:
    assert parse_spot(name) == spot
    assert parse_spot(name.lower()) == spot
    assert spot_name(spot) == name


@each_of("name", SQUARES)
def test_every_name_survives_the_way_there_and_back(name: str) -> None:
    assert spot_name(parse_spot(name)) == name
    assert spot_name(upside_down(parse_spot(name))) == turned(name)


@each_of(
    "text", ["", "A", "1", "A0", "H1", "X1", "AX", "A10", "1A", "AA", "@1", "A1 ", "Ａ1", "A١"]
)
def test_no_other_text_is_a_square(text: str) -> None:
    with pytest.raises(BadText) as mistake:
        parse_spot(text)
    assert str(mistake.value) == f"no such square {text!r}"


@pytest.mark.parametrize(
    ("text", "start", "target"),
    [("A3A4", 14, 21), ("a3a4", 14, 21), ("g9F9", 62, 61), ("A1G9", 0, 62)],
)
def test_a_move_is_two_squares(text: str, start: int, target: int) -> None:
    move = JUNGLE.codec.parse_action(text)
    assert move == Move(start, target)
    assert JUNGLE.codec.action_text(move) == text.upper()
    opening = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))
    assert JUNGLE.picks(opening, move) == (
        text[:2].upper(),
        text[2:].upper(),
    )


@each_of(
    ("text", "start", "target"),
    [
        ("A1A0", 0, OFF),
        ("H1A1", OFF, 0),
        ("h10h11", OFF, OFF),
        ("Z0Z0", OFF, OFF),
        ("A10A1", OFF, 0),
    ],
)
def test_a_square_beyond_the_board_is_read_for_the_rules_to_refuse(
    text: str, start: int, target: int
) -> None:
    assert JUNGLE.codec.parse_action(text) == Move(start, target)


def test_a_square_beyond_the_board_is_written_as_z0() -> None:
    assert JUNGLE.codec.action_text(Move(OFF, 0)) == "Z0A1"
    assert JUNGLE.codec.action_text(Move(0, OFF)) == "A1Z0"
    assert JUNGLE.codec.action_text(Move(63, 62)) == "Z0G9"


@pytest.mark.parametrize("text", ["pass", "PASS", "Pass"])
def test_a_pass_is_a_word(text: str) -> None:
    assert JUNGLE.codec.parse_action(text) == PASS
    assert JUNGLE.codec.action_text(PASS) == "pass"


@each_of(
    "text",
    ["", "A3", "A3A", "A3 A4", "A3-A4", "A3A4A5", "33A4", "A3A444", "ÄA3A4", "A٣A4", "passed"],
)
def test_no_other_text_is_a_move(text: str) -> None:
    with pytest.raises(BadText) as mistake:
        JUNGLE.codec.parse_action(text)
    assert str(mistake.value) == f"a move is two squares like A3A4, not {text!r}"
