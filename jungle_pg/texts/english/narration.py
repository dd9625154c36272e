"""What is read out for those who cannot see the screen, in English."""

from typing import Final

NARRATION: Final = {
    "narration.comma": ", ",
    "narration.of": "{number} of {count}",
    "narration.not_available": "not available",
    "narration.on": "on",
    "narration.off": "off",
    "narration.empty": "empty",
    "narration.nothing_chosen": "nothing chosen",
    "narration.percent": "{percent} percent",
    "narration.earned": "earned",
    "narration.not_earned": "not earned yet",
    "narration.control": "control",
    "narration.button": "button",
    "narration.switch": "switch",
    "narration.switches": "switches",
    "narration.slider": "slider",
    "narration.choice": "choice",
    "narration.number": "number",
    "narration.list": "list",
    "narration.pages": "pages",
    "narration.field": "text field",
    "narration.board": "board",
    "narration.curve": "curve",
    "narration.chances": "Chances",
    "narration.moves": "Moves",
    "narration.colour_red": "red",
    "narration.colour_blue": "blue",
    "narration.colour_green": "green",
    "narration.colour_yellow": "yellow",
}
