"""The kinds of saves as pills with their numbers."""

from typing import Final

from jungle_pg.scenes.load.collection import Counts
from jungle_pg.scenes.load.entries import Kind
from jungle_pg.scenes.load.pills import Pill
from jungle_pg.texts.languages import Words

KINDS: Final = tuple(Kind)
ICONS: Final = {Kind.ALL: "", Kind.GOING_ON: "play", Kind.FINISHED: "trophy"}


def kind_pills(words: Words, counts: Counts) -> tuple[Pill, ...]:
    """A pill for each kind; it keeps its number where it has an icon to go with it."""
    found = []
    for kind in KINDS:
        count = getattr(counts, kind)
        label = words(f"load.{kind}", count=count)
        found.append(Pill(label, str(count) if ICONS[kind] else label, ICONS[kind]))
    return tuple(found)
