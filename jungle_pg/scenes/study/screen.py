"""The study board as it is seen: the board, the list of lines, tools, and panels beside them."""

from collections.abc import Mapping
from typing import Final

from jungle_pg.board.fields import board_shape, wide_shape
from jungle_pg.board.played_board import Pickable, PlayedBoard
from jungle_pg.core.study.node import Colour, Drawn
from jungle_pg.core.study.study import LONGEST_COMMENT, AnyStudy
from jungle_pg.games.game import Game
from jungle_pg.games.names import game_called, side_name
from jungle_pg.scenes.appearance import script_of, window_appearance
from jungle_pg.scenes.replay.projector import field_of
from jungle_pg.scenes.study.actions import ACTIONS
from jungle_pg.scenes.study.layout import (
    ENGINE,
    LINES,
    PIECES,
    TOOLS,
    WALK,
    StudyLayout,
    StudyWants,
    places_for,
)
from jungle_pg.scenes.study.line_list import LineList
from jungle_pg.scenes.study.panels.best_lines import BestLines
from jungle_pg.scenes.study.panels.editor import Editor
from jungle_pg.scenes.study.panels.panel import StudyPanel, Told
from jungle_pg.scenes.study.state import DRAWING, StudyState, Tool
from jungle_pg.scenes.study.strip import strip_ops
from jungle_pg.scenes.study.study_table import StudyTable
from jungle_pg.scenes.study.swatches import COLOURS, Swatches
from jungle_pg.scenes.table.panels.buttons import TableButton
from jungle_pg.scenes.table.panels.options import Options, offered
from jungle_pg.scenes.table.played_screen import PlayedScreen
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.shortcuts import IN_STUDY
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import GroupMemos, Memo
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.scale import HEADING, TEXT, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import banner_text
from jungle_pg.ui.button_rows import icon_letters
from jungle_pg.ui.controls.pills import Pill, Pills
from jungle_pg.ui.panel import panel_ops, rope_ops
from jungle_pg.ui.placing import ButtonForm, put
from jungle_pg.ui.plank import fitted_plank
from jungle_pg.ui.text.area import TextArea
from jungle_pg.ui.widget import NOWHERE, Widget

COMMENT: Final = "comment_field"
TAB: Final = "tab"
OF_STRIP: Final = 0.7
"""How much of the strip may be taken by what is to be decided there."""
MENU_ONLY: Final = (
    *("row_up", "row_down", "flip", "rules", "keys"),
    *("export", "make_stage", "own_puzzles"),
)
"""What has no button beside the board."""


class StudyScreen(PlayedScreen):
    """What is seen; what clicks, keys and time do with it is told in `study_board.py`."""

    board: PlayedBoard
    table: StudyTable

    def __init__(self, world: World, game: Game, study: AnyStudy) -> None:
        table = StudyTable(study, world.engine, has_saves=world.saves is not None)
        super().__init__(world, game, table)
        self.lines = LineList(game)
        self.comment = TextArea(COMMENT, world.clipboard, LONGEST_COMMENT, TEXT, "rename")
        self.swatches = Swatches()
        self.buttons = {
            action.name: TableButton(action.name, icon=action.icon, kind=action.kind, size=TEXT)
            for action in ACTIONS.values()
            if action.name not in MENU_ONLY
        }
        for name, button in self.buttons.items():
            button.sound = ACTIONS[name].sound
        self.tab = LINES
        self.tabs = Pills(TAB, ())
        self.options = Options()
        self.panels: Mapping[str, StudyPanel] = self.make_panels()
        """The editor (`pieces`) and what computers think (`engine`)."""
        self._at: StudyLayout | None = None
        self._followed: object = None
        """The state that widgets show already."""
        self._behind: Memo[DrawList] = Memo()
        self._strip: Memo[DrawList] = Memo()
        self._parts = GroupMemos()
        self._joined: Memo[DrawList] = Memo()

    def make_panels(self) -> Mapping[str, StudyPanel]:
        """The editor where positions of the game can be set up, and what computers think."""
        editor = {PIECES: Editor(self)} if self.state.arranger is not None else {}
        return {**editor, ENGINE: BestLines(self)}

    @property
    def state(self) -> StudyState:
        """The study board as it is."""
        return self.table.at

    @property
    def study(self) -> AnyStudy:
        """The whole tree."""
        return self.state.study

    @property
    def layout(self) -> StudyLayout:
        assert self._at is not None, "it was not laid out yet"
        return self._at

    # Laying out

    def lay_out(self, view: View) -> DrawList:
        self.hush_other_words()
        self.lines.facts.write(script_of(self.world.settings, self.game))
        self._label(view)
        look, rules = self.game.look, self.state.study.setup.rules
        forms = {name: panel.layout(view) for name, panel in self.panels.items()}
        self.tab = self.tab if self.tab in (LINES, *forms) else LINES
        shape = wide_shape(look, rules) if look.has_hands else board_shape(look, rules)
        headings = {
            "study_panel": view.words("study.heading"),
            "lines_panel": view.words("study.lines"),
        }
        if ENGINE in self.panels:
            headings["engine_panel"] = view.words(self.panels[ENGINE].heading)
        wants = StudyWants(shape, self.buttons, forms, headings, self.tab)
        at = self._at = places_for(view, wants)
        for widget in self._every_widget():
            widget.place(NOWHERE)
        field = field_of(look, self.state.match, at.board, self.state.bottom)
        self.board.set_field(rules, field, window_appearance(view, self.world.settings, self.game))
        stood = put(view, at.at)
        self._place_list(view, at)
        self.comment.place(at.at.get(COMMENT, NOWHERE))
        self.swatches.place(at.at.get("colours", NOWHERE))
        self._place_tabs(view, wants)
        self._place_buttons(view, at)
        self._followed = None
        self._show_options(view)
        self._put_on_page()
        return self._behind(_behind, view, at, stood, self._title(view))

    def lay_out_again(self) -> None:
        """Something is there that needs another place."""
        if self.view is not None:
            self.arrange(self.view)

    def _every_widget(self) -> list[Widget]:
        panels = [each for panel in self.panels.values() for each in panel.widgets()]
        return [self.lines, self.comment, self.swatches, self.tabs, *self.buttons.values(), *panels]

    def _put_on_page(self) -> None:
        """In the order of the eye; what has no place is not reached by keys."""
        names = (*TOOLS, *(name for name in self.buttons if name not in (*TOOLS, *WALK)), *WALK)
        buttons = [self.buttons[name] for name in names]
        pieces, engine = (
            list(self.panels[name].widgets()) if name in self.panels else []
            for name in (PIECES, ENGINE)
        )
        every: list[Widget] = [self.board, *pieces, self.tabs, *buttons[: len(TOOLS)],
                               self.swatches, self.lines, *buttons[len(TOOLS):], self.comment,
                               *engine, *self.options.buttons]  # fmt: skip
        self.page.change([each for each in every if each is self.board or each.has_place])

    def _place_list(self, view: View, at: StudyLayout) -> None:
        area = at.at.get("list")
        if area is not None:
            self.lines.show(self.state.study)
            self.lines.place_in(view, area)

    def _place_tabs(self, view: View, wants: StudyWants) -> None:
        words = view.words
        self.tabs.pills = tuple(
            Pill(words(f"study.tab_{name}"), words(f"study.tab_{name}")) for name in wants.tabs
        )
        self.tabs.chosen = wants.tabs.index(self.tab)
        area = self.layout.at.get("tabs")
        if area is not None:
            wide = self.tabs.width_for(view, is_narrow=False)
            self.tabs.is_narrow = wide > area.w
            self.tabs.place(area)

    def _place_buttons(self, view: View, at: StudyLayout) -> None:
        for form, rect in at.at.items():
            if isinstance(form, ButtonForm) and form.name in self.buttons:
                button = self.buttons[form.name]
                button.text_units = TEXT
                if not form.has_words or not button.label:
                    button.label = ""
                    button.text_units = icon_letters(view, rect)
                button.place(rect)

    def _label(self, view: View) -> None:
        words = view.words
        for name, button in self.buttons.items():
            button.label = label = words(f"study.{name}")
            button.tip = view.with_key(label, name, IN_STUDY)
        self.comment.placeholder = words("study.comment_here")

    def _title(self, view: View) -> str:
        study = self.state.study
        if study.title:
            return study.title
        return view.words("study.title", game=game_called(view.words, self.game.rulebook.game_id))

    def lists(self) -> tuple[Widget, ...]:
        return (self.lines, self.comment)

    def panels_by_use(self) -> tuple[tuple[Rect | None, ...], ...]:
        at = self.layout
        return ((at.strip,), tuple(rect for rect, _ in at.panels))

    # Drawing

    @property
    def drawn(self) -> tuple[Drawn, ...]:
        """What is drawn at this place of the study, over what panels point at."""
        arrows = tuple(each for panel in self.panels.values() for each in panel.arrows())
        return (*arrows, *self.state.study.node.drawn)

    @property
    def drawing_colour(self) -> Colour | None:
        """What the left button draws with, while a pencil is in the hand."""
        return self.state.colour if self.state.tool in DRAWING else None

    def page_ops(self, view: View, now: float) -> DrawList:
        self.is_stirred = False
        self.follow(view, now)
        at = self.layout
        parts: list[Group] = []
        if at.strip is not None:
            area = at.strip
            if self.options.left is not None:
                area = area.from_left(self.options.left - view.px(S) - area.x)
            strip = self._strip(strip_ops, view, area, self.told(view))
            parts.append(self._parts("strip", tuple, strip))
        for name, panel in self.panels.items():
            if name in at.shown:
                parts.append(self._parts(name, tuple, panel.art(view, at.at)))
        return self.board_ops(view, self._joined(tuple, tuple(parts)), now)

    def follow(self, view: View, now: float) -> None:
        """Let every widget show the study as it is by now."""
        self.now = now
        if now >= self.said_until:
            self.said = ""
        at = self.state
        if at is not self._followed:
            self._followed = at
            self.lines.show(at.study)
            self.comment.show(at.study.node.comment)
            self.swatches.chosen = COLOURS.index(at.colour)
            for name, button in self.buttons.items():
                action = ACTIONS[name]
                button.is_enabled = action.enabled(at)
                button.is_down = action.is_down(at)
                if name in TOOLS:
                    button.kind = "amber" if button.is_down else "plain"
            if self._show_options(view):
                self._put_on_page()
        self.table_view.show(((), 0), (), now)
        if at.tool is Tool.PIECE:
            chosen = at.selected[-1] if at.selected else ""
            self.board.pickable = Pickable(at.occupied, chosen, waits=True)
        for panel in self.panels.values():
            panel.follow(view, now)

    def told(self, view: View) -> Told:
        """What stands in the strip: what was said last, what panels say, whose turn it is."""
        if self.said:
            return Told("bad", self.said)
        for panel in self.panels.values():
            told = panel.told(view.words)
            if told is not None:
                return told
        return Told("good", self._standing(view.words))

    def _standing(self, words: Words) -> str:
        """How the game has ended here, or whose move it is."""
        match = self.state.match
        if match.actor is None:
            return banner_text(words.texts, match)
        side = side_name(self.game, match.setup.rules, match.actor, words)
        return words("study.to_move", side=side)

    def _show_options(self, view: View) -> bool:
        """Decisions that are clicked nowhere else stand at the end of the strip."""
        at, strip = self.state, self.layout.strip
        offers = offered(at.seen, self.game) if at.awaits_human else ()
        line = NOWHERE if strip is None else strip.from_right(strip.w * OF_STRIP)
        return self.options.show(view, offers, line)

    def wakes_at(self, now: float) -> float | None:
        """When a widget, a piece, a panel or what was said changes by itself."""
        if self.is_stirred:
            return now
        times = [super().wakes_at(now), self.table_view.wakes_at(now)]
        times += [panel.wakes_at(now) for panel in self.panels.values()]
        times.append(self.said_until if self.said else None)
        return min((time for time in times if time is not None), default=None)


def _behind(view: View, at: StudyLayout, stood: DrawList, title: str) -> DrawList:
    """Ropes, boards of wood, the title, and what stands on them for good."""
    ropes = [op for rope in at.ropes for op in rope_ops(view, rope.x, rope.y, rope.bottom)]
    panels = [op for rect, heading in at.panels for op in panel_ops(view, rect, heading)]
    plank = fitted_plank(view, at.title, title, "study", HEADING) if at.title is not None else ()
    return (*ropes, *panels, *plank, *stood)
