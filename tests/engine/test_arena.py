"""Matches between computer players."""

import sys
from math import inf
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.cabinet import brains
from jungle_pg.cli import run
from jungle_pg.core.gametext import parse_game
from jungle_pg.core.jungle.paths import Move
from jungle_pg.core.jungle.rulebook import RULEBOOK as JUNGLE
from jungle_pg.core.log import Setup
from jungle_pg.core.match import begin
from jungle_pg.core.rulebook import BadText
from jungle_pg.core.xiangqi.rulebook import XiangqiRulebook
from jungle_pg.core.xiangqi.state import XiangqiState
from jungle_pg.engine.arena import Contest, run_contest
from jungle_pg.engine.contestants import contestant
from jungle_pg.engine.outcomes import Outcome, Summary, elo, summary_of
from jungle_pg.engine.thinking import Clock, Limits, Order, Thought
from jungle_pg.engine.worker import Brain
from jungle_pg.games.jungle.engine.thinker import JungleThinker
from jungle_pg.games.xiangqi.engine.thinker import XiangqiThinker
from tests.rows import each_of

XIANGQI = XiangqiRulebook()
ENGINE = f"cmd:{sys.executable} -m jungle_pg engine"


def contest(first: str, second: str, games: int = 2, rules: str = "traditional") -> list[Outcome]:
    asked = Contest("jungle", rules, first, second, games, Limits(nodes=200), seed=1)
    return list(run_contest(asked, brains, lambda: 0.0, workers=1))


def body(outcome: Outcome) -> str:
    return outcome.text[outcome.text.index("Rules:") :]


@pytest.mark.levels
def test_each_opening_is_played_with_both_colours() -> None:
    outcomes = contest("level:1", "level:2", games=4)
    moves = [parse_game(JUNGLE, body(outcome)).entries[:4] for outcome in outcomes]
    assert moves[0] == moves[1]
    assert moves[2] == moves[3]
    assert moves[0] != moves[2]
    assert "bottom: level:1\ntop: level:2" in outcomes[0].text
    assert "bottom: level:2\ntop: level:1" in outcomes[1].text


@pytest.mark.levels
def test_the_same_seed_gives_the_same_games() -> None:
    assert contest("level:1", "level:3") == contest("level:1", "level:3")


def test_the_score_is_that_of_the_first_contestant() -> None:
    for outcome in contest("level:2", "level:1", games=4):
        verdict = parse_game(JUNGLE, body(outcome)).verdict
        first_seat = 0 if "bottom: level:2" in outcome.text else 1
        winner = verdict.winner if verdict else None
        assert outcome.score == (0.5 if winner is None else float(winner == first_seat))


@pytest.mark.levels
@pytest.mark.parametrize("rules", ["course", "animal+dog_river", "appendix,no_capture_limit=30"])
def test_games_are_played_by_any_rules_and_come_to_an_end(rules: str) -> None:
    (outcome,) = contest("level:3", "level:2", games=1, rules=rules)
    match = parse_game(JUNGLE, body(outcome))
    assert match.verdict is not None or match.cursor == 600


@pytest.mark.process
def test_xiangqi_is_played_by_levels_and_by_programs() -> None:
    asked = Contest(
        "xiangqi", "standard,no_capture_limit=8", ENGINE, "level:1", 2, Limits(nodes=100), 1
    )
    outcomes = list(run_contest(asked, brains, lambda: 0.0, workers=1))
    assert [outcome.illegal_by for outcome in outcomes] == ["", ""]
    for outcome in outcomes:
        match = parse_game(XIANGQI, body(outcome))
        assert match.verdict is not None
        assert match.setup.rules.no_capture_limit == 8
    assert "red: cmd:" in outcomes[0].text
    assert "black: cmd:" in outcomes[1].text


class CarefulThinker(XiangqiThinker):
    """Finds any position lopsided in which a piece is missing."""

    def think(self, state: XiangqiState, *arguments: Any, **options: Any) -> Thought[Any]:
        if sum(piece is not None for piece in state.board) == 32:
            return Thought(())
        return Thought((), score=1000)


def careful_brains(clock: Clock) -> dict[str, Brain]:
    return {"xiangqi": (XIANGQI, CarefulThinker(clock))}


def test_an_opening_that_leaves_one_side_far_behind_is_drawn_again() -> None:
    asked = Contest("xiangqi", "standard", "level:1", "level:1", 40, None, seed=1)
    outcomes = run_contest(asked, careful_brains, lambda: 0.0, workers=1)
    drawn = [parse_game(XIANGQI, body(outcome)) for outcome in outcomes]
    assert all(match.state_at(4).quiet == 4 for match in drawn)
    assert len({match.state_at(4) for match in drawn}) > 10


@pytest.mark.process
def test_programs_that_speak_the_protocol_play_too() -> None:
    outcomes = contest(ENGINE, "level:1", games=2)
    assert [outcome.illegal_by for outcome in outcomes] == ["", ""]
    assert sum(outcome.score for outcome in outcomes) >= 1


BAD_ENGINE = """
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "uci": print("uciok", flush=True)
    if word == "isready": print("readyok", flush=True)
    if word == "go": print({answer!r}, flush=True)
    if word == "quit" or {dies} and word == "go": break
"""


@pytest.mark.process
@pytest.mark.parametrize(
    ("answer", "dies", "complaint"),
    [
        ("bestmove a1g9", False, "illegal move a1g9"),
        ("bestmove nonsense", False, "illegal move nonsense"),
        ("nothing", True, "the program has ended"),
    ],
)
def test_a_program_that_misbehaves_loses_the_game_and_is_named(
    tmp_path: Path, answer: str, dies: bool, complaint: str
) -> None:
    program = tmp_path / "bad.py"
    program.write_text(BAD_ENGINE.format(answer=answer, dies=dies), encoding="utf-8")
    outcomes = contest(f"cmd:{sys.executable} {program}", "level:1", games=2)
    assert [outcome.score for outcome in outcomes] == [0.0, 0.0]
    assert all(complaint in outcome.illegal_by for outcome in outcomes)
    assert all(outcome.illegal_by.startswith("cmd:") for outcome in outcomes)


@pytest.mark.process
@pytest.mark.parametrize("command", ["/nowhere/engine", '"half a quotation', "''", "a\0b"])
def test_a_program_that_cannot_be_started_is_named(command: str) -> None:
    outcomes = contest(f"cmd:{command}", "level:1", games=2)
    assert all(f"cmd:{command}: cannot start" in game.illegal_by for game in outcomes)
    assert [game.score for game in outcomes] == [0.0, 0.0]


@each_of("name", ["level:0", "level:9", "level:x", "level:7/0", "cmd:", "7"])
def test_other_names_are_no_contestants(name: str) -> None:
    with pytest.raises(BadText, match="a contestant is"):
        contestant(brains(lambda: 0.0)["jungle"], name, None)


def test_scores_margins_and_ratings() -> None:
    summary = Summary(wins=6, draws=2, losses=2)
    assert (summary.games, summary.score) == (10, 0.7)
    assert summary.margin == pytest.approx(0.2479, abs=1e-3)
    assert elo(0.5) == pytest.approx(0)
    assert elo(0.75) == pytest.approx(190.8, abs=0.1)
    assert (elo(0.0), elo(1.0)) == (-inf, inf)
    assert str(summary_of([])) == "+0 =0 -0  score 0.0% ± 0.0%  Elo -inf"


@pytest.mark.process
def test_the_command_prints_the_result_and_writes_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "games.txt"
    arguments = ["arena", "level:2", "level:1", "--games", "3", "--workers", "2", "-o", str(record)]
    assert run(arguments) == 0
    out = capsys.readouterr().out
    assert "level:2 against level:1, traditional: +" in out
    assert "illegal moves and forfeits: 0" in out
    assert "time used: " in out
    games = record.read_text(encoding="utf-8").split("Game: ")[1:]
    assert len(games) == 3
    for game in games:
        assert parse_game(JUNGLE, game[game.index("Rules:") :]).cursor > 4


def test_a_contest_that_was_stopped_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "games.txt"
    arguments = ["arena", "level:2", "level:1", "--games", "4", "--resume", "-o", str(record)]
    assert run(arguments) == 0
    whole, told = record.read_text(encoding="utf-8"), capsys.readouterr().out
    third = whole.index("Game: 3")
    record.write_text(whole[: third + 200], encoding="utf-8")
    assert run(arguments) == 0
    assert record.read_text(encoding="utf-8") == whole
    assert capsys.readouterr().out.split("\n")[0] == told.split("\n")[0]
    assert run(["arena", "level:3", "level:1", "--resume", "-o", str(record)]) == 2
    assert "another contest" in capsys.readouterr().err


def test_a_contest_ends_when_it_is_clear_who_is_better() -> None:
    assert not Summary(wins=6, draws=0, losses=0).is_decided
    assert not Summary(wins=110, draws=80, losses=95).is_decided
    better, equal = Summary(wins=140, draws=80, losses=80), Summary(wins=210, draws=90, losses=210)
    assert better.is_decided
    assert better.likelihood > 0 > equal.likelihood
    assert equal.is_decided


@each_of(
    "arguments",
    [
        ["arena", "level:1"],
        ["arena", "level:1", "nobody"],
        ["arena", "level:1", "level:2", "--games", "0"],
        ["arena", "level:1", "level:2", "--depth", "2", "--nodes", "5"],
        ["arena", "level:1", "level:2", "--rules", "odd"],
        ["arena", "level:1", "level:2", "--games", "1", "-o", "/nowhere/at/all"],
    ],
)
def test_wrong_arguments_of_the_command(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = run(arguments)
    except SystemExit as ended:
        status = int(ended.code or 0)
    assert status == 2
    assert capsys.readouterr().err.strip().count("\n") == 0


@each_of(
    ("name", "given", "limits"),
    [
        ("level:8", None, Limits(seconds=5)),
        ("level:8/20", None, Limits(seconds=0.25)),
        ("level:6/20", None, Limits(nodes=600)),
        ("level:5/20", None, Limits(depth=4)),
        ("level:7", Limits(nodes=9), Limits(nodes=9)),
        ("level:5", Limits(nodes=9), Limits(depth=4)),
    ],
)
def test_a_level_plays_with_its_limits_a_part_of_them_or_those_of_the_arena(
    name: str, given: Limits | None, limits: Limits
) -> None:
    orders: list[Order] = []

    class Listening(JungleThinker):
        def think(self, *arguments: Any, **options: Any) -> Thought[Move]:
            orders.append(arguments[2])
            return super().think(arguments[0], (), Order(level=1))

    player = contestant((JUNGLE, Listening(lambda: 0.0)), name, given)
    player.move(begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("club"))))
    assert orders[0].limits == limits
