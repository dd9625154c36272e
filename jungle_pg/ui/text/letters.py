"""Letters and words as a player counts them, whatever they are made of."""

from typing import Final
from unicodedata import category

JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
SKIN_TONES: Final = range(0x1F3FB, 0x1F400)


def one_line(text: str) -> str:
    """The text without anything that cannot stand in a line; line breaks become blanks."""
    text = text.strip("\r\n").replace("\r\n", "\n")
    return "".join(_clean(sign) for sign in text)


def many_lines(text: str) -> str:
    """The text with its line breaks, and else without anything that cannot stand in a line."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return "\n".join(one_line(line) for line in text.split("\n"))


def is_between(text: str, index: int) -> bool:
    """Whether a caret can stand here: not between a letter and its accents."""
    if index <= 0 or index >= len(text):
        return True
    return not _belongs_to_last(text[index]) and text[index - 1] != JOINER


def nearest(text: str, index: int) -> int:
    """The place for a caret at an index or before it, inside the text."""
    index = min(max(0, index), len(text))
    while not is_between(text, index):
        index -= 1
    return index


def after(text: str, index: int) -> int:
    """The place one letter further on."""
    index = min(index + 1, len(text))
    while not is_between(text, index):
        index += 1
    return index


def before(text: str, index: int) -> int:
    """The place one letter back."""
    return nearest(text, index - 1)


def word_after(text: str, index: int) -> int:
    """Where the next word begins."""
    end = _run_end(text, index)
    return _run_end(text, end) if _kind(text, end) == "blank" else end


def word_before(text: str, index: int) -> int:
    """Where this word, or the one before, begins."""
    start = _run_start(text, index)
    return start if _kind(text, start) != "blank" else _run_start(text, start)


def word_at(text: str, index: int) -> tuple[int, int]:
    """Start and end of the word, or of the blanks or signs, a letter is part of."""
    index = nearest(text, min(index, len(text) - 1))
    end = _run_end(text, index)
    return _run_start(text, end), end


def _clean(sign: str) -> str:
    if sign in "\n\r\t\v\f\x1c\x1d\x1e\x85\u2028\u2029":
        return " "
    is_unseen = category(sign) in ("Cc", "Cf", "Cs") and sign not in (JOINER, NON_JOINER)
    return "" if is_unseen else sign


def _belongs_to_last(sign: str) -> bool:
    return category(sign) in ("Mn", "Mc", "Me") or sign == JOINER or ord(sign) in SKIN_TONES


def _kind(text: str, index: int) -> str:
    """What kind of letter begins here: part of a word, a blank, a sign, or none."""
    if index >= len(text):
        return "none"
    sign = text[index]
    return "blank" if sign.isspace() else "word" if sign.isalnum() or sign == "_" else "sign"


def _run_end(text: str, index: int) -> int:
    kind = _kind(text, index)
    while index < len(text) and _kind(text, index) == kind:
        index = after(text, index)
    return index


def _run_start(text: str, index: int) -> int:
    kind = _kind(text, before(text, index))
    while index > 0 and _kind(text, before(text, index)) == kind:
        index = before(text, index)
    return index
