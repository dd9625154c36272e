"""What stands over a hand of cards that hangs from behind it."""

from collections.abc import Callable

from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.widget import Widget


class OverHand(Widget):
    """Draws what it is given; it cannot be used."""

    takes_focus: bool = False
    pointer: str = "arrow"
    sound: str = ""

    def __init__(self, ops: Callable[[], DrawList]) -> None:
        super().__init__("over_hand")
        self._ops = ops

    @property
    def has_place(self) -> bool:
        """It stands wherever what it is given does."""
        return True

    def covers(self, x: float, y: float) -> bool:
        """Never: a hand behind it is clicked where it is seen."""
        return False

    def draw(self, view: View, now: float) -> DrawList:
        """What it was given last, the very same while that is."""
        return self._memo(tuple, self._ops())
