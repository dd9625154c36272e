"""Game files: a match written in any notation reads back as the same match."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from random import Random
from time import perf_counter, process_time

import pytest

from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.rulebook import BadText, Refusal
from jungle_pg.core.xiangqi.text.game_writing import game_file_text
from jungle_pg.core.xiangqi.text.gamefile import XiangqiMatch, parse_game_file
from jungle_pg.core.xiangqi.text.notation import Notation
from tests.core.xiangqi.positions import XIANGQI, fen
from tests.rows import each_of
from tests.sample_games import done, play_random
from tests.systems import IS_WINDOWS

NAMES = (Player("张三"), Player('the "wall" \\ of China'))


def begun(position: str | None = None, rules: str = "standard") -> XiangqiMatch:
    return begin(XIANGQI, Setup(XIANGQI.codec.parse_rules(rules), position, NAMES, None))


def played(match: XiangqiMatch, *moves: str) -> XiangqiMatch:
    for move in moves:
        outcome = match.play(XIANGQI.codec.parse_action(move))
        assert isinstance(outcome, Match), outcome
        match = outcome
    return match


@each_of("notation", Notation)
@each_of("seed", range(5))
def test_a_game_file_reads_back(notation: Notation, seed: int) -> None:
    match = play_random(begun(), Random(seed), 40 + 30 * seed)
    text = game_file_text(match, notation)
    again = parse_game_file(text)
    assert (again.entries, again.verdict) == (match.entries, match.verdict)
    assert again.setup.players == NAMES
    assert game_file_text(again, notation) == text


@each_of("end", ["red", "black", "draw", "time", "none"])
def test_ends_by_players_and_clocks_read_back(end: str) -> None:
    match = played(begun(), "h3e3")
    ends: dict[str, Callable[[], AnyMatch | Refusal]] = {
        "red": lambda: match.resign(0),
        "black": lambda: match.resign(1),
        "draw": match.agree_draw,
        "time": match.lose_on_time,
        "none": lambda: match,
    }
    match = done(ends[end]())
    again = parse_game_file(game_file_text(match, Notation.WXF))
    assert (again.entries, again.verdict) == (match.entries, match.verdict)


def test_how_a_file_looks() -> None:
    match = played(begun(rules="standard,repetition=draw"), "h3e3", "h10g8", "h1g3")
    assert game_file_text(match, Notation.COORDINATES).splitlines() == [
        '[Game "Xiangqi"]',
        '[Event "?"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        '[Red "张三"]',
        '[Black "the \\"wall\\" \\\\ of China"]',
        '[Result "*"]',
        '[Termination "unfinished"]',
        '[Rules "standard,repetition=draw"]',
        '[FEN "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"]',
        '[Format "ICCS"]',
        "",
        "1. H2-E2 H9-G7 2. H0-G2 *",
    ]
    assert game_file_text(match, Notation.SIMPLIFIED).splitlines()[-1] == (
        "1. 炮二平五 马8进7 2. 马二进三 *"
    )


def test_the_date_is_that_of_the_first_move_or_else_of_the_save() -> None:
    saved_at = datetime(2026, 5, 6, 7, 8)
    match = played(begun(), "h3e3", "h10g8")
    assert '[Date "2026.05.06"]' in game_file_text(match, Notation.WXF, saved_at)
    timed = match.timed(1, datetime(2026, 5, 5, 23, 59))
    assert '[Date "2026.05.05"]' in game_file_text(timed, Notation.WXF, saved_at)


def test_players_without_names_and_computers_are_told_in_the_tags() -> None:
    setup = Setup(XIANGQI.codec.parse_rules("standard"), None, (Player(), Player(level=3)))
    text = game_file_text(begin(XIANGQI, setup), Notation.WXF)
    assert '[Red "?"]\n[Black "Computer, level 3"]' in text
    assert parse_game_file(text).setup.players == (Player(), Player("Computer, level 3"))


def test_a_game_that_black_begins() -> None:
    match = played(begun(fen("Kf1 kd10 Ra4", "b", 3, 17)), "d10d9", "a4a9")
    text = game_file_text(match, Notation.WXF)
    assert text.splitlines()[-1] == "17. ... K4+1 18. R9+5 *"
    assert parse_game_file(text).entries == match.entries


@each_of(
    "text",
    [
        "1. C2=5 H8+7 2. H2+3",
        "1.C2=5 H8+7 2.H2+3 *",
        '[Game "Chinese Chess"]\n[Event "x"]\n\n1. C2.5 {a comment} N8+7 ; another\n2. 马二进三',
        '[Format "ICCS"]\n1. h2e2 h9g7 2. h0g2',
        "\ufeff1. h3e3 h10g8 2. h1g3",
        "1、炮二平五 马8进7 2、马二进三",
        "１．炮二平五　馬８進７\n２．傌二進三",
        "炮二平五，马8进7；马二进三。",
        "炮二平五马8进7马二进三",
        "1) C2=5 H8+7 2) H2+3",
        "h2e2 h9g7 h0g2",
        "H2-E2, H9-G7, H0-G2",
        "h3e3 h10g8 h1g3",
        '[Game "Chinese Chess"]\n1. h2e2 h9g7 2. h0g2 *',
        "炮二平五,马8进7,马二进三",
        "1、炮二平五，马8进7；2、马二进三。",
        "炮二平五、马8进7、马二进三",
        "1. C2=5 $3 (1. C8=5 H8+7 (1... H2+3 $1) 2. H8+7) H8+7! $14 2. H2+3?! ; (never closed",
        "1. 炮二平五！（1. 炮八平五 马2进3）马8进7 {a (comment} 2. 马二进三 ((()) ())",
    ],
)
def test_files_of_others_are_read(text: str) -> None:
    match = parse_game_file(text)
    assert match.entries == played(begun(), "h3e3", "h10g8", "h1g3").entries


@each_of(
    ("text", "message"),
    [
        ('[Game "Chess"]\n1. e4', "this is a game of Chess"),
        ('[Rules "house"]', "unknown rule set 'house'"),
        ('[FEN "nothing"]', "1 parts"),
        ("1. C2=5 C2=5 2. R9+3", "move 3, R9+3: own piece"),
        ("1. e4 e5", "a move is written like"),
        ("h2e2 h9g7 h0h5", "move 3, h0h5: "),
        ("h3e3 h9g7", "move 2, h9g7: "),
        ("1. C2=5 (1. C8=5 H8+7", "move 2: a bracket is opened and not closed (line 1)"),
        ("1. C2=5 H8+7 ) 2. H2+3", "move 3: a move is written like"),
        (
            '[FEN "4k4/R8/9/9/9/1R7/9/9/9/3K5 w"]\n1. b5b10 0-1',
            "the result is given as 0-1, but the moves lead to 1-0",
        ),
    ],
)
def test_a_bad_file_is_told_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        parse_game_file(text)
    assert message in str(caught.value)


def test_a_list_of_moves_may_end_with_who_has_won() -> None:
    for last, winner in (("红胜", 0), ("黑方胜", 1), ("和棋", None), ("1-0", 0), ("1/2-1/2", None)):
        match = parse_game_file(f"1. 炮二平五 马8进7 {last}")
        assert match.verdict is not None
        assert match.verdict.winner == winner
    assert parse_game_file("1. 炮二平五 马8进7").verdict is None


clock = perf_counter if IS_WINDOWS else process_time
"""The time of a process goes on in steps of 16 ms on Windows."""


def reading_s(text: str) -> float:
    """How much of the processor it takes to read a text, at best."""
    took = []
    for _ in range(3):
        begun_at = clock()
        with suppress(BadText):
            parse_game_file(f"1. C2=5 {text}")
        took.append(clock() - begun_at)
    return min(took)


def test_ten_times_as_many_brackets_take_ten_times_as_long_and_not_a_hundred_times() -> None:
    for text in ("(", ")", "()", "() "):
        short, long = reading_s(text * 2_000), reading_s(text * 20_000)
        assert long < 40 * short, text
