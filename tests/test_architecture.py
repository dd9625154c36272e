"""The pages about the code name only modules and folders that are there."""

import re
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = (
    *("ADDING_A_GAME.md", "ARCHITECTURE.md", "ENGINE.md", "NETWORK.md", "SAVES.md"),
    *("COMMANDS.md", "DEPENDENCIES.md", "PLAYING.md"),
    *("../CONTRIBUTING.md", "../README.md"),
)
NAMED = re.compile(r"`([\w./*]+(?:\.py|\.md|/))`")
OF_PLAYERS = {"saves/", "bin/", "matches/", "finished/", "rooms/", "studies/", "dist/"}
"""Folders that are made where the program runs or is built."""


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def known_paths() -> set[str]:
    """Files and folders of the project, those of the package also without its name."""
    found = set()
    for folder in ("jungle_pg", "tests", "tools", "stress", "benchmarks", "assets", "docs"):
        found.add(f"{folder}/")
        for path in (ROOT / folder).rglob("*"):
            name = path.relative_to(ROOT).as_posix() + ("/" if path.is_dir() else "")
            found |= {name, name.removeprefix("jungle_pg/")}
    return found | {path.name for path in ROOT.iterdir() if path.suffix in (".md", ".py")}


def test_every_named_module_and_folder_exists() -> None:
    paths = known_paths()
    for name in PAGES:
        for path in set(NAMED.findall(page(name))) - OF_PLAYERS:
            # A bare name stands in a line that says its folder.
            is_bare = "/" not in path.rstrip("/")
            is_there = any(
                fnmatch(each, path) or (is_bare and fnmatch(each, f"*/{path}")) for each in paths
            )
            assert is_there, (name, path)


def test_what_a_game_takes_is_counted_right() -> None:
    folder = ROOT / "tests/breakthrough"
    rules, parts = ("position.py", "rulebook.py"), ("game.py", "texts.py", "thinker.py")
    rows = {
        "its rulebook": [folder / name for name in rules],
        "fuller": [folder / name for name in (*rules, *parts)],
        "its tests": sorted(folder.glob("test_*.py")),
    }
    for name, files in rows.items():
        lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
        assert f"| {name} | {len(files)} | {lines} |" in page("ADDING_A_GAME.md"), (name, lines)
