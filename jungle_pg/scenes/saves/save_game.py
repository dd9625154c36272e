"""Saving a match: a name for it, the saves there are, and what became of it."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import TimeState
from jungle_pg.core.study.study import AnyStudy
from jungle_pg.files.atomic import CannotWrite
from jungle_pg.files.background import Task
from jungle_pg.files.saves.folder import Saves
from jungle_pg.files.saves.names import default_name, file_name, plain_name
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Command, Pop, Say
from jungle_pg.scenes.chooser.last_game import has_several
from jungle_pg.scenes.modal_dialog import SWING_S, ButtonRow, ModalDialog
from jungle_pg.scenes.saves.captions import match_lines, name_ideas, summary_moves, when_text
from jungle_pg.scenes.saves.miniature import Miniatures
from jungle_pg.scenes.saves.naming import MOST_IDEAS, Judged, ideas_beside, judged, other_name
from jungle_pg.scenes.saves.save_list import NameList, line_ops
from jungle_pg.scenes.saves.save_panel import SavePanel
from jungle_pg.scenes.saves.store import SavesScan
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Composing, Input, Key, Typing
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import ASIDE, LARGE, LINE, MAIN
from jungle_pg.stage.view import View
from jungle_pg.texts.save_words import save_name_text, write_reason_text
from jungle_pg.ui.controls.button import Button, Pill
from jungle_pg.ui.layout import Part
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Act

SAVE: Final = "save"
CANCEL: Final = "cancel"
NAME: Final = "name"
SAVES: Final = "saves"
OTHER: Final = "other_name"
ROW_TOLD: Final = (ASIDE / 2, ASIDE / 3)
"""Units of a row for when a save was made, and for how far its match had come."""


@dataclass(frozen=True, slots=True)
class Saved:
    """The match lies in a file now."""

    path: Path


class SaveGame(ModalDialog):
    """Leaves `Saved`, or nothing when the player thinks better of it.

    `saves` is the folder, that of the world unless another one is given; `name` is what the player
    calls this match already.
    """

    name = "save"

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        times: TimeState,
        now: float,
        saves: Saves | None = None,
        name: str = "",
        study: AnyStudy | None = None,
    ) -> None:
        folder = saves or world.saves
        assert folder is not None, "nothing can be saved in this world"
        self.world, self.game, self.match, self.times = world, game, match, times
        self.study = study
        """The whole tree, where the match is a line of one."""
        self.scan = SavesScan(folder)
        usual = name or default_name(world.stamp(), game.rulebook.game_id)
        self.field = TextField(NAME, world.clipboard, usual, size=LARGE, is_name=True)
        self.field.select_all()
        self.ideas = tuple(Pill(f"idea {number}") for number in range(MOST_IDEAS))
        self.other = Pill(OTHER)
        self.list = NameList(SAVES, 0, LINE, self._row)
        self.list.is_enabled = False
        self.save_button = Button(SAVE, icon="save", kind="green", size=MAIN)
        self.cancel_button = Button(CANCEL, icon="close", size=MAIN)
        self.cancel_button.sound = "ui_back"
        self.judged = Judged("")
        self._ideas: tuple[str, ...] = ()
        self._offer_taken = ""
        """The name that was taken instead of one that there is already."""
        self._other = ""
        self._failure: CannotWrite | None = None
        self._task: Task[Path] | None = None
        self._leaves_with: Saved | None = None
        self._miniatures = Miniatures()
        row = ButtonRow((self.save_button, self.cancel_button))
        super().__init__(world.hear, [row], SAVE, CANCEL, now)
        buttons = (self.save_button, self.cancel_button)
        self.page.change([self.field, *self.ideas, self.other, self.list, *buttons])
        self.page.focus(self.field)
        self._judge()
        world.hear("ui_panel")

    @property
    def is_saving(self) -> bool:
        """Whether the disk is being waited for, or everything is done already."""
        return self._task is not None or self._leaves_with is not None

    def write(self, name: str) -> None:
        """Put a name into the field."""
        self.field.change(name)
        self._renamed()

    def wait(self) -> None:
        """Wait until everything that goes on elsewhere is done; for those who cannot poll."""
        self.scan.wait()
        if self._task is not None:
            with suppress(CannotWrite):
                self._task.wait()
        self._look_around()

    def set_labels(self, view: View) -> None:
        words, name = view.words, self.judged
        action = "saving" if self.is_saving else "over" if name.is_taken else "save"
        self.save_button.label = words(f"save.{action}")
        self.cancel_button.label = words("save.cancel")
        self.field.error = self._problem_text(view)
        count = words("save.count", count=len(name.name), most=name.most_letters)
        self.field.note = count if name.name else ""
        wishes = name_ideas(words, self.match, self._now())
        named = self.scan.names_given(MOST_IDEAS)
        if name.name == self._offer_taken:
            # Nothing may come to lie under the mouse where one name was just taken.
            self._ideas = ()
        elif name.problem or name.name not in self._ideas:
            # One that was chosen stays where it is, and so do the others beside it.
            self._ideas = ideas_beside(name, [*wishes, *named], self.scan.saves.exists)
        self._other = other_name(name, self.scan.saves.exists)

    def heading(self, view: View) -> str:
        return view.words("save.heading")

    def form(self, view: View) -> Part:
        """Board and facts at the left; name, what is to say of it, and saves at the right."""
        words, names_game = view.words, has_several(self.world)
        self.field.caption, self.list.caption = words("save.name"), words("save.saved_games")
        panel = SavePanel(
            self.world,
            self.game,
            self.match,
            self._miniatures,
            match_lines(words, self.game, self.match, names_game=names_game),
            self.judged,
            self._ideas,
            self._other,
            self.scan.meant,
            self._now(),
            "" if self.scan.rows else words("save.none" if self.scan.is_known else "save.looking"),
            self.field,
            self.ideas,
            self.other,
            self.list,
        )
        return self.in_panel(panel.form(view, self.buttons_form(view)))

    def handle(self, event: Input, now: float) -> Command | None:
        """As any dialog; nothing is taken while the disk is waited for."""
        match event:
            case _ if self.is_saving:
                return None
            case Typing() | Composing() if now < self.opened_at + SWING_S:
                # It was meant for the board, before anybody could see the dialog.
                return None
            case Key(name="enter", repeat=False) if (
                self.page.focused is None and now >= self.opened_at + SWING_S
            ):
                self._enter()
                return None
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        match act.name.split("."):
            case ["name"]:
                self._renamed()
            case ["name", "enter"]:
                self._enter()
            case ["saves", *opened]:
                assert self.list.chosen is not None
                self.write(plain_name(self.scan.rows[self.list.chosen].path))
                if opened:
                    self.page.focus(self.field)
            case ["save"]:
                self._press_save()
            case ["cancel"]:
                return Pop()
            case _:
                offered = dict(zip((pill.name for pill in self.ideas), self._ideas, strict=False))
                if act.name not in offered:
                    self._offer_taken = self._other
                self.write(offered.get(act.name, self._other))
                self.page.focus(self.field)
        return None

    def update(self, now: float) -> Command | None:
        """See what became known, and what became of the save."""
        if self._leaves_with is not None:
            return Pop(self._leaves_with)
        self._look_around()
        if self._task is not None and self._task.is_done:
            return self._finish(self._task)
        return None

    def typing_at(self) -> Rect | None:
        """At the caret, while a name can be typed."""
        if self.view is None or self.is_saving or not self.field.has_focus:
            return None
        return self.field.caret_rect(self.view)

    def close(self) -> None:
        """A save that has begun is finished before anything else may go on."""
        self.scan.close()
        if self._task is not None:
            with suppress(CannotWrite):
                self._task.wait()

    def _look_around(self) -> None:
        """See what became known of the saves."""
        is_news = self.scan.poll()
        count = len(self.scan.rows)
        if count != self.list.row_count:
            self.list.row_count, self.list.is_enabled = count, True
            self._settled = False
            self._mark_row()
        if is_news:
            self.rearrange()

    def _enter(self) -> None:
        """Save; but what is there already is not written over by a mere Enter."""
        if self.judged.is_taken:
            self.page.focus(self.cancel_button)
        else:
            self._press_save()

    def _press_save(self) -> None:
        was_asked = self.judged.is_taken
        # Another program may have taken the name, or given it back, meanwhile.
        self._judge()
        if self.judged.problem is not None:
            self.world.hear("error")
            self.page.focus(self.field)
        elif self.judged.is_taken and not was_asked:
            self.page.focus(self.cancel_button)
        else:
            self._begin()

    def _begin(self) -> None:
        saves, stamp = self.scan.saves, self._now()
        name, match, times, study = self.judged.name, self.match, self.times, self.study

        def save() -> Path:
            if study is not None:
                return saves.save_study(name, study, stamp, keeps_old=True)
            return saves.save(name, match, times, stamp, keeps_old=True)

        self._failure = None
        self._task = Task(save, "saving a game")
        self.rearrange()

    def _finish(self, task: Task[Path]) -> Command | None:
        self._task = None
        try:
            path = task.wait()
        except CannotWrite as trouble:
            self._failure = trouble
            self.world.hear("error")
            self._judge()
            return None
        self._leaves_with = Saved(path)
        self.world.hear("saved")
        assert self.view is not None
        return Say(self.view.words("save.done", name=path.name))

    def _renamed(self) -> None:
        self._failure = None
        self._judge()

    def _judge(self) -> None:
        """See what the name in the field means now."""
        saves = self.scan.saves
        self.judged = name = judged(self.field.text, saves.exists)
        self.scan.look_at(saves.path_of(name.name) if name.is_taken else None)
        self.list.chosen = None
        self._mark_row()
        self.save_button.kind = "amber" if name.is_taken else "green"
        self.save_button.is_enabled = name.problem is None
        self.rearrange()

    def _mark_row(self) -> None:
        """Mark the save that has the name, once it is among those that are known."""
        if self.judged.is_taken and self.list.chosen is None:
            self.list.chosen = self.scan.row_of(file_name(self.judged.name))
            if self.list.chosen is not None:
                self.list.reveal(self.list.chosen)

    def _row(self, view: View, number: int, place: Rect, state: str) -> DrawList:
        """A save in one line: its name, when it was made, and how far its match had come."""
        save = self.scan.rows[number]
        when = when_text(view.words, save.when, self._now())
        told = zip((when, summary_moves(view.words, save)), ROW_TOLD, strict=True)
        return line_ops(view, place, state, plain_name(save.path), tuple(told))

    def _problem_text(self, view: View) -> str:
        """Why the last try failed, or what is wrong with the name."""
        texts, problem, trouble = view.words.texts, self.judged.problem, self._failure
        if trouble is not None:
            reason = write_reason_text(texts, trouble.code, trouble.reason)
            return view.words("save.failed", reason=reason)
        return save_name_text(texts, problem) if problem else ""

    def _now(self) -> datetime:
        return self.world.stamp()
