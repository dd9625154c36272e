"""Saves of older versions, brought up to date step by step."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from jungle_pg.core.rulebook import Flaw, Record
from jungle_pg.core.saving_fields import Fields
from jungle_pg.core.saving_values import VERSION, Trouble, Unsound

Steps: TypeAlias = Mapping[int, Callable[[Record], Record]]

STEPS: Final[Steps] = {}
"""For each older version, how a document of it becomes one of the next; Unsound when it cannot."""


def up_to_date(document: Record, steps: Steps = STEPS, newest: int = VERSION) -> Record:
    """The document as the newest version has it; a newer one than that is refused."""
    version = Fields(document).any("version")
    if type(version) is not int or version < 1:
        raise Unsound(Trouble.INVALID_FORMAT, Flaw("type", wanted="whole"), "version")
    if version > newest:
        flaw = Flaw("newer", version=version, known=newest)
        raise Unsound(Trouble.NEWER, flaw, "version")
    for old in range(version, newest):
        document = {**steps[old](document), "version": old + 1}
    return document
