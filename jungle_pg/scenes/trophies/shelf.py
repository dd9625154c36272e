"""A board with trophies on it, each with its name; those not earned yet are silhouettes."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.career.trophies import TROPHIES
from jungle_pg.core.journey.progress import Progress
from jungle_pg.stage.easing import part
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import Description, listed
from jungle_pg.stage.ops import Op, Sprite, Text
from jungle_pg.stage.scale import LINE, NOTE, ROUND, SLIM, TALL, S
from jungle_pg.stage.theme import INK, Theme
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import skins, svg
from jungle_pg.ui.controls.one_of_several import Chooser, ChooserProps
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.skins import skinned
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Painting

SHADE: Final = "#B59A66"
SHADES: Final = {"day": "#D3B981", "night": "#14242C"}
BACKS: Final = {"day": "#F3E2BC", "night": "#1C2F38"}
UNEARNED: Final = {"day": "#E6CFA6", "night": "#A8957F"}
BOARD: Final = LINE + S
"""How high the board with the names is."""
HEIGHT: Final = SLIM - S
LETTERS: Final = NOTE
FLIP_S: Final = 0.36
FLIP_AFTER_S: Final = 0.4
"""How long the silhouette of a new trophy takes to turn into it, once the screen is there."""
STEPS: Final = 16
STILL: Final = (-1, STEPS)


@dataclass(frozen=True, slots=True)
class Trophy:
    """A trophy as it stands on its board."""

    id: str
    name: str
    is_earned: bool


@dataclass(frozen=True, slots=True)
class _ShelfProps(ChooserProps):
    trophies: tuple[Trophy, ...]
    chosen: int
    flip: tuple[int, int]
    """Which trophy turns over, and how far it has come, in parts."""


def _shelf_ops(view: View, rect: Rect, props: _ShelfProps) -> list[Op]:
    theme = view.theme
    high = view.px(BOARD)
    back = rect.inset(view.px(S), 0, view.px(S), high / 2).snapped()
    board = rect.from_bottom(high).snapped()
    ops: list[Op] = [
        skinned(view, back, _back, BACKS[theme.name], theme.paper_line),
        skinned(view, board, _board, theme),
    ]
    wide = rect.w / max(1, len(props.trophies))
    for number, trophy in enumerate(props.trophies):
        x = rect.x + wide * (number + 0.5)
        around = Rect(x - wide / 2, rect.y, wide, rect.h - high).shrunk(view.px(2)).snapped()
        is_lit = props.states[number] in ("hover", "pressed")
        if is_lit or number == props.chosen:
            fill = theme.current_row if number == props.chosen else theme.paper
            ops.append(skinned(view, around, skins.row, fill, theme.paper_line, ROUND))
        if props.is_enabled and props.has_ring and number == max(0, props.chosen):
            ops.append(skinned(view, around, plate_skins.ring, ROUND))
        turned = props.flip[1] if number == props.flip[0] else STEPS
        ops += _trophy_ops(view, trophy, Rect(x - wide / 2, rect.y, wide, rect.h), high, turned)
    return ops


def _trophy_ops(view: View, trophy: Trophy, cell: Rect, board: float, turned: int) -> list[Op]:
    tag = view.theme.name
    side = round(min(cell.w - view.px(S), cell.h - board, view.px(TALL + LINE)))
    foot = cell.bottom - board + view.px(2)
    is_coloured = trophy.is_earned and 2 * turned >= STEPS
    name = f"trophies/{trophy.id}" + ("" if is_coloured else "_off")
    colours = () if is_coloured else ((SHADE, SHADES[tag]),)
    wide = max(1 / STEPS, abs(1 - 2 * turned / STEPS))
    ink = view.theme.wood_text if trophy.is_earned else UNEARNED[tag]
    fit = fit_text(view, trophy.name, cell.w - view.px(S), letters=LETTERS, least=1.0, lines=2)
    first = cell.bottom - board / 2 - view.px(2) - (len(fit.lines) - 1) * fit.px * 0.55
    x = cell.middle[0]
    return [
        Sprite(name, x, foot - side * 0.48, side, side, stretch_x=wide, recolour=colours),
        *(
            Text(line, x, first + row * fit.px * 1.1, fit.px, ink, "centre", view.theme.wood_shadow)
            for row, line in enumerate(fit.lines)
        ),
    ]


def _back(w: float, h: float, fill: str, edge: str) -> str:
    return svg.picture(w, h, svg.rect(1.5, 1.5, w - 3, h - 3, 14, fill, edge, 3))


def _board(w: float, h: float, theme: Theme) -> str:
    return svg.picture(
        w,
        h,
        svg.rect(2, 8, w - 4, h - 10, 8, theme.wood_dark, INK, 4),
        svg.rect(2, 2, w - 4, h - 12, 8, theme.wood, INK, 4),
    )


class TrophyShelf(Chooser):
    """Acts with the number of the trophy that is wanted; arrows go from one to the next."""

    painting = Painting(_ShelfProps, _shelf_ops)

    def __init__(self, name: str, trophies: tuple[Trophy, ...]) -> None:
        super().__init__(name)
        self.trophies = trophies
        self.flip = STILL
        self._flips_at: float | None = None

    def turn_over(self, number: int) -> None:
        """Let a trophy that is new turn from its silhouette to itself, once it is seen."""
        self.flip, self._flips_at = (number, 0), None

    def come_to(self, view: View, now: float) -> None:
        """Turn on."""
        if self.flip[0] < 0:
            return
        if self._flips_at is None:
            self._flips_at = now + FLIP_AFTER_S
        done = 1.0 if view.calm else part(now, self._flips_at, FLIP_S)
        self.flip = (self.flip[0], round(done * STEPS)) if done < 1 else STILL

    def wakes_at(self, now: float) -> float | None:
        """At once while a trophy turns over."""
        return now if self.flip[0] >= 0 else super().wakes_at(now)

    @property
    def count(self) -> int:
        return len(self.trophies)

    def describe(self, words: Words) -> Description:
        """A trophy, and whether it was earned."""
        if not 0 <= self.chosen < self.count:
            return super().describe(words)
        it = self.trophies[self.chosen]
        earned = words("narration.earned" if it.is_earned else "narration.not_earned")
        value = listed(words, (it.name, earned))
        return self.described("choice", self.caption, value, (self.chosen + 1, self.count))

    def parts(self, view: View) -> list[Rect]:
        wide = self.rect.w / max(1, self.count)
        return [
            Rect(self.rect.x + wide * number, self.rect.y, wide, self.rect.h)
            for number in range(self.count)
        ]

    def size(self, view: View) -> tuple[float, float]:
        return view.px(self.count * TALL), view.px(HEIGHT)


def trophies_of(view: View, progress: Progress) -> tuple[Trophy, ...]:
    """All trophies in the order they stand."""
    return tuple(
        Trophy(name, view.words(f"trophy.{name}.name"), name in progress.trophies)
        for name in TROPHIES
    )
