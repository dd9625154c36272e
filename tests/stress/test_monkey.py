"""Monkeys in their short form, and that they notice what is broken."""

from pathlib import Path

import pytest

from jungle_pg.cabinet import games
from jungle_pg.scenes.saves.open_file import OpenGame
from stress.deeds import Deed
from stress.episode import PADDING, TOUCHING, Episode, shortened
from stress.monkey import REACHABLE, SELDOM, monkey
from stress.run import short_run

pytestmark = pytest.mark.stress


def test_nothing_breaks_in_sixty_inputs() -> None:
    report = monkey(short_run(120, seed=17, most=60))
    assert report.findings == ()
    assert report.counts["inputs"] == 60
    assert int(report.counts["scenes"]) >= 4


def test_a_monkey_with_fingers_touches_no_mouse_and_breaks_nothing(tmp_path: Path) -> None:
    episode = Episode(TOUCHING - 1, 80, cache=tmp_path).run()
    assert episode.failure is None
    kinds = {deed.kind for deed in episode.deeds}
    assert "finger" in kinds
    assert not kinds & {"press", "wheel"}


def test_a_monkey_with_gamepads_needs_nothing_else_and_breaks_nothing(tmp_path: Path) -> None:
    episode = Episode(2 * PADDING - 1, 150, cache=tmp_path).run()
    assert episode.failure is None
    kinds = {deed.kind for deed in episode.deeds}
    assert {"pad", "stick"} <= kinds
    assert not kinds & {"press", "key", "wheel"}
    assert len(episode.visits) >= 5


def test_two_monkeys_of_one_seed_do_the_same(tmp_path: Path) -> None:
    first, second = (Episode(2, 40, cache=tmp_path).run() for _ in range(2))
    assert first.deeds == second.deeds
    assert first.visits == second.visits
    assert first.failure is None


def test_monkeys_find_every_game_on_the_table_and_play_it(tmp_path: Path) -> None:
    for game in games():
        episode = Episode(6, 30, cache=tmp_path, game=game).run()
        assert episode.failure is None
        assert episode.invariants.positions[game] >= 2


def test_a_monkey_chooses_any_game_when_none_is_given() -> None:
    assert {Episode(seed, 0).game for seed in range(20)} == set(games())


def not_there(*facts: object) -> None:
    raise LookupError("the names are not there")


def test_a_mistake_is_told_with_its_seed_and_cut_down_to_what_brings_it_about(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(OpenGame, "__init__", not_there)
    episodes = (Episode(seed, 12, cache=tmp_path).run() for seed in range(1, 120))
    episode = next(each for each in episodes if each.failure is not None and len(each.deeds) > 1)
    number = len(episode.deeds)
    found, again = monkey(short_run(120, episode.seed, most=number)).findings
    assert f"seed {episode.seed}, input {number}, " in found
    assert "LookupError: the names are not there" in found
    assert again.endswith(f"--only monkey --seed {episode.seed} --inputs {number + 1}")
    deeds = shortened(episode, 5)
    assert 1 <= len(deeds) <= number
    assert deeds[-1] == episode.deeds[-1]


def test_a_screen_without_a_way_home_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("jungle_pg.scenes.screen.is_back", lambda event: False)
    # One episode may happen to end where no Esc is needed; one of several does not.
    episodes = (Episode(seed, 400, cache=tmp_path).run() for seed in range(13, 18))
    failure = next(each.failure for each in episodes if each.failure is not None)
    assert "Esc does not lead home" in failure.error


def test_a_deed_is_written_in_one_short_line() -> None:
    assert str(Deed("click", (3, 4, 1))) == "click(3, 4, 1)"
    assert len(str(Deed("text", ("x" * 500,)))) < 80


def test_every_kind_of_scene_of_the_gallery_is_among_those_to_be_reached() -> None:
    from jungle_pg.scenes.gallery import GALLERY
    from tests.scenes.acting import a_match, a_world

    shown = {opening(a_world(), a_match())[-1].name for opening in GALLERY.values()}
    # Monkeys have no network; `stress.net` plays over one.
    assert {name for name in shown if not name.startswith("friends")} <= {*REACHABLE, *SELDOM}
