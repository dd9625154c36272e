"""The keys and the buttons of gamepads: what each one does, and other ones for it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from jungle_pg.scenes.base import Change, Command, Push, Result
from jungle_pg.scenes.book.key_dialogs import Listening, Rebound
from jungle_pg.scenes.book.reading import way_back
from jungle_pg.scenes.panel_screen import PanelScreen
from jungle_pg.scenes.question import Answer, Question
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.bindings import USUAL, Bindings, lasts
from jungle_pg.stage.input.rebinding import ALL
from jungle_pg.stage.input.shortcuts import GROUPS
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import MEDIUM, WIDE, WORDS, XS, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.key_row import KeyRow
from jungle_pg.ui.controls.tabs import Tab, Tabs
from jungle_pg.ui.layout import Choice, Column, Grid, Part
from jungle_pg.ui.placing import height_at, section_slot, slot_of
from jungle_pg.ui.widget import Act

TABS: Final = ("playing", "watching", "around")
COLUMNS: Final = {
    "playing": (
        (("everywhere",), ("games", "board"), ("narration",)),
        (("everywhere", "games"), ("board", "narration")),
        (("everywhere", "games", "board", "narration"),),
    ),
    "watching": (
        (("replay",), ("steps", "review"), ("study",)),
        (("steps", "replay"), ("review", "study")),
        (("steps", "replay", "review", "study"),),
    ),
    "around": (
        (("choosing",), ("friends",), ("saves",)),
        (("choosing",), ("friends", "saves")),
        (("choosing", "friends", "saves"),),
    ),
}
"""The groups of each tab, in as many columns as there is room for."""

ICONS: Final = {
    "playing": "games",
    "watching": "replay",
    "around": "arrow",
    "everywhere": "home",
    "choosing": "arrow",
    "board": "coords",
    "replay": "play",
    "games": "save",
    "steps": "moves",
    "review": "review",
    "study": "study",
    "saves": "load",
    "friends": "friends",
    "narration": "sound_on",
}
ALL_USUAL: Final = "all_usual"


class Keys(PanelScreen):
    """Everything that keys do, in groups; a row that is chosen asks for another key or button."""

    name = "keys"
    heading = "keys.heading"

    def __init__(self, world: World) -> None:
        self.tabs = Tabs("tabs", (Tab(""),) * len(TABS), size=MEDIUM)
        self.rows = {does: KeyRow(f"row {does}") for does in ALL}
        self.all_usual = Button(ALL_USUAL, icon="restart", size=MEDIUM)
        self.done = way_back()
        super().__init__(world, (), (self.all_usual,), (self.done,), "tabs")
        self.page.default = self.done.name
        self._shown: int | None = None
        self._pages: Mapping[str, Part] = {}

    @property
    def bindings(self) -> Bindings:
        """The keys and buttons as they are now."""
        return Bindings(self.world.settings.keys, self.world.settings.pads)

    def lay_out(self, view: View) -> DrawList:
        words = view.words
        self.tabs.tabs = tuple(Tab(words(f"keys.tab_{name}"), ICONS[name]) for name in TABS)
        self.all_usual.label, self.done.label = words("rebind.all_usual"), words("credits.back")
        self.all_usual.is_enabled = self.bindings != USUAL
        for does, row in self.rows.items():
            self._say(view, does, row)
        if self.tabs.chosen != self._shown:
            self._shown = self.tabs.chosen
            groups = (group for column in COLUMNS[self._tab][0] for group in column)
            in_sight = [self.rows[each.does] for group in groups for each in GROUPS[group]]
            self.show((self.tabs, *in_sight))
        return super().lay_out(view)

    @property
    def _tab(self) -> str:
        return TABS[self.tabs.chosen]

    def _say(self, view: View, does: str, row: KeyRow) -> None:
        shortcut, bindings = ALL[does], self.bindings
        keys = bindings.keys_of(shortcut)
        row.label, row.tip = view.words(f"keys.{does}"), view.words("rebind.change")
        row.chords = tuple(map(view.key_caps, keys))
        is_own = does in dict(bindings.keys)
        row.own = sum(not lasts(key) for key in keys) if is_own else 0
        row.button = bindings.button_of(shortcut)
        row.has_own_button = does in dict(bindings.pads)
        row.device = "shapes" if view.device == "shapes" else "letters"

    def content(self, view: View) -> Part:
        self._pages = self._put_together(view)
        return self._pages[self._tab]

    def needed(self, view: View, content: Part, width: float) -> float:
        """As high as the longest of the pages, so that another one moves nothing."""
        return max(height_at(view, page, width) for page in self._pages.values())

    def _put_together(self, view: View) -> Mapping[str, Part]:
        """Every page by its tab; what several forms hold is measured once."""

        def section(group: str) -> Part:
            title = section_slot(ICONS[group], view.words(f"keys.{group}"))
            rows = (slot_of(view, self.rows[each.does], grow=1.0) for each in GROUPS[group])
            return Column((title, Column(tuple(rows))), gap=XS)

        def column(groups: tuple[str, ...]) -> Part:
            parts = tuple(map(sections.__getitem__, groups))
            return Column(parts, gap=L, least=(WIDE, None), wanted=(WORDS, None))

        def page(tab: str) -> Part:
            forms = (
                Grid(tuple(map(column, columns)), columns=len(columns), gap=L, padding=(0, 0, 0, M))
                for columns in COLUMNS[tab]
            )
            return Column((tabs, Choice(tuple(forms))), gap=S)

        tabs = slot_of(view, self.tabs, grow=1.0)
        sections = {group: section(group) for tab in TABS for group in COLUMNS[tab][-1][0]}
        return {tab: page(tab) for tab in TABS}

    def take(self, act: Act, now: float) -> Command | None:
        match act.name:
            case "done":
                return self.back(now)
            case "tabs":
                if self.view is not None:
                    self.arrange(self.view)
                return None
            case name if name == ALL_USUAL:
                return Push(_question(self.world))
            case name:
                shortcut = ALL[name.removeprefix("row ")]
                return Push(Listening(self.world, shortcut, self.bindings, now))

    def resume(self, result: Result, now: float) -> Command | None:
        """A key was given away, or the player has answered whether all should be as usual."""
        match result:
            case Rebound(bindings):
                return self._change(bindings)
            case Answer(question, is_yes=True) if question == ALL_USUAL:
                return self._change(USUAL)
        return None

    def _change(self, bindings: Bindings) -> Command:
        settings = replace(self.world.settings, keys=bindings.keys, pads=bindings.pads)
        return Change(settings)


def _question(world: World) -> Question:
    return Question(
        world,
        ALL_USUAL,
        heading="rebind.all_usual",
        text="rebind.all_usual_ask",
        yes="settings.reset",
        no="settings.keep",
    )
