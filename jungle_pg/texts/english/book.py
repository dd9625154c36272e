"""The pages of the rules, in English."""

from typing import Final

BOOK: Final[dict[str, str]] = {}
