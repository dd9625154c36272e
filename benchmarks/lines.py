"""What three best lines cost beside one, to the same depth over the same positions."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from benchmarks.aims import Aimed
from benchmarks.repeats import often
from jungle_pg.cabinet import brains
from jungle_pg.engine.thinking import Limits, Order

LINES: Final = 3
MOST_TIMES: Final = 2.2
POSITIONS: Final = often(24, 4)
LEVEL: Final = 4
"""Who plays on to a position; the same seed leads to the same one."""
PLIES: Final = (14, 22, 30)


def lines_figures(game: str, rules: str, depths: Iterable[int]) -> Iterator[Aimed]:
    """Nodes are counted, so whoever else runs on the machine does not matter."""
    _, thinker = brains(lambda: 0.0)[game]
    starts = list(_positions(game, rules))

    def nodes(depth: int, lines: int) -> list[int]:
        order = Order(limits=Limits(depth=depth), lines=lines, is_fresh=True)
        return [thinker.think(start, (), order).nodes for start in starts]

    for depth in depths:
        alone, several = nodes(depth, 1), nodes(depth, LINES)
        each = sorted(b / a for a, b in zip(alone, several, strict=True))
        times = sum(several) / sum(alone)
        what = f"nodes of {LINES} lines for 1, depth {depth}"
        note = f"{len(starts)} positions, from {each[0]:.2f} to {each[-1]:.2f}"
        yield Aimed(what, times, "x", MOST_TIMES, note)


def _positions(game: str, rules: str) -> Iterator[Any]:
    """Positions of games that a level plays against itself."""
    book, thinker = brains(lambda: 0.0)[game]
    for seed in range(POSITIONS):
        state, past = book.start(book.codec.parse_rules(rules)), list[Any]()
        while book.actor(state) is not None and len(past) < PLIES[seed % len(PLIES)]:
            action = thinker.think(state, past, Order(LEVEL, seed=seed)).action
            past.append(state)
            state = book.play(state, action).state
        if book.actor(state) is not None:
            yield state
