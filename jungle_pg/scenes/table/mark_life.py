"""Marks that change by themselves: those that pulse, and one that is soon gone."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from jungle_pg.games.values import Mark
from jungle_pg.stage.easing import swing
from jungle_pg.stage.living import tick, tick_time

PULSE_S: Final = 0.9
SIZES: Final = 64
"""A size is a part of this many, so that few pictures are needed."""

BLOCKED: Final = "blocked"
BLOCKED_S: Final = 0.4
"""How long a square that was refused shows it."""


def has_pulse(marks: Sequence[Mark], pulsing: Mapping[str, float]) -> bool:
    """Whether one of the marks looks different with time."""
    return any(mark.name in pulsing for mark in marks)


def pulsed(marks: Sequence[Mark], pulsing: Mapping[str, float], now: float) -> tuple[Mark, ...]:
    """The marks at a moment, on the grid of idle life."""
    beat = swing(tick_time(tick(now)), PULSE_S)
    sizes = {name: round((1 + pulse * beat) * SIZES) / SIZES for name, pulse in pulsing.items()}
    return tuple(
        replace(mark, size=sizes[mark.name]) if mark.name in pulsing else mark for mark in marks
    )
