"""A board beside house rules: the example of a rule as it stands, or how a game begins."""

from typing import Any

from jungle_pg.board.little_board import LittleBoard
from jungle_pg.games.book import Example
from jungle_pg.games.game import Game
from jungle_pg.games.offers import RuleField
from jungle_pg.scenes.appearance import appearance_of, pace_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View


class RulePreview:
    """The example of a rule as it stands, or the beginning of a game when none is meant."""

    def __init__(self, world: World, game: Game, rules: Any) -> None:
        self._world, self._game = world, game
        self._rules = rules
        self.field: RuleField[Any] | None = None
        self._since = 0.0
        """When it began to show what it shows."""
        self._board: Memo[LittleBoard] = Memo()

    def show(self, rules: Any, field: RuleField[Any] | None, now: float) -> None:
        """Show a rule as it stands in some rules."""
        if field is not self.field or rules != self._rules:
            self._rules, self.field, self._since = rules, field, now

    def draw(self, area: Rect, view: View, now: float) -> DrawList:
        """The board in the middle of an area."""
        settings, time_s = self._world.settings, max(0.0, now - self._since)
        appearance = appearance_of(view, settings, self._game)
        return self._shown().draw(area, view, appearance, pace_of(settings), time_s)

    def ambient_wakes_at(self, now: float) -> float | None:
        """When the moves it shows will look different."""
        passed = max(0.0, now - self._since)
        stirs_s = self._shown().stirs_s(pace_of(self._world.settings), passed)
        return None if stirs_s is None else self._since + stirs_s

    def _shown(self) -> LittleBoard:
        return self._board(_example_board, self._game, self._rules, self.field)


def _example_board(game: Game, rules: Any, field: RuleField[Any] | None) -> LittleBoard:
    if field is not None:
        return LittleBoard(game, rules, field.example(rules))
    position = game.rulebook.codec.position_text(game.rulebook.start(rules))
    return LittleBoard(game, rules, Example(position))
