"""The computer player of Jackaroo: from a view and an order to the next pick of a play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from jungle_pg.core.jackaroo.acting import play_decision
from jungle_pg.core.jackaroo.decisions import Decision
from jungle_pg.core.jackaroo.state import JackarooState
from jungle_pg.core.jackaroo.text.codec import JackarooCodec
from jungle_pg.core.jackaroo.views import seen_by
from jungle_pg.engine.levels import UNLIMITED, level_of
from jungle_pg.engine.search.scores import MATE, Stopped
from jungle_pg.engine.thinking import Clock, Order, Reader, Thought, keep_on
from jungle_pg.games.jackaroo.engine.choices import Choice, choices_in
from jungle_pg.games.jackaroo.engine.judging import Judge
from jungle_pg.games.jackaroo.engine.search import NARROW_FROM, Foresight, Search
from jungle_pg.games.jackaroo.engine.weighing import MOST_NODES, Weighing
from jungle_pg.games.jackaroo.engine.weights import DOCUMENT, LEARNED, Weights

LISTEN_EVERY: Final = 8
"""Play-outs between two looks whether to stop; the clock is looked at before each."""

WEIGHED_TURNS: Final = 5
"""Cards that are played on before two plays are compared."""

FIRST_LOOK: Final = 400
LONGER: Final = 4
"""Play-outs of the first look at the best plays, and how many more each next one has."""

Report: TypeAlias = Callable[[Thought[Decision]], None]
Plan: TypeAlias = dict[tuple[JackarooState, Order], Thought[Decision]]


class JackarooThinker:
    """Thinks about what its seat may know, never about more, even where it is shown more."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._judges: dict[tuple[Weights, bool], Judge] = {}
        self._plan: Plan = {}
        self._codec = JackarooCodec()

    def forget(self) -> None:
        self._judges.clear()
        self._plan.clear()

    def think(
        self,
        state: JackarooState,
        past: Sequence[JackarooState],
        order: Order,
        must_stop: Callable[[], bool] = keep_on,
        report: Report = lambda thought: None,
    ) -> Thought[Decision]:
        """The next pick, first in a line with those that belong to it."""
        view = seen_by(state, state.actor)
        planned = self._plan.get((view, _without_clocks(order)))
        if planned is not None:
            return planned
        manner = OPEN_END if order.level is None else MANNERS[level_of(order.level).number]
        judge = self._judge(manner.weights, passing=view.rules.passing_at_home)
        choices = choices_in(view, judge)
        if not choices:
            return Thought(())
        # The same seed must not choose the same way at every turn of a game.
        rng = Random(f"{order.seed}/{view.turn}/{view.actor}")
        if order.lines > 1 or order.about:
            return self._weighed(view, choices, judge, order, rng, must_stop, report)
        if choices[0].wins:
            thought = Thought(choices[0].decisions, MATE - 1, mate_in=1)
        elif manner.luck and rng.random() < manner.luck:
            thought = Thought(rng.choice(choices).decisions)
        elif manner.foresight is None or (len(choices) == 1 and order.level is not None):
            thought = Thought(choices[0].decisions)
        else:
            thought = self._look_ahead(
                view, choices, judge, manner.foresight, order, rng, must_stop, report
            )
        self._plan = _plan(view, order, thought)
        return thought

    def _judge(self, weights: Weights, *, passing: bool) -> Judge:
        if (weights, passing) not in self._judges:
            self._judges[weights, passing] = Judge(weights, passing=passing)
        return self._judges[weights, passing]

    def _weighed(
        self,
        view: JackarooState,
        choices: list[Choice],
        judge: Judge,
        order: Order,
        rng: Random,
        must_stop: Callable[[], bool],
        report: Report,
    ) -> Thought[Decision]:
        """The best plays and the one that was asked about, as chances that can be compared.

        Who asks for long is told something early: a short look comes first, and ever longer ones.
        """
        begun, limits = self._clock(), order.limits or UNLIMITED
        stopped = False

        def is_over(nodes: int) -> bool:
            nonlocal stopped
            is_late = limits.seconds is not None and self._clock() - begun >= limits.seconds
            stopped = is_late or (nodes % LISTEN_EVERY == 0 and must_stop())
            return stopped

        about = tuple(map(self._codec.parse_action, order.about))
        most = MOST_NODES if limits.nodes is None else limits.nodes
        told: Thought[Decision] | None = None
        used, look = 0, most if most <= MOST_NODES else FIRST_LOOK
        while True:
            look = min(look, most - used)
            weighing = Weighing(
                view, choices, about, judge, WEIGHED_TURNS, look, is_over, order.lines
            )
            thought = weighing.thought(rng)
            used += thought.nodes
            # Half a look knows less than the whole one before it.
            if told is None or not stopped:
                told = thought
            told = replace(told, nodes=used, seconds=self._clock() - begun)
            if stopped or used >= most or not thought.nodes:
                return told
            report(told)
            look *= LONGER

    def _look_ahead(
        self,
        view: JackarooState,
        choices: list[Choice],
        judge: Judge,
        foresight: Foresight,
        order: Order,
        rng: Random,
        must_stop: Callable[[], bool],
        report: Report,
    ) -> Thought[Decision]:
        begun = self._clock()
        level = None if order.level is None else level_of(order.level)
        limits = order.limits_or(level.limits if level else UNLIMITED)

        def is_over(nodes: int) -> bool:
            if limits.nodes is not None and nodes >= limits.nodes:
                return True
            if limits.seconds is not None and self._clock() - begun >= limits.seconds:
                return True
            return nodes % LISTEN_EVERY == 0 and must_stop()

        search = Search(view, choices[: foresight.plays], judge, foresight.turns, is_over)

        def thought() -> Thought[Decision]:
            return Thought(
                search.best.decisions,
                search.score,
                depth=foresight.turns,
                nodes=search.nodes,
                seconds=self._clock() - begun,
            )

        try:
            for world in range(1, foresight.worlds + 1):
                search.look_into_a_world(rng)
                # Ever rarer, as news come ever more rarely.
                if world & (world - 1) == 0:
                    report(thought())
                    if world >= NARROW_FROM:
                        search.narrow()
        except Stopped:
            pass
        return thought()


def thinker(clock: Clock, read: Reader) -> JackarooThinker:
    """A computer player with nothing in its memory yet, which needs no files."""
    return JackarooThinker(clock)


def _without_clocks(order: Order) -> Order:
    """The same wish, however much time is left by now."""
    return replace(order, clocks=None)


def _plan(view: JackarooState, order: Order, thought: Thought[Decision]) -> Plan:
    """What to answer when the rest of a play is asked for."""
    plan: Plan = {}
    line, state, order = thought.line, view, _without_clocks(order)
    while len(line) > 1:
        state, line = play_decision(state, line[0]).state, line[1:]
        plan[state, order] = Thought(line, thought.score, thought.mate_in)
    return plan


@dataclass(frozen=True, slots=True)
class Manner:
    """What a level goes by; the time it may take is that of every game."""

    weights: Weights
    luck: float = 0
    """The part of its plays that it leaves to luck."""
    foresight: Foresight | None = None
    """How far it looks ahead; None where it goes by first sight."""


MANNERS: Final = {
    1: Manner(DOCUMENT, luck=1),
    2: Manner(DOCUMENT, luck=0.55),
    3: Manner(DOCUMENT, luck=0.25),
    4: Manner(DOCUMENT),
    5: Manner(LEARNED, foresight=Foresight(worlds=2, plays=4, turns=2)),
    6: Manner(LEARNED, foresight=Foresight(worlds=8, plays=6, turns=4)),
    7: Manner(LEARNED, foresight=Foresight(worlds=32, plays=8, turns=5)),
    8: Manner(LEARNED, foresight=Foresight(worlds=300, plays=12, turns=5)),
}

OPEN_END: Final = Manner(LEARNED, foresight=Foresight(worlds=100_000, plays=12, turns=5))
"""As well as the limits allow."""
