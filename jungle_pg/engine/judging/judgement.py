"""What the judge of a stage says."""

from dataclasses import dataclass
from typing import Any, get_args

from jungle_pg.core.journey.goals import Standing
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.rulebook import Record, Seat


@dataclass(frozen=True, slots=True)
class Task:
    """What the judge is asked about: a goal, and whose goal it is."""

    goal: Goal
    seat: Seat


@dataclass(frozen=True, slots=True)
class Judgement:
    """Whether a goal can be reached whatever the other side does, and how."""

    is_right: bool
    """Whether it is reached, or can be, in the moves that are left."""
    standing: Standing
    answer: str | None = None
    """Of the other side, where it is to act: what refutes a wrong move, or delays a right one."""
    moves_left: int | None = None
    """Own moves it takes against the best defence, where the goal can be reached."""
    best: str | None = None
    """What leads to the goal, where its owner is to act and it can be reached."""


@dataclass(frozen=True, slots=True)
class Proof:
    """How a goal is reached against the best defence."""

    solution: tuple[str, ...]
    """The actions of both sides; nothing where the goal cannot be reached in the given moves."""
    choices: tuple[int, ...] = ()
    """For each own decision of it, how many actions keep the goal within reach."""
    moves: int | None = None
    """The fewest own moves the goal can be reached in."""

    @property
    def is_unique(self) -> bool:
        """Whether there is one good action at each step."""
        return bool(self.choices) and max(self.choices) == 1


def parse_task(record: Record | None) -> Task | None:
    """A task as `asdict` wrote it."""
    if record is None:
        return None
    goal = record["goal"]
    facts = tuple((name, fact) for name, fact in goal["facts"])
    return Task(Goal(goal["code"], goal["moves"], facts), record["seat"])


def parse_judgement(record: Record | None) -> Judgement | None:
    """A judgement as `asdict` wrote it, which may be damaged: TypeError where it makes no sense."""
    if record is None:
        return None
    judgement = Judgement(**record)
    if not _makes_sense(judgement):
        raise TypeError("no judgement")
    return judgement


def parse_proof(record: Record | None) -> Proof | None:
    """A proof as `asdict` wrote it, which may be damaged: TypeError where it makes no sense."""
    if record is None:
        return None
    proof = Proof(tuple(record["solution"]), tuple(record["choices"]), record["moves"])
    moves: Any = proof.moves
    if not (
        all(isinstance(action, str) for action in proof.solution)
        and all(type(count) is int and count > 0 for count in proof.choices)
        and (moves is None or (type(moves) is int and moves >= 0))
        and len(proof.choices) <= len(proof.solution)
    ):
        raise TypeError("no proof")
    return proof


def _makes_sense(told: Judgement) -> bool:
    """Whether it can be true: a missed goal is never right, a best move leads somewhere."""
    left: Any = told.moves_left
    return (
        isinstance(told.is_right, bool)
        and told.standing in get_args(Standing)
        and all(action is None or isinstance(action, str) for action in (told.answer, told.best))
        and (left is None or (type(left) is int and left >= 0))
        and told.is_right >= (told.standing == "reached")
        and not (told.is_right and told.standing == "missed")
        and not (told.best is not None and told.answer is not None)
        and not (not told.is_right and (told.best is not None or left is not None))
    )
