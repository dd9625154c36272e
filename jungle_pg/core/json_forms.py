"""The forms in which JSON is written, and how deep it may be; it needs nothing else of the game."""

import json
import re
from typing import Final

DEEPEST: Final = 8
"""How many brackets may lie inside each other; a save needs four."""
_HALF_LETTER: Final = re.compile("[\ud800-\udfff]")


def canonical(value: object) -> str:
    """The one text of a value: names sorted, no blanks, plain letters."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def in_letters(value: object, separators: tuple[str, str] | None = None) -> str:
    """A value in one line with letters as people write them; UTF-8 has all of them."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=separators)
    return without_half_letters(text)


def without_half_letters(text: str) -> str:
    """A text of JSON in which half a letter, which UTF-8 has no form for, is told by its number."""
    return _HALF_LETTER.sub(lambda half: f"\\u{ord(half[0]):04x}", text)


def is_too_deep(value: object, deepest: int = DEEPEST) -> bool:
    """Whether more brackets lie inside each other than a file may have."""
    depth, level = 0, [value]
    while level and depth <= deepest:
        depth += 1
        inner: list[object] = []
        for item in level:
            if isinstance(item, dict):
                inner += item.values()
            elif isinstance(item, list):
                inner += item
        level = [item for item in inner if isinstance(item, dict | list)]
    return depth > deepest
