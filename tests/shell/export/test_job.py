"""Exports beside the window: polled without waiting, cancelled without a trace."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PIL import Image

from jungle_pg.cabinet import games
from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.scenes.exports import CUT_SHORT, Exported, ExportOrder, NotExported
from jungle_pg.shell.export.job import Exports, ProcessExport
from jungle_pg.shell.program import LazyExports
from tests.scenes.table.played import played
from tests.systems import is_running
from tests.words import language_of

PATIENCE_S = 60
STAMP = datetime(2026, 5, 4, 12, 30, 1)
SMALL = (176, 220)

ABANDONED = """
import os, sys, time
from datetime import datetime
from pathlib import Path
from jungle_pg.cabinet import games
from jungle_pg.scenes.exports import ExportOrder
from jungle_pg.shell.export.job import ProcessExport
from tests.scenes.table.played import played
from tests.words import language_of
if __name__ == "__main__":
    order = ExportOrder("gif", 0.5, (176, 220))
    wanted, stamp = Path(sys.argv[1]), datetime(2026, 5, 4)
    job = ProcessExport(games, language_of, played(), order, wanted, stamp)
    while job.part < 0.05:
        time.sleep(0.01)
    print(job.process_id, flush=True)
    os._exit(1)
"""


@pytest.fixture
def exports(tmp_path: Path) -> Iterator[Exports]:
    begun = Exports(games, language_of, tmp_path / "pictures", lambda: STAMP)
    yield begun
    begun.close()


def wait_for(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.01)


def outcome_of(job: ProcessExport) -> Exported | NotExported:
    wait_for(lambda: job.outcome is not None)
    assert job.outcome is not None
    return job.outcome


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


@pytest.mark.process
def test_a_picture_is_drawn_elsewhere_and_lies_under_a_name_of_its_own(
    exports: Exports, tmp_path: Path
) -> None:
    job = exports(played(plies=3), ExportOrder("gif", 5.0, SMALL))
    done = outcome_of(job)
    assert isinstance(done, Exported)
    assert done.path == tmp_path / "pictures/jungle_game_20260504_123001.gif"
    with Image.open(done.path) as picture:
        assert getattr(picture, "n_frames", 1) == done.pictures > 3
    again = outcome_of(exports(played(plies=0), ExportOrder("gif", 5.0, SMALL)))
    assert isinstance(again, Exported)
    assert again.path.name == "jungle_game_20260504_123001-2.gif"
    assert files_in(tmp_path / "pictures") == sorted([done.path.name, again.path.name])


@pytest.mark.process
def test_a_text_is_the_whole_game(exports: Exports) -> None:
    match = played()
    done = outcome_of(exports(match, ExportOrder("txt")))
    assert isinstance(done, Exported)
    assert parse_game(JUNGLE, done.path.read_text("utf-8")).entries == match.entries


@pytest.mark.process
def test_asking_and_cancelling_do_not_wait_and_nothing_is_left(
    exports: Exports, tmp_path: Path
) -> None:
    began = time.monotonic()
    job = exports(played(), ExportOrder("gif", 0.5, SMALL))
    assert job.outcome is None
    assert time.monotonic() - began < 0.5
    wait_for(lambda: job.part > 0.05)
    process = job.process_id
    assert process is not None
    job.cancel()
    assert isinstance(outcome_of(job), NotExported)
    wait_for(lambda: not is_running(process))
    assert files_in(tmp_path / "pictures") == []


@pytest.mark.process
def test_one_that_is_cancelled_before_it_began_leaves_nothing(
    exports: Exports, tmp_path: Path
) -> None:
    job = exports(played(plies=1), ExportOrder("txt"))
    job.cancel()
    outcome_of(job)
    assert files_in(tmp_path / "pictures") == []


@pytest.mark.process
def test_a_process_that_dies_is_told_and_leaves_nothing(exports: Exports, tmp_path: Path) -> None:
    job = exports(played(), ExportOrder("gif", 0.5, SMALL))
    wait_for(lambda: job.part > 0.05)
    assert job.process_id is not None
    os.kill(job.process_id, signal.SIGTERM)
    assert outcome_of(job) == NotExported(CUT_SHORT)
    assert files_in(tmp_path / "pictures") == []


@pytest.mark.process
def test_where_nothing_can_be_written_it_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "pictures").write_bytes(b"a file where a folder should be")
    exports = Exports(games, language_of, tmp_path / "pictures", lambda: STAMP)
    for kind in ("gif", "txt"):
        outcome = outcome_of(exports(played(plies=1), ExportOrder(kind, 1.0, SMALL)))
        assert isinstance(outcome, NotExported)
        assert "could not be written" in outcome.why


@pytest.mark.process
def test_closing_ends_what_goes_on(tmp_path: Path) -> None:
    late = LazyExports(games, language_of, tmp_path / "pictures", lambda: STAMP)
    late.close()
    job = late(played(), ExportOrder("gif", 0.5, SMALL))
    assert isinstance(job, ProcessExport)
    wait_for(lambda: job.part > 0.05)
    process = job.process_id
    assert process is not None
    late.close()
    assert not is_running(process)
    assert files_in(tmp_path / "pictures") == []


@pytest.mark.process
def test_a_program_that_is_gone_takes_its_drawing_process_with_it(tmp_path: Path) -> None:
    script = tmp_path / "abandoned.py"
    script.write_text(ABANDONED, "utf-8")
    root = Path(__file__).parents[3]
    command = [sys.executable, str(script), str(tmp_path / "pictures/game.gif")]
    environ = os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(command, capture_output=True, text=True, env=environ)
    process = int(done.stdout)
    wait_for(lambda: not is_running(process))
    assert files_in(tmp_path / "pictures") == []
