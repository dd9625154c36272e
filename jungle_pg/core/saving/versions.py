"""Which version of the format a save has, and how older ones become the newest."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from jungle_pg.core.rulebook import Flaw, Record
from jungle_pg.core.saving.fields import Fields
from jungle_pg.core.saving.secrets import Unpacking
from jungle_pg.core.saving.values import (
    COUNTED,
    FIRST_STRICT_VERSION,
    FIRST_STUDY_VERSION,
    FORMAT,
    SEEN_BY,
    STRICT_VERSION,
    STUDY_VERSION,
    TOTAL,
    TREE,
    VERSION,
    Trouble,
    Unsound,
)


def recognised(stored: Record) -> Record:
    """The document in its newest version, when it is a save at all."""
    if stored.get("format") != FORMAT:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("other_format"), "format")
    newest = STUDY_VERSION if is_study(stored) else VERSION
    if _is_strict(stored):
        newest = STRICT_VERSION
    check_version(stored, newest)
    return up_to_date(Unpacking().whole(stored), newest=newest)


def is_study(stored: Record) -> bool:
    """Whether a save holds a tree of lines, and not one game."""
    version = stored.get("version")
    return TREE in stored and type(version) is int and version >= FIRST_STUDY_VERSION


def _is_strict(stored: Record) -> bool:
    """Whether a save holds a game with time for all of it, or what a seat was told of one."""
    version, clock = stored.get("version"), stored.get("clock")
    is_meant = SEEN_BY in stored or (isinstance(clock, dict) and TOTAL in clock)
    return is_meant and type(version) is int and version >= FIRST_STRICT_VERSION


Steps: TypeAlias = Mapping[int, Callable[[Record], Record]]


def _second(document: Record) -> Record:
    """Each pass could repeat a position then; games that were drawn by that stay drawn."""
    logs = {name: document[name] for name in ("moveHistory", "undone") if name in document}
    return {**document, **{name: _with_counted_passes(log) for name, log in logs.items()}}


def _with_counted_passes(log: Any) -> Any:
    if not isinstance(log, list):
        return log
    return [
        {**entry, COUNTED: True}
        if isinstance(entry, dict) and entry.get("action") == "pass"
        else entry
        for entry in log
    ]


STEPS: Final[Steps] = {1: _second}
"""How a document of an older version becomes one of the next; Unsound when it cannot.

A version that only knows more than the one before needs no step.
"""


def up_to_date(document: Record, steps: Steps = STEPS, newest: int = VERSION) -> Record:
    """The document as the newest version has it; a newer one than that is refused."""
    for old in range(check_version(document, newest), newest):
        newer = steps[old](document) if old in steps else document
        document = {**newer, "version": old + 1}
    return document


def check_version(document: Record, newest: int = VERSION) -> int:
    """The version of a document; Unsound for one that this program does not know."""
    version = Fields(document).any("version")
    if type(version) is not int or version < 1:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="whole"), "version")
    if version > newest:
        flaw = Flaw("newer", version=version, known=newest)
        raise Unsound(Trouble.NEWER, flaw, "version")
    return version
