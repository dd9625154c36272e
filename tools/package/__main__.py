"""python -m tools.package: build the executable, pack it, and try out what was packed."""

import argparse
import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from hatch_build import CannotCompile
from tools.package import recipe
from tools.package.assembly import CannotBuild, build
from tools.package.licences import NoLicence
from tools.package.linux.chroot import CannotUseChroot
from tools.package.pins import CannotFetch
from tools.package.table import Table, pack, tell_size
from tools.package.target import this_target
from tools.package.windows.wine import CannotUseWine

CACHE: Final = Path("~/.cache/jungle-pg-package")
NOT_POSSIBLE: Final = (
    *(CannotBuild, CannotCompile, CannotFetch, CannotUseChroot, CannotUseWine, NoLicence),
)


def main() -> int:
    """Build, pack and try; 1 if it cannot be built or does not work."""
    options = _options()
    # A terminal of Windows may know no Chinese; what cannot be shown is written as numbers.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    table = Table()
    try:
        if options.folder:
            print(build(this_target(), options.engine))
        elif options.target == "windows":
            from tools.package.windows import making as windows

            _packages(windows.make, windows.try_all, options, table)
        elif options.target == "linux":
            from tools.package.linux import making as linux

            _packages(linux.make, linux.try_all, options, table)
        else:
            _make_and_try_here(table, is_made=options.again)
    except NOT_POSSIBLE as trouble:
        print(f"tools.package: {trouble}", file=sys.stderr)
        return 1
    return 0 if table.is_well else 1


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.package", description=__doc__)
    parser.add_argument(
        "--target",
        choices=("here", "linux", "windows"),
        default="here",
        help="here: for this system, with this Python; linux: in a system old enough for all,"
        " as root; windows: on Linux, through Wine",
    )
    parser.add_argument(
        "--again", action="store_true", help="only try out the archive that is there already"
    )
    parser.add_argument(
        "--cache",
        type=Path,
        default=CACHE,
        metavar="FOLDER",
        help=f"where what is fetched is kept, {CACHE} by default",
    )
    parser.add_argument(
        "--folder", action="store_true", help="only lay the folder out; who asked packs it"
    )
    parser.add_argument(
        "--engine", type=Path, metavar="FOLDER", help="with --folder: the search, compiled already"
    )
    return parser.parse_args()


def _packages(
    make: Callable[[Path, Table], list[Path]],
    try_all: Callable[[Path, Table], None],
    options: argparse.Namespace,
    table: Table,
) -> None:
    cache = options.cache.expanduser()
    if options.again:
        try_all(cache, table)
    else:
        print(*make(cache, table), sep="\n")


def _make_and_try_here(table: Table, *, is_made: bool) -> None:
    from tools.package.trying import try_here

    target = this_target()
    packed = recipe.DIST / target.archive_name
    if not is_made:
        pack(build(target), packed, table)
    elif not packed.is_file():
        raise CannotBuild(f"there is no {packed} yet")
    tell_size(packed, table)
    try_here(packed, target, table)
    print(f"{packed}\n{packed}.sha256")


if __name__ == "__main__":
    raise SystemExit(main())
