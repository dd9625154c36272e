"""What goes wrong with a player's files is told to the player in words of their own."""

from collections.abc import Callable
from pathlib import Path

from jungle_pg.cabinet import words
from jungle_pg.files.cards import cards_in
from jungle_pg.files.career import CareerFile, StoredCareer
from jungle_pg.files.progress import ProgressFile
from jungle_pg.files.shared import SharedStore
from jungle_pg.shell.warnings import Warnings
from jungle_pg.texts.locales import CODES
from tests.rows import each_of

DAMAGED = b'{"version": 1, \xff\xff}\n[]\n'


def open_progress(path: Path, warnings: Warnings) -> None:
    SharedStore.of(ProgressFile(path), warnings.add)


def open_career(path: Path, warnings: Warnings) -> None:
    assert StoredCareer(CareerFile(path), warnings.add).now is not None


def open_cards(path: Path, warnings: Warnings) -> None:
    SharedStore.of(cards_in(path.parent), warnings.add)


@each_of(
    ("name", "opened"),
    [
        ("progress.json", open_progress),
        ("career.jsonl", open_career),
        ("mistakes.jsonl", open_cards),
    ],
)
def test_a_damaged_file_of_the_player_is_told_of_once_in_every_language(
    name: str, opened: Callable[[Path, Warnings], None], tmp_path: Path
) -> None:
    told: list[str] = []
    warnings = Warnings(told.append)
    path = tmp_path / name
    path.write_bytes(DAMAGED)
    opened(path, warnings)
    assert told
    [key] = warnings.take()
    sentences = {words(code)(key) for code in CODES}
    assert len(sentences) == len(CODES)
    assert key not in sentences
