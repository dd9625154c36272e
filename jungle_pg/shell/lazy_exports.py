"""Exports of games, made ready only when a player asks for the first one."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jungle_pg.core.match import AnyMatch
    from jungle_pg.scenes.exports import ExportJob, ExportOrder
    from jungle_pg.shell.export.job import Exports
    from jungle_pg.tables.game import Game


class LateExports:
    """Begins exports into a folder; `games` is named by its module, to cross processes."""

    def __init__(
        self,
        games: "Callable[[], Mapping[str, Game]]",
        folder: Path,
        today: Callable[[], datetime],
    ) -> None:
        self._games, self._folder, self._today = games, folder, today
        self._exports: Exports | None = None

    def __call__(self, match: "AnyMatch", order: "ExportOrder") -> "ExportJob":
        """Begin to write a match into a file."""
        if self._exports is None:
            from jungle_pg.shell.export.job import Exports

            self._exports = Exports(self._games, self._folder, self._today)
        return self._exports(match, order)

    def close(self) -> None:
        """Leave no process behind; nothing happens when nobody has asked."""
        if self._exports is not None:
            self._exports.close()
