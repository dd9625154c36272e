"""A clock that runs is seen to run, though nobody touches anything."""

from jungle_pg.core.clock import Expiry, TimeControl
from tests.rows import each_of
from tests.scenes.acting import texts_of
from tests.scenes.table.playing import Board

TURN_S = 1 / 30


def _seen_while_resting(board: Board, seconds: float) -> list[set[str]]:
    """The texts of each picture that the scene asks for by itself."""
    pictures, begin_s = [], board.show.now
    for turn in range(1, round(seconds / TURN_S) + 1):
        now = begin_s + turn * TURN_S
        board.scene.update(now)
        wakes_at = board.scene.wakes_at(now)
        if wakes_at is not None and wakes_at <= now:
            pictures.append(set(texts_of(board.scene.draw(now))))
    return pictures


@each_of(
    ("limit_s", "times"),
    [(30, ["0:29", "0:28", "0:27"]), (5, ["0:04.9", "0:04.8", "0:04.7", "0:02.1"])],
)
def test_the_clock_is_drawn_anew_whenever_it_shows_another_time(
    limit_s: float, times: list[str]
) -> None:
    board = Board(control=TimeControl(limit_s, Expiry.LOSE))
    pictures = _seen_while_resting(board, 3.1)
    assert all(any(time in texts for texts in pictures) for time in times), pictures


def test_a_board_without_a_clock_is_not_drawn_again() -> None:
    assert not _seen_while_resting(Board(), 3)


def test_a_clock_that_stands_still_is_not_drawn_again() -> None:
    board = Board(control=TimeControl(30, Expiry.LOSE))
    board.play("A3A4")
    board.scene.table.show_ply(0, board.show.now)
    board.wait(0.1)
    assert not _seen_while_resting(board, 3)
