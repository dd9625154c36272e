"""A match watched again, with everything that helps to understand it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path

from jungle_pg.core.match import AnyMatch
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Command, Pop, Result
from jungle_pg.scenes.replay.actions import ACTIONS
from jungle_pg.scenes.replay.controls import BY_KEY, BY_SPEED, SPEED_OF, beside
from jungle_pg.scenes.replay.export_dialog import told
from jungle_pg.scenes.replay.replay_screen import TUNE, ReplayScreen
from jungle_pg.scenes.replay.tape import SPEEDS, Tape
from jungle_pg.scenes.table.copying import copied, copies_game
from jungle_pg.scenes.table.panels.moves import COPY
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key, Leave, Use
from jungle_pg.stage.input.shortcuts import IN_REPLAY
from jungle_pg.ui.widget import Act


@dataclass(frozen=True, slots=True)
class ReplayResult:
    """Where a replay was left, and whether the player wants to play on from there."""

    ply: int
    plays_on: bool = False


class Replay(ReplayScreen):
    """Leaves a `ReplayResult`; whoever opened it is as it was.

    `title` and `facts` tell where the match is from, `save` is its file; it is played from
    `start` on.
    """

    name = "replay"
    shortcuts = IN_REPLAY

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        *,
        title: str = "",
        facts: Sequence[tuple[str, str]] = (),
        start: int = 0,
        save: Path | None = None,
    ) -> None:
        self.save = save
        super().__init__(world, game, match, title=title, facts=facts, start=start)
        self._has_begun = False
        self._plays_on = False
        """Whether it goes on when the hand lets the knob go."""
        self._tune_before = world.tune
        if world.tune != TUNE:
            world.play(TUNE)

    def handle(self, event: Input, now: float) -> Command | None:
        """Keys act on the replay, unless a widget that was reached by keys wants them."""
        focused = self.page.focused
        is_taken = focused is not None and focused.shows_focus
        match event:
            case Leave():
                # Another scene may be opening over this one; if not, time goes on at once.
                self._left_at = now
            case Use(name, repeat=True) if name in ACTIONS:
                return self._press_key(name, now, is_repeat=True)
            case Key() if copies_game(event, focused):
                return copied(self.world, self.game, self.match, self.view)
            case Key(name=name, ctrl=False, alt=False, shift=False) if not (
                is_taken and focused is not None and focused.wants_key(name)
            ):
                does = BY_KEY.get(replace(event, repeat=False), "")
                if does in SPEED_OF:
                    self.tape = self.tape.at_speed(SPEED_OF[does], now)
                    return None
                if does in BY_SPEED:
                    self.tape = self.tape.at_speed(beside(self.tape.speed, BY_SPEED[does]), now)
                    return None
                if does:
                    return self._press_key(does, now, is_repeat=event.repeat)
        command = super().handle(event, now)
        self._let_go(now)
        return command

    def update(self, now: float) -> Command | None:
        """Let time pass: moves are heard."""
        if not self._has_begun:
            self._has_begun = True
            self.tape = self.tape.play(now)
        if self._left_at is not None:
            self.tape, self._left_at = self.tape.resumed(self._left_at, now), None
        voices, is_flipped = self.world.settings.voices, self.board.is_flipped
        self._listening.follow(self.tape, now, self.pace, voices=voices, is_flipped=is_flipped)
        return None

    def wakes_at(self, now: float) -> float | None:
        """At once while it runs."""
        is_covered = self._left_at is not None
        if not self._has_begun or (self.tape.is_running(now) and not is_covered):
            return now
        return super().wakes_at(now)

    def take(self, act: Act, now: float) -> Command | None:
        match act.name, act.value:
            case "place", float(number):
                self.tape = self.seek(self.steps.stops[round(number)], now)
            case "moves", int(ply):
                self.tape = self.seek(self.steps.stop_after(ply), now)
            case name, int(ply) if name == COPY:
                return self._copy(ply)
            case "speed", float(number):
                self.tape = self.tape.at_speed(SPEEDS[round(number)], now)
            case self.board.name, None:
                return self._press("play", now)
            case name, None:
                return self._press(name, now)
        return None

    def back(self, now: float) -> Command | None:
        if self.drawer:
            self._open("")
            return None
        return self.leave(now, plays_on=False)

    def resume(self, result: Result, now: float) -> Command | None:
        assert self.view is not None
        return told(self.view.words, result)

    def close(self) -> None:
        """The music is that of before."""
        if self.world.tune != self._tune_before:
            self.world.play(self._tune_before)

    def _press(self, name: str, now: float) -> Command | None:
        """Do what a button says."""
        outcome = ACTIONS[name].do(self, now)
        if isinstance(outcome, Tape):
            self.tape = outcome
            return None
        return outcome

    def _press_key(self, name: str, now: float, *, is_repeat: bool) -> Command | None:
        action = ACTIONS[name]
        if (is_repeat and not action.repeats) or not action.enabled(self, now):
            return None
        if name == "stop":
            self.world.hear(action.sound)
            return self.back(now)
        return self._press(name, now)

    def leave(self, now: float, *, plays_on: bool) -> Command:
        """End the replay at what is seen."""
        return Pop(ReplayResult(self.shown_ply(now), plays_on))

    def step(self, by: int, now: float) -> Tape:
        """How the tape runs to the next move, or back to the one before."""
        tape = self.tape
        # What runs backwards begins with the step before the place it starts from.
        last = ceil(tape.here(by, now))
        busy = self.projector.busy(last, self.pace) if by < 0 else 1.0
        return tape.step(by, now, busy)

    def seek(self, step: int, now: float) -> Tape:
        """The tape at a step; while the knob is held it stands there."""
        tape = self.tape
        if self._timeline.is_held and tape.is_playing(now):
            tape, self._plays_on = tape.pause(now), True
        return tape.seek(step, now)

    def toggle(self, drawer: str) -> None:
        """Open a drawer, or close it again."""
        self._open("" if self.drawer == drawer else drawer)

    def _let_go(self, now: float) -> None:
        """Go on once the knob is let go."""
        if self._plays_on and not self._timeline.is_held:
            self._plays_on = False
            if self.tape.position(now) < self.tape.end:
                self.tape = self.tape.play(now)

    def _copy(self, ply: int) -> Command | None:
        assert self.view is not None
        self.world.clipboard.put(self._teller.moves(self.view.words)[ply - 1].line)
        return None

    def _open(self, drawer: str) -> None:
        self.drawer = drawer
        if self.view is not None:
            self.arrange(self.view)
