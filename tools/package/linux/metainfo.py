"""What software centres show of the program: AppStream metainfo of its version."""

from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

COMPONENT: Final = "org.jungle_pg.Jungle"
FILE_NAME: Final = f"{COMPONENT}.metainfo.xml"

SUMMARY: Final = (
    "Animal chess of China, with Xiangqi and a race of marbles",
    "斗兽棋、象棋和弹珠纸牌竞赛",
)
DESCRIPTION: Final = (
    (
        "Rats beat elephants, lions leap rivers, and the first animal in the enemy den wins."
        " Beside Jungle stand Xiangqi, the chess of China, and"
        " Jackaroo King, a race of marbles with cards.",
        "鼠能胜象，狮能跃河，最先进入对方兽穴者获胜。除斗兽棋外，还有象棋和用纸牌行走的弹珠竞赛。",
    ),
    (
        "Play against eight levels, at one screen or with friends over a network; learn on a"
        " journey of lessons, puzzles and duels; have your games reviewed; make rules of your own.",
        "可与八级电脑对弈，也可两人同屏或与朋友联网；在旅程中学习、解题和闯关；还可复盘，或自定规则。",
    ),
)
"""Each in English and in Chinese."""

_FORM: Final = """<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{id}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT AND OFL-1.1</project_license>
  <name>Jungle</name>
  <name xml:lang="zh_CN">斗兽棋</name>
  <summary>{summary[0]}</summary>
  <summary xml:lang="zh_CN">{summary[1]}</summary>
  <description>
{description}
  </description>
  <developer_name>The Jungle authors</developer_name>
  <launchable type="desktop-id">jungle-pg.desktop</launchable>
  <icon type="stock">jungle-pg</icon>
  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <provides>
    <binary>jungle-pg</binary>
  </provides>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{version}" date="{date}"/>
  </releases>
</component>
"""


def metainfo(version: str, date: str) -> str:
    """The metainfo of a version that was made on a day, like 2026-11-19."""
    lines = []
    for english, chinese in DESCRIPTION:
        lines += [f"    <p>{escape(english)}</p>", f'    <p xml:lang="zh_CN">{escape(chinese)}</p>']
    return _FORM.format(
        id=COMPONENT, summary=SUMMARY, description="\n".join(lines), version=version, date=date
    )


def write_metainfo(folder: Path, version: str, date: str) -> Path:
    """Write it into a folder under the name it must have."""
    path = folder / FILE_NAME
    path.write_text(metainfo(version, date), encoding="utf-8", newline="\n")
    return path
