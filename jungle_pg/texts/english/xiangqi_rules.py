"""What can be chosen about the rules of Xiangqi, in English."""

from typing import Final

XIANGQI_RULES: Final = {
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
}
