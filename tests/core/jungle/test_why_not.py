"""Why clicks lead nowhere, for whoever builds a move from clicks."""

from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.rulebook import Refusal

STATE = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"))


def test_an_animal_of_the_other_side_is_not_chosen() -> None:
    assert JUNGLE.why_not(STATE, ("G9",)) == Refusal("not_your_turn")


def test_an_own_animal_or_an_empty_square_needs_no_words() -> None:
    assert JUNGLE.why_not(STATE, ("A3",)) is None
    assert JUNGLE.why_not(STATE, ("D5",)) is None
    assert JUNGLE.why_not(STATE, ()) is None


def test_a_way_that_cannot_be_gone_is_refused_like_the_move() -> None:
    for target in ("B4", "A7", "B2", "A6"):
        refusal = JUNGLE.why_not(STATE, ("A3", target))
        assert refusal is not None
        assert refusal == JUNGLE.refusal(STATE, JUNGLE.codec.parse_action(f"A3{target}"))


def test_after_the_end_nothing_is_chosen() -> None:
    over = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), "7/7/7/7/7/7/7/7/l6 b 0 1")
    assert over.verdict is not None
    assert JUNGLE.why_not(over, ("A1",)) == Refusal("game_over")
