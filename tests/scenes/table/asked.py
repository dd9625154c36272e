"""Engine clients and thinkers for tests of whoever asks at the board."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from jungle_pg.cabinet import brains as real_brains
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.engine.client import EngineClient
from jungle_pg.engine.messages import Answer, Question
from jungle_pg.engine.thinking import Clock, Order, Thought, keep_on
from jungle_pg.engine.worker import Brain, LocalWorker
from tests.sample_games import TOY, done
from tests.toy import ToyRulebook, ToyRules, ToyState

HUMAN, COMPUTER = Player(), Player(level=1)


class SureThinker:
    """Takes the first action and always thinks the same of it."""

    def __init__(self, score: int) -> None:
        self.score = score

    def think(
        self,
        state: ToyState,
        past: Sequence[ToyState],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Callable[[Thought[str]], None] = lambda thought: None,
    ) -> Thought[str]:
        first = ToyRulebook().actions(state)[0]
        report(Thought((first,), -self.score))
        return Thought((first,), self.score)

    def forget(self) -> None:
        """There is nothing to forget."""


class PatientClient(EngineClient):
    """May take its time, and remembers what its worker was asked and told to stop."""

    def __init__(
        self, score: int = 0, *, is_slow: bool = False, says: Sequence[Answer] | None = None
    ) -> None:
        def brains(clock: Clock) -> dict[str, Brain]:
            return {**real_brains(clock), "toy": (ToyRulebook(), SureThinker(score))}

        super().__init__(lambda: PatientWorker(self, brains, says))
        self.is_slow = is_slow
        self.asked: list[Question] = []
        self.cancels = 0


class PatientWorker(LocalWorker):
    """The worker of a patient client, which may say always the same instead of thinking."""

    def __init__(
        self,
        client: PatientClient,
        brains: Callable[[Clock], dict[str, Brain]],
        says: Sequence[Answer] | None,
    ) -> None:
        super().__init__(brains, lambda: 0.0)
        self._client, self._says = client, says
        self._ticket = 0

    def ask(self, ticket: int, question: Question) -> None:
        self._client.asked.append(question)
        self._ticket = ticket
        super().ask(ticket, question)

    def received(self, wait_s: float) -> list[Answer]:
        if self._client.is_slow:
            return []
        if self._says is not None:
            return [replace(answer, ticket=self._ticket) for answer in self._says]
        return super().received(wait_s)

    def cancel(self) -> None:
        self._client.cancels += 1
        super().cancel()


def toy_match(*players: Player, turns: int = 0) -> AnyMatch:
    """A match of the toy game after so many turns of two decisions each."""
    first, second = players or (HUMAN, COMPUTER)
    match: AnyMatch = begin(TOY, Setup(ToyRules(4), players=(first, second), luck_seed=1))
    return after(match, 2 * turns)


def after(match: AnyMatch, decisions: int = 1) -> AnyMatch:
    """The match with so many more decisions, always the first one possible."""
    for _ in range(decisions):
        match = done(match.play(match.rulebook.actions(match.state)[0]))
    return match
