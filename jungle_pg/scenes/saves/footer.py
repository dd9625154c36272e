"""What is told in the foot of the load screen, beside its buttons."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines
from jungle_pg.stage.ops import DrawList, Op, Text
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import icon

MESSAGE: Final = 19
STEP: Final = 1.25
NARROWEST_MESSAGE: Final = 170


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
