"""The buttons of a stage: those beside the guide, and small ones at the edge."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button

TIGHT: Final = (1100.0, 780.0)
RAIL: Final = ("flip", "rules", "sound", "settings")
"""The small buttons at the edge."""
TIGHT_RAIL: Final = ("rules", "settings")


@dataclass(frozen=True, slots=True)
class StageButtons:
    """Buttons by where they stand: beside the guide, and small ones at the edge."""

    main: tuple[tuple[Button, ...], ...]
    """Rows of them."""
    rail: tuple[Button, ...]

    @property
    def shown(self) -> tuple[Button, ...]:
        return tuple(button for row in (*self.main, self.rail) for button in row)


def is_tight(view: View) -> bool:
    """Whether a window has so little room that buttons must do without words."""
    wide, high = view.width / view.zoom, view.height / view.zoom
    least_wide, least_high = TIGHT[::-1] if view.is_portrait else TIGHT
    return wide < least_wide or high < least_high


def stage_buttons() -> dict[str, Button]:
    """All buttons that any stage has."""
    return {
        "again": Button("again", icon="retry"),
        "hint": Button("hint", icon="hint", kind="amber"),
        "show": Button("show", icon="play", kind="amber"),
        "map": Button("map", icon="journey"),
        "flip": Button("flip", icon="flip"),
        "sound": Button("sound", icon="sound_on"),
        "rules": Button("rules", icon="rules"),
        "settings": Button("settings", icon="settings"),
    }


def buttons_in(
    view: View, buttons: Mapping[str, Button], rows: tuple[tuple[str, ...], ...]
) -> StageButtons:
    """The buttons that some rows name, with those at the edge."""
    rail = TIGHT_RAIL if is_tight(view) else RAIL
    main = tuple(tuple(buttons[name] for name in row) for row in rows)
    return StageButtons(main, tuple(buttons[name] for name in rail))


def put_words(view: View, buttons: Mapping[str, Button], *, is_muted: bool) -> None:
    """Put the words on the buttons, or beside those that have room for an icon alone."""
    buttons["sound"].icon = "sound_off" if is_muted else "sound_on"
    for name, button in buttons.items():
        key = f"stage.{name}"
        if name == "sound":
            key = "title.sound_on" if is_muted else "title.sound_off"
        word = view.words(key)
        is_small = name in RAIL or is_tight(view)
        button.label, button.tip = ("", word) if is_small else (word, "")
