"""Texts without their words: as long and as wide as they were, and nobody can read them."""

import re
import unicodedata
from dataclasses import replace
from functools import lru_cache

from jungle_pg.stage.inputs import Composing, Input, Key, Typing


def masked(text: str) -> str:
    """A text with every letter as `x`, `X` or `中`, and every digit as `0`."""
    return "".join(map(_veiled_letter, text))


def masked_words(text: str) -> str:
    """A text whose words are all alike, so that the longer name of a ten does not tell it."""
    return re.sub(r"\w+", "xx", text)


def masked_input(event: Input, *, is_typing: bool) -> Input:
    """What a player did, without what was typed: neither the text nor the keys for it."""
    match event:
        case Typing(text):
            return Typing(masked(text))
        case Composing(text):
            return Composing(masked(text))
        case Key(name=name, ctrl=False, alt=False) if is_typing and len(name) == 1:
            return replace(event, name=masked(name))
    return event


@lru_cache(maxsize=256)
def _veiled_letter(letter: str) -> str:
    if letter.isdigit():
        return "0"
    if not letter.isalpha():
        return letter
    if unicodedata.east_asian_width(letter) in "WF":
        return "中"
    return "X" if letter.isupper() else "x"
