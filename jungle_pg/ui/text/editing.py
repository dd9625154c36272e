"""A line of text while it is edited: caret, selection and what can be taken back."""

from dataclasses import dataclass, replace
from typing import Final, Protocol

from jungle_pg.ui.text import letters

MOST_UNDO: Final = 200


class Clipboard(Protocol):
    """Where copied text is kept."""

    def get(self) -> str:
        """The text that was copied last, empty when there is none."""
        ...

    def put(self, text: str) -> None:
        """Copy a text."""
        ...


@dataclass(frozen=True, slots=True)
class Edit:
    """A text, the caret in it, and the other end of what is selected."""

    text: str = ""
    caret: int = 0
    anchor: int = 0
    has_lines: bool = False
    """Whether it may have more than one line."""

    @property
    def start(self) -> int:
        """Where the selection begins."""
        return min(self.caret, self.anchor)

    @property
    def end(self) -> int:
        """Where the selection ends."""
        return max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text."""
        return self.text[self.start : self.end]

    def insert(self, text: str, longest: int | None = None) -> "Edit":
        """Put a text in place of the selection, as much of it as there is room for."""
        text = letters.many_lines(text) if self.has_lines else letters.one_line(text)
        if longest is not None:
            room = max(0, longest - len(self.text) + len(self.selected))
            text = text[: letters.nearest(text, room)]
        whole = self.text[: self.start] + text + self.text[self.end :]
        # What came together may form one letter now, so the caret may have to go behind it.
        caret = letters.after(whole, self.start + len(text) - 1)
        return replace(self, text=whole, caret=caret, anchor=caret)

    def delete(self, way: str, *, by_word: bool = False) -> "Edit":
        """Take the selection away, or else a letter or word `left` or `right` of the caret."""
        if self.selected:
            return self.insert("")
        return self.move(way, by_word=by_word, selects=True).insert("")

    def move(self, way: str, *, by_word: bool = False, selects: bool = False) -> "Edit":
        """Move the caret `left`, `right`, `home` or `end`, alone or with the selection."""
        if self.selected and not selects and not by_word and way in ("left", "right"):
            return self.point(self.start if way == "left" else self.end)
        match way, by_word:
            case "left", False:
                place = letters.before(self.text, self.caret)
            case "left", True:
                place = letters.word_before(self.text, self.caret)
            case "right", False:
                place = letters.after(self.text, self.caret)
            case "right", True:
                place = letters.word_after(self.text, self.caret)
            case _:
                place = 0 if way == "home" else len(self.text)
        return self.point(place, selects=selects)

    def point(self, index: int, *, selects: bool = False) -> "Edit":
        """Put the caret somewhere; with `selects` the other end stays where it is."""
        place = letters.nearest(self.text, index)
        return replace(self, caret=place, anchor=self.anchor if selects else place)

    def select_all(self) -> "Edit":
        """Select the whole text."""
        return replace(self, caret=len(self.text), anchor=0)

    def select_word(self, index: int) -> "Edit":
        """Select the word around a letter."""
        start, end = letters.word_at(self.text, index)
        return replace(self, caret=end, anchor=start)

    def replace_all(self, text: str, longest: int | None = None) -> "Edit":
        """Another text altogether, the caret at its end."""
        return self.select_all().insert(text, longest)


@dataclass(frozen=True, slots=True)
class Draft:
    """An edit with those before it and those taken back."""

    edit: Edit = Edit()
    past: tuple[Edit, ...] = ()
    future: tuple[Edit, ...] = ()
    kind: str = ""
    """What the last change was; changes of one kind in a row are taken back together."""

    def then(self, edit: Edit, kind: str = "") -> "Draft":
        """The draft after a change or a move of the caret."""
        if edit.text == self.edit.text:
            return replace(self, edit=edit, kind="" if edit != self.edit else self.kind)
        if kind and kind == self.kind:
            return Draft(edit, self.past, (), kind)
        return Draft(edit, (*self.past, self.edit)[-MOST_UNDO:], (), kind)

    def undo(self) -> "Draft":
        """Take the last change back."""
        if not self.past:
            return self
        return Draft(self.past[-1], self.past[:-1], (self.edit, *self.future))

    def redo(self) -> "Draft":
        """Do again what was taken back."""
        if not self.future:
            return self
        return Draft(self.future[0], (*self.past, self.edit), self.future[1:])
