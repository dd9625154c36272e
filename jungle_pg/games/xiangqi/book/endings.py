"""The little boards about check, the end of a game, and how moves are written."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.xiangqi.pieces import BLACK
from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.games.book import Example
from jungle_pg.games.values import Mark
from jungle_pg.games.xiangqi.book import rule_examples
from jungle_pg.games.xiangqi.book.sketch import HOME, Part, sketch

CENTRE: Final[Part] = (2, 0, 5, 10)
"""Files c to g, from one palace to the other."""
RIGHT_CORNER: Final[Part] = (4, 5, 5, 5)
"""e5 to i1."""
ENEMY_RIGHT_CORNER: Final[Part] = (4, 0, 5, 5)
"""e10 to i6."""
ENEMY_LEFT: Final[Part] = (1, 0, 5, 6)
"""b10 to f5."""
ENEMY_RIGHT: Final[Part] = (3, 0, 5, 6)
"""d10 to h5."""
INNER_HOME: Final[Part] = (2, 6, 4, 4)
"""c4 to f1."""
RIGHT_HALF: Final[Part] = (4, 3, 5, 5)
"""e7 to i3."""

FAR_LEFT: Final[Part] = (0, 0, 5, 7)
"""a10 to e4."""

THIRD_TIME: Final = 8
"""The ply after which a board of ours is there for the third time."""

CHARIOT_CHECKS: Final = "Ke1 re4 ke10"
BY_CHARIOT: Final = (Mark("danger", "e1"), Mark("danger_from", "e4"))
BY_CANNON: Final = (Mark("danger", "e1"), Mark("danger_from", "e5"))

RIGHT_WING: Final = "Ke1 Af1 Bg1 Nh1 Ri1 Ch3 Pe4 Pg4 Pi4"
ENEMY_RIGHT_WING: Final = "ke10 af10 bg10 nh10 ri10 ch8 pe7 pg7 pi7"


def check_flee() -> Example:
    """The general leaves the line of the chariot."""
    return sketch(CHARIOT_CHECKS, HOME, "e1d1 e1f1", "e1e2", line="e1d1", marks=BY_CHARIOT)


def check_take() -> Example:
    """Whoever gives check is taken."""
    return sketch(f"{CHARIOT_CHECKS} Rc4", HOME, "c4e4", line="c4e4", marks=BY_CHARIOT)


def check_between() -> Example:
    """Somebody steps between."""
    pieces = f"{CHARIOT_CHECKS} Af1 Bc1"
    return sketch(pieces, HOME, "f1e2 c1e3", line="c1e3", marks=BY_CHARIOT)


def check_screen() -> Example:
    """The screen of a cannon steps aside."""
    return sketch("Ke1 Be3 ce5 ke10", HOME, "e3g1 e3c1", line="e3g1", marks=BY_CANNON)


def pinned() -> Example:
    """The only piece between the generals stays on their file."""
    return sketch("Ke1 Ce5 ke10", CENTRE, "e5e8 e5e3", "e5g5 e5c5", line="e5e8")


def guarded_file() -> Example:
    """A general does not step into the sight of the other one."""
    eye = (Mark("facing", "e5"),)
    return sketch("Kd1 ke10 Pi8", CENTRE, "d1d2", "d1e1", line="d1d2", marks=eye)


def checkmate() -> Example:
    """The chariot checks, and the other general guards the way out."""
    return sketch("Ke1 Rg5 kd10", CENTRE, "g5d5", line="g5d5")


def stalemate() -> Example:
    """No check, but no way either."""
    return sketch("Ke1 Pc8 kd10", CENTRE, "c8d8", line="c8d8")


def double_cannon() -> Example:
    """Two cannons on the file of the general: whoever steps between is a screen himself."""
    return sketch("Kd1 Ce5 Ch7 ke10 ad10 af10", ENEMY_RIGHT, "h7e7", line="h7e7")


def horse_and_chariot() -> Example:
    """The horse checks from beside the palace, the chariot holds the file of the way out."""
    return sketch("Kf1 Rd5 Nb7 ke10 ae9 af10", ENEMY_LEFT, "b7c9", line="b7c9")


def perpetual_check(rules: XiangqiRules) -> Example:
    """A chariot that checks again and again."""
    example = rule_examples.played(rules, rule_examples.CHASED, rule_examples.CHASE * 3)
    return replace(example, part=CENTRE)


def chased(rules: XiangqiRules) -> Example:
    """A chariot that goes after a cannon nobody guards."""
    return _hunt(rules, rule_examples.HUNTED)


def chased_guarded(rules: XiangqiRules) -> Example:
    """The same where a chariot guards the cannon wherever it goes."""
    return _hunt(rules, f"{rule_examples.HUNTED} ra8")


def chased_alike(rules: XiangqiRules) -> Example:
    """Chariot against chariot: either could take the other one."""
    return _hunt(rules, rule_examples.HUNTED.replace("cc8", "rc8"))


def chased_by_cannon(rules: XiangqiRules) -> Example:
    """A cannon goes after a chariot that is guarded."""
    pieces = "Kd1 Cb4 Pb6 Pc6 kf10 rc8 ra8"
    return _hunt(rules, pieces)


def _hunt(rules: XiangqiRules, pieces: str) -> Example:
    example = rule_examples.played(rules, pieces, rule_examples.HUNT * 3)
    return replace(example, part=FAR_LEFT)


def repetition(rules: XiangqiRules) -> Example:
    """Two chariots that go to and fro."""
    example = rule_examples.played(rules, rule_examples.AT_PEACE, rule_examples.TO_AND_FRO * 3)
    return replace(example, part=CENTRE)


def dead_position(rules: XiangqiRules) -> Example:
    """The last piece that could attack is taken."""
    example = rule_examples.dead_draw(rules)
    # Black would answer out of sight.
    return replace(example, part=INNER_HOME, line=example.line[:1])


def written_cannon() -> Example:
    """The cannon goes to the middle, the most played first move."""
    return sketch(f"{RIGHT_WING} kd10", RIGHT_CORNER, "h3e3", line="h3e3")


def written_horse() -> Example:
    """The answer of a horse of Black."""
    return sketch(f"{ENEMY_RIGHT_WING} Kd1", ENEMY_RIGHT_CORNER, "h10g8", line="h10g8", mover=BLACK)


def written_steps() -> Example:
    """A chariot that goes ahead: the number tells how far."""
    return sketch("Kd1 Rh3 kf10", RIGHT_HALF, "h3h7", line="h3h7")


def written_front() -> Example:
    """Two chariots on one file."""
    return sketch("Kd1 Rh4 Rh6 kf10", RIGHT_HALF, "h6f6", line="h6f6")
