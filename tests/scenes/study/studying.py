"""A study board on a stage, and somebody who clicks on its squares, rows and buttons."""

from jungle_pg.cabinet import games
from jungle_pg.core.log import Setup
from jungle_pg.core.rulebook import Pick
from jungle_pg.core.study.growing import begun
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.study.study_board import StudyBoard
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import LEFT, Input, Point, Press, Release
from tests.scenes.acting import Performance, a_world
from tests.scenes.cards import Card

CALM = Settings(motion="off")


class Studied:
    """A study board over a card."""

    def __init__(
        self,
        game: str = "jungle",
        study: AnyStudy | None = None,
        *,
        settings: Settings = CALM,
        size: tuple[int, int] = (1920, 1080),
        world: World | None = None,
    ) -> None:
        self.world = world or a_world(settings)
        played = games()[game]
        if study is None:
            study = begun(played.rulebook, Setup(played.rules, luck_seed=5))
        self.show = Performance(Card("below"), self.world, size)
        self.scene = StudyBoard(self.world, played, study)
        self.show.cover_with(self.scene)
        self.show.rest(0.01)

    @property
    def study(self) -> AnyStudy:
        return self.scene.state.study

    def do(self, *events: Input) -> None:
        self.show.do(*events)
        self.show.rest(0.01)

    def at(self, pick: Pick) -> tuple[float, float]:
        """Where a square is on the screen."""
        place = self.scene.board.place_of(pick)
        assert place is not None, pick
        return place

    def click(self, *picks: Pick, button: int = LEFT) -> None:
        for pick in picks:
            place = self.at(pick)
            self.do(Point(*place), Press(*place, button), Release(*place, button))

    def drag(self, start: Pick, end: Pick, button: int = LEFT, **keys: bool) -> None:
        first, last = self.at(start), self.at(end)
        self.do(Point(*first), Press(*first, button, **keys))
        self.do(Point(*last, held=True), Release(*last, button))

    def press(self, name: str) -> None:
        """Press a button by its name."""
        place = next(each for each in self.scene.page.widgets if each.name == name).rect.middle
        self.do(Point(*place), Press(*place), Release(*place))

    def play(self, *moves: str) -> None:
        """Moves like `A3 A4` by two clicks each."""
        for move in moves:
            self.click(*move.split())

    def rows(self) -> list[str]:
        """The moves of the list in their order, indented as they are."""
        study = self.study
        codec = study.rulebook.codec
        return [
            "  " * row.depth + " ".join(codec.action_text(action) for _, action in
                                      study.nodes[row.node].choices)
            for row in self.scene.lines.rows.moves[1:]
        ]  # fmt: skip
