"""What three best lines cost beside one, to the same depth over the same positions."""

from collections.abc import Iterable, Iterator
from typing import Final

from benchmarks.aims import Aimed
from jungle_pg.cabinet import brains
from jungle_pg.engine.thinking import Limits, Order

LINES: Final = 3
MOST_TIMES: Final = 2.2


def lines_figures(
    game: str, rules: str, positions: Iterable[str | None], depths: Iterable[int]
) -> Iterator[Aimed]:
    """Nodes are counted, so whoever else runs on the machine does not matter."""
    rulebook, thinker = brains(lambda: 0.0)[game]
    starts = [rulebook.start(rulebook.codec.parse_rules(rules), each) for each in positions]

    def nodes(depth: int, lines: int) -> list[int]:
        order = Order(limits=Limits(depth=depth), lines=lines, is_fresh=True)
        return [thinker.think(start, (), order).nodes for start in starts]

    for depth in depths:
        alone, several = nodes(depth, 1), nodes(depth, LINES)
        each = ", ".join(f"{b / a:.2f}" for a, b in zip(alone, several, strict=True))
        times = sum(several) / sum(alone)
        what = f"nodes of {LINES} lines for 1, depth {depth}"
        yield Aimed(what, times, "x", MOST_TIMES, f"by position {each}")
