"""What can be chosen about the rules of Jackaroo, in Chinese."""

from typing import Final

JACKAROO_RULES: Final = {
    "rule_set.jackaroo.king": "杰克鲁王",
    "rule_set.jackaroo.king_note": "通常的双人玩法",
    "rule_point.jackaroo.bonus": "吃子后补一张牌，再走一次",
    "rule_point.jackaroo.one_order": "换轮不换出牌顺序",
    "rule_point.jackaroo.no_passing": "家里不能越过棋子",
    "rule_section.jackaroo.rounds": "轮次",
    "rule_section.jackaroo.home": "家里",
    "rule.jackaroo.alternate_start": "轮流先出",
    "rule.jackaroo.alternate_start_note": (
        "第一轮红方先出，第二轮黄方先出，依次轮换，不管上一张牌是谁出的。"
    ),
    "rule.jackaroo.passing_at_home": "家里可以越过",
    "rule.jackaroo.passing_at_home_note": "在家里可以越过自己的棋子，对局会更短。",
    "switch.jackaroo.alternate_start": "轮流先出",
    "switch.jackaroo.alternate_start_note": "红方和黄方轮流在每一轮先出牌。",
    "switch.jackaroo.passing_at_home": "家里可以越过",
    "switch.jackaroo.passing_at_home_note": "在家里可以越过自己的棋子。",
}
