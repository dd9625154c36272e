"""Sounds as wishes: what should be heard, said without any device."""

from dataclasses import dataclass
from typing import Final, Protocol


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound that should be heard now."""

    name: str
    pan: float = 0.5
    """Where it comes from: 0 is the left edge of the board, 1 the right one."""
    gain: float = 1.0
    take_seed: int | None = None
    """Luck for the choice among several takes; None takes them in turn."""
    blow: float = 0.0
    """How hard something is hit, up to 1: gamepads shake with it."""


CAPTURED: Final = 0.5
BIG_BLOW: Final = 0.9
WON: Final = 1.0
"""How hard gamepads shake, and how much harder for what matters more."""


class Sound(Protocol):
    """Whoever makes sounds heard."""

    def cue(self, cue: Cue) -> None:
        """Let one sound be heard."""

    def music(self, name: str | None) -> None:
        """Change to this loop; None fades the music out."""
