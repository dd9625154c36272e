"""Saves of older versions, brought up to date step by step."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from jungle_pg.core.rulebook import Flaw, Record
from jungle_pg.core.saving_fields import Fields
from jungle_pg.core.saving_values import COUNTED, VERSION, Trouble, Unsound

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
"""For each older version, how a document of it becomes one of the next; Unsound when it cannot."""


def up_to_date(document: Record, steps: Steps = STEPS, newest: int = VERSION) -> Record:
    """The document as the newest version has it; a newer one than that is refused."""
    for old in range(check_version(document, newest), newest):
        document = {**steps[old](document), "version": old + 1}
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
