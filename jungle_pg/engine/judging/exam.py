"""Has the judge find out whether a position with a goal is a puzzle, while its maker looks on."""

from dataclasses import replace
from typing import Final, Literal, TypeAlias

from jungle_pg.core.journey.goals import HELD, followed
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.engine.client import EngineClient, Priority
from jungle_pg.engine.judging.judgement import Proof, Task
from jungle_pg.engine.messages import question_for_judge

PATIENCE_S: Final = 30.0
"""How long the judge may try everything."""

Finding: TypeAlias = Literal[
    "open", "proved", "not_to_move", "reached_already", "out_of_reach", "too_hard", "failed"
]


class Exam:
    """One position and one goal; looked at again and again, it never waits."""

    def __init__(
        self, engine: EngineClient, match: AnyMatch, seat: Seat, goal: Goal, now: float
    ) -> None:
        self.goal = goal
        """With as few moves as it takes, once it is proved."""
        self.finding: Finding = "open"
        self.proof: Proof | None = None
        """How it is reached, once it is proved."""
        self._begun, self._inquiry = now, None
        if match.actor != seat:
            self.finding = "not_to_move"
        elif followed(goal, seat, match)[0] != "open":
            self.finding = "reached_already"
        else:
            question = question_for_judge(match, Task(goal, seat), proves=True)
            self._inquiry = engine.ask(question, Priority.HINT)

    @property
    def is_over(self) -> bool:
        """Whether all is known that will ever be."""
        return self.finding != "open"

    def update(self, now: float) -> bool:
        """Go on; whether the judge has just come to an end."""
        inquiry = self._inquiry
        if inquiry is None:
            return False
        inquiry.poll()
        if not inquiry.is_done and now < self._begun + PATIENCE_S:
            return False
        self.finding = self._found(inquiry.thought.proof) if inquiry.thought else "too_hard"
        if inquiry.error:
            self.finding = "failed"
        self.close()
        return True

    def close(self) -> None:
        """Nobody wants to know any more."""
        if self._inquiry is not None:
            self._inquiry.cancel()
            self._inquiry = None

    def _found(self, proof: Proof | None) -> Finding:
        if proof is None:
            return "failed"
        if not proof.solution:
            return "out_of_reach"
        self.proof = proof
        if self.goal.code not in HELD and proof.moves:
            self.goal = replace(self.goal, moves=proof.moves)
        return "proved"
