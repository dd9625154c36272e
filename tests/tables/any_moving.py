"""Plies of every game with a table, for the laws of motion and sound."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from jungle_pg.stage.ops import DrawList, Sprite, Text
from jungle_pg.tables.base import Field, Heard, Look, Mark, Motion, Pace, Table
from tests.tables import moving as jungle
from tests.tables.xiangqi import moving as xiangqi
from tests.ui.looking import find

SQUARE = 100


@dataclass(frozen=True)
class Shown:
    """A ply with the states around it and the table it is shown on."""

    table: Table[Any, Any, Any, Any]
    before: Any
    events: tuple[Any, ...]
    after: Any

    def motion(self, pace: Pace = jungle.NORMAL) -> Motion:
        return self.table.motion(self.before, self.events, self.after, pace)

    def back(self, pace: Pace = jungle.NORMAL) -> Motion:
        return self.table.change(self.after, self.before, pace)

    def sounds(self, pace: Pace = jungle.NORMAL, seed: int = 0, **how: bool) -> tuple[Heard, ...]:
        return self.table.sounds(self.before, self.events, self.after, pace, seed, **how)

    def field(self, is_flipped: bool = False) -> Field:
        return Field(60, 60, SQUARE, *self.table.size(self.before.rules), is_flipped)

    def standing(
        self, state: Any, look: Look, marks: tuple[Mark, ...] = (), *, is_flipped: bool = False
    ) -> DrawList:
        return self.table.standing(state, self.field(is_flipped), look, marks)


def _jungle(ply: jungle.Played) -> Shown:
    return Shown(jungle.TABLE, ply.before, ply.events, ply.after)


def _xiangqi(ply: xiangqi.Played) -> Shown:
    return Shown(xiangqi.TABLE, ply.before, ply.events, ply.after)


HAND_MADE = {
    **{f"jungle {name}": _jungle(ply) for name, ply in jungle.HAND_MADE.items()},
    **{f"xiangqi {name}": _xiangqi(ply) for name, ply in xiangqi.HAND_MADE.items()},
}
plies = jungle.plies.map(_jungle) | xiangqi.plies.map(_xiangqi)
"""Plies of real games of both games under every rule set, and hand-made ones."""


def first_ply(game: str) -> Shown:
    """The first ply of a game, with everybody else looking on."""
    if game == "jungle":
        return _jungle(jungle.game("traditional", 0)[0])
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
    for text in find(ops, Text):
        yield Seen(text.text, text.x, text.y, text.alpha)
    for disc in find(ops, Sprite):
        if disc.name.startswith(("xiangqi/r_", "xiangqi/b_")):
            yield Seen(disc.name, disc.x, disc.y, disc.alpha)
