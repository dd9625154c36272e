"""Games as files for others, in Chinese."""

from typing import Final

EXPORT: Final[dict[str, str]] = {
    "replay.export": "导出",
    "replay.tip_export": "把这局棋存成图片或文字",
    "keys.export": "导出这局棋",
    "export.heading": "导出这局棋",
    "export.gif": "动画图片",
    "export.png": "棋盘总览",
    "export.txt": "文字",
    "export.pgn": "棋谱",
    "export.gif_about": "GIF 文件",
    "export.png_about": "PNG 文件",
    "export.txt_about": "TXT 文件",
    "export.pgn_about": "PGN文件，供其他软件读取",
    "export.start": "导出",
    "export.cancel": "取消",
    "export.running_gif": "正在画动画",
    "export.running_png": "正在画棋盘",
    "export.running_txt": "正在写文字",
    "export.running_pgn": "正在写棋谱",
    "export.done": "已导出：",
    "export.show_folder": "打开所在文件夹",
    "export.close": "完成",
    "export.failed": "无法导出：{why}",
    "export.no_library": "动画图片需要 Pillow：{command}",
    "export.cut_short": "绘图中断了。",
    "export.date": "日期",
    "export.fact": "{name}：{text}",
    "export.player": "{name}（{about}）",
}
