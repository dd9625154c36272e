"""Pieces and cards to set a position up with: they are chosen, or pulled onto the board."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key, Point, Press, Release
from jungle_pg.stage.input.shortcuts import PRESS_KEYS
from jungle_pg.stage.layout import Rect, grid
from jungle_pg.stage.ops import Op, Sprite
from jungle_pg.stage.scale import BUTTON, SHARP, XS
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.widget import Act, Painting

NOTHING: Final = -1
PICTURE: Final = 0.92
"""How much of its card a picture fills."""
FADED: Final = 90
"""How strong is drawn what is on the board already, or lies elsewhere."""
HELD: Final = 1.15


@dataclass(frozen=True, slots=True)
class _PaletteProps(ChooserProps):
    chosen: int
    across: int
    sprites: tuple[str, ...]
    faded: frozenset[int]
    pulled_to: tuple[float, float] | None
    has_cards: bool
    shape: float


def _palette_ops(view: View, rect: Rect, props: _PaletteProps) -> list[Op]:
    """A card for each piece, and the piece that is being pulled somewhere over all of them."""
    ops: list[Op] = []
    places = palette_places(view, rect, len(props.sprites), props.across)
    for number, (place, sprite) in enumerate(zip(places, props.sprites, strict=True)):
        state, is_chosen = props.states[number], props.has_cards and number == props.chosen
        has_ring = props.has_ring and number == max(0, props.chosen)
        if props.has_cards:
            look = "chosen" if is_chosen else "hover" if state in ("hover", "pressed") else "normal"
            ops.append(skins.skinned(view, place, skins.card, view.theme, look, has_ring))
        elif has_ring:
            ops.append(skins.skinned(view, place, plate_skins.ring, SHARP))
        high = round(min(place.w / props.shape, place.h) * (PICTURE if props.has_cards else 1.0))
        wide = round(high * props.shape)
        is_hot = not props.has_cards and state in ("hover", "pressed")
        is_faded = number in props.faded and not is_chosen and not is_hot
        alpha = FADED if is_faded or not props.is_enabled else 255
        ops.append(Sprite(sprite, *place.middle, wide, high, alpha=alpha))
    if props.pulled_to is not None and 0 <= props.chosen < len(props.sprites):
        side = round(places[props.chosen].w * HELD)
        ops.append(Sprite(props.sprites[props.chosen], *props.pulled_to, side, side))
    return ops


def palette_places(view: View, rect: Rect, count: int, columns: int) -> list[Rect]:
    """Where the pieces are: in rows as wide as the palette."""
    rows, gap = -(-count // columns), round(view.px(XS))
    high = (rect.h - gap * (rows - 1)) // rows
    wide = (rect.w - gap * (columns - 1)) // columns
    return grid(rect.from_left(wide * columns + gap * (columns - 1)), count, columns, high, gap)


class Palette(Chooser):
    """Acts with the number of a piece, or with `NOTHING` when it is put back.

    A piece that was pulled away and let go acts as `NAME_pulled`; `let_go_at` says where.
    """

    painting = Painting(_PaletteProps, _palette_ops)
    sound = "select"

    def __init__(
        self, name: str, across: int, *, shape: float = 1.0, has_cards: bool = True
    ) -> None:
        super().__init__(name, NOTHING)
        self.across = across
        """How many stand in a row."""
        self.shape = shape
        """The width of a picture for each unit of its height."""
        self.has_cards = has_cards
        """Whether each lies on a card, and stays chosen."""
        self.sprites: tuple[str, ...] = ()
        self.names: tuple[str, ...] = ()
        """What each is called."""
        self.faded: frozenset[int] = frozenset()
        self.pulled_to: tuple[float, float] | None = None
        self.let_go_at: tuple[float, float] = (0.0, 0.0)

    @property
    def count(self) -> int:
        return len(self.sprites)

    @property
    def tip_rect(self) -> Rect:
        if self._view is None or self._hot_part is None:
            return self.rect
        return self.parts(self._view)[self._hot_part]

    def part_words(self, part: int) -> str:
        return self.names[part] if part < len(self.names) else ""

    def parts(self, view: View) -> list[Rect]:
        return palette_places(view, self.rect, self.count, self.across)

    def columns(self, view: View, width: float) -> int:
        return self.across

    def size(self, view: View) -> tuple[float, float]:
        wide = view.px(BUTTON * self.across)
        return wide, self.height_for(view, wide)

    def least_width(self, view: View) -> float:
        return view.px(BUTTON / 2 * self.across)

    def height_for(self, view: View, width: float) -> float:
        rows = -(-max(1, self.count) // self.across)
        return width / self.across / self.shape * rows

    def wants_key(self, name: str) -> bool:
        return name in PRESS_KEYS or super().wants_key(name)

    def grip(self, x: float, y: float) -> Grip:
        """What lies on a card is pulled away."""
        return Grip(x, y, across=self.has_cards, down=self.has_cards)

    def handle(self, event: Input, now: float) -> Act | None:
        """A press takes a piece up or puts it back; what is pulled away is let go elsewhere."""
        match event:
            case Press(x, y):
                self._hot_part = self._part_at(x, y)
                return self._take(self._hot_part)
            case Point(x, y, finger=is_finger):
                self._hot_part = self._part_at(x, y)
                self.tip = "" if self._hot_part is None else self.names[self._hot_part]
                is_away = self.is_held and self.has_cards and not self.rect.holds(x, y)
                if self.chosen != NOTHING and (is_away or self.pulled_to is not None):
                    lifted = self.rect.w / self.across / self.shape if is_finger else 0.0
                    self.pulled_to = (x, y - lifted)
                return None
            case Release(x, y):
                pulled, self.pulled_to = self.pulled_to, None
                if pulled is None or self.chosen == NOTHING:
                    return None
                self.let_go_at = (x, y)
                return Act(f"{self.name}_pulled", self.chosen)
            case Key(name=name, repeat=False) if name in PRESS_KEYS:
                return self._take(max(0, self.chosen))
            case Key(name):
                return self._walk(self.goal_of_key(name))
        return None

    def goal_of_key(self, name: str) -> int | None:
        """Where arrows lead; from nowhere to the first."""
        if self.chosen == NOTHING:
            return 0 if name in ("left", "right", "home") else None
        return super().goal_of_key(name)

    def _walk(self, part: int | None) -> Act | None:
        """Keys choose a piece as they go; a card is only taken by pressing."""
        if self.has_cards:
            return self._choose(part)
        self.chosen = self.chosen if part is None else part
        return None

    def _take(self, part: int | None) -> Act | None:
        if part is None:
            return None
        is_put_back = self.has_cards and part == self.chosen
        self.chosen = NOTHING if is_put_back else part
        return Act(self.name, self.chosen)
