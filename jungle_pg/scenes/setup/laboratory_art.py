"""What games under some rules have shown, as pictures: shares, lengths, ends, who took most."""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from jungle_pg.core.trials import Findings
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import (
    BUTTON,
    COLUMN,
    HIGH,
    ICON,
    LARGE,
    LINE,
    NOTE,
    ROUND,
    SMALL,
    TALL,
    XS,
    M,
    S,
)
from jungle_pg.stage.theme import INK, Theme
from jungle_pg.stage.view import View
from jungle_pg.ui import skins, svg
from jungle_pg.ui.layout import Column, Part, Row, Slot, Stack
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.text.text_fit import fit_text

COLOURS: Final = ("#7CC35A", "#F9C74F", "#7FA8E8")
"""Who began, nobody, who came second."""
ENDS: Final = 4
"""So many reasons are told, and as many places are kept for them."""
TAKERS: Final = 6
BARS: Final = 18
"""Bars in the picture of the lengths."""
NAMES: Final = 0.58
"""The part of a row that a reason may take."""
PERCENT: Final = 3.4
"""How wide a share is, in sizes of its letters."""
KEPT: Final = 64


def percent(share: float) -> str:
    """A share as players read it."""
    return f"{round(100 * share)} %"


def judgement_form(words: Slot) -> Part:
    """What is judged, on a plate of its own."""
    # A slot is found by its name, and there is one such plate on each sheet.
    return Stack((Slot(partial(plate_ops)), Column((words,), padding=(M, XS, M, XS))))


def plate_ops(view: View, rect: Rect) -> DrawList:
    """The ground of what counts most."""
    theme = view.theme
    return (skinned(view, rect.snapped(), skins.row, theme.current_row, theme.paper_line, ROUND),)


def shares_form(view: View, findings: Findings, labels: tuple[str, str, str]) -> Part:
    """A bar of games won by who began, drawn, and won by the other; below it each with a margin."""
    bar = Slot(partial(shares_ops, findings=findings), least=(COLUMN / 2, LINE))
    told = tuple(
        Slot(
            partial(share_ops, told=share_words(findings, count), label=label, colour=colour),
            grow=1.0,
            least=(TALL, HIGH),
            wanted=(TALL, None),
        )
        for count, label, colour in zip(findings.parts, labels, COLOURS, strict=True)
    )
    return Column((bar, Row(told, gap=S)), gap=S)


def share_words(findings: Findings, count: int) -> tuple[str, str]:
    """A share in percent, and how far the truth may be from it."""
    if not findings.games:
        return "–", ""
    return percent(findings.share(count)), f"± {round(100 * findings.margin(count))}"


def shares_ops(view: View, rect: Rect, findings: Findings) -> DrawList:
    """All games as one bar in three colours, with their numbers where there is room."""
    area = rect.snapped()
    w, h = round(area.w), round(area.h)
    ops: list[Op] = [Drawing(_shares(w, h, findings.parts, view.theme), area.x, area.y, w, h)]
    letters, x = view.text_px(SMALL), area.x
    for count in findings.parts:
        wide = area.w * findings.share(count)
        if count and view.measure(str(count), letters) + view.px(S) <= wide:
            ops.append(Text(str(count), x + wide / 2, area.middle[1], letters, INK, "centre"))
        x += wide
    return tuple(ops)


@lru_cache(maxsize=KEPT)
def _shares(w: int, h: int, parts: tuple[int, int, int], theme: Theme) -> str:
    shapes = [svg.rect(1.5, 1.5, w - 3, h - 3, h / 4, theme.tray, theme.wood_dark, 2.5)]
    x, games = 2.0, sum(parts)
    for count, fill in zip(parts, COLOURS, strict=True):
        if count:
            wide = (w - 4) * count / games
            shapes.append(svg.rect(x, 2, wide, h - 4, h / 5, fill, INK, 2))
            x += wide
    return svg.picture(w, h, *shapes)


def share_ops(view: View, rect: Rect, told: tuple[str, str], label: str, colour: str) -> DrawList:
    """A share with its margin, and below it whose it is, with the colour it has in the bar."""
    theme, letters, small = view.theme, view.text_px(LARGE), view.text_px(NOTE)
    share, margin = told
    wide = view.measure(share, letters) + (view.px(S) + view.measure(margin, small)) * bool(margin)
    x, y = rect.middle[0] - wide / 2, rect.y + rect.h * 0.3
    ops: list[Op] = [Text(share, x, y, letters, theme.text)]
    if margin:
        ops.append(Text(margin, rect.middle[0] + wide / 2, y, small, theme.soft_text, "right"))
    side = round(view.px(M))
    fit = fit_text(view, label, rect.w - side - view.px(S), letters=NOTE, least=1.0)
    below = view.measure(fit.lines[0], fit.px) + side + view.px(S)
    left, low = rect.middle[0] - below / 2, rect.y + rect.h * 0.76
    box = svg.picture(24, 24, svg.rect(2, 2, 20, 20, 6, colour, INK, 3))
    ops += [
        Drawing(box, round(left), round(low - side / 2), side, side),
        Text(fit.lines[0], left + side + view.px(S), low, fit.px, theme.soft_text),
    ]
    return tuple(ops)


def lengths_slot(findings: Findings, longest: int) -> Slot:
    """How many games were how long; both sheets go up to the same length."""
    return Slot(partial(lengths_ops, findings=findings, longest=longest), least=(COLUMN / 2, HIGH))


def lengths_ops(view: View, rect: Rect, findings: Findings, longest: int) -> DrawList:
    """Bars from the shortest to the longest game, with the shortest and longest length below."""
    letters, theme = view.text_px(NOTE), view.theme
    area = Rect(rect.x, rect.y, rect.w, rect.h - 1.3 * letters).snapped()
    w, h = round(area.w), round(area.h)
    counts = bars_of(findings.lengths, longest)
    y = rect.bottom - letters / 2
    ops: list[Op] = [Drawing(_lengths(w, h, counts, theme), area.x, area.y, w, h)]
    if longest:
        ops += [
            Text("0", rect.x, y, letters, theme.soft_text),
            Text(str(longest), rect.right, y, letters, theme.soft_text, "right"),
        ]
    return tuple(ops)


def bars_of(lengths: Sequence[int], longest: int) -> tuple[int, ...]:
    """How many of some lengths fall to each bar up to the longest one."""
    counts = [0] * BARS
    for length in lengths:
        counts[min(BARS - 1, length * BARS // max(1, longest))] += 1
    return tuple(counts)


@lru_cache(maxsize=KEPT)
def _lengths(w: int, h: int, counts: tuple[int, ...], theme: Theme) -> str:
    most, step = max(1, *counts), w / len(counts)
    shapes = [svg.stroke(1, h - 1.5, w - 1, h - 1.5, theme.paper_line, 2.5)]
    for number, count in enumerate(counts):
        if count:
            high = (h - 6) * count / most
            left = step * number + 1.5
            shapes.append(svg.rect(left, h - 3 - high, step - 3, high, 4, theme.wood_light, INK, 2))
    return svg.picture(w, h, *shapes)


def ends_form(findings: Findings, names: Sequence[str]) -> Part:
    """A row for each of the reasons why most games ended; free places where there are fewer."""
    counts = [count for _, count in findings.reasons[:ENDS]]
    rows = tuple(
        Slot(
            partial(
                end_ops,
                name=names[at] if at < len(counts) else "",
                share=findings.share(counts[at]) if at < len(counts) else 0.0,
            ),
            least=(COLUMN / 2, ICON),
        )
        for at in range(ENDS)
    )
    return Column(rows)


def end_ops(view: View, rect: Rect, name: str, share: float) -> DrawList:
    """Why games ended, a bar, and how many of all did."""
    if not name:
        return ()
    letters, y = view.text_px(NOTE), rect.middle[1]
    fit = fit_text(view, name, rect.w * NAMES, letters=SMALL, least=NOTE)
    left, right = rect.x + rect.w * NAMES + view.px(S), rect.right - letters * PERCENT
    w, h = round(right - left), round(rect.h * 0.5)
    return (
        Text(fit.lines[0], rect.x, y, fit.px, view.theme.text),
        Drawing(_thin(w, h, share, view.theme), round(left), round(y - h / 2), w, h),
        Text(percent(share), rect.right, y, letters, view.theme.text, "right"),
    )


@lru_cache(maxsize=4 * KEPT)
def _thin(w: int, h: int, share: float, theme: Theme) -> str:
    wide = max(h - 4.0, (w - 4) * share)
    return svg.picture(
        w,
        h,
        svg.rect(1.5, 1.5, w - 3, h - 3, h / 2 - 1.5, theme.tray, theme.wood_dark, 2),
        svg.rect(2, 2, wide, h - 4, h / 2 - 2, theme.wood_light, INK, 2),
    )


def takers_slot(faces: tuple[tuple[str, int], ...]) -> Slot:
    """Who took most: pictures with the number of captures below."""
    return Slot(partial(takers_ops, faces=faces[:TAKERS]), least=(COLUMN / 2, TALL))


def takers_ops(view: View, rect: Rect, faces: tuple[tuple[str, int], ...]) -> DrawList:
    """In the order of their captures from the left, with room for as many everywhere."""
    letters, step = view.text_px(NOTE), rect.w / TAKERS
    side = round(min(step - view.px(S), rect.h - 1.4 * letters, view.px(BUTTON)))
    ops: list[Op] = []
    for number, (sprite, count) in enumerate(faces):
        x = rect.x + step * (number + 0.5)
        ops += [
            Sprite(sprite, x, rect.y + side / 2, side, side),
            Text(str(count), x, rect.y + side + 0.7 * letters, letters, view.theme.text, "centre"),
        ]
    return tuple(ops)
