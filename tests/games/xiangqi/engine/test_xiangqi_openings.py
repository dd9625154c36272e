"""The opening book: upper levels begin by it with variety, and nobody else does."""

from pathlib import Path

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.core.rulebook import BadText
from jungle_pg.core.xiangqi.paths import Move
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.games.xiangqi.engine.openings import (
    BOOK_FILE,
    MARGIN,
    choices_of,
    mirrored_board,
    mirrored_move,
    openings_text,
    parse_openings,
)
from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker
from tests.core.xiangqi.positions import XIANGQI, opening
from tools.openings import choices_at, grown

BOOK = "h3e3 12\n h10g8 -8\n  h1g3 10\n b8e8 -12\nb1c3 9\n"
SHIPPED = (Path(__file__).parents[4] / "assets" / BOOK_FILE).read_text("utf-8")
A_GLANCE = Limits(nodes=300)


def text(move: Move) -> str:
    return XIANGQI.codec.action_text(move)


def after(*moves: str, rules: str = "standard") -> list[XiangqiState]:
    states = [XIANGQI.start(XIANGQI.codec.parse_rules(rules))]
    for move in moves:
        states.append(XIANGQI.play(states[-1], XIANGQI.codec.parse_action(move)).state)
    return states


def answer(book: str, states: list[XiangqiState], order: Order) -> tuple[str, int]:
    """The move chosen, and how many positions were looked at for it."""
    thinker = XiangqiThinker(lambda: 0.0, lambda name: book.encode())
    thought = thinker.think(states[-1], states[:-1], order)
    assert thought.action is not None
    return text(thought.action), thought.nodes


def test_a_book_is_read_as_it_is_written() -> None:
    openings = parse_openings(BOOK)
    assert len(openings) == 3
    assert openings_text(openings) == BOOK


def test_what_is_no_book_is_refused() -> None:
    for wrong in ("h3e3", "h3e3 x", " h3e3 1", "h3e3 1\n h3e3 1", "a1a9 1", "h3 1"):
        with pytest.raises(BadText):
            parse_openings(wrong)


def test_a_mirror_shows_the_same_book() -> None:
    openings = parse_openings(BOOK)
    start = opening().board
    assert start == mirrored_board(start)
    found = [text(move) for move, _ in choices_of(openings, 0, start)]
    assert found == ["h3e3", "b1c3", "b3e3", "h1g3"]
    turned = after("b3e3")[-1].board
    assert [text(move) for move, _ in choices_of(openings, 1, turned)] == ["b10c8", "h8e8"]


def test_upper_levels_begin_by_the_book_with_variety_and_the_same_for_a_seed() -> None:
    for level in (6, 7, 8):
        begun = [answer(BOOK, after(), Order(level, seed=seed)) for seed in range(30)]
        assert {move for move, _ in begun} == {"h3e3", "b1c3", "b3e3", "h1g3"}
        assert {nodes for _, nodes in begun} == {0}
        assert begun == [answer(BOOK, after(), Order(level, seed=seed)) for seed in range(30)]


def test_lower_levels_and_who_wants_the_best_do_without() -> None:
    assert answer(BOOK, after(), Order(limits=A_GLANCE))[1] > 0
    assert answer(BOOK, after(), Order(5, A_GLANCE))[1] > 0


def test_beyond_the_book_a_move_is_searched() -> None:
    order = Order(6, A_GLANCE)
    assert answer(BOOK, after("h3e3"), order)[1] == 0
    assert answer(BOOK, after("a4a5"), order)[1] > 0
    assert answer(BOOK, after(rules="standard,no_capture_limit=20"), order)[1] > 0
    again = ("h1g3", "h10g8", "g3h1", "g8h10")
    assert answer(BOOK, after(*again), order)[1] > 0


def test_without_a_book_that_can_be_read_a_move_is_searched() -> None:
    assert answer("no book", after(), Order(6, A_GLANCE))[1] > 0


def test_the_book_that_came_with_the_program_is_right() -> None:
    openings = parse_openings(SHIPPED)
    assert openings_text(openings) == SHIPPED
    assert len(openings) > 50
    assert len(SHIPPED) < 16_000
    for choices in openings.values():
        best = max(score for _, score in choices)
        assert all(best - score <= MARGIN for _, score in choices)
    _, thinker = brains(lambda: 0.0)["xiangqi"]
    assert thinker.think(opening(), (), Order(8)).nodes == 0


def test_a_book_grows_from_the_start_by_moves_that_are_nearly_the_best() -> None:
    *_, openings = grown(2, nodes=200)
    assert len(openings) == 2
    board = opening().board
    assert openings[0, board] == choices_at(board, 0, nodes=200)
    moves = [move for move, _ in openings[0, board]]
    assert all(mirrored_move(move) not in moves for move in moves)
