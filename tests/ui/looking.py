"""What tests of widgets look with: a view whose letters are all equally wide, and a finder."""

from dataclasses import replace
from typing import Any, TypeVar

from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.theme import DAY, Theme
from jungle_pg.stage.view import View
from tests.words import language_of

T = TypeVar("T")

WORDS = language_of("en")


def plain_measure(text: str, size: float) -> float:
    """Every letter is half as wide as high."""
    return len(text) * size * 0.5


def view(
    width: int = 1920,
    height: int = 1080,
    zoom: float = 1.0,
    theme: Theme = DAY,
    calm: bool = False,
) -> View:
    """A window by day whose texts can be measured by counting letters."""
    return View(width, height, zoom, theme, WORDS, plain_measure, calm)


def find(ops: DrawList, kind: type[T], **want: Any) -> list[T]:
    """All ops of a kind with these fields, those inside moved groups where they are seen."""
    found = [op for op in _all(ops, 0, 0) if isinstance(op, kind)]
    for name, value in want.items():
        found = [op for op in found if getattr(op, name) == value]
    return found


def _all(ops: DrawList, dx: float, dy: float) -> list[object]:
    every: list[object] = []
    for op in ops:
        if isinstance(op, Group):
            every += [op, *_all(op.ops, dx + op.dx, dy + op.dy)]
        else:
            every.append(replace(op, x=op.x + dx, y=op.y + dy) if dx or dy else op)
    return every
