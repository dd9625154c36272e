"""Where the program keeps its files."""

import subprocess
import sys
from pathlib import Path

import pytest

from jungle_pg.files.folders import Folders, user_folders


def test_jungle_pg_home_puts_all_folders_below_one(tmp_path: Path) -> None:
    folders = user_folders({"JUNGLE_PG_HOME": str(tmp_path)})
    names = ("config", "data", "cache", "logs", "pictures")
    assert folders == Folders(*(tmp_path / name for name in names))


def test_a_relative_jungle_pg_home_starts_at_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert user_folders({"JUNGLE_PG_HOME": "portable"}).config == tmp_path / "portable" / "config"


@pytest.mark.parametrize("environ", [{}, {"JUNGLE_PG_HOME": ""}])
def test_without_jungle_pg_home_the_folders_are_named_after_the_program(
    environ: dict[str, str],
) -> None:
    folders = user_folders(environ)
    for folder in (folders.config, folders.data, folders.cache, folders.logs):
        assert folder.is_absolute()
        assert "jungle-pg" in folder.parts
    assert folders.cache != folders.config
    assert folders.cache != folders.data


def test_asking_for_folders_creates_none(tmp_path: Path) -> None:
    user_folders({"JUNGLE_PG_HOME": str(tmp_path / "new")})
    assert list(tmp_path.iterdir()) == []


def test_a_portable_start_does_not_load_platformdirs() -> None:
    code = (
        "import sys; from jungle_pg.files.folders import user_folders;"
        "user_folders({'JUNGLE_PG_HOME': 'x'}); print('platformdirs' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_who_has_no_home_gets_folders_that_do_not_depend_on_where_the_program_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    folders = user_folders({})
    for folder in (folders.config, folders.data, folders.cache, folders.logs, folders.pictures):
        assert folder.is_absolute()
        assert "jungle-pg" in folder.parts
