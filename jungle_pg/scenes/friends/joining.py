"""What is needed to join a game: one that was found nearby, or four animals and an address."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from jungle_pg.core.rulebook import BadText
from jungle_pg.net.names import ANIMALS, CODE_LENGTH, Address, parse_link
from jungle_pg.scenes.friends.rooms import MOST_SHOWN, RoomRow, facts_of
from jungle_pg.scenes.friends.tiles import AnimalKey, CodeTiles
from jungle_pg.scenes.world import World
from jungle_pg.stage.input.inputs import Key
from jungle_pg.stage.scale import COLUMN, DIALOG, MEDIUM, SMALL, XL, XS, L, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Grid, Part, Row
from jungle_pg.ui.placing import Paragraph, section_slot, slot_of, words_slot
from jungle_pg.ui.text.field import TextField
from jungle_pg.ui.widget import Widget

if TYPE_CHECKING:
    from jungle_pg.net.nearby import Nearby

NUMBERS: Final = {str(number): letter for number, letter in enumerate(ANIMALS, start=1)}
"""The digits that type the animals, from the elephant to the rat."""


@dataclass(frozen=True, slots=True)
class Way:
    """Into which room one would go now."""

    address: Address
    code: str
    name: str = ""
    """Of who hosts it, where that is known."""
    may_play: bool = True
    may_watch: bool = True


class JoinPart:
    """The widgets for joining, and how they stand."""

    def __init__(self, world: World, name: TextField) -> None:
        self._world, self.name = world, name
        self.rows = tuple(RoomRow(number) for number in range(MOST_SHOWN))
        self.tiles = CodeTiles("typed", is_typed=True)
        self.keys = tuple(AnimalKey(letter) for letter in ANIMALS)
        self.erase = Button("erase", icon="undo", size=SMALL)
        self.paste = Button("paste", icon="paste", size=SMALL)
        self.address = TextField("address", world.clipboard, size=MEDIUM, longest=400)
        self.go_on = Button("go_on", icon="play", kind="green", size=MEDIUM)
        self.found: tuple[Nearby, ...] = ()
        self.chosen: Nearby | None = None
        self._told = ""
        self.is_with_go_on = False

    @property
    def shown_rows(self) -> tuple[RoomRow, ...]:
        """A row for each room that was found."""
        return self.rows[: len(self.found)]

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, as the eye meets them."""
        go_on = (self.go_on,) if self.is_with_go_on else ()
        keys = (*self.keys, self.erase, self.paste)
        return (self.name, *go_on, *self.shown_rows, self.tiles, *keys, self.address)

    @property
    def way(self) -> Way | None:
        """The room that is meant now; None while that is not clear."""
        if self.chosen is not None:
            room = self.chosen
            usable = room.is_ours
            return Way(
                room.address,
                room.code,
                room.name,
                usable and not room.is_full,
                usable and room.may_watch,
            )
        if len(self.tiles.code) != CODE_LENGTH or not self.address.text.strip():
            return None
        try:
            address, _ = parse_link(self.address.text)
        except BadText:
            return None
        return Way(address, self.tiles.code)

    def choose(self, number: int) -> None:
        """One of the rooms found is meant; once more, and none is."""
        room = self.found[number] if number < len(self.found) else None
        self.chosen = None if room == self.chosen else room

    def find(self, found: Sequence["Nearby"]) -> bool:
        """These rooms are there now; whether that is news."""
        rooms = tuple(found[:MOST_SHOWN])
        if rooms == self.found:
            return False
        self.found = rooms
        if self.chosen is not None:
            same = (each for each in rooms if each.code == self.chosen.code)
            self.chosen = next(same, None)
        return True

    def type_letter(self, letter: str, now: float) -> None:
        """One more animal."""
        self.chosen = None
        if len(self.tiles.code) < CODE_LENGTH:
            self.tiles.change(self.tiles.code + letter, now)

    def erase_last(self) -> None:
        """One animal fewer."""
        self.tiles.change(self.tiles.code[:-1])

    def take_link(self, text: str, now: float) -> bool:
        """A link or an address was pasted; whether it was one."""
        try:
            address, code = parse_link(text)
        except BadText:
            return False
        self.chosen = None
        shown = address.link(code) if address.is_secure and not code else str(address)
        self.address.change(f"jungles://{address}" if address.is_secure else shown)
        self.address.error = ""
        if code:
            self.tiles.change(code, now)
        return True

    def key(self, key: Key, now: float) -> bool:
        """A key that types or takes back an animal; whether it was one."""
        letter = NUMBERS.get(key.name, key.name.upper())
        if key.ctrl or key.alt:
            return False
        if key.name == "backspace":
            self.erase_last()
        elif len(letter) == 1 and letter in ANIMALS:
            self.type_letter(letter, now)
        else:
            return False
        return True

    def show(self, view: View, *, problem: str, go_on: str | None, is_busy: bool) -> None:
        """Say everything in the words of a view."""
        words, games = view.words, self._world.games()
        for row, room in zip(self.rows, self.found, strict=False):
            row.facts = facts_of(room, games, words)
            row.is_chosen = room == self.chosen
            row.is_enabled = row.facts.is_usable and not is_busy
        count = len(self.found)
        key = "friends.found_count_one" if count == 1 else "friends.found_count"
        self._told = words(key, count=count) if count else problem or words("friends.none_nearby")
        self.is_with_go_on = go_on is not None
        if go_on is not None:
            name = words("friends.go_on", name=go_on)
            self.go_on.label = name if go_on else words("friends.go_on_nobody")
        self.erase.label = self.paste.label = ""
        self.erase.tip, self.paste.tip = words("friends.erase"), words("friends.paste")
        for key_button in self.keys:
            key_button.tip = words(f"friends.animal_{key_button.label.lower()}")
            key_button.is_enabled = not is_busy
        self.address.placeholder = words("friends.address_hint")
        self.address.is_enabled = not is_busy
        self.go_on.is_enabled = not is_busy
        self.address.error = self._address_error(words)

    def content(self, view: View) -> Part:
        """Games nearby on the left, the animals and the address on the right."""
        words, theme = view.words, view.theme
        rows = tuple(Row((slot_of(view, row, grow=1.0),)) for row in self.shown_rows)
        told = words_slot(view, Paragraph(self._told, SMALL, theme.soft_text))
        name = Row((slot_of(view, self.name, grow=1.0),))
        go_on = (Row((slot_of(view, self.go_on, grow=1.0),)),) if self.is_with_go_on else ()
        left = Column(
            (
                section_slot("human", words("friends.name")),
                name,
                *go_on,
                section_slot("network", words("friends.nearby")),
                *rows,
                told,
            ),
            gap=S,
        )
        keys = Grid(
            tuple(slot_of(view, key, grow=1.0) for key in self.keys), gap=XS, columns=4, grow=1.0
        )
        beside = Column((slot_of(view, self.erase), slot_of(view, self.paste)), gap=XS)
        error = self.address.error
        below = self.address.height_below(view, view.px(COLUMN)) / view.zoom if error else 0.0
        right = Column(
            (
                section_slot("puzzle", words("friends.code")),
                slot_of(view, self.tiles, grow=1.0),
                Row((keys, beside), gap=XS),
                section_slot("join", words("friends.or_address")),
                Row((slot_of(view, self.address, grow=1.0),), padding=(0.0, 0.0, 0.0, below)),
            ),
            gap=S,
        )
        wide = replace(left, least=(COLUMN, None), wanted=(DIALOG, None), grow=1.2)
        other = replace(right, least=(COLUMN, None), wanted=(COLUMN, None), grow=1.0)
        in_row = Row((wide, other), gap=XL, padding=(0.0, S, 0.0, S))
        in_column = Column((left, right), gap=L, padding=(0.0, S, 0.0, S))
        return Choice((in_row, in_column))

    def _address_error(self, words: Words) -> str:
        """What is wrong with what was typed, once it is more than the beginning of an address."""
        text = self.address.text.strip()
        if not text or self.address.has_focus:
            return ""
        try:
            parse_link(text)
        except BadText:
            return words("friends.bad_link")
        return ""
