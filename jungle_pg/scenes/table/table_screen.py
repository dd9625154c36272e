"""The screen of a table: a board and everything around it, and how what happens there is shown."""

from typing import Final

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.board.selection import Picks, Refused, flashing
from jungle_pg.core.audience import is_secret, open_text
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal, Seat, opponent
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.base import Command
from jungle_pg.scenes.board_screen import BoardScreen, is_right
from jungle_pg.scenes.table.actions import button_facts
from jungle_pg.scenes.table.captions.table import TableCaptions
from jungle_pg.scenes.table.computer_seat import REPLY_S
from jungle_pg.scenes.table.panels.facts import ButtonFacts, TableFacts
from jungle_pg.scenes.table.panels.options import Options
from jungle_pg.scenes.table.panels.side_panels import SidePanels
from jungle_pg.scenes.table.score import NO_SCORE, Score
from jungle_pg.scenes.table.state import (
    Asked,
    Looked,
    MatchChange,
    NotNow,
    Outcome,
    Picked,
    Selected,
    TableState,
)
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.table.table_view import TableView
from jungle_pg.scenes.table.thoughts.thoughts import Thoughts
from jungle_pg.scenes.world import ReportMatch, World
from jungle_pg.stage.inputs import Input
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import refusal_text
from jungle_pg.ui.widget import Act, Widget

SAID_S: Final = 4.0
"""How long it stays what was said beside the board, unless somebody acts before."""

NOT_YOUR_TURN: Final = Refusal("not_your_turn")


class TableScreen(BoardScreen):
    """Shows the state of a table, and what comes of what is done there."""

    board: PlayedBoard

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        times: TimeState,
        score: Score = NO_SCORE,
        table: Table | None = None,
    ) -> None:
        self.table: Table = table or Table(
            match,
            times,
            world.engine,
            world.stamp,
            lambda: REPLY_S[world.settings.replies],
            score=score,
            has_saves=world.saves is not None,
            programs=world.programs,
        )
        self.said = ""
        """What was said last beside the board, until it is old or somebody acts."""
        self._said_until = 0.0
        self._said_in: Words | None = None
        self.table_view = TableView(world, game, self.table)
        self.panels = SidePanels()
        self.options = Options()
        self.thoughts: Thoughts = Thoughts(world.engine)
        self.captions = TableCaptions(game, self.thoughts)
        self._buttons: Memo[ButtonFacts] = Memo()
        self.facts: TableFacts | None = None
        """What is shown around the board."""
        self.now = 0.0
        self._is_stirred = False
        self._ticks_at: float | None = None
        """When the time on the clock that was drawn is over."""
        super().__init__(world, game, self.table_view.board, "board")
        world.report_match = self.report_match

    def report_match(self) -> ReportMatch:
        return ReportMatch(open_text(self.match), is_secret(self.match))

    @property
    def state(self) -> TableState:
        """The table as it is."""
        return self.table.state

    @property
    def match(self) -> AnyMatch:
        """The match as it stands."""
        return self.table.state.match

    @property
    def words(self) -> Words:
        """The language the window speaks."""
        assert self.view is not None, "it was not laid out yet"
        return self.view.words

    def handle(self, event: Input, now: float) -> Command | None:
        """A click beside the board means nothing that is chosen there."""
        if self.board.outside(event) is not None and not is_right(event):
            self.clear_selection()
        return super().handle(event, now)

    def takes_away(self, event: Input, now: float) -> bool:
        """A right click puts back what is chosen, and takes back the last pick."""
        was_chosen = bool(self.state.selected)
        self.clear_selection()
        return self.take_back(now) or was_chosen

    def lay_out(self, view: View) -> DrawList:
        """The largest board, and everything else around it."""
        if self._said_in != view.words:
            # What was said in another language cannot be said again in this one.
            self.hush()
            self._said_in = view.words
        self.facts = self._facts_now(view, self.now)
        self.panels.lay_out(view, self.facts)
        self._place(view)
        return ()

    def page_ops(self, view: View, now: float) -> DrawList:
        """The ground, what is around it, the pieces, the buttons."""
        self._is_stirred = False
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
        if now >= self._said_until:
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

    def wakes_at(self, now: float) -> float | None:
        """When a widget, the table, the board or what is around it changes by itself."""
        if self._is_stirred:
            return now
        times = (
            super().wakes_at(now),
            self.table.wakes_at(now),
            self.thoughts.wakes_at(now),
            self._ticks_at,
            self.table_view.wakes_at(now),
            self.panels.wakes_at(now),
            self._said_until if self.said else None,
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

    def show(self, outcome: Outcome | None, now: float) -> None:
        """Show what came of something that was asked of the table."""
        match outcome:
            case MatchChange():
                self.show_change(outcome, now)
            case Picked():
                if outcome.takes_back:
                    self.world.hear("deselect")
                self._forget()
                self.table_view.picked(now)
            case Selected(picks) if picks:
                self.table_view.lift(picks[-1], now)
            case Selected():
                self.world.hear("deselect")
            case Looked():
                self.table_view.look_at(now)
            case NotNow(pick) if self._has_piece(pick) and self.state.stands_in:
                self.world.hear("error")
                self.tell(self.words("board.time_over"))
            case NotNow(pick) if self._has_piece(pick):
                self.refuse(NOT_YOUR_TURN)
            case Refused(refusal, piece):
                self.refuse(refusal, piece)
            case Refusal():
                self.refuse(outcome)
            case Asked(what) if what:
                self.tell(self.words(f"friends.asked_{what}"))

    def show_change(self, change: MatchChange, now: float) -> None:
        """Show how the match changed."""
        self._forget()
        self.table_view.show_change(change, now)

    def show_again(self) -> None:
        """Show the board to who looks at it now, with nothing that was for somebody else."""
        self.table.select(())
        self.board.clear_selection()
        self.table_view.pieces.stand(self.state.position)
        self._forget()

    def show_ply(self, ply: int | None, now: float) -> None:
        """Show another place of the log; None is the game as it stands."""
        self.clear_selection()
        self.show(self.table.show_ply(ply, now), now)

    def pick(self, pick: Pick, now: float) -> None:
        """Something was clicked: it is chosen, played, put back, or it says why not."""
        target = pick if self.state.selected else ""
        outcome = self.table.pick(pick, now)
        if isinstance(outcome, Picked) and outcome.adds:
            # What is only picked is heard like a piece that is taken up.
            self.table_view.lift(pick, now)
        self.show(outcome, now)
        if isinstance(outcome, Refused):
            self.table_view.block(self._in_the_way(outcome.refusal, target), now)
            if self._has_piece(outcome.pick):
                self.table_view.refuse(outcome.pick, now)

    def take_on_board(self, act: Act, now: float) -> bool:
        """A hand did something on the board; whether the act was meant for it."""
        match act.name, act.value:
            case "pick", str(pick):
                self.pick(pick, now)
            case "lift", str(pick):
                if self.state.selected != (pick,):
                    self.pick(pick, now)
            case "drop", str(pick):
                self.drop(pick, now)
            case _:
                return False
        return True

    def drop(self, pick: Pick, now: float) -> None:
        """A piece was let go somewhere: it goes there, or comes home."""
        if not self.state.selected:
            return
        home, at = self.state.selected[0], self.board.dropped_at
        outcome = self.table.drop(pick, now)
        if isinstance(outcome, (MatchChange, Picked)):
            self.show(outcome, now)
            # It is there already.
            self.table_view.pieces.finish()
            return
        if isinstance(outcome, Refused):
            self.table_view.block(self._in_the_way(outcome.refusal, pick), now)
            self.refuse(outcome.refusal)
        if outcome is not None:
            self.world.hear("glide_back")
        self.table_view.refuse(home, now, at)

    def take_back(self, now: float) -> bool:
        """Take the last pick back that is not final; whether there was one."""
        outcome = self.table.take_back(now)
        self.show(outcome, now)
        return outcome is not None

    def clear_selection(self) -> None:
        """Nothing is chosen any more."""
        if self.state.selected:
            self.world.hear("deselect")
            self.table.select(())

    def turn_to(self, seat: Seat) -> None:
        """Let the side of a seat be at the bottom."""
        self.table.turn_to(seat)
        if self.view is not None:
            self.arrange(self.view)

    def refuse(self, refusal: Refusal, piece: Pick = "") -> None:
        """Say why something cannot be done, and whose the piece is that is not one's own."""
        self.world.hear("error")
        words, at = self.words, self.state
        rules, notation = at.seen.setup.rules, notation_of(self.world.settings, self.game)
        state = at.seen.state
        text = refusal_text(words.texts, at.seen.rulebook, rules, refusal, state, notation)
        key = self.game.look.piece_key(state, piece) if piece else ""
        if refusal == NOT_YOUR_TURN and key and at.mover is not None:
            side = side_name(self.game, rules, opponent(at.mover), words)
            text = words("board.not_yours", why=text, piece=words(key), side=side)
        self.tell(text)

    def _forget(self) -> None:
        """What was said before is of no use any more."""
        self.hush()
        self.thoughts.hint.forget()
        self.request_redraw()

    def _has_piece(self, pick: Pick) -> bool:
        return bool(self.game.look.piece_key(self.state.seen.state, pick))

    def _in_the_way(self, refusal: Refusal, target: Pick) -> Picks:
        """The squares that show why something cannot be done."""
        seen = self.state.seen
        return (*seen.rulebook.in_the_way(seen.state, refusal), *flashing(refusal, target))

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
