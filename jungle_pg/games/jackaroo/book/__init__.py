"""The book of Jackaroo, opened only when somebody wants to read it."""

from typing import TYPE_CHECKING

from jungle_pg.core.jackaroo.rules import JackarooRules

if TYPE_CHECKING:
    from jungle_pg.games.book import BookPage


class JackarooBook:
    """What there is to know about Jackaroo."""

    def pages(self, rules: JackarooRules) -> "tuple[BookPage, ...]":
        # Loaded only now: a window must not wait for a book that nobody opens.
        from jungle_pg.games.jackaroo.book.pages import pages_of

        return pages_of(rules)
