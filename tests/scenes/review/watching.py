"""A review on a stage, opened over something, thought of quickly and not deeply."""

from collections.abc import Mapping
from copy import copy
from pathlib import Path

from jungle_pg.cabinet import reviewers
from jungle_pg.core.log import Player
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.engine.client import EngineClient
from jungle_pg.files.settings import Settings
from jungle_pg.scenes.review.review import ReviewOfGame
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import Sprite
from tests.scenes.acting import Performance, a_world, seen, texts_of
from tests.scenes.cards import Card
from tests.scenes.table.played import GAME, played

HUMAN, COMPUTER = Player(), Player(level=3)
NODES = 40
PLIES = 24
FRAME_S = 1 / 60


def glances() -> Mapping[str, Reviewer]:
    """The reviewers of all games, who only glance at each position."""
    found = {}
    for game, reviewer in reviewers().items():
        glance = copy(reviewer)
        glance.nodes = NODES
        found[game] = glance
    return found


class Reviewed:
    """A review scene over a card."""

    def __init__(
        self,
        match: AnyMatch | None = None,
        size: tuple[int, int] = (1920, 1080),
        *,
        settings: Settings | None = None,
        engine: EngineClient | None = None,
        save: Path | None = None,
        world: World | None = None,
        start: int = 0,
    ) -> None:
        self.world = world or a_world(settings)
        self.world.reviewers = glances
        self.world.engine = engine or self.world.engine
        self.match = played(players=(HUMAN, COMPUTER), plies=PLIES) if match is None else match
        self.show = Performance(Card("below"), self.world, size)
        game = self.world.games().get(self.match.rulebook.game_id, GAME)
        self.scene = ReviewOfGame(self.world, game, self.match, start=start, save=save)
        self.show.cover_with(self.scene)
        self.show.rest(0.01)

    @property
    def names(self) -> list[str]:
        return self.show.names

    @property
    def chosen(self) -> int:
        """The number of the move that is looked at."""
        return self.scene.chosen(self.show.now)

    def finish(self) -> None:
        """Let frames pass until all is known."""
        for _ in range(60 * PLIES):
            self.show.rest(FRAME_S)
            if self.scene.review.is_whole and self.scene.review.moves:
                break
        self.show.rest(0.5)
        assert self.scene.review.is_whole

    def wait(self, seconds: float) -> None:
        self.show.live(seconds)

    def texts(self) -> list[str]:
        return texts_of(self.show.rest(0.0))

    def sprites(self) -> list[str]:
        ops = self.show.rest(0.0)
        return [found.op.name for found in seen(ops) if isinstance(found.op, Sprite)]
