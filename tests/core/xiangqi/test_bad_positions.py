"""Texts that are no position, and positions nobody could play: each with a message in words."""

import pytest

from jungle_pg.core.rulebook import BadText
from jungle_pg.core.xiangqi.placing import Problem, Trouble, problems
from jungle_pg.core.xiangqi.rules import START
from jungle_pg.core.xiangqi.text.fen import read_fen
from tests.core.xiangqi.positions import at_text, fen, state
from tests.rows import each_of

RANKS = START.split()[0]


@each_of(
    ("text", "message"),
    [
        ("", "0 parts"),
        (RANKS, "1 parts"),
        (f"{START} 7", "7 parts"),
        (f"{RANKS}/9 w", "a board has 10 ranks, but this has 11"),
        (f"{RANKS.removesuffix('/RNBAKABNR')} w", "a board has 10 ranks, but this has 9"),
        (START.replace("/9/", "/8/", 1), "rank 9 is too short: 8 points instead of 9"),
        (START.replace("/9/", "/91/", 1), "rank 9 is too long: 10 points instead of 9"),
        (START.replace("1c5c1", "1c5c1c"), "rank 8 is too long: 10 points instead of 9"),
        (START.replace("1c5c1", "1c5x1"), "rank 8: no piece has the letter 'x'"),
        (START.replace("1c5c1", "0c5c1"), "rank 8: no piece has the letter '0'"),
        (START.replace("1c5c1", "1c5²1"), "rank 8: no piece has the letter '²'"),
        (START.replace(" w ", " g "), "the side to move is w or b, not 'g'"),
        (START.replace("- -", "- x"), "a dash stands after the side to move, not 'x'"),
        (START.replace("- - 0", "- - -1"), "number of plies without capture is a whole number"),
        (START.replace("0 1", "0 x"), "the move number is a whole number, not 'x'"),
        (START.replace("0 1", "0 ١"), "the move number is a whole number, not '١'"),
        (START.replace("0 1", "0 1234567"), "the move number is a whole number"),
        (START.replace("0 1", "0 0"), "the move number begins at 1"),
    ],
)
def test_a_text_that_is_no_position(text: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        at_text(text)
    assert message in str(caught.value)


IMPOSSIBLE = {
    "no_red_general": (
        ("kd10 Ra1", "w"),
        [Problem(Trouble.NO_GENERAL, piece="K")],
        "RED General is missing",
    ),
    "two_generals": (
        ("Ke1 Kd1 kf10", "w"),
        [Problem(Trouble.TOO_MANY, piece="K", count=2, most=1)],
        "2 of RED General, but there are at most 1",
    ),
    "general_outside": (
        ("Kc1 kd10", "w"),
        [Problem(Trouble.WRONG_POINT, piece="K", point="c1")],
        "RED General cannot stand on c1",
    ),
    "three_horses": (
        ("Ke1 kd10 na5 nb5 nc5", "w"),
        [Problem(Trouble.TOO_MANY, piece="n", count=3, most=2)],
        "3 of BLACK Horse, but there are at most 2",
    ),
    "six_soldiers": (
        ("Ke1 kd10 Pa7 Pb7 Pc7 Pd7 Pe7 Pf7", "w"),
        [Problem(Trouble.TOO_MANY, piece="P", count=6, most=5)],
        "6 of RED Soldier, but there are at most 5",
    ),
    "advisor_outside": (
        ("Ke1 kd10 Ad2", "w"),
        [Problem(Trouble.WRONG_POINT, piece="A", point="d2")],
        "RED Advisor cannot stand on d2",
    ),
    "elephant_beyond_the_river": (
        ("Ke1 kd10 bc5", "w"),
        [Problem(Trouble.WRONG_POINT, piece="b", point="c5")],
        "BLACK Elephant cannot stand on c5",
    ),
    "soldier_behind_its_start": (
        ("Ke1 kd10 Pa3", "w"),
        [Problem(Trouble.WRONG_POINT, piece="P", point="a3")],
        "RED Soldier cannot stand on a3",
    ),
    "soldier_beside_its_file": (
        ("Ke1 kd10 pb6", "w"),
        [Problem(Trouble.WRONG_POINT, piece="p", point="b6")],
        "BLACK Soldier cannot stand on b6",
    ),
    "facing_generals": (
        ("Ke1 ke10", "w"),
        [Problem(Trouble.FACING_GENERALS, file="e")],
        "the generals face each other on file e",
    ),
    "other_side_in_check": (
        ("Ke1 kd10 Rd5", "w"),
        [Problem(Trouble.OTHER_SIDE_IN_CHECK, piece="k", point="d10")],
        "BLACK General on d10 is in check, but it is not its turn",
    ),
}


@each_of(("placed", "found", "message"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_position_nobody_could_play(
    placed: tuple[str, str], found: list[Problem], message: str
) -> None:
    position = read_fen(fen(*placed))
    assert list(problems(position.board, position.mover)) == found
    with pytest.raises(BadText) as caught:
        state(*placed)
    assert str(caught.value) == message


def test_every_problem_is_listed() -> None:
    position = read_fen(fen("Kc1 kd10 Ad2 na1 nb1 nc2"))
    assert [problem.code for problem in problems(position.board, position.mover)] == [
        Trouble.TOO_MANY,
        Trouble.WRONG_POINT,
        Trouble.WRONG_POINT,
    ]


def test_the_side_to_move_may_be_in_check() -> None:
    assert state("Ke1 kd10 Rd5", "b").in_check
