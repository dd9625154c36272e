"""The book of Jackaroo King, in Chinese."""

from typing import Final

CHINESE_BOOK: Final = {
    "book.jackaroo.aim": "游戏目标",
    "book.jackaroo.aim_text": (
        "让自己的四颗棋子绕棋盘走一圈回到家，比对方先全部到家就赢。走几步由牌决定，"
        "每次出一张牌。走到对方棋子的位置，就把它送回基地。"
    ),
    "book.jackaroo.figure_opening": "开局时双方各有一颗棋子已经在路上。红方在下，黄方在上。",
    "book.jackaroo.board": "棋盘",
    "book.jackaroo.board_ring": "环形跑道有52个位置，双方共用。棋子按顺时针方向走。",
    "book.jackaroo.board_start": "每方有一个起点，就是带圈的位置，棋子从基地出来时放在这里。",
    "book.jackaroo.board_home": (
        "起点前面的位置是入口：走完一圈，从这里拐进家里。家有四个位置，每个只能放一颗棋子。"
    ),
    "book.jackaroo.board_base": (
        "棋子在基地里等着，要用牌才能出来。被吃掉的棋子也回到基地重新开始。"
    ),
    "book.jackaroo.figure_corner": "红方的一角：基地、起点、旁边的入口，入口上面是家。",
    "book.jackaroo.turn": "轮到你时",
    "book.jackaroo.turn_text": (
        "先选一张牌，棋盘上会标出它能做的事；再选棋子，或者选它要去的位置。"
        "棋子走动以前都可以改变主意，再点一次这张牌就放回去。有牌可出的一方必须出牌。"
    ),
    "book.jackaroo.figure_walk": "出5：向前走五步。",
    "book.jackaroo.figure_choosing": "出3，有两颗棋子能走：由你选择。",
    "book.jackaroo.low_cards": "从A到9",
    "book.jackaroo.low_cards_text": "一副52张牌，没有王。牌上的标记说明它能做什么。",
    "book.jackaroo.high_cards": "从10到K",
    "book.jackaroo.high_cards_text": "J和Q要看颜色。",
    "book.jackaroo.card_ace": "A",
    "book.jackaroo.card_ace_note": "走一步，或者让一颗棋子从基地出来。",
    "book.jackaroo.card_two": "2",
    "book.jackaroo.card_two_note": "走两步，或者让一颗棋子从基地出来。",
    "book.jackaroo.card_plain": "3、5、6、8、9",
    "book.jackaroo.card_plain_note": "牌上是几，就走几步。",
    "book.jackaroo.card_four": "4",
    "book.jackaroo.card_four_note": "后退四步，不能向前。",
    "book.jackaroo.card_seven": "7",
    "book.jackaroo.card_seven_note": "走七步，可以由一颗棋子走，也可以分给两颗。",
    "book.jackaroo.card_ten": "10",
    "book.jackaroo.card_ten_note": "走十步，或者攻击对方的手牌。",
    "book.jackaroo.card_black_jack": "黑J",
    "book.jackaroo.card_black_jack_note": "自己的一颗棋子和对方的一颗棋子交换位置。",
    "book.jackaroo.card_red_jack": "红J",
    "book.jackaroo.card_red_jack_note": "走十一步。",
    "book.jackaroo.card_black_queen": "黑Q",
    "book.jackaroo.card_black_queen_note": "走十二步。",
    "book.jackaroo.card_red_queen": "红Q",
    "book.jackaroo.card_red_queen_note": "攻击对方的手牌，不能走棋。",
    "book.jackaroo.card_king": "K",
    "book.jackaroo.card_king_note": "让一颗棋子从基地出来，或者冲十三步，吃掉路上的所有棋子。",
    "book.jackaroo.out": "离开基地",
    "book.jackaroo.out_text": (
        "A、2或K可以让一颗棋子从基地走到起点。起点上有自己的棋子时，不能出来。"
    ),
    "book.jackaroo.figure_out": "用A让一颗棋子出来。",
    "book.jackaroo.figure_out_by_king": "K也可以。",
    "book.jackaroo.figure_out_refused": "起点被占着，2只能用来走两步。",
    "book.jackaroo.figure_out_taking": "对方的棋子停在你的起点上，会被吃掉。",
    "book.jackaroo.blocks": "谁会挡路",
    "book.jackaroo.blocks_text": (
        "自己的棋子会挡路：不能越过，也不能落在上面。对方的棋子可以随意越过。"
    ),
    "book.jackaroo.figure_own_blocks": "出5：后面的棋子被前面的挡住，前面的可以走。",
    "book.jackaroo.figure_enemy_passed": "黄色棋子挡不住红色棋子。",
    "book.jackaroo.safe": "吃子与保护",
    "book.jackaroo.safe_text": (
        "正好落在对方棋子上，就吃掉它，送回基地。但停在自己起点上的棋子受保护："
        "谁也不能落在上面，不能吃它，也不能和它交换。"
    ),
    "book.jackaroo.figure_taken": "出6，正好落在黄色棋子上，吃掉它。",
    "book.jackaroo.figure_protected": "黄方的5会落在红方的起点上，不能走。出6可以越过去。",
    "book.jackaroo.home": "回家",
    "book.jackaroo.home_text": (
        "棋子走到自己的入口就拐进家里，不会再走第二圈。步数必须正好：会超过最后一个位置的棋子不能走。"
        "入口上有任何棋子时，谁也不能经过它回家。"
    ),
    "book.jackaroo.figure_home": "三步到入口，再三步进家。",
    "book.jackaroo.figure_home_too_far": "八步太多，只能走另一颗棋子。",
    "book.jackaroo.figure_entrance_taken": "黄色棋子占着入口，6走不了。",
    "book.jackaroo.figure_entrance_passed": "对黄方来说，这个入口和别的位置一样。",
    "book.jackaroo.at_home": "到家以后",
    "book.jackaroo.at_home_text": "家里的棋子永远安全，只能往里走，步数必须正好。",
    "book.jackaroo.home_no_passing": "在家里，棋子不能互相越过。",
    "book.jackaroo.home_passing": "在家里，可以越过自己的棋子。",
    "book.jackaroo.figure_no_passing": "第二个位置上的棋子挡住了5。",
    "book.jackaroo.figure_passing": "出5，越过第二个位置上的棋子。",
    "book.jackaroo.figure_deeper": "出3，从第一个位置走到最后一个。",
    "book.jackaroo.four": "4：后退",
    "book.jackaroo.four_text": (
        "4在跑道上后退，不能退进家里。自己的棋子照样挡路；自己的起点上有任何棋子时，"
        "也不能退过起点。"
    ),
    "book.jackaroo.figure_back": "后退四步。",
    "book.jackaroo.figure_back_from_start": "刚出来就用4，退到入口附近，省下几乎一整圈。",
    "book.jackaroo.figure_back_taking": "4和别的牌一样可以吃子。",
    "book.jackaroo.figure_back_refused": "红方的起点上有棋子，退不过去。",
    "book.jackaroo.seven": "7：可以分着走",
    "book.jackaroo.seven_text": (
        "七步由一颗棋子走完，或者分给两颗不同的棋子。只要有办法走完七步，"
        "就必须走完；如果没有，就由一颗棋子走几步，剩下的作废。7不能让棋子离开基地。"
    ),
    "book.jackaroo.figure_seven_alone": "走七步，正好到家。",
    "book.jackaroo.figure_seven_split": "一颗走三步，另一颗走四步。",
    "book.jackaroo.figure_seven_double": "前一半吃子，后一半回家。",
    "book.jackaroo.figure_seven_forfeited": "只能走四步，另外三步作废。",
    "book.jackaroo.jack": "黑J：交换",
    "book.jackaroo.jack_text": (
        "黑J让自己的一颗棋子和对方的一颗棋子交换位置。两颗都要在跑道上，"
        "而且都不在自己的起点上。交换不算吃子。黑J不能走步；红J走十一步。"
    ),
    "book.jackaroo.figure_swap": "红方快到家了，黄方远远落在后面。",
    "book.jackaroo.figure_swap_refused": "停在自己起点上的棋子不能交换，另一颗可以。",
    "book.jackaroo.attack": "攻击",
    "book.jackaroo.attack_text": (
        "用10或红Q攻击：对方必须自己选一张手牌弃掉，正面朝上。然后攻击的一方再出一张牌。"
        "对方没有手牌时不能攻击。"
    ),
    "book.jackaroo.figure_attack": "黄方弃掉6，红方接着出3。",
    "book.jackaroo.figure_attack_by_ten": "用10攻击，就不走十步。",
    "book.jackaroo.king": "K的冲锋",
    "book.jackaroo.king_text": "K可以冲锋十三步，路上的所有棋子都被吃掉，自己的也一样。",
    "book.jackaroo.figure_run": "一次吃掉两颗黄色棋子。",
    "book.jackaroo.figure_run_over_own": "红方自己的棋子也回到基地。",
    "book.jackaroo.run_limits": "冲锋的限制",
    "book.jackaroo.run_limits_text": (
        "只有停在自己起点上的棋子不受影响，冲锋也不能停在那里。入口上的棋子挡不住K，"
        "家里的棋子照样挡路。"
    ),
    "book.jackaroo.figure_run_past_start": "黄方吃掉路上的棋子，越过起点上的那一颗。",
    "book.jackaroo.figure_run_home": "冲锋可以一直冲到家里，吃掉路上的棋子。",
    "book.jackaroo.bonus": "补一张牌，再走一次",
    "book.jackaroo.bonus_text": (
        "吃掉对方的棋子，或者有棋子到家，就从牌堆顶补一张牌，并且马上再出一次牌。"
    ),
    "book.jackaroo.figure_capture": (
        "红方吃子，补到一张2，又用它让一颗棋子出来。黄色棋子回到了基地。"
    ),
    "book.jackaroo.bonus_once": "每出一张牌最多补一张、多走一次，不管吃了几颗。",
    "book.jackaroo.bonus_nothing": "K吃掉自己的棋子，或者在家里往里走，都没有奖励。",
    "book.jackaroo.bonus_empty": "牌堆空了就没有牌可补，但仍然再走一次。",
    "book.jackaroo.rounds": "轮次",
    "book.jackaroo.rounds_text": (
        "双方每轮先发四张牌，再四张，然后五张，依次循环。双方的牌都出完，"
        "就开始新的一轮。牌堆不够发时，和弃牌堆一起重新洗牌。"
    ),
    "book.jackaroo.figure_deal": "第一轮：每人四张。",
    "book.jackaroo.figure_long_deal": "每逢第三轮：五张。",
    "book.jackaroo.beginner": "轮到谁",
    "book.jackaroo.beginner_order": (
        "双方轮流出牌，换轮时顺序不变：出完最后一张牌，照常轮到下一方。"
    ),
    "book.jackaroo.beginner_turns": (
        "第一轮红方先出，第二轮黄方先出，依次轮换，不管上一张牌是谁出的。"
    ),
    "book.jackaroo.beginner_empty": "先出完牌的一方等着，直到对方也出完。",
    "book.jackaroo.figure_beginner_order": "黄方出了这一轮的最后一张牌。发完新牌，轮到红方。",
    "book.jackaroo.figure_beginner_turns": "黄方出了第一轮的最后一张牌，第二轮仍由黄方先出。",
    "book.jackaroo.discard": "无牌可出",
    "book.jackaroo.discard_text": (
        "一张牌也出不了的一方必须弃一张牌，自己选，然后轮到对方。有牌可出时不能弃牌，"
        "能攻击也算有牌可出。"
    ),
    "book.jackaroo.figure_discard": "没有A、2和K，棋子又都在基地里。",
    "book.jackaroo.secrets": "看不到的牌",
    "book.jackaroo.secret_hands": "你的牌只有你自己能看。对方只知道有几张。",
    "book.jackaroo.secret_pile": (
        "出过的和弃掉的牌都正面朝上，可以记牌。牌堆的顺序谁也不知道，电脑也不知道。"
    ),
    "book.jackaroo.secret_screen": "两人同屏时，换人看牌以前会先盖住，请把屏幕交给对方。",
    "book.jackaroo.secret_undo": "看到的收不回：出了牌或者补了牌，就不能悔棋。",
    "book.jackaroo.time": "时间",
    "book.jackaroo.time_limit": (
        "通常每次决定有{seconds}秒：出一张牌的全部步骤，或者受到攻击时选一张弃牌。"
        "最后五秒会特别提醒。"
    ),
    "book.jackaroo.time_auto": "时间到了，由电脑代你出牌。",
    "book.jackaroo.time_order": (
        "代打先出能吃子或能到家的牌，从右边选；没有就出最右边能出的牌；都不能出就弃最右边的一张。"
    ),
    "book.jackaroo.time_back": "点一下任何地方，就可以自己接着走。",
    "book.jackaroo.end": "终局",
    "book.jackaroo.end_text": "四颗棋子全部到家，立刻获胜。没有和棋。",
    "book.jackaroo.figure_last_home": "最后一颗棋子到家：红方获胜。",
    "book.jackaroo.end_progress": "棋盘旁边显示有几颗棋子到家，一共走了多远。",
    "book.jackaroo.end_resign": "任何一方随时可以认输。",
    "book.jackaroo.tips": "给初学者",
    "book.jackaroo.tip_1": "基地里还有棋子时，留着A、2和K。",
    "book.jackaroo.tip_2": "先往家的最里面走，不然自己的棋子会挡住路。",
    "book.jackaroo.tip_3": "自己的起点上最安全，没有必要不要离开。",
    "book.jackaroo.tip_4": "棋子在起点上时出4，省下几乎一整圈。",
    "book.jackaroo.tip_5": "对方的棋子快到家时攻击他的手牌。",
    "book.jackaroo.tip_6": "吃子以后还能再走一次，出牌前把两步一起想好。",
    "book.jackaroo.tip_7": "注意弃牌堆：四张K都在里面，就没有人能冲锋了。",
}
