"""The pages of the book of Jackaroo: they follow from the rules, and all they say holds."""

from typing import Final

from jungle_pg.core.jackaroo.rules import JackarooRules
from jungle_pg.core.jackaroo.rulesets import KING
from jungle_pg.games.book import BookPage, Figures, Paragraph, Saying, Writer, rows
from jungle_pg.games.jackaroo.book import cards, examples, rule_examples
from jungle_pg.games.jackaroo.book.paintings import HIGH, LOW, CardRows
from jungle_pg.games.jackaroo.book.statements import STATEMENTS

TIPS: Final = 7
USUAL_S: Final = 15
"""Seconds for a decision, unless something else is agreed."""


def say(name: str) -> Saying:
    """A sentence of the book by its short name."""
    return Saying(f"book.jackaroo.{name}")


BOOK: Final = Writer(say, KING, STATEMENTS)


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
        BOOK.page("tips", BOOK.points(*(f"tip_{number}" for number in range(1, TIPS + 1)))),
    ]
    return (*pages, *BOOK.differences(rules))


def _beginning() -> tuple[BookPage, ...]:
    """What one plays for, where, and with which cards."""
    first = Paragraph(Saying("book.moves_first", side=Saying("seat.red")))
    opening = Figures((BOOK.figure(examples.opening(), "opening"),))
    corner = Figures((BOOK.figure(examples.corner(), "corner"),))
    places = BOOK.points("board_ring", "board_start", "board_home", "board_base")
    return (
        BOOK.page("aim", BOOK.text("aim_text"), first, opening),
        BOOK.page("board", places, corner),
        BOOK.page(
            "turn",
            BOOK.text("turn_text"),
            *rows(
                BOOK.figure(examples.walk(), "walk"),
                BOOK.figure(examples.choosing(), "choosing"),
            ),
        ),
        BOOK.page("low_cards", BOOK.text("low_cards_text"), CardRows(tuple(LOW))),
        BOOK.page("high_cards", BOOK.text("high_cards_text"), CardRows(tuple(HIGH))),
    )


def _going() -> tuple[BookPage, ...]:
    """Out of the base, and on."""
    return (
        BOOK.page(
            "out",
            BOOK.text("out_text"),
            *rows(
                BOOK.figure(examples.out(), "out"),
                BOOK.figure(examples.out_by_king(), "out_by_king"),
                BOOK.figure(examples.out_refused(), "out_refused"),
                BOOK.figure(examples.out_taking(), "out_taking"),
            ),
        ),
        BOOK.page(
            "blocks",
            BOOK.text("blocks_text"),
            *rows(
                BOOK.figure(examples.own_blocks(), "own_blocks"),
                BOOK.figure(examples.enemy_passed(), "enemy_passed"),
            ),
        ),
        BOOK.page(
            "safe",
            BOOK.text("safe_text"),
            *rows(
                BOOK.figure(examples.taken(), "taken"),
                BOOK.figure(examples.protected(), "protected"),
            ),
        ),
    )


def _home(rules: JackarooRules) -> tuple[BookPage, ...]:
    """The last steps."""
    is_passing = rules.passing_at_home
    passing = BOOK.figure(
        rule_examples.passing_at_home(rules),
        "passing" if is_passing else "no_passing",
        differs=is_passing,
    )
    return (
        BOOK.page(
            "home",
            BOOK.text("home_text"),
            *rows(
                BOOK.figure(examples.home(), "home"),
                BOOK.figure(examples.home_too_far(), "home_too_far"),
                BOOK.figure(examples.entrance_taken(), "entrance_taken"),
                BOOK.figure(examples.entrance_passed(), "entrance_passed"),
            ),
        ),
        BOOK.page(
            "at_home",
            BOOK.text("at_home_text"),
            BOOK.statement(rules, "passing_at_home"),
            *rows(
                passing,
                BOOK.figure(examples.deeper(), "deeper"),
            ),
        ),
    )


def _special_cards() -> tuple[BookPage, ...]:
    """Cards with a page of their own."""
    return (
        BOOK.page(
            "four",
            BOOK.text("four_text"),
            *rows(
                BOOK.figure(examples.back(), "back"),
                BOOK.figure(examples.back_from_start(), "back_from_start"),
                BOOK.figure(examples.back_taking(), "back_taking"),
                BOOK.figure(examples.back_refused(), "back_refused"),
            ),
        ),
        BOOK.page(
            "seven",
            BOOK.text("seven_text"),
            *rows(
                BOOK.figure(examples.seven_alone(), "seven_alone"),
                BOOK.figure(examples.seven_split(), "seven_split"),
                BOOK.figure(examples.seven_double(), "seven_double"),
                BOOK.figure(examples.seven_forfeited(), "seven_forfeited"),
            ),
        ),
        BOOK.page(
            "jack",
            BOOK.text("jack_text"),
            *rows(
                BOOK.figure(examples.swap(), "swap"),
                BOOK.figure(examples.swap_refused(), "swap_refused"),
            ),
        ),
        BOOK.page(
            "attack",
            BOOK.text("attack_text"),
            *rows(
                BOOK.figure(cards.attack(), "attack"),
                BOOK.figure(cards.attack_by_ten(), "attack_by_ten"),
            ),
        ),
        BOOK.page(
            "king",
            BOOK.text("king_text"),
            *rows(
                BOOK.figure(examples.run(), "run"),
                BOOK.figure(examples.run_over_own(), "run_over_own"),
            ),
        ),
        BOOK.page(
            "run_limits",
            BOOK.text("run_limits_text"),
            *rows(
                BOOK.figure(examples.run_past_start(), "run_past_start"),
                BOOK.figure(examples.run_home(), "run_home"),
            ),
        ),
    )


def _taking() -> tuple[BookPage, ...]:
    """Captures, and what they earn."""
    points = BOOK.points("bonus_once", "bonus_nothing", "bonus_empty")
    figure = Figures((BOOK.figure(examples.capture(), "capture"),))
    return (BOOK.page("bonus", BOOK.text("bonus_text"), figure, points),)


def _cards(rules: JackarooRules) -> tuple[BookPage, ...]:
    """How cards come and go."""
    beginner = BOOK.figure(
        rule_examples.alternate_start(rules),
        "beginner_turns" if rules.alternate_start else "beginner_order",
        differs=rules.alternate_start,
    )
    return (
        BOOK.page(
            "rounds",
            BOOK.text("rounds_text"),
            *rows(
                BOOK.figure(cards.deal(), "deal"),
                BOOK.figure(cards.long_deal(), "long_deal"),
            ),
        ),
        BOOK.page(
            "beginner",
            BOOK.statement(rules, "alternate_start"),
            BOOK.text("beginner_empty"),
            Figures((beginner,)),
        ),
        BOOK.page(
            "discard", BOOK.text("discard_text"), *rows(BOOK.figure(cards.discard(), "discard"))
        ),
    )


def _around() -> tuple[BookPage, ...]:
    """Secrets, time, and the end."""
    limit = Paragraph(Saying("book.jackaroo.time_limit", seconds=USUAL_S))
    end = Figures((BOOK.figure(examples.last_home(), "last_home"),))
    return (
        BOOK.page(
            "secrets", BOOK.points("secret_hands", "secret_pile", "secret_screen", "secret_undo")
        ),
        BOOK.page("time", limit, BOOK.points("time_auto", "time_order", "time_back")),
        BOOK.page("end", BOOK.text("end_text"), end, BOOK.points("end_progress", "end_resign")),
    )
