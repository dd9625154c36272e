"""The desk of the computer players, opened only when somebody asks for it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jungle_pg.engine.client import EngineClient


class LazyEngineClient:
    """Opens a desk at the first call and gives the same one from then on."""

    def __init__(self, open_desk: "Callable[[], EngineClient]") -> None:
        self._open_desk = open_desk
        self._desk: EngineClient | None = None

    def __call__(self) -> "EngineClient":
        """The desk everybody asks at."""
        if self._desk is None:
            self._desk = self._open_desk()
        return self._desk

    def close(self) -> None:
        """End all thinking; nothing happens when nobody has asked."""
        desk, self._desk = self._desk, None
        if desk is not None:
            desk.close()
