"""The clipboard of the system: other programs may have put anything there."""

import pygame


class SystemClipboard:
    """Text copied here can be pasted elsewhere, and the other way round."""

    def get(self) -> str:
        """The text on the clipboard, empty when there is none."""
        try:
            return pygame.scrap.get_text()
        except UnicodeDecodeError as trouble:
            return _in_the_old_way(trouble.object)
        except pygame.error:
            return ""

    def put(self, text: str) -> None:
        """Put a text on the clipboard."""
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, ValueError):
            # No clipboard, or a letter that none can hold.
            return


def _in_the_old_way(data: bytes) -> str:
    """What older programs copy has one byte for each letter; a picture or the like is no text."""
    text = data.decode("latin-1")
    return text if all(letter.isprintable() or letter.isspace() for letter in text) else ""
