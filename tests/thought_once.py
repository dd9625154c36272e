"""Thoughts that tests have once: the same question is answered as it was the first time.

Hundreds of tests open the same screens over the same positions, and a thinker that remembers
nothing from before always finds the same there.
"""

from functools import cache
from typing import Final

from jungle_pg.cabinet import brains
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.engine.thinking import Thought
from jungle_pg.engine.worker import LocalWorker, think_about

MOST_KEPT: Final = 4000
FOUND: Final[dict[Question, list[tuple[Thought[str], bool]]]] = {}
"""What was found about a question, bit by bit, and whether that was the end."""
thinkers = cache(lambda: brains(lambda: 0.0))


class OnceWorker(LocalWorker):
    """Thinks right here, for as long as the question says, and about each question once."""

    def __init__(self) -> None:
        super().__init__(lambda clock: thinkers(), lambda: 0.0)

    def received(self, wait_s: float) -> list[Answer]:
        if self._asked is None:
            return []
        (ticket, question), self._asked = self._asked, None
        if question not in FOUND:
            if len(FOUND) > MOST_KEPT:
                FOUND.clear()
            FOUND[question] = found_about(question)
        return [Answer(ticket, thought, is_final) for thought, is_final in FOUND[question]]


def found_about(question: Question) -> list[tuple[Thought[str], bool]]:
    """What a thinker that has just begun finds."""
    found: list[tuple[Thought[str], bool]] = []
    thinkers()[question.game][1].forget()
    last = think_about(
        thinkers(), question, lambda: False, lambda thought: found.append((thought, False))
    )
    return [*found, (last, True)]


def a_thinker() -> EngineClient:
    """Computer players that think right here."""
    return EngineClient(OnceWorker)
