"""A plank that tells what the buttons of a gamepad do which none on the screen tells of."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

from jungle_pg.stage.input.shortcuts import ARROWS, Shortcut
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Slab, Sprite, Text
from jungle_pg.stage.scale import SMALL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.glyphs import glyph_op, glyph_px, named_buttons
from jungle_pg.ui.page import Page
from jungle_pg.ui.panel import standing

GLYPH: Final = 38.0
LETTERS: Final = SMALL
ENDS: Final = L + M
"""Before the first sign and behind the last word: there are nails."""
AIR: Final = S
"""Round what stands on the screen, and round the plank in the window."""
COMES_AFTER_S: Final = 0.3
LOOKS_AFTER_S: Final = 0.5

HINTS: Final = (
    (tuple(ARROWS), "walk"),
    (("press",), "press"),
    (("back",), "back"),
    (("actions",), "actions"),
    (("pencil",), "pencil"),
    (("step_back", "step_forward"), "step"),
    (("slower", "faster"), "speed"),
    (("row_up", "row_down"), "rows"),
)
"""What is told together, in one word."""

DECORATION: Final = ("frame/", "journey/", "title/", "friends/")
"""Pictures a plank may lie over."""

Hint: TypeAlias = tuple[tuple[str, ...], str]
"""Buttons of a gamepad and the word for what they do."""


@dataclass(frozen=True, slots=True)
class _Form:
    """How many hints stand beside each other, and whether their words are there."""

    columns: int
    has_words: bool


class HintPlank:
    """Hangs where nothing is read or pressed, and stays there while that is so."""

    def __init__(self) -> None:
        self._page: tuple[View, Page] | None = None
        self._hints: tuple[Hint, ...] = ()
        self._seen: DrawList = ()
        """What was shown when it was drawn last."""
        self._looks_at: float | None = None
        """When it looks whether its place is free; None while nothing has changed."""
        self._is_new = False
        """Whether it was not drawn yet on the page that is shown."""
        self._place: tuple[_Form, Rect] | None = None
        self._buttons: Memo[Mapping[str, str]] = Memo()
        self._untold: Memo[tuple[Hint, ...]] = Memo()
        self._drawn: Memo[DrawList] = Memo()

    def draw(
        self,
        view: View,
        page: Page,
        shortcuts: Iterable[Shortcut],
        shown: DrawList,
        now: float,
        *,
        lists: bool,
    ) -> DrawList:
        """The plank over what is shown; `lists` tells whether there is a list of actions.

        It looks about a while after something has changed, not in the frame that answers a hand.
        """
        if (view, page) != self._page:
            # What has just been opened may be on its way still.
            self._page, self._place, self._hints = (view, page), None, ()
            self._looks_at, self._is_new = now + COMES_AFTER_S, True
        elif shown is not self._seen and self._looks_at is None:
            self._looks_at = now + LOOKS_AFTER_S
        self._seen = shown
        is_time = self._looks_at is not None and now >= self._looks_at
        if self._is_new and not is_time:
            return ()
        buttons = self._buttons(named_buttons, view.bindings, tuple(shortcuts))
        told = frozenset(button for button, _ in page.hung)
        hints = self._untold(_untold, buttons, told, lists=lists)
        if is_time or hints != self._hints:
            self._find(view, page, hints, shown)
            self._looks_at, self._is_new = None, False
        return () if self._place is None else self._drawn(_ops, view, hints, *self._place)

    def leave(self) -> None:
        """It hangs nowhere, and looks at nothing until it is drawn again."""
        self._page = self._place = self._looks_at = None

    def wakes_at(self) -> float | None:
        """When it looks about."""
        return self._looks_at

    def _find(self, view: View, page: Page, hints: tuple[Hint, ...], shown: DrawList) -> None:
        """Look for a place, where the old one is not large enough or taken."""
        is_same, self._hints = hints == self._hints, hints
        taken = tuple(_taken(view, page, shown))
        if not is_same or self._place is None or not _is_free(self._place[1], taken):
            self._place = _free_place(view, hints, _outermost(taken)) if hints else None


def _untold(buttons: Mapping[str, str], told: frozenset[str], *, lists: bool) -> tuple[Hint, ...]:
    """What the buttons of a gamepad do here, as far as no badge tells it."""
    found: list[Hint] = []
    for does, word in HINTS:
        signs = tuple(buttons[each] for each in does if each in buttons)
        is_told = len(signs) < len(does) or told & set(signs)
        if is_told or (does == ("actions",) and not lists):
            continue
        found.append((("all",) if set(signs) == set(ARROWS) else signs, word))
    return tuple(found)


def _taken(view: View, page: Page, shown: DrawList) -> Iterator[Rect]:
    """Where something is read or pressed."""
    yield from (widget.rect for widget in page.widgets if widget.has_place)
    yield from (rect for rect in _places(view, shown, 0, 0) if rect.w < view.width)


def _places(view: View, ops: DrawList, dx: float, dy: float) -> Iterator[Rect]:
    for op in ops:
        match op:
            case Group(key="badges" | "tooltip"):
                pass
            case Group(clip=None):
                yield from _places(view, op.ops, dx + op.dx, dy + op.dy)
            case Group(clip=(x, y, w, h)):
                yield Rect(x + dx, y + dy, w, h)
            case Text(text=text) if text:
                wide = view.measure(text, op.size)
                left = op.x - {"left": 0.0, "centre": wide / 2, "right": wide}[op.align]
                yield Rect(left + dx, op.y - op.size / 2 + dy, wide, op.size)
            case Drawing() | Slab():
                yield Rect(op.x + dx, op.y + dy, op.w, op.h)
            case Sprite(name=name) if not name.startswith(DECORATION):
                yield Rect(op.x - op.w / 2 + dx, op.y - op.h / 2 + dy, op.w, op.h)


def _outermost(rects: Iterable[Rect]) -> list[Rect]:
    """Those that are in none of the others."""
    found: list[Rect] = []
    for rect in sorted(set(rects), key=lambda each: each.w * each.h, reverse=True):
        if not any(_holds(other, rect) for other in found):
            found.append(rect)
    return found


def _holds(outer: Rect, inner: Rect) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and outer.right >= inner.right
        and outer.bottom >= inner.bottom
    )


def _is_free(place: Rect, taken: Sequence[Rect]) -> bool:
    return not any(
        rect.x < place.right
        and rect.right > place.x
        and rect.y < place.bottom
        and rect.bottom > place.y
        for rect in taken
    )


def _free_place(
    view: View, hints: tuple[Hint, ...], taken: Sequence[Rect]
) -> tuple[_Form, Rect] | None:
    """The best place for the plank, at the lower edge and at the right if that is possible."""
    window = view.window.shrunk(view.px(AIR))
    columns = sorted({len(hints), -(-len(hints) // 2), 1}, reverse=True)
    forms = [_Form(count, has_words) for has_words in (True, False) for count in columns]
    edges = sorted((rect.y - view.px(AIR) for rect in taken), reverse=True)
    for bottoms, form in product(((window.bottom,), edges), forms):
        wide, high = _size(view, hints, form)
        lefts = (window.right - wide, window.x, window.middle[0] - wide / 2)
        for bottom, left in product(bottoms, lefts):
            place = Rect(left, bottom - high, wide, high).snapped()
            is_inside = _holds(view.window, place)
            if is_inside and _is_free(place.shrunk(-view.px(AIR / 2)), taken):
                return form, place
    return None


def _size(view: View, hints: tuple[Hint, ...], form: _Form) -> tuple[float, float]:
    wide = sum(_column_widths(view, hints, form)) + view.px(2 * ENDS + M * (form.columns - 1))
    rows = -(-len(hints) // form.columns)
    high = rows * glyph_px(view, GLYPH) + view.px(M + S * (rows - 1) + skins.LIP)
    return wide, high + view.px(skins.BELOW)


def _column_widths(view: View, hints: tuple[Hint, ...], form: _Form) -> list[float]:
    columns = (hints[at :: form.columns] for at in range(form.columns))
    return [max((_width(view, hint, form) for hint in column), default=0.0) for column in columns]


def _width(view: View, hint: Hint, form: _Form) -> float:
    signs, word = hint
    wide = len(signs) * glyph_px(view, GLYPH)
    if not form.has_words:
        return wide
    return wide + view.px(S) + view.text_width(view.words(f"hint.{word}"), LETTERS)


def _ops(view: View, hints: tuple[Hint, ...], form: _Form, place: Rect) -> DrawList:
    theme, side = view.theme, glyph_px(view, GLYPH)
    plank = place.inset(0, 0, 0, view.px(skins.BELOW))
    seed = int(plank.w / view.zoom) % 17
    ops: list[Op] = [standing(view, plank, lambda w, h: skins.plank(w, h, theme, seed))]
    widths = _column_widths(view, hints, form)
    y = plank.y + view.px(M / 2) + side / 2
    for start in range(0, len(hints), form.columns):
        x = plank.x + view.px(ENDS)
        for (signs, word), wide in zip(hints[start : start + form.columns], widths, strict=False):
            at = x
            for sign in signs:
                ops.append(glyph_op(view, sign, at + side / 2, y, GLYPH))
                at += side
            if form.has_words:
                text, letters = view.words(f"hint.{word}"), view.text_px(LETTERS)
                ink, shadow = theme.wood_text, theme.wood_shadow
                ops.append(Text(text, at + view.px(S), y, letters, ink, "left", shadow))
            x += wide + view.px(M)
        y += side + view.px(S)
    return (Group("hints", tuple(ops)),)
