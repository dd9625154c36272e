"""What tests of the journey act with: clicks on squares that are counted, and time that passes."""

from jungle_pg.cabinet import journeys
from jungle_pg.core.journey.stage import Journey, Stage
from jungle_pg.core.rulebook import Pick
from jungle_pg.scenes.base import Scene
from jungle_pg.scenes.journey.stage.lesson import LessonScreen
from jungle_pg.scenes.journey.stage.opening import open_stage
from jungle_pg.scenes.journey.stage.stage_screen import StageScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Point, Press, Release
from tests.scenes.acting import Performance, a_world

STEP_S = 0.1


def jungle() -> Journey:
    return journeys()["jungle"]


def stage_of(kind: str, number: int = 0) -> Stage:
    return [stage for stage in jungle().stages if stage.kind == kind][number]


class Walk(Performance):
    """A performance that counts its clicks."""

    def __init__(
        self, first: Scene, world: World | None = None, size: tuple[int, int] = (1280, 720)
    ) -> None:
        super().__init__(first, world, size)
        self.clicks = 0

    @property
    def board(self) -> StageScreen:
        """The stage on top, below a dialog if there is one."""
        scenes = [scene for scene in self.stack.scenes if isinstance(scene, StageScreen)]
        return scenes[-1]

    def press(self, name: str) -> None:
        """Click a button."""
        self.clicks += 1
        self.click(name)

    def at(self, x: float, y: float) -> None:
        """Click somewhere."""
        self.clicks += 1
        self.do(Point(x, y), Press(x, y), Release(x, y))

    def square(self, pick: Pick) -> None:
        """Click a square."""
        self.at(*self.board.point_of(pick))

    def move(self, text: str) -> None:
        """Make a move by two clicks."""
        for pick in self.board.picks_of(text):
            self.square(pick)

    def wait(self, seconds: float) -> None:
        """Let time pass in small steps."""
        for _ in range(round(seconds / STEP_S)):
            self.rest(STEP_S)

    def follow_guide(self) -> None:
        """Do what the guide of a lesson says, to its end."""
        lesson = self.board
        assert isinstance(lesson, LessonScreen)
        for number, step in enumerate(lesson.stage.guide):
            assert lesson.step_number == number, step
            if step.reads:
                self.press("next")
            else:
                picks = step.picks
                if not picks:
                    action = lesson.match.rulebook.actions(lesson.match.state)[0]
                    picks = tuple(lesson.match.rulebook.picks(lesson.match.state, action))
                for pick in picks:
                    self.square(pick)
            self.wait(4.0)


def on_stage(stage: Stage, world: World | None = None) -> Walk:
    """A stage that was just opened."""
    world = world or a_world()
    walk = Walk(open_stage(world, jungle(), stage), world)
    walk.wait(0.5)
    return walk
