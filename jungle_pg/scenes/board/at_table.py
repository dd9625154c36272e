"""A screen with a board and everything around it, showing a session as it stands."""

from collections import deque
from typing import Final

from jungle_pg.core.rulebook import Seat
from jungle_pg.core.saving_values import Times
from jungle_pg.core.viewing import is_secret, open_text
from jungle_pg.scenes.board.around import Around
from jungle_pg.scenes.board.card_words import legend_of_card, prompt_of
from jungle_pg.scenes.board.danger import escape_of, new_notices
from jungle_pg.scenes.board.desk_line import DeskLine
from jungle_pg.scenes.board.evaluation import Evaluation, evaluation_of
from jungle_pg.scenes.board.facts import Escape, Legend, TableFacts
from jungle_pg.scenes.board.hand import Picks
from jungle_pg.scenes.board.hint import Hint
from jungle_pg.scenes.board.legend import legend_of
from jungle_pg.scenes.board.move_book import MoveBook
from jungle_pg.scenes.board.opinion import Opinion
from jungle_pg.scenes.board.options import Offered, Options, offered
from jungle_pg.scenes.board.session import Session
from jungle_pg.scenes.board.spectacle import Spectacle
from jungle_pg.scenes.board.telling import facts_of
from jungle_pg.scenes.looks import Script, is_face_to_face, script_of
from jungle_pg.scenes.screen import Screen
from jungle_pg.scenes.setup.game_choice import AnyMatch
from jungle_pg.scenes.world import Game, Keepsake, World
from jungle_pg.stage.backdrop import jungle
from jungle_pg.stage.kept import Kept
from jungle_pg.stage.ops import DrawList, Group, Scenery
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import status_text
from jungle_pg.ui.page import Page

MESSAGES: Final = 4
SPEEDS: Final = (("½×", 1.4), ("1×", 0.6), ("2×", 0.25), ("5×", 0.05))
"""How fast computers play each other: as it is read, and how long a move takes at least."""

USUAL_SPEED: Final = 1


class AtTable(Screen):
    """Shows a match; what hands do with it is for the scenes made of this one."""

    def __init__(self, world: World, game: Game, match: AnyMatch, times: Times) -> None:
        self.game = game
        self.line = DeskLine(world.desk)
        self.session = Session(match, times, self.line.computer)
        self.bottom = seat_below(match)
        self.picked: Picks = ()
        self.messages: deque[str] = deque(maxlen=MESSAGES)
        self.spectacle = Spectacle(world, game, self.session)
        self.around = Around()
        self.hint = Hint(self.line.hint)
        self.opinion = Opinion(self.line.opinion)
        self.speed = USUAL_SPEED
        self.now = 0.0
        self._is_stirred = False
        self._ticks_at: float | None = None
        """When the time on the clock that was drawn is over."""
        self._book = MoveBook(game)
        self._facts: TableFacts | None = None
        self._said_in: Words | None = None
        self._legend: Kept[Legend | None] = Kept()
        self._escape: Kept[tuple[Escape | None]] = Kept()
        self._notices: Kept[tuple[str, ...]] = Kept()
        self.options = Options()
        self._offered: Kept[Offered] = Kept()
        self._all: Kept[DrawList] = Kept()
        super().__init__(world, Page([self.spectacle.surface], world.hear, "board"))
        world.keepsake = self.keepsake

    def keepsake(self) -> Keepsake:
        """The match for a report."""
        return Keepsake(open_text(self.match), is_secret(self.match))

    @property
    def match(self) -> AnyMatch:
        """The match as it stands."""
        return self.session.match

    def backdrop(self, view: View) -> Scenery:
        """The jungle, a step quieter behind a board."""
        return jungle(view, is_veiled=True)

    def lay_out(self, view: View) -> DrawList:
        """The largest board, and everything else around it."""
        if self._said_in != view.words:
            # What was said in another language cannot be said again in this one.
            self.messages.clear()
            self._said_in = view.words
        self._facts = self._facts_now(view, self.now)
        self.around.lay_out(view, self._facts)
        self._place(view)
        return ()

    def page_ops(self, view: View, now: float) -> DrawList:
        """The ground, what is around it, the pieces, the buttons."""
        self._is_stirred = False
        self.follow(now)
        parts = (
            self.spectacle.ground(now),
            self.around.draw(now),
            self.page.draw(view, now),
        )
        return self._all.get(
            parts, lambda: (parts[0], Group("around", parts[1]), Group("widgets", parts[2]))
        )

    def follow(self, now: float) -> None:
        """Show what the session is like by now."""
        view = self.view
        assert view is not None
        self.now = now
        self._ticks_at = self.session.timing.changes_at(now)
        facts = self._facts_now(view, now)
        if facts != self._facts:
            self._facts = facts
            if self.around.show(facts):
                self._place(view)
        if self.options.show(view, self._offers_now(), self.around.places):
            self._place(view)
        hint = (self.hint.picks, self.hint.stage)
        self.spectacle.mark(self.picked, hint, self.world.settings, now)

    def wakes_at(self, now: float) -> float | None:
        """When a widget, the session, the board or what is around it changes by itself."""
        if self._is_stirred:
            return now
        times = (
            super().wakes_at(now),
            self.session.wakes_at(now),
            self._ticks_at,
            self.spectacle.wakes_at(now),
            self.around.wakes_at(now),
        )
        return min((time for time in times if time is not None), default=None)

    def tell(self, text: str) -> None:
        """Say something beside the board."""
        if text and (not self.messages or self.messages[-1] != text):
            self.messages.append(text)
            self.stir()

    def stir(self) -> None:
        """Something is to be seen that no input and no motion brings about."""
        self._is_stirred = True

    def _offers_now(self) -> Offered:
        """What a menu beside the board offers."""
        return self._offered.get(
            (self.session.seen, self.session.awaits_human),
            lambda: offered(self.session, self.game),
        )

    def _facts_now(self, view: View, now: float) -> TableFacts:
        script = self._book.script = script_of(self.world.settings, self.game)
        legend, seen = None, self.session.seen
        if self.session.looking is None:
            facts = (seen, self.picked, view.words)
            legend = self._legend.get(facts, lambda: self._legend_now(view.words))
        if legend is not None and (count := len(self._offers_now())):
            legend = Legend(legend.title, (), count)
        (escape,) = self._escape.get(
            (seen, self.session.awaits_human, view.words, script),
            lambda: (self._escape_now(view.words, script),),
        )
        notices = self._notices.get((seen, view.words), lambda: new_notices(seen, view.words))
        asked = prompt_of(self.session, self.game, view.words)
        prompt = (asked,) if asked else ()
        takes_over = (view.words("play.click_to_take_over"),) if self.session.gives_way else ()
        return facts_of(
            self.session,
            self.game,
            view.words,
            now,
            self._book,
            bottom=self.bottom,
            messages=tuple(dict.fromkeys((*notices, *prompt, *self.messages, *takes_over)))
            or (status_text(view.words.texts, self.match),),
            legend=legend,
            escape=escape,
            speed=SPEEDS[self.speed][0],
            piece_count=None if self.game.panel is not None else self.game.table.piece_count,
            evaluation=self._evaluation(view),
            is_face_to_face=is_face_to_face(self.world.settings, self.match.setup.players),
            has_saves=self.world.saves is not None,
        )

    def _legend_now(self, words: Words) -> Legend | None:
        """What can be done with the piece or the card that is chosen."""
        if self.picked:
            return legend_of(self.session.seen, self.game, self.picked, words)
        return legend_of_card(self.session.seen, self.game, words)

    def _escape_now(self, words: Words, script: Script) -> Escape | None:
        """The ways out of a danger, for a person who has to find one."""
        if not self.session.awaits_human:
            return None
        return escape_of(self.session.seen, self.game, words, script)

    def _evaluation(self, view: View) -> Evaluation | None:
        if not self.world.settings.evaluation:
            return None
        share, rules = self.opinion.share(self.bottom), self.match.setup.rules
        return evaluation_of(self.game, rules, self.bottom, share, view.words)

    def _place(self, view: View) -> None:
        """Put the board and the widgets where they are now."""
        widgets = [*self.around.widgets, *self.options.buttons]
        self.page.change([self.spectacle.surface, *widgets])
        around = self.around
        self.spectacle.lay(view, around.board_area, self.bottom, around.hand_areas)


def seat_below(match: AnyMatch) -> Seat:
    """The side at the bottom: the only person's, else the first."""
    people = [seat for seat, player in enumerate(match.setup.players) if player.is_human]
    return people[0] if len(people) == 1 else 0
