"""Cards that are drawn by the mouse to what they are for."""

from jungle_pg.stage.input.inputs import Point, Press, Release
from jungle_pg.stage.ops import Sprite
from tests.core.jackaroo.moments import moment
from tests.rows import each_of
from tests.scenes.acting import seen
from tests.scenes.table.jackaroo_board import JackarooBoard

NOWHERE = "20"
"""A place of the ring with nothing on it that no card leads to."""


def crowded() -> JackarooBoard:
    """Red may take the marble on 15 or go home."""
    return JackarooBoard(moment("10 48 B B", "15 30 B B", "4S 5S AS JS 10H 7S QH", "3C 6C"))


def draw(board: JackarooBoard, card: str, *to: str) -> None:
    """Press on a card, go along some places, and let go at the last one."""
    start, end = board.at(card), board.at(to[-1])
    board.do(Point(*start), Press(*start))
    for place in to:
        board.do(Point(*board.at(place)))
    board.do(Release(*end))


@each_of(
    ("card", "place", "log"),
    [
        ("card:5S", "10", ["card:5S", "marble:1"]),
        ("card:5S", "15", ["card:5S", "marble:1"]),
        ("card:5S", "red.H2", ["card:5S", "marble:2"]),
        ("card:AS", "0", ["card:AS", "option:out"]),
        ("card:AS", "red.B3", ["card:AS", "option:out"]),
        ("card:10H", "hand:yellow", ["card:10H", "option:attack"]),
    ],
)
def test_a_card_is_played_where_it_is_let_go(card: str, place: str, log: list[str]) -> None:
    board = crowded()
    draw(board, card, NOWHERE, place)
    assert board.log == log


def test_a_seven_is_drawn_to_a_marble_and_goes_on_by_clicks() -> None:
    board = crowded()
    draw(board, "card:7S", "10")
    assert (board.draft, board.log) == (["card:7S", "marble:1"], [])
    board.click("15")
    assert board.log[:3] == ["card:7S", "marble:1", "steps:5"]


def test_a_card_that_was_chosen_before_can_be_drawn_too() -> None:
    board = crowded()
    board.click("card:5S")
    draw(board, "card:5S", "10")
    assert board.log == ["card:5S", "marble:1"]


def test_a_card_that_comes_back_to_its_hand_stays_chosen() -> None:
    board = crowded()
    draw(board, "card:5S", NOWHERE, "card:5S")
    assert (board.draft, board.log) == (["card:5S"], [])
    draw(board, "card:5S", NOWHERE, "card:5S")
    assert (board.draft, board.log) == (["card:5S"], [])
    board.click("card:5S")
    assert board.draft == []


def test_beside_the_board_nothing_happens_to_a_card_that_is_let_go() -> None:
    board = crowded()
    start = board.at("card:5S")
    board.do(Point(*start), Press(*start), Point(3, 300), Release(3, 300))
    assert (board.draft, board.log) == (["card:5S"], [])


def test_a_card_on_its_way_is_seen_below_the_mouse_and_what_it_points_at_is_marked() -> None:
    board = crowded()
    start, over = board.at("card:5S"), board.at("10")
    board.do(Point(*start), Press(*start), Point(*board.at(NOWHERE)), Point(*over))
    pictures = [each.op for each in seen(board.show.rest(0.3)) if isinstance(each.op, Sprite)]
    flying = [op for op in pictures if op.name == "jackaroo/card_5S"][-1]
    assert abs(flying.x - over[0]) < 1
    assert flying.y > over[1]
    assert "10" in board.highlighted()["hover"]
    board.do(Release(*over))
    assert board.log == ["card:5S", "marble:1"]


def test_a_card_that_was_played_by_its_press_draws_nothing_along() -> None:
    board = crowded()
    draw(board, "card:QH", "15")
    assert board.log == ["card:QH"]
    assert not board.scene.said
