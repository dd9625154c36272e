"""A match as an animated picture: the board of a replay, at each point of its time."""

from collections.abc import Iterator
from dataclasses import replace
from math import floor
from pathlib import Path
from typing import Final

from pygame import Rect as Area

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.fields import shape_of
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.atomic import growing
from jungle_pg.games.game import Game
from jungle_pg.scenes.appearance import window_appearance
from jungle_pg.scenes.exports import ExportOrder
from jungle_pg.scenes.replay.projector import Projector, field_of, watched_pace
from jungle_pg.scenes.table.state import seat_below
from jungle_pg.shell.export.choosing import eventful, spread
from jungle_pg.shell.export.gif_file import GifWriter, Palette
from jungle_pg.shell.export.progress import Progress
from jungle_pg.shell.export.schedule import frames, length_cs
from jungle_pg.shell.export.studio import Studio
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, DrawList, Group

USUAL_SIZE: Final = (540, 690)
AIR_PX: Final = 6
"""Around the frame of the board."""

SAMPLED_PLIES: Final = 10
SAMPLED_PARTS: Final = (0.45, 0.8)
"""Where in a move colours fly about that no board at rest has."""

PALETTE_PART: Final = 0.04
"""How much of the whole work it is to choose the colours."""


class Reel:
    """The pictures of a match, each a function of the place between its steps."""

    def __init__(self, studio: Studio, game: Game, match: AnyMatch, order: ExportOrder) -> None:
        # Letters that were made larger for one window need not be so for whoever gets the file.
        settings = replace(order.settings, ui_scale=100)
        self._projector = Projector(game.look, match)
        self.steps = self._projector.steps
        self._pace = watched_pace(settings, order.speed)
        self.size = board_size(game, match, order.size or USUAL_SIZE)
        self._view = studio.view(self.size, 1.0, order.settings)
        field = field_of(game.look, match, Rect(0, 0, *self.size), seat_below(match))
        self._board = BoardView(game.look, match.opening)
        appearance = window_appearance(self._view, settings, game)
        self._board.set_field(match.setup.rules, field, appearance)
        self._ground = Box(0, 0, *self.size, self._view.theme.backdrop)

    def busy(self, step: int) -> float:
        """The part of a step in which something is to be seen."""
        return self._projector.busy(step, self._pace)

    def draw(self, place: float) -> DrawList:
        """The board at a place; nothing lives on it, since that would fill a file in no time."""
        shown, marks = self._projector.at(place, self._pace), self._projector.marks_at(place)
        self._board.show(shown, marks, is_still=True)
        pieces = self._board.draw(self._view, 0.0)
        return (self._ground, self._board.ground(0.0), Group("pieces", pieces))


def board_size(game: Game, match: AnyMatch, bounds: tuple[int, int]) -> tuple[int, int]:
    """The largest picture of a board with its frame within bounds; its squares are whole pixels.

    Hands of cards have their room above and below it.
    """
    columns, rows = game.look.size(match.setup.rules)
    across, down = columns + 2 * game.look.margin, rows + 2 * game.look.margin
    down *= (across / down) / shape_of(game.look, match.setup.rules)
    room = (bounds[0] - 2 * AIR_PX, bounds[1] - 2 * AIR_PX)
    square = max(1, floor(min(room[0] / across, room[1] / down)))
    wide, high = round(square * across) + 2 * AIR_PX, round(square * down) + 2 * AIR_PX
    return min(wide, bounds[0]), min(high, bounds[1])


def export_gif(
    studio: Studio,
    game: Game,
    match: AnyMatch,
    order: ExportOrder,
    path: Path,
    progress: Progress,
    carried: str,
) -> int:
    """Write the animated picture of a match, which carries its save; how many frames it has."""
    reel = Reel(studio, game, match, order)
    with growing(path) as file:
        # A small picture has the same colours as a large one, and is soon looked through.
        small = replace(order, size=_at_most(order.size, USUAL_SIZE))
        samples = Reel(studio, game, match, small)
        palette = _palette(studio, samples, eventful(game, match), progress)
        writer = GifWriter(file, reel.size, palette)
        canvas = studio.canvas(reel.size)
        whole_cs = length_cs(reel.steps.length, order.speed)
        for frame in frames(reel.steps.length, order.speed, reel.busy):
            area = canvas.show(reel.draw(frame.place))
            if area:
                writer.show(area.topleft, area.size, canvas.pixels(area), frame.at_cs)
            progress.reach(PALETTE_PART + (1 - PALETTE_PART) * frame.at_cs / whole_cs)
        writer.finish(whole_cs, carried)
    return writer.frames


def _at_most(size: tuple[int, int] | None, most: tuple[int, int]) -> tuple[int, int]:
    return most if size is None else (min(size[0], most[0]), min(size[1], most[1]))


def _palette(studio: Studio, reel: Reel, events: list[int], progress: Progress) -> Palette:
    """The colours of the start, of the end and of what flies about in between."""
    canvas, samples = studio.canvas(reel.size), []
    for place in _sampled(reel, events):
        canvas.show(reel.draw(place))
        samples.append(canvas.pixels(Area((0, 0), reel.size)))
        progress.reach(0.0)
    return Palette(reel.size, samples)


def _sampled(reel: Reel, events: list[int]) -> Iterator[float]:
    yield 0.0
    for ply in spread(events, SAMPLED_PLIES // 2):
        step = reel.steps.ends.index(ply)
        for part in SAMPLED_PARTS:
            yield step - 1 + part * reel.busy(step)
    if reel.steps.length:
        yield float(reel.steps.length)
