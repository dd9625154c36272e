"""What tests of endgame tables share: the shipped files, and random positions with few animals."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from jungle_pg.core.jungle.animals import BOTTOM, TOP, Animal, Piece
from jungle_pg.core.jungle.board import DENS, SPOTS, Board, Spot
from jungle_pg.core.jungle.fen import Position
from jungle_pg.core.jungle.paths import may_stand
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.rulebook import opponent
from jungle_pg.engine.search.knowledge import Outcome, Value
from jungle_pg.games.jungle.endgames.library import Library
from jungle_pg.games.jungle.endgames.probe import Probe

ASSETS: Final = Path(__file__).parents[3] / "assets"


def read_shipped(name: str) -> bytes:
    return (ASSETS / name).read_bytes()


@cache
def library() -> Library:
    """One for all tests, so that a table is unpacked or made once."""
    return Library(read_shipped)


def few_animals(
    rules: JungleRules,
    rng: Random,
    counts: Sequence[tuple[int, int]] = ((1, 1), (2, 1), (1, 2)),
) -> JungleState:
    """A random position with few animals, in no den, of both sides; two or three as a rule."""
    cells: dict[Spot, Piece] = {}
    for seat, count in zip((BOTTOM, TOP), rng.choice(counts), strict=True):
        for animal in rng.sample(list(Animal), count):
            places = [
                spot
                for spot in SPOTS
                if spot not in cells and spot not in DENS and may_stand(rules, seat, animal, spot)
            ]
            cells[rng.choice(places)] = Piece(seat, animal)
    board = tuple(cells.get(spot) for spot in SPOTS)
    return JUNGLE.start_at(rules, Position(board, rng.choice((BOTTOM, TOP))))


def uncounted(rules: JungleRules) -> JungleRules:
    """The rules without the draws that depend on what was before."""
    return replace(rules, no_capture_limit=None, repetition_limit=None)


def probe_for(rules: JungleRules, board: Board) -> Probe:
    """A probe that knows what can become of a board."""
    probe = Probe(library(), rules)
    assert probe.prepare(board)
    return probe


def outcome_by_moves(probe: Probe, state: JungleState) -> Outcome:
    """What a position is worth if only its successors are looked up."""
    best: Outcome | None = None
    if state.verdict is not None:
        assert state.verdict.winner == opponent(state.mover)
        return Outcome(Value.LOSS, 0)
    for action in JUNGLE.actions(state):
        after = JUNGLE.play(state, action).state
        if after.verdict is not None:
            assert after.verdict.winner == state.mover
            found = Outcome(Value.WIN, 1)
        else:
            answer = probe.outcome(after.board, after.mover)
            assert answer is not None
            found = answer.before
        if best is None or found.rank > best.rank:
            best = found
    assert best is not None
    return best
