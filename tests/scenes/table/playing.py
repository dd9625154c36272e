"""A game on a stage: somebody who clicks on squares, and eyes for what is shown."""

from typing import Any

from jungle_pg.cabinet import games
from jungle_pg.core.clock import TimeControl
from jungle_pg.core.jungle.board import parse_spot
from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.core.saving.values import TimeState
from jungle_pg.engine.client import EngineClient
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.table.play import Play
from jungle_pg.stage.input.inputs import LEFT, Input, Point, Press, Release
from jungle_pg.stage.ops import Sprite
from tests.scenes.acting import Performance, a_world, heard, seen, texts_of
from tests.scenes.cards import Card

HUMAN = Player()
CALM = Settings(motion="off")
TARGETS = ("selection", "move", "jump", "capture", "den_win")


class Board:
    """A play scene and a player who clicks on squares by their names."""

    def __init__(
        self,
        rules: str = "traditional",
        position: str | None = None,
        players: tuple[Player, Player] = (HUMAN, HUMAN),
        control: TimeControl | None = None,
        settings: Settings = CALM,
        undo_depth: int | None = 10,
        size: tuple[int, int] = (1920, 1080),
        engine: EngineClient | None = None,
        game: str = "jungle",
        unknown: str = "",
    ) -> None:
        self.world = a_world(settings)
        self.world.engine = engine or self.world.engine
        played = games()[game]
        book = played.rulebook
        setup = Setup(book.codec.parse_rules(rules), position, players, undo_depth, 5, unknown)
        first = Play(self.world, played, begin(book, setup), TimeState(control))
        self.show = Performance(Card("below"), self.world, size)
        self.show.cover_with(first)
        self.show.rest(0.01)

    @property
    def scene(self) -> Play:
        return next(each for each in reversed(self.show.stack.scenes) if isinstance(each, Play))

    @property
    def match(self) -> Any:
        return self.scene.match

    def at(self, square: str, dx: float = 0, dy: float = 0) -> tuple[float, float]:
        """Where a square is on the screen."""
        field = self.scene.board.field
        assert field is not None
        x, y = field.middle(*self.scene.game.look.place_of(square))
        return x + dx, y + dy

    def click(self, *squares: str, button: int = LEFT) -> None:
        for square in squares:
            at = self.at(square)
            self.do(Point(*at), Press(*at, button), Release(*at, button))

    def play(self, *moves: str) -> None:
        """Click moves like `A3A4`."""
        for move in moves:
            before = self.match.cursor
            self.click(move[:2], move[2:])
            assert self.match.cursor == before + 1, move

    def drag(self, start: str, end: tuple[float, float]) -> None:
        at = self.at(start)
        self.do(Point(*at), Press(*at), Point(at[0] + 8, at[1]), Point(*end), Release(*end))

    def do(self, *events: Input) -> None:
        self.show.do(*events)

    def wait(self, seconds: float) -> None:
        """Let frames pass."""
        self.show.live(seconds)

    def button(self, name: str) -> bool:
        """Whether a button is there and can act."""
        self.show.rest(0.001)
        return any(each.name == name and each.is_enabled for each in self.show.page.widgets)

    def marks(self) -> dict[str, int]:
        """How many marks of targets there are of each kind."""
        self.show.rest(0.001)
        names = [mark.name for mark in self.scene.board.marks]
        return {kind: names.count(kind) for kind in TARGETS if kind in names}

    def marked(self, kind: str) -> set[str]:
        """The squares with a mark of some kind."""
        self.show.rest(0.001)
        marks = self.scene.board.marks
        return {mark.pick for mark in marks if mark.name == kind}

    def sprites(self) -> list[str]:
        ops = self.show.rest(0.001)
        return [found.op.name for found in seen(ops) if isinstance(found.op, Sprite)]

    def texts(self) -> list[str]:
        return texts_of(self.show.rest(0.001))

    def says(self, words: str) -> bool:
        """Whether something that is shown contains these words."""
        return any(words in text for text in self.texts()) or words in " ".join(self.texts())

    def standing(self, square: str) -> str:
        piece = self.match.state.board[parse_spot(square)]
        return piece.letter if piece else "."

    @property
    def heard(self) -> list[str]:
        return heard(self.world)

    @property
    def names(self) -> list[str]:
        return self.show.names
