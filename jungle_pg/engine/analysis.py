"""Judges the places of a match one after the other, while its holder looks now and then."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from jungle_pg.core.audience import is_secret, only_person
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import places_of, played_from
from jungle_pg.core.review.values import EVEN, JudgedPosition, settled
from jungle_pg.core.rulebook import CHANCE, Seat
from jungle_pg.engine.client import EngineClient, Inquiry, Priority
from jungle_pg.engine.messages import question_about_position
from jungle_pg.engine.search.knowledge import Prospect, Standing, Value
from jungle_pg.engine.thinking import Limits, Line, Order, Thought

LINES: Final = 2
"""Of the second best move only its chance is wanted: it tells whether the best one stood alone."""
ASKED_AHEAD: Final = 4
"""Questions that are open at a time, so that no worker waits for the next frame."""
DOUBTFUL: Final = 0.85
"""The chance of a side that wins if no limit comes first, and nobody knows whether one does."""

_CHANCES: Final = {Value.WIN: 1.0, Value.DRAW: EVEN, Value.LOSS: 0.0}


class Analysis:
    """Asks about the places of a match until all are judged; nothing waits for an answer."""

    def __init__(
        self,
        engine: EngineClient,
        match: AnyMatch,
        reviewer: Reviewer,
        known: Mapping[int, JudgedPosition] | None = None,
        nodes: int | None = None,
    ) -> None:
        self._engine, self._match, self._reviewer = engine, match, reviewer
        self._nodes = nodes
        self._places = places_of(match)
        self.judged: Mapping[int, JudgedPosition] = dict(known or {})
        """What is known so far; another mapping as soon as more is."""
        self._asked: dict[int, Inquiry] = {}
        self.is_open = False
        self.has_failed = False
        """Whether it was given up since nobody is there who thinks."""

    @property
    def places(self) -> int:
        """How many places there are to judge: one after each move, and the start."""
        return len(self._places)

    @property
    def part(self) -> float:
        """How much of the match is judged, from 0 to 1."""
        return len(self.judged) / self.places

    @property
    def is_busy(self) -> bool:
        """Whether something is being thought over."""
        return self.is_open and len(self.judged) < self.places

    def set_open(self, is_open: bool) -> None:
        """Look, or look no longer; what was judged stays."""
        self.is_open = is_open
        if not is_open:
            for inquiry in self._asked.values():
                inquiry.cancel()
            self._asked = {}
            self._engine.rest()

    def update(self, shown: int = 0, wait_s: float = 0.0) -> bool:
        """Go on; what is seen comes first. Whether something new is known.

        Who has no frames to draw may wait for the engine to say something.
        """
        if not self.is_busy:
            return False
        before = self.judged
        for number, inquiry in list(self._asked.items()):
            inquiry.poll(wait_s if number == next(iter(self._asked)) else 0.0)
            if inquiry.error and self._engine.is_resting:
                # Later somebody may think again, and judge what is not judged now.
                self.has_failed = True
                self.set_open(False)
                return self.judged is not before
            if not inquiry.is_open:
                del self._asked[number]
                self._note(number, self._answered(number, inquiry.thought))
        self._ask(shown)
        if not self.is_busy:
            self._engine.rest()
        return self.judged is not before

    def _ask(self, shown: int) -> None:
        """Keep so many questions open; of what is seen a move wants the place before it too."""
        order = (shown, shown - 1, *range(self.places))
        for number in order:
            if len(self._asked) >= ASKED_AHEAD:
                return
            if 0 <= number < self.places and number not in (*self.judged, *self._asked):
                known = self._settled(number)
                if known is not None:
                    self._note(number, known)
                    continue
                question = self._question(number)
                self._asked[number] = self._engine.ask(question, Priority.ANALYSIS)

    def _note(self, number: int, judged: JudgedPosition) -> None:
        self.judged = {**self.judged, number: judged}

    def _settled(self, number: int) -> JudgedPosition | None:
        """What needs no thought: how a game ended, and what nobody may be told."""
        ply = self._places[number]
        verdict = self._match.verdict_at(ply)
        if verdict is not None:
            return settled(verdict.winner)
        actor = self._actor(number)
        is_hidden = is_secret(self._match) and actor != only_person(self._match)
        if actor is None or actor == CHANCE or is_hidden:
            return self._unknown(number)
        return None

    def _question(self, number: int) -> Any:
        place = self._places[number]
        about = played_from(self._match, place)
        order = order_about(self._reviewer, about, self._nodes)
        return question_about_position(self._match.branch(place), order)

    def _actor(self, number: int) -> Seat | None:
        return self._match.rulebook.actor(self._match.state_at(self._places[number]))

    def _answered(self, number: int, thought: Thought[str] | None) -> JudgedPosition:
        if thought is None:
            return self._unknown(number)
        place = self._places[number]
        state = self._match.state_at(place)
        choices = self._reviewer.choices(state, self._match.rulebook.actions(state))
        about = played_from(self._match, place)
        seat = self._actor(number) or 0
        return judged_by(thought, seat, about, choices, self._reviewer.chance)

    def _unknown(self, number: int) -> JudgedPosition:
        """Where nothing came out: no better and no worse than before."""
        before = self.judged.get(number - 1)
        return JudgedPosition(before.share() if before else EVEN)


def order_about(reviewer: Reviewer, about: tuple[str, ...], nodes: int | None = None) -> Order:
    """How to think about a place and the move that was played there, so that it can be judged."""
    return Order(
        limits=Limits(nodes=nodes or reviewer.nodes),
        lines=LINES,
        about=about,
        is_fresh=True,
        steepness=reviewer.steepness,
    )


def judged_by(
    thought: Thought[str],
    seat: Seat,
    about: tuple[str, ...],
    choices: int,
    chance: Callable[[int], float],
) -> JudgedPosition:
    """What a thought says of a position in which a seat is to move, and of what was asked about."""
    best = Line(thought.line, thought.score, thought.mate_in)
    asked = next((each for each in (best, *thought.others) if _begins(each, about)), None)
    reply = () if asked is None else asked.actions[len(about) :]
    known = thought.known
    if known is None:
        second = thought.others[0] if thought.others else None
        return JudgedPosition(
            _chance(best, chance),
            seat,
            thought.line,
            None if second is None else _chance(second, chance),
            None if asked is None else _chance(asked, chance),
            reply,
            choices,
        )
    ranked = sorted(map(_certain, known.prospects), reverse=True)
    prospect = known.of(about[0]) if about else None
    return JudgedPosition(
        ranked[0],
        seat,
        thought.line or (known.best.action,),
        ranked[1] if len(ranked) > 1 else None,
        None if prospect is None else _certain(prospect),
        reply,
        choices,
        known.best.standing is not Standing.LIMIT_MAY_BE_FIRST,
    )


def _begins(line: Line[str], about: tuple[str, ...]) -> bool:
    return bool(about) and line.actions[: len(about)] == about


def _certain(prospect: Prospect[str]) -> float:
    if prospect.standing is Standing.LIMIT_FIRST:
        return EVEN
    sure = _CHANCES[prospect.outcome.value]
    if prospect.standing is Standing.CERTAIN or sure == EVEN:
        return sure
    return DOUBTFUL if sure else 1 - DOUBTFUL


def _chance(line: Line[str], chance: Callable[[int], float]) -> float:
    if line.mate_in is not None:
        return 1.0 if line.mate_in > 0 else 0.0
    return chance(line.score)
