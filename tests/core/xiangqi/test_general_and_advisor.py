"""The general steps along lines, the advisor along diagonals; neither leaves the palace."""

import pytest

from tests.core.xiangqi.positions import goes_to, refusal_reason
from tests.rows import each_of


@pytest.mark.parametrize(
    ("pieces", "start", "targets"),
    [
        ("Ke2 kd10 nd6", "e2", "e1 d2 f2 e3"),
        ("Kd1 kf10", "d1", "e1 d2"),
        ("Kf3 kd10", "f3", "f2 e3"),
        ("Ke1 kd10 Ae2 Af1 nd6", "e1", "d1"),
    ],
)
def test_where_a_general_goes(pieces: str, start: str, targets: str) -> None:
    assert goes_to(pieces, start) == targets


@pytest.mark.parametrize(
    ("pieces", "start", "targets"),
    [
        ("Ke1 kd10 Ae2 nd6", "e2", "d1 f1 d3 f3"),
        ("Ke1 kd10 Ad1 nd6", "d1", "e2"),
        ("Ke1 kd10 Af3", "f3", "e2"),
        ("Ke1 kd10 Ae2 Ad1 pf3", "e2", "f1 d3 f3"),
    ],
)
def test_where_an_advisor_goes(pieces: str, start: str, targets: str) -> None:
    assert goes_to(pieces, start) == targets


@each_of(
    ("pieces", "move", "reason"),
    [
        ("Kd1 kf10", "d1e2", "shape"),
        ("Kd1 kf10", "d1d3", "shape"),
        ("Kd1 kf10", "d1c1", "palace"),
        ("Kd3 kf10", "d3d4", "palace"),
        ("Ke1 kd10 Ae2", "e2e3", "shape"),
        ("Ke1 kd10 Ad1", "d1f3", "shape"),
        ("Ke1 kd10 Ad1", "d1c2", "palace"),
        ("Ke1 kd10 Af3", "f3e4", "palace"),
    ],
)
def test_where_they_do_not_go(pieces: str, move: str, reason: str) -> None:
    assert refusal_reason(pieces, move) == reason


def test_a_general_takes_an_unguarded_piece_and_no_guarded_one() -> None:
    assert goes_to("Ke1 kd10 re2", "e1") == "f1 e2"
    assert goes_to("Ke1 kd10 re2 re5", "e1") == "f1"
