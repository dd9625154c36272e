"""Of several reasons the plainest is told, and what is not refused is legal."""

from tests.core.jungle.positions import JUNGLE, SQUARES, moves_in, state, why_not
from tests.rows import each_of


@each_of(
    ("animals", "move", "code"),
    [
        ("WD9 cA9", "A9B9", "game_over"),
        ("WA1 cA9", "A9H9", "off_board"),
        ("WA5 cA9", "A5F5", "cannot_enter_water"),
        ("WD2 cA9", "D2D1", "own_den"),
        ("WA1 cA9", "A1D1", "own_den"),
        ("LB3 RB5 EB7 cA9", "B3B7", "own_piece"),
        ("LB3 RB5 eB7", "B3B7", "rat_blocks_jump"),
        ("WA1 eA3", "A1A3", "not_adjacent"),
        ("WB3 eB7", "B3B7", "cannot_jump"),
    ],
)
def test_the_first_reason_is_the_plainest(animals: str, move: str, code: str) -> None:
    refusal = why_not(state("traditional", animals), move)
    assert refusal is not None
    assert refusal.code == code


@each_of(
    "rules", ["traditional", "appendix", "animal+extended_jumps+dog_river", "club+rat_only_den"]
)
@each_of("animals", ["LD4 RC7 ED8 CC1 eG7 rB6 cD7 lE9 tC8", "TB3 RB5 WA7 rD5 eD4"])
def test_a_move_is_refused_exactly_when_it_is_not_legal(rules: str, animals: str) -> None:
    for mover in "rb":
        moment = state(rules, animals, mover)
        accepted = [
            start + target
            for start in SQUARES
            for target in SQUARES
            if why_not(moment, start + target) is None
        ]
        assert accepted == moves_in(moment)
        assert JUNGLE.actor(moment) == "rb".index(mover)
