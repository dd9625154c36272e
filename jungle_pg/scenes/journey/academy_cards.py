"""The stages of a chapter as cards with coin, name, kind and stars; a press plays one."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.scenes.journey.map.art import COIN, FACE, MEDAL, Coin, star_ops
from jungle_pg.stage.input.inputs import Input, Key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import Op, Sprite, Text
from jungle_pg.stage.scale import ICON, LINE, SLIM, SMALL, TALL, M, S
from jungle_pg.stage.theme import EDGE, INK
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.widget import Act, Painting

HIGH: Final = TALL + S
NARROWEST: Final = SLIM + LINE
"""Units a card needs for a coin and a name of two lines."""
LINE_STEP: Final = 1.2
HEAD: Final = 0.5
"""How large the face on a medallion is, in heights of it."""
NUMBER: Final = 0.3
CORNER: Final = 16.0


@dataclass(frozen=True, slots=True)
class StageCard:
    """What the card of a stage tells."""

    coin: Coin
    name: str
    icon: str
    face: str = ""
    """The sprite of who is to be beaten, for a boss."""


@dataclass(frozen=True, slots=True)
class _StageCardsProps(ChooserProps):
    stages: tuple[StageCard, ...]
    chosen: int


def _cards_ops(view: View, rect: Rect, props: _StageCardsProps) -> list[Op]:
    ops: list[Op] = []
    places = card_places(view, rect, len(props.stages))
    for number, (card, place) in enumerate(zip(props.stages, places, strict=True)):
        state = props.states[number]
        at = place.moved(0, round(view.px(2))) if state == "pressed" else place
        ops += _card_ops(view, at, card, is_lit=state in ("hover", "pressed"))
        if props.is_enabled and props.has_ring and number == max(0, props.chosen):
            ops.append(skinned(view, place, plate_skins.ring, CORNER))
    return ops


def _card_ops(view: View, rect: Rect, card: StageCard, *, is_lit: bool) -> list[Op]:
    theme, coin = view.theme, card.coin
    is_locked = coin.state == "locked"
    if coin.state == "current":
        ground = (theme.current_row, EDGE)
    else:
        ground = (theme.paper if is_lit and not is_locked else theme.card, theme.paper_line)
    room = rect.shrunk(round(view.px(S)))
    left, rest = room.from_left(room.h), room.inset(room.h + view.px(S), 0, 0, 0)
    letters = view.text_px(SMALL)
    ink = theme.soft_text if is_locked else theme.text
    lines = few_lines(card.name, letters, rest.w, 2, view.measure)
    side = view.px(ICON)
    high = len(lines) * letters * LINE_STEP + side
    y = rest.y + max(0.0, (rest.h - high) / 2) + letters * LINE_STEP / 2
    ops: list[Op] = [skinned(view, rect, skins.row, *ground, CORNER), *_coin_ops(left, card)]
    for line in lines:
        ops.append(Text(line, rest.x, y, letters, ink))
        y += letters * LINE_STEP
    y += (side - letters * LINE_STEP) / 2
    mark = side * 0.8
    ops.append(icon(card.icon, rest.x + mark / 2, y, mark, theme.text, ground[0], not is_locked))
    if not is_locked:
        ops += star_ops(view, rest.x + mark + view.px(M) + mark * 1.5, y, mark, coin.stars, 1.05)
    return ops


def _coin_ops(place: Rect, card: StageCard) -> list[Op]:
    """The coin with its number, or the medallion of a boss."""
    coin, (x, y) = card.coin, place.middle
    if card.face:
        k = place.h / MEDAL[1]
        face = round(place.h * HEAD)
        is_locked = coin.state == "locked"
        return [
            Sprite(f"journey/boss_{coin.state}", x, y, round(MEDAL[0] * k), round(MEDAL[1] * k)),
            Sprite(
                card.face, x, place.y + 82 * k, face, face,
                alpha=150 if is_locked else 255, grey=is_locked,
            ),
        ]  # fmt: skip
    k = min(place.w / COIN[0], place.h / COIN[1])
    ops: list[Op] = [
        Sprite(f"journey/node_{coin.state}", x, y, round(COIN[0] * k), round(COIN[1] * k))
    ]
    if coin.state != "locked":
        at = y + (FACE[1] - COIN[1] / 2 - 2) * k
        ops.append(Text(str(coin.number), x, at, round(place.h * NUMBER), INK, "centre"))
    return ops


def columns_in(view: View, width: float) -> int:
    """How many cards stand beside each other in a width."""
    gap = view.px(S)
    return max(1, int((width + gap) / (view.px(view.for_letters(NARROWEST)) + gap)))


def card_places(view: View, rect: Rect, count: int) -> list[Rect]:
    """Where the cards stand."""
    columns, gap, high = columns_in(view, rect.w), view.px(S), view.px(HIGH)
    wide = (rect.w - gap * (columns - 1)) / columns
    return [
        Rect(
            rect.x + (wide + gap) * (number % columns),
            rect.y + (high + gap) * (number // columns),
            wide,
            high,
        ).snapped()
        for number in range(count)
    ]


class StageCards(Chooser):
    """Acts with the number of a card that is pressed; arrows only go from one to the next."""

    painting = Painting(_StageCardsProps, _cards_ops)

    def __init__(self, name: str) -> None:
        super().__init__(name, -1)
        self.stages: tuple[StageCard, ...] = ()

    @property
    def count(self) -> int:
        return len(self.stages)

    def part_words(self, part: int) -> str:
        return f"{self.stages[part].coin.number}. {self.stages[part].name}"

    def parts(self, view: View) -> list[Rect]:
        return card_places(view, self.rect, self.count)

    def columns(self, view: View, width: float) -> int:
        return columns_in(view, width)

    def size(self, view: View) -> tuple[float, float]:
        wide = view.px(NARROWEST)
        return wide, self.height_for(view, wide)

    def height_for(self, view: View, width: float) -> float:
        columns = columns_in(view, width)
        rows = -(-self.count // columns)
        return rows * view.px(HIGH) + max(0, rows - 1) * view.px(S)

    def goal_of_key(self, name: str) -> int | None:
        if self.chosen < 0:
            # Nothing is chosen in this chapter, and the ring is at its first card.
            self.chosen = 0
        goal = super().goal_of_key(name)
        return None if goal == self.chosen and name in ("left", "right") else goal

    def handle(self, event: Input, now: float) -> Act | None:
        """A click or Enter plays; arrows lead to another card."""
        if isinstance(event, Key):
            if self.is_pressed_by(event):
                return Act(self.name, max(0, self.chosen))
            goal = self.goal_of_key(event.name)
            self.chosen = self.chosen if goal is None else goal
            return None
        return super().handle(event, now)

    def _choose(self, part: int | None) -> Act | None:
        if part is None:
            return None
        self.chosen = part
        return Act(self.name, part)
