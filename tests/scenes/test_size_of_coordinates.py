"""Coordinates, hole numbers and ranks are as large as the player wishes, as far as they fit."""

from collections.abc import Iterator
from dataclasses import replace
from math import hypot
from typing import Final

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.fields import field_in_corners
from jungle_pg.cabinet import games
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.jackaroo.holes import MIDDLE, middle_of, units_px
from jungle_pg.games.parts import PIECE
from jungle_pg.games.values import Field
from jungle_pg.scenes.appearance import notation_choices, window_appearance
from jungle_pg.scenes.exports import ExportOrder
from jungle_pg.shell.export.animation import Reel
from jungle_pg.shell.export.studio import open_studio
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Sprite, Text
from jungle_pg.stage.view import SMALLEST_TEXT_PX
from tests.scenes.acting import measure, seen, view_of
from tests.words import language_of

AREAS: Final = [Rect(0, 0, side, side * 1.2) for side in (400, 480, 800, 1600)]
SCALES: Final = (75, 100, 125, 150, 200)
LOG: Final = 0.35
"""How wide the logs around a board are, in squares."""
INK: Final = 0.74
"""How high figures and capitals are, in sizes of their letters."""
BARK: Final = (465, 518)
"""From the middle of a round board to both edges of its bark, in units."""


def boards(area: Rect, scale: int) -> Iterator[tuple[str, BoardView]]:
    """The board of every game in every notation, in an area of a window with a UI scale."""
    for game_id, game in games().items():
        for notation in notation_choices(game):
            settings = Settings(ui_scale=scale, notation=((game_id, notation),))
            yield f"{game_id}, {notation}", board_of(game, settings, area)


def board_of(game: Game, settings: Settings, area: Rect) -> BoardView:
    match = begin(game.rulebook, Setup(game.rules, players=(Player(), Player()), luck_seed=3))
    board, view = BoardView(game.look, match.state), view_of((1920, 1080), settings)
    field = field_in_corners(game.look, game.rules, area)
    board.set_field(game.rules, field, window_appearance(view, settings, game))
    return board


def laid(board: BoardView) -> Field:
    assert board.field is not None
    return board.field


def edges(board: BoardView) -> list[Text]:
    """What is written on the frame."""
    squares, is_round = laid(board).rect, board.look is games()["jackaroo"].look
    texts = [found.op for found in seen((board.ground(0.0),)) if isinstance(found.op, Text)]
    return [text for text in texts if is_round or not squares.holds(text.x, text.y)]


def ranks(board: BoardView) -> tuple[list[Text], list[Sprite]]:
    """The ranks on the pieces and the badges behind them."""
    ops: DrawList = board.draw(view_of((1920, 1080), Settings()), 0.0)
    found = [each.op for each in seen(ops)]
    badges = [op for op in found if isinstance(op, Sprite) and op.name.startswith("marks/badge")]
    return [op for op in found if isinstance(op, Text)], badges


def test_coordinates_in_every_notation_and_hole_numbers_grow_with_the_ui_scale() -> None:
    for area in AREAS:
        sizes = [
            [(name, max(text.size for text in edges(board))) for name, board in boards(area, scale)]
            for scale in SCALES
        ]
        for row in zip(*sizes, strict=True):
            steps = [size for _, size in row]
            assert steps == sorted(steps), (area, row)
            assert steps[0] >= SMALLEST_TEXT_PX, (area, row)
            if steps[1] > SMALLEST_TEXT_PX + 2:
                assert steps[0] < steps[1], (area, row)
                assert steps[-1] >= 1.3 * steps[1], (area, row)


def test_large_coordinates_stay_on_the_logs_and_on_the_bark() -> None:
    for area in AREAS:
        for scale in SCALES:
            for name, board in boards(area, scale):
                field = laid(board)
                for text in edges(board):
                    assert is_on_frame(text, field, name), (area, scale, name, text)


def is_on_frame(text: Text, field: Field, name: str) -> bool:
    """Whether a text is on the frame; letters that are smallest may be as high as they must."""
    half_w, half_h = measure(text.text, text.size) / 2, text.size * INK / 2
    if name.startswith("jackaroo"):
        x, y = middle_of((MIDDLE, MIDDLE), field)
        away = hypot(text.x - x, text.y - y)
        along = abs(text.x - x) / away
        half = half_w * along + half_h * (1 - along)
        slack = 5 if text.size == SMALLEST_TEXT_PX else 1
        inner, outer = (units_px(units, field) for units in BARK)
        return inner - slack <= away - half and away + half <= outer + slack
    board, wide = field.rect, LOG * field.square + (4 if text.size == SMALLEST_TEXT_PX else 0.5)
    box = Rect(text.x - half_w, text.y - half_h, 2 * half_w, 2 * half_h)
    is_beside = box.right <= board.x + 1 or box.x >= board.right - 1
    is_beyond = box.bottom <= board.y + 1 or box.y >= board.bottom - 1
    frame = board.shrunk(-wide)
    is_within = frame.x <= box.x and box.right <= frame.right
    is_within = is_within and frame.y <= box.y and box.bottom <= frame.bottom
    return is_within and (is_beside or is_beyond)


def test_ranks_grow_with_the_ui_scale_and_leave_faces_and_neighbours_free() -> None:
    game = games()["jungle"]
    for area in AREAS:
        sizes = []
        for scale in SCALES:
            board = board_of(game, Settings(ui_scale=scale), area)
            field, (texts, badges) = laid(board), ranks(board)
            square = field.square
            assert len(texts) == len(badges) == 16
            sizes.append(texts[0].size)
            for badge, text in zip(badges, texts, strict=True):
                assert text.size * INK <= badge.h
                column = (badge.x - field.x) / square % 1 - 0.5
                row = (badge.y - field.y) / square % 1 - 0.48
                half = badge.w / square / 2
                assert max(column, row) + half <= 0.5 + 1.5 / square + 0.02
                away = hypot(column, row)
                assert away - half >= 0.27 * PIECE - 3 / square, (area, scale)
        assert sizes == sorted(sizes)
        assert sizes[0] >= SMALLEST_TEXT_PX
        if sizes[1] > SMALLEST_TEXT_PX:
            assert sizes[0] < sizes[1], area
            assert sizes[-1] >= 1.3 * sizes[1], area


def test_pictures_for_others_are_the_same_at_every_ui_scale() -> None:
    game = games()["jungle"]
    match = begin(game.rulebook, Setup(game.rules, players=(Player(), Player())))
    usual = Settings()
    with open_studio(language_of("en")) as studio:
        drawn = [
            Reel(studio, game, match, ExportOrder("gif", settings=settings)).draw(0.0)
            for settings in (usual, replace(usual, ui_scale=200), replace(usual, ui_scale=75))
        ]
    assert drawn[0] == drawn[1] == drawn[2]
