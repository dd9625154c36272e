"""The elephant goes two points along a diagonal, over an empty eye, never over the river."""

from tests.core.xiangqi.positions import goes_to, refusal_reason, state, why_not
from tests.rows import each_of


@each_of(
    ("pieces", "start", "targets"),
    [
        ("Ke1 kd10 Be3", "e3", "c1 g1 c5 g5"),
        ("Ke1 kd10 Bc5", "c5", "a3 e3"),
        ("Ke1 kd10 Bi3", "i3", "g1 g5"),
        ("Ke1 kd10 Be3 rg5 Pc5", "e3", "c1 g1 g5"),
        ("Ke1 kd10 Be3 pd4 Nf2", "e3", "c1 g5"),
    ],
)
def test_where_an_elephant_goes(pieces: str, start: str, targets: str) -> None:
    assert goes_to(pieces, start) == targets


@each_of(
    ("pieces", "move", "reason"),
    [
        ("Ke1 kd10 Be3", "e3e5", "shape"),
        ("Ke1 kd10 Be3", "e3d4", "shape"),
        ("Ke1 kd10 Be3", "e3b6", "shape"),
        ("Ke1 kd10 Bc5", "c5e7", "river"),
        ("Ke1 kd10 Bc5 nd6", "c5e7", "river"),
        ("Ke1 kd10 Be3 pd4", "e3c5", "blocked_eye"),
    ],
)
def test_where_it_does_not_go(pieces: str, move: str, reason: str) -> None:
    assert refusal_reason(pieces, move) == reason


def test_the_blocked_eye_is_named() -> None:
    refusal = why_not(state("Ke1 kd10 Be3 nd4"), "e3c5")
    assert refusal is not None
    assert dict(refusal.facts)["at"] == "d4"
