"""Who made this, and under which licences, in English."""

from typing import Final

CREDITS: Final = {
    "credits.heading": "Credits",
    "credits.back": "Back",
    "credits.read": "Read",
    "credits.licence": "Licence",
    "credits.game": "The game",
    "credits.authors": (
        "Jungle was made by the Jungle authors. It is free software under the MIT License."
    ),
    "credits.art": (
        "All pictures, sounds and music were made for this game, under the same licence."
    ),
    "credits.letters": "Letters",
    "credits.fredoka": "Fredoka by Milena B. Brandão and Ben Nathan, SIL Open Font License 1.1.",
    "credits.noto": (
        "Noto Sans CJK by Adobe and Google, SIL Open Font License 1.1. The characters on the pieces"
        " of Xiangqi are drawn after it."
    ),
    "credits.built_on": "Built on",
    "credits.python": "Python, Python Software Foundation License (python.org).",
    "credits.pygame": "pygame-ce, GNU Lesser General Public License 2.1 (pyga.me).",
    "credits.sdl": "SDL, zlib License (libsdl.org).",
    "credits.platformdirs": "platformdirs, MIT License (github.com/tox-dev/platformdirs).",
    "credits.jungle_name": "Jungle",
    "credits.fredoka_name": "Fredoka",
    "credits.noto_name": "Noto Sans CJK",
    "credits.pygame_name": "pygame-ce",
    "credits.platformdirs_name": "platformdirs",
}
