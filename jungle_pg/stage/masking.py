"""What a crash report may not tell: what was typed, which files were brought, hidden cards."""

import re
from dataclasses import replace
from typing import Final

from jungle_pg.stage.inputs import Composing, Drop, Input, Key, Typing

LETTER: Final = "x"
"""Stands for every key that types something."""


def input_note(event: Input, *, is_typing: bool) -> str:
    """What a player did as a line of a report; text and files leave only what kind they were."""
    match event:
        case Typing() | Composing() | Drop():
            return type(event).__name__
        case Key() if is_typing and _types(event):
            return str(replace(event, name=LETTER))
    return str(event)


def masked_words(text: str) -> str:
    """A text whose words are all alike, so that the longer name of a ten does not tell it."""
    return re.sub(r"\w+", "xx", text)


def _types(key: Key) -> bool:
    """Whether a key may stand for a letter; with Alt, or Ctrl and Alt, many keyboards have more."""
    # The keys of the number pad have names like [7].
    return len(key.name.strip("[]")) <= 1 and (key.alt or not key.ctrl)
