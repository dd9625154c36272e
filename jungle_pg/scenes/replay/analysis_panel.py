"""The panel of a closer look: the curve of a match, its turning point, the best move."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Box, Disc, DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import HEADING, ICON_HIGH, MEDIUM, SMALL, XS
from jungle_pg.stage.theme import CREAM, CRIMSON, GOLD, INK
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.progress import bar_height
from jungle_pg.ui.layout import Choice, Column, Slot
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.panel import INSETS, PARAGRAPH_STEP, panel_ops
from jungle_pg.ui.placing import Paragraph
from jungle_pg.ui.plates.plate_skins import SIDES

COLUMN_PX: Final = 2
"""A column of the curve is at least so wide."""

MOST_LINES: Final = 2


@dataclass(frozen=True, slots=True)
class AnalysisFacts:
    """What is known of a match so far."""

    shares: tuple[float | None, ...]
    """How much speaks for the first seat at each place; None where it is not known yet."""
    shown: int
    sides: tuple[str, str]
    """The colours of the two seats."""
    best: str
    turning_point: int | None
    remark: str = ""
    """What is known of the last move, where it was not the best."""
    mistakes: tuple[int, ...] = ()
    """The moves that are known to have changed who wins."""


def analysis_form(view: View) -> Choice:
    """The curve as high as there is room for, words below it where they fit, then the bar."""
    high = view.text_px(SMALL) * PARAGRAPH_STEP / view.zoom

    def form(count: int) -> Column:
        lines = (Slot(number, least=(None, high)) for number in range(count))
        curve = Slot("curve", least=(None, ICON_HIGH if count else 0.0), grow=1.0)
        bar = Slot("bar", least=(None, bar_height(can_scrub=False, has_pins=False)))
        words = Column(tuple(lines))
        return Column((curve, words, bar), gap=XS, padding=INSETS)

    return Choice(tuple(form(count) for count in range(MOST_LINES, -1, -1)))


def analysis_ops(view: View, panel: Rect, facts: AnalysisFacts) -> DrawList:
    """Everything but the bar."""
    at = solve(analysis_form(view), panel, view.zoom)
    words = [facts.remark, facts.best] if facts.remark else [facts.best]
    if facts.turning_point is not None:
        words.append(view.words("result.turning_point", move=facts.turning_point))
    lines = [(Paragraph(word, SMALL, view.theme.text, lines=1), n) for n, word in enumerate(words)]
    return (
        *panel_ops(view, panel, view.words("replay.closer")),
        *_curve(at["curve"], facts),
        *_mistakes(view, at["curve"], facts),
        *_star(view, at["curve"], facts),
        *(op for line, number in lines if number in at for op in line(view, at[number])),
    )


def _curve(curve: Rect, facts: AnalysisFacts) -> list[Op]:
    """Columns of both colours; what is not known yet is left open."""
    count = len(facts.shares)
    columns = max(1, min(count, int(curve.w) // COLUMN_PX))
    first, second = (SIDES[side].face for side in facts.sides)
    ops: list[Op] = [Box(curve.x - 2, curve.y - 2, curve.w + 4, curve.h + 4, INK, 90)]
    for number in range(columns):
        share = facts.shares[number * count // columns]
        if share is not None:
            ends = (number, number + 1)
            left, right = (round(curve.x + curve.w * end / columns) for end in ends)
            high = round(curve.h * share)
            ops.append(Box(left, curve.y, right - left, curve.h - high, second))
            ops.append(Box(left, curve.bottom - high, right - left, high, first))
    ops.append(Box(curve.x, round(curve.middle[1]), curve.w, 1, INK, 90))
    here = round(curve.x + curve.w * (facts.shown + 0.5) / count)
    ops.append(Box(here - 1, curve.y - 2, 3, curve.h + 4, GOLD))
    return ops


def _mistakes(view: View, curve: Rect, facts: AnalysisFacts) -> list[Op]:
    """A question mark at the foot of the curve for each, as players write it beside a move."""
    radius = view.px(MEDIUM) / 2
    ops: list[Op] = []
    for number in facts.mistakes:
        x = curve.x + curve.w * (number + 0.5) / len(facts.shares)
        x, y = min(max(x, curve.x + radius), curve.right - radius), curve.bottom - radius
        ops.append(Disc(x, y, radius, CRIMSON))
        ops.append(Text("?", x, y, round(radius * 1.6), CREAM, "centre"))
    return ops


def _star(view: View, curve: Rect, facts: AnalysisFacts) -> list[Op]:
    """The turning point."""
    if facts.turning_point is None:
        return []
    x = curve.x + curve.w * (facts.turning_point + 0.5) / len(facts.shares)
    side = round(view.px(HEADING))
    x = min(max(x, curve.x + side / 2), curve.right - side / 2)
    return [Sprite("ui/mark_den", x, curve.y + side / 2, side, side)]
