"""What Xiangqi says in Chinese of a reviewed game."""

from typing import Final

CHINESE_REVIEW: Final = {
    "motif.xiangqi.allows_mate": "这样{taker}就一步将死。",
    "motif.xiangqi.misses_mate": "本可用{taker}一步将死。",
    "motif.xiangqi.does_mate": "{taker}将死对方。",
    "motif.xiangqi.allows_stuck": "这样{taker}一走便困毙，无子可动即负。",
    "motif.xiangqi.misses_stuck": "本可走{taker}困毙对方。",
    "motif.xiangqi.does_stuck": "{taker}困毙对方。",
    "motif.xiangqi.allows_mate_soon": "这样对方连将{moves}步成杀。",
    "motif.xiangqi.misses_mate_soon": "本可由{taker}开始，连将{moves}步成杀。",
    "motif.xiangqi.does_mate_soon": "连将{moves}步成杀。",
    "motif.xiangqi.allows_free": "这样{taker}白吃{at}的{piece}，无子可以反吃。",
    "motif.xiangqi.misses_free": "本可用{taker}白吃{at}的{piece}，无子可以反吃。",
    "motif.xiangqi.does_free": "{taker}白吃{at}的{piece}，无子可以反吃。",
    "motif.xiangqi.allows_dearer": "这样{taker}吃掉{at}的{piece}，最多只能反吃{taker}。",
    "motif.xiangqi.misses_dearer": "本可用{taker}换掉{at}的{piece}，以小换大。",
    "motif.xiangqi.does_dearer": "{taker}吃掉{at}的{piece}，以小换大。",
    "motif.xiangqi.allows_more_takers": (
        "这样{taker}吃掉{at}的{piece}，无论怎样反吃，在那里兑子都占便宜。"
    ),
    "motif.xiangqi.misses_more_takers": (
        "本可用{taker}吃掉{at}的{piece}，无论怎样反吃，在那里兑子都占便宜。"
    ),
    "motif.xiangqi.does_more_takers": (
        "{taker}吃掉{at}的{piece}，无论怎样反吃，在那里兑子都占便宜。"
    ),
    "motif.xiangqi.allows_hollow_cannon": (
        "这样{taker}成空头，与将帅之间空无一子，谁垫进去谁就成了炮架。"
    ),
    "motif.xiangqi.misses_hollow_cannon": "{taker}本可成空头，与将帅之间空无一子。",
    "motif.xiangqi.does_hollow_cannon": "{taker}成空头，与将帅之间空无一子，谁垫进去谁就成了炮架。",
    "motif.xiangqi.allows_check_wins": "这样{taker}一将军，怎样应将都要丢{at}的{piece}。",
    "motif.xiangqi.misses_check_wins": "本可用{taker}将军，怎样应将都要丢{at}的{piece}。",
    "motif.xiangqi.does_check_wins": "{taker}将军，怎样应将都要丢{at}的{piece}。",
    "motif.xiangqi.allows_pinned": "这样{at}的{piece}要丢：它被牵制，一动就露出将帅。",
    "motif.xiangqi.misses_pinned": "本可走{taker}赢得{at}的{piece}：它被牵制，一动就露出将帅。",
    "motif.xiangqi.does_pinned": "{at}的{piece}要丢：它被牵制，一动就露出将帅。",
    "motif.xiangqi.allows_opened": "这样{taker}一闪开，{opened}就捉住{at}的{piece}，无法解救。",
    "motif.xiangqi.misses_opened": "本可闪开{taker}，让{opened}捉住{at}的{piece}，无法解救。",
    "motif.xiangqi.does_opened": "{taker}闪开，{opened}捉住{at}的{piece}，无法解救。",
    "motif.xiangqi.allows_trapped": "这样{taker}捉住{at}的{piece}，无法解救。",
    "motif.xiangqi.misses_trapped": "本可用{taker}捉死{at}的{piece}，无法解救。",
    "motif.xiangqi.does_trapped": "{taker}捉死{at}的{piece}，无法解救。",
    "motif.xiangqi.allows_fork": (
        "这样{taker}同时捉{at}的{piece}和{second_at}的{second}，必丢其一。"
    ),
    "motif.xiangqi.misses_fork": (
        "本可用{taker}同时捉{at}的{piece}和{second_at}的{second}，必得其一。"
    ),
    "motif.xiangqi.does_fork": "{taker}同时捉{at}的{piece}和{second_at}的{second}，必得其一。",
    "motif.xiangqi.allows_skewer": (
        "这样{at}的{piece}和{second_at}的{second}与{taker}成一线，必丢其一。"
    ),
    "motif.xiangqi.misses_skewer": (
        "{taker}本可与{at}的{piece}和{second_at}的{second}成一线，必得其一。"
    ),
    "motif.xiangqi.does_skewer": "{at}的{piece}和{second_at}的{second}与{taker}成一线，必得其一。",
    "motif.xiangqi.allows_double": "这样{at}的{piece}和{second_at}的{second}无论怎样走都要丢一个。",
    "motif.xiangqi.misses_double": (
        "本可走{taker}，使{at}的{piece}和{second_at}的{second}必丢其一。"
    ),
    "motif.xiangqi.does_double": "{at}的{piece}和{second_at}的{second}无论怎样走都要丢一个。",
    "motif.xiangqi.allows_mate_or": "这样对方要杀，解杀就要丢{at}的{piece}。",
    "motif.xiangqi.misses_mate_or": "本可走{taker}叫杀，解杀就要丢{at}的{piece}。",
    "motif.xiangqi.does_mate_or": "叫杀，解杀就要丢{at}的{piece}。",
    "motif.xiangqi.allows_menace": "接着{taker}一走，就有杀棋的威胁。",
    "motif.xiangqi.misses_menace": "{taker}本可以走出杀棋的威胁。",
    "motif.xiangqi.does_menace": "{taker}一走，就有杀棋的威胁。",
    "motif.xiangqi.allows_attacks": "接着{taker}攻击{at}的{piece}。",
    "motif.xiangqi.misses_attacks": "{taker}本可以攻击{at}的{piece}。",
    "motif.xiangqi.does_attacks": "{taker}攻击{at}的{piece}。",
    "motif.xiangqi.allows_later_for": "照此下去{taker}会在{at}吃掉更值钱的{piece}。",
    "motif.xiangqi.misses_later_for": "更好的走法可以让{taker}在{at}吃掉更值钱的{piece}。",
    "motif.xiangqi.allows_later_attacks": "照此下去{taker}会攻击{at}的{piece}。",
    "motif.xiangqi.misses_later_attacks": "更好的走法可以让{taker}攻击{at}的{piece}。",
    "motif.xiangqi.allows_gives_for": "这是以{piece}换{other}：{taker}在{at}吃掉它，无子可以反吃。",
    "motif.xiangqi.allows_steps_into": "{piece}走到{at}，正好被{taker}吃掉。",
    "motif.xiangqi.allows_leaves": "{at}的{piece}本来就被捉，仍未解救：{taker}吃掉它。",
    "motif.xiangqi.allows_unguards": "{mover}不再保护{at}的{piece}：{taker}吃掉它。",
    "motif.xiangqi.allows_gives_screen": (
        "{mover}成了{taker}的炮架，{taker}隔着它吃掉{at}的{piece}。"
    ),
    "motif.xiangqi.allows_opens_line": "{mover}让开了线路，{taker}吃掉{at}的{piece}。",
    "motif.xiangqi.allows_frees_leg": "{mover}不再绊住{taker}，{taker}吃掉{at}的{piece}。",
    "motif.xiangqi.allows_mate_still": "{taker}的杀着早已存在，这步棋没有解杀。",
    "motif.xiangqi.allows_later": "照此下去会丢{piece}：{taker}在{at}吃掉它。",
    "motif.xiangqi.misses_later": "更好的走法可以赢得{piece}：{taker}在{at}吃掉它。",
    "motif.xiangqi.allows_later_mate": "照此下去会被{taker}将死。",
    "motif.xiangqi.misses_later_mate": "更好的走法最终由{taker}将死对方。",
    "motif.xiangqi.does_escape": "{at}的{piece}受攻，走到了安全的地方。",
    "motif.xiangqi.does_save": "{at}的{piece}受攻，现在安全了。",
    "motif.xiangqi.does_prevent_mate": "对方要一步成杀，这步棋解了杀。",
    "motif.xiangqi.ends_repetition": "局面重复过多，判和。",
    "motif.xiangqi.ends_perpetual_check": "长将不变，判负。",
    "motif.xiangqi.ends_perpetual_chase": "长捉不变，判负。",
    "motif.xiangqi.ends_no_capture": "长时间没有吃子，判和。",
    "motif.xiangqi.ends_dead_position": "双方都无子可胜，判和。",
    "skill.xiangqi.mates": "杀法",
    "skill.xiangqi.forks": "捉双与牵制",
    "skill.xiangqi.guards": "保护",
    "skill.xiangqi.openings": "开局",
    "skill.xiangqi.endings": "残局",
}
