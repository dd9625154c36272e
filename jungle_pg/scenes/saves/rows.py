"""A row of the list of saves: a small board, a name, who played, and how it ended."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.saving.glance import Glance
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.saves.captions import Told, ToldSide
from jungle_pg.scenes.saves.collection import Entry
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Colour, Drawing, DrawList, Sprite
from jungle_pg.stage.scale import ASIDE, ICON, LARGE, LINE, NOTE, ROUND, SMALL, WORDS, XS, M, S
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.layout import Choice, Column, Part, Row, Slot
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.placing import Paragraph, put, sprite_slot, words_slot

LOW: Final = 2 * LINE
HIGH: Final = LOW + ICON
BOARD_SHAPE: Final = 0.82
"""The room for the small board, in heights of the row."""
WIDE_PART: Final = 0.62
"""What the save takes of two columns."""
WHY_LINES: Final = 3
TROPHY: Final = 0.62
"""How large a trophy is beside the chip of the winner."""


def row_ops(
    view: View,
    settings: Settings,
    miniatures: Miniatures,
    entry: Entry,
    told: Told,
    place: Rect,
    state: str,
) -> DrawList:
    """A row in its place, in as many columns as it is wide enough for."""
    theme = view.theme
    row = place.inset(0, view.px(XS), 0, view.px(XS)).snapped()
    look = {"chosen": theme.current_row, "hover": theme.paper}
    fill = look.get(state, theme.tray if entry.bad else theme.card)
    edge = EDGE if state == "chosen" else theme.paper_line
    svg = skins.row(row.w / view.zoom, row.h / view.zoom, fill, edge, ROUND)
    board = row.from_left(row.h * BOARD_SHAPE).shrunk(view.px(XS))
    room = row.inset(row.h * BOARD_SHAPE + view.px(S), 0, view.px(M), 0)
    return (
        Drawing(svg, row.x, row.y, row.w, row.h),
        *board_ops(view, settings, miniatures, entry, board, fill),
        *put(view, solve(_form(view, told, fill), room, view.zoom)),
    )


def board_ops(
    view: View,
    settings: Settings,
    miniatures: Miniatures,
    entry: Entry,
    room: Rect,
    ground: Colour,
) -> DrawList:
    """The board of a save, or a warning where it has none."""
    if isinstance(entry.face, Glance) and entry.game is not None:
        face = entry.face
        return (miniatures.draw(view, settings, entry.game, face.rules, face.state, room),)
    return (icon("warning", *room.middle, min(room.w, room.h) * 0.5, view.theme.text, ground),)


def _form(view: View, told: Told, ground: Colour) -> Choice:
    """Three columns, two, or one, as a row is wide enough for."""
    theme = view.theme
    # Letters that may not become smaller need more room than the units tell.
    unit = max(1.0, view.text_px(NOTE) / NOTE / view.zoom)
    full, wide = ((WORDS + LINE) * unit, None), ((ASIDE + 2 * LINE) * unit, None)

    def soft(text: str, units: float = NOTE) -> Slot:
        return line(view, text, units, theme.soft_text)

    name, mark = line(view, told.name, LARGE, theme.text), mark_slot(told, ICON, ground)
    result = line(view, told.result, NOTE, theme.text, grow=1.0)
    small = Row((mark_slot(told, LARGE, ground), result), gap=S, align="centre")
    narrow = stack(name, soft(told.when), small)
    if told.why:

        def beside(units: float, least: tuple[float, None]) -> Row:
            why = stack(line(view, told.why, units, theme.text, WHY_LINES), share=0.57)
            what = stack(name, soft(told.when, units), share=0.41)
            return Row((what, why), gap=M, least=least)

        return Choice((beside(SMALL, full), beside(NOTE, wide), narrow))
    first = Row(
        (
            stack(name, soft(told.when, SMALL), soft(told.rules, SMALL), share=0.36),
            stack(*(side_part(view, side, SMALL) for side in told.sides), share=0.26),
            mark,
            stack(
                line(view, told.result, SMALL, theme.text, 2), soft(told.moves, SMALL), share=0.32
            ),
        ),
        gap=M,
        least=full,
    )
    # When and by which rules: in one line, else in two if the row is high.
    when = ", ".join(part for part in (told.when, told.rules) if part)
    in_line = replace(soft(when), least=(view.text_width(when, NOTE) / view.zoom, None))
    under = Choice((in_line, Column((soft(told.when), soft(told.rules))), soft(told.when)))
    sides = Row(tuple(side_part(view, side, NOTE) for side in told.sides), gap=M)
    end = stack(line(view, told.result, NOTE, theme.text, 2), soft(told.moves), share=1 - WIDE_PART)
    second = Row((stack(name, under, sides, share=WIDE_PART), mark, end), gap=S, least=wide)
    return Choice((first, second, narrow))


def line(
    view: View,
    text: str | tuple[str, ...],
    units: float,
    ink: Colour,
    lines: int = 1,
    *,
    grow: float = 0.0,
) -> Slot:
    """Words at the left end of the room they are given, in a line or a few."""
    return words_slot(view, Paragraph(text, units, ink, lines=lines), grow=grow)


def stack(*parts: Part, share: float = 1.0) -> Column:
    """Lines below each other, in the middle of what a row is high; a column of the same width."""
    return Column(parts, justify="centre", grow=share, least=(0.0, None), wanted=(0.0, None))


def side_part(view: View, side: ToldSide, units: float) -> Row:
    """A chip and a name, in fewer words where they need too much room."""
    name = Paragraph((side.name, side.short), units, view.theme.text, lines=1)
    wide = (view.text_width(side.name, units) + 1) / view.zoom
    words = words_slot(view, name, grow=1.0, wanted=wide)
    chip = sprite_slot(side.emblem, units)
    return Row((chip, words), gap=S, align="centre", least=(0.0, None))


def mark_slot(told: Told, units: float, ground: Colour) -> Slot:
    """The sign of a result: an arrow, a speech, a warning, or the winner's chip with a trophy."""

    def draw(view: View, rect: Rect) -> DrawList:
        side, ink, (x, y) = view.px(units), view.theme.text, rect.middle
        if not told.emblem:
            return (icon(told.icon, x, y, side, ink, ground),)
        chip = round(side * 0.86)
        return (
            Sprite(told.emblem, x - side * 0.08, y - side * 0.06, chip, chip),
            icon(told.icon, x + side * 0.3, y + side * 0.24, side * TROPHY, ink, ground),
        )

    return Slot(draw, least=(units, units))
