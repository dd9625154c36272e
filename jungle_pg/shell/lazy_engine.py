"""The engine client of the program, opened only when somebody asks for it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jungle_pg.engine.client import EngineClient


class LazyEngineClient:
    """Opens an engine client at the first call and gives the same one from then on."""

    def __init__(self, open_engine: "Callable[[], EngineClient]") -> None:
        self._open_engine = open_engine
        self._engine: EngineClient | None = None

    def __call__(self) -> "EngineClient":
        """The engine client that everybody asks."""
        if self._engine is None:
            self._engine = self._open_engine()
        return self._engine

    def close(self) -> None:
        """End all thinking; nothing happens when nobody has asked."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()
