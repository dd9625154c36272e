"""Jackaroo on its real table: somebody who clicks on cards and marbles, and eyes for both."""

from math import hypot
from typing import Any, Final

from jungle_pg.cabinet import games
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.log import Player
from jungle_pg.core.rulebook import Pick
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.table.panels.facts import TableFacts
from jungle_pg.stage.ops import Sprite
from tests.core.jackaroo.moments import JACKAROO
from tests.scenes.acting import seen
from tests.scenes.table.card_table import CardBoard
from tests.scenes.table.playing import HUMAN

GAME: Final = games()["jackaroo"]
CLOCK: Final = GAME.control
MOVING: Final = Settings()
COMPUTER: Final = Player(level=4)
TWO: Final = (HUMAN, Player("Ann"))
CARD: Final = "jackaroo/card_"
DIM: Final = f"{CARD}dim"
LYING: Final = 0.12
"""How far from the middle of its place a marble may be drawn that lies there, in squares."""
ON_CARDS: Final = (DIM, "jackaroo/would_capture", "jackaroo/would_home")


class JackarooBoard(CardBoard):
    """A game of Jackaroo from its beginning or from a moment; Red is a person."""

    def __init__(self, state: JackarooState | None = None, **more: Any) -> None:
        position = None if state is None else JACKAROO.codec.position_text(state)
        super().__init__(GAME, position, **more)

    @property
    def log(self) -> list[str]:
        """What was decided, without luck."""
        return [str(entry.action) for entry in self.match.entries if entry.seat >= 0]

    @property
    def draft(self) -> list[str]:
        """What was picked and can be taken back."""
        return [str(action) for action in self.scene.table.state.draft.picks]

    @property
    def facts(self) -> TableFacts:
        """What is told around the board."""
        self.show.rest(0.001)
        facts = self.scene.facts
        assert facts is not None
        return facts

    def highlighted(self) -> dict[str, set[Pick]]:
        """The marked picks by the kind of their marks."""
        self.show.rest(0.001)
        found: dict[str, set[Pick]] = {}
        for mark in self.scene.board.marks:
            found.setdefault(mark.name, set()).add(mark.pick)
        return found

    def on_card(self, card: str) -> set[str]:
        """What is drawn over a card of a hand: that it is dim, and its badges."""
        names = self.sprites()
        last = len(names) - 1 - names[::-1].index(f"{CARD}{card}")
        found = set()
        for name in names[last + 1 :]:
            if name not in ON_CARDS:
                break
            found.add(name)
        return found

    def marbles(self, side: str) -> set[Pick]:
        """Where marbles of a side are drawn on the board: on places, or `?` between them."""
        field = self.scene.board.field
        assert field is not None
        return {
            self._nearest(each.op.x + each.dx, each.op.y + each.dy)
            for each in seen(self.show.rest(0.0))
            if isinstance(each.op, Sprite)
            if each.op.name == f"jackaroo/marble_{side}"
            if field.rect.holds(each.op.x + each.dx, each.op.y + each.dy)
        }

    def _nearest(self, x: float, y: float) -> Pick:
        """The place at a point of the board, if a marble there lies on it."""
        surface = self.scene.board
        pick = surface.pick_at(x, y)
        at = surface.place_of(pick)
        if at is None or surface.field is None:
            return "?"
        return pick if hypot(x - at[0], y - at[1]) < surface.field.square * LYING else "?"

    def pass_on(self) -> None:
        """Give the screen to who has to decide, as soon as somebody is asked for."""
        self.show.rest(2.5)
        self.show.rest(0.01)
        assert self.names[-1] == "question", self.names
        self.show.click("yes")
        self.show.rest(0.3)
