"""The horse goes one point along a line and one outward, unless its leg is blocked."""

from tests.core.xiangqi.positions import goes_to, refusal_reason, state, why_not
from tests.rows import each_of


@each_of(
    ("pieces", "start", "targets"),
    [
        ("Ke1 kd10 Ne6 nd6", "e6", "d4 f4 g5 g7 d8 f8"),
        ("Ke1 kd10 Ne6", "e6", "d4 f4 c5 g5 c7 g7 d8 f8"),
        ("Ke1 kd10 Na1", "a1", "c2 b3"),
        ("Ke1 kd10 Ne6 Pe7", "e6", "d4 f4 c5 g5 c7 g7"),
        ("Ke1 kd10 Ne6 rc7 Pg7", "e6", "d4 f4 c5 g5 c7 d8 f8"),
    ],
)
def test_where_a_horse_goes(pieces: str, start: str, targets: str) -> None:
    assert goes_to(pieces, start) == targets


def test_blocking_is_not_mutual() -> None:
    pieces = "Ke1 kd10 Nc3 nd5 pd4"
    assert refusal_reason(pieces, "c3d5") is None
    assert refusal_reason(pieces, "d5c3") == "blocked_leg"


@each_of(
    ("move", "leg"),
    [
        ("e6d8", "e7"),
        ("e6f8", "e7"),
        ("e6g7", "f6"),
        ("e6g5", "f6"),
        ("e6f4", "e5"),
        ("e6c5", "d6"),
    ],
)
def test_the_blocked_leg_is_named(move: str, leg: str) -> None:
    refusal = why_not(state(f"Ke1 kd10 Ne6 n{leg}"), move)
    assert refusal is not None
    assert dict(refusal.facts) == {"piece": "N", "reason": "blocked_leg", "at": leg}


@each_of("move", ["e6e7", "e6f7", "e6g8", "e6h7", "e6e8"])
def test_other_ways_have_another_shape(move: str) -> None:
    assert refusal_reason("Ke1 kd10 Ne6", move) == "shape"
