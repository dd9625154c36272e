"""What is said at the board of a game with check, and about its settings, in Chinese."""

from typing import Final

XIANGQI_PLAY: Final[dict[str, str]] = {
    "danger.turn": "危险！轮到{side}",
    "danger.heading": "你受到攻击",
    "danger.short": "危险",
    "danger.xiangqi.turn": "将军！轮到{side}",
    "danger.xiangqi.heading": "你被将军",
    "danger.xiangqi.short": "将军",
    "legend.written": "可走{moves}",
    "way.take": "吃掉{piece}",
    "way.block": "挡住它的路",
    "way.screen": "再加一个炮架",
    "way.unscreen": "撤走炮架",
    "way.flee": "移动将帅",
    "way.by": "{piece}：{moves}",
    "way.more": "{moves} +{count}",
    "notice.repeated": "这个局面已出现{count}次，再出现一次就是和棋",
    "notice.perpetual": "长将：这个局面已出现两次，{side}继续长将就会判负",
    "notice.quiet": "{count}/{limit}步没有吃子",
    "play.line_at": "{line}，{time}",
    "play.in_both": "{first} / {second}",
    "settings.game.jungle": "斗兽棋",
    "settings.game.xiangqi": "象棋",
    "settings.notation": "记谱",
    "settings.notation_characters": "中文",
    "settings.notation_wxf": "WXF",
    "settings.notation_coordinates": "a1–i10",
}
