"""What is made for Linux beside the program: menu scripts, manual, metainfo, the .deb's papers."""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from jungle_pg.cli import command_parser
from tools.package import recipe
from tools.package.licences import system_texts
from tools.package.linux import debian, making, manual, metainfo
from tools.package.linux.chroot import CannotUseChroot, need_root, sources_list
from tools.package.target import target_of

HERE = recipe.SPEC.parent / "linux"
TARGET = target_of("2.0.0", "linux", "x86_64")
NOON_S = 1_800_000_000
DAY = "2027-01-15"

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="with shell scripts and links")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder as it is built, in a place whose name needs quotes."""
    folder = tmp_path / 'my "games" $HOME 100%' / TARGET.name
    (folder / "_internal").mkdir(parents=True)
    (folder / "licences").mkdir()
    (folder / "licences/Python.txt").write_text("Be nice.\n", encoding="utf-8")
    (folder / "_internal/libz.so.1").write_bytes(b"no library")
    (folder / "jungle-pg").write_text("#!/bin/sh\necho plays\n", encoding="utf-8")
    (folder / "jungle-pg").chmod(0o755)
    for name in ("install.sh", "uninstall.sh", "jungle-pg.desktop", "INSTALL.txt"):
        shutil.copy(HERE / name, folder)
    for name in ("jungle-pg.svg", "jungle-pg.png"):
        (folder / name).write_bytes(b"a picture")
    manual.write_manual(folder, "2.0.0", DAY)
    metainfo.write_metainfo(folder, "2.0.0", DAY)
    return folder


def run_script(folder: Path, name: str, home: Path) -> "subprocess.CompletedProcess[str]":
    home.mkdir(exist_ok=True)
    environ = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run(
        ["sh", str(folder / name)], cwd=home, env=environ, capture_output=True, text=True
    )


def files_below(folder: Path) -> list[str]:
    paths = folder.rglob("*")
    return sorted(str(p.relative_to(folder)) for p in paths if p.is_symlink() or p.is_file())


@pytest.mark.process
@on_linux
def test_the_menu_entry_starts_the_program_wherever_it_lies(folder: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    for _ in range(2):
        done = run_script(folder, "install.sh", home)
        assert (done.returncode, done.stderr) == (0, "")
    share = ".local/share"
    ours = [
        ".local/bin/jungle-pg",
        f"{share}/applications/jungle-pg.desktop",
        f"{share}/icons/hicolor/scalable/apps/jungle-pg.svg",
        f"{share}/man/man6/jungle-pg.6",
    ]
    found = [name for name in files_below(home) if "mimeinfo" not in name]
    assert found == ours
    assert (home / ".local/bin/jungle-pg").readlink() == folder / "jungle-pg"
    lines = (home / ours[1]).read_text("utf-8").splitlines()
    (entry,) = (line for line in lines if line.startswith("Exec="))
    place = str(folder).replace('"', '\\\\"').replace("$", "\\\\$").replace("%", "%%")
    assert entry == f'Exec="{place}/jungle-pg"'
    assert "Name[zh_CN]=斗兽棋" in lines
    (home / share / "jungle-pg").mkdir()
    (home / share / "jungle-pg/game.json").touch()
    done = run_script(folder, "uninstall.sh", home)
    assert (done.returncode, done.stderr) == (0, "")
    left = [name for name in files_below(home) if "mimeinfo" not in name]
    assert left == [f"{share}/jungle-pg/game.json"]
    assert (folder / "jungle-pg").exists()


@pytest.mark.process
@on_linux
def test_the_command_of_another_jungle_is_left_alone(folder: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    run_script(folder, "install.sh", home)
    other = home / ".local/bin/jungle-pg"
    other.unlink()
    other.symlink_to("/usr/games/jungle-pg")
    other_folder = tmp_path / "elsewhere"
    shutil.copytree(folder, other_folder)
    other.unlink()
    run_script(other_folder, "install.sh", home)
    done = run_script(folder, "uninstall.sh", home)
    assert done.returncode == 1
    assert "belongs to another Jungle" in done.stderr
    assert other.readlink() == other_folder / "jungle-pg"


@pytest.mark.process
@on_linux
def test_half_an_archive_is_not_installed(folder: Path, tmp_path: Path) -> None:
    (folder / "jungle-pg").unlink()
    done = run_script(folder, "install.sh", tmp_path / "home")
    assert done.returncode == 1
    assert "unpack the whole archive" in done.stderr
    assert files_below(tmp_path / "home") == []


def test_the_manual_has_every_command_and_option() -> None:
    page = manual.manual("2.0.0", DAY)
    parser = command_parser()
    (commands,) = (action.choices for action in parser._actions if isinstance(action.choices, dict))
    for each in (parser, *commands.values()):
        for action in each._actions:
            for option in action.option_strings:
                if option not in ("-h", "--help"):
                    assert option.replace("-", "\\-") in page, option
    for name in commands:
        assert f".SS {name}" in page
    assert f'"{DAY}" "jungle\\-pg 2.0.0"' in page
    assert all(line for line in page.splitlines())


def test_software_centres_are_told_version_day_and_both_languages() -> None:
    root = ElementTree.fromstring(metainfo.metainfo("2.0.0", DAY).encode())
    (release,) = root.iter("release")
    assert release.attrib == {"version": "2.0.0", "date": DAY}
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for name in ("name", "summary"):
        assert [each.get(language) for each in root.findall(name)] == [None, "zh_CN"]
    paragraphs = [each.get(language) for each in root.findall("description/p")]
    assert paragraphs == [None, "zh_CN"] * (len(paragraphs) // 2)
    assert (HERE / (root.findtext("launchable") or "")).is_file()


@on_linux
def test_a_deb_has_everything_where_debian_looks_for_it(folder: Path, tmp_path: Path) -> None:
    root = tmp_path / "deb"
    debian.lay_out(folder, root, TARGET, NOON_S)
    assert files_below(root) == [
        "DEBIAN/control",
        "usr/games/jungle-pg",
        "usr/lib/jungle-pg/_internal/libz.so.1",
        "usr/lib/jungle-pg/jungle-pg",
        "usr/lib/jungle-pg/licences/Python.txt",
        "usr/share/applications/jungle-pg.desktop",
        "usr/share/doc/jungle-pg/changelog.gz",
        "usr/share/doc/jungle-pg/copyright",
        "usr/share/icons/hicolor/256x256/apps/jungle-pg.png",
        "usr/share/icons/hicolor/scalable/apps/jungle-pg.svg",
        "usr/share/lintian/overrides/jungle-pg",
        "usr/share/man/man6/jungle-pg.6.gz",
        "usr/share/metainfo/org.jungle_pg.Jungle.metainfo.xml",
    ]
    assert (root / "usr/games/jungle-pg").resolve() == root / "usr/lib/jungle-pg/jungle-pg"
    modes = {name: (root / name).stat().st_mode & 0o777 for name in files_below(root)}
    assert {name for name, mode in modes.items() if mode == 0o755} == {
        "usr/games/jungle-pg",
        "usr/lib/jungle-pg/jungle-pg",
    }
    assert {path.lstat().st_mtime for path in root.rglob("*")} == {float(NOON_S)}
    with gzip.open(root / "usr/share/doc/jungle-pg/changelog.gz", "rt") as file:
        assert file.read().startswith("jungle-pg (2.0.0) stable")
    about = (root / "usr/share/doc/jungle-pg/copyright").read_text("utf-8")
    assert "/usr/lib/jungle-pg/licences:" in about
    assert "    Python\n" in about
    control = (root / "DEBIAN/control").read_text("utf-8").splitlines()
    assert "Version: 2.0.0" in control
    assert "Architecture: amd64" in control
    (depends,) = (line for line in control if line.startswith("Depends: "))
    assert depends == "Depends: libc6 (>= 2.17), libx11-6, libxext6"


def test_the_newest_symbol_of_the_c_library_is_what_a_deb_depends_on() -> None:
    tables = ["... GLIBC_2.2.5 malloc", "... GLIBC_2.30 gettid ... GLIBC_2.9 pipe2"]
    assert debian.newest_glibc(tables) == "2.30"
    assert debian.newest_glibc([]) == "2.17"


def test_an_old_system_has_its_packages_and_newer_sources_of_python() -> None:
    first, second, third = sources_list("bullseye").splitlines()
    assert first.endswith("/debian bullseye main")
    assert "bullseye-security" in second
    assert third.startswith("deb-src [signed-by=/usr/share/keyrings/")
    assert third.endswith("bookworm main")


@on_linux
def test_without_the_tools_for_it_no_system_is_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotUseChroot, match="no debootstrap and no chroot and no unshare"):
        need_root()


def test_libraries_of_the_system_come_with_their_licences(tmp_path: Path) -> None:
    for name in ("libssl1.1", "zlib1g", "bash"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "copyright").write_text(f"about {name}", encoding="utf-8")
    assert system_texts(tmp_path) == {"OpenSSL": "about libssl1.1", "zlib": "about zlib1g"}


def test_everything_the_build_reads_is_taken_along() -> None:
    for name in making.SOURCES:
        assert (recipe.ROOT / name).exists(), name
    assert not {"tests", "dist", "build", ".git"} & set(making.SOURCES)
