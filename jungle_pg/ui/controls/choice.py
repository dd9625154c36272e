"""Cards of which one is chosen."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, inf
from typing import Final

from jungle_pg.stage.layout import Rect, grid
from jungle_pg.stage.lines import FIRST_CHINESE, few_lines, fitted
from jungle_pg.stage.ops import Drawing, Op, Text
from jungle_pg.stage.scale import BUTTON, NOTE, TEXT, M, S
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.widget import Painting

GAP: Final = M
MARGIN: Final = 11
SIDE: Final = 10
TICK_ROOM: Final = 22
"""What the check mark takes of the first line of a card without pictures."""

LINE_STEP: Final = 1.22
SMALLEST_LABEL: Final = 0.8
TICK: Final = 34
NARROWEST: Final = 116
"""Units a card is wide whatever short word is on it."""
ICON_SIZE: Final = 56
PICTURE_SIZE: Final = 66
DISABLED_ALPHA: Final = 120


@dataclass(frozen=True, slots=True)
class Choice:
    """What a card says; pictures are names of icons or paths of sprites."""

    label: str
    pictures: tuple[str, ...] = ()
    sub_line: str = ""
    number: str = ""
    """Stands small in a corner, where the cards are steps of a ladder."""


@dataclass(frozen=True, slots=True)
class CardsProps(ChooserProps):
    """Cards, whatever is on them."""

    chosen: int
    card_width: float


@dataclass(frozen=True, slots=True)
class ChoiceProps(CardsProps):
    """Cards with words and pictures."""

    choices: tuple[Choice, ...]
    text_units: float


def cards_ops(
    view: View, rect: Rect, props: CardsProps, content: Callable[[int, Rect], Iterable[Op]]
) -> list[Op]:
    """Cards, and on each what is drawn for its number into its rectangle."""
    ops: list[Op] = []
    alpha = 255 if props.is_enabled else DISABLED_ALPHA
    places = card_places(view, rect, len(props.states), props.card_width)
    for number, (card, state) in enumerate(zip(places, props.states, strict=True)):
        is_chosen = number == props.chosen
        look = "chosen" if is_chosen else "hover" if state in ("hover", "pressed") else "normal"
        ring = is_chosen and props.has_ring
        at = card.moved(0, round(view.px(2))) if state == "pressed" else card
        plate = skins.skinned(view, at, skins.card, view.theme, look, ring)
        ops += [replace(plate, alpha=alpha), *content(number, at)]
    return ops


def tick_over(view: View, card: Rect) -> Drawing:
    """The check mark once more, where a picture may lie over the one on the card."""
    side = round(view.px(TICK))
    x, y = card.right - side - view.px(4), card.y + view.px(3)
    return Drawing(plate_skins.tick(view.theme.tick), round(x), round(y), side, side)


def _choice_ops(view: View, rect: Rect, props: ChoiceProps) -> list[Op]:
    return cards_ops(view, rect, props, lambda number, card: _content(view, props, number, card))


def _content(view: View, props: ChoiceProps, number: int, card: Rect) -> list[Op]:
    """Pictures, label and sub-line, centred as one block."""
    theme, is_enabled, choice = view.theme, props.is_enabled, props.choices[number]
    room = card.inset(*(view.px(side) for side in (SIDE, MARGIN, SIDE, MARGIN)))
    letters = label_letters(view, props.choices, props.text_units, room.w)
    small = view.text_px(NOTE)
    step, sub_step = letters * LINE_STEP, small * LINE_STEP if choice.sub_line else 0.0
    lines = _label(view, choice, room, letters, sub_step)
    picture = _picture_px(view, choice, room, len(lines) * step + sub_step, letters)
    x = room.middle[0]
    y = room.middle[1] - (picture + len(lines) * step + sub_step) / 2
    ops: list[Op] = []
    if picture:
        apart = picture * 1.2
        left = x - apart * (len(choice.pictures) - 1) / 2
        for place, name in enumerate(choice.pictures):
            at = (left + apart * place, y + picture / 2)
            ops.append(icon(name, *at, picture, theme.text, theme.card, is_enabled))
    y += picture + step / 2
    off = theme.face("disabled").text
    for line in lines:
        ops.append(Text(line, x, y, letters, theme.text if is_enabled else off, "centre"))
        y += step
    soft = theme.soft_text if is_enabled else off
    if choice.sub_line:
        word = fitted(choice.sub_line, small, room.w, view.measure)
        ops.append(Text(word, x, y + (sub_step - step) / 2, small, soft, "centre"))
    if choice.number:
        at = card.x + view.px(S), card.y + view.px(S) + small / 2
        ops.append(Text(choice.number, *at, small, soft))
    return ops


def label_letters(view: View, choices: Sequence[Choice], units: float, width: float) -> int:
    """The size of all labels, a little smaller where the longest word needs it."""
    size = view.text_px(units)
    least = max(SMALLEST_TEXT_PX, round(size * SMALLEST_LABEL))
    words = [word for choice in choices for word in choice.label.split()]
    while size > least and any(_is_too_long(view, word, size, width) for word in words):
        size -= 1
    return size


def _label(view: View, choice: Choice, room: Rect, letters: float, below: float) -> list[str]:
    """Two lines at most, one where a word alone is too long for a line."""
    label, has_pictures = choice.label, bool(choice.pictures)
    count = int(min(2.0, (room.h - below) / (letters * LINE_STEP)))
    if any(_is_too_long(view, word, letters, room.w) for word in label.split()):
        count = 1
    width = room.w
    if count == 2 and view.measure(label, letters) > width and not has_pictures:
        width -= 2 * view.px(TICK_ROOM)
    return few_lines(label, letters, width, count, view.measure)


def _picture_px(view: View, choice: Choice, room: Rect, words_h: float, least: float) -> float:
    """How large the pictures are; 0 where there is no room for them."""
    if not choice.pictures:
        return 0.0
    count = len(choice.pictures)
    wide = room.w if count == 1 else (room.w - 2 * view.px(TICK_ROOM)) / (1.2 * count - 0.2)
    side = min(view.px(_picture_size(choice)), room.h - words_h, wide)
    return side if side >= least else 0.0


def column_count(view: View, width: float, count: int, card_width: float) -> int:
    """How many cards stand beside each other in a place of a width."""
    gap = view.px(GAP)
    most = int((width + gap + 0.5) / (view.px(card_width) + gap))
    rows = ceil(count / min(max(1, most), count))
    return ceil(count / rows)


def card_places(view: View, rect: Rect, count: int, card_width: float) -> list[Rect]:
    """Where the cards are."""
    columns = column_count(view, rect.w, count, card_width)
    rows = ceil(count / columns)
    gap = round(view.px(GAP))
    wide = (rect.w - gap * (columns - 1)) // columns
    high = (rect.h - gap * (rows - 1)) // rows
    area = rect.from_left(wide * columns + gap * (columns - 1))
    return grid(area, count, columns, high, gap)


def _picture_size(choice: Choice) -> float:
    if not choice.pictures:
        return 0.0
    is_icon = all("/" not in name or name.startswith("icons/") for name in choice.pictures)
    return ICON_SIZE if is_icon else PICTURE_SIZE


def _is_too_long(view: View, word: str, size: float, width: float) -> bool:
    """Whether a word does not fit on a line; Chinese may be broken anywhere."""
    return ord(max(word)) < FIRST_CHINESE and view.measure(word, size) > width


class ChoiceCards(Chooser):
    """Equal cards in a row, or in more rows when one is too narrow for them."""

    painting = Painting(ChoiceProps, _choice_ops)

    def __init__(
        self,
        name: str,
        choices: Sequence[Choice],
        chosen: int = 0,
        *,
        card_width: float = 160,
        size: float = TEXT,
    ) -> None:
        super().__init__(name, chosen)
        self.choices = tuple(choices)
        self.card_width = card_width
        """The narrowest a card becomes while there is room for another row."""
        self.text_units = size

    @property
    def count(self) -> int:
        return len(self.choices)

    def keep_words_whole(self, view: View, narrowest: float = NARROWEST) -> None:
        """Let no card become too narrow for the longest word."""
        words = [word for choice in self.choices for word in choice.label.split()]
        longest = max(view.text_width(word, self.text_units) for word in words) + 2
        self.card_width = max(narrowest, longest / view.zoom + 2 * SIDE)

    def part_words(self, part: int) -> str:
        """Its label, with what stands below it."""
        return f"{self.choices[part].label} {self.choices[part].sub_line}"

    def size(self, view: View) -> tuple[float, float]:
        return self.least_width(view), self.high_card(view, view.px(self.card_width))

    def least_width(self, view: View) -> float:
        wide = view.px(self.card_width * self.count + GAP * (self.count - 1))
        # A pixel or two more: a place on whole pixels may be a little narrower than asked for.
        return wide + 2

    def height_for(self, view: View, width: float) -> float:
        """How high the rows are in a place of a width."""
        columns, gap = self.columns(view, width), round(view.px(GAP))
        rows, wide = ceil(self.count / columns), floor((width - 1 - gap * (columns - 1)) / columns)
        # One pixel more: a place on whole pixels may be a little lower than asked for.
        return rows * ceil(self.high_card(view, wide) + 1) + (rows - 1) * gap

    def parts(self, view: View) -> list[Rect]:
        return card_places(view, self.rect, self.count, self.card_width)

    def columns(self, view: View, width: float) -> int:
        return column_count(view, width, self.count, self.card_width)

    def high_card(self, view: View, width: float) -> float:
        """The height of cards of a width, in pixels."""
        room = Rect(0, 0, width - view.px(2 * SIDE), inf)
        letters = label_letters(view, self.choices, self.text_units, room.w)
        labels = (_label(view, choice, room, letters, 0.0) for choice in self.choices)
        high = max(map(len, labels)) * letters * LINE_STEP + view.px(2 * MARGIN)
        if any(choice.pictures for choice in self.choices):
            high += view.px(max(map(_picture_size, self.choices)) + 4)
        if any(choice.sub_line for choice in self.choices):
            high += view.text_px(NOTE)
        return max(high, view.px(BUTTON))
