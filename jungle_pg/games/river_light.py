"""How light lies on the water of any board: it drifts and glimmers as a function of time."""

from typing import Final

from jungle_pg.stage.easing import swing

STEP_S: Final = 0.125
"""It moves by less than a pixel in a shorter time."""

DRIFT: Final = 8
"""How far it goes to each side, in hundredths of a square."""
DRIFT_S: Final = 5.2
FAINTEST: Final = 0.56
GLIMMER_S: Final = 3.7
LIGHT_STEPS: Final = 16


def light_at(time_s: float, square: int) -> tuple[int, int]:
    """Pixels the light is to the right, and its alpha."""
    drift_px = round(DRIFT * swing(time_s, DRIFT_S) * square / 100)
    light = FAINTEST + (1 - FAINTEST) * (1 + swing(time_s, GLIMMER_S)) / 2
    return drift_px, round(255 * round(light * LIGHT_STEPS) / LIGHT_STEPS)
