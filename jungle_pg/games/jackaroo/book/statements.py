"""Every rule of Jackaroo that may be otherwise, as a sentence that holds for some rules."""

from collections.abc import Callable, Mapping
from typing import Final

from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.games.book import Saying


def alternate_start(rules: JackarooRules) -> Saying:
    """Who begins a round."""
    ending = "turns" if rules.alternate_start else "order"
    return Saying(f"book.jackaroo.beginner_{ending}")


def passing_at_home(rules: JackarooRules) -> Saying:
    """Whether marbles pass each other at home."""
    ending = "passing" if rules.passing_at_home else "no_passing"
    return Saying(f"book.jackaroo.home_{ending}")


STATEMENTS: Final[Mapping[str, Callable[[JackarooRules], Saying]]] = {
    statement.__name__: statement for statement in (alternate_start, passing_at_home)
}
"""What is said about each field of the rules."""
