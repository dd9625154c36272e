"""The release notes: what is new in players' words, with pictures, and what was tried where."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.release.files import PICTURES, SUMS, files_of

SHOWN: Final = {
    "play.png": "A match against the computer",
    "journey.png": "The journey",
    "review.png": "A review",
    "friends.png": "A game with a friend",
    "study.png": "A study",
    "capture.gif": "A rat takes an elephant, a lion leaps a river",
}
"""Pictures of the README that are shown too, as far as they are there."""

TRIED: Final = (
    (
        "Windows, `.zip` and `-setup.exe`",
        "built and tried with Wine 8 on Debian 12: its own check; a game, a lesson and an answer of"
        " the computer by mouse; a game hosted for the program on Linux; installing, uninstalling",
        "Windows 10 and 11 themselves, SmartScreen and antivirus, real sound, graphics drivers",
    ),
    (
        "Linux, `.tar.gz`",
        "built on Debian 11; the same by mouse on Debian 12 under X11 (Xvfb)",
        "Wayland, real sound, other distributions",
    ),
    (
        "Linux, `.deb`",
        "lintian; installed, checked with a window and removed in clean Debian 11 and 12",
        "Ubuntu, Mint",
    ),
    ("Python, wheel and sources", "the whole test suite on Debian 12 with Python 3.11", "—"),
    ("macOS", "nothing: there is a script to build it, which nobody has run", "everything"),
)
"""What, on what it was tried, and on what it was not."""

PRIVACY: Final = (
    "The program sends nothing unless you play with friends: then your name, your moves and the"
    " phrases you choose go to the computer that keeps the room, and nowhere else. There are no"
    " accounts, no advertisements and no counting, and crash reports stay on your computer."
)
UNSIGNED: Final = (
    "The programs are not signed. Windows may say that it does not know the publisher: “More info”,"
    " then “Run anyway”. To be sure that a file is ours, compare its SHA-256 with `SHA256SUMS`."
)


class NoNotes(Exception):  # noqa: N818 - it reads as what it is
    """The changelog says nothing of a version; the message says what was looked for."""


def new_in(changelog: str, version: str) -> str:
    """What the changelog says of a version, or NoNotes."""
    for section in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        if title.partition(",")[0].strip() == version:
            return text.strip()
    raise NoNotes(f"CHANGELOG.md has no section {version}")


def notes(
    version: str, changelog: str, sizes: Mapping[str, int], pictures: Mapping[str, str]
) -> str:
    """The notes of a version: files by their sizes in bytes, pictures by what they show."""
    downloads = [
        f"| `{file.name}` | {sizes[file.name] / 1e6:.1f} MB | {file.what} |"
        for file in files_of(version)
        if file.name in sizes
    ]
    tried = [f"| {what} | {seen} | {unseen} |" for what, seen, unseen in TRIED]
    shown = [f"![{what}]({PICTURES}/{name})\n" for name, what in pictures.items()]
    return "\n".join(
        [
            f"# Jungle {version}",
            "",
            "Animal chess of China (斗兽棋), Xiangqi and Jackaroo King, in English and Chinese.",
            "",
            *shown,
            "## Which file?",
            "",
            "| file | size | for |",
            "|---|---|---|",
            *downloads,
            "",
            f"`sha256sum -c {SUMS}` checks them all. {UNSIGNED}",
            "",
            "## What is new",
            "",
            new_in(changelog, version),
            "",
            "## What was tried where",
            "",
            "| what | tried | not tried |",
            "|---|---|---|",
            *tried,
            "",
            "## Your data",
            "",
            PRIVACY,
            "",
        ]
    )


def shown_pictures(folder: Path) -> dict[str, str]:
    """The pictures there are, by their names."""
    return {name: what for name, what in SHOWN.items() if (folder / name).is_file()}
