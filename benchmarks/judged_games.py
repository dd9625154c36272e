"""Games judged right here, and how far the classes of two reviews lie apart."""

import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from typing import Final

from jungle_pg.cabinet import brains, reviewers
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.values import JudgedPosition, MoveClass, Review
from jungle_pg.engine.analysis import Analysis
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.worker import LocalWorker

LADDER: Final = {
    **dict.fromkeys((MoveClass.BRILLIANT, MoveClass.GREAT, MoveClass.BEST), 0),
    MoveClass.EXCELLENT: 1,
    MoveClass.GOOD: 2,
    MoveClass.INACCURACY: 3,
    **dict.fromkeys((MoveClass.MISTAKE, MoveClass.MISSED), 4),
    MoveClass.BLUNDER: 5,
}
"""Where a class stands; forced moves and those of a book have their class whoever looks."""


def judged(match: AnyMatch, game: str, nodes: int) -> Mapping[int, JudgedPosition]:
    """What is thought of all places of a match, right here."""
    with closing(EngineClient(lambda: LocalWorker(brains, time.monotonic))) as engine:
        analysis = Analysis(engine, match, reviewers()[game], nodes=nodes)
        analysis.set_open(True)
        while analysis.is_busy:
            analysis.update()
        return analysis.judged


def classes_apart(one: Review, other: Review) -> Iterator[tuple[int, str]]:
    """For each move how many steps lie between its classes in two reviews, and which they are."""
    for here, there in zip(one.moves, other.moves, strict=True):
        assert here is not None
        assert there is not None
        places = [LADDER.get(move.move_class) for move in (here, there)]
        if places[0] is None or places[1] is None:
            yield int(here.move_class is not there.move_class) * 2, "book"
        else:
            yield abs(places[0] - places[1]), f"{here.move_class}/{there.move_class}"
