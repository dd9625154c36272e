"""Sentences that tell a whole game of Jackaroo King, in Chinese."""

from typing import Final

JACKAROO_STORY: Final[dict[str, str]] = {
    "story.round": "第{number}轮",
    "story.plain": "{head}。",
    "story.doing": "{head}：{deeds}。",
    "story.then": "{most}，{last}",
    "story.cards": "{most}、{last}",
    "story.and": "{first}，{then}",
    "story.shuffled": "洗牌",
    "story.gets": "{side}拿到{cards}",
    "story.plays": "{side}出{card}",
    "story.discards": "{side}弃{card}",
    "story.cannot_play": "{side}没有牌可出，弃{card}",
    "story.draws": "{side}补到{card}",
    "story.no_card": "{side}没有牌可补",
    "story.again": "再走一次",
    "story.waits": "{side}没有牌，等对方走",
    "story.goes": "{marble}号棋子走{steps}步",
    "story.back": "{marble}号棋子后退{steps}步",
    "story.out": "{marble}号棋子出基地",
    "story.swaps": "{marble}号棋子和{other}交换",
    "story.must_discard": "{side}必须弃一张牌",
    "story.lost": "剩下的{steps}步不走了",
    "story.takes": "吃掉{taken}",
    "story.home": "回到家",
    "story.marble_of": "{side}{marble}号棋子",
    "story.own_marble": "自己的{marble}号棋子",
    "story.record": "同一局棋，供程序读取：",
}
