"""The compiled search for Windows, made on Linux: mypyc writes C and mingw-w64 compiles it."""

import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

from hatch_build import CannotCompile, search_in_c
from tools.package.windows.wine import CannotUseWine, need

COMPILER: Final = "x86_64-w64-mingw32-gcc"
VERSION: Final = (3, 11)
"""Headers of another Python fit no other."""
SUFFIX: Final = ".cp311-win_amd64.pyd"
CONFIG: Final = Path(__file__).parent / "pyconfig.h"
OPTIONS: Final = (
    "-shared", "-O3", "-g0", "-DNDEBUG", "-s", "-w", "-static-libgcc", "-Wl,--no-insert-timestamp",
    # Ours takes the place of the one that describes this computer.
    "-include", str(CONFIG), "-DPy_PYCONFIG_H",
)  # fmt: skip


def compile_for_windows(python: Path, target: Path) -> list[Path]:
    """Build the extension modules for a CPython for Windows below a folder, or CannotCompile."""
    try:
        need(COMPILER)
    except CannotUseWine as trouble:
        raise CannotCompile(str(trouble)) from trouble
    if sys.version_info[:2] != VERSION:
        raise CannotCompile("the search for Windows is compiled with the headers of Python 3.11")
    built = []
    with search_in_c() as (modules, work):
        for module in modules:
            path = target / (module.name.replace(".", "/") + SUFFIX)
            path.parent.mkdir(parents=True, exist_ok=True)
            headers = [*module.include_dirs, str(work), sysconfig.get_path("include")]
            _compile(module.sources, headers, python, path)
            built.append(path)
    return built


def _compile(sources: list[str], headers: list[str], python: Path, path: Path) -> None:
    folders = [f"-I{folder}" for folder in headers]
    words = [COMPILER, *OPTIONS, *folders, *sources, str(python / "python311.dll")]
    done = subprocess.run([*words, "-o", str(path)], capture_output=True, text=True)
    if done.returncode:
        raise CannotCompile(f"{COMPILER} does not compile {path.name}: {done.stderr.strip()}")
