"""Samples of all widgets, a sheet for each tab of the workbench, laid out for any width."""

from collections.abc import Sequence
from math import inf
from typing import Final, Protocol

from jungle_pg.scenes.world import World
from jungle_pg.stage.layout import Rect, flow, union
from jungle_pg.stage.ops import Drawing, DrawList, Text
from jungle_pg.stage.theme import EDGE
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.choice import Choice, ChoiceCards
from jungle_pg.ui.controls.progress import Pin, ProgressBar
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.controls.slider import Slider
from jungle_pg.ui.controls.toggle import Toggle
from jungle_pg.ui.panel import plank_ops, section_ops
from jungle_pg.ui.placing import Paragraph, put_at_top, words_slot
from jungle_pg.ui.plates.plate import FULL_HEIGHT, PlateContent, clock_ops, player_ops
from jungle_pg.ui.scroll.scroll_list import ScrollList
from jungle_pg.ui.text.field import ERROR_HEIGHT, TextField
from jungle_pg.ui.widget import Act, Widget
from tools.workbench.words import bench_words

GAP: Final = 14
ROWS: Final = 5000
KINDS: Final = {
    "green": "workbench.next",
    "amber": "workbench.second",
    "plain": "workbench.plain",
    "red": "workbench.danger",
    "blue": "workbench.rare",
}
ICONS: Final = ("undo", "redo", "hint", "save", "load", "replay", "rules", "menu")


class Sheet(Protocol):
    """Widgets that are shown together."""

    widgets: list[Widget]

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Place the widgets from the top of the area; give what lies under them and the height."""

    def take(self, act: Act) -> None:
        """One of the widgets was used."""


def sheets(world: World) -> list[Sheet]:
    """All sheets in the order of their tabs."""
    return [Buttons(), Choices(), Lists(world), Plates()]


def _stack(view: View, area: Rect, blocks: Sequence[Sequence[Widget]]) -> float:
    """Place blocks of widgets below each other; the height they took."""
    y, gap = area.y, view.px(GAP)
    for block in blocks:
        places = flow(area.moved(0, y - area.y), [widget.size(view) for widget in block], gap)
        for widget, place in zip(block, places, strict=True):
            widget.place(place)
        y = union(places).bottom + gap
    return y - area.y


class Buttons:
    """All kinds of buttons."""

    def __init__(self) -> None:
        self._kinds = [Button(kind, kind=kind) for kind in KINDS]
        self._icons = [Button(f"{kind} icon", icon="play", kind=kind) for kind in KINDS]
        self._off = [Button("off", icon="trash"), Button("off green", kind="green")]
        self._small = [Button(f"small {name}", icon=name) for name in ICONS]
        self._tall = [Button(f"tall {name}", icon=name, size=20, is_tall=True) for name in ICONS]
        for button in self._off:
            button.is_enabled = False
        self._blocks = [self._kinds, self._icons, self._off, self._small, self._tall]
        self.widgets: list[Widget] = [button for block in self._blocks for button in block]

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Rows of buttons."""
        for row in (self._kinds, self._icons):
            for button in row:
                button.label = bench_words(view)(KINDS[button.kind])
                button.tip = bench_words(view)("workbench.tip")
        for button in self._off:
            button.label = bench_words(view)("workbench.disabled")
        for button in self._tall:
            button.label = bench_words(view)("workbench.plain")
        return (), _stack(view, area, self._blocks)

    def take(self, act: Act) -> None:
        """Buttons only sink and click."""


class Choices:
    """Switches, segments, cards, sliders, bars."""

    def __init__(self) -> None:
        self._on, self._off = Toggle("on", is_on=True), Toggle("off")
        self._locked = Toggle("locked", is_on=True)
        self._segments = Segments("segments", ("",), 2)
        self._cards = ChoiceCards("cards", (Choice(""),))
        self._volume = Slider("volume", 45, format=lambda value: f"{value:.0f} %")
        marks = tuple((value, str(value)) for value in (75, 100, 150, 200))
        self._size = Slider("size", 100, 75, 200, 5, marks=marks)
        pins = (Pin(0.2, "capture"), Pin(0.42, "capture"), Pin(1.0, "den"))
        self._scrub = ProgressBar("scrub", 0.55, pins, can_scrub=True)
        self._progress = ProgressBar("progress", 0.3)
        self._locked.is_enabled = False
        self._blocks: list[list[Widget]] = [
            [self._on, self._off, self._locked],
            [self._segments],
            [self._cards],
            [self._volume, self._size],
            [self._scrub, self._progress],
        ]
        self.widgets = [widget for block in self._blocks for widget in block]

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Rows of switches and sliders."""
        words = bench_words(view)
        self._on.label, self._off.label = words("workbench.on"), words("workbench.off")
        self._locked.label = words("workbench.locked")
        texts = ("workbench.off", "workbench.fast", "workbench.normal", "workbench.slow")
        self._segments.labels = tuple(words(text) for text in texts)
        self._cards.choices = (
            Choice(words("workbench.picture"), ("pieces/r_lion",)),
            Choice(words("workbench.character"), ("pieces/plate_red",)),
            Choice(words("workbench.both"), ("pieces/b_tiger",)),
        )
        return (), _stack(view, area, self._blocks)

    def take(self, act: Act) -> None:
        """The plain bar follows the one that can be scrubbed."""
        if act.name == "scrub" and isinstance(act.value, float):
            self._progress.value = act.value


class Lists:
    """A list of thousands of rows, and text fields."""

    def __init__(self, world: World) -> None:
        self._list = ScrollList("list", ROWS, 43, _draw_row, chosen=2)
        self._name = TextField("name", world.clipboard)
        self._wrong = TextField("wrong", world.clipboard)
        self._locked = TextField("locked", world.clipboard)
        self._locked.is_enabled = False
        self.widgets: list[Widget] = [self._list, self._name, self._wrong, self._locked]

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """List and fields side by side, or below each other where it is narrow."""
        words, gap = bench_words(view), view.px(2 * GAP)
        self._name.placeholder = words("workbench.name")
        self._wrong.error = "" if self._wrong.text else words("workbench.empty_name")
        if not self._locked.text:
            self._locked.change(words("workbench.locked"))
        is_wide = area.w > view.px(900)
        list_width = (area.w - gap) / 2 if is_wide else area.w
        list_height = view.px(43 * (12 if is_wide else 6))
        self._list.place(Rect(area.x, area.y, list_width, list_height))
        x = area.x + list_width + gap if is_wide else area.x
        y = area.y if is_wide else area.y + list_height + gap
        for field in (self._name, self._wrong, self._locked):
            width, height = field.size(view)
            field.place(Rect(x, y, min(width, area.right - x), height))
            y += height + view.px(ERROR_HEIGHT if field.error else GAP)
        return (), max(y, area.y + list_height) - area.y

    def take(self, act: Act) -> None:
        """Fields and list keep what they are given."""


def _draw_row(view: View, index: int, rect: Rect, state: str) -> DrawList:
    theme, size = view.theme, view.text_px(21)
    ops: DrawList = (
        Text(f"{index + 1}.", rect.x + view.px(70), rect.middle[1], size, theme.soft_text, "right"),
        Text(
            bench_words(view)("workbench.row", number=index + 1),
            rect.x + view.px(90),
            rect.middle[1],
            size,
            theme.text,
        ),
    )
    fill = theme.current_row if state == "chosen" else theme.row
    if state == "normal" and index % 2 == 0:
        return ops
    edge = EDGE if state == "chosen" else theme.paper_line if state == "hover" else ""
    svg = skins.row(rect.w / view.zoom, rect.h / view.zoom, fill, edge)
    return (Drawing(svg, rect.x, rect.y, rect.w, rect.h), *ops)


class Plates:
    """Players, clocks, planks, headings and words; and buttons that ask and say."""

    def __init__(self) -> None:
        self._ask, self._say = Button("ask", icon="hint"), Button("say", icon="speed")
        self.widgets: list[Widget] = [self._ask, self._say]

    def lay_out(self, view: View, area: Rect) -> tuple[DrawList, float]:
        """Plates first, words below, buttons last."""
        words, gap = bench_words(view), view.px(2 * GAP)
        plate = (view.px(452), view.px(FULL_HEIGHT))
        small, clock = (view.px(360), view.px(108)), (view.px(138), view.px(56))
        sizes = [plate, plate, small, clock, clock, (view.px(420), view.px(62))]
        places = flow(area, sizes, gap)
        you = PlateContent(
            "red", words("workbench.you"), words("seat.red"), "pieces/r_lion",
            ("pieces/b_wolf", "pieces/b_cat"), clock="0:06", is_low=True, is_active=True,
        )  # fmt: skip
        computer = PlateContent(
            "blue", words("workbench.computer"), words("seat.blue"), "pieces/b_tiger", clock="1:30"
        )
        ops = [
            *player_ops(view, places[0], you),
            *player_ops(view, places[1], computer),
            *player_ops(view, places[2], you),
            *clock_ops(view, places[3], "1:30", False),
            *clock_ops(view, places[4], "0:06.4", True),
            *plank_ops(view, places[5], words("workbench.message")),
        ]
        rest = area.inset(0, union(places).bottom + gap - area.y, 0, 0)
        ops += section_ops(view, Rect(rest.x, rest.y, rest.w, view.px(40)), "rules",
                           words("workbench.paragraph").partition(",")[0])  # fmt: skip
        body = Rect(rest.x, rest.y + view.px(54), rest.w, inf)
        paragraph = Paragraph(words("workbench.paragraph"), 22, view.theme.text)
        lines, used = put_at_top(view, words_slot(view, paragraph), body)
        self._ask.label, self._say.label = words("workbench.ask"), words("workbench.say")
        below = body.moved(0, used + view.px(GAP))
        height = _stack(view, below, [[self._ask, self._say]])
        return (*ops, *lines), below.y + height - area.y

    def take(self, act: Act) -> None:
        """Asking and saying is done by the workbench."""
