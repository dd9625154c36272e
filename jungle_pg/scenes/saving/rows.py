"""The rows of saves: keys go along them, a click or Enter means one."""

from jungle_pg.stage.inputs import Input, Key
from jungle_pg.ui.scroll_list import ScrollList
from jungle_pg.ui.widget import Act


class SaveRows(ScrollList):
    """Acts when a row is clicked, and as `name.open` at Enter; up and down lead out at its ends."""

    def wants_key(self, name: str) -> bool:
        """Keys that lead to another row, and Enter."""
        is_end = (name == "up" and not self.chosen) or (
            name == "down" and self.chosen == self.row_count - 1
        )
        return super().wants_key(name) and not is_end

    def handle(self, event: Input, now: float) -> Act | None:
        """Going along the rows means none of them yet."""
        act = super().handle(event, now)
        is_way = isinstance(event, Key) and act is not None and act.name == self.name
        return None if is_way else act
