"""Xiangqi in lists: moves as rows, the pieces lost, who has more, and who plays."""

from jungle_pg.core.xiangqi.pieces import BLACK, RED
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.games.xiangqi.look import XiangqiLook
from tests.rows import each_of
from tests.sample_games import XIANGQI
from tests.words import language_of

TABLE = XiangqiLook()
RULES = XIANGQI.codec.parse_rules("standard")
START = XIANGQI.start(RULES)
MANY_GONE = "3akab2/9/9/p7p/9/9/P7P/1C2C4/9/RN2KAB2"
BARE = "3k5/9/9/9/9/9/9/9/9/4K4"


def position(board: str) -> XiangqiState:
    return XIANGQI.start(RULES, f"{board} w - - 0 1")


def test_a_row_tells_who_goes_where_and_whom_it_takes() -> None:
    row = TABLE.move_row(START, XIANGQI.read(START, "h3h10"))
    assert (row.sprite, row.key, row.way) == (
        "xiangqi/r_cannon",
        "word.xiangqi.C",
        "h3 → h10",
    )
    assert (row.taken, row.taken_key) == ("xiangqi/b_horse", "word.xiangqi.n")


def test_a_row_without_a_capture_takes_nobody() -> None:
    row = TABLE.move_row(START, XIANGQI.read(START, "h3e3"))
    assert (row.taken, row.taken_key) == ("", "")


def test_what_was_lost_is_told_in_the_order_of_worth() -> None:
    state = position(MANY_GONE)
    kinds = [name.removeprefix("xiangqi/b_") for name in TABLE.lost_pieces(START, state, BLACK)]
    assert kinds == [
        *("chariot", "chariot", "cannon", "cannon", "horse", "horse", "elephant"),
        *("soldier", "soldier", "soldier"),
    ]
    assert TABLE.lost_pieces(START, state, RED) == (
        *("xiangqi/r_chariot", "xiangqi/r_horse", "xiangqi/r_advisor", "xiangqi/r_elephant"),
        *("xiangqi/r_soldier", "xiangqi/r_soldier", "xiangqi/r_soldier"),
    )


def test_a_general_is_never_lost() -> None:
    state = position(BARE)
    for seat in (RED, BLACK):
        lost = TABLE.lost_pieces(START, state, seat)
        assert len(lost) == 15
        assert not any("general" in name for name in lost)
        assert TABLE.piece_count(state, seat) == 1


@each_of(
    ("board", "expected"),
    [
        (BARE, 0),
        ("3k5/9/9/9/9/9/9/9/9/R3K4", 9),
        ("r2k5/9/9/9/9/9/9/9/9/4K2N1", -5),
        ("3k5/9/9/9/9/4p4/9/9/9/3AK4", 1),
    ],
)
def test_who_has_more_is_counted_as_players_do(board: str, expected: int) -> None:
    assert TABLE.balance(position(board)) == expected


def test_a_level_is_a_kind_and_the_highest_is_the_general_that_flies() -> None:
    sprites = [TABLE.face(RULES, RED, level)[0] for level in range(1, 9)]
    assert sprites[0] == "xiangqi/r_soldier"
    assert sprites[6:] == ["xiangqi/r_general", "xiangqi/r_flying"]
    assert language_of("en")(TABLE.face(RULES, BLACK, 8)[1]) == "marshal"


def test_names_stand_where_pieces_stand() -> None:
    assert TABLE.piece_key(START, "e10") == "word.xiangqi.k"
    assert TABLE.piece_key(START, "e5") == ""


def test_a_target_shows_whether_something_is_taken() -> None:
    assert TABLE.target_mark(START, XIANGQI.read(START, "h3h10")) == "capture"
    assert TABLE.target_mark(START, XIANGQI.read(START, "h3e3")) == "move"
