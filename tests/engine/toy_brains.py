"""Computer players for the tests of the thinking process: of the toy game, and of bad manners."""

import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from jungle_pg.cabinet import brains as real_brains
from jungle_pg.engine.thinking import Clock, Order, Thought, keep_on
from jungle_pg.engine.worker import Brain
from tests.toy import ToyRulebook, ToyState


class ToyThinker:
    """Plays any offered action, and tells what it saw."""

    def think(
        self,
        state: ToyState,
        past: Sequence[ToyState],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Callable[[Thought[str]], None] = lambda thought: None,
    ) -> Thought[str]:
        seen = "/".join("".join(map(str, hand)) for hand in state.hands)
        report(Thought((f"saw:{seen}",)))
        return Thought((Random(order.seed).choice(ToyRulebook().actions(state)),))

    def forget(self) -> None:
        """There is nothing to forget."""


class DyingThinker(ToyThinker):
    """Takes its whole process along, as often as a file says."""

    def think(self, *args: Any, **options: Any) -> Thought[str]:
        deaths = os.environ["JUNGLE_TEST_DEATHS"]
        with open(deaths, encoding="utf-8") as file:
            left = int(file.read())
        if left:
            with open(deaths, "w", encoding="utf-8") as file:
                file.write(str(left - 1))
            os._exit(9)
        return super().think(*args, **options)


class StubbornThinker(ToyThinker):
    """Thinks until it is told to stop."""

    def think(
        self,
        state: ToyState,
        past: Sequence[ToyState],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Callable[[Thought[str]], None] = lambda thought: None,
    ) -> Thought[str]:
        report(Thought(("begun",)))
        while not must_stop():
            pass
        return Thought(("stopped",))


def toy(clock: Clock) -> dict[str, Brain]:
    return {"toy": (ToyRulebook(), ToyThinker()), **real_brains(clock)}


def dying(clock: Clock) -> dict[str, Brain]:
    return {"toy": (ToyRulebook(), DyingThinker())}


def stubborn(clock: Clock) -> dict[str, Brain]:
    return {"toy": (ToyRulebook(), StubbornThinker())}
