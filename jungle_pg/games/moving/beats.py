"""How long steps, leaps, blows and bursts take in any game; all in milliseconds."""

from typing import Final

STEP_MS: Final = 180
STEP_SETTLES_MS: Final = 180

CROUCH_MS: Final = 70
FLIGHT_MS: Final = 340
USUAL_LEAP: Final = 4
"""Squares; a longer leap takes longer in proportion."""

STRIKE_MS: Final = 150
STOP_MS: Final = 50
"""Everything holds its breath when a blow has landed."""
BIG_STOP_MS: Final = 90
"""The same for the few great ones."""
OVERRUN_MS: Final = 130
"""From the stop until the attacker stands in the middle of the square."""
POUNCE_MS: Final = 60
"""The same after a leap."""

SPREAD_MS: Final = 18
"""How far apart the bits of a burst are born."""
LONGEST_LIFE: Final = 1.3
"""Of the usual life of a bit."""
JUMP_DUST_MS: Final = 280
BLOW_DUST_MS: Final = 320
BIG_DUST_MS: Final = 400


def gone_ms(start_ms: float, life_ms: float) -> float:
    """When the last bit of a burst is gone."""
    return start_ms + SPREAD_MS + LONGEST_LIFE * life_ms


def crouch_ms(factor: float) -> float:
    """How long a piece crouches before a leap."""
    return CROUCH_MS * min(factor, 1.0)


def flight_ms(factor: float, distance: float) -> float:
    """How long a leap is in the air."""
    return FLIGHT_MS * factor * max(1.0, distance / USUAL_LEAP)
