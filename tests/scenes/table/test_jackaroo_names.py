"""What texts name can be found on the board: numbers of holes and marbles, ways and victims."""

from jungle_pg.files.settings import Settings
from jungle_pg.games.jackaroo.marks import LOW
from jungle_pg.stage.input.inputs import Key, Point
from jungle_pg.stage.ops import Disc, Sprite, Text
from tests.core.jackaroo.moments import moment
from tests.scenes.acting import SIZES, seen
from tests.scenes.table.jackaroo_board import JackarooBoard
from tests.scenes.table.playing import CALM

FIFTHS = {str(node) for node in range(0, 52, 5)}
LEAST_PX = 12


def king(**more: object) -> JackarooBoard:
    state = moment("10 20 35 B", "15 18 23 B", "KS 9H 4S AH", "3C 6C 9S")
    return JackarooBoard(state, **more)


def point(board: JackarooBoard, pick: str) -> None:
    board.do(Point(*board.at(pick)))


def written(board: JackarooBoard) -> dict[str, tuple[float, float, float]]:
    """Numbers on the board or its bark, without deck and pile: where, and how large they are."""
    field = board.scene.board.field
    assert field is not None
    counts = field.rect.centred(3 * field.square, 3 * field.square)
    return {
        each.op.text: (each.op.x + each.dx, each.op.y + each.dy, each.op.size)
        for each in seen(board.show.rest(0.001))
        if isinstance(each.op, Text)
        if each.op.text.isdigit() or each.op.text[:1] == "H"
        if field.rect.holds(each.op.x + each.dx, each.op.y + each.dy)
        if not counts.holds(each.op.x + each.dx, each.op.y + each.dy)
    }


def test_every_fifth_hole_has_its_number_in_any_window_beside_its_hole() -> None:
    for size in SIZES:
        for scale in (75, 100, 200):
            board = king(size=size, settings=Settings(motion="off", ui_scale=scale))
            found = written(board)
            field = board.scene.board.field
            assert field is not None
            if field.square < 30:
                continue
            assert set(found) >= FIFTHS, (size, scale)
            for number in FIFTHS:
                x, y, letters = found[number]
                at_x, at_y = board.at(number)
                far = ((x - at_x) ** 2 + (y - at_y) ** 2) ** 0.5 / field.square
                assert far < 0.75, (size, scale, number)
                assert letters >= LEAST_PX, (size, scale)


def test_numbers_are_for_those_who_want_coordinates() -> None:
    board = king(settings=Settings(motion="off", coordinates=False))
    point(board, "7")
    assert not FIFTHS & set(written(board))


def test_the_hole_under_the_mouse_and_all_a_card_is_about_are_numbered() -> None:
    board = king()
    assert "7" not in written(board)
    point(board, "7")
    assert "7" in written(board)
    point(board, "red.H3")
    assert {"H3"} == set(written(board)) - FIFTHS
    board.click("card:9H")
    assert {"19", "29", "44"} <= set(written(board)), "where the nine leads"


def test_keys_number_the_hole_they_are_on() -> None:
    board = king()
    board.show.keys("tab", "right")
    board.show.tab_to("board")
    board.scene.board.cursor = "17"
    board.show.rest(0.01)
    assert "17" in written(board)


def test_marbles_have_their_numbers_while_a_card_is_chosen() -> None:
    board = king()

    def digits() -> int:
        return len([each for each in seen(board.show.rest(0.001)) if isinstance(each.op, Disc)])

    assert not board.highlighted().get("digit1")
    none = digits()
    board.click("card:9H")
    marks = board.highlighted()
    assert [marks[f"digit{n}"] for n in (1, 2, 3, 4)] == [{"10"}, {"20"}, {"35"}, {"red.B4"}]
    assert digits() > none, "and they are drawn"
    point(board, "18")
    assert board.highlighted()["digit2"] == {"20", "18"}, "also of a marble that is pointed at"
    board.do(Key("escape"))
    point(board, "7")
    assert not board.highlighted().get("digit1")


def test_a_refusal_names_a_marble_that_can_be_found() -> None:
    board = JackarooBoard(moment("10 15 35 B", "26 B B B", "5S 9H", "3C"))
    board.click("card:5S", "10")
    assert board.says("Marble 1 is blocked by your own marble on 15")
    marks = board.highlighted()
    assert marks["digit1"] == {"10"}
    assert "15" in written(board)


def test_only_the_run_of_the_marble_pointed_at_is_shown() -> None:
    board = king()
    board.click("card:KS")
    assert not board.highlighted().get("sweep"), "several marbles could run"
    point(board, "10")
    marks = board.highlighted()
    assert marks["sweep"] == {str(node) for node in range(11, 23)}
    assert (marks["capture"], marks["loss"]) == ({"15", "18", "23"}, {"20"})
    assert marks["takes3+10"] == {"23"}
    point(board, "35")
    assert board.highlighted()["sweep"] == {str(node) for node in range(36, 48)}
    assert not board.highlighted().get("loss")
    point(board, "48")
    assert len(board.highlighted()["sweep"]) == 12, "its end stands for the marble"
    point(board, "7")
    assert not board.highlighted().get("sweep")


def test_keys_show_the_run_too() -> None:
    board = king()
    board.click("card:KS")
    board.do(Point(5, 5))
    board.show.keys("tab")
    board.show.tab_to("board")
    board.scene.board.cursor = "10"
    assert board.highlighted()["loss"] == {"20"}
    assert board.says("Takes 3 of theirs and 1 of yours")


def test_the_way_lies_beneath_the_marbles_and_does_not_hide_them() -> None:
    assert {"sweep", "capture", "loss"} <= set(LOW)
    board = king()
    board.click("card:KS")
    point(board, "10")
    names = [each.op.name for each in seen(board.show.rest(0.001)) if isinstance(each.op, Sprite)]
    last_sweep = len(names) - 1 - names[::-1].index("jackaroo/mark_sweep")
    assert last_sweep < names.index("jackaroo/mark_shadow"), "under the first marble on the board"


def test_it_is_said_before_it_is_played_whom_a_card_would_take() -> None:
    board = king(settings=CALM)
    board.click("card:KS")
    assert not board.says("Takes")
    point(board, "10")
    assert board.says("Takes 3 of theirs and 1 of yours")
    assert board.says("×3")
    assert board.says("×1")
    point(board, "35")
    assert not board.says("Takes")
    assert board.log == []
