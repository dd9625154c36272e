"""The two forms of the search, each in a process of its own: what they find, and how fast."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.aims import Aimed
from benchmarks.repeats import often
from hatch_build import CannotCompile, compiled_package
from jungle_pg.cabinet import brains
from jungle_pg.engine.search.packed import search_form
from jungle_pg.engine.thinking import Limits, Order

ROOT: Final = Path(__file__).parents[1]
ROUNDS: Final = often(5)
DEPTHS: Final = {"jungle": 10, "xiangqi": 7}

Finding = dict[str, Any]
"""What a thought found: its moves, score, depth and nodes, and the seconds it took."""


def found_by(package: Path, questions: list[dict[str, Any]]) -> list[Finding]:
    """What the search of a package finds, in a process that imports it from there."""
    paths = os.pathsep.join(map(str, (package, ROOT)))
    asked = subprocess.run(
        [sys.executable, "-P", "-m", "benchmarks.forms"],
        input=json.dumps(questions), env={**os.environ, "PYTHONPATH": paths}, text=True,
        stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    found: list[Finding] = json.loads(asked.stdout)
    return found


def answer(question: dict[str, Any]) -> Finding:
    """What the search of this process finds."""
    rulebook, thinker = _brains()[question["game"]]
    state = rulebook.start(rulebook.codec.parse_rules(question["rules"]), question["position"])
    limits = None if question["depth"] is None else Limits(depth=question["depth"])
    more = {"lines": question.get("lines", 1), "about": tuple(question.get("about", ()))}
    order = Order(question.get("level"), limits, question.get("seed", 0), **more)
    thinker.forget()
    begun = time.process_time()
    thought = thinker.think(state, (), order)
    return {
        "form": search_form(),
        "line": [rulebook.codec.action_text(action) for action in thought.line],
        "score": thought.score,
        "others": [
            [each.score, *map(rulebook.codec.action_text, each.actions)] for each in thought.others
        ],
        "depth": thought.depth,
        "nodes": thought.nodes,
        "seconds": time.process_time() - begun,
    }


def form_figures(game: str, rules: str, positions: list[str | None], aim: float) -> Iterator[Aimed]:
    """How many more nodes a second the compiled form looks at, where it can be built."""
    questions = [
        {"game": game, "rules": rules, "position": position, "depth": DEPTHS[game]}
        for position in positions
    ]
    with TemporaryDirectory() as folder:
        try:
            compiled_package(Path(folder))
        except CannotCompile as trouble:
            yield Aimed("compiled search, not measured", 0, "x", note=str(trouble))
            return
        speeds: dict[str, float] = {}
        found: dict[str, list[Any]] = {}
        # In turns: both forms meet the same load of the machine, and its best moments count.
        for _ in range(ROUNDS):
            for package in (ROOT, Path(folder)):
                findings = found_by(package, questions)
                form = findings[0]["form"]
                nodes = sum(finding["nodes"] for finding in findings)
                speed = nodes / sum(finding["seconds"] for finding in findings)
                speeds[form] = max(speeds.get(form, 0), speed)
                found[form] = [(finding["score"], finding["nodes"]) for finding in findings]
    ratio = speeds["compiled"] / speeds["interpreted"]
    same = "same" if found["compiled"] == found["interpreted"] else "DIFFERENT"
    note = ", ".join(f"{form} {speed / 1e3:.0f} k" for form, speed in speeds.items())
    note = f"{note} nodes/s, {same} scores and node counts"
    yield Aimed(f"compiled search of {game}", ratio, "x", aim, note, at_least=True)


@cache
def _brains() -> Any:
    return brains(time.process_time)


if __name__ == "__main__":
    print(json.dumps([answer(question) for question in json.load(sys.stdin)]))
