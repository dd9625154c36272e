"""Names for pictures by all they are made of, so that kept pixels are never out of date."""

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import pygame

from jungle_pg.shell.backdrops import names_in, scenery_size
from jungle_pg.shell.raster import read_svg
from jungle_pg.stage.ops import Area, DrawList, Group, Scenery, Text

FORMAT = "1"
"""Changes when the same assets are drawn in another way."""


def digest_of(facts: Iterable[object], files: Iterable[bytes]) -> str:
    """A name for facts and the content of files."""
    found = sha256(repr((FORMAT, pygame.version.ver, *facts)).encode("utf-8", "backslashreplace"))
    for content in files:
        found.update(sha256(content).digest())
    return found.hexdigest()


def sprite_digest(folder: Path, name: str, facts: Iterable[object]) -> str:
    """A name for a picture of the assets drawn in one way."""
    return digest_of(("sprite", *facts), [read_svg(folder, name)])


def scenery_digest(folder: Path, fonts: Iterable[Path], op: Scenery) -> str:
    """A name for a scenery, whatever its place."""
    facts = ("scenery", op.ops, scenery_size(op), op.fill)
    return digest_of(facts, _files_of(folder, fonts, op.ops))


def group_digest(folder: Path, fonts: Iterable[Path], ops: DrawList, area: Area) -> str:
    """A name for an area of a group, whatever its place."""
    return digest_of(("group", ops, area), _files_of(folder, fonts, ops))


def _files_of(folder: Path, fonts: Iterable[Path], ops: DrawList) -> list[bytes]:
    """The content of all files a list is drawn with."""
    files = [read_svg(folder, name) for name in sorted(set(names_in(ops)))]
    return files + [font.read_bytes() for font in fonts] if _has_text(ops) else files


def _has_text(ops: DrawList) -> bool:
    return any(
        isinstance(op, Text) or (isinstance(op, Group | Scenery) and _has_text(op.ops))
        for op in ops
    )
