"""The compiled form of the search: built into a wheel when JUNGLE_PG_COMPILE=1 is set.

mypyc and a C compiler turn the modules below into extension modules. They lie beside the very same
files, and Python imports an extension module before the file it was made from.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

ROOT: Final = Path(__file__).parent
SWITCH: Final = "JUNGLE_PG_COMPILE"
LIBRARY: Final = "jungle_pg"
"""What the one library is named after that holds the code of all compiled modules."""

OPTIONS: Final = ("--follow-imports=silent", "--no-sqlite-cache")
"""What mypyc is told; a Python that was built without a database is enough for it."""
BUILD_REQUIREMENTS: Final = ("mypy[mypyc]>=2.4",)
RUN_REQUIREMENTS: Final = ("librt>=0.16", "mypy-extensions>=1.0")
"""What the compiled form needs for its arrays and numbers; the interpreted one has its own."""

COMPILED: Final = (
    *(f"jungle_pg/engine/search/{name}.py" for name in ("memory", "root", "scores", "searching")),
    *(
        f"jungle_pg/games/jungle/engine/{name}.py"
        for name in (
            "board", "evaluation", "horizon", "lookups", "perft", "races", "root", "search",
        )
    ),
    *(
        f"jungle_pg/games/xiangqi/engine/{name}.py"
        for name in (
            "balance", "bits", "board", "evaluation", "guards", "horizon", "kings", "lookups",
            "perft", "root", "search", "trail",
        )
    ),
)  # fmt: skip


class CannotCompile(Exception):  # noqa: N818 - it reads as what it is
    """The compiled form cannot be built here; the message says why in words."""


@contextmanager
def search_in_c(*, optimise: bool = True) -> "Iterator[tuple[list[Extension], Path]]":
    """The modules as C below a folder that is gone at the end, ready for a compiler."""
    try:
        from mypyc.build import mypycify
    except ImportError as trouble:
        raise CannotCompile(
            f"the compiled search needs {BUILD_REQUIREMENTS[0]}: {trouble}"
        ) from None
    with tempfile.TemporaryDirectory() as work, chdir(ROOT):
        try:
            modules = mypycify(
                [*COMPILED, *OPTIONS, f"--cache-dir={work}/cache"],
                opt_level="3" if optimise else "0",
                debug_level="0",
                target_dir=work,
                group_name=LIBRARY,
            )
        except (Exception, SystemExit) as trouble:
            raise CannotCompile(f"the search was not compiled: {trouble}") from trouble
        yield modules, Path(work)


def compile_search(target: Path, *, optimise: bool = True) -> list[Path]:
    """Build the extension modules below a folder, each in the folder of its package."""
    with search_in_c(optimise=optimise) as (modules, work):
        try:
            from setuptools import Distribution

            command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
            command.build_lib, command.build_temp = str(target), str(work / "objects")
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit) as trouble:
            raise CannotCompile(f"the search was not compiled: {trouble}") from trouble
        return [target / path for path in command.get_outputs()]


def copied_package(target: Path) -> None:
    """A copy of the whole package below a folder."""
    forgotten = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "jungle_pg", target / "jungle_pg", ignore=forgotten)


def compiled_package(target: Path, *, optimise: bool = True) -> None:
    """A copy of the whole package with the extension modules in it, ready to be imported."""
    copied_package(target)
    compile_search(target, optimise=optimise)


class CompiledSearch(BuildHookInterface[Any]):
    """Adds the extension modules to a wheel where they are asked for."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return list(BUILD_REQUIREMENTS) if _is_asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not _is_asked_for() or version == "editable":
            return
        self._folder = Path(tempfile.mkdtemp())
        for path in compile_search(self._folder):
            build_data["force_include"][str(path)] = path.relative_to(self._folder).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["dependencies"].extend(RUN_REQUIREMENTS)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if _is_asked_for() and version != "editable":
            shutil.rmtree(self._folder, ignore_errors=True)


def _is_asked_for() -> bool:
    return os.environ.get(SWITCH, "") not in ("", "0")


if __name__ == "__main__":
    compiled_package(Path(sys.argv[-1]), optimise="--unoptimised" not in sys.argv)
