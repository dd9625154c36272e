"""A release: its files, sums and notes, and what the check of a folder finds wrong with it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from jungle_pg import __version__
from tools.package import recipe
from tools.release import files, notes
from tools.release.files import NOTES, SUMS, files_of, problems, write_sums

PARTS = ("windows", "linux", "python")
CHANGELOG = """# Changelog

## 2.1.0, 2027-01-02

- A leopard.

## 2.0.0, 2026-12-01

- A journey.
- Friends.
"""


@pytest.fixture
def release(tmp_path: Path) -> Path:
    for file in files_of("2.0.0"):
        (tmp_path / file.name).write_bytes(file.name.encode())
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures/play.png").write_bytes(b"a picture")
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir() if path.is_file()}
    told = notes.notes("2.0.0", CHANGELOG, sizes, {"play.png": "A match"})
    (tmp_path / NOTES).write_text(told, encoding="utf-8")
    write_sums(tmp_path)
    return tmp_path


def found(release: Path, parts: tuple[str, ...] = PARTS) -> list[str]:
    return list(problems(release, "2.0.0", parts))


def test_a_release_is_for_every_desk() -> None:
    names = [file.name for file in files_of("2.0.0")]
    for ending in ("-setup.exe", ".zip", ".deb", "linux-x86_64.tar.gz", ".whl", "2.0.0.tar.gz"):
        assert any(name.endswith(ending) for name in names), ending
    assert {file.part for file in files_of("2.0.0")} == set(PARTS)


def test_a_whole_release_is_whole(release: Path) -> None:
    assert found(release) == []


@pytest.mark.process
@pytest.mark.skipif(sys.platform != "linux", reason="sha256sum is a tool of Linux")
def test_the_sums_can_be_checked_by_anybody(release: Path) -> None:
    done = subprocess.run(
        ["sha256sum", "--check", "--strict", "--quiet", SUMS], cwd=release, capture_output=True
    )
    assert (done.returncode, done.stdout) == (0, b"")


def test_whatever_is_wrong_with_a_release_is_found(release: Path) -> None:
    setup, archive, deb, *_ = (file.name for file in files_of("2.0.0"))
    (release / setup).write_bytes(b"a virus")
    assert found(release) == [f"{setup} is not the file whose sum stands in {SUMS}"]
    (release / archive).unlink()
    assert f"{archive} is missing" in found(release)
    assert f"{archive} is in {SUMS} and not in the folder" in found(release)
    (release / "stray.txt").touch()
    assert "stray.txt has no sum" in found(release)
    (release / "pictures/play.png").unlink()
    assert f"{NOTES} shows pictures/play.png, which is not there" in found(release)
    told = (release / NOTES).read_text("utf-8")
    (release / NOTES).write_text(told.replace(deb, "something"), encoding="utf-8")
    assert f"{NOTES} does not tell of {deb}" in found(release)
    with (release / SUMS).open("a", encoding="ascii") as sums:
        sums.write("no sum\n")
    assert any("is no sum" in problem for problem in found(release))
    (release / SUMS).unlink()
    assert f"{SUMS} is missing" in found(release)


def test_a_part_of_a_release_is_checked_by_itself(release: Path) -> None:
    for file in files_of("2.0.0"):
        if file.part != "linux":
            (release / file.name).unlink()
    write_sums(release)
    assert found(release, ("linux",)) == []
    assert len(found(release)) == 4


def test_the_notes_say_what_is_new_in_this_version_alone(release: Path) -> None:
    told = (release / NOTES).read_text("utf-8")
    assert "- A journey.\n- Friends." in told
    assert "A leopard" not in told
    assert "![A match](pictures/play.png)" in told
    for word in ("Wine 8", "SmartScreen", "macOS", "sends nothing unless you play with friends"):
        assert word in told
    with pytest.raises(notes.NoNotes, match=r"no section 2\.0\.0"):
        notes.new_in("# Changelog\n\n## Unreleased\n\n- Soon.\n\n## 1.0.0\n\n- Old.\n", "2.0.0")


def test_the_changelog_has_something_to_tell_of_this_release() -> None:
    changelog = (recipe.ROOT / "CHANGELOG.md").read_text("utf-8")
    assert notes.new_in(changelog, __version__).startswith("- ")


@pytest.mark.process
def test_a_folder_that_is_no_release_is_refused_in_words(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.release", "--check", str(tmp_path), "--only", "python"],
        cwd=recipe.ROOT,
        capture_output=True,
        text=True,
    )
    lines = done.stderr.splitlines()
    assert done.returncode == 1
    assert all(re.fullmatch(r"tools\.release: \S+ is missing", line) for line in lines)
    assert len(lines) == 4


def test_the_sum_of_a_file_is_that_of_its_bytes(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"")
    assert files.sum_of(tmp_path / "a").startswith("e3b0c44298fc1c14")
