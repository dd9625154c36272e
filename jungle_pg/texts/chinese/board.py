"""At the board: the chosen piece in words, questions before something is lost, in Chinese."""

from typing import Final

BOARD: Final = {
    "legend.den_win": "进入{where}兽穴获胜",
    "legend.capture": "吃{where}",
    "legend.jump": "跳到{where}",
    "legend.move": "走到{where}",
    "legend.threat": "小心{who}",
    "legend.stuck": "现在不能走",
    "legend.more": "{most}、{last}",
    "legend.or": "{most}或{last}",
    "leaving.resign": "认输",
    "leaving.resign_text": "要认输吗？",
    "leaving.resign_yes": "认输",
    "leaving.restart": "重新开始",
    "leaving.restart_text": "重新开始这一局吗？已走的棋步会丢失。",
    "leaving.restart_yes": "重新开始",
    "leaving.new_game": "新游戏",
    "leaving.new_game_text": "离开这一局，开始新的一局吗？",
    "leaving.new_game_yes": "新游戏",
    "leaving.menu": "菜单",
    "leaving.menu_text": "要离开这一局吗？",
    "leaving.menu_yes": "离开",
    "leaving.no": "继续下棋",
    "board.copied": "这一步已复制到剪贴板。",
    "board.offered": "你提议和棋。",
    "board.no_hint": "现在没有提示。",
    "board.no_answer": "电脑没有回应。",
}
