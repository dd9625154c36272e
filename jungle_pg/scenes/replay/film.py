"""The board of a replay as a widget: it shows a place of the match, and a click plays or pauses."""

from jungle_pg.core.audience import is_secret, only_person
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.game import Game
from jungle_pg.games.values import Appearance, Field, Mark, Pace
from jungle_pg.scenes.appearance import window_appearance
from jungle_pg.scenes.replay.projector import Projector
from jungle_pg.scenes.table.living_ground import LivingGround
from jungle_pg.scenes.table.watched_field import field_in_corners
from jungle_pg.scenes.world import World
from jungle_pg.stage.inputs import Input, Release
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.widget import Act, Widget


class Film(Widget):
    """Acts as `play` when it is clicked."""

    sound: str = ""
    takes_focus: bool = False
    pointer: str = "arrow"

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        bottom: Seat,
        seen: AnyMatch | None = None,
    ) -> None:
        super().__init__("film")
        self._world, self._game, self._match, self._bottom = world, game, match, bottom
        self.projector = Projector(game.look, match, seen)
        self._ground = LivingGround(game.look)
        self.field: Field | None = None
        self._appearance: Appearance | None = None
        self.at = 0.0
        """The place that is shown."""
        self.pace = Pace()
        self.hints: tuple[Mark, ...] = ()

    @property
    def is_flipped(self) -> bool:
        """Whether the second side is at the bottom."""
        return self._bottom != 0

    def pace_at(self, speed: float) -> Pace:
        """How motions look at a speed; they keep their own time, whatever is set for playing."""
        settings = self._world.settings
        factor = 0.0 if settings.motion == "off" else 1.0
        return Pace(factor, settings.reduced_motion, speed)

    def set_field(self, view: View, area: Rect) -> None:
        """Put the board into an area."""
        self.field = self._field_in(area)
        self._appearance = window_appearance(view, self._world.settings, self._game)
        self._ground.set_field(self._match.setup.rules, self.field, self._appearance)
        self.place(self.field.rect)

    def square_in(self, area: Rect) -> float:
        """How large a square of the board would be in an area."""
        return self._field_in(area).square

    def _field_in(self, area: Rect) -> Field:
        sees_one = only_person(self._match) is not None
        alike = not (sees_one and is_secret(self._match))
        rules = self._match.setup.rules
        return field_in_corners(self._game, rules, area, self._bottom, alike=alike)

    def show(self, at: float, pace: Pace, hints: tuple[Mark, ...]) -> None:
        """Show this place from now on."""
        self.at, self.pace, self.hints = at, pace, hints

    def ground(self, now: float) -> Group:
        assert self.field is not None
        shift = self.projector.shift(self.at, self.pace, self.field)
        is_still = self.pace.is_off or self.pace.is_reduced
        return self._ground.draw(now, shift, is_still=is_still)

    def handle(self, event: Input, now: float) -> Act | None:
        match event:
            case Release(x, y) if self.is_held and self.covers(x, y):
                return Act("play")
        return None

    def draw(self, view: View, now: float) -> DrawList:
        assert self.field is not None
        assert self._appearance is not None
        return self.projector.draw(self.at, self.pace, self.field, self._appearance, self.hints)

    def wakes_at(self, now: float) -> float | None:
        """When what lives on the ground looks different."""
        return self._ground.wakes_at(now)
