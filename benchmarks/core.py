"""How fast the rulebook and the match are."""

from collections.abc import Iterator
from random import Random

from benchmarks.measure import Figure, best_time, calibration_step_s
from jungle_pg.cabinet import JUNGLE
from jungle_pg.core.jungle.rules import JungleRules
from jungle_pg.core.jungle.state import Action, Event, JungleState
from jungle_pg.core.log import Setup
from jungle_pg.core.match import Match, begin, replay

MIDDLE_GAME = "2W4/1c3d1/t1p1w1e/1R5/L2D2l/4r2/E3P1T/3C3/7 r"
PLIES = 1000


def figures() -> Iterator[Figure | str]:
    yield f"calibration step {calibration_step_s() * 1e9:.1f} ns"
    state = JUNGLE.start(JUNGLE.codec.parse_rules("traditional"), MIDDLE_GAME)
    actions = JUNGLE.actions(state)
    listing = best_time(lambda: JUNGLE.actions(state), 2000)
    yield Figure("legal actions, middle game", listing, aim_seconds=40e-6)

    def play_all() -> None:
        for action in actions:
            JUNGLE.play(state, action)

    yield Figure("play of one action", best_time(play_all, 100) / len(actions))
    match = long_match()
    yield Figure("undo", best_time(match.undo, 5000))
    jump_5 = best_time(lambda: match.play_from(5), 5000)
    jump_500 = best_time(lambda: match.play_from(500), 5000)
    yield Figure("jump to ply 5 of 1,000", jump_5)
    yield Figure("jump to ply 500 of 1,000", jump_500)
    kept = "kept" if jump_500 <= 2 * jump_5 else "MISSED"
    yield f"jump to ply 500 against ply 5: {jump_500 / jump_5:.2f}x  aim 2x {kept}"
    entries = match.entries
    again = best_time(lambda: replay(JUNGLE, match.setup, entries))
    yield Figure("replay of a 1,000-ply log from scratch", again, aim_seconds=50e-3)


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
