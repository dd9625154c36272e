"""The little boards of the book: how each piece goes, and what stops it."""

from typing import Final

from jungle_pg.core.xiangqi.rules import START
from jungle_pg.games.book import Example
from jungle_pg.games.xiangqi.book.sketch import GENERALS, HOME, PALACE, Part, sketch

BANKS: Final[Part] = (2, 3, 5, 4)
"""c7 to g4: the river and the lines beside it."""
MIDDLE: Final[Part] = (2, 3, 5, 5)
"""c7 to g3."""
LEFT: Final[Part] = (0, 3, 5, 5)
"""a7 to e3."""
LEFT_CORNER: Final[Part] = (0, 5, 5, 5)
"""a5 to e1."""
FIRING_LINE: Final[Part] = (2, 4, 5, 3)
"""c6 to g4."""
LAST_LINE: Final[Part] = (0, 0, 5, 4)
"""a10 to e7."""

APART: Final = "Pe6 ke10"
"""The other general, and a soldier so that the two do not see each other."""


def opening() -> Example:
    """The whole board at the start."""
    return Example(START)


def palace() -> Example:
    """Who lives in the palace."""
    return sketch("Ke1 Ad1 Af1 kd10", PALACE)


def river() -> Example:
    """Soldiers on both banks."""
    return sketch(f"{GENERALS} Pc4 Pe4 Pg4 pc7 pe7 pg7", BANKS)


def general() -> Example:
    """The four ways of the general."""
    return sketch(f"Ke2 {APART}", PALACE, "e2e3 e2e1 e2d2 e2f2", "e2f3", line="e2e3")


def general_stays() -> Example:
    """The general at the edge of its palace."""
    return sketch(f"Kf3 {APART}", PALACE, "f3f2 f3e3", "f3g3 f3f4", line="f3f2")


def advisor() -> Example:
    """The four ways of the advisor."""
    ways = "e2d1 e2f1 e2d3 e2f3"
    return sketch(f"Ke1 Ae2 {APART}", PALACE, ways, "e2e3", line="e2f3")


def advisor_stays() -> Example:
    """An advisor in the corner of the palace."""
    return sketch(f"Ke1 Af3 {APART}", PALACE, "f3e2", "f3g4 f3g2", line="f3e2")


def elephant() -> Example:
    """The four ways of the elephant."""
    return sketch("Ke1 Be3 kd10 Pi8", HOME, "e3c5 e3g5 e3c1 e3g1", line="e3g5")


def elephant_blocked() -> Example:
    """Whoever stands in the eye stops an elephant."""
    pieces, closed = "Ke1 Be3 Nd4 pf4 kd10 Pi8", "e3c5 e3g5"
    return sketch(pieces, HOME, "e3c1 e3g1", closed, jumps=closed, stoppers="d4 f4")


def elephant_at_river() -> Example:
    """An elephant on the bank."""
    return sketch(f"{GENERALS} Bc5", LEFT, "c5a3 c5e3", "c5a7 c5e7", line="c5e3")


def elephant_takes() -> Example:
    """An elephant that takes where it lands."""
    return sketch("Ke1 Bc1 ne3 kd10 Pi8", HOME, "c1e3", line="c1e3")


def horse() -> Example:
    """The eight ways of the horse."""
    ways = "e5d7 e5f7 e5g6 e5g4 e5f3 e5d3 e5c4 e5c6"
    return sketch(f"{GENERALS} Ne5", MIDDLE, ways, line="e5f7")


def horse_hobbled() -> Example:
    """Whoever stands beside a horse hobbles it on that side."""
    ways = "e5g6 e5g4 e5f3 e5d3 e5c4 e5c6"
    return sketch(f"{GENERALS} Ne5 pe6", MIDDLE, ways, "e5d7 e5f7", stoppers="e6")


def horse_at_start() -> Example:
    """The first ways of a horse."""
    pieces = "Ra1 Nb1 Bc1 Ad1 Ke1 Cb3 Pa4 Pc4 Pe4 kd10"
    return sketch(pieces, LEFT_CORNER, "b1a3 b1c3", "b1d2", line="b1c3")


def horse_one_way() -> Example:
    """A horse that takes another one, which could not take it."""
    return sketch(f"{GENERALS} Ne5 nf7 cf6", MIDDLE, "e5f7", line="e5f7", stoppers="f6")


def chariot() -> Example:
    """The four lines of the chariot."""
    return sketch(f"{GENERALS} Re5", MIDDLE, "e5e7 e5g5 e5e3 e5c5", line="e5e7")


def chariot_stopped() -> Example:
    """A chariot before an own piece, and before an enemy that it takes."""
    pieces = f"{GENERALS} Re4 Pe6 ng4"
    return sketch(pieces, MIDDLE, "e4e5 e4g4", "e4e7", line="e4g4", jumps="e4e7")


def cannon() -> Example:
    """A cannon goes like a chariot."""
    return sketch(f"{GENERALS} Ce5", FIRING_LINE, "e5c5 e5g5 e5e6 e5e4", line="e5c5")


def cannon_takes() -> Example:
    """A cannon that takes over one piece."""
    return sketch(f"{GENERALS} Cc5 Pe5 ng5", FIRING_LINE, "c5d5 c5g5", line="c5g5")


def cannon_alone() -> Example:
    """A cannon with nothing to fire over."""
    return sketch(f"{GENERALS} Cc5 ng5", FIRING_LINE, "c5f5", "c5g5")


def cannon_two_screens() -> Example:
    """A cannon with too much before it."""
    return sketch(f"{GENERALS} Cc5 pd5 Pe5 ng5", FIRING_LINE, "", "c5g5", stoppers="d5 e5")


def soldier() -> Example:
    """A soldier before the river."""
    return sketch(f"{GENERALS} Pe4", BANKS, "e4e5", "e4d4 e4f4", line="e4e5")


def soldier_beyond() -> Example:
    """A soldier beyond the river."""
    return sketch(f"{GENERALS} Pe6", BANKS, "e6e7 e6d6 e6f6", "e6e5", line="e6d6")


def soldier_takes() -> Example:
    """A soldier takes as it goes."""
    return sketch(f"{GENERALS} Pe6 nd6", BANKS, "e6d6 e6e7 e6f6", line="e6d6")


def soldier_at_end() -> Example:
    """A soldier on the last line."""
    return sketch("Kd1 Pc10 kf9", LAST_LINE, "c10b10 c10d10", "c10c9", line="c10d10")
