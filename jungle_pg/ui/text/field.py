"""A field to type a line of text into."""

from typing import Final

from jungle_pg.stage.inputs import Composing, Input, Key, Point, Press, Typing
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import fitted, wrapped
from jungle_pg.stage.ops import Drawing, DrawList, Op, Sprite, Text
from jungle_pg.stage.view import View
from jungle_pg.ui import skins
from jungle_pg.ui.controls.button import icon
from jungle_pg.ui.text import letters
from jungle_pg.ui.text.editing import Clipboard, Draft, Edit
from jungle_pg.ui.text.line import TextLine
from jungle_pg.ui.widget import Act, Widget

HEIGHT: Final = 72
WIDTH: Final = 480
SHORTEST: Final = 240
TEXT: Final = 28
LEFT: Final = 34
RIGHT: Final = 24
NOTE: Final = 17
ERROR_TEXT: Final = 21
ERROR_HEIGHT: Final = 52
"""Units below the field that one line about an error takes."""

ERROR_INK: Final = {"day": "#A8172C", "night": "#FF9AA5"}
LONGEST_LINE: Final = 1000
"""Letters of a field that asks for no particular length; a whole file may be pasted into it."""

BLINK_S: Final = 0.53
MOVE_KEYS: Final = ("left", "right", "home", "end")
DELETE_KEYS: Final = {"backspace": "left", "delete": "right"}


class TextField(Widget):
    """Acts with its text at every change, and as `name.enter` at Enter."""

    pointer = "text"
    sound = ""

    def __init__(
        self,
        name: str,
        clipboard: Clipboard,
        text: str = "",
        placeholder: str = "",
        longest: int = LONGEST_LINE,
        size: float = TEXT,
        icon: str = "",
        is_name: bool = False,
    ) -> None:
        super().__init__(name)
        self.placeholder, self.icon, self.text_units = placeholder, icon, size
        self.longest = longest
        self.is_name = is_name
        """Whether it takes only letters that can be shown: others will read it."""
        self._refused = False
        """Whether the last letters were not taken for that reason."""
        self.note = ""
        """A few soft words at the right end."""
        self.error = ""
        """What is wrong with the text, said under the field."""
        self.composing = ""
        """What an input method is still composing; no part of the text yet."""
        self._clipboard = clipboard
        self._draft = Draft(Edit().replace_all(text, longest))
        self._view: View | None = None
        self._shift = 0.0
        """How far the text is moved to the left so that the caret is in sight."""
        self._selects = False
        """A drag of the mouse selects; not after a double click, which selected a word."""
        self._solid_since: float | None = None
        """Since when the caret stands; None while it has no focus."""
        self._shows_caret = False

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

    def wants_key(self, name: str) -> bool:
        """Everything that edits or would be typed."""
        is_typed = len(name) == 1 or name == "space"
        return is_typed or name in MOVE_KEYS or name in DELETE_KEYS or name == "enter"

    def wakes_at(self, now: float) -> float | None:
        if self._solid_since is None or self._view is None or self._view.calm:
            return None
        if self._shows_caret != self._is_caret_due(now):
            return now
        passed = int((now - self._solid_since) / BLINK_S)
        return self._solid_since + (passed + 1) * BLINK_S

    def handle(self, event: Input, now: float) -> Act | None:
        """Typing, keys and the mouse change text, caret and selection."""
        before = (self.edit, self.composing)
        if isinstance(event, Typing | Key):
            self._refused = False
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
                self._mouse(event, self._line(self._view))
        if self._solid_since is not None and (self.edit, self.composing) != before:
            self._solid_since = now
        return Act(self.name, self.text) if self.text != before[0].text else None

    def _insert(self, text: str, kind: str = "") -> None:
        """Take a text; of one that is read as a name only what the fonts can show."""
        taken = text
        if self.is_name and self._view is not None:
            shows = self._view.shows
            taken = "".join(letter for letter in text if shows(letter))
            self._refused = taken != text
        if taken or not self._refused:
            self._then(self.edit.insert(taken, self.longest), kind)

    def _told(self, view: View) -> str:
        """The few words at the right end."""
        return view.words("field.no_letter") if self._refused else self.note

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

    def _mouse(self, event: Press | Point, line: TextLine) -> None:
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

    def draw(self, view: View, now: float) -> DrawList:
        """The field, its text and caret, and under it what is wrong."""
        self._view = view
        is_active = self.has_focus and self.is_enabled
        if not is_active:
            self._solid_since, self.composing = None, ""
        elif self._solid_since is None:
            self._solid_since = now
        self._shows_caret = is_active and (view.calm or self._is_caret_due(now))
        self._shift = self._line(view).following(self._shift).shift if is_active else 0.0
        note = (self._told(view), self._refused)
        looks = (self.placeholder, self.icon, self.text_units, note, self.error, self._look())
        typed = (self.edit, self.composing, self._shows_caret, self._shift)
        return self._redrawn(self._ops, view, self.rect, looks, typed)

    def caret_rect(self, view: View) -> Rect:
        """Where the caret is in the window, for an input method to show its words."""
        return self._line(view).caret

    def _is_caret_due(self, now: float) -> bool:
        return self._solid_since is not None and int((now - self._solid_since) / BLINK_S) % 2 == 0

    def _look(self) -> str:
        if not self.is_enabled:
            return "disabled"
        if self.error:
            return "error focus" if self.has_focus else "error"
        return "focus" if self.has_focus else "normal"

    def _area(self, view: View) -> Rect:
        """Where the text is seen."""
        size = view.text_px(self.text_units)
        left = view.px(LEFT) if not self.icon else view.px(22) + size * 1.8
        right = view.px(RIGHT)
        if told := self._told(view):
            right += view.text_width(told, NOTE) + view.px(12)
        return self.rect.inset(left, view.px(8), right, view.px(8)).snapped()

    def _line(self, view: View) -> TextLine:
        area, units = self._area(view), self.text_units
        return TextLine(view, area, units, self.edit, self.composing, self._shift)

    def _ops(self, view: View) -> list[Op]:
        rect, theme = self.rect, view.theme
        svg = skins.field(rect.w / view.zoom, rect.h / view.zoom, theme, self._look())
        ops: list[Op] = [Drawing(svg, rect.x, rect.y, rect.w, rect.h)]
        area, middle = self._area(view), rect.middle[1]
        size = view.text_px(self.text_units)
        if self.icon:
            x = rect.x + view.px(22) + size * 0.6
            fill = theme.field if self.is_enabled else theme.tray
            ops.append(icon(self.icon, x, middle, size * 1.2, theme.text, fill, self.is_enabled))
        if told := self._told(view):
            x, note_px = rect.right - view.px(RIGHT), view.text_px(NOTE)
            ink = ERROR_INK[theme.name] if self._refused else theme.soft_text
            ops.append(Text(told, x, middle, note_px, ink, "right"))
        if not self.text and not self.composing:
            words = fitted(self.placeholder, size, area.w, view.measure)
            ops.append(Text(words, area.x, middle, size, theme.soft_text))
        ink = theme.text if self.is_enabled else theme.soft_text
        is_active = self.has_focus and self.is_enabled
        ops.append(self._line(view).op(ink, is_active=is_active, shows_caret=self._shows_caret))
        if self.error:
            ops += self._error_ops(view)
        return ops

    def _error_ops(self, view: View) -> list[Op]:
        rect, size = self.rect, view.text_px(ERROR_TEXT)
        side, ink = round(view.px(44)), ERROR_INK[view.theme.name]
        x, y = rect.x + view.px(52), rect.bottom + view.px(ERROR_HEIGHT / 2)
        ops: list[Op] = [Sprite("marks/blocked", rect.x + view.px(26), y, side, side)]
        for line in wrapped(self.error, size, rect.right - x, view.measure):
            ops.append(Text(line, x, y, size, ink))
            y += size * 1.3
        return ops
