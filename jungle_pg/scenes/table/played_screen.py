"""A board on which hands play: what they do is asked of a table, and what comes of it is shown."""

from typing import Final

from jungle_pg.board.played_board import PlayedBoard
from jungle_pg.board.selection import Picks, Refused, flashing
from jungle_pg.core.audience import Audience
from jungle_pg.core.history import move_count
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal, Seat, opponent
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.games.narrating import move_told, piece_told
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.base import Command
from jungle_pg.scenes.board_answers import BoardInSight, place_told
from jungle_pg.scenes.board_screen import BoardScreen, is_right
from jungle_pg.scenes.table.captions.players import read_clocks
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
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import refusal_text
from jungle_pg.ui.widget import Act

SAID_S: Final = 4.0
"""How long it stays what was said beside the board, unless somebody acts before."""

NOT_YOUR_TURN: Final = Refusal("not_your_turn")


class PlayedScreen(BoardScreen):
    """Clicks, drags and keys on a board, what comes of them, and why something cannot be done."""

    board: PlayedBoard

    def __init__(self, world: World, game: Game, table: Table) -> None:
        self.table: Table = table
        self.table_view = TableView(world, game, table)
        self.said = ""
        """What was said last beside the board, until it is old or somebody acts."""
        self.said_until = 0.0
        self._said_in: Words | None = None
        self.now = 0.0
        self.is_stirred = False
        """Whether something is to be seen that no input and no motion brings about."""
        super().__init__(world, game, self.table_view.board, "board")
        self.board.tell_place = lambda words, pick: place_told(self.in_sight(self.now), pick, words)

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

    def request_redraw(self) -> None:
        """Something is to be seen that no input and no motion brings about."""
        self.is_stirred = True

    def in_sight(self, now: float) -> BoardInSight:
        """The match as who looks at the screen may see it."""
        at = self.state
        own = at.viewer if at.viewer is not None else at.mover
        first, second = (clock.left_s for clock in read_clocks(at, now))
        return BoardInSight(
            self.game,
            at.seen,
            at.match,
            at.visible_log,
            at.shown,
            at.position,
            at.bottom if own not in (0, 1) else own,
            self.board.keys_at(),
            at.selected,
            (first, second),
        )

    def tell(self, text: str) -> None:
        """Say something beside the board, in place of what was said before."""
        self.world.speak(text)
        self.said, self.said_until = text, self.now + SAID_S
        self.request_redraw()

    def hush(self) -> None:
        """What was said is of no use any more."""
        if self.said:
            self.said = ""
            self.request_redraw()

    def hush_other_words(self) -> None:
        """What was said in another language cannot be said again in this one."""
        if self._said_in != self.words:
            self.hush()
            self._said_in = self.words

    def forget(self) -> None:
        """What was said before is of no use any more."""
        self.hush()
        self.request_redraw()

    def show(self, outcome: Outcome | None, now: float) -> None:
        """Show what came of something that was asked of the table."""
        match outcome:
            case MatchChange():
                self.show_change(outcome, now)
            case Picked():
                if outcome.takes_back:
                    self.world.hear("deselect")
                self.forget()
                self.table_view.picked(now)
            case Selected(picks) if picks:
                self.table_view.lift(picks[-1], now)
                self._speak_of(picks[-1], "narration.chosen")
            case Selected():
                self.world.hear("deselect")
                self.world.speak(self.words("narration.let_go"))
            case Looked():
                self.table_view.look_at(now)
                self._speak_of_place()
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
        self.forget()
        self.table_view.show_change(change, now)
        self._speak_of_change(change)

    def _speak_of(self, pick: Pick, key: str) -> None:
        """Read out what was done with what stands on a place."""
        if self.world.settings.speech:
            position, rules = self.state.position, self.match.setup.rules
            piece = piece_told(self.game, rules, position, pick, self.words)
            self.world.speak(self.words(key, what=piece or pick))

    def _speak_of_place(self) -> None:
        """Read out which place of the log is looked at."""
        at = self.state
        if not self.world.settings.speech:
            return
        number, count = (move_count(at.match, ply) for ply in (at.shown, at.match.cursor))
        self.world.speak(self.words("narration.looking", number=number, count=count))
        if at.shown:
            self.world.speak(move_told(self.game, at.match, at.shown, self.words, at.visible_log))

    def _speak_of_change(self, change: MatchChange) -> None:
        """Read out every move that was played, or what was taken back."""
        if not self.world.settings.speech:
            return
        words, start, end = self.words, change.before, change.after
        # Who sits beside a shared screen hears it too: cards are told to who goes to them.
        at = self.state
        heard = Audience().view_for(end, None) if at.is_shared else at.visible_log
        if change.way == "back":
            for ply in range(start.cursor, end.cursor, -1):
                if move := move_told(self.game, start, ply, words, heard):
                    self.world.speak(words("narration.taken_back", move=move))
        elif change.way in ("ply", "forward"):
            for ply in range(start.cursor + 1, end.cursor + 1):
                self.world.speak(move_told(self.game, end, ply, words, heard))

    def pick(self, pick: Pick, now: float) -> None:
        """Something was clicked: it is chosen, played, put back, or it says why not."""
        target = pick if self.state.selected else ""
        outcome = self.table.pick(pick, now)
        if isinstance(outcome, Picked) and outcome.adds:
            # What is only picked is heard like a piece that is taken up.
            self.table_view.lift(pick, now)
            self._speak_of(pick, "narration.chosen")
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

    def _has_piece(self, pick: Pick) -> bool:
        return bool(self.game.look.piece_key(self.state.seen.state, pick))

    def _in_the_way(self, refusal: Refusal, target: Pick) -> Picks:
        """The squares that show why something cannot be done."""
        seen = self.state.seen
        return (*seen.rulebook.in_the_way(seen.state, refusal), *flashing(refusal, target))
