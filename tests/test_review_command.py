"""The command review: what it prints, what it keeps, and what it says of files it cannot use."""

import json
from datetime import datetime
from pathlib import Path

import pytest

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.values import MoveClass
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.reviews import review_path
from jungle_pg.files.saves.folder import save_match
from tests.core.test_duplicate import FIRST
from tests.test_commands import jungle_pg, output

GAMES = {
    "jungle": ("A3A4", "G7G6", "A4A5", "G6G5", "C3C2", "E7E8"),
    "xiangqi": ("h3e3", "h10g8", "h1g3", "i10h10", "e3e7"),
}
KEYS = ["move", "class", "loss", "best", "line", "motif"]


def saved(folder: Path, game: str, undone: int = 0) -> Path:
    rulebook = rulebooks()[game]
    rules = rulebook.codec.parse_rules(rulebook.usual_rules)
    match: AnyMatch = begin(rulebook, Setup(rules, undo_depth=None))
    for text in GAMES[game]:
        after = match.play(rulebook.codec.parse_action(text))
        assert isinstance(after, Match), text
        match = after
    for _ in range(undone):
        before = match.undo()
        assert isinstance(before, Match)
        match = before
    path = folder / f"{game}.json"
    save_match(path, match, TimeState(), datetime(2026, 1, 1))
    return path


@pytest.mark.process
def test_a_review_of_jackaroo_tells_luck_and_skill(tmp_path: Path) -> None:
    path = tmp_path / "jackaroo.json"
    save_match(path, FIRST, TimeState(), datetime(2026, 1, 1))
    told = json.loads(output("review", str(path), "--json", "--nodes", "12"))
    assert list(told) == ["plies", "accuracy", "luck", "skill"]
    (luck, other), skill = told["luck"], told["skill"]
    assert other == -luck
    assert max(skill) <= 0
    won = FIRST.verdict is not None and FIRST.verdict.winner == 0
    assert abs(0.5 + luck + skill[0] - skill[1] - won) < 1e-3
    assert any(ply["best"] == ply["move"] for ply in told["plies"])


@pytest.mark.process
def test_a_review_as_json(tmp_path: Path) -> None:
    for game, moves in GAMES.items():
        path = saved(tmp_path, game)
        told = json.loads(output("review", str(path), "--json", "--nodes", "300"))
        assert list(told) == ["plies", "accuracy"]
        assert [ply["move"] for ply in told["plies"]] == list(moves)
        for ply in told["plies"]:
            assert list(ply) == KEYS
            assert ply["class"] in [*MoveClass]
            assert 0 <= ply["loss"] <= 1
            assert ply["line"][0] == ply["best"]
            assert ply["motif"] is None or isinstance(ply["motif"], str)
        assert len(told["accuracy"]) == 2
        assert all(0 <= number <= 100 for number in told["accuracy"])
        assert not review_path(path).exists(), "only the usual depth is kept"


@pytest.mark.process
def test_a_review_as_text_is_kept_and_comes_at_once_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jungle_pg.games.jungle.review.reviewer.JungleReviewer.nodes", 300)
    path = saved(tmp_path, "jungle", undone=2)
    first = output("review", str(path))
    lines = first.splitlines()
    assert lines[0] == "traditional, 4 moves. In Progress"
    assert [line for line in lines if line.startswith("accuracy")]
    assert "1. RED Elephant A3→A4" in first
    assert review_path(path).exists()
    monkeypatch.setattr("jungle_pg.commands.review.ProcessWorker", None)
    assert output("review", str(path)) == first, "nobody thinks again"


@pytest.mark.process
def test_a_damaged_review_is_made_anew_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("jungle_pg.games.jungle.review.reviewer.JungleReviewer.nodes", 300)
    path = saved(tmp_path, "jungle")
    first = output("review", str(path))
    kept = review_path(path).read_bytes()
    review_path(path).write_bytes(kept[: len(kept) // 2])
    assert output("review", str(path)) == first
    assert review_path(path).read_bytes() == kept


def test_what_is_no_game_is_refused_in_a_sentence(tmp_path: Path) -> None:
    empty = tmp_path / "empty.json"
    empty.write_text("", encoding="utf-8")
    for arguments in (
        ["review", str(tmp_path / "nowhere.json")],
        ["review", str(empty)],
        ["review", str(empty), "--nodes", "0"],
        ["review"],
    ):
        done = jungle_pg(*arguments)
        assert done.returncode == 2, arguments
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1, done.stderr


def test_nothing_is_said_about_hidden_cards_before_the_game_is_over(tmp_path: Path) -> None:
    rulebook = rulebooks()["jackaroo"]
    match = begin(rulebook, Setup(rulebook.codec.parse_rules(rulebook.usual_rules), luck_seed=1))
    path = tmp_path / "cards.json"
    save_match(path, match, TimeState(), datetime(2026, 1, 1))
    done = jungle_pg("review", str(path))
    assert done.returncode == 2
    assert "cards are hidden in this game, and it is not over" in done.stderr
