"""A board with its pieces and marks, drawn from the art as a game draws it."""

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from jungle_pg.core.jungle.board import COLUMNS, ROWS
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.games.jungle.ground import ground_ops
from jungle_pg.games.values import Appearance, Field
from jungle_pg.stage.easing import smooth
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.stage.view import View

ANIMALS = ("rat", "cat", "dog", "wolf", "leopard", "tiger", "lion", "elephant")
BLUE = ((6, 2), (1, 1), (5, 1), (2, 2), (4, 2), (0, 0), (6, 0), (0, 2))
RED = ((0, 6), (5, 7), (1, 7), (4, 6), (2, 6), (6, 8), (3, 5), (6, 6))
"""Column and row of each animal; the red lion stands between the rivers."""

MOVER = 8 + ANIMALS.index("lion")
VICTIM = ANIMALS.index("wolf")
UNDER = (("last_from", 3, 6), ("last_to", 2, 6), ("selection", 3, 5), ("capture", 4, 2))
OVER = (("move", 3, 4), ("move", 3, 6), ("jump", 0, 5), ("jump", 6, 5), ("cursor", 5, 6))
BITS = ("leaf", "star", "dust", "tuft", "fur", "spark")
PARTICLES = 60
BURST_FRAMES = 30
STEP_FRAMES = 11


@dataclass(frozen=True, slots=True)
class _Throw:
    """How a particle flies; lengths in squares."""

    angle: float
    speed: float
    size: float
    turn: float

    @classmethod
    def by(cls, luck: Random, angle: float) -> "_Throw":
        size = luck.choice((0.22, 0.26, 0.3, 0.34))
        return cls(angle, luck.uniform(0.4, 2.0), size, luck.uniform(-180, 180))


class PlayBoard:
    """Sixteen pieces on a board in the middle of the window."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._square = round(view.px(100))
        self._left, self._top = round((view.width - 7 * self._square) / 2), round(view.px(80))
        luck = Random(7)
        self._throws = [_Throw.by(luck, 2 * pi * number / PARTICLES) for number in range(PARTICLES)]

    def ground(self) -> DrawList:
        """All that never moves, as the table draws it."""
        appearance = Appearance(self._view.theme, self._view.measure)
        field = Field(self._left, self._top, self._square, COLUMNS, ROWS)
        return ground_ops(JungleRules(), field, appearance)

    def pieces(self, left_out: tuple[int, ...]) -> DrawList:
        """All pieces but some, between the marks under and over them."""
        ops: list[Op] = [self._mark(*mark) for mark in UNDER]
        for number, (col, row) in enumerate(BLUE + RED):
            if number not in left_out:
                ops.append(self._mark("shadow", col, row))
                ops += self._piece(number, col, row)
        return (*ops, *(self._mark(*mark) for mark in OVER))

    def step(self, frame: int) -> DrawList:
        """A step of the lion with hop and landing, there and back again and again."""
        lap, frame = divmod(frame, 2 * STEP_FRAMES)
        start, way = (5, -1) if lap % 2 == 0 else (4, 1)
        if frame < STEP_FRAMES:
            t = frame / STEP_FRAMES
            arc, row = sin(pi * t), start + way * smooth(t)
            stretch = (1 - 0.07 * arc, 1 + 0.07 * arc)
            pose = self._piece(MOVER, 3, row - 0.16 * arc, 7 * way * arc, stretch)
        else:
            row = start + way
            sunk = 0.15 * sin(pi * (frame - STEP_FRAMES) / STEP_FRAMES)
            pose = self._piece(MOVER, 3, row, 0, (1 + sunk, 1 - sunk))
        return (self._mark("shadow", 3, row), *pose)

    def particles(self, frame: int) -> DrawList:
        """Bits that fly apart from where the victim stood, turning, shrinking and fading."""
        t = (frame % BURST_FRAMES) / BURST_FRAMES
        far, size, alpha = 1 - (1 - t) ** 2, 1 - 0.55 * t * t, int(255 * (1 - t**3))
        col, row = BLUE[VICTIM]
        x, y = self._left + (col + 0.5) * self._square, self._top + (row + 0.5) * self._square
        ops = []
        for number, throw in enumerate(self._throws):
            reach = self._square * (0.3 + throw.speed * far)
            at = (x + cos(throw.angle) * reach, y + sin(throw.angle) * reach)
            side = self._square * throw.size
            name = f"marks/particle_{BITS[number % len(BITS)]}"
            ops.append(Sprite(name, *at, side, side, throw.turn * t, size, size, alpha))
        return tuple(ops)

    def _mark(self, name: str, col: float, row: float) -> Sprite:
        side = self._square
        x, y = self._left + (col + 0.5) * side, self._top + (row + 0.5) * side
        return Sprite(f"marks/{name}", x, y, side, side)

    def _piece(
        self,
        number: int,
        col: float,
        row: float,
        turn: float = 0,
        stretch: tuple[float, float] = (1, 1),
    ) -> list[Op]:
        """A piece with the badge of its rank; squashed, its feet stay where they are."""
        rank, side = number % 8 + 1, "blue" if number < 8 else "red"
        size = self._square * 0.86
        x = self._left + (col + 0.5) * self._square
        y = self._top + (row + 0.48) * self._square + 0.46 * size * (1 - stretch[1])
        name = f"pieces/{side[0]}_{ANIMALS[rank - 1]}"
        at, badge = (x + 0.36 * size, y + 0.34 * size), max(18, size * 0.32)
        return [
            Sprite(name, x, y, size, size, turn, *stretch),
            Sprite(f"marks/badge_{side}", *at, badge, badge),
            Text(str(rank), *at, badge * 0.68, "#FFFFFF", "centre"),
        ]
