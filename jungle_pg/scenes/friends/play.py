"""A match with a friend at another computer: the screen of every match, and what comes of afar."""

from jungle_pg.core.journey.progress import Earned
from jungle_pg.core.match import AnyMatch
from jungle_pg.core.rulebook import Seat, opponent
from jungle_pg.core.saving.values import TimeState
from jungle_pg.games.game import Game
from jungle_pg.games.names import side_name
from jungle_pg.net.known import Known, Link
from jungle_pg.net.meeting import Meeting
from jungle_pg.net.messages import Reaction, Refused
from jungle_pg.scenes.base import Command, Result, Scene
from jungle_pg.scenes.friends.bubbles import VOICES, Bubbles
from jungle_pg.scenes.friends.notice_bar import NoticeBar
from jungle_pg.scenes.friends.notices import Notice, notice_of
from jungle_pg.scenes.friends.reactions import (
    MUTE,
    ReactionsDialog,
    Shown,
    reaction_of,
    reaction_text,
)
from jungle_pg.scenes.friends.table import FarTable
from jungle_pg.scenes.table.honours import award
from jungle_pg.scenes.table.play import Play
from jungle_pg.scenes.table.state import MatchChange
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input
from jungle_pg.stage.input.shortcuts import AT_FAR_TABLE
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import sentences
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.texts.net_words import net_refusal_text
from jungle_pg.ui.widget import Act, Widget

HEARD: dict[str, str] = {"asked": "turn", "away": "turn", "lost": "error"}
"""What is heard of a notice that comes."""
TROPHY = "friend"


class FarPlay(Play):
    """Plays, or watches, what a meeting is about."""

    name = "friends_play"
    shortcuts = AT_FAR_TABLE

    def __init__(self, world: World, game: Game, meeting: Meeting) -> None:
        assert meeting.line is not None, "nobody has met yet"
        clock = meeting.clock
        self.meeting, self.line = meeting, meeting.line
        self.far_table = FarTable(
            meeting.line, world.engine, clock, has_saves=world.saves is not None
        )
        match = self.far_table.state.match
        super().__init__(
            world, game, match, TimeState(), known_as=meeting.save or None, table=self.far_table
        )
        self.companion = self
        self.notices, self.bubbles = NoticeBar(), Bubbles()
        self.is_muted = False
        self._clock = clock
        self._told: Known | None = None
        self._around_at = clock()
        self._noticed = ""
        """The kind of notice that was heard last."""
        self._kept_match: AnyMatch | None = None
        self._save_before = meeting.save
        """What the match was called while another window of ours kept it."""
        self._over: Memo[DrawList] = Memo()
        self._around: Memo[DrawList] = Memo()

    @property
    def is_kept(self) -> bool:
        """Never without a word: somebody waits elsewhere."""
        return False

    def ask_again(self) -> None:
        """Ask for another game on the other sides."""
        self.show(self.far_table.ask_again(), self.now)

    def reactions(self) -> Scene:
        """The choice of heads and phrases."""
        return ReactionsDialog(self.world, is_muted=self.is_muted)

    def handle(self, event: Input, now: float) -> Command | None:
        """Also the keys that show a head to the other one."""
        what = reaction_of(event)
        if what is not None and self.line.known.seat is not None:
            self._react(what, now)
            return None
        return super().handle(event, now)

    def update(self, now: float) -> Command | None:
        """Hear what was said, and follow the match."""
        self.meeting.update()
        known = self.line.known
        if self._told is None or known.around is not self._told.around:
            self._around_at = self._clock()
        self._told = known
        happenings = self.line.poll()
        command = super().update(now)
        # What is said of a move that was refused must outlast that it is put back.
        for heard in happenings:
            self._heard(heard, now)
        self._keep_told(now)
        return command

    def follow(self, now: float) -> None:
        """Show also what is told above the board."""
        view = self.view
        assert view is not None
        notice = self._notice(view)
        if notice.kind != self._noticed:
            if notice.kind in HEARD:
                self.world.hear(HEARD[notice.kind])
                self.world.speak(sentences((notice.title, notice.line)))
            elif self._noticed in ("lost", "away"):
                self.world.hear("ui_on")
            self._noticed = notice.kind
        if self.notices.show(notice, now):
            self._place_again()
        super().follow(now)
        if self.notices.is_moving(now):
            self._place_notice(view, now)

    def page_ops(self, view: View, now: float) -> DrawList:
        """Bubbles lie over everything."""
        below = super().page_ops(view, now)
        bubbles = self.bubbles.draw(view, self._plates(), now)
        return self._over(_under, below, bubbles) if bubbles else below

    def around_ops(self, view: View, now: float) -> DrawList:
        """Also the bar above the board."""
        return self._around(_joined, super().around_ops(view, now), self.notices.draw(view))

    def wakes_at(self, now: float) -> float | None:
        """At once while something moves."""
        if self.notices.is_moving(now) or (self.bubbles.is_moving(now)):
            return now
        return super().wakes_at(now)

    def more_widgets(self, view: View) -> tuple[Widget, ...]:
        """The buttons on the bar above the board."""
        self._place_notice(view, self.now)
        return self.notices.widgets

    def take(self, act: Act, now: float) -> Command | None:
        """A button of the bar, or anything else."""
        known = self.line.known
        asked = "" if known.around is None else known.around.offer or ""
        match act.name:
            case "try_now":
                self.line.try_now()
            case "claim":
                self.line.claim()
            case "agree" | "decline" if asked:
                self.line.answer(asked, agrees=act.name == "agree")
            case "withdraw" if asked:
                self.line.answer(asked, agrees=False)
            case _:
                return super().take(act, now)
        return None

    def resume(self, result: Result, now: float) -> Command | None:
        """Something to show was chosen, or as at any table."""
        if isinstance(result, Shown):
            if result.what == MUTE:
                self.is_muted = not self.is_muted
                self.tell(self.words("friends.muted" if self.is_muted else "friends.unmuted"))
            else:
                self._react(result.what, now)
            return None
        return super().resume(result, now)

    def show_change(self, change: MatchChange, now: float) -> None:
        """The sides may have changed; who has finished a game with a friend is a good friend."""
        super().show_change(change, now)
        if change.way == "anew" and self.view is not None:
            self._save_before = ""
            self.arrange(self.view)
        is_over = change.after.verdict is not None and change.way == "ply"
        if is_over and self.line.known.seat is not None:
            date = self.world.stamp().isoformat(timespec="seconds")
            when = Earned(date, self.keeping.known_as)
            self._untold += award(self.world, frozenset({TROPHY}), when)

    def keep(self, match: AnyMatch, now: float) -> None:
        """What the server has told is kept, not what was only sent."""
        self._keep_told(now)

    def close(self) -> None:
        """Leave; the match can be come back to until it is over."""
        self.meeting.close()
        self.table.close()
        self.thoughts.close()
        if self._kept_match is not None:
            self.keeping.close(self._kept_match, self.state.timing.times(self.now))
        self.leave_reports()

    def _keep_told(self, now: float) -> None:
        """Keep the match as far as it is known: with hidden cards as this seat was told it."""
        match, known = self.far_table.told, self.line.known
        if match is not self._kept_match and known.seat is not None:
            self._kept_match = match
            self.keeping.note(match, self.state.timing.times(now))
            name, old = self.keeping.known_as, self._save_before
            if name and name != self.meeting.save:
                self.meeting.save, self._save_before = name, ""
                if old:
                    self.keeping.replaces(old)

    def _react(self, what: str, now: float) -> None:
        if self.line.known.link is Link.OPEN:
            self.line.react(what)

    def _heard(self, heard: Reaction | Refused, now: float) -> None:
        """Somebody shows something, or something was refused."""
        if isinstance(heard, Reaction):
            is_own = heard.seat == self.line.known.seat
            if is_own or not self.is_muted:
                self.bubbles.add(heard.seat, heard.what, now)
                if not is_own:
                    self._speak_of_friend(heard)
                if self.world.settings.voices and heard.what in VOICES:
                    self.world.hear(f"voice_{VOICES[heard.what]}")
                self.request_redraw()
            return
        at = self.state.seen
        rules, texts = at.setup.rules, self.words.texts
        self.world.hear("error")
        self.tell(net_refusal_text(texts, heard.refusal, at.rulebook, rules, at.state))

    def _speak_of_friend(self, shown: Reaction) -> None:
        """Read out what a friend says, or which head is shown."""
        words, player = self.words, self.match.setup.players[shown.seat]
        name = player.name or side_name(self.game, self.match.setup.rules, shown.seat, words)
        self.world.speak(words("narration.said", name=name, what=reaction_text(words, shown.what)))

    def _notice(self, view: View) -> Notice:
        since_s = self._clock() - self._around_at
        is_told_beside = self.panels.places.watchers is not None
        return notice_of(
            self.meeting, self.line.known, view.words, since_s, names_watchers=not is_told_beside
        )

    def _place_notice(self, view: View, now: float) -> None:
        rect = self.panels.places.notice
        self.notices.place(view, rect or Rect(0, 0, 0, 0), now)

    def _plates(self) -> dict[Seat, Rect]:
        at, bottom = self.panels.places, self.state.bottom
        return {bottom: at.bottom, opponent(bottom): at.top}


def _joined(first: DrawList, second: DrawList) -> DrawList:
    return (*first, *second)


def _under(below: DrawList, over: DrawList) -> DrawList:
    return (*below, Group("bubbles", over))
