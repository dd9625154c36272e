"""The journey in Chinese: the map, stages and what is said around them."""

from typing import Final

JOURNEY: Final = {
    "journey.region.meadow": "草地",
    "journey.region.river": "大河",
    "journey.region.traps": "陷阱谷",
    "journey.region.bamboo": "竹林",
    "journey.region.mountain": "兽穴山",
    "journey.stages": "第{first}至{last}关",
    "journey.of_all": "/ {most}",
    "journey.play": "开始",
    "journey.before": "上一个地区",
    "journey.after": "下一个地区",
    "journey.settings": "设置",
    "journey.home": "回到首页",
    "journey.locked": "先解开前面的一关",
    "journey.note.lesson": "学完得3颗星",
    "journey.note.puzzle": "首次尝试、不用提示得3颗星",
    "journey.note.duel": "首次尝试、不用提示得3颗星",
    "journey.note.boss": "首次尝试、不用提示得3颗星",
}
