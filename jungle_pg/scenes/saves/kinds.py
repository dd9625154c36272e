"""The kinds of saves as pills with their numbers."""

from typing import Final

from jungle_pg.scenes.saves.collection import Counts
from jungle_pg.scenes.saves.entries import Kind
from jungle_pg.scenes.saves.pills import Pill
from jungle_pg.texts.languages import Words

MOST_USUAL: Final = 99
KINDS: Final = tuple(Kind)
ICONS: Final = {Kind.ALL: "", Kind.GOING_ON: "play", Kind.FINISHED: "trophy"}


def kind_pills(words: Words, counts: Counts | None, files: int = 0) -> tuple[Pill, ...]:
    """A pill for each kind; it keeps its number where it has an icon to go with it.

    Numbers are told once they are known, and have room for so many files from the beginning.
    """
    most = max(files, MOST_USUAL)
    found = []
    for kind in KINDS:
        count = "" if counts is None else str(getattr(counts, kind))
        label, longest = (words(f"load.{kind}", count=each).rstrip() for each in (count, most))
        if ICONS[kind]:
            found.append(Pill(label, count, ICONS[kind], longest, str(most)))
        else:
            found.append(Pill(label, label, "", longest, longest))
    return tuple(found)
