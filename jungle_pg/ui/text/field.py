"""A field to type a line of text into."""

from dataclasses import dataclass
from typing import Final

from jungle_pg.stage.input.gestures import Grip
from jungle_pg.stage.input.inputs import Composing, Input, Key, Point, Press, Typing
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted, wrapped
from jungle_pg.stage.narration import Description, listed
from jungle_pg.stage.ops import Op, Sprite, Text
from jungle_pg.stage.scale import MAIN, NOTE, SMALL, M
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.text import letters
from jungle_pg.ui.text.editing import Clipboard, Draft, Edit
from jungle_pg.ui.text.line import TextLine
from jungle_pg.ui.widget import Act, Painting, Props, Widget

HEIGHT: Final = 72
WIDTH: Final = 480
SHORTEST: Final = 240
LEFT: Final = 34
RIGHT: Final = 24
ERROR_STEP: Final = 1.3
ERROR_LEFT: Final = 52
ERROR_HEIGHT: Final = 52
"""Units below the field that one line about an error takes."""

ERROR_INK: Final = {"day": "#A8172C", "night": "#FF9AA5"}
LONGEST_LINE: Final = 1000
"""Letters of a field that asks for no particular length; a whole file may be pasted into it."""

BLINK_S: Final = 0.53
MOVE_KEYS: Final = ("left", "right", "home", "end")
DELETE_KEYS: Final = {"backspace": "left", "delete": "right"}


@dataclass(frozen=True, slots=True)
class _FieldProps(Props):
    placeholder: str
    icon: str
    text_units: float
    told: str
    """The few words at the right end."""
    is_refused: bool
    error: str
    is_enabled: bool
    has_focus: bool
    edit: Edit
    composing: str
    shows_caret: bool
    shift: float
    """How far the text is moved to the left so that the caret is in sight."""


def _field_ops(view: View, rect: Rect, props: _FieldProps) -> list[Op]:
    """The field, its text and caret, and under it what is wrong."""
    theme, line = view.theme, _field_line(view, rect, props)
    ops: list[Op] = [skins.skinned(view, rect, skins.field, theme, _look(props))]
    middle, size = rect.middle[1], view.text_px(props.text_units)
    if props.icon:
        x = rect.x + view.px(22) + size * 0.6
        fill = theme.field if props.is_enabled else theme.tray
        ops.append(icon(props.icon, x, middle, size * 1.2, theme.text, fill, props.is_enabled))
    if props.told:
        x, note_px = rect.right - view.px(RIGHT), view.text_px(NOTE)
        ink = ERROR_INK[theme.name] if props.is_refused else theme.soft_text
        ops.append(Text(props.told, x, middle, note_px, ink, "right"))
    if not line.shown:
        words = fitted(props.placeholder, size, line.area.w, view.measure)
        ops.append(Text(words, line.area.x, middle, size, theme.soft_text))
    ink = theme.text if props.is_enabled else theme.soft_text
    is_active = props.has_focus and props.is_enabled
    ops.append(line.op(ink, is_active=is_active, shows_caret=props.shows_caret))
    return ops + _error_ops(view, rect, props.error) if props.error else ops


def _field_line(view: View, rect: Rect, props: _FieldProps) -> TextLine:
    """The text where it is seen: beside an icon and the words at the right end."""
    left, right = _left(view, props.icon, props.text_units), view.px(RIGHT)
    if props.told:
        right += _note_width(view, props.told)
    area = rect.inset(left, view.px(8), right, view.px(8)).snapped()
    return TextLine(view, area, props.text_units, props.edit, props.composing, props.shift)


def _left(view: View, icon: str, units: float) -> float:
    """What is before the text."""
    return view.px(22) + view.text_px(units) * 1.8 if icon else view.px(LEFT)


def _look(props: _FieldProps) -> str:
    if not props.is_enabled:
        return "disabled"
    if props.error:
        return "error focus" if props.has_focus else "error"
    return "focus" if props.has_focus else "normal"


def _error_ops(view: View, rect: Rect, error: str) -> list[Op]:
    size, side, ink = view.text_px(SMALL), round(view.px(44)), ERROR_INK[view.theme.name]
    x, y = rect.x + view.px(ERROR_LEFT), rect.bottom + view.px(ERROR_HEIGHT / 2)
    sign = Sprite("marks/blocked", rect.x + view.px(ERROR_LEFT / 2), y, side, side)
    ops: list[Op] = [sign]
    for line in _error_lines(view, rect.w, error):
        ops.append(Text(line, x, y, size, ink))
        y += size * ERROR_STEP
    return ops


def _error_lines(view: View, width: float, error: str) -> list[str]:
    return wrapped(error, view.text_px(SMALL), width - view.px(ERROR_LEFT), view.measure)


def _note_width(view: View, note: str) -> float:
    return view.text_width(note, NOTE) + view.px(M)


class TextField(Widget):
    """Acts with its text at every change, and as `name.enter` at Enter."""

    painting = Painting(_FieldProps, _field_ops)
    pointer = "text"
    sound = ""

    def __init__(
        self,
        name: str,
        clipboard: Clipboard,
        text: str = "",
        placeholder: str = "",
        longest: int = LONGEST_LINE,
        size: float = MAIN,
        icon: str = "",
        is_name: bool = False,
    ) -> None:
        super().__init__(name)
        self.placeholder, self.icon, self.text_units = placeholder, icon, size
        self.longest = longest
        self.is_name = is_name
        """Whether it takes only letters that can be shown: others will read it."""
        self.is_refused = False
        """Whether the last letters were not taken for that reason."""
        self.note = ""
        """A few soft words at the right end, as long as the text leaves room for them."""
        self.error = ""
        """What is wrong with the text, said under the field."""
        self.composing = ""
        """What an input method is still composing; no part of the text yet."""
        self._clipboard = clipboard
        self._draft = Draft(Edit().replace_all(text, longest))
        self.told = ""
        self.shift = 0.0
        self._selects = False
        """A drag of the mouse selects; not after a double click, which selected a word."""
        self._solid_since: float | None = None
        """Since when the caret stands; None while it has no focus."""
        self.shows_caret = False

    @property
    def text(self) -> str:
        """What is written in it."""
        return self._draft.edit.text

    @property
    def edit(self) -> Edit:
        """Its text with caret and selection."""
        return self._draft.edit

    def change(self, text: str) -> None:
        """Write another text into it; the player can take that back."""
        self._draft = self._draft.then(self.edit.replace_all(text, self.longest))

    def select_all(self) -> None:
        """Select all of it, so that typing replaces it."""
        self._draft = self._draft.then(self.edit.select_all())

    def size(self, view: View) -> tuple[float, float]:
        """One line high, without the words about an error."""
        return view.px(WIDTH), view.px(HEIGHT)

    def least_width(self, view: View) -> float:
        return view.px(SHORTEST)

    def placeholder_width(self, view: View) -> float:
        """How wide it is where nothing is typed and its placeholder is not cut."""
        words = view.text_width(self.placeholder, self.text_units)
        return words + _left(view, self.icon, self.text_units) + view.px(RIGHT) + 2

    def height_below(self, view: View, width: float, lines: int = 1) -> float:
        """The room that what is wrong takes under it, or so many lines about that."""
        more = max(lines, len(_error_lines(view, width, self.error))) - 1
        return view.px(ERROR_HEIGHT) + more * view.text_px(SMALL) * ERROR_STEP

    def wants_key(self, name: str) -> bool:
        """Everything that edits or would be typed."""
        is_typed = len(name) == 1 or name == "space"
        return is_typed or name in MOVE_KEYS or name in DELETE_KEYS or name == "enter"

    def wakes_at(self, now: float) -> float | None:
        if self._solid_since is None or self._view is None or self._view.calm:
            return None
        if self.shows_caret != self._is_caret_due(now):
            return now
        passed = int((now - self._solid_since) / BLINK_S)
        return self._solid_since + (passed + 1) * BLINK_S

    def grip(self, x: float, y: float) -> Grip:
        """What is dragged over is chosen."""
        return Grip(x, y, across=True, presses=True)

    def handle(self, event: Input, now: float) -> Act | None:
        """Typing, keys and the mouse change text, caret and selection."""
        before = (self.edit, self.composing)
        if isinstance(event, Typing | Key):
            self.is_refused = False
        match event:
            case _ if not self.is_enabled:
                return None
            case Typing(text):
                self.composing = ""
                kind = "typing" if len(text) == 1 and not text.isspace() else ""
                self._insert(text, kind)
            case Composing(text):
                self.composing = letters.one_line(text)
            case Key(name="enter", repeat=False) if not self.composing:
                return Act(f"{self.name}.enter", self.text)
            case Key(alt=False) if not self.composing:
                self._key(event)
            case Press() | Point() if self._view is not None:
                self._mouse(event, self._view)
        if self._solid_since is not None and (self.edit, self.composing) != before:
            self._solid_since = now
        return Act(self.name, self.text) if self.text != before[0].text else None

    def _insert(self, text: str, kind: str = "") -> None:
        """Take a text; of one that is read as a name only what the fonts can show."""
        taken = text
        if self.is_name and self._view is not None:
            shows = self._view.shows
            taken = "".join(letter for letter in text if shows(letter))
            self.is_refused = taken != text
        if taken or not self.is_refused:
            self._then(self.edit.insert(taken, self.longest), kind)

    def _then(self, edit: Edit, kind: str = "") -> None:
        self._draft = self._draft.then(edit, kind)

    def _key(self, key: Key) -> None:
        edit = self.edit
        if key.name in MOVE_KEYS:
            self._then(edit.move(key.name, by_word=key.ctrl, selects=key.shift))
        elif key.name in DELETE_KEYS:
            self._then(edit.delete(DELETE_KEYS[key.name], by_word=key.ctrl), key.name)
        elif key.ctrl:
            self._command(key.name, edit, is_shifted=key.shift)

    def _command(self, letter: str, edit: Edit, *, is_shifted: bool) -> None:
        if letter in ("c", "x") and edit.selected:
            self._clipboard.put(edit.selected)
        match letter:
            case "a":
                self._then(edit.select_all())
            case "x" if edit.selected:
                self._then(edit.insert(""))
            case "v":
                self._insert(self._clipboard.get())
            case "z" if not is_shifted:
                self._draft = self._draft.undo()
            case "y" | "z":
                self._draft = self._draft.redo()

    def _mouse(self, event: Press | Point, view: View) -> None:
        line = self._line(view)
        match event:
            case Press(x, count=count):
                self.composing = ""
                self._selects = count == 1
                if self._selects:
                    self._then(self.edit.point(line.place_at(x)))
                else:
                    self._then(self.edit.select_word(line.letter_at(x)))
            case Point(x) if self._selects and self.is_held:
                self._then(self.edit.point(line.place_at(x), selects=True))

    def describe(self, words: Words) -> Description:
        """What is typed, and what is wrong with it."""
        told = self.text or words("narration.empty")
        if self.error:
            told = listed(words, (told, self.error))
        return self.described("field", self.caption or self.placeholder, told)

    def come_to(self, view: View, now: float) -> None:
        is_active = self.has_focus and self.is_enabled
        if not is_active:
            self._solid_since, self.composing = None, ""
        elif self._solid_since is None:
            self._solid_since = now
        self.shows_caret = is_active and (view.calm or self._is_caret_due(now))
        self.told = view.words("field.no_letter") if self.is_refused else self._note(view)
        self.keep_caret_in_sight(view, is_active=is_active)

    def keep_caret_in_sight(self, view: View, *, is_active: bool) -> None:
        """Move the text so that who writes sees where."""
        self.shift = self._line(view).following(self.shift).shift if is_active else 0.0

    def _note(self, view: View) -> str:
        """The words at the right end, where they fit beside the text."""
        room = self.rect.w - view.px(LEFT + RIGHT + M) - _note_width(view, self.note)
        return self.note if view.text_width(self.text, self.text_units) <= room else ""

    def caret_rect(self, view: View) -> Rect:
        """Where the caret is in the window, for an input method to show its words."""
        return self._line(view).caret

    def _is_caret_due(self, now: float) -> bool:
        return self._solid_since is not None and int((now - self._solid_since) / BLINK_S) % 2 == 0

    def _line(self, view: View) -> TextLine:
        return _field_line(view, self.rect, self.painting.props_of(self))
