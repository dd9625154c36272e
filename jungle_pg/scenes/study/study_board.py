"""The study board: what clicks, keys, time and dialogs do with a study."""

from dataclasses import replace
from typing import Final, Self

from jungle_pg.core.journey.own import OwnStage
from jungle_pg.core.rulebook import Pick
from jungle_pg.core.study.node import Drawn
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.open_studies import KeptStudy
from jungle_pg.files.saves.names import plain_name
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Command, Pop, Push, Replace, Result, Say
from jungle_pg.scenes.exports import NotExported
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.replay.branch import BranchChoice, branched
from jungle_pg.scenes.replay.export_dialog import told
from jungle_pg.scenes.saves.save_game import Saved
from jungle_pg.scenes.study.actions import ACTIONS, BY_KEY, perform
from jungle_pg.scenes.study.dialogs import SignChoice, StudyChoice
from jungle_pg.scenes.study.layout import LINES, TABS
from jungle_pg.scenes.study.line_list import NAME as LIST
from jungle_pg.scenes.study.screen import COMMENT, TAB, StudyScreen
from jungle_pg.scenes.study.state import Tool
from jungle_pg.scenes.study.swatches import COLOURS
from jungle_pg.scenes.study.swatches import NAME as COLOUR
from jungle_pg.scenes.study.unsaved import LEFT, Unsaved
from jungle_pg.scenes.table.copying import copied
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import RIGHT, Input, Key, Leave, Press, Release, Use, Wheel
from jungle_pg.stage.input.shortcuts import COPY, IN_STUDY, PRESS_KEYS
from jungle_pg.ui.widget import Act

LEAVING: Final = "study"


class StudyBoard(StudyScreen):
    """A study at work; who leaves it with changes that are kept nowhere is asked."""

    name = "study"
    shortcuts = IN_STUDY

    def __init__(
        self, world: World, game: Game, study: AnyStudy, *, file: KeptStudy | None = None
    ) -> None:
        super().__init__(world, game, study)
        self._unsaved = Unsaved(world, self.table, file)
        self._button = RIGHT
        """The button that was let go last: pencils draw what they are for, the right one both."""

    def handle(self, event: Input, now: float) -> Command | None:
        """Keys act on the study, unless text is written or a widget they reached wants them."""
        focused = self.page.focused
        match event:
            case Press():
                self.hush()
                self.table_view.pieces.finish()
            case Release(button=button):
                self._button = button
            case Leave():
                # Whoever draws now has no mouse.
                self._button = RIGHT
            case Key(name=name, repeat=False) if name in PRESS_KEYS and self._draws_by_keys():
                return self._draw_here(now)
            case Wheel(x, y, up) if self.board.covers(x, y):
                return perform(self, "step_back" if up > 0 else "step_forward", now)
            case Use(name, repeat=True) if name in ACTIONS:
                return self._press_key(name, now, is_repeat=True)
            case Key() if focused is self.comment:
                if event.name == "escape":
                    self.page.focus(None)
                    return None
            case Key() if event == COPY:
                return copied(self.world, self.game, self.state.match, self.view)
            case Key(name=name) if replace(event, repeat=False) in BY_KEY:
                is_taken = focused is not None and focused.shows_focus
                plain = not (event.ctrl or event.alt)
                if not (is_taken and focused is not None and plain and focused.wants_key(name)):
                    does = BY_KEY[replace(event, repeat=False)]
                    return self._press_key(does, now, is_repeat=event.repeat)
        return super().handle(event, now)

    def _press_key(self, name: str, now: float, *, is_repeat: bool) -> Command | None:
        action = ACTIONS[name]
        if name == "delete" and any(
            panel.remove(self.board.keys_at()) for panel in self.panels.values()
        ):
            return None
        if (is_repeat and not action.repeats) or not action.enabled(self.state):
            return None
        if action.sound:
            self.world.hear(action.sound)
        return perform(self, name, now)

    def take(self, act: Act, now: float) -> Command | None:
        """A square, a row, a tool or a button was used."""
        for panel in self.panels.values():
            taken = panel.handle_act(act, now)
            if not isinstance(taken, bool):
                return taken
            if taken:
                return None
        match act.name, act.value:
            case (("pick" | "lift" | "drop"), str(pick)) if self.state.tool is not Tool.HAND:
                if act.name == "pick" and self.state.tool is Tool.ERASER:
                    self.world.hear("ui_click" if self.table.erase(pick) else "ui_off")
            case _ if self.take_on_board(act, now):
                pass
            case name, int(node_id) if name == LIST:
                self.show(self.table.go_to(node_id, now), now)
            case name, str(text) if name == COMMENT:
                self.table.comment(text)
            case name, int(number) if name == COLOUR:
                self.table.take_colour(COLOURS[number])
            case name, int(number) if name == TAB:
                there = [tab for tab in TABS if tab == LINES or tab in self.panels]
                self._turn_to(there[number])
            case name, _ if (action := self.options.action_of(name)) is not None:
                self.show(self.table.play(action, now), now)
            case name, None if name in ACTIONS:
                return perform(self, name, now)
        return None

    # Drawing

    def draw_there(self, drawn: Drawn, now: float) -> None:
        """What was drawn belongs to this place of the study."""
        tool = self.state.tool if self._button != RIGHT else Tool.HAND
        if tool is Tool.ARROW and drawn.target is None:
            return
        self.table.draw(replace(drawn, target=None) if tool is Tool.CIRCLE else drawn)

    def erase(self, pick: Pick) -> bool:
        return self.table.erase(pick)

    def _draws_by_keys(self) -> bool:
        """Whether the keys are on the board with a pencil in the hand."""
        return self.drawing_colour is not None and self.page.focused is self.board

    def _draw_here(self, now: float) -> Command | None:
        """A circle, or the beginning of an arrow."""
        at, colour = self.board.keys_at(), self.state.colour
        self.world.hear("ui_click")
        if self.state.tool is not Tool.CIRCLE:
            return self.draw_by_keys(now, colour, begins=True)
        self.table.draw(Drawn(colour, at))
        return None

    def takes_away(self, event: Input, now: float) -> bool:
        """While a position is set up a right click takes away what stands there."""
        if isinstance(event, Press) and not self.state.selected:
            pick = self.board.pick_at(event.x, event.y)
            if any(panel.remove(pick) for panel in self.panels.values()):
                return True
        return super().takes_away(event, now)

    def wipe(self, now: float) -> None:
        """A click plays here; what is drawn stays until it is erased."""

    def write(self, now: float) -> None:
        """Let something be said of this place."""
        if LINES not in self.layout.shown:
            self._turn_to(LINES)
        self.page.focus(self.comment)

    def _turn_to(self, tab: str) -> None:
        self.tab = tab
        self.lay_out_again()

    # Time, and coming and going

    def update(self, now: float) -> Command | None:
        """Let time pass: moves are heard, panels go on."""
        self.now = now
        self.table_view.pieces.update(now)
        for panel in self.panels.values():
            panel.update(now)
        return self._unsaved.update(now)

    def wakes_at(self, now: float) -> float | None:
        """Also when changes are to be written."""
        times = (super().wakes_at(now), self._unsaved.wakes_at(now))
        return min((time for time in times if time is not None), default=None)

    def offer_left(self) -> Self:
        """Look for a study that was changed and not saved when the program ended."""
        self._unsaved.look()
        return self

    def back(self, now: float) -> Command | None:
        """Esc: put a piece back, take a pick back, and then away."""
        if self.state.selected:
            self.clear_selection()
            return None
        if self.take_back(now):
            return None
        at = self.state
        if at.piece:
            self.table.take_piece("")
        elif at.tool is not Tool.HAND and not at.troubles:
            self.show(self.table.take_hand(now), now)
        else:
            return self.leave(now)
        return None

    def leave(self, now: float) -> Command:
        """Leave, after a question where changes would be lost."""
        if self.state.is_saved or not self.world.settings.confirm:
            return Pop()
        return Push(
            Question(
                self.world,
                LEAVING,
                heading="study.leave",
                text="study.leave_text",
                yes="study.leave_yes",
                no="study.leave_no",
                yes_icon="left",
                is_grave=True,
            )
        )

    def resume(self, result: Result, now: float) -> Command | None:
        """A dialog or another scene has gone: do what was chosen there."""
        for panel in self.panels.values():
            panel.resume(result, now)
        match result:
            case Answer(question, is_yes=True) if question == LEAVING:
                self._unsaved.give_up()
                return Pop()
            case Answer(question, is_yes=is_yes) if question == LEFT:
                found = self._unsaved.taken(is_wanted=is_yes)
                if found is not None:
                    file, study = found
                    game = self.world.games()[study.rulebook.game_id]
                    return Replace(StudyBoard(self.world, game, study, file=file))
            case Saved(path):
                self.table.keep(self.state.study, plain_name(path))
                self._unsaved.saved()
            case StudyChoice(name):
                return perform(self, name, now)
            case OwnStage():
                self.world.own_stages.change(lambda own: own.added(result))
                self.world.hear("saved")
                return Say(self.words("study.stage_kept"))
            case NotExported():
                return told(self.words, result)
            case SignChoice(glyph):
                self.table.judge(glyph)
            case BranchChoice():
                # Loaded when it is wanted: a table leads to studies too.
                from jungle_pg.scenes.table.play import Play

                self.world.hear("game_start")
                match = branched(self.state.match, result)
                return Push(Play(self.world, self.game, match))
        return None

    def close(self) -> None:
        """Nobody needs to think any more."""
        self.table.close()
        self._unsaved.close()
        for panel in self.panels.values():
            panel.close()
