"""Reviews beside their saves: kept, found again, and made anew without a word where damaged."""

import os
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, Match, begin
from jungle_pg.core.review.values import JudgedPosition
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.reviews import (
    KeptReview,
    Positions,
    ReviewFile,
    read_review,
    review_path,
    review_text,
)
from jungle_pg.files.saves.folder import saves_in
from tests.core.jungle.positions import JUNGLE

NODES = 60_000


def played(*moves: str) -> AnyMatch:
    match: AnyMatch = begin(JUNGLE, Setup(JUNGLE.codec.parse_rules("club")))
    for text in moves:
        after = match.play(JUNGLE.codec.parse_action(text))
        assert isinstance(after, Match), text
        match = after
    return match


MATCH = played("A3A4", "G7G6")
KNOWN: Positions = {
    0: JudgedPosition(0.5, 0, ("A3A4", "G7G6"), 0.48, 0.5, ("G7G6",), 24),
    1: JudgedPosition(0.25, 1, ("G7G6",), None, None, (), 1, True),
}

CHANCES = st.floats(0, 1)
LINES = st.lists(st.sampled_from(["A3A4", "G7G6", "C3C2"]), max_size=5).map(tuple)
POSITIONS = st.dictionaries(
    st.integers(0, 300),
    st.builds(
        JudgedPosition, CHANCES, st.sampled_from([0, 1]), LINES, st.none() | CHANCES,
        st.none() | CHANCES, LINES, st.integers(0, 60), st.booleans(),
    ),
    max_size=6,
)  # fmt: skip


@given(POSITIONS)
def test_what_was_thought_comes_back_as_it_was(known: Positions) -> None:
    data = review_text(MATCH, NODES, known).encode()
    assert read_review(data, MATCH, NODES) == known


@given(st.data())
def test_a_damaged_review_is_passed_over_without_a_word(data: st.DataObject) -> None:
    sound = review_text(MATCH, NODES, KNOWN).encode()
    damaged = bytearray(sound)
    place = data.draw(st.integers(0, len(sound) - 1))
    kind = data.draw(st.sampled_from(["byte", "cut", "twice", "rubbish"]))
    if kind == "byte":
        damaged[place] ^= data.draw(st.integers(1, 255))
    elif kind == "cut":
        del damaged[place:]
    elif kind == "twice":
        damaged += sound[place:]
    else:
        damaged = bytearray(data.draw(st.binary(max_size=80)))
    assert read_review(bytes(damaged), MATCH, NODES) == {}


def test_what_is_sound_by_its_sum_but_makes_no_sense_is_passed_over_too() -> None:
    odd: list[Positions] = [
        {0: replace(KNOWN[0], chance=1.5)},
        {0: replace(KNOWN[0], seat=7)},
        {-1: KNOWN[0]},
        {0: replace(KNOWN[0], line=("A" * 500,))},
        {0: replace(KNOWN[0], line=("A3A4",) * 500)},
    ]
    for known in odd:
        data = review_text(MATCH, NODES, known).encode()
        assert read_review(data, MATCH, NODES) == {}, known


def test_a_review_of_another_game_or_another_depth_is_none() -> None:
    data = review_text(MATCH, NODES, KNOWN).encode()
    assert read_review(data, played("A3A4"), NODES) == {}
    assert read_review(data, played("A3A4", "G7F7"), NODES) == {}
    assert read_review(data, MATCH, NODES + 1) == {}


def test_it_lies_beside_the_save_which_older_versions_do_not_list(tmp_path: Path) -> None:
    saves = saves_in(tmp_path, rulebooks)
    path = saves.save("game", MATCH, TimeState(), datetime(2026, 1, 1))
    file = ReviewFile(path, MATCH, NODES)
    assert file.load() == {}
    assert file.keep(KNOWN) is None
    assert file.load() == KNOWN
    assert saves.paths() == [path]
    assert review_path(path).parent == path.parent


def test_it_goes_along_when_its_save_is_renamed_deleted_or_brought_back(tmp_path: Path) -> None:
    saves = saves_in(tmp_path, rulebooks)
    path = saves.save("game", MATCH, TimeState(), datetime(2026, 1, 1))
    ReviewFile(path, MATCH, NODES).keep(KNOWN)
    renamed = saves.rename(path, "another")
    assert ReviewFile(renamed, MATCH, NODES).load() == KNOWN
    assert not review_path(path).exists()
    binned = saves.delete(renamed)
    assert not review_path(renamed).exists()
    back = saves.bring_back(binned, renamed)
    assert ReviewFile(back, MATCH, NODES).load() == KNOWN


def test_a_review_survives_whatever_stops_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = ReviewFile(tmp_path / "game.json", MATCH, NODES)
    file.keep({0: KNOWN[0]})

    def fails(*paths: object) -> None:
        raise OSError(28, "No space left on device")

    for name in ("replace", "fsync", "write"):
        with monkeypatch.context() as broken:
            broken.setattr(os, name, fails)
            assert file.keep(KNOWN) is not None, name
        assert file.load() == {0: KNOWN[0]}, name
    assert file.keep(KNOWN) is None
    assert file.load() == KNOWN


def test_where_nothing_can_be_written_a_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / "game.json.review").mkdir()
    file = ReviewFile(tmp_path / "game.json", MATCH, NODES)
    assert file.load() == {}
    assert file.keep(KNOWN)


def test_threads_read_and_write_it_and_the_last_state_is_kept(tmp_path: Path) -> None:
    file = ReviewFile(tmp_path / "game.json", MATCH, NODES)
    kept = KeptReview(file)
    kept.keep({0: KNOWN[0]})
    kept.keep(KNOWN)
    kept.close()
    assert file.load() == KNOWN
    again = KeptReview(file)
    while (known := again.known()) is None:
        pass
    assert known == KNOWN
    again.close()
