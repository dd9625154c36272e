"""What Jungle says in Chinese on the journey."""

from typing import Final

CHINESE_JOURNEY: Final = {
    "stage.jungle_steps.name": "一步一步走",
    "stage.jungle_steps.task": "走进对方的兽穴。",
    "guide.steps.cat": "这是你的猫。每只动物一次走一格：向前、向后或向旁边。",
    "guide.steps.forward": "朝上面的兽穴走。",
    "guide.steps.trap": "兽穴周围有三个陷阱，现在没有人看守，走进去吧！",
    "guide.steps.den": "走进兽穴，就赢了。",
    "stage.jungle_ranks.name": "谁吃谁",
    "stage.jungle_ranks.task": "吃掉比你小或一样大的动物。",
    "guide.ranks.order": "从小到大：鼠、猫、狗、狼、豹、虎、狮、象。",
    "guide.ranks.take": "动物可以吃比自己小或一样大的。用狗吃掉猫！",
    "guide.ranks.next": "再用猫吃掉旁边的鼠。",
    "guide.ranks.stronger": "狼比你的狗和猫都大，离它远一点。",
    "stage.jungle_puzzle_01.name": "门开着",
    "stage.jungle_puzzle_01.task": "家里没有人，走进去吧！",
    "stage.jungle_puzzle_02.name": "以虎换穴",
    "stage.jungle_puzzle_02.task": "舍一子，路就通了。",
    "stage.jungle_duel_den.name": "守住兽穴",
    "stage.jungle_duel_den.task": "虎和狮来了，挡住它们。",
    "stage.jungle_boss_rat.name": "鼠",
    "stage.jungle_boss_rat.task": "和鼠下一整盘棋并取胜。",
    "stage.jungle_boss_cat.name": "猫",
    "stage.jungle_boss_cat.task": "和猫下一整盘棋并取胜。",
}
