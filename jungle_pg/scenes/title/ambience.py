"""Sounds of the jungle that are heard now and then while nobody does anything."""

from collections.abc import Mapping
from random import Random
from typing import Final

VOICES: Final[Mapping[str, Mapping[str, int]]] = {
    "day": {"amb_bird": 5, "amb_drop": 3, "amb_toucan": 1},
    "night": {"amb_cricket": 5, "amb_frog": 3, "amb_drop": 2, "amb_owl": 1},
}
"""Who is heard in which light, and how often compared with the others."""

TITLE_WAITS_S: Final = (9.0, 20.0)
AFTER_EFFECT_S: Final = 2.0
"""How long it keeps still after any other sound."""
TOO_LATE_S: Final = 1.0
"""A sound nobody could hear in time is left out."""


class Ambience:
    """Says when which sound of the background is heard."""

    def __init__(self, seed: int, waits_s: tuple[float, float] = TITLE_WAITS_S) -> None:
        self._luck = Random(seed)
        self._waits_s = waits_s
        self._due_at: float | None = None

    def hush(self) -> None:
        """Nothing is heard until a whole wait is over again."""
        self._due_at = None

    def sound(self, light: str, last_effect_at: float, now: float) -> str | None:
        """The sound to be heard now, None most of the time; asked again and again."""
        due = self._due_at
        if due is None or now > max(due, last_effect_at + AFTER_EFFECT_S) + TOO_LATE_S:
            self._due_at = now + self._luck.uniform(*self._waits_s)
            return None
        if now < max(due, last_effect_at + AFTER_EFFECT_S):
            return None
        self._due_at = now + self._luck.uniform(*self._waits_s)
        voices = VOICES[light]
        return self._luck.choices(list(voices), list(voices.values()))[0]
