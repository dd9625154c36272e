"""The clipboard of the system."""

import pygame


class SystemClipboard:
    """Text copied here can be pasted elsewhere, and the other way round."""

    def get(self) -> str:
        """The text on the clipboard, empty when there is none."""
        try:
            return pygame.scrap.get_text()
        except pygame.error:
            return ""

    def put(self, text: str) -> None:
        """Put a text on the clipboard."""
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, ValueError):
            # No clipboard, or a letter that none can hold.
            return
