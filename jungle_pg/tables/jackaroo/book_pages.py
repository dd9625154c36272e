"""The pages of the book of Jackaroo: they follow from the rules, and all they say holds."""

from typing import Final

from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.rulesets import KING
from jungle_pg.tables.book import Block, BookPage, Figure, Figures, Paragraph, Points, Saying
from jungle_pg.tables.examples import Example
from jungle_pg.tables.jackaroo import book_cards as cards
from jungle_pg.tables.jackaroo import book_examples as examples
from jungle_pg.tables.jackaroo import rule_examples
from jungle_pg.tables.jackaroo.book_paintings import HIGH, LOW, CardRows
from jungle_pg.tables.jackaroo.statements import STATEMENTS

A_ROW: Final = 2
"""Figures beside each other."""

TIPS: Final = 7
USUAL_S: Final = 15
"""Seconds for a decision, unless something else is agreed."""


def pages_of(rules: JackarooRules) -> tuple[BookPage, ...]:
    """From the board to the advice of old hands; last what is not as usual, if anything is."""
    pages = [
        *_beginning(),
        *_going(),
        *_home(rules),
        *_special_cards(),
        *_taking(),
        *_cards(rules),
        *_around(),
        _page("tips", _points(*(f"tip_{number}" for number in range(1, TIPS + 1)))),
    ]
    differing = differing_fields(rules)
    if differing:
        points = Points(tuple(_statement(rules, name) for name in differing))
        pages.append(BookPage("book.differences", (Paragraph(Saying("book.differ")), points)))
    return tuple(pages)


def differing_fields(rules: JackarooRules) -> list[str]:
    """The rules that are not as usual, in the order of the book."""
    return [name for name in STATEMENTS if _differs(rules, name)]


def _differs(rules: JackarooRules, name: str) -> bool:
    return bool(getattr(rules, name) != getattr(KING, name))


def _say(name: str) -> Saying:
    return Saying(f"book.jackaroo.{name}")


def _text(name: str) -> Paragraph:
    return Paragraph(_say(name))


def _points(*names: str) -> Points:
    return Points(tuple(_text(name) for name in names))


def _statement(rules: JackarooRules, name: str) -> Paragraph:
    """What the rules say about one of their fields."""
    return Paragraph(STATEMENTS[name](rules), _differs(rules, name))


def _figure(example: Example, name: str, *, differs: bool = False) -> Figure:
    return Figure(example, _say(f"figure_{name}"), differs)


def _rows(*figures: Figure) -> tuple[Figures, ...]:
    return tuple(Figures(figures[first : first + A_ROW]) for first in range(0, len(figures), A_ROW))


def _page(name: str, *blocks: Block) -> BookPage:
    return BookPage(f"book.jackaroo.{name}", blocks)


def _beginning() -> tuple[BookPage, ...]:
    """What one plays for, where, and with which cards."""
    first = Paragraph(Saying("book.moves_first", side=Saying("seat.red")))
    opening = Figures((_figure(examples.opening(), "opening"),))
    corner = Figures((_figure(examples.corner(), "corner"),))
    places = _points("board_ring", "board_start", "board_home", "board_base")
    return (
        _page("aim", _text("aim_text"), first, opening),
        _page("board", places, corner),
        _page("turn", _text("turn_text"), *_rows(
            _figure(examples.walk(), "walk"), _figure(examples.choosing(), "choosing"),
        )),
        _page("low_cards", _text("low_cards_text"), CardRows(tuple(LOW))),
        _page("high_cards", _text("high_cards_text"), CardRows(tuple(HIGH))),
    )  # fmt: skip


def _going() -> tuple[BookPage, ...]:
    """Out of the base, and on."""
    return (
        _page("out", _text("out_text"), *_rows(
            _figure(examples.out(), "out"),
            _figure(examples.out_by_king(), "out_by_king"),
            _figure(examples.out_refused(), "out_refused"),
            _figure(examples.out_taking(), "out_taking"),
        )),
        _page("blocks", _text("blocks_text"), *_rows(
            _figure(examples.own_blocks(), "own_blocks"),
            _figure(examples.enemy_passed(), "enemy_passed"),
        )),
        _page("safe", _text("safe_text"), *_rows(
            _figure(examples.taken(), "taken"),
            _figure(examples.protected(), "protected"),
        )),
    )  # fmt: skip


def _home(rules: JackarooRules) -> tuple[BookPage, ...]:
    """The last steps."""
    is_passing = rules.passing_at_home
    passing = _figure(
        rule_examples.passing_at_home(rules),
        "passing" if is_passing else "no_passing",
        differs=is_passing,
    )
    return (
        _page("home", _text("home_text"), *_rows(
            _figure(examples.home(), "home"),
            _figure(examples.home_too_far(), "home_too_far"),
            _figure(examples.entrance_taken(), "entrance_taken"),
            _figure(examples.entrance_passed(), "entrance_passed"),
        )),
        _page("at_home", _text("at_home_text"), _statement(rules, "passing_at_home"), *_rows(
            passing,
            _figure(examples.deeper(), "deeper"),
        )),
    )  # fmt: skip


def _special_cards() -> tuple[BookPage, ...]:
    """Cards with a page of their own."""
    return (
        _page("four", _text("four_text"), *_rows(
            _figure(examples.back(), "back"),
            _figure(examples.back_from_start(), "back_from_start"),
            _figure(examples.back_taking(), "back_taking"),
            _figure(examples.back_refused(), "back_refused"),
        )),
        _page("seven", _text("seven_text"), *_rows(
            _figure(examples.seven_alone(), "seven_alone"),
            _figure(examples.seven_split(), "seven_split"),
            _figure(examples.seven_double(), "seven_double"),
            _figure(examples.seven_forfeited(), "seven_forfeited"),
        )),
        _page("jack", _text("jack_text"), *_rows(
            _figure(examples.swap(), "swap"),
            _figure(examples.swap_refused(), "swap_refused"),
        )),
        _page("attack", _text("attack_text"), *_rows(
            _figure(cards.attack(), "attack"),
            _figure(cards.attack_by_ten(), "attack_by_ten"),
        )),
        _page("king", _text("king_text"), *_rows(
            _figure(examples.run(), "run"),
            _figure(examples.run_over_own(), "run_over_own"),
        )),
        _page("run_limits", _text("run_limits_text"), *_rows(
            _figure(examples.run_past_start(), "run_past_start"),
            _figure(examples.run_home(), "run_home"),
        )),
    )  # fmt: skip


def _taking() -> tuple[BookPage, ...]:
    """Captures, and what they earn."""
    points = _points("bonus_once", "bonus_nothing", "bonus_empty")
    figure = Figures((_figure(examples.capture(), "capture"),))
    return (_page("bonus", _text("bonus_text"), figure, points),)


def _cards(rules: JackarooRules) -> tuple[BookPage, ...]:
    """How cards come and go."""
    beginner = _figure(
        rule_examples.alternate_start(rules),
        "beginner_turns" if rules.alternate_start else "beginner_order",
        differs=rules.alternate_start,
    )
    return (
        _page("rounds", _text("rounds_text"), *_rows(
            _figure(cards.deal(), "deal"), _figure(cards.long_deal(), "long_deal"),
        )),
        _page("beginner", _statement(rules, "alternate_start"), _text("beginner_empty"),
              Figures((beginner,))),
        _page("discard", _text("discard_text"), *_rows(_figure(cards.discard(), "discard"))),
    )  # fmt: skip


def _around() -> tuple[BookPage, ...]:
    """Secrets, time, and the end."""
    limit = Paragraph(Saying("book.jackaroo.time_limit", seconds=USUAL_S))
    end = Figures((_figure(examples.last_home(), "last_home"),))
    return (
        _page("secrets", _points("secret_hands", "secret_pile", "secret_screen", "secret_undo")),
        _page("time", limit, _points("time_auto", "time_order", "time_back")),
        _page("end", _text("end_text"), end, _points("end_progress", "end_resign")),
    )
