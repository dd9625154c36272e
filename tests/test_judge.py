"""The command judge with whole logs of decisions, run as a user runs it."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from jungle_pg.cli import run
from tests.rows import each_of
from tests.test_commands import program

CONFORMANCE = json.loads(
    (Path(__file__).parent / "conformance/jackaroo.json").read_text(encoding="utf-8")
)
GAMES: list[dict[str, Any]] = CONFORMANCE["games"] + CONFORMANCE["games_greedy"]
JACKAROO = ("--game", "jackaroo")
LOG: list[str] = GAMES[0]["log"]


def judged(
    capsys: pytest.CaptureFixture[str], log: Path, lines: list[str], *options: str
) -> tuple[int, str, str]:
    """The exit status of judging a log, and what was printed and complained."""
    log.write_text("\n".join(lines), encoding="utf-8")
    status = run(["judge", *options, str(log)])
    said = capsys.readouterr()
    return status, said.out, said.err


@each_of("game", GAMES, ids=lambda game: str(game["seed"]))
def test_a_log_of_the_conformance_data_gives_its_figures(
    game: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, complaint = judged(capsys, tmp_path / "log.txt", game["log"], *JACKAROO)
    assert (status, complaint) == (0, "")
    assert json.loads(said) == {
        "winner": game["winner"],
        "turns": game["turns"],
        "rounds": game["rounds"],
        "decisions": game["decisions"],
        "positions": game["pos"],
    }


@pytest.mark.process
def test_the_real_command_judges_a_file(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text("\n".join(LOG), encoding="utf-8")
    done = program("judge", *JACKAROO, str(log))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["winner"] == GAMES[0]["winner"]


@pytest.mark.process
def test_the_real_command_judges_what_is_piped_to_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "jungle_pg", "judge", *JACKAROO, "-"],
        input="\r\n".join(LOG[:5]).encode(),
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["decisions"] == 5


def test_a_log_that_breaks_off_has_no_winner_and_no_luck_is_added(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, said, _ = judged(capsys, tmp_path / "log.txt", LOG[:1], *JACKAROO)
    assert json.loads(said) == {
        "winner": None,
        "turns": 0,
        "rounds": 0,
        "decisions": 1,
        "positions": [["0", "B", "B", "B"], ["26", "B", "B", "B"]],
    }


def test_empty_lines_comments_and_a_mark_of_the_encoding_are_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["\ufeff# a game", "", LOG[0], "   ", f"  {LOG[1]} # dealt", "# the end"]
    _, said, _ = judged(capsys, tmp_path / "log.txt", lines, *JACKAROO)
    assert json.loads(said)["decisions"] == 2


@each_of(
    ("lines", "complaint"),
    [
        ([*LOG[:2], "card:AH"], "line 3, card:AH: The ace of hearts is not in your hand"),
        ([*LOG[:2], "discard:KD"], "line 3, discard:KD: You have a card to play"),
        ([*LOG[:2], "", "marble:1"], "line 4, marble:1: Choose a card first"),
        ([*LOG[:3], "option:move"], "line 4, option:move: The king of diamonds cannot be played"),
        ([*LOG[:3], "option:attack"], "line 4, option:attack: "),
        ([*LOG[:4], "marble:2"], "line 5, marble:2: Marble 2 is still in the base"),
        ([*LOG[:4], "marble:9"], "line 5, marble:9: There is no marble 9"),
        ([LOG[0], LOG[0]], "line 2, shuffle:"),
        ([LOG[0], "card:KD"], "line 2, card:KD: Wait until the cards are dealt"),
        ([LOG[0], "deal:AH,2S,2D,AC|8C,4C,KD,JD"], "Other cards lie on top of the deck"),
        ([*LOG, "card:KD"], "line 224, card:KD: "),
    ],
)
def test_an_illegal_decision_is_told_with_its_line_and_its_reason(
    lines: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, told = judged(capsys, tmp_path / "log.txt", lines, *JACKAROO)
    assert (status, said) == (2, "")
    assert complaint in told
    assert told.startswith("jungle-pg: ")
    assert "log.txt, line " in told
    assert told.count("\n") == 1


@each_of(
    ("line", "complaint"),
    [
        ("jump:3", "line 2: a decision begins like card: or marble:, not 'jump:3'"),
        ("card:1H", "line 2: a card is a rank and a suit like 10H, not '1H'"),
        ("marble:one", "line 2: a number is expected"),
        ("deal:?,?,?,?|AH,2S,2D,AC", "line 2, deal:?,?,?,?|AH,2S,2D,AC: Other cards lie on top"),
        ("draw:1H", "line 2: a card is a rank and a suit"),
        ("\x00\x1b[31m", "line 2: a decision begins"),
        ("x" * 10_000, "line 2: a decision begins"),
    ],
)
def test_a_line_that_is_no_decision_is_told_with_its_number(
    line: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, said, told = judged(capsys, tmp_path / "log.txt", [LOG[0], line], *JACKAROO)
    assert (status, said) == (2, "")
    assert complaint in told
    assert told.count("\n") == 1
    assert len(told) < 400
    assert "\x1b" not in told


def test_files_that_cannot_be_read_are_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    noise, large = tmp_path / "noise", tmp_path / "large"
    noise.write_bytes(b"\xff\xfe\x00card")
    large.write_bytes(b"# nothing\n" * 200_000)
    for name, complaint in (
        (str(tmp_path / "missing.txt"), "there is no such file"),
        (str(tmp_path), "it is no ordinary file"),
        (str(noise), "it holds no text"),
        (str(large), "larger than"),
        ("", "there is no such file"),
        ("x" * 5000, "there is no such file"),
    ):
        assert run(["judge", *JACKAROO, name]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert complaint in said.err
        assert said.err.count("\n") == 1


@pytest.mark.parametrize("data", [b"\xff\xfe\x00card", b"# nothing\n" * 200_000])
def test_standard_input_that_is_no_log_is_told_in_words(
    data: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert run(["judge", *JACKAROO, "-"]) == 2
    assert capsys.readouterr().err.startswith("jungle-pg: standard input is ")


def test_logs_of_board_games_are_judged_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log.txt"
    mating = ["h3e3", "i10i9", "e3e7", "a10a9", "b3b5", "i9i10", "# mate", "b5e5"]
    status, said, _ = judged(capsys, log, mating, "--game", "xiangqi")
    report = json.loads(said)
    assert (status, report["winner"], report["reason"]) == (0, 0, "checkmate")
    assert report["decisions"] == 7
    assert report["fen"].split()[0].endswith("/RNBAKABNR")
    status, _, complaint = judged(capsys, log, ["A3A4", "A3A4"])
    assert status == 2
    assert "line 2, A3A4: Invalid move: there is no animal on A3" in complaint
    _, said, _ = judged(capsys, log, ["A3A4", "A7A6"])
    assert {"winner": None, "reason": None, "decisions": 2}.items() <= json.loads(said).items()


def test_a_move_is_a_move_even_where_a_file_is_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "A3A4").write_text("G3G4\n", encoding="utf-8")
    assert run(["judge", "A3A4"]) == 0
    assert "A3→A4" in capsys.readouterr().out
    assert run(["judge", "./A3A4"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions"] == 1


def test_decisions_can_be_given_one_by_one_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["judge", *JACKAROO, *LOG[:5]]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["result"] is None
    assert report["history"][-1] == "5. RED plays KD: marble 1 0→13"


def test_luck_is_no_list_of_moves(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["moves", *JACKAROO]) == 0
    assert capsys.readouterr().err == "jungle-pg: luck decides here\n"
    assert run(["perft", "2", *JACKAROO]) == 2
    assert "luck decides on the way" in capsys.readouterr().err
