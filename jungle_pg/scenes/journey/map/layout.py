"""What stands over the map, and the card of a stage: its coin, its task, and the way in."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from jungle_pg.core.journey.stage import BOSS, DUEL, LESSON, PUZZLE, Stage
from jungle_pg.core.rulebook import AnyRulebook
from jungle_pg.scenes.journey.map.art import COIN, FACE, Coin, star_ops
from jungle_pg.stage.layout import Rect
from jungle_pg.stage.ops import DrawList, Op, Sprite, Text
from jungle_pg.stage.scale import HIGH, ICON, MAIN, SLIM, SMALL, TALL, TEXT, XL, L, M, S
from jungle_pg.stage.theme import INK
from jungle_pg.stage.view import View
from jungle_pg.texts.languages import Words
from jungle_pg.texts.speech import goal_text
from jungle_pg.ui.controls.button import Button
from jungle_pg.ui.layout import Choice, Column, Gap, Part, Row, Slot, Stack
from jungle_pg.ui.panel import PADDING, panel_ops
from jungle_pg.ui.placing import Paragraph, icon_slot, words_slot

KIND_ICONS: Final = {LESSON: "lesson", PUZZLE: "puzzle", DUEL: "duel", BOSS: "trophy"}
CARD_INSETS: Final = (PADDING, PADDING - S, PADDING, PADDING)
LEAST_WORDS: Final = SLIM + TALL


def map_form(
    hung: Slot, plank: Slot, corner: Part, card: Part, arrows: tuple[Button, Button]
) -> Part:
    """The sign, the plank and the buttons at the top, below the card between two arrows."""
    before, after = (_arrow_slot(button) for button in arrows)
    corner = Column((corner, Gap(grow=1.0)))
    foot = Row((Row((before, card, after), gap=S),), justify="centre")
    wide = Row(
        (
            Column((Gap(least=(0.0, XL)), hung)),
            Row((Gap(grow=1.0), plank, Gap(grow=1.0)), grow=4.0),
            corner,
        ),
        gap=L,
    )
    narrow = Column((Row((plank, corner), gap=M), Row((hung, Gap(grow=1.0)))), gap=M)
    return Choice(
        tuple(Column((head, Gap(grow=1.0), foot), padding=(L, M, L, L)) for head in (wide, narrow))
    )


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A stage as its card tells of it."""

    coin: Coin
    icon: str
    name: str
    task: str
    note: str


def card_facts(words: Words, stage: Stage, coin: Coin, rulebook: AnyRulebook) -> CardFacts:
    """What the card of a stage says."""
    task = words(f"stage.{stage.text}.task")
    if stage.kind == PUZZLE:
        rules = rulebook.codec.parse_rules(stage.rules)
        task = goal_text(words.texts, rulebook, rules, stage.goal)
    note = "journey.locked" if coin.state == "locked" else f"journey.note.{stage.kind}"
    name = words(f"stage.{stage.text}.name")
    return CardFacts(coin, KIND_ICONS[stage.kind], name, task, words(note))


def card_form(view: View, facts: CardFacts, play: Button, widest: float) -> Part:
    """The card of a stage with the button that opens it, in a row or in a column."""
    theme = view.theme
    words = Column(
        (
            words_slot(view, Paragraph(facts.name, MAIN, theme.text, lines=1), least=LEAST_WORDS),
            Row(
                (
                    icon_slot(facts.icon, ICON),
                    words_slot(view, Paragraph(facts.task, TEXT, theme.text, lines=2), grow=1.0),
                ),
                gap=S,
                align="centre",
            ),
            Row(
                (
                    Slot(partial(_stars, count=facts.coin.stars), least=(3.2 * ICON, ICON)),
                    words_slot(
                        view, Paragraph(facts.note, SMALL, theme.soft_text, lines=2), grow=1.0
                    ),
                ),
                gap=M,
                align="centre",
            ),
        ),
        gap=S,
        justify="centre",
        grow=1.0,
        least=(LEAST_WORDS, None),
    )
    wide, high = (length / view.zoom for length in play.size(view))
    button = Slot(play, least=(wide, HIGH))
    coin = Slot(partial(_card_coin, coin=facts.coin), least=(TALL, TALL))
    row = Row((coin, words, Column((button,), justify="centre")), gap=L, padding=CARD_INSETS)
    column = Column((words, Slot(play, least=(wide, high))), gap=M, padding=CARD_INSETS)
    forms = tuple(
        Stack((Slot(panel_ops, grow=1.0), form), wanted=(widest, None)) for form in (row, column)
    )
    return Choice(forms)


def _stars(view: View, rect: Rect, count: int) -> DrawList:
    return star_ops(view, *rect.middle, min(rect.h, rect.w / 3.2), count, 1.05)


def _card_coin(view: View, rect: Rect, coin: Coin) -> DrawList:
    """The coin of the stage, or the head of the boss, as on the map but for the stars."""
    x, y = rect.middle
    if coin.head:
        side = round(min(rect.w, rect.h))
        return (Sprite(f"pieces/head_{coin.head}", x, y, side, side, grey=coin.state == "locked"),)
    k = min(rect.w / COIN[0], rect.h / COIN[1])
    ops: list[Op] = [
        Sprite(f"journey/node_{coin.state}", x, y, round(COIN[0] * k), round(COIN[1] * k))
    ]
    if coin.state != "locked":
        at = y + (FACE[1] - COIN[1] / 2 - 2) * k
        ops.append(Text(str(coin.number), x, at, view.text_px(MAIN), INK, "centre"))
    return tuple(ops)


def _arrow_slot(button: Button) -> Column:
    """A button to the next region, beside the card."""
    return Column((Gap(grow=1.0), Slot(button, least=(HIGH, TALL)), Gap(grow=1.0)))
