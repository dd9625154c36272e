"""python -m tools.release: everything of a release in dist/release, with its sums and notes."""

import argparse
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from jungle_pg import __version__
from tools.package.__main__ import CACHE, NOT_POSSIBLE
from tools.package.assembly import CannotBuild
from tools.package.recipe import DIST, ROOT
from tools.package.table import Table
from tools.release.files import NOTES, PICTURES, files_of, problems, sum_of, write_sums
from tools.release.notes import NoNotes, notes, shown_pictures

RELEASE: Final = DIST / "release"
PARTS: Final = ("windows", "linux", "python")


def main() -> int:
    """Make a release or check one; 1 if it is not whole."""
    options = _options()
    if options.check is not None:
        return _check(options.check, options.only)
    table = Table()
    try:
        os.environ["SOURCE_DATE_EPOCH"] = _time_of_commit()
        _make(RELEASE, options.only, options.cache.expanduser(), table, tries=not options.untried)
        if options.twice:
            again = DIST / "release-again"
            _make(again, options.only, options.cache.expanduser(), table, tries=False)
            _compare(RELEASE, again, table)
    except (*NOT_POSSIBLE, NoNotes) as trouble:
        print(f"tools.release: {trouble}", file=sys.stderr)
        return 1
    status = _check(RELEASE, options.only)
    return status if table.is_well else 1


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument(
        "--check",
        nargs="?",
        type=Path,
        const=RELEASE,
        metavar="FOLDER",
        help="only check a release that is there, dist/release by default",
    )
    parser.add_argument(
        "--only", nargs="+", choices=PARTS, default=PARTS, help="make or check some parts of it"
    )
    parser.add_argument("--twice", action="store_true", help="make it twice and compare the bytes")
    parser.add_argument("--untried", action="store_true", help="do not try out what was made")
    parser.add_argument("--cache", type=Path, default=CACHE, metavar="FOLDER", help="for downloads")
    return parser.parse_args()


def _make(folder: Path, parts: list[str], cache: Path, table: Table, *, tries: bool) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    made = []
    if "python" in parts:
        made += _wheel_and_sources()
    if "linux" in parts:
        from tools.package.linux import making as linux

        made += linux.make(cache, table, tries=tries)
    if "windows" in parts:
        from tools.package.windows import making as windows

        made += windows.make(cache, table, tries=tries)
    for path in made:
        shutil.copy2(path, folder)
    _write_notes(folder)
    write_sums(folder)


def _wheel_and_sources() -> list[Path]:
    if find_spec("build") is None:
        raise CannotBuild("build is missing; pip install -e '.[build]' brings it")
    out = ROOT / "build/wheel"
    shutil.rmtree(out, ignore_errors=True)
    words = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild(f"the wheel was not built:\n{done.stdout}{done.stderr}")
    return [out / file.name for file in files_of(__version__) if file.part == "python"]


def _write_notes(folder: Path) -> None:
    from_docs = ROOT / "docs/pictures"
    pictures = shown_pictures(from_docs)
    (folder / PICTURES).mkdir()
    for name in pictures:
        shutil.copy2(from_docs / name, folder / PICTURES)
    sizes = {path.name: path.stat().st_size for path in folder.iterdir() if path.is_file()}
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    text = notes(__version__, changelog, sizes, pictures)
    (folder / NOTES).write_text(text, encoding="utf-8", newline="\n")


def _time_of_commit() -> str:
    """When what is released was committed: the time of all files."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return os.environ["SOURCE_DATE_EPOCH"]
    words = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild("no commit is known here; set SOURCE_DATE_EPOCH")
    changed = subprocess.run(
        ["git", "-C", str(ROOT), "status", "--porcelain"], capture_output=True, text=True
    )
    if changed.stdout.strip():
        print("tools.release: not all of this is committed, so nobody else can make the same")
    return done.stdout.strip()


def _compare(first: Path, second: Path, table: Table) -> None:
    for path in sorted(path for path in first.rglob("*") if path.is_file()):
        name = path.relative_to(first)
        other = second / name
        is_same = other.is_file() and sum_of(path) == sum_of(other)
        table.tell(f"{name}", "twice the same" if is_same else "not the same twice", is_same)


def _check(folder: Path, parts: list[str]) -> int:
    found = list(problems(folder, __version__, parts))
    for problem in found:
        print(f"tools.release: {problem}", file=sys.stderr)
    if not found:
        print(f"{folder}: whole, and every sum is right")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
