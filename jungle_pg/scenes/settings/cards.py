"""The cards of the settings: with pictures, like day and night, and those of the languages."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from math import ceil, floor
from typing import Final, TypeAlias

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.theme import CREAM, INK
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.choice import (
    GAP,
    LINE_STEP,
    MARGIN,
    SIDE,
    Choice,
    ChoiceCards,
    ChoiceProps,
    cards_ops,
    label_letters,
)
from jungle_pg.ui.panel import sign
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.svg import picture, rect
from jungle_pg.ui.widget import Painting

Paint: TypeAlias = Callable[[View, int, Rect, str], DrawList]
"""Draws the picture of a card, by its number, into a rectangle; with how characters are written."""

NARROWEST: Final = 118
LABEL_SIZE: Final = 20
BELOW_PICTURE: Final = 6
ABOVE_PICTURE: Final = 5
TICK: Final = 34
SIGN_SIZE: Final = 32
NAME_SIZE: Final = 24
LANGUAGE_HEIGHT: Final = 90

SMALLEST_PIECE_PX: Final = 48
LIGHT_PICTURE: Final = (125, 92)
LIGHT_ICONS: Final = ("sun", "moon", "clock")
BOARD: Final = (210, 270)
BOARD_TOP: Final = 60
"""What of a small board is above its picture, so that rivers and the grass before them are seen."""


@dataclass(frozen=True, slots=True)
class _PictureProps(ChoiceProps):
    paint: Paint
    units: tuple[float, float]


def _picture_ops(view: View, rect: Rect, props: _PictureProps) -> list[Op]:
    """Cards with a picture over their label."""

    def content(number: int, card: Rect) -> list[Op]:
        choice = props.choices[number]
        sides = (SIDE, MARGIN + ABOVE_PICTURE, SIDE, MARGIN)
        room = card.inset(*map(view.px, sides))
        letters = label_letters(view, props.choices, props.text_units, room.w)
        high = _picture_height(view, props.units)
        wide = min(room.w - view.px(8), high * props.units[0] / props.units[1])
        place = room.from_top(high).centred(wide, high).snapped()
        ops = list(props.paint(view, number, place, choice.sub_line))
        step = letters * LINE_STEP
        lines = few_lines(choice.label, letters, room.w, 2, view.measure)
        first = (place.bottom + view.px(BELOW_PICTURE) + room.bottom - step * len(lines)) / 2
        for line_number, line in enumerate(lines):
            y = first + step * (line_number + 0.5)
            ops.append(Text(line, room.middle[0], y, letters, view.theme.text, "centre"))
        if number == props.chosen:
            # Once more, because the picture may lie over the one on the card.
            side = round(view.px(TICK))
            x, y = card.right - side - view.px(4), card.y + view.px(3)
            tick = plate_skins.tick(view.theme.tick)
            ops.append(Drawing(tick, round(x), round(y), side, side))
        return ops

    return cards_ops(view, rect, props, content)


def _picture_height(view: View, units: tuple[float, float]) -> float:
    return max(view.px(units[1]), SMALLEST_PIECE_PX + 6)


class PictureCards(ChoiceCards):
    """Cards with a picture over their label."""

    painting = Painting(_PictureProps, _picture_ops)

    def __init__(self, name: str, paint: Paint, units: tuple[float, float]) -> None:
        super().__init__(name, (), card_width=NARROWEST, size=LABEL_SIZE)
        self.paint, self.units = paint, units

    def set_labels(self, view: View, labels: Iterable[str]) -> None:
        """Put the words in; no card becomes too narrow for the longest of them."""
        self.choices = tuple(map(Choice, labels))
        self.keep_words_whole(view, NARROWEST)

    def write(self, script: str) -> None:
        """Let the pictures show characters that are written like this."""
        self.choices = tuple(replace(choice, sub_line=script) for choice in self.choices)

    def height_for(self, view: View, width: float) -> float:
        """Picture and label, whose lines depend on the width of a card."""
        columns = self.columns(view, width)
        rows, gap = ceil(self.count / columns), round(view.px(GAP))
        wide = floor((width - 1 - gap * (columns - 1)) / columns) - view.px(2 * SIDE)
        letters = label_letters(view, self.choices, self.text_units, wide)
        lines = max(
            len(few_lines(choice.label, letters, wide, 2, view.measure)) for choice in self.choices
        )
        high = _picture_height(view, self.units)
        high += view.px(ABOVE_PICTURE + BELOW_PICTURE + 2 * MARGIN)
        return rows * ceil(high + lines * letters * LINE_STEP + 1) + (rows - 1) * gap


def _language_ops(view: View, rect: Rect, props: ChoiceProps) -> list[Op]:
    """Cards with the name of a language and a letter of it before."""

    def content(number: int, card: Rect) -> list[Op]:
        theme, choice = view.theme, props.choices[number]
        large, letters = view.text_px(SIGN_SIZE), view.text_px(props.text_units)
        gap, y = view.px(18), card.middle[1]
        sign_w = view.measure(choice.sub_line, large)
        left = card.middle[0] - (sign_w + gap + view.measure(choice.label, letters)) / 2
        return [
            Text(choice.sub_line, left, y, large, theme.soft_text),
            Text(choice.label, left + sign_w + gap, y, letters, theme.text),
        ]

    return cards_ops(view, rect, props, content)


class LanguageCards(ChoiceCards):
    """One of the languages is chosen."""

    painting = Painting(ChoiceProps, _language_ops)

    def __init__(self, name: str) -> None:
        super().__init__(name, (), card_width=190, card_height=LANGUAGE_HEIGHT, size=NAME_SIZE)


def light_picture(view: View, number: int, area: Rect, script: str) -> DrawList:
    """A piece of the board by day, by night, and by half of each."""
    half = round(area.w / 2)
    left, right = area.from_left(half), area.inset(half, 0, 0, 0)
    by_light = (("day", "day"), ("night", "night"), ("day", "night"))[number]
    frame = picture(
        area.w / view.zoom,
        area.h / view.zoom,
        rect(1.5, 1.5, area.w / view.zoom - 3, area.h / view.zoom - 3, 4, "none",
             view.theme.wood_dark, 3),
    )  # fmt: skip
    return (
        _board(view, area, left, by_light[0]),
        _board(view, area, right, by_light[1]),
        Drawing(frame, area.x, area.y, area.w, area.h),
        sign(LIGHT_ICONS[number], *area.middle, view.px(38), INK, CREAM),
    )


def _board(view: View, area: Rect, shown: Rect, light: str) -> Group:
    """What is seen of a small board through a window."""
    air = round(view.px(2))
    window = shown.inset(air if shown.x == area.x else 0, air, 0 if shown.x == area.x else air, air)
    zoom = area.h / LIGHT_PICTURE[1]
    w, h = round(BOARD[0] * zoom), round(BOARD[1] * zoom)
    x, y = area.middle[0], area.y - BOARD_TOP * zoom + h / 2
    board = Sprite(f"board/board_traditional_{light}", round(x), round(y), w, h)
    clip = (int(window.x), int(window.y), int(window.w), int(window.h))
    return Group(f"{light} {int(shown.x)}", (board,), clip=clip)
