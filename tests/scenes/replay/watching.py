"""A replay on a stage, opened over something, and somebody who watches it."""

from typing import Any

from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.ops import Sprite
from tests.scenes.acting import Performance, a_world, heard, seen, texts_of
from tests.scenes.cards import Card
from tests.scenes.table.played import GAME, played

HUMAN, COMPUTER = Player(), Player(level=3)
FRAME_S = 1 / 60


class Watching:
    """A replay scene over a card that keeps what it was left with."""

    def __init__(
        self,
        match: AnyMatch | None = None,
        settings: Settings | None = None,
        size: tuple[int, int] = (1920, 1080),
        game: Game = GAME,
        **how: Any,
    ) -> None:
        self.world = a_world(settings)
        self.below = Card("below")
        self.match = played() if match is None else match
        self.show = Performance(self.below, self.world, size)
        self.scene = Replay(self.world, game, self.match, **how)
        self.show.cover_with(self.scene)
        self.show.rest(0.0)

    @property
    def place(self) -> float:
        """Where the replay stands."""
        return self.scene.tape.position(self.show.now)

    @property
    def shown(self) -> int:
        """The move that is named."""
        return self.scene.tape.shown(self.show.now)

    @property
    def names(self) -> list[str]:
        return self.show.names

    @property
    def heard(self) -> list[str]:
        return heard(self.world)

    def keys(self, *names: str) -> None:
        self.show.keys(*names)

    def click(self, name: str) -> None:
        self.show.click(name)

    def do(self, *events: Input) -> None:
        self.show.do(*events)

    def wait(self, seconds: float) -> None:
        """Let frames pass."""
        self.show.live(seconds)

    def texts(self) -> list[str]:
        return texts_of(self.show.rest(0.0))

    def sprites(self) -> list[str]:
        ops = self.show.rest(0.0)
        return [found.op.name for found in seen(ops) if isinstance(found.op, Sprite)]

    def can(self, name: str) -> bool:
        """Whether a button is there and can act."""
        self.show.rest(0.0)
        return any(each.name == name and each.is_enabled for each in self.show.page.widgets)
