"""Saving and loading by name, in the same folder and with the same words as the window."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.saves.folder import BOARD_FILE_SUFFIX, Saves
from jungle_pg.files.saves.names import SUFFIX, default_name, name_problem
from jungle_pg.texts.languages import Words
from jungle_pg.texts.save_words import bad_save_text, save_name_text


class Keeper:
    """The saves of a player."""

    def __init__(self, saves: Saves, words: Words, today: Callable[[], datetime]) -> None:
        self._saves, self._words, self.today = saves, words, today
        self._own: Path | None = None
        """The file of the game being played, which may be replaced without asking."""

    def save(self, name: str, match: AnyMatch, times: TimeState, *, replaces: bool) -> str:
        """Save a match and say how that went."""
        words = self._words
        stamp = self.today()
        if not name:
            name = self._saves.free_name(default_name(stamp, match.rulebook.game_id))
        if problem := name_problem(name):
            return save_name_text(words.texts, problem)
        if self._saves.exists(name) and not replaces and self._saves.path_of(name) != self._own:
            return words("console.name_taken", name=name)
        try:
            self._own = self._saves.save(name, match, times, stamp)
        except CannotWrite as trouble:
            return words("console.save_failed", reason=trouble.reason)
        return words("console.saved", name=self._own.name)

    def load(self, name: str) -> Loaded | str:
        """The match of a save, or why there is none."""
        if problem := name_problem(name):
            return save_name_text(self._words.texts, problem)
        is_board_file = name.lower().endswith(BOARD_FILE_SUFFIX)
        path = self._saves.folder / name if is_board_file else self._saves.path_of(name)
        found = self._saves.load(path)
        if isinstance(found, BadSave):
            # A damaged file may hold any letters; what is told of it stays on one line.
            return " ".join(bad_save_text(self._words.texts, found).split())
        self._own = None if is_board_file else path
        return found

    def listed(self) -> str:
        """The names of the saves, newest first."""
        names = [path.name.removesuffix(SUFFIX) for path in self._saves.paths()]
        if not names:
            return self._words("console.no_saves")
        text = names[0]
        for name in names[1:]:
            text = self._words("console.and", most=text, last=name)
        return self._words("console.saves", names=text)
