"""All drawings together, and how the files in a folder differ from them."""

from dataclasses import dataclass
from pathlib import Path

from jungle_pg.files.atomic import write_bytes
from tools.art import (
    badges,
    board,
    cabinet,
    discs,
    frame,
    icons,
    jackaroo_badges,
    jackaroo_board,
    jackaroo_cards,
    jackaroo_marks,
    jackaroo_plates,
    kit,
    marks,
    plates,
    study,
    title,
    xiangqi_board,
    xiangqi_marks,
)
from tools.art.finished import FINISHED, digest


@dataclass(frozen=True, slots=True)
class Differences:
    """Names of files that are not as they would be drawn."""

    missing: tuple[str, ...]
    changed: tuple[str, ...]
    unknown: tuple[str, ...]

    def lines(self) -> list[str]:
        """A line for each file."""
        return [
            *(f"{name} is missing" for name in self.missing),
            *(f"{name} differs from its drawing" for name in self.changed),
            *(f"{name} is not drawn by this tool" for name in self.unknown),
        ]


def files() -> dict[str, bytes]:
    """Every file of `assets/sprites`, by its name there."""
    common = (badges, board, cabinet, frame, icons, kit, marks, plates, study, title)
    xiangqi = (discs, xiangqi_board, xiangqi_marks)
    jackaroo = (jackaroo_badges, jackaroo_board, jackaroo_cards, jackaroo_marks, jackaroo_plates)
    parts = (*common, *xiangqi, *jackaroo)
    return {
        name: picture.text().encode() for part in parts for name, picture in part.drawings().items()
    }


def compare(drawn: dict[str, bytes], folder: Path) -> Differences:
    """Compare the files in a folder with the drawings, byte for byte."""
    present = {path.relative_to(folder).as_posix() for path in folder.rglob("*.svg")}
    both = sorted(drawn.keys() & present)
    return Differences(
        missing=tuple(sorted(drawn.keys() - present)),
        changed=tuple(name for name in both if (folder / name).read_bytes() != drawn[name]),
        unknown=tuple(sorted(present - drawn.keys() - FINISHED.keys())),
    )


def compare_finished(folder: Path) -> Differences:
    """Compare the drawings that are only kept with what they were when they were finished."""
    there = {name: folder / name for name in FINISHED if (folder / name).is_file()}
    return Differences(
        missing=tuple(sorted(FINISHED.keys() - there.keys())),
        changed=tuple(
            name for name, path in there.items() if digest(path.read_bytes()) != FINISHED[name]
        ),
        unknown=(),
    )


def bring_up_to_date(drawn: dict[str, bytes], folder: Path) -> tuple[str, ...]:
    """Write the files that are missing or differ, and name them."""
    found = compare(drawn, folder)
    stale = (*found.missing, *found.changed)
    for name in stale:
        write_bytes(folder / name, drawn[name])
    return stale
