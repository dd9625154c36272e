"""Chariot and cannon go along lines; the cannon captures over exactly one piece."""

import pytest

from jungle_pg.core.rulebook import Refusal
from tests.core.xiangqi.positions import goes_to, refusal_reason, state, why_not
from tests.rows import each_of


def test_a_chariot_goes_as_far_as_the_next_piece_and_takes_an_enemy() -> None:
    assert goes_to("Kf1 kd10 Rc5 Pc8 pe5 Pa5", "c5") == "c1 c2 c3 c4 b5 d5 e5 c6 c7"


def test_a_cannon_goes_as_far_as_the_next_piece_and_takes_what_stands_behind_it() -> None:
    pieces = "Kf1 kd10 Cc5 Pc8 nc10 pe5 rh5 Pa5"
    assert goes_to(pieces, "c5") == "c1 c2 c3 c4 b5 d5 h5 c6 c7 c10"


def test_the_piece_behind_the_screen_may_be_far_away_and_nothing_behind_it_is_reached() -> None:
    assert goes_to("Kf1 kd10 Ca1 Pa4 ra8 na9", "a1") == "b1 c1 d1 e1 a2 a3 a8"


def test_own_pieces_behind_the_screen_are_safe() -> None:
    assert goes_to("Kf1 kd10 Ca1 pa3 Ra8", "a1") == "b1 c1 d1 e1 a2"


@each_of(
    ("pieces", "move", "reason"),
    [
        ("Kf1 kd10 Rc5", "c5d6", "shape"),
        ("Kf1 kd10 Cc5", "c5e7", "shape"),
        ("Kf1 kd10 Rc5 Pc7", "c5c8", "path_blocked"),
        ("Kf1 kd10 Rc5 Pc7 nc8", "c5c8", "path_blocked"),
        ("Kf1 kd10 Cc5 pc7", "c5c9", "path_blocked"),
        ("Kf1 kd10 Cc5 pc7", "c5c7", "screen_count"),
        ("Kf1 kd10 Cc5 pc7 Pc8 nc9", "c5c9", "screen_count"),
        ("Kf1 kd10 Cc5 pc7 nc9", "c5c9", None),
    ],
)
def test_where_they_do_not_go(pieces: str, move: str, reason: str | None) -> None:
    assert refusal_reason(pieces, move) == reason


@pytest.mark.parametrize(
    ("pieces", "move", "refusal"),
    [
        (
            "Kf1 kd10 Rc5 Pc7 nc8",
            "c5c9",
            Refusal("invalid_move", piece="R", reason="path_blocked", at=("c7", "c8")),
        ),
        (
            "Kf1 kd10 Rh5 Nf5 pc5",
            "h5b5",
            Refusal("invalid_move", piece="R", reason="path_blocked", at=("f5", "c5")),
        ),
        (
            "Kf1 kd10 Cc5 pc7 Pc8 nc9",
            "c5c9",
            Refusal("invalid_move", piece="C", reason="screen_count", screens=("c7", "c8")),
        ),
        (
            "Kf1 kd10 Cc5 nc9",
            "c5c9",
            Refusal("invalid_move", piece="C", reason="screen_count", screens=()),
        ),
    ],
)
def test_whoever_stands_in_the_way_is_named_in_order(
    pieces: str, move: str, refusal: Refusal
) -> None:
    assert why_not(state(pieces), move) == refusal
