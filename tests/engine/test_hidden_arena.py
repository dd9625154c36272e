"""Programs in the arena are told no more than their seat may know."""

import sys
from pathlib import Path

import pytest

from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.engine.arena import Contest, run_contest
from jungle_pg.engine.contestants import ProgramContestant
from jungle_pg.engine.thinking import Limits
from tests.covered_toy import COVERED, RULES
from tests.engine.toy_brains import toy
from tests.sample_games import done

LISTENER = """
import sys
heard = open(sys.argv[1], "w")
for line in sys.stdin:
    print(line, end="", file=heard, flush=True)
    word = line.split()[0]
    if word == "uci": print("uciok", flush=True)
    if word == "isready": print("readyok", flush=True)
    if word == "go": print("bestmove", sys.argv[2], flush=True)
    if word == "quit": break
"""


@pytest.mark.process
def test_a_program_gets_a_view_and_not_the_log(tmp_path: Path) -> None:
    script, heard = tmp_path / "listener.py", tmp_path / "heard.txt"
    script.write_text(LISTENER, encoding="utf-8")
    match = begin(COVERED, Setup(RULES, luck_seed=3))
    card = COVERED.actions(match.state)[0]
    match = done(done(match.play(card)).play("stake:low"))
    hidden = "".join(map(str, match.state.hands[0]))
    assert len(hidden) == 3
    own_card = COVERED.actions(match.state)[0]
    program = ProgramContestant(
        f"{sys.executable} {script} {heard} {own_card}", Limits(nodes=1), {"covered": COVERED}
    )
    program.new_game("covered", "toy,cards=4", 1)
    try:
        assert program.move(match) == own_card
    finally:
        program.close()
    told = next(line for line in heard.read_text().splitlines() if line.startswith("position"))
    own = "".join(map(str, match.state.hands[1]))
    assert f"000|{own}" in told
    assert "moves" not in told
    assert hidden not in heard.read_text()


@pytest.mark.levels
def test_levels_play_games_with_secrets_to_their_end() -> None:
    contest = Contest("toy", "toy,cards=2", "level:1", "level:2", 2, None, 1)
    outcomes = list(run_contest(contest, toy, lambda: 0.0, workers=1))
    assert [outcome.illegal_by for outcome in outcomes] == ["", ""]
