"""What goes on for hours: games between computers, a replay in a loop, the demonstration."""

from array import array
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import sleep
from typing import Any, Final

import pygame

from jungle_pg.core.log import Player, Setup
from jungle_pg.core.match import begin
from jungle_pg.games.game import Game as CabinetGame
from jungle_pg.scenes.replay.replay import Replay
from jungle_pg.scenes.table.actions import perform
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.state import SPEEDS
from jungle_pg.scenes.title.demonstration import Demonstration
from jungle_pg.shell.app import App
from jungle_pg.ui.page import Page
from stress.choices import cabinet_games, rule_sets_of
from stress.deeds import Deed, do
from stress.machine import Holdings
from stress.program import Program
from tests.sample_games import Game, play_random

THINKING_S: Final = 0.002
"""What a thinking process is given of the real time."""
REPLAYED_PLIES: Final = 120


@dataclass(slots=True)
class Seen:
    """What was seen of one show."""

    turns: int = 0
    games: int = 0
    rounds: int = 0
    plies: int = 0
    """How often the match on the table had become another one."""
    shown_s: float = 0.0
    shown: set[str] = field(default_factory=set)
    """The games a show came to, where it goes from one to the next."""
    held: list[Holdings] = field(default_factory=list)
    pictures: list[int] = field(default_factory=list)
    """Bytes of pictures the program keeps, which it may up to a limit of its own."""
    turns_ms: "array[float]" = field(default_factory=lambda: array("d"))
    """An array, since a list of so many numbers would be the growth that is looked for."""


class Show:
    """One thing that goes on and on."""

    name = ""
    needs_process = False

    def __init__(
        self, program: Program, files: Path, seen: Seen, rng: Random, game: CabinetGame
    ) -> None:
        self.program, self.files, self.seen, self.rng = program, files, seen, rng
        self.game = game
        self._match: object = None

    def begin(self, app: App) -> None:
        """Open what is watched."""

    def go_on(self, app: App) -> None:
        """Do what somebody must do so that it goes on."""

    def look_at(self, match: object) -> None:
        """Count what is played."""
        self.seen.plies += match is not self._match
        self._match = match

    def do(self, *deeds: Deed) -> None:
        """Use the program."""
        for deed in deeds:
            do(deed, self.program, self.files)


class Computers(Show):
    """Computers play each other at the highest speed, and a rematch follows each game."""

    name = "computers"
    needs_process = True

    def begin(self, app: App) -> None:
        """The first match."""
        match = begin(self.game.rulebook, self.setup())
        app.open(Play(app.world, self.game, match), app.now)

    def setup(self) -> Setup[Any]:
        """What is agreed for the first match."""
        players = (Player(level=1), Player(level=2))
        rules = self.rng.choice(rule_sets_of(self.game))
        return Setup(rules, players=players, luck_seed=self.rng.randrange(2**32))

    def go_on(self, app: App) -> None:
        """Fast, and again."""
        top = app.stack.top
        if isinstance(top, Play):
            self.look_at(top.match)
            if top.state.speed != len(SPEEDS) - 1:
                perform(top, "speed", app.now)
            if top.table.state.is_thinking:
                sleep(THINKING_S)
        elif top.name == "result" and self.seen.turns % 20 == 0:
            self.seen.games += 1
            self.do(_click(app, "rematch"))


class Replays(Show):
    """One long match, again and again at five times its speed."""

    name = "replay"

    def begin(self, app: App) -> None:
        """A match that two monkeys played."""
        game = Game(self.game.rulebook, self.game.rules)
        match = play_random(game.begin(undo_depth=None), self.rng, REPLAYED_PLIES)
        app.open(Replay(app.world, self.game, match), app.now)
        self._last = 0.0

    def go_on(self, app: App) -> None:
        """Fast, and in a loop."""
        top = app.stack.top
        assert isinstance(top, Replay)
        if not top.tape.loops:
            self.do(Deed("key", (pygame.K_l, 0)), Deed("key", (pygame.K_6, 0)))
        place = top.tape.position(app.now)
        self.seen.rounds += place < self._last
        self._last = place


class Demonstrations(Show):
    """Nobody is there, so the games are shown one after the other, this one first."""

    name = "demonstration"
    needs_process = True

    def begin(self, app: App) -> None:
        """As when the title was left alone."""
        round_of_all = self.rng.randrange(100) * len(cabinet_games())
        number = round_of_all + cabinet_games().index(self.game)
        self._last = Demonstration(app.world, number)
        app.open(self._last, app.now)

    def go_on(self, app: App) -> None:
        """Still nobody."""
        top = app.stack.top
        if isinstance(top, Demonstration):
            self.look_at(top.match)
            self.seen.shown.add(top.game.rulebook.game_id)
            self.seen.games += top is not self._last
            self._last = top
            if top._seat.is_thinking:
                sleep(THINKING_S)


SHOWS: Final = (Computers, Replays, Demonstrations)


def _click(app: App, name: str) -> Deed:
    page = getattr(app.stack.top, "page", None)
    assert isinstance(page, Page)
    x, y = next(each for each in page.widgets if each.name == name).rect.middle
    return Deed("click", (int(x), int(y), 1))
