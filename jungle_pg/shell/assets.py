"""Where the pictures, sounds and fonts are: inside the installed package, or in the checkout."""

from importlib.resources import files
from pathlib import Path

import jungle_pg


def assets_folder() -> Path:
    """The folder of all assets."""
    package = Path(str(files(jungle_pg)))
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"
