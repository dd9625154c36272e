"""Setting up a game, in English."""

from typing import Final

NEW_GAME: Final[dict[str, str]] = {}
