"""A page of widgets: it finds whom an input is meant for and keeps hover, hold and focus."""

from collections.abc import Callable, Mapping, Sequence
from math import hypot
from typing import Final

from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import (
    LEFT,
    Composing,
    Focus,
    Go,
    Input,
    Key,
    Leave,
    PadScroll,
    Pinch,
    Point,
    Press,
    Release,
    Swipe,
    Typing,
    Use,
    Wheel,
)
from jungle_pg.stage.input.shortcuts import ARROWS, Shortcut
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList, Group
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.glyphs import badge_ops, badges, named_buttons
from jungle_pg.ui.notices.tooltip import Tooltip
from jungle_pg.ui.widget import Act, Widget

SIDEWAYS_COST: Final = 3
"""How much more a step aside counts than a step ahead."""

MIDDLE_COST: Final = 0.02
"""How much it counts that two middles are not in one line: it decides among equals."""


class Page:
    """Widgets in the order of their focus; later ones lie over earlier ones."""

    def __init__(
        self,
        widgets: Sequence[Widget],
        hear: Callable[[str], None] = lambda name: None,
        first: str = "",
    ) -> None:
        self.widgets = list(widgets)
        self._hear = hear
        self.first = first
        """Where the focus goes when a key asks for it and it is nowhere."""
        self.default = ""
        """The button that Enter presses where nothing else wants it, if not the first one."""
        self.names = {"back": "back"}
        """What buttons are called that do what something else is for, by what that is."""
        self.has_plank = True
        """Whether a plank may tell what no badge tells: not where something below is still read."""
        self.is_covered = False
        """Whether something else lies over it, so that no button presses anything of it."""
        self.shortcuts: tuple[Shortcut, ...] = ()
        """What can be done from afar: its buttons show which ones of a gamepad press them."""
        self._mouse: tuple[float, float] | None = None
        self._tooltip = Tooltip()
        self.hung: tuple[tuple[str, Rect], ...] = ()
        """The badges that were drawn last: which buttons of a gamepad they show, and where."""
        self._pad_buttons: Memo[Mapping[str, str]] = Memo()
        self._badges: Memo[DrawList] = Memo()
        self._drawn: DrawList = ()

    @property
    def focused(self) -> Widget | None:
        """The widget that keys go to."""
        return next((widget for widget in self.widgets if widget.has_focus), None)

    @property
    def pointer(self) -> str:
        for widget in self.widgets:
            if widget.is_enabled and (widget.is_hot or widget.is_held):
                return widget.pointer
        return "arrow"

    def change(self, widgets: Sequence[Widget]) -> None:
        """Show other widgets; what is gone loses hover, hold and focus."""
        for widget in self.widgets:
            if widget not in widgets:
                widget.is_hot = widget.is_held = widget.has_focus = widget.shows_focus = False
        self.widgets = list(widgets)
        self._tooltip.leave()

    def focus(self, widget: Widget | None, *, shows: bool = True) -> None:
        """Give the keys to a widget."""
        for other in self.widgets:
            other.has_focus = other is widget
            other.shows_focus = other is widget and shows

    def focus_first(self) -> None:
        """Give the keys to where they begin, if they go nowhere: for who sees no mouse."""
        if self.focused is None and (first := self._first_widget()) is not None:
            self.focus(first)

    def handle(self, event: Input, now: float) -> Act | None:
        """Give an input to the widget it is meant for."""
        match event:
            case Point(x, y):
                return self._point(event, x, y, now)
            case Press(x, y, button) if button == LEFT:
                return self._press(event, x, y, now)
            case Release(x, y, button) if button == LEFT:
                return self._release(event, x, y, now)
            case Wheel(x, y) | Swipe(x, y) | Pinch(x, y):
                under = self._under(x, y)
                if under is not None and under.is_enabled:
                    self._tooltip.hide()
                    return self._told(under.handle(event, now), under)
            case PadScroll(up, right):
                return self._scroll(up, right, now)
            case Use():
                return self._use(event, now)
            case Go(arrow):
                self._tooltip.hide()
                focused = self.focused
                ahead = self._first_widget() if focused is None else self._ahead(focused, arrow)
                self._move_focus(ahead, now)
            case Leave() | Focus(gained=False):
                self._let_go()
            case Key():
                return self._key(event, now)
            case Typing() | Composing():
                focused = self.focused
                if focused is not None and can_focus(focused):
                    return self._told(focused.handle(event, now), focused)
        return None

    def grip(self, x: float, y: float, finger_px: float) -> Grip:
        """What a finger gets hold of: a widget, or one beside it that is too small to be hit."""
        under = self._under(x, y)
        if under is None:
            missed = [
                (hypot(at[0] - x, at[1] - y), number)
                for number, widget in enumerate(self.widgets)
                if (at := self._missed(widget, x, y, finger_px)) is not None
            ]
            if missed:
                under = self.widgets[min(missed)[1]]
                x, y = nearest_in(under.rect, x, y)
        return Grip(x, y) if under is None or not under.is_enabled else under.grip(x, y)

    def _missed(
        self, widget: Widget, x: float, y: float, finger_px: float
    ) -> tuple[float, float] | None:
        """Where a small widget would be hit by a finger that came down beside it."""
        if not (widget.is_enabled and widget.has_place):
            return None
        rect = widget.rect
        wide, high = max(0.0, finger_px - rect.w) / 2, max(0.0, finger_px - rect.h) / 2
        if not rect.inset(-wide, -high, -wide, -high).holds(x, y):
            return None
        at = nearest_in(rect, x, y)
        return at if self._under(*at) is widget else None

    def scrolled(self) -> Widget | None:
        """What is scrolled without pointing at it: what has the focus, or the largest in sight."""
        pulled = [each for each in self.widgets if each.is_pulled and can_focus(each)]
        focused = self.focused
        if focused in pulled:
            return focused
        return max(pulled, key=lambda each: each.rect.w * each.rect.h, default=None)

    def _scroll(self, up: float, right: float, now: float) -> Act | None:
        """A stick turns a wheel over what is scrolled."""
        widget = self.scrolled()
        if widget is None:
            return None
        self._tooltip.hide()
        return self._told(widget.handle(Wheel(*widget.rect.middle, up, right), now), widget)

    def _use(self, event: Use, now: float) -> Act | None:
        """Press a widget from afar, if it can be pressed."""
        widget = self.named(event.name)
        return None if widget is None else self._told(widget.handle(event, now), widget)

    def named(self, name: str) -> Widget | None:
        """The widget of a name that can be used."""
        return next((each for each in self.widgets if each.name == name and can_focus(each)), None)

    @property
    def pressable(self) -> tuple[Button, ...]:
        """The buttons that can be pressed now and can be called by words."""
        buttons = (each for each in self.widgets if isinstance(each, Button) and can_focus(each))
        return tuple(button for button in buttons if button.label or button.tip)

    def draw(self, view: View, now: float) -> DrawList:
        """All widgets, the very same list while none of them changed."""
        groups = [
            self._group(number, widget.name, widget.draw(view, now) if widget.has_place else ())
            for number, widget in enumerate(self.widgets)
        ]
        groups.append(self._group(len(groups), "badges", self._badge_ops(view)))
        groups.append(self._group(len(groups), "tooltip", self._tooltip.draw(view, now)))
        if len(groups) != len(self._drawn) or any(
            new is not old for new, old in zip(groups, self._drawn, strict=True)
        ):
            self._drawn = tuple(groups)
        return self._drawn

    def wakes_at(self, now: float) -> float | None:
        """When one of the widgets will look different by itself."""
        times = [widget.wakes_at(now) for widget in self.widgets if widget.has_place]
        times.append(self._tooltip.wakes_at(now))
        return min((time for time in times if time is not None), default=None)

    def _badge_ops(self, view: View) -> DrawList:
        self.hung = self._badge_places(view) if view.has_pad and not self.is_covered else ()
        return self._badges(badge_ops, view.device, self.hung) if self.hung else ()

    def _badge_places(self, view: View) -> tuple[tuple[str, Rect], ...]:
        """Which buttons of a gamepad press what is in sight, and where their badges hang."""
        buttons = self._pad_buttons(named_buttons, view.bindings, self.shortcuts)
        names = {**self.names, "press": self._pressed_from_afar()}
        shown = [each for each in self.widgets if self.is_in_sight(each)]
        return badges(view, buttons, shown, names)

    def _pressed_from_afar(self) -> str:
        """The name of the button that would be pressed now."""
        focused = self.focused
        button = self._default_button() if focused is None else focused
        return button.name if isinstance(button, Button) else ""

    def is_in_sight(self, widget: Widget) -> bool:
        """Whether nothing of a widget is cut off."""
        return widget.has_place

    def _under(self, x: float, y: float) -> Widget | None:
        return next(
            (each for each in reversed(self.widgets) if each.has_place and each.covers(x, y)), None
        )

    def _held(self) -> Widget | None:
        return next((widget for widget in self.widgets if widget.is_held), None)

    def _group(self, number: int, key: str, ops: DrawList) -> Group:
        """The group drawn before, while its ops are the very same."""
        old = self._drawn[number] if number < len(self._drawn) else None
        if isinstance(old, Group) and old.key == key and old.ops is ops:
            return old
        return Group(key, ops)

    def _hover(self, now: float, *, is_finger: bool = False) -> None:
        """Light what lies under the mouse; while a widget is held no other one is lit."""
        if self._mouse is None:
            return
        under, held = self._under(*self._mouse), self._held()
        for widget in self.widgets:
            widget.is_hot = widget is under and (held is None or held is widget)
        if held is None:
            self._tooltip.over(under, now, is_finger=is_finger)

    def _point(self, event: Point, x: float, y: float, now: float) -> Act | None:
        self._mouse = (x, y)
        self._hover(now, is_finger=event.finger)
        target = self._held() or self._under(x, y)
        if target is not None and target.is_enabled:
            return self._told(target.handle(event, now), target)
        return None

    def _press(self, event: Press, x: float, y: float, now: float) -> Act | None:
        for widget in self.widgets:
            # A release that was never seen must not leave two of them held.
            widget.is_held = False
        self._point(Point(x, y), x, y, now)
        self._tooltip.hide()
        under = self._under(x, y)
        if under is None or not under.is_enabled:
            self.focus(None)
            return None
        self.focus(under if can_focus(under) else None, shows=False)
        under.is_held = True
        return self._told(under.handle(event, now), under)

    def _release(self, event: Release, x: float, y: float, now: float) -> Act | None:
        held = self._held()
        if held is None:
            return None
        act = held.handle(event, now) if held.is_enabled else None
        held.is_held = False
        self._point(Point(x, y), x, y, now)
        return self._told(act, held)

    def _key(self, event: Key, now: float) -> Act | None:
        self._tooltip.hide()
        focused = self.focused
        if event.name == "tab" and not event.ctrl and not event.alt:
            self._move_focus(next_in_order(self.widgets, focused, is_back=event.shift), now)
            return None
        if focused is not None and not can_focus(focused):
            self.focus(None)
            focused = None
        if focused is not None and focused.wants_key(event.name):
            return self._told(focused.handle(event, now), focused)
        if event.name in ARROWS and not (event.ctrl or event.alt):
            ahead = self._first_widget() if focused is None else self._ahead(focused, event.name)
            self._move_focus(ahead, now)
        elif focused is not None:
            act = self._told(focused.handle(event, now), focused)
            return self._by_default(event, now) if act is None else act
        elif event.name == "enter" and self._default_button() is None:
            self._move_focus(self._first_widget(), now)
        else:
            return self._by_default(event, now)
        return None

    def _default_button(self) -> Button | None:
        name = self.default or self.first
        named = (widget for widget in self.widgets if widget.name == name and can_focus(widget))
        return next((widget for widget in named if isinstance(widget, Button)), None)

    def _by_default(self, event: Key, now: float) -> Act | None:
        """Press the default button if the key is Enter."""
        button = self._default_button() if event.name == "enter" else None
        return None if button is None else self._told(button.handle(event, now), button)

    def _ahead(self, focused: Widget, key: str) -> Widget | None:
        """Where an arrow key leads."""
        return next_in_direction(self.widgets, focused, key)

    def _first_widget(self) -> Widget | None:
        named = [widget for widget in self.widgets if widget.name == self.first]
        return next_in_order([*named, *self.widgets], None, is_back=False)

    def _move_focus(self, widget: Widget | None, now: float) -> None:
        if widget is not None:
            self.focus(widget)
            self._tooltip.rest_on(widget, now)
            self._hear("ui_hover")

    def _let_go(self) -> None:
        self._mouse = None
        self._tooltip.leave()
        for widget in self.widgets:
            widget.is_hot = widget.is_held = False

    def _told(self, act: Act | None, widget: Widget) -> Act | None:
        if act is not None and widget.sound:
            self._hear(widget.sound)
        return act


def nearest_in(rect: Rect, x: float, y: float) -> tuple[float, float]:
    """The place in a rectangle that is nearest to another place."""
    return min(max(x, rect.x), rect.right - 1), min(max(y, rect.y), rect.bottom - 1)


def can_focus(widget: Widget) -> bool:
    """Whether keys can reach it."""
    return widget.takes_focus and widget.is_enabled and widget.has_place


def next_in_order(
    widgets: Sequence[Widget], current: Widget | None, *, is_back: bool
) -> Widget | None:
    """The widget after (or before) the current one, round and round."""
    order = list(reversed(widgets)) if is_back else list(widgets)
    start = order.index(current) + 1 if current is not None and current in order else 0
    return next((widget for widget in order[start:] + order[:start] if can_focus(widget)), None)


def next_in_direction(widgets: Sequence[Widget], current: Widget, key: str) -> Widget | None:
    """The nearest widget that lies wholly on the side an arrow key points to.

    Of those that are equally near the first one; whole pixels make some a little nearer.
    """
    ways = [
        (way, widget)
        for widget in widgets
        if widget is not current and can_focus(widget)
        if (way := _way(current.rect, widget.rect, key)) is not None
    ]
    nearest = min((way for way, _ in ways), default=0.0)
    return next((widget for way, widget in ways if way <= nearest + 1), None)


def _way(here: Rect, there: Rect, key: str) -> float | None:
    """How far it is from one place to another, None when that is on another side."""
    step_x, step_y = ARROWS[key]
    gap_x = max(there.x - here.right, here.x - there.right)
    gap_y = max(there.y - here.bottom, here.y - there.bottom)
    off_x = there.middle[0] - here.middle[0]
    off_y = there.middle[1] - here.middle[1]
    ahead, aside = (gap_x, gap_y) if step_x else (gap_y, gap_x)
    if ahead < 0 or off_x * step_x + off_y * step_y <= 0:
        return None
    off_line = abs(off_y if step_x else off_x)
    return ahead + SIDEWAYS_COST * max(0.0, aside) + MIDDLE_COST * off_line
