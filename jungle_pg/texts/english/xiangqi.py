"""What Xiangqi says in English: refusals, results, and the names of its pieces."""

from typing import Final

XIANGQI: Final = {
    "verdict.checkmate": "{winner} wins by checkmate!",
    "verdict.stalemate": "{winner} wins! {loser} has no legal move.",
    "verdict.perpetual_check": "{winner} wins! {loser} gave perpetual check.",
    "verdict.no_capture": "Draw: {limit} moves without a capture",
    "verdict.dead_position": "Draw: neither side can win any more",
    "refusal.xiangqi.game_ended": "Invalid move: the game is over",
    "refusal.xiangqi.out_of_board": "Invalid move: {point} is not on the board",
    "refusal.xiangqi.no_piece": "Invalid move: there is no piece on {point}",
    "refusal.xiangqi.not_your_piece": "{point} is not yours to move",
    "refusal.xiangqi.own_piece": "Invalid move: {point} is your own",
    "refusal.xiangqi.invalid_move.same_point": "Invalid move: the {piece} must leave its point",
    "refusal.xiangqi.invalid_move.shape": "Invalid move: the {piece} does not go like that",
    "refusal.xiangqi.invalid_move.palace": "Invalid move: the {piece} may not leave the palace",
    "refusal.xiangqi.invalid_move.river": "Invalid move: the {piece} may not cross the river",
    "refusal.xiangqi.invalid_move.blocked_eye": "The {piece} is blocked by {at}",
    "refusal.xiangqi.invalid_move.blocked_leg": "The {piece} is hobbled by {at}",
    "refusal.xiangqi.invalid_move.path_blocked": "The way of the {piece} is blocked by {at}",
    "refusal.xiangqi.invalid_move.screen_count": (
        "Invalid move: the {piece} captures over exactly one piece, not over {screens}"
    ),
    "refusal.xiangqi.invalid_move.no_screens": (
        "Invalid move: the {piece} captures over exactly one piece, and none is between"
    ),
    "refusal.xiangqi.invalid_move.backward": "Invalid move: the {piece} never goes back",
    "refusal.xiangqi.invalid_move.before_river": (
        "Invalid move: the {piece} goes sideways only beyond the river"
    ),
    "refusal.xiangqi.in_check": "This would expose your general to {attackers}",
    "refusal.xiangqi.in_check.was_in_check": (
        "You are in check: {attackers} would still attack your general"
    ),
    "refusal.xiangqi.facing_generals": "The generals may not face each other on {file}",
    "flaw.xiangqi.board_shape": "it should be 10 ranks of 9 points",
    "flaw.xiangqi.two_on_one_square": "two pieces stand on {square}",
    "flaw.xiangqi.no_such_piece": "no piece is called what stands on {square}",
    "place.point": "{spot}",
    "place.file": "file {spot}",
    "place.piece_on_point": "the {piece} on {spot}",
    "place.piece_on_file": "{side}'s {piece} on file {spot}",
    "place.and": "{most} and {last}",
    "place.others": "{most} and {count} more",
    "seat.black": "Black",
    "word.xiangqi.K": "general",
    "word.xiangqi.A": "advisor",
    "word.xiangqi.B": "elephant",
    "word.xiangqi.N": "horse",
    "word.xiangqi.R": "chariot",
    "word.xiangqi.C": "cannon",
    "word.xiangqi.P": "soldier",
    "word.xiangqi.k": "general",
    "word.xiangqi.a": "advisor",
    "word.xiangqi.b": "elephant",
    "word.xiangqi.n": "horse",
    "word.xiangqi.r": "chariot",
    "word.xiangqi.c": "cannon",
    "word.xiangqi.p": "soldier",
    "word.xiangqi.flying": "marshal",
}
