"""What eyes and ears are told of each ply, in the order of happening."""

from jungle_pg.core.rulebook import Verdict
from jungle_pg.core.xiangqi.board import parse_point as at
from jungle_pg.core.xiangqi.pieces import PIECES
from jungle_pg.core.xiangqi.state import Captured, Checked, CheckEnded, Ended, Event, Moved
from tests.core.xiangqi.positions import state, step


def told(pieces: str, move: str, mover: str = "w") -> list[Event]:
    return list(step(state(pieces, mover), move).events)


def test_a_quiet_move() -> None:
    assert told("Kf1 kd10 Ra4", "a4a5") == [Moved(PIECES["R"], at("a4"), at("a5"))]


def test_a_capture() -> None:
    assert told("Kf1 kd10 Ra4 na8", "a4a8") == [
        Moved(PIECES["R"], at("a4"), at("a8")),
        Captured(at("a8"), PIECES["R"], PIECES["n"]),
    ]


def test_a_check() -> None:
    assert told("Kf1 kd10 Ra4", "a4d4") == [
        Moved(PIECES["R"], at("a4"), at("d4")),
        Checked(1, at("d10"), (at("d4"),)),
    ]


def test_a_check_by_another_piece_than_the_one_that_moved() -> None:
    assert told("Kf1 kd10 Rd4 Nd6", "d6b7") == [
        Moved(PIECES["N"], at("d6"), at("b7")),
        Checked(1, at("d10"), (at("d4"),)),
    ]


def test_a_check_that_is_answered_by_a_check() -> None:
    assert told("Ke2 kd10 Rd4 nc6", "c6d4", "b") == [
        Moved(PIECES["n"], at("c6"), at("d4")),
        Captured(at("d4"), PIECES["n"], PIECES["R"]),
        CheckEnded(1),
        Checked(0, at("e2"), (at("d4"),)),
    ]


def test_the_end_comes_last() -> None:
    assert told("Kd1 ke10 Ra9 Rb5 nb10", "b5b10") == [
        Moved(PIECES["R"], at("b5"), at("b10")),
        Captured(at("b10"), PIECES["R"], PIECES["n"]),
        Checked(1, at("e10"), (at("b10"),)),
        Ended(Verdict(0, "checkmate")),
    ]
