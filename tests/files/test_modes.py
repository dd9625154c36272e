"""Who may read what the program writes: the player alone, unless a file was opened to others."""

import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from jungle_pg.core.career.career import GameResult
from jungle_pg.core.journey.progress import Progress
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.atomic import SHARED, growing, write_bytes
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.career import CareerFile
from jungle_pg.files.house_rules import HouseRulesFile, NamedRules
from jungle_pg.files.memory import MemoryFile
from jungle_pg.files.progress import ProgressFile
from jungle_pg.files.reports import write_report
from jungle_pg.files.saves.folder import saves_in
from jungle_pg.files.settings import Settings, SettingsFile
from tests.saves.wandering import RULEBOOKS, STAMP, jungle_match

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files have no modes here")


@pytest.fixture(autouse=True, params=[0o022, 0o000], ids=["usual", "open"])
def _umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def mode_of(path: Path) -> str:
    return f"{stat.S_IMODE(path.stat().st_mode):04o}"


def writers(data: Path) -> dict[Path, Callable[[], object]]:
    """Each file by its path, and how it is written; to be called more than once."""
    saves = saves_in(data, lambda: RULEBOOKS)
    settings, rules = data / "settings.json", data / "house_rules.json"
    memory, numbers = data / "memory.json", iter(range(9))
    progress, career = data / "progress.json", data / "career.jsonl"
    return {
        saves.path_of("game"): lambda: saves.save("game", jungle_match(), TimeState(), STAMP),
        settings: lambda: SettingsFile(settings).save(Settings()),
        rules: lambda: HouseRulesFile(rules).save(NamedRules({"jungle": {"ours": "course"}})),
        progress: lambda: ProgressFile(progress).merge(Progress(knows_game=frozenset({"go"}))),
        career: lambda: CareerFile(career).append((GameResult("1", "jungle", ""),)),
        memory: lambda: MemoryFile(memory).keep("game", {"number": next(numbers)}),
    }


def test_saves_settings_and_what_is_remembered_are_for_the_player_alone(tmp_path: Path) -> None:
    for path, write in writers(tmp_path).items():
        write()
        assert mode_of(path) == "0600", path


def test_a_file_that_is_written_over_keeps_its_mode(tmp_path: Path) -> None:
    for path, write in writers(tmp_path).items():
        for mode in (0o644, 0o664, 0o600, 0o440):
            write()
            path.chmod(mode)
            write()
            assert mode_of(path) == f"{mode:04o}", path


def test_a_file_that_a_link_leads_to_keeps_its_mode(tmp_path: Path) -> None:
    path, write = next(iter(writers(tmp_path).items()))
    write()
    elsewhere = tmp_path / "elsewhere.json"
    path.rename(elsewhere)
    path.symlink_to(elsewhere)
    elsewhere.chmod(0o640)
    write()
    assert path.is_symlink()
    assert mode_of(elsewhere) == "0640"


def test_running_matches_and_reports_are_for_the_player_alone(tmp_path: Path) -> None:
    autosaves = autosaves_in(tmp_path, lambda: RULEBOOKS, lambda: STAMP)
    autosave = autosaves.begin(jungle_match().branch(0), TimeState())
    autosave.note(jungle_match(), TimeState())
    autosave.wait()
    autosaves.leave(autosave)
    autosaves.close()
    report = write_report(tmp_path / "logs", "text", STAMP)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {path.suffix for path in files} == {".journal", ".json", ".txt"}
    assert report in files
    assert {mode_of(path) for path in files} == {"0600"}


def test_what_is_made_to_be_shown_can_be_read_as_other_new_files_can(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    with growing(tmp_path / "film.gif") as file:
        file.write(b"GIF")
    write_bytes(tmp_path / "picture.png", b"PNG", mode=SHARED)
    modes = {mode_of(tmp_path / name) for name in ("usual", "film.gif", "picture.png")}
    assert len(modes) == 1
