"""What hangs over the map: the sign of the chapter, and the plank of progress."""

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from jungle_pg.core.journey.progress import MOST_STARS, Progress
from jungle_pg.core.journey.stage import Journey
from jungle_pg.stage.easing import overshoot, part, slow_start
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.scale import (
    BUTTON,
    HEADING,
    HIGH,
    ICON,
    SLIM,
    TEXT,
    XL,
    L,
    M,
    S,
)
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import svg
from jungle_pg.ui.layout import Slot
from jungle_pg.ui.panel import plank_lines, rope_ops, sign
from jungle_pg.ui.text.text_fit import fit_text

SIGN: Final = (460, 190)
SIGN_HIGH: Final = 2 * HIGH
GOLD_TEXT: Final = "#FFE08A"


@dataclass(frozen=True, slots=True)
class ChapterFacts:
    """Where on the journey the window looks, and what was reached."""

    number: int
    name: str
    stages: tuple[str, str]
    """In many words and in few."""
    done: tuple[bool, ...]
    """Of each region, whether all its stages are passed."""
    open: tuple[bool, ...]
    share: float
    """How many of all stages are passed, from 0 to 1."""
    stars: int
    most: int


def chapter_facts(words: Words, journey: Journey, progress: Progress, chapter: int) -> ChapterFacts:
    """What the signs say while a chapter is looked at."""
    first = sum(len(each.stages) for each in journey.chapters[:chapter]) + 1
    here = journey.chapters[chapter]
    passed = [[progress.is_passed(it.id) for it in each.stages] for each in journey.chapters]
    count = len(journey.stages)
    return ChapterFacts(
        chapter + 1,
        words(f"journey.region.{here.id}"),
        (
            words("journey.stages", first=first, last=first + len(here.stages) - 1),
            words("journey.stages_short", first=first, last=first + len(here.stages) - 1),
        ),
        tuple(all(each) for each in passed),
        tuple(
            any(progress.is_open(journey, it.id) for it in each.stages) for each in journey.chapters
        ),
        sum(map(sum, passed)) / max(1, count),
        progress.stars_in(journey),
        MOST_STARS * count,
    )


def sign_slot(view: View, facts: ChapterFacts) -> Slot:
    """The sign of the chapter on its ropes."""
    return Slot(partial(_sign_ops, facts=facts), least=(SIGN_HIGH * SIGN[0] / SIGN[1], SIGN_HIGH))


SWAP_UP_S: Final = 0.2
SWAP_DOWN_S: Final = 0.26


class HungSign:
    """The sign of the chapter, which goes up when another one is to come down."""

    def __init__(self) -> None:
        self._rect = Rect(0, 0, 0, 0)
        self._facts: ChapterFacts | None = None
        self._old: ChapterFacts | None = None
        self._swaps: bool = False
        """Whether the swap was ordered, and begins with the next frame."""
        self._since: float | None = None
        self._ops: Memo[DrawList] = Memo()
        self._group: Memo[Group] = Memo()

    def hang(self, rect: Rect, facts: ChapterFacts) -> None:
        """Say where it hangs and what it tells from now on."""
        if self._facts is not None and self._facts.number != facts.number:
            self._old, self._swaps = self._old or self._facts, True
        self._rect, self._facts = rect, facts

    def is_moving(self, now: float) -> bool:
        return self._swaps or self._since is not None

    def draw(self, view: View, now: float) -> Group:
        """The sign at a moment."""
        assert self._facts is not None, "it was not hung yet"
        if self._swaps:
            self._swaps = False
            self._since = None if view.calm else self._since or now
        facts, rise = self._facts, 0.0
        if self._since is not None:
            up = part(now, self._since, SWAP_UP_S)
            down = part(now, self._since + SWAP_UP_S, SWAP_DOWN_S)
            rise = slow_start(up) if up < 1 else 1 - overshoot(down)
            if up < 1 and self._old is not None:
                facts = self._old
            if down >= 1:
                # It is over only once its end was drawn.
                self._since, rise = None, 0.0
        if self._since is None:
            self._old = None
        ops = self._ops(_sign_ops, view, self._rect, facts=facts)
        return self._group(Group, "sign", ops, 0, round(-rise * self._rect.bottom))


def _sign_ops(view: View, rect: Rect, facts: ChapterFacts) -> DrawList:
    k = rect.h / SIGN[1]
    w, h, theme = round(SIGN[0] * k), round(SIGN[1] * k), view.theme
    x, y = round(rect.x), round(rect.y)
    disc = round(84 * k)
    ops: list[Op] = [
        *rope_ops(view, x + 90 * k, -y, y + 22 * k),
        *rope_ops(view, x + 350 * k, -y, y + 22 * k),
        Sprite(f"journey/sign_hang_{theme.name}", x + w / 2, y + h / 2, w, h),
        Drawing(_disc(), x + 88 * k - disc / 2, y + 68 * k - disc / 2, disc, disc),
        Text(
            str(facts.number),
            x + 88 * k,
            y + 65 * k,
            view.text_px(40 * k / view.zoom),
            INK,
            "centre",
        ),
    ]
    for text, at, units, room in (
        (facts.name, (140, 64), 38, 262),
        (facts.stages, (212, 147), 21, 200),
    ):
        letters = units * k / view.zoom
        fit = fit_text(view, text, room * k, letters=letters, least=1.0)
        align = "left" if units == 38 else "centre"
        ops.append(
            Text(
                fit.lines[0], x + at[0] * k, y + at[1] * k, fit.px, theme.wood_text, align,
                theme.wood_shadow,
            )
        )  # fmt: skip
    return tuple(ops)


def progress_slot(facts: ChapterFacts) -> Slot:
    """The plank with the regions as beads, and the stars."""
    draw = partial(_progress_ops, facts=facts)
    return Slot(draw, least=(2 * SLIM, BUTTON), wanted=(None, HIGH), grow=1.0, most=(800.0, HIGH))


def _progress_ops(view: View, rect: Rect, facts: ChapterFacts) -> DrawList:
    theme, area = view.theme, rect.snapped()
    middle = area.middle[1] - view.px(2)
    letters, small = view.text_px(HEADING), view.text_px(TEXT)
    of_all = view.words("journey.of_all", most=facts.most)
    won = str(facts.stars)
    star = round(view.px(ICON + M))
    right = area.right - view.px(XL)
    of_x = right - view.measure(of_all, small)
    won_x = of_x - view.px(S) - view.measure(won, letters)
    star_x = won_x - view.px(S) - star / 2
    ops: list[Op] = [
        *plank_lines(view, area, [("", small)], ""),
        Sprite("journey/star_filled", star_x, middle, star, star),
        Text(won, won_x, middle, letters, GOLD_TEXT, shadow=theme.wood_shadow),
        Text(of_all, of_x, middle, small, theme.wood_text, shadow=theme.wood_shadow),
    ]
    left, end = area.x + view.px(XL), star_x - star / 2 - view.px(L)
    side = round(min(view.px(54), area.h * 0.66, (end - left) / len(facts.done)))
    if side < view.px(ICON):
        return tuple(ops)
    groove = round(view.px(18))
    high = round(middle - groove / 2)
    long = round(end - left)
    ops += [
        Drawing(_groove(long / view.zoom, facts.share), round(left), high, long, groove),
    ]
    step = (end - left) / len(facts.done)
    for number, (is_done, is_open) in enumerate(zip(facts.done, facts.open, strict=True)):
        x = left + step * (number + 0.5)
        look = "done" if is_done else "open" if is_open else "closed"
        ops.append(Drawing(_bead(look), round(x - side / 2), round(middle - side / 2), side, side))
        if is_open and not is_done:
            ops.append(
                Text(str(number + 1), x, middle - side * 0.05, view.text_px(24), INK, "centre")
            )
        elif not is_open:
            ops.append(sign("lock", x, middle - side * 0.04, side * 0.52, INK, ""))
    return tuple(ops)


@lru_cache(maxsize=2)
def _disc() -> str:
    return svg.picture(
        84,
        84,
        svg.circle(42, 45, 36, "#6E4526"),
        svg.circle(42, 41, 36, "#F9C74F", INK, 4),
        svg.circle(42, 41, 28, "none", "#C98A1B", 3),
    )


@lru_cache(maxsize=8)
def _bead(look: str) -> str:
    fill = {"done": "#7CC35A", "open": GOLD_TEXT, "closed": "#B9AB8F"}[look]
    tick = svg.path("M17 27L24 34L37 18", line=INK, width=5) if look == "done" else ""
    return svg.picture(
        54, 54, svg.circle(27, 29, 22, "#3F2A1C"), svg.circle(27, 26, 22, fill, INK, 3.6), tick
    )


@lru_cache(maxsize=32)
def _groove(w: float, share: float) -> str:
    filled = max(0.0, (w - 7) * share)
    shapes = [svg.rect(1.5, 1.5, w - 3, 15, 7.5, "#C9AC74", INK, 3)]
    if filled > 8:
        shapes.append(svg.rect(3.5, 3.5, filled, 11, 5.5, "#7CC35A"))
    return svg.picture(w, 18, *shapes)
