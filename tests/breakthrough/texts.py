"""What Breakthrough says, in each language."""

from typing import Final

ENGLISH: Final = {
    "game.breakthrough": "Breakthrough",
    "game_line.breakthrough": "Two rows of pawns, and one of them must come through",
    "goal.breakthrough": "Bring a pawn to {side}'s last row",
    "choose.breakthrough": "choose a pawn",
    "verdict.breakthrough": "{winner} wins by breaking through!",
    "load.reason_breakthrough": "came through",
    "refusal.breakthrough.not_ahead": "Invalid move: a pawn goes one square ahead",
    "refusal.breakthrough.own_piece": "Invalid move: your own pawn stands on {spot}",
    "refusal.breakthrough.no_piece": "Invalid move: there is no pawn on {spot}",
    "refusal.breakthrough.takes_diagonally": "Invalid move: a pawn takes only diagonally",
    "word.breakthrough.pawn": "pawn",
    "book.breakthrough.aim": "Aim",
    "book.breakthrough.aim_text": "Whoever brings one pawn to the last row wins.",
    "book.breakthrough.figure_steps": "A pawn steps ahead, straight or diagonally.",
    "book.breakthrough.figure_takes": "It takes only diagonally.",
}
CHINESE: Final = {
    "game.breakthrough": "突破棋",
    "game_line.breakthrough": "两排兵，谁先冲到底线",
    "goal.breakthrough": "把一个兵走到{side}的底线",
    "choose.breakthrough": "选一个兵",
    "verdict.breakthrough": "{winner}冲到底线，获胜！",
    "load.reason_breakthrough": "到底线",
    "refusal.breakthrough.not_ahead": "走法无效：兵每次向前走一格",
    "refusal.breakthrough.own_piece": "走法无效：{spot}有己方的兵",
    "refusal.breakthrough.no_piece": "走法无效：{spot}没有兵",
    "refusal.breakthrough.takes_diagonally": "走法无效：兵只能斜着吃",
    "word.breakthrough.pawn": "兵",
    "book.breakthrough.aim": "目标",
    "book.breakthrough.aim_text": "先有一个兵走到底线的一方获胜。",
    "book.breakthrough.figure_steps": "兵向前走一格，直走斜走都行。",
    "book.breakthrough.figure_takes": "只能斜着吃子。",
}
TEXTS: Final = {"en": ENGLISH, "zh": CHINESE}
