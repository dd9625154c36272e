"""Something that must always hold, and does not."""

from typing import Final

LONGEST_WORD: Final = 300


class Broken(AssertionError):  # noqa: N818 - it reads as what it is
    """Something that must always hold does not."""


def need(is_so: bool, *what: object) -> None:
    """Stop where something is not so, and say what it is."""
    if not is_so:
        raise Broken(" ".join(str(each)[:LONGEST_WORD] for each in what))
