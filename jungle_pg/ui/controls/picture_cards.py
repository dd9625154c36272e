"""Cards with pictures over their words, and those of the languages."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.scale import HEADING, MEDIUM, SMALL, XS, L
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.choice import (
    LINE_STEP,
    MARGIN,
    SIDE,
    Choice,
    ChoiceCards,
    ChoiceProps,
    cards_ops,
    label_letters,
    tick_over,
)
from jungle_pg.ui.widget import Painting

Paint: TypeAlias = Callable[[View, int, Rect, str], DrawList]
"""Draws the picture of a card, by its number, into a rectangle; with how characters are written."""

PICTURE: Final = 88
SMALLEST_PICTURE_PX: Final = 54
LANGUAGE: Final = 90


@dataclass(frozen=True, slots=True)
class _PictureProps(ChoiceProps):
    paint: Paint
    shape: float


def _picture_ops(view: View, rect: Rect, props: _PictureProps) -> list[Op]:
    """Cards with a picture over their label."""

    def content(number: int, card: Rect) -> list[Op]:
        choice = props.choices[number]
        sides = (SIDE, MARGIN + XS, SIDE, MARGIN)
        room = card.inset(*map(view.px, sides))
        letters = label_letters(view, props.choices, props.text_units, room.w)
        high = _picture_height(view)
        wide = min(room.w - view.px(2 * XS), high * props.shape)
        place = room.from_top(high).centred(wide, high).snapped()
        ops = list(props.paint(view, number, place, choice.sub_line))
        step = letters * LINE_STEP
        lines = few_lines(choice.label, letters, room.w, 2, view.measure)
        first = (place.bottom + view.px(XS) + room.bottom - step * len(lines)) / 2
        for line_number, line in enumerate(lines):
            y = first + step * (line_number + 0.5)
            ops.append(Text(line, room.middle[0], y, letters, view.theme.text, "centre"))
        return [*ops, tick_over(view, card)] if number == props.chosen else ops

    return cards_ops(view, rect, props, content)


def _picture_height(view: View) -> float:
    return max(view.px(PICTURE), SMALLEST_PICTURE_PX)


class PictureCards(ChoiceCards):
    """Cards with a picture over their label; its shape is the width for each height."""

    painting = Painting(_PictureProps, _picture_ops)

    def __init__(self, name: str, paint: Paint, shape: float = 1.0) -> None:
        super().__init__(name, (), size=SMALL)
        self.paint, self.shape = paint, shape

    def set_labels(self, view: View, labels: Iterable[str]) -> None:
        """Put the words in; no card becomes too narrow for the longest of them."""
        self.choices = tuple(map(Choice, labels))
        self.keep_words_whole(view)

    def part_words(self, part: int) -> str:
        return self.choices[part].label

    def write(self, script: str) -> None:
        """Let the pictures show characters that are written like this."""
        self.choices = tuple(replace(choice, sub_line=script) for choice in self.choices)

    def high_card(self, view: View, width: float) -> float:
        """Picture and label, whose lines depend on the width of a card."""
        room = width - view.px(2 * SIDE)
        letters = label_letters(view, self.choices, self.text_units, room)
        labels = (few_lines(each.label, letters, room, 2, view.measure) for each in self.choices)
        high = _picture_height(view) + view.px(2 * XS + 2 * MARGIN)
        return high + max(map(len, labels)) * letters * LINE_STEP


def _language_ops(view: View, rect: Rect, props: ChoiceProps) -> list[Op]:
    """Cards with the name of a language and a letter of it before."""

    def content(number: int, card: Rect) -> list[Op]:
        theme, choice = view.theme, props.choices[number]
        large, letters = view.text_px(HEADING), view.text_px(props.text_units)
        gap, y = view.px(L), card.middle[1]
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
        super().__init__(name, (), size=MEDIUM)

    def part_words(self, part: int) -> str:
        return self.choices[part].label

    def high_card(self, view: View, width: float) -> float:
        return view.px(LANGUAGE)
