"""The book of Xiangqi, opened only when somebody wants to read it."""

from typing import TYPE_CHECKING

from jungle_pg.core.xiangqi.rules import XiangqiRules

if TYPE_CHECKING:
    from jungle_pg.games.book import BookPage


class XiangqiBook:
    """What there is to know about Xiangqi."""

    def pages(self, rules: XiangqiRules) -> "tuple[BookPage, ...]":
        # Loaded only now: a window must not wait for a book that nobody opens.
        from jungle_pg.games.xiangqi.book.pages import pages_of

        return pages_of(rules)
