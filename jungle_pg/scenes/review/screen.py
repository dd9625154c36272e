"""The screen of a review: the board, everything around it, and what lies over the board."""

from math import inf
from typing import Final

from jungle_pg.board.board_view import BoardView
from jungle_pg.board.fields import board_shape, wide_shape
from jungle_pg.core.audience import as_watched
from jungle_pg.core.duplicate import can_be_duplicated
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.review.reviewer import Reviewer
from jungle_pg.core.review.reviewing import Reviewing, places_of
from jungle_pg.core.review.values import EVEN, Review, ReviewedMove
from jungle_pg.engine.analysis import Analysis
from jungle_pg.games.game import Game
from jungle_pg.games.values import Field, Mark, Pace
from jungle_pg.scenes.appearance import script_of, window_appearance
from jungle_pg.scenes.board_answers import BoardInSight
from jungle_pg.scenes.board_screen import BoardScreen
from jungle_pg.scenes.replay.projector import Projector, field_of, watched_pace
from jungle_pg.scenes.replay.story import trimmed
from jungle_pg.scenes.replay.tape import Tape
from jungle_pg.scenes.review.art import ArtFacts, ReviewArt
from jungle_pg.scenes.review.buttons import label, review_buttons
from jungle_pg.scenes.review.captions import ReviewCaptions
from jungle_pg.scenes.review.curve import Curve
from jungle_pg.scenes.review.layout import (
    BETTER,
    DUPLICATE,
    PRACTISE,
    RETRY,
    WORDS,
    ReviewLayout,
    ReviewWants,
    places_for,
)
from jungle_pg.scenes.review.over import (
    Over,
    Pointed,
    badge_of,
    drawn_at,
    over_ops,
    still_after,
)
from jungle_pg.scenes.review.side_line import SideLine
from jungle_pg.scenes.review.ways import Ways
from jungle_pg.scenes.table.panels.evaluation import EvaluationBar, evaluation_of
from jungle_pg.scenes.table.panels.moves import MoveList
from jungle_pg.scenes.table.state import seat_below
from jungle_pg.scenes.world import World
from jungle_pg.stage.easing import part, slow_end
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import sentences
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.progress import ProgressBar
from jungle_pg.ui.panel import panel_inner
from jungle_pg.ui.placing import ButtonForm
from jungle_pg.ui.widget import NOWHERE, Widget

COUNT_S: Final = 0.7


class ReviewScreen(BoardScreen):
    """What is seen of a review; what clicks and keys do with it is told in `review.py`.

    A move is looked at where it had to be decided: on the board as it was before.
    """

    def __init__(self, world: World, game: Game, match: AnyMatch, *, start: int = 0) -> None:
        self.match: AnyMatch = trimmed(match)
        self.bottom = bottom = seat_below(match)
        self.projector = Projector(game.look, self.match, as_watched(self.match))
        self.places = places_of(self.match)
        steps = self.projector.steps
        place = steps.stops[min(max(0, start), steps.moves)]
        self.tape: Tape = Tape(steps.length, place=float(place), stops=steps.stops)
        self.side_line: SideLine | None = None
        self.reviewer = world.reviewers().get(game.rulebook.game_id) or Reviewer()
        self.analysis: Analysis = Analysis(world.engine, self.match, self.reviewer)
        self.reviewing = Reviewing(self.match, self.reviewer)
        self.review = Review()
        self.drawer = WORDS
        self.counts_since = -inf
        """Since when the numbers of a review that was there at once are counted up."""
        self.due = 0
        """How many cards of own mistakes want to be practised."""
        self.captions = ReviewCaptions(game, self.match, bottom)
        self.buttons = review_buttons()
        self._now = 0.0
        """The time of what is seen."""
        self.curve = Curve()
        self._list, self._bar = MoveList(has_badges=True), EvaluationBar()
        self._progress = ProgressBar("review_progress")
        self._parts = ReviewArt()
        self._at: ReviewLayout | None = None
        self._arrows: Memo[tuple[Pointed, ...]] = Memo()
        self._badges: Memo[dict[int, str]] = Memo()
        self.begins_still = False
        """Whether all is there at the first look, and nothing is drawn before one's eyes."""
        self._shown_arrows: tuple[Pointed, ...] = ()
        self._arrows_since = -inf
        self._over: Memo[DrawList] = Memo()
        self._frame: Memo[DrawList] = Memo()
        self.ways = Ways(game.look, self.captions)
        board = BoardView(game.look, self.projector.at(0.0, Pace()).position)
        super().__init__(world, game, board, "")

    # Where one stands

    @property
    def count(self) -> int:
        """How many moves the match has."""
        return len(self.places) - 1

    def place(self, now: float) -> int:
        """How many moves of the game were played on the board."""
        return self.projector.steps.number(self.tape.shown(now))

    def chosen(self, now: float) -> int:
        """The number of the move that is looked at; 0 at the end of the game."""
        place = self.place(now)
        return place + 1 if place < self.count else 0

    def move(self, now: float) -> ReviewedMove | None:
        """What is known of that move."""
        return self.review.move(self.chosen(now))

    @property
    def pace(self) -> Pace:
        """How motions look at the speed of the tape."""
        return watched_pace(self.world.settings, self.tape.speed)

    def is_running(self, now: float) -> bool:
        """Whether something is on its way on the board."""
        line = self.side_line
        return (self.tape if line is None else line.tape).is_running(now)

    # Laying out

    @property
    def layout(self) -> ReviewLayout:
        assert self._at is not None, "it was not laid out yet"
        return self._at

    def lay_out(self, view: View) -> DrawList:
        self.captions.write(script_of(self.world.settings, self.game))
        label(self.buttons, view, self.due)
        look, rules = self.game.look, self.match.setup.rules
        shape = wide_shape(look, rules) if look.has_hands else board_shape(look, rules)
        words = view.words
        headings = (words("review.moves"), "")
        wants = ReviewWants(shape, self._offered, headings, self.drawer)
        at = self._at = places_for(view, wants)
        if at.arrangement == "columns":
            self.drawer = WORDS
        self.board.set_field(
            rules, self._field_in(at.board), window_appearance(view, self.world.settings, self.game)
        )
        self._bar.place(at.bar)
        self.curve.place(at.curve)
        self._progress.place(at.progress or NOWHERE)
        self.page.change([self.board, self._bar, *self._list_in(view, at), *self._placed(at),
                          self.curve, self._progress])  # fmt: skip
        return ()

    @property
    def _offered(self) -> dict[str, Button]:
        """The buttons that make sense in this game: where cards decide, moves are not retried."""
        away = (RETRY, PRACTISE) if self.game.look.has_hands else ()
        if not can_be_duplicated(self.match):
            away = (*away, DUPLICATE)
        return {name: button for name, button in self.buttons.items() if name not in away}

    def _field_in(self, area: Rect) -> Field:
        return field_of(self.game.look, self.match, area, self.bottom)

    def _placed(self, at: ReviewLayout) -> list[Widget]:
        """The buttons that are there, in the order of the eye; a tip says the hidden words."""
        shown: list[Widget] = []
        for button in self.buttons.values():
            button.place(NOWHERE)
        for form, rect in at.at.items():
            if isinstance(form, ButtonForm):
                button = self.buttons[form.name]
                if not form.has_words and button.label:
                    button.tip, button.label = button.tip or button.label, ""
                button.place(rect)
                shown.append(button)
        return shown

    def _list_in(self, view: View, at: ReviewLayout) -> list[Widget]:
        if at.moves is None:
            self._list.place(NOWHERE)
            return []
        self._list.show(self.captions.moves(view.words), len(self.match.moments), 0)
        self._list.place_in(view, panel_inner(view, at.moves))
        return [self._list]

    def lists(self) -> tuple[Widget, ...]:
        return (self._list, self._progress, self._bar)

    def panels_by_use(self) -> tuple[tuple[Rect | None, ...], ...]:
        at = self.layout.art
        return ((), (at.top, at.bottom), tuple(rect for rect, _ in at.panels))

    def in_sight(self, now: float) -> BoardInSight:
        """The match where one looks; everything of it lies open."""
        match, position = as_watched(self.match), self.board.shown.position
        shown = self.places[self.place(now)]
        return BoardInSight(self.game, match, self.match, match, shown, position, self.bottom)

    def told_text(self, words: Words) -> str:
        """The move that is looked at, what it cost, why, and what was better."""
        if self.view is None:
            return ""
        told = self._facts(self.view, self._now).words
        return sentences((told.title, *told.cost[:1], told.why, *told.lines[:1]))

    # Drawing

    def page_ops(self, view: View, now: float) -> DrawList:
        """The ground, what is around it, the pieces, arrows over them, and the buttons."""
        self._now = now
        self._follow(view, now)
        facts = self._facts(view, now)
        around = self._parts.draw(view, facts, self.layout.art)
        over = self._over(over_ops, view, self._over_at(now))
        widgets = self.widgets_ops(view, now)
        return self._frame(_ops, self.board.ground(now), around, widgets, over)

    def _facts(self, view: View, now: float) -> ArtFacts:
        counted = 1.0
        if not view.calm and self.is_counting(now):
            counted = round(slow_end(part(now, self.counts_since, COUNT_S)), 2)
        count = self.count_text(view, now)
        return self.captions.facts(view, self.review, self.chosen(now), count, counted)

    def is_counting(self, now: float) -> bool:
        """Whether the numbers of the players are still counted up."""
        return now < self.counts_since + COUNT_S

    def count_text(self, view: View, now: float) -> str:
        """Which key moment one looks at, or which move of a line."""
        words, line, moments = view.words, self.side_line, self.review.moments
        if line is not None:
            key = "review.in_line" if line.name == BETTER else "review.in_refutation"
            return words(key, number=line.number(now), count=line.count)
        if self.analysis.is_busy:
            return ""
        chosen = self.chosen(now)
        if chosen in moments:
            number = moments.index(chosen) + 1
            return words("review.moment", number=number, count=len(moments))
        if not moments:
            return words("review.no_moments")
        key = "review.moments_one" if len(moments) == 1 else "review.moments_many"
        return words(key, count=len(moments))

    def _follow(self, view: View, now: float) -> None:
        """Let every widget show the place of the match at this time."""
        place, chosen = self.place(now), self.chosen(now)
        line = self.side_line
        projector, tape = (
            (self.projector, self.tape) if line is None else (line.projector, line.tape)
        )
        at = tape.position(now)
        marks = (*projector.marks_at(at), *self._chosen_mark(now))
        self.board.show(projector.at(at, self.pace), marks, is_still=self.pace.is_still)
        rules = self.match.setup.rules
        share = self.review.shares[place] if place < len(self.review.shares) else None
        share = EVEN if share is None else share if self.bottom == 0 else 1 - share
        self._bar.show(evaluation_of(self.game, rules, self.bottom, share, view.words))
        moves = self.captions.moves(view.words)
        shown = self._ply_of(chosen) if chosen else len(self.match.moments)
        self._list.show(moves, len(self.match.moments), shown)
        self._list.mark(self._badges(_badges, self.review))
        self.curve.facts = self.captions.curve(self.review, chosen or self.count)
        self._progress.value = self.analysis.part
        is_told = self.analysis.is_busy and line is None
        self._progress.place((self.layout.progress if is_told else None) or NOWHERE)
        for name, button in self.buttons.items():
            button.is_enabled = self.may(name, now)
            button.is_down = name == self.drawer or (line is not None and name == line.name)

    def may(self, name: str, now: float) -> bool:
        """Whether a button can act now."""
        move = self.move(now)
        match name:
            case "previous" | "next":
                return self.moment_beside(-1 if name == "previous" else 1, now) is not None
            case "retry":
                return move is not None and self.is_worth_retrying(move)
            case "why":
                return move is not None and bool(self.reply(now)) and move.best != move.action
            case "better":
                return move is not None and bool(move.line) and move.best != move.action
        return True

    def reply(self, now: float) -> tuple[str, ...]:
        """What follows the move; where only its worth is known, what was best after it."""
        move, after = self.move(now), self.analysis.judged.get(self.place(now) + 1)
        if move is None or move.reply or after is None:
            return () if move is None else move.reply
        return after.line

    def is_worth_retrying(self, move: ReviewedMove) -> bool:
        """Whether there was a choice, and a better one than what was played."""
        return bool(move.line) and not self.game.look.has_hands

    def moment_beside(self, by: int, now: float) -> int | None:
        """The next key moment, or the one before."""
        chosen = self.chosen(now) or self.count + 1
        ahead = [number for number in self.review.moments if (number - chosen) * by > 0]
        return (min if by > 0 else max)(ahead) if ahead else None

    def _ply_of(self, number: int) -> int:
        """The place of the log after a move."""
        steps = self.projector.steps
        start, end = self.places[number - 1], self.places[number]
        listed = (ply for ply in steps.ends if start < ply <= end)
        return next(listed, end)

    def _chosen_mark(self, now: float) -> tuple[Mark, ...]:
        """Who is about to move, where one stands still in the game."""
        arrows_of = self._pointed(now)
        if self.side_line is not None or self.tape.is_running(now) or not arrows_of:
            return ()
        move = self.move(now)
        ends = () if move is None else self.ways.ends(move)
        return (Mark("selection", ends[0]),) if ends else ()

    def _pointed(self, now: float) -> tuple[Pointed, ...]:
        """The arrows of the move that is looked at, where it stands still."""
        move = self.move(now)
        if move is None or self.side_line is not None or self.tape.is_running(now):
            return ()
        return self._arrows(self.ways.arrows, move, self.board.field)

    def _over_at(self, now: float) -> Over:
        """The arrows at a moment: they begin once one stands where they belong."""
        arrows = self._pointed(now)
        if arrows != self._shown_arrows:
            self._shown_arrows, self._arrows_since = arrows, now
            if any(each.is_second for each in arrows):
                self.world.hear("hint")
        field = self.board.field
        square = 1.0 if field is None else float(field.square)
        calm = self.view is None or self.view.calm or self.begins_still
        return Over(square, arrows, drawn_at(arrows, now - self._arrows_since, is_calm=calm))

    def are_arrows_moving(self, now: float) -> bool:
        """Whether arrows are on their way."""
        return now < self._arrows_since + still_after(self._shown_arrows)


def _badges(review: Review) -> dict[int, str]:
    """The badges of moves by their places in the log."""
    return {move.ply: badge_of(move.move_class) for move in review.moves if move is not None}


def _ops(ground: Group, around: DrawList, widgets: DrawList, over: DrawList) -> DrawList:
    """Arrows lie over the pieces, and the widgets over everything else."""
    return (
        ground,
        Group("around", around),
        Group("pieces", widgets[:1]),
        Group("over", over),
        Group("widgets", widgets[1:]),
    )
