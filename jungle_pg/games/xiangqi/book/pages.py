"""The pages of the book of Xiangqi: they follow from the rules, and all they say holds for them."""

from typing import Final

from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.rulesets import STANDARD
from jungle_pg.games.book import Block, BookPage, Figures, Paragraph, Points, Saying, Writer, rows
from jungle_pg.games.xiangqi.book import endings, examples
from jungle_pg.games.xiangqi.book.paintings import AllPieces, FileNumbers
from jungle_pg.games.xiangqi.book.statements import STATEMENTS

TIPS: Final = 7
CHASE_POINTS: Final = ("threat", "chariot", "free", "alike", "together", "in_turn")
WAYS_TO_END: Final = ("end_mate", "end_stuck", "end_resign")


def say(name: str) -> Saying:
    """A sentence of the book by its short name."""
    return Saying(f"book.xiangqi.{name}")


BOOK: Final = Writer(say, STANDARD, STATEMENTS)


def pages_of(rules: XiangqiRules) -> tuple[BookPage, ...]:
    """From the board to the advice of old hands; last what is not as usual, if anything is."""
    pages = [
        _aim(),
        _board(),
        BOOK.page("pieces", BOOK.text("pieces_text"), AllPieces()),
        *_moves(),
        *_checks(),
        _repetition(rules),
        *((_chase(rules),) if rules.repetition is Repetition.CHASE else ()),
        _ends(rules),
        *_writing(),
        BOOK.page(
            "mates",
            BOOK.text("mates_text"),
            *rows(
                BOOK.figure(endings.double_cannon(), "double_cannon"),
                BOOK.figure(endings.horse_and_chariot(), "horse_and_chariot"),
            ),
        ),
        BOOK.page("tips", BOOK.points(*(f"tip_{number}" for number in range(1, TIPS + 1)))),
    ]
    return (*pages, *BOOK.differences(rules))


def _aim() -> BookPage:
    """What one plays for."""
    first = Paragraph(Saying("book.moves_first", side=Saying("seat.red")))
    whole = Figures((BOOK.figure(examples.opening(), "opening"),))
    return BOOK.page("aim", BOOK.text("aim_text"), first, whole)


def _board() -> BookPage:
    """Where one plays."""
    points = Points(
        (BOOK.text("board_points"), BOOK.text("board_river"), BOOK.text("board_palace"))
    )
    figures = rows(BOOK.figure(examples.river(), "river"), BOOK.figure(examples.palace(), "palace"))
    return BOOK.page("board", points, *figures)


def _moves() -> tuple[BookPage, ...]:
    """A page for each kind of piece; the two of the palace share one."""
    return (
        BOOK.page(
            "palace",
            BOOK.text("palace_text"),
            *rows(
                BOOK.figure(examples.general(), "general"),
                BOOK.figure(examples.general_stays(), "general_stays"),
                BOOK.figure(examples.advisor(), "advisor"),
                BOOK.figure(examples.advisor_stays(), "advisor_stays"),
            ),
        ),
        BOOK.page(
            "elephant",
            BOOK.text("elephant_text"),
            *rows(
                BOOK.figure(examples.elephant(), "elephant"),
                BOOK.figure(examples.elephant_blocked(), "elephant_blocked"),
                BOOK.figure(examples.elephant_at_river(), "elephant_at_river"),
                BOOK.figure(examples.elephant_takes(), "elephant_takes"),
            ),
        ),
        BOOK.page(
            "horse",
            BOOK.text("horse_text"),
            *rows(
                BOOK.figure(examples.horse(), "horse"),
                BOOK.figure(examples.horse_hobbled(), "horse_hobbled"),
                BOOK.figure(examples.horse_at_start(), "horse_at_start"),
                BOOK.figure(examples.horse_one_way(), "horse_one_way"),
            ),
        ),
        BOOK.page(
            "chariot",
            BOOK.text("chariot_text"),
            *rows(
                BOOK.figure(examples.chariot(), "chariot"),
                BOOK.figure(examples.chariot_stopped(), "chariot_stopped"),
            ),
        ),
        BOOK.page(
            "cannon",
            BOOK.text("cannon_text"),
            *rows(
                BOOK.figure(examples.cannon(), "cannon"),
                BOOK.figure(examples.cannon_takes(), "cannon_takes"),
                BOOK.figure(examples.cannon_alone(), "cannon_alone"),
                BOOK.figure(examples.cannon_two_screens(), "cannon_two_screens"),
            ),
        ),
        BOOK.page(
            "soldier",
            BOOK.text("soldier_text"),
            *rows(
                BOOK.figure(examples.soldier(), "soldier"),
                BOOK.figure(examples.soldier_beyond(), "soldier_beyond"),
                BOOK.figure(examples.soldier_takes(), "soldier_takes"),
                BOOK.figure(examples.soldier_at_end(), "soldier_at_end"),
            ),
        ),
    )


def _checks() -> tuple[BookPage, ...]:
    """What threatens a general, and how that ends."""
    return (
        BOOK.page(
            "check",
            BOOK.text("check_text"),
            *rows(
                BOOK.figure(endings.check_flee(), "check_flee"),
                BOOK.figure(endings.check_take(), "check_take"),
                BOOK.figure(endings.check_between(), "check_between"),
                BOOK.figure(endings.check_screen(), "check_screen"),
            ),
        ),
        BOOK.page(
            "facing",
            BOOK.text("facing_text"),
            *rows(
                BOOK.figure(endings.pinned(), "pinned"),
                BOOK.figure(endings.guarded_file(), "guarded_file"),
            ),
        ),
        BOOK.page(
            "mate",
            BOOK.text("mate_text"),
            *rows(
                BOOK.figure(endings.checkmate(), "checkmate"),
                BOOK.figure(endings.stalemate(), "stalemate"),
            ),
        ),
    )


def _repetition(rules: XiangqiRules) -> BookPage:
    """Positions that come again."""
    how = rules.repetition
    check = Repetition.STANDARD if how.judges_checks else how
    differs = BOOK.differs(rules, "repetition")
    figures = rows(
        BOOK.figure(endings.perpetual_check(rules), f"perpetual_{check.value}", differs=differs),
        BOOK.figure(
            endings.repetition(rules),
            "repeated_on" if how is Repetition.OFF else "repeated",
            differs=how is Repetition.OFF,
        ),
    )
    texts: tuple[Block, ...] = (BOOK.statement(rules, "repetition"),)
    if how.judges_checks:
        texts += (BOOK.text("perpetual_both"),)
    if how is Repetition.STANDARD:
        texts += (BOOK.text("chase_draws"),)
    return BOOK.page("again", *texts, *(figures if _can_repeat(rules) else ()))


def _can_repeat(rules: XiangqiRules) -> bool:
    """Whether a position can come for the third time before too many quiet moves are counted."""
    return rules.no_capture_limit is None or rules.no_capture_limit >= endings.THIRD_TIME


def _chase(rules: XiangqiRules) -> BookPage:
    """What a perpetual chase is and what is none, where it is judged."""
    figures = rows(
        BOOK.figure(endings.chased(rules), "chased", differs=True),
        BOOK.figure(endings.chased_guarded(rules), "chased_guarded"),
        BOOK.figure(endings.chased_alike(rules), "chased_alike"),
        BOOK.figure(endings.chased_by_cannon(rules), "chased_by_cannon", differs=True),
    )
    points = BOOK.points(*(f"chase_{name}" for name in CHASE_POINTS))
    return BOOK.page(
        "chase", points, *(figures if _can_repeat(rules) else ()), BOOK.text("chase_asian")
    )


def _ends(rules: XiangqiRules) -> BookPage:
    """Who wins, and when nobody does."""
    key = "dead" if rules.dead_draw else "dead_on"
    differs = BOOK.differs(rules, "dead_draw")
    return BOOK.page(
        "ends",
        Points(
            (
                *map(BOOK.text, WAYS_TO_END),
                BOOK.statement(rules, "no_capture_limit"),
                BOOK.statement(rules, "dead_draw"),
                Paragraph(Saying("book.agree")),
                Paragraph(Saying("book.time_never_passes")),
            )
        ),
        *rows(BOOK.figure(endings.dead_position(rules), key, differs=differs)),
    )


def _writing() -> tuple[BookPage, ...]:
    """How moves are written."""
    rules = Points(
        (BOOK.text("write_letters"), BOOK.text("write_signs"), BOOK.text("write_number"))
    )
    return (
        BOOK.page(
            "writing", BOOK.text("write_text"), rules, BOOK.text("write_files"), FileNumbers()
        ),
        BOOK.page(
            "written",
            BOOK.text("written_text"),
            *rows(
                BOOK.figure(endings.written_cannon(), "written_cannon"),
                BOOK.figure(endings.written_horse(), "written_horse"),
                BOOK.figure(endings.written_steps(), "written_steps"),
                BOOK.figure(endings.written_front(), "written_front"),
            ),
        ),
    )
