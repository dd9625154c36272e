"""The pages of the book of Xiangqi: they follow from the rules, and all they say holds for them."""

from typing import Final

from jungle_pg.core.xiangqi.rules import Repetition, XiangqiRules
from jungle_pg.core.xiangqi.rulesets import STANDARD
from jungle_pg.tables.book import Block, BookPage, Figure, Figures, Paragraph, Points, Saying
from jungle_pg.tables.examples import Example
from jungle_pg.tables.xiangqi import book_endings as endings
from jungle_pg.tables.xiangqi import book_examples as examples
from jungle_pg.tables.xiangqi.book_paintings import AllPieces, FileNumbers
from jungle_pg.tables.xiangqi.statements import STATEMENTS

A_ROW: Final = 2
"""Figures beside each other."""

TIPS: Final = 7
WAYS_TO_END: Final = ("end_mate", "end_stuck", "end_resign")


def pages_of(rules: XiangqiRules) -> tuple[BookPage, ...]:
    """From the board to the advice of old hands; last what is not as usual, if anything is."""
    pages = [
        _aim(),
        _board(),
        _page("pieces", _text("pieces_text"), AllPieces()),
        *_moves(),
        *_checks(),
        _repetition(rules),
        _ends(rules),
        *_writing(),
        _page(
            "mates",
            _text("mates_text"),
            *_rows(
                _figure(endings.double_cannon(), "double_cannon"),
                _figure(endings.horse_and_chariot(), "horse_and_chariot"),
            ),
        ),
        _page("tips", Points(tuple(_text(f"tip_{number}") for number in range(1, TIPS + 1)))),
    ]
    differing = differing_fields(rules)
    if differing:
        points = Points(tuple(_statement(rules, name) for name in differing))
        pages.append(BookPage("book.differences", (Paragraph(Saying("book.differ")), points)))
    return tuple(pages)


def differing_fields(rules: XiangqiRules) -> list[str]:
    """The rules that are not as usual, in the order of the book."""
    return [name for name in STATEMENTS if _differs(rules, name)]


def _differs(rules: XiangqiRules, name: str) -> bool:
    return bool(getattr(rules, name) != getattr(STANDARD, name))


def _say(name: str) -> Saying:
    return Saying(f"book.xiangqi.{name}")


def _text(name: str) -> Paragraph:
    return Paragraph(_say(name))


def _statement(rules: XiangqiRules, name: str) -> Paragraph:
    """What the rules say about one of their fields."""
    return Paragraph(STATEMENTS[name](rules), _differs(rules, name))


def _figure(example: Example, name: str, *, differs: bool = False) -> Figure:
    return Figure(example, _say(f"figure_{name}"), differs)


def _rows(*figures: Figure) -> tuple[Figures, ...]:
    return tuple(Figures(figures[first : first + A_ROW]) for first in range(0, len(figures), A_ROW))


def _page(name: str, *blocks: Block) -> BookPage:
    return BookPage(f"book.xiangqi.{name}", blocks)


def _aim() -> BookPage:
    """What one plays for."""
    first = Paragraph(Saying("book.moves_first", side=Saying("seat.red")))
    whole = Figures((_figure(examples.opening(), "opening"),))
    return _page("aim", _text("aim_text"), first, whole)


def _board() -> BookPage:
    """Where one plays."""
    points = Points((_text("board_points"), _text("board_river"), _text("board_palace")))
    figures = _rows(_figure(examples.river(), "river"), _figure(examples.palace(), "palace"))
    return _page("board", points, *figures)


def _moves() -> tuple[BookPage, ...]:
    """A page for each kind of piece; the two of the palace share one."""
    return (
        _page(
            "palace",
            _text("palace_text"),
            *_rows(
                _figure(examples.general(), "general"),
                _figure(examples.general_stays(), "general_stays"),
                _figure(examples.advisor(), "advisor"),
                _figure(examples.advisor_stays(), "advisor_stays"),
            ),
        ),
        _page(
            "elephant",
            _text("elephant_text"),
            *_rows(
                _figure(examples.elephant(), "elephant"),
                _figure(examples.elephant_blocked(), "elephant_blocked"),
                _figure(examples.elephant_at_river(), "elephant_at_river"),
                _figure(examples.elephant_takes(), "elephant_takes"),
            ),
        ),
        _page(
            "horse",
            _text("horse_text"),
            *_rows(
                _figure(examples.horse(), "horse"),
                _figure(examples.horse_hobbled(), "horse_hobbled"),
                _figure(examples.horse_at_start(), "horse_at_start"),
                _figure(examples.horse_one_way(), "horse_one_way"),
            ),
        ),
        _page(
            "chariot",
            _text("chariot_text"),
            *_rows(
                _figure(examples.chariot(), "chariot"),
                _figure(examples.chariot_stopped(), "chariot_stopped"),
            ),
        ),
        _page(
            "cannon",
            _text("cannon_text"),
            *_rows(
                _figure(examples.cannon(), "cannon"),
                _figure(examples.cannon_takes(), "cannon_takes"),
                _figure(examples.cannon_alone(), "cannon_alone"),
                _figure(examples.cannon_two_screens(), "cannon_two_screens"),
            ),
        ),
        _page(
            "soldier",
            _text("soldier_text"),
            *_rows(
                _figure(examples.soldier(), "soldier"),
                _figure(examples.soldier_beyond(), "soldier_beyond"),
                _figure(examples.soldier_takes(), "soldier_takes"),
                _figure(examples.soldier_at_end(), "soldier_at_end"),
            ),
        ),
    )


def _checks() -> tuple[BookPage, ...]:
    """What threatens a general, and how that ends."""
    return (
        _page(
            "check",
            _text("check_text"),
            *_rows(
                _figure(endings.check_flee(), "check_flee"),
                _figure(endings.check_take(), "check_take"),
                _figure(endings.check_between(), "check_between"),
                _figure(endings.check_screen(), "check_screen"),
            ),
        ),
        _page(
            "facing",
            _text("facing_text"),
            *_rows(
                _figure(endings.pinned(), "pinned"),
                _figure(endings.guarded_file(), "guarded_file"),
            ),
        ),
        _page(
            "mate",
            _text("mate_text"),
            *_rows(
                _figure(endings.checkmate(), "checkmate"),
                _figure(endings.stalemate(), "stalemate"),
            ),
        ),
    )


def _repetition(rules: XiangqiRules) -> BookPage:
    """Positions that come again."""
    how = rules.repetition
    differs = _differs(rules, "repetition")
    figures = _rows(
        _figure(endings.perpetual_check(rules), f"perpetual_{how.value}", differs=differs),
        _figure(
            endings.repetition(rules),
            "repeated_on" if how is Repetition.OFF else "repeated",
            differs=how is Repetition.OFF,
        ),
    )
    texts: tuple[Block, ...] = (_statement(rules, "repetition"),)
    if how is Repetition.STANDARD:
        texts += (_text("perpetual_both"),)
    # Where quiet moves are counted very soon, no position ever comes for the third time.
    can_repeat = rules.no_capture_limit is None or rules.no_capture_limit >= endings.THIRD_TIME
    return _page("again", *texts, *(figures if can_repeat else ()))


def _ends(rules: XiangqiRules) -> BookPage:
    """Who wins, and when nobody does."""
    key = "dead" if rules.dead_draw else "dead_on"
    differs = _differs(rules, "dead_draw")
    return _page(
        "ends",
        Points(
            (
                *map(_text, WAYS_TO_END),
                _statement(rules, "no_capture_limit"),
                _statement(rules, "dead_draw"),
                Paragraph(Saying("book.agree")),
                Paragraph(Saying("book.time_never_passes")),
            )
        ),
        *_rows(_figure(endings.dead_position(rules), key, differs=differs)),
    )


def _writing() -> tuple[BookPage, ...]:
    """How moves are written."""
    rules = Points((_text("write_letters"), _text("write_signs"), _text("write_number")))
    return (
        _page("writing", _text("write_text"), rules, _text("write_files"), FileNumbers()),
        _page(
            "written",
            _text("written_text"),
            *_rows(
                _figure(endings.written_cannon(), "written_cannon"),
                _figure(endings.written_horse(), "written_horse"),
                _figure(endings.written_steps(), "written_steps"),
                _figure(endings.written_front(), "written_front"),
            ),
        ),
    )
