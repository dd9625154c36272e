"""The promises the README makes about installing and testing."""

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def readme_commands() -> list[str]:
    blocks = (ROOT / "README.md").read_text(encoding="utf-8").split("```sh\n")[1:]
    return [block.split("```")[0].strip() for block in blocks]


def test_ci_runs_exactly_the_test_command_of_the_readme() -> None:
    test_command = readme_commands()[1]
    assert "pytest" in test_command
    assert test_command in (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()


@pytest.mark.wheel
def test_the_wheel_holds_the_package_and_its_assets(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        entry_points = next(name for name in names if name.endswith("entry_points.txt"))
        assert "jungle-pg = jungle_pg.__main__:main" in archive.read(entry_points).decode()
    assets = [path for path in (ROOT / "assets").rglob("*") if path.is_file()]
    assert len(assets) > 300
    assert {f"jungle_pg/{path.relative_to(ROOT).as_posix()}" for path in assets} <= set(names)
    assert "jungle_pg/LICENSE" in names
    assert "jungle_pg/core/match.py" in names
    assert not [name for name in names if name.startswith("tests")]


@pytest.mark.wheel
def test_the_sdist_holds_what_builds_and_tests_the_program(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for needed in (
        "pyproject.toml", "README.md", "LICENSE", ".ci/run", "assets/MANIFEST.md",
        "jungle_pg/__main__.py", "tests/test_project.py", "benchmarks/__main__.py",
        "tools/package/jungle-pg.spec", "tools/package/linux/jungle-pg.desktop",
    ):  # fmt: skip
        assert needed in names
    assert not [name for name in names if name.startswith((".venv", "build/", "dist/"))]


@pytest.mark.process
def test_the_page_of_commands_names_every_command_and_no_other() -> None:
    listed = re.findall(
        r"^\| `jungle-pg (\w+)", (ROOT / "docs/COMMANDS.md").read_text("utf-8"), re.MULTILINE
    )
    ask = [sys.executable, "-m", "jungle_pg", "--help"]
    done = subprocess.run(ask, capture_output=True, text=True)
    offered = re.findall(r"^    (\w+) {2,}", done.stdout, re.MULTILINE)
    assert listed == offered


def test_each_readme_command_sets_up_its_own_environment() -> None:
    play, test = readme_commands()
    assert play.startswith("python3 -m venv .venv && ")
    assert play.endswith(".venv/bin/jungle-pg")
    assert test.startswith("python3 -m venv .venv && ")
