"""Small things to remember from one time to the next, in one JSON file."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jungle_pg.files.atomic import CannotWrite, write_text
from jungle_pg.files.json_files import Unreadable, names_and_values, small_file, text_of


class Memory:
    """Facts under names; this one forgets them with the program."""

    def __init__(self) -> None:
        self._known: dict[str, Mapping[str, Any]] = {}

    def recall(self, name: str) -> Mapping[str, Any]:
        """What was last kept under a name; nothing when there is nothing."""
        return self._known.get(name, {})

    def keep(self, name: str, facts: Mapping[str, Any]) -> str | None:
        """Keep facts under a name; a sentence when that was impossible."""
        self._known[name] = dict(facts)
        return None


class MemoryFile(Memory):
    """Facts kept in a file; one that cannot be read is as good as none."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._is_read = False

    def recall(self, name: str) -> Mapping[str, Any]:
        """What was last kept under a name; the file is read when first asked."""
        if not self._is_read:
            self._is_read = True
            self._known = {**_read(self._path), **self._known}
        return super().recall(name)

    def keep(self, name: str, facts: Mapping[str, Any]) -> str | None:
        """Keep facts under a name and write the file, unless they are the old ones."""
        if self.recall(name) == facts:
            return None
        super().keep(name, facts)
        try:
            text = json.dumps(self._known, indent=2, ensure_ascii=False, sort_keys=True)
            write_text(self._path, text + "\n")
        except CannotWrite as problem:
            return str(problem)
        return None


def _read(path: Path) -> dict[str, Mapping[str, Any]]:
    # What was remembered is a comfort: a damaged file costs that comfort and nothing else.
    try:
        found = names_and_values(text_of(small_file(path)))
    except (OSError, Unreadable):
        return {}
    return {name: facts for name, facts in found.items() if isinstance(facts, dict)}
