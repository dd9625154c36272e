"""Which verdict comes first when several fit."""

from jungle_pg.core.rulebook import Verdict
from tests.core.xiangqi.positions import play_out, state, verdict_of


def test_checkmate_comes_before_the_limit() -> None:
    moment = play_out(state("Kd1 ke10 Ra9 Rb5", quiet=119), "b5b10")
    assert verdict_of(moment) == Verdict(0, "checkmate")


def test_repetition_comes_before_the_limit() -> None:
    checks = ("e2d2", "d10e10", "d2e2", "e10d10")
    moment = play_out(state("Kf1 kd10 Re2", quiet=112), *checks, *checks)
    assert moment.quiet == 120
    assert verdict_of(moment) == Verdict(1, "perpetual_check", times=3)


def test_the_limit_comes_before_a_dead_position() -> None:
    moment = play_out(state("Kd1 ke10 Ad3", quiet=119), "d3e2")
    assert verdict_of(moment) == Verdict(None, "no_capture", limit=120)
