"""The screen of trophies and career: what is told, and the game of a trophy that can be watched."""

from datetime import datetime
from pathlib import Path

from jungle_pg.cabinet import rulebooks
from jungle_pg.core.career.trophies import TROPHIES
from jungle_pg.core.journey.progress import Earned, Progress
from jungle_pg.core.rulebook import Refusal
from jungle_pg.files.autosave.matches import autosaves_in
from jungle_pg.files.settings import Settings
from jungle_pg.files.shared import SharedStore
from jungle_pg.scenes.journey.samples import trophies_scene
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.table.state import NO_LIMIT
from jungle_pg.scenes.trophies.trophies import TrophiesScreen
from jungle_pg.stage.ops import Sprite
from tests.scenes.acting import Performance, a_match, a_world, seen, texts_of

STAMP = datetime(2026, 1, 1, 12)


def a_show(scene: TrophiesScreen) -> Performance:
    show = Performance(scene, scene.world, (1920, 1080))
    show.rest(1.0)
    return show


def test_rating_games_and_facts_of_a_career_are_told_and_grow_once() -> None:
    scene = trophies_scene(a_world())
    assert isinstance(scene, TrophiesScreen)
    show = Performance(scene, scene.world, (1920, 1080))
    show.rest(0.0)
    assert scene.bars.share < 20
    assert show.stack.wakes_at(show.now) == show.now
    show.rest(1.0)
    show.rest(0.01)
    assert scene.bars.share == scene.curve.share == 20
    told = texts_of(show.rest(0.01))
    for text in ("Lion", "Elephant", "favourite piece", "most often taken", "longest run of wins"):
        assert text in told, text
    assert f"{len(scene.world.progress.now.trophies)} of {len(TROPHIES)}" in told


def test_the_game_that_earned_a_trophy_can_be_watched(tmp_path: Path) -> None:
    world = a_world()
    world.autosaves = autosaves_in(tmp_path, rulebooks, lambda: STAMP)
    match = a_match()
    ended = match.play(match.rulebook.actions(match.state)[0])
    assert not isinstance(ended, Refusal)
    ended = ended.resign(1)
    assert not isinstance(ended, Refusal)
    world.autosaves.finished.put("match-1", ended, NO_LIMIT, STAMP, now=STAMP)
    trophies = {"den": Earned("2026-01-01", "match-1"), "giant": Earned("2026-01-01", "gone")}
    world.progress = SharedStore(Progress(trophies=trophies))
    show = a_show(TrophiesScreen(world, "den"))
    assert show.widget("watch").is_enabled
    show.click("watch")
    scene = show.stack.top
    if isinstance(scene, TrophiesScreen) and scene._loading is not None:
        # It may have been loaded before anybody looked.
        scene._loading.wait()
        show.rest(0.1)
    assert show.names == ["trophies", "replay"]
    replay = show.stack.top
    assert isinstance(replay, Replay)
    assert replay.save == world.autosaves.finished.path_of("match-1"), "its review is kept there"
    assert not a_show(TrophiesScreen(world, "giant")).widget("watch").is_enabled


def test_a_trophy_that_is_news_is_the_one_told_of_on_the_shelf() -> None:
    show = a_show(TrophiesScreen(a_world(), "night"))
    assert "Night owl" in texts_of(show.rest(0.1))


def test_a_new_trophy_turns_from_its_silhouette_to_itself_once() -> None:
    for calm in (False, True):
        world = a_world(Settings(reduced_motion=calm))
        world.progress = SharedStore(Progress(trophies={"den": Earned("2026-01-01")}))
        show = Performance(TrophiesScreen(world, "den", is_new=True), world, (1920, 1080))
        names = []
        for _ in range(50):
            sprites = [found.op for found in seen(show.rest(0.02)) if isinstance(found.op, Sprite)]
            names += [op.name for op in sprites if op.name.startswith("trophies/den")]
        assert names == sorted(names, reverse=True), "first the silhouette, then the trophy"
        assert ("trophies/den_off" in names) != calm
        assert names[-1] == "trophies/den"
