"""Writes the golden games anew, and what is read out of some: python -m tests.golden.

Read the difference before keeping it.
"""

from pathlib import Path
from random import Random

from jungle_pg.core.jungle.animals import BOTTOM
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.jungle.state import Captured, Jumped, Trapped
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from tests.golden import listened_games
from tests.golden.test_golden_games import FOLDER, RULES
from tests.golden.transcript import transcript
from tests.sample_games import done

WANTED = (Captured, Jumped, Trapped)


def lively_game(rules_text: str, seed: int) -> AnyMatch:
    """A seeded game that likes captures, jumps and the way to the enemy den."""
    rng = Random(f"{rules_text}/{seed}")
    match = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules(rules_text), undo_depth=None))
    while match.verdict is None and match.cursor < 120:
        state = match.state
        liveliness = {}
        for move in JUNGLE.actions(state):
            ahead = (move.target - move.start) * (1 if state.mover == BOTTOM else -1)
            takes = state.board[move.target] is not None
            liveliness[move] = rng.random() * 12 + ahead + 9 * takes
        match = done(match.play(max(liveliness, key=liveliness.__getitem__)))
    return match


def main() -> None:
    for rules_text in RULES:
        for seed in range(1000):
            match = lively_game(rules_text, seed)
            events = [event for moment in match.moments for event in moment.events]
            if match.verdict and all(any(isinstance(e, kind) for e in events) for kind in WANTED):
                break
        path = Path(FOLDER) / f"{rules_text}.txt"
        path.write_text(transcript(match), encoding="utf-8", newline="\n")
        print(path.name, match.cursor, match.verdict)
    listened_games.write()


main()
