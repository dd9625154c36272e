"""What a monkey brings along: files to drop, sound and damaged, and texts to type and to paste."""

import os
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

from jungle_pg.core.gametext import game_text
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.document import save_text
from stress.choices import cabinet_games, every_game
from stress.other_files import other_files
from stress.samples import matches_of
from tests.saves.fuzzing import damaged_bytes
from tests.saves.wandering import STAMP, random_times

MATCHES: Final = 5
"""Of each game, beside those that are long, over or nearly over."""
KEPT: Final = 5
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


@lru_cache(maxsize=2)
def matches(seed: int) -> tuple[AnyMatch, ...]:
    """Matches of all games in every state, each game under some of its rules."""
    rng = Random(f"matches {seed}")
    found: list[AnyMatch] = []
    for game in cabinet_games():
        rules = [each for each in every_game() if each.rulebook is game.rulebook]
        found += matches_of(rules[seed % len(rules)], rng, MATCHES)
    return tuple(found)


def pack(folder: Path, saves: Path, seed: int) -> list[str]:
    """Put files into a folder, and some into the player's own saves; what can be dropped."""
    rng = Random(f"files {seed}")
    folder.mkdir(parents=True)
    saves.mkdir(parents=True, exist_ok=True)
    texts = [save_text(match, random_times(seed), STAMP) for match in matches(seed)]
    for number, text in enumerate(texts):
        (folder / f"sound {number}.json").write_text(text, "utf-8")
        (folder / f"damaged {number}.json").write_bytes(damaged_bytes(text.encode(), rng))
    for number, text in enumerate(rng.sample(texts, KEPT)):
        (saves / f"kept {number}.json").write_text(text, "utf-8")
    (saves / "damaged.json").write_bytes(damaged_bytes(texts[0].encode(), rng))
    _strange_files(folder, rng)
    names = sorted(path.name for path in folder.iterdir())
    return [*names, "missing.json", "", *(name for name in DEVICES if os.path.exists(name))]


def _strange_files(folder: Path, rng: Random) -> None:
    for number, text in enumerate(other_files()):
        (folder / f"other {number}.txt").write_text(text, "utf-8")
        (folder / f"damaged other {number}.txt").write_bytes(damaged_bytes(text.encode(), rng))
    (folder / "empty.json").write_bytes(b"")
    (folder / "noise.json").write_bytes(rng.randbytes(5000))
    (folder / "large.json").write_bytes(b"[" * LARGE)
    for number, match in enumerate(matches(1)[:: MATCHES + 3]):
        (folder / f"game {number}.txt").write_text(game_text(match), "utf-8")
    (folder / "folder.json").mkdir()
    (folder / "斗兽棋 ‮.json").write_text("{}", "utf-8")
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.json")
    os.symlink("nowhere", folder / "dangling.json")
    os.symlink("loop.json", folder / "loop.json")


def pastes(seed: int) -> list[str]:
    """Texts for the clipboard: games as text, saves, and nonsense."""
    found = matches(seed)
    games = [game_text(match, notation) for match in found for notation in _notations(match)]
    saves = [save_text(match, random_times(seed), STAMP) for match in found[:: MATCHES // 2]]
    torn = [text[: len(text) // 2] for text in games[::4]]
    return [*games, *saves, *torn, *other_files(), *PASTED]


def _notations(match: AnyMatch) -> tuple[str, ...]:
    """The first and the last way to write its moves, which may be the same."""
    known = match.rulebook.notations()
    return tuple(dict.fromkeys((known[0], known[-1])))
