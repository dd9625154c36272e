"""Plies of every game with a table, for the laws of motion and sound."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from jungle_pg.games.look import AnyLook
from jungle_pg.games.values import Appearance, Field, Heard, Mark, Motion, Pace, Zones
from jungle_pg.stage.ops import DrawList, Sprite, Text
from tests.games import moving as jungle
from tests.games.jackaroo import moving as jackaroo
from tests.games.xiangqi import moving as xiangqi
from tests.ui.looking import find

SQUARE = 100
PIECES = ("xiangqi/r_", "xiangqi/b_", "jackaroo/marble_")


@dataclass(frozen=True)
class Shown:
    """A ply with the states around it and the table it is shown on."""

    table: AnyLook
    before: Any
    events: tuple[Any, ...]
    after: Any
    zones: Zones | None = None
    marked: tuple[str, str, str] = ("a3", "a4", "c5")

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Some marks below and above what stands on the board."""
        start, end, target = self.marked
        return Mark("last_from", start), Mark("last_to", end), Mark("move", target)

    def motion(self, pace: Pace = jungle.NORMAL) -> Motion:
        return self.table.motion(self.before, self.events, self.after, pace)

    def back(self, pace: Pace = jungle.NORMAL) -> Motion:
        return self.table.change(self.after, self.before, pace)

    def sounds(self, pace: Pace = jungle.NORMAL, seed: int = 0, **how: bool) -> tuple[Heard, ...]:
        return self.table.sounds(self.before, self.events, self.after, pace, seed, **how)

    def field(self, is_flipped: bool = False) -> Field:
        size = self.table.size(self.before.rules)
        return Field(60, 60, SQUARE, *size, is_flipped, self.zones)

    def standing(
        self,
        state: Any,
        appearance: Appearance,
        marks: tuple[Mark, ...] = (),
        *,
        is_flipped: bool = False,
    ) -> DrawList:
        return self.table.standing(state, self.field(is_flipped), appearance, marks)


def _jungle(ply: jungle.Played) -> Shown:
    return Shown(jungle.TABLE, ply.before, ply.events, ply.after)


def _xiangqi(ply: xiangqi.Played) -> Shown:
    return Shown(xiangqi.TABLE, ply.before, ply.events, ply.after)


def _jackaroo(ply: jackaroo.Played) -> Shown:
    return Shown(
        jackaroo.TABLE, ply.before, ply.events, ply.after, jackaroo.BESIDE, ("3", "4", "red.H2")
    )


HAND_MADE = {
    **{f"jungle {name}": _jungle(ply) for name, ply in jungle.HAND_MADE.items()},
    **{f"xiangqi {name}": _xiangqi(ply) for name, ply in xiangqi.HAND_MADE.items()},
    **{f"jackaroo {name}": _jackaroo(ply) for name, ply in jackaroo.HAND_MADE.items()},
}
plies = jungle.plies.map(_jungle) | xiangqi.plies.map(_xiangqi) | jackaroo.seen_steps.map(_jackaroo)
"""Plies of real games of all games under every rule set, and hand-made ones."""


def first_ply(game: str) -> Shown:
    """The first ply of a game, with everybody else looking on."""
    if game == "jungle":
        return _jungle(jungle.game("traditional", 0)[0])
    if game == "jackaroo":
        return _jackaroo(jackaroo.HAND_MADE["capture"])
    return _xiangqi(xiangqi.game("standard", 0)[0])


@dataclass(frozen=True)
class Seen:
    """A piece where it is seen; equal pieces look the same."""

    who: str
    x: float
    y: float
    alpha: int


def pieces(ops: DrawList) -> Iterator[Seen]:
    """All pieces drawn by their characters."""
    letters = (text for text in find(ops, Text) if not text.text.isdigit())
    for text in letters:
        yield Seen(text.text, text.x, text.y, text.alpha)
    for disc in find(ops, Sprite):
        if disc.name.startswith(PIECES):
            yield Seen(disc.name, disc.x, disc.y, disc.alpha)
