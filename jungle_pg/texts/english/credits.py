"""Who made this, and under which licences, in English."""

from typing import Final

CREDITS: Final[dict[str, str]] = {}
