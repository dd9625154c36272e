"""How an export tells how far it is, and how it ends before it is done."""

from collections.abc import Callable
from dataclasses import dataclass


class Stopped(Exception):  # noqa: N818 - it reads as what it is
    """Nobody wants the file any more."""


class NoLibrary(Exception):  # noqa: N818 - it reads as what it is
    """What draws animated pictures is not installed; the message says how to install it."""


class StillSecret(Exception):  # noqa: N818 - it reads as what it is
    """The game goes on, and a file would tell its players what they may not know."""

    def __init__(self) -> None:
        super().__init__("cards are hidden in this game: it can be exported once it is over")


@dataclass(frozen=True, slots=True)
class Progress:
    """Where an export tells how much is done, and asks whether it must stop."""

    tell: Callable[[float], None] = lambda part: None
    must_stop: Callable[[], bool] = lambda: False

    def reach(self, part: float) -> None:
        """So much is done, from 0 to 1; Stopped where no more is wanted."""
        if self.must_stop():
            raise Stopped
        self.tell(part)
