"""Marks that change by themselves: those that pulse, and one that is soon gone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.games.base import Mark
from jungle_pg.stage.easing import swing
from jungle_pg.stage.living import tick, tick_time

PULSING: Final = {"den_win": 0.06, "check": 0.03}
"""Marks that pulse, and how much larger and smaller they become."""

PULSE_S: Final = 0.9
SIZES: Final = 64
"""A size is a part of this many, so that few pictures are needed."""

BLOCKED: Final = "blocked"
BLOCKED_S: Final = 0.4
"""How long a square that was refused shows it."""


def has_pulse(marks: Sequence[Mark]) -> bool:
    """Whether one of the marks looks different with time."""
    return any(mark.name in PULSING for mark in marks)


def pulsed(marks: Sequence[Mark], now: float) -> tuple[Mark, ...]:
    """The marks at a moment, on the grid of idle life."""
    beat = swing(tick_time(tick(now)), PULSE_S)
    sizes = {name: round((1 + pulse * beat) * SIZES) / SIZES for name, pulse in PULSING.items()}
    return tuple(
        replace(mark, size=sizes[mark.name]) if mark.name in PULSING else mark for mark in marks
    )
