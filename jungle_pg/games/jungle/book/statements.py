"""Every rule of Jungle as a sentence that holds for some rules."""

from collections.abc import Callable, Mapping
from typing import Final

from jungle_pg.core.jungle.animals import Animal
from jungle_pg.core.jungle.board import Rivers
from jungle_pg.core.jungle.rules import (
    EVERYONE,
    Animals,
    ElephantTakesRat,
    JungleRules,
    PassOnTime,
    Side,
    Start,
    TrappedAttacker,
    TrappedDefender,
)
from jungle_pg.core.rulebook import Seat
from jungle_pg.games.book import Saying

MOST: Final = 5
"""From so many animals on it is shorter to say who is not among them."""


def the_animal(animal: Animal) -> Saying:
    """An animal as a word of a sentence."""
    return Saying("book.the_animal", animal=Saying(f"word.{animal.name.lower()}"))


def the_animals(animals: Animals) -> tuple[Saying, ...]:
    """Animals as words of a sentence, the largest first."""
    return tuple(the_animal(animal) for animal in sorted(animals, reverse=True))


def side(rules: JungleRules, seat: Seat) -> Saying:
    """What a side is called."""
    return Saying(f"seat.{rules.side_names.of(seat).lower()}")


def amount(animals: Animals) -> str:
    """The end of the key of a sentence about nobody, some, most or all animals."""
    if not animals:
        return "nobody"
    if animals == EVERYONE:
        return "all"
    return "most" if len(animals) >= MOST else "some"


def _about(topic: str, animals: Animals) -> Saying:
    """A sentence about animals, or about the few that are not among them."""
    how_many = amount(animals)
    key = f"book.{topic}_{how_many}"
    if how_many == "some":
        return Saying(key, animals=the_animals(animals))
    if how_many == "most":
        return Saying(key, animals=the_animals(EVERYONE - animals))
    return Saying(key)


def rivers(rules: JungleRules) -> Saying:
    """Where the rivers lie."""
    is_inner = rules.rivers is Rivers.INNER
    return Saying("book.rivers_inner" if is_inner else "book.rivers_edges")


def start(rules: JungleRules) -> Saying:
    """How the animals stand at the beginning."""
    if rules.start is Start.TRADITIONAL:
        return Saying("book.start_traditional")
    return Saying("book.start_appendix")


def moves_first(rules: JungleRules) -> Saying:
    """Who begins."""
    return Saying("book.moves_first", side=side(rules, rules.moves_first.seat))


def side_names(rules: JungleRules) -> Saying:
    """What the sides are called."""
    return Saying("book.side_names", bottom=side(rules, 0), top=side(rules, 1))


def row_one(rules: JungleRules) -> Saying:
    """From where rows are counted."""
    return Saying("book.row_one_bottom" if rules.row_one is Side.BOTTOM else "book.row_one_top")


def swimmers(rules: JungleRules) -> Saying:
    """Who enters the water."""
    return _about("swim", rules.swimmers)


def column_jumpers(rules: JungleRules) -> Saying:
    """Who leaps along a column."""
    return _about("leap_column", rules.column_jumpers)


def all_jumpers(rules: JungleRules) -> Saying | None:
    """Who leaps, where the same animals leap along columns and along rows."""
    able = rules.column_jumpers
    if rules.rivers is Rivers.EDGES or able != rules.row_jumpers or not able:
        return None
    return _about("leap_any", able)


def row_jumpers(rules: JungleRules) -> Saying:
    """Who leaps along a row, if there is land behind the water."""
    if rules.rivers is Rivers.EDGES:
        return Saying("book.leap_row_edges")
    return _about("leap_row", rules.row_jumpers)


def double_jumpers(rules: JungleRules) -> Saying:
    """Who leaps over two rivers in one go."""
    if rules.rivers is Rivers.EDGES:
        return Saying("book.leap_double_nobody")
    return _about("leap_double", rules.double_jumpers)


def water_to_land_captors(rules: JungleRules) -> Saying:
    """Who takes from the water what is on land."""
    able = rules.water_to_land_captors & rules.swimmers
    if not able:
        return Saying("book.strike_nobody")
    if able == rules.swimmers:
        return Saying("book.strike_swimmers")
    return Saying("book.strike_some", animals=the_animals(able))


def land_to_water_capture(rules: JungleRules) -> Saying:
    """Whether what is in the water can be taken from land."""
    return Saying("book.into_water_yes" if rules.land_to_water_capture else "book.into_water_no")


def rat_takes_elephant(rules: JungleRules) -> Saying:
    """What a rat does to an elephant."""
    if rules.rat_takes_elephant:
        return Saying("book.rat_takes")
    if rules.trapped_defender is TrappedDefender.RANK_ZERO:
        return Saying("book.rat_takes_trapped")
    return Saying("book.rat_never_takes")


def elephant_takes_rat(rules: JungleRules) -> Saying:
    """What an elephant does to a rat."""
    keys = {
        ElephantTakesRat.NEVER: "book.elephant_never_takes",
        ElephantTakesRat.TRAPPED: "book.elephant_takes_trapped",
        ElephantTakesRat.ALWAYS: "book.elephant_takes",
    }
    return Saying(keys[rules.elephant_takes_rat])


def trapped_attacker(rules: JungleRules) -> Saying:
    """What an animal in an enemy trap does to others."""
    if rules.trapped_attacker is TrappedAttacker.CANNOT_CAPTURE:
        return Saying("book.trapped_takes_nothing")
    if rules.trapped_attacker is TrappedAttacker.FULL_RANK:
        return Saying("book.trapped_takes_all")
    # No two traps of different sides touch: rank 0 meets nobody it could take.
    if rules.rat_takes_elephant:
        return Saying("book.trapped_takes_as_0_but_rat")
    return Saying("book.trapped_takes_as_0")


def trapped_defender(rules: JungleRules) -> Saying:
    """How an animal in an enemy trap resists."""
    if rules.trapped_defender is TrappedDefender.FULL_RANK:
        return Saying("book.trapped_resists")
    if rules.elephant_takes_rat is ElephantTakesRat.NEVER:
        return Saying("book.trapped_is_0_but_rat")
    return Saying("book.trapped_is_0")


def den_enterers(rules: JungleRules) -> Saying:
    """Who goes into the enemy den."""
    return _about("den", rules.den_enterers)


def no_capture_limit(rules: JungleRules) -> Saying:
    """How long a game goes on without a capture."""
    limit = rules.no_capture_limit
    if limit is None:
        return Saying("book.quiet_for_ever")
    return Saying("book.quiet_one") if limit == 1 else Saying("book.quiet_limit", limit=limit)


def repetition_limit(rules: JungleRules) -> Saying:
    """How often a position may come again."""
    if rules.repetition_limit is None:
        return Saying("book.repeat_for_ever")
    return Saying("book.repeat_limit", times=rules.repetition_limit)


def pass_on_time(rules: JungleRules) -> Saying:
    """What a clock does to a turn."""
    keys = {
        PassOnTime.NEVER: "book.time_never_passes",
        PassOnTime.CLOCK: "book.time_as_agreed",
        PassOnTime.ALWAYS: "book.time_passes",
    }
    return Saying(keys[rules.pass_on_time])


def draw_by_agreement(rules: JungleRules) -> Saying:
    """Whether the sides may agree."""
    return Saying("book.agree" if rules.draw_by_agreement else "book.never_agree")


STATEMENTS: Final[Mapping[str, Callable[[JungleRules], Saying]]] = {
    statement.__name__: statement
    for statement in (
        rivers,
        start,
        moves_first,
        side_names,
        row_one,
        swimmers,
        water_to_land_captors,
        land_to_water_capture,
        column_jumpers,
        row_jumpers,
        double_jumpers,
        rat_takes_elephant,
        elephant_takes_rat,
        trapped_attacker,
        trapped_defender,
        den_enterers,
        no_capture_limit,
        repetition_limit,
        pass_on_time,
        draw_by_agreement,
    )
}
"""What is said about each field of the rules."""
