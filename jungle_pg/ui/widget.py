"""What every widget has: a name, a place, a state; input comes in, messages and ops go out."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar

from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Input, Key, Release, Use
from jungle_pg.stage.input.shortcuts import PRESS_KEYS
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.narration import Description
from jungle_pg.stage.ops import DrawList, Op, texts_in
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words

Value: TypeAlias = bool | int | float | str | None
State: TypeAlias = Literal["normal", "hover", "pressed", "disabled"]

NOWHERE = Rect(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Act:
    """A widget was used: its name and, where it has one, its value."""

    name: str
    value: Value = None


@dataclass(frozen=True, slots=True)
class Props:
    """All that a widget is drawn from; each of them is an attribute of the widget."""


P = TypeVar("P", bound=Props)


class Painting:
    """How widgets of a kind are drawn: by a function of window, place and props alone.

    It sees no widget, so what it does not get as a prop cannot be in the picture.
    """

    def __init__(self, props: type[P], ops: Callable[[View, Rect, P], Iterable[Op]]) -> None:
        self.props: type[Props] = props
        self.ops: Callable[[View, Rect, Any], Iterable[Op]] = ops
        self.seen = attrgetter("rect", *(field.name for field in fields(props)))
        """The place and the values of all props of a widget."""

    def props_of(self, widget: "Widget") -> Any:
        return self.props(*self.seen(widget)[1:])

    def __call__(self, view: View, seen: tuple[Any, ...]) -> DrawList:
        rect, *values = seen
        return tuple(self.ops(view, rect, self.props(*values)))


class Widget:
    """A part of a page. The page tells it where the mouse and the focus are."""

    painting: ClassVar[Painting]

    takes_focus: bool = True
    pointer: str = "hand"
    """The shape of the mouse over it: `arrow`, `hand` or `text`."""

    takes_wheel: bool = False
    """Whether the wheel over it is its own, so that the page under it stays where it is."""

    is_pulled: bool = False
    """Whether a finger pulls what it shows up and down."""

    sound: str = "ui_click"
    """What is heard when it acts."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rect = NOWHERE
        self.tip = ""
        """What a tooltip says, when the mouse rests on it."""
        self.caption = ""
        """What stands beside it and says what it is for, told to who cannot see that."""
        self.is_enabled = True
        self.is_hot = False
        """The mouse is over it."""
        self.is_held = False
        """A mouse button went down on it and is not up yet."""
        self.has_focus = False
        self.shows_focus = False
        """The focus came by the keyboard, so a ring shows it."""
        self._view: View | None = None
        """The view it was last drawn for: the mouse can only be on what was drawn."""
        self._painted: tuple[object, DrawList] = (None, ())
        """What it was last drawn from, and how: simpler than a memo, since all are asked often."""
        self._memo: Memo[DrawList] = Memo()
        """For those that are put together from parts."""

    @property
    def has_place(self) -> bool:
        """Whether it is anywhere; a page neither draws nor reaches what is not."""
        return self.rect.w > 0 and self.rect.h > 0

    @property
    def has_ring(self) -> bool:
        """Whether a ring shows that the keys go to it."""
        return self.shows_focus and self.is_enabled

    @property
    def tip_rect(self) -> Rect:
        """What a tooltip stands beside: all of it, or the part under the mouse."""
        return self.rect

    def place(self, rect: Rect) -> None:
        """Put it somewhere, on whole pixels."""
        self.rect = rect.snapped()

    def size(self, view: View) -> tuple[float, float]:
        """The width and height it would like, in pixels."""
        raise NotImplementedError

    def least_width(self, view: View) -> float:
        """How narrow it may become before it should get a line of its own."""
        return self.size(view)[0]

    def height_for(self, view: View, width: float) -> float:
        """The height it would like in a place of a width."""
        return self.size(view)[1]

    def covers(self, x: float, y: float) -> bool:
        """Whether a point is on it."""
        return self.rect.holds(x, y)

    def grip(self, x: float, y: float) -> Grip:
        """What a finger gets hold of at a place of it: only what it drags is not scrolled."""
        return Grip(x, y)

    def handle(self, event: Input, now: float) -> Act | None:
        """Take an input meant for it; give an act when something came of it."""
        return None

    def is_pressed_by(self, event: Input) -> bool:
        """Whether an input presses it: a release over it, Enter or Space, or its name."""
        match event:
            case Use():
                return not event.repeat
            case Release(x, y):
                return self.is_held and self.covers(x, y)
            case Key(name=name, repeat=False):
                return name in PRESS_KEYS
        return False

    def wants_key(self, name: str) -> bool:
        """Whether it uses this key itself (arrows, Enter), so that the page leaves it alone."""
        return False

    def wants_wheel(self) -> bool:
        """Whether a turn of the wheel over it would be its own right now."""
        return self.takes_wheel

    def draw(self, view: View, now: float) -> DrawList:
        """What it looks like; the same tuple as before while nothing about it changed."""
        self._view = view
        self.come_to(view, now)
        facts = (view, self.painting.seen(self))
        if facts != self._painted[0]:
            self._painted = (facts, self.painting(*facts))
        return self._painted[1]

    def come_to(self, view: View, now: float) -> None:
        """Bring the props that time or the window changes to this moment."""

    def wakes_at(self, now: float) -> float | None:
        """When it will look different by itself."""
        return None

    def describe(self, words: Words) -> Description:
        """What it is, for who cannot see it: as long as a kind says nothing else, what is on it."""
        on_it = " ".join(texts_in(self._painted[1]))
        return self.described("control", self.caption or self.tip, on_it)

    def described(
        self, kind: str, name: str, value: str = "", place: tuple[int, int] | None = None
    ) -> Description:
        """A description of this widget as it stands."""
        name, value = (" ".join(text.split()) for text in (name, value))
        return Description(kind, name, value, place, is_available=self.is_enabled)

    @property
    def state(self) -> State:
        """How it stands: `disabled`, `pressed`, `hover` or `normal`."""
        if not self.is_enabled:
            return "disabled"
        if self.is_held:
            return "pressed" if self.is_hot else "hover"
        return "hover" if self.is_hot else "normal"
