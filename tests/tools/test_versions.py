"""Matches between versions of the program: what changes of the searches are judged by."""

import sys
from pathlib import Path
from random import Random

import pytest

from benchmarks import versions
from benchmarks.versions import Version, main, opening, played
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook

XIANGQI = XiangqiRulebook()
START = XIANGQI.start(XIANGQI.codec.parse_rules("standard"))
HERE = Path(__file__).parents[2]


class Decided:
    """A player that always holds Red for winning."""

    def move(self, moves: list[str], seed: int) -> tuple[str, int]:
        state = START
        for text in moves:
            state = XIANGQI.play(state, XIANGQI.codec.parse_action(text)).state
        score = -2_000 if state.mover else 2_000
        return XIANGQI.codec.action_text(XIANGQI.actions(state)[0]), score


def test_openings_are_the_same_for_the_same_luck() -> None:
    moves = opening("xiangqi", "standard", Random("1"))
    assert moves == opening("xiangqi", "standard", Random("1"))
    assert len(moves) in (4, 5, 6)


def test_a_game_both_hold_for_decided_is_not_played_on() -> None:
    score, plies = played("xiangqi", "standard", ["h3e3"], (Decided(), Decided()), seed=1)
    assert (score, plies) == (1.0, 6)


@pytest.mark.process
def test_a_version_answers_from_a_process_of_its_own() -> None:
    order = {"limits": {"nodes": 300}, "level": None}
    version = Version(HERE, "jungle", "club", order)
    try:
        move, score = version.move([], seed=1)
        answer, _ = version.move([move], seed=1)
    finally:
        version.close()
    assert move != answer
    assert abs(score) < 300
    assert version.moves == 2
    assert version.seconds > 0


@pytest.mark.process
def test_a_match_that_was_stopped_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games"
    out.write_text("0 1.0 40\n1 0.0 50\n2 1.0 60\n", encoding="utf-8")
    here = str(HERE)
    options = ["--game", "xiangqi", "--games", "4", "--nodes", "20", "--all", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["versions", here, here, *options])
    monkeypatch.setattr(versions, "LONGEST_GAME", 12)
    main()
    lines = out.read_text("utf-8").splitlines()
    assert lines[:2] == ["0 1.0 40", "1 0.0 50"]
    assert [line.split()[0] for line in lines] == ["0", "1", "2", "3"]
    assert capsys.readouterr().out.startswith("+")
