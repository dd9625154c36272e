"""What is read out for those who cannot see the screen, in Chinese."""

from typing import Final

NARRATION: Final = {
    "narration.comma": "，",
    "narration.of": "第{number}个，共{count}个",
    "narration.not_available": "不可用",
    "narration.on": "开",
    "narration.off": "关",
    "narration.empty": "空",
    "narration.nothing_chosen": "未选择",
    "narration.percent": "百分之{percent}",
    "narration.earned": "已获得",
    "narration.not_earned": "尚未获得",
    "narration.control": "控件",
    "narration.button": "按钮",
    "narration.switch": "开关",
    "narration.switches": "多个开关",
    "narration.slider": "滑块",
    "narration.choice": "选项",
    "narration.number": "数字",
    "narration.list": "列表",
    "narration.pages": "页码",
    "narration.field": "文本框",
    "narration.board": "棋盘",
    "narration.curve": "曲线",
    "narration.chances": "胜算",
    "narration.moves": "步数",
    "narration.colour_red": "红色",
    "narration.colour_blue": "蓝色",
    "narration.colour_green": "绿色",
    "narration.colour_yellow": "黄色",
}
