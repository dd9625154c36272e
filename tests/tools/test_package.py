"""The executable: names, icons, labels, archives and the trial; building it takes too long here."""

import configparser
import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path
from struct import unpack

import pygame
import pytest

from tools.package import archive, icons, labels, recipe
from tools.package.target import Target, target_of
from tools.package.trial import Failed, installed, running_from, verify_and_export

LINUX = target_of("1.0.0", "linux", "x86_64")
WINDOWS = target_of("1.0.0", "win32", "AMD64")
MACOS = target_of("1.0.0", "darwin", "arm64")
NOON_S = 1_800_000_000

WITHOUT_EXCLUDED = """
import pkgutil, sys
for name in {names}:
    sys.modules[name] = None
import jungle_pg
for module in pkgutil.walk_packages(jungle_pg.__path__, "jungle_pg."):
    __import__(module.name)
from jungle_pg.commands.checks import CHECKS
assert CHECKS["save"](len) and CHECKS["game"](len)
"""

WITHOUT_PYINSTALLER = """
import sys
sys.modules["PyInstaller"] = None
from tools.package.__main__ import main
raise SystemExit(main())
"""

on_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="with shell scripts, links and the processes Linux lists"
)


@pytest.mark.parametrize(
    ("target", "name", "play", "printing", "icon"),
    [
        (LINUX, "jungle-pg-1.0.0-linux-x86_64.tar.gz", "jungle-pg", "jungle-pg", ".png"),
        (
            WINDOWS,
            "jungle-pg-1.0.0-windows-x86_64.zip",
            "jungle-pg.exe",
            "jungle-pg-console.exe",
            ".ico",
        ),
        (
            MACOS,
            "jungle-pg-1.0.0-macos-arm64.tar.gz",
            "Jungle.app/Contents/MacOS/jungle-pg",
            "Jungle.app/Contents/MacOS/jungle-pg",
            ".icns",
        ),
    ],
)
def test_each_system_has_its_names(
    target: Target, name: str, play: str, printing: str, icon: str
) -> None:
    assert target.archive_name == name
    assert (target.path_to_play, target.path_to_print) == (play, printing)
    assert target.icon_name == f"jungle-pg{icon}"


def test_no_console_opens_beside_the_window() -> None:
    assert [program.has_console for program in WINDOWS.programs] == [False, True]
    assert [program.has_console for program in MACOS.programs] == [False]


def test_processors_have_one_name_each() -> None:
    assert target_of("1", "linux", "aarch64").name == "jungle-pg-1-linux-arm64"
    with pytest.raises(ValueError, match="plan9"):
        target_of("1", "plan9", "x86_64")


def test_a_windows_icon_holds_a_picture_of_each_size() -> None:
    data = icons.icon(recipe.ICON, "windows")
    assert unpack("<HHH", data[:6]) == (0, 1, len(icons.WINDOWS_SIDES))
    for number, side in enumerate(icons.WINDOWS_SIDES):
        entry = unpack("<BBBBHHII", data[6 + 16 * number : 22 + 16 * number])
        assert entry[:2] == (side % 256, side % 256)
        size, offset = entry[6:]
        assert picture_side(data[offset : offset + size]) == side
    assert offset + size == len(data)


def test_a_mac_icon_holds_a_picture_of_each_size() -> None:
    data = icons.icon(recipe.ICON, "macos")
    assert (data[:4], unpack(">I", data[4:8])[0]) == (b"icns", len(data))
    found, at = {}, 8
    while at < len(data):
        kind, size = data[at : at + 4], unpack(">I", data[at + 4 : at + 8])[0]
        found[picture_side(data[at + 8 : at + size])] = kind
        at += size
    assert found == icons.MAC_TYPES


def test_the_picture_of_the_installer_has_the_size_windows_expects() -> None:
    picture = pygame.image.load(BytesIO(icons.banner(recipe.ICON)), "banner.bmp")
    assert picture.get_size() == (164, 314)
    assert picture.get_bitsize() == 24
    assert picture.get_at((0, 0)) != picture.get_at((0, 313))


def picture_side(png: bytes) -> int:
    width, height = pygame.image.load(BytesIO(png), "icon.png").get_size()
    assert width == height
    return width


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1.0", (0, 1, 0, 0)), ("2.0rc1", (2, 0, 0, 0))],
)
def test_a_version_is_four_numbers_to_windows(
    version: str, numbers: tuple[int, int, int, int]
) -> None:
    assert labels.version_numbers(version) == numbers
    text = labels.windows_resource(version, "jungle-pg.exe")
    compile(text, "resource", "eval")
    assert f"filevers={numbers}" in text
    assert f"StringStruct('ProductVersion', '{version}')" in text


def test_a_mac_bundle_tells_its_version() -> None:
    facts = labels.mac_facts("1.2.0rc1")
    assert facts["CFBundleShortVersionString"] == "1.2.0rc1"
    assert facts["CFBundleVersion"] == "1.2.0"


@pytest.mark.process
def test_the_game_works_without_what_stays_out() -> None:
    code = WITHOUT_EXCLUDED.format(names=recipe.EXCLUDED)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_all_files_beside_the_modules_exist() -> None:
    for source, _ in recipe.data_files():
        assert Path(source).exists()
    assert recipe.SPEC.is_file()
    # A build copies the package and compiles the search in the copy.
    assert (recipe.ROOT / recipe.ENTRY.relative_to(recipe.SOURCES)).is_file()


def test_nothing_is_squeezed_with_upx() -> None:
    spec = recipe.SPEC.read_text(encoding="utf-8")
    compile(spec, "spec", "exec")
    assert spec.count("upx=False") == 2
    assert "--upx" not in " ".join(recipe.pyinstaller_words("python"))


@pytest.mark.parametrize("target", [LINUX, WINDOWS, MACOS], ids=lambda target: target.system)
def test_every_system_is_told_how_to_start_the_program(target: Target) -> None:
    note = (recipe.SPEC.parent / target.system / "INSTALL.txt").read_text(encoding="utf-8")
    program = target.path_to_print.removesuffix(".exe")
    assert f"{program} selfcheck" in note


def test_the_desktop_entry_names_program_icon_and_window() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(recipe.SPEC.parent / "linux/jungle-pg.desktop", encoding="utf-8")
    facts = entry["Desktop Entry"]
    assert (facts["Exec"], facts["Icon"], facts["StartupWMClass"]) == ("jungle-pg",) * 3
    assert facts["Name[zh_CN]"] == "斗兽棋"
    assert facts["Categories"].split(";")[:2] == ["Game", "BoardGame"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "a" / LINUX.name
    (folder / "inside").mkdir(parents=True)
    (folder / "inside/斗兽棋.txt").write_text("a page", encoding="utf-8")
    program = folder / "jungle-pg"
    program.write_text('#!/bin/sh\necho "$PATH"\nexit "$1"\n', encoding="utf-8")
    program.chmod(0o700)
    return folder


@pytest.mark.parametrize("suffix", [".tar.gz", ".zip"])
def test_the_same_files_give_the_same_archive_at_any_time(
    suffix: str, folder: Path, tmp_path: Path
) -> None:
    first, second = tmp_path / f"1{suffix}", tmp_path / f"2{suffix}"
    archive.pack(folder, first, NOON_S)
    for path in folder.rglob("*"):
        os.utime(path, (1e9, 1e9))
    archive.pack(folder, second, NOON_S)
    assert first.read_bytes() == second.read_bytes()
    archive.unpack(first, tmp_path / "out")
    copy = tmp_path / "out" / LINUX.name
    assert (copy / "inside/斗兽棋.txt").read_text(encoding="utf-8") == "a page"
    assert (copy / "jungle-pg").read_bytes() == (folder / "jungle-pg").read_bytes()


@on_linux
def test_programs_stay_programs_and_links_stay_links(folder: Path, tmp_path: Path) -> None:
    (folder / "link.txt").symlink_to("inside/斗兽棋.txt")
    packed = tmp_path / "a.tar.gz"
    archive.pack(folder, packed, NOON_S)
    with tarfile.open(packed) as found:
        entries = {entry.name.partition("/")[2]: entry for entry in found}
    assert entries["jungle-pg"].mode == 0o755
    assert entries["inside/斗兽棋.txt"].mode == 0o644
    assert entries["link.txt"].issym()
    assert {(entry.uid, entry.gid, entry.uname) for entry in entries.values()} == {(0, 0, "")}
    zipped = tmp_path / "a.zip"
    archive.pack(folder, zipped, NOON_S)
    with zipfile.ZipFile(zipped) as content:
        assert content.getinfo(f"{LINUX.name}/jungle-pg").external_attr >> 16 == 0o755


def test_the_sum_can_be_checked_with_sha256sum(tmp_path: Path) -> None:
    packed = tmp_path / "a.tar.gz"
    packed.write_bytes(b"content")
    line = archive.write_sum(packed).read_text(encoding="ascii")
    assert line == f"{hashlib.sha256(b'content').hexdigest()}  a.tar.gz\n"


def test_the_time_of_all_files_can_be_given() -> None:
    assert archive.time_of_files_s({}) == archive.UNKNOWN_TIME_S
    assert archive.time_of_files_s({"SOURCE_DATE_EPOCH": "1800000000"}) == NOON_S


@pytest.mark.wheel
@on_linux
def test_what_was_packed_runs_from_elsewhere_without_python(folder: Path, tmp_path: Path) -> None:
    packed = tmp_path / LINUX.archive_name
    archive.pack(folder, packed, NOON_S)
    with installed(packed, LINUX) as program:
        path = Path(program.ask("0").strip())
        assert list(path.iterdir()) == []
        assert not program.folder.is_relative_to(path)
        assert not program.folder.name.isascii() or not str(program.folder).isascii()
        assert not program.folder.stat().st_mode & 0o222
        with pytest.raises(Failed, match="status 3"):
            program.ask("3")
        assert running_from(program.folder) == []


@on_linux
def test_whoever_runs_what_was_packed_may_read_the_save_it_is_tried_with(
    folder: Path, tmp_path: Path
) -> None:
    script = '#!/bin/sh\nread -r line < "$2" || exit 4\necho "read by $1"\n: > "${4:-/dev/null}"\n'
    (folder / "jungle-pg").write_text(script, encoding="utf-8")
    packed = tmp_path / LINUX.archive_name
    archive.pack(folder, packed, NOON_S)
    with installed(packed, LINUX) as program:
        assert verify_and_export(program).startswith("read by verify")


@on_linux
def test_a_program_that_changes_its_own_folder_is_found_out(folder: Path, tmp_path: Path) -> None:
    packed = tmp_path / LINUX.archive_name
    archive.pack(folder, packed, NOON_S)

    def litter() -> None:
        with installed(packed, LINUX) as program:
            program.folder.chmod(0o755)
            (program.folder / "litter").touch()

    with pytest.raises(Failed, match="changed something"):
        litter()


@pytest.mark.process
def test_a_missing_packer_is_told_in_words() -> None:
    words = [sys.executable, "-c", WITHOUT_PYINSTALLER]
    done = subprocess.run(words, cwd=recipe.ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert "PyInstaller is missing; pip install -e '.[build]' brings it" in line
