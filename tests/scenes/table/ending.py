"""The last dialog of a match, opened for tests."""

from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.table.dialogs.result import ResultDialog
from tests.scenes.acting import a_world, view_of
from tests.scenes.table.played import COMPUTER, GAME, HUMAN, played

PEOPLE, MIXED, MACHINES = (HUMAN, HUMAN), (HUMAN, COMPUTER), (COMPUTER, COMPUTER)
LOST = (COMPUTER, HUMAN)
"""Red wins the recorded game."""

LATER = 10.0
"""When nothing moves any more."""


def ended(
    match: AnyMatch | None = None, settings: Settings | None = None, quiet_s: float = 0.0
) -> ResultDialog:
    """The dialog, opened at 0."""
    settings = settings or Settings()
    dialog = ResultDialog(a_world(settings), GAME, match or played(), 0.0, quiet_s)
    dialog.arrange(view_of((1280, 720), settings))
    return dialog
