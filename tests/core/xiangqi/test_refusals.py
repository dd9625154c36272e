"""Every refusal: its code, its facts and what a player is told."""

from typing import Final

from jungle_pg.core.rulebook import Refusal
from jungle_pg.core.xiangqi.refusals import Reason
from jungle_pg.texts.speech import refusal_text
from tests.core.xiangqi.positions import XIANGQI, explain, state, why_not
from tests.rows import each_of
from tests.words import CHINESE

REFUSED = {
    "game_ended": (
        ("Ke1 kd10 ra1 rb2", "e1e2"),
        Refusal("game_ended", winner="black", reason="checkmate"),
        "Invalid move: the game is over",
    ),
    "target_out_of_board": (
        ("Ke1 kd10 Ra4", "a4a11"),
        Refusal("out_of_board", which="to", point="a11"),
        "Invalid move: a11 is not on the board",
    ),
    "start_out_of_board": (
        ("Ke1 kd10 Ra4", "j3a4"),
        Refusal("out_of_board", which="from", point="j3"),
        "Invalid move: j3 is not on the board",
    ),
    "no_piece": (
        ("Ke1 kd10 Ra4", "b4b5"),
        Refusal("no_piece", point="b4"),
        "Invalid move: there is no piece on b4",
    ),
    "not_your_piece": (
        ("Ke1 kd10 nb8", "b8c6"),
        Refusal("not_your_piece", point="b8", piece="n", turn="red"),
        "The horse on b8 is not yours to move",
    ),
    "same_point": (
        ("Ke1 kd10 Ra4", "a4a4"),
        Refusal("invalid_move", piece="R", reason="same_point"),
        "Invalid move: the chariot must leave its point",
    ),
    "own_piece": (
        ("Ke1 kd10 Ra4 Pa5", "a4a5"),
        Refusal("own_piece", point="a5", piece="P"),
        "Invalid move: the soldier on a5 is your own",
    ),
    "shape": (
        ("Ke1 kd10 Ra4", "a4b5"),
        Refusal("invalid_move", piece="R", reason="shape"),
        "Invalid move: the chariot does not go like that",
    ),
    "palace": (
        ("Kd1 ke10 Ra4", "d1c1"),
        Refusal("invalid_move", piece="K", reason="palace"),
        "Invalid move: the general may not leave the palace",
    ),
    "river": (
        ("Ke1 kd10 Bc5", "c5a7"),
        Refusal("invalid_move", piece="B", reason="river"),
        "Invalid move: the elephant may not cross the river",
    ),
    "blocked_eye": (
        ("Ke1 kd10 Bc5 nb4", "c5a3"),
        Refusal("invalid_move", piece="B", reason="blocked_eye", at="b4"),
        "The elephant is blocked by the horse on b4",
    ),
    "blocked_leg": (
        ("Ke1 kd10 Nb1 Cb2", "b1c3"),
        Refusal("invalid_move", piece="N", reason="blocked_leg", at="b2"),
        "The horse is hobbled by the cannon on b2",
    ),
    "path_blocked": (
        ("Ke1 kd10 Ra4 Pa5 na7", "a4a9"),
        Refusal("invalid_move", piece="R", reason="path_blocked", at=("a5", "a7")),
        "The way of the chariot is blocked by the soldier on a5 and the horse on a7",
    ),
    "screen_count": (
        ("Ke1 kd10 Ca4 na7", "a4a7"),
        Refusal("invalid_move", piece="C", reason="screen_count", screens=()),
        "Invalid move: the cannon captures over exactly one piece, and none is between",
    ),
    "backward": (
        ("Ke1 kd10 Pa7", "a7a6"),
        Refusal("invalid_move", piece="P", reason="backward"),
        "Invalid move: the soldier never goes back",
    ),
    "before_river": (
        ("Ke1 kd10 Pa4", "a4b4"),
        Refusal("invalid_move", piece="P", reason="before_river"),
        "Invalid move: the soldier goes sideways only beyond the river",
    ),
    "exposed": (
        ("Ke1 kd10 Ne4 re8", "e4c5"),
        Refusal("in_check", general="e1", was_in_check=False, attackers=("e8",)),
        "This would expose your general to the chariot on e8",
    ),
    "still_in_check": (
        ("Ke1 kd10 Na4 re8", "a4b6"),
        Refusal("in_check", general="e1", was_in_check=True, attackers=("e8",)),
        "You are in check: the chariot on e8 would still attack your general",
    ),
    "facing_generals": (
        ("Ke1 ke10 Ne4", "e4c5"),
        Refusal("facing_generals", file="e"),
        "The generals may not face each other on file e",
    ),
}


@each_of(("asked", "refusal", "text"), REFUSED.values(), ids=REFUSED)
def test_a_refusal_has_a_code_facts_and_words(
    asked: tuple[str, str], refusal: Refusal, text: str
) -> None:
    pieces, move = asked
    moment = state(pieces)
    assert why_not(moment, move) == refusal
    assert explain(moment, move) == text


def test_every_reason_is_shown_here() -> None:
    shown = {dict(refusal.facts).get("reason") for _, refusal, _ in REFUSED.values()}
    assert {reason.value for reason in Reason} <= shown


def test_a_draw_has_no_winner_to_name() -> None:
    moment = XIANGQI.play(state("Kd1 ke10 Ad3 pe2"), XIANGQI.codec.parse_action("d3e2")).state
    assert why_not(moment, "e10e9") == Refusal("game_ended", winner="none", reason="dead_position")


IN_OTHER_NOTATIONS: Final = (
    # Each side counts its own files, so that the number is read on the edge of its own side.
    ("blocked_leg", "wxf", "The horse is hobbled by Red's cannon on file 8"),
    ("blocked_leg", "simplified", "The horse is hobbled by Red's cannon on file 八"),
    ("blocked_eye", "traditional", "The elephant is blocked by Black's horse on file 2"),
    ("not_your_piece", "wxf", "Black's horse on file 2 is not yours to move"),
    ("exposed", "wxf", "This would expose your general to Black's chariot on file 5"),
    ("facing_generals", "simplified", "The generals may not face each other on file 五"),
    ("no_piece", "wxf", "Invalid move: there is no piece on b4"),
)


def test_pieces_are_named_by_the_files_where_the_notation_has_no_points() -> None:
    for name, notation, text in IN_OTHER_NOTATIONS:
        (pieces, move), _, _ = REFUSED[name]
        assert explain(state(pieces), move, notation=notation) == text


IN_CHINESE: Final = (
    ("blocked_leg", "coordinates", "绊马腿：被b2的炮挡住，马过不去"),
    ("blocked_leg", "simplified", "绊马腿：被红方八路的炮挡住，马过不去"),
    ("not_your_piece", "coordinates", "b8的马不是你的棋子"),
    ("not_your_piece", "simplified", "黑方2路的马不是你的棋子"),
    ("still_in_check", "coordinates", "正被将军：这样走解不了e8的车的将"),
    ("facing_generals", "traditional", "将帅不能在五路上直接照面"),
    ("backward", "wxf", "走法无效：兵不能后退"),
)


def test_a_refusal_is_told_in_chinese() -> None:
    for name, notation, text in IN_CHINESE:
        (pieces, move), _, _ = REFUSED[name]
        assert explain(state(pieces), move, CHINESE, notation) == text
    rules = XIANGQI.codec.parse_rules("standard")
    assert refusal_text(CHINESE, XIANGQI, rules, Refusal("game_over")) == "走法无效：对局已经结束"


def test_of_many_in_the_way_one_is_named_and_the_others_are_counted() -> None:
    moment = state("Ke1 kd10 Ra1 Pa4 Pa5 na7")
    assert explain(moment, "a1a9") == (
        "The way of the chariot is blocked by the soldier on a4 and 2 more"
    )
    assert explain(state("Ke1 kd10 Ca1 Pa4 Pa5 na7"), "a1a7") == (
        "Invalid move: the cannon captures over exactly one piece, "
        "not over the soldier on a4 and the soldier on a5"
    )


def test_generals_that_would_meet_are_shown_where_they_stand() -> None:
    moment = state("Ke1 ke10 Ne4")
    refusal = why_not(moment, "e4c5")
    assert refusal is not None
    assert XIANGQI.in_the_way(moment, refusal) == ("e1", "e10")
    moment = state("Ke1 kd10")
    refusal = why_not(moment, "e1d1")
    assert refusal is not None
    assert XIANGQI.in_the_way(moment, refusal) == ("d10",), "the other one is on its way there"
