"""Words in a room: the largest letters that fit, then fewer words, then lines, then an ellipsis."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.lines import few_lines, fitted, plain, wrapped
from jungle_pg.stage.view import SMALLEST_TEXT_PX, View

LINE_STEP: Final = 1.25
"""From one line to the next, in sizes of the letters."""


@dataclass(frozen=True, slots=True)
class FitText:
    """Words as they fit: the lines, and how large their letters are in pixels."""

    lines: tuple[str, ...]
    px: int
    is_cut: bool = False
    """Whether something had to be left out."""

    @property
    def step(self) -> float:
        """From one line to the next, in pixels."""
        return self.px * LINE_STEP


def fit_text(
    view: View,
    texts: str | tuple[str, ...],
    width: float,
    *,
    letters: float,
    least: float = 0.0,
    lines: int = 1,
) -> FitText:
    """A text in a width of pixels, with letters of this size in units, or down to a least one.

    Of several texts the first says most; the others say it in fewer words. What fits in no way is
    broken into at most so many lines, and cut with an ellipsis in the end.
    """
    every = (texts,) if isinstance(texts, str) else texts
    sizes = list(_sizes(view, letters, least))
    for text in every:
        for px in sizes:
            if "\n" not in text and view.measure(plain(text), px) <= width:
                return FitText((plain(text),), px)
    if lines > 1:
        for text in every:
            for px in sizes:
                broken = wrapped(text, px, width, view.measure)
                if len(broken) <= lines:
                    return FitText(tuple(broken), px)
    px, text = sizes[-1], every[-1]
    if lines > 1:
        return FitText(tuple(few_lines(text, px, width, lines, view.measure)), px, is_cut=True)
    return FitText((fitted(text.replace("\n", " "), px, width, view.measure),), px, is_cut=True)


def _sizes(view: View, letters: float, least: float) -> Iterator[int]:
    """Sizes in pixels from the wished one down, never too small to read."""
    largest = view.text_px(letters)
    smallest = max(SMALLEST_TEXT_PX, round(view.px(least))) if least else largest
    yield from range(largest, min(largest, smallest) - 1, -1)
