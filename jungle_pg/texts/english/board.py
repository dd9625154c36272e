"""At the board: the chosen piece in words, questions before something is lost, in English."""

from typing import Final

BOARD: Final = {
    "legend.den_win": "win in the den on {where}",
    "legend.capture": "take the {where}",
    "legend.jump": "leap to {where}",
    "legend.move": "go to {where}",
    "legend.threat": "beware of the {who}",
    "legend.stuck": "cannot move now",
    "legend.more": "{most}, {last}",
    "legend.or": "{most} or {last}",
    "leaving.resign": "Resign",
    "leaving.resign_text": "Give this game up?",
    "leaving.resign_yes": "Resign",
    "leaving.restart": "Restart",
    "leaving.restart_text": "Begin this game again? The moves so far are lost.",
    "leaving.restart_yes": "Restart",
    "leaving.new_game": "New game",
    "leaving.new_game_text": "Leave this game and begin another one?",
    "leaving.new_game_yes": "New game",
    "leaving.menu": "Menu",
    "leaving.menu_text": "Leave this game?",
    "leaving.menu_yes": "Leave",
    "leaving.no": "Go on playing",
    "board.copied": "The move is in the clipboard.",
    "board.offered": "You offer a draw.",
    "board.no_hint": "There is no hint right now.",
    "board.no_answer": "The computer player does not answer.",
}
