"""The coach at a table: time stands still while a move is looked at, and while one decides."""

from dataclasses import replace
from typing import Final

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.games.game import Game
from jungle_pg.scenes.table.dialogs.coach import CoachChoice, CoachDialog
from jungle_pg.scenes.table.state import MatchChange
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.table.thoughts.coach import Coach, Warned
from jungle_pg.scenes.world import World

COACHING: Final = "coaching"
"""Why time stands still."""
LOOK_S: Final = 1 / 60
"""How often to look whether the coach has something to say."""


class Coaching:
    """Watches over the moves of the person at a table, and says what it has to say there."""

    def __init__(self, world: World, game: Game, table: Table) -> None:
        self._world, self._game, self._table = world, game, table
        reviewer = world.reviewers().get(game.rulebook.game_id) or Reviewer()
        self.coach = Coach(world.engine, reviewer)
        self._warned: Warned | None = None
        """A mistake that is to be spoken of."""
        self._speaks_of: Warned | None = None
        """The one that is being spoken of."""

    def watch_over(self, change: MatchChange, now: float) -> None:
        """The match has changed: what a person has played is looked at before it is answered."""
        self._warned = None
        if change.way == "ply":
            self.coach.look_at(change.before, change.after)
        else:
            self.coach.forget()
        if self.coach.is_thinking:
            self._table.pause(COACHING, now)
        else:
            self._table.resume(COACHING, now)

    def update(self, now: float) -> None:
        """Time goes on where there is nothing to say."""
        if self._warned is None and self.coach.is_thinking:
            self._warned = self.coach.update()
        if self._warned is None and self._speaks_of is None and not self.coach.is_thinking:
            self._table.resume(COACHING, now)

    def speak(self, board: PlayedBoard, now: float) -> CoachDialog | None:
        """What is to be shown once the move itself was seen; that it spoke is counted."""
        warned, self._warned = self._warned, None
        if warned is None:
            return None
        match = self._table.state.match
        setup = replace(match.setup, coached=(match.setup.coached or 0) + 1)
        self._table.agreed(replace(match, setup=setup))
        self._speaks_of = warned
        return CoachDialog(self._world, self._game, board, warned, now)

    def heard(self, choice: CoachChoice, now: float) -> MatchChange | None:
        """Play on, or take the move back."""
        warned, self._speaks_of = self._speaks_of, None
        self._table.resume(COACHING, now)
        if not choice.takes_back or warned is None:
            return None
        before: AnyMatch = warned.before
        setup = replace(before.setup, coached=self._table.state.match.setup.coached)
        return self._table.return_to(replace(before, setup=setup), now)

    def wakes_at(self, now: float) -> float | None:
        """When to look again."""
        is_due = self.coach.is_thinking or self._warned is not None
        return now + LOOK_S if is_due else None

    def close(self) -> None:
        """Nobody needs to know any more."""
        self.coach.forget()
