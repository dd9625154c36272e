"""Cards of rule sets: a board at its beginning, a name, and what is special about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from jungle_pg.board.still import still
from jungle_pg.core.rulebook import Seat
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.look import AnyLook, fitted_field
from jungle_pg.games.values import Appearance
from jungle_pg.scenes.appearance import appearance_of
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.narration import sentences
from jungle_pg.stage.ops import DrawList, Group, Op
from jungle_pg.stage.scale import ASIDE, COLUMN, LARGE, NOTE, READING, SMALL, XL, L, M, S
from jungle_pg.stage.view import View
from jungle_pg.ui.book import DIAMOND, diamond_op
from jungle_pg.ui.controls.choice import CardsProps, ChoiceCards, cards_ops, tick_over
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot
from jungle_pg.ui.layout_solver import solve_down
from jungle_pg.ui.panel import PARAGRAPH_STEP
from jungle_pg.ui.placing import Paragraph, put, sprite_slot, words_slot
from jungle_pg.ui.widget import Painting

KEPT: Final = 32
"""So many boards and texts of cards are remembered."""
POINT_LINES: Final = 3


@dataclass(frozen=True, slots=True)
class RuleCard:
    """What one card shows."""

    rules: Any
    name: str
    note: str
    points: tuple[str, ...]
    beginner: Seat
    begins: str


@dataclass(frozen=True, slots=True)
class _RuleCardsProps(CardsProps):
    game: Game
    cards: tuple[RuleCard, ...]
    settings: Settings


def _rule_cards_ops(view: View, rect: Rect, props: _RuleCardsProps) -> list[Op]:
    game, cards = props.game, props.cards
    appearance = appearance_of(view, props.settings, game, is_small=True)

    def content(number: int, card: Rect) -> list[Op]:
        # Kept as in the corner of the window: a card that is scrolled only moves them.
        words, board, _ = _laid_out(view, game.look, cards[0].rules, cards[number], card.w)
        size, at = Rect(0, 0, board.w, board.h), board.moved(round(card.x), round(card.y))
        painted = _board_ops(game, cards[number].rules, size, appearance)
        ops: list[Op] = [
            Group(f"board of card {number}", painted, at.x, at.y, bake=True),
            Group(f"words of card {number}", words, round(card.x), round(card.y)),
        ]
        return [*ops, tick_over(view, card)] if number == props.chosen else ops

    return cards_ops(view, rect, props, content)


class RuleCards(ChoiceCards):
    """One of several rule sets is chosen."""

    painting = Painting(_RuleCardsProps, _rule_cards_ops)

    def __init__(self, name: str, game: Game) -> None:
        super().__init__(name, (), card_width=ASIDE)
        self.game = game
        self.cards: tuple[RuleCard, ...] = ()
        self.settings = Settings()

    @property
    def count(self) -> int:
        return len(self.cards)

    def part_words(self, part: int) -> str:
        """Its name, and what its rules are like."""
        card = self.cards[part]
        return sentences((card.name, card.note, *card.points, card.begins))

    def show(self, cards: Sequence[RuleCard], chosen: int, settings: Settings) -> None:
        """Other cards, or another one chosen."""
        self.cards, self.chosen, self.settings = tuple(cards), chosen, settings

    def high_card(self, view: View, width: float) -> float:
        """As high as the card with the most to say."""
        look, first = self.game.look, self.cards[0].rules
        return max(_laid_out(view, look, first, card, width)[2] for card in self.cards)


@lru_cache(maxsize=KEPT)
def _board_ops(game: Game, rules: Any, place: Rect, appearance: Appearance) -> DrawList:
    field = fitted_field(game.look, rules, place)
    return still(game.look, rules, game.rulebook.start(rules), field, appearance)


@lru_cache(maxsize=KEPT)
def _laid_out(
    view: View, look: AnyLook, rules: Any, shown: RuleCard, width: float
) -> tuple[DrawList, Rect, float]:
    """The words of a card in the corner of the window, where its board is, and how high it is.

    All cards have room for the board of the same rules, so that their words stand in a line.
    """
    columns, rows = look.size(rules)
    shape = (rows + 2 * look.margin) / (columns + 2 * look.margin)
    board = Slot("board", lambda wide: wide * shape, wanted=(ASIDE, None))
    words = _words(view, look, shown)
    form = Choice(
        (
            Row((board, words), gap=XL, align="centre", justify="centre", least=(READING, None)),
            Column((board, words), gap=S, align="centre"),
        )
    )
    around = Column((form,), padding=(M, L, M, L))
    solved, high = solve_down(around, Rect(0, 0, width, 0), view.zoom)
    return put(view, solved), solved["board"], high


def _words(view: View, look: AnyLook, shown: RuleCard) -> Column:
    """Name and note, what is special about the rules, and who begins."""
    theme = view.theme

    def said(
        text: str, units: float, align: Literal["left", "centre"] = "left", lines: int = 2
    ) -> Slot:
        ink = theme.soft_text if units == NOTE else theme.text
        return words_slot(view, Paragraph(text, units, ink, align, lines), grow=1.0)

    def marked(mark: Slot, text: str, lines: int) -> Part:
        return Row((mark, said(text, SMALL, lines=lines)), gap=S)

    points = (marked(_diamond(view), point, POINT_LINES) for point in shown.points)
    emblem = sprite_slot(look.emblem(shown.rules, shown.beginner), LARGE)
    begins = marked(emblem, shown.begins, 1)
    name, note = said(shown.name, LARGE, "centre"), said(shown.note, NOTE, "centre")
    parts = (Column((name, note)), Gap(), *points, begins)
    return Column(parts, gap=S, wanted=((ASIDE + COLUMN) / 2, None))


def _diamond(view: View) -> Slot:
    """A place for the mark of a point, beside its first line."""
    letters = view.text_px(SMALL)

    def draw(view: View, rect: Rect) -> DrawList:
        return (diamond_op(view, rect.middle[0], rect.y + letters * PARAGRAPH_STEP / 2),)

    return Slot(draw, least=(DIAMOND, 0.0))
