"""The pages of the rules, in Chinese."""

from typing import Final

BOOK: Final[dict[str, str]] = {}
