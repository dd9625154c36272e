"""The board beside the rules: it shows what one of them does."""

from typing import Any

from jungle_pg.scenes.book.little_board import LittleBoard
from jungle_pg.scenes.world import World
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.tables.examples import Example
from jungle_pg.tables.game import Game
from jungle_pg.tables.offers import RuleField


class RulePreview:
    """The example of a rule as it stands, or the beginning of a game when none is meant."""

    def __init__(self, world: World, game: Game, rules: Any) -> None:
        self._world, self._game = world, game
        self._rules = rules
        self.field: RuleField[Any] | None = None
        self._since = 0.0
        """When it began to show what it shows."""
        self._board: Kept[LittleBoard] = Kept()

    def show(self, rules: Any, field: RuleField[Any] | None, now: float) -> None:
        """Show a rule as it stands in some rules."""
        if field is not self.field or rules != self._rules:
            self._rules, self.field, self._since = rules, field, now

    def draw(self, area: Rect, view: View, now: float) -> DrawList:
        """The board in the middle of an area."""
        settings = self._world.settings
        return self._shown().draw(area, view, settings, max(0.0, now - self._since))

    def ambient_wakes_at(self, now: float) -> float | None:
        """When the moves it shows will look different."""
        passed = max(0.0, now - self._since)
        stirs_s = self._shown().stirs_s(self._world.settings, passed)
        return None if stirs_s is None else self._since + stirs_s

    def _shown(self) -> LittleBoard:
        name = self.field.name if self.field else ""
        return self._board.get((self._rules, name), self._made)

    def _made(self) -> LittleBoard:
        rules = self._rules
        if self.field is not None:
            return LittleBoard(self._game, rules, self.field.example(rules))
        rulebook = self._game.rulebook
        position = rulebook.codec.position_text(rulebook.start(rules))
        return LittleBoard(self._game, rules, Example(position))
