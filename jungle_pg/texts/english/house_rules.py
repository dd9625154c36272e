"""The rules a player can change, one by one, in English."""

from typing import Final

HOUSE_RULES: Final[dict[str, str]] = {}
