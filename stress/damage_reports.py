"""Damaged crash reports: the part that the program plays again tells a story, or is refused."""

import os
from dataclasses import asdict
from random import Random
from typing import Any, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from jungle_pg import __version__
from jungle_pg.core.rulebook import BadText
from jungle_pg.files.report_diary import diary_text, parse_diary
from jungle_pg.files.reports import Failure
from jungle_pg.shell.crash.diary import Diary
from jungle_pg.shell.crash.retold import told_in
from jungle_pg.stage.inputs import Close, Drop, Input, Key, Point, Press, Release
from stress.damage_saves import full_settings
from tests.saves.fuzzing import damaged_bytes, damaged_document


def _notes() -> bytes:
    """A short story of clicks and keys."""
    diary = Diary()
    inputs: list[Input] = [Point(5, 6), Press(5, 6), Release(5, 6), Key("tab")]
    inputs += [Drop("a.json"), Close()]
    for number, event in enumerate(inputs):
        diary.tick(number / 3)
        diary.note(event, is_typing=False)
        diary.heard("answer", 0, lambda number=number: number % 2)  # type: ignore[misc]
    return bytes(diary.notes)


NOTES: Final = _notes()
HEAD: Final[dict[str, Any]] = {
    "program": __version__,
    "failure": asdict(Failure("RuntimeError", "the lion is asleep", "title.py:7", False)),
    "settings": {**asdict(full_settings()), "window_size": [1280, 720]},
    "size": [1280, 720],
    "seed": 7,
    "wish": None,
    "opened": [],
    "dropped": [["a.json", 0.0, "{}"]],
    "matches": ["{}"],
    "saves": [["b.json", 1.0, "{}"]],
    "texts": ["1. A3A4"],
    "left_out": 0,
}
REPORT: Final = f"What happened\n\n{diary_text(HEAD, NOTES)}".encode()


def report_case(rng: Random) -> None:
    """A report with damaged bytes, or with damaged values and notes under a right checksum."""
    if rng.random() < 0.3:
        report = damaged_bytes(REPORT, rng)
    else:
        head = damaged_document(HEAD, rng) if rng.random() < 0.6 else HEAD
        notes = damaged_bytes(NOTES, rng) if rng.random() < 0.6 else NOTES
        try:
            report = diary_text(head, notes).encode()
        except ValueError:
            return
    try:
        told_in(*parse_diary(report))
    except BadText as mistake:
        if not str(mistake):
            raise AssertionError("a complaint without words") from mistake
