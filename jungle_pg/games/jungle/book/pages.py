"""The pages of the book of Jungle: they follow from the rules, and all they say holds for them."""

from typing import Final

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.jungle.rules import EVERYONE, JungleRules, SideNames, TrappedAttacker
from jungle_pg.core.jungle.rulesets import TRADITIONAL
from jungle_pg.games.book import Block, BookPage, Example, Figure, Paragraph, Points, Saying, rows
from jungle_pg.games.jungle.book import examples
from jungle_pg.games.jungle.book.food_chain import FoodChain
from jungle_pg.games.jungle.book.statements import STATEMENTS, all_jumpers

SAME_NAMES: Final = frozenset({SideNames.RED_BLUE, SideNames.TITLE_RED_BLUE})
"""Names of the sides that are spoken alike."""


def pages_of(rules: JungleRules) -> tuple[BookPage, ...]:
    """From who takes whom to how it ends; last what is not as usual, if anything is."""
    pages = [
        _ranks(rules),
        _steps(rules),
        _water(rules),
        _leaps(rules),
        _rat_and_elephant(rules),
        _traps(rules),
        _dens(rules),
        _ends(rules),
    ]
    differing = differing_fields(rules)
    if differing:
        pages.append(_differences(rules, differing))
    return tuple(pages)


def differing_fields(rules: JungleRules) -> list[str]:
    """The rules that are not as usual, in the order of the book."""
    return [name for name in STATEMENTS if _differs(rules, name)]


def _differs(rules: JungleRules, *names: str) -> bool:
    return any(
        getattr(rules, name) != getattr(TRADITIONAL, name)
        for name in names
        if name != "side_names" or rules.side_names not in SAME_NAMES
    )


def _statement(rules: JungleRules, name: str) -> Paragraph:
    """What the rules say about one of their fields."""
    return Paragraph(STATEMENTS[name](rules), _differs(rules, name))


def _figure(rules: JungleRules, example: Example, key: str, *names: str) -> Figure:
    return Figure(example, Saying(key), _differs(rules, *names))


def _ranks(rules: JungleRules) -> BookPage:
    """Who takes whom."""
    return BookPage(
        "book.ranks",
        (
            Paragraph(Saying("book.den_wins" if rules.den_enterers else "book.end_taken")),
            Paragraph(Saying("book.rank")),
            _statement(rules, "rat_takes_elephant"),
            _statement(rules, "elephant_takes_rat"),
            FoodChain(rules),
        ),
    )


def _steps(rules: JungleRules) -> BookPage:
    """The board, and how one moves on it."""
    text = "book.step_or_leap" if _anyone_leaps(rules) else "book.step"
    is_inner = rules.rivers is Rivers.INNER
    board = "book.figure_board_inner" if is_inner else "book.figure_board_edges"
    figures = rows(
        _figure(rules, examples.steps(), "book.figure_step"),
        _figure(rules, examples.opening(rules), board, "rivers", "start"),
    )
    blocks: tuple[Block, ...] = (
        Paragraph(Saying(text)),
        _statement(rules, "moves_first"),
        *figures,
    )
    return BookPage("book.steps", blocks)


def _water(rules: JungleRules) -> BookPage:
    """Who swims, and what is taken where water and land meet."""
    swims = "book.figure_swim" if rules.swimmers else "book.figure_no_swim"
    figures = [_figure(rules, examples.swimming(rules), swims, "swimmers")]
    if rules.swimmers:
        figures += [
            _figure(rules, examples.in_water(rules), "book.figure_in_water"),
            Figure(
                examples.striking(rules),
                STATEMENTS["water_to_land_captors"](rules),
                _differs(rules, "water_to_land_captors"),
            ),
            Figure(
                examples.into_water(rules),
                STATEMENTS["land_to_water_capture"](rules),
                _differs(rules, "land_to_water_capture"),
            ),
        ]
    return BookPage("book.water", (_statement(rules, "swimmers"), *rows(*figures)))


def _leaps(rules: JungleRules) -> BookPage:
    """Who leaps over rivers, and what stops it."""
    if not _anyone_leaps(rules):
        names = ("column_jumpers", "row_jumpers", "rivers")
        nobody = Paragraph(Saying("book.leap_nobody"), _differs(rules, *names))
        return BookPage("book.leaps", (nobody,))
    points = [_statement(rules, "column_jumpers"), _statement(rules, "row_jumpers")]
    if (together := all_jumpers(rules)) is not None:
        points = [Paragraph(together, _differs(rules, "column_jumpers", "row_jumpers"))]
    if _leaps_twice(rules):
        points.append(_statement(rules, "double_jumpers"))
    rat_swims = Animal.RAT in rules.swimmers
    if rat_swims:
        is_alone = len(rules.swimmers) == 1
        key = "book.leap_stopped" if is_alone else "book.leap_stopped_by_rat_alone"
        points.append(Paragraph(Saying(key), _differs(rules, "swimmers")))
    figures: list[Figure] = []
    if examples.can_leap(rules):
        names = ("column_jumpers", "row_jumpers", "rivers")
        figures.append(_figure(rules, examples.leaping(rules), "book.figure_leap", *names))
        if rat_swims:
            figures.append(_figure(rules, examples.blocked(rules), "book.figure_blocked"))
    shown = rows(*figures)
    if _leaps_twice(rules):
        twice = examples.leaping_twice(rules)
        shown += rows(_figure(rules, twice, "book.figure_leap_twice", "double_jumpers"))
    text = Paragraph(Saying("book.leap"))
    return BookPage("book.leaps", (text, Points(tuple(points)), *shown))


def _rat_and_elephant(rules: JungleRules) -> BookPage:
    """The smallest and the largest."""
    takes = "rat_takes_elephant"
    figures = [
        _figure(rules, examples.rat_attacks(rules), "book.figure_rat", takes),
        _figure(rules, examples.elephant_attacks(rules), "book.figure_elephant"),
        _figure(rules, examples.elephant_attacks_trapped(rules), "book.figure_elephant_trap"),
    ]
    if Animal.RAT in rules.swimmers:
        names = (takes, "water_to_land_captors")
        swimming = examples.swimming_rat_attacks(rules)
        figures.append(_figure(rules, swimming, "book.figure_rat_water", *names))
    text = (_statement(rules, takes), _statement(rules, "elephant_takes_rat"))
    return BookPage("book.rat_and_elephant", (*text, *rows(*figures)))


def _traps(rules: JungleRules) -> BookPage:
    """What a trap does to the other side."""
    victim = Figure(
        examples.trapped_victim(rules),
        STATEMENTS["trapped_defender"](rules),
        _differs(rules, "trapped_defender"),
    )
    attacker = Figure(
        examples.trapped_lion(rules),
        STATEMENTS["trapped_attacker"](rules),
        _differs(rules, "trapped_attacker"),
    )
    figures = [_figure(rules, examples.entering_trap(), "book.figure_trap"), victim, attacker]
    if rules.trapped_attacker is TrappedAttacker.RANK_ZERO and rules.rat_takes_elephant:
        names = ("trapped_attacker", "rat_takes_elephant")
        rat = _figure(rules, examples.trapped_rat(), "book.figure_trapped_rat", *names)
        figures = [victim, attacker, rat]
    figures.append(_figure(rules, examples.own_trap(), "book.figure_own_trap"))
    return BookPage("book.traps", (Paragraph(Saying("book.trap")), *rows(*figures)))


def _dens(rules: JungleRules) -> BookPage:
    """Where one must go and must not go."""
    key = "book.figure_den" if rules.den_enterers else "book.figure_closed_den"
    figures = [
        _figure(rules, examples.entering_den(rules), key, "den_enterers"),
        _figure(rules, examples.own_den(), "book.figure_own_den"),
    ]
    if rules.den_enterers and rules.den_enterers != EVERYONE:
        out = examples.kept_out(rules)
        figures.append(_figure(rules, out, "book.figure_kept_out", "den_enterers"))
    points = [_statement(rules, "den_enterers"), Paragraph(Saying("book.own_den"))]
    if rules.den_enterers:
        points.insert(1, Paragraph(Saying("book.den_wins")))
    return BookPage("book.dens", (Points(tuple(points)), *rows(*figures)))


def _ends(rules: JungleRules) -> BookPage:
    """Who wins, and when nobody does."""
    keys = ("book.end_taken", "book.end_stuck", "book.end_resign")
    wins = [Paragraph(Saying(key)) for key in keys]
    if rules.den_enterers:
        wins.insert(0, Paragraph(Saying("book.end_den")))
    draws = [
        _statement(rules, name)
        for name in ("no_capture_limit", "repetition_limit", "draw_by_agreement")
    ]
    blocks: tuple[Block, ...] = (
        Points((*wins, *draws, _statement(rules, "pass_on_time"))),
        *rows(_figure(rules, examples.last_animal(), "book.figure_last")),
    )
    return BookPage("book.ends", blocks)


def _differences(rules: JungleRules, names: list[str]) -> BookPage:
    """Every rule that is not as usual."""
    points = tuple(_statement(rules, name) for name in names)
    return BookPage("book.differences", (Paragraph(Saying("book.differ")), Points(points)))


def _leaps_twice(rules: JungleRules) -> bool:
    return bool(rules.double_jumpers) and rules.rivers is Rivers.INNER


def _anyone_leaps(rules: JungleRules) -> bool:
    return examples.can_leap(rules) or _leaps_twice(rules)
