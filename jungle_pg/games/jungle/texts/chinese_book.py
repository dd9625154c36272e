"""The book of Jungle, in Chinese."""

from typing import Final

CHINESE_BOOK: Final = {
    "book.the_animal": "{animal}",
    "book.takes": "吃",
    "book.ranks": "谁吃谁",
    "book.rank": "每种动物都能吃同级和比自己小的动物。",
    "book.steps": "一步一格",
    "book.step": (
        "双方轮流走棋。每次走一个棋子，向前、向后或向旁边走一格，不能斜走，也不能走到己方棋子上。"
    ),
    "book.step_or_leap": (
        "双方轮流走棋。每次走一个棋子，向前、向后或向旁边走一格，不能斜走，也不能走到己方棋子"
        "上。只有跳河能走得更远。"
    ),
    "book.figure_step": "可以向四个方向走，不能斜走。",
    "book.figure_board_inner": "中间有两条河；两端各有一个兽穴，周围有三个陷阱。",
    "book.figure_board_edges": "两边有两条河；两端各有一个兽穴，周围有三个陷阱。",
    "book.water": "在河里",
    "book.figure_swim": "会游泳的可以从任何一边下水和上岸。",
    "book.figure_no_swim": "走到岸边就要停下。",
    "book.figure_in_water": "在水里和在陆地上一样，按大小吃子。",
    "book.leaps": "跳河",
    "book.leap": "跳河是从岸边笔直越过河水，落到对岸。落下时可以吃那里的棋子。",
    "book.leap_nobody": "所有动物都不能跳河。",
    "book.leap_stopped": "路上的水里有鼠就不能跳，不论是哪一方的鼠。",
    "book.leap_stopped_by_rat_alone": "路上的水里有鼠就不能跳，不论是哪一方的鼠；别的动物挡不住。",
    "book.figure_leap": "从岸边跳到对岸。",
    "book.figure_blocked": "鼠挡住了路。",
    "book.figure_leap_twice": "站在两条河之间的棋子挡不住它。",
    "book.rat_and_elephant": "鼠与象",
    "book.figure_rat": "鼠遇到象。",
    "book.figure_elephant": "象遇到鼠。",
    "book.figure_elephant_trap": "象遇到落入己方陷阱的鼠。",
    "book.figure_rat_water": "水里的鼠遇到岸上的象。",
    "book.traps": "陷阱",
    "book.trap": "每个兽穴周围有三个陷阱，只对另一方的棋子起作用。",
    "book.figure_trap": "谁都可以走进去，再走出来。",
    "book.figure_own_trap": "己方的陷阱不起作用。",
    "book.figure_trapped_rat": "落入敌方陷阱的鼠吃象。",
    "book.dens": "兽穴",
    "book.den_wins": "谁的棋子先走进敌方兽穴，谁就获胜。",
    "book.own_den": "棋子永远不能进入己方兽穴。",
    "book.figure_den": "走进敌方兽穴：获胜。",
    "book.figure_closed_den": "敌方兽穴进不去。",
    "book.figure_own_den": "己方兽穴：永远不能进。",
    "book.figure_kept_out": "别的动物进不去。",
    "book.ends": "终局",
    "book.end_den": "棋子走进敌方兽穴，立即获胜。",
    "book.end_taken": "棋子全部被吃的一方输。",
    "book.end_stuck": "轮到走棋却无棋可走的一方输。",
    "book.end_resign": "任何一方随时可以认输。",
    "book.figure_last": "吃掉对方最后一个棋子：获胜。",
}
