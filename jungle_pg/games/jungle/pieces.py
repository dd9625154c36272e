"""Animals on the board in any pose: plate and head, or a character, with rank, shadow and net."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.core.jungle.animals import Animal, Piece
from jungle_pg.core.jungle.board import Spot
from jungle_pg.games.parts import leaning, part, shadow_ops, shadow_size
from jungle_pg.games.pose import STILL, Pose, whole
from jungle_pg.stage.ops import DrawList, Sprite, Text
from jungle_pg.stage.theme import INK

CHARACTERS: Final = dict(zip(Animal, "鼠貓狗狼豹虎獅象", strict=True))
"""As on printed sets."""

SIMPLIFIED: Final = dict(zip(Animal, "鼠猫狗狼豹虎狮象", strict=True))

MIDDLE_Y: Final = 0.48
"""Where the middle of a piece is in its square, from the top."""
SHADOW_DOWN: Final = 0.02
"""Squares from the middle of a square down to that of the shadow."""

BADGE: Final = 0.32
LARGEST_BADGE: Final = 0.44
"""As large as leaves the face and the pieces beside it free, in sizes of the piece."""
SMALLEST_BADGE_PX: Final = 18
SMALLEST_BOTH_PX: Final = 48
TRAPPED_REACH: Final = 1.25
"""The badge of a trapped piece is so much larger and farther out."""
WHITE: Final = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Badge:
    """A rank that turns over: 1 shows the rank, 0 its edge, -1 the rank 0 of a trapped piece."""

    turned: float = 1.0
    swell: float = 1.0


RANKED: Final = Badge()
TRAPPED: Final = Badge(-1.0)


@dataclass(frozen=True, slots=True)
class Net:
    """A net over the square of a piece: lifted in squares, larger than its square, faint."""

    lift: float = 0.0
    size: float = 1.0
    alpha: float = 1.0
    x: float = 0.0
    y: float = 0.0


NET: Final = Net()


@dataclass(frozen=True, slots=True)
class Shown:
    """A piece in a pose, seen from a square, with what it wears."""

    piece: Piece
    spot: Spot
    pose: Pose = STILL
    wet: float = 0.0
    """How much of it is in the water."""
    badge: Badge | None = RANKED
    net: Net | None = None


def under_ops(x: float, y: float, square: int, pose: Pose, wet: float) -> DrawList:
    """The shadow below a piece, rings on the water instead, or something of both."""
    shadow = shadow_ops(x, y, square, pose, down=SHADOW_DOWN, dry=1 - wet)
    if wet <= 0:
        return shadow
    size, rings = shadow_size(pose), whole(pose.alpha * wet)
    return (*shadow, Sprite("board/deco_ripple", x, y, square, square, 0.0, size, size, rings))


def body_ops(
    animal: Animal, side: str, x: float, y: float, size: float, style: str, pose: Pose = STILL
) -> DrawList:
    """A piece around a middle, without its rank and its shadow; the style is that of a Look."""
    px = round(size)
    if style.endswith("both") and px < SMALLEST_BOTH_PX:
        style = style.replace("both", "character")
    if style == "picture" and not pose.face:
        return (part(f"pieces/{side[0]}_{animal.name.lower()}", x, y, px, pose),)
    plate = part(f"pieces/plate_{side}", x, y, px, pose)
    return (plate, *_face(animal, x, y, px, style, pose))


def badge_ops(
    animal: Animal,
    side: str,
    x: float,
    y: float,
    size: float,
    pose: Pose = STILL,
    badge: Badge = RANKED,
    letters: float = 1.0,
) -> DrawList:
    """The rank in the lower right corner of a piece, larger than usual where that is wished."""
    if not pose.shows_badge or pose.alpha <= 0:
        return ()
    # It moves outwards while it turns, so that nothing jumps when the other face appears.
    reach = 1 + (TRAPPED_REACH - 1) * (1 - badge.turned) / 2
    share = min(BADGE * reach * letters, max(LARGEST_BADGE, BADGE * reach))
    px = max(SMALLEST_BADGE_PX, round(size * share))
    size *= reach
    at_x = x + size * 0.36 * pose.stretch_x
    at_y = y + size * 0.34 * pose.stretch_y
    alpha = whole(pose.alpha)
    name = f"badge_{side}" if badge.turned > 0 else "badge_trapped"
    width = abs(badge.turned) * badge.swell
    plate = Sprite(f"marks/{name}", at_x, at_y, px, px, 0.0, width, badge.swell, alpha)
    if abs(badge.turned) < 0.5:
        return (plate,)
    text = str(int(animal)) if badge.turned > 0 else "0"
    digit_px = max(13, round(px * 0.68))
    return plate, Text(text, at_x, at_y - px * 0.02, digit_px, WHITE, "centre", alpha=alpha)


def _face(animal: Animal, x: float, y: float, size: int, style: str, pose: Pose) -> DrawList:
    """Head, character, or a small head over the character's shoulder."""
    face = f"_{pose.face}" if pose.face else ""
    head = f"pieces/head_{animal.name.lower()}{face}"
    if style == "picture":
        return (part(head, x, y, size, pose),)
    characters = SIMPLIFIED if style.startswith("simplified") else CHARACTERS
    letter = characters[animal]
    if style.endswith("character"):
        return (_letter(letter, x, y - size * 0.025 * pose.stretch_y, size * 0.56, pose),)
    small = round(size * 0.56)
    corner = leaning(small / 2 - size * 0.55, small / 2 - size * 0.56, pose)
    at = leaning(size * 0.055, size * 0.03, pose)
    return (
        _letter(letter, x + at[0], y + at[1], size * 0.46, pose),
        part(head, x + corner[0], y + corner[1], small, pose),
    )


def _letter(letter: str, x: float, y: float, size: float, pose: Pose) -> Text:
    letters = round(max(13, round(size)) * min(pose.stretch_x, pose.stretch_y))
    return Text(letter, x, y, letters, INK, "centre", alpha=whole(pose.alpha))


def net_op(net: Net, x: float, y: float, square: int) -> DrawList:
    """A net over the square with this middle."""
    at = (x + net.x * square, y + (net.y - net.lift) * square)
    name, alpha = "marks/net", whole(net.alpha)
    return (Sprite(name, *at, square, square, 0.0, net.size, net.size, alpha),)
