"""What a game knows of reviews: its curve, its phases, its motifs and the skills it wants."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.values import Motif, Phase, ReviewedMove


@dataclass(frozen=True, slots=True)
class Skill:
    """One of the things a game asks of a player."""

    code: str
    """It is worded under `skill.<game>.<code>`."""
    themes: frozenset[str] = frozenset()
    """The themes of those stages of the journey that train it."""
    chapters: frozenset[str] = frozenset()
    """The chapters of the journey that train it as a whole."""


class Reviewer:
    """How a game is reviewed; this one does for any game, by scores alone and without words.

    States and actions are those of its rulebook, and lines are actions.
    """

    nodes: int = 20_000
    """How many positions are looked at for each place of a match, unless it is said otherwise."""
    steepness: float = 400.0
    """How flat the curve from scores to chances is, fitted to self-play."""
    skills: tuple[Skill, ...] = ()

    def chance(self, score: int) -> float:
        """What the side to move can expect at a score, from 0 to 1."""
        # Far beyond the ends of the curve a float would overflow.
        return 1 / (1 + exp(max(-50.0, min(50.0, -score / self.steepness))))

    def phase(self, state: Any) -> Phase:
        """The part of the game a state belongs to."""
        return Phase.MIDDLE

    def choices(self, state: Any, actions: Sequence[Any]) -> int:
        """How many moves that differ a seat can choose from, where these actions are offered."""
        return len(actions)

    def book_moves(self, match: AnyMatch) -> int:
        """How many of the first moves of a match stand in the opening book of the game."""
        return 0

    def gives_up_material(self, state: Any, action: Any) -> bool:
        """Whether an action leaves the other side more to take than it brings."""
        return False

    def prepare(self, rules: Any) -> None:
        """Work out what motifs need under some rules, so that no frame has to; threads may."""

    def motif(
        self, state: Any, played: Any, best: tuple[Any, ...], reply: tuple[Any, ...]
    ) -> Motif | None:
        """Why what was played in a state was wrong, or was right where it was the best.

        `best` begins with the best action of the state, `reply` with the answer to the one that
        was played. Nothing where nothing can be proved.
        """
        return None

    def holds(self, state: Any, motif: Motif) -> bool:
        """Whether a motif is true: its line is played, and shows what is claimed."""
        return False

    def skill(self, state: Any, move: ReviewedMove) -> str:
        """The code of the skill a mistake belongs to; nothing where the game knows no skills."""
        return ""
