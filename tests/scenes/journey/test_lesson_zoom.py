"""A lesson on a board with small holes, seen larger: its guide points at what is there."""

from jungle_pg.cabinet import journeys
from jungle_pg.scenes.journey.stage.lesson import LessonScreen
from jungle_pg.scenes.journey.stage.marks import moved_along
from jungle_pg.scenes.journey.stage.opening import open_stage
from jungle_pg.stage.ops import Sprite
from tests.scenes.acting import Performance, a_world, seen
from tests.scenes.touching import Fingers


def test_the_light_of_a_lesson_goes_with_the_board_that_is_pinched() -> None:
    world, journey = a_world(), journeys()["jackaroo"]
    scene = open_stage(world, journey, journey.stages[0])
    show = Performance(scene, world)
    show.rest(1.0)
    assert isinstance(scene, LessonScreen)
    holes = [
        [pick for pick in (*step.picks, *step.marks) if ":" not in pick]
        for step in scene.stage.guide
    ]
    scene.step_number = next(number for number, found in enumerate(holes) if found)
    board, hole = scene.board, holes[scene.step_number][0]
    show.rest(0.1)
    at = board.place_of(hole)
    assert at is not None
    before = scene.over_now(show.now)
    assert at in before.bright
    fingers = Fingers(show)
    fingers.pinch(*at, 100, 180)
    fingers.wait(0.4)
    assert board.zoom.is_on
    frame, there = board.frame, board.place_of(hole)
    assert frame is not None
    assert there is not None
    assert frame.holds(*there)
    over = moved_along(scene.over_now(show.now), board.zoom.shown, board.moved_along)
    assert over.square > 1.3 * before.square
    assert there in over.bright
    assert all(frame.holds(*each) or board.in_hand(*each) for each in over.bright)
    pulses = [found.op for found in seen(show.rest(0.01))
              if isinstance(found.op, Sprite) and found.op.name == "journey/pulse"]  # fmt: skip
    assert all(frame.holds(each.x, each.y) for each in pulses)
