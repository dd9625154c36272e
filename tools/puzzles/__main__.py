"""Finds puzzles of a game and writes them as lines of JSON.

`python -m tools.puzzles FILE` looks through seeds, endings and games of the computer;
`--choose` prints those that the journey takes from such a file, as the program holds them.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from jungle_pg.cabinet import brains
from jungle_pg.core.rulebook import Record
from jungle_pg.games.jungle.engine.thinker import JungleThinker
from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker
from tools.puzzles import choosing, choosing_jackaroo, choosing_xiangqi, jackaroo, sources, xiangqi
from tools.puzzles.mining import candidates


def main() -> int:
    """Mine, and write what was found."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("file", type=Path, help="where they are written, or read from")
    parser.add_argument("--choose", action="store_true", help="choose among those found before")
    parser.add_argument("--game", choices=("jungle", "xiangqi", "jackaroo"), default="jungle")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--endings", type=int, default=20_000, help="positions to try")
    parser.add_argument("--long", type=int, default=40_000, help="longer endings to look up")
    parser.add_argument("--games", type=int, default=60, help="games to play")
    options = parser.parse_args()
    rng = Random(options.seed)
    thinker = brains(time.monotonic)[options.game][1]
    if options.choose:
        found = map(json.loads, options.file.read_text(encoding="utf-8").splitlines())
        if options.game == "xiangqi":
            told = choosing_xiangqi.table(choosing_xiangqi.chosen(found, thinker))
        elif options.game == "jackaroo":
            told = choosing_jackaroo.table(choosing_jackaroo.chosen(found, thinker))
        else:
            told = choosing.table(choosing.chosen(found, thinker, options.seed))
        print(told, end="")
        return 0
    with options.file.open("w", encoding="utf-8") as file:
        for puzzle in _found(options, rng, thinker):
            file.write(json.dumps(puzzle) + "\n")
            file.flush()
    return 0


def _found(options: argparse.Namespace, rng: Random, thinker: object) -> Iterator[Record]:
    if options.game == "jackaroo":
        yield from jackaroo.candidates(rng, options.endings)
        return
    if isinstance(thinker, XiangqiThinker):
        yield from xiangqi.candidates(rng, options.games, thinker)
        return
    assert isinstance(thinker, JungleThinker)
    looked_at = {
        "seed": sources.seeds(),
        "ending": sources.endings(rng, options.endings, 3),
        "long": sources.long_endings(rng, options.long, thinker),
        "fight": sources.endings(rng, options.endings // 2, 6),
        "game": sources.games(rng, options.games, thinker),
    }
    known: set[str] = set()
    for source, positions in looked_at.items():
        yield from candidates(positions, source, thinker, known)


if __name__ == "__main__":
    sys.exit(main())
