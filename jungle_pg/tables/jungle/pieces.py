"""Animals as they stand on the board: plate and head, or a character, with their rank."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.stage.theme import INK
from jungle_pg.tables.base import Look

CHARACTERS: Final = dict(zip(Animal, "鼠貓狗狼豹虎獅象", strict=True))
"""As on printed sets."""

PIECE: Final = 0.86
"""Of a square."""
MIDDLE_Y: Final = 0.48
"""Where the middle of a piece is in its square, from the top."""

BADGE: Final = 0.32
SMALLEST_BADGE_PX: Final = 18
SMALLEST_BOTH_PX: Final = 48
WHITE: Final = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Pose:
    """How a piece is held: moved and lifted in squares, stretched, leaning, faint, with a face."""

    x: float = 0.0
    y: float = 0.0
    lift: float = 0.0
    stretch_x: float = 1.0
    stretch_y: float = 1.0
    tilt: float = 0.0
    alpha: float = 1.0
    shadow: float = 1.0
    face: str = ""
    """`blink`, `shock` or nothing."""


STILL: Final = Pose()


def piece_ops(
    animal: Animal, side: str, x: float, y: float, size: float, look: Look, pose: Pose = STILL
) -> DrawList:
    """A piece around a middle, without its shadow."""
    px = round(size)
    style = look.pieces
    if style == "both" and px < SMALLEST_BOTH_PX:
        style = "character"
    name = animal.name.lower()
    if style == "picture" and not pose.face:
        ops: list[Op] = [_part(f"pieces/{side[0]}_{name}", x, y, px, pose)]
    else:
        ops = [_part(f"pieces/plate_{side}", x, y, px, pose)]
        ops += _face(animal, x, y, px, style, pose)
    if look.ranks and pose.alpha > 0:
        ops += badge_ops(str(int(animal)), f"badge_{side}", x, y, px, pose)
    return tuple(ops)


def badge_ops(
    text: str, badge: str, x: float, y: float, size: float, pose: Pose = STILL
) -> DrawList:
    """The rank in the lower right corner of a piece."""
    side = max(SMALLEST_BADGE_PX, round(size * BADGE))
    at_x = x + size * 0.36 * pose.stretch_x
    at_y = y + size * 0.34 * pose.stretch_y
    alpha = round(255 * pose.alpha)
    return (
        Sprite(f"marks/{badge}", at_x, at_y, side, side, alpha=alpha),
        Text(text, at_x, at_y - side * 0.02, max(13, round(side * 0.68)), WHITE, "centre",
             alpha=alpha),
    )  # fmt: skip


def _face(animal: Animal, x: float, y: float, size: int, style: str, pose: Pose) -> DrawList:
    """Head, character, or a small head over the character's shoulder."""
    face = f"_{pose.face}" if pose.face else ""
    head = f"pieces/head_{animal.name.lower()}{face}"
    if style == "picture":
        return (_part(head, x, y, size, pose),)
    alpha = round(255 * pose.alpha)
    character = CHARACTERS[animal]
    if style == "character":
        letters = max(13, round(size * 0.56))
        return (Text(character, x, y - size * 0.025, letters, INK, "centre", alpha=alpha),)
    letters = max(13, round(size * 0.46))
    at = (x + size * 0.055, y + size * 0.03)
    small = round(size * 0.56)
    corner = (x - size * 0.55 + small / 2, y - size * 0.56 + small / 2)
    return (
        Text(character, *at, letters, INK, "centre", alpha=alpha),
        Sprite(head, *corner, small, small, alpha=alpha),
    )


def _part(name: str, x: float, y: float, size: int, pose: Pose) -> Sprite:
    return Sprite(
        name, x, y, size, size, pose.tilt, pose.stretch_x, pose.stretch_y, round(255 * pose.alpha)
    )
