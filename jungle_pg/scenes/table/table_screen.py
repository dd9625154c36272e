"""A screen with a board and everything around it, showing a session as it stands."""

from typing import Any, Final

from jungle_pg.board.selection import Picks
from jungle_pg.core.audience import is_secret, open_text
from jungle_pg.core.history import COORDINATES
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.game import Game
from jungle_pg.games.move_record import MoveRecord
from jungle_pg.scenes.appearance import is_face_to_face, script_of
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.table.captions import click_to_take_over, facts_of, goal_text
from jungle_pg.scenes.table.card_words import legend_of_card, prompt_of
from jungle_pg.scenes.table.danger import escape_of, new_notices
from jungle_pg.scenes.table.hint import LAST_STAGE, Hint
from jungle_pg.scenes.table.hint_reason import choice_text, reason_of, reason_text
from jungle_pg.scenes.table.opinion import Opinion
from jungle_pg.scenes.table.panels.buttons import SPEEDS, USUAL_SPEED
from jungle_pg.scenes.table.panels.evaluation import Evaluation, evaluation_of
from jungle_pg.scenes.table.panels.facts import Escape, Legend, TableFacts
from jungle_pg.scenes.table.panels.legend import legend_of
from jungle_pg.scenes.table.panels.options import Offered, Options, offered
from jungle_pg.scenes.table.panels.side_panels import SidePanels
from jungle_pg.scenes.table.performance import Performance
from jungle_pg.scenes.table.score import NO_SCORE, Score
from jungle_pg.scenes.table.session import Session
from jungle_pg.scenes.world import ReportMatch, World
from jungle_pg.stage.backdrop import jungle
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group, Scenery
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import status_text
from jungle_pg.ui.free_room import frame_of, free_room
from jungle_pg.ui.page import Page

SAID_S: Final = 4.0
"""How long it stays what was said beside the board, unless somebody acts before."""


class TableScreen(Screen):
    """Shows a match; what clicks and keys do is for the scenes made of this one."""

    def __init__(self, world: World, game: Game, match: AnyMatch, times: TimeState) -> None:
        self.game = game
        self.session = Session(match, times, world.engine, world.stamp)
        self.score = NO_SCORE
        """How the players stand from the games before this one."""
        self.bottom = seat_below(match)
        self.picked: Picks = ()
        self.said = ""
        """What was said last beside the board, until it is old or somebody acts."""
        self._said_until = 0.0
        self.performance = Performance(world, game, self.session)
        self.panels = SidePanels()
        self.hint = Hint(world.engine)
        self.opinion = Opinion(world.engine)
        self.speed = USUAL_SPEED
        self.now = 0.0
        self._is_stirred = False
        self._ticks_at: float | None = None
        """When the time on the clock that was drawn is over."""
        self._book = MoveRecord(game)
        self._facts: TableFacts | None = None
        self._said_in: Words | None = None
        self._legend: Memo[Legend | None] = Memo()
        self._escape: Memo[Escape | None] = Memo()
        self._notices: Memo[tuple[str, ...]] = Memo()
        self._reason: Memo[str] = Memo()
        self.options = Options()
        self._offered: Memo[Offered] = Memo()
        self._all: Memo[DrawList] = Memo()
        self._toast_room: Memo[Rect | None] = Memo()
        super().__init__(world, Page([self.performance.board], world.hear, "board"))
        world.report_match = self.report_match

    def report_match(self) -> ReportMatch:
        return ReportMatch(open_text(self.match), is_secret(self.match))

    @property
    def match(self) -> AnyMatch:
        """The match as it stands."""
        return self.session.match

    @property
    def standing(self) -> Score:
        """How the players stand by now; of a first game its result tells enough."""
        return self.score.after(self.match) if self.score.has_begun else self.score

    def backdrop(self, view: View) -> Scenery:
        """The jungle, a step quieter behind a board."""
        return jungle(view, is_veiled=True)

    def lay_out(self, view: View) -> DrawList:
        """The largest board, and everything else around it."""
        if self._said_in != view.words:
            # What was said in another language cannot be said again in this one.
            self.hush()
            self._said_in = view.words
        self._facts = self._facts_now(view, self.now)
        self.panels.lay_out(view, self._facts)
        self._place(view)
        return ()

    def page_ops(self, view: View, now: float) -> DrawList:
        """The ground, what is around it, the pieces, the buttons."""
        self._is_stirred = False
        self.follow(now)
        ground, around = self.performance.board.ground(now), self.panels.draw(now)
        return self._all(board_ops, ground, around, self.page.draw(view, now))

    def follow(self, now: float) -> None:
        """Show what the session is like by now."""
        view = self.view
        assert view is not None
        self.now = now
        self._ticks_at = self.session.timing.changes_at(now)
        if now >= self._said_until:
            self.said = ""
        facts = self._facts_now(view, now)
        if facts != self._facts:
            self._facts = facts
            if self.panels.show(facts):
                self._place(view)
        if self.options.show(view, self._offers_now(), self.panels.places):
            self._place(view)
        hint = (self.hint.picks, self.hint.stage)
        self.performance.show(self.picked, hint, now)

    def wakes_at(self, now: float) -> float | None:
        """When a widget, the session, the board or what is around it changes by itself."""
        if self._is_stirred:
            return now
        times = (
            super().wakes_at(now),
            self.session.wakes_at(now),
            self._ticks_at,
            self.performance.wakes_at(now),
            self.panels.wakes_at(now),
            self._said_until if self.said else None,
        )
        return min((time for time in times if time is not None), default=None)

    def toast_room(self) -> Rect | None:
        """Beside the board, its letters, the cards and all buttons."""
        view, field = self.view, self.performance.board.field
        if view is None or field is None:
            return None
        at, frame = self.panels.places, self.game.look.margin * field.square
        watched = (self.performance.board, self.panels.moves)
        controls = tuple(each.rect for each in self.page.widgets if each not in watched)
        cards = field.zones.hands if field.zones is not None else ()
        levels = (
            (*frame_of(field.rect, frame), *controls),
            (field.rect, *cards),
            (at.top, at.bottom, at.banner, at.stage),
            (at.moves, at.last_move),
            (at.message, at.middle),
        )
        shown = tuple(tuple(rect for rect in level if rect is not None) for level in levels)
        return self._toast_room(free_room, view, shown)

    def tell(self, text: str) -> None:
        """Say something beside the board, in place of what was said before."""
        self.said, self._said_until = text, self.now + SAID_S
        self.request_redraw()

    def hush(self) -> None:
        """What was said is of no use any more."""
        if self.said:
            self.said = ""
            self.request_redraw()

    def request_redraw(self) -> None:
        """Something is to be seen that no input and no motion brings about."""
        self._is_stirred = True

    def _offers_now(self) -> Offered:
        """What a menu beside the board offers."""
        if not self.session.awaits_human:
            return ()
        return self._offered(offered, self.session.seen, self.game)

    def _facts_now(self, view: View, now: float) -> TableFacts:
        script = self._book.script = script_of(self.world.settings, self.game)
        legend, escape = None, None
        seen, game, words = self.session.seen, self.game, view.words
        if self.session.looking is None:
            notation = script.notation or COORDINATES
            legend = self._legend(chosen_legend, seen, game, self.picked, words, notation)
        if legend is not None and (count := len(self._offers_now())):
            legend = Legend(legend.title, (), count)
        if self.session.awaits_human:
            escape = self._escape(escape_of, seen, game, words, script)
        return facts_of(
            self.session,
            game,
            words,
            now,
            self._book,
            bottom=self.bottom,
            chosen=self.picked[-1] if self.picked else "",
            message=self.said or self._standing_words(words),
            is_news=bool(self.said),
            legend=legend,
            escape=escape,
            speed=SPEEDS[self.speed][0],
            piece_count=game.look.piece_count if game.look.loses_pieces else None,
            evaluation=self._evaluation(view),
            is_face_to_face=is_face_to_face(self.world.settings, self.match.setup.players),
            has_saves=self.world.saves is not None,
            score=self.standing,
        )

    def _standing_words(self, words: Words) -> str:
        """What is read beside the board while nothing was said just now."""
        if self.session.gives_way:
            return click_to_take_over(self.session, self.game, words)
        if self.session.computer.problem:
            return words("board.no_answer")
        if told_more := self._hint_words(words):
            return told_more
        asked = prompt_of(self.session, self.game, words, self.performance.board.pointed)
        goal = goal_text(self.session, self.game, words, "".join(self.picked[-1:]))
        notices = self._notices(new_notices, self.session.seen, words)
        told = [line for line in (goal, *notices, asked) if line]
        is_told = self.match.verdict is not None and self.session.looking is None
        if told in ([], [goal]) and not is_told:
            told.append(status_text(words.texts, self.match))
        return "\n".join(told)

    def _hint_words(self, words: Words) -> str:
        """How to learn more of a hint that shows a piece, or why the move is good that it shows."""
        is_first = 0 < self.hint.stage < LAST_STAGE
        return words("hint.again") if is_first else self.hint_reason(words)

    def hint_reason(self, words: Words) -> str:
        """Why the move is good that a hint shows; nothing where none does or nobody knows."""
        if self.hint.stage < LAST_STAGE:
            return ""
        match, actions = self.session.with_picks, self.hint.actions
        make = _reason if self._can_point_at(self.hint.picks) else choice_text
        return self._reason(make, match, self.game, actions, words)

    def _can_point_at(self, picks: Picks) -> bool:
        """Whether anything of a move is on the board or in a hand, where marks can show it."""
        return any(self.performance.board.place_of(pick) is not None for pick in picks)

    def _evaluation(self, view: View) -> Evaluation | None:
        if not self.world.settings.evaluation:
            return None
        share, rules = self.opinion.share(self.bottom), self.match.setup.rules
        return evaluation_of(self.game, rules, self.bottom, share, view.words)

    def _place(self, view: View) -> None:
        """Put the board and the widgets where they are now."""
        widgets = [*self.panels.widgets, *self.options.buttons]
        self.page.change([self.performance.board, *widgets])
        panels = self.panels
        self.performance.set_field(view, panels.board_area, self.bottom, panels.hand_areas)


def seat_below(match: AnyMatch) -> Seat:
    """The side at the bottom: the only person's, else the first."""
    people = [seat for seat, player in enumerate(match.setup.players) if player.is_human]
    return people[0] if len(people) == 1 else 0


def board_ops(ground: Group, around: DrawList, widgets: DrawList) -> DrawList:
    """A board, what is around it, and over it pieces and buttons."""
    return (ground, Group("around", around), Group("widgets", widgets))


def chosen_legend(
    match: AnyMatch, game: Game, picked: Picks, words: Words, notation: str
) -> Legend | None:
    """What can be done with the piece or the card that is chosen."""
    return legend_of(match, game, picked, words, notation) or legend_of_card(match, game, words)


def _reason(match: AnyMatch, game: Game, actions: tuple[Any, ...], words: Words) -> str:
    reason = reason_of(match, game, actions)
    return "" if reason is None else reason_text(reason, words)
