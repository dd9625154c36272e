"""What the pieces that are left are worth together; looked up by their count."""

from typing import Final, TypeAlias

from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.xiangqi.board import SEATS
from jungle_pg.core.xiangqi.pieces import MOST, RED, Kind
from jungle_pg.engine.search.packed import i64, vec
from jungle_pg.games.xiangqi.engine.evaluation import MATERIAL
from jungle_pg.games.xiangqi.engine.lookups import SET

ADVISOR_MISSED: Final = {Kind.CHARIOT: 21, Kind.HORSE: 10, Kind.CANNON: 0, Kind.SOLDIER: 9}
"""What each enemy piece gains by every advisor that is gone."""

ELEPHANT_MISSED: Final = {Kind.CHARIOT: 6, Kind.HORSE: 3, Kind.CANNON: 15, Kind.SOLDIER: 9}
CANNON_SCREEN: Final = 8
"""What every piece on the board is worth to a cannon."""

NO_CHARIOT: Final = 38
"""What it costs to have no chariot where the enemy has one."""

Left: TypeAlias = dict[tuple[Seat, Kind], int]
"""How many of each piece are on the board."""

_ORDER: Final = (
    Kind.ADVISOR, Kind.ELEPHANT, Kind.HORSE, Kind.CHARIOT, Kind.CANNON, Kind.SOLDIER,
)  # fmt: skip


def _shares() -> dict[tuple[Seat, Kind], int]:
    """What each piece adds to a count: the fighters more than all others together."""
    shares: dict[tuple[Seat, Kind], int] = {}
    unit = 1
    for kind in _ORDER:
        for seat in SEATS:
            shares[seat, kind] = unit
            unit *= MOST[kind] + 1
    return shares


_SHARES: Final = _shares()

COUNT: Final[vec[i64]] = vec[i64](
    [_SHARES.get((seat, kind), 0) for seat in SEATS for kind in SET] + [0]
)
"""What each piece adds to the count of a board."""

ALIVE: Final = _SHARES[RED, Kind.HORSE]
"""Below this count nobody is left who could win."""


class Balance(dict[int, int]):
    """For each count what Red has more than the single pieces tell, worked out when asked for."""

    def __missing__(self, count: int) -> int:
        left = {
            (seat, kind): count // share % (MOST[kind] + 1)
            for (seat, kind), share in _SHARES.items()
        }
        pieces = sum(left.values())
        worth = _together(left, RED, pieces) - _together(left, opponent(RED), pieces)
        lead = worth + _material(left, RED) - _material(left, opponent(RED))
        ahead = RED if lead > 0 else opponent(RED)
        if _can_hardly_win(left, ahead):
            worth -= lead * 3 // 4
        self[count] = worth
        return worth


BALANCE: Final = Balance()


def _together(left: Left, seat: Seat, pieces: int) -> int:
    enemy = opponent(seat)
    worth = -CANNON_SCREEN * left[seat, Kind.CANNON] * (30 - pieces)
    for guard, costs in ((Kind.ADVISOR, ADVISOR_MISSED), (Kind.ELEPHANT, ELEPHANT_MISSED)):
        missed = MOST[guard] - left[seat, guard]
        worth -= missed * sum(cost * left[enemy, kind] for kind, cost in costs.items())
    if left[enemy, Kind.CHARIOT] and not left[seat, Kind.CHARIOT]:
        worth -= NO_CHARIOT
    return worth


def _material(left: Left, seat: Seat) -> int:
    return sum(MATERIAL[kind] * left[seat, kind] for kind in _ORDER)


def _can_hardly_win(left: Left, seat: Seat) -> bool:
    """Whether what a side has to attack with is too little against what the other defends with."""
    enemy = opponent(seat)
    chariots = left[seat, Kind.CHARIOT]
    others = left[seat, Kind.HORSE] + left[seat, Kind.CANNON]
    soldiers = left[seat, Kind.SOLDIER]
    guards = left[enemy, Kind.ADVISOR] + left[enemy, Kind.ELEPHANT]
    fighters = sum(left[enemy, kind] for kind in _ORDER[2:])
    if chariots + others + soldiers == 0:
        return True
    if chariots == 1 and others + soldiers == 0:
        return guards == 4 or left[enemy, Kind.CHARIOT] > 0
    if chariots == 0 and others + soldiers == 1:
        return guards + fighters >= 2 or (
            left[seat, Kind.CANNON] == 1 and not (left[seat, Kind.ADVISOR])
        )
    return False
