"""The foot of the load screen: buttons that keep their words as long as there is room."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jungle_pg.stage.layout import Rect, row
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button, icon

GAP: Final = 10
TEXT: Final = 23
MESSAGE: Final = 19
STEP: Final = 1.25
NARROWEST_MESSAGE: Final = 170
SHORTENED: Final = (
    "rename",
    "delete",
    "replay",
    "own_saves",
    "open_path",
    "bring_back",
    "back",
    "load",
)
"""Who gives up its word first."""


def place_footer(view: View, foot: Rect, left: Sequence[Button], right: Sequence[Button]) -> None:
    """Buttons at both ends; the main one stands last at the right."""
    every, gap = [*left, *right], view.px(GAP)
    for button in every:
        button.text_units = TEXT
    for name in SHORTENED:
        if _width(view, every, gap) <= foot.w:
            break
        for button in every:
            if button.name == name:
                button.tip, button.label = button.label, ""
    squeeze = min(1.0, foot.w / _width(view, every, gap))
    for buttons, side in ((left, "left"), (list(right)[::-1], "right")):
        widths = [button.size(view)[0] * squeeze for button in buttons]
        for button, place in zip(buttons, row(foot, widths, gap * squeeze, side), strict=True):
            button.place(place)


def message_of(words: Words, folder: Path | None, bad: int, unseen: int) -> tuple[str, str]:
    """What is said beside the buttons, and its sign: which folder is seen, what is bad in it."""
    parts = [words("load.in_folder", path=folder.name or str(folder))] if folder is not None else []
    if unseen:
        parts.append(unseen_text(words, unseen))
    elif bad:
        parts.append(words("load.some_bad_one" if bad == 1 else "load.some_bad", count=bad))
    return "  ".join(parts), "warning" if unseen or bad else ""


def unseen_text(words: Words, count: int) -> str:
    """How many files could not even be looked at."""
    return words("load.unseen_one" if count == 1 else "load.unseen", count=count)


def message_ops(view: View, room: Rect, text: str, sign: str) -> DrawList:
    """A few soft words in what is left of the foot; none where that is too little."""
    if not text or room.w < view.px(NARROWEST_MESSAGE):
        return ()
    theme, letters = view.theme, view.text_px(MESSAGE)
    side = view.px(34) if sign else 0.0
    lines = few_lines(text, letters, room.w - side, 2, view.measure)
    ops: list[Op] = []
    if sign:
        at = (room.x + view.px(14), room.middle[1])
        ops.append(icon(sign, *at, view.px(28), theme.text, theme.paper))
    for number, line in enumerate(lines):
        y = room.middle[1] + (number - (len(lines) - 1) / 2) * letters * STEP
        ops.append(Text(line, room.x + side, round(y), letters, theme.soft_text))
    return tuple(ops)


def free_of_feet(view: View, foot: Rect, buttons: Sequence[Rect]) -> Rect:
    """What the buttons in a foot leave of it."""
    inside = [rect for rect in buttons if rect.middle[1] >= foot.y and rect.x < foot.right]
    left = max((rect.right for rect in inside), default=foot.x) + view.px(22)
    return Rect(left, foot.y, max(0.0, foot.right - left), foot.h)


def _width(view: View, buttons: Sequence[Button], gap: float) -> float:
    return sum(button.size(view)[0] for button in buttons) + gap * (len(buttons) - 1)
