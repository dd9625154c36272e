"""What Jungle says in Chinese, apart from its book."""

from typing import Final

CHINESE: Final = {
    "verdict.den": "{winner}攻入兽穴，获胜！",
    "verdict.captured_all": "{winner}获胜！{loser}的棋子全部被吃。",
    "verdict.no_moves": "{winner}获胜！对方无棋可走。",
    "verdict.no_capture_limit": "连续{limit}步没有吃子，和棋",
    "refusal.own_piece": "走法无效：{spot}有己方棋子",
    "refusal.own_den": "走法无效：{spot}是己方兽穴",
    "refusal.den_closed": "走法无效：{animal}不能进入兽穴",
    "refusal.cannot_enter_water": "不能下河：{animal}不会游泳",
    "refusal.not_adjacent": "走法无效：{animal}每次只能走一格",
    "refusal.diagonal": "走法无效：棋子不能斜走",
    "refusal.no_river_to_jump": "走法无效：去{spot}的路上没有河可跳",
    "refusal.cannot_jump": "走法无效：{animal}不能跳到{spot}",
    "refusal.rat_blocks_jump": "{spot}有鼠挡路，不能跳河",
    "refusal.rank_too_low": "走法无效：{victim}比{animal}大，吃不了",
    "refusal.safe_in_water": "走法无效：{victim}在水里，吃不到",
    "refusal.cannot_capture_from_water": "走法无效：{animal}在水里，不能吃岸上的棋子",
    "refusal.trapped_cannot_capture": "走法无效：{animal}落入陷阱，不能吃子",
    "refusal.elephant_cannot_take_rat": "走法无效：象不能吃鼠",
    "refusal.pass_needs_clock": "走法无效：只有超时才会跳过一步",
    "settings.game.jungle": "斗兽棋",
    "game.jungle": "斗兽棋",
    "game_line.jungle": "每方八只动物，先进对方兽穴就赢",
    "goal.jungle": "走进{side}的兽穴就赢",
    "choose.jungle": "请选一只动物",
    "goal.jungle_without_dens": "吃光{side}的动物就赢",
    "choose.jungle_without_dens": "请选一只动物",
    "play.passed": "跳过一步",
}
