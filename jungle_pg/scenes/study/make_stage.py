"""The dialog that makes a puzzle of a position, once the judge has found that it can be solved."""

from typing import Final

from jungle_pg.core.journey.own import own_stage
from jungle_pg.core.journey.stage import Goal, Stage
from jungle_pg.core.match import AnyMatch
from jungle_pg.engine.client import Inquiry, Priority
from jungle_pg.engine.judging.judgement import Task
from jungle_pg.engine.messages import question_for_judge
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow
from jungle_pg.scenes.question import Told
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import M
from jungle_pg.stage.view import View
from jungle_pg.texts.speech import goal_text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.layout import Column, Part
from jungle_pg.ui.placing import slot_of
from jungle_pg.ui.widget import Act

GOALS: Final = ("win", "survive")
MOST_MOVES: Final = 12
USUAL_MOVES: Final = 2


class MakeStage(Told):
    """Leaves the stage, or nothing; it is asked anew whenever the goal is another one."""

    name = "study_make_stage"

    def __init__(self, world: World, game: Game, match: AnyMatch, now: float) -> None:
        self._world, self._game, self._match = world, game, match
        self._goal = Segments("goal", ("", ""))
        self._moves = Stepper("moves", 1, MOST_MOVES, 1, USUAL_MOVES, self._told_moves)
        self._yes, self._no = Button("yes", icon="puzzle", kind="green"), Button("no", icon="left")
        self._no.sound = "ui_back"
        self._inquiry: Inquiry | None = None
        super().__init__(world.hear, [ButtonRow((self._yes, self._no))], "yes", "no", now)
        self.page.change([self._goal, self._moves, self._yes, self._no])
        world.hear("ui_panel")
        self._ask()

    @property
    def goal(self) -> Goal:
        """What is to be reached."""
        return Goal(GOALS[self._goal.chosen], self._moves.value or 1)

    @property
    def stage(self) -> Stage:
        """The puzzle as it would be kept."""
        match, codec = self._match, self._match.rulebook.codec
        return own_stage(
            match.rulebook.game_id,
            codec.rules_text(match.setup.rules),
            codec.position_text(match.state),
            self.goal,
            match.actor or 0,
        )

    def _told_moves(self, value: int | None) -> str:
        return str(value or 1)

    def _ask(self) -> None:
        """Let the judge say whether the goal can be reached."""
        if self._inquiry is not None:
            self._inquiry.cancel()
        task = Task(self.goal, self._match.actor or 0)
        self._inquiry = self._world.engine.ask(question_for_judge(self._match, task), Priority.HINT)
        self._yes.is_enabled = False

    @property
    def is_provable(self) -> bool | None:
        """What the judge says; None as long as it thinks."""
        if self._inquiry is None or not self._inquiry.is_done:
            return None
        thought = self._inquiry.thought
        judgement = None if thought is None else thought.judgement
        return judgement is not None and judgement.is_right

    def set_labels(self, view: View) -> None:
        words = view.words
        self._yes.label, self._no.label = words("study.keep_stage"), words("study.back")
        self._goal.labels = tuple(words(f"study.stage_{code}") for code in GOALS)

    def heading(self, view: View) -> str:
        return view.words("study.make_stage")

    def text(self, view: View) -> str:
        """The goal in words, and what the judge says of it."""
        words, match = view.words, self._match
        rules = match.setup.rules
        side = side_name(self._game, rules, match.actor or 0, words)
        goal = goal_text(words.texts, match.rulebook, rules, self.goal)
        said = {None: "thinks", True: "can", False: "cannot"}[self.is_provable]
        return words("study.stage_told", side=side, goal=goal, said=words(f"study.judge_{said}"))

    def body(self, view: View) -> tuple[Part, ...]:
        controls = (slot_of(view, self._goal, grow=1.0), slot_of(view, self._moves, grow=1.0))
        return *super().body(view), Column(controls, gap=M, padding=(0.0, M, 0.0, M))

    def update(self, now: float) -> Command | None:
        """Hear the judge; a held button goes on."""
        act = self._moves.repeat(now)
        if act is not None:
            self._ask()
            self.rearrange()
        if self._inquiry is not None and self._inquiry.poll():
            self._yes.is_enabled = self.is_provable is True
            self.rearrange()
        return None

    def wakes_at(self, now: float) -> float | None:
        """Soon while the judge thinks."""
        is_open = self._inquiry is not None and self._inquiry.is_open
        wakes = super().wakes_at(now)
        return now + 0.05 if is_open and wakes is None else wakes

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "goal" | "moves":
                self._ask()
                self.rearrange()
                return None
            case "yes":
                return Pop(self.stage) if self.is_provable else None
        return Pop()

    def close(self) -> None:
        """Nobody needs to judge any more."""
        if self._inquiry is not None:
            self._inquiry.cancel()
