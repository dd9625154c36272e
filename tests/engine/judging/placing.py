"""Small tasks of Jungle in the players' words, for the judge."""

from random import Random

from jungle_pg.cabinet import brains
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.jungle.animals import PIECES
from jungle_pg.core.jungle.board import DENS, SPOTS
from jungle_pg.core.jungle.fen import BOARDS
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.rulebook import BadText
from tests.core.jungle.positions import JUNGLE, fen

THINKER = brains(lambda: 0.0)["jungle"][1]


def at(position: str) -> AnyMatch:
    match: AnyMatch = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("traditional"), position))
    return match


def match_of(animals: str, moves: str = "") -> AnyMatch:
    match = at(fen(animals))
    for move in moves.split():
        after = match.play(JUNGLE.codec.parse_action(move))
        assert isinstance(after, Match), f"{move}: {after}"
        match = after
    return match


def random_task(rng: Random) -> tuple[AnyMatch, Goal]:
    """A few animals anywhere, not over yet, and something to reach."""
    while True:
        letters = rng.sample(sorted(PIECES), rng.randint(2, 5))
        places = rng.sample([spot for spot in SPOTS if spot not in DENS], len(letters))
        cells = {spot: PIECES[each] for spot, each in zip(places, letters, strict=True)}
        try:
            match = at(f"{BOARDS.text(tuple(map(cells.get, SPOTS)))} {rng.choice('rb')}")
        except BadText:
            continue
        if match.verdict is None:
            break
    code = rng.choice(("win", "den", "capture"))
    victim = rng.choice(letters).upper()
    piece = PIECES[victim].animal.name.lower() if rng.random() < 0.5 else ""
    facts = (("piece", piece),) if code == "capture" and piece else ()
    return match, Goal(code, rng.randint(1, 3), facts)
