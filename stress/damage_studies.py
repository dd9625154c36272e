"""Damaged studies, game files with lines, files of XQStudio, and pictures that carry a game."""

from functools import cache
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any, Final

from PIL import Image

from jungle_pg.core.saving.any_file import load_data
from jungle_pg.core.saving.document import save_text
from jungle_pg.core.saving.glance import glance
from jungle_pg.core.saving.json_text import checksum
from jungle_pg.core.saving.load import restore
from jungle_pg.core.saving.pictures import carrying
from jungle_pg.core.saving.studies.changes import study_change, study_essence
from jungle_pg.core.saving.studies.document import study_document, study_text
from jungle_pg.core.saving.values import BadSave, Loaded, TimeState
from jungle_pg.core.study.edits import listed_moves
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.core.xiangqi.text.game_writing import study_file_text
from jungle_pg.core.xiangqi.text.notation import Notation
from jungle_pg.files.autosave.journal import journal_essence
from stress.choices import books
from stress.damage_saves import check_loaded, journal_bytes
from stress.samples import sample_matches
from tests.random_studies import random_deed, random_study
from tests.saves.fuzzing import damaged_bytes, damaged_document, json_bytes
from tests.saves.wandering import STAMP
from tests.xqf_writing import xqf_bytes

STUDIES: Final = 12
XIANGQI_AT: Final = 1
"""Every fourth random study from this one on is of Xiangqi."""


def study_case(rng: Random) -> None:
    """A study with damaged values, mostly with a right checksum, or with damaged bytes."""
    document: dict[str, Any] = rng.choice(_documents())
    if rng.random() < 0.6:
        document = damaged_document(document, rng)
        if "checksum" in document and rng.random() < 0.9:
            document["checksum"] = checksum(document)
        data = json_bytes(document)
    else:
        data = damaged_bytes(json_bytes(document), rng)
    check_study(load_data(books(), data))
    glance(books(), data.decode("utf-8", "replace"))


def journal_case(rng: Random) -> None:
    """A journal of a study with damaged records under right checksums, or with damaged bytes."""
    records = rng.choice(_journals())
    if rng.random() < 0.6:
        data = journal_bytes(damaged_document(dict(enumerate(records)), rng).values())
    else:
        data = damaged_bytes(journal_bytes(records), rng)
    essence, _ = journal_essence(data)
    if essence is not None:
        check_study(restore(books(), essence))


def game_file_case(rng: Random) -> None:
    """A game file with variations, comments and drawings, in any notation."""
    check_study(load_data(books(), damaged_bytes(rng.choice(_game_files()), rng)))


def xqf_case(rng: Random) -> None:
    """A file of XQStudio of any version."""
    check_study(load_data(books(), damaged_bytes(rng.choice(_xqf_files()), rng)))


def picture_case(rng: Random) -> None:
    """A damaged picture, or a whole one that carries a damaged text."""
    plain, text = rng.choice(_pictures()), rng.choice(_carried())
    if rng.random() < 0.5:
        data = damaged_bytes(carrying(plain, text), rng)
    else:
        text = damaged_bytes(text.encode(), rng).decode("utf-8", "replace")
        data = carrying(plain, text)
    check_study(load_data(books(), data))


def check_study(found: Loaded | BadSave) -> None:
    """What was loaded is a match or a study that can be listed and written again."""
    check_loaded(found)
    loaded = found.prefix if isinstance(found, BadSave) else found
    if loaded is None or loaded.study is None:
        return
    study = loaded.study
    if len([*listed_moves(study)]) != len([*study.reached()]) - 1:
        raise AssertionError("the list has other moves than the tree")
    again = load_data(books(), study_text(study, STAMP).encode())
    if isinstance(again, BadSave):
        raise AssertionError(f"what was read cannot be written: {again}")


@cache
def _studies() -> tuple[AnyStudy, ...]:
    found = (random_study(seed, 20) for seed in range(2 * STUDIES))
    return tuple(each for each in found if each.rulebook.game_id in books())[:STUDIES]


@cache
def _documents() -> tuple[dict[str, Any], ...]:
    return tuple(dict(study_document(each, STAMP)) for each in _studies())


@cache
def _journals() -> tuple[list[dict[str, Any]], ...]:
    journals = []
    for seed, study in enumerate(_studies()):
        rng, worked = Random(seed), [study]
        for _ in range(8):
            worked.append(random_deed(worked[-1], rng))
        changes = (study_change(before, after) for before, after in pairwise(worked))
        journals.append([dict(study_essence(study)), *map(dict, changes)])
    return tuple(journals)


@cache
def _xiangqi_studies() -> tuple[AnyStudy, ...]:
    return tuple(random_study(seed, 24) for seed in range(XIANGQI_AT, 40, 4))


@cache
def _game_files() -> tuple[bytes, ...]:
    texts = [study_file_text(each, form) for each in _xiangqi_studies() for form in Notation]
    codes = ("utf-8", "gb18030")
    return tuple(text.encode(codes[number % 2]) for number, text in enumerate(texts))


@cache
def _xqf_files() -> tuple[bytes, ...]:
    versions, rng = (10, 11, 12, 15, 18), Random(1)
    return tuple(
        xqf_bytes(each.named("残局"), versions[number % len(versions)], rng.randbytes(9))
        for number, each in enumerate(_xiangqi_studies())
    )


@cache
def _pictures() -> tuple[bytes, ...]:
    made = [Image.linear_gradient("L").rotate(90 * n).resize((16, 12)) for n in range(3)]
    found = []
    for kind, more in (("PNG", {}), ("GIF", {"save_all": True, "append_images": made[1:]})):
        file = BytesIO()
        made[0].save(file, kind, **more)
        found.append(file.getvalue())
    return tuple(found)


@cache
def _carried() -> tuple[str, ...]:
    matches = [save_text(each, TimeState(), STAMP) for each in sample_matches()]
    return (*matches, *(study_text(each, STAMP) for each in _studies()))
