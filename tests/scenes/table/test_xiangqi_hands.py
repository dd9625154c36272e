"""Hands on the ninety points: refusals that show why, keys, drags, the tray of what was taken."""

from jungle_pg.board.selection import flashing
from jungle_pg.core.rulebook import Refusal
from jungle_pg.files.settings import Settings
from tests.rows import each_of
from tests.scenes.table.xiangqi_board import CHECKED, XiangqiBoard


@each_of(
    ("position", "picks", "why", "flashes"),
    [
        (None, ("b1", "d2"), "hobbled", {"c1", "d2"}),
        (None, ("a1", "a6"), "blocked", {"a4", "a6"}),
        (None, ("b3", "b8"), "exactly one", {"b8"}),
        ("3k5/9/9/9/9/4r4/9/9/4R4/4K4 w - - 0 1", ("e2", "a2"), "expose your", {"e5", "a2"}),
        ("3k5/9/9/9/9/4r4/9/9/4A4/4K4 w - - 0 1", ("e2",), "expose your", {"e5"}),
        ("3k5/9/9/9/9/4r4/9/R8/9/4K4 w - - 0 1", ("a3", "a5"), "in check", {"e5", "a5"}),
        ("3k5/9/9/9/9/4r4/9/9/9/R3K4 w - - 0 1", ("a1",), "in check", {"e5"}),
        ("4k4/9/9/9/9/9/4N4/9/9/4K4 w - - 0 1", ("e4",), "face each other", {"e1", "e10"}),
        ("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", ("e1", "d1"), "face each other", {"d10", "d1"}),
    ],
)
def test_a_refusal_shows_which_points_forbid_a_move(
    position: str | None, picks: tuple[str, ...], why: str, flashes: set[str]
) -> None:
    board = XiangqiBoard(position)
    board.click(*picks)
    assert board.marked("blocked") == flashes
    assert board.says(why)
    board.wait(0.6)
    assert board.marked("blocked") == set()


def test_a_refusal_speaks_as_moves_are_written() -> None:
    for notation, said in (
        ("coordinates", "The horse is hobbled by the elephant on c1"),
        ("wxf", "The horse is hobbled by Red's elephant on file 7"),
        ("characters", "The horse is hobbled by Red's elephant on file 七"),
    ):
        board = XiangqiBoard(settings=Settings(motion="off", notation=(("xiangqi", notation),)))
        board.click("b1", "d2")
        assert board.says(said)
        assert said.rpartition(" ")[2][0] in board.texts(), (
            "it can be read on the edge of the board"
        )


def test_where_a_chosen_piece_may_go_is_told_as_moves_are_written() -> None:
    for notation, said in (
        ("coordinates", "go to a3 or c3"),
        ("wxf", "play H8+9 or H8+7"),
        ("characters", "play 傌八進九 or 傌八進七"),
    ):
        board = XiangqiBoard(settings=Settings(motion="off", notation=(("xiangqi", notation),)))
        board.click("b1")
        assert board.says(said)


def test_a_dropped_piece_shows_the_same() -> None:
    board = XiangqiBoard()
    board.drag("b1", board.at("d2"))
    assert board.marked("blocked") == {"c1", "d2"}
    assert board.match.cursor == 0


def test_facts_that_are_no_picks_do_not_flash() -> None:
    refusal = Refusal("invalid_move", piece="N", reason="shape")
    assert flashing(refusal, "") == ()
    assert flashing(refusal, "d2") == ("d2",)
    assert flashing(Refusal("x", at=("a4", "a5"), general="e1"), "a5") == ("a4", "a5")


def test_a_click_between_two_points_picks_the_nearer_one() -> None:
    board = XiangqiBoard()
    surface = board.scene.board
    assert surface.field is not None
    for part, expected in ((0.4, "b3"), (0.6, "c3")):
        at = board.at("b3", part * surface.field.square)
        assert surface.pick_at(*at) == expected


def test_the_keys_reach_every_point() -> None:
    board = XiangqiBoard()
    board.show.tab_to("board")
    board.show.keys(*["left"] * 9, *["down"] * 10)
    reached = {board.scene.board.cursor}
    for number in range(10):
        for _ in range(8):
            board.show.keys("right" if number % 2 == 0 else "left")
            reached.add(board.scene.board.cursor)
        board.show.keys("up")
        reached.add(board.scene.board.cursor)
    assert len(reached) == 90


def test_a_piece_is_dragged_to_a_point() -> None:
    board = XiangqiBoard()
    board.drag("h3", board.at("e3"))
    assert board.match.cursor == 1


def test_the_tray_has_a_place_for_each_kind_and_counts_equal_pieces() -> None:
    board = XiangqiBoard()
    board.play(*CHECKED)
    facts = board.scene.facts
    assert facts is not None
    kinds = [f"xiangqi/b_{kind}" for kind in
             ("chariot", "cannon", "horse", "advisor", "elephant", "soldier")]  # fmt: skip
    assert list(facts.bottom.kinds) == kinds
    assert facts.bottom.taken == ("xiangqi/b_soldier",)
    assert (facts.top.side, facts.bottom.side) == ("black", "red")


def test_pieces_and_faces_on_the_plates_follow_the_look() -> None:
    board = XiangqiBoard(settings=Settings(motion="off", pieces=(("xiangqi", "picture"),)))
    board.play(*CHECKED)
    facts = board.scene.facts
    assert facts is not None
    assert facts.bottom.taken == ("xiangqi/b_soldier_picture",)
    assert facts.bottom.portrait == "xiangqi/r_general_picture"
