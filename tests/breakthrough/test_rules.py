"""The rules of Breakthrough: moves, refusals, ends, texts; and a second generator that agrees."""

from collections.abc import Iterator
from random import Random

import pytest

from jungle_pg.core.rulebook import BadText, Refusal, Verdict
from tests.breakthrough.position import parse_position
from tests.breakthrough.rulebook import RULEBOOK, BreakthroughState
from tests.rows import each_of

RULES = RULEBOOK.codec.parse_rules("standard")
PERFT = (22, 484, 11132)
"""Lines of so many plies from the start; the fourth number is 256036, the fifth 6182818."""


def at(position: str) -> BreakthroughState:
    return RULEBOOK.start(RULES, position)


def perft(state: BreakthroughState, depth: int) -> int:
    if depth == 0:
        return 1
    after = (RULEBOOK.play(state, action).state for action in RULEBOOK.actions(state))
    return sum(perft(each, depth - 1) for each in after)


def naive_moves(text: str) -> Iterator[tuple[str, str]]:
    """Moves and what they lead to, written from the rules alone on rows of letters.

    The board is turned round for Blue, so that everybody goes up the list.
    """
    rows, mover = text.split()
    board = [list("".join("." * int(each) if each.isdigit() else each for each in row))
             for row in rows.split("/")]  # fmt: skip
    if mover == "b":
        board = [[cell.swapcase() for cell in reversed(row)] for row in reversed(board)]
    if "p" in board[7] or not any("P" in row for row in board):
        return
    for y in range(1, 8):
        for x in range(8):
            if board[y][x] != "P":
                continue
            for to in (x - 1, x, x + 1):
                if to in range(8) and board[y - 1][to] in (".p" if to != x else "."):
                    yield _named(mover, x, y, to, y - 1), _after(board, mover, x, y, to)


def _named(mover: str, *ends: int) -> str:
    x, y, to_x, to_y = ends if mover == "r" else (7 - end for end in ends)
    return f"{'abcdefgh'[x]}{8 - y}{'abcdefgh'[to_x]}{8 - to_y}"


def _after(board: list[list[str]], mover: str, x: int, y: int, to: int) -> str:
    rows = [row.copy() for row in board]
    rows[y][x], rows[y - 1][to] = ".", "P"
    if mover == "b":
        rows = [[cell.swapcase() for cell in reversed(row)] for row in reversed(rows)]
    return "/".join(map("".join, rows)) + (" b" if mover == "r" else " r")


def spread(text: str) -> str:
    """A position text with a dot for each empty square."""
    for gap in range(1, 9):
        text = text.replace(str(gap), "." * gap)
    return text


def test_the_lines_from_the_start_are_as_many_as_others_count() -> None:
    start = RULEBOOK.start(RULES)
    assert tuple(perft(start, depth) for depth in range(1, len(PERFT) + 1)) == PERFT


@pytest.mark.slow
def test_four_plies_from_the_start() -> None:
    assert perft(RULEBOOK.start(RULES), 4) == 256036


@each_of("seed", range(12))
def test_a_generator_written_from_the_rules_alone_agrees_all_through_random_games(
    seed: int,
) -> None:
    state, rng = RULEBOOK.start(RULES), Random(seed)
    while RULEBOOK.actor(state) is not None:
        expected = dict(naive_moves(RULEBOOK.codec.position_text(state)))
        actions = {RULEBOOK.codec.action_text(each): each for each in RULEBOOK.actions(state)}
        assert actions.keys() == expected.keys()
        name = rng.choice(sorted(actions))
        state = RULEBOOK.play(state, actions[name]).state
        assert spread(RULEBOOK.codec.position_text(state)) == expected[name]
    assert not dict(naive_moves(RULEBOOK.codec.position_text(state)))


@each_of(
    ("position", "verdict"),
    [
        ("P7/p7/8/8/8/8/8/8 b", Verdict(0, "breakthrough")),
        ("8/8/8/8/8/8/P7/1p6 r", Verdict(1, "breakthrough")),
        ("8/8/8/8/P7/8/8/8 b", Verdict(0, "captured_all")),
        ("8/8/8/8/p7/8/8/8 r", Verdict(1, "captured_all")),
        ("8/8/8/8/p7/8/P7/8 r", None),
    ],
)
def test_whoever_comes_through_or_takes_everything_wins(
    position: str, verdict: Verdict | None
) -> None:
    assert RULEBOOK.verdict(at(position)) == verdict


@each_of(
    ("move", "why"),
    [
        ("b4b5", Refusal("takes_diagonally")),
        ("b4a5", None),
        ("b4c5", None),
        ("b4b6", Refusal("not_ahead")),
        ("b4b3", Refusal("not_ahead")),
        ("a3b4", Refusal("own_piece", spot="b4")),
        ("c3c4", Refusal("no_piece", spot="c3")),
        ("b5b4", Refusal("not_your_turn")),
        ("h4a5", Refusal("not_ahead")),
    ],
)
def test_what_is_refused_says_why(move: str, why: Refusal | None) -> None:
    state = at("8/8/8/pp6/1P5P/P7/8/8 r")
    action = RULEBOOK.codec.parse_action(move)
    assert RULEBOOK.refusal(state, action) == why
    assert (action in RULEBOOK.actions(state)) == (why is None)


def test_nothing_is_played_after_the_end() -> None:
    state = at("P7/p7/8/8/8/8/8/8 b")
    move = RULEBOOK.codec.parse_action("a7a6")
    assert RULEBOOK.refusal(state, move) == Refusal("game_over")


@each_of(
    "text",
    ["", "8/8/8/8/8/8/8 r", "9/8/8/8/8/8/8/8 r", "8/8/8/8/8/8/8/7 r", "8/8/8/8/8/8/8/8 w",
     "P7/8/8/8/8/8/8/p7 r", "x7/8/8/8/8/8/8/8 r"],
)  # fmt: skip
def test_what_is_no_position_is_not_read(text: str) -> None:
    with pytest.raises(BadText):
        parse_position(text)
