"""Choosing a game, in English: what the games are called and what they are."""

from typing import Final

CHOOSER: Final = {
    "chooser.heading": "Choose a game",
    "chooser.play": "Play",
    "chooser.left": "The game before",
    "chooser.right": "The next game",
    "chooser.rules": "Rules of this game",
    "chooser.back": "Back",
    "game.jungle": "Jungle",
    "game.xiangqi": "Xiangqi",
    "game.jackaroo": "Jackaroo King",
    "game_line.jungle": "Eight animals a side, on the way to the other den",
    "game_line.xiangqi": "Chinese chess: two armies and a river between them",
    "game_line.jackaroo": "Marbles race home, cards give them their steps",
}
