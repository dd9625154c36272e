"""Everything around the board of a match: it is laid out for a window and follows the facts."""

from collections.abc import Callable
from typing import TypeAlias

from jungle_pg.scenes.table.panels.arrangement import places_for
from jungle_pg.scenes.table.panels.buttons import Buttons, longest_label
from jungle_pg.scenes.table.panels.evaluation import EvaluationBar
from jungle_pg.scenes.table.panels.facts import TableFacts
from jungle_pg.scenes.table.panels.layout import MORE, MOVES, NOTICE, BoardLayout, Wanted
from jungle_pg.scenes.table.panels.moves import MoveList
from jungle_pg.scenes.table.panels.panel_art import NO_PANELS, PanelArt, Panels
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.living import tick_time
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.view import View
from jungle_pg.ui.panel import panel_inner
from jungle_pg.ui.plates.alarm import AlarmBanner
from jungle_pg.ui.widget import NOWHERE, Act, Widget

LongestLabels: TypeAlias = tuple[tuple[str, str], ...]


class SidePanels:
    """Plates, banner, moves, messages and buttons; the board itself is the scene's.

    A scene lays it out for a window, shows it new facts whenever it likes, puts its widgets on a
    page and its board into `board_area`. Acts of the drawers go to `take`.
    """

    def __init__(self) -> None:
        self.moves = MoveList()
        self.buttons = Buttons()
        self.bar = EvaluationBar()
        self.alarm = AlarmBanner()
        self._over_hand = OverHand(lambda: self._shown.over_hand)
        self.drawer = ""
        """The drawer that is open in a small window: `moves`, `more` or none."""
        self.widgets: list[Widget] = []
        """Those that are shown, in the order of the eye."""
        self._view: View | None = None
        self._facts: TableFacts | None = None
        self._at: BoardLayout | None = None
        self._arranged: Memo[BoardLayout] = Memo()
        self._placed_for: object = None
        """What the widgets were placed for."""
        self._labels: Memo[tuple[LongestLabels, LongestLabels]] = Memo()
        self._art = PanelArt()
        self._panels: Memo[Panels] = Memo()
        self._joined: Memo[DrawList] = Memo()
        self._shown = NO_PANELS
        """What was drawn last."""

    @property
    def places(self) -> BoardLayout:
        """Where everything is."""
        assert self._at is not None, "it was not laid out yet"
        return self._at

    @property
    def hand_areas(self) -> tuple[Rect, Rect] | None:
        """Where the own hand is and that of the other player, in a game with cards."""
        own, other = self.places.hand, self.places.other_hand
        return None if own is None or other is None else (own, other)

    @property
    def board_area(self) -> Rect:
        """Where the board may be, with its frame."""
        return self.places.board

    def lay_out(self, view: View, facts: TableFacts) -> None:
        """Find a place for everything in this window."""
        self._view = view
        self.show(facts)

    def show(self, facts: TableFacts) -> bool:
        """Follow the facts; whether other widgets are shown now or the board has another place."""
        assert self._view is not None, "it was not laid out yet"
        view, before, widgets = self._view, self._at, self.widgets
        self._facts = facts
        has_speed, asks = bool(facts.speed), facts.is_afar
        labels, drawers = self._labels(
            _labels_of, view, facts.slots, has_speed=has_speed, asks=asks
        )
        has_bar = facts.evaluation is not None
        wanted = Wanted(
            facts.shape, labels, drawers, self.drawer, has_bar, facts.has_hands, facts.reach,
            notice=NOTICE if facts.is_afar else 0.0, has_watchers=bool(facts.watchers),
        )  # fmt: skip
        at = self._arranged(places_for, view, wanted)
        if self.drawer and not at.has_button(self.drawer):
            # There is nothing to open in this window, or nothing left to find behind it.
            self.drawer = ""
            return self.show(facts)
        self._at = at
        self.moves.show(facts.moves, facts.cursor, facts.shown)
        self.buttons.show(facts)
        if facts.evaluation is not None:
            self.bar.show(facts.evaluation)
        self.alarm.show(facts.alarm)
        words = (facts.buttons, facts.is_held, facts.speed, facts.takes_over_for)
        looks = (view, at, words, self.moves.digits)
        if looks != self._placed_for:
            self._placed_for, self.widgets = looks, self._place(view, at, facts)
        return before is None or before.board != at.board or self.widgets != widgets

    def take(self, act: Act) -> bool:
        """Open or close a drawer; whether the act was meant for one."""
        if act.name not in (MOVES, MORE) or act.value is not None:
            return False
        self._turn_to("" if self.drawer == act.name else act.name)
        return True

    def close_drawer(self) -> bool:
        """Close the drawer; whether one was open."""
        was_open = bool(self.drawer)
        self._turn_to("")
        return was_open

    def draw(self, now: float) -> DrawList:
        """Everything but the widgets; the very same list while nothing changed."""
        assert self._view is not None
        assert self._facts is not None
        facts = self._facts
        time = now if facts.thinking is not None else 0.0
        self._shown = self._panels(self._art.draw, self._view, facts, self.places, time)
        return self._joined(tuple, self._shown.parts)

    def wakes_at(self, now: float) -> float | None:
        """When the dots of somebody who thinks look different; widgets wake by themselves."""
        is_still = self._view is None or self._view.calm
        if is_still or self._facts is None or self._facts.thinking is None:
            return None
        dotted = self._shown.dotted
        return now if dotted is None else tick_time(dotted + 1)

    def _turn_to(self, drawer: str) -> None:
        self.drawer = drawer
        if self._facts is not None:
            self.show(self._facts)

    def _place(self, view: View, at: BoardLayout, facts: TableFacts) -> list[Widget]:
        """Put the widgets in their places, and give those that have one."""
        buttons: list[Widget] = list(self.buttons.place(view, at.buttons, facts, self.drawer))
        if at.bar is not None:
            self.bar.place(at.bar)
            buttons.append(self.bar)
        self.alarm.place(at.alarm or NOWHERE)
        if at.alarm is not None:
            buttons.append(self.alarm)
        if at.other_hand is not None:
            buttons.insert(0, self._over_hand)
        if at.moves is None:
            self.moves.place(NOWHERE)
            return buttons
        self.moves.place_in(view, panel_inner(view, at.moves))
        is_first = at.arrangement == "columns"
        return [self.moves, *buttons] if is_first else [*buttons, self.moves]


def _labels_of(
    view: View, slots: tuple[str, ...], *, has_speed: bool, asks: bool
) -> tuple[LongestLabels, LongestLabels]:
    """The places of buttons and of the drawers, each with the longest word it may bear."""
    labels, drawers = (
        tuple((name, longest_label(view, name, has_speed=has_speed, asks=asks)) for name in names)
        for names in (slots, (MOVES, MORE))
    )
    return labels, drawers


class OverHand(Widget):
    """Draws what it is given; it cannot be used."""

    takes_focus: bool = False
    pointer: str = "arrow"
    sound: str = ""

    def __init__(self, ops: Callable[[], DrawList]) -> None:
        super().__init__("over_hand")
        self._ops = ops

    @property
    def has_place(self) -> bool:
        """It stands wherever what it is given does."""
        return True

    def covers(self, x: float, y: float) -> bool:
        """Never: a hand behind it is clicked where it is seen."""
        return False

    def draw(self, view: View, now: float) -> DrawList:
        """What it was given last, the very same while that is."""
        return self._memo(tuple, self._ops())
