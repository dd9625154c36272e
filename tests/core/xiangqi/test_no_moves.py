"""Whoever cannot move has lost: by checkmate, or by stalemate."""

import pytest

from jungle_pg.core.rulebook import Verdict
from tests.core.xiangqi.positions import (
    XIANGQI,
    ending_text,
    moves_in,
    play_out,
    state,
    verdict_of,
)


def test_checkmate() -> None:
    moment = play_out(state("Kd1 ke10 Ra9 Rb5"), "b5b10")
    assert verdict_of(moment) == Verdict(0, "checkmate")
    assert ending_text(moment) == "RED wins by checkmate!"
    assert (XIANGQI.actor(moment), moves_in(moment)) == (None, [])


def test_stalemate_loses_too() -> None:
    moment = play_out(state("Ke1 kd10 Pf9"), "f9e9")
    assert verdict_of(moment) == Verdict(0, "stalemate")
    assert ending_text(moment) == "RED wins! BLACK has no legal move."


def test_black_wins_likewise() -> None:
    moment = play_out(state("Ke1 kd10 ra5 rb2", "b"), "a5a1")
    assert verdict_of(moment) == Verdict(1, "checkmate")


def test_a_set_up_position_may_be_over() -> None:
    assert verdict_of(state("Ke1 kd10 ra1 rb2")) == Verdict(1, "checkmate")


@pytest.mark.parametrize("rules", ["standard,repetition=off,no_capture_limit=none,dead_draw=no"])
def test_no_option_saves_the_mated(rules: str) -> None:
    moment = play_out(state("Kd1 ke10 Ra9 Rb5", rules=rules), "b5b10")
    assert verdict_of(moment) == Verdict(0, "checkmate")
