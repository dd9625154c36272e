"""Where players may not see the same, in Chinese."""

from typing import Final

HIDDEN: Final[dict[str, str]] = {
    "cover.heading": "请把屏幕交给{name}",
    "cover.text": "下面会显示{name}的牌。",
    "cover.here": "我是{name}",
    "cover.menu": "菜单",
    "play.luck": "运气",
    "play.click_to_take_over": "电脑代走中：点一下自己走",
    "play.click_for": "点一下，由{side}自己走",
    "play.take_over_for": "{side}自己走",
    "stage.round": "第{number}轮 · {cards}张牌",
    "refusal.undo_sealed": "已经看到的不能收回",
    "refusal.still_secret": "这局有看不到的牌：下完后才能从前面接着走",
    "hidden.copy": "这局有看不到的牌：下完后才能复制。",
    "hidden.export": "这局有看不到的牌：下完后才能导出。",
}
