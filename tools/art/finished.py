"""Drawings that are kept as they were finished: the map, the guide, the trophies, the emblems,
the camp of two friends and the heads they show each other, keys and the buttons of gamepads.

Their shapes were set by hand and by luck, so nothing here draws them again. A list of their digests
tells when one is missing or was changed by mistake; who means a change writes the list anew with
`python -m tools.art.finished`.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

LIST: Final = Path(__file__).with_name("finished.json")
SPRITES: Final = Path(__file__).parents[2] / "assets/sprites"
ICONS: Final = (
    *("copy", "curve", "emote", "friends", "host", "join", "lost", "network", "paste", "refresh"),
    *("signal_0", "signal_1", "signal_2", "signal_3", "spectator", "statistics", "waiting", "why"),
)
"""Those of the career and of playing with friends."""
KEPT: Final = (
    "journey/*.svg",
    "trophies/*.svg",
    "title/emblem_*.svg",
    "friends/*.svg",
    "emotes/*.svg",
    "pads/*.svg",
    *(f"icons/{name}.svg" for name in ICONS),
)


def digest(svg: bytes) -> str:
    """A short name for the bytes of a file."""
    return sha256(svg).hexdigest()[:16]


def digests(folder: Path) -> dict[str, str]:
    """The digests of all kept drawings in a folder, by name."""
    paths = sorted(path for pattern in KEPT for path in folder.glob(pattern))
    return {path.relative_to(folder).as_posix(): digest(path.read_bytes()) for path in paths}


FINISHED: Final[dict[str, str]] = json.loads(LIST.read_text("utf-8"))
"""The digest of each drawing by the name of its file under `assets/sprites`."""


if __name__ == "__main__":
    LIST.write_text(json.dumps(digests(SPRITES), indent=1) + "\n", "utf-8")
