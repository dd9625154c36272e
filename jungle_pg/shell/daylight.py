"""Day or night, by the settings and by the clock on the wall."""

from typing import Final

from jungle_pg.files.settings import Settings
from jungle_pg.stage.theme import DAY, NIGHT, THEMES, Theme

DAYLIGHT: Final = range(7, 19)
"""The hours of the day, for players who let the clock choose."""


def theme_of(settings: Settings, hour: int) -> Theme:
    """Day or night."""
    if settings.theme == "clock":
        return DAY if hour in DAYLIGHT else NIGHT
    return THEMES[settings.theme]
