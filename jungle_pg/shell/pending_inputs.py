"""What a player does while the next page is not shown yet."""

from typing import Final

from jungle_pg.stage.inputs import (
    Close,
    Composing,
    Drop,
    Focus,
    Input,
    Key,
    Leave,
    Point,
    Press,
    Release,
    Resize,
    Typing,
    Wheel,
)

MOST_KEPT: Final = 100


class Meanwhile:
    """Keeps what may be done later, and drops what was meant for the picture that is going.

    A click or a turn of the wheel belongs to a place, and something else will be there. Keys and
    letters belong to no place: who knows the way types ahead.
    """

    def __init__(self) -> None:
        self._kept: list[Input] = []
        self._dropped: set[int] = set()
        """Buttons of the mouse that went down and were not heard of."""

    def passes(self, event: Input, *, is_unseen: bool) -> bool:
        """Whether an input may act now; else it is kept or dropped."""
        if isinstance(event, Close | Focus | Resize):
            return True
        if isinstance(event, Release) and event.button in self._dropped:
            self._dropped.discard(event.button)
            return False
        if not is_unseen:
            return True
        self._take(event)
        return False

    def _take(self, event: Input) -> None:
        match event:
            case Press():
                self._dropped.add(event.button)
            case Wheel() | Key(repeat=True):
                pass
            case Point() | Leave():
                # Only where the mouse is in the end counts.
                self._kept = [kept for kept in self._kept if not isinstance(kept, Point | Leave)]
                self._kept.append(event)
            case Key() | Typing() | Composing() | Release() | Drop():
                self._kept.append(event)
        del self._kept[:-MOST_KEPT]

    def next(self) -> Input | None:
        """The oldest input that was kept, which is no longer kept."""
        return self._kept.pop(0) if self._kept else None
