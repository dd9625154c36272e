"""A text that is no position is refused with the place of its first mistake."""

import pytest

from jungle_pg.core.rulebook import BadText
from tests.core.jungle.positions import JUNGLE, fen
from tests.rows import each_of

START = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L"
PARTS = "a position has a board, a side and up to two numbers, but this has {} parts"


def mistake_in(rules: str, text: str) -> str:
    with pytest.raises(BadText) as mistake:
        JUNGLE.start(JUNGLE.codec.parse_rules(rules), text)
    return str(mistake.value)


MALFORMED = {
    "nothing": ("", PARTS.format(0)),
    "no side": (START, PARTS.format(1)),
    "too many parts": (f"{START} r 0 1 x", PARTS.format(5)),
    "bad side": (f"{START} x", "the side to move is r or b, not 'x'"),
    "side in full": (f"{START} red", "the side to move is r or b, not 'red'"),
    "bad letter": (f"X5{START[2:]} r", "row 9: no animal has the letter 'X'"),
    "bad letter below": (f"{START[:-1]}? r", "row 1: no animal has the letter '?'"),
    "zero": ("70/7/7/7/7/7/C6/7/7 r", "row 9: no animal has the letter '0'"),
    "letter beyond the row": ("7/7/7x/7/7/7/C6/7/7 r", "row 7: no animal has the letter 'x'"),
    "row too long": ("7/7/7/7/7/7/C7/7/7 r", "row 3 is too long: 8 squares instead of 7"),
    "row of animals too long": (
        "7/7/7/7/7/7/ELTPWDCR/7/7 r",
        "row 3 is too long: 8 squares instead of 7",
    ),
    "animal after a full row": (
        "7/7C/7/7/7/7/7/7/7 r",
        "row 8 is too long: 8 squares instead of 7",
    ),
    "digit 9": ("7/7/7/7/7/7/C6/7/9 r", "row 1 is too long: 9 squares instead of 7"),
    "row too short": ("7/7/7/7/7/7/C5/7/7 r", "row 3 is too short: 6 squares instead of 7"),
    "empty row": ("7/7/7/7//7/C6/7/7 r", "row 5 is too short: 0 squares instead of 7"),
    "eight rows": ("7/7/7/7/7/7/C6/7 r", "a board has 9 rows, but this has 8"),
    "ten rows": ("7/7/7/7/7/7/C6/7/7/7 r", "a board has 9 rows, but this has 10"),
    "empty board": ("7/7/7/7/7/7/7/7/7 r", "there is no animal on the board"),
    "both dens": (fen("WD9 wD1 CA1 cA9"), "both dens are entered"),
    "bad count": (f"{START} r x", "the number of plies without capture is a whole number, not 'x'"),
    "negative": (
        f"{START} r -1",
        "the number of plies without capture is a whole number, not '-1'",
    ),
    "fraction": (f"{START} r 0 1.5", "the move number is a whole number, not '1.5'"),
    "foreign digits": (f"{START} r 0 ٣", "the move number is a whole number, not '٣'"),
    "raised digit": (f"{START} r 0 ²", "the move number is a whole number, not '²'"),
    "too big": (f"{START} r 0 1000000", "the move number is a whole number, not '1000000'"),
    "move number 0": (f"{START} r 0 0", "the move number begins at 1"),
}


@each_of(("text", "message"), MALFORMED.values(), ids=MALFORMED)
def test_the_mistake_and_its_place_are_named(text: str, message: str) -> None:
    assert mistake_in("traditional", text) == message


@each_of(
    ("rules", "animals", "message"),
    [
        ("traditional", "CA1 CG2 wA9", "two of RED Cat, on A1 and G2"),
        ("animal", "CA1 wA9 wB2", "two of GREEN Wolf, on B2 and A9"),
        ("course", "WA1 eA9 eC8", "two of Blue Elephant, on C8 and A9"),
        ("traditional", "WB4 cA9", "RED Wolf cannot stand in the water on B4"),
        ("traditional", "RB4 cF6", "BLUE Cat cannot stand in the water on F6"),
        ("appendix", "EA4 cA9", "RED Elephant cannot stand in the water on A4"),
        ("traditional", "WD1 cA9", "RED Wolf cannot stand in its own den on D1"),
        ("animal", "WA1 rD9", "GREEN Rat cannot stand in its own den on D9"),
        ("animal+rat_only_den", "WD9 cA9", "RED Wolf cannot stand in the enemy den on D9"),
        ("club+rat_only_den", "WA1 cD1", "BLUE Cat cannot stand in the enemy den on D1"),
    ],
)
def test_animals_where_they_cannot_stand_are_named(rules: str, animals: str, message: str) -> None:
    assert mistake_in(rules, fen(animals)) == message


@each_of(
    ("rules", "animals"),
    [
        ("traditional", "RB4 rF6 cA9"),
        ("animal+dog_river", "DB4 cA9"),
        ("appendix", "WC4 cA9"),
        ("animal+rat_only_den", "RD9 cA9"),
        ("traditional", "WA1 wA9"),
        ("traditional", "WC9 wC1"),
    ],
)
def test_animals_where_they_can_stand_are_welcome(rules: str, animals: str) -> None:
    text = fen(animals)
    moment = JUNGLE.start(JUNGLE.codec.parse_rules(rules), text)
    assert JUNGLE.codec.position_text(moment) == text


def test_the_board_is_looked_at_before_the_side_and_the_numbers() -> None:
    assert mistake_in("traditional", "7/7 x y").startswith("a board has 9 rows")
    assert mistake_in("traditional", f"{START} x y").startswith("the side to move")


def test_a_lone_count_of_zero_is_no_move_number() -> None:
    rules = JUNGLE.codec.parse_rules("traditional")
    assert JUNGLE.start(rules, f"{START} r 0").move_number == 1
    assert JUNGLE.start(rules, f"{START} r 999999 999999").move_number == 999999
