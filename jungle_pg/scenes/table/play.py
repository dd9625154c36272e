"""A match being played: what clicks, keys, time and dialogs do at its table."""

from math import inf
from typing import Final

from jungle_pg.core.audience import why_not_from_earlier
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import opponent
from jungle_pg.core.saving.values import TimeState
from jungle_pg.files.atomic import reason_code
from jungle_pg.files.autosave.running_match import Autosave
from jungle_pg.files.saves.names import plain_name
from jungle_pg.games.game import Game
from jungle_pg.scenes.base import Command, Push, Replace, Result, Say
from jungle_pg.scenes.question import Answer
from jungle_pg.scenes.replay.branch import BranchChoice, BranchDialog, branched
from jungle_pg.scenes.replay.replay import ReplayResult
from jungle_pg.scenes.saves.save_game import Saved
from jungle_pg.scenes.table.actions import BY_KEY, carry_out, perform
from jungle_pg.scenes.table.coaching import Coaching
from jungle_pg.scenes.table.copying import copied, copies_game
from jungle_pg.scenes.table.deeds import Companion
from jungle_pg.scenes.table.dialogs.coach import CoachChoice
from jungle_pg.scenes.table.dialogs.cover import COVER_AFTER_S, cover_of, is_anybody_there
from jungle_pg.scenes.table.dialogs.pause import PauseChoice
from jungle_pg.scenes.table.dialogs.program_trouble import TroubleChoice
from jungle_pg.scenes.table.dialogs.result import Choice, ResultDialog, quiet_after
from jungle_pg.scenes.table.honours import Entered, enter, new_trophy
from jungle_pg.scenes.table.keeping import Keeping
from jungle_pg.scenes.table.program_seats import Troubles
from jungle_pg.scenes.table.score import NO_SCORE, Score
from jungle_pg.scenes.table.state import NO_LIMIT, USUAL_SPEED, MatchChange
from jungle_pg.scenes.table.table import Table
from jungle_pg.scenes.table.table_screen import TableScreen
from jungle_pg.scenes.table.thoughts.offers import answer_text
from jungle_pg.scenes.table.timing import Alarm
from jungle_pg.scenes.world import World, nothing_kept
from jungle_pg.stage.cues import WON
from jungle_pg.stage.input.inputs import Focus, Input, Key, Leave, Press, Use
from jungle_pg.stage.input.shortcuts import AT_TABLE, Shortcut
from jungle_pg.texts.save_words import write_reason_text
from jungle_pg.ui.widget import Act

RESULT_AFTER_S: Final = 0.6
"""How long at least the last move is seen before the result."""

COVERED: Final = "covered"
UNFOCUSED: Final = "unfocused"
SHOWING: Final = "showing"
OFFERING: Final = "offering"
"""Why time may stand still."""

FOR_BOTH: Final = ("menu", "actions")
"""What either of two people with gamepads may ask for at any time."""

BACK_TO_MENU: Final = frozenset(("rules", "keys", "settings", "save", "study"))
BACK_TO_RESULT: Final = frozenset((Choice.SAVE, Choice.LOAD, Choice.REVIEW, Choice.TURNING_POINT))
"""What is done from a dialog that comes up again after it."""


class Play(TableScreen):
    """People and computers at one board."""

    name = "play"
    shortcuts: tuple[Shortcut, ...] = AT_TABLE

    def __init__(
        self,
        world: World,
        game: Game,
        match: AnyMatch,
        times: TimeState = NO_LIMIT,
        autosave: Autosave | None = None,
        known_as: str | None = None,
        score: Score = NO_SCORE,
        table: Table | None = None,
    ) -> None:
        super().__init__(world, game, match, times, score, table)
        self.keeping = Keeping(world, autosave, known_as)
        self._alarm = Alarm(self.warn_of_clock)
        self._troubles = Troubles(world, self.table)
        self.companion: Companion | None = None
        self._nearer = self.state.bottom
        """Who sat at the lower side of the board at first: the first gamepad is theirs."""
        self._returns_to = ""
        """The dialog that was left only to read, set or save something: `menu` or `result`."""
        self._result_at = inf
        self._cover_at = 0.0
        """From when on the screen may be passed to somebody else."""
        self._has_begun = self._is_left = False
        self.coaching = Coaching(world, game, self.table)
        self.entered: Entered | None = None
        """What the end of the match has brought, if it counted."""
        self._untold: tuple[str, ...] = ()
        """Trophies that were earned and are not told yet."""

    def another(self, match: AnyMatch, score: Score = NO_SCORE) -> "Play":
        """A table with another match of the same game, by the same clock."""
        times = TimeState(self.state.timing.control)
        return Play(self.world, self.game, match, times, score=score)

    @property
    def is_kept(self) -> bool:
        """Whether the match can be gone on with after it was left."""
        return self.keeping.is_safe

    def mark_saved(self, name: str) -> None:
        """The match lies in a file of the player's as it stands, under a name."""
        self.table.mark_saved(name)
        self.keeping.named(self.match)

    def handle(self, event: Input, now: float) -> Command | None:
        """Hands, keys, and whether anybody is looking."""
        if isinstance(event, (Press, Key, Use)):
            self.hush()
            self.table.somebody_is_there()
            if self.state.gives_way:
                self.take_over(now)
                if self.state.cover_for is not None or self._is_beside_turn(event):
                    # Who takes over is asked for first: until then no hand does anything.
                    return None
        match event:
            case Leave():
                # Another scene may be opening over this one; if not, time goes on at once.
                self.table.pause(COVERED, now)
                self._is_left = True
            case Focus(gained=False):
                self.table.pause(UNFOCUSED, now)
            case Focus(gained=True):
                self.table.resume(UNFOCUSED, now)
            case Press():
                self.table_view.pieces.finish()
            case Key() if copies_game(event, self.page.focused):
                return copied(self.world, self.game, self.match, self.view)
            case Key() if event in BY_KEY:
                return self._press_key(BY_KEY[event], now)
        return super().handle(event, now)

    def hears_pad(self, pad: int, does: str) -> bool:
        """Of two people with a gamepad each whose turn it is decides; menus are for both."""
        state = self.state
        is_for_both = does in FOR_BOTH or (does == "back" and not state.selected)
        if not state.are_two_here or is_for_both or state.looking is not None:
            return True
        return state.mover in (None, opponent(self._nearer) if pad % 2 else self._nearer)

    def update(self, now: float) -> Command | None:
        """Let time pass: computers move, clocks run, the result comes up."""
        self.now, self._is_left = now, False
        if not self._has_begun:
            self._has_begun = True
            self.world.career.prepare()
            self.world.play("play_loop")
            self.table_view.begin(now)
        is_showing = self.table_view.is_showing(now)
        self.table.resume(COVERED, now)
        # Who wants computers to hurry does not want to see everything.
        self.table.shows_first(is_showing and self.state.speed <= USUAL_SPEED)
        if is_showing and self.state.awaits_human:
            self.table.pause(SHOWING, now)
        else:
            self.table.resume(SHOWING, now)
        viewer = self.state.viewer
        self.show(self.table.update(now), now)
        if self.state.viewer != viewer:
            self.show_again()
        self.table_view.pieces.update(now)
        self._alarm.listen(self.state, now)
        self._hear_thoughts(now)
        self.coaching.update(now)
        return self._news(now)

    def _hear_thoughts(self, now: float) -> None:
        """Tell what came of hints and offers."""
        thoughts, words = self.thoughts, self.words
        wants, is_alone = self.world.settings, self.state.afar is None
        wants_light = wants.oracle and is_alone
        wants_opinion = wants.evaluation and self.state.may_be_helped
        thoughts.update(self.state, now, wants_opinion=wants_opinion, wants_light=wants_light)
        if thoughts.has_hint:
            self.world.hear("hint")
            self.request_redraw()
            if why := self.captions.hint_reason(self.state, words):
                self.tell(why)
        if thoughts.has_failed:
            self.tell(words("board.no_hint"))
        if thoughts.has_opinion or thoughts.has_light:
            self.request_redraw()
        if not thoughts.offer.is_open:
            self.table.resume(OFFERING, now)
        if thoughts.answer is not None:
            self.tell(answer_text(words, self.game, self.match, thoughts.answer))
            if thoughts.answer.is_accepted:
                self.show(self.table.agree_draw(now), now)

    def _news(self, now: float) -> Command | None:
        """What the program has to say or to ask by itself, if anything."""
        problem = self.keeping.new_problem()
        if problem is not None:
            why = write_reason_text(self.words.texts, reason_code(problem), problem)
            return Say(self.words("board.not_kept", why=why), "warning")
        if self._untold:
            trophy, *rest = self._untold
            self._untold = tuple(rest)
            return new_trophy(self.world, self.words, trophy)
        if not self.table_view.pieces.is_moving(now):
            told = self.coaching.speak(self.board, now)
            if told is not None:
                self.keeping.note(self.match, self.state.timing.times(now))
                return Push(told)
        if (trouble := self._troubles.news(self.state, now)) is not None:
            return Push(trouble)
        if self.state.asks_who_is_there:
            return Push(is_anybody_there(self.world))
        seat, is_still = self.state.cover_for, not self.table_view.pieces.is_moving(now)
        if seat is not None and is_still and now >= self._cover_at:
            # Nobody's cards are shown until the next player says so.
            self.table.cover()
            self.show_again()
            return Push(cover_of(self.world, self.game, self.match, seat))
        if now >= self._result_at:
            self._result_at = inf
            if self.state.is_won_here:
                self.world.let_feel(WON)
            pieces = self.table_view.pieces
            quiet_s = quiet_after(pieces.sounds, self.game.look.fanfares, now - pieces.began_at)
            return Push(self._result(now, quiet_s))
        return None

    def _result(self, now: float, quiet_s: float = 0.0, *, is_news: bool = True) -> ResultDialog:
        """How the match ended, and how the players stand if it was not their first one."""
        standing, afar = self.state.standing, self.state.afar
        return ResultDialog(
            self.world,
            self.game,
            self.match,
            now,
            quiet_s,
            is_news=is_news,
            score=standing,
            afar=afar,
        )

    def wakes_at(self, now: float) -> float | None:
        """Also for the result, and for the screen that is passed on."""
        times = [super().wakes_at(now), self.coaching.wakes_at(now)]
        if self._result_at < inf:
            times.append(self._result_at)
        if self.state.cover_for is not None and not self._is_left:
            times.append(self._cover_at)
        if self.table_view.is_showing(now):
            times.append(self.table_view.pieces.settles_at())
        return min((time for time in times if time is not None), default=None)

    def take(self, act: Act, now: float) -> Command | None:
        """A square or a button was used."""
        match act.name, act.value:
            case _ if self.take_on_board(act, now):
                pass
            case "moves", int(ply):
                self.show_ply(ply, now)
            case "copy_move", int(ply):
                self._copy(ply)
            case _ if self.panels.take(act):
                self._place_again()
            case name, _ if (action := self.options.action_of(name)) is not None:
                self.show(self.table.play(action, now), now)
            case name, _:
                return perform(self, name, now)
        return None

    def back(self, now: float) -> Command | None:
        """Esc: put a piece back, close a drawer, end looking around, and then the menu."""
        if self.state.selected:
            self.clear_selection()
        elif self.take_back(now):
            pass
        elif self.panels.close_drawer():
            self._place_again()
        elif self.state.looking is not None:
            self.show_ply(None, now)
        else:
            return perform(self, "menu", now)
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        """A dialog or another scene has gone: do what was chosen there."""
        if isinstance(result, Saved):
            self.mark_saved(plain_name(result.path))
        returns_to, self._returns_to = self._returns_to, ""
        if returns_to == "menu":
            return perform(self, "menu", now)
        if returns_to == "result":
            return Push(self._result(now, is_news=False))
        match result:
            case Answer(question=name, is_yes=is_yes):
                return self._answered(name, now, is_yes=is_yes)
            case PauseChoice(name):
                self._returns_to = "menu" if name in BACK_TO_MENU else ""
                return perform(self, name, now)
            case Choice() if result is not Choice.LOOK:
                self._returns_to = "result" if result in BACK_TO_RESULT else ""
                return carry_out(self, result, now)
            case ReplayResult(ply, plays_on=True):
                refusal = why_not_from_earlier(self.match)
                if refusal is not None:
                    self.refuse(refusal)
                    return None
                # The question is asked over the position it is about.
                self.show_ply(ply, now)
                return Push(BranchDialog(self.world, self.match, ply, now))
            case TroubleChoice():
                self.keep(self._troubles.heard(result, now), now)
            case CoachChoice():
                self.show(self.coaching.heard(result, now), now)
            case BranchChoice():
                return Replace(self.another(branched(self.match, result)))
        return None

    def _answered(self, name: str, now: float, *, is_yes: bool) -> Command | None:
        """A question was answered: one of the table's own, or whether to give something up."""
        match name:
            case "passes":
                self.table.go_on(now)
                return None if is_yes else perform(self, "menu", now)
            case "cover":
                seat = self.state.cover_for
                if not is_yes or seat is None:
                    return perform(self, "menu", now)
                self.table.uncover(seat, now)
                self.show_again()
                self.turn_to(seat)
            case "draw" if is_yes:
                self.show(self.table.agree_draw(now), now)
            case _ if is_yes:
                return carry_out(self, name, now)
        return None

    def close(self) -> None:
        """Nobody needs to think any more, and the match is kept as it stands."""
        self.table.close()
        self.thoughts.close()
        self.coaching.close()
        self.keeping.close(self.match, self.state.timing.times(self.now))
        self.leave_reports()

    def leave_reports(self) -> None:
        """Reports need not tell of this match any more."""
        if self.world.report_match == self.report_match:
            self.world.report_match = nothing_kept

    def show_change(self, change: MatchChange, now: float) -> None:
        """Keep a match that has changed, show it, and see what is to come after that."""
        self.keep(change.after, now)
        super().show_change(change, now)
        self.coaching.watch_over(change, now)
        settles_at = self.table_view.pieces.settles_at()
        is_over = change.after.verdict is not None and change.way != "from_here"
        if is_over and change.way == "ply":
            self.entered = enter(self.world, self.game, change.after, self.keeping.known_as)
            self._untold = () if self.entered is None else self.entered.trophies
        self._result_at = max(now + RESULT_AFTER_S, settles_at) if is_over else inf
        self._cover_at = max(now + COVER_AFTER_S, settles_at)

    def keep(self, match: AnyMatch, now: float) -> None:
        """A match that has changed is kept as it stands."""
        self.keeping.note(match, self.state.timing.times(now))

    def take_over(self, now: float) -> None:
        """Somebody decides again for who was played for; what others saw is put away."""
        viewer = self.state.viewer
        self.table.take_over(now)
        if self.state.viewer != viewer:
            self.show_again()
        self.request_redraw()

    def offer_draw(self, now: float) -> None:
        """Offer a draw to a computer, which thinks it over."""
        self.thoughts.offer.make(self.match, now)
        self.table.pause(OFFERING, now)
        self.tell(self.words("board.offered"))

    def _is_beside_turn(self, event: Press | Key | Use) -> bool:
        """Whether a click on the board can mean nothing else while others decide."""
        is_on_board = isinstance(event, Press) and self.board.covers(event.x, event.y)
        return is_on_board and not self.state.awaits_human

    def _press_key(self, name: str, now: float) -> Command | None:
        facts = self.facts
        if facts is None or name not in facts.buttons:
            return None
        if name == "undo" and facts.no_undo:
            self.world.hear("error")
            self.tell(facts.no_undo)
        return perform(self, name, now) if name in facts.enabled else None

    def _copy(self, ply: int) -> None:
        moves = self.captions.moves(self.match, self.words)
        self.world.clipboard.put(moves[ply - 1].line)
        self.tell(self.words("board.copied"))
