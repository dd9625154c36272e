"""Text that must fit: broken into lines, or cut with an ellipsis."""

from functools import lru_cache
from typing import Final

from jungle_pg.stage.view import Measure

FIRST_CHINESE: Final = 0x2E80
CLOSING: Final = "，。！？：；、）》」”…,.!?:;)"
"""Signs that never begin a line."""

OPENING: Final = "（《「“("
"""Signs that never end one."""

SOFT_BREAK: Final = "\v"
"""Where a line ends first that is too long for its plank; it is never drawn."""

JOINER: Final = "\u2060"
"""Between characters that stay on one line; it is never drawn."""

WRAPS_KEPT: Final = 1024


def unbroken(text: str) -> str:
    """The text so that no line ends inside it."""
    return JOINER.join(text)


def plain(text: str) -> str:
    """The text as it is drawn."""
    return text.replace(JOINER, "")


def wrapped(text: str, size: float, width: float, measure: Measure) -> list[str]:
    """The text in lines no wider than this, broken at blanks and between Chinese characters."""
    return list(_wrapped(text, size, width, measure))


@lru_cache(maxsize=WRAPS_KEPT)
def _wrapped(text: str, size: float, width: float, measure: Measure) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            if line and measure((line + piece).rstrip(), size) > width:
                lines.append(line.rstrip())
                line = ""
            line = line + piece if line else piece.lstrip()
            while len(line.rstrip()) > 1 and measure(line.rstrip(), size) > width:
                head = _head(line, size, width, measure)
                lines.append(head.rstrip())
                line = line[len(head) :].lstrip()
        lines.append(line.rstrip())
    return tuple(lines)


def fitted(text: str, size: float, width: float, measure: Measure) -> str:
    """The text, or as much of its beginning as fits with an ellipsis; empty without any room."""
    if measure(text, size) <= width:
        return text
    if measure("…", size) > width:
        return ""
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + "…", size) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def cut_inside(name: str, size: float, width: float, measure: Measure) -> str:
    """The name, or as much of both its ends as fits: names often differ at their ends."""
    if measure(name, size) <= width:
        return name
    for kept in range(len(name) - 1, 1, -1):
        head = (kept + 1) // 2
        shorter = name[:head].rstrip() + "…" + name[len(name) - (kept - head) :].lstrip()
        if measure(shorter, size) <= width:
            return shorter
    return name[:1] + "…"


def few_lines(text: str, size: float, width: float, count: int, measure: Measure) -> list[str]:
    """The text in at most so many lines; an ellipsis ends what had to be cut."""
    if count <= 1:
        return [fitted(text.replace("\n", " "), size, width, measure)]
    lines = wrapped(text, size, width, measure)
    if len(lines) > count:
        lines = [*lines[: count - 1], fitted(lines[count - 1] + "…", size, width, measure)]
    return lines


def has_characters(text: str) -> bool:
    """Whether there are Chinese characters in a text."""
    return any(ord(letter) >= FIRST_CHINESE for letter in text)


def _pieces(paragraph: str) -> list[str]:
    """The parts between which a line may break, each with the blanks after it."""
    pieces: list[str] = []
    is_joined = False
    for letter in paragraph:
        if letter == JOINER:
            is_joined = True
            continue
        breaks_before = not pieces or (
            not is_joined
            and letter != " "
            and letter not in CLOSING
            and pieces[-1][-1] not in OPENING
            and (
                pieces[-1].endswith(" ")
                or ord(letter) >= FIRST_CHINESE
                or ord(pieces[-1][-1]) >= FIRST_CHINESE
            )
        )
        is_joined = False
        if breaks_before:
            pieces.append(letter)
        else:
            pieces[-1] += letter
    return pieces


def _head(line: str, size: float, width: float, measure: Measure) -> str:
    """As many letters of a word that is too long as fit, at least one."""
    count = 1
    while count < len(line) and measure(line[: count + 1], size) <= width:
        count += 1
    end = count
    while 1 < end < len(line) and line[end] in CLOSING:
        end -= 1
    return line[:count] if line[end : end + 1] in CLOSING else line[:end]
