"""Computer players whose processes go wrong, as often as a file says."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jungle_pg.engine import worker
from jungle_pg.engine.messages import Answer
from jungle_pg.engine.thinking import Clock, Thought
from jungle_pg.engine.worker import Brain
from tests.engine.toy_brains import ToyThinker
from tests.toy import ToyRulebook

COUNTER = "JUNGLE_TEST_TROUBLES"
"""Names the file that holds how often something is still to go wrong."""


def is_due() -> bool:
    """Whether something goes wrong now; even an ended process has counted it or not."""
    counter = Path(os.environ[COUNTER])
    left = int(counter.read_text(encoding="utf-8"))
    if left:
        beside = counter.with_suffix(f".{os.getpid()}")
        beside.write_text(str(left - 1), encoding="utf-8")
        beside.replace(counter)
    return left > 0


class FreezingThinker(ToyThinker):
    """Stops its whole process in mid-thought, which then neither dies nor answers."""

    def think(self, *args: Any, **options: Any) -> Thought[str]:
        if is_due():
            os.kill(os.getpid(), signal.SIGSTOP)
        return super().think(*args, **options)


def freezing(clock: Clock) -> dict[str, Brain]:
    return {"toy": (ToyRulebook(), FreezingThinker())}


def babbling(clock: Clock) -> dict[str, Brain]:
    """A process that sends something else than an answer."""
    real: Callable[[Answer], str] = vars(worker)["answer_text"]

    def answer_text(answer: Answer) -> str:
        return os.environ["JUNGLE_TEST_BABBLE"] if is_due() else real(answer)

    vars(worker)["answer_text"] = answer_text
    return {"toy": (ToyRulebook(), ToyThinker())}
