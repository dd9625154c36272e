"""What Jackaroo says in Chinese: refusals, results, and the names of its cards."""

from typing import Final

_SUITS: Final = {"S": "黑桃", "H": "红桃", "D": "方块", "C": "梅花"}

JACKAROO: Final = {
    "verdict.home": "{winner}获胜！四颗棋子全部到家。",
    "refusal.jackaroo.game_ended": "对局已经结束",
    "refusal.jackaroo.not_now.luck": "请等发完牌",
    "refusal.jackaroo.not_now.card": "请先选一张牌",
    "refusal.jackaroo.not_now.option": "请选择这张牌怎么用",
    "refusal.jackaroo.not_now.marble": "请选择一颗棋子",
    "refusal.jackaroo.not_now.steps": "请选择棋子走几步",
    "refusal.jackaroo.not_now.rest": "请选另一颗棋子走完剩下的步数",
    "refusal.jackaroo.not_now.target": "请选择要交换的对方棋子",
    "refusal.jackaroo.not_now.attacked": "你受到攻击：请弃一张牌",
    "refusal.jackaroo.other_luck.shuffle": "洗牌后牌堆和弃牌堆的每张牌都要有且只有一张",
    "refusal.jackaroo.other_luck.deal": "牌堆顶上不是这些牌",
    "refusal.jackaroo.other_luck.draw": "牌堆顶上不是这张牌",
    "refusal.jackaroo.not_in_hand": "你手里没有{card}",
    "refusal.jackaroo.must_play": "你有牌可出，不能弃{card}",
    "refusal.jackaroo.must_discard": "你没有牌可出：请弃一张牌",
    "refusal.jackaroo.unplayable.none_out": "{card}要有基地外的棋子才能用",
    "refusal.jackaroo.unplayable.blocked": "没有棋子能用{card}走到",
    "refusal.jackaroo.unplayable.nobody_to_swap": "没有两颗棋子可以用{card}交换",
    "refusal.jackaroo.unplayable.empty_hand": "对方没有牌可弃",
    "refusal.jackaroo.no_such_option": "{card}不能这样用",
    "refusal.jackaroo.useless_option.none_out": "你的棋子都还在基地里",
    "refusal.jackaroo.useless_option.blocked": "没有棋子能用{card}走到",
    "refusal.jackaroo.useless_option.empty_hand": "对方没有牌可弃",
    "refusal.jackaroo.useless_option.base_empty": "你的基地里没有棋子了",
    "refusal.jackaroo.useless_option.start_taken": "你自己的棋子占着起点",
    "refusal.jackaroo.no_such_steps": "7只能走1到7步，不能走{steps}步",
    "refusal.jackaroo.rest_stuck": "{marble}号棋子走{steps}步以后，剩下的{left}步没有棋子能走",
    "refusal.jackaroo.no_such_marble": "没有{marble}号棋子",
    "refusal.jackaroo.same_marble": "剩下的步数要由{marble}号以外的棋子走",
    "refusal.jackaroo.marble_stuck.in_base": "{marble}号棋子还在基地里",
    "refusal.jackaroo.marble_stuck.at_home": "{marble}号棋子已经到家，不能后退",
    "refusal.jackaroo.marble_stuck.too_far": "{marble}号棋子会走过头",
    "refusal.jackaroo.marble_stuck.own_marble": "{marble}号棋子被自己在{at}的棋子挡住",
    "refusal.jackaroo.marble_stuck.start_taken": "起点上有棋子，{marble}号棋子不能越过",
    "refusal.jackaroo.marble_stuck.entrance_taken": "入口{at}上有棋子，{marble}号棋子不能回家",
    "refusal.jackaroo.marble_stuck.slot_taken": "{marble}号棋子被{at}的棋子挡住",
    "refusal.jackaroo.marble_stuck.protected": "{marble}号棋子不能落在{at}：起点上的棋子受保护",
    "refusal.jackaroo.no_swap.in_base": "{marble}号棋子在基地里，不能交换",
    "refusal.jackaroo.no_swap.at_home": "{marble}号棋子已经到家，不能交换",
    "refusal.jackaroo.no_swap.protected": "{marble}号棋子在自己的起点上，不能交换",
    "refusal.jackaroo.no_swap_with.in_base": "那颗棋子在基地里，不能交换",
    "refusal.jackaroo.no_swap_with.at_home": "那颗棋子已经到家，不能交换",
    "refusal.jackaroo.no_swap_with.protected": "那颗棋子在自己的起点上，不能交换",
    "notice.attacked": "{side}受到攻击，必须弃一张牌",
    "notice.must_discard": "{side}没有牌可出，必须弃一张牌",
    "notice.no_cards": "{side}没有牌了，等待发牌",
    "seat.yellow": "黄方",
    **{
        f"word.jackaroo.{rank}{letter}": f"{suit}{rank}"
        for letter, suit in _SUITS.items()
        for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")
    },
}
