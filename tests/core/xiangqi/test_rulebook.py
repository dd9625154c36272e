"""What the screens ask of the rulebook beside moves: threats, clicks, names, draws."""

import pytest

from jungle_pg.core.rulebook import Refusal
from tests.core.xiangqi.positions import XIANGQI, opening, play_out, state


def test_the_sides() -> None:
    assert XIANGQI.seat_ids == ("red", "black")
    assert XIANGQI.seat_names(opening().rules) == ("RED", "BLACK")
    assert XIANGQI.actor(opening()) == 0
    assert XIANGQI.actor(play_out(opening(), "h3e3")) == 1


def test_players_may_agree_on_a_draw_and_no_turn_passes() -> None:
    assert XIANGQI.may_agree_draw(opening().rules)
    assert XIANGQI.passing(opening()) is None


@pytest.mark.parametrize(
    ("pick", "threats"),
    [("b3", ("b10",)), ("h8", ("h1",)), ("a1", ()), ("e5", ())],
)
def test_threats_of_the_opening(pick: str, threats: tuple[str, ...]) -> None:
    assert XIANGQI.threats(opening(), pick) == threats


def test_a_pinned_piece_threatens_nobody() -> None:
    assert XIANGQI.threats(state("Ke1 kd10 Ne4 re8 nc5"), "e4") == ()


def test_a_check_is_a_threat_to_the_general() -> None:
    assert XIANGQI.threats(state("Kf1 kd10 Rd5", "b"), "d5") == ("d10",)


def test_why_a_click_leads_nowhere() -> None:
    moment = opening()
    assert XIANGQI.why_not(moment, ()) is None
    assert XIANGQI.why_not(moment, ("e5",)) is None
    assert XIANGQI.why_not(moment, ("e4",)) is None
    assert XIANGQI.why_not(moment, ("e7",)) == Refusal(
        "not_your_piece", point="e7", piece="p", turn="red"
    )
    assert XIANGQI.why_not(moment, ("e4", "e5")) is None
    assert XIANGQI.why_not(moment, ("e4", "d4")) == Refusal(
        "invalid_move", piece="P", reason="before_river"
    )


def test_after_the_end_every_click_is_told_so() -> None:
    mated = state("Ke1 kd10 ra1 rb2")
    ended = Refusal("game_ended", winner="black", reason="checkmate")
    assert XIANGQI.why_not(mated, ("e1",)) == ended
    assert XIANGQI.why_not(mated, ("e1", "e2")) == ended
