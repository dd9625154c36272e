"""Trophies and career: what was earned, the rating, and the games against each level."""

from functools import partial
from pathlib import Path
from typing import Final

from jungle_pg.core.career.career import Tally
from jungle_pg.core.career.trophies import LEAPER, TROPHIES
from jungle_pg.core.saving.values import BadSave, Loaded
from jungle_pg.engine.levels import LEVELS
from jungle_pg.files.background import Task
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_called
from jungle_pg.scenes.base import Command, Pop, Push, Say
from jungle_pg.scenes.chooser.last_game import last_game_id
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.trophies.career_art import (
    CURVE_HIGH,
    LEVEL_HIGH,
    LevelBars,
    LevelRow,
    RatingCurve,
    fact_ops,
    legend_ops,
)
from jungle_pg.scenes.trophies.shelf import HEIGHT, TrophyShelf, trophies_of
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import (
    BUTTON,
    COLUMN,
    ICON,
    LINE,
    MAIN,
    MEDIUM,
    READING,
    SLIM,
    SMALL,
    TEXT,
    WORDS,
    XL,
    M,
    S,
)
from jungle_pg.stage.view import View
from jungle_pg.texts.save_words import bad_save_text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.layout import Column, Gap, Grid, Part, Row, Slot, Stack, growing
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.placing import Paragraph, label_slot, section_slot, slot_of, words_slot
from jungle_pg.ui.widget import Act

ON_A_BOARD: Final = 8
ON_A_SHORT_BOARD: Final = 4
BESIDE_EACH_OTHER: Final = READING + XL + COLUMN
"""So wide a window has room for eight on a board beside the career."""
ABOUT_LINES: Final = 2
NARROW_LINES: Final = 3
MOST_FACTS: Final = 4
SHELF_WIDTH: Final = 2 * WORDS - XL


class TrophiesScreen(PanelScreen):
    """The shelf with all trophies, and beside it the career in one game."""

    name = "trophies"
    heading = "trophies.heading"

    def __init__(self, world: World, chosen: str = "", *, is_new: bool = False) -> None:
        self.games = tuple(world.games())
        self.game_choice = Segments("game", ("",) * len(self.games))
        last = last_game_id(world)
        self.game_choice.chosen = self.games.index(last) if last in self.games else 0
        self.shelves = {
            each: [TrophyShelf(f"shelf_{number}", ()) for number in range(len(TROPHIES) // each)]
            for each in (ON_A_BOARD, ON_A_SHORT_BOARD)
        }
        self.chosen = chosen or next(iter(world.progress.now.trophies), TROPHIES[0])
        """The trophy that is told about."""
        self._new = chosen if is_new else ""
        """The one that was just earned, until it was seen to turn over."""
        self._shown: list[TrophyShelf] | None = None
        """The boards on the page."""
        self.curve, self.bars = RatingCurve("curve"), LevelBars("bars")
        self.share = ProgressBar("share")
        self.watch = Button("watch", icon="replay")
        self.list = Button("games", icon="moves")
        self._loading: Task[Loaded | BadSave] | None = None
        """The game of a trophy, on its way from the disk."""
        self._watched: Path | None = None
        """Where that game lies."""
        self.done = Button("done", icon="check", kind="green", size=MAIN)
        self.done.sound = "ui_back"
        left = (self.watch, *((self.list,) if world.saves is not None else ()))
        super().__init__(world, (self.game_choice,), left, (self.done,), "done")
        self.page.default = self.done.name

    def lay_out(self, view: View) -> DrawList:
        words = view.words
        self.done.label = words("trophies.done")
        self.watch.label, self.list.label = words("trophies.watch"), words("trophies.games")
        self.watch.is_enabled = self._game_path() is not None
        self.game_choice.caption = words("friends.game")
        self.game_choice.labels = tuple(game_called(words, game) for game in self.games)
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        shelves, career = self._shelves(view), self._career(view)
        if _is_wide(view):
            return Row((career, shelves), gap=XL, padding=(0.0, S, 0.0, M))
        return Column((shelves, career), gap=XL, padding=(0.0, S, 0.0, M), wanted=(WORDS, None))

    def _boards(self, view: View) -> list[TrophyShelf]:
        """The boards that fit this window, with their trophies on them."""
        each = ON_A_BOARD if _is_wide(view) else ON_A_SHORT_BOARD
        every, boards = trophies_of(view, self.world.progress.now), self.shelves[each]
        for number, board in enumerate(boards):
            board.trophies = every[number * each : (number + 1) * each]
            ids = [trophy.id for trophy in board.trophies]
            board.chosen = ids.index(self.chosen) if self.chosen in ids else -1
            if self._new in ids:
                board.turn_over(ids.index(self._new))
                self._new = ""
        return boards

    def _shelves(self, view: View) -> Column:
        words, progress = view.words, self.world.progress.now
        boards = self._boards(view)
        lines = ABOUT_LINES if _is_wide(view) else NARROW_LINES
        if self._shown is not boards:
            self._shown = boards
            self.show((self.game_choice, self.curve, self.bars, self.share, *boards))
        count = words("trophies.count", count=len(progress.trophies), most=len(TROPHIES))
        self.share.value = len(progress.trophies) / len(TROPHIES)
        heading = Row(
            (
                growing(section_slot("trophy", words("trophies.shelf"))),
                Slot(self.share, least=(SLIM * 0.6, ICON)),
                label_slot(view, count, SMALL, ink=view.theme.text),
            ),
            gap=M,
            align="centre",
        )
        told = Column(
            (
                words_slot(
                    view, Paragraph(self._title(view), MEDIUM, view.theme.text, lines=1), least=1.0
                ),
                Slot(
                    Paragraph(self._about(view), TEXT, view.theme.soft_text, lines=lines),
                    least=(1.0, lines * view.text_px(TEXT) * PARAGRAPH_STEP / view.zoom),
                ),
            )
        )
        slots = tuple(Slot(board, least=(COLUMN, HEIGHT)) for board in boards)
        return Column(
            (heading, told, *slots),
            gap=S,
            wanted=(SHELF_WIDTH if _is_wide(view) else WORDS, None),
            grow=1.0,
        )

    def _title(self, view: View) -> str:
        return view.words(f"trophy.{self.chosen}.name")

    def _about(self, view: View) -> str:
        """How the chosen trophy is earned, and when it was."""
        words, earned = view.words, self.world.progress.now.trophies.get(self.chosen)
        how = words(f"trophy.{self.chosen}.how")
        if earned is not None:
            return words(
                "trophies.both", how=how, when=words("trophy.earned", date=earned.date[:10])
            )
        return how

    def _career(self, view: View) -> Column:
        words, theme = view.words, view.theme
        game = self.world.games()[self.games[self.game_choice.chosen]]
        career = self.world.career.now.of_game(game.rulebook.game_id)
        curve = career.rating_curve()
        ratings = tuple(round(point.rating.rating) for point in curve)
        parts: list[Part] = [
            slot_of(view, self.game_choice),
            section_slot("curve", words("trophies.rating")),
        ]
        if ratings:
            key = "career.rating_best" if len(ratings) > 1 else "career.rating_best_one"
            best = words(key, best=max(ratings), games=len(ratings))
            parts.append(
                Row(
                    (
                        label_slot(view, str(ratings[-1]), MAIN, ink=theme.text),
                        Gap(grow=1.0),
                        label_slot(view, best, SMALL, ink=theme.soft_text),
                    ),
                    align="centre",
                )
            )
            dates = (curve[0].date[:10], curve[-1].date[:10]) if len(curve) > 1 else ()
            self.curve.ratings, self.curve.dates = ratings, dates
            parts.append(Slot(self.curve, least=(COLUMN, view.for_letters(CURVE_HIGH))))
        else:
            # As much room as a curve takes, so that another game moves nothing.
            self.curve.ratings = ()
            none = label_slot(view, words("career.rating_none"), TEXT, ink=theme.soft_text)
            number = label_slot(view, "0", MAIN, ink=theme.paper)
            parts.append(Stack((number, none)))
            parts.append(Slot(self.curve, least=(COLUMN, view.for_letters(CURVE_HIGH))))
        tallies = career.against_levels()
        rows: list[LevelRow] = []
        for level in LEVELS:
            face, key = game.look.face(game.rules, 1, level)
            name = words(key)
            name = name[:1].upper() + name[1:]
            rows.append(LevelRow(face, name, tallies.get(level, Tally())))
        legend = (words("trophies.won"), words("trophies.drawn"), words("trophies.lost"))
        parts += [
            section_slot("statistics", words("trophies.levels")),
            Slot(partial(legend_ops, words=legend), least=(COLUMN, LINE / 2)),
            Slot(self.bars, least=(COLUMN, len(rows) * view.for_letters(LEVEL_HIGH))),
            self._facts(view),
            *(
                words_slot(view, Paragraph(_told(view, pair.names, pair.tally), SMALL, theme.text))
                for pair in career.head_to_head()[:3]
            ),
        ]
        self.bars.rows = tuple(rows)
        wide = max(view.for_letters(COLUMN), self.game_choice.size(view)[0] / view.zoom)
        return Column(tuple(parts), gap=S, wanted=(wide, None), least=(wide, None))

    def _facts(self, view: View) -> Grid:
        """What else is worth telling of a game, as cards, as far as there is anything."""
        words, game = view.words, self.world.games()[self.games[self.game_choice.chosen]]
        career = self.world.career.now.of_game(game.rulebook.game_id)
        facts = list[tuple[str, str, str | tuple[str, ...]]]()
        for key, kind in (("favourite", career.favourite()), ("most_taken", career.most_taken())):
            if kind is not None:
                name = words(kind)
                value = name[:1].upper() + name[1:]
                facts.append((self._picture_of(game, kind), value, words(f"career.{key}")))
        run, day = career.longest_run(), career.leap_day()
        if run:
            count = words("career.games" if run > 1 else "career.games_one", count=run)
            facts.append(("trophies/streak", count, words("career.longest_run")))
        if day is not None:
            key = "career.leaps" if day[1] > 1 else "career.leaps_one"
            labels = words("career.leap_day", date=day[0]), words("career.most_leaps")
            facts.append((f"trophies/{LEAPER}", words(key, count=day[1]), labels))
        size = (SLIM, view.for_letters(BUTTON))
        slots: list[Part] = [
            Slot(partial(fact_ops, picture=picture, value=value, label=label), least=size)
            for picture, value, label in facts[:MOST_FACTS]
        ]
        slots += [Gap(least=size)] * (MOST_FACTS - len(slots))
        return Grid(tuple(slots), gap=S, columns=2)

    def _picture_of(self, game: Game, kind: str) -> str:
        """The piece of a name, which a level is named after too."""
        faces = (game.look.face(game.rules, 0, level) for level in LEVELS)
        return next((sprite for sprite, key in faces if key == kind), "icons/star")

    def _game_path(self) -> Path | None:
        """Where the game lies that has earned the chosen trophy; None where none is kept."""
        earned = self.world.progress.now.trophies.get(self.chosen)
        autosaves = self.world.autosaves
        if earned is None or not earned.save or autosaves is None:
            return None
        path = autosaves.finished.path_of(earned.save)
        return path if path.is_file() else None

    def _watch(self) -> None:
        """Load the game that has earned the chosen trophy."""
        path, autosaves = self._game_path(), self.world.autosaves
        if path is not None and autosaves is not None:
            saves = autosaves.finished.saves
            self._watched = path
            self._loading = Task(lambda: saves.load(path), "the game of a trophy")

    def update(self, now: float) -> Command | None:
        if self._loading is None or not self._loading.is_done:
            return None
        loaded, self._loading = self._loading.wait(), None
        assert self.view is not None
        if isinstance(loaded, BadSave):
            self.world.hear("error")
            return Say(bad_save_text(self.view.words.texts, loaded), "warning")
        from jungle_pg.scenes.saves.loads import watched

        return Push(watched(self.world, loaded, self._title(self.view), self._watched))

    def wakes_at(self, now: float) -> float | None:
        return now if self._loading is not None else super().wakes_at(now)

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "done":
                return Pop()
            case "watch":
                self._watch()
                return None
            case "games":
                from jungle_pg.scenes.saves.load_game import LoadGame

                return Push(LoadGame(self.world))
        for boards in self.shelves.values():
            for board in boards:
                if board.name == act.name and board.trophies and isinstance(act.value, int):
                    self.chosen = board.trophies[act.value].id
        if self.view is not None:
            self.arrange(self.view)
        return None


def _is_wide(view: View) -> bool:
    return view.width / view.zoom >= view.for_letters(BESIDE_EACH_OTHER)


def _told(view: View, names: tuple[str, str], tally: Tally) -> str:
    first, second = map(view.readable, names)
    return view.words(
        "career.head_to_head",
        first=first,
        second=second,
        won=tally.won,
        lost=tally.lost,
        drawn=tally.drawn,
    )
