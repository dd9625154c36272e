"""No move may leave the two generals on one file with nothing between."""

from jungle_pg.core.rulebook import Refusal
from tests.core.xiangqi.positions import goes_to, refusal_reason, state, why_not
from tests.rows import each_of


def test_a_general_does_not_step_onto_the_open_file_of_the_other() -> None:
    assert why_not(state("Kd1 ke10"), "d1e1") == Refusal("facing_generals", file="e")
    assert goes_to("Kd1 ke10", "d1") == "d2"


@each_of("between", ["pe4", "Pe6", "ne5", "Ae2", "be8"])
def test_anything_between_is_enough(between: str) -> None:
    assert refusal_reason(f"Kd1 ke10 {between}", "d1e1") is None


def test_the_only_piece_between_stays_on_the_file() -> None:
    assert goes_to("Ke1 ke10 Ce5", "e5") == "e2 e3 e4 e6 e7 e8 e9"
    assert refusal_reason("Ke1 ke10 Ce5", "e5d5") == "facing_generals"
    assert refusal_reason("Ke1 ke10 Ne5", "e5d7") == "facing_generals"


def test_one_of_two_between_may_go() -> None:
    assert refusal_reason("Ke1 ke10 Ne5 pe7", "e5d7") is None


def test_a_capture_must_not_open_the_file_either() -> None:
    assert refusal_reason("Ke1 ke10 Ce5 nc5 ra5", "e5a5") == "facing_generals"


def test_a_capture_on_the_file_keeps_it_closed() -> None:
    assert refusal_reason("Ke1 ke10 Re5 ne8", "e5e8") is None


def test_the_facing_general_gives_no_check() -> None:
    refusal = why_not(state("Kd1 ke10 re9 re8", "w"), "d1e1")
    assert refusal is not None
    assert (refusal.code, dict(refusal.facts)["attackers"]) == ("in_check", ("e8",))
