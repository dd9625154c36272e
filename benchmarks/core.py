"""How fast the rulebook and the match are."""

from collections.abc import Iterator
from random import Random

from benchmarks.aims import Aimed
from benchmarks.measure import best_time, calibration, timed
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import Action, Event, JungleState
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Match, begin, replay

MIDDLE_GAME = "2W4/1c3d1/t1p1w1e/1R5/L2D2l/4r2/E3P1T/3C3/7 r"
PLIES = 1000


def figures() -> Iterator[Aimed]:
    yield calibration()
    state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), MIDDLE_GAME)
    actions = JUNGLE.actions(state)
    listing = best_time(lambda: JUNGLE.actions(state), 2000)
    yield timed("legal actions, middle game", listing, aim_seconds=40e-6)

    def play_all() -> None:
        for action in actions:
            JUNGLE.play(state, action)

    yield timed("play of one action", best_time(play_all, 100) / len(actions))
    match = long_match()
    yield timed("undo", best_time(match.undo, 5000))
    jump_5 = best_time(lambda: match.play_from(5), 5000)
    jump_500 = best_time(lambda: match.play_from(500), 5000)
    yield timed("jump to ply 5 of 1,000", jump_5)
    yield timed("jump to ply 500 of 1,000", jump_500)
    yield Aimed("jump to ply 500 against ply 5", jump_500 / jump_5, "x", 2)
    entries = match.entries
    again = best_time(lambda: replay(JUNGLE, match.setup, entries))
    yield timed("replay of a 1,000-ply log from scratch", again, aim_seconds=50e-3)


def long_match() -> Match[JungleRules, JungleState, Action, Event]:
    """A match of 1,000 plies that random play does not end."""
    rng = Random(1)
    match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("course"), undo_depth=None))
    while match.cursor < PLIES:
        after = match.play(rng.choice(JUNGLE.actions(match.state)))
        assert isinstance(after, Match)
        if after.verdict is None:
            match = after
    return match
