"""Where puzzles of Jungle are looked for: endings, games the computer plays, known seeds.

Whoever is to move is turned to the bottom, so that every puzzle is seen from there.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.jungle.animals import BOTTOM, PIECES
from jungle_pg.core.jungle.board import DENS, SPOTS, row_of
from jungle_pg.core.jungle.fen import BOARDS
from jungle_pg.core.jungle.state import JungleState
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.rulebook import BadText
from jungle_pg.engine.search.knowledge import Value
from jungle_pg.engine.thinking import Order
from jungle_pg.games.jungle.endgames.keys import MOST_PIECES
from jungle_pg.games.jungle.engine.thinker import JungleThinker

LONG: Final = (7, 9)
"""Plies of the longer endings."""
LEAPING: Final = 0.6
"""How often a longer ending has a rat and, against it, one who leaps."""
RULES: Final = "traditional"
SEEDS: Final = Path(__file__).with_name("seeds.json")
LOWEST: Final = 4
"""In endings the winner's animals stand from this row on: far ways are no puzzles."""


def match_at(position: str) -> AnyMatch | None:
    """A match that begins at a position; None where there is no such position, or it is over."""
    rulebook = rulebooks()["jungle"]
    try:
        match: AnyMatch = begin(rulebook, Setup(rulebook.codec.parse_rules(RULES), position))
    except BadText:
        return None
    return None if match.verdict is not None else match


def turned(state: JungleState) -> str:
    """The position text of a state, seen from the side that is to move, with nothing counted."""
    board = BOARDS.text(state.board)
    if state.mover != BOTTOM:
        board = "/".join(reversed(board.swapcase().split("/")))
    return f"{board} r 0 1"


def seeds() -> Iterator[str]:
    """Positions with two to four animals whose first move is the only one that wins."""
    for seed in json.loads(SEEDS.read_text(encoding="utf-8")):
        yield f"{seed} 0 1"


def endings(rng: Random, count: int, most: int) -> Iterator[str]:
    """Positions with few animals, wherever they may stand."""
    spots = [spot for spot in SPOTS if spot not in DENS]
    high = [spot for spot in spots if row_of(spot) >= LOWEST]
    for _ in range(count):
        size = rng.randint(2, most)
        ours = rng.randint(1, size - 1)
        upper = rng.sample([each for each in PIECES if each.isupper()], ours)
        lower = rng.sample([each for each in PIECES if each.islower()], size - ours)
        near = rng.sample(high, 1)
        places = near + rng.sample([spot for spot in spots if spot not in near], size - 1)
        cells = {spot: PIECES[each] for spot, each in zip(places, upper + lower, strict=True)}
        yield f"{BOARDS.text(tuple(map(cells.get, SPOTS)))} r 0 1"


def long_endings(rng: Random, count: int, thinker: JungleThinker) -> Iterator[str]:
    """Positions with three animals, often a rat and a leaper, won in seven or nine plies."""
    spots = [spot for spot in SPOTS if spot not in DENS]
    for _ in range(count):
        upper, lower = rng.choice((("one", "two"), ("two", "one")))
        ours = rng.sample("RCDWPTLE", 1 if upper == "one" else 2)
        theirs = rng.sample("rcdwptle", 1 if lower == "one" else 2)
        if rng.random() < LEAPING:
            ours[0], theirs[0] = "R", rng.choice("tl")
        if len(set(ours)) < len(ours) or len(set(theirs)) < len(theirs):
            continue
        places = rng.sample(spots, MOST_PIECES)
        cells = {spot: PIECES[each] for spot, each in zip(places, ours + theirs, strict=True)}
        match = match_at(f"{BOARDS.text(tuple(map(cells.get, SPOTS)))} r 0 1")
        if match is None:
            continue
        known = thinker.probe_for(match.setup.rules).outcome(match.state.board, BOTTOM)
        if known is not None and known.value is Value.WIN and known.distance in LONG:
            yield match.rulebook.codec.position_text(match.state)


def games(rng: Random, count: int, thinker: JungleThinker) -> Iterator[str]:
    """The positions of games between low levels, from the first capture on."""
    rulebook = rulebooks()["jungle"]
    for number in range(count):
        match: AnyMatch = begin(rulebook, Setup(rulebook.codec.parse_rules(RULES)))
        levels = rng.choice(((2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (3, 5)))
        thinker.forget()
        while match.verdict is None and match.cursor < 160:
            level = levels[match.cursor % 2]
            if match.cursor < 8:
                action = rng.choice(list(rulebook.actions(match.state)))
            else:
                order = Order(level=level, seed=rng.randrange(1 << 30) + number)
                thought = thinker.think(match.state, match_states(match), order)
                assert thought.action is not None
                action = thought.action
            after = match.play(action)
            assert isinstance(after, Match)
            match = after
            standing = sum(piece is not None for piece in match.state.board)
            if match.verdict is None and standing < len(PIECES):
                yield turned(match.state)


def match_states(match: AnyMatch) -> list[JungleState]:
    """The states before the one in play."""
    return [match.state_at(ply) for ply in range(match.cursor)]
