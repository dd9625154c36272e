"""Setting up a game, in Chinese."""

from typing import Final

NEW_GAME: Final[dict[str, str]] = {}
