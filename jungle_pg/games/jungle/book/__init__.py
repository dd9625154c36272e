"""The book of Jungle, opened only when somebody wants to read it."""

from typing import TYPE_CHECKING

from jungle_pg.core.jungle.rules import JungleRules

if TYPE_CHECKING:
    from jungle_pg.games.book import BookPage


class JungleBook:
    """What there is to know about Jungle."""

    def pages(self, rules: JungleRules) -> "tuple[BookPage, ...]":
        # Loaded only now: a window must not wait for a book that nobody opens.
        from jungle_pg.games.jungle.book.pages import pages_of

        return pages_of(rules)
