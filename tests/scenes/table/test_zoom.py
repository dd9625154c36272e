"""A board with small holes, seen larger: fingers or the wheel with Ctrl, and back again."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.stage.input.inputs import Pinch, Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group, Scenery, Sprite
from jungle_pg.stage.zooming import SETTLES_AFTER_S
from tests.scenes.table.jackaroo_board import TWO, JackarooBoard
from tests.scenes.table.playing import Board
from tests.scenes.table.test_jackaroo_games import decide, pass_on_if_asked, sensible
from tests.scenes.touching import Fingers


def zoomed(size: tuple[int, int] = (1280, 720)) -> tuple[JackarooBoard, Fingers, PlayedBoard]:
    board = JackarooBoard(size=size)
    board.wait(3.0)
    fingers, surface = Fingers(board.show), board.scene.board
    assert surface.field is not None
    x, y = surface.field.rect.middle
    fingers.pinch(x - 40, y + 60, 100, 220)
    fingers.wait(2 * SETTLES_AFTER_S)
    return board, fingers, surface


def marbles(ops: DrawList, clip: Rect | None = None, dx: float = 0, dy: float = 0) -> (
    Iterator[tuple[Rect, Rect | None]]
):  # fmt: skip
    """Where marbles are drawn, and what they are cut off at."""
    for op in ops:
        if isinstance(op, Group):
            inner = Rect(*op.clip).moved(dx, dy) if op.clip else clip
            yield from marbles(op.ops, inner, dx + op.dx, dy + op.dy)
        elif isinstance(op, Scenery):
            yield from marbles(op.ops, clip, dx + op.x, dy + op.y)
        elif isinstance(op, Sprite) and "jackaroo/marble" in op.name:
            yield Rect(op.x + dx - op.w / 2, op.y + dy - op.h / 2, op.w, op.h), clip


def test_the_board_grows_around_the_fingers_and_is_cut_off_at_its_frame() -> None:
    board, _, surface = zoomed()
    assert surface.zoom.shown == 2.0
    field, seen, frame = surface.field, surface.seen, surface.frame
    assert field is not None
    assert seen is not None
    assert frame is not None
    assert seen.square == 2 * field.square
    large = [
        clip
        for at, clip in marbles(board.show.rest(0.0))
        if at.w > 1.2 * field.square * 0.7 and clip is not None and clip.w > field.square * 5
    ]
    assert large
    for clip in large:
        assert clip.w == pytest.approx(frame.w, abs=2)
    # Cards stay as they are and where they are.
    assert field.zones is not None
    look = surface.look
    for card in look.hand_picks(surface.shown.position, 0):
        x, y = surface.place_of(card) or (0.0, 0.0)
        assert any(hand.holds(x, y) for hand in field.zones.hands)


def test_between_the_fingers_it_grows_with_every_frame_and_nothing_is_drawn_anew() -> None:
    board = JackarooBoard()
    board.wait(3.0)
    fingers, surface = Fingers(board.show), board.scene.board
    assert surface.field is not None
    x, y = surface.field.rect.middle
    fingers.do(1, "down", x - 50, y)
    fingers.do(2, "down", x + 50, y)
    board.show.rest(0.01)
    scales, lists = [], []
    for apart in range(104, 180, 4):
        fingers.do(2, "move", x - 50 + apart, y)
        ops = board.show.rest(1 / 60)
        pieces, ground = (stretched(ops, key) for key in ("pieces", "ground"))
        assert pieces.scale == ground.scale
        assert (pieces.dx, pieces.dy) == (ground.dx, ground.dy)
        scales.append(pieces.scale)
        (in_sight,) = pieces.ops
        assert isinstance(in_sight, Group)
        lists.append(in_sight.ops)
    assert all(1.0 < after / before < 1.05 for before, after in pairwise(scales))
    assert all(each is lists[0] for each in lists)
    before = surface.zoom
    ops = board.show.rest(2 * SETTLES_AFTER_S)
    assert not any(group.scale != 1.0 for group in groups(ops))
    assert surface.zoom.shown == pytest.approx(before.shown, abs=0.5 / surface.field.square)
    assert surface.zoom.sharp == surface.zoom.shown


def groups(ops: DrawList) -> Iterator[Group]:
    for op in ops:
        if isinstance(op, Group):
            yield op
            yield from groups(op.ops)


def stretched(ops: DrawList, key: str) -> Group:
    return next(each for each in groups(ops) if each.key == f"stretched {key}")


def test_what_is_tapped_is_what_is_seen_there() -> None:
    _, _, surface = zoomed()
    frame = surface.frame
    assert frame is not None
    found = 0
    for pick in surface.pickable.stops or ():
        at = surface.place_of(pick)
        if at is not None and frame.holds(*at):
            assert surface.pick_at(*at) == pick
            found += 1
    assert found
    beside = (frame.x - 20, frame.middle[1])
    assert surface.pick_at(*beside) == "" or ":" in surface.pick_at(*beside)


def test_one_finger_pulls_it_a_double_tap_shows_all_of_it_again() -> None:
    _, fingers, surface = zoomed()
    before = surface.zoom
    assert surface.frame is not None
    x, y = surface.frame.middle
    fingers.drag((x, y), (x - 80, y - 40), rests=True)
    assert surface.zoom.left > before.left
    assert surface.zoom.top > before.top
    for _ in range(2):
        fingers.do(1, "down", x, y)
        fingers.do(1, "up", x, y)
    assert not surface.zoom.is_on
    assert surface.seen == surface.field


def test_the_wheel_with_ctrl_does_the_same_and_other_boards_stay_as_they_are() -> None:
    board = JackarooBoard()
    surface = board.scene.board
    assert surface.field is not None
    x, y = surface.field.rect.middle
    board.do(Point(x, y), Pinch(x, y, 2**0.25))
    assert surface.zoom.is_on
    board.do(Pinch(x, y, 2**-0.25))
    assert not surface.zoom.is_on
    jungle = Board()
    jungle.do(Pinch(*jungle.at("D5"), 2.0))
    assert not jungle.scene.board.zoom.is_on


def test_keys_stay_where_the_board_is_seen() -> None:
    board, _, surface = zoomed()
    board.show.tab_to("board")
    for key in ("up", "left", "down", "down", "right", "up", "left", "left", "up", "right") * 3:
        board.show.keys(key)
        at = surface.place_of(surface.cursor)
        assert at is not None
        assert surface.frame is not None
        assert surface.frame.holds(*at) or surface.in_hand(*at), surface.cursor


def test_another_window_shows_all_of_it() -> None:
    board, _, surface = zoomed()
    board.show.size = (800, 600)
    from tests.scenes.acting import view_of

    board.show.stack.arrange(view_of((800, 600), board.world.settings))
    board.show.rest(0.01)
    assert not surface.zoom.is_on


@pytest.mark.slow
def test_it_is_played_on_while_it_is_seen_larger() -> None:
    board, choose = JackarooBoard(players=TWO, seed=39, size=(800, 600)), sensible()

    def press(at: JackarooBoard, pick: str) -> None:
        surface = at.scene.board
        if not surface.zoom.is_on and surface.field is not None:
            at.do(Pinch(*surface.field.rect.middle, 1.5))
        place = surface.place_of(pick)
        assert place is not None
        frame = surface.frame
        if frame is not None and ":" not in pick and not frame.shrunk(5).holds(*place):
            x, y = frame.middle
            Fingers(at.show).drag((x, y), (x + x - place[0], y + y - place[1]), rests=True)
            place = surface.place_of(pick)
            assert place is not None
        at.do(Point(*place), Press(*place), Release(*place))

    for _ in range(30):
        pass_on_if_asked(board)
        decide(board, choose, press)
    assert board.match.cursor > 10
