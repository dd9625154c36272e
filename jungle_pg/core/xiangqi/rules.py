"""The rules of Xiangqi as one value: what ends a game; how pieces move is always the same."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final


class Repetition(StrEnum):
    """What the third occurrence of a position means."""

    STANDARD = "standard"
    """Whoever alone checked all the time loses; otherwise it is a draw."""
    CHASE = "chase"
    """As that; and where nobody checked all the time, whoever alone chased all the time loses."""
    DRAW = "draw"
    OFF = "off"

    @property
    def judges_checks(self) -> bool:
        """Whether it matters who gave check."""
        return self in (Repetition.STANDARD, Repetition.CHASE)


LIMIT_RANGES: Final = {"no_capture_limit": (1, 9999)}

START: Final = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"


@dataclass(frozen=True)
class XiangqiRules:
    """Every rule that players may choose; the defaults are the standard ones.

    A file that lacks a field was played under its default, so a new one has what was always so.
    """

    repetition: Repetition = Repetition.STANDARD
    no_capture_limit: int | None = 120
    """Plies without a capture that make a draw."""
    dead_draw: bool = True
    """Whether a board without pieces that could win is a draw."""
    base: str = field(default="standard", compare=False)
    """The rule set these rules were made from; the fields are what counts."""

    def __post_init__(self) -> None:
        for name, (lowest, highest) in LIMIT_RANGES.items():
            limit = getattr(self, name)
            if limit is not None and not lowest <= limit <= highest:
                raise ValueError(f"{name} must be {lowest} to {highest} or none, not {limit}")
