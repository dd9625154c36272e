"""What the workbench says, in the languages of the program."""

from functools import cache
from typing import Final

from jungle_pg.cabinet import words
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words

TEXTS: Final = {
    "en": {
        "workbench.heading": "Workbench",
        "workbench.buttons": "Buttons",
        "workbench.choices": "Choices",
        "workbench.lists": "Lists",
        "workbench.plates": "Plates",
        "workbench.back": "Back",
        "workbench.next": "Next thing",
        "workbench.second": "Second choice",
        "workbench.plain": "Plain",
        "workbench.danger": "Danger",
        "workbench.rare": "Rare",
        "workbench.disabled": "Not now",
        "workbench.tip": "A tooltip says what a button does.",
        "workbench.on": "On",
        "workbench.off": "Off",
        "workbench.fast": "fast",
        "workbench.normal": "normal",
        "workbench.slow": "slow",
        "workbench.picture": "picture",
        "workbench.character": "character",
        "workbench.both": "both",
        "workbench.row": "Row {number}",
        "workbench.name": "Name",
        "workbench.empty_name": "A name is needed",
        "workbench.locked": "Locked",
        "workbench.you": "You",
        "workbench.computer": "Computer",
        "workbench.message": "Jump blocked by Rat",
        "workbench.ask": "Ask",
        "workbench.say": "Say",
        "workbench.said": "Somebody said something.",
        "workbench.yes": "Yes",
        "workbench.no": "No",
        "workbench.paragraph": (
            "Rats beat elephants, lions leap rivers, and the first animal in the enemy den wins."
        ),
    },
    "zh": {
        "workbench.heading": "工作台",
        "workbench.buttons": "按钮",
        "workbench.choices": "选择",
        "workbench.lists": "列表",
        "workbench.plates": "牌子",
        "workbench.back": "返回",
        "workbench.next": "下一步",
        "workbench.second": "其次",
        "workbench.plain": "普通",
        "workbench.danger": "危险",
        "workbench.rare": "少见",
        "workbench.disabled": "现在不行",
        "workbench.tip": "提示说明按钮的作用。",
        "workbench.on": "开",
        "workbench.off": "关",
        "workbench.fast": "快",
        "workbench.normal": "正常",
        "workbench.slow": "慢",
        "workbench.picture": "图画",
        "workbench.character": "汉字",
        "workbench.both": "两者",
        "workbench.row": "第 {number} 行",
        "workbench.name": "名字",
        "workbench.empty_name": "请填写名字",
        "workbench.locked": "已锁定",
        "workbench.you": "你",
        "workbench.computer": "电脑",
        "workbench.message": "河中有鼠，不能跳河",
        "workbench.ask": "提问",
        "workbench.say": "说话",
        "workbench.said": "有人说了一句话。",
        "workbench.yes": "是",
        "workbench.no": "否",
        "workbench.paragraph": "鼠能吃象，狮虎跳河，先进入对方兽穴者胜。",
    },
}


def bench_words(view: View) -> Words:
    """The language of a view, with the words of the workbench."""
    return _words(view.words.code)


@cache
def _words(code: str) -> Words:
    known = words(code)
    return Words(known.code, {**known.texts, **TEXTS[known.code]})
