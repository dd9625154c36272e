"""Where the program keeps its files."""

import os
import stat
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from jungle_pg.files.atomic import CannotWrite, write_text
from jungle_pg.files.folders import NOWHERE, Folders, user_folders
from tests.systems import needs_posix


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


@pytest.mark.process
def test_a_portable_start_does_not_load_platformdirs() -> None:
    code = (
        "import sys; from jungle_pg.files.folders import user_folders;"
        "user_folders({'JUNGLE_PG_HOME': 'x'}); print('platformdirs' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.fixture
def homeless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for what is temporary, of somebody of whom nobody knows where the home is."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


@needs_posix
def test_who_has_no_home_gets_folders_that_do_not_depend_on_where_the_program_starts(
    homeless: Path,
) -> None:
    folders = user_folders({})
    for folder in (folders.config, folders.data, folders.cache, folders.logs, folders.pictures):
        assert folder.is_absolute()
        assert any(part.startswith("jungle-pg") for part in folder.parts)


@needs_posix
def test_without_a_home_the_folder_is_new_private_and_not_lasting(homeless: Path) -> None:
    first, second = user_folders({}), user_folders({})
    for folders in (first, second):
        root = folders.data.parent
        assert not folders.is_lasting
        assert root.parent == homeless
        assert stat.S_IMODE(root.stat().st_mode) == 0o700
    assert first.data != second.data
    assert user_folders({"JUNGLE_PG_HOME": str(homeless)}).is_lasting


@needs_posix
def test_a_link_that_waits_below_the_temporary_folder_is_not_followed(homeless: Path) -> None:
    private = homeless / "private"
    private.mkdir()
    (homeless / "jungle-pg").symlink_to(private)
    folders = user_folders({})
    folders.config.mkdir(parents=True)
    (folders.config / "settings.json").write_text("{}")
    assert list(private.iterdir()) == []
    assert not folders.data.is_relative_to(homeless / "jungle-pg")


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners and modes are not those of Unix")
def test_a_temporary_folder_in_which_others_could_change_ours_is_not_used(
    homeless: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    homeless.chmod(0o777)
    assert user_folders({}).data.parent == NOWHERE
    homeless.chmod(0o1777)
    assert user_folders({}).data.parent.parent == homeless
    homeless.chmod(0o700)
    # As if somebody else owned it, and the folder that was just made too.
    monkeypatch.setattr("os.geteuid", lambda: os.getuid() + 1000)
    assert user_folders({}).data.parent == NOWHERE


@needs_posix
def test_what_lies_nowhere_cannot_be_written_and_says_why(
    homeless: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object, **__: object) -> str:
        raise FileNotFoundError("no usable temporary directory")

    monkeypatch.setattr("tempfile.mkdtemp", no_room)
    folders = user_folders({})
    assert not folders.is_lasting
    with pytest.raises(CannotWrite):
        write_text(folders.data / "game.json", "{}")


@needs_posix
def test_a_relative_home_in_a_folder_that_is_gone_is_no_error(
    homeless: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = homeless / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    folders = user_folders({"JUNGLE_PG_HOME": "portable"})
    assert folders.data.is_absolute()
    assert not folders.is_lasting
    monkeypatch.chdir(homeless)


AS_NOBODY = """
import os, stat, sys, tempfile
import platformdirs, platformdirs.unix, shutil
from jungle_pg.files.folders import user_folders
for name in list(os.environ):
    if name == "HOME" or name.startswith("XDG_"):
        del os.environ[name]
tempfile.tempdir = sys.argv[1]
os.setgroups([]); os.setgid(54321); os.setuid(54321)
folders = user_folders({})
folders.data.mkdir(parents=True)
(folders.data / "game.json").write_text("mine")
about = os.lstat(folders.data.parent)
print(folders.is_lasting, about.st_uid, oct(stat.S_IMODE(about.st_mode)))
"""


@pytest.mark.process
@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become somebody else"
)
def test_a_user_whom_the_system_does_not_know_has_a_folder_of_its_own_and_leaves_nothing() -> None:
    with TemporaryDirectory() as folder:
        trap, target = Path(folder) / "jungle-pg", Path(folder) / "victim"
        target.mkdir(mode=0o777)
        target.chmod(0o777)
        trap.symlink_to(target)
        Path(folder).chmod(0o1777)
        done = subprocess.run(
            [sys.executable, "-c", AS_NOBODY, folder], capture_output=True, text=True
        )
        assert (done.stdout.split(), done.stderr) == (["False", "54321", "0o700"], "")
        assert list(target.iterdir()) == []
        # What is not kept does not lie around either.
        assert sorted(path.name for path in Path(folder).iterdir()) == ["jungle-pg", "victim"]
