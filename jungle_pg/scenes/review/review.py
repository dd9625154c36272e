"""A review of a finished game: what clicks, keys and time do with it."""

from collections.abc import Mapping
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Final

from jungle_pg.core.audience import only_person
from jungle_pg.core.duplicate import duplicate_of
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.core.review.cards import cards_of
from jungle_pg.core.review.values import JudgedPosition
from jungle_pg.engine.analysis import Analysis
from jungle_pg.files.background import Task
from jungle_pg.files.reviews import KeptReview, ReviewFile
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Command, Open, Push, Result, Say
from jungle_pg.scenes.practise.card import CardScreen, due_cards, retry_card
from jungle_pg.scenes.practise.practise import PractiseScreen
from jungle_pg.scenes.replay.projector import Listening
from jungle_pg.scenes.review.curve import NAME as CURVE
from jungle_pg.scenes.review.layout import (
    BETTER,
    DRAWERS,
    DUPLICATE,
    NEXT,
    PRACTISE,
    PREVIOUS,
    RETRY,
    STUDY,
    WHY,
    WORDS,
)
from jungle_pg.scenes.review.screen import ReviewScreen
from jungle_pg.scenes.review.side_line import refutation, side_line
from jungle_pg.scenes.study.doors import study_of_match
from jungle_pg.scenes.table.copying import copied, copies_game
from jungle_pg.scenes.table.panels.moves import COPY
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key
from jungle_pg.stage.input.shortcuts import IN_REVIEW, REVIEW, STEPS, by_key
from jungle_pg.ui.widget import Act

FRAME_S: Final = 1 / 60
FRESH_S: Final = 0.2
"""How often what was found out by now is put together while it runs."""
KEEP_S: Final = 2.0
"""How often what was found out is stored while it runs."""
JUMP_S: Final = 0.12
LONGEST_JUMP_S: Final = 1.2
"""How long a move takes on the way to a key moment, and the whole way at most."""
STEP_SPEED: Final = 1.6
"""Moves a second where one steps from move to move."""
BY_KEY: Final = by_key((*STEPS, *REVIEW))
AROUND: Final = {"step_back": -1, "step_forward": 1}
MOMENTS: Final = {PREVIOUS: -1, NEXT: 1}


class ReviewOfGame(ReviewScreen):
    """Goes on while one looks around; whoever opened it is as it was."""

    name = "review"
    shortcuts = IN_REVIEW

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        *,
        start: int = 0,
        save: Path | None = None,
    ) -> None:
        super().__init__(world, game, match, start=start)
        rules = self.match.setup.rules
        self._preparing = Task(lambda: self.reviewer.prepare(rules), "preparing a review")
        self._kept: KeptReview | None = None
        """What is known from earlier, and where it is kept; None where the match has no file."""
        self._is_read = save is None
        if save is not None:
            self._kept = KeptReview(ReviewFile(save, self.match, self.reviewer.nodes))
        self._keeps_at = 0.0
        self._to_keep = False
        self._has_cards = False
        self._listening = Listening(self.projector, world.sound.cue)
        self._line_listening: Listening | None = None
        self._fresh_at = 0.0
        self._is_stale = True
        """Whether more is known than is shown."""
        self._as_read: Mapping[int, JudgedPosition] = self.analysis.judged
        self._has_begun = self._has_told = False
        self.due = len(due_cards(world, game.rulebook.game_id))
        if self._is_read:
            self.analysis.set_open(True)

    # Time

    def update(self, now: float) -> Command | None:
        """Let time pass: places are judged, moves are heard."""
        if not self._has_begun:
            self._has_begun = True
            if not self.begins_still:
                self.curve.grow(now)
        self._listen(now)
        self._go_on(now)
        if self.analysis.has_failed and not self._has_told:
            self._has_told = True
            assert self.view is not None
            return Say(self.view.words("review.failed"), "warning")
        return None

    def _go_on(self, now: float) -> None:
        """Take what is known by now, at once when it is all."""
        if not self._is_read:
            self._read(now)
            return
        before = self.analysis.judged
        self.analysis.update(self.place(now))
        self._is_stale = self._is_stale or self.analysis.judged is not before
        if self._is_stale and (now >= self._fresh_at or not self.analysis.is_busy):
            self._is_stale, self._fresh_at = False, now + FRESH_S
            self.review = self.reviewing.review(self.analysis.judged)
            self._to_keep = self._to_keep or self.analysis.judged is not self._as_read
        self._keep(now)

    def _read(self, now: float) -> None:
        """Begin with what is known from earlier, once it is read."""
        assert self._kept is not None
        known = self._kept.known()
        if known is None:
            return
        self._is_read = True
        self.analysis = Analysis(self.world.engine, self.match, self.reviewer, known)
        self._as_read = self.analysis.judged
        self.analysis.set_open(True)
        self.curve.grow(now)
        if self.analysis.part >= 1:
            self.counts_since = now
            self.world.hear("clock_tick")

    def _keep(self, now: float) -> None:
        """Store what was found out; mistakes of the only person become cards once all is known."""
        is_whole = not self.analysis.is_busy
        if self._kept is not None and self._to_keep and (is_whole or now >= self._keeps_at):
            self._to_keep, self._keeps_at = False, now + KEEP_S
            self._kept.keep(self.analysis.judged)
        if is_whole and self.review.is_whole and not self._has_cards:
            self._has_cards = True
            self._make_cards()

    def _make_cards(self) -> None:
        seat = only_person(self.match)
        if seat is None or self.game.look.has_hands:
            return
        made = cards_of(self.match, self.review, seat, self.world.stamp().date())
        self.world.cards.change(lambda now: now.having(made))
        self.due = len(due_cards(self.world, self.game.rulebook.game_id))
        self._arrange_again()

    def _listen(self, now: float) -> None:
        """Only the last move of a way is heard."""
        line = self.side_line
        tape = self.tape if line is None else line.tape
        listening = self._listening if line is None else self._line_listening
        is_near = tape.goal is None or tape.position(now) >= tape.goal - 1
        if listening is not None and is_near:
            voices, is_flipped = self.world.settings.voices, self.board.is_flipped
            listening.follow(tape, now, self.pace, voices=voices, is_flipped=is_flipped)

    def wakes_at(self, now: float) -> float | None:
        """At once while something moves, soon while something is thought over."""
        if self.is_running(now) or self.are_arrows_moving(now) or self.is_counting(now):
            return now
        times = [super().wakes_at(now)]
        if self.analysis.is_busy or not self._is_read:
            times.append(now + FRAME_S)
        return min((time for time in times if time is not None), default=None)

    # Input

    def handle(self, event: Input, now: float) -> Command | None:
        """Keys act on the review, unless a widget that was reached by keys wants them."""
        focused = self.page.focused
        is_taken = focused is not None and focused.shows_focus
        match event:
            case Key() if copies_game(event, focused):
                return copied(self.world, self.game, self.match, self.view)
            case Key(name=name) if replace(event, repeat=False) in BY_KEY and not (
                is_taken and focused is not None and focused.wants_key(name)
            ):
                return self._press_key(BY_KEY[replace(event, repeat=False)], event, now)
        return super().handle(event, now)

    def _press_key(self, does: str, event: Key, now: float) -> Command | None:
        match does:
            case "step_back" | "step_forward":
                self._step(AROUND[does], now)
            case "to_start" | "to_end":
                self._leave_line()
                self.tape = self.tape.seek(0 if does == "to_start" else self.tape.length, now)
            case name if not event.repeat and name in self.buttons and self.may(name, now):
                self.world.hear(self.buttons[name].sound)
                return self.take(Act(name), now)
        return None

    def take(self, act: Act, now: float) -> Command | None:
        match act.name, act.value:
            case "moves", int(ply):
                self._look_at(self._number_of(ply), now)
            case name, int(ply) if name == COPY:
                assert self.view is not None
                self.world.clipboard.put(self.captions.moves(self.view.words)[ply - 1].line)
            case name, int(number) if name == CURVE:
                self._look_at(number, now)
            case name, None if name in MOMENTS:
                moment = self.moment_beside(MOMENTS[name], now)
                if moment is not None:
                    self._run_to(moment, now)
            case name, None if name in DRAWERS:
                self.drawer = WORDS if self.drawer == name else name
                self._arrange_again()
            case name, None if name == PRACTISE:
                return Push(PractiseScreen(self.world, self.game.rulebook.game_id))
            case name, None if name == RETRY:
                return self._retry(now)
            case name, None if name == DUPLICATE:
                return self._play_duplicate()
            case name, None if name == STUDY:
                ply = self.places[self.place(now)]
                return study_of_match(self.world, self.game, self.match, self.view, ply)
            case name, None if name in (WHY, BETTER):
                self._show_line(name, now)
            case self.board.name, None:
                self._step(1, now)
        return None

    def back(self, now: float) -> Command | None:
        """Esc: from a line to the game, from a drawer to the words, and then away."""
        if self.side_line is not None:
            self._leave_line()
            return None
        if self.drawer != WORDS:
            self.drawer = WORDS
            self._arrange_again()
            return None
        return super().back(now)

    def resume(self, result: Result, now: float) -> Command | None:
        """Something was practised, perhaps."""
        self.due = len(due_cards(self.world, self.game.rulebook.game_id))
        self._arrange_again()
        return None

    def close(self) -> None:
        """Nobody needs to think any more; what was found out is kept."""
        self.analysis.set_open(False)
        if self._kept is not None and self._to_keep:
            self._kept.keep(self.analysis.judged)

    # Moving about

    def _step(self, by: int, now: float) -> None:
        """One move on, or back, in the line or in the game."""
        line = self.side_line
        projector, tape = (
            (self.projector, self.tape) if line is None else (line.projector, line.tape)
        )
        tape = tape.at_speed(STEP_SPEED, now)
        last = ceil(tape.here(by, now))
        busy = projector.busy(last, self.pace) if by < 0 else 1.0
        if line is None:
            self.tape = tape.step(by, now, busy)
        elif by > 0 or line.number(now) > 0:
            self.side_line = line.with_tape(tape.step(by, now, busy))

    def _look_at(self, number: int, now: float) -> None:
        """Stand before a move; beyond the last one it is the end of the game."""
        self._leave_line()
        place = min(max(0, number - 1), self.projector.steps.moves)
        self.tape = self.tape.seek(self.projector.steps.stops[place], now)

    def _run_to(self, number: int, now: float) -> None:
        """Run to where a move had to be decided; at once where nothing should move."""
        if self.view is None or self.view.calm or self.pace.is_still:
            self._look_at(number, now)
            return
        self._leave_line()
        goal = self.projector.steps.stops[number - 1]
        way = abs(goal - self.tape.position(now))
        speed = max(1 / JUMP_S, way / LONGEST_JUMP_S)
        self.tape = self.tape.run_to(goal, now, speed)

    def _number_of(self, ply: int) -> int:
        """The number of the move that led to a place of the log; 1 for the start."""
        return max(1, sum(place < ply for place in self.places))

    def _show_line(self, name: str, now: float) -> None:
        """Play a line beside the game, or go back to the game."""
        if self.side_line is not None and self.side_line.name == name:
            self._leave_line()
            return
        self._leave_line()
        move, place = self.move(now), self.places[self.place(now)]
        if move is None:
            return
        reply = self.reply(now)
        texts = move.line if name == BETTER else refutation(self.match, place, reply)
        self.side_line = side_line(self.game.look, self.match, place, name, texts, now)
        if self.side_line is not None:
            self._line_listening = Listening(self.side_line.projector, self.world.sound.cue)

    def _retry(self, now: float) -> Command | None:
        """Try for a better move than the one that was played."""
        move = self.move(now)
        if move is None:
            return None
        self._leave_line()
        card = retry_card(self.match, self.places[self.place(now)], move)
        return Push(CardScreen(self.world, (card,), is_kept=False))

    def _play_duplicate(self) -> Command:
        """The same luck again with seats changed."""
        # A table knows of reviews, so it is loaded when it is wanted.
        from jungle_pg.scenes.table.play import Play

        self.world.hear("game_start")
        match = begin(self.match.rulebook, duplicate_of(self.match))
        return Open(Play(self.world, self.game, match))

    def _leave_line(self) -> None:
        self.side_line = self._line_listening = None

    def _arrange_again(self) -> None:
        if self.view is not None:
            self.arrange(self.view)
