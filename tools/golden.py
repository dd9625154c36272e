"""python -m tools.golden [FOLDER]: write down what screens draw, a line for each thing.

Without a folder the six screens in tests/golden/screens are written anew: read the difference and
look at the pictures before keeping it. With a folder every screen is written there, for all games
and in several windows, languages and themes: record before and after a change, and compare.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from difflib import unified_diff
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Final

from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.files.atomic import CannotWrite, write_text
from jungle_pg.files.settings import Language, Settings, Theme
from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.scenes.stack import Stack
from jungle_pg.stage.ops import (
    Box,
    Disc,
    Drawing,
    DrawList,
    Group,
    Op,
    Scenery,
    Slab,
    Sprite,
    Text,
)
from tests.scenes.acting import a_world, view_of
from tests.scenes.table.played import played

GOLDEN: Final = ("title", "new_game", "play", "replay", "load", "rules")
"""The screens that are recorded for the tests."""
FOLDER: Final = Path(__file__).parents[1] / "tests/golden/screens"
COMMAND: Final = "python -m tools.golden"
VIEWS: Final[tuple[tuple[tuple[int, int], Language, Theme], ...]] = (
    ((1280, 720), "en", "day"),
    ((800, 600), "zh", "night"),
    ((1920, 1080), "zh", "day"),
    ((1080, 1920), "en", "night"),
)
"""The windows, languages and themes of a whole record; the first is that of the tests."""
MOMENTS: Final = (0.0, 2.5)
"""When screens are looked at for a whole record: at once, and when they have lived for a while."""
PLIES: Final = 20
"""How far the match has come that is shown where there is a board."""

LICENCES: Final = ("jungle", "fredoka", "noto", "pygame", "platformdirs")
DIGEST_LENGTH: Final = 8
SHOWN_LINES: Final = 40
"""How much of a difference is worth reading."""


def screens() -> dict[str, str]:
    """What each golden screen draws when it opens, by its name in the gallery."""
    return {name: screen_text(name, played(plies=PLIES)) for name in GOLDEN}


def every_screen() -> Iterator[tuple[str, str]]:
    """What every screen draws in every view and game, with a name for each."""
    matches = [played(plies=PLIES)]
    matches += [begin(game.rulebook, Setup(game.rules)) for game in list(games().values())[1:]]
    for (width, height), language, theme in VIEWS:
        settings = Settings(language=language, theme=theme, window_size=(width, height))
        for match in matches:
            where = f"{match.rulebook.game_id}_{width}x{height}_{language}_{theme}"
            for name in GALLERY:
                yield f"{where}/{name}", screen_text(name, match, settings, MOMENTS)


def screen_text(
    name: str,
    match: AnyMatch,
    settings: Settings | None = None,
    moments: tuple[float, ...] = MOMENTS[:1],
) -> str:
    """What a screen of the gallery draws over a match at these moments."""
    world = a_world(settings)
    world.licences = lambda: dict.fromkeys(LICENCES, "A licence.")
    first, *others = GALLERY[name](world, match)
    stack = Stack(first, view_of(world.settings.window_size or VIEWS[0][0], world.settings))
    for scene in others:
        scene.arrange(stack.view)
        stack.scenes.append(scene)
    lines: list[str] = []
    for moment in moments:
        stack.update(moment)
        lines += lines_of(stack.draw(moment))
    return "".join(f"{line}\n" for line in lines)


def lines_of(ops: DrawList, indent: str = "") -> list[str]:
    """A draw list as lines; what is one painting is told in one line, what is empty in none."""
    lines: list[str] = []
    for op in ops:
        if isinstance(op, Group) and not op.ops:
            continue
        lines.append(indent + _line(op))
        if isinstance(op, Group) and not op.bake:
            lines += lines_of(op.ops, indent + "  ")
    return lines


def difference(name: str, recorded: str, drawn: str) -> str:
    """How two texts of a screen differ, and what to do about it; nothing where they do not."""
    if recorded == drawn:
        return ""
    pairs = unified_diff(
        recorded.splitlines(), drawn.splitlines(), "recorded", "drawn", lineterm="", n=1
    )
    lines = list(islice(pairs, SHOWN_LINES + 1))
    if len(lines) > SHOWN_LINES:
        lines[SHOWN_LINES:] = ["and more"]
    return "\n".join((f"{name} is drawn otherwise:", *lines, f"If that is meant: {COMMAND}"))


def _line(op: Op) -> str:
    """One op without what it holds."""
    match op:
        case Sprite():
            words = ["sprite", op.name, _box(op.x, op.y, op.w, op.h), *_posture(op)]
        case Drawing():
            words = ["drawing", _digest(op.svg), _box(op.x, op.y, op.w, op.h)]
        case Slab():
            small = f"from {round(op.small_w)}x{round(op.small_h)}/{round(op.corner)}"
            words = [
                "slab",
                _digest(op.svg),
                small,
                _box(op.x, op.y, op.w, op.h),
                op.fill or "hollow",
            ]
        case Box():
            words = ["box", _box(op.x, op.y, op.w, op.h), op.fill]
        case Text():
            place = f"{round(op.x)},{round(op.y)} {op.align} {round(op.size)}"
            words = ["text", f'"{op.text}"', place, op.ink]
            words += [f"shadow {op.shadow}"] if op.shadow else []
        case Disc():
            words = ["disc", f"{round(op.x)},{round(op.y)} r {round(op.r, 1):g}", op.fill]
        case Scenery():
            words = ["scenery", _box(op.x, op.y, op.w, op.h), op.fill, _folded(op.ops)]
        case Group():
            words = ["group", op.key]
            words += [f"moved {round(op.dx)},{round(op.dy)}"] if op.dx or op.dy else []
            words += [f"clip {_box(*op.clip)}"] if op.clip else []
            words += [f"scaled {op.scale:g}"] if op.scale != 1 else []
            words += ["baked", _folded(op.ops)] if op.bake else []
    flags = (each.name for each in fields(op) if getattr(op, each.name) is True)
    words += [name for name in flags if name != "bake"]
    alpha = getattr(op, "alpha", 255)
    return " ".join(words if alpha == 255 else [*words, f"alpha {alpha}"])


def _posture(sprite: Sprite) -> list[str]:
    """What is unusual about how a picture is shown."""
    words = [f"turn {round(sprite.angle, 1):g}"] if round(sprite.angle, 1) else []
    stretch = (round(sprite.stretch_x, 2), round(sprite.stretch_y, 2))
    words += [f"stretch {stretch[0]:g}x{stretch[1]:g}"] if stretch != (1, 1) else []
    return words + [f"{old}>{new}" for old, new in sprite.recolour]


def _box(x: float, y: float, w: float, h: float) -> str:
    return f"{round(x)},{round(y)} {round(w)}x{round(h)}"


def _folded(ops: DrawList) -> str:
    """A painting in short: the digest of its lines, and how many of what is in it."""
    counts = Counter(_names(ops))
    parts = (f"{count} {name}" if count > 1 else name for name, count in sorted(counts.items()))
    digest = _digest("\n".join(lines_of(ops)))
    return f"{digest} of {', '.join(parts)}"


def _names(ops: DrawList) -> list[str]:
    names: list[str] = []
    for op in ops:
        if isinstance(op, Group | Scenery):
            names += _names(op.ops)
        else:
            names.append(op.name if isinstance(op, Sprite) else type(op).__name__.lower())
    return names


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:DIGEST_LENGTH]


def main() -> int:
    """Write the golden screens anew, or every screen into a folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    drawn = dict(every_screen()) if folder != FOLDER else screens()
    try:
        for name, text in drawn.items():
            path = folder / f"{name}.txt"
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                write_text(path, text)
                print(f"{name} written")
        for path in folder.glob("*.txt"):
            if path.stem not in drawn:
                path.unlink()
                print(f"{path.stem} removed")
    except (OSError, CannotWrite) as problem:
        print(f"golden: {problem}", file=sys.stderr)
        return 1
    print(f"screens: {len(drawn)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
