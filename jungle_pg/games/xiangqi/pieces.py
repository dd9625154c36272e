"""Pieces in any pose: round for Red, with eight sides for Black; a character, a picture or both."""

from typing import Final

from jungle_pg.core.xiangqi.pieces import RED, Piece
from jungle_pg.games.parts import leaning, part, shadow_ops
from jungle_pg.games.pose import STILL, Pose
from jungle_pg.stage.ops import DrawList

SIMPLIFIED: Final = frozenset("KRNkrnc")
"""Letters of the pieces whose simplified character is another one."""

SHADOW_DOWN: Final = 0.03
SMALLEST_BOTH_PX: Final = 34
"""On a smaller piece a badge that can be read would cover the character."""
BADGE: Final = 0.44
SMALLEST_BADGE_PX: Final = 20
"""So large it stays on small boards, where it takes more of its piece."""
BADGE_AT: Final = (0.33, 0.31)


def sprite_of(piece: Piece, style: str = "character") -> str:
    """The picture of a piece without its badge; the style is that of a Look."""
    name = f"xiangqi/{'r' if piece.seat == RED else 'b'}_{piece.kind.name.lower()}"
    if style == "picture":
        return f"{name}_picture"
    is_simplified = style.startswith("simplified") and piece.letter in SIMPLIFIED
    return f"{name}_simplified" if is_simplified else name


def under_ops(x: float, y: float, square: int, pose: Pose) -> DrawList:
    """The shadow below a piece."""
    return shadow_ops(x, y, square, pose, down=SHADOW_DOWN)


def body_ops(
    piece: Piece, x: float, y: float, size: float, style: str, pose: Pose = STILL
) -> DrawList:
    """A piece around a middle, without its shadow; the style is that of a Look."""
    px = round(size)
    disc = part(sprite_of(piece, style), x, y, px, pose)
    if not style.endswith("both") or px < SMALLEST_BOTH_PX or not pose.shows_badge:
        return (disc,)
    right, down = leaning(size * BADGE_AT[0], size * BADGE_AT[1], pose)
    badge = f"xiangqi/badge_{'r' if piece.seat == RED else 'b'}_{piece.kind.name.lower()}"
    side = max(SMALLEST_BADGE_PX, round(size * BADGE))
    return disc, part(badge, x + right, y + down, side, pose)
