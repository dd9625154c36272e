"""Choosing a game, in Chinese: what the games are called and what they are."""

from typing import Final

CHOOSER: Final = {
    "chooser.heading": "选择游戏",
    "chooser.play": "开始",
    "chooser.left": "上一个游戏",
    "chooser.right": "下一个游戏",
    "chooser.rules": "本游戏规则",
    "chooser.back": "返回",
    "game.jungle": "斗兽棋",
    "game.xiangqi": "象棋",
    "game.jackaroo": "杰克鲁王",
    "game_line.jungle": "每方八只动物，先进对方兽穴就赢",
    "game_line.xiangqi": "两军隔河相对，将死对方就赢",
    "game_line.jackaroo": "出牌走棋，四颗棋子先到家就赢",
}
