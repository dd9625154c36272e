from dataclasses import replace

import pytest

from jungle_pg.scenes.gallery import GALLERY
from jungle_pg.stage.ops import Group
from tests.rows import each_of
from tests.scenes.acting import Performance, a_match, a_world, view_of
from tests.scenes.cards import Card


@pytest.mark.slow
@each_of("name", GALLERY)
def test_esc_leads_back_one_step_from_everywhere(name: str) -> None:
    world = a_world()
    play = Performance(Card("below"), world)
    play.cover_with(*GALLERY[name](world, a_match()))
    before = play.names
    assert play.keys("escape") == []
    assert play.names in (before[:-1], [*before, "question"], [*before, "pause"])
    assert play.rest() == play.stack.draw(play.now)


@pytest.mark.slow
@each_of("name", GALLERY)
def test_every_scene_covers_the_window_first_if_nothing_may_shine_through(name: str) -> None:
    world = a_world()
    look = view_of((1280, 720), replace(world.settings, theme="night"))
    for scene in GALLERY[name](world, a_match()):
        scene.arrange(look)
        first = scene.draw(0.0)[0]
        if scene.is_opaque:
            assert not isinstance(first, Group)
            assert (first.x, first.y) == (0, 0)
            assert (getattr(first, "w", 0), getattr(first, "h", 0)) == (1280, 720)
