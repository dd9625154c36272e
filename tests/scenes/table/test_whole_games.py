"""Whole games by clicks in every rule set, and every way a game can end."""

from collections.abc import Callable
from random import Random

import pytest

from jungle_pg.core.clock import Expiry, TimeControl
from jungle_pg.core.jungle.board import DENS, parse_spot
from tests.rows import each_of
from tests.scenes.table.playing import Board

MOST_PLIES = 260


def next_move(board: Board, rng: Random) -> tuple[str, str]:
    """Into the den if possible, else a capture, else anything: games that come to an end."""
    match = board.match
    every = [
        match.rulebook.picks(match.state, action) for action in match.rulebook.actions(match.state)
    ]
    homes = [picks for picks in every if parse_spot(picks[1]) in DENS]
    taking = [picks for picks in every if match.state.board[parse_spot(picks[1])] is not None]
    start, end = rng.choice(homes or taking or every)
    return start, end


@pytest.mark.slow
@each_of(
    "rules",
    ["traditional", "appendix", "course", "animal", "club", "animal+dog_river+extended_jumps"],
)
def test_a_whole_game_by_clicks_ends_with_its_result_on_the_screen(rules: str) -> None:
    board, rng = Board(rules, undo_depth=None), Random(rules)
    while board.match.actor is not None and board.match.cursor < MOST_PLIES:
        board.play("".join(next_move(board, rng)))
    if board.match.actor is not None:
        board.show.click("resign")
        board.show.click("yes")
    board.wait(2)
    assert board.names[-1] == "result"
    verdict = board.match.verdict
    assert verdict is not None
    sides = board.match.rulebook.seat_names(board.match.setup.rules)
    words = "Draw" if verdict.winner is None else f"{sides[verdict.winner]} wins"
    assert board.says(words)


def by_moves(*moves: str) -> Callable[[Board], None]:
    return lambda board: board.play(*moves)


def by_resigning(board: Board) -> None:
    board.show.click("resign")
    board.show.click("yes")


def by_agreement(board: Board) -> None:
    board.show.click("draw")
    board.show.click("yes")


def by_waiting(board: Board) -> None:
    board.wait(5.5)


ENDS: list[tuple[str, Callable[[], Board], Callable[[Board], None], str]] = [
    (
        "den",
        lambda: Board("club", "l5t/1d1C3/5e1/7/7/3L3/7/7/1T5 r"),
        by_moves("D8D9"),
        "RED wins by entering the den!",
    ),
    (
        "captured_all",
        lambda: Board(position="7/7/7/7/3c3/3D3/7/7/7 r"),
        by_moves("D4D5"),
        "RED wins! All BLUE pieces are captured.",
    ),
    (
        "no_moves",
        lambda: Board(position="7/7/7/7/7/7/7/T6/c1L4 r"),
        by_moves("C1B1"),
        "RED wins! Opponent has no legal moves.",
    ),
    (
        "no_capture_limit",
        lambda: Board("club", "l6/7/7/7/7/7/7/7/L6 r 199 120"),
        by_moves("A1A2"),
        "Draw by 200-move rule",
    ),
    (
        "repetition",
        lambda: Board(),
        by_moves(*["A3A4", "G7G6", "A4A3", "G6G7"] * 2),
        "Draw by threefold repetition",
    ),
    ("resignation", lambda: Board(), by_resigning, "BLUE wins! RED resigned."),
    ("agreement", lambda: Board(), by_agreement, "Draw by agreement"),
    ("time", lambda: Board(control=TimeControl(5, Expiry.LOSE)), by_waiting, "BLUE wins on time."),
]


@pytest.mark.slow
@each_of(("reason", "make", "end", "words"), ENDS, ids=[reason for reason, *_ in ENDS])
def test_every_kind_of_end_is_told_in_its_words(
    reason: str, make: Callable[[], Board], end: Callable[[Board], None], words: str
) -> None:
    board = make()
    end(board)
    assert board.match.verdict is not None
    assert board.match.verdict.reason == reason
    assert board.says(words)
    board.wait(2)
    assert board.names[-1] == "result"
    assert board.says(words)
