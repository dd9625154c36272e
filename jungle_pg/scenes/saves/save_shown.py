"""The save dialog as the gallery shows it: over saves that are only values."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.glance import Glance
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.saves.folder import Saves, Summary
from jungle_pg.files.saves.names import file_name
from jungle_pg.games.game import Game
from jungle_pg.scenes.saves.save_game import SaveGame
from jungle_pg.scenes.world import World

NAMES: Final = ("Autumn game", "Final", "With Ann", "Rats only", "Den rush", "Long evening")
HOURS: Final = (2, 21, 27, 24 * 3, 24 * 16, 24 * 400)
"""How old each of them is."""

BAD_NAME: Final = "Autumn: game"
FOLDER: Final = Path("saves")


class ShownSaves(Saves):
    """Saves that lie nowhere."""

    def __init__(self, summaries: Mapping[str, Summary]) -> None:
        super().__init__(FOLDER, dict, FOLDER)
        self._summaries = summaries

    def exists(self, name: str) -> bool:
        return file_name(name) in self._summaries

    def paths(self) -> list[Path]:
        return [summary.path for summary in self._summaries.values()]

    def summary(self, path: Path) -> Summary | None:
        return self._summaries.get(path.name)


def shown_dialog(world: World, game: Game, match: AnyMatch, name: str | None = None) -> SaveGame:
    """The dialog over some saves of a match, with a name typed into it."""
    saves = ShownSaves(_summaries(match, world.stamp()))
    # Opened a while ago: it hangs still.
    dialog = SaveGame(world, game, match, TimeState(), -1.0, saves)
    if name is not None:
        dialog.write(name)
    dialog.wait()
    return dialog


def _summaries(match: AnyMatch, now: datetime) -> dict[str, Summary]:
    rules, players = match.setup.rules, match.setup.players
    found: dict[str, Summary] = {}
    for number, (name, hours) in enumerate(zip(NAMES, HOURS, strict=True), start=1):
        plies = match.cursor * number // (len(NAMES) + 1)
        state, when = match.state_at(plies), now - timedelta(hours=hours)
        face = Glance(match.rulebook, rules, players, plies, None, state, when)
        path = FOLDER / file_name(name)
        found[path.name] = Summary(path, 0.0, face)
    return found
