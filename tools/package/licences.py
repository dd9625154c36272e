"""The licence texts that travel with the executable."""

import os
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.package.recipe import ROOT, lgpl_path

PACKAGES: Final = {
    "platformdirs": "platformdirs",
    "PyInstaller": "pyinstaller",
    "librt": "librt",
    "mypy_extensions": "mypy-extensions",
}
OPTIONAL_PACKAGES: Final = {
    "PIL": "Pillow",
    "websockets": "websockets",
    "zeroconf": "zeroconf",
    "ifaddr": "ifaddr",
}
"""Those that are inside only when they were installed, by the module they bring."""

SYSTEM_PACKAGES: Final = {
    "OpenSSL": "libssl[0-9]*",
    "libffi": "libffi[0-9]*",
    "zlib": "zlib1g",
    "bzip2": "libbz2-1.0",
    "XZ Utils": "liblzma5",
}
"""Libraries that Python has of a Debian and that come along; elsewhere its own text names them."""
DEBIAN_TEXTS: Final = Path("/usr/share/doc")

INTRODUCTION: Final = """What is inside, and in this folder the texts of the licences:

{names}

The libraries beside them (SDL and those it uses for pictures, letters and sound) are the unchanged
ones of the pygame-ce package; its sources name their licences: https://pyga.me
"""


class NoLicence(Exception):  # noqa: N818 - it reads as what it is
    """A text that has to travel along is not on this computer."""


def licence_texts() -> dict[str, str]:
    """Every text by the name of what it is for."""
    paths = {
        "Jungle": ROOT / "LICENSE",
        "Fredoka": ROOT / "assets/fonts/OFL-Fredoka.txt",
        "Noto Sans CJK": ROOT / "assets/fonts/OFL-Noto.txt",
        "pygame-ce": lgpl_path(),
        "Python": _python_path(),
    }
    texts = {name: path.read_text(encoding="utf-8") for name, path in paths.items()}
    for name, package in PACKAGES.items():
        texts[name] = _text_of(distribution(package))
    for module, package in OPTIONAL_PACKAGES.items():
        if find_spec(module) is not None:
            texts[package] = _text_of(distribution(package))
    if sys.platform == "linux":
        texts |= system_texts(DEBIAN_TEXTS)
    return texts


def system_texts(folder: Path) -> dict[str, str]:
    """What a Debian says of its libraries, as far as it is one."""
    found = {name: sorted(folder.glob(f"{p}/copyright")) for name, p in SYSTEM_PACKAGES.items()}
    return {name: paths[0].read_text("utf-8") for name, paths in found.items() if paths}


def write_licences(folder: Path) -> int:
    """Write all texts and a list of them into a folder; how many there are."""
    folder.mkdir()
    texts = licence_texts()
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
    names = "\n".join(f"    {name}" for name in texts)
    introduction = INTRODUCTION.format(names=names)
    (folder / "README.txt").write_text(introduction, encoding="utf-8", newline="\n")
    return len(texts)


def _python_path() -> Path:
    places = [Path(os.__file__).parent, Path(sys.base_prefix)]
    for place in places:
        for name in ("LICENSE.txt", "LICENSE"):
            if (place / name).is_file():
                return place / name
    raise NoLicence(f"Python's LICENSE.txt is in none of {', '.join(map(str, places))}")


def _text_of(package: Distribution) -> str:
    texts = list(_texts_of(package))
    if not texts:
        raise NoLicence(f"the package {package.name} brought no licence text along")
    return "\n".join(texts)


def _texts_of(package: Distribution) -> Iterator[str]:
    for path in package.files or ():
        if ".dist-info" in str(path) and path.stem.upper() in ("LICENSE", "LICENCE", "COPYING"):
            yield Path(str(path.locate())).read_text(encoding="utf-8")
