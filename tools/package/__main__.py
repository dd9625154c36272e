"""python -m tools.package: build the executable, pack it, and try out what was packed."""

import argparse
import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.package import archive, recipe
from tools.package.assembly import CannotBuild, build
from tools.package.licences import NoLicence
from tools.package.target import Target, this_target
from tools.package.trial import Failed, Installed, installed, selfcheck, verify_and_export

MB: Final = 1_000_000
ARCHIVE_AIM_MB: Final = 40
START_AIM: Final = 3


class Table:
    """What was found, a line each, and whether all of it is well."""

    def __init__(self) -> None:
        self.is_well = True

    def tell(self, what: str, found: str, is_well: bool = True) -> None:
        """Print one line."""
        self.is_well &= is_well
        print(f"{'ok' if is_well else 'FAIL':<6}{what:<46}{found}", flush=True)

    def skip(self, what: str, why: str) -> None:
        """Print a line about what was not tried."""
        print(f"{'--':<6}{what:<46}{why}", flush=True)

    def attempt(self, what: str, act: Callable[[], str]) -> None:
        """Print what an act found, or how it failed; the rest goes on."""
        try:
            self.tell(what, act())
        except Exception as trouble:
            self.tell(what, f"{type(trouble).__name__}: {trouble}", False)


def main() -> int:
    """Build, pack and try; 1 if it cannot be built or does not work."""
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    parser.add_argument(
        "--again", action="store_true", help="only try out the archive that is there already"
    )
    options = parser.parse_args()
    target = this_target()
    packed = recipe.DIST / target.archive_name
    table = Table()
    try:
        if not options.again:
            make(target, packed, table)
        elif not packed.is_file():
            raise CannotBuild(f"there is no {packed} yet")
    except (CannotBuild, NoLicence) as trouble:
        print(f"tools.package: {trouble}", file=sys.stderr)
        return 1
    size_mb = packed.stat().st_size / MB
    table.tell(
        "size of the archive", f"{size_mb:.1f} MB (aim {ARCHIVE_AIM_MB})", size_mb <= ARCHIVE_AIM_MB
    )
    try:
        with installed(packed, target) as program:
            try_out(program, table)
    except Failed as trouble:
        table.tell("read-only folder", str(trouble), False)
    print(f"{packed}\n{packed}.sha256")
    return 0 if table.is_well else 1


def make(target: Target, packed: Path, table: Table) -> None:
    """The folder, the archive and its sum below dist."""
    if find_spec("PyInstaller") is None:
        raise CannotBuild("PyInstaller is missing; pip install -e '.[build]' brings it")
    recipe.DIST.mkdir(exist_ok=True)
    folder = build(target)
    archive.pack(folder, packed, archive.time_of_files_s(os.environ))
    archive.write_sum(packed)
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    size_mb = sum(path.stat().st_size for path in files) / MB
    table.tell("size of the folder", f"{size_mb:.1f} MB in {len(files)} files")


def try_out(program: Installed, table: Table) -> None:
    """Everything that can be tried on this computer."""

    def check(*options: str, **environ: str) -> str:
        printed, seconds = selfcheck(program, *options, **environ)
        print(printed, end="")
        return f"in {seconds:.1f} s"

    table.attempt("selfcheck without a display", check)
    table.attempt("verify, export", lambda: verify_and_export(program))
    if program.target.system != "linux":
        table.attempt("selfcheck with a window", lambda: check("--window"))
        table.skip("a game by mouse clicks, start time", "only tried under X11")
        return
    from tools.desktop import PACKAGES, a_desktop, missing_tools

    if missing_tools():
        why = f"needs {', '.join(missing_tools())} (Debian: {PACKAGES})"
        table.skip("with a window", why)
        return
    from tools.package import clicks

    with a_desktop() as desktop:
        display = {"DISPLAY": desktop.environ["DISPLAY"], "SDL_AUDIODRIVER": "dummy"}
        table.attempt("selfcheck with a window", lambda: check("--window", **display))
        table.attempt(
            "a game by mouse clicks, no process left",
            lambda: f"{clicks.play_a_game(program, desktop)} moves",
        )
        table.attempt(
            "a move against the computer, no process left",
            lambda: f"{clicks.play_the_computer(program, desktop)} processes",
        )
        built_s, checkout_s = clicks.start_seconds(program, desktop)
    ratio = built_s / checkout_s
    found = f"{built_s:.2f} s, checkout {checkout_s:.2f} s: {ratio:.2f}x (aim {START_AIM}x)"
    table.tell("process to first frame", found, ratio <= START_AIM)


if __name__ == "__main__":
    raise SystemExit(main())
