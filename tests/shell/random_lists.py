"""Draw lists by chance, and small changes to them, for laws that hold for every list."""

from dataclasses import replace
from random import Random

from jungle_pg.stage.ops import (
    Box,
    Disc,
    Drawing,
    DrawList,
    Group,
    Op,
    Scenery,
    Slab,
    Sprite,
    Text,
)

COLOURS = ("#000000", "#C83232", "#103E34", "#FFF4DC")
SCALES = (1.0, 1.0, 1.0, 0.6, 1.3)
ALPHAS = (255, 255, 128, 1, 0)
CLIPS = (None, None, (40, 30, 150, 120), (0, 0, 320, 240), (10, 10, 0, 50))
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
    '<rect x="1" y="1" width="38" height="18" rx="7" fill="#A8713F" fill-opacity="0.7"/></svg>'
)
LARGE = 400
"""The side of a sprite that is made in the background."""


def background() -> Box:
    return Box(0, 0, 320, 240, "#557733")


def random_list(luck: Random, length: int = 12) -> DrawList:
    first: Op = luck.choice((background(), background(), scenery(luck), random_op(luck, 0)))
    return (first, *(random_op(luck, 0) for _ in range(length)))


def random_op(luck: Random, depth: int) -> Op:
    makers = (sprite, sprite, box, text, disc, drawing, slab, group, group)
    make = luck.choice(makers if depth < 2 else makers[:-2])
    return group(luck, depth) if make is group else make(luck)  # type: ignore[call-arg]


def place(luck: Random) -> tuple[float, float]:
    return luck.uniform(-40, 350), luck.uniform(-40, 270)


def sprite(luck: Random) -> Sprite:
    side = luck.choice((0, 17, 24.5, 32, 48, LARGE))
    return Sprite(
        luck.choice(("pieces/r_lion", "pieces/b_rat", "no/such_picture")),
        *place(luck),
        side,
        side * luck.choice((1, 1, 0.98)),
        angle=luck.choice((0, 0, 0.3, 33.3, -190)),
        stretch_x=luck.choice((1, 1, 0.7, 0)),
        stretch_y=luck.choice((1, 1, 1.2)),
        alpha=luck.choice(ALPHAS),
        flip=luck.random() < 0.2,
        recolour=luck.choice(((), (("#2B2A33", "#FF00FF"),))),
        grey=luck.random() < 0.2,
    )


def box(luck: Random) -> Box:
    size = luck.choice((-3, 0, 5.5, 60, 300)), luck.choice((1.2, 40, 250))
    return Box(*place(luck), *size, luck.choice(COLOURS), luck.choice(ALPHAS))


def slab(luck: Random) -> Slab:
    size = luck.choice((-3, 5, 120.4, 260)), luck.choice((1, 40, 200))
    small = 40, luck.choice((20, 40)), luck.choice((0, 9))
    return Slab(SVG, *small, luck.choice(COLOURS), *place(luck), *size)


def text(luck: Random) -> Text:
    return Text(
        luck.choice(("", "Lion takes rat", "狮吃鼠 A3", "\x00\n")),
        *place(luck),
        luck.choice((3, 14, 23.4)),
        luck.choice(COLOURS),
        luck.choice(("left", "centre", "right")),
        luck.choice((None, "#2A1B12")),
        luck.choice(ALPHAS),
        luck.random() < 0.3,
    )


def disc(luck: Random) -> Disc:
    radius = luck.choice((-1, 0, 2.3, 6, 40))
    return Disc(*place(luck), radius, luck.choice(COLOURS), luck.choice(ALPHAS))


def drawing(luck: Random) -> Drawing:
    svg = luck.choice((SVG, SVG, "no drawing at all"))
    return Drawing(svg, *place(luck), luck.choice((0, 40, 81.7)), 20, luck.choice(ALPHAS))


def scenery(luck: Random) -> Scenery:
    parts = tuple(random_op(luck, 1) for _ in range(3))
    w, h = luck.choice(((320, 240), (100.4, 90)))
    return Scenery(parts, luck.choice((0, 12.5)), 0, w, h, luck.choice(COLOURS))


def group(luck: Random, depth: int) -> Group:
    inside = [random_op(luck, depth + 1) for _ in range(luck.randrange(6))]
    if luck.random() < 0.3:
        inside.insert(0, luck.choice((background(), scenery(luck))))
    return Group(
        luck.choice("abcdefgh"),
        tuple(inside),
        luck.choice((0, 0, luck.uniform(-30, 30))),
        luck.choice((0, 0, luck.uniform(-30, 30))),
        luck.choice(ALPHAS),
        luck.choice(CLIPS),
        luck.random() < 0.4,
        luck.choice(SCALES),
    )


def edited(luck: Random, ops: DrawList, depth: int = 0) -> DrawList:
    """The list with a few ops added, taken away, moved or changed, also inside groups."""
    new = list(ops)
    for _ in range(luck.randrange(1, 4)):
        where = luck.randrange(len(new)) if new else 0
        match luck.randrange(6):
            case 0:
                new.insert(where, random_op(luck, depth))
            case 1 if len(new) > 2:
                del new[where]
            case 2 if new:
                new[where] = random_op(luck, depth)
            case 3 if len(new) > 1:
                other = luck.randrange(len(new))
                new[where], new[other] = new[other], new[where]
            case _:
                new = [_touched(luck, op, depth) for op in new]
    return tuple(new[:30])


def _touched(luck: Random, op: Op, depth: int) -> Op:
    if luck.random() < 0.6:
        return op
    if not isinstance(op, Group):
        return replace(op, x=op.x + luck.choice((0, 0.2, 3.7)))
    match luck.randrange(4):
        case 0:
            return replace(op, dx=op.dx + luck.choice((0.3, 5, -2.5)))
        case 1:
            return replace(op, alpha=luck.choice(ALPHAS), bake=luck.random() < 0.5)
        case 2:
            return replace(op, clip=luck.choice(CLIPS))
        case _:
            return replace(op, ops=edited(luck, op.ops, depth + 1))
