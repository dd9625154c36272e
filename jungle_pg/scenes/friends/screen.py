"""The screen on which friends meet: one hosts, the other one joins, and the match begins."""

from typing import TYPE_CHECKING, Final

from jungle_pg.core.rulebook import Refusal
from jungle_pg.net.known import Link
from jungle_pg.net.meeting import Friends, Meeting
from jungle_pg.net.messages import LONGEST_NAME
from jungle_pg.net.names import cleaned_name
from jungle_pg.scenes.base import Command, Pop, Replace, Result, Say
from jungle_pg.scenes.friends.hosting import HostPart, remember, remembered
from jungle_pg.scenes.friends.joining import JoinPart, Way
from jungle_pg.scenes.friends.play import FarPlay
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Input, Key, Typing
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import MAIN, MEDIUM, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.net_words import net_refusal_text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.tabs import Tab, Tabs
from jungle_pg.ui.layout import Column, Part
from jungle_pg.ui.placing import slot_of
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Act

if TYPE_CHECKING:
    from jungle_pg.net.nearby import Search

HOST: Final = 0
JOIN: Final = 1
POLL_S: Final = 0.05


class FriendsScreen(PanelScreen):
    """Leads to a table as soon as two are there. `link` is a room to join at once."""

    name = "friends"
    heading = "friends.heading"

    def __init__(self, world: World, friends: Friends, *, tab: int = HOST, link: str = "") -> None:
        self.friends = friends
        name, self.choice = remembered(world)
        self.tabs = Tabs("tabs", (Tab(""), Tab("")), tab, size=MEDIUM)
        self.named = TextField(
            "name", world.clipboard, name, longest=LONGEST_NAME, size=MEDIUM, is_name=True
        )
        self.host_part = HostPart(world, self.named)
        self.join_part = JoinPart(world, self.named)
        self.leave = Button("back", icon="left")
        self.leave.sound = "ui_back"
        self.watch = Button("watch", icon="spectator", size=MEDIUM)
        self.main = Button("main", kind="green", size=MAIN)
        self.meeting: Meeting | None = None
        self._waits_since = 0.0
        self._search: Search | None = None
        self._link = link
        self._wish = ""
        """What was pressed before everything was loaded."""
        self._shown: object = None
        super().__init__(world, (), (self.leave,), (self.watch, self.main), "main")
        self._show_widgets()
        friends.prepare()

    @property
    def is_hosting(self) -> bool:
        """Whether the page for hosting is open."""
        return self.tabs.chosen == HOST

    def close(self) -> None:
        """Nothing listens or searches for a screen that is gone."""
        if self._search is not None:
            self._search.close()
        if self.meeting is not None:
            self.meeting.close()

    def lay_out(self, view: View) -> DrawList:
        words = view.words
        self.tabs.tabs = (
            Tab(words("friends.host"), "host"),
            Tab(words("friends.join"), "join"),
        )
        self.named.placeholder = words("friends.usual_name")
        self.leave.label = words("friends.back")
        is_busy = self.meeting is not None
        self.tabs.is_enabled = self.named.is_enabled = not is_busy
        if self.is_hosting:
            self._say_host(view)
        else:
            self._say_join(view, is_busy=is_busy)
        self._show_widgets()
        return super().lay_out(view)

    def content(self, view: View) -> Part:
        """The tabs, and below them the page that is open."""
        page = self.host_part.content(view) if self.is_hosting else self.join_part.content(view)
        return Column((slot_of(view, self.tabs), page), gap=S)

    def handle(self, event: Input, now: float) -> Command | None:
        """Also the keys that type animals, where no text is typed."""
        if isinstance(event, Key) and not self.is_hosting and self.meeting is None:
            is_typing = isinstance(self.page.focused, TextField)
            if event.ctrl and event.name == "v" and not is_typing:
                self._paste(now)
                return None
            if not is_typing and self.join_part.key(event, now):
                self.world.hear("select_1")
                self._again()
                return None
        if isinstance(event, Typing) and not isinstance(self.page.focused, TextField):
            return None
        return super().handle(event, now)

    def take(self, act: Act, now: float) -> Command | None:
        """A control was used."""
        match act.name:
            case "back":
                return self.back(now)
            case "tabs":
                self._again()
            case "main" | "watch" | "go_on" as name if not self.friends.is_ready:
                self._wish = name
            case "main":
                return self._main(now)
            case "watch":
                return self._join(now, watches=True)
            case "copy" if self.meeting is not None:
                self.world.clipboard.put(self.meeting.link)
                return Say(self._words("friends.copied"))
            case "erase":
                self.join_part.erase_last()
                self._again()
            case "paste":
                self._paste(now)
            case "go_on":
                return self._go_on(now)
            case "name":
                self.named.error = ""
            case "address":
                self._typed_address(now)
            case name if name.endswith(".enter"):
                return self.take(Act("main"), now)
            case name if name.startswith("animal_"):
                self.join_part.type_letter(name[-1], now)
                self._again()
            case name if name.startswith("room_"):
                self.join_part.choose(int(name.removeprefix("room_")))
                self._again()
            case _:
                self.choice = self.host_part.changed(self.choice, act)
                self._again()
        return None

    def back(self, now: float) -> Command | None:
        """Leave; nobody waits behind a screen that is gone."""
        self._remember()
        return Pop()

    def update(self, now: float) -> Command | None:
        """Look for rooms, and go on where something has come about."""
        if not self.friends.is_ready:
            return None
        if self._wish:
            wish, self._wish = self._wish, ""
            return self.take(Act(wish), now)
        if self._link:
            link, self._link = self._link, ""
            self.tabs.chosen = JOIN
            if self.join_part.take_link(link, now) and self.join_part.way is not None:
                self._again()
                return self._join(now)
        self._look_around()
        meeting = self.meeting
        if meeting is not None:
            meeting.update()
            if (problem := meeting.problem) is not None:
                return self._failed(problem)
            if (command := self._begun(meeting)) is not None:
                return command
        self._follow(now)
        return None

    def wakes_at(self, now: float) -> float | None:
        """Now and then while somebody may come or be found, or something is still loaded."""
        own = super().wakes_at(now)
        is_waiting = self._wish or self._link or self._search or self.meeting
        if self.is_hosting and self.friends.is_ready and not is_waiting:
            return own
        return now + POLL_S if own is None else min(own, now + POLL_S)

    def resume(self, result: Result, now: float) -> Command | None:
        """Back from elsewhere."""
        self._again()
        return None

    def _main(self, now: float) -> Command | None:
        """The large button: open the camp, join, or stop what goes on."""
        if self.meeting is not None:
            self._stop()
            return None
        return self._host(now) if self.is_hosting else self._join(now)

    def _host(self, now: float) -> Command | None:
        name = self._name()
        if name:
            terms = self.host_part.terms(self.choice)
            is_reachable = self.choice.is_reachable
            self._meet(self.friends.host(name, terms, is_reachable=is_reachable), now)
        return None

    def _join(self, now: float, *, watches: bool = False) -> Command | None:
        way, name = self.join_part.way, self._name()
        if way is not None and name:
            address, code = way.address, way.code
            self._meet(self.friends.join(name, address, code, watches=watches), now)
        return None

    def _go_on(self, now: float) -> Command | None:
        if self.friends.kept is not None and self.meeting is None:
            self._meet(self.friends.come_back(self.friends.kept), now)
        return None

    def _meet(self, meeting: Meeting, now: float) -> None:
        self._remember()
        self.world.hear("ui_on")
        self.meeting, self._waits_since = meeting, now
        self._again()

    def _stop(self) -> None:
        meeting, self.meeting = self.meeting, None
        if meeting is not None:
            meeting.close()
        self.host_part.tiles.change("")
        self._again()

    def _failed(self, problem: Refusal) -> Command:
        """It did not work: say why, and let it be tried again."""
        if problem.code in ("unknown_token", "room_closed"):
            self.friends.forget()
        self._stop()
        self.world.hear("error")
        view = self.view
        assert view is not None
        return Say(net_refusal_text(view.words.texts, problem), "warning")

    def _begun(self, meeting: Meeting) -> Command | None:
        """The table, once there is a match."""
        known = meeting.known
        if known.match is None or known.link is not Link.OPEN or known.around is None:
            return None
        game = self.world.games().get(known.match.rulebook.game_id)
        if game is None:
            return self._failed(Refusal("unknown_game"))
        self.meeting = None
        self.world.hear("game_start")
        return Replace(FarPlay(self.world, game, meeting))

    def _look_around(self) -> None:
        """Look for rooms as long as the page for joining is open; not before."""
        if self.is_hosting:
            if self._search is not None:
                self._search.close()
                self._search = None
        elif self._search is None:
            self._search = self.friends.look_around()

    def _follow(self, now: float) -> None:
        """Show what has changed since the last look."""
        meeting, part = self.meeting, self.host_part
        found = self._search.found if self._search is not None else ()
        is_news = self.join_part.find(found) if not self.is_hosting else False
        code = meeting.known.code if meeting is not None else ""
        if code != part.tiles.code:
            part.tiles.change(code)
        camp = part.camp
        camp.is_lit = bool(code)
        passed = int(now - self._waits_since)
        camp.time = f"{passed // 60}:{passed % 60:02d}" if code else ""
        problem = self._search.problem if self._search is not None else ""
        shown = (code, meeting, self.friends.kept, problem, self._has_way())
        if is_news or shown != self._shown:
            self._shown = shown
            self._again()

    def _has_way(self) -> tuple[bool, bool]:
        way = self.join_part.way
        return (way is not None and way.may_play, way is not None and way.may_watch)

    def _say_host(self, view: View) -> None:
        words, meeting = view.words, self.meeting
        known = meeting.known if meeting is not None else None
        is_open = known is not None and bool(known.code)
        told = words("friends.will_come")
        if meeting is not None and is_open:
            told = words("friends.tell_them", address=str(meeting.address))
        note = words("friends.port_note") if self.choice.is_reachable else ""
        self.host_part.show(view, self.choice, is_waiting=meeting is not None, told=told, note=note)
        key = "friends.nobody_waits" if meeting is None else "friends.opening"
        self.host_part.camp.told = words("friends.waiting" if is_open else key)
        self.main.label = words("friends.start" if meeting is None else "friends.stop")
        self.main.icon = "host" if meeting is None else "close"
        self.main.kind = "green" if meeting is None else "red"
        self.main.is_enabled = True
        self.main.other_labels = (words("friends.start"), words("friends.stop"))
        self.set_feet((self.leave,), (self.main,))

    def _say_join(self, view: View, *, is_busy: bool) -> None:
        words, part, kept = view.words, self.join_part, self.friends.kept
        code = self._search.problem if self._search is not None else ""
        problem = net_refusal_text(words.texts, Refusal(code)) if code else ""
        go_on = None if kept is None else kept.friend
        part.show(view, problem=problem, go_on=go_on, is_busy=is_busy)
        way = part.way
        self.watch.label = words("friends.watch")
        self.watch.is_enabled = not is_busy and way is not None and way.may_watch
        self.main.kind, self.main.icon = ("red", "close") if is_busy else ("green", "join")
        self.main.label = words("friends.cancel") if is_busy else self._join_label(view, way)
        # Whichever room is chosen, and while one waits to be let in, it stays where it is.
        named = (words("friends.join_room", name=each.name) for each in part.found if each.name)
        self.main.other_labels = (words("friends.join_code"), words("friends.cancel"), *named)
        self.main.is_enabled = is_busy or (way is not None and way.may_play)
        self.set_feet((self.leave,), (self.watch, self.main))

    def _join_label(self, view: View, way: Way | None) -> str:
        if way is None or not way.name:
            return view.words("friends.join_code")
        return view.words("friends.join_room", name=way.name)

    def _name(self) -> str:
        """The own name, or the usual one where none was typed; nothing for one nobody can read."""
        words = self._words
        name = cleaned_name(self.named.text) or ("" if self.named.text else "?")
        if name == "?":
            return words("friends.usual_name")
        if not name:
            self.named.error = words("friends.bad_name")
            self._again()
        return name

    def _typed_address(self, now: float) -> None:
        """A whole link that is typed or pasted into the field brings its animals."""
        text = self.join_part.address.text
        if "/" in text.removeprefix("jungle://").removeprefix("jungles://"):
            self.join_part.take_link(text, now)
        self.join_part.chosen = None
        self._again()

    def _paste(self, now: float) -> None:
        if not self.join_part.take_link(self.world.clipboard.get(), now):
            self.world.hear("error")
            self.join_part.address.change(self.world.clipboard.get()[:80])
        self._again()

    def _remember(self) -> None:
        remember(self.world, cleaned_name(self.named.text), self.choice)

    def _show_widgets(self) -> None:
        part = self.host_part if self.is_hosting else self.join_part
        moving = (self.tabs, *part.widgets)
        used = self.page.focused
        shows = used is not None and used.shows_focus
        if list(moving) != self.page.widgets[: len(moving)]:
            self.show(moving)
            if used in self.page.widgets:
                self.page.focus(used, shows=shows)

    @property
    def _words(self) -> Words:
        assert self.view is not None, "it was not laid out yet"
        return self.view.words

    def _again(self) -> None:
        """Lay out anew: something else is to be seen."""
        if self.view is not None:
            self.arrange(self.view)
