"""A match being played: what clicks and keys do at the board and with its buttons."""

from math import inf
from typing import Final

from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Pick, Refusal, Seat, opponent
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.atomic import reason_code
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.scenes.appearance import notation_of
from jungle_pg.scenes.base import Command, Push, Result, Say
from jungle_pg.scenes.table.alarm import Alarm
from jungle_pg.scenes.table.clicks import NOT_YOUR_TURN, pick_up, put_down, take_back
from jungle_pg.scenes.table.copying import copied, copies_game
from jungle_pg.scenes.table.dialogs.cover import COVER_AFTER_S, cover_of
from jungle_pg.scenes.table.dialogs.pause import PauseMenu
from jungle_pg.scenes.table.dialogs.result import quiet_after
from jungle_pg.scenes.table.drafting import Picked
from jungle_pg.scenes.table.keeping import Keeping
from jungle_pg.scenes.table.leaving import (
    after_dialog,
    ask_before,
    is_anybody_there,
    result_of,
)
from jungle_pg.scenes.table.offers import DrawOffer
from jungle_pg.scenes.table.panels.buttons import SPEEDS, USUAL_SPEED
from jungle_pg.scenes.table.score import NO_SCORE, Score
from jungle_pg.scenes.table.session import MatchChange
from jungle_pg.scenes.table.table_screen import TableScreen
from jungle_pg.scenes.table.thoughts import hear_thoughts, offer_draw
from jungle_pg.scenes.world import World, nothing_kept
from jungle_pg.stage.inputs import RIGHT, Focus, Input, Key, Leave, Press
from jungle_pg.stage.shortcuts import BUTTONS, by_key
from jungle_pg.texts.save_words import write_reason_text
from jungle_pg.texts.speech import refusal_text
from jungle_pg.ui.widget import Act

RESULT_AFTER_S: Final = 0.6
"""How long at least the last move is seen before the result."""

SHORTCUTS: Final = by_key(BUTTONS)
COVERED: Final = "covered"
UNFOCUSED: Final = "unfocused"
SHOWING: Final = "showing"
"""Why time may stand still."""

OPINION_S: Final = 0.1
"""How often to look whether an opinion has been formed."""

NO_LIMIT: Final = TimeState()


class Play(TableScreen):
    """People and computers at one board."""

    name = "play"

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        times: TimeState = NO_LIMIT,
        autosave: Autosave | None = None,
        known_as: str | None = None,
        score: Score = NO_SCORE,
    ) -> None:
        super().__init__(world, game, match, times)
        self.score = score
        self._keeping = Keeping(world, autosave, known_as)
        self.offer = DrawOffer(world.engine)
        self._alarm = Alarm(world.hear)
        self.returns_to_menu = False
        """Whether the menu was left only to read or set something."""
        self.returns_to_result = False
        """Whether the result was left only to save the game."""
        self.save_name = ""
        """What the player calls the file it was loaded from or saved in."""
        self._saved: AnyMatch | None = None
        """The match as it was saved last."""
        self._result_at = inf
        self._cover_at = 0.0
        """From when on the screen may be passed to somebody else."""
        self._has_begun = self._is_left = False

    def handle(self, event: Input, now: float) -> Command | None:
        """Hands, keys, and whether anybody is looking."""
        if isinstance(event, (Press, Key)):
            self.hush()
            self.session.somebody_is_there()
            if self.session.gives_way:
                self._take_over(now)
                if self.session.cover_for is not None or self._is_beside_turn(event):
                    # Who takes over is asked for first: until then no hand does anything.
                    return None
        match event:
            case Leave():
                # Another scene may be opening over this one; if not, time goes on at once.
                self.session.timing.pause(COVERED, now)
                self._is_left = True
            case Focus(gained=False):
                self.session.timing.pause(UNFOCUSED, now)
            case Focus(gained=True):
                self.session.timing.resume(UNFOCUSED, now)
            case Press():
                self.performance.pieces.finish()
            case Key() if copies_game(event, self.page.focused):
                return copied(self.world, self.game, self.match, self.view)
            case Key() if event in SHORTCUTS:
                return self._press_key(SHORTCUTS[event], now)
        if self.performance.board.outside(event) is not None:
            self.clear_selection()
            if isinstance(event, Press) and event.button == RIGHT:
                take_back(self, now)
        return super().handle(event, now)

    def update(self, now: float) -> Command | None:
        """Let time pass: computers move, clocks run, the result comes up."""
        self.now, self._is_left = now, False
        if not self._has_begun:
            self._has_begun = True
            self.world.play("play_loop")
            self.performance.begin(now)
        timing, is_showing = self.session.timing, self.performance.is_showing(now)
        timing.resume(COVERED, now)
        # Who wants computers to hurry does not want to see everything.
        self.session.is_showing = is_showing and self.speed <= USUAL_SPEED
        if is_showing and self.session.awaits_human:
            timing.pause(SHOWING, now)
        else:
            timing.resume(SHOWING, now)
        viewer = self.session.viewer
        change = self.session.update(now)
        if change is not None:
            self.show_outcome(change, now)
        if self.session.viewer != viewer:
            self.show_again()
        self.performance.pieces.update(now)
        self._alarm.listen(self.session, now)
        hear_thoughts(self, now)
        problem = self._keeping.new_problem()
        if problem is not None:
            assert self.view is not None
            words = self.view.words
            why = write_reason_text(words.texts, reason_code(problem), problem)
            return Say(words("board.not_kept", why=why), "warning")
        if self.session.waits_for_answer:
            return Push(is_anybody_there(self))
        if self._cover_is_due(now):
            return self._cover()
        if now >= self._result_at:
            self._result_at = inf
            pieces = self.performance.pieces
            quiet_s = quiet_after(pieces.sounds, self.game.look.fanfares, now - pieces.began_at)
            return Push(result_of(self, now, quiet_s))
        return None

    def wakes_at(self, now: float) -> float | None:
        """Also for the result, and while something is thought over."""
        times = [super().wakes_at(now)]
        if self._result_at < inf:
            times.append(self._result_at)
        if self.session.cover_for is not None and not self._is_left:
            times.append(self._cover_at)
        if self.performance.is_showing(now):
            times.append(self.performance.pieces.settles_at())
        if self.hint.is_thinking or self.offer.is_open:
            times.append(now + 1 / 60)
        if self.opinion.is_thinking:
            times.append(now + OPINION_S)
        return min((time for time in times if time is not None), default=None)

    def take(self, act: Act, now: float) -> Command | None:
        """A square or a button was used."""
        match act.name, act.value:
            case "pick", str(pick):
                pick_up(self, pick, now)
            case "lift", str(pick):
                if self.picked != (pick,):
                    pick_up(self, pick, now)
            case "drop", str(pick):
                put_down(self, pick, now)
            case "moves", int(ply):
                self.show_ply(ply, now)
            case "copy_move", int(ply):
                self._copy(ply)
            case _ if self.panels.take(act):
                assert self.view is not None
                self._place(self.view)
            case name, _ if (action := self.options.action_of(name)) is not None:
                self.show_outcome(self.session.play(action, now), now)
            case name, _:
                return self.take_button(name, now)
        return None

    def back(self, now: float) -> Command | None:
        """Esc: put a piece back, close a drawer, end looking around, and then the menu."""
        if self.picked:
            self.clear_selection()
        elif take_back(self, now):
            pass
        elif self.panels.close_drawer():
            assert self.view is not None
            self._place(self.view)
        elif self.session.looking is not None:
            self.show_ply(self.match.cursor, now)
        else:
            return Push(PauseMenu(self.world, self.match, now))
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        """A dialog or another scene has gone."""
        return after_dialog(self, result, now)

    @property
    def is_kept(self) -> bool:
        """Whether the match can be gone on with after it was left."""
        return self._keeping.is_safe

    @property
    def is_saved(self) -> bool:
        """Whether the match lies in a file as it stands."""
        return self._saved is self.match

    def mark_saved(self, name: str) -> None:
        """The match lies in a file of the player's as it stands, under a name."""
        self._saved, self.save_name = self.match, name
        self._keeping.named(self.match)

    def close(self) -> None:
        """Nobody needs to think any more, and the match is kept as it stands."""
        self.session.close()
        self.hint.forget()
        self.offer.withdraw()
        self.opinion.close()
        self._keeping.close(self.match, self.session.timing.times(self.now))
        if self.world.report_match == self.report_match:
            self.world.report_match = nothing_kept

    def show_outcome(self, outcome: MatchChange | Picked | Refusal, now: float) -> None:
        """Show what came of something that was asked of the session."""
        match outcome:
            case Refusal():
                self.refuse(outcome)
            case Picked():
                self._forget()
                self.performance.picked(now)
            case MatchChange():
                self._show(outcome, now)

    def show_again(self) -> None:
        """Show the board to who looks at it now, with nothing that was for somebody else."""
        self.performance.board.clear_selection()
        self.performance.pieces.stand(self.session.position)
        self._forget()

    def _take_over(self, now: float) -> None:
        """Somebody decides again for who was played for; what others saw is put away."""
        viewer = self.session.viewer
        self.session.take_over(now)
        if self.session.viewer != viewer:
            self.show_again()
        self.request_redraw()

    def _is_beside_turn(self, event: Press | Key) -> bool:
        """Whether a click on the board can mean nothing else while others decide."""
        is_on_board = isinstance(event, Press) and self.performance.board.covers(event.x, event.y)
        return is_on_board and not self.session.awaits_human

    def _forget(self) -> None:
        """What was chosen or said before is of no use any more."""
        self.picked = ()
        self.hush()
        self.hint.forget()
        self.request_redraw()

    def _show(self, change: MatchChange, now: float) -> None:
        self._forget()
        self._keeping.note(change.after, self.session.timing.times(now))
        self.performance.show_change(change, now)
        self._result_at = inf
        if change.after.verdict is not None and change.way != "from_here":
            settled = self.performance.pieces.settles_at()
            self._result_at = max(now + RESULT_AFTER_S, settled)
        self._cover_at = max(now + COVER_AFTER_S, self.performance.pieces.settles_at())

    def _cover_is_due(self, now: float) -> bool:
        is_still = not self.performance.pieces.is_moving(now)
        return self.session.cover_for is not None and is_still and now >= self._cover_at

    def _cover(self) -> Command:
        """Show nobody's cards, and ask for the next player."""
        seat = self.session.cover_for
        assert seat is not None
        self.session.cover()
        self.show_again()
        return Push(cover_of(self.world, self.game, self.match, seat))

    def _press_key(self, name: str, now: float) -> Command | None:
        button = self.panels.buttons.by_name[name]
        facts = self._facts
        if facts is None or name not in facts.buttons:
            return None
        if name == "undo" and facts.no_undo:
            self.world.hear("error")
            self.tell(facts.no_undo)
        return self.take_button(name, now) if button.is_enabled else None

    def take_button(self, name: str, now: float) -> Command | None:
        """Do what a button says."""
        session = self.session
        match name:
            case "undo":
                self.show_outcome(session.undo(now), now)
            case "redo":
                self.show_outcome(session.redo(now), now)
            case "hint":
                self.hint.press(self.session.with_picks)
            case "flip":
                self.turn_to(opponent(self.bottom))
            case "pause":
                session.held = not session.held
            case "step":
                session.step()
            case "speed":
                self.speed = (self.speed + 1) % len(SPEEDS)
                session.least_thinking(SPEEDS[self.speed][1])
            case "take_over":
                self._take_over(now)
            case "try_again":
                session.computer.try_again(now)
            case "play_from_here":
                self.show_outcome(session.play_from_here(now), now)
            case "back_to_game":
                self.show_ply(self.match.cursor, now)
            case "draw":
                return offer_draw(self, now)
            case "menu":
                return Push(PauseMenu(self.world, self.match, now))
            case _:
                return ask_before(self, name, now)
        return None

    def clear_selection(self) -> None:
        """Nothing is chosen any more."""
        if self.picked:
            self.world.hear("deselect")
        self.picked = ()

    def tell_no(self, key: str) -> None:
        """Say why nothing comes of a click."""
        assert self.view is not None
        self.world.hear("error")
        self.tell(self.view.words(key))

    def refuse(self, refusal: Refusal, piece: Pick = "") -> None:
        """Say why something cannot be done, and whose the piece is that is not one's own."""
        assert self.view is not None
        self.world.hear("error")
        words, seen = self.view.words, self.session.seen
        rules, notation = seen.setup.rules, notation_of(self.world.settings, self.game)
        text = refusal_text(words.texts, seen.rulebook, rules, refusal, seen.state, notation)
        key = self.game.look.piece_key(seen.state, piece) if piece else ""
        if refusal == NOT_YOUR_TURN and key and self.session.mover is not None:
            side = side_name(self.game, rules, opponent(self.session.mover), words)
            text = words("board.not_yours", why=text, piece=words(key), side=side)
        self.tell(text)

    def show_ply(self, ply: int, now: float) -> None:
        """Show another place of the log."""
        self.clear_selection()
        self.session.show_ply(ply, now)
        self.performance.look_at(now)

    def _copy(self, ply: int) -> None:
        assert self.view is not None
        moves = self._book.moves(self.match, self.view.words)
        self.world.clipboard.put(moves[ply - 1].line)
        self.tell(self.view.words("board.copied"))

    def turn_to(self, seat: Seat) -> None:
        """Let the side of a seat be at the bottom."""
        self.bottom = seat
        if self.view is not None:
            self.arrange(self.view)
