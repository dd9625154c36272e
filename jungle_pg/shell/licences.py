"""The licence texts of what the program is made of."""

from pathlib import Path

import pygame

from jungle_pg.files.folders import assets_folder


def licence_texts() -> dict[str, str]:
    """The texts that can be read, by what they are for."""
    assets = assets_folder()
    paths = {
        "jungle": assets.parent / "LICENSE",
        "fredoka": assets / "fonts/OFL-Fredoka.txt",
        "noto": assets / "fonts/OFL-Noto.txt",
        "pygame": Path(pygame.__file__).parent / "docs/generated/LGPL.txt",
    }
    texts = {name: _read(path) for name, path in paths.items()}
    texts["platformdirs"] = _of_package("platformdirs")
    return {name: text for name, text in texts.items() if text}


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _of_package(name: str) -> str:
    """The licence an installed package brought along."""
    # Loaded only now: it takes longer to load than a window may take to open.
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        return distribution(name).read_text("licenses/LICENSE") or ""
    except (PackageNotFoundError, OSError):
        return ""
