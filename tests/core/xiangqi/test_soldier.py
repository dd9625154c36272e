"""The soldier steps forward, beyond the river sideways too, and never back."""

from tests.core.xiangqi.positions import goes_to, play_out, refusal_reason, state
from tests.rows import each_of


@each_of(
    ("pieces", "start", "targets"),
    [
        ("Ke1 kd10 Pc4", "c4", "c5"),
        ("Ke1 kd10 Pc5", "c5", "c6"),
        ("Ke1 kd10 Pc6", "c6", "b6 d6 c7"),
        ("Ke1 kd10 Pa8", "a8", "b8 a9"),
        ("Ke1 kd9 Pa10", "a10", "b10"),
        ("Ke1 kd10 Pc6 pc7 Pb6", "c6", "d6 c7"),
    ],
)
def test_where_a_soldier_goes(pieces: str, start: str, targets: str) -> None:
    assert goes_to(pieces, start) == targets


@each_of(
    ("pieces", "move", "reason"),
    [
        ("Ke1 kd10 Pc4", "c4b4", "before_river"),
        ("Ke1 kd10 Pc5", "c5d5", "before_river"),
        ("Ke1 kd10 Pc5", "c5c4", "backward"),
        ("Ke1 kd10 Pc7", "c7c6", "backward"),
        ("Ke1 kd10 Pc7", "c7d8", "shape"),
        ("Ke1 kd10 Pc4", "c4c6", "shape"),
        ("Ke1 kd10 Pc7", "c7b6", "shape"),
    ],
)
def test_where_it_does_not_go(pieces: str, move: str, reason: str) -> None:
    assert refusal_reason(pieces, move) == reason


def test_soldiers_do_not_wind_the_clock() -> None:
    assert play_out(state("Ke1 kd10 Pc4", quiet=7), "c4c5").quiet == 8
