"""What Jungle says in Chinese of a reviewed game: one sentence why, and what to practise."""

from typing import Final

CHINESE_REVIEW: Final = {
    "motif.jungle.allows_den": "接着{taker}进入兽穴。",
    "motif.jungle.misses_den": "{taker}本可以立刻进入兽穴。",
    "motif.jungle.does_den": "{taker}进入兽穴。",
    "motif.jungle.allows_last": "接着{taker}吃掉最后一只动物。",
    "motif.jungle.misses_last": "{taker}本可以吃掉最后一只动物。",
    "motif.jungle.does_last": "{taker}吃掉最后一只动物。",
    "motif.jungle.allows_stuck": "接着{taker}走后无棋可走，因此输棋。",
    "motif.jungle.misses_stuck": "{taker}本可以让对方无棋可走而获胜。",
    "motif.jungle.does_stuck": "{taker}让对方无棋可走而获胜。",
    "motif.jungle.allows_den_next": "接着{taker}走到兽穴旁，谁也拦不住它进穴。",
    "motif.jungle.misses_den_next": "{taker}本可以走到兽穴旁，谁也拦不住它进穴。",
    "motif.jungle.does_den_next": "{taker}走到兽穴旁，谁也拦不住它进穴。",
    "motif.jungle.allows_den_soon": "接着{taker}前进，不管怎么应，{moves}步内它必进兽穴。",
    "motif.jungle.misses_den_soon": "{taker}本可以前进：不管怎么应，{moves}步内必能进兽穴。",
    "motif.jungle.does_den_soon": "{taker}前进，不管怎么应，{moves}步内必能进兽穴。",
    "motif.jungle.allows_rat_takes": "接着{taker}吃掉{at}的{piece}。",
    "motif.jungle.misses_rat_takes": "{taker}本可以吃掉{at}的{piece}。",
    "motif.jungle.does_rat_takes": "以小吃大：{at}的{piece}被吃掉。",
    "motif.jungle.allows_leap_takes": "接着{taker}跳过河吃掉{at}的{piece}，而且无法吃回。",
    "motif.jungle.misses_leap_takes": "{taker}本可以跳过河吃掉{at}的{piece}，对方无法吃回。",
    "motif.jungle.does_leap_takes": "{taker}跳过河吃掉{at}的{piece}，对方无法吃回。",
    "motif.jungle.allows_in_trap": (
        "{piece}在{at}的陷阱里没有等级：连{taker}也能吃它，而且无法吃回。"
    ),
    "motif.jungle.misses_in_trap": "{piece}在{at}的陷阱里没有等级：连{taker}本来也能吃它。",
    "motif.jungle.does_in_trap": "{piece}在{at}的陷阱里没有等级：连{taker}也能吃它。",
    "motif.jungle.allows_free": "接着{taker}吃掉{at}的{piece}，而且无法吃回。",
    "motif.jungle.misses_free": "{taker}本可以吃掉{at}的{piece}，对方无法吃回。",
    "motif.jungle.does_free": "{taker}吃掉{at}的{piece}，对方无法吃回。",
    "motif.jungle.allows_dearer": "接着{taker}吃掉{at}的{piece}，它比能吃回的更值钱。",
    "motif.jungle.misses_dearer": "{taker}本可以吃掉{at}的{piece}，它比会被吃回的更值钱。",
    "motif.jungle.does_dearer": "{taker}吃掉{at}的{piece}，它比会被吃回的更值钱。",
    "motif.jungle.allows_pays": "接着{taker}吃掉{at}的{piece}，不管怎么吃回，在那里兑子都吃亏。",
    "motif.jungle.misses_pays": "{taker}本可以吃掉{at}的{piece}：不管怎么吃回，兑子都划算。",
    "motif.jungle.does_pays": "{taker}吃掉{at}的{piece}，不管怎么吃回，兑子都划算。",
    "motif.jungle.allows_fork": (
        "接着{taker}同时攻击{at}的{piece}和{second_at}的{second}：必丢其一。"
    ),
    "motif.jungle.misses_fork": (
        "{taker}本可以同时攻击{at}的{piece}和{second_at}的{second}：必得其一。"
    ),
    "motif.jungle.does_fork": "{taker}同时攻击{at}的{piece}和{second_at}的{second}：必得其一。",
    "motif.jungle.allows_cornered": "接着{taker}这一步攻击{at}的{piece}，谁也救不了它。",
    "motif.jungle.misses_cornered": "{taker}走一步本可以攻击{at}的{piece}，谁也救不了它。",
    "motif.jungle.does_cornered": "这一步攻击{at}的{piece}，谁也救不了它。",
    "motif.jungle.allows_gives_for": "这是用{piece}换{other}：{taker}在{at}吃掉它。",
    "motif.jungle.allows_into_trap": "{piece}在{at}的陷阱里失去等级：连{taker}也能吃它。",
    "motif.jungle.allows_steps_into": "{taker}能在{at}吃掉{piece}。",
    "motif.jungle.allows_leaves": "{at}的{piece}本来就受攻击，现在仍然如此：{taker}吃掉它。",
    "motif.jungle.allows_frees_leap": "{mover}不再挡住河道：{taker}跳过河吃掉{at}的{piece}。",
    "motif.jungle.allows_unguards": "{mover}不再保护{at}的{piece}：{taker}吃掉它。",
    "motif.jungle.allows_den_still": "{taker}本来就要进兽穴，这一步没有阻止它。",
    "motif.jungle.allows_leaves_den": (
        "{mover}不再守住通往兽穴的路：{taker}走到兽穴旁，谁也拦不住它进穴。"
    ),
    "motif.jungle.does_prevent_den": "兽穴眼看要被攻入，这一步挡住了。",
    "motif.jungle.does_block": "{taker}挡住河道：再没有谁能跳过来吃{at}的{piece}。",
    "motif.jungle.does_escape": "{at}的{piece}眼看要被吃，及时逃开了。",
    "motif.jungle.does_save": "{at}的{piece}眼看要白丢，现在有了保护。",
    "motif.jungle.ends_repetition": "同一局面出现太多次：和棋。",
    "motif.jungle.ends_no_capture_limit": "太多步没有吃子：和棋。",
    "skill.jungle.dens": "兽穴",
    "skill.jungle.captures": "吃子",
    "skill.jungle.leaps": "跳河与河流",
    "skill.jungle.traps": "陷阱",
    "skill.jungle.endings": "残局",
}
