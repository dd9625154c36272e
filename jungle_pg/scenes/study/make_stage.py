"""The dialog that makes a puzzle of a position, once the judge has proved that it can be solved."""

from dataclasses import replace
from typing import Final

from jungle_pg.core.journey.own import MOST_MOVES, OwnStage, goals_of, own_stage
from jungle_pg.core.journey.stage import Goal
from jungle_pg.core.log import Setup
from jungle_pg.core.match import AnyMatch, begin
from jungle_pg.engine.judging.exam import Exam
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.modal_dialog import ButtonRow
from jungle_pg.scenes.question import Told
from jungle_pg.scenes.world import World
from jungle_pg.stage.scale import MEDIUM, M
from jungle_pg.stage.view import View
from jungle_pg.texts.speech import goal_text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.stepper import Stepper
from jungle_pg.ui.layout import Column, Part
from jungle_pg.ui.placing import slot_of
from jungle_pg.ui.widget import Act

USUAL_MOVES: Final = 2
ANY_GAME: Final = (Goal("win"), Goal("survive"))
"""What is wanted in games that have no stages."""


class MakeStage(Told):
    """Leaves the puzzle, or nothing; the judge looks anew whenever the goal is another one."""

    name = "study_make_stage"

    def __init__(self, world: World, game: Game, match: AnyMatch, now: float) -> None:
        self._world, self._game = world, game
        book, rules = match.rulebook, match.setup.rules
        position = book.codec.position_text(match.state)
        self._match = begin(book, Setup(rules, position))
        self._seat = self._match.actor or 0
        journey = world.journeys().get(book.game_id)
        wanted = ANY_GAME if journey is None else journey.wanted
        self.goals = tuple(goals_of(wanted, book, self._match.state, self._seat))
        self._goal = Carousel("goal", ("",) * len(self.goals), size=MEDIUM)
        self._moves = Stepper("moves", 1, MOST_MOVES, 1, USUAL_MOVES, self._told_moves)
        self._yes, self._no = Button("yes", icon="puzzle", kind="green"), Button("no", icon="left")
        self._no.sound = "ui_back"
        self._now = now
        super().__init__(world.hear, [ButtonRow((self._yes, self._no))], "yes", "no", now)
        self.page.change([self._goal, self._moves, self._yes, self._no])
        world.hear("ui_panel")
        self._exam = self._begun()

    @property
    def goal(self) -> Goal:
        """What is to be reached."""
        return replace(self.goals[self._goal.chosen], moves=self._moves.value or 1)

    def _begun(self) -> Exam:
        """Let the judge look."""
        self._yes.is_enabled = False
        return Exam(self._world.engine, self._match, self._seat, self.goal, self._now)

    def _begin_anew(self) -> None:
        self._exam.close()
        self._exam = self._begun()
        self.rearrange()

    @property
    def finding(self) -> str:
        """What the judge says."""
        return self._exam.finding

    @property
    def stage(self) -> OwnStage | None:
        """The puzzle as it would be kept, once it is proved."""
        proof = self._exam.proof
        if proof is None:
            return None
        now = self._world.stamp().isoformat(timespec="microseconds")
        return own_stage(self._match, self._seat, self._exam.goal, proof.solution, now)

    def _told_moves(self, value: int | None) -> str:
        return str(value or 1)

    def set_labels(self, view: View) -> None:
        words, match = view.words, self._match
        self._yes.label, self._no.label = words("study.keep_stage"), words("study.back")
        rules = match.setup.rules
        shown = (replace(goal, moves=self._moves.value or 1) for goal in self.goals)
        told = tuple(goal_text(words.texts, match.rulebook, rules, goal) for goal in shown)
        self._goal.labels = told

    def heading(self, view: View) -> str:
        return view.words("study.make_stage")

    def text(self, view: View) -> str:
        """Who is to move, and what the judge says of the goal."""
        words, exam = view.words, self._exam
        side = side_name(self._game, self._match.setup.rules, self._seat, words)
        if exam.proof is None:
            said = words(f"study.judge_{exam.finding}")
        else:
            ways = "one_way" if exam.proof.is_unique else "more_ways"
            said = words(f"study.judge_{ways}", moves=exam.goal.moves or 0)
        return words("study.stage_told", side=side, said=said)

    def body(self, view: View) -> tuple[Part, ...]:
        controls = (slot_of(view, self._goal, grow=1.0), slot_of(view, self._moves, grow=1.0))
        return *super().body(view), Column(controls, gap=M, padding=(0.0, M, 0.0, M))

    def update(self, now: float) -> Command | None:
        """Hear the judge; a held button goes on."""
        self._now = now
        if self._moves.repeat(now) is not None:
            self._begin_anew()
        if self._exam.update(now):
            self._yes.is_enabled = self._exam.proof is not None
            self.rearrange()
        return None

    def wakes_at(self, now: float) -> float | None:
        """Soon while the judge thinks."""
        wakes = super().wakes_at(now)
        return now + 0.05 if not self._exam.is_over and wakes is None else wakes

    def take(self, act: Act, now: float) -> Command | None:
        self._now = now
        match act.name:
            case "goal" | "moves":
                self._begin_anew()
                return None
            case "yes":
                return None if self.stage is None else Pop(self.stage)
        return Pop()

    def close(self) -> None:
        """Nobody needs to judge any more."""
        self._exam.close()
