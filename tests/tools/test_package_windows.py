"""What is made for Windows on Linux: the pure parts; Wine itself is for `tools.package`."""

import re
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pytest

from hatch_build import BUILD_REQUIREMENTS, COMPILED
from tests.systems import IS_WINDOWS
from tools.package import pins, recipe
from tools.package.windows import cpython, installer, suite, wine
from tools.package.windows.engine import CONFIG
from tools.package.windows.wine import CannotUseWine, need, windows_path

PINNED = (*pins.INSIDE, *pins.BUILDING, *pins.COMPILING, *pins.BUILDING_ON_WINDOWS)
WITHOUT_WINE = """
import sys
from tools.package.__main__ import main
sys.argv[1:] = ["--target", "windows"]
raise SystemExit(main())
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "jungle"
    for name in ("jungle-pg.exe", "_internal/pygame/SDL2.dll", "_internal/a $sign.txt"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    (folder / "licences").mkdir()
    (folder / "licences/斗兽棋.txt").touch()
    return folder


def files_of(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def test_every_package_of_a_release_has_one_version() -> None:
    for pin in PINNED:
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*", pin), pin
    assert len({pin.split("==")[0] for pin in PINNED}) == len(PINNED)
    inside = {pin.split("==")[0] for pin in pins.INSIDE}
    text = (recipe.ROOT / "pyproject.toml").read_text("utf-8")
    block = text[text.index("dependencies = ") : text.index("test = ")]
    asked = set(re.findall(r'"([a-z-]+)>=', block))
    assert asked <= inside
    assert BUILD_REQUIREMENTS[0].startswith("mypy")


def test_a_file_that_is_another_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "python.tar.gz"
    path.write_bytes(b"anything")
    with pytest.raises(pins.CannotFetch, match=r"python\.tar\.gz is not the file it should be"):
        pins.check_sum(path, cpython.SOURCE_SUM)


def test_another_recipe_is_another_folder() -> None:
    assert pins.digest_of("a", ("b",)) == pins.digest_of("a", ("b",))
    assert pins.digest_of("a", ("b",)) != pins.digest_of("a", ("c",))


def test_what_is_missing_is_told_with_the_package_that_brings_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for tool, package in wine.TOOLS.items():
        with pytest.raises(CannotUseWine) as trouble:
            need(tool)
        assert str(trouble.value) == f"no {tool} (Debian: apt-get install {package})"


@pytest.mark.process
@pytest.mark.skipif(sys.platform != "linux", reason="Windows builds for itself")
def test_without_wine_nothing_is_built_and_one_line_says_so(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_WINE],
        cwd=recipe.ROOT,
        env={"PATH": str(tmp_path), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert (
        line == "tools.package: no wine and no makensis (Debian: apt-get install wine wine64 nsis)"
    )


@pytest.mark.skipif(IS_WINDOWS, reason="there are no other names there")
def test_paths_are_named_as_windows_names_them(tmp_path: Path) -> None:
    assert windows_path(Path("/a b/斗兽棋.zip")) == "Z:\\a b\\斗兽棋.zip"
    drive = wine.Wine(tmp_path, "").drive_path(r"C:\Games\Jungle")
    assert drive == tmp_path / "dosdevices/c:/Games/Jungle"


def test_libraries_of_pygame_lie_beside_it_once() -> None:
    source = r"Z:\python\Lib\site-packages\pygame\SDL2.dll"
    for name in ("SDL2.dll", "pygame\\SDL2.dll"):
        placed = recipe.beside_its_package(name, source.replace("\\", "/"))
        assert PureWindowsPath(placed) == PureWindowsPath("pygame/SDL2.dll")
    assert recipe.beside_its_package("python311.dll", "Z:/python/python311.dll") == "python311.dll"


def test_the_installer_lays_out_every_file_in_its_folder(folder: Path) -> None:
    files = files_of(folder)
    lines = [line.strip() for line in installer.laid_out(folder, files)]
    assert [line for line in lines if line.startswith("File ")] == [f'File "{p}"' for p in files]
    assert 'SetOutPath "$INSTDIR"' in lines
    assert 'SetOutPath "$INSTDIR\\_internal\\pygame"' in lines
    # The last folder that was named is the one a file goes to.
    place = lines.index(f'File "{folder / "licences/斗兽棋.txt"}"')
    assert lines[place - 1] == 'SetOutPath "$INSTDIR\\licences"'


def test_the_uninstaller_takes_away_those_files_and_nothing_else(folder: Path) -> None:
    lines = [line.strip() for line in installer.taken_away(folder, files_of(folder))]
    deleted = [line for line in lines if line.startswith("Delete ")]
    assert 'Delete "$INSTDIR\\_internal\\a $$sign.txt"' in deleted
    assert len(deleted) == 4
    assert lines[4:] == [
        'RMDir "$INSTDIR\\_internal\\pygame"',
        'RMDir "$INSTDIR\\_internal"',
        'RMDir "$INSTDIR\\licences"',
    ]
    script = installer.SCRIPT.read_text("utf-8")
    uninstall = script[script.index('Section "Uninstall"') :]
    assert "/r" not in uninstall
    assert 'jungle-pg"' not in uninstall.replace("LOCALAPPDATA", "")


def test_associations_are_chosen_and_everything_is_for_one_user() -> None:
    script = installer.SCRIPT.read_text("utf-8")
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script
    for section in ("SecDesktop", "SecSaves", "SecLinks"):
        (line,) = (line for line in script.splitlines() if line.endswith(section))
        assert line.startswith("Section /o "), section
    for text in re.findall(r"LangString (\w+) \$\{LANG_ENGLISH\}", script):
        assert f"LangString {text} ${{LANG_SIMPCHINESE}}" in script, text


def test_the_suite_under_wine_leaves_windows_and_mass_runs_out(tmp_path: Path) -> None:
    words = suite.pytest_words("python.exe", "slow or quick")
    assert words[words.index("-m", 2) + 1] == "not window and not stress and not wheel"
    assert words[-2:] == ["-k", "slow or quick"]
    variables = suite.variables(tmp_path)
    assert variables["PYTHONPATH"].split(";")[1] == windows_path(tmp_path)
    assert variables["PYTHONDONTWRITEBYTECODE"] == "1"


def test_the_headers_for_windows_know_how_long_numbers_are_there() -> None:
    text = CONFIG.read_text("utf-8")
    assert "SIZEOF_LONG 4" in text
    assert "SIZEOF_VOID_P 8" in text
    assert all((recipe.ROOT / name).is_file() for name in COMPILED)
