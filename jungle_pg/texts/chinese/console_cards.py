"""Games with cards in a terminal, in Chinese."""

from typing import Final

CONSOLE_CARDS: Final[dict[str, str]] = {
    "console.cover": "{heading}，然后按回车键",
    "console.asks": "{banner}，{prompt}",
    "console.offers": "{banner}（{ways}）",
    "console.after_final": "对局结束。可以输入 history、save、load 或 quit",
    "console.round.jackaroo": "第{number}手",
    "console.stopped.jackaroo": "走了{rounds}手，到此为止。",
    "console.jackaroo.table": "第{round}轮，每人{cards}张牌。牌堆：{deck}，弃牌：{pile}",
    "console.jackaroo.top": "{pile}（最上面是{card}）",
    "console.jackaroo.seat": "{side}：到家 {home}/4 {bar} {percent} %，手牌：{cards}",
    "console.jackaroo.no_cards": "没有",
    "console.help_card": "选一张牌",
    "console.help_option": "选这张牌的用法",
    "console.help_marble": "选一个棋子；交换时选对方的",
    "console.help_steps": "选用7走几步",
    "console.help_back": "出牌之前收回选择",
    "console.sign_starts": "出子的地方",
    "console.sign_homes": "家里和基地里的空位",
    "console.sign_captures": "能吃子的牌",
    "console.sign_reaches_home": "能让棋子到家的牌",
    "console.sign_unplayable": "现在不能出的牌",
    "console.sign_targets": "选好的牌能让棋子走到的地方",
    "console.sign_moved": "上一步从哪里走到哪里",
}
