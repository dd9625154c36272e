"""Runs over many reviewed games: they go on where they stopped, and a sample of them is right."""

import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks import review_games
from benchmarks.review_games import (
    KINDS,
    RULES,
    Ledger,
    agreement_figure,
    sentence_figures,
    sentences,
)


def test_a_run_goes_on_where_it_stopped_and_another_program_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def found(game: str, seed: int) -> dict[str, Any]:
        asked.append(seed)
        return {"moves": 10, "near": 9, "same": seed, "apart": {"best/good": 1}}

    monkeypatch.setattr(review_games, "KINDS", {"agreement": found, "sentences": found})
    path = tmp_path / "build" / "games.jsonl"
    first = Ledger(path, "agreement", "jungle")
    run = first.go_on(range(5))
    assert [next(run)["same"] for _ in range(2)] == [0, 1]
    assert len(path.read_text().splitlines()) == 2
    again = Ledger(path, "agreement", "jungle")
    assert [each["same"] for each in again.go_on(range(4))] == [0, 1, 2, 3]
    assert asked == [0, 1, 2, 3]
    assert not Ledger(path, "agreement", "xiangqi").games
    assert not Ledger(path, "sentences", "jungle").games
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    path.write_text("".join(json.dumps({**each, "program": "older"}) + "\n" for each in lines))
    assert not Ledger(path, "agreement", "jungle").games
    figure = agreement_figure("jungle", again.games.values(), 95.0)
    assert figure.value == 90
    assert not figure.is_kept
    assert "40 moves of 4 games" in figure.note
    assert "best/good 4" in figure.note


@pytest.mark.slow
def test_no_sentence_of_a_sample_is_false(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_games, "LONGEST", 24)
    monkeypatch.setattr(review_games, "SHALLOW", 100)
    assert {*KINDS} == {"agreement", "sentences"}
    for game in RULES:
        found = sentences(game, 2)
        assert found["moves"] == 24
        assert found["false"] == [], game
        false, explained = sentence_figures(game, [found])
        assert false.is_kept
        assert explained.value <= 100
