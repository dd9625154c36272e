"""The editor of positions as it is seen: palettes, cards, whose move it is, rules and buttons."""

from collections import Counter as Counts
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from jungle_pg.core.arranging import AnyArranger
from jungle_pg.core.rulebook import Pick, opponent
from jungle_pg.games.look import AnyLook
from jungle_pg.games.names import rules_name, side_name
from jungle_pg.scenes.study.panels.palette import NOTHING, Palette
from jungle_pg.scenes.study.state import StudyState, Tool
from jungle_pg.scenes.table.panels.buttons import TableButton
from jungle_pg.scenes.table.panels.move_rows import CARD_SHAPE
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.memo import Memo
from jungle_pg.stage.ops import DrawList
from jungle_pg.stage.scale import BUTTON, CONTROL, HIGH, NOTE, SMALL, TEXT, XS, M, S
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.controls.carousel import Carousel
from jungle_pg.ui.controls.segments import Segments
from jungle_pg.ui.layout import Choice, Column, Grid, Part, Row, Slot, Solved
from jungle_pg.ui.placing import label_slot, slot_of
from jungle_pg.ui.widget import Widget

if TYPE_CHECKING:
    from jungle_pg.scenes.study.screen import StudyScreen

PIECE, TO_MOVE, STORE, CARD = "palette", "to_move", "store", "cards"
PULLED: Final = "_pulled"
IN_A_ROW: Final = 5
"""So many buttons with words stand in one row; of more there are two rows or three."""
NARROW: Final = 0.75
"""How wide a button with its icon alone is, of its height."""
CHANGES: Final = {
    "clear": "clear_board",
    "start": "start_board",
    "mirror": "mirror",
    "swap": "to_move",
    "paste": "paste",
    "counters": "sliders",
}
"""What changes the whole position, and the icons of that."""


@dataclass(frozen=True, slots=True)
class Across:
    """How many pieces and cards stand beside each other, and how wide each is at least."""

    pieces: int
    cards: int
    least: float


USUAL: Final = Across(4, 6, BUTTON / 2)
WIDE: Final = Across(8, 13, BUTTON)
"""A side, or the cards of a suit, in one row."""

Pictures: TypeAlias = Mapping[str, tuple[str, str]]
"""By the letter of a piece its picture in lists and its name."""


class EditorForm:
    """All widgets of the editor, where they stand, and what they show of a position."""

    heading = "study.heading"

    def __init__(self, screen: "StudyScreen") -> None:
        self._screen, self._game = screen, screen.game
        arranger = screen.state.arranger
        assert arranger is not None
        self._arranger: AnyArranger = arranger
        self._letters = arranger.pieces(self._rules)
        self._cards = arranger.cards(self._rules)
        self.palettes = tuple(
            Palette(f"{PIECE}_{seat}", min(USUAL.pieces, len(letters)))
            for seat, letters in enumerate(self._letters)
        )
        self.cards = Palette(CARD, USUAL.cards, shape=CARD_SHAPE, has_cards=False)
        self.stores = Carousel(STORE, ("",), size=SMALL)
        self.to_move = Segments(TO_MOVE, (), size=SMALL)
        self.rules = Button("rule_set", icon="rules", size=SMALL)
        self.buttons = {name: TableButton(name, icon=icon) for name, icon in CHANGES.items()}
        self._shown: object = None
        self._painted: Memo[Pictures] = Memo()

    @property
    def _rules(self) -> Any:
        return self._screen.state.study.setup.rules

    @property
    def _at(self) -> StudyState:
        return self._screen.state

    # What stands where

    def widgets(self) -> Sequence[Widget]:
        """In the order of the eye: the side above first, as on the board."""
        above = opponent(self._at.bottom)
        return (
            self.palettes[above],
            self.palettes[1 - above],
            *((self.stores, self.cards) if self._cards else ()),
            self.to_move,
            self.rules,
            *self.buttons.values(),
        )

    def layout(self, view: View) -> Part:
        """Palettes above each other, with their sides' names where there is room for them."""
        self._set_labels(view)
        self._show_pieces()
        words, rules = view.words, self.rules.label
        whole = Slot(
            partial(_put_button, button=self.rules, label=rules),
            least=(self.rules.least_width(view) / view.zoom, CONTROL),
            grow=1.0,
        )
        icon = Slot(partial(_put_button, button=self.rules, label=""), least=(CONTROL, CONTROL))
        labels = words("study.whose_move"), words("study.rules")
        wide = max(view.text_width(label, TEXT) for label in labels) / view.zoom
        lines = (
            self._line(view, label, slot, wide)
            for label, slot in zip(
                labels, (slot_of(view, self.to_move, grow=1.0), whole), strict=True
            )
        )
        controls = Column(tuple(lines), gap=XS)
        brief = Row((slot_of(view, self.to_move, grow=1.0), icon), gap=XS)
        forms = []
        count = sum(map(self._has, self.buttons))
        for across, has_names, below, columns in (
            (WIDE, True, controls, count if count <= IN_A_ROW else 3),
            (USUAL, True, controls, count if count <= IN_A_ROW else 3),
            (USUAL, True, controls, 2),
            (USUAL, False, controls, 3),
            (USUAL, False, controls, None),
            (USUAL, False, brief, None),
        ):
            pieces = self._pieces_form(view, across, has_names=has_names)
            rows = self._button_rows(view, columns)
            forms.append(Column((*pieces, below, rows), gap=XS))
        return Choice(tuple(forms))

    def _pieces_form(self, view: View, across: Across, *, has_names: bool) -> list[Part]:
        """A palette for each side, below its name if there is room for that, and the cards."""
        parts: list[Part] = []
        sides = (opponent(self._at.bottom), self._at.bottom)
        slots = [_palette_slot(self.palettes[seat], across.pieces, across.least) for seat in sides]
        if len(self._letters[0]) == 1:
            parts.append(Row(tuple(slots), gap=S))
        else:
            for seat, slot in zip(sides, slots, strict=True):
                name = side_name(self._game, self._rules, seat, view.words)
                label = label_slot(view, name, SMALL, ink=view.theme.soft_text)
                parts += [label, slot] if has_names else [slot]
        if self._cards:
            cards = _palette_slot(self.cards, across.cards, across.least)
            parts.append(Column((slot_of(view, self.stores, grow=1.0), cards), gap=XS))
        return parts

    def _line(self, view: View, text: str, slot: Slot, wide: float) -> Choice:
        """A control with its label, all of which are equally wide, if there is room for that."""
        label = label_slot(view, text, TEXT, ink=view.theme.soft_text, wide=wide)
        return Choice((Row((label, slot), gap=M, align="centre"), Row((slot,))))

    def _button_rows(self, view: View, columns: int | None) -> Grid:
        """Icons over words in some columns, or alone in a row."""
        slots = []
        for name, button in self.buttons.items():
            if not self._has(name):
                continue
            label, wide = "", CONTROL * NARROW
            if columns is not None:
                label = view.words(f"study.{name}")
                wide = (view.text_width(label, NOTE) + view.px(2 * S)) / view.zoom
            draw = partial(_put_button, button=button, label=label)
            slots.append(Slot(draw, least=(wide, CONTROL if columns is None else HIGH), grow=1.0))
        return Grid(tuple(slots), columns=columns or len(slots), gap=XS)

    def _has(self, name: str) -> bool:
        if name == "mirror":
            return self._arranger.mirrored(self._at.position) is not None
        return name != "counters" or bool(self._arranger.counters(self._at.position))

    def _set_labels(self, view: View) -> None:
        words = view.words
        for name, button in self.buttons.items():
            button.tip = words(f"study.{name}_tip")
        self.rules.label = rules_name(self._game, self._rules, words)
        self.rules.tip = words("study.rules_tip")
        sides = (self._at.bottom, opponent(self._at.bottom))
        self.to_move.labels = tuple(
            side_name(self._game, self._rules, seat, words) for seat in sides
        )
        self.stores.labels = tuple(
            words(f"study.store.{store.replace(':', '_')}") for store in self._arranger.stores
        )
        self._shown = None

    def art(self, view: View, at: Solved) -> DrawList:
        """All of it are widgets."""
        return ()

    # Showing the study as it is

    def follow(self, view: View, now: float) -> None:
        at = self._at
        if at is self._shown:
            return
        self._shown = at
        sides = (at.bottom, opponent(at.bottom))
        actor = at.study.rulebook.actor(at.position)
        self.to_move.chosen = sides.index(actor) if actor in sides else NOTHING
        self._show_pieces()
        placing = at.tool is Tool.PIECE and at.piece
        for seat, palette in enumerate(self.palettes):
            letters = self._letters[seat]
            palette.chosen = letters.index(at.piece) if placing and at.piece in letters else NOTHING

    def _show_pieces(self) -> None:
        """Those that are all on the board already are faint, and cards that lie elsewhere."""
        at, arranger = self._at, self._arranger
        standing = self._standing(at.position)
        usual = self._standing(at.study.rulebook.start(self._rules))
        for seat, palette in enumerate(self.palettes):
            letters = self._letters[seat]
            palette.sprites = tuple(self._pictures()[letter][0] for letter in letters)
            palette.names = tuple(self._pictures()[letter][1] for letter in letters)
            palette.faded = frozenset(
                number
                for number, letter in enumerate(letters)
                if standing[letter] >= max(1, usual[letter])
            )
        if self._cards:
            look = self._game.look
            self.cards.sprites = tuple(map(look.card_sprite, self._cards))
            self.cards.names = self._cards
            lying = set(arranger.lying_in(at.position, self._store))
            self.cards.faded = frozenset(
                number for number, card in enumerate(self._cards) if card not in lying
            )

    @property
    def _store(self) -> Pick:
        return self._arranger.stores[max(0, self.stores.chosen)]

    def _standing(self, state: Any) -> Counts[str]:
        places = self._arranger.places(self._rules)
        return Counts(filter(None, (self._arranger.piece_on(state, each) for each in places)))

    def _pictures(self) -> "Pictures":
        """By letter the picture of a piece, and its name in words."""
        view, look = self._screen.view, self._game.look
        assert view is not None
        appearance = self._screen.board.appearance
        style = look.usual_style if appearance is None else appearance.style
        return self._painted(_pictures, self._arranger, self._rules, look, style, view.words)


def _palette_slot(palette: Palette, across: int, least: float) -> Slot:
    columns = min(across, max(1, palette.count))
    rows = -(-max(1, palette.count) // columns)
    return Slot(
        partial(_put_palette, palette=palette, across=columns),
        lambda width: width / columns / palette.shape * rows,
        least=(columns * least, CONTROL * 0.7 * rows),
        most=(None, HIGH * rows),
        grow=1.0,
        shrink=2,
    )


def _put_palette(view: View, area: Rect, palette: Palette, across: int) -> DrawList:
    palette.across = across
    palette.place(area)
    return ()


def _put_button(view: View, area: Rect, button: Button, label: str) -> DrawList:
    button.label = label
    if isinstance(button, TableButton):
        button.is_tall = bool(label)
        button.text_units = NOTE if label else TEXT
    button.place(area)
    return ()


def _pictures(
    arranger: AnyArranger, rules: Any, look: AnyLook, style: str, words: Words
) -> Pictures:
    """Read from how each looks where it stands alone on a board."""
    empty, place = arranger.empty(rules), arranger.places(rules)[0]
    found = {}
    for letter in (letter for side in arranger.pieces(rules) for letter in side):
        alone = arranger.put(empty, place, letter)
        sprite = look.styled(look.piece_sprite(alone, place), style)
        found[letter] = (sprite, words(look.piece_key(alone, place)))
    return found
