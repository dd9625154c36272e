"""A study by mouse and keys: lines are played, walked through, told, judged and taken away."""

from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.scenes.study.state import Tool
from jungle_pg.stage.input.inputs import RIGHT, Key, Point, Press, Release, Typing, Wheel
from tests.rows import each_of
from tests.scenes.acting import heard, texts_of
from tests.scenes.study.studying import Studied


def tried() -> Studied:
    """Two moves of both sides, and another second move."""
    board = Studied()
    board.play("A3 A4", "G7 G6")
    board.show.keys("left")
    board.play("E7 D7", "C3 D3")
    return board


def test_a_different_move_starts_a_line_and_the_list_shows_it_indented() -> None:
    board = tried()
    assert board.rows() == ["A3A4", "G7G6", "  E7D7", "  C3D3"]
    board.show.keys("left", "left")
    board.play("E7 D7")
    assert board.rows() == ["A3A4", "G7G6", "  E7D7", "  C3D3"], "the line is there already"


def test_moves_are_played_by_drag_and_by_keys_too() -> None:
    board = Studied()
    board.drag("A3", "A4")
    assert board.rows() == ["A3A4"]
    board.do(Key("tab"), Key("tab", shift=True))
    assert board.scene.board.shows_focus
    board.scene.board.cursor = "G7"
    board.show.keys("enter", "down", "enter")
    assert board.rows() == ["A3A4", "G7G6"]


def test_arrows_home_and_end_lead_through_the_tree() -> None:
    board = tried()
    study = board.study
    here = []
    for key in ("home", "right", "right", "left", "down", "down", "down", "up", "end", "left"):
        board.show.keys(key)
        here.append(board.study.cursor)
    assert here == [0, 1, 2, 1, 2, 3, 4, 3, 4, 3]
    assert board.study.nodes is study.nodes, "only looked at"
    assert not board.scene.state.edits.future


def test_a_click_on_a_row_goes_there_and_the_wheel_over_the_board_steps() -> None:
    board = tried()
    lines = board.scene.lines
    row = lines.rect.from_top(lines.rect.h / max(1, int(lines.rect.h) // lines._row_height(
        board.scene.view)))  # type: ignore[arg-type]  # fmt: skip
    middle = row.moved(0, row.h).middle
    board.do(Point(*middle), Press(*middle), Release(*middle))
    assert board.study.cursor == 1
    field = board.scene.board.rect.middle
    board.do(Wheel(*field, up=-1))
    assert board.study.cursor == 2
    board.do(Wheel(*field, up=1))
    assert board.study.cursor == 1


def test_the_board_shows_the_place_that_is_looked_at_and_a_step_moves_a_piece() -> None:
    board = tried()
    board.show.keys("home")
    assert board.scene.board.shown.position == board.study.opening
    board.show.keys("right")
    assert board.scene.board.shown.position == board.study.state_at(1)
    assert "move_light_1" in " ".join(heard(board.world)) or heard(board.world)


def test_every_edit_can_be_taken_back_and_done_again() -> None:
    board = Studied()
    board.play("A3 A4", "G7 G6")
    studies = [board.study]

    def edit(*keys: Key) -> None:
        board.do(*keys)
        studies.append(board.study)

    board.drag("A4", "A5", RIGHT)
    studies.append(board.study)
    board.scene.table.judge("!?")
    studies.append(board.study)
    board.show.keys("c")
    board.do(Typing("w"), Typing("e"), Typing("l"), Typing("l"))
    studies.append(board.study)
    assert board.study.node.comment == "well"
    board.show.keys("escape")
    edit(Key("delete"))
    assert board.rows() == ["A3A4"]
    for earlier in reversed(studies[:-1]):
        board.do(Key("z", ctrl=True))
        assert board.study.nodes == earlier.nodes
    for later in studies[1:]:
        board.do(Key("y", ctrl=True))
        assert board.study.nodes == later.nodes


def test_a_line_becomes_the_main_one_moves_up_and_is_deleted() -> None:
    board = tried()
    board.press("make_main")
    assert board.rows() == ["A3A4", "E7D7", "  G7G6", "C3D3"]
    board.show.keys("home", "right", "right", "down")
    assert board.study.node.number == 2
    board.do(Key("up", ctrl=True))
    assert board.rows() == ["A3A4", "G7G6", "  E7D7", "  C3D3"]
    board.press("delete")
    assert board.rows() == ["A3A4", "E7D7", "C3D3"]
    assert board.study.cursor == 1


def test_a_move_gets_a_sign_by_the_dialog_and_loses_it_by_the_same() -> None:
    board = tried()
    for expected in ("!?", ""):
        board.press("judge")
        board.show.rest(0.5)
        sign = next(each for each in board.show.page.widgets if each.name == "sign_5")
        place = sign.rect.middle
        board.do(Point(*place), Press(*place), Release(*place))
        assert board.study.node.glyph == expected
    assert "!?" not in texts_of(board.show.rest())


def test_a_comment_has_several_lines_and_belongs_to_its_place() -> None:
    board = tried()
    board.press("comment")
    board.do(Typing("First line"), Key("enter"), Typing("second line"))
    assert board.study.node.comment == "First line\nsecond line"
    assert {"First line", "second line"} <= set(texts_of(board.show.rest()))
    board.show.keys("left")
    assert board.study.cursor == 4, "arrows move the caret while somebody writes"
    board.show.keys("escape", "left")
    assert board.study.cursor == 3
    assert board.scene.comment.text == ""
    board.show.keys("right")
    assert board.scene.comment.text == "First line\nsecond line"


@each_of("keys, colour", [
    ({}, Colour.GREEN), ({"shift": True}, Colour.RED),
    ({"alt": True}, Colour.YELLOW), ({"ctrl": True}, Colour.BLUE),
])  # fmt: skip
def test_what_is_drawn_stays_with_its_place(keys: dict[str, bool], colour: Colour) -> None:
    board = tried()
    board.drag("A4", "A5", RIGHT, **keys)
    drawn = (Drawn(colour, "a4", "a5"),)
    assert board.scene.board.drawn == board.study.node.drawn
    assert [each.colour for each in board.study.node.drawn] == [each.colour for each in drawn]
    board.show.keys("left")
    assert board.scene.board.drawn == ()
    board.show.keys("right")
    assert len(board.scene.board.drawn) == 1


def test_the_five_tools_do_what_they_show() -> None:
    board = tried()
    board.press("arrow")
    board.scene.table.take_colour(Colour.BLUE)
    board.drag("A4", "A6")
    board.click("B2")
    assert [each.target is not None for each in board.study.node.drawn] == [True]
    assert board.study.node.drawn[0].colour is Colour.BLUE
    board.press("circle")
    board.drag("C3", "C5")
    assert [each.target is not None for each in board.study.node.drawn] == [True, False]
    board.press("eraser")
    board.click("A6")
    assert [each.target is not None for each in board.study.node.drawn] == [False]
    board.press("comment")
    assert board.scene.page.focused is board.scene.comment
    board.show.keys("escape")
    board.press("hand")
    assert board.scene.state.tool is Tool.HAND
    rows = len(board.rows())
    board.play("A8 A7") if board.study.actor else None
    assert len(board.rows()) >= rows


def test_who_leaves_with_changes_is_asked_and_nobody_else() -> None:
    unchanged = Studied()
    unchanged.show.keys("escape")
    assert unchanged.show.names == ["below"]
    board = tried()
    board.show.keys("escape")
    assert board.show.names[-1] == "question"
    board.show.rest(0.5)
    board.show.keys("escape")
    assert board.show.names[-1] == "study"


def test_one_plays_on_from_here_and_comes_back_to_the_study() -> None:
    board = tried()
    board.press("play_on")
    board.show.rest(0.5)
    board.show.keys("enter")
    board.show.rest(0.5)
    assert board.show.names[-1] == "play"
    play = board.show.stack.scenes[-1]
    assert play.match.state == board.study.state  # type: ignore[attr-defined]
    assert board.show.names == ["below", "study", "play"]


def test_cards_are_played_at_the_study_board_too() -> None:
    board = Studied("jackaroo")
    for _ in range(12):
        before = len(board.study.nodes)
        book, state = board.study.rulebook, board.scene.state.seen.state
        action = next(each for each in book.actions(state))
        board.scene.show(board.scene.table.play(action, board.show.now), board.show.now)
        board.show.rest(0.5)
        assert len(board.study.nodes) >= before
    assert len(board.rows()) > 3
