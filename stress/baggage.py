"""What a monkey brings along: files to drop, sound and damaged, and texts to type and to paste."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from jungle_pg.cabinet import JUNGLE
from jungle_pg.core.gametext import game_text
from jungle_pg.core.jungle.boardfile import board_file_text
from jungle_pg.core.jungle.fen import parse_fen
from jungle_pg.core.saving import save_text
from tests.games import JUNGLE_RULES, AnyMatch, Game, play_random
from tests.saves.fuzzing import damaged_bytes
from tests.saves.wandering import STAMP, random_match, random_times

MATCHES: Final = 10
NEAR_THE_END: Final = "l5t/1d1C3/5e1/2r4/7/3L3/4P2/5D1/1T5 r 3 12"
LARGE: Final = 3_000_000
DEVICES: Final = ("/dev/null", "/dev/zero", "/dev/urandom", "/proc/self/mem", "/proc/self/cmdline")

TYPED: Final = (
    "Ann", "张三", "é́̂", "🦁🐯", "‮abc‬", "x" * 300, "../../etc/passwd", "CON", "a/b\\c:d", ".", " ",
    "\n", "\t", "\0", "\x1b[31m", "\ud800", "%s%n{0}{words}", "1", "-1", "9" * 40, "D7-D8",
)  # fmt: skip

PASTED: Final = (
    "", " ", "\n\n", "hello", "1. A3A4", "Rules: traditional\nStart: nonsense\n", "{", "[]", "null",
    "Rules: traditional,rivers=edges", "斗兽棋" * 50, "(" * 5000, "[" * 100_000, "9" * 200_000,
)  # fmt: skip


def matches(seed: int) -> list[AnyMatch]:
    """Matches of all rule sets in every state: begun, far on, ended, one move before the end."""
    rng = Random(f"matches {seed}")
    rules = [JUNGLE.codec.parse_rules(text) for text in JUNGLE_RULES]
    found = [random_match(Game(JUNGLE, rng.choice(rules)), rng.randrange(2**32), 120)
             for _ in range(MATCHES)]  # fmt: skip
    close = Game(JUNGLE, JUNGLE.codec.parse_rules("traditional")).begin(position=NEAR_THE_END)
    long = play_random(Game(JUNGLE, rules[0]).begin(undo_depth=None), rng, 400)
    return [*found, close, long, replace(long, cursor=0)]


def pack(folder: Path, saves: Path, seed: int) -> list[str]:
    """Put files into a folder, and some into the player's own saves; what can be dropped."""
    rng = Random(f"files {seed}")
    folder.mkdir(parents=True)
    saves.mkdir(parents=True, exist_ok=True)
    texts = [save_text(match, random_times(seed), STAMP) for match in matches(seed)]
    for number, text in enumerate(texts):
        (folder / f"sound {number}.json").write_text(text, "utf-8")
        (folder / f"damaged {number}.json").write_bytes(damaged_bytes(text.encode(), rng))
    for number, text in enumerate(rng.sample(texts, 5)):
        (saves / f"kept {number}.json").write_text(text, "utf-8")
    (saves / "damaged.json").write_bytes(damaged_bytes(texts[0].encode(), rng))
    _strange_files(folder, rng)
    names = sorted(path.name for path in folder.iterdir())
    return [*names, "missing.json", "", *(name for name in DEVICES if os.path.exists(name))]


def _strange_files(folder: Path, rng: Random) -> None:
    position = parse_fen(JUNGLE.codec.parse_rules("traditional"), NEAR_THE_END)
    board = board_file_text(JUNGLE.codec.parse_rules("traditional"), position)
    (folder / "board.txt").write_text(board, "utf-8")
    (folder / "damaged board.txt").write_bytes(damaged_bytes(board.encode(), rng))
    (folder / "empty.json").write_bytes(b"")
    (folder / "noise.json").write_bytes(rng.randbytes(5000))
    (folder / "large.json").write_bytes(b"[" * LARGE)
    (folder / "game.txt").write_text(game_text(matches(1)[0]), "utf-8")
    (folder / "folder.json").mkdir()
    (folder / "斗兽棋 ‮.json").write_text("{}", "utf-8")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.json")
    os.symlink("nowhere", folder / "dangling.json")
    os.symlink("loop.json", folder / "loop.json")


def pastes(seed: int) -> list[str]:
    """Texts for the clipboard: games as text, saves, and nonsense."""
    found = matches(seed)
    games = [game_text(match) for match in found]
    saves = [save_text(match, random_times(seed), STAMP) for match in found[:3]]
    torn = [text[: len(text) // 2] for text in games[:3]]
    return [*games, *saves, *torn, *PASTED]
