"""The screen of a table: a board and everything around it, and how what happens there is shown."""

from jungle_pg.core.audience import is_secret, open_text
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.game import Game
from jungle_pg.games.narrating import time_told
from jungle_pg.scenes.table.actions import button_facts
from jungle_pg.scenes.table.captions.table import TableCaptions
from jungle_pg.scenes.table.computer_seat import REPLY_S
from jungle_pg.scenes.table.panels.facts import ButtonFacts, TableFacts
from jungle_pg.scenes.table.panels.options import Options
from jungle_pg.scenes.table.panels.side_panels import SidePanels
from jungle_pg.scenes.table.played_screen import PlayedScreen
from jungle_pg.scenes.table.score import NO_SCORE, Score
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.table.thoughts.thoughts import Thoughts
from jungle_pg.scenes.table.timing import LOW
from jungle_pg.scenes.world import ReportMatch, World
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import sentences
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import banner_text, status_text
from jungle_pg.ui.widget import Widget


class TableScreen(PlayedScreen):
    """Shows the state of a table, and what comes of what is done there."""

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        times: TimeState,
        score: Score = NO_SCORE,
        table: Table | None = None,
    ) -> None:
        table = table or Table(
            match,
            times,
            world.engine,
            world.stamp,
            lambda: REPLY_S[world.settings.replies],
            score=score,
            has_saves=world.saves is not None,
            programs=world.programs,
        )
        self.panels = SidePanels()
        self.options = Options()
        self.thoughts: Thoughts = Thoughts(world.engine)
        self.captions = TableCaptions(game, self.thoughts)
        self._buttons: Memo[ButtonFacts] = Memo()
        self.facts: TableFacts | None = None
        """What is shown around the board."""
        self._ticks_at: float | None = None
        """When the time on the clock that was drawn is over."""
        super().__init__(world, game, table)
        self.board.can_zoom = game.look.zooms
        world.report_match = self.report_match

    def report_match(self) -> ReportMatch:
        return ReportMatch(open_text(self.match), is_secret(self.match))

    def lay_out(self, view: View) -> DrawList:
        """The largest board, and everything else around it."""
        self.hush_other_words()
        self.facts = self._facts_now(view, self.now)
        self.panels.lay_out(view, self.facts)
        self._place(view)
        return ()

    def page_ops(self, view: View, now: float) -> DrawList:
        """The ground, what is around it, the pieces, the buttons."""
        self.is_stirred = False
        self.follow(now)
        return self.board_ops(view, self.around_ops(view, now), now)

    def around_ops(self, view: View, now: float) -> DrawList:
        """What stands around the board, without widgets."""
        return self.panels.draw(now)

    def follow(self, now: float) -> None:
        """Show what the table is like by now."""
        view, state = self.view, self.state
        assert view is not None
        self.now = now
        self._ticks_at = state.timing.changes_at(now)
        if now >= self.said_until:
            self.said = ""
        facts = self._facts_now(view, now)
        if facts != self.facts:
            self.facts = facts
            if self.panels.show(facts):
                self._place(view)
        if self.options.show(view, self.captions.menu(state), self.panels.places):
            self._place(view)
        hint = (self.thoughts.hint.picks, self.thoughts.hint.stage)
        light = self.thoughts.oracle.light(state.with_picks)
        self.table_view.show(hint, light, now)

    def warn_of_clock(self, sound: str) -> None:
        """Let it be heard that time runs out, and read out how much is left."""
        self.world.hear(sound)
        left = self.state.timing.left_s(self.now)
        if sound == LOW and left is not None:
            self.world.speak(self.words("narration.low", time=time_told(left, self.words)))

    def told_text(self, words: Words) -> str:
        """What must be answered now, a danger, what can be done next; a result has its dialog."""
        facts, match = self.facts, self.match
        if facts is None or match.verdict is not None or self.state.looking is not None:
            return ""
        told = [] if facts.alarm is None else [facts.alarm.title, facts.alarm.text]
        if facts.banner != banner_text(words.texts, match):
            told.append(facts.banner)
        if not facts.is_news:
            status = status_text(words.texts, match)
            told += [line for line in facts.message.split("\n") if line != status]
        if facts.legend is not None and self.game.look.has_hands:
            told += [facts.legend.title, *(line for _, line in facts.legend.rows)]
        told += [button.label for button in self.options.buttons]
        return sentences(told)

    def wakes_at(self, now: float) -> float | None:
        """When a widget, the table, the board or what is around it changes by itself."""
        if self.is_stirred:
            return now
        times = (
            super().wakes_at(now),
            self.table.wakes_at(now),
            self.thoughts.wakes_at(now),
            self._ticks_at,
            self.table_view.wakes_at(now),
            self.panels.wakes_at(now),
            self.said_until if self.said else None,
        )
        return min((time for time in times if time is not None), default=None)

    def lists(self) -> tuple[Widget, ...]:
        return (self.panels.moves,)

    def panels_by_use(self) -> tuple[tuple[Rect | None, ...], ...]:
        at = self.panels.places
        return (
            (),
            (at.top, at.bottom, at.banner, at.stage),
            (at.moves, at.last_move),
            (at.message, at.middle),
        )

    def show_again(self) -> None:
        """Show the board to who looks at it now, with nothing that was for somebody else."""
        self.table.select(())
        self.board.clear_selection()
        self.board.cursor = ""
        self.table_view.pieces.stand(self.state.position)
        self.forget()

    def show_ply(self, ply: int | None, now: float) -> None:
        """Show another place of the log; None is the game as it stands."""
        self.clear_selection()
        self.show(self.table.show_ply(ply, now), now)

    def forget(self) -> None:
        """What was said before, and a hint, are of no use any more."""
        self.thoughts.hint.forget()
        super().forget()

    def _facts_now(self, view: View, now: float) -> TableFacts:
        at, hint, place_of = self.state, self.thoughts.hint, self.board.place_of
        hint.is_in_sight = any(place_of(pick) is not None for pick in hint.picks)
        return self.captions.facts(
            at,
            view,
            self.world.settings,
            now,
            self._buttons(button_facts, at),
            self.said,
            self.board.pointed,
        )

    def more_widgets(self, view: View) -> tuple[Widget, ...]:
        """What only some tables have, put where it belongs."""
        return ()

    def _place_again(self) -> None:
        assert self.view is not None
        self._place(self.view)

    def _place(self, view: View) -> None:
        """Put the board and the widgets where they are now."""
        widgets = [*self.panels.widgets, *self.options.buttons, *self.more_widgets(view)]
        self.page.change([self.board, *widgets])
        panels = self.panels
        self.table_view.set_field(view, panels.board_area, self.state.bottom, panels.hand_areas)
