"""Which reason is told when several fit."""

from tests.core.xiangqi.positions import state, why_not
from tests.rows import each_of


@each_of(
    ("pieces", "move", "code"),
    [
        ("Ke1 kd10 ra1 rb2", "z9z9", "game_ended"),
        ("Ke1 kd10 na8", "k1a8", "out_of_board"),
        ("Ke1 kd10 na8", "b8k1", "out_of_board"),
        ("Ke1 kd10 na8", "b8b8", "no_piece"),
        ("Ke1 kd10 na8", "a8a8", "not_your_piece"),
        ("Ke1 kd10 Na8", "a8a8", "same_point"),
        ("Ke1 kd10 Na8 Pa9", "a8a9", "own_piece"),
        ("Ke1 kd10 Bc5 nd6", "c5e7", "river"),
        ("Ke1 kd10 Re4 re8 Pe6", "e4c6", "shape"),
        ("Ke1 ke10 Re4 re8 Pe6 rd1", "e1d1", None),
        ("Ke1 ke10 Ne4 ra1", "e4c5", "in_check"),
    ],
)
def test_the_first_reason_in_the_order_is_told(pieces: str, move: str, code: str | None) -> None:
    refusal = why_not(state(pieces), move)
    facts = {} if refusal is None else dict(refusal.facts)
    told = refusal and (facts["reason"] if refusal.code == "invalid_move" else refusal.code)
    assert told == code
