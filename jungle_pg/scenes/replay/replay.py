"""A match watched again, with everything that helps to understand it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from jungle_pg.core.viewing import as_watched, is_secret
from jungle_pg.scenes.base import Command, Pop, Result
from jungle_pg.scenes.board.around import LIST_FOOT, LIST_SIDE, LIST_TOP
from jungle_pg.scenes.board.at_table import seat_below
from jungle_pg.scenes.board.copying import copied, copies_game, hidden
from jungle_pg.scenes.board.hand import hint_marks
from jungle_pg.scenes.board.moves import COPY, MoveList
from jungle_pg.scenes.board.places_hands import shape_of
from jungle_pg.scenes.looks import script_of
from jungle_pg.scenes.replay.closer import Closer
from jungle_pg.scenes.replay.closer_panel import closer_places
from jungle_pg.scenes.replay.controls import BY_KEY, SPEED_KEYS, Controls
from jungle_pg.scenes.replay.deck import LETTERS, speed_parts
from jungle_pg.scenes.replay.export_dialog import export_command, told
from jungle_pg.scenes.replay.film import Film
from jungle_pg.scenes.replay.listening import Listening
from jungle_pg.scenes.replay.parts import TAKEN, Parts
from jungle_pg.scenes.replay.places import (
    CLOSER,
    MOVES,
    ReplayPlaces,
    ReplayWants,
    places_for,
)
from jungle_pg.scenes.replay.possible import possible
from jungle_pg.scenes.replay.story import longest_counter, longest_notation, pins_of, trimmed
from jungle_pg.scenes.replay.tape import SPEEDS, Tape
from jungle_pg.scenes.replay.telling import Teller
from jungle_pg.scenes.replay.timeline import Timeline
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.scenes.world import Game, World
from jungle_pg.stage.backdrop import jungle
from jungle_pg.stage.inputs import Input, Key, Leave
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.ops import DrawList, Group, Scenery
from jungle_pg.stage.view import View
from jungle_pg.tables.base import Mark
from jungle_pg.ui.page import Page
from jungle_pg.ui.progress import ProgressBar
from jungle_pg.ui.widget import NOWHERE, Act, Widget

TUNE: Final = "play_loop"
FRAME_S: Final = 1 / 60


@dataclass(frozen=True, slots=True)
class ReplayResult:
    """Where a replay was left, and whether the player wants to play on from there."""

    ply: int
    plays_on: bool = False


class Replay(Screen):
    """Leaves a `ReplayResult`; whoever opened it is as it was.

    `title` and `facts` tell where the match is from; it is played from `start` on.
    """

    name = "replay"

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        *,
        title: str = "",
        facts: Sequence[tuple[str, str]] = (),
        start: int = 0,
    ) -> None:
        self.game, self.match = game, trimmed(match)
        length = len(self.match.moments)
        bottom = seat_below(match)
        self.tape = Tape(length, place=float(min(max(0, start), length)))
        self.film = Film(world, game, self.match, bottom, as_watched(self.match))
        self.closer = Closer(world.desk, self.match)
        self.drawer = ""
        """What is open: `moves`, `closer` or nothing."""
        self._teller = Teller(game, self.match, bottom, world.desk, title, facts)
        self._listening = Listening(self.film.projector, world.sound.cue)
        self._parts, self._controls = Parts(), Controls()
        self._list = MoveList()
        self._timeline = Timeline(length, pins_of(game, self.match))
        self._progress = ProgressBar("closer_progress")
        self._at: ReplayPlaces | None = None
        self._has_begun = False
        self._left_at: float | None = None
        """Since when something else may cover it."""
        self._plays_on = False
        """Whether it goes on when the hand lets the knob go."""
        self._tune_before = world.tune
        self._hints: Kept[tuple[Mark, ...]] = Kept()
        self._all: Kept[DrawList] = Kept()
        super().__init__(world, Page([], world.hear, "play"))
        if world.tune != TUNE:
            world.play(TUNE)

    @property
    def places(self) -> ReplayPlaces:
        """Where everything is."""
        assert self._at is not None, "it was not laid out yet"
        return self._at

    def backdrop(self, view: View) -> Scenery:
        """The jungle, a step quieter behind a board."""
        return jungle(view, is_veiled=True)

    def lay_out(self, view: View) -> DrawList:
        """The board, and everything else around it."""
        self._teller.write(script_of(self.world.settings, self.game))
        at = self._at = places_for(view, self._wants(view))
        if self.drawer == MOVES and MOVES not in {place.name for place in at.buttons}:
            # There is room for the moves without a drawer.
            self.drawer = ""
        self.film.lay(view, at.board)
        self._timeline.place(at.deck.bar)
        buttons = self._controls.place(view, at.buttons)
        widgets: list[Widget] = [self.film, *self._list_in(view, at), *buttons]
        widgets.append(self._timeline)
        if at.deck.speed.w:
            self._controls.speed.place(speed_parts(view, at.deck)[1])
            widgets.append(self._controls.speed)
        if at.closer is not None:
            self._progress.place(closer_places(view, at.closer).bar)
            widgets.append(self._progress)
        self.page.change(widgets)
        return ()

    def page_ops(self, view: View, now: float) -> DrawList:
        """The ground, what is around it, pieces and widgets, all at one place of the match."""
        time = now if self._left_at is None else self._left_at
        self._follow(view, time)
        facts = self._teller.facts(view, self.tape.shown(time), self.closer)
        parts = (
            self.film.ground(now),
            self._parts.draw(view, facts, self.places),
            self.page.draw(view, now),
        )
        return self._all.get(
            parts, lambda: (parts[0], Group("around", parts[1]), Group("widgets", parts[2]))
        )

    def handle(self, event: Input, now: float) -> Command | None:
        """Keys act on the replay, unless a widget that was reached by keys wants them."""
        focused = self.page.focused
        is_taken = focused is not None and focused.shows_focus
        match event:
            case Leave():
                # Another scene may be opening over this one; if not, time goes on at once.
                self._left_at = now
            case Key() if copies_game(event, focused):
                return copied(self.world, self.game, self.match, self.view)
            case Key(name=name, ctrl=False, alt=False, shift=False) if not (
                is_taken and focused is not None and focused.wants_key(name)
            ):
                if name in SPEED_KEYS:
                    self.tape = self.tape.at_speed(SPEED_KEYS[name], now)
                    return None
                if event in BY_KEY or replace(event, repeat=False) in BY_KEY:
                    return self._press_key(BY_KEY[replace(event, repeat=False)], event, now)
        command = super().handle(event, now)
        self._let_go(now)
        return command

    def update(self, now: float) -> Command | None:
        """Let time pass: moves are heard, places are judged."""
        if not self._has_begun:
            self._has_begun = True
            self.tape = self.tape.play(now)
        if self._left_at is not None:
            self.tape, self._left_at = self.tape.resumed(self._left_at, now), None
        pace = self.film.pace_at(self.tape.speed)
        voices = self.world.settings.voices
        flipped = self.film.is_flipped
        self._listening.follow(self.tape, now, pace, voices=voices, is_flipped=flipped)
        self.closer.update(self.tape.shown(now))
        return None

    def wakes_at(self, now: float) -> float | None:
        """At once while it runs, soon while something is thought over."""
        is_covered = self._left_at is not None
        if not self._has_begun or (self.tape.is_running(now) and not is_covered):
            return now
        times = [super().wakes_at(now)]
        if self.closer.is_busy:
            times.append(now + FRAME_S)
        return min((time for time in times if time is not None), default=None)

    def take(self, act: Act, now: float) -> Command | None:
        """A widget was used."""
        match act.name, act.value:
            case "place", float(ply):
                self._seek(round(ply), now)
            case "moves", int(ply):
                self._seek(ply, now)
            case name, int(ply) if name == COPY:
                return self._copy(ply)
            case "speed", float(number):
                self.tape = self.tape.at_speed(SPEEDS[round(number)], now)
            case name, None:
                return self._press(name, now)
        return None

    def back(self, now: float) -> Command | None:
        """Close a drawer, then stop."""
        if self.drawer:
            self._open("")
            return None
        return self._leave(now, plays_on=False)

    def resume(self, result: Result, now: float) -> Command | None:
        """Tell what came of an export."""
        assert self.view is not None
        return told(self.view.words, result)

    def close(self) -> None:
        """Nobody needs to think any more, and the music is that of before."""
        self.closer.turn(False)
        if self.world.tune != self._tune_before:
            self.world.play(self._tune_before)

    def _press(self, name: str, now: float) -> Command | None:
        """Do what a button says."""
        tape = self.tape
        match name:
            case "play":
                self.tape = tape.pause(now) if tape.is_playing(now) else tape.play(now)
            case "step_back" | "step_forward":
                self._step(1 if name == "step_forward" else -1, now)
            case "restart":
                self.tape = tape.restart(now)
            case "to_start":
                self._seek(tape.first, now)
            case "to_end":
                self.tape = tape.to_end(now)
            case "loop":
                self.tape = tape.looping(not tape.loops, now)
            case "from_here":
                self.tape = tape.from_here(now)
            case "up_to_here":
                self.tape = tape.up_to_here(now)
            case "whole":
                self.tape = tape.whole(now)
            case "moves" | "closer":
                self._open("" if self.drawer == name else name)
            case "export" | "play_from_here" if is_secret(self.match):
                return hidden(self.world, self.view, name)
            case "export":
                return export_command(self.world, self.match, tape.speed, now)
            case "play_from_here":
                return self._leave(now, plays_on=True)
            case "stop":
                return self._leave(now, plays_on=False)
        return None

    def _press_key(self, name: str, event: Key, now: float) -> Command | None:
        if name == "stop":
            if event.repeat:
                return None
            self.world.hear("ui_back")
            return self.back(now)
        if event.repeat and name in ("play", "loop"):
            return None
        if name in self._controls.buttons and name not in possible(self.tape, self.match, now):
            return None
        return self._press(name, now)

    def _leave(self, now: float, *, plays_on: bool) -> Command:
        return Pop(ReplayResult(self.tape.shown(now), plays_on))

    def _step(self, by: int, now: float) -> None:
        tape = self.tape
        ply = tape.step(by, now).goal
        # The move that runs backwards is the one after the place it leads to.
        pace = self.film.pace_at(tape.speed)
        busy = self.film.projector.busy(ply + 1, pace) if by < 0 and ply is not None else 1.0
        self.tape = tape.step(by, now, busy)

    def _seek(self, ply: int, now: float) -> None:
        if self._timeline.is_held and self.tape.is_playing(now):
            self.tape, self._plays_on = self.tape.pause(now), True
        self.tape = self.tape.seek(ply, now)

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
        self.closer.turn(drawer == CLOSER)
        if self.view is not None:
            self.arrange(self.view)

    def _wants(self, view: View) -> ReplayWants:
        letters, moves = view.text_px(LETTERS), self._teller.moves(view.words)
        return ReplayWants(
            shape_of(self.game, self.match.setup.rules),
            longest_counter(view, len(moves), letters) + 2,
            longest_notation(view, moves, letters) + letters * (TAKEN + 0.5),
            self._controls.labels(view.words, can_export=self.world.exporter is not None),
            self.drawer,
        )

    def _list_in(self, view: View, at: ReplayPlaces) -> list[Widget]:
        self._list.show(self._teller.moves(view.words), len(self.match.moments), 0)
        if at.moves is None:
            self._list.place(NOWHERE)
            return []
        side, top, foot = view.px(LIST_SIDE), view.px(LIST_TOP), view.px(LIST_FOOT)
        self._list.place_in(view, at.moves.inset(side, top, side, foot))
        return [self._list]

    def _follow(self, view: View, now: float) -> None:
        """Let every widget show the place of the match at this time."""
        tape, at, shown = self.tape, self.tape.position(now), self.tape.shown(now)
        self.film.show(at, self.film.pace_at(tape.speed), self._best_marks(shown, now))
        self._timeline.show(at, (tape.first, tape.end))
        self._list.show(self._teller.moves(view.words), len(self.match.moments), shown)
        self._controls.speed.show(tape.speed)
        self._progress.value = self.closer.part
        self._controls.show(
            view.words,
            is_playing=tape.is_playing(now),
            enabled=possible(self.tape, self.match, now),
            down=frozenset((self.drawer, "loop") if tape.loops else (self.drawer,)),
        )

    def _best_marks(self, shown: int, now: float) -> tuple[Mark, ...]:
        """The best move where one stands and looks closer."""
        action = None if self.tape.is_running(now) else self.closer.best(shown)
        if action is None:
            return ()
        picks = self.match.rulebook.picks(self.match.state_at(shown), action)
        return self._hints.get(picks, lambda: tuple(hint_marks(picks, 2)))
