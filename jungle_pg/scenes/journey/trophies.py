"""Trophies and career: what was earned, the rating, and the games against each level."""

from functools import partial
from typing import Final

from jungle_pg.core.career.career import Career, Tally
from jungle_pg.core.career.trophies import TROPHIES
from jungle_pg.engine.levels import LEVELS
from jungle_pg.games.names import game_called
from jungle_pg.scenes.base import Command, Pop
from jungle_pg.scenes.chooser.last_game import last_game_id
from jungle_pg.scenes.journey.career_art import (
    CURVE_HIGH,
    LEVEL_HIGH,
    LevelRow,
    curve_ops,
    legend_ops,
    level_ops,
)
from jungle_pg.scenes.journey.shelf import HEIGHT, TrophyShelf, trophies_of
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import COLUMN, LINE, MAIN, MEDIUM, SMALL, TEXT, WORDS, XL, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.layout import Column, Gap, Part, Row, Slot
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.placing import Paragraph, label_slot, section_slot, slot_of, words_slot
from jungle_pg.ui.widget import Act

ON_A_BOARD: Final = 8
ON_A_SHORT_BOARD: Final = 4
WIDE_WINDOW: Final = 1500.0
"""From so many units on a window has room for eight on a board beside the career."""
ABOUT_LINES: Final = 3
SHELF_WIDTH: Final = 2 * WORDS - XL


class TrophiesScreen(PanelScreen):
    """The shelf with all trophies, and beside it the career in one game."""

    name = "trophies"
    heading = "trophies.heading"

    def __init__(self, world: World) -> None:
        self.games = tuple(world.games())
        self.game_choice = Segments("game", ("",) * len(self.games))
        last = last_game_id(world)
        self.game_choice.chosen = self.games.index(last) if last in self.games else 0
        self.shelves = {
            each: [TrophyShelf(f"shelf_{number}", ()) for number in range(len(TROPHIES) // each)]
            for each in (ON_A_BOARD, ON_A_SHORT_BOARD)
        }
        self.chosen = next(iter(world.progress.now.trophies), TROPHIES[0])
        """The trophy that is told about."""
        self._shown: list[TrophyShelf] | None = None
        """The boards on the page."""
        self.done = Button("done", icon="check", kind="green", size=MAIN)
        self.done.sound = "ui_back"
        super().__init__(world, (self.game_choice,), (), (self.done,), "done")
        self.page.default = self.done.name

    def lay_out(self, view: View) -> DrawList:
        words = view.words
        self.done.label = words("trophies.done")
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
        return boards

    def _shelves(self, view: View) -> Column:
        words, progress = view.words, self.world.progress.now
        boards = self._boards(view)
        if self._shown is not boards:
            self._shown = boards
            self.show((self.game_choice, *boards))
        count = words("trophies.count", count=len(progress.trophies), most=len(TROPHIES))
        heading = words("trophies.shelf", count=count)
        told = Column(
            (
                words_slot(
                    view, Paragraph(self._title(view), MEDIUM, view.theme.text, lines=1), least=1.0
                ),
                Slot(
                    Paragraph(self._about(view), TEXT, view.theme.soft_text, lines=ABOUT_LINES),
                    least=(1.0, ABOUT_LINES * view.text_px(TEXT) * PARAGRAPH_STEP / view.zoom),
                ),
            )
        )
        slots = tuple(Slot(board, least=(COLUMN, HEIGHT)) for board in boards)
        return Column(
            (section_slot("trophy", heading), told, *slots),
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
            section_slot("speed", words("trophies.rating")),
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
            parts.append(Slot(partial(curve_ops, ratings=ratings), least=(COLUMN, CURVE_HIGH)))
        else:
            parts.append(label_slot(view, words("career.rating_none"), TEXT, ink=theme.soft_text))
        tallies = career.against_levels()
        rows = []
        for level in LEVELS:
            face, key = game.look.face(game.rules, 1, level)
            name = words(key)
            name = name[:1].upper() + name[1:]
            rows.append(LevelRow(face, name, tallies.get(level, Tally())))
        legend = (words("trophies.won"), words("trophies.drawn"), words("trophies.lost"))
        parts += [
            section_slot("computer", words("trophies.levels")),
            Slot(partial(legend_ops, words=legend), least=(COLUMN, LINE / 2)),
            Slot(partial(level_ops, rows=tuple(rows)), least=(COLUMN, len(rows) * LEVEL_HIGH)),
            *self._facts(view, career),
        ]
        wide = max(COLUMN, self.game_choice.size(view)[0] / view.zoom)
        return Column(tuple(parts), gap=S, wanted=(wide, None), least=(wide, None))

    def _facts(self, view: View, career: Career) -> list[Part]:
        """What else is worth telling, as far as there is anything."""
        words, facts = view.words, list[tuple[str, str]]()
        run, day = career.longest_run(), career.leap_day()
        for key, kind in (("favourite", career.favourite()), ("most_taken", career.most_taken())):
            if kind is not None:
                facts.append((words(f"career.{key}"), words(kind)))
        if run:
            count = "career.games" if run > 1 else "career.games_one"
            facts.append((words("career.longest_run"), words(count, count=run)))
        if day is not None:
            count = "career.leaps" if day[1] > 1 else "career.leaps_one"
            facts.append((words("career.leap_day"), words(count, count=day[1], date=day[0])))
        rows: list[Part] = [
            Row(
                (
                    label_slot(view, name, SMALL, ink=view.theme.soft_text),
                    Gap(grow=1.0),
                    label_slot(view, value, SMALL, ink=view.theme.text),
                ),
                gap=M,
            )
            for name, value in facts
        ]
        rows += [
            words_slot(view, Paragraph(_told(view, pair.names, pair.tally), SMALL, view.theme.text))
            for pair in career.head_to_head()[:3]
        ]
        return rows

    def take(self, act: Act, now: float) -> Command | None:
        if act.name == "done":
            return Pop()
        for boards in self.shelves.values():
            for board in boards:
                if board.name == act.name and board.trophies and isinstance(act.value, int):
                    self.chosen = board.trophies[act.value].id
        if self.view is not None:
            self.arrange(self.view)
        return None


def _is_wide(view: View) -> bool:
    return view.width / view.zoom >= view.for_letters(WIDE_WINDOW)


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
