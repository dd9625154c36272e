"""The list of saves: a scroll list whose rows may change under the player's eyes."""

from jungle_pg.ui.page import Page
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.widget import Widget


class SaveList(ScrollList):
    """Rows that come and go without moving what the player looks at."""

    def wants_key(self, name: str) -> bool:
        """As any list; beyond its ends the arrows lead to what lies above and below it."""
        return super().wants_key(name) and not self.is_at_end(name)

    def is_at_end(self, key: str) -> bool:
        """Whether there is no further row where an arrow key leads."""
        ends = {"up": 0, "down": self.row_count - 1}
        return key in ends and self.chosen == ends[key]

    def first_row(self, now: float) -> int:
        """The first row in sight, at least in part."""
        return int(self.scroll.offset(now)) // self._row_px if self._row_px else 0

    def become(
        self, row_count: int, chosen: int | None, moved: int, now: float, *, is_longer: bool
    ) -> None:
        """Show other rows; what was in sight is now so many rows farther down.

        A list that is only longer keeps the rows it has drawn.
        """
        self.row_count, self.chosen = row_count, chosen
        if not is_longer:
            self._look = None
        if moved and self._row_px:
            self.scroll.content_px = row_count * self._row_px
            self.scroll.jump(self.scroll.offset(now) + moved * self._row_px)


class LoadPage(Page):
    """The widgets of the load screen; from the list an arrow to the left leads below it."""

    def _ahead(self, focused: Widget, key: str) -> Widget | None:
        found = super()._ahead(focused, key)
        if found is None and isinstance(focused, SaveList) and key == "left":
            return next((each for each in self.widgets if each.name == "back"), None)
        return found
