"""Who made this, and under which licences, in Chinese."""

from typing import Final

CREDITS: Final = {
    "credits.heading": "制作名单",
    "credits.back": "返回",
    "credits.read": "阅读",
    "credits.licence": "许可证",
    "credits.game": "游戏",
    "credits.authors": "本游戏由 The Jungle authors 制作，是 MIT 许可证下的自由软件。",
    "credits.art": "所有图画、音效和音乐都是为本游戏制作的，使用同一许可证。",
    "credits.letters": "字体",
    "credits.fredoka": "Fredoka：Milena B. Brandão 和 Ben Nathan，SIL 开放字体许可证 1.1 版。",
    "credits.noto": (
        "Noto Sans CJK：Adobe 和 Google，SIL 开放字体许可证 1.1 版。象棋棋子上的字取自它。"
    ),
    "credits.built_on": "所用软件",
    "credits.python": "Python：Python 软件基金会许可证（python.org）。",
    "credits.pygame": "pygame-ce：GNU 宽通用公共许可证 2.1 版（pyga.me）。",
    "credits.sdl": "SDL：zlib 许可证（libsdl.org）。",
    "credits.platformdirs": "platformdirs：MIT 许可证（github.com/tox-dev/platformdirs）。",
    "credits.jungle_name": "斗兽棋",
    "credits.fredoka_name": "Fredoka 字体",
    "credits.noto_name": "Noto Sans CJK 字体",
    "credits.pygame_name": "pygame-ce 程序库",
    "credits.platformdirs_name": "platformdirs 程序库",
}
