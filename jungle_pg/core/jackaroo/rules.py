"""The rules of Jackaroo as one value: the few that players may choose."""

from dataclasses import dataclass, field
from typing import Final

USUAL: Final = "king"
"""The rule set players take unless they choose another."""


@dataclass(frozen=True)
class JackarooRules:
    """Every rule that players may choose; the defaults are those of Jackaroo King.

    A file that lacks a field was played under its default, so a new one has what was always so.
    """

    alternate_start: bool = False
    """Whether the seats take turns to begin a round, whoever played the last card before."""
    passing_at_home: bool = False
    """Whether marbles may pass others in their home."""
    base: str = field(default=USUAL, compare=False)
    """The rule set these rules were made from; the fields are what counts."""
