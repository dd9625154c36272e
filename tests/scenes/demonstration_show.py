"""Demonstrations on a stage: how tests reach them and let them play."""

from dataclasses import replace

from jungle_pg.core.draft import Draft
from jungle_pg.core.match import begin
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.title.demonstration import (
    Demonstration,
)
from jungle_pg.scenes.title.title import QUIET_S, Title
from jungle_pg.stage.input.inputs import (
    Point,
)
from tests.scenes.acting import (
    Performance,
    a_world,
)

CALM = Settings(reduced_motion=True)
JUNGLE_GAME = 6
"""The seed of a game of Jungle without a limit of any kind."""
BEFORE_THE_DEN = "7/3R3/7/7/7/7/l6/7/7 r 0 1"


def at_title(settings: Settings | None = None) -> Performance:
    """The title, looked at for the first time, with the mouse in the middle."""
    world = a_world(settings)
    play = Performance(Title(world), world)
    play.do(Point(640, 360))
    return play


def at_demonstration(settings: Settings | None = None) -> Performance:
    play = at_title(settings)
    play.rest(QUIET_S)
    assert play.names == ["title", "demonstration"]
    play.rest()
    return play


def alone(settings: Settings | None = None, seed: int = 0) -> Performance:
    """A demonstration of a game of our choice over the title."""
    world = a_world(settings)
    play = Performance(Title(world), world)
    scene = Demonstration(world, seed)
    play.cover_with(scene)
    play.rest()
    return play


def nearly_over() -> Performance:
    """A demonstration in which whoever is to move is a step from the den, and cannot but see it."""
    play = alone(CALM, JUNGLE_GAME)
    scene = shown(play)
    setup = replace(scene.match.setup, position=BEFORE_THE_DEN)
    scene.match = scene._ahead = begin(scene.game.rulebook, setup)
    scene._draft = Draft(scene.match)
    scene.pieces.stand(scene.match.state)
    return play


def shown(play: Performance) -> Demonstration:
    assert isinstance(play.stack.top, Demonstration)
    return play.stack.top


def play_on(play: Performance, seconds: float, step_s: float = 0.05) -> None:
    for _ in range(round(seconds / step_s)):
        play.rest(step_s)
