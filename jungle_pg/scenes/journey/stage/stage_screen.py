"""A stage of the journey: a table with a goal, a guide beside it, and stars to win."""

from dataclasses import replace
from math import inf
from typing import Final

from jungle_pg.board.fields import board_shape
from jungle_pg.core.journey.progress import FAILURES_UNTIL_SHOWN
from jungle_pg.core.journey.stage import Journey, Stage
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import BadText, Pick, Refusal, opponent
from jungle_pg.scenes.base import Change, Command, Pop, Push, Result
from jungle_pg.scenes.journey.stage.art import stage_layers
from jungle_pg.scenes.journey.stage.attempt import Attempt, own_moves, stage_match
from jungle_pg.scenes.journey.stage.buttons import buttons_in, put_words, stage_buttons
from jungle_pg.scenes.journey.stage.facts import Mood, StageFacts, stage_facts
from jungle_pg.scenes.journey.stage.marks import Over, moved_along, over_ops, shine_ops
from jungle_pg.scenes.journey.stage.motion import StageMotion
from jungle_pg.scenes.journey.stage.panels import BOARD, stage_form
from jungle_pg.scenes.journey.stage.result import Passed, keep_result, solved_facts, stage_number
from jungle_pg.scenes.journey.stage.solved import SolvedChoice, SolvedDialog
from jungle_pg.scenes.table.honours import new_trophy
from jungle_pg.scenes.table.state import NO_LIMIT, MatchChange
from jungle_pg.scenes.table.table_screen import TableScreen
from jungle_pg.scenes.world import World, nothing_kept
from jungle_pg.stage.input.inputs import Input, Key, Press, Use
from jungle_pg.stage.input.shortcuts import AT_BOARD, BUTTONS, by_key
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import sentences
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import goal_text
from jungle_pg.ui.layout_solver import solve
from jungle_pg.ui.placing import put
from jungle_pg.ui.widget import Act, Widget

SOLVED_AFTER_S: Final = 0.9
"""How long at least the last move is seen before the stars."""
FROM_AFAR: Final = by_key(BUTTONS)
LAST_HINT: Final = 2
HELPS: Final = ("hint", "show")


class StageScreen(TableScreen):
    """What all kinds of stages share; each decides what follows a move."""

    name = "stage"
    shortcuts = AT_BOARD

    def __init__(self, world: World, journey: Journey, stage: Stage) -> None:
        game = world.games()[stage.game]
        super().__init__(world, game, stage_match(game, stage), NO_LIMIT)
        self.journey, self.stage = journey, stage
        self.number = stage_number(journey, stage)
        self.attempt = Attempt()
        self.mood: Mood = "calm"
        self.comment = ""
        """What the guide says; nothing is the task."""
        self.over = Over(1.0)
        self.hint_picks: tuple[Pick, ...] = ()
        self.hint_stage = 0
        self._solved_at = inf
        self._is_passed = False
        self._trophies: tuple[str, ...] = ()
        """Those that were earned and are not told yet."""
        self._has_begun = False
        self._begun_at = self._solved_after_s = 0.0
        self._around: DrawList = ()
        self._panel_rects: tuple[Rect, ...] = ()
        self._told: StageFacts | None = None
        self._buttons_shown: tuple[tuple[str, ...], ...] = ()
        self.buttons = stage_buttons()
        self.motion = StageMotion()
        self._over: Memo[DrawList] = Memo()
        self._shine: Memo[DrawList] = Memo()
        self._frame: Memo[DrawList] = Memo()
        self._goals: Memo[str] = Memo()
        self.keep_begun()

    # What is told

    def main_buttons(self) -> tuple[tuple[str, ...], ...]:
        """The names of the buttons beside the guide, row by row."""
        helps = "show" if self.may_show else "hint"
        return (("again",), (helps,), ("map",))

    @property
    def may_show(self) -> bool:
        """Whether the way may be shown: nobody is stuck for ever."""
        failures = self.world.progress.now.failures.get(self.stage.id, 0)
        return failures >= FAILURES_UNTIL_SHOWN

    def goal(self, view: View) -> str:
        """What must be reached."""
        rulebook, rules = self.game.rulebook, self.match.setup.rules
        return self._goals(goal_text, view.words.texts, rulebook, rules, self.stage.goal)

    def told(self, view: View) -> StageFacts:
        """What stands beside the board now."""
        steps = self.stage.goal.moves or 0
        return stage_facts(
            view.words,
            self.stage,
            self.attempt,
            number=self.number,
            goal=self.goal(view),
            done=min(steps, own_moves(self.stage, self.match) - self.unjudged_moves()),
            said=self.said or self.comment,
            spoken=self.spoken(),
            mood=self.mood,
        )

    def told_heading(self, words: Words) -> str:
        return "" if self.view is None else self.told(self.view).heading

    def told_text(self, words: Words) -> str:
        """The task, how far it is done, and what the guide says."""
        if self.view is None:
            return ""
        told = self.told(self.view)
        parts = (told.task, told.count, told.speech, told.strip)
        return sentences(dict.fromkeys(parts))

    def unjudged_moves(self) -> int:
        """How many of the own moves may still turn out to be wrong, or did."""
        return 0

    def spoken(self) -> tuple[str, ...]:
        """The keys of what the guide says by itself in this stage."""
        return (f"stage.{self.stage.text}.task", "stage.hint_1", "stage.hint_2", "stage.wrong")

    def label_buttons(self, view: View) -> None:
        """Put the words on the buttons."""
        put_words(view, self.buttons, is_muted=self.world.settings.muted)

    # Laying out

    def lay_out(self, view: View) -> DrawList:
        self.label_buttons(view)
        told, rows = self.told(view), self.main_buttons()
        self._told, self._buttons_shown = told, rows
        buttons = buttons_in(view, self.buttons, rows)
        shape = board_shape(self.game.look, self.match.setup.rules)
        at = solve(stage_form(view, told, buttons, shape), view.window, view.zoom)
        self._around = put(view, at)
        self.motion.place(view, at, told, self.now)
        for button in self.buttons.values():
            if button not in buttons.shown:
                button.place(Rect(0, 0, 0, 0))
        self._panel_rects = tuple(
            rect for name, rect in at.items() if name != BOARD and not isinstance(name, Widget)
        )
        self.page.change([self.board, *buttons.shown])
        self.table_view.set_field(view, at[BOARD], self.state.bottom)
        return ()

    def page_ops(self, view: View, now: float) -> DrawList:
        self.is_stirred = False
        self.follow(now)
        board = self.board
        lies_over = moved_along(self.over_now(now), board.zoom.shown, board.moved_along)
        over, shine = self._over(over_ops, view, lies_over), self._shine(shine_ops, lies_over)
        ground, widgets = board.ground(now), self.widgets_ops(view, now)
        moving = self.motion.draw(view, now)
        return self._frame(stage_layers, ground, shine, widgets, over, self._around, *moving)

    def follow(self, now: float) -> None:
        """Show what the table is like by now."""
        view = self.view
        assert view is not None
        self.now = now
        if now >= self.said_until:
            self.said = ""
        if self.told(view) != self._told or self.main_buttons() != self._buttons_shown:
            self.lay_out(view)
        self.table_view.show((self.hint_picks, self.hint_stage), (), now)

    def over_now(self, now: float) -> Over:
        """What lies over the board at a moment."""
        return self.over

    def lists(self) -> tuple[Widget, ...]:
        return ()

    def panels_by_use(self) -> tuple[tuple[Rect | None, ...], ...]:
        return ((), self._panel_rects)

    def point_of(self, pick: Pick) -> tuple[float, float]:
        """Where a pick is while all of the board is in sight."""
        return self.board.lies_at(pick) or (0.0, 0.0)

    @property
    def square(self) -> float:
        return 1.0 if self.board.field is None else self.board.field.square

    def plain_over(self) -> None:
        """Nothing lies over the board any more."""
        self.over = Over(self.square)

    # Input

    def handle(self, event: Input, now: float) -> Command | None:
        if isinstance(event, (Press, Key, Use)):
            self.hush()
        if isinstance(event, Press):
            self.table_view.pieces.finish()
        if isinstance(event, Key) and not event.repeat and FROM_AFAR.get(event) == "hint":
            there = {name for row in self.main_buttons() for name in row}
            helps = next((name for name in HELPS if name in there), "")
            return self.take(Act(helps), now) if helps else None
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        if self.take_on_board(act, now):
            return None
        match act.name:
            case "map":
                return self._leave()
            case "again":
                self.begin_again(now)
            case "hint":
                self.give_hint(now)
            case "show":
                self.show_way(now)
            case "rules":
                from jungle_pg.scenes.book.rules import RulesBook

                return Push(RulesBook(self.world, self.game, self.match.setup.rules))
            case "flip":
                self.turn_to(opponent(self.state.bottom))
            case "sound":
                settings = self.world.settings
                return Change(replace(settings, muted=not settings.muted))
            case "settings":
                from jungle_pg.scenes.settings.settings import SettingsScreen

                return Push(SettingsScreen(self.world))
        return None

    def back(self, now: float) -> Command | None:
        """Esc: put a piece back, and then to the map."""
        if self.state.selected:
            self.clear_selection()
            return None
        return None if self.take_back(now) else self._leave()

    def _leave(self) -> Command:
        return Pop(Passed(self.stage.id) if self._is_passed else None)

    # What follows

    def keep_begun(self) -> None:
        """Keep that this stage is the one that is played now."""
        self.world.progress.change(lambda now: now.with_last(self.stage))

    def update(self, now: float) -> Command | None:
        self.now = now
        if not self._has_begun:
            self._has_begun, self._begun_at = True, now
            self.world.play("play_loop")
            self.table_view.begin(now)
        self.table_view.pieces.update(now)
        self.go_on(now)
        if self._trophies:
            trophy, *rest = self._trophies
            self._trophies = tuple(rest)
            return new_trophy(self.world, self.words, trophy)
        if now >= self._solved_at:
            self._solved_at = inf
            return Push(self.dialog(now))
        return None

    def go_on(self, now: float) -> None:
        """Let time pass in a stage of this kind."""

    def wakes_at(self, now: float) -> float | None:
        moves_at = None if self.view is None else self.motion.wakes_at(self.view, now)
        solved_at = self._solved_at if self._solved_at < inf else None
        times = (super().wakes_at(now), solved_at, moves_at)
        return min((time for time in times if time is not None), default=None)

    def show_change(self, change: MatchChange, now: float) -> None:
        super().show_change(change, now)
        self.forget_hint()
        if change.way == "ply":
            self.moved(change.after, now)

    def moved(self, match: AnyMatch, now: float) -> None:
        """Somebody has moved."""

    def give_hint(self, now: float) -> None:
        """Tell a little, and more when asked again."""

    def show_way(self, now: float) -> None:
        """Show how it is done, which passes the stage without a star."""

    @property
    def can_explain(self) -> bool:
        """Whether a solved stage can be gone through once more."""
        return False

    def explain(self, now: float) -> None:
        """Go through the solution once more, after it was found."""

    def forget_hint(self) -> None:
        self.hint_picks, self.hint_stage = (), 0

    def hint_at(self, picks: tuple[Pick, ...]) -> None:
        """First the piece, then where it should go."""
        self.hint_picks, self.hint_stage = picks, min(LAST_HINT, self.hint_stage + 1)
        self.attempt = self.attempt.hinted()
        self.mood = "point"
        self.comment = self.words(f"stage.hint_{self.hint_stage}")
        self.world.hear("hint")
        self.request_redraw()

    def begin_again(self, now: float) -> None:
        """The position of the stage once more."""
        self._solved_at, self._begun_at = inf, now
        self.forget_hint()
        self.plain_over()
        self.mood, self.comment = "calm", ""
        if self.attempt.is_solved or self.attempt.was_shown:
            self.attempt = Attempt()
        self.show(self.table.restart(now), now)
        self.request_redraw()

    def play_text(self, text: str, now: float) -> bool:
        """Play an action that is given as text, whoever is to act; whether it could be."""
        try:
            action = self.match.rulebook.codec.parse_action(text)
        except BadText:
            return False
        outcome = self.table.play(action, now)
        self.show(outcome, now)
        return not isinstance(outcome, Refusal)

    def picks_of(self, text: str) -> tuple[Pick, ...]:
        """The clicks of an action that is given as text, from where the match stands."""
        rulebook, state = self.match.rulebook, self.match.state
        try:
            return tuple(rulebook.picks(state, rulebook.codec.parse_action(text)))
        except BadText:
            return ()

    def solve(self, now: float) -> None:
        """The goal is reached: the result is kept, and the stars come soon."""
        self.attempt = self.attempt.solved()
        self._solved_after_s = now - self._begun_at
        self.mood, self.comment = "happy", self.words("stage.solved_said")
        self.world.hear("amb_toucan")
        self._trophies = keep_result(self.world, self.journey, self.stage, self.attempt)
        self._is_passed = True
        settles_at = self.table_view.pieces.settles_at()
        self._solved_at = max(now + SOLVED_AFTER_S, settles_at)
        self.request_redraw()

    def miss(self) -> None:
        """A try that went wrong."""
        self.attempt = self.attempt.missed()
        stage = self.stage
        self.world.progress.change(lambda now: now.with_failure(stage))

    def dialog(self, now: float) -> SolvedDialog:
        moves, lasted_s = own_moves(self.stage, self.match), self._solved_after_s
        solved = solved_facts(
            self.world,
            self.journey,
            self.stage,
            self.attempt,
            moves,
            lasted_s,
            is_explained=self.can_explain,
        )
        return SolvedDialog(self.world, solved, now)

    def resume(self, result: Result, now: float) -> Command | None:
        match result:
            case SolvedChoice("next"):
                return Pop(Passed(self.stage.id, goes_on=True))
            case SolvedChoice("map"):
                return Pop(Passed(self.stage.id))
            case SolvedChoice("again"):
                self.begin_again(now)
            case SolvedChoice("why"):
                self.explain(now)
        if self.view is not None:
            self.arrange(self.view)
        return None

    def close(self) -> None:
        self.table.close()
        self.thoughts.close()
        if self.world.report_match == self.report_match:
            self.world.report_match = nothing_kept
