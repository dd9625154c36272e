"""Every rule of Xiangqi as a sentence that holds for some rules."""

from collections.abc import Callable, Mapping
from typing import Final

from jungle_pg.core.xiangqi.rules import XiangqiRules
from jungle_pg.games.book import Saying


def repetition(rules: XiangqiRules) -> Saying:
    """What it means that a position is there for the third time."""
    return Saying(f"book.xiangqi.repetition_{rules.repetition.value}")


def no_capture_limit(rules: XiangqiRules) -> Saying:
    """How long a game goes on without a capture."""
    limit = rules.no_capture_limit
    if limit is None:
        return Saying("book.quiet_for_ever")
    return Saying("book.quiet_one") if limit == 1 else Saying("book.quiet_limit", limit=limit)


def dead_draw(rules: XiangqiRules) -> Saying:
    """What happens when nobody is left to attack."""
    return Saying("book.xiangqi.dead_draw" if rules.dead_draw else "book.xiangqi.dead_play_on")


STATEMENTS: Final[Mapping[str, Callable[[XiangqiRules], Saying]]] = {
    statement.__name__: statement for statement in (repetition, no_capture_limit, dead_draw)
}
"""What is said about each field of the rules."""
