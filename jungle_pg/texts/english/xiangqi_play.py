"""What is said at the board of a game with check, and about its settings, in English."""

from typing import Final

XIANGQI_PLAY: Final[dict[str, str]] = {
    "danger.turn": "Danger! {side} to move",
    "danger.heading": "You are under attack",
    "danger.short": "Danger!",
    "danger.xiangqi.turn": "Check! {side} to move",
    "danger.xiangqi.heading": "Your general is attacked",
    "danger.xiangqi.short": "Check!",
    "legend.written": "play {moves}",
    "way.take": "Take the {piece}",
    "way.block": "Stand in its way",
    "way.screen": "Add a second screen",
    "way.unscreen": "Take away its screen",
    "way.flee": "Move the general",
    "way.by": "the {piece}: {moves}",
    "way.more": "{moves} +{count}",
    "notice.repeated": "This position has come {count} times; once more, and it is a draw",
    "notice.perpetual": (
        "Perpetual check: this position has come twice; if {side} checks on, {side} loses"
    ),
    "notice.quiet": "{count}/{limit} moves without a capture",
    "play.line_at": "{line}, {time}",
    "play.in_both": "{first} / {second}",
    "settings.game.jungle": "Jungle",
    "settings.game.xiangqi": "Xiangqi",
    "settings.notation": "Moves",
    "settings.notation_characters": "characters",
    "settings.notation_wxf": "WXF",
    "settings.notation_coordinates": "a1–i10",
}
