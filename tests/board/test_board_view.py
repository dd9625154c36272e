"""The board as a widget, and still pictures of positions, in every game."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.fields import watched_field
from jungle_pg.board.shown import Shown
from jungle_pg.board.still import SMALLEST_FACE_PX, small_ground, small_pieces, still, wooden_frame
from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Pace
from jungle_pg.stage.input.inputs import Point, Press, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Group
from jungle_pg.stage.theme import DAY
from jungle_pg.ui.page import Page
from jungle_pg.ui.widget import Act
from tests.sample_games import done
from tests.scenes.acting import measure, view_of

AREA = Rect(40, 20, 700, 900)
APPEARANCE = Appearance(DAY, measure)
VIEW = view_of((800, 960), Settings())
PLIES = 12
PARTS = (0.0, 0.1, 0.35, 0.6, 0.85, 0.99, 1.0, 1.5)


@dataclass(frozen=True)
class Scene:
    """A ply of a game, and a board that has not shown it yet."""

    game: Game
    shown: tuple[Shown, ...]
    """Its motion at several points of its time."""

    def board(self) -> BoardView:
        look, rules = self.game.look, self.game.rules
        made = BoardView(look, self.shown[-1].position)
        made.set_field(rules, watched_field(look, rules, AREA), APPEARANCE)
        return made


def scenes() -> Iterator[Scene]:
    """Some plies of every game."""
    for game in games().values():
        match, luck = begin(game.rulebook, Setup(game.rules, luck_seed=3)), Random(7)
        for _ in range(PLIES):
            before = match.state
            match = done(match.play(luck.choice(match.rulebook.actions(before))))
            moment = match.moments[-1]
            motion = game.look.motion(before, moment.events, moment.state, Pace())
            times = (part * motion.ends_s for part in PARTS)
            yield Scene(game, tuple(Shown(moment.state, motion, time_s) for time_s in times))


def test_a_picture_depends_on_what_is_shown_alone() -> None:
    for scene in scenes():
        forth, back = scene.board(), scene.board()
        pictures = []
        for board, row in ((forth, scene.shown), (back, scene.shown[::-1])):
            drawn = []
            for shown in row:
                board.show(shown, is_still=True)
                drawn.append((board.ground(9.0), board.draw(VIEW, 9.0)))
            pictures.append(drawn)
        assert pictures[0] == pictures[1][::-1]


def test_what_has_arrived_stands_and_is_drawn_once() -> None:
    for scene in scenes():
        board, last = scene.board(), scene.shown[-1]
        board.show(last, is_still=True)
        first = board.draw(VIEW, 0.0)
        board.show(Shown(last.position), is_still=True)
        assert board.draw(VIEW, 5.0) is first
        assert board.field is not None
        assert first == scene.game.look.standing(last.position, board.field, APPEARANCE)


def test_a_click_on_a_watched_board_acts_and_one_that_leaves_it_does_not() -> None:
    board = next(scenes()).board()
    page, (x, y) = Page([board]), board.rect.middle
    assert page.handle(Press(x, y), 0) is None
    assert page.handle(Release(x, y), 0) == Act("board")
    page.handle(Press(x, y), 0)
    page.handle(Point(1, 1), 0)
    assert page.handle(Release(1, 1), 0) is None


def test_who_sits_opposite_reads_the_board_from_there() -> None:
    board, game = next(scenes()).board(), games()["jungle"]
    assert board.field is not None
    usual = board.draw(VIEW, 0.0)
    board.set_field(game.rules, board.field, APPEARANCE, opposite=1)
    assert board.appearance is not None
    assert board.appearance.upside_down == 1
    assert board.draw(VIEW, 0.0) != usual


def small_field(look: AnyLook, game: Game, square: int) -> Field:
    return Field(5, 5, square, *look.size(game.rules))


def test_a_still_picture_is_the_ground_with_what_stands_on_it() -> None:
    for game in games().values():
        look, rules, start = game.look, game.rules, game.rulebook.start(game.rules)
        field = watched_field(look, rules, AREA)
        picture = still(look, rules, start, field, APPEARANCE)
        assert picture[: -len(look.standing(start, field, APPEARANCE))] == look.ground(
            rules, field, APPEARANCE
        )


def test_pieces_become_chips_where_faces_have_no_room() -> None:
    for game in games().values():
        look, start = game.look, game.rulebook.start(game.rules)
        tiny = small_field(look, game, SMALLEST_FACE_PX - 1)
        assert small_pieces(look, start, tiny, APPEARANCE).ops == look.chips(start, tiny)
        field = small_field(look, game, SMALLEST_FACE_PX)
        assert small_pieces(look, start, field, APPEARANCE).ops != look.chips(start, field)
        assert small_pieces(look, None, field, APPEARANCE).ops == ()


def test_nothing_of_a_small_board_is_seen_beside_it_and_its_frame_lies_around_it() -> None:
    for game in games().values():
        look, start = game.look, game.rulebook.start(game.rules)
        field = small_field(look, game, 30)
        seen = field.rect
        clip = (5, 5, 30 * field.columns, 30 * field.rows)
        ground = small_ground("small", look, game.rules, field, APPEARANCE, seen, seen)
        assert ground.clip == small_pieces(look, start, field, APPEARANCE).clip == clip
        hand = seen.inset(0, 60, 0, 0)
        (_, inner) = small_ground("hand", look, game.rules, field, APPEARANCE, seen, hand).ops
        assert isinstance(inner, Group)
        assert inner.clip == (5, 65, clip[2], clip[3] - 60)
        frame = wooden_frame(seen, 4, DAY.wood, 2.0, 0.3)
        assert (frame.x, frame.y, frame.w, frame.h) == (1, 1, clip[2] + 8, clip[3] + 8)
