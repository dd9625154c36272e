"""Makes the endgame tables in `assets/endgames`, one file for each kind of rules.

`python -m tools.endgames` writes them, `--check` makes every table again and compares it.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Final

from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.rulesets import RULE_SETS
from jungle_pg.games.jungle.endgames.archive import Archive, archive_bytes
from jungle_pg.games.jungle.endgames.keys import arrange, signatures
from jungle_pg.games.jungle.endgames.library import SHIPPED, SHIPPED_FILE, Library

ASSETS: Final = Path(__file__).parents[1] / "assets"


def tables_of(rules: JungleRules) -> dict[str, bytes]:
    """Every table of two and three animals, made here and now."""
    library = Library()
    found = {}
    for signature in signatures():
        sides = signature.movers, signature.others
        library.prepare(rules, sides)
        key = arrange(rules, *sides).key
        table = library.table(key)
        assert table is not None
        found[key] = table
    return found


def difference(path: Path, tables: dict[str, bytes]) -> str:
    """What a file has otherwise than it should, in words; nothing where it is right."""
    archive = Archive(path.read_bytes())
    if archive.keys != set(tables):
        return f"{len(archive.keys ^ set(tables))} tables are missing or too many"
    wrong = [key for key, table in tables.items() if archive.table(key) != table]
    return f"{len(wrong)} tables differ, the first is {wrong[0]!r}" if wrong else ""


def main() -> int:
    """Write or check all files; the exit status is 1 where one differs."""
    parser = argparse.ArgumentParser(prog="python -m tools.endgames", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    options = parser.parse_args()
    status = 0
    for name in SHIPPED:
        path = ASSETS / SHIPPED_FILE.format(name=name)
        begun = time.perf_counter()
        tables = tables_of(RULE_SETS[name])
        if options.check:
            wrong = difference(path, tables)
            status |= bool(wrong)
            told = wrong or f"{len(tables)} tables are as they should be"
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(archive_bytes(tables))
            told = f"{len(tables)} tables, {path.stat().st_size} bytes"
        print(f"{path.name}: {told}, {time.perf_counter() - begun:.1f} s")
    return status


if __name__ == "__main__":
    sys.exit(main())
