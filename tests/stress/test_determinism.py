"""The same seed gives the same everywhere, in its short form, and that a difference is noticed."""

from pathlib import Path

import pygame
import pytest

from stress.choices import cabinet_games
from stress.deeds import Deed
from stress.determinism import determinism, differences
from stress.episode import Episode
from stress.run import short_run

pytestmark = pytest.mark.stress


def test_another_process_and_another_order_of_sets_change_nothing() -> None:
    report = determinism(short_run(120, seed=4, most=1))
    assert report.findings == ()
    assert int(report.counts["frames"]) > 25
    assert int(report.counts["files"]) > 5
    assert int(report.counts["games of computers"]) >= 2 * len(cabinet_games())


def test_what_is_not_the_same_is_named() -> None:
    first = {"draw lists of chess": "a", "games of chess": ["x"], "trouble": ""}
    second = {**first, "games of chess": ["y"]}
    found = list(differences(7, [first, second], ["0", "1"]))
    assert found == ["seed 7: other games of chess with PYTHONHASHSEED=1"]


def test_how_long_a_sound_is_heard_changes_no_run(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    book, mute = Deed("key", (pygame.K_F1, 0)), Deed("key", (pygame.K_m, 0))
    wait = Deed("wait", (5.0,))
    deeds = [wait, book, wait, mute, wait, wait, wait]
    ended = []
    for is_heard in (False, True):
        monkeypatch.setattr("pygame.mixer.get_busy", lambda is_heard=is_heard: is_heard)
        episode = Episode(1, len(deeds), script=deeds, cache=tmp_path).run()
        assert episode.failure is None
        ended.append(episode._program.now)
    assert ended[0] == ended[1]
