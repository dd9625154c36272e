"""Who gives check, how it is answered, and that it follows from the state alone."""

from jungle_pg.core.log import Setup
from jungle_pg.core.match import Match, begin
from jungle_pg.core.rulebook import Danger
from tests.core.xiangqi.positions import (
    XIANGQI,
    at_text,
    fen,
    moves_in,
    names,
    opening,
    play_out,
    state,
)
from tests.rows import each_of


@each_of(
    ("pieces", "attackers"),
    [
        ("Kf1 ke10 Re5", ["e5"]),
        ("Kf1 ke10 Re5 ne8", []),
        ("Kf1 ke10 Ce5 ne8", ["e5"]),
        ("Kf1 ke10 Ce5 Pe8", ["e5"]),
        ("Kf1 ke10 Ce5", []),
        ("Kf1 ke10 Ce5 ne8 Pe7", []),
        ("Kf1 ke10 Nd8", ["d8"]),
        ("Kf1 ke10 Nd8 rd9", []),
        ("Kf1 ke10 Nd8 cd7", ["d8"]),
        ("Kf1 ke9 Pd9", ["d9"]),
        ("Kf1 ke9 Pe8", ["e8"]),
        ("Kf1 ke9 Pe10", []),
        ("Kf1 ke10 Nd8 Re5", ["e5", "d8"]),
        ("Kf1 ke10 Nf8 Ra10", ["f8", "a10"]),
        ("Kf1 ke10 Ra10 Cg10", ["a10"]),
    ],
)
def test_who_gives_check(pieces: str, attackers: list[str]) -> None:
    moment = state(pieces, "b")
    assert names(moment.checkers) == attackers
    assert moment.in_check == bool(attackers)


def test_only_answers_are_legal() -> None:
    assert moves_in(state("Kf1 ke10 Re5 na7 rh8", "b")) == ["h8e8", "e10d10"]


def test_a_check_over_a_screen_is_answered_by_taking_the_screen_away() -> None:
    assert set(moves_in(state("Kf1 ke10 Ce5 ne8", "b"))) >= {"e8c7", "e8g7", "e10d10"}


def test_a_check_over_a_screen_is_answered_by_a_second_screen() -> None:
    assert "a7e7" in moves_in(state("Kf1 ke10 Ce5 ne8 ra7", "b"))


def test_a_check_of_a_horse_is_answered_at_its_leg() -> None:
    assert "a9d9" in moves_in(state("Kf1 ke10 Nd8 ra9", "b"))


def test_a_double_check_is_answered_by_the_general_alone() -> None:
    assert {move[:3] for move in moves_in(state("Kf1 ke10 Nd8 Re5 ra9 rh8", "b"))} == {"e10"}


def test_a_piece_does_not_step_between_a_cannon_and_its_general_as_a_screen() -> None:
    assert "h7e7" not in moves_in(state("Kf1 ke10 Ce5 rh7", "b"))


def test_a_new_game_shows_nobody_in_danger() -> None:
    assert XIANGQI.danger(opening()) is None


def test_danger_names_the_general_and_the_attackers() -> None:
    moment = play_out(state("Kf1 kd10 Re5"), "e5d5")
    assert XIANGQI.danger(moment) == Danger("d10", ("d5",))
    assert XIANGQI.danger(play_out(moment, "d10e10")) is None


def test_check_is_there_again_after_undo_redo_and_reading_the_position() -> None:
    rules = XIANGQI.codec.parse_rules("standard")
    match = begin(XIANGQI, Setup(rules, fen("Kf1 kd10 Re5")))
    checked = match.play(XIANGQI.codec.parse_action("e5d5"))
    assert isinstance(checked, Match)
    answered = checked.play(XIANGQI.codec.parse_action("d10e10"))
    assert isinstance(answered, Match)
    back = answered.undo()
    assert isinstance(back, Match)
    assert XIANGQI.danger(back.state) == XIANGQI.danger(checked.state) == Danger("d10", ("d5",))
    again = at_text(XIANGQI.codec.position_text(checked.state))
    assert XIANGQI.danger(again) == Danger("d10", ("d5",))
