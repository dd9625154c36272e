"""What Xiangqi says in English, apart from its book."""

from typing import Final

ENGLISH: Final = {
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
    "danger.xiangqi.turn": "Check! {side} to move",
    "danger.xiangqi.heading": "Your general is attacked",
    "danger.xiangqi.short": "Check!",
    "way.screen": "Add a second screen",
    "way.unscreen": "Take away its screen",
    "way.flee": "Move the general",
    "notice.perpetual": (
        "Perpetual check: this position has come twice; if {side} checks on, {side} loses"
    ),
    "hint.xiangqi.wins_checkmate": "This move is checkmate.",
    "hint.xiangqi.takes_and_endangers": "The {piece} takes the {other}, with check.",
    "hint.xiangqi.endangers": "This move gives check.",
    "hint.xiangqi.ends_danger": "This move ends the check.",
    "load.reason_checkmate": "checkmate",
    "load.reason_stalemate": "no moves",
    "load.reason_perpetual_check": "endless check",
    "load.reason_no_capture": "{limit} moves",
    "load.reason_dead_position": "nobody can win",
    "settings.game.xiangqi": "Xiangqi",
    "settings.notation.xiangqi.coordinates": "a1–i10",
    "settings.notation_wxf": "WXF",
    "rule_set.xiangqi.standard": "Standard",
    "rule_set.xiangqi.standard_note": "the usual game",
    "rule_set.xiangqi.casual": "Casual",
    "rule_set.xiangqi.casual_note": "among friends",
    "rule_set.xiangqi.club": "Club",
    "rule_set.xiangqi.club_note": "for an evening",
    "rule_set.xiangqi.practice": "Practice",
    "rule_set.xiangqi.practice_note": "to the bitter end",
    "rule_point.xiangqi.perpetual_check_loses": "Perpetual check loses",
    "rule_point.xiangqi.draw_120": "Draw: 120 quiet moves",
    "rule_point.xiangqi.draw_100": "Draw: 100 quiet moves",
    "rule_point.xiangqi.dead_draw": "Draw: nobody can attack",
    "rule_point.xiangqi.repetition_draws": "Every repetition draws",
    "rule_point.xiangqi.repetition_free": "Repeat as you like",
    "rule_point.xiangqi.no_count": "Moves are not counted",
    "rule_point.xiangqi.play_on": "Play on without attackers",
    "rule_section.xiangqi.again": "Again and again",
    "rule_section.xiangqi.draws": "Draws",
    "rule.xiangqi.repetition": "Third time",
    "rule.xiangqi.repetition_standard": "judged",
    "rule.xiangqi.repetition_draw": "draw",
    "rule.xiangqi.repetition_off": "play on",
    "rule.xiangqi.repetition_note": (
        "What a position means that is there for the third time; judged, whoever gave check "
        "all the time loses."
    ),
    "rule.xiangqi.no_capture_limit": "Draw without capture",
    "rule.xiangqi.no_capture_limit_count": "{count} moves",
    "rule.xiangqi.no_capture_limit_none": "never",
    "rule.xiangqi.no_capture_limit_note": (
        "So many moves of both sides without a capture make a draw."
    ),
    "rule.xiangqi.dead_draw": "Draw without attackers",
    "rule.xiangqi.dead_draw_note": (
        "When no chariot, cannon, horse or soldier is left, the game is a draw."
    ),
    "game.xiangqi": "Xiangqi",
    "game_line.xiangqi": "Chinese chess: two armies and a river between them",
    "goal.xiangqi": "Trap {side}'s general",
    "choose.xiangqi": "choose a piece",
}
