"""What Jungle says in English, apart from its book."""

from typing import Final

ENGLISH: Final = {
    "verdict.den": "{winner} wins by entering the den!",
    "verdict.captured_all": "{winner} wins! All {loser} pieces are captured.",
    "verdict.no_moves": "{winner} wins! Opponent has no legal moves.",
    "verdict.no_capture_limit": "Draw by {limit}-move rule",
    "refusal.own_piece": "Invalid move: your own animal stands on {spot}",
    "refusal.own_den": "Invalid move: {spot} is your own den",
    "refusal.den_closed": "Invalid move: the {animal} may not enter the den",
    "refusal.cannot_enter_water": "Cannot enter water: the {animal} does not swim",
    "refusal.not_adjacent": "Invalid move: the {animal} goes one square at a time",
    "refusal.diagonal": "Invalid move: no animal goes diagonally",
    "refusal.no_river_to_jump": "Invalid move: there is no river to jump on the way to {spot}",
    "refusal.cannot_jump": "Invalid move: the {animal} cannot jump to {spot}",
    "refusal.rat_blocks_jump": "Jump blocked by Rat on {spot}",
    "refusal.rank_too_low": "Invalid move: the {victim} is stronger than the {animal}",
    "refusal.safe_in_water": "Invalid move: the {victim} is safe in the water",
    "refusal.cannot_capture_from_water": "Invalid move: the {animal} cannot attack from the water",
    "refusal.trapped_cannot_capture": "Invalid move: the {animal} is trapped and cannot capture",
    "refusal.elephant_cannot_take_rat": "Invalid move: the elephant cannot take the rat",
    "refusal.pass_needs_clock": "Invalid move: a turn passes only when its time is over",
    "settings.game.jungle": "Jungle",
    "game.jungle": "Jungle",
    "game_line.jungle": "Eight animals a side, on the way to the other den",
    "goal.jungle": "Reach {side}'s den",
    "choose.jungle": "choose an animal",
    "goal.jungle_without_dens": "Take all animals of {side}",
    "choose.jungle_without_dens": "choose one of yours",
    "play.passed": "passed",
}
