"""A lesson: the guide says one thing to do after another, and lights up where."""

from math import inf
from typing import Final

from jungle_pg.core.journey.stage import LESSON, GuideStep, Journey, Stage
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.journey.stage.attempt import was_own
from jungle_pg.scenes.journey.stage.facts import StageFacts
from jungle_pg.scenes.journey.stage.marks import Over, Point, is_straight
from jungle_pg.scenes.journey.stage.result import Passed
from jungle_pg.scenes.journey.stage.stage_screen import StageScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.easing import breath, part, slow_end, swing
from jungle_pg.stage.living import tick, tick_time
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.widget import Act

ANSWER_S: Final = 0.7
NEXT_S: Final = 0.5
"""How long a move of the guide is seen before the next step."""
PULSE_S: Final = 0.9
PULSE: Final = 0.06
TAP_STEPS: Final = 8
ARROW_EVERY_S: Final = 1.8
ARROW_S: Final = 0.6
"""How often the arrow of a move draws itself, and how long that takes."""


class LessonScreen(StageScreen):
    """Only what the step asks for can be done."""

    def __init__(self, world: World, journey: Journey, stage: Stage) -> None:
        self.step_number = 0
        super().__init__(world, journey, stage)
        self._answer_at = self._next_at = inf
        self.buttons |= {
            "before": Button("before", icon="left"),
            "next": Button("next", icon="right", kind="green"),
            "skip": Button("skip", icon="skip"),
        }

    @property
    def step(self) -> GuideStep | None:
        """What is to be done now; None at the end."""
        guide = self.stage.guide
        return guide[self.step_number] if self.step_number < len(guide) else None

    @property
    def _waits(self) -> bool:
        """Whether something follows by itself."""
        return min(self._answer_at, self._next_at, self._solved_at) < inf

    # What is told

    def main_buttons(self) -> tuple[tuple[str, ...], ...]:
        step = self.step
        if step is None:
            return (("before", "next"), ("show", "skip"), ("map",))
        self.buttons["next"].is_enabled = step.reads
        self.buttons["show"].is_enabled = bool(step.picks)
        self.buttons["before"].is_enabled = self.step_number > 0
        return (("before", "next"), ("show", "skip"), ("map",))

    def told(self, view: View) -> StageFacts:
        words, step = view.words, self.step
        told = super().told(view)
        done, count = self.step_number, len(self.stage.guide)
        speech = words("stage.solved_said") if step is None else words(step.text)
        return StageFacts(
            words(f"stage.{self.stage.text}.name"),
            told.icon,
            "",
            words("stage.step_of", number=min(count, done + 1), count=count),
            done,
            count,
            "",
            told.stars,
            (),
            self.said or speech,
            told.longest,
            self._strip(view),
            "happy" if step is None else "point" if not step.reads else "calm",
            words("stage.lesson", number=self._lesson_number),
        )

    @property
    def _lesson_number(self) -> int:
        """Which lesson of the game it is."""
        lessons = [stage.id for stage in self.journey.stages if stage.kind == LESSON]
        return lessons.index(self.stage.id) + 1

    def spoken(self) -> tuple[str, ...]:
        return tuple(step.text for step in self.stage.guide)

    def _strip(self, view: View) -> str:
        """The one thing to do."""
        step, words = self.step, view.words
        if step is None or self._waits:
            return ""
        if step.reads:
            return words("stage.read_on")
        if not step.picks:
            return words("stage.any_move")
        key = self.game.look.piece_key(self.state.position, self._target)
        return words("stage.choose_piece", piece=words(key)) if key else words("stage.choose_here")

    @property
    def _target(self) -> Pick:
        """What is to be clicked next."""
        step = self.step
        if step is None or not step.picks:
            return ""
        is_chosen = self.state.selected[-1:] == step.picks[:1]
        return step.picks[-1] if is_chosen else step.picks[0]

    def over_now(self, now: float) -> Over:
        step = self.step
        if step is None or self.view is None or self._waits:
            return Over(self.square)
        bright = tuple(dict.fromkeys((*step.picks, *step.marks)))
        if not bright:
            return Over(self.square)
        target = self._target
        calm, time = self.view.calm, tick_time(tick(now))
        beat = 0.0 if calm else swing(time, PULSE_S)
        tap = 1.0 if calm else 1 - breath(time, PULSE_S)
        drawn = 1.0 if calm else round(slow_end(part(time % ARROW_EVERY_S, 0.0, ARROW_S)), 2)
        way = self._way(step)
        return Over(
            self.square,
            veil=self.view.window,
            bright=tuple(self.point_of(pick) for pick in bright),
            windows=(way,) if way is not None and is_straight(*way, self.square) else (),
            pulse_at=self.point_of(target) if target else None,
            pulse=1 + PULSE * beat,
            has_hand=bool(target),
            tap=round(tap * TAP_STEPS) / TAP_STEPS,
            arrow=way,
            drawn=drawn,
        )

    def _way(self, step: GuideStep) -> tuple[Point, Point] | None:
        """The arrow of the move that is asked for; cards are not led anywhere."""
        if len(step.picks) != 2 or self.game.look.has_hands:
            return None
        return self.point_of(step.picks[0]), self.point_of(step.picks[1])

    # What is done

    def pick(self, pick: Pick, now: float) -> None:
        step = self.step
        if step is None or self._waits:
            return
        if step.reads:
            self._take_step(now)
        elif not step.picks or pick in (self._target, ""):
            super().pick(pick, now)
        else:
            self.world.hear("error")
            self.tell(self._strip_again())

    def drop(self, pick: Pick, now: float) -> None:
        step = self.step
        if step is not None and step.picks and pick not in (step.picks[-1], step.picks[0]):
            at = self.state.selected
            self.clear_selection()
            if at:
                self.table_view.refuse(at[0], now, self.board.dropped_at)
            return
        super().drop(pick, now)

    def _strip_again(self) -> str:
        assert self.view is not None
        return self._strip(self.view)

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "next":
                step = self.step
                if step is not None and step.reads and not self._waits:
                    self._take_step(now)
                return None
            case "before":
                self._step_back(now)
                return None
            case "skip":
                stage, date = self.stage, self.world.stamp().date().isoformat()
                self.world.progress.change(lambda progress: progress.with_shown(stage, date))
                return Pop(Passed(stage.id))
        return super().take(act, now)

    def show_way(self, now: float) -> None:
        """Do what the step asks for."""
        step = self.step
        if step is None or not step.picks or self._waits:
            return
        self.attempt = self.attempt.hinted()
        self.clear_selection()
        rulebook, state = self.match.rulebook, self.match.state
        for action in rulebook.actions(state):
            if rulebook.picks(state, action) == step.picks:
                self.show(self.table.play(action, now), now)
                return

    def give_hint(self, now: float) -> None:
        self.show_way(now)

    def moved(self, match: AnyMatch, now: float) -> None:
        step = self.step
        if step is None or not was_own(self.stage, match):
            return
        self.world.hear("lesson_step")
        settles_at = max(now, self.table_view.pieces.settles_at())
        if step.answer:
            self._answer_at = settles_at + ANSWER_S
        else:
            self._next_at = settles_at
        self.request_redraw()

    def go_on(self, now: float) -> None:
        step = self.step
        if now >= self._answer_at and step is not None:
            self._answer_at = inf
            self.play_text(step.answer, now)
            self._next_at = max(now, self.table_view.pieces.settles_at()) + NEXT_S
        if now >= self._next_at:
            self._next_at = inf
            self._take_step(now)

    def _take_step(self, now: float) -> None:
        self.step_number += 1
        if self.step is None:
            self.solve(now)
        self.request_redraw()

    def _step_back(self, now: float) -> None:
        """One step back, with what was played in it."""
        if not self.step_number or self._waits:
            return
        self.step_number -= 1
        step = self.step
        if step is not None and not step.reads:
            self.show(self.table.undo(now), now)
        self.request_redraw()

    def begin_again(self, now: float) -> None:
        self.step_number = 0
        self._answer_at = self._next_at = inf
        super().begin_again(now)

    def wakes_at(self, now: float) -> float | None:
        due = super().wakes_at(now)
        waits = min(self._answer_at, self._next_at)
        calm = self.view is None or self.view.calm
        if not calm and self._target and not self._waits:
            waits = min(waits, tick_time(tick(now) + 1))
        if waits < inf:
            return waits if due is None else min(due, waits)
        return due
