"""Cards of rule sets: a board at its beginning, a name, and what is special about it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor
from typing import Any, Final

from jungle_pg.board.still import still
from jungle_pg.core.rulebook import Seat
from jungle_pg.files.settings import Settings
from jungle_pg.games.game import Game
from jungle_pg.games.look import AnyLook, fitted_field
from jungle_pg.games.values import Appearance
from jungle_pg.scenes.appearance import appearance_of
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.lines import few_lines, fitted
from jungle_pg.stage.ops import Drawing, DrawList, Group, Op, Sprite, Text
from jungle_pg.stage.view import View
from jungle_pg.ui.controls.choice import GAP, CardsProps, ChoiceCards, cards_ops
from jungle_pg.ui.plates import plate_skins
from jungle_pg.ui.svg import picture
from jungle_pg.ui.widget import Painting

NARROWEST: Final = 268
AIR: Final = 16
NAME_SIZE: Final = 27
NOTE_SIZE: Final = 19
POINT_SIZE: Final = 20
POINT_STEP: Final = 1.3
POINT_GAP: Final = 10
BULLET: Final = 26
TICK: Final = 34
KEPT: Final = 32
"""So many boards and texts of cards are remembered."""
TALLEST_BOARD: Final = 420
WIDE: Final = 940
BESIDE: Final = 40
WORDS: Final = 400
"""From a width on words stand beside the board; from it to them, and how wide they are."""
DIAMOND: Final = picture(
    16, 16,
    '<path d="M8 1.6L14.4 8L8 14.4L1.6 8Z" fill="#F9C74F" stroke="#2B2A33" stroke-width="2"'
    ' stroke-linejoin="round"/>',
)  # fmt: skip


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
        board = board_rect(view, game.look, cards[0].rules, card)
        # Kept as in the corner of the window: a card that is scrolled only moves them.
        size = Rect(0, 0, board.w, board.h)
        painted = _board_ops(game, cards[number].rules, size, appearance)
        words, _ = _written(view, game.look, cards[0].rules, cards[number], card.w)
        ops: list[Op] = [
            Group(f"board of card {number}", painted, round(board.x), round(board.y), bake=True),
            Group(f"words of card {number}", words, round(card.x), round(card.y)),
        ]
        if number == props.chosen:
            # Once more, because the board may lie over the one on the card.
            side = round(view.px(TICK))
            tick = plate_skins.tick(view.theme.tick)
            x, y = card.right - side - view.px(4), card.y + view.px(3)
            ops.append(Drawing(tick, round(x), round(y), side, side))
        return ops

    return cards_ops(view, rect, props, content)


class RuleCards(ChoiceCards):
    """One of several rule sets is chosen."""

    painting = Painting(_RuleCardsProps, _rule_cards_ops)

    def __init__(self, name: str, game: Game) -> None:
        super().__init__(name, (), card_width=NARROWEST)
        self.game = game
        self.cards: tuple[RuleCard, ...] = ()
        self.settings = Settings()

    @property
    def count(self) -> int:
        return len(self.cards)

    def show(self, cards: Sequence[RuleCard], chosen: int, settings: Settings) -> None:
        """Other cards, or another one chosen."""
        self.cards, self.chosen, self.settings = tuple(cards), chosen, settings

    def height_for(self, view: View, width: float) -> float:
        """As high as the card with the most to say, in as many rows as needed."""
        columns = self.columns(view, width)
        rows, gap = ceil(self.count / columns), round(view.px(GAP))
        wide = floor((width - 1 - gap * (columns - 1)) / columns)
        look, first = self.game.look, self.cards[0].rules
        tallest = max(_written(view, look, first, card, wide)[1] for card in self.cards)
        return rows * ceil(tallest + 1) + (rows - 1) * gap


def board_rect(view: View, look: AnyLook, rules: Any, card: Rect) -> Rect:
    """Where the board of some rules lies on a card."""
    columns, rows = look.size(rules)
    margin = 2 * look.margin
    shape = (rows + margin) / (columns + margin)
    wide = min(card.w - view.px(2 * AIR), view.px(TALLEST_BOARD) / shape)
    high = wide * shape
    beside = view.px(BESIDE + WORDS) if _is_wide(view, card) else 0.0
    x = card.x + (card.w - wide - beside) / 2
    return Rect(x, card.y + view.px(AIR), wide, high).snapped()


@lru_cache(maxsize=KEPT)
def _board_ops(game: Game, rules: Any, place: Rect, appearance: Appearance) -> DrawList:
    field = fitted_field(game.look, rules, place)
    return still(game.look, rules, game.rulebook.start(rules), field, appearance)


@lru_cache(maxsize=KEPT)
def _written(
    view: View, look: AnyLook, rules: Any, shown: RuleCard, width: float
) -> tuple[DrawList, float]:
    """The words under the board or beside it, and the height of the whole card.

    All cards have room for the board of the same rules, so that their words stand in a line.
    """
    card = Rect(0, 0, width, 0)
    board, ops = board_rect(view, look, rules, card), list[Op]()
    if not _is_wide(view, card):
        words = card.centred(min(card.w, view.px(WORDS)), card.h)
        y = _lines(view, look, ops, shown, words, board.bottom + view.px(10))
        return tuple(ops), y + view.px(AIR) - card.y
    words = Rect(board.right + view.px(BESIDE), board.y, view.px(WORDS), board.h)
    high = _lines(view, look, [], shown, words, 0.0)
    y = _lines(view, look, ops, shown, words, words.y + max(0.0, (words.h - high) / 2))
    return tuple(ops), max(y, board.bottom) + view.px(AIR) - card.y


def _lines(
    view: View, look: AnyLook, ops: list[Op], shown: RuleCard, card: Rect, y: float
) -> float:
    """All words below each other from a height on, and where they end."""
    theme = view.theme
    room, middle = card.w - view.px(2 * AIR), card.x + card.w / 2
    for text, units, ink in (
        (shown.name, NAME_SIZE, theme.text),
        (shown.note, NOTE_SIZE, theme.soft_text),
    ):
        letters = view.text_px(units)
        step = letters * POINT_STEP
        for line in few_lines(text, letters, room, 2, view.measure):
            ops.append(Text(line, middle, y + step / 2, letters, ink, "centre"))
            y += step
    y += view.px(POINT_GAP)
    for point in shown.points:
        y = _point(view, ops, point, card, y) + view.px(POINT_GAP)
    return _beginner(view, look, ops, shown, card, y + view.px(2))


def _point(view: View, ops: list[Op], text: str, card: Rect, y: float) -> float:
    letters = view.text_px(POINT_SIZE)
    step, left = letters * POINT_STEP, card.x + view.px(AIR + BULLET)
    side = round(view.px(16))
    ops.append(
        Drawing(DIAMOND, round(card.x + view.px(AIR)), round(y + (step - side) / 2), side, side)
    )
    for line in few_lines(text, letters, card.right - view.px(AIR) - left, 3, view.measure):
        ops.append(Text(line, left, y + step / 2, letters, view.theme.text))
        y += step
    return y


def _beginner(
    view: View, look: AnyLook, ops: list[Op], shown: RuleCard, card: Rect, y: float
) -> float:
    """Who begins, with a plate of that side before it."""
    letters = view.text_px(POINT_SIZE)
    step, left = letters * POINT_STEP, card.x + view.px(AIR + BULLET + 4)
    sprite = look.emblem(shown.rules, shown.beginner)
    side = round(view.px(26))
    x = card.x + view.px(AIR + 8)
    ops.append(Sprite(sprite, x, y + step / 2, side, side))
    word = fitted(shown.begins, letters, card.right - view.px(AIR) - left, view.measure)
    ops.append(Text(word, left, y + step / 2, letters, view.theme.text))
    return y + step


def _is_wide(view: View, card: Rect) -> bool:
    """Whether a card has room for words beside its board."""
    return card.w >= view.px(WIDE)
