"""The buttons of the load screen."""

from typing import Final

from jungle_pg.ui.controls.button import Button

BUTTONS: Final = {
    "load": ("load", "green"),
    "replay": ("replay", "amber"),
    "rename": ("rename", "plain"),
    "delete": ("trash", "red"),
    "back": ("left", "plain"),
    "open_path": ("load", "plain"),
    "own_saves": ("home", "plain"),
    "bring_back": ("undo", "plain"),
    "clear": ("close", "plain"),
    "new_game": ("new_game", "green"),
}
"""Their icons and kinds."""

ACTIONS: Final = ("load", "replay", "rename", "delete")


def load_buttons() -> dict[str, Button]:
    """All of them by their names, without their words."""
    found = {name: Button(name, icon=icon, kind=kind) for name, (icon, kind) in BUTTONS.items()}
    found["back"].sound = "ui_back"
    return found
