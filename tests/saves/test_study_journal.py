"""The journal of a study: every change is in it at once, and it gives the study back."""

import shutil
from pathlib import Path
from random import Random

from jungle_pg.core.saving.studies.changes import StudyUnfolding, study_change, study_essence
from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.core.study.edits import Edits
from jungle_pg.core.study.growing import with_start
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.autosave.journal import StudyJournal, read_journal
from jungle_pg.files.open_studies import LONGEST, MOST_LEFT, KeptStudy, OpenStudies
from tests.breakthrough.rulebook import RULEBOOK as BREAKTHROUGH
from tests.random_studies import random_deed, random_study, told_of
from tests.saves.wandering import RULEBOOKS, STAMP

BOOKS = {**RULEBOOKS, BREAKTHROUGH.game_id: BREAKTHROUGH}


def worked_at(study: AnyStudy, rng: Random, deeds: int) -> list[AnyStudy]:
    """What becomes of a study through changes, some of which are taken back again."""
    edits, found = Edits(study), [study]
    for _ in range(deeds):
        match rng.randrange(6):
            case 0:
                edits = other if isinstance(other := edits.undo(), Edits) else edits
            case 1:
                edits = other if isinstance(other := edits.redo(), Edits) else edits
            case 2:
                edits = edits.take(edits.study.named(f"title {rng.random()}"))
            case 3 if rng.random() < 0.2:
                now = edits.study
                edits = edits.take(with_start(now, now.setup.rules, now.setup.position))
            case _:
                edits = edits.take(random_deed(edits.study, rng))
        found.append(edits.study)
    return found


def read(path: Path) -> AnyStudy:
    found = read_journal(BOOKS, path)
    assert isinstance(found, Loaded), found
    assert found.study is not None
    return found.study


def test_a_journal_follows_every_change_of_a_study(tmp_path: Path) -> None:
    for seed in range(12):
        path = tmp_path / f"{seed}.journal"
        begun, *changed = worked_at(random_study(seed), Random(seed), 60)
        journal = StudyJournal(path, begun)
        for number, study in enumerate(changed):
            journal.note(study)
            if number % 9 == 0:
                assert told_of(read(path)) == told_of(study)
        assert told_of(read(path)) == told_of(changed[-1])
        journal.close()


def test_a_journal_of_a_study_cut_anywhere_gives_it_as_it_was_then(tmp_path: Path) -> None:
    path, ends = tmp_path / "cut.journal", list[int]()
    studies = worked_at(random_study(5), Random(5), 12)
    journal = StudyJournal(path, studies[0])
    for study in studies:
        journal.note(study)
        ends.append(path.stat().st_size)
    journal.close()
    data = path.read_bytes()
    for length in range(0, len(data), 101):
        path.write_bytes(data[:length])
        found = read_journal(BOOKS, path)
        whole = [study for study, end in zip(studies, ends, strict=True) if length >= end - 1]
        loaded = found.prefix if isinstance(found, BadSave) else found
        assert (loaded is None) == (not whole)
        if loaded is not None and loaded.study is not None:
            assert told_of(loaded.study) == told_of(whole[-1])


def test_a_change_that_cannot_be_changes_nothing() -> None:
    before, after = worked_at(random_study(4), Random(1), 30)[::30]
    unfolding = StudyUnfolding(study_essence(before))
    change = study_change(before, after)
    count = change["count"]
    wrong = (
        {**change, "count": 0},
        {**change, "count": 10**9},
        {**change, "count": str(count)},
        {**change, "head": []},
        {**change, "places": []},
        {**change, "places": {"-1": {}}},
        {**change, "places": {str(count): {}}},
        {**change, "places": {"9" * 5000: {}}},
        {"count": 100_000, "places": {}, "at": 0},
    )
    told = unfolding.essence()
    for each in wrong:
        assert not unfolding.take(each), each
        assert unfolding.essence() == told
    assert unfolding.take(change)
    # Places that lead to themselves, to nobody or to nothing end there.
    places = {"0": {"after": None, "moves": [], "next": [0, 0, 77, -1, "1", None]}}
    assert unfolding.take({**change, "places": {**change["places"], **places}})
    assert len(unfolding.essence()["tree"]) == 1


def killed(folder: Path, name: str) -> OpenStudies:
    """The folder as another program finds it when this one was killed right now."""
    copy = folder.parent / name
    shutil.copytree(folder, copy)
    return OpenStudies(copy, lambda: BOOKS, lambda: STAMP)


def test_who_is_killed_finds_every_change_again(tmp_path: Path) -> None:
    folder = tmp_path / "studies"
    kept = OpenStudies(folder, lambda: BOOKS, lambda: STAMP).begun()
    for number, study in enumerate(worked_at(random_study(8), Random(3), 12)):
        now = float(number)
        kept.note(study)
        kept.update(now)
        if kept._task is not None:
            kept._task.wait()
        left = killed(folder, f"killed {number}").left()
        assert left is not None
        assert told_of(left[1]) == told_of(study)
        left[0].drop()
    kept.finish()


def test_a_long_journal_begins_anew_and_loses_nothing(tmp_path: Path) -> None:
    studies = OpenStudies(tmp_path, lambda: BOOKS, lambda: STAMP)
    kept, study, now = studies.begun(), random_study(4), 0.0
    sizes = list[int]()
    for number in range(12):
        study = study.commented(f"{number}" * 19_000)
        assert kept._journal is None or kept._journal.length < LONGEST + 100_000
        if number == 5:
            # As after many hours.
            assert kept._journal is not None
            kept._journal.length = LONGEST + 1
        kept.note(study)
        now += 1
        kept.update(now)
        assert kept._task is not None
        kept._task.wait()
        (path,) = tmp_path.iterdir()
        sizes.append(path.stat().st_size)
    assert sizes[5] < sizes[4] < sizes[3] * 2
    kept.finish()
    left = studies.left()
    assert left is not None
    assert told_of(left[1]) == told_of(study)
    left[0].finish()


def test_of_many_studies_that_were_left_the_oldest_give_way(tmp_path: Path) -> None:
    times = iter(STAMP.replace(microsecond=each) for each in range(1000))
    studies = OpenStudies(tmp_path, lambda: BOOKS, lambda: next(times))
    for number in range(MOST_LEFT + 3):
        kept = KeptStudy(studies)
        kept.note(random_study(4).named(f"study {number}"))
        kept.finish()
    assert len([*tmp_path.iterdir()]) == MOST_LEFT
    left = studies.left()
    assert left is not None
    assert left[1].title == f"study {MOST_LEFT + 2}"
    left[0].drop()
    assert len([*tmp_path.iterdir()]) == MOST_LEFT - 1
