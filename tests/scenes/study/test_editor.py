"""Positions are set up on the study board, and played from once nothing is wrong with them."""

from jungle_pg.cabinet import games
from jungle_pg.core.jackaroo.cards import CARDS
from jungle_pg.core.study.growing import begun
from jungle_pg.scenes.study.layout import PIECES
from jungle_pg.scenes.study.panels.editor import Editor
from jungle_pg.scenes.study.state import Tool
from jungle_pg.stage.input.inputs import RIGHT, Key, Point, Press, Release
from tests.rows import each_of
from tests.scenes.acting import heard
from tests.scenes.study.studying import Studied

ALL = tuple(games())


def editor_of(board: Studied) -> Editor:
    panel = board.scene.panels[PIECES]
    assert isinstance(panel, Editor)
    return panel


def take(board: Studied, letter: str) -> tuple[float, float]:
    """Press the card of a piece; where it is."""
    editor = editor_of(board)
    pieces = board.scene.state.arranger
    assert pieces is not None
    for palette, letters in zip(
        editor.palettes, pieces.pieces(board.study.setup.rules), strict=True
    ):
        if letter in letters:
            assert board.scene.view is not None
            place = palette.parts(board.scene.view)[letters.index(letter)].middle
            board.do(Point(*place), Press(*place), Release(*place))
            return place
    raise AssertionError(letter)


def standing(board: Studied) -> dict[str, str]:
    """What stands where, as it is seen."""
    at = board.scene.state
    assert at.arranger is not None
    places = at.arranger.places(board.study.setup.rules)
    found = {each: at.arranger.piece_on(at.position, each) for each in places}
    return {place: piece for place, piece in found.items() if piece}


def told(board: Studied) -> tuple[str, str]:
    assert board.scene.view is not None
    strip = board.scene.told(board.scene.view)
    return strip.kind, strip.text


def test_pieces_are_put_on_an_empty_board_by_click_and_drag_and_played_from() -> None:
    board = Studied()
    board.press("clear")
    assert standing(board) == {}
    assert told(board) == ("bad", "There is no animal on the board.")
    take(board, "E")
    board.click("D2")
    first = take(board, "r")
    place = board.at("A9")
    # The mouse pulls it off its card.
    board.do(Point(*first), Press(*first), Release(*first))
    board.do(Press(*first), Point(*place, held=True), Release(*place))
    assert standing(board) == {"D2": "E", "A9": "r"}
    assert told(board) == ("good", "A legal position. Red is to move; take the hand to play.")
    board.press("hand")
    assert board.scene.state.tool is Tool.HAND
    assert board.study.arranged is None
    board.play("D2 D3")
    assert board.study.setup.position is not None
    assert len(board.study.main_line) == 1


def test_pieces_are_moved_by_drag_and_by_two_clicks_and_removed_three_ways() -> None:
    board = Studied()
    board.press("start")
    board.drag("A3", "D5")
    moved = standing(board)
    assert "A3" not in moved
    piece = moved["D5"]
    board.click("D5", "D4")
    assert standing(board)["D4"] == piece
    board.click("D4", button=RIGHT)
    assert "D4" not in standing(board)
    rect = board.scene.board.rect
    start = board.at("G3")
    board.do(Point(*start), Press(*start), Point(rect.x - 90, rect.y, held=True))
    board.do(Release(rect.x - 90, rect.y))
    assert "G3" not in standing(board)
    board.scene.board.cursor = "C3"
    board.do(Key("delete"))
    assert "C3" not in standing(board)


def test_every_change_is_taken_back_and_repeated() -> None:
    board = Studied()
    before = standing(board)
    board.press("clear")
    take(board, "L")
    board.click("D5")
    board.press("undo")
    assert standing(board) == {}
    board.press("undo")
    assert standing(board) == before
    board.press("redo")
    assert standing(board) == {}


def test_what_is_wrong_is_said_and_marked_and_keeps_one_from_playing_alone() -> None:
    board = Studied()
    board.press("clear")
    take(board, "L")
    board.click("B5")
    kind, text = told(board)
    assert kind == "bad"
    assert "cannot swim" in text
    assert [drawn.start for drawn in board.scene.drawn] == ["B5"]
    board.press("hand")
    assert board.scene.state.tool is Tool.PIECE
    assert "error" in heard(board.world)
    assert board.study.arranged is not None
    board.do(Key("left"))
    assert board.study.arranged is not None


@each_of("game", ALL)
def test_sides_change_places_boards_are_mirrored_and_somebody_else_is_to_move(game: str) -> None:
    board = Studied(game)
    at = board.scene.state
    assert at.arranger is not None
    board.press("swap")
    assert standing(board)
    actor = board.study.rulebook.actor(board.scene.state.position)
    to_move = editor_of(board).to_move
    assert board.scene.view is not None
    if actor in (0, 1):
        other = to_move.parts(board.scene.view)[1 - to_move.chosen].middle
        board.do(Point(*other), Press(*other), Release(*other))
        assert board.study.rulebook.actor(board.scene.state.position) != actor
    if at.arranger.mirrored(at.position) is not None:
        before = standing(board)
        board.press("mirror")
        board.press("mirror")
        assert standing(board) == before


@each_of("game", ALL)
def test_the_start_set_up_is_the_start_of_a_game(game: str) -> None:
    board = Studied(game)
    board.press("clear")
    board.press("start")
    kind, _ = told(board)
    assert kind in ("good", "warn") or game == "jackaroo"
    rulebook, rules = board.study.rulebook, board.study.setup.rules
    start = rulebook.start(rules)
    assert (
        rulebook.codec.position_text(board.scene.state.position).split()[0]
        == (rulebook.codec.position_text(start).split()[0])
    )


def test_lines_that_can_be_played_from_another_start_stay() -> None:
    board = Studied()
    board.play("A3 A4", "A7 A6")
    board.press("to_start")
    take(board, "r")
    board.click("G9", button=RIGHT)
    board.do(Key("escape"))
    assert not board.scene.state.piece
    board.do(Key("escape"))
    assert board.scene.state.tool is Tool.HAND
    assert board.study.arranged is None
    assert len(board.study.main_line) == 2


def test_what_is_set_up_after_moves_begins_anew_and_is_taken_back_with_its_lines() -> None:
    board = Studied()
    board.play("A3 A4", "A7 A6")
    board.press("mirror")
    board.press("hand")
    assert not board.study.main_line
    board.press("undo")
    board.press("undo")
    assert len(board.study.main_line) == 2


def test_a_position_is_pasted_and_what_is_none_is_told() -> None:
    board = Studied()
    board.world.clipboard.put("no position")
    board.press("paste")
    assert board.study.arranged is None
    text = board.study.rulebook.codec.position_text(
        begun(board.study.rulebook, board.study.setup).state
    )
    board.press("clear")
    board.world.clipboard.put(text)
    board.press("paste")
    assert len(standing(board)) == 16


def test_cards_are_dealt_into_hands_and_marbles_put_into_holes() -> None:
    board = Studied("jackaroo")
    at, editor = board.scene.state, editor_of(board)
    assert at.arranger is not None
    board.press("clear")
    assert board.scene.view is not None

    def lying(store: str) -> tuple[str, ...]:
        assert board.scene.state.arranger is not None
        return board.scene.state.arranger.lying_in(board.scene.state.position, store)

    assert len(lying("deck")) == len(CARDS)
    place = editor.cards.parts(board.scene.view)[CARDS.index("KS")].middle
    board.do(Point(*place), Press(*place), Release(*place))
    assert lying("hand:red") == ("KS",)
    board.do(Press(*place), Release(*place))
    assert lying("hand:red") == ()
    take(board, "red")
    board.click("5")
    assert standing(board) == {"5": "red"}


@each_of("game", ALL)
def test_the_keys_alone_put_a_piece_on_the_board(game: str) -> None:
    board = Studied(game)
    board.press("clear")
    palette = editor_of(board).palettes[0]
    board.scene.page.focus(palette)
    board.do(Key("right"), Key("left"))
    assert board.scene.state.piece
    board.scene.page.focus(board.scene.board)
    arranger = board.scene.state.arranger
    assert arranger is not None
    board.scene.board.cursor = arranger.places(board.study.setup.rules)[0]
    board.do(Key("enter"))
    assert len(standing(board)) == 1
