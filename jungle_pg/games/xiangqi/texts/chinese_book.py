"""The book of Xiangqi, in Chinese."""

from typing import Final

CHINESE_BOOK: Final = {
    "book.xiangqi.aim": "下棋的目的",
    "book.xiangqi.aim_text": (
        "攻击对方的将或帅，让它无处可逃。双方各有同样的十六个棋子，轮流走棋，每次走一个棋子。"
        "走到对方棋子所在的点上，就吃掉它。"
    ),
    "book.xiangqi.figure_opening": "开局时的棋子：红方在下，黑方在上。",
    "book.xiangqi.board": "棋盘",
    "book.xiangqi.board_points": (
        "棋子放在线的交叉点上，不放在格子里：九条竖线和十条横线组成九十个点。"
    ),
    "book.xiangqi.board_river": "中间的河把棋盘分成两半。只有相和象不能过河。",
    "book.xiangqi.board_palace": "画着斜线的九个点是九宫。将、帅和士、仕永远不离开自己的九宫。",
    "book.xiangqi.figure_river": "河两岸的兵和卒。",
    "book.xiangqi.figure_palace": "开局时红方的九宫。",
    "book.xiangqi.pieces": "棋子",
    "book.xiangqi.pieces_text": "圆的是红方的棋子，深色八角的是黑方的棋子。",
    "book.xiangqi.piece_count": "{piece}，各{count}个",
    "book.xiangqi.piece_general": "走一步，不出九宫",
    "book.xiangqi.piece_advisor": "斜走一步，不出九宫",
    "book.xiangqi.piece_elephant": "斜走两步，不能过河",
    "book.xiangqi.piece_horse": "先直走一步，再斜走一步",
    "book.xiangqi.piece_chariot": "直走，步数不限",
    "book.xiangqi.piece_cannon": "走法同车，隔一个棋子吃子",
    "book.xiangqi.piece_soldier": "向前一步，过河后可以横走",
    "book.xiangqi.palace": "将帅与士仕",
    "book.xiangqi.palace_text": "将、帅沿直线走一步，士、仕沿斜线走一步，都不能走出自己的九宫。",
    "book.xiangqi.figure_general": "向前、向后或横走，不能斜走。",
    "book.xiangqi.figure_general_stays": "帅不能走出九宫。",
    "book.xiangqi.figure_advisor": "仕只能斜走。",
    "book.xiangqi.figure_advisor_stays": "所以它只有五个点可以站。",
    "book.xiangqi.elephant": "相与象",
    "book.xiangqi.elephant_text": "相、象正好斜走两步，走一个“田”字。中间的点叫象眼，必须是空的。",
    "book.xiangqi.figure_elephant": "两步，不多也不少。",
    "book.xiangqi.figure_elephant_blocked": "象眼里有任何棋子，就走不过去。",
    "book.xiangqi.figure_elephant_at_river": "它永远不能过河。",
    "book.xiangqi.figure_elephant_takes": "落在哪个棋子上，就吃掉哪个。",
    "book.xiangqi.horse": "马",
    "book.xiangqi.horse_text": (
        "马先直走一步，再向外斜走一步，走一个“日”字。第一步的点上有棋子，就别住了马腿，"
        "那个方向走不了。"
    ),
    "book.xiangqi.figure_horse": "在棋盘中间有八个方向。",
    "book.xiangqi.figure_horse_hobbled": "卒别住马腿，两个方向走不了。",
    "book.xiangqi.figure_horse_at_start": "开局时，相别住了马腿。",
    "book.xiangqi.figure_horse_one_way": "红马能吃黑马，黑马却被别腿。",
    "book.xiangqi.chariot": "车",
    "book.xiangqi.chariot_text": (
        "最强的棋子：沿直线走，只要路上没有棋子，走多远都可以，遇到的第一个对方棋子可以吃。"
        "它不能跳过棋子。"
    ),
    "book.xiangqi.figure_chariot": "横线、竖线上的每个点都能到。",
    "book.xiangqi.figure_chariot_stopped": "遇己方的兵停下，能吃对方的马。",
    "book.xiangqi.cannon": "炮",
    "book.xiangqi.cannon_text": (
        "炮走起来和车一样，吃子时必须正好隔着一个棋子，不论是哪一方的，叫炮架。"
    ),
    "book.xiangqi.figure_cannon": "不吃子时：和车一样。",
    "book.xiangqi.figure_cannon_takes": "隔着兵吃马。",
    "book.xiangqi.figure_cannon_alone": "没有炮架，吃不了。",
    "book.xiangqi.figure_cannon_two_screens": "隔着两个棋子，也吃不了。",
    "book.xiangqi.soldier": "兵与卒",
    "book.xiangqi.soldier_text": (
        "兵、卒每次向前走一步，也这样吃子。过河以后还可以横走，永远不能后退。"
    ),
    "book.xiangqi.figure_soldier": "过河前：只能向前。",
    "book.xiangqi.figure_soldier_beyond": "过河后：向前或横走。",
    "book.xiangqi.figure_soldier_takes": "能走到哪里，就能吃哪里。",
    "book.xiangqi.figure_soldier_at_end": "到了底线：只能横走。",
    "book.xiangqi.check": "将军",
    "book.xiangqi.check_text": (
        "将、帅受到攻击，叫做将军，必须马上应将。走完以后让自己的将、帅被攻击的走法，都不允许。"
    ),
    "book.xiangqi.figure_check_flee": "躲开。",
    "book.xiangqi.figure_check_take": "吃掉将军的棋子。",
    "book.xiangqi.figure_check_between": "用棋子挡住。",
    "book.xiangqi.figure_check_screen": "对付炮：拿走炮架。",
    "book.xiangqi.facing": "将帅不能照面",
    "book.xiangqi.facing_text": (
        "将和帅不能在同一条竖线上直接相对，中间必须有棋子。所以将、帅像车一样守着自己的竖线。"
    ),
    "book.xiangqi.figure_pinned": "中间只有这个炮，它不能离开竖线。",
    "book.xiangqi.figure_guarded_file": "黑将守着这条竖线。",
    "book.xiangqi.mate": "将死与困毙",
    "book.xiangqi.mate_text": (
        "轮到走棋却无棋可走的一方输：被将军时是将死，没有被将军时是困毙。将、帅本身从不被吃掉。"
    ),
    "book.xiangqi.figure_checkmate": "车将军，红帅守着旁边的竖线：将死。",
    "book.xiangqi.figure_stalemate": "没有将军，但每一步都会送将：困毙。",
    "book.xiangqi.again": "重复局面",
    "book.xiangqi.repetition_standard": (
        "同一局面、同一方走棋，第三次出现，棋局结束。从第一次出现起步步将军的一方输，否则和棋。"
    ),
    "book.xiangqi.repetition_chase": (
        "同一局面、同一方走棋，第三次出现，棋局结束。从第一次出现起步步将军的一方输；双方都没有长"
        "将时，单方步步追捉同一个子的一方输；否则和棋。"
    ),
    "book.xiangqi.repetition_draw": "同一局面、同一方走棋，第三次出现，不论谁在将军，都是和棋。",
    "book.xiangqi.repetition_off": "同一局面可以任意重复。",
    "book.xiangqi.perpetual_both": "如果双方都长将，也是和棋。",
    "book.xiangqi.chase_draws": "一直追捉某个子只是和棋；自定规则里可以改为裁决长捉。",
    "book.xiangqi.chase": "长捉",
    "book.xiangqi.chase_threat": (
        "一步棋造成新的吃子威胁，就是捉：下一步能吃掉某个子，而对方谁也吃不回来。被牵制的子不算保"
        "护。"
    ),
    "book.xiangqi.chase_chariot": "马或炮捉车，即使车有保护，也算捉。",
    "book.xiangqi.chase_free": "将帅和兵卒可以长捉。没有过河的兵卒可以被长捉。",
    "book.xiangqi.chase_alike": "攻击同类的子，而对方也能吃它，只是邀兑，不算捉。",
    "book.xiangqi.chase_together": (
        "由谁来吃都一样：几个子可以联合捉一个子，让开线路露出的威胁也算。"
    ),
    "book.xiangqi.chase_in_turn": (
        "轮流捉两个子，或者一将一捉，都是允许的。双方都长捉，和棋；一方长捉、另一方长将，长将的一"
        "方输。"
    ),
    "book.xiangqi.chase_asian": (
        "这里只裁决亚洲规则的主要条款。亚洲规则还有几十种特例，其中一些判法不同，所以自带的规则都"
        "不裁决长捉。"
    ),
    "book.xiangqi.figure_chased": "炮没有保护：红方长捉，判负。",
    "book.xiangqi.figure_chased_guarded": "车保护着炮：不算捉，和棋。",
    "book.xiangqi.figure_chased_alike": "车与车邀兑：不算捉，和棋。",
    "book.xiangqi.figure_chased_by_cannon": "炮捉有保护的车：红方判负。",
    "book.xiangqi.figure_perpetual_standard": "长将：红方输。",
    "book.xiangqi.figure_perpetual_draw": "长将：和棋。",
    "book.xiangqi.figure_perpetual_off": "长将：可以一直下去。",
    "book.xiangqi.figure_repeated": "来回走，没有将军：和棋。",
    "book.xiangqi.figure_repeated_on": "来回走：没有人管。",
    "book.xiangqi.ends": "终局",
    "book.xiangqi.end_mate": "将死对方，获胜。",
    "book.xiangqi.end_stuck": "轮到走棋却无棋可走的一方输。",
    "book.xiangqi.end_resign": "任何一方随时可以认输。",
    "book.xiangqi.dead_draw": "没有车、炮、马、兵、卒了，谁也无法进攻：和棋。",
    "book.xiangqi.dead_play_on": "就算没有车、炮、马、兵、卒了，棋局也继续。",
    "book.xiangqi.figure_dead": "相吃掉最后一个卒。剩下的棋子都不能过河：和棋。",
    "book.xiangqi.figure_dead_on": "相吃掉最后一个卒。剩下的棋子都不能过河，棋局仍然继续。",
    "book.xiangqi.writing": "怎样记录着法",
    "book.xiangqi.write_text": "一步棋用四个字记录，也可以用字母：炮二平五，或者 C2=5。",
    "book.xiangqi.write_letters": (
        "谁走：字母 K 是将帅，A 是士仕，E 是相象，H 是马，R 是车，C 是炮，P 是兵卒；"
        "接着是它离开的竖线。"
    ),
    "book.xiangqi.write_signs": "往哪里走：进或 + 是向前，退或 - 是向后，平或 = 是横走。",
    "book.xiangqi.write_number": "最后，进退时是步数；横走时，还有士、相、马，是走到的竖线。",
    "book.xiangqi.write_files": "双方都从自己的右边开始数竖线。",
    "book.xiangqi.written": "着法举例",
    "book.xiangqi.written_text": (
        "红方的数字用汉字，黑方的用阿拉伯数字。同一条竖线上有两个相同的棋子，"
        "前面的写前或 +，后面的写后或 -。"
    ),
    "book.xiangqi.figure_written_cannon": "炮二平五，C2=5：炮走到中间。",
    "book.xiangqi.figure_written_horse": "马8进7，H8+7：黑马向前跳。",
    "book.xiangqi.figure_written_steps": "车二进四，R2+4：向前走四步。",
    "book.xiangqi.figure_written_front": "前车平四，R+=4：前面的车。",
    "book.xiangqi.mates": "两种常见杀法",
    "book.xiangqi.mates_text": "棋子要互相配合：一个将军，另一个堵住退路。",
    "book.xiangqi.figure_double_cannon": "重炮：两个炮在同一条竖线上，谁来挡都成了炮架。",
    "book.xiangqi.figure_horse_and_chariot": "卧槽马：马在九宫旁边将军，车守住将旁边的竖线。",
    "book.xiangqi.tips": "给初学者",
    "book.xiangqi.tip_1": "早些出动车、马、炮。车要占住通畅的线。",
    "book.xiangqi.tip_2": "子力大小：车9分，炮和马4分，士和相2分，兵1分，过河后2分。",
    "book.xiangqi.tip_3": "每走一步之前想一想：对方能吃什么，会不会将军。",
    "book.xiangqi.tip_4": "士和相要连在一起，保护将、帅。",
    "book.xiangqi.tip_5": "棋子多时炮厉害，有炮架；棋子少时马厉害。",
    "book.xiangqi.tip_6": "过了河的两个兵并排站着，互相保护。",
    "book.xiangqi.tip_7": "残局时让将、帅出力：它守着一整条竖线。",
}
