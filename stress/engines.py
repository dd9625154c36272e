"""Workers for computer players that must not take long, or must think elsewhere."""

from dataclasses import replace
from typing import Final

from jungle_pg.cabinet import brains
from jungle_pg.engine.messages import Question
from jungle_pg.engine.thinking import Limits, Order
from jungle_pg.engine.worker import LocalWorker

HIGHEST_LEVEL: Final = 3
FEW: Final = Limits(nodes=150)


class HastyWorker(LocalWorker):
    """Thinks right here, never for long, and always the same about the same question."""

    def __init__(self) -> None:
        super().__init__(brains, lambda: 0.0)

    def ask(self, ticket: int, question: Question) -> None:
        """Take a question, but do not think longer about it than for a moment."""
        order = question.order
        if order.level is None:
            order = Order(limits=FEW, seed=order.seed)
        else:
            order = replace(order, level=min(order.level, HIGHEST_LEVEL))
        super().ask(ticket, replace(question, order=order))
