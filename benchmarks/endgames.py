"""How fast endgame tables are asked, unpacked and made."""

import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random

from benchmarks.aims import Aimed, part_of
from benchmarks.measure import best_time, calibration, timed
from benchmarks.repeats import often
from jungle_pg.core.jungle.rulesets import RULE_SETS, parse_rules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.games.jungle.endgames.archive import Archive
from jungle_pg.games.jungle.endgames.choice import endgame_thought
from jungle_pg.games.jungle.endgames.keys import Signature, parse_signature, signatures
from jungle_pg.games.jungle.endgames.library import Library, Sides
from jungle_pg.games.jungle.endgames.probe import Probe, packed_board
from tests.games.jungle.endgames import few_animals, library, read_shipped

POSITIONS = 1000
MADE = ("LRvE", "EPvW", "LTvR", "CRvL")
OTHER_RULES = "traditional,rivers=edges,swimmers=DR"
STOPS = often(20, 2)


def figures() -> Iterator[Aimed]:
    yield calibration()
    yield from probe_figures()
    yield from maker_figures()


def probe_figures() -> Iterator[Aimed]:
    rules, rng = RULE_SETS["traditional"], Random(1)
    states = [few_animals(rules, rng) for _ in range(POSITIONS)]
    probe = Probe(library(), rules)
    asked = [(state.mover, *packed_board(state.board)) for state in states]

    def all_scores() -> None:
        for mover, pieces, spots in asked:
            probe.score(mover, pieces, spots, 7, 3)

    all_scores()
    yield timed("endgame: a probe in the search", best_time(all_scores, 5) / POSITIONS, 10e-6)

    def all_outcomes() -> None:
        for state in states:
            probe.outcome(state.board, state.mover)

    yield timed("endgame: a board looked up", best_time(all_outcomes) / POSITIONS)
    thinking = [state for state in states if state.verdict is None][:100]
    thoughts = [time_of_thought(probe, state) for state in thinking]
    yield timed("endgame: a move and its line, p99", part_of(thoughts, 0.99), 20e-3)
    data = read_shipped("endgames/traditional.tables")
    yield timed("endgame: a file opened", best_time(lambda: Archive(data)))
    archive = Archive(data)

    def unpack_all() -> None:
        for key in archive.keys:
            archive.table(key)

    yield timed("endgame: a table unpacked", best_time(unpack_all) / len(archive.keys))


def time_of_thought(probe: Probe, state: JungleState) -> float:
    begun = time.process_time()
    endgame_thought(probe, state, Random(1))
    return time.process_time() - begun


def maker_figures() -> Iterator[Aimed]:
    rules = parse_rules(OTHER_RULES)
    for text in MADE:
        sides = sides_of(parse_signature(text))
        seconds = best_time(lambda: Library().prepare(rules, sides))  # noqa: B023
        yield timed(f"endgame: {text} made with all below it", seconds, aim_seconds=1.5)
    pauses = [pause for _ in range(STOPS) for text in MADE for pause in pauses_of(text)]
    yield timed("endgame: the longest step of making", max(pauses), 20e-3)
    whole = Library()
    begun = time.process_time()
    for signature in signatures():
        whole.prepare(RULE_SETS["traditional"], sides_of(signature))
    yield timed("endgame: all 52 tables made", time.process_time() - begun)


def pauses_of(text: str) -> list[float]:
    """CPU seconds between two looks whether to stop while a table is made."""
    times: list[float] = []

    def look() -> bool:
        times.append(time.process_time())
        return False

    Library().prepare(parse_rules(OTHER_RULES), sides_of(parse_signature(text)), look)
    return [later - earlier for earlier, later in pairwise(times)]


def sides_of(signature: Signature) -> Sides:
    return signature.movers, signature.others
