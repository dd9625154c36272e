"""Own mistakes: those that want to be practised, and how well each skill stands."""

from functools import lru_cache, partial
from typing import Final

from jungle_pg.core.journey.stage import LESSON, Stage
from jungle_pg.core.review.reviewer import Reviewer, Skill
from jungle_pg.games.names import game_called
from jungle_pg.scenes.base import Command, Push, Result
from jungle_pg.scenes.chooser.last_game import last_game_id
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.practise.card import CardScreen, due_cards
from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import Drawing, DrawList, Op, Text
from jungle_pg.stage.scale import (
    BUTTON,
    COLUMN,
    ICON_HIGH,
    LARGE,
    MAIN,
    SMALL,
    TEXT,
    WORDS,
    L,
    M,
    S,
)
from jungle_pg.stage.theme import INK, Theme
from jungle_pg.stage.view import View
from jungle_pg.texts.speech import skill_text
from jungle_pg.ui import svg
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.layout import Column, Part, Slot
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.placing import Paragraph, section_slot, slot_of
from jungle_pg.ui.text.text_fit import fit_text
from jungle_pg.ui.widget import Act

MOST_LINES: Final = 2
MOST: Final = 99
"""Mistakes that the button has room to tell of."""
NAMES: Final = 0.42
"""The part of a row that the name of a skill may take."""
BAR: Final = 0.5
PERCENT: Final = 3.6
"""How wide a share in percent is, in sizes of its letters."""
GOOD, FAIR, WEAK = "#7CC35A", "#F9C74F", "#F0714F"
FAIR_FROM, GOOD_FROM = 0.34, 0.67


class PractiseScreen(PanelScreen):
    """The cards of one game, its skills, and the stages that train the weakest of them."""

    name = "practise"
    heading = "practise.heading"

    def __init__(self, world: World, game: str = "") -> None:
        reviewers = world.reviewers()
        self.games = tuple(each for each in world.games() if _skills(reviewers.get(each)))
        wished = game or last_game_id(world)
        self.game_choice = Segments("game", ("",) * len(self.games))
        self.game_choice.chosen = self.games.index(wished) if wished in self.games else 0
        self.start = Button("start", icon="practise", kind="green", size=MAIN)
        self.train = Button("train", icon="journey", kind="amber", size=LARGE)
        self.leave = Button("back", icon="left")
        self.leave.sound = "ui_back"
        self.own = Button("own", icon="puzzle")
        left = (self.leave, self.own)
        super().__init__(world, (self.game_choice, self.train), left, (self.start,), "start")

    @property
    def game(self) -> str:
        """The game that is chosen; nothing where no game knows skills."""
        return self.games[self.game_choice.chosen] if self.games else ""

    @property
    def skills(self) -> tuple[Skill, ...]:
        return _skills(self.world.reviewers().get(self.game))

    @property
    def weakest(self) -> Skill | None:
        return self.world.cards.now.weakest(self.game, self.skills)

    def lay_out(self, view: View) -> DrawList:
        words, due = view.words, len(due_cards(self.world, self.game))
        self.game_choice.caption = words("friends.game")
        self.game_choice.labels = tuple(game_called(words, each) for each in self.games)
        self.start.label = words("practise.start", count=due) if due else words("practise.none_due")
        self.start.other_labels = (words("practise.none_due"), words("practise.start", count=MOST))
        self.start.is_enabled = due > 0
        self.leave.label = words("practise.leave")
        self.own.label = words("own_puzzles.heading")
        stage = self._stage()
        self.train.is_enabled = stage is not None
        name = "" if stage is None else words(f"stage.{stage.text}.name")
        self.train.label = words("practise.train", name=name) if name else words("practise.trains")
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        words = view.words
        parts: list[Part] = []
        if len(self.games) > 1:
            parts.append(slot_of(view, self.game_choice))
        parts += [
            section_slot("practise", words("practise.cards")),
            self._line(view, self._told(view)),
        ]
        parts.append(section_slot("statistics", words("practise.skills")))
        cards = self.world.cards.now
        for skill in self.skills:
            share = cards.standing(self.game, skill)
            name = skill_text(words.texts, self.game, skill.code)
            drawn = partial(skill_ops, name=name, share=share)
            parts.append(Slot(drawn, least=(COLUMN, ICON_HIGH)))
        parts += [
            self._line(view, self._of_weakest(view)),
            Slot(self.train, least=(COLUMN, BUTTON)),
        ]
        self.show((self.game_choice, self.train) if len(self.games) > 1 else (self.train,))
        return Column(tuple(parts), gap=M, padding=(0.0, S, 0.0, L), wanted=(WORDS * 1.3, None))

    def _line(self, view: View, text: str) -> Slot:
        """Words in a place that is as high whatever they are, so that nothing moves."""
        words = Paragraph(text, TEXT, view.theme.text, lines=MOST_LINES)
        high = MOST_LINES * view.text_px(TEXT) * PARAGRAPH_STEP / view.zoom
        return Slot(words, least=(COLUMN, high))

    def _of_weakest(self, view: View) -> str:
        """Which skill stands worst, if anything is known of any."""
        weakest, words = self.weakest, view.words
        if weakest is None:
            return words("practise.no_weakest")
        return words("practise.weakest", skill=skill_text(words.texts, self.game, weakest.code))

    def _told(self, view: View) -> str:
        """How many cards are due, how many rest, and when the next one comes back."""
        words, today = view.words, self.world.stamp().date()
        cards = [each for each in self.world.cards.now.by_id.values() if each.game == self.game]
        due = sum(card.is_due(today) for card in cards)
        if not cards:
            return words("practise.no_cards")
        if due:
            key = "practise.due_one" if due == 1 else "practise.due_many"
            return words(key, count=due, all=len(cards))
        coming = [card.due for card in cards if card.due is not None]
        if not coming:
            return words("practise.all_learned", all=len(cards))
        return words("practise.rest", date=min(coming).isoformat(), all=len(cards))

    def _stage(self) -> Stage | None:
        """The stage that trains the weakest skill: one that is open and not solved, if any is."""
        skill, journeys = self.weakest, self.world.journeys()
        if skill is None or self.game not in journeys:
            return None
        journey, progress = journeys[self.game], self.world.progress.now
        matching = [
            stage
            for chapter in journey.chapters
            for stage in chapter.stages
            if stage.kind != LESSON
            and (stage.theme in skill.themes or chapter.id in skill.chapters)
        ]
        ranked = sorted(
            matching,
            key=lambda stage: (
                not progress.is_open(journey, stage.id),
                progress.is_solved(stage.id),
            ),
        )
        return ranked[0] if ranked else None

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "back":
                return self.back(now)
            case "start":
                cards = due_cards(self.world, self.game)
                return Push(CardScreen(self.world, cards)) if cards else None
            case "own":
                from jungle_pg.scenes.journey.own_puzzles import OwnPuzzles

                return Push(OwnPuzzles(self.world, self.game))
            case "train":
                stage = self._stage()
                if stage is None:
                    return None
                from jungle_pg.scenes.journey.stage.opening import open_stage

                return Push(open_stage(self.world, self.world.journeys()[self.game], stage))
        if self.view is not None:
            self.arrange(self.view)
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        """Something was practised."""
        if self.view is not None:
            self.arrange(self.view)
        return None


def _skills(reviewer: Reviewer | None) -> tuple[Skill, ...]:
    return () if reviewer is None else reviewer.skills


def skill_ops(view: View, rect: Rect, name: str, share: float | None) -> DrawList:
    """The name of a skill, a bar of how well it stands, and that in percent."""
    theme, letters = view.theme, view.text_px(SMALL)
    y = rect.middle[1]
    fit = fit_text(view, name, rect.w * NAMES, letters=TEXT, least=1.0)
    left = rect.x + rect.w * NAMES + view.px(M)
    right = rect.right - letters * PERCENT
    w, h = round(right - left), round(rect.h * BAR)
    told = "–" if share is None else f"{round(100 * share)} %"
    ink = theme.soft_text if share is None else theme.text
    ops: list[Op] = [
        Text(fit.lines[0], rect.x, y, fit.px, theme.text),
        Drawing(_bar(w, h, share, theme), round(left), round(y - h / 2), w, h),
        Text(told, rect.right, y, letters, ink, "right"),
    ]
    return tuple(ops)


@lru_cache(maxsize=32)
def _bar(w: int, h: int, share: float | None, theme: Theme) -> str:
    shapes = [svg.rect(1.5, 1.5, w - 3, h - 3, h / 2 - 1.5, theme.tray, theme.wood_dark, 2.5)]
    if share is not None:
        fill = WEAK if share < FAIR_FROM else FAIR if share < GOOD_FROM else GOOD
        wide = max(h - 4.0, (w - 4) * share)
        shapes.append(svg.rect(2, 2, wide, h - 4, h / 2 - 2, fill, INK, 2))
    return svg.picture(w, h, *shapes)
