"""Who made this, and under which licences, in Chinese."""

from typing import Final

CREDITS: Final[dict[str, str]] = {}
